### Wie Züge geschrieben und getippt werden.

learn-notation-title = Notation
learn-notation-lead = Vier Arten, einen Zug zu schreiben. Alle werden verstanden, wo immer du einen tippst.
learn-notation-squares = Ein Feld heißt nach seiner Linie und seiner Reihe: e4. Die ersten vier Linien sind a bis d, die anderen e bis h, von links nach rechts aus der Sicht von Weiß.
learn-notation-short = Üblich ist die <b>Kurznotation</b> (SAN). Ein Großbuchstabe steht für die Figur, ein Bauer hat keinen; dann kommt das Feld, davor ein x, wenn etwas geschlagen wird. Hinter einem Schach steht +, hinter einem Matt #.
learn-notation-board = Weiß ist am Zug. Die Tabelle zeigt fünf der Züge, die hier möglich sind, in allen vier Notationen.
learn-notation-san = Kurz (SAN)
learn-notation-long = Lang
learn-notation-uci = Koordinaten (UCI)
learn-notation-iccf = Ziffern (ICCF)
learn-notation-two = Können zwei Figuren einer Art auf dasselbe Feld, steht hinter dem Buchstaben die Linie oder Reihe der gemeinten: Nbd2, R1e2.
learn-notation-becomes = Was ein Bauer wird, steht hinter dem Feld: a8=Q, a7a8q.
learn-notation-castle = Die kurze Rochade ist O-O, die lange O-O-O. In Koordinaten und Ziffern ist sie der Zug des Königs.
learn-notation-digits = In Ziffern ist jedes Feld zwei davon: 52 ist e2, 54 ist e4. Eine fünfte sagt, was ein Bauer wird: 1 Dame, 2 Turm, 3 Läufer, 4 Springer.
learn-notation-typing = Was du tippen kannst
learn-notation-loose = Du musst nicht genau sein. Die Zeichen für Schlagen, Schach und Umwandlung dürfen fehlen, mit Nullen rochiert es sich so gut wie mit Buchstaben, und kleine Buchstaben gehen auch: nf3, ed5, e8Q, 0-0. Zugnummern und Zeichen wie ! und ? werden überlesen.
learn-notation-b = Bei einem Buchstaben ist Vorsicht nötig: Ein kleines b ist die Linie, ein großes B der Läufer.
learn-notation-refused = Ein Zug, der nicht möglich ist, wird abgelehnt, und du liest, warum. Könnten es zwei Züge sein, werden beide genannt, und nichts wird gespielt, bis du sagst, welcher.
learn-notation-letters = Die Buchstaben der Figuren
learn-notation-letters-text = Diese Kapitel schreiben die englischen Buchstaben, in jeder Sprache. Auch tippen kannst du sie, wenn du nicht die Buchstaben deiner Sprache gewählt hast. In Büchern und auf Partieformularen findest du die der jeweiligen Sprache.
learn-notation-language = Sprache
learn-notation-king = König
learn-notation-queen = Dame
learn-notation-rook = Turm
learn-notation-bishop = Läufer
learn-notation-knight = Springer
