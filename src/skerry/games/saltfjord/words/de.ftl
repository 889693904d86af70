### Saltfjord: names, what happens, how it ends, and why something is refused.

## Names

saltfjord-seat-0 = Blau
saltfjord-seat-1 = Rot
saltfjord-seat-2 = Grün
saltfjord-seat-3 = Gelb
saltfjord-white = weiß
saltfjord-orange = orange
saltfjord-goods-fish =
    { $count ->
        [one] { $count } Fisch
       *[other] { $count } Fische
    }
saltfjord-goods-wood =
    { $count ->
        [one] { $count } Holz
       *[other] { $count } Holz
    }
saltfjord-goods-grain =
    { $count ->
        [one] { $count } Getreide
       *[other] { $count } Getreide
    }
saltfjord-goods-paper =
    { $count ->
        [one] { $count } Papier
       *[other] { $count } Papier
    }
saltfjord-goods-plank =
    { $count ->
        [one] { $count } Planke
       *[other] { $count } Planken
    }
saltfjord-goods-food =
    { $count ->
        [one] { $count } Nahrung
       *[other] { $count } Nahrung
    }
saltfjord-goods-book =
    { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
saltfjord-goods-gold =
    { $count ->
        [one] { $count } Gold
       *[other] { $count } Gold
    }
saltfjord-goods-point =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
saltfjord-list = { $first }, { $rest }
saltfjord-nothing = nichts
saltfjord-trade = { $taken } für { $given }
saltfjord-either = { $first } oder { $second }
saltfjord-pier = Steg mit { $gain }
saltfjord-effect-upgrade = aufwerten
saltfjord-effect-order = Auftrag erfüllen
saltfjord-effect-develop = entwickeln
saltfjord-effect-build = kleines Bauteil bauen
saltfjord-effect-fishing = fischen gehen
saltfjord-effect-build-one = 1er-Bauteil kostenlos bauen
saltfjord-track-craft = Handwerk
saltfjord-track-carpentry = Schreinerei
saltfjord-track-logistics = Logistik
saltfjord-track-fishing = Fischerei
saltfjord-track-wagons = Wagen
saltfjord-step-worker = ein Arbeiter
saltfjord-step-boat = das größere Boot
saltfjord-step-ability = eine offene Fähigkeit
saltfjord-step-less-wood = Bauteile kosten ab jetzt 1 Holz weniger
saltfjord-step-any-dock = Aufträge kommen ab jetzt an eine beliebige Anlegestelle
saltfjord-step-dock-at-once = Aufträge geben ab jetzt sofort die Belohnung ihrer Anlegestelle
saltfjord-step-look-at-two = ab jetzt aus zwei Fischplättchen wählen
saltfjord-step-type-2 = ab jetzt auch Fischplättchen vom Typ 2
saltfjord-step-type-3 = ab jetzt auch Fischplättchen vom Typ 3
saltfjord-step-piers-by-wagon = Wagen lösen ab jetzt auch Stege aus
saltfjord-step-second-wagon = ein zweiter Wagen
saltfjord-step-move-wagons = jeder Wagen fährt ein Feld weit
saltfjord-ability-free-die-step = die ersten Schritte, die einen Würfel ändern, sind frei: { $count }
saltfjord-ability-cheaper-upgrade = die erste Aufwertung für Fisch in einem Zug kostet { $count } Fisch weniger
saltfjord-ability-order-without-a-basic-resource = für { $count } Fisch einen Grundstoff eines Auftrags weglassen
saltfjord-ability-taken-tavern = für { $count } Fisch in eine besetzte Taverne gehen
saltfjord-ability-lift-a-die = einmal je Runde für { $count } Fisch einen Würfel von einem Gebäude heben
saltfjord-ability-boat-advances = wann immer das Boot vorankommt: { $gain }
saltfjord-ability-worker-is-set = wann immer ein Arbeiter eingesetzt wird: { $gain }
saltfjord-ability-line-is-full = wann immer eine Reihe oder Spalte voll wird: { $gain }
saltfjord-ability-tile-is-built = wann immer ein Bauteil gebaut wird: { $gain }
saltfjord-ability-order-is-fulfilled = wann immer ein Auftrag erfüllt wird: { $gain }
saltfjord-ability-marker-is-moved = wann immer ein Marker auf einer Leiste vorrückt: { $gain }
saltfjord-with-more = { $ability }; dazu einmal { $gain }
saltfjord-scoring-end = { $points } für je { $per }: { $counted }
saltfjord-scoring-now = sofort { $points } für je { $per }: { $counted }
saltfjord-counted-orders = Aufträge an den Anlegestellen
saltfjord-counted-dock-sets = Sätze aus vier Aufträgen an vier Anlegestellen
saltfjord-counted-full-lines = volle Reihen und Spalten
saltfjord-counted-fish-tiles = heimgebrachte Fischplättchen
saltfjord-counted-piers = Stege
saltfjord-counted-building-kinds = verschiedene Gebäude
saltfjord-counted-workers-and-abilities = Arbeiter und Fähigkeiten
saltfjord-counted-steps = Schritte auf den Leisten
saltfjord-counted-areas = erreichte Bereiche des Fjords
saltfjord-counted-fish = Fische im Lager
saltfjord-order = { $cost } (am Ende { $points })
saltfjord-decision-1 = ein Startset wählen
saltfjord-decision-2 = das Start-Bauteil legen
saltfjord-decision-3 = einen Würfel nehmen, ein großes Bauteil bauen oder in eine Taverne gehen
saltfjord-decision-4 = freie Aktionen oder Zugende
saltfjord-decision-5 = die Wagen in dieser Linie bewegen
saltfjord-decision-6 = mit dem Würfel Gebäude aktivieren
saltfjord-decision-7 = eine Wirkung nutzen oder lassen
saltfjord-decision-8 = eines von zwei Fischplättchen behalten
saltfjord-decision-9 = ein Fischplättchen über Bord werfen
saltfjord-decision-10 = das Fischplättchen wählen, das doppelt zählt
saltfjord-decision-11 = eine Anlegestelle für den Auftrag wählen
saltfjord-decision-12 = eine offene Fähigkeit nehmen
saltfjord-decision-13 = jeden Wagen ein Feld weit bewegen
saltfjord-way-0 = gar nicht
saltfjord-way-1 = nach oben
saltfjord-way-2 = nach unten
saltfjord-way-3 = nach links
saltfjord-way-4 = nach rechts
saltfjord-medal-none = keine Medaille
saltfjord-medal-bronze = Bronze
saltfjord-medal-silver = Silber
saltfjord-medal-gold = Gold
saltfjord-medal-platinum = Platin
saltfjord-medal-palladium = Palladium

## What happens

saltfjord-log-points = { $event } Punkte: { $points }.
saltfjord-log-round-ends = { $event } Runde { $round } ist zu Ende.
saltfjord-log-done = { $side } beendet den Zug.
saltfjord-log-stop = { $side } macht hier Schluss.
saltfjord-log-skip = { $side } nutzt die Wirkung nicht.
saltfjord-log-aside = { $side } legt den Würfel für einen Fisch beiseite.
saltfjord-log-choose = { $side } wählt: { $effect }.
saltfjord-log-keep = { $side } behält das Fischplättchen mit { $tile }.
saltfjord-log-overboard = { $side } wirft das Fischplättchen mit { $tile } über Bord.
saltfjord-log-double = { $side } verdoppelt die Punkte des Fischplättchens mit { $tile }.
saltfjord-log-set = { $side } nimmt Startset { $number } ({ $ability }).
saltfjord-log-dock = { $side } legt den Auftrag an Anlegestelle { $dock }.
saltfjord-log-ability = { $side } nimmt eine Fähigkeit: { $ability }.
saltfjord-log-tavern = { $side } beendet die Runde in Taverne { $tavern }: { $effect }.
saltfjord-log-tavern-taken = { $side } zahlt { $cost } Fisch und beendet die Runde in der besetzten Taverne { $tavern }: { $effect }.
saltfjord-log-develop = { $side } zahlt { $cost } und erreicht Stufe { $step } von { $track }: { $effect }.
saltfjord-log-advance = { $side } fährt in Bereich { $area } und fischt dort, Typ { $kind }.
saltfjord-log-return = { $side } fährt heim.
saltfjord-log-upgrade = { $side } wertet { $given } auf: { $taken }.
saltfjord-log-upgrade-fish = { $side } nimmt einen Fisch, statt aufzuwerten.
saltfjord-log-order = { $side } erfüllt einen Auftrag: { $order }.
saltfjord-log-order-without = { $side } erfüllt einen Auftrag und lässt für Fisch { $resource } weg: { $order }.
saltfjord-log-sell = { $side } gibt { $given } für { $taken }.
saltfjord-log-raise = { $side } zahlt Fisch und wertet { $given } auf: { $taken }.
saltfjord-log-lower = { $side } wertet { $given } ab: { $taken }.
saltfjord-log-worker = { $side } setzt einen Arbeiter auf { $cell }: { $face }.
saltfjord-log-lift = { $side } zahlt Fisch und hebt den Würfel von { $cell }.
saltfjord-log-wagon = { $side } bewegt Wagen { $wagon } { $way }.
saltfjord-log-activate = { $side } aktiviert { $cell }: { $face }.
saltfjord-log-die = { $side } nimmt einen Würfel: { $colour } { $value }.
saltfjord-log-die-changed = { $side } nimmt einen Würfel, { $colour } { $value }, und zahlt { $cost } Fisch, um ihn als { $use } zu nutzen.
saltfjord-log-place = { $side } legt das Start-Bauteil auf { $cell }.
saltfjord-log-build = { $side } baut { $stack } auf { $cell }: { $tile }.

## How it ends

saltfjord-won = { $side } gewinnt mit { $points } Punkten; danach folgen { $second }.
saltfjord-won-by-tavern = Mehrere haben { $points } Punkte; { $side } gewinnt, weil am weitesten links in den Tavernen.
saltfjord-solo-lost = Das Spiel ist verloren: Ein Spezialplättchen bringt zu wenig. Punkte: { $points }.
saltfjord-solo-won = Das Spiel ist mit { $points } Punkten gewonnen. Medaille: { $medal }.

## Why it is not allowed

saltfjord-unknown-action = „{ $text }“ ist keine Aktion. Schreib zum Beispiel „die white 3 +1“, „activate 4,2“, „build S1a at 2,3 r0“, „tavern 4“ oder „sell wood“; „legal“ zählt auf, was geht.
saltfjord-no-cell = Ein Feld { $cell } gibt es nicht. Spalten und Zeilen gehen von 1 bis 6, die Spalte zuerst.
saltfjord-no-mirroring = Bauteile dürfen gedreht, nie gespiegelt werden. Schreib r0 bis r3.
saltfjord-four-rotations = Eine Drehung { $rotation } gibt es nicht. Ein Bauteil liegt auf eine von vier Arten, r0 bis r3.
saltfjord-no-such-value = Ein Würfel zeigt 1 bis 6, nie { $value }, und von 6 führt kein Schritt zu 1.
saltfjord-downgrade-basic = Unter { $resource } liegt nur Fisch. Gib es stattdessen ab: sell { $resource }.
saltfjord-unknown-resource = „{ $word }“ ist keine Ressource. Es gibt { $known }.
saltfjord-no-arrow = In „{ $text }“ führt kein Pfeil von der ersten zur zweiten Ressource. Einen Platz höher: fish zu wood, grain, paper; diese zu plank, food, book; die zu gold.
saltfjord-over = Das Spiel ist zu Ende; es wird nichts mehr gespielt.
saltfjord-decide-first = Erst ist etwas anderes zu entscheiden: { $decision }.
saltfjord-lack = Zum Bezahlen fehlt noch: { $missing }. Tausche etwas, oder wähle, was du bezahlen kannst.
saltfjord-main-action = Ein Zug braucht erst seine Hauptaktion: einen Würfel nehmen, ein großes Bauteil bauen oder in eine Taverne gehen.
saltfjord-one-main-action = Eine Hauptaktion je Zug, und deine ist getan. Schreib „done“ oder nutze freie Aktionen.
saltfjord-stop-or-aside = Noch ist kein Gebäude aktiviert. Aktiviere eines, oder schreib „aside“, um für den Würfel einen Fisch zu nehmen.
saltfjord-must-fish = Wer fischen geht, fährt voran oder kehrt zurück; eines von beiden muss sein.
saltfjord-nothing-to-skip = Es gibt keine Wirkung, die man lassen könnte.
saltfjord-no-longer-aside = Dieser Würfel ist schon benutzt; einen Fisch bringt er nicht mehr.
saltfjord-no-die = Von dir läuft gerade kein Würfel. Nimm erst einen.
saltfjord-no-such-choice = Davon ist hier nichts zu wählen.
saltfjord-nothing-looked-at = Es werden keine zwei Fischplättchen angesehen. Das kommt mit der ersten Stufe der Fischerei.
saltfjord-no-tile-aboard = Auf Platz { $place } deines Bootes liegt kein Fischplättchen.
saltfjord-not-in-harbour = Über Bord geht etwas nur im Fjord, wo es einen Stapel dafür gibt.
saltfjord-nothing-to-double = Gerade ist nichts zu verdoppeln. Das kommt bei der Heimkehr mit dem größeren Boot.
saltfjord-set-taken = Startset { $number } ist vergeben. Wähle ein anderes.
saltfjord-no-set-now = Startsets werden vor der ersten Runde gewählt, eines von jedem.
saltfjord-no-dock-now = Das Symbol des Stapels sagt, an welche Anlegestelle ein Auftrag kommt. Erst die zweite Stufe der Logistik lässt dich wählen.
saltfjord-place-without-ability = Fähigkeit { $place } des Spielplans ist fort. Wähle eine andere.
saltfjord-no-ability-now = Eine offene Fähigkeit nimmt man mit der zweiten Stufe der Schreinerei, nicht jetzt.
saltfjord-die-on-tavern = Auf Taverne { $tavern } liegt ein Würfel. Wähle eine ohne Würfel.
saltfjord-tavern-taken = Taverne { $tavern } ist besetzt. Wähle eine freie.
saltfjord-not-offered = Nichts, was du gerade tust, bietet das. Zu entscheiden ist: { $decision }.
saltfjord-track-not-in-game = Diese Leiste ist nicht im Spiel: Die Wagen ersetzen die Logistik, und nur, wo mit ihnen gespielt wird.
saltfjord-at-the-top = Dieser Marker ist schon ganz oben.
saltfjord-last-area = Das Boot ist im letzten Bereich. Von dort kehrt es nur zurück.
saltfjord-in-harbour = Das Boot ist im Hafen. Von dort fährt es nur voran.
saltfjord-type-closed = Fischplättchen vom Typ { $kind } kommen erst mit einer späteren Stufe der Fischerei.
saltfjord-no-such-fish = Im nächsten Bereich ist kein Fischplättchen vom Typ { $kind } mehr. Wähle einen anderen Typ.
saltfjord-no-order = Auftragsstapel { $stack } ist leer. Wähle einen anderen.
saltfjord-in-full = Ein Auftrag wird ganz bezahlt; nur eine Fähigkeit lässt etwas weg.
saltfjord-nothing-left-out = Dieser Auftrag kostet nicht { $resource }; das lässt sich nicht weglassen.
saltfjord-not-in-setup = Freie Aktionen gibt es ab der ersten Runde.
saltfjord-wagon-there = Auf { $cell } steht ein Wagen und blockiert das Feld.
saltfjord-worker-there = Auf { $cell } steht ein Arbeiter und blockiert das Feld für diese Runde.
saltfjord-die-there = Auf { $cell } liegt ein Würfel und blockiert das Feld für diese Runde.
saltfjord-no-building = Auf { $cell } steht kein Gebäude.
saltfjord-only-a-pier = Auf { $cell } ist ein Steg, und Stege werden nie durch Würfel oder Arbeiter aktiviert.
saltfjord-no-worker = Kein Arbeiter von dir ist zu Hause.
saltfjord-no-lifting = Ein Würfel blockiert sein Gebäude die ganze Runde; du hast keine Fähigkeit, ihn abzuheben.
saltfjord-lifted-already = Du hast in dieser Runde schon einen Würfel abgehoben.
saltfjord-no-die-there = Auf { $cell } liegt kein Würfel zum Abheben.
saltfjord-die-still-runs = Dieser Würfel läuft noch; er bleibt erst liegen.
saltfjord-no-wagons = In diesem Spiel gibt es keine Wagen.
saltfjord-wagons-not-now = Wagen fahren, wenn ein Würfel ihre Reihe oder Spalte aktiviert, jetzt nicht.
saltfjord-wagon-waits = Der zweite Wagen wartet, bis das Feld oben links frei ist.
saltfjord-no-second-wagon = Du hast noch keinen zweiten Wagen.
saltfjord-wagon-not-in-line = Wagen { $wagon } ist jetzt nicht dran: Er steht nicht in dieser Linie oder war schon an der Reihe.
saltfjord-wagon-way = Bei einer Spalte fährt ein Wagen nach links oder rechts, bei einer Reihe nach oben oder unten, ein Feld weit.
saltfjord-wagon-leaves = Ein Wagen verlässt das Raster nicht.
saltfjord-not-in-column = { $cell } liegt nicht in Spalte { $line }, die dieser Würfel aktiviert.
saltfjord-not-in-row = { $cell } liegt nicht in Reihe { $line }, die dieser Würfel aktiviert.
saltfjord-out-of-order = Der Würfel ist an { $cell } schon vorbei; er läuft von oben nach unten oder von links nach rechts.
saltfjord-enough-orange = Nicht mehr orangefarbene Würfel, als die Runde zählt: { $most }.
saltfjord-enough-white = Nicht mehr als { $most } weiße Würfel je Runde.
saltfjord-no-such-die = Im gemeinsamen Bereich liegt kein Würfel { $colour } { $value }. Wähle einen, der dort liegt.
saltfjord-no-such-die-solo = Auf dieser Taverne liegt kein Würfel { $colour } { $value }. Sag im Solospiel, von welcher Taverne du ihn nimmst, etwa „die white 3 from 4“.
saltfjord-solo-only = Nur im Solospiel liegen Würfel auf Tavernen. Lass „from“ weg.
saltfjord-no-start-tile = Das Start-Bauteil wird einmal gelegt, gleich nach der Wahl des Startsets.
saltfjord-same-rotation = Dieses Bauteil sieht mit { $rotation } aus wie mit { $same }; schreib das.
saltfjord-on-snow = Auf { $cell } läge das Start-Bauteil nicht nur auf Schnee. Es bedeckt zwei der vier Felder in der Mitte.
saltfjord-stack-empty = Dieser Stapel ist leer. Wähle einen anderen.
saltfjord-small-only = Die Wirkung baut kleine Bauteile; ein großes ist eine eigene Hauptaktion.
saltfjord-one-cell-only = Die Taverne baut ein 1er-Bauteil. Wähle ein solches.
saltfjord-large-only = Als Hauptaktion werden nur große Bauteile gebaut. Kleine bauen Gebäude und eine Taverne. Jetzt: { $decision }.
saltfjord-beyond-the-grid = Auf { $cell } ragte das Bauteil aus dem Raster.
saltfjord-over-a-tile = Das Bauteil läge auf { $cell } über einem anderen.
saltfjord-over-printed = Das Bauteil läge auf { $cell } über dem aufgedruckten Gebäude.

## Why a setup or a position is refused

saltfjord-setup-missing = Im Aufbau fehlt „{ $name }“. Ein Aufbau lässt dem Zufall nichts: Er nennt alles, was verteilt wird.
saltfjord-setup-part = „{ $name }“ kann nicht { $value } sein. Jedes Teil der Ausgabe steht dort einmal, in Stapeln der richtigen Größe; gezählt wird ab 1.
saltfjord-position-parts = Eine Stellung hat { $wanted } Teile mit Leerzeichen dazwischen, hier sind aber { $found }. Kopiere die ganze Zeile.
saltfjord-position-check = Das Prüfwort „{ $word }“ passt nicht zur Zeile: Etwas darin wurde verändert.
saltfjord-position-unsound = Das kann keine Stellung sein: „{ $part }“ widerspricht den Regeln oder dem Rest.

## What is on the table

saltfjord-shown-round = Runde { $round } von 3
saltfjord-shown-mover = Am Zug: { $side }. Zu entscheiden: { $decision }
saltfjord-shown-dice = Würfel, { $colour }: { $values }
saltfjord-shown-tavern = Taverne { $tavern }: { $effect }; { $guests }
saltfjord-shown-twice = { $effect }, zweimal
saltfjord-shown-free = frei
saltfjord-shown-die-there = Würfel: { $colour } { $value }
saltfjord-shown-stack = { $stack }: { $tile } ({ $left })
saltfjord-shown-order = Auftrag { $stack }: { $order }; Anlegestelle { $dock } ({ $left })
saltfjord-shown-area = Bereich { $area }: { $points } bei Heimkehr; Plättchen { $tiles }; { $boats }
saltfjord-shown-track = { $track }: { $steps }; oben { $scoring }; { $markers }
saltfjord-shown-step = { $effect } für { $cost }
saltfjord-shown-marker = { $side } { $level }
saltfjord-shown-ability = Offene Fähigkeit { $place }: { $ability }
saltfjord-shown-special = Spezialplättchen: { $scoring }; jetzt { $points } von 10
saltfjord-shown-set = Startset { $number }: { $ability}; { $tile }; { $resources }; { $owner }
saltfjord-shown-player = { $side }: { $points } Punkte
saltfjord-shown-village = { $side } ({ $village }): { $points } Punkte
saltfjord-shown-store = Im Lager: { $goods }; Arbeiter zu Hause: { $workers }
saltfjord-shown-boat = Boot in Bereich { $area }: { $tiles }
saltfjord-shown-harbour = Boot im Hafen; heimgebrachte Fischplättchen: { $brought }
saltfjord-shown-docks = Aufträge an den Anlegestellen: { $docks }
saltfjord-shown-own = Fähigkeit: { $ability }
saltfjord-shown-cell = { $cell }: { $face }
saltfjord-shown-cell-with = { $cell }: { $face }; { $piece }
saltfjord-piece-1 = ein weißer Würfel
saltfjord-piece-2 = ein orangefarbener Würfel
saltfjord-piece-3 = ein Arbeiter
saltfjord-piece-4 = ein Wagen
saltfjord-shown-legend = F Fisch, W Holz, G Getreide, P Papier, K Planke, D Nahrung, B Buch, O Gold, * Punkt; ^ aufwerten, @ Auftrag, # entwickeln, + kleines Bauteil, ~ fischen gehen; = Steg. Auf einem Feld: w weißer Würfel, o orangefarbener Würfel, ! Arbeiter, & Wagen.
saltfjord-picture = Der Spielplan und die Dörfer von Saltfjord

## What an action would bring

saltfjord-preview-die = Er aktiviert Spalte oder Reihe { $line } und kostet { $cost } Fisch.
saltfjord-preview-cell = { $cell } ließe sich aktivieren: { $face }.
saltfjord-preview-none = Dort lässt sich kein Gebäude aktivieren.
saltfjord-preview-line = Eine Reihe oder Spalte wird voll; ihre Stege bringen: { $gain }.
saltfjord-preview-no-line = Keine Reihe oder Spalte wird damit voll.
saltfjord-preview-gain = Das bringt: { $gain }.
saltfjord-analysis = Die Punkte, auf die { $side } hoffen darf, nach einem Plan des ganzen Zuges:
