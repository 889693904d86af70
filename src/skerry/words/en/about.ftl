# What the page says about the games and the house.

about-players = Players: { $players }
about-minutes = { $minutes } minutes
about-demands-1 = easy to learn
about-demands-2 = some thought
about-demands-3 = for long evenings
about-house = Three games by the fjord
about-house-more = Play against the computer or with guests, from any device. Every game has a lesson on its board, its rules, and a look back at the end. You can learn before you say your name.
