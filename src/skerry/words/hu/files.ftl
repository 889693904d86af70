# Írandó és olvasandó fájlok, és az, amivel egy parancs nem tud mit kezdeni.

file-exists = Ez a fájl már létezik, és nem íródik felül: „{ $path }”. Válassz másik nevet.
file-not-regular = Ez nem közönséges fájl: „{ $path }”.
output-closed = A szabványos kimenet le van zárva; nincs hova írni.
input-too-short = Valami, amit be kellett olvasni, túl hamar véget ért. { $problem }
number-too-small = { $name }: { $value } túl kicsi; legalább { $least } kell.
number-too-large = { $name }: { $value } túl nagy; legfeljebb { $most } lehet.
edition-sound = Ezzel lehet játszani: „{ $path }”; kiadás: „{ $name }”, { $hash }.
