### Tournaments: lists, the page of one, tables, what directors do, the form that announces one.

## Tournaments: lists

tournament-title = Turniere
tournament-announce = Ein Turnier ausschreiben
tournament-mine = Deine Turniere
tournament-groups = Turniere nach Stand
tournament-group-announced = Anmeldung offen
tournament-group-running = Laufend
tournament-group-over = Beendet
tournament-format = Format
tournament-format-all = Alle Formate
tournament-format-round-robin = Rundenturnier
tournament-format-match = Wettkampf
tournament-format-knockout = K.-o.-Turnier
tournament-format-stages = Gruppen und Finale
tournament-format-swiss = Schweizer System
tournament-format-ladder = Treppe
tournament-rated = Gewertet oder ungewertet
tournament-rated-all = Gewertet und ungewertet
tournament-rated-only = Nur gewertet
tournament-casual-only = Nur ungewertet
tournament-can-enter-only = Nur Turniere, zu denen du dich anmelden kannst
tournament-filter = Filtern
tournament-none = Keine Turniere gefunden.
tournament-none-yet = Bisher keine Turniere gefunden. Es gibt ältere.
tournament-older = Ältere Turniere
tournament-list-players =
    { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
tournament-list-entered = { $n } von { $places } Spielern
tournament-list-starts = beginnt am { $date }
tournament-list-starts-when-full = beginnt, wenn alle Plätze besetzt sind
tournament-list-started = begonnen am { $date }
tournament-list-finished = beendet am { $date }
tournament-list-waiting = Nummer { $n } auf der Warteliste
tournament-list-place = Platz { $first } von { $of }
tournament-list-place-shared = Plätze { $first } bis { $last } von { $of }
tournament-list-place-undecided = Plätze { $first } bis { $last } von { $of }, bis zum letzten Spieltag nicht entschieden
tournament-list-rated = gewertet
tournament-list-casual = ungewertet
tournament-list-has-entered = du bist angemeldet
tournament-list-can-enter = du kannst dich anmelden
tournament-list-not-open-yet = Anmeldung noch nicht offen
tournament-list-cannot-enter = du kannst dich nicht anmelden

## Tournaments: the page of one

tournament-phase-announced = angekündigt
tournament-phase-open = Anmeldung offen
tournament-phase-running = läuft
tournament-phase-adjudication = letzter Spieltag vorbei, über Partien wird entschieden
tournament-phase-finished = beendet, noch nicht endgültig
tournament-phase-final = endgültig
tournament-phase-cancelled = abgesagt
tournament-entries = Anmeldungen: { $n }
tournament-waiting-list = Warteliste
tournament-entries-pages = Weitere Anmeldungen
tournament-entries-earlier = Frühere Anmeldungen
tournament-entries-later = Spätere Anmeldungen
tournament-announced-on = Mitteilung vom { $date }
tournament-you-have-entered = Du bist angemeldet.
# $n: the place on the waiting list.
tournament-you-wait = Du stehst auf Platz { $n } der Warteliste. Du rückst auf, wenn jemand mit einem Platz seine Anmeldung zurückzieht.
tournament-place-by-right = In einer früheren Auflage hast du einen Wettkampf durch eine Entscheidung gewonnen, die zu spät kam. Darum hast du in diesem Turnier einen Platz, auch wenn es voll ist und du die Bedingungen der Anmeldung nicht erfüllst.
tournament-place-by-right-waiting = Um ihn zu bekommen, zieh deine Anmeldung zurück und melde dich noch einmal an.
tournament-enter = Zum Turnier anmelden
tournament-one-account = Jede Person darf nur ein Konto haben.
tournament-withdraw-entry = Meine Anmeldung zurückziehen
tournament-log-in-to-enter = Melde dich in deinem Konto an, um teilzunehmen
tournament-workload =
    { $n ->
        [one] Du hast höchstens 1 Partie.
       *[other] Du hast höchstens { $n } Partien.
    }
tournament-workload-from = Das Turnier beginnt am { $date }.
tournament-workload-when-full = Das Turnier beginnt, sobald es voll ist.
tournament-workload-at-once =
    { $n ->
        [one] Du spielst eine Partie nach der anderen.
       *[other] Du spielst { $n } Partien gleichzeitig.
    }
tournament-workload-moves =
    { $n ->
        [one] Wenn deine Gegner sofort antworten, musst du etwa 1 Zug am Tag machen.
       *[other] Wenn deine Gegner sofort antworten, musst du etwa { $n } Züge am Tag machen.
    }
tournament-workload-days = Wenn deine Gegner sofort antworten, musst du etwa alle { $n } Tage einen Zug machen.
tournament-sections = Gruppen
tournament-section = Gruppe { $section }
tournament-stage = Phase { $stage }
tournament-stage-final = Finale
tournament-stage-open = Phase { $stage } beginnt, wenn feststeht, wer weiterkommt, und alle zugesagt haben.
tournament-stage-confirmed = { $n } von { $of } Spielern haben für Phase { $stage } zugesagt. Sie beginnt, wenn alle zugesagt haben.
tournament-own-place = Du hast dich für Phase { $stage } qualifiziert. Sag bis { $date } zu, dass du spielst. Sonst geht dein Platz an den Nächsten.
tournament-own-place-confirmed = Du hast zugesagt, in Phase { $stage } zu spielen.
tournament-place-confirm = Ich spiele in der nächsten Phase
tournament-place-give-up = Platz abgeben
tournament-place-give-up-hint = Dein Platz in der nächsten Phase geht an den Nächsten. Das lässt sich nicht rückgängig machen. Deine laufenden Partien gehen weiter.
tournament-place-give-up-now = Meinen Platz abgeben
tournament-terms = Bedingungen
tournament-director = Turnierleiter
tournament-deputy = Stellvertreter (optional)
tournament-previous-edition = Vorige Auflage
tournament-next-edition = Nächste Auflage
tournament-deputy-director = Stellvertreter
tournament-log = Turnierprotokoll
tournament-pgn = Alle Partien als PGN
tournament-table-csv = Kreuztabelle als CSV
tournament-trf = Turnierbericht der FIDE (TRF26)
tournament-direct = Dieses Turnier leiten
tournament-announce-next-edition = Die nächste Auflage ausschreiben
tournament-substitute-for = für { $former } seit { $date }
tournament-place-offered =
    { $n ->
        [one] Der Turnierleiter bietet dir den Platz von { $player } an: eine Partie. Deine Uhr beginnt von vorn. Die Partie wird für dich gewertet, wenn die Partien des Turniers gewertet werden.
       *[other] Der Turnierleiter bietet dir den Platz von { $player } an: { $n } Partien. Deine Uhren beginnen von vorn. Die Partien werden für dich gewertet, wenn die Partien des Turniers gewertet werden.
    }
tournament-take-place = Diesen Platz übernehmen
tournament-withdraw = Vom Turnier zurücktreten
tournament-withdraw-hint = Du verlierst deine laufenden Partien. Du kannst dich 90 Tage lang zu keinem Turnier anmelden und nie zur nächsten Auflage dieses Turniers. Wenn du einen guten Grund hast, wende dich zuerst an den Turnierleiter.
tournament-series-name = { $players }, { $n } Partien
tournament-withdraw-hint-match = Deine laufenden Partien werden aufgegeben, und es beginnt keine weitere. Wenn der Wettkampf noch nicht entschieden ist, verlierst du ihn.
tournament-log-agreed = Beide Spieler haben diesen Wettkampf vereinbart.
tournament-withdraw-now = Zurücktreten und meine Partien verlieren
tournament-terms-format = Format
tournament-terms-time = Bedenkzeit
tournament-terms-games = Partien
tournament-terms-visibility = Züge der Partien
tournament-terms-start = Beginn
tournament-terms-end = Ende
tournament-ends-at = Gespielt wird bis { $date }. Danach wird über Partien, die noch laufen, entschieden.
tournament-terms-longest-game = Höchstdauer einer Partie
tournament-game-lasts =
    Eine Partie kann höchstens { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    } dauern. Läuft sie dann noch, wird über sie entschieden.
tournament-terms-entry = Wer sich anmelden kann
tournament-terms-numbering = Startnummern
tournament-terms-scoring = Punkte
tournament-terms-tie-breaks = Feinwertung
tournament-terms-changed = { $label }: statt „{ $former }“ jetzt „{ $new }“.
tournament-terms-added = { $label }: neu hinzugefügt wurde „{ $new }“.
tournament-terms-removed = { $label }: „{ $former }“ gilt nicht mehr.
tournament-terms-description-changed = Die Beschreibung wurde geändert.
tournament-visibility-all = Alle können die Züge sehen, während die Partien laufen.
tournament-visibility-finished-games = Andere können die Züge einer Partie sehen, wenn sie beendet ist.
tournament-visibility-when-all-finished = Andere können die Züge sehen, wenn alle Partien des Turniers beendet sind.
game-hidden-until-game-over = Andere können die Züge dieser Partie sehen, wenn sie beendet ist.
game-hidden-until-tournament-finished = Andere können die Züge dieser Partie sehen, wenn alle Partien des Turniers beendet sind.
game-is-in-progress = Die Partie läuft.
profile-moves-hidden = läuft
tournament-round-robin-single = Jeder spielt einmal gegen jeden, in Gruppen von höchstens { $n } Spielern.
tournament-round-robin-double = Jeder spielt zweimal gegen jeden, in Gruppen von höchstens { $n } Spielern.
tournament-all-at-once = Alle Partien beginnen gleichzeitig.
tournament-round-by-round = Eine Runde beginnt, wenn alle Partien der vorigen beendet sind.
tournament-match-of = Ein Wettkampf über { $n } Partien zwischen zwei Spielern.
tournament-match-ends-early = Er endet, sobald er entschieden ist.
tournament-match-all-games = Alle Partien werden gespielt.
tournament-knockout-of =
    { $n ->
        [one] Wer einen Wettkampf verliert, scheidet aus. Ein Wettkampf hat 1 Partie.
       *[other] Wer einen Wettkampf verliert, scheidet aus. Ein Wettkampf hat { $n } Partien.
    }
tournament-drawn-match-decider = Nach einem unentschiedenen Wettkampf folgt eine Entscheidungspartie: Weiß muss gewinnen und hat mehr Zeit.
tournament-drawn-match-two-more = Nach einem unentschiedenen Wettkampf folgen zwei weitere Partien, dann eine Entscheidungspartie.
tournament-drawn-match-better-seed = Nach einem unentschiedenen Wettkampf kommt der besser gesetzte Spieler weiter.
tournament-stages = Gruppen, in denen jeder gegen jeden spielt. Die Besten kommen in die Gruppen der nächsten Phase, bis eine Gruppe übrig ist: das Finale.
tournament-stages-every =
    { $others ->
        [0] Gruppen von höchstens { $size } Spielern. Plätze in der nächsten Phase: { $first } für jede Gruppe.
       *[other] Gruppen von höchstens { $size } Spielern. Plätze in der nächsten Phase: { $first } für jede Gruppe und { $others } für die Besten aller anderen.
    }
tournament-stages-one =
    { $others ->
        [0] Phase { $stage }: Gruppen von höchstens { $size } Spielern. Plätze in der nächsten Phase: { $first } für jede Gruppe.
       *[other] Phase { $stage }: Gruppen von höchstens { $size } Spielern. Plätze in der nächsten Phase: { $first } für jede Gruppe und { $others } für die Besten aller anderen.
    }
tournament-stages-from =
    { $others ->
        [0] Ab Phase { $stage }: Gruppen von höchstens { $size } Spielern. Plätze in der nächsten Phase: { $first } für jede Gruppe.
       *[other] Ab Phase { $stage }: Gruppen von höchstens { $size } Spielern. Plätze in der nächsten Phase: { $first } für jede Gruppe und { $others } für die Besten aller anderen.
    }
tournament-stages-double = Gegen jeden Gegner gibt es zwei Partien.
tournament-stages-all-at-once = Alle Partien einer Gruppe beginnen gleichzeitig.
tournament-swiss-of = Ein Turnier nach Schweizer System mit { $n } Runden. In jeder Runde triffst du auf jemanden mit etwa gleich vielen Punkten, und auf niemanden zweimal.
tournament-swiss-when-round-ends = Eine Runde beginnt, wenn alle Partien der vorigen beendet sind.
tournament-swiss-every-days =
    { $n ->
        [one] Jeden Tag beginnt eine Runde. Partien, die dann noch laufen, zählen für die Paarung als Remis.
       *[other] Alle { $n } Tage beginnt eine Runde. Partien, die dann noch laufen, zählen für die Paarung als Remis.
    }
tournament-one-by-one = Immer läuft nur eine Partie.
tournament-two-at-a-time = Zwei Partien laufen gleichzeitig.
tournament-games-unrated = ungewertet
tournament-games-chess960-by-lot = Chess960, für jede Partie eine ausgeloste Stellung
tournament-out-after-two-timeouts = Wer in verschiedenen Wochen zwei Partien durch Zeitüberschreitung verliert, scheidet aus.
tournament-start-on = Am { $date }.
tournament-start-when-full = Wenn sich { $n } Spieler angemeldet haben.
tournament-places = Es gibt { $n } Plätze. Spätere Anmeldungen kommen auf die Warteliste.
tournament-entries-open = Die Anmeldung beginnt am { $date }.
tournament-repeats = Sobald es beginnt, kann man sich zum nächsten anmelden.
tournament-entry-everybody = Alle.
tournament-entry-invitation = Nur eingeladene Spieler.
tournament-entry-rating-range = Wertungszahl von { $min } bis { $max }.
tournament-entry-rating-min = Wertungszahl mindestens { $min }.
tournament-entry-rating-max = Wertungszahl höchstens { $max }.
tournament-entry-games =
    { $n ->
        [one] Mindestens 1 beendete Partie.
       *[other] Mindestens { $n } beendete Partien.
    }
tournament-entry-timeouts = Höchstens { $n } % der Partien durch Zeitüberschreitung verloren.
tournament-entry-days =
    { $n ->
        [one] Im Schnitt höchstens 1 Tag pro Zug.
       *[other] Im Schnitt höchstens { $n } Tage pro Zug.
    }
tournament-entry-running =
    { $n ->
        [one] Höchstens 1 laufende Partie.
       *[other] Höchstens { $n } laufende Partien.
    }
tournament-numbering-lot = Ausgelost. Jeder kann die Auslosung nachprüfen.
tournament-numbering-rating = Nach Wertungszahl.
tournament-numbering-as-entered = In der Reihenfolge der Anmeldung.
tournament-numbering-by-hand = Von Hand durch den Turnierleiter.
tournament-scoring-310 = 3 Punkte für einen Sieg, 1 für ein Remis.
tournament-tie-breaks = { $list }, nach FIDE { $edition }.

## Tournaments: the page of a game

tournament-place-in-section = <a>{ $tournament }</a>, Gruppe { $section }, Runde { $round }
tournament-place-in-round = <a>{ $tournament }</a>, Runde { $round }
tournament-place-in-match = <a>{ $tournament }</a>, Partie { $game }
tournament-place-in-bracket = <a>{ $tournament }</a>, Runde { $round }, Wettkampf { $match }, Partie { $game }

## Tournaments: tables

tournament-table = Kreuztabelle
tournament-table-of-section = Kreuztabelle der Gruppe { $section }
tournament-table-by-rounds = Tabelle nach Runden
tournament-round = Runde { $round }
tournament-round-of-rounds = Runde { $round } von { $rounds }
tournament-board = Brett
tournament-board-white = Weiß
tournament-board-result = Ergebnis
tournament-board-black = Schwarz
tournament-round-bye = { $player } ist spielfrei. Das zählt wie ein Sieg.
tournament-round-half-point-byes = Auf eigenen Wunsch spielfrei, mit einem halben Punkt: { $players }.
tournament-round-absent = Auf eigenen Wunsch spielfrei, ohne Punkte: { $players }.
tournament-next-round-on = Runde { $round } beginnt am { $date }.
tournament-next-round-when-over = Runde { $round } beginnt, wenn alle laufenden Partien beendet sind.
tournament-round-not-paired = Runde { $round } lässt sich nicht paaren: Die übrigen Spieler haben schon gegeneinander gespielt, oder es sind zu wenige. Es folgen keine Runden mehr.
tournament-byes = Eine Runde aussetzen
tournament-byes-hint-half = Du spielst in dieser Runde nicht. Das erste Mal zählt wie ein Remis, aber in der letzten Runde bringt es keine Punkte. Du kannst es wünschen, bis die Runde beginnt. Lassen sich die anderen ohne dich nicht paaren, spielst du.
tournament-byes-hint-zero = Du spielst in dieser Runde nicht. Den halben Punkt hattest du schon: Noch einmal auszusetzen bringt keine Punkte. Du kannst es wünschen, bis die Runde beginnt. Lassen sich die anderen ohne dich nicht paaren, spielst du.
tournament-bye-in-round = In Runde { $round } spielst du nicht.
tournament-bye-withdraw = In dieser Runde spielen
tournament-bye-round = Runde, die du aussetzen willst
tournament-bye-request = Aussetzen
tournament-cell-bye = spielfrei, zählt wie ein Sieg
tournament-cell-half-point-bye = spielfrei mit halbem Punkt
tournament-cell-zero-point-bye = nicht gespielt
tournament-place = Platz
tournament-player = Spieler
tournament-rating = Wertungszahl
tournament-points = Punkte
tournament-withdrawn = zurückgetreten
tournament-chance-sure = Platz 1 sicher
tournament-chance-open = im Rennen
tournament-chance-none = aus dem Rennen
tournament-chances-all = Alle können noch Erster werden.
tournament-chances-exact = Im Rennen ist, wer noch Erster werden kann, allein oder mit anderen. Alle Ergebnisse der restlichen Partien wurden durchprobiert, mit allen Feinwertungen.
tournament-chances-bound = Im Rennen ist, wer nach Punkten noch Erster werden kann. Es sind zu viele Partien übrig, um alle Ergebnisse durchzuprobieren. Manche dieser Spieler haben vielleicht keine Chance mehr.
tournament-chance-goes-on = kommt weiter
tournament-chance-confirmed = kommt weiter, hat zugesagt
tournament-chance-given-up = hat den Platz abgegeben
tournament-chance-can-go-on = kann weiterkommen
tournament-chances-named = Weiter kommt, wer sich für die nächste Phase qualifiziert hat. Ein Platz ohne Zusage geht an den Nächsten.
tournament-chances-stage-all = Alle können noch in die nächste Phase kommen.
tournament-chances-stage-exact = Weiterkommen kann, wer sich noch für die nächste Phase qualifizieren kann, vielleicht durch das Los. Alle Ergebnisse der restlichen Partien wurden durchprobiert, mit allen Feinwertungen.
tournament-chances-stage-bound = Weiterkommen kann, wer sich nach Punkten noch für die nächste Phase qualifizieren kann. Es sind zu viele Partien übrig, um alle Ergebnisse durchzuprobieren. Manche dieser Spieler haben vielleicht keine Chance mehr.
tournament-side-advances = kommt weiter
tournament-side-out = ausgeschieden
tournament-side-open = kann noch weiterkommen
tournament-side-winner = Sieger
tournament-side-undecided = nicht entschieden
tournament-side-shares = nicht entschieden: teilt die Plätze 1 bis { $last }
tournament-bracket = Turnierbaum
tournament-ended-undecided = Der letzte Spieltag war vorbei, bevor das Turnier entschieden war. Die Spieler, die noch im Rennen waren, teilen die Plätze 1 bis { $last }.
tournament-match-ended-undecided = Der letzte Spieltag war vorbei, bevor der Wettkampf entschieden war. Beide Spieler teilen die Plätze 1 und 2.
tournament-score = Stand
tournament-bye = Freilos
tournament-round-final = Finale
tournament-round-semi-finals = Halbfinale
tournament-round-quarter-finals = Viertelfinale
tournament-round-of = Runde der letzten { $n }
tournament-cell-won =
    gewonnen gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-cell-drawn =
    remis gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-cell-lost =
    verloren gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-cell-won-by-forfeit =
    kampflos gewonnen gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-cell-lost-by-forfeit =
    kampflos verloren gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-cell-annulled =
    annulliert, gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-cell-in-progress =
    läuft, gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-cell-to-come =
    noch nicht begonnen, gegen { $opponent }, { $color ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
tournament-own-games = Deine Partien
tournament-own-finished = Deine beendeten Partien ({ $n })
tournament-own-match = Zu deinem Wettkampf im Turnierbaum
tournament-table-legend = In jedem Feld steht das Ergebnis des Spielers der Zeile. w: mit Weiß, s: mit Schwarz, ·: läuft, + und −: kampflos gewonnen und verloren, *: annulliert.
tournament-rounds-legend = In jedem Feld steht eine Runde des Spielers der Zeile: die Nummer der Zeile des Gegners, die Farbe und das Ergebnis. w: mit Weiß, s: mit Schwarz, ·: läuft, + und −: kampflos gewonnen und verloren, *: annulliert. Ein Strich vor den Punkten: kein Gegner.
tournament-cell-letter =
    { $color ->
        [white] w
       *[black] s
    }
tournament-game-label = { $white } – { $black } { $result }
tournament-decider-label = Entscheidungspartie: { $white } – { $black } { $result }
tournament-tie-break-direct-encounter = direkter Vergleich
tournament-tie-break-wins = Siege
tournament-tie-break-games-won = am Brett gewonnene Partien
tournament-tie-break-games-with-black = Partien mit Schwarz
tournament-tie-break-games-won-with-black = Siege mit Schwarz
tournament-tie-break-progressive-scores = Fortschrittswertung
tournament-tie-break-rounds-elected = gespielte Runden
tournament-tie-break-standard-points = Standardpunkte
tournament-tie-break-pairing-number = Startnummer
tournament-tie-break-buchholz = Buchholz
tournament-tie-break-average-of-buchholz = Durchschnitt der Buchholzwertungen der Gegner
tournament-tie-break-fore-buchholz = Fore-Buchholz
tournament-tie-break-sonneborn-berger = Sonneborn-Berger
tournament-tie-break-koya = Koya
tournament-tie-break-average-rating = Gegnerschnitt
tournament-tie-break-performance-rating = Turnierleistung
tournament-tie-break-rating = Wertungszahl
tournament-tie-break-lower-rating = niedrigere Wertungszahl zuerst
tournament-tie-breaks-dropped = Nicht verwendet, weil nicht alle Spieler dieser Tabelle eine Wertungszahl haben: { $list }.
tournament-explained-koya = { $calculation }. Es zählen nur Partien gegen Spieler mit mindestens { $limit } Punkten.
tournament-explained-cut = { $calculation }. Werte in eckigen Klammern zählen nicht mit.
tournament-explained-performance = { $value } = { $sum }. Durchschnittliche Wertungszahl der Gegner: { $average }. Wertungsunterschied für { $points } aus { $games }: { $difference }.
tournament-explained-encounter-open = { $scores }. Das entscheidet nicht: Zwischen diesen Spielern fehlen Ergebnisse.

## Tournaments: the log

tournament-log-title = Protokoll von { $name }
tournament-log-to-tournament = Zum Turnier
tournament-log-file = Turnierprotokoll herunterladen
tournament-logs-file = Turnierprotokoll mit allen Partieprotokollen herunterladen
tournament-log-hint = Das Protokoll ist öffentlich und wird nie geändert. Jede Zeile ist Teil einer Kette von Hashes. Mit der Datei und dem Befehl zugpost verify-tournament kann jeder Auslosungen, Paarungen und Tabellen nachprüfen.
tournament-log-time = Zeit
tournament-log-by = Von
tournament-log-what = Was geschah
tournament-log-head = Der Hash der letzten Zeile:
tournament-log-system = Server
tournament-log-by-director = { $player } (Turnierleiter)
tournament-log-by-deputy = { $player } (Stellvertreter)
tournament-log-announced = Das Turnier wurde ausgeschrieben. Turnierleiter: { $director }.
tournament-log-edition-announced = Das Turnier wurde als nächste Auflage von Turnier { $former } ausgeschrieben. Turnierleiter: { $director }.
tournament-log-edition-announced-with-deputy = Das Turnier wurde als nächste Auflage von Turnier { $former } ausgeschrieben. Turnierleiter: { $director }. Stellvertreter: { $deputy }.
tournament-log-announced-with-deputy = Das Turnier wurde ausgeschrieben. Turnierleiter: { $director }. Stellvertreter: { $deputy }.
tournament-log-terms-changed = Die Bedingungen wurden geändert.
tournament-log-directors-changed = Turnierleiter ist jetzt { $director }. Es gibt keinen Stellvertreter.
tournament-log-directors-changed-with-deputy = Turnierleiter ist jetzt { $director }, Stellvertreter { $deputy }.
tournament-log-no-director = Das Konto des Turnierleiters wurde geschlossen. Jetzt leitet niemand das Turnier.
tournament-log-no-director-but-deputy = Das Konto des Turnierleiters wurde geschlossen. Jetzt leitet niemand das Turnier, denn das Konto des Stellvertreters { $deputy } ist gesperrt.
tournament-log-announcement = Mitteilung an alle Spieler.
tournament-log-invited = { $player } wurde eingeladen.
tournament-log-entered = { $player } hat sich angemeldet.
tournament-log-entered-by-right = { $player } hat sich angemeldet, mit einem Platz aufgrund einer Entscheidung in einer früheren Auflage.
tournament-log-entry-withdrawn = { $player } hat die Anmeldung zurückgezogen.
tournament-log-entry-removed = Die Anmeldung von { $player } wurde gestrichen.
tournament-log-lot-committed =
    { $lot ->
        [first_color] Das Los für die erste Farbe in Runde { $round }, Wettkampf { $match } wurde festgelegt. Hash seines Geheimnisses:
        [decider_color] Das Los für die Farbe einer Entscheidungspartie in Runde { $round }, Wettkampf { $match } wurde festgelegt. Hash seines Geheimnisses:
        [initial_color] Das Los für die Farbe der Nummer 1 in Runde 1 wurde festgelegt. Hash seines Geheimnisses:
        [chess960_numbers] Das Los für die Stellungen von Chess960 wurde festgelegt. Hash seines Geheimnisses:
        [qualification] Das Los zwischen Gleichen, die aus Phase { $round } weiterkommen können, wurde festgelegt. Hash seines Geheimnisses:
        [stage_numbers] Das Los für die Gruppen von Phase { $round } wurde festgelegt. Hash seines Geheimnisses:
       *[numbers] Das Los für die Startnummern wurde festgelegt. Hash seines Geheimnisses:
    }
tournament-log-lot-drawn =
    { $lot ->
        [first_color] Das Los für die erste Farbe in Runde { $round }, Wettkampf { $match } wurde gezogen. Sein Geheimnis:
        [decider_color] Das Los für die Farbe einer Entscheidungspartie in Runde { $round }, Wettkampf { $match } wurde gezogen. Sein Geheimnis:
        [initial_color] Das Los für die Farbe der Nummer 1 in Runde 1 wurde gezogen. Sein Geheimnis:
        [chess960_numbers] Das Los für die Stellungen von Chess960 wurde gezogen. Sein Geheimnis:
        [qualification] Das Los zwischen Gleichen, die aus Phase { $round } weiterkommen können, wurde gezogen. Sein Geheimnis:
        [stage_numbers] Das Los für die Gruppen von Phase { $round } wurde gezogen. Sein Geheimnis:
       *[numbers] Das Los für die Startnummern wurde gezogen. Sein Geheimnis:
    }
tournament-log-started = Das Turnier begann mit { $n } Spielern.
tournament-log-games-of-match-started =
    { $n ->
        [one] 1 Partie begann.
       *[other] { $n } Partien begannen.
    }
tournament-log-games-of-round-started =
    { $n ->
        [one] 1 Partie der Runde { $first } begann.
       *[other] { $n } Partien der Runde { $first } begannen.
    }
tournament-log-round-paired =
    { $n ->
        [one] Runde { $round } wurde gepaart: 1 Partie.
       *[other] Runde { $round } wurde gepaart: { $n } Partien.
    }
tournament-log-round-running-games = Diese Partien liefen noch und zählten für die Paarung als Remis: { $games }.
tournament-log-bye-requested = { $player } setzt in Runde { $round } aus.
tournament-log-bye-request-withdrawn = { $player } spielt in Runde { $round } doch.
tournament-log-players-qualified =
    { $n ->
        [one] Aus Phase { $stage } kommt 1 Spieler weiter.
       *[other] Aus Phase { $stage } kommen { $n } Spieler weiter.
    }
tournament-log-place-confirmed = { $player } spielt in der nächsten Phase.
tournament-log-place-given-up = { $player } hat den Platz in der nächsten Phase abgegeben.
tournament-log-place-lapsed = { $player } hat für die nächste Phase nicht rechtzeitig zugesagt.
tournament-log-stage-started = Phase { $stage } begann mit { $n } Spielern.
tournament-log-no-next-stage = Aus Phase { $stage } kommen weniger als drei Spieler weiter. Keine andere Phase folgt.
tournament-log-qualified-too-late = Nach den Ergebnissen hat sich { $player } für eine Phase qualifiziert, die schon begonnen hat, und hat einen Platz in der nächsten Auflage.
tournament-log-games-of-rounds-started = { $n } Partien der Runden { $first } bis { $last } begannen.
tournament-log-games-of-section-round-started =
    { $n ->
        [one] 1 Partie in Gruppe { $section }, Runde { $first } begann.
       *[other] { $n } Partien in Gruppe { $section }, Runde { $first } begannen.
    }
tournament-log-games-of-section-rounds-started = { $n } Partien in Gruppe { $section }, Runden { $first } bis { $last } begannen.
tournament-log-withdrawn =
    { $ground ->
        [with_consent] { $player } ist mit Zustimmung des Turnierleiters zurückgetreten.
        [deceased] { $player } ist verstorben. Über laufende Partien wird entschieden.
        [expelled] { $player } wurde ausgeschlossen.
        [two_timeouts] { $player } ist nach zwei Niederlagen durch Zeitüberschreitung ausgeschieden.
        [account] { $player } ist ausgeschieden: Das Konto wurde geschlossen.
        [suspended] { $player } ist ausgeschieden: Das Konto ist gesperrt.
       *[own_word] { $player } ist zurückgetreten.
    }
tournament-log-special-leave = { $days ->
        [one] { $player } hat 1 Tag Sonderurlaub bekommen. Die Uhren von { $player } stehen still.
       *[other] { $player } hat { $days } Tage Sonderurlaub bekommen. Die Uhren von { $player } stehen still.
    }
tournament-log-time-given = { $days ->
        [one] { $player } hat in Partie { $game } 1 Tag mehr bekommen.
       *[other] { $player } hat in Partie { $game } { $days } Tage mehr bekommen.
    }
tournament-log-numbers-set = Die Startnummern wurden von Hand vergeben.
tournament-log-numbers-by-terms = Die Startnummern werden nach den Bedingungen vergeben.
tournament-log-substitute-invited = { $player } wurde Platz { $number } der Gruppe { $section } angeboten.
tournament-log-replaced = { $player } hat den Platz von { $former } übernommen.
tournament-log-match-won = { $player } kommt weiter.
tournament-log-match-lost-by-both = Beide Spieler eines Wettkampfs sind ausgeschieden.
tournament-log-match-reopened = Wettkampf { $match } der Runde { $round } ist wieder offen: Sein Ergebnis hat sich geändert.
tournament-log-next-edition-place = Nach den Ergebnissen hat { $player } Wettkampf { $match } der Runde { $round } gewonnen, aber die Entscheidung kam zu spät. { $player } hat einen Platz in der nächsten Auflage.
tournament-log-end-reminded = Spieler mit laufenden Partien wurden erinnert: Bis zum Ende sind es noch { $n } Tage.
tournament-log-play-ended = Der letzte Spieltag ist vorbei. Über laufende Partien wird entschieden.
tournament-log-finished = Alle Partien sind beendet.
tournament-log-reopened = Das Turnier läuft wieder.
tournament-log-final = Das Turnier ist endgültig.
tournament-log-result-changed =
    { $kind ->
        [in_progress] Partie { $game } wird fortgesetzt, obwohl das Turnier endgültig ist.
        [annulled] Partie { $game } wurde annulliert, nachdem das Turnier endgültig geworden war.
       *[result] Das Ergebnis von Partie { $game } wurde in { $result } geändert, nachdem das Turnier endgültig geworden war.
    }
tournament-log-cancelled = Das Turnier wurde abgesagt.

## Tournaments: directing

tournament-direct-title = { $name } leiten
tournament-direct-hint = Alles, was du hier tust, steht mit deiner Begründung im öffentlichen Protokoll.
tournament-direct-early-decisions = Früh entschiedene Partien
tournament-direct-early-decisions-hint = Vor dem 15. Zug aufgegeben oder remis vereinbart. Sieh sie dir an, wenn sich dadurch ändert, wer weiterkommt.
tournament-direct-early-decision =
    { $moves ->
        [one] { $ending } Nach 1 Zug.
       *[other] { $ending } Nach { $moves } Zügen.
    }
tournament-direct-announce = Mitteilung an alle Spieler
tournament-direct-announcement = Text
tournament-direct-publish = Veröffentlichen
tournament-direct-invite = Einen Spieler einladen
tournament-direct-remove = Eine Anmeldung streichen
tournament-direct-withdraw = Einen Spieler aus dem Turnier nehmen
tournament-direct-ground = Grund
tournament-direct-choose = Wähle …
tournament-direct-withdraw-hint = Das lässt sich nicht rückgängig machen. Die Gegner bekommen sofort eine E-Mail.
tournament-direct-with-consent = Rücktritt mit meiner Zustimmung
tournament-direct-expelled = Ausschluss
tournament-direct-deceased = Tod des Spielers
tournament-direct-sure = Ich bin sicher (nötig bei einem Ausschluss oder Todesfall)
tournament-direct-leave = Sonderurlaub gewähren
tournament-direct-leave-hint = Die Uhren des Spielers stehen in allen Partien dieses Turniers still. Das geht für jeden Spieler einmal, für höchstens 30 Tage. Jeder kann den Grund im Turnierprotokoll lesen: Nenne keine Krankheit.
tournament-direct-days = Tage
tournament-direct-time = Zeit in einer Partie geben
tournament-direct-time-hint = In jeder Partie kannst du höchstens 7 Tage geben.
tournament-direct-time-to = Spieler und Partie
tournament-direct-time-choice = { $player } gegen { $opponent }, Partie { $game }
tournament-direct-numbers = Startnummern von Hand vergeben
tournament-direct-numbers-hint = Ein Benutzername pro Zeile: Der erste bekommt Nummer 1. Die ersten Spieler kommen in die erste Gruppe. Wer nicht genannt ist, folgt in der Reihenfolge der Anmeldung. Ist das Feld leer, werden die Nummern nach den Bedingungen vergeben.
tournament-direct-numbers-now = Aktuelle Startnummern
tournament-direct-order = Spieler in ihrer Reihenfolge
tournament-direct-reason = Begründung
tournament-direct-substitute = Einem Ersatzspieler einen Platz anbieten
tournament-direct-substitute-hint = Das geht in den ersten 14 Tagen, solange keine Partie dieses Platzes beendet oder über den fünften Zug hinaus ist. Der Ersatzspieler nimmt auf der Seite des Turniers an.
tournament-direct-place = Platz von
tournament-direct-substitute-name = Ersatzspieler
tournament-direct-directors = Turnierleiter und Stellvertreter
tournament-direct-directors-now = Aktueller Turnierleiter und Stellvertreter
tournament-direct-change = Ändern
tournament-direct-cancel = Das Turnier absagen
tournament-direct-cancel-hint = Laufende Partien gehen als einzelne Partien weiter.
tournament-change-terms = Die Bedingungen ändern
tournament-change-terms-hint = Du kannst die Bedingungen bis zum Beginn ändern. Wenn schon jemand angemeldet ist, gib eine Begründung an: Alle Angemeldeten bekommen sie per E-Mail. Sie können ihre Anmeldung bis zum Beginn zurückziehen.
tournament-change-terms-reason = Begründung
tournament-change-terms-save = Bedingungen speichern
tournament-change-terms-now = Aktuelle Bedingungen
tournament-error-text-too-long = Schreib höchstens { $most } Zeichen.
tournament-error-no-such-name = Es gibt keinen Spieler namens { $name }.
tournament-error-no-name = Gib den Benutzernamen des Spielers ein.

## Tournaments: the form that announces one

tournament-error-name = Gib einen Namen von 1 bis { $most } Zeichen ein.
tournament-error-description = Die Beschreibung ist zu lang. Schreib höchstens { $most } Zeichen.
tournament-error-section-size = Eine Gruppe muss { $least } bis { $most } Spieler haben. Gib eine andere Zahl ein.
tournament-error-stages = Eine Gruppe hat { $least } bis { $most } Spieler. Aus jeder kommt mindestens einer weiter. Das Doppelte davon und die besten anderen dürfen zusammen nicht mehr sein, als eine Gruppe hat. Gib andere Zahlen ein.
tournament-error-repeats-stages = Ein ständiges Angebot hat keine Phasen. Wähle ein anderes Format, oder lass kein nächstes Turnier beginnen.
tournament-error-game-count = Ein Wettkampf hat 2 bis { $most } Partien. Ein Wettkampf eines K.-o.-Turniers hat 1 Partie oder eine gerade Zahl bis { $most }.
tournament-error-round-count = Ein Turnier nach Schweizer System hat { $least } bis { $most } Runden. Gib eine andere Zahl ein.
tournament-error-more-rounds-than-opponents = Bei so vielen Runden gingen die Gegner aus. Gib weniger Runden oder mehr Plätze ein.
tournament-error-round-days = Gib { $least } bis { $most } Tage zwischen zwei Runden ein.
tournament-error-capacity = Dieses Format ist mit dieser Zahl von Spielern nicht möglich. Ein Wettkampf hat 2, ein K.-o.-Turnier 2 bis { $most }, ein Rundenturnier mindestens { $least }, ein Turnier nach Schweizer System { $least } bis { $swiss }, eine Treppe 2 bis { $ladder }.
tournament-error-full-needs-capacity = Ein Turnier, das beginnt, wenn es voll ist, braucht eine Zahl von Plätzen. Gib sie ein.
tournament-error-start-in-the-past = Der Beginn muss in der Zukunft liegen. Gib ein späteres Datum ein.
tournament-error-unlimited = Ein Turnier braucht eine Zeitbegrenzung. Wähle eine andere Bedenkzeit.
tournament-error-cannot-be-rated = Diese Partien können nicht gewertet werden. Wähle eine andere Bedenkzeit oder ungewertete Partien.
tournament-error-starting-position = In dieser Stellung kann keine Partie beginnen.
tournament-error-uneven-position = In dieser Stellung kann eine Seite besser stehen. Jedes Paar spielt zwei Partien: Wähle zwei Partien gegen jeden Gegner oder eine gerade Zahl von Partien. Im Schweizer System geht das nicht.
tournament-error-tie-breaks = Eine dieser Feinwertungen kann in diesem Format nicht verwendet werden. Lösche sie.
tournament-error-rating-range = Die niedrigste Wertungszahl liegt über der höchsten. Gib einen anderen Bereich ein.
tournament-error-percentage = Gib einen Prozentsatz von 0 bis 100 ein.
tournament-error-repeats-only-when-full = Ein ständiges Angebot muss beginnen, wenn es voll ist. Wähle diesen Beginn, oder schalte das ständige Angebot aus.
tournament-error-end-before-start = Der letzte Spieltag muss nach dem Beginn und in der Zukunft liegen. Gib einen späteren Tag ein.
tournament-error-end-of-standing-offer = Ein ständiges Angebot kann keinen letzten Spieltag haben. Leere das Feld, oder schalte das ständige Angebot aus.
tournament-error-game-days = Gib eine Zahl von Tagen von { $least } bis { $most } ein.
tournament-error-repeats-one-section = Ein ständiges Angebot hat nur eine Gruppe. Gib weniger Plätze ein, oder erlaube mehr Spieler pro Gruppe.

tournament-error-account = Dieses Konto kann zurzeit nicht spielen.
tournament-error-barred = Du hast ein Turnier ohne Zustimmung des Turnierleiters verlassen. 90 Tage danach kannst du dich wieder anmelden.
tournament-error-left-previous-edition = Du hast die vorige Auflage ohne Zustimmung des Turnierleiters verlassen. Zu dieser Auflage kannst du dich nicht anmelden.
tournament-error-same-offer = Du spielst schon in einer Gruppe dieses Angebots. Wenn sie beendet ist, kannst du dich wieder anmelden.
tournament-error-invitation = An diesem Turnier nimmt man nur auf Einladung teil. Frag den Turnierleiter.
tournament-error-no-rating = Nur Spieler mit einer Wertungszahl können sich anmelden. Spiel zuerst einige gewertete Partien.
tournament-error-rating-too-low = Nur Spieler mit einer Wertungszahl von mindestens { $min } können sich anmelden. Deine ist { $rating }.
tournament-error-rating-too-high = Nur Spieler, deren Wertungszahl in den letzten 12 Monaten höchstens { $max } war, können sich anmelden. Deine höchste war { $rating }.
tournament-error-games = { $min ->
        [one] Zur Anmeldung brauchst du 1 beendete Partie.
       *[other] Zur Anmeldung brauchst du { $min } beendete Partien.
    } Du hast { $games }.
tournament-error-timeouts = { $games ->
        [one] Du hast 1 beendete Partie und davon { $lost } durch Zeitüberschreitung verloren.
       *[other] Du hast { $lost } von deinen { $games } beendeten Partien durch Zeitüberschreitung verloren.
    } Zur Anmeldung dürfen es höchstens { $max } sein.
tournament-error-too-slow = Du brauchst im Durchschnitt { $days } Tage für einen Zug. Zur Anmeldung darf es höchstens { $max ->
        [one] 1 Tag
       *[other] { $max } Tage
    } sein.
tournament-error-too-many-running = { $games ->
        [one] Du hast 1 laufende Partie.
       *[other] Du hast { $games } laufende Partien.
    } Zur Anmeldung dürfen es höchstens { $max } sein.

tournament-error-already-done = Das ist schon geschehen. Lade die Seite neu.
tournament-error-not-open-yet = Du kannst dich noch nicht anmelden. Komm wieder, wenn die Anmeldung begonnen hat.
tournament-error-entries-closed = Die Anmeldung ist geschlossen: Das Turnier hat begonnen oder wurde abgesagt.
tournament-error-not-started = Das Turnier hat noch nicht begonnen. Warte, bis es beginnt.
tournament-error-over = Das Turnier ist beendet oder wurde abgesagt.
tournament-error-not-entered = Du bist zu diesem Turnier nicht angemeldet.
tournament-error-terms-frozen = Das Turnier hat begonnen. Seine Bedingungen können nicht mehr geändert werden.
tournament-error-terms-changed = Es wurde nichts gespeichert. Jemand hat die Bedingungen geändert, seit du diese Seite geöffnet hast: Sie stehen unten. Wenn du noch einmal speicherst, ersetzt du sie.
tournament-error-numbers-changed = Es wurde nichts gespeichert. Jemand hat die Startnummern geändert, seit du diese Seite geöffnet hast: Sie stehen unter dem Formular. Wenn du es noch einmal abschickst, ersetzt du sie.
tournament-error-directors-changed = Es wurde nichts gespeichert. Jemand hat Turnierleiter oder Stellvertreter geändert, seit du diese Seite geöffnet hast: Beide stehen unter dem Formular. Wenn du es noch einmal abschickst, ersetzt du sie.
tournament-error-director-plays = Turnierleiter und Stellvertreter können im Turnier nicht mitspielen und müssen zwei verschiedene Spieler sein.
tournament-error-reason-missing = Schreib hier etwas. Alle können es im Turnierprotokoll lesen.
tournament-error-no-such-player = Diesen Spieler gibt es in diesem Turnier nicht. Prüfe Gruppe und Startnummer.
tournament-error-plays-already = Dieser Spieler spielt schon im Turnier. Wähle jemand anderen.
tournament-error-not-invited = Dir wird in diesem Turnier kein Platz angeboten.
tournament-error-too-late-for-substitute = Ein Ersatzspieler kann nur in den ersten 14 Tagen einen Platz übernehmen.
tournament-error-seat-played-on = Eine Partie dieses Platzes ist beendet oder über den fünften Zug hinaus. Niemand kann ihn mehr übernehmen.
tournament-error-seat-being-decided = In einer Partie dieses Platzes wartet eine Reklamation, oder das Ergebnis wird geprüft. Versuche es nach der Entscheidung noch einmal.
tournament-error-days-range = Gib 1 bis { $most } Tage ein.
tournament-error-has-left = Dieser Spieler spielt in diesem Turnier nicht mehr mit. Es wurde nichts geändert.
tournament-error-no-entry = Dieser Spieler ist nicht angemeldet. Es wurde nichts geändert.
tournament-error-cannot-direct = Dieser Spieler kann zurzeit weder Turnierleiter noch Stellvertreter sein. Gib einen anderen Spieler ein.
tournament-error-time-given-meanwhile = Jemand hat in dieser Partie Zeit gegeben, seit du diese Seite geöffnet hast. Es wurde nichts geändert. Sieh dir die Partie an, bevor du mehr gibst.
tournament-error-no-ground = Wähle einen Grund.
tournament-error-not-sure = Das lässt sich nicht rückgängig machen. Setze das Häkchen, wenn du sicher bist.
tournament-error-special-leave-taken = Dieser Spieler hatte in diesem Turnier schon Sonderurlaub. Es gibt ihn nur einmal.
tournament-error-time-given-full = In jeder Partie kannst du höchstens { $most } Tage geben.
tournament-error-no-such-game = Diese Partie läuft in diesem Turnier nicht. Wähle eine andere.
tournament-error-numbers-differ = Nenne jeden Spieler einmal, und nur angemeldete Spieler.
tournament-error-no-days = Gib eine Zahl von Tagen ein.
tournament-error-not-due = Das Turnier kann noch nicht beginnen: Sein Datum ist noch nicht gekommen, oder es ist nicht voll.
tournament-error-not-paired = Diese Partie ist nicht die nächste ihrer Paarung. Lade die Seite neu.
tournament-error-no-such-round = Diese Runde kannst du nicht aussetzen. Wähle eine andere.
tournament-error-round-paired = Diese Runde hat schon begonnen. Wähle eine andere.
tournament-error-not-qualified = Du hast keinen Platz in der nächsten Phase, für den du zusagen oder den du abgeben kannst.
tournament-error-next-edition-exists = Die nächste Auflage ist schon ausgeschrieben. Eine andere kannst du nur ausschreiben, wenn sie abgesagt wird.
tournament-error-has-no-editions = Ein ständiges Angebot und ein Wettkampf per Herausforderung haben keine Auflagen. Schreib stattdessen ein neues Turnier aus.
tournament-error-wrong-secret = Dieses Geheimnis gehört nicht zu dem Los. Lade die Seite neu.

tournament-new-name = Name
tournament-new-description = Beschreibung (optional)
tournament-new-chess960-by-lot = Chess960, für jede Partie eine ausgeloste Stellung
tournament-new-chess960-number = Chess960, alle Partien aus einer Stellung
tournament-new-fen-hint = Alle Partien beginnen hier und sind ungewertet. Jedes Paar spielt zwei Partien.
tournament-new-section-size = Spieler pro Gruppe, höchstens
tournament-new-cycles = Partien gegen jeden Gegner
tournament-new-cycles-single = eine
tournament-new-cycles-double = zwei, die zweite mit vertauschten Farben
tournament-new-pace = Runden
tournament-new-pace-all-at-once = alle Partien beginnen gleichzeitig
tournament-new-pace-round-by-round = eine Runde nach der anderen
tournament-new-match-games = Partien eines Wettkampfs
tournament-new-schedule = Partien eines Wettkampfs gleichzeitig
tournament-new-schedule-one-by-one = eine
tournament-new-schedule-two-at-a-time = zwei
tournament-new-ends-early = Wenn der Wettkampf entschieden ist
tournament-new-ends-early-on = endet er
tournament-new-ends-early-off = werden die übrigen Partien gespielt
tournament-new-drawn-match = Nach einem unentschiedenen Wettkampf
tournament-new-drawn-match-decider = eine Entscheidungspartie: Weiß muss gewinnen
tournament-new-drawn-match-two-more = zwei weitere Partien, dann eine Entscheidungspartie
tournament-new-drawn-match-better-seed = der besser gesetzte Spieler gewinnt
tournament-new-stages-hint = Die Besten jeder Gruppe kommen in die nächste Phase. Eine Phase mit einer Gruppe ist das Finale. Lass Felder einer späteren Phase leer, wenn es wie in der vorigen ist.
tournament-new-stage-and-later = Phase { $stage } und spätere
tournament-new-group-size = Spieler einer Gruppe, höchstens
tournament-new-of-each-group = Erste jeder Gruppe, die weiterkommen
tournament-new-best-others = Beste aller anderen, die weiterkommen
tournament-new-swiss-rounds = Zahl der Runden
tournament-new-round-days = Tage zwischen zwei Runden
tournament-new-round-days-hint = Optional. Wenn du das leer lässt, beginnt eine Runde, wenn alle Partien der vorigen beendet sind. Sonst zählen laufende Partien für die Paarung als Remis.
tournament-new-start-on-date = Zu einem festen Termin
tournament-new-start-when-full = Wenn es voll ist
tournament-new-start-date = Datum
tournament-new-start-time = Uhrzeit
tournament-new-start-hint = In deiner Zeitzone, { $zone }.
tournament-new-repeats = Ständiges Angebot
tournament-new-repeats-off = nein: nur dieses Turnier
tournament-new-repeats-on = ja: Sobald es beginnt, kann man sich zum nächsten anmelden
tournament-new-places = Plätze
tournament-new-places-hint = Lass das Feld leer, wenn es keine Grenze gibt. Ein Wettkampf hat immer 2 Plätze. Melden sich mehr Spieler an, kommen sie auf eine Warteliste.
tournament-new-entries-open = Anmeldung beginnt am
tournament-new-entries-open-hint = Lass das Feld leer, wenn sie sofort beginnen soll.
tournament-new-last-day = Letzter Spieltag
tournament-new-last-day-hint = Optional. Über Partien, die nach diesem Tag noch laufen, wird entschieden.
tournament-new-max-game-days = Höchstdauer einer Partie in Tagen
tournament-new-max-game-days-hint = Optional. Über Partien, die länger dauern, wird entschieden.
tournament-new-entry-usual = Wenn du das so lässt: alle.
tournament-new-conditions = Alle diese Angaben sind optional
tournament-new-by-invitation = Nur auf Einladung
tournament-new-by-invitation-off = nein
tournament-new-by-invitation-on = ja: Du lädst die Spieler ein
tournament-new-min-rating = Niedrigste Wertungszahl
tournament-new-max-rating = Höchste Wertungszahl
tournament-new-min-games = Beendete Partien, mindestens
tournament-new-max-timeouts = Durch Zeitüberschreitung verlorene Partien in %, höchstens
tournament-new-max-days = Tage pro Zug im Durchschnitt, höchstens
tournament-new-max-running = Laufende Partien, höchstens
tournament-new-more-usual = Wenn du sie so lässt: Zeit pro Zug, bedingte Züge sind erlaubt, im Urlaub steht die Uhr still, die Startnummern werden ausgelost, Feinwertung in der Reihenfolge der ICCF. Im Schweizer System: Startnummern nach Wertungszahl, Feinwertung BH-C1, BH, SB, DE.
tournament-new-table = Tabelle
tournament-new-numbering-lot = durch das Los
tournament-new-numbering-rating = nach Wertungszahl
tournament-new-numbering-as-entered = in der Reihenfolge der Anmeldung
tournament-new-scoring-standard = Sieg 1, Remis ½
tournament-new-scoring-three-one-zero = Sieg 3, Remis 1
tournament-new-tie-breaks-hint = Kürzel der FIDE (C.07) in der Reihenfolge, in der sie entscheiden. Zur Wahl stehen { $codes }. BH, FB und AOB gibt es nur im Schweizer System, KS nur in anderen.
tournament-new-deputy-hint = Der Benutzername eines Spielers, der das Turnier leitet, wenn du nicht kannst.
tournament-new-announce = Turnier ausschreiben
tournament-new-edition-of = Dies ist die nächste Auflage von:
tournament-new-error-format = Wähle ein Format.
tournament-new-error-format-not-chosen = Das gehört zu einem Format, das nicht gewählt ist. Wähle dieses Format, oder leere das Feld.
tournament-new-error-position-not-chosen = Das gehört zu einer Ausgangsstellung, die nicht gewählt ist. Wähle sie, oder leere das Feld.
tournament-new-error-lot-of-variant = Stellungen von Chess960 gehören zum normalen Schach. Wähle die Variante Standard oder eine andere Ausgangsstellung.
tournament-new-error-swiss-numbering = Im Schweizer System werden die Startnummern nach Wertungszahl vergeben. Wähle das.
tournament-new-error-start = Wähle einen Beginn.
tournament-new-error-start-not-chosen = Du hast ein Datum eingegeben, aber das Turnier beginnt, wenn es voll ist. Wähle den Beginn zu einem festen Termin, oder leere das Feld.
tournament-new-error-time = Gib eine Uhrzeit wie 18:30 ein.
tournament-new-error-entries-open = Die Anmeldung muss vor dem Turnier beginnen. Gib ein früheres Datum ein.
tournament-new-error-choice = Wähle einen der Werte.
tournament-new-error-tie-break-unknown = Es gibt keine Feinwertung { $code }. Verwende Kürzel aus der Liste darunter.
tournament-new-error-tie-break-not-offered = Die Feinwertung { $code } kann in diesem Format nicht verwendet werden. Lösche sie.
tournament-new-error-tie-break-repeated = Die Feinwertung { $code } steht zweimal da. Lösche eine.
tournament-new-error-deputy-yourself = Du kannst dich nicht selbst vertreten. Gib einen anderen Spieler ein, oder leere das Feld.
tournament-new-error-deputy-suspended = Dieser Spieler kann dich zurzeit nicht vertreten. Gib einen anderen Spieler ein, oder leere das Feld.
tournament-new-visibility-all = alle können sie sofort sehen
tournament-new-visibility-finished-games = andere können sie sehen, wenn die Partie beendet ist
tournament-new-visibility-when-all-finished = andere können sie sehen, wenn alle Partien beendet sind
tournament-new-timeouts = Niederlagen durch Zeitüberschreitung
tournament-new-timeouts-off = haben keine weitere Folge
tournament-new-timeouts-on = zwei in verschiedenen Wochen: ausgeschieden

# Under the score of a match.
tournament-match-withdrawn = { $player } ist zurückgetreten. Das entscheidet den Wettkampf: Es beginnt keine weitere Partie.
# Under a table in which results are gray.
tournament-results-left-out = Die grauen Ergebnisse zählen nicht: Der Spieler ist zurückgetreten, bevor die Hälfte seiner Partien beendet war.
