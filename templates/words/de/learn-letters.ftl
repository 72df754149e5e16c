### Einen Brief mit einem Zug beantworten.

learn-letters-title = Spielen per Brief
learn-letters-lead = Auf manchen Servern kannst du einen Brief mit deinem Zug beantworten.
learn-letters-how = Steht am Ende eines Briefs über eine Partie, dass es geht, dann antworte wie einem Freund. Schreib deinen Zug in die erste Zeile, und sonst nichts in diese Zeile. Was dein Programm zitiert, und deine Unterschrift, dürfen stehen bleiben. Ein Brief kommt zurück und sagt, was geschehen ist, oder dass nichts geschehen ist, und warum.
learn-letters-board = Ein Brief zeigt das Brett, als Bild und in Zeichen, mit den letzten Zügen. Auf diese Stellung bezieht sich deine Antwort.
learn-letters-first = Was in der ersten Zeile stehen kann
learn-letters-line = Erste Zeile
learn-letters-means = Bedeutet
learn-letters-move = Mach diesen Zug. Die Nummer darf fehlen.
learn-letters-move-draw = Mach ihn und biete remis an.
learn-letters-offer = Biete remis an, während dein Gegner nachdenkt.
learn-letters-accept = Nimm das angebotene Remis an.
learn-letters-decline = Lehne es ab.
learn-letters-resign = Gib auf.
learn-letters-if = Ein bedingter Zug, während dein Gegner nachdenkt.
learn-letters-move-if = Mach den Zug und plane die Antwort.
learn-letters-notation = Züge dürfen in jeder <a>Notation</a> stehen. Weitere Zeilen, die mit „if“ beginnen, sind ebenfalls <a>bedingte Züge</a>. Andere Zeilen werden nicht gelesen. Nennt ein Brief für all das Wörter deiner Sprache, gelten auch sie.
learn-letters-never = Geraten wird nie
learn-letters-else = Steht in der ersten Zeile noch etwas anderes, ein Gruß oder ein zweiter Zug, geschieht nichts.
learn-letters-number = Eine Nummer, die nicht die des nächsten Zuges ist, gilt als Versehen.
learn-letters-passed = Hat sich die Stellung seit dem Brief geändert, bewirkt deine Antwort nichts.
learn-letters-any = Antworten auf jeden beliebigen Zug planst du auf der Seite der Partie, wo du siehst, was sie umfassen.
learn-letters-know = Gut zu wissen
learn-letters-one = Jeder Brief ist für eine Antwort gut. Um weiterzuspielen, beantworte den neuesten.
learn-letters-late = Es zählt, wann dein Brief ankommt. Wird die Zeit knapp, zieh auf der Seite der Partie.
learn-letters-secret = Wer den Brief hat, kann ziehen. Leite ihn nicht weiter.
learn-letters-off = Bei deinen Einstellungen für Briefe kannst du es abschalten.
