### Die Startseite.

front-title = Fernschach
front-heading = Schach mit Zeit zum Nachdenken
front-intro = Ein Zug dauert Tage, nicht Sekunden. Wir schreiben dir, wenn du am Zug bist, und du antwortest, wenn du ihn durchdacht hast.
front-find = Eine Partie finden
front-visit = Zur Lobby
front-diagram = Eine Stellung der Spanischen Partie, nachdem Weiß rochiert hat
front-online = Spieler online
front-running =
    { $n ->
        [one] laufende Partie
       *[other] laufende Partien
    }
front-open =
    { $n ->
        [one] offene Herausforderung
       *[other] offene Herausforderungen
    }
front-half-moves = gespielte Halbzüge
front-won-by-white = von Weiß gewonnen
front-won-by-black = von Schwarz gewonnen
front-drawn = remis
