# Ce qui entoure une initiation sur la page.

tutorial-learn = Apprendre { $game }
tutorial-chapters = Chapitres
tutorial-step = Étape { $at } sur { $count }
tutorial-next = Suivant
tutorial-back = Retour
tutorial-show = Montrez-moi
tutorial-other = Les règles le permettent, mais cette étape montre autre chose.
tutorial-replies = Ce qui s’est passé
tutorial-finish = Jouer maintenant
tutorial-another-chapter = Chapitre suivant
