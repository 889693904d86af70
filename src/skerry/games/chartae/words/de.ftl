### Chartae: Namen, was geschieht, wie es endet, und warum etwas nicht geht.
### `cell` steht als x,y da, gesehen vom Teil mit der Windrose; `side` ist eines der beiden Hoheitsgebiete.

## Namen

chartae-land = Land
chartae-sea = See
chartae-analysis = Gewinnchancen der Seite am Zug, wenn beide bestmöglich spielen:
chartae-kind-H = Küste (H)
chartae-kind-C = Ecke (C)
chartae-kind-D = Landspitze (D)
chartae-kind-E = Bucht (E)
chartae-kind-F = Landenge (F)
chartae-kind-G = Meerenge (G)

## Was geschieht

chartae-log-turn = { $side } dreht das Teil auf { $cell }, { $kind }, um 90 Grad im Uhrzeigersinn.
chartae-proposal-take = { $side } nimmt ein Teil auf die Hand: { $kind }.
chartae-log-take = { $side } nimmt ein Teil auf die Hand: { $kind }. Offen liegt jetzt: { $next }.
chartae-log-take-last = { $side } nimmt das letzte Teil auf die Hand: { $kind }.
chartae-log-lay =
    { $side } legt ein Teil auf { $cell } an: { $kind }, { $turns ->
        [0] nicht gedreht
        [1] um 90 Grad im Uhrzeigersinn gedreht
        [2] um 180 Grad gedreht
       *[3] um 270 Grad im Uhrzeigersinn gedreht
    }.

## Wie es endet

chartae-won-by-size =
    { $side } gewinnt: In der größten eigenen Gruppe { $most ->
        [one] liegt { $most } Teil
       *[other] hängen { $most } Teile zusammen
    }, in der größten der Gegenseite { $least }.
chartae-won-by-last-tile =
    { $side } gewinnt bei Gleichstand: Beide größten Gruppen haben { $most ->
        [one] { $most } Teil
       *[other] { $most } Teile
    }, und das letzte Teil hat { $other } angelegt.

## Warum es nicht geht

chartae-no-pass = Aussetzen darf niemand: Dreh ein Teil der Karte, oder nimm das offene Teil und leg es an.
chartae-game-over = Das neunte Teil liegt, damit ist die Partie zu Ende und kein Zug mehr möglich.
chartae-two-rotations = Es wurde zweimal hintereinander gedreht, also muss jetzt angelegt werden: Nimm das offene Teil.
chartae-no-tile = Auf { $cell } liegt kein Teil, das sich drehen ließe. Wähl eines von der Karte.
chartae-lay-first = Du hast ein Teil auf der Hand, also kannst du jetzt nicht drehen: Leg zuerst dieses Teil an.
chartae-already-in-hand = Du hast schon ein Teil auf der Hand. Leg es an, bevor das nächste genommen wird.
chartae-take-first = Du hast noch kein Teil auf der Hand. Nimm zuerst das offene mit take (t), dann wähl, wo du es anlegst.
chartae-not-free = Auf { $cell } liegt schon ein Teil. Wähl ein freies Feld neben einem Teil der Karte.
chartae-no-shared-edge = Das Feld { $cell } hat keine Kante mit einem Teil der Karte gemeinsam, und eine Ecke genügt nicht. Wähl ein Feld direkt neben einem Teil.
chartae-too-wide = Mit einem Teil auf { $cell } würde die Karte breiter oder höher als drei Felder. Wähl ein Feld, mit dem sie in drei mal drei passt.
chartae-four-orientations = Ein Teil kann nur auf vier Arten liegen: um 0, 1, 2 oder 3 Vierteldrehungen gedreht, nicht um { $turns }.
chartae-unknown-action = „{ $text }“ ist keine Aktion. Schreib „turn x,y“, „take“ oder „lay x,y rN“, mit einem Feld für x,y und 0 bis 3 Vierteldrehungen für N.

## Warum ein Aufbau nicht geht

chartae-order-kinds = Die Reihenfolge des Stapels fehlt oder nennt etwas, das kein Teil ist. Liste in „order“ die acht Teile auf, mit den Buchstaben ihrer Arten: { $kinds }.
chartae-order-count = Die Reihenfolge des Stapels muss die acht Teile ohne das mit der Windrose nennen, jede Art so oft, wie es sie im Spiel gibt.
chartae-order-fair = Beim fairen Start muss der Stapel mit { $kind } beginnen. Setz dieses Teil an den Anfang, oder verzichte auf den fairen Start.

## Warum eine Stellung nicht geht

chartae-position-fields =
    Eine Stellung hat sechs Angaben mit Leerzeichen dazwischen, hier { $found ->
        [one] steht { $found }
       *[other] stehen { $found }
    }: Karte, Ecke oben links, Stapel, Drehungen hintereinander, Platz am Zug, Platz, der begonnen hat.
chartae-position-rows = „{ $place }“ ist keine Karte. Schreib bis zu drei Reihen mit / dazwischen, alle mit gleich vielen Feldern, höchstens drei, und Kommas zwischen den Feldern.
chartae-position-tile = „{ $place }“ ist kein Teil. Schreib seine Art und seine Vierteldrehungen, etwa H2, oder einen Punkt für ein leeres Feld.
chartae-position-corner = „{ $place }“ kann nicht die Ecke oben links sein. Schreib sie als x,y, wobei kein Teil mehr als zwei Felder von der Windrose auf 0,0 entfernt liegt.
chartae-position-compass = „{ $place }“ legt kein Teil mit der Windrose auf 0,0. Das Teil dort muss von der Art H sein.
chartae-position-apart = Die Teile von „{ $place }“ hängen nicht zusammen. Jedes muss Kante an Kante mit einem anderen liegen, bis hin zur Windrose.
chartae-position-pile = „{ $place }“ ist kein Stapel. Schreib die offene Art, einen Doppelpunkt und die Arten darunter, etwa E:FG; davor D> für ein Teil auf der Hand.
chartae-position-count = Mit dem Stapel „{ $place }“ sind es nicht die Teile des Spiels. Karte, Hand und Stapel müssen zusammen alle neun enthalten, jede Art so oft, wie es sie im Spiel gibt.
chartae-position-turned = „{ $place }“ kann nicht die Zahl der Drehungen hintereinander sein. Sie ist 0, 1 oder 2; mit einem Teil auf der Hand und nach dem Ende ist sie 0.
chartae-position-mover = „{ $place }“ sagt nicht, wer am Zug ist. Schreib den Platz, 0 oder 1, und L für Land oder S für See, etwa 0L.
chartae-position-first = „{ $place }“ sagt nicht, wer begonnen hat. Schreib den Platz, 0 oder 1.
