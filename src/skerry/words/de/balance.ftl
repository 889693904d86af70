# Wie ausgewogen eine Ausgabe ist: Partien unter gleich starken Bots.

balance-what = Wer das hat
balance-games = Partien
balance-won = Gewonnen
balance-fair = Gerecht
balance-points = Punkte
balance-share = Von allen Punkten
balance-winners = Punkte des Siegers
balance-reached = Erreicht
balance-gave = Brachte
balance-scoring = Wertungsplättchen im Spiel
balance-source = Punkte aus
balance-plan = Plan
balance-main = Hauptquelle des Sieges
balance-ahead = Größter Vorsprung darin
balance-medal = Medaille
balance-out = aus dem Rahmen
balance-surely-out = aus dem Rahmen, und nicht zufällig
balance-named = { $name }
balance-as-it-is = { $text }
balance-group-seat = Reihenfolge: { $name }
balance-group-start = Startset mit der Fähigkeit: { $name }
balance-group-tile = Startset mit dem Plättchen: { $name }
balance-group-resources = Startset mit den Rohstoffen: { $name }
balance-group-board = Dorf: { $name }
balance-group-taken = genommene Fähigkeit: { $name }
balance-group-reached = erreichtes Wertungsplättchen: { $name }
balance-source-orders = Aufträge
balance-source-sets = Sätze von Aufträgen an allen Docks
balance-source-docks = Docks
balance-source-fishing = Fischfang
balance-source-piers = Stege
balance-source-buildings = Gebäude
balance-source-levels = Stufen der Leisten
balance-source-scoring = Wertungsplättchen
balance-source-abilities = Fähigkeiten
balance-source-stores = was im Lager bleibt
balance-source-wagons = Wagen
balance-plan-orders = Aufträge, mit Docks
balance-plan-fishing = Fischfang
balance-plan-building = Bauen
balance-plan-tracks = Leisten, mit Wertungsplättchen
balance-medal-none = keine
balance-medal-bronze = Bronze
balance-medal-silver = Silber
balance-medal-gold = Gold
balance-medal-platinum = Platin
balance-medal-palladium = Palladium
balance-scores = Endstände: { $mean }; der kleinste, die Quartile und der größte sind { $quartiles }.
balance-margin = Der Erste liegt { $margin } Punkte vor dem Zweiten.
balance-missed = Verloren, weil ein Spezialplättchen zu wenig gab: { $share }.
balance-counted = Gezählt: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }. Grenzen und Fehler gelten mit 95 % Sicherheit; ein Anteil darf { $bound } Prozentpunkte vom gerechten entfernt sein. Genommene Fähigkeiten und erreichte Wertungsplättchen werden an allen gemessen, die eines nahmen oder erreichten.
balance-faults = Aus dem Rahmen ({ $count }): { $faults }.
balance-in-line = Alles ist im Rahmen.
