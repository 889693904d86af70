# Amit az oldal egy játék szabályai körül mond.

rules-contents = Tartalom
rules-table = Táblázat
