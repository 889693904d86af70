# Was das Haus rund um seine Tische sagt.

house-open = Das Haus ist offen: { $address } (Strg+C schließt es.)
house-closed = Das Haus ist geschlossen. Jede Partie geht weiter, wenn es wieder öffnet.
house-port-in-use = Port { $wanted } ist belegt; das Haus nimmt { $port }.
house-no-port = Auf { $host } ist ab { $port } kein Port frei. Nenn mit --port einen anderen.
house-no-address = Das Haus kann auf { $host }, Port { $port }, nicht öffnen: { $problem }. Nenn mit --host eine andere Adresse oder mit --port einen anderen Port.
house-store-in-use = Mit den Partien in „{ $path }“ ist schon ein Haus offen. Schließ es, oder nenn mit --data einen anderen Ordner.
house-store-newer = „{ $path }“ stammt von einer neueren Fassung von Skerry (Speicher { $found }). Öffne es mit dieser; nichts darin wurde verändert.
house-store-broken = Der Speicher „{ $path }“ antwortet nicht: { $problem }.
house-disk-full = Der Datenträger mit „{ $path }“ ist voll, darum wurde nichts gespielt. Schaff Platz und versuch es noch einmal.
house-closing = Das Haus schließt gerade. Komm gleich wieder; jede Partie bleibt erhalten.
house-stranger = Das Haus kennt dich noch nicht. Nenn zuerst deinen Namen.
house-account-already = Du hast schon ein Konto: { $login }.
house-login-taken = Der Name „{ $login }“ ist vergeben. Wähl einen anderen.
house-wrong-password = Name und Passwort passen nicht zusammen. Versuch es noch einmal.
house-bots-busy = Alle Computergegner sind beschäftigt. Versuch es gleich noch einmal.
house-no-table = Diesen Tisch gibt es hier nicht. Sieh nach, ob der Link vollständig ist.
house-not-watchable = Dieser Tisch ist nur für die da, die an ihm spielen.
house-too-many-tables = Du hast schon { $most } Tische offen. Beende eine Partie oder räum einen Tisch weg.
house-too-many-sockets = Es sind zu viele Fenster zugleich offen. Schließ einige davon.
house-too-often = Das war zu oft in kurzer Zeit. Warte einen Moment.
house-bad-message = Das war nicht zu verstehen: { $problem }
house-no-hint-now = Einen Tipp bekommt nur, wer am Zug ist.
house-no-hint-among-people = In Partien gegen Menschen gibt es keine Tipps.
house-analysis-busy = Gerade wird sehr viel analysiert. Versuche es gleich noch einmal.
house-analysis-too-long = Die Analyse dieses Augenblicks hat zu lange gedauert. Versuche einen anderen.
house-no-analysis-now = Eine Analyse gibt es nach dem Spiel, oder wenn du allein gegen den Computer spielst.
house-no-question = Dieses Spiel kennt die Frage „{ $question }“ nicht. Es kennt: { $known }.
house-other-host = Dieses Haus lässt sich nur von dem Rechner aus besuchen, auf dem es läuft.
house-other-site = Eine fremde Seite hat an deiner Stelle gefragt; darauf antwortet das Haus nicht.
house-only-here = Das wird nur auf dem Rechner gezeigt, auf dem das Haus läuft.
house-no-page = Diese Seite gibt es hier nicht.
house-fault = Mit dem Haus selbst stimmt etwas nicht, und das wurde notiert. Nichts wurde verändert.
verify-good =
    „{ $path }“ ist echt: das Geheimnis ist das versprochene, { $game } wurde daraus und aus den Beigaben der Spieler gegeben, und { $actions ->
        [one] die eine Aktion führt
       *[other] alle { $actions } Aktionen führen
    } zu diesem Ende.
