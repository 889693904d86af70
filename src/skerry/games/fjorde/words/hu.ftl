### Fjorde: nevek, mi történik, hogyan ér véget, és miért nem lehet valamit.
### A `cell` q,r alakú, az első kezdőlapkától nézve; a `tile` a hat sarok, északtól az óramutató járása szerint.

## Nevek

fjorde-red = Piros
fjorde-white = Fehér
fjorde-farm = házikó
fjorde-field = korong
fjorde-mountain = hegy
fjorde-meadow = mező
fjorde-sea = tenger
fjorde-two-terrains = { $first } és { $second }
fjorde-side-0 = jobb felső
fjorde-side-1 = jobb
fjorde-side-2 = jobb alsó
fjorde-side-3 = bal alsó
fjorde-side-4 = bal
fjorde-side-5 = bal felső

## Mi van az asztalon

fjorde-shown-round = Korongok, { $round }. forduló (összesen { $rounds }): Piros { $red }, Fehér { $white }; játszma: Piros { $red_in_all }, Fehér { $white_in_all }
fjorde-shown-round-only = Korongok, { $round }. forduló (összesen { $rounds }): Piros { $red }, Fehér { $white }
fjorde-shown-pieces = { $side } készlete: { $farms } házikó és { $fields } korong
fjorde-shown-stack = Lefordítva: { $count } lapka
fjorde-shown-hand = Kézben: { $tile }
fjorde-shown-pool = Félrerakott lapkák: { $tiles }
fjorde-shown-row = Sor: { $tiles }
fjorde-shown-aside = Félretéve: { $tiles }
fjorde-shown-nothing = nincs
fjorde-shown-sure = Biztos: Piros { $red }, Fehér { $white }; vitatott: { $contested }
fjorde-shown-mover = Soron: { $side }
fjorde-shown-tile = { $cell }: { $corners }
fjorde-shown-farm = { $cell }: { $corners }, rajta házikó, { $side }
fjorde-shown-field = { $cell }: { $corners }, rajta korong, { $side }
fjorde-shown-legend = Sarkok: ^ hegy, . mező, ~ tenger. Bábuk: R, W házikó; r, w korong.
fjorde-shown-legend-land = =r, =w: biztosan Pirosé, Fehéré. =x: elérhetetlen. Jel nélkül: vitatott.
fjorde-shown-free = Szabad helyek két lapka mellett: { $cells }
fjorde-picture = A Fjorde térképe

## Mi történik

fjorde-proposal-draw = { $side } lapkát húz.
fjorde-log-draw = { $side } ezt húzza: { $tile }.
fjorde-log-draw-pool = { $side } ezt húzza: { $tile }. Sehová sem illik, ezért a félrerakott lapkák közé kerül.
fjorde-log-draw-last = { $side } kihúzza az utolsó lapkát: { $tile }. Sehová sem illik, ezzel a felderítés véget ér.
fjorde-log-lay = { $side } lerak egy lapkát: { $tile }, ide: { $cell }.
fjorde-log-lay-pool = { $side } lerak egyet a félrerakott lapkák közül: { $tile }, ide: { $cell }.
fjorde-log-farm = { $side } házikót tesz ide: { $cell }.
fjorde-log-no-farm = { $side } nem tesz ide házikót: { $cell }.
fjorde-log-field = { $side } korongot tesz ide: { $cell }.
fjorde-log-claim = { $side } szerint ez a lapka sehová sem illik: { $tile }.
fjorde-log-claim-row = { $side } szerint a sor egyik lapkája sem illik sehová.
fjorde-log-silent = { $side } nem mutat helyet, ezért félre kerül: { $tile }.
fjorde-log-silent-row = { $side } nem mutat helyet, ezért a sor félre kerül.
fjorde-log-point = { $side } helyet mutat, ezért { $other } lerakja a lapkát: { $tile }, ide: { $cell }.
fjorde-log-round-ends = { $event } Vége ennek a fordulónak: { $round }. Piros { $red }, Fehér { $white }.

## Hogyan ér véget

fjorde-won-by-fields = { $side } nyer, a korongok száma { $most }, a másik oldalé { $least }.
fjorde-won-by-rounds = Mindkét oldalnak { $points } korongja van. { $side } nyer, mert két fordulót nyert meg.
fjorde-drawn = Döntetlen: mindkét oldalnak { $points } korongja van, és a megnyert fordulók sem döntenek.

## Miért nem illik egy lapka sehová

fjorde-proof-corners = { $cell }: északtól az óramutató járása szerint ide ez kell: { $corners } (a pont szabad sarok), és a lapka egyik elforgatása sem ilyen: { $tile }.
fjorde-proof-sea = { $cell }: itt a lapka csak tengeren át érintkezne a többivel.

## Mit lehet kérdezni

fjorde-why-what = Kérdezz egy lapkáról (why PPPMMS), egy helyről (why 1,0), egy lapkáról egy helyen (why 1,0 PPMMPP) vagy egy lépésről (why draw).
fjorde-why-field = Ide most tehető korong: { $cell }.
fjorde-why-lay = { $tile } illik ide, és most le is rakható: { $cell }.
fjorde-why-nowhere = { $tile } sehová sem illik:
fjorde-why-somewhere = { $tile } ide illik: { $places }
fjorde-why-cell = { $cell }: északtól az óramutató járása szerint ide ez kell: { $corners } (a pont szabad). A lefordított lapkák közül ide illik: { $tiles }
fjorde-no-tiles-left = A felderítés véget ért, több lapka nem jön.
fjorde-tiles-left = Lefordítva, összesen { $count } (* most illik valahová):
fjorde-territory-if-now = Ha a felderítés most érne véget:
fjorde-territory-safe = { $side } biztos földje: { $cells }
fjorde-territory-contested = Vitatott: { $cells }
fjorde-territory-dead = Senki sem érheti el: { $cells }
fjorde-territory-sure = Biztos korongok ebben a fordulóban: Piros { $red }, Fehér { $white }
fjorde-fill-later = Korongok csak a földfoglaláskor kerülnek le maguktól, ha már semmi sem vitatott.
fjorde-fill-contested = Még vitatott: { $cells }. Ha biztos földre teszel, ott a másik oldal léphet, ezért válassz magad.

## Mennyit érnek a lépések

fjorde-analysis-exact = { $side } van soron. Ennyi korong az előny a forduló végén az egyes lépések után, ha mindkettő a legjobban játszik, bizonyítva:
fjorde-analysis-bounds = { $side } van soron. Ennyi korong az előny a forduló végén az egyes lépések után, ha mindkettő a legjobban játszik; az idő csak e korlátok bizonyítására volt elég:
fjorde-analysis-estimate = { $side } van soron. A játszma megnyerésének becsült esélye az egyes lépések után (zárójelben a keresés próbái, összesen { $tries }):
fjorde-best-line = Legjobb folytatás: { $line }. A forduló vége: Piros { $red }, Fehér { $white }.

## Miért nem szabad

fjorde-unknown-action = Ez nem lépés: „{ $text }”. Írd ezt: „draw”, „lay q,r SARKOK”, „farm”, „no-farm” vagy „field q,r”, ahol q,r egy hely, a hat sarok pedig északtól az óramutató járása szerint áll, például PPPMMS.
fjorde-bad-corners = Ebből nem derül ki, hogyan fekszik egy lapka: „{ $corners }”. Írd le a hat sarkát északtól az óramutató járása szerint, mindegyik M, P vagy S.
fjorde-no-such-tile = Ilyen lapka nincs a játékban: { $corners }. A lapkát el szabad forgatni, de tükrözni nem.
fjorde-no-pass = Nem passzolhat, aki korongot tud letenni; aki nem tud, az kimarad.
fjorde-over = Az utolsó forduló pontozása is megvan, a játszma véget ért.
fjorde-discovery-over = A felderítés véget ért: több lapka és házikó nem kerül le. Tegyél le egy korongot.
fjorde-still-discovery = Korongot csak a felderítés után szabad letenni, és még vannak lapkák.
fjorde-no-land-taking = Földet csak a felderítés után lehet foglalni: ebben az állásban még nincs mit kiszámítani.
fjorde-one-tile = Körönként egy lapka jár, és azt már leraktad. Dönts a házikóról: „farm” vagy „no-farm”.
fjorde-reply-first = A másik oldal szerint semmi sem illik. Előbb válaszolj: mutass egy helyet, vagy hallgass.
fjorde-row-no-draw = Ebben a játszmában nincs vakon húzás: válassz egy lapkát a sorból, és rakd le.
fjorde-already-drawn = Lapka van a kezedben: { $tile }. Rakd le, mielőtt a következőt kihúzod.
fjorde-no-oversight = Ebben a játszmában nem lehet semmit elnézni: ami sehová sem illik, magától félre kerül.
fjorde-nothing-to-claim = Nincs a kezedben lapka, amelyről azt mondhatnád, hogy sehová sem illik. Előbb húzz.
fjorde-no-claim = Senki sem mondta, hogy egy lapka sehová sem illik, így nincs mire válaszolni.
fjorde-not-in-row = A sorban nincs ilyen lapka, elforgatva sem: { $tile }. Válassz olyat, amely ott van.
fjorde-not-in-pool = Nincs lapka a kezedben, és a félrerakottak közt sincs ilyen: { $tile }. Húzz, vagy válassz azok közül.
fjorde-pool-later = Ez a félrerakott lapkák közt van: { $tile }. De előbb a kihúzott lapkát kell lerakni: { $hand }.
fjorde-other-tile = Nem ez a lapka van a kezedben: { $tile }, hanem ez: { $hand }. El szabad forgatni, de tükrözni nem.
fjorde-far-away = Idáig nem ér el térkép: { $cell }. Válassz olyan helyet, amely legalább két lapkával érintkezik.
fjorde-not-free = Itt már van lapka: { $cell }. Válassz egy szabad helyet.
fjorde-touches-too-few =
    Az új lapkának legalább két lapkával kell érintkeznie, ezen a helyen pedig { $count ->
        [0] eggyel sem érintkezik
        [one] csak eggyel érintkezik
       *[other] { $count } lapkával érintkezik
    }: { $cell }.
fjorde-no-match = Itt a lapka nem illik: { $cell }, { $side } oldal. A szomszéd ({ $other }) ott az óramutató járása szerint ezt mutatja: { $found }, a lapka viszont ezt: { $own }.
fjorde-sea-only = Itt a lapka csak tengeren át érintkezne a többivel: { $cell }. A szárazföldnek mindig össze kell függnie.
fjorde-no-question = Most nincs miről dönteni: házikót közvetlenül egy mezős lapka lerakása után lehet feltenni.
fjorde-no-farm-left = Ebben a fordulóban nincs több házikód.
fjorde-farm-on-start = Kezdőlapkára nem kerül házikó. Előbb rakj le egy lapkát.
fjorde-farm-on-mountain = A házikóhoz mező kell, a legújabb lapka pedig csupa hegy.
fjorde-farm-later = Házikót közvetlenül a saját lapkád lerakása után lehet feltenni, arra a lapkára, később soha.
fjorde-no-tile = Itt nincs lapka: { $cell }. Válassz egy mezős lapkát a térképről.
fjorde-no-meadow = Ez a lapka csupa hegy: { $cell }. A koronghoz mező kell.
fjorde-on-farm = Itt házikó áll: { $cell }. Válassz egy szabad lapkát.
fjorde-on-field = Itt már van korong: { $cell }. Válassz egy szabad lapkát.
fjorde-no-meadow-between = Ez a hely egyik bábud mellett van, de mező nem köti össze vele: { $cell }. Hegy vagy tenger van köztük.
fjorde-out-of-reach = Ez a hely egyik házikód és korongod mellett sincs: { $cell }. Válassz egy lapkát közvetlenül mellettük.

## Miért nem jó egy felállás

fjorde-orders-rounds = Az „orders” rész minden forduló pakliját sorolja fel; a lapkalisták száma legyen { $rounds }.
fjorde-orders-tile =
    { $round ->
        [1] Az
       *[other] A
    } { $round } számú forduló paklijában ez nem a játék lapkája: „{ $tile }”. Írd le a hat sarkát, például PPPMMS.
fjorde-orders-count =
    { $round ->
        [1] Az
       *[other] A
    } { $round } számú forduló paklija nem pontosan a { $count } lapka: ebből túl sok vagy túl kevés van: { $tile }.

## Miért nem jó egy állás

fjorde-position-fields = Egy állás részeinek száma { $wanted }, szóközökkel elválasztva; itt a részek száma { $found }. A részek: beállítások, pontok, szakasz, kéz, félrerakott lapkák, sor, paklik, térkép, a kezdő hely, a soron lévő hely.
fjorde-position-options = Ez nem játszma: „{ $place }”. Írj 3-at vagy 1-et a fordulókhoz, utána o betűt az elnézéshez és r betűt a sorhoz, például 3o.
fjorde-position-points = Ezek nem a befejezett fordulók pontjai: „{ $place }”. Írd így: 14-12,9-20, az első vége előtt pedig így: -.
fjorde-position-phase = Ez nem szakasz: „{ $place }”. Lehet t húzás előtt, h lapkával a kézben, r válasznál, f házikónál, l földfoglalásnál, o a végén.
fjorde-position-seat = Ez nem hely: „{ $place }”. Írj 0-t vagy 1-et.
fjorde-position-kinds = Ezek nem lapkák: „{ $place }”. Írj mindegyikhez egy betűt, { $kinds }, vagy ha nincs lapka, ezt: -.
fjorde-position-hand = Ez több lapka egy kézben: „{ $place }”. Csak egy lehet.
fjorde-position-pool = Ezek nem a félrerakott lapkák: „{ $place }”. Írd őket ábécérendben.
fjorde-position-row = Ez nem sor: „{ $place }”. Legfeljebb négy lapkából áll.
fjorde-position-stacks = Ezek nem ennek a fordulónak és a következőknek a paklijai: „{ $place }”. Tegyél közéjük / jelet; a következőkben mind a 37 lapka benne van.
fjorde-position-map = Ez nem térkép: „{ $place }”. Írj 3–40 lapkát, köztük ; jellel.
fjorde-position-tile = Ez nem a térkép lapkája: „{ $place }”. Írd le a helyét, a sarkait és a bábuját, például 1,0SSPPPSF0.
fjorde-position-start = Nem ez a kezdőlapka való ide: „{ $place }”. A térkép a három kezdőlapkával kezdődik, ahogy a játék lerakja őket.
fjorde-position-fit = Ezt a lapkát nem lehetett ide lerakni: „{ $place }”. Írd a lapkákat lerakásuk sorrendjében, mindegyiket oda, ahová illik.
fjorde-position-piece = Ezen olyan bábu van, amely nem lehet ott: „{ $place }”. Egy helynek négy házikója van, kezdőlapkán soha, és húsz korongja, mezőn és csak a felderítés után.
fjorde-position-count = Ezzel a térképpel nem a játék lapkái jönnek ki: „{ $place }”. A térkép, a kéz, a félrerakottak, a sor és a pakli együtt tartalmazza mindet, mindegyiket annyiszor, ahányszor van.
fjorde-position-contradiction = Ez a szakasz ellentmond az állás többi részének: „{ $place }”. Nézd meg a kezet, a sort, a paklit és a térképet.
