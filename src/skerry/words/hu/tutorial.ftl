# Ami egy bevezető körül áll az oldalon.

tutorial-learn = { $game }: bevezető
tutorial-chapters = Fejezetek
tutorial-step = { $at }. lépés, összesen { $count }
tutorial-next = Tovább
tutorial-back = Vissza
tutorial-show = Mutasd meg
tutorial-other = A szabályok megengedik, de ez a lépés másról szól.
tutorial-replies = Mi történt
tutorial-finish = Játék most
tutorial-another-chapter = Következő fejezet
