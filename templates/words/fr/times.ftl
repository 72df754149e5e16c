### Jours, mois, durées.

times-weekdays-short = lun. mar. mer. jeu. ven. sam. dim.
times-weekdays-tiny = lu ma me je ve sa di
times-weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
times-months-short = janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.
times-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
times-first = 1er
times-full = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
times-instant = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
times-day = { $day } { $month } { $year }
times-date = { $day } { $month } { $year }
times-month = { $month } { $year }
times-units = j h min s
