# Ce que dit la maison autour de ses tables.

house-open = La maison est ouverte : { $address } (Ctrl+C la ferme.)
house-closed = La maison est fermée. Chaque partie continuera quand elle rouvrira.
house-port-in-use = Le port { $wanted } est occupé ; la maison prend { $port }.
house-no-port = Aucun port n’est libre sur { $host } à partir de { $port }. Indiquez-en un autre avec --port.
house-no-address = La maison ne peut pas ouvrir sur { $host }, port { $port } : { $problem }. Indiquez une autre adresse avec --host ou un autre port avec --port.
house-store-in-use = Une maison est déjà ouverte avec les parties de « { $path } ». Fermez-la, ou indiquez un autre dossier avec --data.
house-store-newer = « { $path } » vient d’une version plus récente de Skerry (réserve { $found }). Ouvrez-le avec elle ; rien n’y a été changé.
house-store-broken = La réserve « { $path } » ne répond pas : { $problem }.
house-disk-full = Le disque qui contient « { $path } » est plein, et rien n’a été joué. Faites de la place et réessayez.
house-closing = La maison ferme. Revenez dans un instant ; chaque partie est conservée.
house-stranger = La maison ne vous connaît pas encore. Dites d’abord votre nom.
house-account-already = Vous avez déjà un compte : { $login }.
house-login-taken = Le nom « { $login } » est pris. Choisissez-en un autre.
house-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Réessayez.
house-bots-busy = Tous les joueurs artificiels sont occupés. Réessayez dans un instant.
house-no-table = Cette table n’existe pas ici. Regardez si le lien est complet.
house-not-watchable = Cette table est réservée à celles et ceux qui y jouent.
house-too-many-tables = Vous avez déjà { $most } tables ouvertes. Finissez une partie ou retirez une table.
house-too-many-sockets = Trop de fenêtres sont ouvertes en même temps. Fermez-en quelques-unes.
house-too-often = C’était trop souvent en peu de temps. Attendez un instant.
house-bad-message = Cela n’a pas pu être compris : { $problem }
house-no-hint-now = Seule la personne dont c’est le tour peut avoir un conseil.
house-no-hint-among-people = Il n’y a pas de conseils dans une partie contre des personnes.
house-analysis-busy = Trop d’analyses sont en cours. Réessayez dans un instant.
house-analysis-too-long = L’analyse de ce moment a pris trop de temps. Essayez-en un autre.
house-no-analysis-now = L’analyse est donnée après la partie, ou à qui joue seul contre l’ordinateur.
house-no-question = Ce jeu n’a pas de question « { $question } ». Il connaît : { $known }.
house-other-host = Cette maison ne se visite que depuis la machine où elle tourne.
house-other-site = Un autre site a demandé à votre place ; la maison n’y répond pas.
house-only-here = Cela ne se montre que sur la machine où tourne la maison.
house-no-page = Cette page n’existe pas ici.
house-fault = Quelque chose ne va pas dans la maison elle-même, et cela a été noté. Rien n’a été changé.
verify-good =
    « { $path } » est authentique : le secret est celui qui a été promis, { $game } a été distribué d’après lui et les ajouts des joueurs, et { $actions ->
        [one] la seule action mène
       *[other] les { $actions } actions mènent
    } à cette fin.
