# Was auf der Seite um eine Einführung herum steht.

tutorial-learn = { $game } lernen
tutorial-chapters = Kapitel
tutorial-step = Schritt { $at } von { $count }
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-show = Zeig es mir
tutorial-other = Die Regeln erlauben das, aber in diesem Schritt geht es um etwas anderes.
tutorial-replies = Was geschehen ist
tutorial-finish = Jetzt spielen
tutorial-another-chapter = Nächstes Kapitel
