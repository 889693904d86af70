### Was das Haus selbst sagt, gleich was gespielt wird: meist, warum etwas nicht geht.

## Namen und Wahl

unknown-language = Für die Sprache „{ $name }“ gibt es keine Texte. Wähl eine von diesen: { $known }.
unknown-game = Ein Spiel namens „{ $name }“ gibt es hier nicht. Wähl eines von diesen: { $known }.
unknown-player = Dieses Spiel hat keinen Computergegner namens „{ $name }“. Wähl einen von diesen: { $known }.
unknown-option = Dieses Spiel hat keine Option namens „{ $name }“. Es hat diese: { $known }.
bad-option = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Wähl eines von diesen: { $allowed }.

## Vorbereitung

bad-seed = „{ $seed }“ ist kein Startwert. Gib eine ganze Zahl von 0 bis { $largest } an.
seed-and-setup = Gib einen Startwert oder einen Aufbau an, nicht beides: Der Startwert mischt, beim Aufbau steht alles fest.
unknown-setup = Ein Aufbau hat keinen Eintrag namens „{ $name }“. Er kann diese haben: { $known }.
setup-against-option = Aufbau und Optionen widersprechen sich bei „{ $name }“. Lass den Eintrag an einer der beiden Stellen weg.

## Spielen

unknown-seat = Einen Platz „{ $seat }“ gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
other-seat = Nicht Platz { $seat } ist am Zug, sondern Platz { $mover }. Warte, bis die Gegenseite gespielt hat.
nothing-to-undo = Es wurde noch nichts gespielt, also lässt sich auch nichts zurücknehmen.
game-over = Die Partie ist zu Ende, es gibt nichts mehr zu wählen. Nimm etwas zurück oder beginne eine neue Partie.
no-analysis = Für { $game } gibt es noch keine Auswertung.
not-settled = Hier ist nichts zu füllen: Die Wahl liegt bei dir.
damaged-position =
    Diese gespeicherte Stellung ist beschädigt: Sie müsste { $expected ->
        [one] { $expected } Byte
       *[other] { $expected } Bytes
    } lang sein, ist aber { $found } lang. Nimm eine, die ganz ist.

## Das Zeilenprotokoll

unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Wähl einen von diesen: { $known }.
no-game = Es wurde noch keine Partie begonnen. Beginne eine mit „new“ und dem Namen des Spiels.
not-json = Was nach dem Namen des Spiels steht, ist kein JSON-Objekt: { $problem }.
unknown-key = Zu einer neuen Partie gehört kein „{ $key }“. Angeben kannst du diese: { $known }.
key-not-object = Was du als „{ $key }“ angibst, müssen Namen mit Werten sein; in JSON ist das ein Objekt, in geschweiften Klammern.
bad-depth = „{ $depth }“ ist keine Tiefe. Gib eine ganze Zahl von 0 bis { $most } an.
stands-alone = „{ $command }“ steht für sich allein. Lass „{ $text }“ dahinter weg.
bad-go = „{ $text }“ kann nicht nach „go“ stehen. Schreib „player“ mit einem Namen, „movetime“ mit Millisekunden oder beides.
bad-movetime = „{ $text }“ ist keine Bedenkzeit. Gib ganze Millisekunden an, mit höchstens acht Ziffern.
line-too-long =
    Diese Zeile ist zu lang. Schick höchstens { $most ->
        [one] { $most } Byte
       *[other] { $most } Bytes
    } je Zeile.
line-not-text = Diese Zeile ist kein Text in UTF-8. Schick sie in dieser Kodierung.

## Dateien und Aufzeichnungen

cannot-read = „{ $path }“ lässt sich nicht lesen ({ $problem }).
cannot-write = „{ $path }“ lässt sich nicht schreiben ({ $problem }).
replay-too-large = „{ $path }“ ist zu groß für die Aufzeichnung einer Partie.
replay-not-json = „{ $path }“ ist keine Aufzeichnung einer Partie: { $problem }.
replay-format = „{ $path }“ hat das Format { $found }, diese Version von Skerry liest aber das Format { $expected }.
replay-rules = „{ $path }“ wurde nach Version { $found } der Regeln gespielt, hier gilt aber Version { $expected }. Öffne die Datei mit der Version von Skerry, die sie geschrieben hat.
replay-edition = „{ $path }“ wurde mit anderen Teilen gespielt (Ausgabe { $found }; hier ist es { $expected }). Öffne die Datei mit der Version von Skerry, die sie geschrieben hat.
replay-setup = „{ $path }“ ist beschädigt: Die beschriebene Partie beginnt nicht mit dem Aufbau, den die Datei nennt.
replay-action = „{ $path }“ ist bei Aktion { $number }, „{ $action }“, beschädigt. { $reason }
replay-final = „{ $path }“ ist beschädigt: Die Aktionen führen nicht zu dem Ende, das die Datei nennt. Eine fehlt oder wurde verändert.
