# What the terminal says around a game.

terminal-sides = You play { $side }, { $bot } plays { $other }.
terminal-seed = Seed of this game: { $seed }.
terminal-prompt = { $side }, your action?
terminal-plain-help = Write an action (turn 0,0 · take · lay 1,0 r2), its number, or: hint, undo, why ACTION, list, help, resign, quit.
terminal-plain-rules = A cell is x,y as seen from the compass tile at 0,0: x to the right, y down. The tile in hand is laid with r0 to r3, its clockwise quarter turns. Your largest group must be the larger one in the end; on equal size, whoever laid the last tile loses.
terminal-input-ended = The input has ended before the game; nothing more is played.
terminal-saved = The game is saved: { $path }
terminal-goodbye = Goodbye.
terminal-legal = { $action } is allowed.
terminal-resigned = { $side } wins: the other side has resigned.
terminal-undo-revealed = A new tile has been turned up since; what has been seen cannot be taken back.
terminal-no-such-number = There is no action number { $number }; the list goes from 1 to { $most }.
terminal-no-such-moment = There is no moment { $at } in this game; it goes from 0 to { $last }.
terminal-analysis = Chances to win for the side to move, both playing best: { $position }
terminal-not-a-number = { $name }: “{ $value }” is not a whole number.
terminal-usage = { $problem } (`skerry --help` lists what there is.)
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
