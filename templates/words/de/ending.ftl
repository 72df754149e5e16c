### Wie Partien enden und was es beweist.

ending-checkmate = { $winner } hat durch Matt gewonnen.
ending-stalemate = Remis durch Patt.
ending-dead = Remis: Keine Seite hat noch das Material, um matt zu setzen.
ending-dead-because = Remis: tote Stellung. Keine Seite kann matt setzen, weil { $reason }.
ending-dead-both = Remis: tote Stellung. Weiß kann nicht matt setzen, weil { $white }; Schwarz kann es nicht, weil { $black }.
ending-left-in-check = { $loser } hat den König im Schach stehen lassen, { $winner } hat gewonnen.
ending-left-in-check-by = { $loser } hat den König im Schach stehen lassen: Nach { $move } { $n ->
        [one] greift
       *[other] greifen
    } ihn { $pieces } an. { $winner } hat gewonnen.
ending-resigned = { $loser } hat aufgegeben, { $winner } hat gewonnen.
ending-resigned-drawn = Remis: { $loser } hat aufgegeben, aber { $winner } kann durch keine Folge legaler Züge matt setzen.
ending-resigned-drawn-because = Remis: { $loser } hat aufgegeben, aber { $winner } kann durch keine Folge legaler Züge matt setzen, weil { $reason }.
ending-flag = Die Zeit von { $loser } ist abgelaufen, { $winner } hat durch Zeitüberschreitung gewonnen.
ending-flag-drawn = Remis: Die Zeit von { $loser } ist abgelaufen, aber { $winner } kann durch keine Folge legaler Züge matt setzen.
ending-flag-drawn-because = Remis: Die Zeit von { $loser } ist abgelaufen, aber { $winner } kann durch keine Folge legaler Züge matt setzen, weil { $reason }.
ending-agreement = Remis durch Vereinbarung.
ending-third = Remis: Dieselbe Stellung stand zum dritten Mal auf dem Brett.
ending-fifty = Remis: fünfzig Züge jeder Seite ohne Schlagen und ohne Bauernzug.
ending-fifth = Remis: Dieselbe Stellung stand zum fünften Mal auf dem Brett.
ending-seventy-five = Remis: fünfundsiebzig Züge jeder Seite ohne Schlagen und ohne Bauernzug.
ending-repeated = Remis: Die Stellung kam { $times }-mal vor: { $stood }.
ending-no-progress = Remis: In den letzten { $halfmoves } Halbzügen wurde kein Bauer gezogen und nichts geschlagen.
ending-offer = Remis: { $loser } hat es angeboten, und { $winner } kann durch keine Folge legaler Züge matt setzen.
ending-offer-because = Remis: { $loser } hat es angeboten, und { $winner } kann durch keine Folge legaler Züge matt setzen, weil { $reason }.
ending-aborted = { $side } hat die Partie abgebrochen; sie zählt nicht.
ending-never-started = { $side } hat den ersten Zug nicht rechtzeitig gemacht; die Partie zählt nicht.
ending-ruled-won = { $winner } hat durch Entscheidung der Verwaltung gewonnen.
ending-ruled-draw = Remis durch Entscheidung der Verwaltung.
ending-ruled-both-lose = Beide haben durch Entscheidung der Verwaltung verloren.
ending-ruled-annulled = Von der Verwaltung annulliert; die Partie zählt nicht.

ending-because-checkmated = sie matt gesetzt ist
ending-because-stalemate = die Stellung patt ist
ending-because-material = das Material dafür nicht mehr reicht
ending-because-walls = die Stellung so verriegelt ist, dass der König nie matt gesetzt werden kann
ending-because-bishops = keine der { $n } Anordnungen von Königen, Bauern und Figuren, die noch entstehen können, matt ist, wo auch immer die Läufer stehen
ending-because-no-move = jeder Zug die Partie oder jede Aussicht auf ein Matt beendet
ending-because-enumerated = keine der { $n } Stellungen, die noch entstehen können, matt ist

ending-could-mate = { $winner } hätte noch matt setzen können, zum Beispiel durch { $moves }.
ending-undecided = Ob { $winner } noch hätte matt setzen können, blieb offen, nachdem { $moves } Züge und { $positions } Stellungen geprüft waren; ohne Beweis bleibt es beim Verlust.
ending-can-be-won = die Stellung kann noch gewonnen werden.
ending-can-be-won-by = die Stellung kann noch gewonnen werden, zum Beispiel durch { $moves }.
ending-not-decided = ob noch jemand matt setzen kann, blieb offen, nachdem { $moves } Züge und { $positions } Stellungen geprüft waren.
ending-has-mated = { $side } hat matt gesetzt.
ending-can-mate = { $side } kann noch matt setzen, zum Beispiel durch { $moves }.
ending-pending-flag = Die Zeit von { $loser } ist abgelaufen. Es wird noch bewiesen, ob { $winner } matt setzen kann; das Ergebnis folgt gleich.
ending-pending-resigned = { $loser } hat aufgegeben. Es wird noch bewiesen, ob { $winner } matt setzen kann; das Ergebnis folgt gleich.
