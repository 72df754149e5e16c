### Die eigenen Partien, laufende und beendete, und der Weg von einer zur nächsten.

mine-title = Meine Partien
mine-on-leave = Du bist bis { $until } im Urlaub. <a>Zu deinem Urlaub</a>
mine-your-move = Du bist am Zug
mine-your-moves = Du bist am Zug ({ $n })
mine-none = Keine Partie wartet auf dich.
mine-find = <a>Finde eine in der Lobby</a>.
mine-none-fits = Keine laufende Partie passt. <a>Alle zeigen</a>
mine-challenges = Herausforderungen
mine-waiting = Deine Gegner sind am Zug ({ $n })
mine-just-finished = Gerade beendet
mine-all-finished = Alle beendeten Partien
mine-pgn = Alle Partien als PGN
mine-pgn-times = PGN mit Zeiten
mine-leave = Urlaub

mine-sort = Sortieren nach
mine-by-left = Restzeit
mine-by-moved = Letztem Zug
mine-by-started = Beginn der Partie
mine-view = Zeigen als
mine-boards = Bretter
mine-rows = Zeilen
mine-show = Zeigen

mine-proven = Beendet; das Ergebnis wird noch bewiesen
mine-rests = Ruht: Ein Antrag wartet auf eine Entscheidung
mine-turn = du bist am Zug
mine-offered = Remis angeboten
mine-takeback = Rücknahme erbeten
mine-flag = Zeit zu reklamieren
mine-claim = Antrag wartet auf Entscheidung
mine-message = neue Nachricht
mine-ready =
    { $n ->
        [one] 1 Antwort bereit
       *[other] { $n } Antworten bereit
    }
mine-won = gewonnen
mine-lost = verloren

mine-opponent = Gegner
mine-opponent-hint = Wie der Name beginnt.
mine-any-color = Beide
mine-last-move = Letzter Zug
mine-clock = Restzeit
mine-waits = Was ansteht
mine-finished = Beendete Partien
mine-opening = Eröffnung
mine-opening-hint = Ein Name (auf Englisch) oder ein Schlüssel: Ruy Lopez, C84.
mine-result = Ergebnis
mine-any-result = Alle
mine-result-won = Gewonnen
mine-result-drawn = Remis
mine-result-lost = Verloren
mine-from = Beendet ab
mine-to = Beendet bis
mine-no-day = Das ist kein Datum. Schreib es so: 2026-11-20.
mine-found =
    { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
mine-show-all = Alle zeigen
mine-nothing = Keine beendete Partie passt. <a>Alle zeigen</a>
mine-never = Du hast noch keine Partie beendet.
mine-latest = Neueste
mine-older = Ältere

mine-others = Andere Partien, die auf dich warten
mine-next = Nächste Partie ({ $n })
mine-skip = Überspringen, nächste Partie ({ $n })
mine-against = gegen { $opponent }
mine-against-left = gegen { $opponent }, noch { $time }
