# Amit a terminál egy játszma körül mond.

terminal-sides = A te oldalad: { $side }; { $bot } oldala: { $other }.
terminal-alone = Egyedül játszol, a te színed: { $side }.
terminal-plays = { $bot } oldala: { $side }.
terminal-seed = A játszma kezdőértéke: { $seed }.
terminal-prompt = { $side }, mit lépsz?
terminal-plain-begin = Írj egy lépést vagy a sorszámát; a `help` megmutatja, mi mást írhatsz.
terminal-plain-help-chartae = Írj egy lépést (turn 0,0 · take · lay 1,0 r2), a sorszámát, vagy ezt: hint (tipp), undo (vissza), why LÉPÉS (miért nem), list (térkép szavakban, vagy újra rajzolva), help (súgó), resign (feladás), quit (kilépés).
terminal-plain-rules-chartae = Egy mező neve x,y, a 0,0-n fekvő szélrózsás lapkától nézve: x jobbra, y lefelé. A kézben lévő lapkát r0–r3-mal rakod le, ennyi negyedfordulattal az óramutató járása szerint. A végén a te legnagyobb csoportodnak kell nagyobbnak lennie; egyenlőségnél az veszít, aki az utolsó lapkát lerakta.
terminal-plain-help-fjorde =
    Egy lépés, ahogy a listán áll (draw · lay 1,0 PPMMPP · farm · field 0,1), vagy a sorszáma
    hint: mit lépne a `best`, és melyik lépés mennyit ér
    territory: kié a biztos föld, mi vitatott, és mit nem ér el senki
    tiles: mely lapkák vannak még lefordítva
    why MMMMMM: miért nem illik egy lapka sehová, vagy hová illik
    why 1,0: mi kell egy helyre · why 1,0 PPMMPP: miért nem illik oda
    why draw: miért nem szabad egy lépés
    fill: a maradék korongjaid lerakása, ha már semmi sem vitatott
    list: térkép szavakban vagy újra rajzolva · Enter: a térkép még egyszer
    undo: vissza · resign: feladás · quit: kilépés · help: ez
terminal-plain-rules-fjorde = Egy hely neve q,r, a 0,0-n fekvő kezdőlapkától nézve: q jobbra, r jobbra lefelé. Egy lapkát hat sarka ír le, felülről kezdve az óramutató járása szerint: M hegy, P mező, S tenger. A körödben húzol egy lapkát, és lerakod; két másikhoz ér, és folytatja a tájat. Utána ráteheted négy házikód egyikét. Ha minden lapka elfogyott, földet foglaltok: egyik korongot a másik után, mindig saját házikó vagy korong mellé, mezőn át összekötve. A legtöbb korong nyer.
terminal-may-fill = Már semmi sem vitatott: a `fill` lerakja a maradék korongjaidat.
terminal-and-more = és további { $count }
terminal-waiting = Számolás: { $passed } másodperc, legfeljebb { $most } (Ctrl-C: ami eddig kiderült)…
terminal-plain-help-saltfjord = Írj egy akciót (die white 3 +1 · activate 4,2 · build S1a at 2,3 r0 · tavern 4), a sorszámát, vagy: hint, undo, why AKCIÓ, list (minden szavakban, vagy újra rajzolva), help, resign, quit.
terminal-plain-rules-saltfjord = Egy mező: oszlop,sor, bal felül 1,1-től. A fehér kocka egy oszlopot, a narancssárga egy sort működtet; minden aktivált épület hat. Egy lépésben kockát veszel el, nagy lapkát építesz, vagy egy fogadóban befejezed a fordulót; a csere és a munkások bármikor szabadok. Három forduló után a legtöbb pont nyer.
terminal-ask-bot = Ellenfeled ({ $bots }; Enter: { $default }):
terminal-input-ended = A bemenet a játszma vége előtt véget ért; nincs folytatás.
terminal-saved = A játszma mentve: { $path }
terminal-goodbye = Viszontlátásra.
terminal-legal = { $action }: szabad.
terminal-resigned = A { $side } nyer: a másik oldal feladta.
terminal-left = { $side } feladta; a játszma itt véget ér.
terminal-undo-revealed = Azóta új lapka került elő; amit már láttál, nem vonható vissza.
terminal-no-such-number = Nincs { $number }. számú lépés; a lista 1-től { $most }-ig tart.
terminal-no-such-moment = Ebben a játszmában nincs { $at }. pillanat; 0-tól { $last }-ig tart.
terminal-not-solvable = Teljesen csak a chartae van megoldva; a { $game } ahhoz túl sok állásból áll. Egyetlen állást a `skerry analyse { $game }` számol ki.
terminal-analysis = Állás: { $position }
terminal-not-a-number = { $name }: „{ $value }” nem egész szám.
terminal-usage = { $problem } (A `skerry --help` megmutatja, mi minden van.)
terminal-no-such-command = Nincs ilyen parancs: „{ $command }”. Válassz ezek közül: { $known }.
terminal-no-such-option = Itt nincs { $option } kapcsoló; a `skerry --help` felsorolja a parancsokat, azok --help kapcsolója pedig a kapcsolóikat.
terminal-missing = Hiányzik valami: { $name }. A `skerry --help` felsorolja a parancsokat, azok --help kapcsolója pedig azt, ami kell hozzájuk.
terminal-interrupted = Megszakítva.
terminal-system = A rendszer visszautasította: { $problem }.

## A térkép

terminal-picture-title = Egy Chartae-térkép
terminal-in-hand = Kézben
terminal-face-up = Felfordítva
terminal-face-down = Lefordítva
terminal-hidden = Lefordítva: { $count ->
        [0] egy sem
       *[other] { $kinds }
    }
terminal-rotations = Egymás utáni forgatások: { $turned } / { $most }
terminal-groups = Legnagyobb csoportok: { chartae-land } { $land }, { chartae-sea } { $sea }
terminal-to-move = Soron van: { $side }
terminal-tile = { $cell }: { $kind }, { $turns ->
        [0] elforgatás nélkül
        [1] 90 fokkal az óramutató járása szerint elforgatva
        [2] 180 fokkal elforgatva
       *[3] 270 fokkal az óramutató járása szerint elforgatva
    }. Fent { $top }, jobbra { $right }, lent { $bottom }, balra { $left }.
terminal-tile-compass = { $cell }: szélrózsás lapka, { $kind }, { $turns ->
        [0] elforgatás nélkül
        [1] 90 fokkal az óramutató járása szerint elforgatva
        [2] 180 fokkal elforgatva
       *[3] 270 fokkal az óramutató járása szerint elforgatva
    }. Fent { $top }, jobbra { $right }, lent { $bottom }, balra { $left }.
terminal-two-halves = { $first } és { $second }
terminal-legend = { $land } { chartae-land }, { $sea } { chartae-sea }, * szélrózsa
terminal-named = { $label }: { $kind }

## A képernyő

terminal-too-small = Ennek az ablaknak { $wide } oszlopa és { $high } sora van; a térképhez { $most } × { $least } kell. Nagyítsd meg, vagy játssz a --plain kapcsolóval.
terminal-do-turn-or-take = Te jössz: forgass el egy lapkát a térképen (nyilak, majd Enter), vagy vedd fel a felfordítottat (t).
terminal-do-take = Te jössz: két egymás utáni forgatás után lapkát kell lerakni. Vedd fel a felfordítottat (t).
terminal-do-lay = Kézben: { $kind }. A nyilakkal mezőt választasz, az r forgat, az Enter lerak.
terminal-thinking = { $bot } gondolkodik…
terminal-calculating = Minden folytatás kiszámítása a játszma végéig…
terminal-nothing-in-hand = Nincs a kezedben forgatható lapka; az Enter a kurzor alatti lapkát forgatja el.
terminal-again = (n: új játszma, u: visszavonás)
terminal-hint = Pontos nyerési esélyek:
terminal-hint-more = és még { $count } (h bezárja)
terminal-key-act = lépés
terminal-key-take = felvétel
terminal-key-rotate = forgatás
terminal-key-hint = tipp
terminal-key-undo = vissza
terminal-key-new = új
terminal-key-help = súgó
terminal-key-quit = vége
terminal-help-keys =
    Nyilak, egér: lapka vagy mező választása
    Enter, szóköz, kattintás: forgatás, vagy a kézben lévő lapka lerakása
    t: a felfordított felvétele · r, R, egérgörgő: a kézben lévő forgatása
    h: tipp, a pontos esélyek, a legjobb elöl
    u: visszavonás az utoljára felfordított lapkáig
    n: új játszma · s: mentés · x: feladás
    l: nyelv · ?: ez a lap · q: kilépés

    C1: sarok egy negyedfordulat után, az óramutató járása szerint
    ▲: a szélrózsás lapka és a teteje · ●○: egymás utáni forgatások
    2 → 3: mekkorává tenné a csoportot a kurzor alatti lépés
    2H: még két part van lefordítva · ★: a legjobb lépés mezője
terminal-help-rules =
    Egy kör egy lépés: elforgatsz egy lapkát a térképen 90 fokkal az óramutató járása szerint, vagy lerakod a felfordítottat. Két egymás utáni forgatás után, bárkié volt, lapkát kell lerakni. A következő lapka felfordul, mielőtt eldöntöd, hová rakod a tiédet. A térkép háromszor hármas lesz; szárazföldnek és tengernek nem kell illeszkednie. A végén mindkét oldal a legnagyobb csoportja lapkáit számolja; a nagyobb nyer, egyenlőségnél az veszít, aki az utolsót lerakta.
terminal-ask-resign = Feladod ezt a játszmát?
terminal-ask-quit = Kilépsz ebből a játszmából? Nincs elmentve (az s elmenti).
terminal-yes-no = i / Enter: igen · n / Esc: nem
terminal-save-as = A játszma mentése ebbe a fájlba (Enter ment, Esc nem):
terminal-choose = Egy Chartae-játszma
terminal-choose-side = A te oldalad
terminal-choose-first = Ki kezd
terminal-choose-bot = Ellenfél
terminal-choose-compass = Szélrózsás lapka
terminal-choose-fair = Legméltányosabb első lapka
terminal-choose-keys = ↑ ↓ választás, ← → változtatás, Enter: kezdés
terminal-choice-lot = sorsolás dönt
terminal-choice-land = { chartae-land }
terminal-choice-sea = { chartae-sea }
terminal-choice-me = te
terminal-choice-bot = az ellenfél
terminal-choice-random = random, bármit lép
terminal-choice-greedy = greedy, egy lépést lát előre
terminal-choice-perfect = perfect, sosem hibázik
terminal-choice-0 = elforgatás nélkül
terminal-choice-1 = 90 fokkal elforgatva
terminal-choice-2 = 180 fokkal elforgatva
terminal-choice-3 = 270 fokkal elforgatva
terminal-choice-true = igen
terminal-choice-false = nem, ahogy nyomtatták

## Visszajátszás és mérkőzések

terminal-moment = { $at }. pillanat, összesen { $last }
terminal-contest = { $first } oldala: { $side }; { $second } oldala: { $other }.
terminal-replay-help = Írd: n (tovább), p (vissza), egy pillanat száma 0-tól eddig: { $last }, vagy q (kilépés).
terminal-replay-questions = A mutatott pillanatról ezt is kérdezheted: { $questions }, help.
terminal-ask-moment = Melyik pillanathoz, 0-tól eddig: { $last }?
terminal-drawn = A kép elkészült: { $path }
terminal-players = Ez nem { $seats } gépi játékos neve: „{ $players }”. Írd őket vesszővel elválasztva, például { $example }.
terminal-not-seconds = { $name }: „{ $value }” nem idő. Adj meg másodperceket; a legkevesebb 0, a legtöbb { $most }.
terminal-key-next = tovább
terminal-key-previous = vissza
terminal-key-run = lejátszás
terminal-key-go = ugrás
terminal-key-language = nyelv
