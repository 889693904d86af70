# Az előtér asztallistái.

page-list-running = Nézhető játszmák
lobby-clock-live = { $minutes } perc, lépésenként még { $increment } mp
lobby-clock-days = lépésenként { $days } nap
lobby-left = erre a lépésre még { $time }
lobby-private = nézők nélkül
