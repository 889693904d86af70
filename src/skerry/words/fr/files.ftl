# Fichiers à écrire ou à lire, et ce dont une commande ne peut rien faire.

file-exists = « { $path } » existe déjà et n’est pas remplacé ; choisissez un autre nom.
file-not-regular = « { $path } » n’est pas un fichier ordinaire.
output-closed = La sortie standard est fermée ; il n’y a nulle part où écrire.
input-too-short = Ce qui était en cours de lecture s’arrête trop tôt. { $problem }
number-too-small = { $name } : { $value } est trop petit ; il faut au moins { $least }.
number-too-large = { $name } : { $value } est trop grand ; { $most } est le maximum.
edition-sound = « { $path } » peut se jouer : édition « { $name } », { $hash }.
