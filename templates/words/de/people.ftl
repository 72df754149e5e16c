### Spieler: ihre Seiten, wie man sie findet, Freunde.

people-online = online
people-since = Dabei seit { $day }.
people-last-seen = Zuletzt hier: { $when }.
people-seen-day = heute
people-seen-week = diese Woche
people-seen-month = diesen Monat
people-seen-long-ago = vor mehr als einem Monat
people-on-leave = im Urlaub bis { $until }
people-reply-hour = Antwortet meist innerhalb einer Stunde.
people-reply-hours = Antwortet meist innerhalb von { $hours } Stunden.
people-reply-days =
    Antwortet meist innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    }.
people-reply-days-hours =
    Antwortet meist innerhalb von { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    } { $hours } Std.

people-edit = Diese Seite bearbeiten
people-challenge = { $name } herausfordern
people-challenge-short = Herausfordern
people-write = Schreiben
people-befriend = Zu den Freunden
people-unfriend = Aus den Freunden entfernen
people-private = Wer deine Freunde sind, siehst nur du.
people-report = { $name } melden

people-games = Partien
people-won = gewonnen
people-drawn = remis
people-lost = verloren
people-running = laufend
people-rating = Wertungszahl
people-rating-of = Wertungszahl { $rating }
people-rating-title = Wertungszahl
people-rating-graph = Von { $first } in der Woche ab { $from } auf { $last } in der Woche ab { $to }; zwischen { $lowest } und { $highest }.
people-rating-graph-one = { $last } in der Woche ab { $to }.
people-rating-weeks = Woche für Woche
people-rating-week = Woche ab
people-rating-games = gewertete Partien
people-with-white = mit Weiß
people-with-black = mit Schwarz
people-against-you = gegen dich
people-being-played = Laufende Partien
people-no-move = Noch kein Zug.
people-finished = Beendet
people-finished-games = Beendete Partien

people-find = Spieler finden
people-name-begins = Der Name beginnt mit
people-nobody = Es gibt niemanden, dessen Name mit „{ $name }“ beginnt.
people-more = Weitere

people-friends = Freunde
people-friends-online = Freunde, die online sind
people-no-friends = Auf dieser Liste steht noch niemand. <a>Finde Spieler</a> und nimm sie auf ihren Seiten auf.
people-online-count =
    { $n ->
        [0] Niemand ist online.
        [one] Einer ist online.
       *[other] { $n } sind online.
    }
people-games-with-you =
    { $n ->
        [0] Zurzeit keine Partie mit dir.
        [one] Eine laufende Partie mit dir.
       *[other] { $n } laufende Partien mit dir.
    }
people-friends-full = Auf deiner Liste stehen { $most } Freunde, für mehr ist kein Platz. Entferne zuerst jemanden.

people-profile = Über dich
people-profile-hint = Das können alle auf deiner Seite lesen. Lass leer, was du nicht sagen willst.
people-country = Land
people-no-country = keine Angabe
people-about = Über dich
people-about-hint = Höchstens { $most } Zeichen, als einfacher Text.
people-about-too-long =
    { $over ->
        [one] Das ist um ein Zeichen zu lang. Kürze es.
       *[other] Das ist um { $over } Zeichen zu lang. Kürze es.
    }
