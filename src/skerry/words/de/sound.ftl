# Was die Seite über ihre Töne sagt.

sound-switch = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
