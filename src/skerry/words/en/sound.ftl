# What the page says about its sounds.

sound-switch = Sound
sound-on = Sound is on
sound-off = Sound is off
