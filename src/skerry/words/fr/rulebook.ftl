### Ce que dit la maison elle-même, quel que soit le jeu : surtout pourquoi quelque chose est refusé.

## Noms et choix

unknown-language = Il n’y a pas de textes pour la langue « { $name } ». Choisissez parmi celles-ci : { $known }.
unknown-game = Il n’y a pas de jeu nommé « { $name } » ici. Choisissez parmi ceux-ci : { $known }.
unknown-player = Ce jeu n’a pas de joueur automatique nommé « { $name } ». Choisissez parmi ceux-ci : { $known }.
unknown-option = Ce jeu n’a pas d’option nommée « { $name } ». Il a celles-ci : { $known }.
bad-option = L’option « { $name } » ne peut pas valoir « { $value } ». Choisissez parmi ces valeurs : { $allowed }.

## Mise en place

bad-seed = « { $seed } » n’est pas une graine. Donnez un nombre entier de 0 à { $largest }.
seed-and-setup = Donnez une graine ou une mise en place, pas les deux : la graine mélange, la mise en place fixe tout.
unknown-setup = Une mise en place n’a pas d’élément nommé « { $name } ». Elle peut avoir ceux-ci : { $known }.
setup-against-option = La mise en place et les options se contredisent au sujet de « { $name } ». Ne le donnez qu’à un seul endroit.

## Jouer

unknown-seat = Il n’y a pas de place « { $seat } ». Les places sont numérotées de 0 à { $last }.
other-seat = Ce n’est pas à la place { $seat } de jouer, mais à la place { $mover }. Attendez que l’autre camp ait joué.
nothing-to-undo = Rien n’a encore été joué : il n’y a rien à reprendre.
game-over = La partie est terminée : il n’y a plus rien à choisir. Revenez en arrière ou commencez une nouvelle partie.
no-analysis = Il n’y a pas encore d’analyse pour { $game }.
not-settled = Il n’y a rien à compléter ici : le choix vous revient.
damaged-position =
    Cette position enregistrée est endommagée : elle devrait compter { $expected ->
        [one] { $expected } octet
       *[other] { $expected } octets
    }, mais en compte { $found }. Reprenez-en une qui soit entière.

## Le protocole par lignes

unknown-command = Il n’y a pas de commande « { $command } ». Choisissez parmi celles-ci : { $known }.
no-game = Aucune partie n’est commencée. Commencez-en une avec « new » et le nom du jeu.
not-json = Ce qui suit le nom du jeu n’est pas un objet JSON : { $problem }.
unknown-key = Une nouvelle partie n’accepte pas « { $key } ». Elle accepte ceci : { $known }.
key-not-object = Ce que vous donnez pour « { $key } » doit être des noms avec des valeurs ; en JSON, c’est un objet, entre accolades.
bad-depth = « { $depth } » n’est pas une profondeur. Donnez un nombre entier de 0 à { $most }.
stands-alone = « { $command } » s’emploie seul. Retirez « { $text } ».
bad-go = « { $text } » ne peut pas suivre « go ». Écrivez « player » avec un nom, « movetime » avec des millisecondes, ou les deux.
bad-movetime = « { $text } » n’est pas un temps de réflexion. Donnez des millisecondes entières, en huit chiffres au plus.
line-too-long =
    Cette ligne est trop longue. Envoyez au plus { $most ->
        [one] { $most } octet
       *[other] { $most } octets
    } par ligne.
line-not-text = Cette ligne n’est pas du texte en UTF-8. Envoyez-la dans cet encodage.

## Fichiers et enregistrements

cannot-read = Impossible de lire « { $path } » ({ $problem }).
cannot-write = Impossible d’écrire « { $path } » ({ $problem }).
replay-too-large = « { $path } » est trop volumineux pour l’enregistrement d’une partie.
replay-not-json = « { $path } » n’est pas l’enregistrement d’une partie : { $problem }.
replay-format = « { $path } » est au format { $found }, mais cette version de Skerry lit le format { $expected }.
replay-rules = « { $path } » a été joué selon la version { $found } des règles, mais celles-ci sont la version { $expected }. Ouvrez-le avec la version de Skerry qui l’a écrit.
replay-edition = « { $path } » a été joué avec d’autres tuiles (édition { $found } ; celle-ci est { $expected }). Ouvrez-le avec la version de Skerry qui l’a écrit.
replay-setup = « { $path } » est endommagé : la partie décrite ne commence pas par la mise en place que nomme le fichier.
replay-action = « { $path } » est endommagé à l’action { $number }, « { $action } ». { $reason }
replay-final = « { $path } » est endommagé : ses actions ne mènent pas à la fin que nomme le fichier. L’une manque ou a été modifiée.
