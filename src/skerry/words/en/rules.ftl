# What the page says around the rules of a game.

rules-contents = Contents
rules-table = Table
