### Die Seite, auf der entschieden wird.

rule-title = { $white } – { $black }: Verwaltung
rule-game = Partie { $id }.
rule-waits-for = Wartet seit { $time }.
rule-to-move-white = Weiß ist am Zug.
rule-to-move-black = Schwarz ist am Zug.
rule-steps = Durchgehen
rule-after = Nach { $move }.
rule-start = Der Anfang.
rule-mate-step = Ein Matt, das noch kommen könnte, Halbzug { $step } von { $all }.
rule-mate-start = Die Stellung, aus der ein Matt noch kommen könnte.
rule-said = Was gesagt wurde
rule-core = Was die Regeln sagen
rule-half-moves =
    { $n ->
        [one] { $n } Halbzug
       *[other] { $n } Halbzüge
    } ohne Schlagen und ohne Bauernzug; fünfzig Züge sind 100.
rule-with-intended = Mit dem beabsichtigten Zug stünde die Stellung zum { $times }. Mal auf dem Brett.
rule-can-mate = { $side } kann noch matt setzen.
rule-cannot-mate = { $side } kann nicht matt setzen, weil { $reason }.
rule-undecided = Ob { $side } noch matt setzen kann, blieb nach { $moves } Zügen und { $positions } Stellungen offen.
rule-step-mate = Durchgehen
rule-clock = Uhr
rule-clock-rests-white = Keine Uhr läuft. Weiß hatte noch { $time }.
rule-clock-rests-black = Keine Uhr läuft. Schwarz hatte noch { $time }.
rule-clock-left-white = Weiß hat noch { $time }.
rule-clock-left-black = Schwarz hat noch { $time }.
rule-clock-unlimited-white = Weiß ist am Zug, ohne Zeitbegrenzung.
rule-clock-unlimited-black = Schwarz ist am Zug, ohne Zeitbegrenzung.
rule-rule = Entscheiden
rule-reason = Die Begründung; beide Spieler lesen sie, und alle im Protokoll
rule-uphold = Die Entscheidung bleibt
rule-play-on = Weiterspielen
rule-draw = Remis
rule-win-white = Weiß hat gewonnen
rule-win-black = Schwarz hat gewonnen
rule-both-lose = Beide haben verloren
rule-annul = Annullieren
rule-give-white = Weiß diese Tage geben
rule-give-black = Schwarz diese Tage geben
rule-reopen = Wieder öffnen
rule-reopen-with = Wieder öffnen, mit diesen Tagen mehr für die Seite am Zug
rule-no-moves = Noch keine.
rule-happened = Alles, was geschah
rule-public = Die Partie, wie alle sie sehen
rule-log-ends = Das Protokoll endet mit
rule-own-game = Du spielst in dieser Partie selbst: Überlass sie jemand anderem aus der Verwaltung.
rule-player-gone = Einer der Spieler hat sein Konto geschlossen: Niemand ist da, der weiterspielt.
rule-changed = Es wurde nichts entschieden: Die Partie hat sich geändert, seit du diese Seite geöffnet hast. Sieh sie noch einmal an.
rule-flag-fell = Es wurde nichts entschieden: Die Zeit ist abgelaufen, und das beendet die Partie.
rule-too-long = Eine Begründung hat höchstens { $most } Zeichen.
