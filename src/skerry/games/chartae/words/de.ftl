### Chartae: Namen, was geschieht, wie es endet, und warum etwas nicht geht.
### `cell` steht als x,y da, gesehen vom Teil mit der Windrose; `side` ist eines der beiden Hoheitsgebiete.

## Namen

chartae-land = Land
chartae-sea = See
chartae-kind-H = Küste (H)
chartae-kind-C = Ecke (C)
chartae-kind-D = Landspitze (D)
chartae-kind-E = Bucht (E)
chartae-kind-F = Landenge (F)
chartae-kind-G = Meerenge (G)

## Was geschieht

chartae-log-turn = { $side } dreht das Landkartenteil auf { $cell }, { $kind }, um 90 Grad im Uhrzeigersinn.
chartae-log-take = { $side } nimmt ein Landkartenteil auf die Hand: { $kind }. Offen liegt jetzt: { $next }.
chartae-log-take-last = { $side } nimmt das letzte Landkartenteil auf die Hand: { $kind }.
chartae-log-lay =
    { $side } legt ein Landkartenteil auf { $cell } an: { $kind }, { $turns ->
        [0] nicht gedreht
        [1] um 90 Grad im Uhrzeigersinn gedreht
        [2] um 180 Grad gedreht
       *[3] um 270 Grad im Uhrzeigersinn gedreht
    }.

## Wie es endet

chartae-won-by-size =
    { $side } gewinnt: Im größten eigenen Gebiet { $most ->
        [one] liegt { $most } Landkartenteil
       *[other] hängen { $most } Landkartenteile zusammen
    }, im größten der Gegenseite { $least }.
chartae-won-by-last-tile =
    { $side } gewinnt bei Gleichstand: Beide größten Gebiete haben { $most ->
        [one] { $most } Landkartenteil
       *[other] { $most } Landkartenteile
    }, und das letzte Teil hat { $other } angelegt.

## Warum es nicht geht

chartae-no-pass = Aussetzen darf niemand: Drehe ein Landkartenteil der Auslage, oder nimm das offene Teil und lege es an.
chartae-game-over = Das neunte Landkartenteil liegt, damit ist das Spiel zu Ende und kein Zug mehr möglich.
chartae-two-rotations = Es wurde zweimal hintereinander gedreht, also muss jetzt angelegt werden: Nimm das offene Landkartenteil.
chartae-no-tile = Auf { $cell } liegt kein Landkartenteil, das sich drehen ließe. Wähle eines aus der Auslage.
chartae-lay-first = Du hast ein Landkartenteil auf der Hand, also kannst du jetzt nicht drehen: Lege zuerst dieses Teil an.
chartae-already-in-hand = Du hast schon ein Landkartenteil auf der Hand. Lege es an, bevor das nächste genommen wird.
chartae-take-first = Du hast noch kein Landkartenteil auf der Hand. Nimm zuerst das offene, dann wähle, wo du es anlegst.
chartae-not-free = Auf { $cell } liegt schon ein Landkartenteil. Wähle ein freies Feld neben einem Teil der Auslage.
chartae-no-shared-edge = Das Feld { $cell } hat keine Kante mit einem Teil der Auslage gemeinsam, und eine Ecke genügt nicht. Wähle ein Feld direkt neben einem Teil.
chartae-too-wide = Mit einem Teil auf { $cell } würde die Landkarte breiter oder höher als drei Felder. Wähle ein Feld, mit dem sie in drei mal drei passt.
chartae-four-orientations = Ein Landkartenteil kann nur auf vier Arten liegen: um 0, 1, 2 oder 3 Vierteldrehungen gedreht, nicht um { $turns }.
chartae-unknown-action = „{ $text }“ ist keine Aktion. Schreibe „turn x,y“, „take“ oder „lay x,y rN“, mit einem Feld für x,y und 0 bis 3 Vierteldrehungen für N.

## Warum ein Aufbau nicht geht

chartae-order-kinds = Die Reihenfolge des Stapels fehlt oder nennt etwas, das kein Landkartenteil ist. Liste in „order“ die acht Teile auf, mit den Buchstaben ihrer Arten: { $kinds }.
chartae-order-count = Die Reihenfolge des Stapels muss die acht Landkartenteile ohne das mit der Windrose nennen, jede Art so oft, wie es sie im Spiel gibt.
chartae-order-fair = Beim fairen Start muss der Stapel mit { $kind } beginnen. Setze dieses Teil an den Anfang, oder verzichte auf den fairen Start.

## Warum eine Stellung nicht geht

chartae-position-fields =
    Eine Stellung hat sechs Angaben mit Leerzeichen dazwischen, hier { $found ->
        [one] steht { $found }
       *[other] stehen { $found }
    }: Landkarte, Ecke oben links, Stapel, Drehungen hintereinander, Platz am Zug, Platz des Beginns.
chartae-position-rows = „{ $place }“ ist keine Landkarte. Schreibe bis zu drei Reihen mit / dazwischen, alle mit gleich vielen Feldern, höchstens drei, und Kommas zwischen den Feldern.
chartae-position-tile = „{ $place }“ ist kein Landkartenteil. Schreibe seine Art und seine Vierteldrehungen, etwa H2, oder einen Punkt für ein leeres Feld.
chartae-position-corner = „{ $place }“ kann nicht die Ecke oben links sein. Schreibe sie als x,y, wobei kein Teil mehr als zwei Felder von der Windrose auf 0,0 entfernt liegt.
chartae-position-compass = „{ $place }“ legt kein Teil mit der Windrose auf 0,0. Das Teil dort muss von der Art H sein.
chartae-position-apart = Die Landkartenteile von „{ $place }“ hängen nicht zusammen. Jedes muss Kante an Kante mit einem anderen liegen, bis hin zur Windrose.
chartae-position-pile = „{ $place }“ ist kein Stapel. Schreibe die offene Art, einen Doppelpunkt und die Arten darunter, etwa E:FG; davor D> für ein Teil auf der Hand.
chartae-position-count = Mit dem Stapel „{ $place }“ sind es nicht die Teile des Spiels. Landkarte, Hand und Stapel müssen zusammen alle neun enthalten, jede Art so oft, wie es sie im Spiel gibt.
chartae-position-turned = „{ $place }“ kann nicht die Zahl der Drehungen hintereinander sein. Sie ist 0, 1 oder 2; mit einem Teil auf der Hand und nach dem Ende ist sie 0.
chartae-position-mover = „{ $place }“ sagt nicht, wer am Zug ist. Schreibe den Platz, 0 oder 1, und L für Land oder S für See, etwa 0L.
chartae-position-first = „{ $place }“ sagt nicht, wer begonnen hat. Schreibe den Platz, 0 oder 1.
