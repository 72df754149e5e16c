### Días, meses, duraciones.

times-weekdays-short = lun mar mié jue vie sáb dom
times-weekdays-tiny = lu ma mi ju vi sá do
times-weekdays = lunes martes miércoles jueves viernes sábado domingo
times-months-short = ene feb mar abr may jun jul ago sept oct nov dic
times-months = enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
times-first = 1
times-full = { $weekday }, { $day } { $month } { $year }, { $time } { $zone }
times-instant = { $weekday } { $day } de { $month } de { $year }, { $time } { $zone }
times-day = { $day } { $month } { $year }
times-date = { $day } de { $month } de { $year }
times-month = { $month } de { $year }
times-units = d h min s
