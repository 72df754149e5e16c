### Ansprüche und Entscheidungen.

learn-claim-title = Ansprüche
learn-claim-lead = Was du am Zug beanspruchen kannst, und was daraus wird.
learn-claim-what = Was man beanspruchen kann
learn-claim-third = <b>Drittes Auftreten:</b> Die Stellung steht zum dritten Mal auf dem Brett, oder sie wird es nach deinem Zug.
learn-claim-fifty = <b>Fünfzig Züge:</b> jeder Seite, ohne Schlagen und ohne Bauernzug; dein nächster Zug zählt mit, wenn du ihn nennst.
learn-claim-dead = <b>Tote Stellung:</b> Niemand könnte mit irgendeiner Zugfolge mattsetzen. Meist sieht der Server das von selbst.
learn-claim-other = <b>Was Regeln nicht entscheiden können:</b> eine Festung, ein theoretisches Remis, eine Einigung per Mail. Das geht mit deinen Worten an einen Verwalter.
learn-claim-same = Was als dieselbe Stellung zählt, steht unter <a>Remis</a>.
learn-claim-example = Ein Beispiel
learn-claim-game = Zwei Spieler ziehen mit ihren Springern hin und her: { $game }. Schwarz ist am Zug.
learn-claim-board = Geht der Springer zurück nach g8, steht wieder die Anfangsstellung auf dem Brett.
learn-claim-with-move = Schwarz beansprucht das dritte Auftreten und nennt { $move }. Die Stellung steht dann { $times } Mal auf dem Brett: am Anfang, nach { $after } und nach { $move }. Der Anspruch ist bewiesen, der Zug wird gemacht, und die Partie ist remis.
learn-claim-too-early = Beansprucht Schwarz, ohne den Zug zu nennen, zählt die Stellung auf dem Brett. Sie stand dort erst { $only } Mal. Der Anspruch wird abgelehnt, Schwarz liest die Zählung, und an der Partie ist nichts geschehen.
learn-claim-comes = Was aus einem Anspruch wird
learn-claim-proven = <b>Er ist bewiesen.</b> Die Partie ist sofort remis. Welchen Grund du genannt hast, ist gleichgültig: Es zählt der, der zutrifft.
learn-claim-refuted = <b>Er ist falsch.</b> Du liest, was gezählt wurde. Ein Zug, den du genannt hast, wird nur gemacht, wenn du ihn bestätigst; dann kann dein Anspruch als Remisangebot stehen bleiben.
learn-claim-waits = <b>Regeln können ihn nicht entscheiden.</b> Ein Verwalter entscheidet, und bis dahin ruht die Partie.
learn-claim-more = Ein Anspruch kann nicht zurückgenommen werden. Was geschieht, solange er wartet, steht unter <a>Entscheidungen</a>.

learn-ruling-title = Entscheidungen
learn-ruling-lead = Was Verwalter entscheiden, und wie du Einspruch erhebst.
learn-ruling-waits = Solange ein Anspruch auf einen Verwalter wartet, ruht die Partie: Kein Zug wird gemacht, keine Uhr läuft, keine Zeit läuft ab. Dein Gegner liest deine Worte, darf einmal darauf antworten und darf das Remis annehmen. Aufgeben können beide weiterhin.
learn-ruling-fortress = Ein Fall für einen Verwalter: eine Mauer, durch die anscheinend niemand kommt. Was nicht bewiesen ist, entscheidet der Server nicht.
learn-ruling-example = Ein Beispiel
learn-ruling-example-text = Drei Tage je Zug. Am { $began } UTC kommst du an den Zug, deine Zeit liefe am { $before } ab. Am { $claimed } beanspruchst du remis, weil ihr euch per Mail geeinigt habt. Dein Gegner erinnert sich nicht daran. Am { $ruled } entscheidet der Verwalter, dass weitergespielt wird. Dir bleiben { $left }, wie zur Zeit des Anspruchs; nun läuft deine Zeit am { $after } ab.
learn-ruling-what = Wie entschieden wird
learn-ruling-sees = Der Verwalter sieht das Brett, alles, was in der Partie geschehen ist, was gezählt und bewiesen wurde, und die Worte beider.
learn-ruling-results = Die Entscheidung lautet auf remis, auf Gewinn oder auf Weiterspielen, mit einer Begründung, die beide Spieler lesen. Sie bleibt im Protokoll der Partie.
learn-ruling-own = Niemand entscheidet in einer eigenen Partie.
learn-ruling-again = Nach einem abgewiesenen Anspruch kannst du aus demselben Grund zehn eigene Züge lang keinen neuen erheben.
learn-ruling-appeal = Einspruch
learn-ruling-appeal-text = Gegen jede Entscheidung kann jeder der beiden Spieler einmal Einspruch erheben, innerhalb von 14 Tagen und vor dem nächsten Zug. Ein anderer Verwalter entscheidet; der erste hat nichts mehr zu sagen.
learn-ruling-unasked = Ungefragt
learn-ruling-unasked-text = Ein Verwalter kann auch ungefragt handeln, wenn ein Spieler gestorben ist oder der Server versagt hat: eine Partie beenden oder annullieren, eine wieder eröffnen, Zeit geben. Immer mit einer Begründung, immer im Protokoll, immer mit einem Brief an beide.
learn-ruling-silence = In einer Partie ohne Zeitbegrenzung kannst du einen Verwalter anrufen, wenn dein Gegner dreißig Tage lang geschwiegen hat.
