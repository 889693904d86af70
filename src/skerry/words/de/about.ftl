# Was die Seite über die Spiele und das Haus sagt.

about-players = Personen: { $players }
about-minutes = { $minutes } Minuten
about-demands-1 = leicht zu lernen
about-demands-2 = etwas zum Nachdenken
about-demands-3 = für lange Abende
about-house = Drei Spiele am Fjord
about-house-more = Spiel gegen den Computer oder mit Gästen, auf jedem Gerät. Jedes Spiel hat eine Einführung am Spielplan, seine Regeln und am Ende einen Rückblick. Lernen kannst du, bevor du deinen Namen sagst.
