# Arénák: gépi játékosok egymás ellen, sok játszma.

## Ami nem rendezhető meg

arena-players = Egy arénához legalább két és legfeljebb { $most } gépi játékos kell, vesszővel elválasztva, például random,greedy; itt { $count } van.
arena-thought = „{ $text }” nem ad meg gondolkodási időt. A gépi játékos neve után kettőspont és 1 és { $longest } közötti ezredmásodperc álljon, például greedy:100.
arena-no-ray = A Ray itt nincs telepítve. Telepítsd a Skerry „ray” kiegészítését, vagy hagyd el a --on ray kapcsolót.
arena-no-cluster = A Ray-fürt nem érhető el: { $problem }
arena-damaged = Ez a fájl sérült: „{ $path }” ({ $problem }). Állítsd vissza, vagy válassz másik mappát.
arena-other-plan = Ebben a mappában másik aréna van: „{ $path }”; mások a játékosai, a beállításai, a kezdőértéke vagy a szabályai. Válassz másik mappát a --folder kapcsolóval, vagy ismételd meg azt a parancsot, amely elkezdte.
arena-not-empty = Ebben a mappában nem aréna van, hanem valami más: „{ $path }”. Válassz üres mappát vagy olyan nevet, amely még nem létezik.
arena-busy = Ebben a mappában éppen egy másik aréna zajlik: „{ $path }”. Várd meg a végét, vagy válassz másik mappát.
arena-worker-lost = Egy játszó folyamat magától véget ért, talán elfogyott a memória. Ami elkészült, megmaradt; futtasd újra a parancsot, ha kell, kevesebb --workers értékkel.
arena-test-of-two = A próba két játékost hasonlít össze, itt viszont { $count } van. Hagyd el, vagy nevezz meg kettőt.
arena-hypotheses = elo0 legyen kisebb, mint elo1, és mindkettő legyen -{ $most } és { $most } között.
arena-doubt = alpha és beta a tévedés valószínűsége: több mint 0, és legfeljebb { $most }.
arena-not-a-number = { $name }: „{ $value }” nem szám.

## Amíg tart

arena-begins = { $games } játszma, ebből { $played } már megvolt; itt vannak: { $path }
arena-rate = { $rate } játszma/s
arena-stopped = Megállítva. { $games ->
        [0] Még egy játszma sem ért véget; a mappa: { $path };
       *[other] { $games } játszma megmaradt itt: { $path };
    } ugyanaz a parancs innen folytatja.
arena-kept = Eredmények, játszmák és egy kép: { $path }

## Ami kijött

arena-player = Játékos
arena-column-rating = Élő
arena-column-share = Megnyert játszmák
arena-column-games = Nyert/osztott/vesztett
arena-column-points = Pont
arena-column-quartiles = Min. | kvartilisek | max.
arena-column-thought = Gondolkodás, ms: átlag | leghosszabb
arena-column-late = Késett
arena-two = { $first } a másik ellen: Élő { $elo }, pont játszmánként { $points }.
arena-first = A kezdő ennyit nyer: { $share }; ha minden hely egyforma volna, ez { $fair } lenne.
arena-scores = Mindenki végső pontszáma: { $mean }; a legkisebb, a kvartilisek és a legnagyobb: { $quartiles }.
arena-counted = Beszámítva { $games } játszma { $deals } leosztásból, mindegyiket minden helyről lejátszva. A határok és hibák 95 %-os megbízhatósággal érvényesek; a 0 Élő-pont az összes játékos átlaga.
arena-not-counted = Nem számít be, mert még nem minden helyről játszották le, vagy mert a próba már véget ért: { $games } játszma.
arena-unbounded = * Valaki mindent megnyert vagy elvesztett, ezért a játszmák magukban nem szabnak határt ezeknek a számoknak; minden két játékos között még egy osztott játszmát feltételeztünk.
arena-test = { $first } próbája, elo0 = { $elo0 }, elo1 = { $elo1 }, { $deals } leosztás után: a valószínűségi hányados logaritmusa { $ratio } ({ $low } dönt elo0, { $high } elo1 mellett). { $accepted ->
        [elo0] elo0 elfogadva.
        [elo1] elo1 elfogadva.
       *[none] Még semmi sem dőlt el.
    }
arena-picture = { $game }: { $games } játszma
arena-picture-ratings = Élő-pont, 95 %-os megbízhatóságú határokkal
arena-picture-course = Az addig megnyert játszmák aránya; szaggatott: mind egyforma
