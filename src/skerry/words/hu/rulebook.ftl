### Amit maga a ház mond, bármit is játszanak: többnyire azt, hogy miért nem lehet valamit.
### A beillesztett nevek nem kapnak ragot és névelőt: a mondatok köréjük épülnek.

## Nevek és választás

unknown-language = Nincs szöveg „{ $name }” nyelven. Válassz ezek közül: { $known }.
unknown-game = Nincs itt „{ $name }” nevű játék. Válassz ezek közül: { $known }.
unknown-player = Ennek a játéknak nincs „{ $name }” nevű gépi játékosa. Válassz ezek közül: { $known }.
unknown-option = Ennek a játéknak nincs „{ $name }” nevű beállítása. Ezek vannak: { $known }.
bad-option = A beállítás ({ $name }) nem lehet „{ $value }”. Válassz ezek közül: { $allowed }.

## Előkészület

bad-seed = Ez nem kezdőérték: „{ $seed }”. Adj meg egy egész számot; a legkisebb 0, a legnagyobb { $largest }.
seed-and-setup = Kezdőértéket vagy felállást adj meg, ne mindkettőt: a kezdőérték kever, a felállás mindent rögzít.
unknown-setup = A felállásnak nincs „{ $name }” nevű része. Ezek lehetnek benne: { $known }.
setup-against-option = A felállás és a beállítások ellentmondanak egymásnak ebben: „{ $name }”. Csak az egyik helyen add meg.

## Játék közben

unknown-seat = Nincs „{ $seat }” számú hely. A helyek számozása 0 és { $last } között van.
other-seat = Nem ez a hely van soron: { $seat }, hanem ez: { $mover }. Várj, amíg a másik oldal lép.
nothing-to-undo = Még nem történt lépés, így nincs mit visszavonni.
game-over = A játszma véget ért, nincs már mit választani. Vonj vissza egy lépést, vagy kezdj új játszmát.
no-analysis = Ehhez a játékhoz még nincs elemzés: { $game }.
not-settled = Itt nincs mit kitölteni: a választás a tiéd.
damaged-position = Ez az elmentett állás sérült: a helyes hossza { $expected } bájt, a talált hossz { $found }. Vegyél elő egy épet.

## A soros protokoll

unknown-command = Nincs „{ $command }” parancs. Válassz ezek közül: { $known }.
no-game = Még nem kezdődött játszma. Kezdj egyet a „new” paranccsal és a játék nevével.
not-json = Ami a játék neve után áll, nem JSON-objektum: { $problem }.
unknown-key = Új játszmához nem tartozik „{ $key }” nevű adat. Ezeket adhatod meg: { $known }.
key-not-object = Ennek neveket és értékeket kell tartalmaznia: „{ $key }”. A JSON nyelvén ez egy objektum, kapcsos zárójelben.
bad-depth = Ez nem mélység: „{ $depth }”. Adj meg egy egész számot; a legkisebb 0, a legnagyobb { $most }.
stands-alone = A „{ $command }” magában áll. Hagyd el mögüle ezt: „{ $text }”.
bad-go = A „go” után nem állhat ez: „{ $text }”. Írj „player” szót egy névvel, „movetime” szót ezredmásodpercekkel, vagy mindkettőt.
bad-movetime = Ez nem gondolkodási idő: „{ $text }”. Egész ezredmásodperceket adj meg, legfeljebb nyolc számjeggyel.
line-too-long = Ez a sor túl hosszú. Egy sor legfeljebb { $most } bájt lehet.
line-not-text = Ez a sor nem UTF-8 kódolású szöveg. Ebben a kódolásban küldd el.

## Fájlok és játszmafelvételek

cannot-read = Ez a fájl nem olvasható: „{ $path }” ({ $problem }).
cannot-write = Ez a fájl nem írható: „{ $path }” ({ $problem }).
replay-too-large = Ez a fájl túl nagy ahhoz, hogy játszmafelvétel legyen: „{ $path }”.
replay-not-json = Ez a fájl nem játszmafelvétel: „{ $path }”. Az ok: { $problem }.
replay-format = Ennek a fájlnak más a formátuma: „{ $path }”. A fájlé { $found }, a Skerry e változata ezt olvassa: { $expected }.
replay-rules = Ezt a játszmát a szabályok másik változatával játszották: „{ $path }”. A fájlé { $found }, az ittenié { $expected }. A Skerry azon változatával nyisd meg, amelyik írta.
replay-edition = Ezt a játszmát más lapkákkal játszották: „{ $path }”. A fájl kiadása { $found }, az itteni { $expected }. A Skerry azon változatával nyisd meg, amelyik írta.
replay-setup = Ez a fájl sérült: „{ $path }”. A leírt játszma nem azzal a felállással kezdődik, amelyet a fájl megnevez.
replay-action = Ez a fájl sérült: „{ $path }”. A hibás lépés sorszáma { $number }, szövege „{ $action }”. { $reason }
replay-final = Ez a fájl sérült: „{ $path }”. A lépései nem ahhoz a véghez vezetnek, amelyet megnevez: egy hiányzik vagy megváltozott.
