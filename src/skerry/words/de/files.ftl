# Dateien, die geschrieben oder gelesen werden, und womit ein Befehl nichts anfangen kann.

file-exists = „{ $path }“ gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.
file-not-regular = „{ $path }“ ist keine gewöhnliche Datei.
output-closed = Die Standardausgabe ist geschlossen; es gibt nichts, wohin geschrieben werden kann.
input-too-short = Etwas, das gelesen wurde, endet zu früh. { $problem }
number-too-small = { $name }: { $value } ist zu klein; es muss mindestens { $least } sein.
number-too-large = { $name }: { $value } ist zu groß; höchstens { $most } ist möglich.
edition-sound = „{ $path }“ lässt sich spielen: Ausgabe „{ $name }“, { $hash }.
