### Tage, Monate, Dauern.

times-weekdays-short = Mo Di Mi Do Fr Sa So
times-weekdays-tiny = Mo Di Mi Do Fr Sa So
times-weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
times-months-short = Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.
times-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
times-first = 1
times-full = { $weekday }., { $day }. { $month } { $year }, { $time } { $zone }
times-instant = { $weekday }, { $day }. { $month } { $year }, { $time } { $zone }
times-day = { $day }. { $month } { $year }
times-date = { $day }. { $month } { $year }
times-month = { $month } { $year }
times-units = Tg. Std. Min. Sek.
