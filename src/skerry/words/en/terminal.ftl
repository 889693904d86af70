# What the terminal says around a game.

terminal-sides = You play { $side }, { $bot } plays { $other }.
terminal-alone = You play { $side }, alone.
terminal-plays = { $bot } plays { $side }.
terminal-seed = Seed of this game: { $seed }.
terminal-prompt = { $side }, your action?
terminal-plain-begin = Write an action or its number; `help` shows what else you can write.
terminal-plain-help-chartae = Write an action (turn 0,0 · take · lay 1,0 r2), its number, or: hint, undo, why ACTION, list (the map in words, or drawn again), help, resign, quit.
terminal-plain-rules-chartae = A cell is x,y as seen from the compass tile at 0,0: x to the right, y down. The tile in hand is laid with r0 to r3, its clockwise quarter turns. Your largest group must be the larger one in the end; on equal size, whoever laid the last tile loses.
terminal-plain-help-fjorde =
    An action as it is listed (draw · lay 1,0 PPMMPP · farm · field 0,1), or its number
    hint: what `best` would do, and what each action is worth
    territory: whose land is safe, what is contested, what nobody reaches
    tiles: which tiles are still face down
    why MMMMMM: why a tile fits nowhere, or where it fits
    why 1,0: what a cell needs · why 1,0 PPMMPP: why that does not fit there
    why draw: why an action is not allowed
    fill: place your remaining fields, once nothing is contested
    list: the map in words, or drawn again · Enter: the map once more
    undo: take back · resign · quit · help: this
terminal-plain-rules-fjorde = A cell is q,r as seen from the start tile at 0,0: q to the right, r down to the right. A tile is written by its six corners, clockwise from the top: M mountain, P meadow, S sea. On your turn you draw a tile and lay it; it touches two others and carries on their terrain. Then you may set one of your four farms on it. When all tiles are drawn, land is taken: one field after the other, always beside a farm or field of your own and joined to it over meadow. The most fields win.
terminal-may-fill = Nothing is contested any more: `fill` places your remaining fields.
terminal-and-more = and { $count } more
terminal-waiting = Thinking, { $passed } of at most { $most } seconds (Ctrl-C: what is known so far)…
terminal-plain-help-saltfjord = Write an action (die white 3 +1 · activate 4,2 · build S1a at 2,3 r0 · tavern 4), its number, or: hint, undo, why ACTION, list (everything in words, or drawn again), help, resign, quit.
terminal-plain-rules-saltfjord = A cell is column,row, from 1,1 at the top left. A white die works a column, an orange one a row; each building that it activates takes effect. In a turn you take a die, build a large tile, or end the round in a tavern; exchanges and workers are free at any moment. After three rounds the most points win.
terminal-ask-bot = Your opponent ({ $bots }; Enter for { $default }):
terminal-input-ended = The input has ended before the game; nothing more is played.
terminal-saved = The game is saved: { $path }
terminal-goodbye = Goodbye.
terminal-legal = { $action } is allowed.
terminal-resigned = { $side } wins: the other side has resigned.
terminal-left = { $side } has resigned; the game ends here.
terminal-undo-revealed = A new tile has been turned up since; what has been seen cannot be taken back.
terminal-no-such-number = There is no action number { $number }; the list goes from 1 to { $most }.
terminal-no-such-moment = There is no moment { $at } in this game; it goes from 0 to { $last }.
terminal-not-solvable = Only chartae is solved whole; { $game } has too many positions for that. `skerry analyse { $game }` computes a single one.
terminal-analysis = Position: { $position }
terminal-not-a-number = { $name }: “{ $value }” is not a whole number.
terminal-usage = { $problem } (`skerry --help` lists what there is.)
terminal-no-such-command = There is no command “{ $command }”. Choose one of these: { $known }.
terminal-no-such-option = There is no option { $option } here; `skerry --help` lists the commands and their --help the options.
terminal-missing = Something is missing: { $name }. `skerry --help` lists the commands and their --help what they need.
terminal-interrupted = Interrupted.
terminal-system = The system refused: { $problem }.

## The map

terminal-picture-title = A map of Chartae
terminal-in-hand = In hand
terminal-face-up = Face up
terminal-face-down = Face down
terminal-hidden = Face down: { $count ->
        [0] none
       *[other] { $kinds }
    }
terminal-rotations = Rotations in a row: { $turned } of { $most }
terminal-groups = Largest groups: { chartae-land } { $land }, { chartae-sea } { $sea }
terminal-to-move = To move: { $side }
terminal-tile = { $cell }: { $kind }, { $turns ->
        [0] not turned
        [1] turned by 90 degrees clockwise
        [2] turned by 180 degrees
       *[3] turned by 270 degrees clockwise
    }. Top { $top }, right { $right }, bottom { $bottom }, left { $left }.
terminal-tile-compass = { $cell }: compass tile, { $kind }, { $turns ->
        [0] not turned
        [1] turned by 90 degrees clockwise
        [2] turned by 180 degrees
       *[3] turned by 270 degrees clockwise
    }. Top { $top }, right { $right }, bottom { $bottom }, left { $left }.
terminal-two-halves = { $first } and { $second }
terminal-legend = { $land } { chartae-land }, { $sea } { chartae-sea }, * compass
terminal-named = { $label }: { $kind }

## The screen

terminal-too-small = This window has { $wide } columns and { $high } lines; the map needs { $most } by { $least }. Make it larger, or play with --plain.
terminal-do-turn-or-take = Your turn: turn a tile of the map (arrows, then Enter), or take the face-up one (t).
terminal-do-take = Your turn: after two rotations in a row a tile must be laid. Take the face-up one (t).
terminal-do-lay = Lay the tile in hand, { $kind }: arrows choose the cell, r turns it, Enter lays it.
terminal-thinking = { $bot } is thinking…
terminal-calculating = Calculating every line to the end…
terminal-nothing-in-hand = There is no tile in your hand to turn; Enter turns the tile under the cursor.
terminal-again = (n: play again, u: take back)
terminal-hint = Exact chances to win:
terminal-hint-more = and { $count } more (h closes this)
terminal-key-act = do it
terminal-key-take = take
terminal-key-rotate = rotate
terminal-key-hint = hint
terminal-key-undo = undo
terminal-key-new = new
terminal-key-help = help
terminal-key-quit = quit
terminal-help-keys =
    Arrows, mouse: choose a tile or a cell
    Enter, space, click: turn that tile, or lay the tile in hand there
    t: take the face-up tile · r, R, mouse wheel: turn the tile in hand
    h: hint, the exact chances, best first
    u: undo, back to the tile that was turned up last
    n: new game · s: save · x: resign
    l: language · ?: this sheet · q: quit

    C1: a corner after one quarter turn clockwise · ●○: rotations in a row
    ▲: the compass tile and its top · ★: the cell of the best action
    2 → 3: what the action under the cursor would make of a group
    2H: two more coasts lie face down
terminal-help-rules =
    A turn is one action: turn one tile of the map by 90 degrees clockwise, or lay the face-up tile. After two rotations in a row, whoever made them, a tile must be laid. The next tile is turned up before you choose where to lay yours. The map grows to three by three; land and sea need not match. In the end each side counts the tiles of its largest group; the larger one wins, and on equal size whoever laid the last tile loses.
terminal-ask-resign = Resign this game?
terminal-ask-quit = Leave this game? It is not saved (s saves it).
terminal-yes-no = y / Enter: yes · n / Esc: no
terminal-save-as = Save the game to this file (Enter saves, Esc does not):
terminal-choose = A game of Chartae
terminal-choose-side = You play
terminal-choose-first = Who begins
terminal-choose-bot = Your opponent
terminal-choose-compass = Compass tile
terminal-choose-fair = Fairest first tile
terminal-choose-keys = ↑ ↓ choose, ← → change, Enter begins
terminal-choice-lot = drawn by lot
terminal-choice-land = { chartae-land }
terminal-choice-sea = { chartae-sea }
terminal-choice-me = you
terminal-choice-bot = the opponent
terminal-choice-random = random, plays anything
terminal-choice-greedy = greedy, looks one action ahead
terminal-choice-perfect = perfect, never errs
terminal-choice-0 = not turned
terminal-choice-1 = turned by 90 degrees
terminal-choice-2 = turned by 180 degrees
terminal-choice-3 = turned by 270 degrees
terminal-choice-true = yes
terminal-choice-false = no, as printed

## Replays and contests

terminal-moment = Moment { $at } of { $last }
terminal-contest = { $first } plays { $side }, { $second } plays { $other }.
terminal-replay-help = Write n (next), p (previous), a moment from 0 to { $last }, or q (quit).
terminal-replay-questions = About the moment shown you may also ask: { $questions }, help.
terminal-ask-moment = Go to which moment, from 0 to { $last }?
terminal-drawn = The picture is drawn: { $path }
terminal-players = “{ $players }” does not name { $seats } bots. Write them with a comma between, such as { $example }.
terminal-not-seconds = { $name }: “{ $value }” is no time. Give seconds from 0 to { $most }.
terminal-key-next = next
terminal-key-previous = previous
terminal-key-run = run
terminal-key-go = go to
terminal-key-language = language
