### Was die Spieler vereinbaren, und Zeiten.

terms-days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
terms-hours = { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
terms-minutes = { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
terms-seconds = { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
terms-no-time = keine Zeit
terms-per-move = { $time } pro Zug
terms-bank = { $initial } und { $increment } mehr für jeden Zug
terms-bank-whole = { $initial } für die ganze Partie
terms-cap = höchstens { $time } angespart
terms-limit = kein Zug über { $time }
terms-period = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
terms-unlimited = ohne Bedenkzeit
terms-bad-per-move = Ein Zug hat mindestens 1 Stunde und höchstens 30 Tage.
terms-bad-initial = Die Zeit zu Beginn beträgt mindestens 1 Stunde und höchstens 365 Tage.
terms-bad-increment = Die Zugabe je Zug beträgt höchstens 30 Tage.
terms-bad-cap = Was höchstens angespart werden kann, ist nicht weniger als die Zeit zu Beginn und höchstens 365 Tage.
terms-bad-limit = Die Grenze für einen Zug beträgt mindestens 1 Stunde und höchstens 365 Tage.
terms-bad-moves = Ein Abschnitt hat 1 bis 100 Züge.
terms-bad-days = Ein Abschnitt hat 1 bis 365 Tage.
terms-bad-silence = Das längste Schweigen dauert 1 bis 365 Tage.
terms-rated = gewertet
terms-no-en-passant = kein En passant
terms-no-check-warning = keine Schachwarnung
terms-draws-automatic = Remis von selbst
terms-no-conditional-moves = keine bedingten Züge
terms-no-takebacks = keine Zugrücknahmen
terms-flags-claimed = Zeitüberschreitung wird reklamiert
terms-no-leave = kein Urlaub
