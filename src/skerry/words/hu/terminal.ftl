# Amit a terminál egy játszma körül mond.

terminal-sides = Te játszol ezzel: { $side }; { $bot } ezzel: { $other }.
terminal-seed = A játszma kezdőértéke: { $seed }.
terminal-prompt = { $side }, mit lépsz?
terminal-plain-help = Írj egy lépést (turn 0,0 · take · lay 1,0 r2), a sorszámát, vagy ezt: hint (tipp), undo (vissza), why LÉPÉS (miért nem), list (térkép szavakban), help (súgó), resign (feladás), quit (kilépés).
terminal-plain-rules = Egy mező neve x,y, a 0,0-n fekvő iránytűs lapkától nézve: x jobbra, y lefelé. A kézben lévő lapkát r0–r3-mal rakod le, ennyi negyedfordulattal az óramutató járása szerint. A végén a te legnagyobb csoportodnak kell nagyobbnak lennie; egyenlőségnél az veszít, aki az utolsó lapkát lerakta.
terminal-input-ended = A bemenet a játszma vége előtt véget ért; a játék nem folytatódik.
terminal-saved = A játszma mentve: { $path }
terminal-goodbye = Viszontlátásra.
terminal-legal = { $action }: szabad.
terminal-resigned = { $side } nyer: a másik oldal feladta.
terminal-undo-revealed = Azóta új lapka került elő; amit már láttál, nem vonható vissza.
terminal-no-such-number = Nincs { $number }. számú lépés; a lista 1-től { $most }-ig tart.
terminal-no-such-moment = Ebben a játszmában nincs { $at }. pillanat; 0-tól { $last }-ig tart.
terminal-analysis = A soron következő oldal nyerési esélyei, ha mindkettő a legjobban játszik: { $position }
terminal-not-a-number = { $name }: „{ $value }” nem egész szám.
terminal-usage = { $problem } (A `skerry --help` megmutatja, mi minden van.)
terminal-interrupted = Megszakítva.
terminal-system = A rendszer visszautasította: { $problem }.

## A térkép

terminal-picture-title = Egy Chartae-térkép
terminal-in-hand = Kézben
terminal-face-up = Felfordítva
terminal-face-down = Lefordítva
terminal-hidden = Lefordítva: { $count ->
        [0] egy sem
       *[other] { $kinds }
    }
terminal-rotations = Egymás utáni forgatások: { $turned } / { $most }
terminal-groups = Legnagyobb csoportok: { chartae-land } { $land }, { chartae-sea } { $sea }
terminal-to-move = Soron van: { $side }
terminal-tile = { $cell }: { $kind }, { $turns ->
        [0] elforgatás nélkül
        [1] 90 fokkal az óramutató járása szerint elforgatva
        [2] 180 fokkal elforgatva
       *[3] 270 fokkal az óramutató járása szerint elforgatva
    }. Fent { $top }, jobbra { $right }, lent { $bottom }, balra { $left }.
terminal-tile-compass = { $cell }: iránytűs lapka, { $kind }, { $turns ->
        [0] elforgatás nélkül
        [1] 90 fokkal az óramutató járása szerint elforgatva
        [2] 180 fokkal elforgatva
       *[3] 270 fokkal az óramutató járása szerint elforgatva
    }. Fent { $top }, jobbra { $right }, lent { $bottom }, balra { $left }.
terminal-two-halves = { $first } és { $second }
terminal-legend = { $land } { chartae-land }, { $sea } { chartae-sea }, * iránytű
