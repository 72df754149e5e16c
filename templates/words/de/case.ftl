### Reklamationen, Einsprüche und Entscheidungen.

case-refuted = Das ist noch kein Remis. { $found }
case-progress = In den letzten { $halfmoves } Halbzügen wurde kein Bauer gezogen und nichts geschlagen; fünfzig Züge jeder Seite sind 100.
case-progress-with = Mit diesem Zug wurde in den letzten { $halfmoves } Halbzügen kein Bauer gezogen und nichts geschlagen; fünfzig Züge jeder Seite sind 100.
case-can-be-won = Diese Stellung kann noch gewonnen werden.
case-waits = Eine Reklamation wartet auf die Entscheidung der Verwaltung. Bis dahin wird nicht gezogen, und keine Uhr läuft.
case-needs-words = Sag es in ein paar Worten: Die Verwaltung wird sie lesen.
case-too-soon = Eine Reklamation aus diesem Grund wurde abgelehnt: Die nächste ist möglich, wenn du noch { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } gemacht hast.
case-flag-fell = Die Zeit ist abgelaufen, und keine Reklamation und kein Einspruch hält eine abgelaufene Uhr an.
case-silence-waits = Dein Gegner hat die Verwaltung wegen deines Schweigens gefragt. Mach einen Zug, und das ist erledigt.
case-nobody-rules = Darüber könnte niemand entscheiden: Das ist Sache der Verwaltung oder eines Schiedsrichters, der nicht mitspielt und noch nicht entschieden hat.
case-nothing = Es gibt keine Reklamation mehr, auf die zu antworten wäre.
case-answered = Du hast auf diese Reklamation schon geantwortet.
case-silence-too-short = Du kannst die Verwaltung fragen, wenn dein Gegner 30 Tage lang nicht gezogen hat.
case-clock-decides = Diese Partie hat eine Bedenkzeit: Schweigt dein Gegner weiter, so entscheidet die Uhr.
case-nothing-to-appeal = Es gibt keine Entscheidung, gegen die Einspruch möglich wäre: Die Partie ging seither weiter, oder niemand hat entschieden.
case-appealed-once = Diese Entscheidung erging auf einen Einspruch hin: Sie gilt.
case-appeal-too-late = Gegen eine Entscheidung ist 14 Tage lang Einspruch möglich: Diese gilt.
case-needs-reason = Nenne einen Grund: Beide Spieler werden ihn lesen.
case-ruled-before = Du hast darüber schon entschieden: Der Einspruch ist Sache anderer.
case-nothing-to-rule = Hier wartet nichts mehr auf eine Entscheidung.
case-same-result = Die Partie hat dieses Ergebnis schon.
case-still-running = Die Partie ist nicht zu Ende.
case-board-ended = Die Stellung auf dem Brett hat diese Partie beendet: Sie kann nicht weitergehen.
case-reopen-needs-time = Die Zeit der Seite am Zug wäre sofort abgelaufen: Öffne die Partie mit einigen Tagen mehr wieder.

case-ground-dead = tote Stellung: Niemand kann mehr matt gesetzt werden
case-ground-agreement = Vereinbarung außerhalb der Seite
case-ground-fortress = Festung oder theoretisches Remis
case-ground-silence = dreißig Tage Schweigen
case-ground-other = ein anderer Grund
case-ground-with = { $ground }, mit { $move }
case-ruled-won = { $who } hat entschieden, dass { $winner } gewonnen hat.
case-ruled-draw = { $who } hat entschieden, dass die Partie remis ist.
case-ruled-both-lose = { $who } hat entschieden, dass beide Seiten verloren haben.
case-ruled-annulled = { $who } hat die Partie annulliert.
case-ruled-play-on = { $who } hat entschieden, dass die Partie weitergeht.
case-ruled-uphold = { $who } hat entschieden, dass das Ergebnis bestehen bleibt.
case-ruled-add-time = { $who } hat { $side } { $n ->
        [one] einen Tag
       *[other] { $n } Tage
    } mehr gegeben.
case-ruled-reopen = { $who } hat die Partie wieder geöffnet.
case-ruled-reopen-with = { $who } hat die Partie wieder geöffnet, mit { $n ->
        [one] einem Tag
       *[other] { $n } Tagen
    } mehr.
case-an-administrator = Die Verwaltung
