### Andere Spielweisen: Chess960 und Hausregeln.

learn-960-title = Chess960
learn-960-lead = Dasselbe Spiel aus einer von 960 Aufstellungen.
learn-960-array = Die Figuren hinter den Bauern werden gemischt, und beide Seiten haben dieselbe Aufstellung. Zweierlei gilt immer: Der König steht zwischen seinen Türmen, und die Läufer stehen auf Feldern verschiedener Farbe. So bleiben 960 Aufstellungen, mit den Nummern 0 bis 959. Nummer 518 ist die gewohnte.
learn-960-number = Aufstellung Nummer 0: Läufer auf a1 und b1, Dame, zwei Springer, dann Turm, König und Turm.
learn-960-castling = Die Rochade
learn-960-castling-text = Wo König und Turm auch beginnen, sie enden dort, wo sie im gewohnten Spiel enden. Auf der Seite der h-Linie (O-O) kommt der König nach g1 und der Turm nach f1, auf der Seite der a-Linie (O-O-O) der König nach c1 und der Turm nach d1. Für Schwarz gilt die achte Reihe. Einer von beiden kann schon dort stehen, und sie dürfen einander überspringen.
learn-960-before = Der König auf b1 und der Turm auf c1 haben nicht gezogen, und der Weg nach g1 ist frei.
learn-960-after = Nach O-O: König auf g1, Turm auf f1.
learn-960-unmoved = König und Turm haben noch nicht gezogen.
learn-960-room = Alle Felder, die König und Turm überqueren oder erreichen, sind frei, von den beiden selbst abgesehen.
learn-960-attacked = Der König steht nicht im Schach, überquert kein angegriffenes Feld und kommt auf keinem an.
learn-960-here = Auf diesem Server
learn-960-type = Wenn du <a>eine Partie anbietest</a>, wählst du die Aufstellung mit ihrer Nummer. Zum Rochieren ziehst du den König auf seinen Turm oder tippst O-O oder O-O-O. Auf dem Brett rochiert auch ein Königszug nach g1 oder c1, außer der König könnte einfach dorthin gehen.

learn-house-title = Hausregeln
learn-house-lead = Was zwei Spieler vor dem ersten Zug vereinbaren können.
learn-house-chosen = Du wählst sie, wenn du <a>eine Partie anbietest</a>. Wo sie nicht die üblichen sind, stehen sie beim Angebot und bei der Partie. Später kann sie niemand mehr ändern.
learn-house-passing = Ohne en passant
learn-house-passing-text = Kein Bauer wird je im Vorbeigehen geschlagen. Ein Schach, das sonst nichts abwehren könnte, ist matt, und zwei Stellungen, die sich nur in diesem Recht unterscheiden, sind dieselbe.
learn-house-passing-board = Schwarz hat gerade d7-d5 gezogen. In einer solchen Partie kann der Bauer auf e5 nur vorgehen.
learn-house-warning = Ohne Schachwarnung
learn-house-warning-text = Ein Zug, der den König im Schach lässt, wird nicht abgelehnt: Er steht, und die Partie ist sofort verloren. Du kannst eine gefesselte Figur ziehen, ein Schach übersehen, in einen Angriff laufen; nichts warnt dich, auch nicht die Seite, auf der du den Zug bestätigst. Aus dem Schach oder durch ein Schach zu rochieren wird trotzdem abgelehnt, und Matt und Patt bleiben, was sie sind.
learn-house-draws = Remis von selbst
learn-house-draws-text = Das dritte Auftreten einer Stellung und fünfzig Züge ohne Schlagen und ohne Bauernzug beenden die Partie sofort, ohne Anspruch. Alles andere über <a>Remis</a> bleibt, wie es ist.
learn-house-site = Wie hier gespielt wird
learn-house-plans = <b>Ohne bedingte Züge</b> gibt es weder Pläne noch Zugvorschläge: Jeder Zug wird von Hand gemacht.
learn-house-takebacks = <b>Ohne Zurücknehmen</b> bleibt ein Zug ein Zug. Sonst kannst du deinen Gegner bitten, deinen letzten zurücknehmen zu dürfen; stimmt er zu, geht auch die Uhr zurück, und Angebote und Pläne sind hinfällig.
learn-house-flag = <b>Wenn Zeitüberschreitung beansprucht wird</b>, beendet der Ablauf der Zeit von selbst nichts. Solange der Gegner die Partie nicht beansprucht, kann der Zug noch gemacht werden und gilt.
learn-house-leave = <b>Ohne Urlaub</b> läuft die Uhr in dieser Partie weiter, was die Spieler auch gebucht haben.
