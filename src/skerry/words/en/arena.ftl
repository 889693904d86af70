# Arenas: bots against each other, many games.

## What cannot be held

arena-players = An arena needs at least two bots and at most { $most }, with commas between, such as random,greedy; { $count ->
        [one] here is { $count }.
       *[other] here are { $count }.
    }
arena-thought = “{ $text }” names no time to think. Write a bot with a colon and milliseconds from 1 to { $longest }, such as greedy:100.
arena-no-ray = Ray is not installed here. Install the extra “ray” of Skerry, or leave out --on ray.
arena-no-cluster = The Ray cluster cannot be reached: { $problem }
arena-damaged = “{ $path }” is damaged: { $problem }. Put it back as it was, or choose another folder.
arena-other-plan = In “{ $path }” another arena is kept: other players, options, seed or rules. Choose another folder with --folder, or repeat the command that began it.
arena-not-empty = “{ $path }” holds something else than an arena. Choose an empty folder, or a name that is not there yet.
arena-busy = Another arena is being played in “{ $path }” just now. Wait for its end, or choose another folder.
arena-worker-lost = A process that was playing has ended by itself, perhaps for want of memory. Whatever was finished is kept; run the command again, with fewer --workers if need be.
arena-test-of-two = The test compares two players, and here are { $count }. Leave it out, or name two.
arena-hypotheses = elo0 must be less than elo1, and both must lie between -{ $most } and { $most }.
arena-doubt = alpha and beta are chances to be wrong: more than 0, and at most { $most }.
arena-not-a-number = { $name }: “{ $value }” is not a number.

## While it runs

arena-begins = { $games } games, { $played } of them played already; they are kept in { $path }
arena-rate = { $rate } games/s
arena-stopped = Stopped. { $games ->
        [0] No game was finished yet
        [one] { $games } game is kept
       *[other] { $games } games are kept
    } in { $path }; the same command goes on from there.
arena-kept = Results, replays and a picture: { $path }

## What came out

arena-player = Player
arena-column-rating = Elo
arena-column-share = Games won
arena-column-games = Won/shared/lost
arena-column-points = Points
arena-column-quartiles = Least | quartiles | most
arena-column-thought = Thinking, ms: mean | longest
arena-column-late = Late
arena-two = { $first } against the other: Elo { $elo }, points in a game { $points }.
arena-first = Who begins wins { $share }; all seats alike would be { $fair }.
arena-scores = Final scores of all: { $mean }; least, quartiles and most are { $quartiles }.
arena-counted = Counted: { $games } games of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each played from every seat. Bounds and errors hold with 95 % confidence; Elo 0 is the mean of all players.
arena-not-counted = Not counted, because not yet played from every seat, or after the end of the test: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
arena-unbounded = * Somebody has won or lost everything, so the games alone give no bounds to these ratings; one more game, shared, was added between each two players.
arena-test = Test of { $first }, elo0 = { $elo0 } against elo1 = { $elo1 }, after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: the logarithm of the likelihood ratio is { $ratio } ({ $low } decides for elo0, { $high } for elo1). { $accepted ->
        [elo0] elo0 is accepted.
        [elo1] elo1 is accepted.
       *[none] Nothing is decided yet.
    }
arena-picture = { $game }: { $games } games
arena-picture-ratings = Elo, with bounds that hold with 95 % confidence
arena-picture-course = Share of the games won until then; the broken line: all alike
