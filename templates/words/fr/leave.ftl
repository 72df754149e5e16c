### Congés.

leave-title = Congés
leave-intro = Pendant votre congé, vos pendules s’arrêtent dans les parties où c’est à vous de jouer, et ne démarrent dans les autres qu’à sa fin. Vous pouvez jouer quand même. Vos adversaires voient jusqu’à quand vous êtes absent.
leave-begun = Vous êtes en congé jusqu’au { $to }.
leave-booked = Du { $from } au { $to }.
leave-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    } de calendrier
leave-end-now = Y mettre fin
leave-take-back = L’annuler
leave-take = Prendre congé
leave-left = Il reste { $left ->
        [one] { $left } jour
       *[other] { $left } jours
    } sur { $allowance } en { $year }.
leave-first-day = Premier jour
leave-first-day-hint = Vide : dès maintenant.
leave-last-day = Dernier jour
leave-last-day-hint = Jusqu’à minuit, { $zone }.
leave-go-on = Parties qui continuent
leave-go-on-text = Dans celles-ci votre pendule tourne, quoi que vous ayez réservé.
leave-against = <a>Contre { $opponent }</a> : { $why }
leave-why = jouée sans congés
leave-why-flag = jouée sans congés ; votre drapeau tombe : { $at }
leave-why-before = votre drapeau tombe avant le début du congé : { $at }
leave-calendar = Calendrier
leave-later = Les mois suivants
leave-day = congé
leave-format = Choisissez des jours du calendrier, par exemple 2026-12-24.
leave-not-here = Il n’y a pas de congés sur ce site.
leave-past = Un congé ne peut pas commencer dans le passé.
leave-backwards = Le dernier jour est avant le premier.
leave-too-short = Un congé a au moins un jour entier : choisissez demain ou plus tard comme dernier jour.
leave-too-far = Un congé commence et finit dans l’année qui vient.
leave-overlaps = Vous avez déjà réservé un congé du { $first } au { $last }.
leave-allowance = Cela prend { $wanted ->
        [one] { $wanted } jour
       *[other] { $wanted } jours
    } de congé en { $year }, et il vous en reste { $left }.
