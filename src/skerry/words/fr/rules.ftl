# Ce que dit la page autour des règles d’un jeu.

rules-contents = Sommaire
rules-table = Tableau
