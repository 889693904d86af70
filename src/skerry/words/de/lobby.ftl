# Die Listen der Tische im Empfangsraum.

page-list-running = Partien zum Zuschauen
lobby-clock-live = { $minutes } min, je Zug { $increment } s mehr
lobby-clock-days = { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
lobby-left = noch { $time } für diesen Zug
lobby-private = ohne Zuschauer
