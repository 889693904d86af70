# Was das Terminal rund um eine Partie sagt.

terminal-sides = Du spielst { $side }, { $bot } spielt { $other }.
terminal-alone = Du spielst { $side }, allein.
terminal-plays = { $bot } spielt { $side }.
terminal-seed = Startwert dieser Partie: { $seed }.
terminal-prompt = { $side }, dein Zug?
terminal-plain-begin = Schreib eine Aktion oder ihre Nummer; `help` zeigt, was du sonst schreiben kannst.
terminal-plain-help-chartae = Schreib eine Aktion (turn 0,0 · take · lay 1,0 r2), ihre Nummer oder: hint (Tipp), undo (zurück), why AKTION (warum nicht), list (Karte in Worten oder wieder gezeichnet), help (Hilfe), resign (aufgeben), quit (Ende).
terminal-plain-rules-chartae = Ein Feld heißt x,y, vom Teil mit der Windrose bei 0,0 aus gesehen: x nach rechts, y nach unten. Das Teil auf der Hand wird mit r0 bis r3 angelegt, so viele Vierteldrehungen im Uhrzeigersinn. Am Ende muss deine größte Gruppe die größere sein; bei Gleichstand verliert, wer das letzte Teil angelegt hat.
terminal-plain-help-fjorde =
    Eine Aktion, wie sie dasteht (draw · lay 1,0 PPMMPP · farm · field 0,1), oder ihre Nummer
    hint: was `best` täte, und was jede Aktion wert ist
    territory: wessen Land sicher ist, was umkämpft ist, was niemand erreicht
    tiles: welche Plättchen noch verdeckt sind
    why MMMMMM: warum ein Plättchen nirgends passt, oder wo es passt
    why 1,0: was ein Platz verlangt · why 1,0 PPMMPP: warum es dort nicht passt
    why draw: warum eine Aktion nicht erlaubt ist
    fill: die übrigen Felder setzen, wenn nichts mehr umkämpft ist
    list: Karte in Worten oder wieder gezeichnet · Enter: Karte noch einmal
    undo: zurück · resign: aufgeben · quit: Ende · help: dies
terminal-plain-rules-fjorde = Ein Platz heißt q,r, vom Startplättchen auf 0,0 aus gesehen: q nach rechts, r nach rechts unten. Ein Plättchen wird mit seinen sechs Ecken geschrieben, oben beginnend im Uhrzeigersinn: M Berg, P Wiese, S Meer. In jedem Zug ziehst und legst du ein Plättchen; es berührt zwei andere und setzt ihr Gelände fort. Darauf darfst du einen deiner vier Höfe setzen. Sind alle Plättchen gezogen, wird Land genommen: ein Feld nach dem anderen, immer neben einem eigenen Hof oder Feld und über Wiese verbunden. Die meisten Felder gewinnen.
terminal-may-fill = Nichts ist mehr umkämpft: `fill` setzt deine übrigen Felder.
terminal-and-more = und { $count } weitere
terminal-waiting = Rechnet seit { $passed } von höchstens { $most } Sekunden (Strg-C: was bis jetzt bekannt ist)…
terminal-plain-help-saltfjord = Schreib eine Aktion (die white 3 +1 · activate 4,2 · build S1a at 2,3 r0 · tavern 4), ihre Nummer oder: hint, undo, why AKTION, list (alles in Worten oder wieder gezeichnet), help, resign, quit.
terminal-plain-rules-saltfjord = Ein Feld ist Spalte,Zeile, von 1,1 oben links an. Ein weißer Würfel aktiviert eine Spalte, ein orangefarbener eine Zeile; jedes Gebäude darin kann wirken. In einem Zug nimmst du einen Würfel, baust ein großes Bauteil oder beendest die Runde in einer Taverne; Tausch und Arbeiter sind jederzeit frei. Nach drei Runden gewinnen die meisten Punkte.
terminal-ask-bot = Dein Gegner ({ $bots }; Enter für { $default }):
terminal-input-ended = Die Eingabe endet, bevor die Partie zu Ende ist; es wird nicht weitergespielt.
terminal-saved = Die Partie ist gespeichert: { $path }
terminal-goodbye = Auf Wiedersehen.
terminal-legal = { $action } ist erlaubt.
terminal-resigned = { $side } gewinnt: Die andere Seite hat aufgegeben.
terminal-left = { $side } hat aufgegeben; das Spiel endet hier.
terminal-undo-revealed = Inzwischen wurde ein neues Teil aufgedeckt; was man gesehen hat, lässt sich nicht zurücknehmen.
terminal-no-such-number = Aktion Nummer { $number } gibt es nicht; die Liste geht von 1 bis { $most }.
terminal-no-such-moment = Einen Zeitpunkt { $at } gibt es in dieser Partie nicht; sie geht von 0 bis { $last }.
terminal-not-solvable = Ganz gelöst ist nur chartae; { $game } hat dafür zu viele Stellungen. Eine einzelne rechnet `skerry analyse { $game }`.
terminal-analysis = Stellung: { $position }
terminal-not-a-number = { $name }: „{ $value }“ ist keine ganze Zahl.
terminal-usage = { $problem } (`skerry --help` zeigt, was es gibt.)
terminal-no-such-command = Einen Befehl „{ $command }“ gibt es nicht. Wähl einen von diesen: { $known }.
terminal-no-such-option = Eine Option { $option } gibt es hier nicht; `skerry --help` nennt die Befehle, deren --help die Optionen.
terminal-missing = Es fehlt etwas: { $name }. `skerry --help` nennt die Befehle, deren --help, was sie brauchen.
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
terminal-tile-compass = { $cell }: Teil mit der Windrose, { $kind }, { $turns ->
        [0] nicht gedreht
        [1] um 90 Grad im Uhrzeigersinn gedreht
        [2] um 180 Grad gedreht
       *[3] um 270 Grad im Uhrzeigersinn gedreht
    }. Oben { $top }, rechts { $right }, unten { $bottom }, links { $left }.
terminal-two-halves = { $first } und { $second }
terminal-legend = { $land } { chartae-land }, { $sea } { chartae-sea }, * Windrose
terminal-named = { $label }: { $kind }

## Der Bildschirm

terminal-too-small = Dieses Fenster hat { $wide } Spalten und { $high } Zeilen; die Karte braucht { $most } mal { $least }. Mach es größer oder spiel mit --plain.
terminal-do-turn-or-take = Du bist am Zug: Dreh ein Teil der Karte (Pfeile, dann Enter) oder nimm das offene (t).
terminal-do-take = Du bist am Zug: Nach zwei Drehungen in Folge muss angelegt werden. Nimm das offene Teil (t).
terminal-do-lay = Leg das Teil auf der Hand an, { $kind }: Pfeile wählen das Feld, r dreht es, Enter legt es an.
terminal-thinking = { $bot } überlegt …
terminal-calculating = Alle Züge werden bis zum Ende durchgerechnet …
terminal-nothing-in-hand = Du hast kein Teil auf der Hand, das sich drehen ließe; Enter dreht das Teil unter dem Cursor.
terminal-again = (n: noch einmal, u: zurücknehmen)
terminal-hint = Genaue Gewinnchancen:
terminal-hint-more = und { $count } weitere (h schließt das)
terminal-key-act = ausführen
terminal-key-take = nehmen
terminal-key-rotate = drehen
terminal-key-hint = Tipp
terminal-key-undo = zurück
terminal-key-new = neu
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-help-keys =
    Pfeile, Maus: ein Teil oder ein Feld wählen
    Enter, Leertaste, Klick: das Teil drehen, oder das auf der Hand anlegen
    t: das offene Teil nehmen · r, R, Mausrad: das auf der Hand drehen
    h: Tipp, die genauen Chancen, die beste zuerst
    u: zurücknehmen, bis zum zuletzt aufgedeckten Teil
    n: neue Partie · s: speichern · x: aufgeben
    l: Sprache · ?: diese Seite · q: Ende

    C1: Ecke nach einer Vierteldrehung im Uhrzeigersinn
    ▲: Teil mit der Windrose, sein oberer Rand · ●○: Drehungen in Folge
    2 → 3: was die Aktion unter dem Cursor aus einer Gruppe machen würde
    2H: zwei weitere Küsten sind verdeckt · ★: das Feld der besten Aktion
terminal-help-rules =
    Ein Zug ist eine Aktion: ein Teil der Karte um 90 Grad im Uhrzeigersinn drehen oder das offene Teil anlegen. Nach zwei Drehungen in Folge, gleich von wem, muss angelegt werden. Das nächste Teil wird aufgedeckt, bevor du wählst, wo du deines anlegst. Die Karte wird drei mal drei Felder groß; Land und See müssen nicht aneinanderpassen. Am Ende zählt jede Seite die Teile ihrer größten Gruppe; die größere gewinnt, und bei Gleichstand verliert, wer das letzte Teil angelegt hat.
terminal-ask-resign = Diese Partie aufgeben?
terminal-ask-quit = Diese Partie verlassen? Sie ist nicht gespeichert (s speichert sie).
terminal-yes-no = j / Enter: ja · n / Esc: nein
terminal-save-as = Die Partie in dieser Datei speichern (Enter speichert, Esc nicht):
terminal-choose = Eine Partie Chartae
terminal-choose-side = Du spielst
terminal-choose-first = Wer beginnt
terminal-choose-bot = Gegner
terminal-choose-compass = Teil mit der Windrose
terminal-choose-fair = Fairstes erstes Teil
terminal-choose-keys = ↑ ↓ wählen, ← → ändern, Enter beginnt
terminal-choice-lot = das Los entscheidet
terminal-choice-land = { chartae-land }
terminal-choice-sea = { chartae-sea }
terminal-choice-me = du
terminal-choice-bot = der Gegner
terminal-choice-random = random, spielt irgendetwas
terminal-choice-greedy = greedy, denkt eine Aktion voraus
terminal-choice-perfect = perfect, irrt sich nie
terminal-choice-0 = nicht gedreht
terminal-choice-1 = um 90 Grad gedreht
terminal-choice-2 = um 180 Grad gedreht
terminal-choice-3 = um 270 Grad gedreht
terminal-choice-true = ja
terminal-choice-false = nein, wie gedruckt

## Aufzeichnungen und Wettkämpfe

terminal-moment = Zeitpunkt { $at } von { $last }
terminal-contest = { $first } spielt { $side }, { $second } spielt { $other }.
terminal-replay-help = Schreib n (weiter), p (zurück), einen Zeitpunkt von 0 bis { $last } oder q (Ende).
terminal-replay-questions = Zum gezeigten Zeitpunkt beantwortet werden auch: { $questions }, help.
terminal-ask-moment = Zu welchem Zeitpunkt, von 0 bis { $last }?
terminal-drawn = Das Bild ist gezeichnet: { $path }
terminal-players = „{ $players }“ nennt keine { $seats } Computergegner. Schreib sie mit einem Komma dazwischen, etwa { $example }.
terminal-not-seconds = { $name }: „{ $value }“ ist keine Zeit. Gib Sekunden von 0 bis { $most } an.
terminal-key-next = weiter
terminal-key-previous = zurück
terminal-key-run = abspielen
terminal-key-go = gehe zu
terminal-key-language = Sprache
