### Chartae: nevek, mi történik, hogyan ér véget, és miért nem lehet valamit.
### A `cell` x,y alakú, a szélrózsás lapkától nézve; a `side` a két terület egyike, mindkettő „a” névelővel áll.

## Nevek

chartae-land = Szárazföld
chartae-sea = Tenger
chartae-analysis = A soron következő oldal nyerési esélyei, ha mindkettő a legjobban játszik:
chartae-kind-H = part (H)
chartae-kind-C = sarok (C)
chartae-kind-D = hegyfok (D)
chartae-kind-E = öböl (E)
chartae-kind-F = földszoros (F)
chartae-kind-G = tengerszoros (G)

## Mi történik

chartae-log-turn = A { $side } elforgat egy lapkát 90 fokkal, az óramutató járása szerint: { $cell }, { $kind }.
chartae-proposal-take = A { $side } kézbe vesz egy lapkát: { $kind }.
chartae-log-take = A { $side } kézbe vesz egy lapkát: { $kind }. Felfordítva most: { $next }.
chartae-log-take-last = A { $side } kézbe veszi az utolsó lapkát: { $kind }.
chartae-log-lay =
    A { $side } lerakja a lapkát ide: { $cell }, { $kind }, { $turns ->
        [0] elforgatás nélkül
        [1] 90 fokkal elforgatva az óramutató járása szerint
        [2] 180 fokkal elforgatva
       *[3] 270 fokkal elforgatva az óramutató járása szerint
    }.

## Hogyan ér véget

chartae-won-by-size = A { $side } nyer: legnagyobb csoportja { $most } lapka, a másik oldalé { $least }.
chartae-won-by-last-tile = Egyenlőségnél a { $side } nyer: mindkét legnagyobb csoport { $most } lapka, és az utolsó lapkát a { $other } rakta le.

## Miért nem szabad

chartae-no-pass = Passzolni nem szabad: forgasd el a térkép egyik lapkáját, vagy vedd kézbe a felfordított lapkát, és rakd le.
chartae-game-over = A kilencedik lapka is a térképen van, így a játszma véget ért, és nincs több lépés.
chartae-two-rotations = Egymás után kétszer volt forgatás, ezért most lapkát kell lerakni: vedd kézbe a felfordítottat.
chartae-no-tile = Ezen a mezőn nincs lapka, amelyet el lehetne forgatni: { $cell }. Válassz egyet a térképről.
chartae-lay-first = Lapka van a kezedben, ezért most nem forgathatsz: előbb rakd le ezt a lapkát a térképhez.
chartae-already-in-hand = Már van lapka a kezedben. Rakd le, mielőtt a következőt bárki kézbe veszi.
chartae-take-first = Még nincs lapka a kezedben. Előbb vedd kézbe a felfordítottat, ezzel: take (t), azután válaszd ki, hová rakod.
chartae-not-free = Ezen a mezőn már van lapka: { $cell }. Válassz egy szabad mezőt a térkép valamelyik lapkája mellett.
chartae-no-shared-edge = Ennek a mezőnek nincs közös éle a térkép egyik lapkájával sem: { $cell }. A sarok nem elég; válassz egy mezőt közvetlenül egy lapka mellett.
chartae-too-wide = Ezen a mezőn a lapka három mezőnél szélesebbé vagy magasabbá tenné a térképet: { $cell }. Válassz olyat, amellyel belefér a háromszor háromba.
chartae-four-orientations = Egy lapka csak négyféleképpen feküdhet: a negyedfordulatok száma 0, 1, 2 vagy 3 lehet, nem { $turns }.
chartae-unknown-action = Ez nem lépés: „{ $text }”. Írd ezt: „turn x,y”, „take” vagy „lay x,y rN”, ahol x,y egy mező, N pedig a negyedfordulatok száma 0 és 3 között.

## Miért nem jó egy felállás

chartae-order-kinds = A pakli sorrendje hiányzik, vagy olyat nevez meg, ami nem lapka. Sorold fel az „order” részben a nyolc lapkát, fajtájuk betűjével: { $kinds }.
chartae-order-count = A pakli sorrendje a szélrózsás lapkán kívüli nyolc lapkát nevezze meg, minden fajtát annyiszor, ahányszor a játékban szerepel.
chartae-order-fair = Méltányos kezdésnél ennek a lapkának kell elsőnek lennie a pakliban: { $kind }. Tedd az elejére, vagy mondj le a méltányos kezdésről.

## Miért nem jó egy állás

chartae-position-fields = Egy állás hat részből áll, szóközökkel elválasztva; itt a részek száma { $found }. A részek: térkép, bal felső sarok, pakli, forgatások egymás után, a soron lévő hely, a kezdő hely.
chartae-position-rows = Ez nem térkép: „{ $place }”. Írj legfeljebb három sort, köztük / jellel, mindben ugyanannyi, legfeljebb három mezővel, a mezők között vesszővel.
chartae-position-tile = Ez nem lapka: „{ $place }”. Írd le a fajtáját és a negyedfordulatait, például H2, vagy üres mezőhöz egy pontot.
chartae-position-corner = Ez nem lehet a bal felső sarok: „{ $place }”. Írd x,y alakban úgy, hogy egy lapka se legyen két mezőnél messzebb a szélrózsától, amely a 0,0 mezőn van.
chartae-position-compass = Itt nem a szélrózsás lapka kerül a 0,0 mezőre: „{ $place }”. Az ottani lapka H fajtájú legyen.
chartae-position-apart = Ezek a lapkák nem függnek össze: „{ $place }”. Mindegyiknek közös éle legyen egy másikkal, egészen a szélrózsáig.
chartae-position-pile = Ez nem pakli: „{ $place }”. Írd le a felfordított fajtát, egy kettőspontot és az alatta lévő fajtákat, például E:FG; elé D> kerül, ha lapka van kézben.
chartae-position-count = Ezzel a paklival nem a játék lapkái jönnek ki: „{ $place }”. A térkép, a kéz és a pakli együtt mind a kilencet tartalmazza, minden fajtát annyiszor, ahányszor a játékban szerepel.
chartae-position-turned = Ez nem lehet az egymás utáni forgatások száma: „{ $place }”. Lehet 0, 1 vagy 2; ha lapka van kézben, és a játszma vége után 0.
chartae-position-mover = Ebből nem derül ki, ki van soron: „{ $place }”. Írd le a helyet, 0 vagy 1, és egy betűt: L a Szárazföld, S a Tenger, például 0L.
chartae-position-first = Ebből nem derül ki, ki kezdett: „{ $place }”. Írd le a helyet, 0 vagy 1.
