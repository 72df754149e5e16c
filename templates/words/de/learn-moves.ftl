### Die Züge: Figuren, Rochade, en passant, Umwandlung.

learn-pieces-title = Die Figuren und ihre Züge
learn-pieces-lead = Sechs Arten von Figuren, jede zieht auf ihre Weise.
learn-pieces-board = Schach spielt man zu zweit auf einem Brett mit 64 Feldern. Weiß beginnt, dann wird abwechselnd gezogen. Niemand darf aussetzen. Jedes Feld hat einen Namen: einen Buchstaben für die Linie, von links nach rechts, wie Weiß sie sieht, und eine Zahl für die Reihe, von der weißen Seite aus gezählt.
learn-pieces-dots = Eine Figur zieht auf ein freies Feld, oder sie schlägt, was dort vom Gegner steht, und nimmt seinen Platz ein. Wo eine eigene Figur steht, kann sie nicht hin. In den Diagrammen zeigt ein Punkt jedes Feld, auf das die gewählte Figur ziehen darf, und ein Ring jede Figur, die sie schlagen darf.
learn-pieces-lines = Auf geraden Bahnen
learn-pieces-lines-text = Turm, Läufer und Dame ziehen auf geraden Bahnen, so weit sie wollen. Springen können sie nicht: Die erste Figur im Weg beendet die Bahn.
learn-pieces-rook = Der Turm zieht auf Linien und Reihen. Der Bauer auf d6 kann geschlagen werden; dahinter kommt der Turm nicht. Der eigene Bauer auf g4 steht ihm im Weg.
learn-pieces-bishop = Der Läufer zieht auf Diagonalen. Er bleibt die ganze Partie über auf Feldern einer Farbe.
learn-pieces-queen = Die Dame zieht wie ein Turm oder wie ein Läufer. Keine Figur erreicht mehr Felder.
learn-pieces-jump = Springer und König
learn-pieces-knight = Der Springer geht zwei Felder auf einer Linie oder Reihe und eines zur Seite. Was dazwischen steht, ist gleichgültig: Er ist die einzige Figur, die springt.
learn-pieces-king = Der König geht ein Feld in jede Richtung, aber nie auf ein Feld, das der Gegner angreift. Der Turm auf d8 hält ihn von der ganzen d-Linie fern. Einmal in der Partie kann er außerdem <b>rochieren</b>.
learn-pieces-pawns = Der Bauer
learn-pieces-pawn-text = Der Bauer zieht anders, als er schlägt. Er zieht geradeaus: ein Feld, oder von seinem Anfangsfeld aus zwei, wenn beide frei sind. Er schlägt ein Feld schräg nach vorn. Zurück geht er nie.
learn-pieces-pawn = Von seinem Anfangsfeld darf der Bauer ein oder zwei Felder vor, oder nach beiden Seiten schlagen.
learn-pieces-pawn-stuck = Was geradeaus vor einem Bauern steht, hält ihn auf, und er kann es nicht schlagen. Von diesen beiden kann keiner ziehen.
learn-pieces-more = Zwei Dinge gibt es über Bauern noch zu wissen: <a>en passant</a>, ein Schlagen, das nur einen Zug lang möglich ist, und die <a>Umwandlung</a> auf der letzten Reihe.

learn-castling-title = Die Rochade
learn-castling-lead = König und Turm ziehen gemeinsam, einmal in der Partie.
learn-castling-how = Der König geht zwei Felder auf einen seiner Türme zu, und dieser Turm kommt auf das Feld, das der König überquert hat. Das ist ein einziger Zug, und zwar ein Zug des Königs.
learn-castling-both = Weiß darf nach beiden Seiten rochieren: Der König darf nach g1 oder nach c1.
learn-castling-short = Nach der kurzen Rochade, geschrieben O-O.
learn-castling-long = Nach der langen Rochade, geschrieben O-O-O.
learn-castling-when = Wann sie erlaubt ist
learn-castling-unmoved = Weder der König noch dieser Turm hat schon gezogen. Sobald einer gezogen hat, ist das Recht verloren, auch wenn die Figur zurückgekehrt ist.
learn-castling-empty = Alle Felder zwischen den beiden sind frei.
learn-castling-check = Der König steht nicht im Schach. Ein Schach früher in der Partie schadet nicht.
learn-castling-across = Der König überquert kein angegriffenes Feld und kommt auf keinem an.
learn-castling-no = Der Turm auf f8 greift f1 an, das der König überqueren müsste. Weiß darf nur lang rochieren.
learn-castling-yes = Der Turm auf b8 greift b1 an. Dieses Feld überquert nur der Turm, also darf Weiß trotzdem lang rochieren.
learn-castling-here = Wie du hier rochierst
learn-castling-type = Auf dem Brett ziehst du den König auf das Feld, auf dem er stehen wird, oder auf seinen Turm. Getippt ist es O-O oder O-O-O; Nullen gehen auch, ebenso e1g1. Im <a>Chess960</a> können König und Turm anderswo beginnen, sie enden aber auf denselben Feldern wie hier.

learn-passing-title = En passant
learn-passing-lead = Ein Bauer, der an einem anderen vorbeizieht, kann geschlagen werden, als wäre er nur ein Feld gegangen.
learn-passing-how = Ein Bauer geht von seinem Anfangsfeld zwei Felder vor und kommt neben einem gegnerischen Bauern an. Im unmittelbar folgenden Zug darf dieser ihn im Vorbeigehen schlagen: Er zieht auf das übersprungene Feld, und der Bauer, der es übersprungen hat, kommt vom Brett.
learn-passing-before = Schwarz hat gerade d7-d5 gezogen. Der Bauer auf e5 darf vorgehen oder auf d6 schlagen.
learn-passing-after = Nach exd6 ist der Bauer, der auf d5 stand, verschwunden.
learn-passing-once = Das Recht gilt einen Zug lang. Wird etwas anderes gespielt, ist es verloren.
learn-passing-not = Wann es nicht geht
learn-passing-pinned = Zwei Bauern würden die fünfte Reihe zugleich verlassen, und der Turm auf h5 griffe den König auf a5 an. Deshalb ist das Schlagen hier nicht erlaubt.
learn-passing-more = Das ist auch für die <a>Stellungswiederholung</a> wichtig: Eine Stellung, in der das Schlagen erlaubt ist, ist eine andere als dieselben Felder ohne dieses Recht. Manche Partien werden <a>ohne en passant</a> gespielt.

learn-promotion-title = Die Umwandlung
learn-promotion-lead = Ein Bauer, der die letzte Reihe erreicht, wird eine andere Figur.
learn-promotion-how = Er wird im selben Zug zu Dame, Turm, Läufer oder Springer seiner Farbe, wie es der Spieler will. Was schon geschlagen wurde, ist gleichgültig: Eine Seite kann zwei Damen haben, oder neun.
learn-promotion-two = Der Bauer darf nach e8 oder den Turm auf d8 schlagen. Auf beiden Feldern wird er umgewandelt.
learn-promotion-under = Warum nicht immer eine Dame?
learn-promotion-why = Meist ist die Dame am besten. Doch sie kann dem Gegner den letzten Zug nehmen, und das ist patt.
learn-promotion-queen = Nach c8=Q hat Schwarz keinen Zug und steht nicht im Schach: patt, also remis.
learn-promotion-rook = Nach c8=R muss Schwarz Ka6 spielen, und Ra8 ist matt.
learn-promotion-here = Wie du hier umwandelst
learn-promotion-type = Auf dem Brett ziehst du den Bauern und wirst gefragt, was er wird. Getippt steht die Figur hinter dem Feld: e8=Q, e8N, e7e8r. Fehlt sie, wird der Zug nicht gespielt, und du wirst gefragt, was du willst. Siehe <a>Notation</a>.
