### What the house itself says, whatever is played: mostly why something was refused.

## Names and choices

unknown-language = There are no words for the language “{ $name }”. Choose one of these: { $known }.
unknown-game = There is no game called “{ $name }” here. Choose one of these: { $known }.
unknown-player = This game has no computer player called “{ $name }”. Choose one of these: { $known }.
unknown-option = This game has no option called “{ $name }”. It has these: { $known }.
bad-option = The option “{ $name }” cannot be “{ $value }”. Choose one of these: { $allowed }.

## Setting up

bad-seed = “{ $seed }” is not a seed. Give a whole number from 0 to { $largest }.
seed-and-setup = Give a seed or a setup, not both: a seed shuffles, and a setup leaves nothing to shuffle.
unknown-setup = A setup has no entry called “{ $name }”. It may have these: { $known }.
setup-against-option = The setup and the options disagree about “{ $name }”. Leave it out of one of them.

## Playing

unknown-seat = There is no seat “{ $seat }”. The seats are numbered from 0 to { $last }.
other-seat = It is not the turn of seat { $seat } but of seat { $mover }. Wait until the other side has played.
nothing-to-undo = Nothing has been played yet, so there is nothing to take back.
game-over = The game is over, so there is nothing left to choose. Take something back or begin a new game.
no-analysis = There is no analysis for { $game } yet.
not-settled = There is nothing to fill in here: the choice is yours.
damaged-position =
    This stored position is damaged: it should have { $expected ->
        [one] { $expected } byte
       *[other] { $expected } bytes
    } but has { $found }. Go back to one that is whole.

## The line protocol

unknown-command = There is no command “{ $command }”. Choose one of these: { $known }.
no-game = No game has been begun yet. Begin one with “new” and the name of the game.
not-json = What stands after the name of the game is not a JSON object: { $problem }.
unknown-key = A new game takes no “{ $key }”. It takes these: { $known }.
key-not-object = What is given as “{ $key }” must be names with values; in JSON that is an object, in braces.
bad-depth = “{ $depth }” is not a depth. Give a whole number from 0 to { $most }.
stands-alone = “{ $command }” stands alone. Leave out “{ $text }” behind it.
bad-go = “{ $text }” cannot stand after “go”. Write “player” with a name, “movetime” with milliseconds, or both.
bad-movetime = “{ $text }” is not a time to think. Give whole milliseconds, in at most eight digits.
line-too-long =
    This line is too long. Send at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    } a line.
line-not-text = This line is not text in UTF-8. Send it in that encoding.

## Files and replays

cannot-read = “{ $path }” cannot be read ({ $problem }).
cannot-write = “{ $path }” cannot be written ({ $problem }).
replay-too-large = “{ $path }” is too large to be a replay.
replay-not-json = “{ $path }” is not a replay: { $problem }.
replay-format = “{ $path }” is written in format { $found }, but this version of Skerry reads format { $expected }.
replay-rules = “{ $path }” was played by version { $found } of the rules, but these are version { $expected }. Open it with the version of Skerry that wrote it.
replay-edition = “{ $path }” was played with other tiles (edition { $found }; this is { $expected }). Open it with the version of Skerry that wrote it.
replay-setup = “{ $path }” is damaged: the game that it describes does not begin with the setup that it names.
replay-action = “{ $path }” is damaged at action { $number }, “{ $action }”. { $reason }
replay-final = “{ $path }” is damaged: its actions do not lead to the end that it names. One is missing or altered.
