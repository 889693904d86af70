# Hogyan ismeri meg egy kezdő a Chartae játékot lépésről lépésre.

tutorial-chartae-chapter-turns = Kétféle lépés
tutorial-chartae-welcome = Itt egy térkép készül, három lapka széles és három lapka magas. Te a Szárazföld vagy, a homok; a másik oldal a Tenger, a kék. Az nyer, akinek a végén nagyobb az összefüggő csoportja.
tutorial-chartae-tile = Ezen a lapkán van a szélrózsa, ez kezdettől fogva ott fekszik. A lapka minden oldalának két fele van, és minden fél szárazföld vagy tenger. A térkép alatt látod a felfordított lapkát: az kerül le legközelebb.
tutorial-chartae-take = Amikor soron vagy, kétféle dolgot tehetsz: elforgatod a térkép egyik lapkáját, vagy lerakod a felfordított lapkát. A lerakás azzal kezdődik, hogy kézbe veszed.
tutorial-chartae-take-do = Nyomd meg ezt: „{ page-take }”.
tutorial-chartae-lay = A következő lapka azonnal felfordult, így ismered, mielőtt a tiédet lerakod. A lapka bárhogyan fekhet, szárazföld tenger mellett is; de csak ott köt össze két lapkát, ahol szárazföld szárazfölddel érintkezik, akár csak egy fél oldalon.
tutorial-chartae-lay-do = Forgasd a lapkádat, amíg a homok bal oldalra nem kerül, azután rakd le a szélrózsától jobbra.
tutorial-chartae-lay-else = Így is fekhet, de akkor nem kapcsolódik össze a szárazföld. Forgasd, amíg a homok bal oldalra nem kerül, és rakd le a szélrózsától jobbra.
tutorial-chartae-turn = A szárazfölded két lapkát kötött össze, de a Tenger elforgatta a tiédet, és most a tenger köti össze őket. A forgatáshoz nem kell lapka: a térkép bármelyik lapkáját elfordítja egy negyeddel, az óramutató járása szerint. Ezt te is megteheted.
tutorial-chartae-turn-do = Nyomd meg a szélrózsás lapkát. Elforgatva a jobb oldalán csak szárazföld lesz, és a tenger megint szétválik.
tutorial-chartae-twice = Két forgatás követheti egymást, három nem, bárki forgatott is; a térkép alatti pontok számolják. Ezért a Tengernek le kellett raknia egy lapkát, és a szélrózsa alá rakta.
tutorial-chartae-again = Te vagy soron, és a forgatások számolása elölről kezdődik: forgathatsz vagy lerakhatsz. Most rakj le lapkát.
tutorial-chartae-again-do = Vedd kézbe a felfordított lapkát.
tutorial-chartae-grow = A szabad mezők keretezve vannak: közös oldaluk van egy lapkával, és velük a térkép háromszor háromban marad. Mindkét oldal legnagyobb csoportja teljes színnel látszik, a nagysága a térkép alatt áll.
tutorial-chartae-grow-do = Rakd le a lapkádat, ahová szeretnéd.
tutorial-chartae-small = Ez így megy tovább, amíg kilenc lapka le nem kerül. Hogy a szélrózsa végül hol lesz, az nyitott: középen, a szélén vagy egy sarokban.
tutorial-chartae-chapter-count = Számolás és győzelem
tutorial-chartae-groups = Egy másik játszma: nyolc lapka fekszik, egy hely szabad. Mindkét oldalnak csak a legnagyobb csoportja számít, lapkákban; minden más halvány.
tutorial-chartae-apart = Két fajta lapkára figyelni kell. A földszoroson (F) egy sáv szárazföld választ el két tengert, a tengerszoroson (G) egy sáv tenger választ el két szárazföldet. A lapkán belül ezek nem érintkeznek, ezért különböző csoportokhoz tartozhatnak.
tutorial-chartae-last = Az utolsó lapka a tiéd. Amint a kilencedik lapka lekerült, a játszma véget ér, és összehasonlítjuk a csoportokat.
tutorial-chartae-last-do = Vedd kézbe a felfordított lapkát.
tutorial-chartae-win = Ha a két csoport egyforma nagy, az veszít, aki az utolsó lapkát lerakta, és az te lennél. Az egyenlőség tehát nem elég: a Szárazföldnek nagyobbnak kell lennie.
tutorial-chartae-win-do = Forgasd a lapkát, amíg a szárazföld a legjobban össze nem függ, és rakd le a szabad helyre.
tutorial-chartae-win-else = Ez nem elég: így a Szárazföld nem lenne nagyobb a Tengernél. Forgasd tovább a lapkát.
tutorial-chartae-over = Hat az öt ellen, a Szárazföld nyer. Ennyi volt az összes szabály. A gép olyan erősen játszik, ahogyan szeretnéd: a tökéletes sosem hibázik.
