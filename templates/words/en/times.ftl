### Days, months, durations.

times-weekdays-short = Mon Tue Wed Thu Fri Sat Sun
times-weekdays-tiny = Mo Tu We Th Fr Sa Su
times-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
times-months-short = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
times-months = January February March April May June July August September October November December
times-first = 1
times-full = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
times-instant = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
times-day = { $day } { $month } { $year }
times-date = { $day } { $month } { $year }
times-month = { $month } { $year }
times-units = d h min s
