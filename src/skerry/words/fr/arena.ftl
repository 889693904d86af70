# Arènes : des joueurs électroniques entre eux, de nombreuses parties.

## Ce qui ne peut avoir lieu

arena-players = Une arène demande de deux à { $most } joueurs électroniques, séparés par des virgules, par exemple random,greedy ; { $count ->
        [0] il n’y en a aucun ici.
        [one] il n’y en a que { $count } ici.
       *[other] il y en a { $count } ici.
    }
arena-thought = « { $text } » n’indique pas de temps de réflexion. Écrivez le nom du joueur, deux-points, puis de 1 à { $longest } millisecondes, par exemple greedy:100.
arena-no-ray = Ray n’est pas installé ici. Installez l’extra « ray » de Skerry, ou retirez --on ray.
arena-no-cluster = La grappe Ray est hors d’atteinte : { $problem }
arena-damaged = « { $path } » est endommagé : { $problem }. Rétablissez ce fichier, ou choisissez un autre dossier.
arena-other-plan = « { $path } » contient une autre arène : d’autres joueurs, options ou règles, ou une autre graine. Choisissez un autre dossier avec --folder, ou répétez la commande qui l’a commencée.
arena-not-empty = « { $path } » contient autre chose qu’une arène. Choisissez un dossier vide ou un nom qui n’existe pas encore.
arena-busy = Une autre arène se joue en ce moment dans « { $path } ». Attendez qu’elle finisse, ou choisissez un autre dossier.
arena-worker-lost = Un processus qui jouait s’est terminé de lui-même, peut-être faute de mémoire. Tout ce qui était fini est conservé ; relancez la commande, au besoin avec moins de --workers.
arena-test-of-two = Le test compare deux joueurs, et il y en a { $count } ici. Retirez-le, ou nommez-en deux.
arena-hypotheses = elo0 doit être inférieur à elo1, et tous deux compris entre -{ $most } et { $most }.
arena-doubt = alpha et beta sont des probabilités d’erreur : plus de 0, et { $most } au plus.
arena-not-a-number = { $name } : « { $value } » n’est pas un nombre.

## Pendant que l’on joue

arena-begins = { $games } parties, dont { $played } déjà jouées ; elles sont conservées dans { $path }
arena-rate = { $rate } parties/s
arena-stopped = Arrêté. { $games ->
        [0] Aucune partie n’était encore finie ; le dossier est { $path },
        [one] { $games } partie est conservée dans { $path } ;
       *[other] { $games } parties sont conservées dans { $path } ;
    } la même commande reprend à cet endroit.
arena-kept = Résultats, parties et image : { $path }

## Ce qui en est sorti

arena-player = Joueur
arena-column-rating = Elo
arena-column-share = Parties gagnées
arena-column-games = Gagnées/partagées/perdues
arena-column-points = Points
arena-column-quartiles = Min. | quartiles | max.
arena-column-thought = Réflexion, ms : moyenne | la plus longue
arena-column-late = En retard
arena-two = { $first } contre l’autre : Elo { $elo }, points par partie { $points }.
arena-first = Qui commence gagne { $share } ; si toutes les places se valaient, ce serait { $fair }.
arena-scores = Scores finaux de tous : { $mean } ; minimum, quartiles et maximum : { $quartiles }.
arena-counted = Comptées : { $games } parties de { $deals ->
        [one] { $deals } distribution
       *[other] { $deals } distributions
    }, chacune jouée de chaque place. Bornes et erreurs valent à 95 % de confiance ; Elo 0 est la moyenne de tous les joueurs.
arena-not-counted = Non comptées, faute d’avoir déjà été jouées de chaque place, ou parce que le test était fini : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
arena-unbounded = * Quelqu’un a tout gagné ou tout perdu : les parties seules ne bornent pas ces nombres ; une partie de plus, partagée, a été ajoutée entre deux joueurs quelconques.
arena-test = Test de { $first }, elo0 = { $elo0 } contre elo1 = { $elo1 }, après { $deals ->
        [one] { $deals } distribution
       *[other] { $deals } distributions
    } : le logarithme du rapport de vraisemblance est { $ratio } ({ $low } décide pour elo0, { $high } pour elo1). { $accepted ->
        [elo0] elo0 est accepté.
        [elo1] elo1 est accepté.
       *[none] Rien n’est encore décidé.
    }
arena-picture = { $game } : { $games } parties
arena-picture-ratings = Elo, avec des bornes valables à 95 % de confiance
arena-picture-course = Part des parties gagnées jusque-là ; en tirets : tous égaux
