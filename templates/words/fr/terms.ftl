### Ce dont conviennent les joueurs, et les durées.

terms-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
terms-hours = { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
terms-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
terms-seconds = { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
terms-no-time = aucun temps
terms-per-move = { $time } par coup
terms-bank = { $initial } et { $increment } de plus par coup
terms-bank-whole = { $initial } pour toute la partie
terms-cap = { $time } au plus en réserve
terms-limit = aucun coup de plus de { $time }
terms-period = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
terms-unlimited = sans limite de temps
terms-bad-per-move = Un coup dispose d’au moins 1 heure et d’au plus 30 jours.
terms-bad-initial = Le temps de départ est d’au moins 1 heure et d’au plus 365 jours.
terms-bad-increment = Le temps ajouté à chaque coup est d’au plus 30 jours.
terms-bad-cap = Le maximum en réserve n’est pas inférieur au temps de départ, ni supérieur à 365 jours.
terms-bad-limit = La limite d’un coup est d’au moins 1 heure et d’au plus 365 jours.
terms-bad-moves = Une période compte de 1 à 100 coups.
terms-bad-days = Une période compte de 1 à 365 jours.
terms-bad-silence = Le plus long silence est de 1 à 365 jours.
terms-rated = classée
terms-no-en-passant = pas de prise en passant
terms-no-check-warning = pas d’avertissement d’échec
terms-draws-automatic = nulles automatiques
terms-no-conditional-moves = pas de coups conditionnels
terms-no-takebacks = pas de reprise de coups
terms-flags-claimed = le drapeau se réclame
terms-no-leave = pas de congé
