# Arenen: Computerspieler gegeneinander, viele Partien.

## Was nicht stattfinden kann

arena-players = Eine Arena braucht mindestens zwei und höchstens { $most } Computerspieler, durch Kommas getrennt, etwa random,greedy; { $count ->
        [one] hier ist es { $count }.
       *[other] hier sind es { $count }.
    }
arena-thought = „{ $text }“ nennt keine Bedenkzeit. Schreibe den Computerspieler mit Doppelpunkt und 1 bis { $longest } Millisekunden, etwa greedy:100.
arena-no-ray = Ray ist hier nicht installiert. Installiere die Erweiterung „ray“ von Skerry, oder lass --on ray weg.
arena-no-cluster = Der Ray-Cluster ist nicht zu erreichen: { $problem }
arena-damaged = „{ $path }“ ist beschädigt: { $problem }. Stelle die Datei wieder her, oder wähle einen anderen Ordner.
arena-other-plan = In „{ $path }“ liegt eine andere Arena: mit anderen Spielern, Optionen, anderem Startwert oder anderen Regeln. Wähle mit --folder einen anderen Ordner, oder wiederhole den Befehl, der sie begonnen hat.
arena-not-empty = In „{ $path }“ liegt etwas anderes als eine Arena. Wähle einen leeren Ordner oder einen Namen, den es noch nicht gibt.
arena-busy = In „{ $path }“ wird gerade eine Arena gespielt. Warte ihr Ende ab, oder wähle einen anderen Ordner.
arena-worker-lost = Ein Prozess, der gespielt hat, ist von selbst zu Ende gegangen, vielleicht aus Mangel an Speicher. Alles Fertige ist aufgehoben; führe den Befehl noch einmal aus, nötigenfalls mit weniger --workers.
arena-test-of-two = Der Test vergleicht zwei Spieler, und hier sind es { $count }. Lass ihn weg, oder nenne zwei.
arena-hypotheses = elo0 muss kleiner als elo1 sein, und beide müssen zwischen -{ $most } und { $most } liegen.
arena-doubt = alpha und beta sind Wahrscheinlichkeiten, sich zu irren: mehr als 0 und höchstens { $most }.
arena-not-a-number = { $name }: „{ $value }“ ist keine Zahl.

## Während gespielt wird

arena-begins = { $games } Partien, davon { $played } schon gespielt; sie liegen in { $path }
arena-rate = { $rate } Partien/s
arena-stopped = Angehalten. { $games ->
        [0] Noch keine Partie war fertig; der Ordner ist { $path },
        [one] { $games } Partie liegt in { $path };
       *[other] { $games } Partien liegen in { $path };
    } derselbe Befehl macht dort weiter.
arena-kept = Ergebnisse, Partien und ein Bild: { $path }

## Was herausgekommen ist

arena-player = Spieler
arena-column-rating = Elo
arena-column-share = Gewonnen
arena-column-games = Gewonnen/geteilt/verloren
arena-column-points = Punkte
arena-column-quartiles = Min. | Quartile | Max.
arena-column-thought = Bedenkzeit, ms: Mittel | längste
arena-column-late = Zu spät
arena-two = { $first } gegen den anderen: Elo { $elo }, Punkte je Partie { $points }.
arena-first = Wer beginnt, gewinnt { $share }; wären alle Plätze gleich, so wären es { $fair }.
arena-scores = Endpunkte aller: { $mean }; kleinster Wert, Quartile und größter Wert sind { $quartiles }.
arena-counted = Gezählt: { $games } Partien aus { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, jede von jedem Platz aus gespielt. Grenzen und Fehler gelten mit 95 % Sicherheit; Elo 0 ist das Mittel aller Spieler.
arena-not-counted = Nicht gezählt, weil noch nicht von jedem Platz aus gespielt oder nach dem Ende des Tests: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
arena-unbounded = * Jemand hat alles gewonnen oder verloren, daher grenzen die Partien allein diese Zahlen nicht ein; zwischen je zwei Spielern wurde eine weitere, geteilte Partie angenommen.
arena-test = Test von { $first }, elo0 = { $elo0 } gegen elo1 = { $elo1 }, nach { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }: Der Logarithmus des Likelihood-Verhältnisses ist { $ratio } ({ $low } entscheidet für elo0, { $high } für elo1). { $accepted ->
        [elo0] elo0 ist angenommen.
        [elo1] elo1 ist angenommen.
       *[none] Noch ist nichts entschieden.
    }
arena-picture = { $game }: { $games } Partien
arena-picture-ratings = Elo, mit Grenzen, die mit 95 % Sicherheit gelten
arena-picture-course = Anteil der bis dahin gewonnenen Partien; gestrichelt: alle gleich
