# Was die Seite um die Regeln eines Spiels herum sagt.

rules-contents = Inhalt
rules-table = Tabelle
