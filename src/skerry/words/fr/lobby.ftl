# Les listes de tables dans le hall.

page-list-running = Parties à regarder
lobby-clock-live = { $minutes } min, { $increment } s de plus par tour
lobby-clock-days = { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
lobby-left = encore { $time } pour ce tour
lobby-private = sans spectateurs
