### The pages that explain the rules and the site.

## All pages: list of pages

learn-title = Hilfe und Regeln
learn-lead = Die Schachregeln und wie du diese Website benutzt.
learn-group-rules = Die Regeln des Spiels
learn-group-variants = Schachvarianten und Partieoptionen
learn-group-site = Spielen auf dieser Website

## All pages: every page

learn-contents = Auf dieser Seite
learn-pager = Vorige und nächste Seite
learn-laws = FIDE-Schachregeln (2023): { $articles }.
learn-diagram-moves = Die Figur auf { $from } kann ziehen nach: { $to }.

## All pages: links to help pages, on other pages

learn-link-notation = So gibst du einen Zug ein
learn-link-claims = Was kann ich reklamieren?
learn-link-decisions = So wird über Reklamationen entschieden
learn-link-conditional-moves = So funktionieren bedingte Züge
learn-link-proposed-lines = So funktionieren Zugvorschläge
learn-link-time-controls = So funktioniert die Bedenkzeit
learn-link-vacation = So funktioniert der Urlaub
learn-link-chess960 = Was ist Chess960?
learn-link-variants = Was sind das für Varianten?
learn-link-game-options = Was bedeuten diese Optionen?
learn-link-ratings = So funktionieren Wertungszahlen
learn-link-draws = Wann ist eine Partie remis?
learn-link-email = So spielst du per E-Mail
learn-link-tournaments = Wie Turniere ablaufen

## Moves: page: The pieces and their moves

learn-pieces-title = Die Figuren und ihre Züge
learn-pieces-lead = Es gibt sechs Arten von Figuren. Jede zieht auf ihre eigene Weise.
learn-pieces-board = Schach spielt man zu zweit auf einem Brett mit 64 Feldern. Weiß beginnt, dann ziehen die Spieler abwechselnd. Aussetzen darf man nicht. Jedes Feld hat einen Namen: einen Buchstaben für die Linie, aus der Sicht von Weiß von links nach rechts, und eine Zahl für die Reihe, von der weißen Seite aus gezählt.
learn-pieces-diagrams = Eine Figur zieht auf ein leeres Feld, oder sie schlägt eine gegnerische Figur und nimmt deren Platz ein. Auf ein Feld, auf dem eine eigene Figur steht, kann sie nie ziehen. In den Diagrammen zeigen Punkte, wohin eine Figur ziehen kann, und Ringe, welche Figuren sie schlagen kann.
learn-pieces-rook-bishop-queen = Turm, Läufer und Dame
learn-pieces-rook-bishop-queen-text = Turm, Läufer und Dame ziehen beliebig viele Felder weit in gerader Richtung. Über andere Figuren springen können sie nicht.
learn-pieces-rook = Der Turm zieht auf Linien und Reihen. Er kann den Bauern auf d6 schlagen, aber nicht weiter ziehen. Der eigene Bauer auf g4 steht ihm im Weg.
learn-pieces-bishop = Der Läufer zieht auf Diagonalen. Er bleibt die ganze Partie über auf Feldern einer Farbe.
learn-pieces-queen = Die Dame zieht wie ein Turm oder wie ein Läufer. Keine andere Figur erreicht mehr Felder.
learn-pieces-knight-and-king = Springer und König
learn-pieces-knight = Der Springer zieht zwei Felder auf einer Linie oder Reihe und eines zur Seite. Er ist die einzige Figur, die über andere springen kann.
learn-pieces-king = Der König zieht ein Feld in jede Richtung, aber nie auf ein Feld, das der Gegner angreift. Der Turm auf d8 greift die ganze d-Linie an, deshalb kann der König dort nicht hin. Einmal in der Partie kann er außerdem <b>rochieren</b>.
learn-pieces-pawn-title = Der Bauer
learn-pieces-pawn-text = Der Bauer zieht anders, als er schlägt. Er zieht geradeaus: ein Feld, oder von seinem Ausgangsfeld aus zwei, wenn sie leer sind. Er schlägt ein Feld schräg nach vorn. Zurück zieht er nie.
learn-pieces-pawn-example = Von seinem Ausgangsfeld kann der Bauer ein oder zwei Felder vorziehen oder nach beiden Seiten schlagen.
learn-pieces-pawn-blocked = Ein Bauer kann nicht geradeaus schlagen, deshalb blockiert ihn jede Figur vor ihm. Von diesen beiden Bauern kann keiner ziehen.
learn-pieces-more = Für Bauern gelten noch zwei Regeln: <a>en passant</a>, ein Schlagen, das nur einen Zug lang möglich ist, und die <a>Umwandlung</a> auf der letzten Reihe.

## Moves: page: Castling

learn-castling-title = Die Rochade
learn-castling-lead = Der König und ein Turm ziehen gemeinsam, einmal in der Partie.
learn-castling-text = Der König zieht zwei Felder auf einen seiner Türme zu, und dieser Turm zieht auf das Feld, das der König überquert hat. Das ist ein einziger Zug. Er gilt als Zug des Königs.
learn-castling-example-both = Weiß kann nach beiden Seiten rochieren: Der König kann nach g1 oder nach c1 ziehen.
learn-castling-example-kingside = Nach der kurzen Rochade, geschrieben O-O.
learn-castling-example-queenside = Nach der langen Rochade, geschrieben O-O-O.
learn-castling-conditions = Wann sie erlaubt ist
learn-castling-condition-unmoved = Weder der König noch dieser Turm hat schon gezogen. Hat einer von ihnen gezogen, kannst du nicht mehr rochieren, auch wenn er zurückgekehrt ist.
learn-castling-condition-empty = Alle Felder zwischen König und Turm sind leer.
learn-castling-condition-not-in-check = Der König steht nicht im Schach. Ob er früher im Schach stand, spielt keine Rolle.
learn-castling-condition-not-attacked = Der König überquert und betritt kein angegriffenes Feld.
learn-castling-example-king-crosses = Der Turm auf f8 greift f1 an, das der König überqueren müsste. Weiß kann nur lang rochieren.
learn-castling-example-rook-crosses = Der Turm auf b8 greift b1 an. Dieses Feld überquert nur der weiße Turm, also kann Weiß trotzdem lang rochieren.
learn-castling-on-this-site = Wie du hier rochierst
learn-castling-on-this-site-text = Auf dem Brett ziehst du den König auf sein Zielfeld oder auf seinen Turm. Du kannst auch O-O oder O-O-O tippen. Nullen gehen ebenso, und auch e1g1. Im <a>Chess960</a> können König und Turm auf anderen Feldern beginnen, sie enden aber auf denselben Feldern wie hier.

## Moves: page: En passant

learn-en-passant-title = En passant
learn-en-passant-lead = Ein Bauer, der zwei Felder zieht, kann geschlagen werden, als wäre er nur eines gezogen.
learn-en-passant-text = Ein Bauer zieht von seinem Ausgangsfeld zwei Felder vor und steht jetzt neben einem gegnerischen Bauern. Im unmittelbar folgenden Zug kann dieser ihn en passant schlagen: Er zieht auf das übersprungene Feld, und der Bauer, der es übersprungen hat, kommt vom Brett.
learn-en-passant-example-before = Schwarz hat gerade d7-d5 gespielt. Der Bauer auf e5 kann vorziehen oder auf d6 schlagen.
learn-en-passant-example-after = Nach exd6 ist der Bauer auf d5 vom Brett verschwunden.
learn-en-passant-next-move-only = En passant schlagen kannst du nur im unmittelbar folgenden Zug. Spielst du einen anderen Zug, geht es nicht mehr.
learn-en-passant-not-allowed = Wann es nicht erlaubt ist
learn-en-passant-example-pinned = Mit dem Schlagen kämen zwei Bauern zugleich von der fünften Reihe weg, und der Turm auf h5 würde den König auf a5 angreifen. Deshalb ist es hier nicht erlaubt.
learn-en-passant-more = Das ist auch für die <a>Stellungswiederholung</a> wichtig: Eine Stellung, in der du en passant schlagen kannst, ist nicht dieselbe wie eine, in der du es nicht kannst. Manche Partien werden <a>ohne en passant</a> gespielt.

## Moves: page: Promotion

learn-promotion-title = Die Umwandlung
learn-promotion-lead = Ein Bauer, der die letzte Reihe erreicht, wird zu einer anderen Figur.
learn-promotion-text = Der Bauer wird im selben Zug zu Dame, Turm, Läufer oder Springer seiner Farbe. Du wählst, wozu. Was schon geschlagen wurde, spielt keine Rolle: Du kannst zwei Damen haben oder sogar neun.
learn-promotion-example = Der Bauer kann nach e8 ziehen oder den Turm auf d8 schlagen. In beiden Fällen wird er umgewandelt.
learn-promotion-not-queen = Warum nicht immer eine Dame?
learn-promotion-not-queen-text = Meist ist die Dame am besten. Manchmal aber lässt sie dem Gegner keinen legalen Zug, und das ist patt.
learn-promotion-example-queen = Nach c8=Q hat Schwarz keinen legalen Zug und steht nicht im Schach: patt, also remis.
learn-promotion-example-rook = Nach c8=R muss Schwarz Ka6 spielen, und Ra8 ist matt.
learn-promotion-on-this-site = Wie du hier umwandelst
learn-promotion-on-this-site-text = Auf dem Brett ziehst du den Bauern und wählst dann die Umwandlungsfigur. Wenn du den Zug tippst, schreib die Figur hinter das Feld: e8=Q, e8N, e7e8r. Lässt du sie weg, wird der Zug nicht gespielt, und du wirst gefragt, welche du willst. Siehe <a>Notation</a>.

## Notation: the four notations

learn-notation-title = Notation
learn-notation-lead = Es gibt vier Arten, einen Zug zu schreiben. Wo immer du einen Zug tippst, kannst du jede davon verwenden.
learn-notation-squares = Ein Feld heißt nach seiner Linie und seiner Reihe, zum Beispiel e4. Die Linien heißen, aus der Sicht von Weiß von links nach rechts, a bis h, die Reihen von der weißen zur schwarzen Seite 1 bis 8.
learn-notation-short = Die <b>Kurznotation</b> (SAN) ist die üblichste. Ein Großbuchstabe steht für die Figur. Ein Bauer hat keinen Buchstaben. Dann kommt das Feld, davor ein x, wenn geschlagen wird. Ein + hinter dem Zug bedeutet Schach, ein # Matt.
learn-notation-example = Weiß ist am Zug. Die Tabelle zeigt fünf der möglichen Züge in allen vier Notationen.
learn-notation-san = Kurz (SAN)
learn-notation-long = Lang
learn-notation-uci = Koordinaten (UCI)
learn-notation-iccf = Ziffern (ICCF)
learn-notation-ambiguous-pieces = Können zwei gleiche Figuren auf dasselbe Feld ziehen, schreib die Linie oder Reihe der ziehenden Figur hinter ihren Buchstaben: Nbd2, R1e2.
learn-notation-promotion = Schreib die Umwandlungsfigur hinter das Feld: a8=Q, a7a8q.
learn-notation-castling = Die kurze Rochade ist O-O, die lange O-O-O. In Koordinaten und Ziffern schreibst du den Zug des Königs.
learn-notation-digits = In Ziffern hat jedes Feld zwei Ziffern: 52 ist e2, 54 ist e4. Eine fünfte Ziffer steht für die Umwandlungsfigur: 1 Dame, 2 Turm, 3 Läufer, 4 Springer.

## Notation: what you can type

learn-notation-typing = Was du tippen kannst
learn-notation-typing-text = Ganz genau musst du die Notation nicht einhalten. Die Zeichen für Schlagen, Schach und Umwandlung kannst du weglassen, die Rochade geht auch mit Nullen, und Kleinbuchstaben sind in Ordnung: nf3, ed5, e8Q, 0-0. Zugnummern und Zeichen wie ! und ? werden nicht beachtet.
learn-notation-letter-b = Bei einem Buchstaben ist Vorsicht nötig: Ein kleines b ist die Linie, ein großes B der Läufer.
learn-notation-rejected = Ist ein Zug nicht möglich, wird er abgelehnt, und du siehst, warum. Sind zwei Züge möglich, siehst du beide, und nichts wird gespielt.

## Notation: piece letters: a table of languages and pieces

learn-notation-piece-letters = Figurenbuchstaben
learn-notation-piece-letters-text = Die Hilfeseiten verwenden in jeder Sprache die englischen Buchstaben. Auch beim Tippen gelten sie, wenn du nicht in deinem Konto die Buchstaben deiner Sprache wählst. Bücher und Partieformulare verwenden die Buchstaben ihrer Sprache.
learn-notation-language = Sprache
learn-notation-king = König
learn-notation-queen = Dame
learn-notation-rook = Turm
learn-notation-bishop = Läufer
learn-notation-knight = Springer

## How games end: page: Check and checkmate

learn-mate-title = Schach und Matt
learn-mate-lead = Das Ziel des Spiels: den König so anzugreifen, dass es keine Abwehr gibt.
learn-mate-check = Ein König, der angegriffen ist, steht <b>im Schach</b>. Du darfst deinen eigenen König nicht ins Schach stellen oder im Schach stehen lassen. Stehst du im Schach, musst du es sofort abwehren. Dafür gibt es drei Wege.
learn-mate-reply-move-king = Zieh mit dem König auf ein Feld, das nicht angegriffen ist.
learn-mate-reply-capture = Schlag die Figur, die Schach gibt.
learn-mate-reply-block = Kommt das Schach aus der Ferne, stell eine Figur dazwischen.
learn-mate-legal-replies = Der Läufer auf b4 gibt Schach. Das sind alle legalen Antworten: { $answers }. Aus dem Schach heraus darf man nie rochieren.
learn-mate-double-check = Geben zwei Figuren gleichzeitig Schach, musst du mit dem König ziehen.
learn-mate-checkmate = Matt
learn-mate-checkmate-text = Ein Schach, gegen das es keinen legalen Zug gibt, ist <b>matt</b>. Die Partie ist sofort zu Ende. Matt geht vor: Es zählt auch dann, wenn die Partie mit demselben Zug durch Stellungswiederholung oder nach der Zahl der Züge remis wäre.
learn-mate-back-rank = Grundreihenmatt: Die eigenen Bauern nehmen dem König die Fluchtfelder.
learn-mate-fools-mate = Narrenmatt, das schnellste Matt, nach vier Halbzügen: 1.f3 e5 2.g4 Qh4.
learn-mate-pinned-pieces = Gefesselte Figuren
learn-mate-pinned-knight = Der Springer ist gefesselt: Zöge er, würde der Turm auf e8 den König angreifen. Deshalb kann er gar nicht ziehen und hat keine Punkte. Auch eine gefesselte Figur gibt Schach und greift Felder an.
learn-mate-resign-title = Aufgeben
learn-mate-resign-text = Du kannst jederzeit aufgeben, auch wenn dein Gegner am Zug ist. Dann gewinnt dein Gegner. Kann er auf keine Weise mehr mattsetzen, ist die Partie remis. Solange nicht beide gezogen haben, wird die Partie stattdessen abgebrochen und hat kein Ergebnis.
learn-mate-more = Partien können auch <a>remis</a> enden. Mit einer <a>Partieoption</a> ist ein Zug, der den König im Schach lässt, erlaubt, verliert aber.

## How games end: page: Stalemate

learn-stalemate-title = Patt
learn-stalemate-lead = Kein legaler Zug und kein Schach: Die Partie ist remis.
learn-stalemate-text = Hat der Spieler am Zug keinen legalen Zug und steht er nicht im Schach, ist die Partie sofort remis. Wie viel Material die andere Seite hat, spielt keine Rolle.
learn-stalemate-example-stalemate = Nach Qf7 ist Schwarz am Zug, steht nicht im Schach und hat keinen legalen Zug: patt.
learn-stalemate-example-checkmate = Nach Qf8 steht der König im Schach und Schwarz hat keinen legalen Zug: matt. Ein Feld macht den Unterschied.
learn-stalemate-no-piece = Patt ist es nur, wenn <b>keine</b> Figur ziehen kann. Kann auch nur ein Bauer ziehen, geht die Partie weiter.
learn-stalemate-defense = Patt als Rettung
learn-stalemate-defense-example = Weiß hat den König nach f6 gezogen, um den Bauern zu decken. Auf jedem anderen Feld hätte Weiß ihn verloren. Schwarz hat keinen legalen Zug. Remis ist es so oder so.
learn-stalemate-automatic = Ein Patt musst du nicht reklamieren. Die Website beendet die Partie automatisch.

## How games end: page: Draws

learn-draws-title = Remis
learn-draws-lead = Vereinbarung, Stellungswiederholung, 50-Züge-Regel und tote Stellungen: welches Remis automatisch eintritt und welches du reklamieren musst.
learn-draws-agreement = Durch Vereinbarung
learn-draws-offer = Du kannst Remis mit deinem Zug anbieten oder später, während dein Gegner am Zug ist. Das Angebot gilt, bis dein Gegner es annimmt, ablehnt oder zieht; mit einem Zug lehnt er es ab. Zurückziehen kannst du es nicht.
learn-draws-offer-rules = Nach einem Angebot musst du zehn Züge machen, bevor du wieder Remis anbieten kannst. Kann dein Gegner auf keine Weise mehr mattsetzen, beendet dein Angebot die Partie sofort remis.
learn-draws-repetition = Stellungswiederholung
learn-draws-repetition-text = Entsteht dieselbe Stellung zum <b>dritten</b> Mal, kann der Spieler am Zug Remis reklamieren (dreimalige Stellungswiederholung). Du kannst es auch mit dem Zug reklamieren, der die Stellung wiederholen würde. Dieser Zug wird dann ausgeführt. Die Stellungen müssen nicht aufeinander folgen. Entsteht die Stellung zum <b>fünften</b> Mal, ist die Partie automatisch remis (fünfmalige Stellungswiederholung).
learn-draws-repetition-example = 1.Nf3 Nf6 2.Ng1 Ng8: Die Ausgangsstellung steht zum zweiten Mal auf dem Brett.
learn-draws-same-position = Was als dieselbe Stellung gilt
learn-draws-same-position-text = Es genügt nicht, dass zwei Diagramme gleich aussehen. Auch alle möglichen Züge müssen dieselben sein.
learn-draws-same-position-turn = Dieselbe Seite ist am Zug.
learn-draws-same-position-pieces = Figuren gleicher Art und Farbe stehen auf denselben Feldern. Es ist gleich, ob zwei Springer die Plätze getauscht haben.
learn-draws-same-position-castling = Die Rochaderechte sind dieselben, auch wenn im Augenblick niemand rochieren kann.
learn-draws-same-position-en-passant = Dieselben Bauern können en passant geschlagen werden. Ist kein solches Schlagen möglich, etwa weil der Bauer gefesselt ist, spielt der Doppelschritt davor keine Rolle.
learn-draws-castling-right-lost = Nach 1.Kd1 Kd8 2.Ke1 Ke8 stehen alle Figuren wie zuvor. Doch Weiß darf nicht mehr rochieren, also ist die Stellung eine andere. Von hier an wird neu gezählt.
learn-draws-50-move-rule = 50-Züge-Regel und 75-Züge-Regel
learn-draws-50-move-rule-text = Nach <b>fünfzig</b> Zügen jeder Seite ohne Schlagen und ohne Bauernzug kann der Spieler am Zug Remis reklamieren (50-Züge-Regel). Du kannst es auch mit dem Zug reklamieren, der die fünfzig voll macht. Nach <b>fünfundsiebzig</b> solchen Zügen jeder Seite ist die Partie automatisch remis (75-Züge-Regel). Setzt der letzte dieser Züge matt, zählt das Matt.
learn-draws-dead-position = Tote Stellungen
learn-draws-dead-position-text = Führt keine Folge legaler Züge für eine der beiden Seiten zum Matt, ist die Stellung tot und die Partie sofort remis. Auch die schlechtesten Züge zählen: Ist ein Matt mit Hilfe des Gegners möglich, ist die Stellung nicht tot.
learn-draws-insufficient-material = Weiß hat die letzte schwarze Figur geschlagen. König und Springer können einen einzelnen König nicht mattsetzen.
learn-draws-blocked-pawns = Alle Bauern sind blockiert, und die Läufer können weder einen Bauern schlagen noch einen Weg öffnen. Niemand kann durchbrechen. Auch solche Stellungen erkennt die Website, nicht nur ungenügendes Material.
learn-draws-time-or-resignation = Dasselbe gilt, wenn die Zeit abläuft oder ein Spieler aufgibt: Kann der Gegner auf keine Weise mehr mattsetzen, ist die Partie remis.
learn-draws-automatic-or-claim = Automatisch oder auf Reklamation
learn-draws-automatic = <b>Automatisch:</b> Patt, tote Stellung, fünfmalige Stellungswiederholung, 75-Züge-Regel. Du musst nichts tun.
learn-draws-by-claim = <b>Auf Reklamation des Spielers am Zug:</b> dreimalige Stellungswiederholung, 50-Züge-Regel. Reklamiert niemand, geht die Partie weiter.
learn-draws-more = Wie du ein Remis reklamierst, steht unter <a>Remis reklamieren</a>. <a>Patt</a> hat eine eigene Seite. Mit einer <a>Partieoption</a> beenden dreimalige Stellungswiederholung und 50-Züge-Regel die Partie automatisch.

## Draws and claims: page: Draw claims

learn-claim-title = Remis reklamieren
learn-claim-lead = Wann du Remis reklamieren kannst und was dann geschieht.
learn-claim-reasons = Was du reklamieren kannst
learn-claim-threefold-repetition = <b>Dreimalige Stellungswiederholung:</b> Dieselbe Stellung ist dreimal vorgekommen. Kommt sie erst nach deinem nächsten Zug zum dritten Mal vor, nenne diesen Zug.
learn-claim-50-move-rule = <b>50-Züge-Regel:</b> fünfzig Züge von jeder Seite, ohne dass ein Bauer gezogen oder etwas geschlagen wurde. Sind es erst mit deinem nächsten Zug fünfzig, nenne diesen Zug.
learn-claim-dead-position = <b>Tote Stellung:</b> Keine Seite kann mattsetzen, auch nicht mit Hilfe des Gegners. Meist erkennt die Website das automatisch.
learn-claim-other-reasons = <b>Was die Regeln nicht entscheiden können:</b> eine Festung, ein theoretisches Remis oder ein Remis, das außerhalb der Website vereinbart wurde. Ein Schiedsrichter liest deine Begründung und entscheidet.
learn-claim-same-position = Du kannst Remis reklamieren, wenn du am Zug bist. Was als dieselbe Stellung zählt, steht unter <a>Remis</a>.
learn-claim-example = Ein Beispiel
learn-claim-example-moves = Zwei Spieler ziehen mit ihren Springern hin und her: { $game }. Schwarz ist am Zug.
learn-claim-example-board = Geht der Springer zurück nach g8, steht wieder die Ausgangsstellung auf dem Brett.
learn-claim-example-with-move = Schwarz reklamiert dreimalige Stellungswiederholung und nennt { $move }. Die Website zählt die Stellung { $times }-mal: zu Beginn, nach { $after } und nach { $move }. Die Reklamation ist berechtigt. Der Zug wird gespielt, und die Partie ist remis.
learn-claim-example-without-move = Nennt Schwarz den Zug nicht, zählt nur die Stellung auf dem Brett. Sie ist erst { $only }-mal vorgekommen. Die Reklamation ist falsch, Schwarz sieht die Zählung, und an der Partie ändert sich nichts.
learn-claim-after = Was nach einer Reklamation geschieht
learn-claim-correct = <b>Sie ist berechtigt.</b> Die Partie ist sofort remis. Welchen Grund du gewählt hast, spielt keine Rolle.
learn-claim-wrong = <b>Sie ist falsch.</b> Du siehst, warum. Der Zug, den du genannt hast, wird nur gespielt, wenn du ihn bestätigst. Deine Reklamation kann dann als Remisangebot gelten.
learn-claim-undecided = <b>Die Regeln können sie nicht entscheiden.</b> Ein Schiedsrichter entscheidet. Bis dahin ist die Partie unterbrochen.
learn-claim-see-decisions = Du kannst eine Reklamation nicht zurückziehen. Was geschieht, solange sie wartet, steht unter <a>Entscheidungen und Einsprüche</a>.

## Draws and claims: page: Decisions and appeals

learn-decision-title = Entscheidungen und Einsprüche
learn-decision-lead = Was ein Schiedsrichter entscheidet und wie du Einspruch erheben kannst.
learn-decision-game-paused = Solange eine Reklamation auf einen Schiedsrichter wartet, ist die Partie unterbrochen: Niemand kann ziehen, und keine Uhr läuft. Dein Gegner sieht deine Begründung, kann einmal antworten und kann das Remis annehmen. Aufgeben können weiterhin beide.
learn-decision-fortress = Ein Fall für einen Schiedsrichter: eine Festung. Anscheinend kann niemand durchbrechen, aber die Regeln beweisen es nicht.
learn-decision-example = Ein Beispiel
learn-decision-example-text = Die Partie hat drei Tage pro Zug. Am { $began } UTC kommst du an den Zug, deine Frist läuft also bis { $before }. Am { $claimed } reklamierst du Remis, weil du es mit deinem Gegner per E-Mail vereinbart hast. Dein Gegner erinnert sich nicht daran. Am { $ruled } entscheidet der Schiedsrichter, dass weitergespielt wird. Du hast noch { $left }, so viel wie bei deiner Reklamation. Deine neue Frist läuft bis { $after }.
learn-decision-how = Wie die Entscheidung fällt
learn-decision-arbiter-sees = Der Schiedsrichter sieht das Brett, das Partieprotokoll, das Ergebnis der Regelprüfung und was beide Spieler geschrieben haben.
learn-decision-results = Die Entscheidung kann Remis, Sieg oder Weiterspielen lauten. Beide Spieler sehen die Begründung. Sie bleibt im Partieprotokoll.
learn-decision-own-games = Schiedsrichter entscheiden nie über eigene Partien.
learn-decision-claim-again = Lehnt ein Schiedsrichter deine Reklamation ab, musst du zehn weitere Züge machen, bevor du aus demselben Grund wieder reklamieren kannst.
learn-decision-appeal = Einspruch
learn-decision-appeal-text = Gegen eine Entscheidung kann jeder der beiden Spieler einmal Einspruch erheben, innerhalb von 14 Tagen und vor dem nächsten Zug. Über den Einspruch entscheidet ein anderer Schiedsrichter.
learn-decision-without-claim = Ohne Reklamation
learn-decision-without-claim-text = Schiedsrichter können auch ohne Reklamation handeln, zum Beispiel wenn ein Spieler gestorben ist oder die Website ausgefallen war. Sie können eine Partie beenden, annullieren oder wieder öffnen oder Zeit geben. Sie geben immer eine Begründung. Diese steht im Partieprotokoll, und beide Spieler erhalten sie per E-Mail.
learn-decision-no-time-limit = In einer Partie ohne Zeitbegrenzung kannst du einen Schiedsrichter um eine Entscheidung bitten, wenn dein Gegner dreißig Tage lang nicht gezogen hat.

## Time: time controls

learn-clocks-title = Bedenkzeit
learn-clocks-lead = Die vier Arten der Bedenkzeit und was eine Uhr anhält.
learn-clocks-time-per-move = Zeit pro Zug
learn-clocks-time-per-move-text = Du hast für jeden Zug dieselbe Zeit. Was du nicht brauchst, wird nicht auf den nächsten Zug übertragen.
learn-clocks-time-per-move-example = <b>Beispiel.</b> Drei Tage pro Zug. Am { $began } UTC kommst du an den Zug, also läuft deine Zeit am { $deadline } UTC ab. Ziehst du nach einer Stunde, hast du für deinen nächsten Zug trotzdem drei Tage.
learn-clocks-fischer = Fischer: Grundbedenkzeit + Inkrement
learn-clocks-fischer-text = Du beginnst mit einer Grundbedenkzeit. Die Zeit, die ein Zug dauert, wird abgezogen. Für jeden Zug, den du machst, kommt ein Inkrement hinzu. Es kann ein Maximum auf der Uhr geben, das Inkremente nicht überschreiten, und eine Höchstzeit für einen Zug.
learn-clocks-fischer-example = <b>Beispiel.</b> Die Grundbedenkzeit beträgt zehn Tage, das Inkrement einen Tag. Die ersten drei Züge von Weiß:
learn-clocks-move = Zug
learn-clocks-time-used = Verbraucht
learn-clocks-time-charged = Angerechnet
learn-clocks-time-left = Restzeit
learn-clocks-example-board = Die Partie der Beispiele nach drei Zügen von jeder Seite.
learn-clocks-period = Wie in der ICCF: 10 Züge in 50 Tagen
learn-clocks-period-text = Du hast eine Anzahl von Tagen für eine Anzahl von Zügen, zum Beispiel 50 Tage für 10 Züge. Ein Zug innerhalb von 24 Stunden kostet keine Zeit. Sonst zählen volle Tage, nach 20 Tagen für einen Zug doppelt. Übrige Tage werden auf die nächsten 10 Züge übertragen. Ein Zug muss weniger als 40 Tage dauern, auch wenn du noch mehr Tage hast, außer die Spieler haben ein anderes Maximum vereinbart. <b>Beispiel</b> mit 10 Zügen in 50 Tagen:
learn-clocks-no-time-limit = Ohne Zeitbegrenzung
learn-clocks-no-time-limit-text = Deine Zeit läuft nicht ab. Hat dein Gegner dreißig Tage lang nicht gezogen, kannst du einen <a>Schiedsrichter</a> um eine Entscheidung bitten. Die Partie wird dabei nicht unterbrochen. Zieht dein Gegner, ist die Bitte erledigt.

## Time: deadlines

learn-clocks-time-runs-out = Wenn die Zeit abläuft
learn-clocks-time-runs-out-text = Deine Frist steht in deiner Zeitzone neben der Uhr. Ein Zug zählt, wenn er den Server vor Ablauf der Frist erreicht. Bestätigst du deine Züge, zählt der Zeitpunkt der Bestätigung. Der erste Zug hat die volle Zeit wie jeder andere.
learn-clocks-time-runs-out-result = Läuft deine Zeit ab, verlierst du. Kann dein Gegner auf keine Weise mehr mattsetzen, ist die Partie stattdessen remis. Läuft die Zeit ab, bevor beide Spieler gezogen haben, hat die Partie kein Ergebnis.
learn-clocks-send-delay = Verzögerte Züge
learn-clocks-send-delay-text = Auf deiner Kontoseite kannst du eine Verzögerung wählen: bis zu 10 Minuten, in Turnierpartien 1 Minute. Jeder Zug, den du auf der Partieseite machst, ist dann ein <b>verzögerter Zug</b>: Du kannst ihn zurückholen, bis er gesendet wird, und bis dahin siehst nur du ihn. Deine Uhr hält an, wenn du ziehst, und die deines Gegners läuft, sobald der Zug gesendet ist. Wenn du ihn zurückholst, wird die Zeit seit dem Zug von deiner Bedenkzeit abgezogen. Würde die Verzögerung erst nach deiner Frist enden, wird der Zug sofort gesendet.
learn-clocks-give-time = Zeit geben
learn-clocks-give-time-text = Du kannst deinem Gegner ganze Tage geben, höchstens dreimal zwischen zwei Zügen. Bedingte Züge und angenommene Zugvorschläge verbrauchen keine Zeit, und du bekommst trotzdem das Inkrement.

## Time: vacation, outages and reminders

learn-clocks-vacation = Urlaub
learn-clocks-vacation-text = Während du im Urlaub bist, sind deine Uhren angehalten. Du kannst trotzdem ziehen. Du hast dreißig Urlaubstage im Jahr, wenn auf dieser Website nichts anderes gilt. Ein Kalendertag zählt auch dann, wenn dein Urlaub nur einen Teil davon umfasst. Du kannst einen Urlaub früher beenden. Deine Gegner verlieren dadurch keine Zeit.
learn-clocks-vacation-example = <b>Beispiel.</b> Drei Tage pro Zug. Deine Frist läuft bis { $deadline }. Du bist vom { $from } bis zum { $to } im Urlaub. Deine neue Frist läuft bis { $later }: Du hast noch so viel Zeit wie zu Beginn deines Urlaubs.
learn-clocks-outage = Ausfälle des Servers
learn-clocks-outage-text = War der Server länger als { $outage } nicht erreichbar, bekommt jede laufende Uhr die verlorene Zeit zurück. Das steht auch im Partieprotokoll. Niemand verliert wegen eines Ausfalls durch Zeitüberschreitung.
learn-clocks-reminders = Erinnerungen
learn-clocks-reminders-text = Wir schicken dir eine E-Mail, bevor deine Zeit abläuft. Wie lange vorher, bestimmst du. Wählst du zwei Tage und zwölf Stunden, werden die Erinnerungen im ersten Beispiel am { $first } und am { $second } gesendet. Hat ein Zug weniger Zeit, bekommst du eine Erinnerung, wenn noch die Hälfte der Zeit übrig ist.

## Conditional moves: page: Conditional moves

learn-conditional-title = Bedingte Züge
learn-conditional-lead = Züge, die automatisch gespielt werden, wenn dein Gegner zieht, was du erwartest.
learn-conditional-text = Während dein Gegner am Zug ist, kannst du Antworten auf mögliche Züge eingeben. Spielt er einen dieser Züge, wird deine Antwort sofort gespielt. Hat auch dein Gegner bedingte Züge, können mehrere Züge folgen.
learn-conditional-secret = Nur du siehst deine bedingten Züge. Die gespielten sind in der Zugliste gekennzeichnet.
learn-conditional-example = Ein Beispiel
learn-conditional-example-board = Du hast Weiß und hast 3.Bb5 gespielt. Jetzt ist Schwarz am Zug.
learn-conditional-example-type = Du erwartest a6 oder Nf6 und weißt, was du antwortest. Du tippst:
learn-conditional-example-first = Schwarz spielt 3...a6. Deine Antwort wird sofort gespielt: { $first }. Zeit hast du dafür keine verbraucht.
learn-conditional-example-second = Dann spielt Schwarz 4...Nf6, und die nächste Antwort wird gespielt: { $second }.
learn-conditional-example-other-move = Hätte Schwarz stattdessen { $nothing } gespielt, wäre keine Antwort gespielt worden, und alle { $resting } Antworten wären inaktiv geworden.
learn-conditional-entering = Bedingte Züge eingeben
learn-conditional-on-board = <b>Auf dem Brett:</b> Spiel einen Zug deines Gegners, dann deine Antwort. Nichts davon wird gesendet. Nimm die Variante in deine bedingten Züge auf, geh zurück und probiere einen anderen Zug deines Gegners aus.
learn-conditional-as-text = <b>Als Text:</b> Tipp die Varianten wie im Beispiel. Einen anderen Zug deines Gegners schreibst du in Klammern oder in eine neue Zeile. Beginne sie mit der Nummer des Zuges, den er ersetzt. Du kannst jede Notation verwenden. Ist etwas falsch, siehst du den ersten Fehler, und nichts wird gespeichert.
learn-conditional-any = Jeder andere Zug
learn-conditional-any-text = Anstelle eines Zuges deines Gegners kannst du <b>any</b> schreiben. Das gilt für jeden legalen Zug, auf den du keine andere Antwort hast. Ausnahmen kannst du hinzufügen: Schlagen (capture), Schach (check) und Angriffe auf die Figur, mit der du ziehen willst, oder auf ihr Zielfeld (attack).
learn-conditional-any-example = In der Stellung oben beantwortet das { $covered } Züge von Schwarz mit 4.c3. Ausgenommen sind { $open }, die den Bauern auf c2 oder das Feld c3 angreifen. Beide Listen siehst du vor dem Speichern.
learn-conditional-resign-accept = Anstelle deines eigenen Zuges kannst du <b>resign</b> schreiben, um aufzugeben, oder <b>accept</b>, um ein Remis anzunehmen, das mit dem Zug angeboten wird.
learn-conditional-good-to-know = Gut zu wissen
learn-conditional-position = Eine Antwort gehört zu einer Stellung. Führt eine andere Zugfolge zur selben Stellung, wird dieselbe Antwort gespielt.
learn-conditional-inactive = Spielt dein Gegner etwas anderes, werden die übrigen Varianten <b>inaktiv</b> und nicht gespielt. Wird eine Variante wieder möglich, kannst du sie mit einem Klick wieder aktivieren.
learn-conditional-draw-offer = Bietet dein Gegner mit dem Zug Remis an, wird dein Antwortzug nicht automatisch gespielt. Du entscheidest zuerst über das Remis.
learn-conditional-time = Bedingte Züge verbrauchen keine Zeit, und du bekommst trotzdem das Inkrement.
learn-conditional-limits = Deine bedingten Züge können bis zu 500 Stellungen umfassen und bis zu 60 Halbzüge vorausreichen.
learn-conditional-safety-move = Sicherheitszug
learn-conditional-safety-move-text = Wenn du am Zug bist, kannst du einen Sicherheitszug wählen, damit du nicht durch Zeitüberschreitung verlierst. Er wird automatisch gespielt, sobald deine Uhr nur noch die Zeit hat, die du gewählt hast, 1 Stunde bis 2 Tage. Er gilt nur für diese Stellung: Ziehst du vorher selbst, verfällt er. Solange deine Uhr angehalten ist, wird er nicht gespielt. Bis er gespielt wird, siehst nur du ihn. Danach steht er im Partieprotokoll, und du bekommst eine E-Mail.

## Conditional moves: page: Proposed lines

learn-proposed-line-title = Zugvorschläge
learn-proposed-line-lead = Züge für beide Seiten, die du deinem Gegner zeigst und die dich binden.
learn-proposed-line-text = Deine <a>bedingten Züge</a> sieht dein Gegner nicht. Ein Zugvorschlag ist sichtbar: Mit deinem Zug zeigst du deinem Gegner, wie die Partie für beide Seiten weitergehen könnte. Das spart Tage, wenn die nächsten Züge naheliegen.
learn-proposed-line-example = Ein Beispiel
learn-proposed-line-example-type = Du hast Weiß. Du spielst 3.Bb5 und schlägst dazu vor:
learn-proposed-line-example-before = Die Stellung, in der Schwarz deinen Zugvorschlag sieht.
learn-proposed-line-example-after = Die Stellung, nachdem Schwarz die Züge bis 4...Nf6 angenommen hat.
learn-proposed-line-example-accepted = Schwarz muss nicht den ganzen Vorschlag annehmen. Schwarz geht ihn durch, hält bei 4...Nf6 an und nimmt die Züge bis dorthin an. Diese Züge werden sofort gespielt: { $made }. Der letzte ist deine Antwort, denn dein Vorschlag bindet dich. Der Rest bleibt vorgeschlagen: { $rest }.
learn-proposed-line-who-must-follow = Wer daran gebunden ist
learn-proposed-line-you-are-bound = Du kannst einen Zugvorschlag weder ändern noch zurückziehen. Spielt dein Gegner einen Zug daraus, wird deine Antwort aus dem Vorschlag sofort gespielt.
learn-proposed-line-opponent-is-free = Dein Gegner muss ihm nicht folgen. Spielt er einen anderen Zug, endet der Zugvorschlag.
learn-proposed-line-time = Angenommene Züge verbrauchen keine Zeit, und du bekommst trotzdem das Inkrement.
learn-proposed-line-limits = Du kannst bis zu vier Varianten auf einmal vorschlagen, die jeweils mit einem Zug deines Gegners beginnen. Wenn sie zu Ende sind, kannst du wieder etwas vorschlagen.

## Playing by email: the email and the reply

learn-email-title = Spielen per E-Mail
learn-email-lead = Steht in einer E-Mail, dass du sie mit einem Zug beantworten kannst, brauchst du die Website zum Ziehen nicht.
learn-email-text = Kannst du eine E-Mail über eine Partie mit einem Zug beantworten, steht das am Ende der E-Mail. Schreib deinen Zug in die erste Zeile deiner Antwort, und sonst nichts in diese Zeile. Zitierter Text und deine Signatur können stehen bleiben. Du bekommst eine E-Mail, in der steht, was ausgeführt wurde, oder dass nichts ausgeführt wurde und warum.
learn-email-example = Jede E-Mail zeigt das Brett, als Bild und als Text, mit den letzten Zügen. Deine Antwort gilt für diese Stellung.

## Playing by email: table: a first line and its meaning. The reader of the email writes it

learn-email-first-line-title = Was du in die erste Zeile schreibst
learn-email-first-line = Erste Zeile
learn-email-meaning = Bedeutet
learn-email-move = Diesen Zug machen. Die Zugnummer kann fehlen.
learn-email-move-and-offer-draw = Den Zug machen und Remis anbieten.
learn-email-offer-draw = Remis anbieten, während dein Gegner am Zug ist.
learn-email-accept-draw = Das Remisangebot annehmen, das die E-Mail zeigt.
learn-email-decline-draw = Das Remisangebot ablehnen, das die E-Mail zeigt.
learn-email-resign = Aufgeben.
learn-email-conditional-move = Einen bedingten Zug hinzufügen, während dein Gegner am Zug ist.
learn-email-move-and-conditional-move = Den Zug machen und einen bedingten Zug hinzufügen.
learn-email-notation = Du kannst Züge in jeder <a>Notation</a> schreiben. Weitere Zeilen, die mit „if“ beginnen, sind ebenfalls <a>bedingte Züge</a>. Andere Zeilen werden nicht beachtet und nicht an deinen Gegner geschickt. Nennt die E-Mail diese Wörter in deiner Sprache, kannst du auch sie verwenden.

## Playing by email: list: when nothing is done

learn-email-rejected = Wann deine E-Mail abgelehnt wird
learn-email-rejected-other-text = Steht in der ersten Zeile etwas anderes, etwa eine Begrüßung oder ein zweiter Zug, geschieht nichts. Dasselbe gilt, wenn das Geschriebene zwei verschiedene Züge sein könnte oder wenn unter „resign“ oder „accept“ ein Satz steht.
learn-email-rejected-move-number = Ist die Zugnummer nicht die des nächsten Zuges, wird nichts ausgeführt.
learn-email-rejected-position-changed = Hat sich die Stellung geändert, seit die E-Mail gesendet wurde, bewirkt deine Antwort nichts.
learn-email-rejected-any = Die Bedingung „any“ gibt es nur auf der Website. Dort siehst du, für welche Züge sie gilt.

## Playing by email: list: good to know

learn-email-good-to-know = Gut zu wissen
learn-email-reply-once = Auf jede E-Mail kannst du nur einmal antworten. Um weiterzuspielen, antworte auf die neueste.
learn-email-arrival-time = Es zählt, wann deine E-Mail ankommt. Ist deine Zeit knapp, zieh auf der Website.
learn-email-do-not-forward = Wer die E-Mail hat, kann für dich ziehen. Leite sie nicht weiter.
learn-email-turn-off = Unter „E-Mail-Benachrichtigungen“ kannst du das abschalten.

## Variants and game options: page: Chess960

learn-960-title = Chess960
learn-960-lead = Dasselbe Spiel mit 960 verschiedenen Ausgangsstellungen.
learn-960-text = Die Figuren hinter den Bauern werden gemischt, für beide Seiten gleich. Der König steht zwischen seinen Türmen, und die Läufer stehen auf Feldern verschiedener Farbe. So ergeben sich 960 Ausgangsstellungen mit den Nummern 0 bis 959. Nummer 518 ist die gewöhnliche.
learn-960-example-position = Stellung Nummer 0: Läufer auf a1 und b1, Dame, zwei Springer, dann Turm, König und Turm.
learn-960-castling = Die Rochade
learn-960-castling-text = Wo König und Turm auch beginnen, sie enden auf denselben Feldern wie im gewöhnlichen Schach. Auf der Seite der h-Linie (O-O) kommt der König nach g1 und der Turm nach f1, auf der Seite der a-Linie (O-O-O) der König nach c1 und der Turm nach d1. Für Schwarz gilt die achte Reihe. Einer von beiden kann schon dort stehen, und sie dürfen einander überspringen.
learn-960-castling-example-before = Der König auf b1 und der Turm auf c1 haben nicht gezogen, und der Weg nach g1 ist frei.
learn-960-castling-example-after = Nach O-O: König auf g1, Turm auf f1.

## Variants and game options: list: when castling is allowed in Chess960

learn-960-castling-unmoved = Weder der König noch dieser Turm hat schon gezogen.
learn-960-castling-empty = Alle Felder, die König und Turm überqueren oder erreichen, sind leer, von den beiden selbst abgesehen.
learn-960-castling-not-attacked = Der König steht nicht im Schach und überquert oder betritt kein angegriffenes Feld.

## Variants and game options: chess960 on this site

learn-960-on-this-site = Auf dieser Website
learn-960-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wählst du die Ausgangsstellung mit ihrer Nummer. Zum Rochieren ziehst du den König auf seinen Turm oder tippst O-O oder O-O-O. Auf dem Brett rochiert auch ein Königszug nach g1 oder c1, außer es ist ein gewöhnlicher Königszug.

## Variants and game options: page: King of the Hill

learn-hill-title = King of the Hill
learn-hill-lead = Du gewinnst auch, wenn dein König das Zentrum des Bretts erreicht.
learn-hill-winning = Wie du gewinnst
learn-hill-winning-text = Das Zentrum sind die vier Felder d4, e4, d5 und e5. Sobald dein König eines davon erreicht, gewinnst du. Auch mit Matt gewinnst du, wie gewohnt.
learn-hill-legal-moves = Auf ein angegriffenes Feld darf der König auch hier nicht ziehen. Du kannst das Zentrum also verteidigen, indem du seine Felder angreifst.
learn-hill-example-before = Weiß ist am Zug. Der Springer auf c6 greift d4 an, dort kann der König nicht hin. Aber er kann nach e4 ziehen.
learn-hill-example-after = Nach Ke4 hat Weiß gewonnen. Dass Schwarz einen Springer mehr hat, spielt keine Rolle.
learn-hill-check = Wenn ein Schach ein Fehler ist
learn-hill-check-text = Ein Schach kann den König ins Zentrum treiben. Bevor du Schach gibst, sieh nach, wohin der König ziehen kann.
learn-hill-check-example = Weiß hat gerade mit Qf3 Schach gegeben. Der schwarze König kann nach e5 ziehen, und dann hat Schwarz gewonnen.
learn-hill-draws = Remis und Zeit
learn-hill-draws-text = Patt, Stellungswiederholung, 50-Züge-Regel und 75-Züge-Regel gelten wie im gewöhnlichen Schach. Siehe <a>Remis</a>. Remis durch ungenügendes Material gibt es nicht: Auch ein einzelner König kann ins Zentrum gehen.
learn-hill-time = Läuft deine Zeit ab, verlierst du, auch wenn dein Gegner nur noch den König hat. Remis ist die Partie nur, wenn bewiesen ist, dass dein Gegner nicht mehr gewinnen konnte.
learn-hill-on-this-site = Auf dieser Website
learn-hill-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wähle die Variante King of the Hill. Züge machst und schreibst du wie im gewöhnlichen Schach.

## Variants and game options: page: Three-check

learn-three-check-title = Three-check
learn-three-check-lead = Du gewinnst auch, wenn du zum dritten Mal Schach gibst.
learn-three-check-winning = Wie du gewinnst
learn-three-check-winning-text = Jedes Schach, das du gibst, zählt. Mit dem dritten gewinnst du sofort, auch wenn dein Gegner es abwehren könnte. Auch mit Matt gewinnst du, wie gewohnt.
learn-three-check-example-first = Nach 1.e4 e5 2.Bc4 Nc6 3.Bxf7 hat Weiß das erste Schach gegeben. Weiß verliert den Läufer, braucht aber nur noch zwei Schachs.
learn-three-check-example-third = Nach 3...Kxf7 4.Qh5 g6 5.Qxg6 hat Weiß dreimal Schach gegeben und gewonnen. Dass Schwarz die Dame schlagen könnte, spielt keine Rolle.
learn-three-check-counting = Was zählt
learn-three-check-counting-text = Es spielt keine Rolle, welche Figur Schach gibt. Geben zwei Figuren gleichzeitig Schach, zählt das als ein Schach.
learn-three-check-example-double = Nach Nf6 geben der Springer und der Turm auf e1 gleichzeitig Schach. Das ist ein Schach.
learn-three-check-same-position = Wie viele Schachs jeder Seite noch fehlen, gehört zur Stellung. Zwei Stellungen sind also nur dann dieselbe, wenn auch diese Zahlen gleich sind. Das ist für die <a>Stellungswiederholung</a> und für <a>bedingte Züge</a> wichtig.
learn-three-check-draws = Remis und Zeit
learn-three-check-draws-text = Patt, Stellungswiederholung, 50-Züge-Regel und 75-Züge-Regel gelten wie im gewöhnlichen Schach. Siehe <a>Remis</a>. Eine Seite, die nur noch den König hat, kann nicht gewinnen, denn ein König kann nicht Schach geben. Jede andere Figur genügt, auch ein einzelner Springer.
learn-three-check-time = Läuft deine Zeit ab, verlierst du. Kann dein Gegner nicht mehr gewinnen, etwa weil er nur noch den König hat, ist die Partie stattdessen remis.
learn-three-check-on-this-site = Auf dieser Website
learn-three-check-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wähle die Variante Three-check. Züge machst und schreibst du wie im gewöhnlichen Schach.

## Variants and game options: page: Racing Kings

learn-racing-kings-title = Racing Kings
learn-racing-kings-lead = Die beiden Könige laufen um die Wette zur achten Reihe, und niemand darf Schach geben.
learn-racing-kings-start = Die Ausgangsstellung
learn-racing-kings-start-text = Alle Figuren beginnen auf der ersten und zweiten Reihe: aus der Sicht von Weiß die weißen rechts, die schwarzen links. Beide Könige laufen in dieselbe Richtung. Bauern gibt es nicht.
learn-racing-kings-no-check = Kein Schach
learn-racing-kings-no-check-text = Die Figuren ziehen und schlagen wie im gewöhnlichen Schach. Aber kein Zug darf Schach geben, und kein Zug darf den eigenen König im Schach lassen. Ein Matt gibt es also nicht.
learn-racing-kings-example-start = Die Ausgangsstellung. Der Springer auf e2 kann weder nach c3 noch nach c1, denn von dort würde er Schach geben.
learn-racing-kings-winning = Wie du gewinnst
learn-racing-kings-winning-text = Du gewinnst, wenn dein König die achte Reihe als erster erreicht. Weil Weiß beginnt, hat Schwarz noch einen Zug, wenn der weiße König der erste ist. Bringt dieser Zug auch den schwarzen König auf die achte Reihe, ist die Partie remis. Gibt es keinen solchen Zug, gewinnt Weiß sofort.
learn-racing-kings-example-draw = Weiß hat gerade Kg8 gespielt. Schwarz hat noch einen Zug: Geht der König nach a8, b8 oder c8, ist die Partie remis.
learn-racing-kings-example-win = Hier greift ein weißer Turm a8, b8 und c8 an. Nach Kg8 kann der schwarze König nicht folgen, und Weiß hat gewonnen.
learn-racing-kings-draws = Remis und Zeit
learn-racing-kings-draws-text = Patt, Stellungswiederholung, 50-Züge-Regel und 75-Züge-Regel gelten wie im gewöhnlichen Schach. Siehe <a>Remis</a>. Remis durch ungenügendes Material gibt es nicht: Auch ein einzelner König kann das Wettrennen gewinnen.
learn-racing-kings-time = Läuft deine Zeit ab, verlierst du, auch wenn dein Gegner nur noch den König hat. Remis ist die Partie nur, wenn bewiesen ist, dass dein Gegner nicht mehr gewinnen konnte.
learn-racing-kings-on-this-site = Auf dieser Website
learn-racing-kings-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wähle die Variante Racing Kings. Züge machst und schreibst du wie im gewöhnlichen Schach.

## Variants and game options: page: Antichess

learn-antichess-title = Antichess
learn-antichess-lead = Du gewinnst, wenn du alle deine Figuren verlierst.
learn-antichess-capture = Schlagen ist Pflicht
learn-antichess-capture-text = Kannst du schlagen, musst du es tun. Kannst du auf mehrere Arten schlagen, wählst du eine davon.
learn-antichess-example-capture = Nach 1.e3 b5 muss der Läufer auf b5 schlagen. Einen anderen Zug hat Weiß nicht.
learn-antichess-king = Der König
learn-antichess-king-text = Der König ist eine Figur wie jede andere. Es gibt kein Schach und kein Matt. Wird dein König geschlagen, geht die Partie weiter. Rochieren kannst du nicht. Ein Bauer kann auch in einen König umgewandelt werden.
learn-antichess-winning = Wie du gewinnst
learn-antichess-winning-text = Du gewinnst, wenn du deine letzte Figur verloren hast. Du gewinnst auch, wenn du am Zug bist und keinen legalen Zug hast.
learn-antichess-example-last-piece = Weiß hat nur noch einen Turm und hat ihn nach a5 gezogen. Der schwarze König muss ihn schlagen, und dann hat Weiß gewonnen.
learn-antichess-example-blocked = Eine Falle. Schwarz hat a5 gespielt und damit den letzten weißen Bauern blockiert. Weiß hat keinen legalen Zug und hat deshalb gewonnen.
learn-antichess-draws = Remis und Zeit
learn-antichess-draws-text = Stellungswiederholung, 50-Züge-Regel und 75-Züge-Regel gelten wie im gewöhnlichen Schach. Siehe <a>Remis</a>. Patt ist kein Remis, sondern ein Sieg für die Seite, die nicht ziehen kann. Kann keine Seite mehr gewinnen, ist die Partie remis, zum Beispiel wenn jede Seite nur einen Läufer hat und sie auf Feldern verschiedener Farbe stehen.
learn-antichess-time = Läuft deine Zeit ab, verlierst du. Remis ist die Partie nur, wenn bewiesen ist, dass dein Gegner nicht mehr alle Figuren verlieren und auch nicht ohne legalen Zug bleiben kann.
learn-antichess-notation = Wie Züge geschrieben werden
learn-antichess-notation-text = Züge werden wie im gewöhnlichen Schach geschrieben. Ein + gibt es nicht, weil es kein Schach gibt. Ein Bauer, der zum König wird, wird a8=K geschrieben.
learn-antichess-on-this-site = Auf dieser Website
learn-antichess-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wähle die Variante Antichess. Ein Zug, der nicht schlägt, wird abgelehnt, wenn du schlagen könntest.

## Variants and game options: page: Horde

learn-horde-title = Horde
learn-horde-lead = Weiß hat 36 Bauern und keinen König, Schwarz hat die üblichen Figuren.
learn-horde-example-start = Die Ausgangsstellung. Weiß beginnt.
learn-horde-winning = Wie jede Seite gewinnt
learn-horde-winning-text = Weiß gewinnt durch Matt. Schwarz gewinnt, wenn alle weißen Figuren geschlagen sind, auch die umgewandelten.
learn-horde-example-mate = Nach g7 ist Schwarz matt. Der Bauer auf f6 deckt den Bauern auf g7, und der Bauer auf f7 greift g8 an.
learn-horde-pawns = Die weißen Bauern
learn-horde-pawns-text = Weiße Bauern können nicht nur von der zweiten Reihe zwei Felder ziehen, sondern auch von der ersten. Ein Bauer, der von der ersten Reihe zwei Felder gezogen ist, kann nicht en passant geschlagen werden.
learn-horde-no-white-king = Weiß hat keinen König, deshalb kann Schwarz nicht Schach geben und Weiß nicht rochieren. Für Schwarz sind alle Züge wie im gewöhnlichen Schach.
learn-horde-example-first-rank = Der Bauer auf e1 kann nach e2 oder nach e3 ziehen.
learn-horde-draws = Remis und Zeit
learn-horde-draws-text = Stellungswiederholung, 50-Züge-Regel und 75-Züge-Regel gelten wie im gewöhnlichen Schach. Siehe <a>Remis</a>. Hat der Spieler am Zug keinen legalen Zug und steht er nicht im Schach, ist es patt, also remis. Auch Weiß kann das passieren, wenn alle Bauern blockiert sind.
learn-horde-example-stalemate = Eine Falle. Mit Rc6 hat Schwarz den letzten weißen Bauern blockiert. Weiß hat keinen legalen Zug: patt, also remis. Rxc5 hätte gewonnen.
learn-horde-time = Läuft deine Zeit ab, verlierst du. Remis ist die Partie nur, wenn bewiesen ist, dass dein Gegner nicht mehr gewinnen konnte.
learn-horde-on-this-site = Auf dieser Website
learn-horde-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wähle die Variante Horde. Züge machst und schreibst du wie im gewöhnlichen Schach.

## Variants and game options: page: Atomic

learn-atomic-title = Atomic
learn-atomic-lead = Jedes Schlagen ist eine Explosion, die auch die Figuren ringsum vom Brett nimmt.
learn-atomic-explosion = Die Explosion
learn-atomic-explosion-text = Beim Schlagen kommen die geschlagene und die schlagende Figur vom Brett. Auch jede Figur auf den acht Feldern ringsum verschwindet, gleich welcher Farbe. Nur Bauern bleiben dort stehen.
learn-atomic-example-before = Der Turm kann den Springer auf d5 schlagen.
learn-atomic-example-after = Nach Rxd5 sind Turm und Springer verschwunden. Auch der Läufer auf e6 und der eigene Springer auf c4 sind verschwunden. Der Bauer auf c6 steht noch da.
learn-atomic-en-passant = Beim Schlagen en passant ist die Explosion rings um das Feld, auf das der schlagende Bauer zieht.
learn-atomic-winning = Wie du gewinnst
learn-atomic-winning-text = Du gewinnst, wenn der gegnerische König explodiert. Vorher Schach geben musst du nicht. Auch mit Matt gewinnst du, wie gewohnt.
learn-atomic-example-win = Eine Falle. Nach 1.Nf3 d5 2.Ng5 h6 schlägt Weiß auf f7. Der schwarze König auf e8 explodiert mit, und Weiß hat gewonnen.
learn-atomic-king = Was für den König anders ist
learn-atomic-king-captures = Der König kann nicht schlagen, denn er würde explodieren.
learn-atomic-king-explodes = Ein Schlagen, bei dem dein eigener König explodieren würde, ist nicht erlaubt, auch wenn der gegnerische König mit explodieren würde.
learn-atomic-king-in-check = Du darfst deinen König im Schach lassen oder ins Schach stellen, wenn derselbe Zug den gegnerischen König explodieren lässt.
learn-atomic-king-adjacent = Stehen die beiden Könige nebeneinander, steht keiner von ihnen im Schach.
learn-atomic-example-kings = Der Turm auf a7 gibt kein Schach: Würde er den weißen König schlagen, würde der schwarze König mit explodieren.
learn-atomic-draws = Remis und Zeit
learn-atomic-draws-text = Patt, Stellungswiederholung, 50-Züge-Regel und 75-Züge-Regel gelten wie im gewöhnlichen Schach. Siehe <a>Remis</a>. Durch ungenügendes Material ist die Partie nur remis, wenn bewiesen ist, dass keine Seite gewinnen kann.
learn-atomic-time = Läuft deine Zeit ab, verlierst du. Remis ist die Partie nur, wenn bewiesen ist, dass dein Gegner nicht mehr gewinnen konnte.
learn-atomic-on-this-site = Auf dieser Website
learn-atomic-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wähle die Variante Atomic. Züge machst und schreibst du wie im gewöhnlichen Schach.

## Variants and game options: page: Crazyhouse

learn-crazyhouse-title = Crazyhouse
learn-crazyhouse-lead = Was du schlägst, gehört dir, und du kannst es wieder auf das Brett einsetzen.
learn-crazyhouse-drops = Vorrat und Einsetzen
learn-crazyhouse-drops-text = Eine geschlagene Figur wechselt die Farbe und kommt in den Vorrat des Spielers, der sie geschlagen hat. Statt zu ziehen, kannst du eine Figur aus deinem Vorrat auf ein leeres Feld einsetzen.
learn-crazyhouse-example-pocket = Nach 1.e4 d5 2.exd5 Qxd5 hat jede Seite einen Bauern im Vorrat.
learn-crazyhouse-drop-pawn = Ein Bauer kann nicht auf die erste oder achte Reihe eingesetzt werden. Steht er nach dem Einsetzen auf der Ausgangsreihe der Bauern, kann er von dort wie jeder andere zwei Felder ziehen.
learn-crazyhouse-drop-check = Mit dem Einsetzen kannst du Schach geben und mattsetzen. Du kannst damit auch ein Schach abwehren.
learn-crazyhouse-drop-promoted = Eine umgewandelte Figur, die geschlagen wird, kommt als Bauer in den Vorrat.
learn-crazyhouse-drop-rook = Mit einem eingesetzten Turm kannst du nicht rochieren.
learn-crazyhouse-winning = Wie du gewinnst
learn-crazyhouse-winning-text = Du gewinnst durch Matt, wie im gewöhnlichen Schach. Kommt ein Schach aber aus der Ferne, kann dein Gegner vielleicht eine Figur dazwischen einsetzen.
learn-crazyhouse-example-mate = Weiß hatte eine Dame im Vorrat und hat sie auf h7 eingesetzt: matt. Der Läufer auf d3 deckt sie.
learn-crazyhouse-example-block = Eine Falle. Im gewöhnlichen Schach wäre Rd8 matt gewesen. Aber Schwarz hatte einen Springer im Vorrat und hat ihn auf f8 eingesetzt.
learn-crazyhouse-notation = Wie das Einsetzen geschrieben wird
learn-crazyhouse-notation-text = Das Einsetzen schreibst du mit dem Buchstaben der Figur, einem @ und dem Feld: N@f3 setzt einen Springer auf f3 ein. Ein Bauer hat keinen Buchstaben: @e5.
learn-crazyhouse-draws = Remis und Zeit
learn-crazyhouse-draws-text = Eine 50-Züge-Regel und eine 75-Züge-Regel gibt es nicht, denn geschlagene Figuren kommen wieder. Drei- und fünfmalige <a>Stellungswiederholung</a> gelten wie im gewöhnlichen Schach. Der Vorrat gehört zur Stellung, und auch, welche Figuren umgewandelt sind. Das ist auch für <a>bedingte Züge</a> wichtig.
learn-crazyhouse-stalemate = Patt, also remis, ist es nur, wenn du keinen legalen Zug hast und auch keine Figur einsetzen kannst.
learn-crazyhouse-time = Läuft deine Zeit ab, verlierst du. Remis ist die Partie nur, wenn bewiesen ist, dass dein Gegner nicht mehr gewinnen konnte.
learn-crazyhouse-on-this-site = Auf dieser Website
learn-crazyhouse-on-this-site-text = Wenn du <a>eine Herausforderung erstellst</a>, wähle die Variante Crazyhouse. Wo immer du einen Zug tippen kannst, kannst du auch das Einsetzen tippen.

## Variants and game options: page: Game options

learn-options-title = Partieoptionen
learn-options-lead = Was zwei Spieler vor dem ersten Zug vereinbaren können.
learn-options-text = Du wählst die Optionen, wenn du <a>eine Herausforderung erstellst</a>. Sind sie nicht die üblichen, stehen sie bei der Herausforderung und auf der Seite der Partie. Später lassen sie sich nicht mehr ändern.

## Variants and game options: ratings

learn-options-rated = Gewertete Partien
learn-options-rated-text = Wer eine Herausforderung erstellt, wählt, ob die Partie gewertet wird. Eine gewertete Partie hat eine Zeitbegrenzung, beginnt aus der üblichen Ausgangsstellung ihrer Variante, folgt deren Regeln und kennt keine Zugrücknahmen. Sieg, Remis und Niederlage ändern die Wertungszahlen beider Spieler in dieser Variante. Eine Partie zählt nicht, wenn sie abgebrochen oder annulliert wurde, wenn beide Spieler verloren haben oder wenn nicht beide gezogen haben.
learn-options-rating-text = Eine Wertungszahl gibt die Spielstärke an. Die Zahl hinter ± ist ihre Unsicherheit: In 19 von 20 Fällen liegt die wahre Stärke in diesem Bereich. Alle beginnen mit 1500 ±700. Je mehr du spielst, desto sicherer wird deine Wertungszahl. Nach einer langen Pause wird sie wieder unsicherer. Das Verfahren ist Glicko-2 von Mark Glickman.
learn-options-rating-week = Partien, die in derselben Woche enden (Montag bis Montag, UTC), werden zusammen gewertet, mit den Wertungszahlen beider Spieler zu Beginn der Woche. Jedes Ergebnis ist sofort zu sehen. Die Reihenfolge der Partien spielt keine Rolle. Wird ein Ergebnis später geändert, werden die folgenden Wertungszahlen neu berechnet.
learn-options-rating-example = <b>Beispiel.</b> Deine Wertungszahl ist 1500 ±100, und du spielst diese Woche eine Partie. Sie ändert deine Wertungszahl um:
learn-options-rating-opponent = Gegner
learn-options-rating-win = Sieg
learn-options-rating-draw = Remis
learn-options-rating-loss = Niederlage

## Variants and game options: rules of the board

learn-options-no-en-passant = Kein En passant
learn-options-no-en-passant-text = En passant schlagen ist nicht möglich. Könnte nur ein Schlagen en passant ein Schach abwehren, ist es matt. Zwei Stellungen, die sich nur im Recht auf en passant unterscheiden, gelten als dieselbe.
learn-options-no-en-passant-example = Schwarz hat gerade d7-d5 gespielt. In einer solchen Partie kann der Bauer auf e5 nur vorziehen.
learn-options-moves-into-check = Eigenen König im Schach lassen
learn-options-moves-into-check-text = Ein Zug, der deinen König im Schach lässt, wird nicht abgelehnt: Er verliert sofort die Partie. Du kannst eine gefesselte Figur ziehen oder ein Schach übersehen. Nichts warnt dich, auch nicht die Seite, auf der du den Zug bestätigst. Aus dem Schach oder durch ein Schach rochieren kannst du trotzdem nicht. Matt und Patt bleiben, wie sie sind.
learn-options-automatic-draws = Automatisches Remis
learn-options-automatic-draws-text = Dreimalige Stellungswiederholung und 50-Züge-Regel beenden die Partie sofort, ohne Reklamation. Alle anderen Regeln für <a>Remis</a> bleiben gleich.

## Variants and game options: options of the site

learn-options-assistance = Bücher, Datenbanken und Engines
learn-options-assistance-text = Beim Spielen darfst du Bücher, Partiedatenbanken und Eröffnungsexplorer benutzen, aber keine Engines und keine Endspieldatenbanken. Anderes sagen die Optionen <b>keine Bücher</b>, <b>keine Datenbanken</b> und <b>Engines erlaubt</b>. Die letzte erlaubt auch Endspieldatenbanken.
learn-options-other = Weitere Optionen
learn-options-no-conditional-moves = <b>Keine bedingten Züge:</b> In der Partie gibt es keine bedingten Züge und keine Zugvorschläge.
learn-options-no-takebacks = <b>Keine Zugrücknahmen:</b> Züge sind endgültig. Sonst kannst du deinen Gegner um die Rücknahme deines letzten Zuges bitten. Nimmt er an, hast du wieder die Zeit, die du bei diesem Zug hattest. Remisangebote und Zugvorschläge entfallen, und bedingte Züge werden inaktiv.
learn-options-win-on-time-claimed = <b>Zeitüberschreitung muss reklamiert werden:</b> Die Partie endet nicht von selbst, wenn die Zeit abläuft. Bis der Gegner den Sieg reklamiert, kann der Spieler noch ziehen.
learn-options-no-vacation = <b>Kein Urlaub:</b> Die Uhr läuft weiter, auch wenn ein Spieler im Urlaub ist.
learn-options-no-aborting = <b>Kein Abbrechen:</b> Die Partie kann nicht abgebrochen werden. Kommt dein erster Zug zu spät, hast du kampflos verloren. In Herausforderungen gibt es diese Option nicht, und die beiden folgenden auch nicht.
learn-options-no-giving-time = <b>Keine Zeit vom Gegner:</b> Die Spieler können einander keine Zeit geben.
learn-options-black-offers-draws = <b>Nur Schwarz kann Remis anbieten:</b> Weiß kann das Angebot annehmen und Remis reklamieren.

## Tournaments

learn-tournaments-title = Turniere
learn-tournaments-lead = Wie man sich zu einem Turnier anmeldet, wie es gespielt wird und wie es endet.
learn-tournaments-round-robin = <b>Rundenturnier:</b> In der Gruppe spielt jeder gegen jeden, einmal oder zweimal. Ein großes Turnier hat mehrere Gruppen.
learn-tournaments-match = <b>Wettkampf:</b> Zwei Spieler spielen eine Reihe von Partien. Der Wettkampf ist entschieden, wenn einer nicht mehr eingeholt werden kann.
learn-tournaments-knockout = <b>K.-o.-Turnier:</b> Zwei Spieler treffen in einem Wettkampf aufeinander. Wer gewinnt, kommt weiter; wer verliert, scheidet aus.
learn-tournaments-stages = <b>Gruppen und Finale:</b> In der Gruppe spielt jeder gegen jeden. Die Besten jeder Gruppe kommen in die nächste Phase, bis eine Gruppe übrig ist: das Finale. Wer weiterkommt, sagt innerhalb von 7 Tagen zu.
learn-tournaments-swiss = <b>Schweizer System:</b> eine Reihe von Runden. In jeder triffst du auf jemanden mit etwa gleich vielen Punkten, und auf niemanden zweimal. Bleibt kein Gegner für dich, bist du spielfrei: Das zählt wie ein Sieg.
learn-tournaments-ladder = <b>Treppe:</b> immer offen. Die Spieler stehen auf Stufen. Du forderst jemanden auf deiner Stufe oder bis zu drei Stufen darunter heraus. Ein Sieg ist eine Stufe hinauf, eine Niederlage eine hinunter.
learn-tournaments-entering = Anmeldung
learn-tournaments-entering-text = <a>Die Liste der Turniere</a> zeigt, wo die Anmeldung offen ist. Lies die Bedingungen und melde dich an. Die Seite sagt, wie viele Partien du haben wirst. Wenn du dich nicht anmelden kannst, sagt sie, warum. Sind alle Plätze vergeben, stehst du auf der Warteliste und rückst nach, wenn jemand geht. Bis zum Beginn kannst du deine Anmeldung zurückziehen, und das hat keine Folgen.
learn-tournaments-start = Das Turnier beginnt an seinem Datum oder sobald es voll ist. Deine Partien beginnen von selbst, und du bekommst eine einzige E-Mail über alle Partien, die zusammen beginnen.
learn-tournaments-lots = Was ist ein Los?
learn-tournaments-lots-text = Manches entscheidet der Zufall, etwa die Startnummern und die Farben eines Wettkampfs. Für jedes Los gibt es ein Geheimnis. Sein Hash wird veröffentlicht, bevor jemand wissen kann, was gezogen wird. Das Geheimnis wird nach der Auslosung veröffentlicht. So kann niemand das Ergebnis aussuchen.
learn-tournaments-lots-check = Alles, was entschieden wird, steht im Turnierprotokoll, und niemand kann es unbemerkt ändern. Mit der Datei des Protokolls und dem Befehl <b>zugpost verify-tournament</b> kannst du jedes Los noch einmal ziehen und die Tabellen prüfen.
learn-tournaments-games = Die Partien
learn-tournaments-forfeit = Wenn du den ersten Zug nicht rechtzeitig machst, verlierst du kampflos. Diese Partien können nicht abgebrochen werden.
learn-tournaments-no-takebacks = Es gibt keine Zugrücknahmen, du kannst dem Gegner keine Zeit geben, und die Partie endet von selbst, wenn die Zeit abläuft.
learn-tournaments-hidden-moves = Die Bedingungen sagen, wer die Züge sieht: alle sofort, oder andere erst, wenn die Partie oder das ganze Turnier beendet ist. Spieler sehen ihre eigenen Partien immer. Ergebnisse sind sofort öffentlich.
learn-tournaments-standings = Tabelle
learn-tournaments-standings-text = Ein Sieg zählt 1 Punkt, ein Remis ½, wenn die Bedingungen nichts anderes sagen. Bei gleicher Punktzahl entscheiden die Feinwertungen. Klick auf eine Zahl in der Tabelle, um zu sehen, wie sie berechnet wurde. Wer dann noch gleichauf ist, teilt sich den Platz.
learn-tournaments-still-first = Solange Partien laufen, zeigt die Tabelle, wer noch Erster werden kann. Wenn es auf höchstens 8 restliche Partien ankommt, werden alle ihre Ergebnisse durchprobiert, mit allen Feinwertungen. Bei mehr Partien werden nur die Punkte verglichen.
learn-tournaments-drawn-match = Ein unentschiedener Wettkampf
learn-tournaments-drawn-match-text = Im K.-o.-Turnier sagen die Bedingungen, was auf einen unentschiedenen Wettkampf folgt: eine Entscheidungspartie, zwei weitere Partien und dann eine Entscheidungspartie, oder der besser gesetzte Spieler kommt weiter. In einer Entscheidungspartie muss Weiß gewinnen und hat mehr Zeit. Schwarz genügt ein Remis.
learn-tournaments-withdrawing = Rücktritt
learn-tournaments-withdrawing-text = Du kannst von einem Turnier zurücktreten, das begonnen hat. Dann verlierst du deine laufenden Partien. Du kannst dich 90 Tage lang zu keinem anderen Turnier anmelden und nie zur nächsten Auflage dieses Turniers. Wenn du einen guten Grund hast, frag vorher den Turnierleiter. Mit seiner Zustimmung kannst du dich sofort zu anderen Turnieren anmelden und auch zur nächsten Auflage.
learn-tournaments-withdrawing-half = In einem Rundenturnier zählen deine Ergebnisse, wenn du mindestens die Hälfte deiner Partien beendet hast. Sonst bleiben sie in der Tabelle, zählen aber für niemanden.
learn-tournaments-end = Das Ende
learn-tournaments-end-text = Ein Turnier ist beendet, wenn alle Partien beendet sind. Endgültig ist es 14 Tage nach der letzten Partie oder Entscheidung, denn bis dahin ist Einspruch möglich. Wird es abgesagt, gehen seine Partien als einzelne Partien weiter.
