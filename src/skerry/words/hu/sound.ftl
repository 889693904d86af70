# Amit az oldal a hangjairól mond.

sound-switch = Hang
sound-on = A hang be van kapcsolva
sound-off = A hang ki van kapcsolva
