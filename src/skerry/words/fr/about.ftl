# Ce que dit la page des jeux et de la maison.

about-players = Joueurs : { $players }
about-minutes = { $minutes } minutes
about-demands-1 = facile à apprendre
about-demands-2 = un peu de réflexion
about-demands-3 = pour de longues soirées
about-house = Trois jeux au bord du fjord
about-house-more = Jouez contre l’ordinateur ou avec des invités, depuis n’importe quel appareil. Chaque jeu a une initiation sur son plateau, ses règles et, à la fin, un retour sur la partie. Vous pouvez apprendre avant de dire votre nom.
