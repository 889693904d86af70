### Saltfjord: names, what happens, how it ends, and why something is refused.

## Names

saltfjord-seat-0 = Kék
saltfjord-seat-1 = Piros
saltfjord-seat-2 = Zöld
saltfjord-seat-3 = Sárga
saltfjord-white = fehér
saltfjord-orange = narancssárga
saltfjord-goods-fish =
    { $count ->
        [one] { $count } hal
       *[other] { $count } hal
    }
saltfjord-goods-wood =
    { $count ->
        [one] { $count } fa
       *[other] { $count } fa
    }
saltfjord-goods-grain =
    { $count ->
        [one] { $count } gabona
       *[other] { $count } gabona
    }
saltfjord-goods-paper =
    { $count ->
        [one] { $count } papír
       *[other] { $count } papír
    }
saltfjord-goods-plank =
    { $count ->
        [one] { $count } deszka
       *[other] { $count } deszka
    }
saltfjord-goods-food =
    { $count ->
        [one] { $count } étel
       *[other] { $count } étel
    }
saltfjord-goods-book =
    { $count ->
        [one] { $count } könyv
       *[other] { $count } könyv
    }
saltfjord-goods-gold =
    { $count ->
        [one] { $count } arany
       *[other] { $count } arany
    }
saltfjord-goods-point =
    { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
saltfjord-list = { $first }, { $rest }
saltfjord-nothing = semmi
saltfjord-trade = { $given } helyett { $taken }
saltfjord-either = { $first } vagy { $second }
saltfjord-pier = móló, { $gain }
saltfjord-effect-upgrade = feljavítás
saltfjord-effect-order = megrendelés teljesítése
saltfjord-effect-develop = fejlesztés
saltfjord-effect-build = kis lapka építése
saltfjord-effect-fishing = halászat
saltfjord-effect-build-one = egymezős lapka építése ingyen
saltfjord-track-craft = Kézművesség
saltfjord-track-carpentry = Ácsmesterség
saltfjord-track-logistics = Szállítás
saltfjord-track-fishing = Halászat
saltfjord-track-wagons = Kocsik
saltfjord-step-worker = egy munkás
saltfjord-step-boat = a nagyobb csónak
saltfjord-step-ability = egy nyílt képesség
saltfjord-step-less-wood = mostantól a lapkák 1 fával olcsóbbak
saltfjord-step-any-dock = mostantól a megrendelés bármelyik kikötőhelyre kerülhet
saltfjord-step-dock-at-once = mostantól a megrendelés azonnal megadja a kikötőhelye jutalmát
saltfjord-step-look-at-two = mostantól két hallapkából lehet választani
saltfjord-step-type-2 = mostantól a 2-es típusú hallapkák is
saltfjord-step-type-3 = mostantól a 3-as típusú hallapkák is
saltfjord-step-piers-by-wagon = mostantól a kocsik a mólókat is működtetik
saltfjord-step-second-wagon = egy második kocsi
saltfjord-step-move-wagons = minden kocsi egy mezőt halad
saltfjord-ability-free-die-step = egy kocka első módosító lépései ingyenesek: { $count }
saltfjord-ability-cheaper-upgrade = egy lépés első, halért vett feljavítása { $count } hallal olcsóbb
saltfjord-ability-order-without-a-basic-resource = { $count } halért elhagyható a megrendelés egyik alapanyaga
saltfjord-ability-taken-tavern = { $count } halért foglalt fogadóba is be lehet menni
saltfjord-ability-lift-a-die = fordulónként egyszer { $count } halért egy kocka levehető egy épületről
saltfjord-ability-boat-advances = valahányszor a csónak előrehalad: { $gain }
saltfjord-ability-worker-is-set = valahányszor munkást helyez le: { $gain }
saltfjord-ability-line-is-full = valahányszor megtelik egy sor vagy oszlop: { $gain }
saltfjord-ability-tile-is-built = valahányszor lapkát épít: { $gain }
saltfjord-ability-order-is-fulfilled = valahányszor megrendelést teljesít: { $gain }
saltfjord-ability-marker-is-moved = valahányszor egy jelölő előrelép egy sávon: { $gain }
saltfjord-with-more = { $ability }; és egyszer { $gain }
saltfjord-scoring-end = { $points } minden { $per } után: { $counted }
saltfjord-scoring-now = azonnal { $points } minden { $per } után: { $counted }
saltfjord-counted-orders = megrendelések a kikötőhelyeken
saltfjord-counted-dock-sets = négyes sorozatok a négy kikötőhelyen
saltfjord-counted-full-lines = tele sorok és oszlopok
saltfjord-counted-fish-tiles = hazahozott hallapkák
saltfjord-counted-piers = mólók
saltfjord-counted-building-kinds = különböző épületek
saltfjord-counted-workers-and-abilities = munkások és képességek
saltfjord-counted-steps = lépések a sávokon
saltfjord-counted-areas = elért fjordszakaszok
saltfjord-counted-fish = hal a raktárban
saltfjord-order = { $cost } (a végén { $points })
saltfjord-decision-1 = kezdőkészlet választása
saltfjord-decision-2 = a kezdőlapka lerakása
saltfjord-decision-3 = kocka elvétele, nagy lapka építése vagy fogadóba menés
saltfjord-decision-4 = szabad akciók, vagy a lépés vége
saltfjord-decision-5 = a sorban vagy oszlopban álló kocsik mozgatása
saltfjord-decision-6 = épületek működtetése a kockával
saltfjord-decision-7 = egy hatás kihasználása vagy elhagyása
saltfjord-decision-8 = két hallapka egyikének megtartása
saltfjord-decision-9 = egy hallapka vízbe dobása
saltfjord-decision-10 = a kétszeresen számító hallapka kiválasztása
saltfjord-decision-11 = kikötőhely választása a megrendelésnek
saltfjord-decision-12 = egy nyílt képesség elvétele
saltfjord-decision-13 = minden kocsi mozgatása egy mezővel
saltfjord-way-0 = sehová
saltfjord-way-1 = felfelé
saltfjord-way-2 = lefelé
saltfjord-way-3 = balra
saltfjord-way-4 = jobbra
saltfjord-medal-none = nincs érem
saltfjord-medal-bronze = bronz
saltfjord-medal-silver = ezüst
saltfjord-medal-gold = arany
saltfjord-medal-platinum = platina
saltfjord-medal-palladium = palládium

## What happens

saltfjord-log-points = { $event } Pontok: { $points }.
saltfjord-log-round-ends = { $event } A(z) { $round }. forduló véget ér.
saltfjord-log-done = { $side } befejezi a lépést.
saltfjord-log-stop = { $side } itt megáll.
saltfjord-log-skip = { $side } nem él a hatással.
saltfjord-log-aside = { $side } félreteszi a kockát egy halért.
saltfjord-log-choose = { $side } választása: { $effect }.
saltfjord-log-keep = { $side } megtartja a hallapkát: { $tile }.
saltfjord-log-overboard = { $side } vízbe dobja a hallapkát: { $tile }.
saltfjord-log-double = { $side } megkétszerezi a hallapka pontjait: { $tile }.
saltfjord-log-set = { $side } a(z) { $number }. kezdőkészletet veszi ({ $ability }).
saltfjord-log-dock = { $side } a(z) { $dock }. kikötőhelyre teszi a megrendelést.
saltfjord-log-ability = { $side } képességet vesz: { $ability }.
saltfjord-log-tavern = { $side } a(z) { $tavern }. fogadóban fejezi be a fordulót: { $effect }.
saltfjord-log-tavern-taken = { $side } { $cost } halat fizet, és a foglalt { $tavern }. fogadóban fejezi be a fordulót: { $effect }.
saltfjord-log-develop = { $side } fizet ({ $cost }), és eléri a { $track } sáv { $step }. fokát: { $effect }.
saltfjord-log-advance = { $side } a(z) { $area }. szakaszba hajózik, és ott halászik, { $kind }. típus.
saltfjord-log-return = { $side } hazahajózik.
saltfjord-log-upgrade = { $side } feljavít: { $given } helyett { $taken }.
saltfjord-log-upgrade-fish = { $side } feljavítás helyett egy halat vesz el.
saltfjord-log-order = { $side } teljesít egy megrendelést: { $order }.
saltfjord-log-order-without = { $side } teljesít egy megrendelést, halért elhagyva: { $resource }; { $order }.
saltfjord-log-sell = { $side } odaad: { $given }, kap: { $taken }.
saltfjord-log-raise = { $side } halért feljavít: { $given } helyett { $taken }.
saltfjord-log-lower = { $side } lejjebb vált: { $given } helyett { $taken }.
saltfjord-log-worker = { $side } munkást tesz ide: { $cell }, { $face }.
saltfjord-log-lift = { $side } halért leveszi a kockát innen: { $cell }.
saltfjord-log-wagon = { $side } { $wagon }. kocsija indul { $way }.
saltfjord-log-activate = { $side } működteti: { $cell }, { $face }.
saltfjord-log-die = { $side } kockát vesz el: { $colour } { $value }.
saltfjord-log-die-changed = { $side } kockát vesz el ({ $colour } { $value }), és { $cost } halért ekként használja: { $use }.
saltfjord-log-place = { $side } lerakja a kezdőlapkát ide: { $cell }.
saltfjord-log-build = { $side } megépíti ide: { $cell }, { $stack }: { $tile }.

## How it ends

saltfjord-won = { $side } nyer { $points } ponttal; a következőnek { $second } van.
saltfjord-won-by-tavern = Többeknek van { $points } pontjuk; { $side } nyer, mert a fogadókban legbalra áll.
saltfjord-solo-lost = A játszma elveszett: egy különleges lapka túl keveset ér. Pontok: { $points }.
saltfjord-solo-won = A játszma megnyerve, { $points } ponttal. Érem: { $medal }.

## Why it is not allowed

saltfjord-unknown-action = „{ $text }” nem akció. Írj például ilyet: „die white 3 +1”, „activate 4,2”, „build S1a at 2,3 r0”, „tavern 4” vagy „sell wood”; a „legal” felsorolja, mi lehetséges.
saltfjord-no-cell = Nincs { $cell } mező. Az oszlopok és sorok 1-től 6-ig mennek, elöl az oszlop.
saltfjord-no-mirroring = A lapkák forgathatók, de nem tükrözhetők. Írj r0–r3-at.
saltfjord-four-rotations = Nincs { $rotation } forgatás. Egy lapka négyféleképpen feküdhet, r0-tól r3-ig.
saltfjord-no-such-value = Egy kocka 1 és 6 közötti értéket mutat, { $value } nem lehet, és 6-ról nincs lépés 1-re.
saltfjord-downgrade-basic = Ez alatt csak hal van: { $resource }. Add el inkább: sell { $resource }.
saltfjord-unknown-resource = „{ $word }” nem nyersanyag. Ezek vannak: { $known }.
saltfjord-no-arrow = Ebben nem vezet nyíl az első nyersanyagtól a másodikhoz: „{ $text }”. Egy hellyel feljebb: fish után wood, grain, paper; ezek után plank, food, book; végül gold.
saltfjord-over = A játszma véget ért; több akció nincs.
saltfjord-decide-first = Előbb erről kell dönteni: { $decision }.
saltfjord-lack = A fizetéshez ez hiányzik: { $missing }. Cserélj, vagy válassz olyat, amit ki tudsz fizetni.
saltfjord-main-action = A lépéshez előbb főakció kell: kocka elvétele, nagy lapka építése vagy fogadó.
saltfjord-one-main-action = Lépésenként egy főakció jár, és a tiéd megvolt. Írd: „done”, vagy használj szabad akciókat.
saltfjord-stop-or-aside = Még egy épület sem működött. Működtess egyet, vagy írd: „aside”, és a kockáért halat kapsz.
saltfjord-must-fish = Aki halászni megy, előrehalad vagy visszatér; egyiket meg kell tenni.
saltfjord-nothing-to-skip = Nincs olyan hatás, amelyet el lehetne hagyni.
saltfjord-no-longer-aside = Ez a kocka már működött; halat már nem hoz.
saltfjord-no-die = Most nincs futó kockád. Előbb vegyél el egyet.
saltfjord-no-such-choice = Itt ilyesmit nem lehet választani.
saltfjord-nothing-looked-at = Most nem nézel két hallapkát. Ez a Halászat első fokával jár.
saltfjord-no-tile-aboard = A csónakod { $place }. helyén nincs hallapka.
saltfjord-not-in-harbour = Vízbe dobni csak a fjordban lehet, ahol van hozzá halom.
saltfjord-nothing-to-double = Most nincs mit duplázni. Ez a nagyobb csónakkal, hazatéréskor jár.
saltfjord-set-taken = A(z) { $number }. kezdőkészlet már elkelt. Válassz másikat.
saltfjord-no-set-now = Kezdőkészletet az első forduló előtt választ mindenki, egyet.
saltfjord-no-dock-now = A halom jele mondja meg, melyik kikötőhelyre kerül a megrendelés. Választani csak a Szállítás második fokától lehet.
saltfjord-place-without-ability = A tábla { $place }. képessége már elkelt. Válassz másikat.
saltfjord-no-ability-now = Nyílt képességet az Ácsmesterség második foka ad, most nem vehető el.
saltfjord-die-on-tavern = A(z) { $tavern }. fogadón kocka fekszik. Válassz olyat, amelyiken nincs.
saltfjord-tavern-taken = A(z) { $tavern }. fogadó foglalt. Válassz szabadat.
saltfjord-not-offered = Most semmi sem kínálja ezt. Amiről dönteni kell: { $decision }.
saltfjord-track-not-in-game = Ez a sáv nincs játékban: a kocsik a Szállítást váltják fel, és csak ha velük játszotok.
saltfjord-at-the-top = Ez a jelölő már legfelül van.
saltfjord-last-area = A csónak az utolsó szakaszban van. Onnan csak visszatérhet.
saltfjord-in-harbour = A csónak a kikötőben van. Onnan csak előre mehet.
saltfjord-type-closed = A(z) { $kind }. típusú hallapkák a Halászat egy későbbi fokával járnak.
saltfjord-no-such-fish = A következő szakaszban nem maradt { $kind }. típusú hallapka. Válassz más típust.
saltfjord-no-order = A(z) { $stack }. megrendeléshalom üres. Válassz másikat.
saltfjord-in-full = A megrendelést teljesen ki kell fizetni; elhagyni csak egy képességgel lehet.
saltfjord-nothing-left-out = Ez a megrendelés nem kér ilyet: { $resource }; így nem is hagyható el.
saltfjord-not-in-setup = Szabad akciók az első fordulótól vannak.
saltfjord-wagon-there = Ezt a mezőt egy kocsi foglalja el: { $cell }.
saltfjord-worker-there = Ezt a mezőt e fordulóra egy munkás foglalja el: { $cell }.
saltfjord-die-there = Ezt a mezőt e fordulóra egy kocka foglalja el: { $cell }.
saltfjord-no-building = Itt nincs épület: { $cell }.
saltfjord-only-a-pier = Itt móló van: { $cell }; mólót kocka vagy munkás sosem működtet.
saltfjord-no-worker = Egy munkásod sincs otthon.
saltfjord-no-lifting = A kocka az egész fordulóra lezárja az épületet; nincs képességed levenni.
saltfjord-lifted-already = Ebben a fordulóban már levettél egy kockát.
saltfjord-no-die-there = Itt nincs levehető kocka: { $cell }.
saltfjord-die-still-runs = Ez a kocka még fut; előbb meg kell állnia.
saltfjord-no-wagons = Ezt a játszmát kocsik nélkül játsszátok.
saltfjord-wagons-not-now = A kocsik akkor mozdulnak, amikor egy kocka a sorukat vagy oszlopukat működteti; most nem.
saltfjord-wagon-waits = A második kocsi arra vár, hogy a bal felső mező felszabaduljon.
saltfjord-no-second-wagon = Még nincs második kocsid.
saltfjord-wagon-not-in-line = A(z) { $wagon }. kocsi most nem mozdul: nem ebben a sorban vagy oszlopban áll, vagy már sorra került.
saltfjord-wagon-way = Oszlopnál a kocsi balra vagy jobbra, sornál fel vagy le megy, egy mezőt.
saltfjord-wagon-leaves = A kocsi nem hagyja el a rácsot.
saltfjord-not-in-column = Ez nincs a(z) { $line }. oszlopban, amelyet a kocka működtet: { $cell }.
saltfjord-not-in-row = Ez nincs a(z) { $line }. sorban, amelyet a kocka működtet: { $cell }.
saltfjord-out-of-order = A kocka ezen már túljutott: { $cell }; fentről lefelé vagy balról jobbra halad.
saltfjord-enough-orange = Nem lehet több narancssárga kocka, mint ahányadik a forduló: { $most }.
saltfjord-enough-white = Fordulónként legfeljebb { $most } fehér kocka.
saltfjord-no-such-die = A közös területen nincs ilyen kocka: { $colour } { $value }. Válassz olyat, ami ott van.
saltfjord-no-such-die-solo = Azon a fogadón nincs ilyen kocka: { $colour } { $value }. Egyedül játszva mondd meg, melyik fogadóról veszed, például „die white 3 from 4”.
saltfjord-solo-only = Kockák csak egyszemélyes játékban fekszenek a fogadókon. Hagyd el a „from” részt.
saltfjord-no-start-tile = A kezdőlapkát egyszer, rögtön a készlet választása után kell lerakni.
saltfjord-same-rotation = Ez a lapka így ({ $rotation }) ugyanaz, mint így: { $same }; írd ezt.
saltfjord-on-snow = Itt a kezdőlapka nem csak havon feküdne: { $cell }. A négy középső mezőből kettőt fed le.
saltfjord-stack-empty = Ez a halom üres. Válassz másikat.
saltfjord-small-only = Ez a hatás kis lapkát épít; a nagy lapka önálló főakció.
saltfjord-one-cell-only = A fogadó egymezős lapkát épít. Olyat válassz.
saltfjord-large-only = Főakcióként csak nagy lapka építhető. Kicsit épületek és egy fogadó épít. Most: { $decision }.
saltfjord-beyond-the-grid = Itt a lapka kilógna a rácsból: { $cell }.
saltfjord-over-a-tile = A lapka egy másikat fedne itt: { $cell }.
saltfjord-over-printed = A lapka a rányomtatott épületet fedné itt: { $cell }.

## Why a setup or a position is refused

saltfjord-setup-missing = A felállásból hiányzik: „{ $name }”. A felállás semmit sem bíz a véletlenre: mindent megnevez, amit kiosztanak.
saltfjord-setup-part = „{ $name }” nem lehet ez: { $value }. A kiadás minden darabja egyszer szerepel, megfelelő méretű halmokban; a számozás 1-től indul.
saltfjord-position-parts = Egy állásnak { $wanted } része van szóközökkel elválasztva, itt viszont { $found }. Másold be az egész sort.
saltfjord-position-check = Az ellenőrző szó nem illik a sorhoz: „{ $word }”; valami megváltozott benne.
saltfjord-position-unsound = Ez nem lehet állás: „{ $part }” ellentmond a szabályoknak vagy a többinek.

## What is on the table

saltfjord-shown-round = { $round }. forduló a 3-ból
saltfjord-shown-mover = Soron van: { $side }. Döntés: { $decision }
saltfjord-shown-dice = Kockák, { $colour }: { $values }
saltfjord-shown-tavern = { $tavern }. fogadó: { $effect }; { $guests }
saltfjord-shown-twice = { $effect }, kétszer
saltfjord-shown-free = szabad
saltfjord-shown-die-there = kocka: { $colour } { $value }
saltfjord-shown-stack = { $stack }: { $tile } ({ $left })
saltfjord-shown-order = { $stack }. megrendelés: { $order }; { $dock }. kikötőhely ({ $left })
saltfjord-shown-area = { $area }. szakasz: hazatéréskor { $points }; lapkák { $tiles }; { $boats }
saltfjord-shown-track = { $track }: { $steps }; felül { $scoring }; { $markers }
saltfjord-shown-step = { $cost } → { $effect }
saltfjord-shown-marker = { $side } { $level }
saltfjord-shown-ability = { $place }. nyílt képesség: { $ability }
saltfjord-shown-special = Különleges lapka: { $scoring }; most { $points } a 10-ből
saltfjord-shown-set = { $number }. kezdőkészlet: { $ability}; { $tile }; { $resources }; { $owner }
saltfjord-shown-player = { $side }: { $points } pont
saltfjord-shown-village = { $side } ({ $village }): { $points } pont
saltfjord-shown-store = Raktárban: { $goods }; munkások otthon: { $workers }
saltfjord-shown-boat = Csónak a(z) { $area }. szakaszban: { $tiles }
saltfjord-shown-harbour = Csónak a kikötőben; hazahozott hallapkák: { $brought }
saltfjord-shown-docks = Megrendelések a kikötőhelyeken: { $docks }
saltfjord-shown-own = Képesség: { $ability }
saltfjord-shown-cell = { $cell }: { $face }
saltfjord-shown-cell-with = { $cell }: { $face }; { $piece }
saltfjord-piece-1 = fehér kocka
saltfjord-piece-2 = narancssárga kocka
saltfjord-piece-3 = munkás
saltfjord-piece-4 = kocsi
saltfjord-shown-legend = F hal, W fa, G gabona, P papír, K deszka, D étel, B könyv, O arany, * pont; ^ feljavítás, @ megrendelés, # fejlesztés, + kis lapka, ~ halászat; = móló. Egy mezőn: w fehér kocka, o narancssárga kocka, ! munkás, & kocsi.
saltfjord-picture = A Saltfjord táblája és falvai

## What an action would bring

saltfjord-preview-die = A(z) { $line }. oszlopot vagy sort működteti, { $cost } halba kerül.
saltfjord-preview-cell = Működtethető: { $cell }, { $face }.
saltfjord-preview-none = Ott egy épület sem működtethető.
saltfjord-preview-line = Megtelik egy sor vagy oszlop; mólói ezt adják: { $gain }.
saltfjord-preview-no-line = Egy sor vagy oszlop sem telik meg vele.
saltfjord-preview-gain = Ezt hozza: { $gain }.
saltfjord-analysis = A pontok, amelyekre { $side } számíthat, a teljes lépés terve szerint:
