### Fjorde: Namen, was geschieht, wie es endet, und warum etwas nicht geht.
### `cell` steht als q,r da, gesehen vom ersten Startplättchen; `tile` sind die sechs Ecken im Uhrzeigersinn ab Norden.

## Namen

fjorde-red = Rot
fjorde-white = Weiß
fjorde-farm = Hof
fjorde-field = Feld
fjorde-mountain = Berg
fjorde-meadow = Wiese
fjorde-sea = Meer
fjorde-two-terrains = { $first } und { $second }
fjorde-side-0 = oben rechts
fjorde-side-1 = rechts
fjorde-side-2 = unten rechts
fjorde-side-3 = unten links
fjorde-side-4 = links
fjorde-side-5 = oben links

## Was auf dem Tisch liegt

fjorde-shown-round = Felder, Runde { $round } von { $rounds }: Rot { $red }, Weiß { $white }; Partie: Rot { $red_in_all }, Weiß { $white_in_all }
fjorde-shown-round-only = Felder, Runde { $round } von { $rounds }: Rot { $red }, Weiß { $white }
fjorde-shown-pieces =
    { $side } hat noch { $farms ->
        [one] { $farms } Hof
       *[other] { $farms } Höfe
    } und { $fields ->
        [one] { $fields } Feld
       *[other] { $fields } Felder
    }
fjorde-shown-stack =
    Verdeckt: { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
fjorde-shown-hand = Auf der Hand: { $tile }
fjorde-shown-pool = Offene Auswahl: { $tiles }
fjorde-shown-row = Reihe: { $tiles }
fjorde-shown-aside = Beiseite: { $tiles }
fjorde-shown-nothing = leer
fjorde-shown-sure = Sicher: Rot { $red }, Weiß { $white }; umkämpft: { $contested }
fjorde-shown-mover = Am Zug: { $side }
fjorde-shown-tile = { $cell }: { $corners }
fjorde-shown-farm = { $cell }: { $corners }, ein Hof von { $side }
fjorde-shown-field = { $cell }: { $corners }, ein Feld von { $side }
fjorde-shown-legend = Ecken: ^ Berg, . Wiese, ~ Meer. Figuren: R, W Höfe; r, w Felder.
fjorde-shown-legend-land = =r, =w: sicher für Rot, Weiß. =x: unerreichbar. Ohne Zeichen: umkämpft.
fjorde-shown-free = Freie Plätze an zwei Plättchen: { $cells }
fjorde-picture = Karte von Fjorde

## Was geschieht

fjorde-proposal-draw = { $side } zieht ein Plättchen.
fjorde-log-draw = { $side } zieht { $tile }.
fjorde-log-draw-pool = { $side } zieht { $tile }; es passt nirgends und kommt in die offene Auswahl.
fjorde-log-draw-last = { $side } zieht das letzte Plättchen, { $tile }; es passt nirgends, damit endet die Entdeckung.
fjorde-log-lay = { $side } legt { $tile } auf { $cell }.
fjorde-log-lay-pool = { $side } nimmt { $tile } aus der offenen Auswahl und legt es auf { $cell }.
fjorde-log-farm = { $side } setzt einen Hof auf { $cell }.
fjorde-log-no-farm = { $side } setzt keinen Hof auf { $cell }.
fjorde-log-field = { $side } legt ein Feld auf { $cell }.
fjorde-log-claim = { $side } behauptet, dass { $tile } nirgends passt.
fjorde-log-claim-row = { $side } behauptet, dass kein Plättchen der Reihe passt.
fjorde-log-silent = { $side } zeigt keinen Platz, also kommt { $tile } in die offene Auswahl.
fjorde-log-silent-row = { $side } zeigt keinen Platz, also kommt die Reihe beiseite.
fjorde-log-point = { $side } zeigt einen Platz, also legt { $other } { $tile } auf { $cell }.
fjorde-log-round-ends = { $event } Runde { $round } ist zu Ende: Rot { $red }, Weiß { $white }.

## Wie es endet

fjorde-won-by-fields = { $side } gewinnt mit { $most ->
        [one] { $most } Feld
       *[other] { $most } Feldern
    } zu { $least }.
fjorde-won-by-rounds = Beide haben { $points ->
        [one] { $points } Feld
       *[other] { $points } Felder
    }. { $side } gewinnt, mit zwei gewonnenen Runden.
fjorde-drawn = Unentschieden: Beide haben { $points ->
        [one] { $points } Feld
       *[other] { $points } Felder
    }, und auch die gewonnenen Runden entscheiden nicht.

## Warum ein Plättchen nirgends passt

fjorde-proof-corners = { $cell }: Im Uhrzeigersinn ab Norden braucht dieser Platz { $corners }, ein Punkt ist offen, und so lässt sich { $tile } nicht drehen.
fjorde-proof-sea = { $cell }: Hier würde ein Plättchen nur über Meer anschließen.

## Was man fragen kann

fjorde-why-what = Frag nach einem Plättchen (why PPPMMS), einem Platz (why 1,0), einem Plättchen auf einem Platz (why 1,0 PPMMPP) oder einer Aktion (why draw).
fjorde-why-field = Auf { $cell } darf jetzt ein Feld liegen.
fjorde-why-lay = { $tile } passt auf { $cell } und darf jetzt dort gelegt werden.
fjorde-why-nowhere = { $tile } passt nirgends:
fjorde-why-somewhere = { $tile } passt hier: { $places }
fjorde-why-cell = { $cell } verlangt ab Norden im Uhrzeigersinn { $corners } (ein Punkt ist offen). Von den verdeckten Plättchen passen dort: { $tiles }
fjorde-no-tiles-left = Die Entdeckung ist vorbei, es kommen keine Plättchen mehr.
fjorde-tiles-left = Verdeckt, zusammen { $count } (* passt jetzt irgendwo):
fjorde-territory-if-now = Wenn die Entdeckung jetzt endete:
fjorde-territory-safe = Sicher für { $side }: { $cells }
fjorde-territory-contested = Umkämpft: { $cells }
fjorde-territory-dead = Für niemanden erreichbar: { $cells }
fjorde-territory-sure = Sichere Felder in dieser Runde: Rot { $red }, Weiß { $white }
fjorde-fill-later = Erst bei der Landnahme, wenn nichts mehr umkämpft ist, werden Felder ohne zu fragen gesetzt.
fjorde-fill-contested = Noch umkämpft: { $cells }. Ein Feld auf sicherem Land überlässt dort der anderen Seite den nächsten Zug, also wähl selbst.

## Was Aktionen wert sind

fjorde-analysis-exact = { $side } am Zug. Vorsprung an Feldern am Ende der Runde nach jeder Aktion, wenn beide bestmöglich spielen, bewiesen:
fjorde-analysis-bounds = { $side } am Zug. Vorsprung an Feldern am Ende der Runde nach jeder Aktion, wenn beide bestmöglich spielen; die Zeit reichte nur für diese bewiesenen Schranken:
fjorde-analysis-estimate = { $side } am Zug. Geschätzte Chance, die Partie zu gewinnen, nach jeder Aktion (in Klammern die Versuche der Suche, zusammen { $tries }):
fjorde-best-line = Beste Folge: { $line }. Die Runde endet so: Rot { $red }, Weiß { $white }.

## Warum es nicht geht

fjorde-unknown-action = „{ $text }“ ist keine Aktion. Schreibe „draw“, „lay q,r ECKEN“, „farm“, „no-farm“ oder „field q,r“, mit einem Platz für q,r und den sechs Ecken im Uhrzeigersinn ab Norden, etwa PPPMMS.
fjorde-bad-corners = „{ $corners }“ sagt nicht, wie ein Plättchen liegt. Schreibe seine sechs Ecken im Uhrzeigersinn ab Norden, jede M, P oder S.
fjorde-no-such-tile = Ein Plättchen { $corners } gibt es im Spiel nicht. Plättchen darf man drehen, aber nicht spiegeln.
fjorde-no-pass = Aussetzen darf niemand, der ein Feld legen kann; wer keines legen kann, wird übergangen.
fjorde-over = Die letzte Runde ist gewertet, damit ist die Partie zu Ende.
fjorde-discovery-over = Die Entdeckung ist zu Ende: Plättchen und Höfe kommen keine mehr hinzu. Lege ein Feld.
fjorde-still-discovery = Felder werden erst nach der Entdeckung gelegt, und noch kommen Plättchen.
fjorde-no-land-taking = Land wird erst nach der Entdeckung genommen: In dieser Stellung gibt es noch nichts auszurechnen.
fjorde-one-tile = Nur ein Plättchen pro Zug, und du hast es gelegt. Entscheide über den Hof: „farm“ oder „no-farm“.
fjorde-reply-first = Die andere Seite behauptet, dass nichts passt. Antworte zuerst: Zeige einen Platz, oder schweige.
fjorde-row-no-draw = In dieser Partie wird nicht verdeckt gezogen: Wähle ein Plättchen der Reihe, und lege es.
fjorde-already-drawn = Du hast { $tile } auf der Hand. Lege es, bevor weiter gezogen wird.
fjorde-no-oversight = Diese Partie wird ohne Übersehen gespielt: Was nirgends passt, kommt von selbst in die offene Auswahl.
fjorde-nothing-to-claim = Du hast kein Plättchen auf der Hand, von dem du behaupten könntest, dass es nirgends passt. Ziehe zuerst.
fjorde-no-claim = Niemand hat behauptet, dass ein Plättchen nirgends passt, also gibt es nichts zu antworten.
fjorde-not-in-row = In der Reihe liegt kein { $tile }, auch nicht gedreht. Wähle eines, das dort liegt.
fjorde-not-in-pool = Du hast kein Plättchen auf der Hand, und in der offenen Auswahl liegt kein { $tile }. Ziehe, oder wähle eines, das dort liegt.
fjorde-pool-later = { $tile } liegt in der offenen Auswahl, aber zuerst kommt das gezogene Plättchen: Lege { $hand }.
fjorde-other-tile = Du hast nicht { $tile } auf der Hand, sondern { $hand }. Man darf es drehen, aber nicht spiegeln.
fjorde-far-away = Bis { $cell } reicht keine Karte. Wähle einen Platz, der mindestens zwei Plättchen berührt.
fjorde-not-free = Auf { $cell } liegt schon ein Plättchen. Wähle einen freien Platz.
fjorde-touches-too-few =
    Ein neues Plättchen muss mindestens zwei Plättchen berühren, aber { $cell } berührt { $count ->
        [0] keines
        [one] nur eines
       *[other] { $count }
    }.
fjorde-no-match = Auf { $cell } passt die Seite { $side } nicht: { $other } zeigt dort im Uhrzeigersinn { $found }, das Plättchen aber { $own }.
fjorde-sea-only = Auf { $cell } würde das Plättchen die anderen nur über Meer berühren. Das Land muss immer zusammenhängen.
fjorde-no-question = Über einen Hof ist jetzt nicht zu entscheiden: Er wird gesetzt, gleich nachdem ein Plättchen mit Wiese gelegt ist.
fjorde-no-farm-left = In dieser Runde hast du keinen Hof mehr.
fjorde-farm-on-start = Auf einem Startplättchen steht kein Hof. Lege zuerst ein Plättchen.
fjorde-farm-on-mountain = Ein Hof braucht Wiese, und das neueste Plättchen ist ganz Berg.
fjorde-farm-later = Ein Hof wird gesetzt, gleich nachdem du ein Plättchen gelegt hast, und auf dieses Plättchen, nie später.
fjorde-no-tile = Auf { $cell } liegt kein Plättchen. Wähle eines der Karte, mit Wiese.
fjorde-no-meadow = Das Plättchen auf { $cell } ist ganz Berg, und ein Feld braucht Wiese.
fjorde-on-farm = Auf { $cell } steht ein Hof. Wähle ein freies Plättchen.
fjorde-on-field = Auf { $cell } liegt schon ein Feld. Wähle ein freies Plättchen.
fjorde-no-meadow-between = { $cell } liegt neben einer deiner Figuren, aber keine Wiese verbindet sie: Dazwischen ist Berg oder Meer.
fjorde-out-of-reach = { $cell } liegt neben keinem deiner Höfe und Felder. Wähle ein Plättchen direkt daneben.

## Warum ein Aufbau nicht geht

fjorde-orders-rounds =
    „orders“ muss den Stapel jeder Runde aufführen, { $rounds ->
        [one] { $rounds } Liste
       *[other] { $rounds } Listen
    } von Plättchen.
fjorde-orders-tile = Im Stapel der Runde { $round } ist „{ $tile }“ kein Plättchen des Spiels. Schreibe seine sechs Ecken, etwa PPPMMS.
fjorde-orders-count = Der Stapel der Runde { $round } enthält nicht genau die { $count } Plättchen: { $tile } ist zu oft oder zu selten dabei.

## Warum eine Stellung nicht geht

fjorde-position-fields = Eine Stellung hat { $wanted } Teile mit Leerzeichen dazwischen, hier sind es { $found }: Optionen, Punkte, Phase, Hand, offene Auswahl, Reihe, Stapel, Karte, wer begann, wer am Zug ist.
fjorde-position-options = „{ $place }“ ist keine Partie. Schreibe 3 oder 1 für die Runden, dann o für Übersehen und r für die Reihe, etwa 3o.
fjorde-position-points = „{ $place }“ nennt nicht die Punkte der beendeten Runden. Schreibe sie als 14-12,9-20, oder - vor dem Ende der ersten.
fjorde-position-phase = „{ $place }“ ist keine Phase. Sie ist t vor dem Ziehen, h mit einem Plättchen auf der Hand, r für eine Antwort, f für einen Hof, l für die Landnahme, o am Ende.
fjorde-position-seat = „{ $place }“ ist keine Seite. Schreibe 0 oder 1.
fjorde-position-kinds = „{ $place }“ nennt keine Plättchen. Schreibe je einen Buchstaben, { $kinds }, oder - für keines.
fjorde-position-hand = „{ $place }“ sind mehrere Plättchen auf der Hand. Es kann nur eines sein.
fjorde-position-pool = „{ $place }“ ist keine offene Auswahl. Schreibe ihre Plättchen in der Reihenfolge des Alphabets.
fjorde-position-row = „{ $place }“ ist keine Reihe. Sie hat höchstens vier Plättchen.
fjorde-position-stacks = „{ $place }“ sind nicht die Stapel dieser und der kommenden Runden. Schreibe / dazwischen; die kommenden haben alle 37 Plättchen.
fjorde-position-map = „{ $place }“ ist keine Karte. Schreibe 3 bis 40 Plättchen mit ; dazwischen.
fjorde-position-tile = „{ $place }“ ist kein Plättchen der Karte. Schreibe Platz, Ecken und Figur, etwa 1,0SSPPPSF0.
fjorde-position-start = „{ $place }“ ist nicht das Startplättchen, das hierher gehört. Eine Karte beginnt mit den drei Startplättchen, wie das Spiel sie legt.
fjorde-position-fit = „{ $place }“ kann hier nicht gelegt worden sein. Schreibe die Plättchen in der Reihenfolge, in der sie gelegt wurden, jedes dort, wo es passt.
fjorde-position-piece = „{ $place }“ trägt eine Figur, die dort nicht sein kann. Eine Seite hat vier Höfe, nicht auf Startplättchen, und zwanzig Felder, auf Wiese und erst nach der Entdeckung.
fjorde-position-count = Mit der Karte „{ $place }“ sind es nicht die Plättchen des Spiels. Karte, Hand, Auswahl, Reihe und Stapel müssen alle enthalten, jedes so oft, wie es vorkommt.
fjorde-position-contradiction = Die Phase „{ $place }“ widerspricht dem Rest der Stellung: der Hand, der Reihe, dem Stapel oder der Karte.
