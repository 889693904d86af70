# Was das Terminal rund um eine Partie sagt.

terminal-sides = Du spielst { $side }, { $bot } spielt { $other }.
terminal-seed = Startwert dieser Partie: { $seed }.
terminal-prompt = { $side }, dein Zug?
terminal-plain-help = Schreib eine Aktion (turn 0,0 · take · lay 1,0 r2), ihre Nummer oder: hint (Tipp), undo (zurück), why AKTION (warum nicht), list (Karte in Worten), help (Hilfe), resign (aufgeben), quit (Ende).
terminal-plain-rules = Ein Feld heißt x,y, vom Teil mit der Kompassrose bei 0,0 aus gesehen: x nach rechts, y nach unten. Das Teil auf der Hand wird mit r0 bis r3 gelegt, so viele Vierteldrehungen im Uhrzeigersinn. Am Ende muss deine größte Gruppe die größere sein; bei Gleichstand verliert, wer das letzte Teil gelegt hat.
terminal-input-ended = Die Eingabe ist vor der Partie zu Ende; es wird nicht weitergespielt.
terminal-saved = Die Partie ist gespeichert: { $path }
terminal-goodbye = Auf Wiedersehen.
terminal-legal = { $action } ist erlaubt.
terminal-resigned = { $side } gewinnt: Die andere Seite hat aufgegeben.
terminal-undo-revealed = Inzwischen wurde ein neues Teil aufgedeckt; was man gesehen hat, lässt sich nicht zurücknehmen.
terminal-no-such-number = Eine Aktion Nummer { $number } gibt es nicht; die Liste geht von 1 bis { $most }.
terminal-no-such-moment = Einen Zeitpunkt { $at } gibt es in dieser Partie nicht; sie geht von 0 bis { $last }.
terminal-analysis = Gewinnchancen der Seite am Zug, wenn beide bestmöglich spielen: { $position }
terminal-not-a-number = { $name }: „{ $value }“ ist keine ganze Zahl.
terminal-usage = { $problem } (`skerry --help` zeigt, was es gibt.)
terminal-interrupted = Abgebrochen.
terminal-system = Das System lehnt ab: { $problem }.

## Die Karte

terminal-picture-title = Eine Karte von Chartae
terminal-in-hand = Auf der Hand
terminal-face-up = Offen
terminal-face-down = Verdeckt
terminal-hidden = Verdeckt: { $count ->
        [0] keines
       *[other] { $kinds }
    }
terminal-rotations = Drehungen in Folge: { $turned } von { $most }
terminal-groups = Größte Gruppen: { chartae-land } { $land }, { chartae-sea } { $sea }
terminal-to-move = Am Zug: { $side }
terminal-tile = { $cell }: { $kind }, { $turns ->
        [0] nicht gedreht
        [1] um 90 Grad im Uhrzeigersinn gedreht
        [2] um 180 Grad gedreht
       *[3] um 270 Grad im Uhrzeigersinn gedreht
    }. Oben { $top }, rechts { $right }, unten { $bottom }, links { $left }.
terminal-tile-compass = { $cell }: Teil mit der Kompassrose, { $kind }, { $turns ->
        [0] nicht gedreht
        [1] um 90 Grad im Uhrzeigersinn gedreht
        [2] um 180 Grad gedreht
       *[3] um 270 Grad im Uhrzeigersinn gedreht
    }. Oben { $top }, rechts { $right }, unten { $bottom }, links { $left }.
terminal-two-halves = { $first } und { $second }
terminal-legend = { $land } { chartae-land }, { $sea } { chartae-sea }, * Kompass
