# Amit a ház az asztalai körül mond.

house-open = A ház nyitva van: { $address } (Ctrl+C bezárja.)
house-closed = A ház bezárt. Minden játék folytatódik, amikor újra kinyit.
house-port-in-use = A { $wanted } port foglalt; a ház ezt használja: { $port }.
house-no-port = Ezen a címen nincs szabad port: { $host }, { $port } és a fölötte lévők. Adj meg másikat így: --port.
house-no-address = A ház nem tud kinyitni itt: { $host }, port: { $port } ({ $problem }). Adj meg másik címet így: --host, vagy másik portot így: --port.
house-store-in-use = Ezekkel a játékokkal már nyitva van egy ház: „{ $path }”. Zárd be, vagy adj meg másik mappát így: --data.
house-store-newer = „{ $path }” a Skerry újabb változatából való (tár: { $found }). Azzal nyisd meg; semmi sem változott benne.
house-store-broken = A tár nem válaszol: „{ $path }” ({ $problem }).
house-disk-full = Megtelt a lemez, amelyen ez van: „{ $path }”, ezért nem történt lépés. Szabadíts fel helyet, és próbáld újra.
house-closing = A ház éppen bezár. Gyere vissza hamarosan; minden játék megmarad.
house-stranger = A ház még nem ismer. Előbb mondd meg a neved.
house-account-already = Már van fiókod: { $login }.
house-login-taken = A név foglalt: „{ $login }”. Válassz másikat.
house-wrong-password = A név és a jelszó nem illik össze. Próbáld újra.
house-bots-busy = Minden gépi játékos elfoglalt. Próbáld újra hamarosan.
house-no-table = Itt nincs ilyen asztal. Nézd meg, teljes-e a link.
house-not-watchable = Ez az asztal csak azoké, akik ennél játszanak.
house-too-many-tables = Már { $most } asztalod van nyitva. Fejezz be egy játékot, vagy vigyél el egy asztalt.
house-too-many-sockets = Túl sok ablak van nyitva egyszerre. Zárj be néhányat.
house-too-often = Ez rövid idő alatt túl sok volt. Várj egy kicsit.
house-bad-message = Ezt nem lehetett megérteni: { $problem }
house-no-hint-now = Tippet csak az kaphat, aki lépni következik.
house-no-hint-among-people = Emberek elleni játékban nincs tipp.
house-analysis-busy = Most túl sok elemzés folyik. Próbáld újra egy pillanat múlva.
house-analysis-too-long = Ennek a pillanatnak az elemzése túl sokáig tartott. Próbálj egy másikat.
house-no-analysis-now = Elemzés játék után van, vagy annak, aki egyedül játszik a gép ellen.
house-no-question = Ez a játék nem ismeri ezt a kérdést: „{ $question }”. Ezeket ismeri: { $known }.
house-other-host = Ez a ház csak arról a gépről látogatható, amelyen fut.
house-other-site = Egy másik oldal kért valamit a nevedben; erre a ház nem válaszol.
house-only-here = Ez csak azon a gépen látszik, amelyen a ház fut.
house-no-page = Itt nincs ilyen oldal.
house-fault = Magával a házzal van baj, és ez fel lett jegyezve. Semmi sem változott.
verify-good =
    „{ $path }” valódi: a titok az, amit megígértek, a játékot ({ $game }) abból és a játékosok hozzájárulásából osztották, és { $actions ->
        [one] az egyetlen lépés
       *[other] mind a { $actions } lépés
    } ehhez a véghez vezet.
