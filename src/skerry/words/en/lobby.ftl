# The lists of tables in the lobby.

page-list-running = Games to watch
lobby-clock-live = { $minutes } min, { $increment } s more a turn
lobby-clock-days = { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
lobby-left = { $time } left for this turn
lobby-private = not to be watched
