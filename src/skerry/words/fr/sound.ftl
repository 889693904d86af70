# Ce que dit la page de ses sons.

sound-switch = Son
sound-on = Le son est activé
sound-off = Le son est coupé
