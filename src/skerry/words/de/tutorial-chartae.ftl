# Wie ein Neuling Schritt für Schritt Chartae kennenlernt.

tutorial-chartae-chapter-turns = Zwei Arten von Zügen
tutorial-chartae-welcome = Hier entsteht eine Karte, drei Teile breit und drei Teile hoch. Du spielst Land, den Sand; die andere Seite spielt See, das Blaue. Wer am Ende die größere zusammenhängende Gruppe hat, gewinnt.
tutorial-chartae-tile = Dieses Teil trägt die Windrose und liegt von Anfang an da. Jede Seite eines Teils hat zwei Hälften, und jede Hälfte ist Land oder See. Unter der Karte siehst du das Teil, das offen liegt: Es wird als Nächstes angelegt.
tutorial-chartae-take = Wenn du am Zug bist, tust du eines von zwei Dingen: ein Teil der Karte drehen oder das offene Teil anlegen. Das Anlegen beginnt damit, dass du es auf die Hand nimmst.
tutorial-chartae-take-do = Drück „{ page-take }“.
tutorial-chartae-lay = Sofort ist das nächste Teil aufgedeckt; du kennst es also, bevor du deines anlegst. Ein Teil darf liegen, wie du magst, auch Land an See; aber nur wo Land an Land stößt, und sei es an einer halben Seite, verbindet es zwei Teile.
tutorial-chartae-lay-do = Dreh dein Teil, bis der Sand links liegt, und leg es rechts neben die Windrose.
tutorial-chartae-lay-else = So darf es liegen, aber dann verbindet sich kein Land. Dreh es, bis der Sand links liegt, und leg es rechts neben die Windrose.
tutorial-chartae-turn = Dein Land verband zwei Teile, aber See hat deines gedreht, und nun verbindet sie die See. Zum Drehen braucht man kein Teil: Es bewegt irgendein Teil der Karte um ein Viertel im Uhrzeigersinn. Das kannst du auch.
tutorial-chartae-turn-do = Drück auf das Teil mit der Windrose. Gedreht zeigt es rechts nur noch Land, und die See ist wieder getrennt.
tutorial-chartae-twice = Zwei Drehungen dürfen aufeinander folgen, drei nicht, gleich von wem; die Punkte unter der Karte zählen sie. See musste darum anlegen und hat sein Teil unter die Windrose gelegt.
tutorial-chartae-again = Du bist am Zug, und die Drehungen zählen wieder von vorn: Du darfst drehen oder anlegen. Leg diesmal an.
tutorial-chartae-again-do = Nimm das offene Teil.
tutorial-chartae-grow = Freie Felder sind umrandet: Sie haben eine Seite mit einem Teil gemeinsam, und mit ihnen bleibt die Karte in drei mal drei. Die größte Gruppe jeder Seite hat volle Farben und wird unter der Karte gezählt.
tutorial-chartae-grow-do = Leg dein Teil an, wo du magst.
tutorial-chartae-small = So geht es weiter, bis neun Teile liegen. Wo am Ende die Windrose ist, bleibt offen: in der Mitte, am Rand oder in einer Ecke.
tutorial-chartae-chapter-count = Zählen und gewinnen
tutorial-chartae-groups = Eine andere Partie: Acht Teile liegen, ein Platz ist frei. Von jeder Seite zählt nur die größte Gruppe, in Teilen; alles andere ist blass.
tutorial-chartae-apart = Auf zwei Arten von Teilen ist zu achten. Bei der Landenge (F) trennt ein Streifen Land zwei Seen, bei der Meerenge (G) ein Streifen See zwei Länder. Innerhalb des Teils berühren sie sich nicht und können darum zu verschiedenen Gruppen gehören.
tutorial-chartae-last = Das letzte Teil ist deines. Sobald das neunte Teil liegt, ist die Partie zu Ende, und die Gruppen werden verglichen.
tutorial-chartae-last-do = Nimm das offene Teil.
tutorial-chartae-win = Sind beide Gruppen gleich groß, so verliert, wer das letzte Teil angelegt hat, und das wärst du. Gleichstand genügt also nicht: Land muss größer sein.
tutorial-chartae-win-do = Dreh das Teil, bis das Land am besten zusammenhängt, und leg es auf den freien Platz.
tutorial-chartae-win-else = Das genügt nicht: So wäre Land nicht größer als See. Dreh das Teil weiter.
tutorial-chartae-over = Sechs zu fünf, Land gewinnt. Das waren alle Regeln. Der Computer spielt so stark, wie du möchtest: Vollkommen heißt, dass er nie einen Fehler macht.
