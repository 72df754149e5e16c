### Vacaciones.

leave-title = Vacaciones
leave-intro = Mientras estás de vacaciones, tus relojes se detienen en las partidas en las que te toca jugar, y en las demás no arrancan hasta que terminan. Puedes jugar de todos modos. Tus rivales ven hasta cuándo estás fuera.
leave-begun = Estás de vacaciones hasta: { $to }.
leave-booked = Desde { $from } hasta { $to }.
leave-days = { $n ->
        [one] 1 día
       *[other] { $n } días
    } de calendario
leave-end-now = Terminarlas ahora
leave-take-back = Anularlas
leave-take = Tomar vacaciones
leave-left = { $left ->
        [one] Queda 1
       *[other] Quedan { $left }
    } de { $allowance } días en { $year }.
leave-first-day = Primer día
leave-first-day-hint = Vacío: desde este momento.
leave-last-day = Último día
leave-last-day-hint = Hasta medianoche, { $zone }.
leave-go-on = Partidas que siguen
leave-go-on-text = En estas tu reloj corre, hayas reservado lo que hayas reservado.
leave-against = <a>Contra { $opponent }</a>: { $why }
leave-why = se juega sin vacaciones
leave-why-flag = se juega sin vacaciones; tu bandera cae: { $at }
leave-why-before = tu bandera cae antes de que empiecen las vacaciones: { $at }
leave-calendar = Calendario
leave-later = Los meses siguientes
leave-day = vacaciones
leave-format = Elige días del calendario, por ejemplo 2026-12-24.
leave-not-here = En este sitio no hay vacaciones.
leave-past = Unas vacaciones no pueden empezar en el pasado.
leave-backwards = El último día es anterior al primero.
leave-too-short = Unas vacaciones tienen al menos un día entero: elige mañana o más tarde como último día.
leave-too-far = Unas vacaciones empiezan y terminan dentro de un año a partir de ahora.
leave-overlaps = Ya has reservado vacaciones del { $first } al { $last }.
leave-allowance = Esto toma { $wanted ->
        [one] 1 día
       *[other] { $wanted } días
    } de vacaciones en { $year }, y te { $left ->
        [one] queda 1 día
       *[other] quedan { $left } días
    }.
