# How a newcomer is shown Chartae, step by step.

tutorial-chartae-chapter-turns = Two kinds of turns
tutorial-chartae-welcome = A map is about to be pieced together, three tiles wide and three tiles high. You play Land, the sand; the other side plays Sea, the blue. Whoever has the larger connected group in the end wins.
tutorial-chartae-tile = This tile carries the compass rose and lies there from the beginning. Each side of a tile has two halves, and each half is land or sea. Below the map you see the tile that lies face up: it is the next to be added.
tutorial-chartae-take = In your turn you do one of two things: turn a tile of the map, or add the face-up tile. Adding begins with taking it in hand.
tutorial-chartae-take-do = Press “{ page-take }”.
tutorial-chartae-lay = The next tile was turned up at once, so you know it before you lay yours. A tile may be turned as you like, and land may meet sea; but only where land meets land, be it along half a side, does it join two tiles.
tutorial-chartae-lay-do = Turn your tile until its sand lies on the left, then lay it to the right of the compass tile.
tutorial-chartae-lay-else = It may lie like that, but then land does not join land. Turn it until its sand lies on the left, and lay it to the right of the compass tile.
tutorial-chartae-turn = Your land joined two tiles, but Sea has turned yours, and now the sea joins them. Turning needs no tile: it moves any tile of the map by a quarter clockwise. You can do that, too.
tutorial-chartae-turn-do = Press the compass tile. Once turned, it shows only land on its right side, and the sea is parted again.
tutorial-chartae-twice = Two turnings may follow each other, not three, whoever made them; the dots below the map count them. So Sea had to add a tile, and has laid it below the compass tile.
tutorial-chartae-again = It is your turn, and the count of turnings begins anew: you may turn or add. Add a tile this time.
tutorial-chartae-again-do = Take the face-up tile.
tutorial-chartae-grow = Free cells are framed: they have a side in common with a tile, and with them the map stays within three by three. The largest group of each side is drawn in full colour and counted below the map.
tutorial-chartae-grow-do = Lay your tile wherever you like.
tutorial-chartae-small = So it goes on until nine tiles lie. Where the compass tile will be in the end is open: in the middle, at an edge or in a corner.
tutorial-chartae-chapter-count = Counting and winning
tutorial-chartae-groups = Another game: eight tiles lie, one place is free. Only the largest group of each side counts, in tiles; everything else is pale.
tutorial-chartae-apart = Two kinds of tiles need care. On the isthmus (F) a strip of land parts two seas, on the strait (G) a strip of sea parts two lands. Within the tile these parts do not touch, so they may belong to different groups.
tutorial-chartae-last = The last tile is yours. As soon as the ninth tile lies, the game is over and the groups are compared.
tutorial-chartae-last-do = Take the face-up tile.
tutorial-chartae-win = If both groups are the same size, whoever laid the last tile loses, and that would be you. So being even is not enough: Land must be larger.
tutorial-chartae-win-do = Turn the tile until land hangs together best, and lay it in the free place.
tutorial-chartae-win-else = Not enough: like that, Land would not be larger than Sea. Turn the tile further.
tutorial-chartae-over = Six to five, Land wins. These were all the rules. The computer plays as strongly as you like: perfect means that it never makes a mistake.
