### Tournaments: lists, the page of one, tables, what directors do, the form that announces one.

## Tournaments: lists

tournament-title = Torneos
tournament-announce = Anunciar un torneo
tournament-mine = Tus torneos
tournament-groups = Torneos por fase
tournament-group-announced = Inscripción abierta
tournament-group-running = En curso
tournament-group-over = Terminados
tournament-format = Formato
tournament-format-all = Todos los formatos
tournament-format-round-robin = Todos contra todos
tournament-format-match = Match
tournament-format-knockout = Eliminación directa
tournament-format-stages = Grupos y final
tournament-format-swiss = Sistema suizo
tournament-format-ladder = Escalera
tournament-rated = Por puntos o amistosas
tournament-rated-all = Por puntos y amistosas
tournament-rated-only = Solo por puntos
tournament-casual-only = Solo amistosas
tournament-can-enter-only = Solo aquellos en los que puedes inscribirte
tournament-filter = Filtrar
tournament-none = No se encontró ningún torneo.
tournament-none-yet = Hasta ahora no se ha encontrado ningún torneo. Hay otros más antiguos.
tournament-older = Torneos anteriores
tournament-list-players =
    { $n ->
        [one] 1 jugador
       *[other] { $n } jugadores
    }
tournament-list-entered = { $n } de { $places } jugadores
tournament-list-starts = empieza el { $date }
tournament-list-starts-when-full = empieza cuando esté completo
tournament-list-started = empezó el { $date }
tournament-list-finished = terminó el { $date }
tournament-list-waiting = número { $n } en la lista de espera
tournament-list-place = puesto { $first } de { $of }
tournament-list-place-shared = puestos del { $first } al { $last } de { $of }
tournament-list-place-undecided = puestos del { $first } al { $last } de { $of }, no decididos hasta el último día de juego
tournament-list-rated = partidas por puntos
tournament-list-casual = partidas amistosas
tournament-list-has-entered = te has inscrito
tournament-list-can-enter = puedes inscribirte
tournament-list-not-open-yet = la inscripción aún no está abierta
tournament-list-cannot-enter = no puedes inscribirte

## Tournaments: the page of one

tournament-phase-announced = anunciado
tournament-phase-open = inscripción abierta
tournament-phase-running = en curso
tournament-phase-adjudication = juego terminado, partidas a la espera de una decisión
tournament-phase-finished = terminado, aún no definitivo
tournament-phase-final = definitivo
tournament-phase-cancelled = cancelado
tournament-entries = Inscripciones: { $n }
tournament-waiting-list = Lista de espera
tournament-entries-pages = Más inscripciones
tournament-entries-earlier = Inscripciones anteriores
tournament-entries-later = Inscripciones posteriores
tournament-announced-on = Anuncio del { $date }
tournament-you-have-entered = Te has inscrito.
# $n: the place on the waiting list.
tournament-you-wait = Eres el número { $n } de la lista de espera. Subes cuando alguien con plaza retira su inscripción.
tournament-place-by-right = En una edición anterior ganaste un match por una decisión que llegó demasiado tarde. Por eso tienes plaza en este torneo, aunque esté completo y sean cuales sean las condiciones de inscripción.
tournament-place-by-right-waiting = Para ocuparla, retira tu inscripción y vuelve a inscribirte.
tournament-enter = Inscribirme
tournament-one-account = Cada persona puede tener una sola cuenta.
tournament-withdraw-entry = Retirar mi inscripción
tournament-log-in-to-enter = Inicia sesión para inscribirte
tournament-workload =
    { $n ->
        [one] Tendrás como máximo 1 partida.
       *[other] Tendrás como máximo { $n } partidas.
    }
tournament-workload-from = El torneo empieza el { $date }.
tournament-workload-when-full = El torneo empieza en cuanto esté completo.
tournament-workload-at-once =
    { $n ->
        [one] Juegas una sola partida a la vez.
       *[other] Juegas { $n } partidas a la vez.
    }
tournament-workload-moves =
    { $n ->
        [one] Si tus rivales responden enseguida, tienes que hacer más o menos 1 jugada al día.
       *[other] Si tus rivales responden enseguida, tienes que hacer unas { $n } jugadas al día.
    }
tournament-workload-days = Si tus rivales responden enseguida, tienes que hacer más o menos una jugada cada { $n } días.
tournament-sections = Grupos
tournament-section = Grupo { $section }
tournament-stage = Fase { $stage }
tournament-stage-final = Final
tournament-stage-open = La fase { $stage } empieza cuando está decidido quién pasa y todos han confirmado que juegan.
tournament-stage-confirmed = { $n } de { $of } jugadores han confirmado que juegan en la fase { $stage }. Empieza cuando todos lo hayan hecho.
tournament-own-place = Te has clasificado para la fase { $stage }. Confirma hasta { $date } que juegas. Si no, tu plaza pasa al siguiente jugador.
tournament-own-place-confirmed = Has confirmado que juegas en la fase { $stage }.
tournament-place-confirm = Juego en la fase siguiente
tournament-place-give-up = Ceder la plaza
tournament-place-give-up-hint = Tu plaza en la fase siguiente pasa al siguiente jugador. No se puede deshacer. Tus partidas en curso continúan.
tournament-place-give-up-now = Ceder mi plaza
tournament-terms = Condiciones
tournament-director = Director del torneo
tournament-deputy = Suplente (opcional)
tournament-previous-edition = Edición anterior
tournament-next-edition = Próxima edición
tournament-deputy-director = Suplente
tournament-log = Registro del torneo
tournament-pgn = Todas las partidas en PGN
tournament-table-csv = Tabla cruzada en CSV
tournament-trf = Informe de torneo de la FIDE (TRF26)
tournament-direct = Dirigir este torneo
tournament-announce-next-edition = Anunciar la próxima edición
tournament-substitute-for = por { $former } desde el { $date }
tournament-place-offered =
    { $n ->
        [one] El director del torneo te ofrece la plaza de { $player }: una partida. Tu reloj empieza desde el principio. La partida es por puntos para ti si lo son las del torneo.
       *[other] El director del torneo te ofrece la plaza de { $player }: { $n } partidas. Tus relojes empiezan desde el principio. Las partidas son por puntos para ti si lo son las del torneo.
    }
tournament-take-place = Ocupar esta plaza
tournament-withdraw = Retirarse del torneo
tournament-withdraw-hint = Pierdes tus partidas en curso. No puedes inscribirte en otros torneos durante 90 días. Nunca podrás inscribirte en la próxima edición de este. Si tienes un buen motivo, habla antes con el director del torneo.
tournament-series-name = { $players }, { $n } partidas
tournament-withdraw-hint-match = Abandonas tus partidas en curso y no empieza ninguna otra. Si el match aún no está decidido, lo pierdes.
tournament-log-agreed = Los dos jugadores han acordado este match.
tournament-withdraw-now = Retirarme y perder mis partidas
tournament-terms-format = Formato
tournament-terms-time = Control de tiempo
tournament-terms-games = Partidas
tournament-terms-visibility = Jugadas de las partidas
tournament-terms-start = Inicio
tournament-terms-end = Final
tournament-ends-at = Se juega hasta el { $date }. Las partidas que sigan entonces en curso se resuelven por decisión arbitral.
tournament-terms-longest-game = Duración máxima de una partida
tournament-game-lasts =
    Una partida puede durar como máximo { $n ->
        [one] { $n } día
       *[other] { $n } días
    }. Si entonces sigue en curso, se resuelve por decisión arbitral.
tournament-terms-entry = Quién puede inscribirse
tournament-terms-numbering = Números de emparejamiento
tournament-terms-scoring = Puntos
tournament-terms-tie-breaks = Desempates
tournament-terms-changed = { $label }: «{ $former }» ahora es «{ $new }».
tournament-terms-added = { $label }: se ha añadido «{ $new }».
tournament-terms-removed = { $label }: «{ $former }» ya no se aplica.
tournament-terms-description-changed = Se cambió la descripción.
tournament-visibility-all = Todos pueden ver las jugadas mientras se juegan las partidas.
tournament-visibility-finished-games = Los demás pueden ver las jugadas de una partida cuando termina.
tournament-visibility-when-all-finished = Los demás pueden ver las jugadas cuando terminan todas las partidas del torneo.
game-hidden-until-game-over = Los demás podrán ver las jugadas de esta partida cuando termine.
game-hidden-until-tournament-finished = Los demás podrán ver las jugadas de esta partida cuando terminen todas las partidas del torneo.
game-is-in-progress = La partida está en curso.
profile-moves-hidden = en curso
tournament-round-robin-single = Todos contra todos a una vuelta, en grupos de { $n } jugadores como máximo.
tournament-round-robin-double = Todos contra todos a doble vuelta, en grupos de { $n } jugadores como máximo.
tournament-all-at-once = Todas las partidas empiezan a la vez.
tournament-round-by-round = Una ronda empieza cuando terminan todas las partidas de la anterior.
tournament-match-of = Un match a { $n } partidas entre dos jugadores.
tournament-match-ends-early = Termina en cuanto está decidido.
tournament-match-all-games = Se juegan todas las partidas.
tournament-knockout-of =
    { $n ->
        [one] Quien pierde un match queda eliminado. Cada match tiene 1 partida.
       *[other] Quien pierde un match queda eliminado. Cada match tiene { $n } partidas.
    }
tournament-drawn-match-decider = Si el match queda empatado, hay una partida decisiva: las blancas tienen que ganar y tienen más tiempo.
tournament-drawn-match-two-more = Si el match queda empatado, hay dos partidas más y después una decisiva.
tournament-drawn-match-better-seed = Si el match queda empatado, pasa de ronda el mejor cabeza de serie.
tournament-stages = Grupos en los que todos juegan contra todos. Los mejores pasan a los grupos de la fase siguiente, hasta que queda un grupo: la final.
tournament-stages-every =
    { $others ->
        [0] Grupos de { $size } jugadores como máximo. Plazas en la fase siguiente: { $first } para cada grupo.
       *[other] Grupos de { $size } jugadores como máximo. Plazas en la fase siguiente: { $first } para cada grupo y { $others } para los mejores de todos los demás.
    }
tournament-stages-one =
    { $others ->
        [0] Fase { $stage }: grupos de { $size } jugadores como máximo. Plazas en la fase siguiente: { $first } para cada grupo.
       *[other] Fase { $stage }: grupos de { $size } jugadores como máximo. Plazas en la fase siguiente: { $first } para cada grupo y { $others } para los mejores de todos los demás.
    }
tournament-stages-from =
    { $others ->
        [0] Desde la fase { $stage }: grupos de { $size } jugadores como máximo. Plazas en la fase siguiente: { $first } para cada grupo.
       *[other] Desde la fase { $stage }: grupos de { $size } jugadores como máximo. Plazas en la fase siguiente: { $first } para cada grupo y { $others } para los mejores de todos los demás.
    }
tournament-stages-double = Hay dos partidas contra cada rival.
tournament-stages-all-at-once = Todas las partidas de un grupo empiezan a la vez.
tournament-swiss-of = Un torneo por sistema suizo de { $n } rondas. En cada ronda juegas contra alguien con más o menos los mismos puntos, y contra nadie dos veces.
tournament-swiss-when-round-ends = Una ronda empieza cuando han terminado todas las partidas de la anterior.
tournament-swiss-every-days =
    { $n ->
        [one] Cada día empieza una ronda. Las partidas que aún están en curso cuentan como tablas para el emparejamiento.
       *[other] Cada { $n } días empieza una ronda. Las partidas que aún están en curso cuentan como tablas para el emparejamiento.
    }
tournament-one-by-one = Se juega una partida a la vez.
tournament-two-at-a-time = Se juegan dos partidas a la vez.
tournament-games-unrated = amistosas
tournament-games-chess960-by-lot = Chess960, una posición por sorteo para cada partida
tournament-out-after-two-timeouts = Quien pierde dos partidas por tiempo en semanas distintas queda fuera del torneo.
tournament-start-on = El { $date }.
tournament-start-when-full = Cuando se hayan inscrito { $n } jugadores.
tournament-places = Hay { $n } plazas. Las inscripciones posteriores van a la lista de espera.
tournament-entries-open = La inscripción se abre el { $date }.
tournament-repeats = Cuando empieza, se abre la inscripción del siguiente.
tournament-entry-everybody = Todos.
tournament-entry-invitation = Solo jugadores invitados.
tournament-entry-rating-range = Puntuación de { $min } a { $max }.
tournament-entry-rating-min = Puntuación mínima de { $min }.
tournament-entry-rating-max = Puntuación máxima de { $max }.
tournament-entry-games =
    { $n ->
        [one] Al menos 1 partida terminada.
       *[other] Al menos { $n } partidas terminadas.
    }
tournament-entry-timeouts = Como máximo el { $n } % de las partidas perdidas por tiempo.
tournament-entry-days =
    { $n ->
        [one] Como máximo 1 día por jugada de media.
       *[other] Como máximo { $n } días por jugada de media.
    }
tournament-entry-running =
    { $n ->
        [one] Como máximo 1 partida en curso.
       *[other] Como máximo { $n } partidas en curso.
    }
tournament-numbering-lot = Por sorteo. Cualquiera puede comprobarlo.
tournament-numbering-rating = Por puntuación.
tournament-numbering-as-entered = Por orden de inscripción.
tournament-numbering-by-hand = A mano, por el director del torneo.
tournament-scoring-310 = 3 puntos por victoria, 1 por tablas.
tournament-tie-breaks = { $list }, según FIDE { $edition }.

## Tournaments: the page of a game

tournament-place-in-section = <a>{ $tournament }</a>, grupo { $section }, ronda { $round }
tournament-place-in-round = <a>{ $tournament }</a>, ronda { $round }
tournament-place-in-match = <a>{ $tournament }</a>, partida { $game }
tournament-place-in-bracket = <a>{ $tournament }</a>, ronda { $round }, match { $match }, partida { $game }

## Tournaments: tables

tournament-table = Tabla cruzada
tournament-table-of-section = Tabla cruzada del grupo { $section }
tournament-table-by-rounds = Tabla por rondas
tournament-round = Ronda { $round }
tournament-round-of-rounds = Ronda { $round } de { $rounds }
tournament-board = Tablero
tournament-board-white = Blancas
tournament-board-result = Resultado
tournament-board-black = Negras
tournament-round-bye = { $player } tiene bye, que cuenta como una victoria.
tournament-round-half-point-byes = Bye de medio punto, a petición propia: { $players }.
tournament-round-absent = Bye sin puntos, a petición propia: { $players }.
tournament-next-round-on = La ronda { $round } empieza el { $date }.
tournament-next-round-when-over = La ronda { $round } empieza cuando hayan terminado todas las partidas en curso.
tournament-round-not-paired = La ronda { $round } no se puede emparejar: los jugadores que quedan ya han jugado entre sí, o son muy pocos. No hay más rondas.
tournament-byes = Descansar en una ronda
tournament-byes-hint-half = No juegas en esta ronda. Tu primer bye cuenta como tablas, pero en la última ronda un bye no da puntos. Puedes pedirlo hasta que empiece la ronda. Si los demás no se pueden emparejar sin ti, juegas.
tournament-byes-hint-zero = No juegas en esta ronda. Ya has tenido tu bye de medio punto: otro no da puntos. Puedes pedirlo hasta que empiece la ronda. Si los demás no se pueden emparejar sin ti, juegas.
tournament-bye-in-round = No juegas en la ronda { $round }.
tournament-bye-withdraw = Jugar en esta ronda
tournament-bye-round = Ronda en la que quieres descansar
tournament-bye-request = Pedir un bye
tournament-cell-bye = bye, cuenta como victoria
tournament-cell-half-point-bye = bye de medio punto
tournament-cell-zero-point-bye = no jugó
tournament-place = Puesto
tournament-player = Jugador
tournament-rating = Puntuación
tournament-points = Puntos
tournament-withdrawn = retirado
tournament-chance-sure = primer puesto seguro
tournament-chance-open = con opciones
tournament-chance-none = sin opciones
tournament-chances-all = Todos pueden terminar aún en primer lugar.
tournament-chances-exact = Con opciones: quien aún puede terminar en primer lugar, solo o empatado. Se probaron todos los resultados de las partidas pendientes, con todos los desempates.
tournament-chances-bound = Con opciones: quien por puntos aún puede terminar en primer lugar. Quedan demasiadas partidas para probar todos los resultados, así que algunos de estos jugadores quizá ya no tengan opciones.
tournament-chance-goes-on = pasa
tournament-chance-confirmed = pasa, confirmado
tournament-chance-given-up = ha cedido la plaza
tournament-chance-can-go-on = puede pasar
tournament-chances-named = Pasa: quien se ha clasificado para la fase siguiente. Una plaza sin confirmar pasa al siguiente jugador.
tournament-chances-stage-all = Todos pueden pasar aún a la fase siguiente.
tournament-chances-stage-exact = Puede pasar: quien aún puede clasificarse para la fase siguiente, quizá por sorteo. Se probaron todos los resultados de las partidas pendientes, con todos los desempates.
tournament-chances-stage-bound = Puede pasar: quien por puntos aún puede clasificarse para la fase siguiente. Quedan demasiadas partidas para probar todos los resultados, así que algunos de estos jugadores quizá ya no tengan opciones.
tournament-side-advances = pasa de ronda
tournament-side-out = eliminado
tournament-side-open = todavía puede pasar de ronda
tournament-side-winner = ganador
tournament-side-undecided = sin decidir
tournament-side-shares = sin decidir: comparte los puestos del 1 al { $last }
tournament-bracket = Cuadro
tournament-ended-undecided = El último día de juego pasó antes de que se decidiera el torneo. Los jugadores que seguían con opciones comparten los puestos del 1 al { $last }.
tournament-match-ended-undecided = El último día de juego pasó antes de que se decidiera el match. Ambos jugadores comparten los puestos 1 y 2.
tournament-score = Marcador
tournament-bye = bye
tournament-round-final = Final
tournament-round-semi-finals = Semifinales
tournament-round-quarter-finals = Cuartos de final
tournament-round-of = Ronda de { $n }
tournament-cell-won =
    victoria contra { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-cell-drawn =
    tablas contra { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-cell-lost =
    derrota contra { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-cell-won-by-forfeit =
    victoria por incomparecencia de { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-cell-lost-by-forfeit =
    derrota por incomparecencia contra { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-cell-annulled =
    anulada, contra { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-cell-in-progress =
    en curso, contra { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-cell-to-come =
    no empezada, contra { $opponent }, { $color ->
        [white] con blancas
       *[black] con negras
    }
tournament-own-games = Tus partidas
tournament-own-finished = Tus partidas terminadas ({ $n })
tournament-own-match = Ir a tu match en el cuadro
tournament-table-legend = En cada casilla figura el resultado del jugador de la fila. b: con blancas, n: con negras, ·: en curso, + y −: victoria y derrota por incomparecencia, *: anulada.
tournament-rounds-legend = En cada casilla figura una ronda del jugador de la fila: el número de la fila del rival, el color y el resultado. b: con blancas, n: con negras, ·: en curso, + y −: victoria y derrota por incomparecencia, *: anulada. Una raya antes de los puntos: sin rival.
tournament-cell-letter =
    { $color ->
        [white] b
       *[black] n
    }
tournament-game-label = { $white } – { $black } { $result }
tournament-decider-label = Partida decisiva: { $white } – { $black } { $result }
tournament-tie-break-direct-encounter = encuentro directo
tournament-tie-break-wins = victorias
tournament-tie-break-games-won = partidas ganadas en el tablero
tournament-tie-break-games-with-black = partidas con negras
tournament-tie-break-games-won-with-black = partidas ganadas con negras
tournament-tie-break-progressive-scores = suma progresiva
tournament-tie-break-rounds-elected = rondas jugadas
tournament-tie-break-standard-points = puntos estándar
tournament-tie-break-pairing-number = número de emparejamiento
tournament-tie-break-buchholz = Buchholz
tournament-tie-break-average-of-buchholz = promedio del Buchholz de los rivales
tournament-tie-break-fore-buchholz = Fore Buchholz
tournament-tie-break-sonneborn-berger = Sonneborn-Berger
tournament-tie-break-koya = Koya
tournament-tie-break-average-rating = puntuación media de los rivales
tournament-tie-break-performance-rating = rendimiento
tournament-tie-break-rating = puntuación
tournament-tie-break-lower-rating = menor puntuación primero
tournament-tie-breaks-dropped = No se usan, porque no todos los jugadores de esta tabla tienen puntuación: { $list }.
tournament-explained-koya = { $calculation }. Solo cuentan las partidas contra jugadores con { $limit } puntos como mínimo.
tournament-explained-cut = { $calculation }. Los valores entre corchetes no cuentan.
tournament-explained-performance = { $value } = { $sum }. Puntuación media de los rivales: { $average }. Diferencia de puntuación por { $points } de { $games }: { $difference }.
tournament-explained-encounter-open = { $scores }. Esto no desempata: faltan resultados entre estos jugadores.

## Tournaments: the log

tournament-log-title = Registro de { $name }
tournament-log-to-tournament = Ir al torneo
tournament-log-file = Descargar el registro del torneo
tournament-logs-file = Descargar el registro del torneo con los de todas las partidas
tournament-log-hint = El registro es público y nunca se modifica. Cada línea forma parte de una cadena de hashes. Con el archivo y el comando zugpost verify-tournament, cualquiera puede comprobar sorteos, emparejamientos y clasificaciones.
tournament-log-time = Fecha y hora
tournament-log-by = Por
tournament-log-what = Qué pasó
tournament-log-head = El hash de la última línea:
tournament-log-system = servidor
tournament-log-by-director = { $player } (director del torneo)
tournament-log-by-deputy = { $player } (suplente)
tournament-log-announced = Se anunció el torneo. Director del torneo: { $director }.
tournament-log-edition-announced = Se anunció el torneo como próxima edición del torneo { $former }. Director del torneo: { $director }.
tournament-log-edition-announced-with-deputy = Se anunció el torneo como próxima edición del torneo { $former }. Director del torneo: { $director }. Suplente: { $deputy }.
tournament-log-announced-with-deputy = Se anunció el torneo. Director del torneo: { $director }. Suplente: { $deputy }.
tournament-log-terms-changed = Se cambiaron las condiciones.
tournament-log-directors-changed = El director del torneo es ahora { $director }. No hay suplente.
tournament-log-directors-changed-with-deputy = El director del torneo es ahora { $director }, y el suplente, { $deputy }.
tournament-log-no-director = Se cerró la cuenta del director del torneo. Ahora nadie dirige el torneo.
tournament-log-no-director-but-deputy = Se cerró la cuenta del director del torneo. Ahora nadie dirige el torneo, porque la cuenta del suplente, { $deputy }, está suspendida.
tournament-log-announcement = Anuncio a todos los jugadores.
tournament-log-invited = Se invitó a { $player }.
tournament-log-entered = { $player } se inscribió.
tournament-log-entered-by-right = { $player } se inscribió, con una plaza que le dio una decisión en una edición anterior.
tournament-log-entry-withdrawn = { $player } retiró su inscripción.
tournament-log-entry-removed = Se eliminó la inscripción de { $player }.
tournament-log-lot-committed =
    { $lot ->
        [first_color] Se fijó el sorteo del primer color en la ronda { $round }, match { $match }. Hash de su secreto:
        [decider_color] Se fijó el sorteo del color de una partida decisiva en la ronda { $round }, match { $match }. Hash de su secreto:
        [initial_color] Se fijó el sorteo del color del número 1 en la ronda 1. Hash de su secreto:
        [chess960_numbers] Se fijó el sorteo de las posiciones de Chess960. Hash de su secreto:
        [qualification] Se fijó el sorteo entre iguales que pueden pasar de la fase { $round }. Hash de su secreto:
        [stage_numbers] Se fijó el sorteo de los grupos de la fase { $round }. Hash de su secreto:
       *[numbers] Se fijó el sorteo de los números de emparejamiento. Hash de su secreto:
    }
tournament-log-lot-drawn =
    { $lot ->
        [first_color] Se sorteó el primer color en la ronda { $round }, match { $match }. El secreto:
        [decider_color] Se sorteó el color de una partida decisiva en la ronda { $round }, match { $match }. El secreto:
        [initial_color] Se sorteó el color del número 1 en la ronda 1. El secreto:
        [chess960_numbers] Se sortearon las posiciones de Chess960. El secreto:
        [qualification] Se sorteó entre iguales que pueden pasar de la fase { $round }. El secreto:
        [stage_numbers] Se sortearon los grupos de la fase { $round }. El secreto:
       *[numbers] Se sortearon los números de emparejamiento. El secreto:
    }
tournament-log-started = El torneo empezó con { $n } jugadores.
tournament-log-games-of-match-started =
    { $n ->
        [one] Empezó 1 partida.
       *[other] Empezaron { $n } partidas.
    }
tournament-log-games-of-round-started =
    { $n ->
        [one] Empezó 1 partida de la ronda { $first }.
       *[other] Empezaron { $n } partidas de la ronda { $first }.
    }
tournament-log-round-paired =
    { $n ->
        [one] Se emparejó la ronda { $round }: 1 partida.
       *[other] Se emparejó la ronda { $round }: { $n } partidas.
    }
tournament-log-round-running-games = Estas partidas estaban en curso y contaron como tablas para el emparejamiento: { $games }.
tournament-log-bye-requested = { $player } descansa en la ronda { $round }.
tournament-log-bye-request-withdrawn = { $player } juega finalmente en la ronda { $round }.
tournament-log-players-qualified =
    { $n ->
        [one] De la fase { $stage } pasa 1 jugador.
       *[other] De la fase { $stage } pasan { $n } jugadores.
    }
tournament-log-place-confirmed = { $player } juega en la fase siguiente.
tournament-log-place-given-up = { $player } ha cedido la plaza en la fase siguiente.
tournament-log-place-lapsed = { $player } no ha confirmado a tiempo la plaza en la fase siguiente.
tournament-log-stage-started = La fase { $stage } empezó con { $n } jugadores.
tournament-log-no-next-stage = De la fase { $stage } pasan menos de tres jugadores. No sigue ninguna otra fase.
tournament-log-qualified-too-late = Según los resultados, { $player } se ha clasificado para una fase que ya ha empezado, y tiene una plaza en la próxima edición.
tournament-log-games-of-rounds-started = Empezaron { $n } partidas de las rondas { $first } a { $last }.
tournament-log-games-of-section-round-started =
    { $n ->
        [one] Empezó 1 partida del grupo { $section }, ronda { $first }.
       *[other] Empezaron { $n } partidas del grupo { $section }, ronda { $first }.
    }
tournament-log-games-of-section-rounds-started = Empezaron { $n } partidas del grupo { $section }, rondas { $first } a { $last }.
tournament-log-withdrawn =
    { $ground ->
        [with_consent] { $player } se retiró con el consentimiento del director del torneo.
        [deceased] { $player } ha fallecido. Las partidas en curso se resuelven por decisión arbitral.
        [expelled] Se expulsó a { $player }.
        [two_timeouts] { $player } queda fuera tras perder dos partidas por tiempo.
        [account] { $player } queda fuera: la cuenta se cerró.
        [suspended] { $player } queda fuera: la cuenta está suspendida.
       *[own_word] { $player } se retiró.
    }
tournament-log-special-leave = { $days ->
        [one] { $player } recibió 1 día de permiso especial. Los relojes de { $player } están parados.
       *[other] { $player } recibió { $days } días de permiso especial. Los relojes de { $player } están parados.
    }
tournament-log-time-given = { $days ->
        [one] { $player } recibió 1 día más en la partida { $game }.
       *[other] { $player } recibió { $days } días más en la partida { $game }.
    }
tournament-log-numbers-set = Los números de emparejamiento se asignaron a mano.
tournament-log-numbers-by-terms = Los números de emparejamiento se asignarán según las condiciones.
tournament-log-substitute-invited = Se ofreció a { $player } la plaza { $number } del grupo { $section }.
tournament-log-replaced = { $player } ocupó la plaza de { $former }.
tournament-log-match-won = { $player } pasa de ronda.
tournament-log-match-lost-by-both = Los dos jugadores de un match quedan eliminados.
tournament-log-match-reopened = El match { $match } de la ronda { $round } vuelve a estar abierto: ha cambiado su resultado.
tournament-log-next-edition-place = Según los resultados, { $player } ha ganado el match { $match } de la ronda { $round }, pero la decisión llegó demasiado tarde. { $player } tiene plaza en la próxima edición.
tournament-log-end-reminded = Se recordó a los jugadores con partidas en curso que el juego termina dentro de { $n } días.
tournament-log-play-ended = El juego ha terminado. Las partidas en curso se resuelven por decisión arbitral.
tournament-log-finished = Han terminado todas las partidas.
tournament-log-reopened = El torneo vuelve a estar en curso.
tournament-log-final = El torneo es definitivo.
tournament-log-result-changed =
    { $kind ->
        [in_progress] La partida { $game } continúa aunque el torneo es definitivo.
        [annulled] La partida { $game } se anuló cuando el torneo ya era definitivo.
       *[result] El resultado de la partida { $game } se cambió a { $result } cuando el torneo ya era definitivo.
    }
tournament-log-cancelled = El torneo se canceló.

## Tournaments: directing

tournament-direct-title = Dirigir { $name }
tournament-direct-hint = Todo lo que haces aquí queda en el registro público, con tu motivo.
tournament-direct-early-decisions = Partidas decididas pronto
tournament-direct-early-decisions-hint = Abandonadas o acordadas en tablas antes de la jugada 15. Míralas si cambian quién pasa de ronda.
tournament-direct-early-decision =
    { $moves ->
        [one] { $ending } Tras 1 jugada.
       *[other] { $ending } Tras { $moves } jugadas.
    }
tournament-direct-announce = Anuncio a todos los jugadores
tournament-direct-announcement = Texto
tournament-direct-publish = Publicar
tournament-direct-invite = Invitar a un jugador
tournament-direct-remove = Eliminar una inscripción
tournament-direct-withdraw = Retirar a un jugador
tournament-direct-ground = Motivo formal
tournament-direct-choose = Elige…
tournament-direct-withdraw-hint = No se puede deshacer. Los rivales reciben un correo enseguida.
tournament-direct-with-consent = retirada con mi consentimiento
tournament-direct-expelled = expulsión
tournament-direct-deceased = fallecimiento del jugador
tournament-direct-sure = Lo confirmo (obligatorio para una expulsión o un fallecimiento)
tournament-direct-leave = Conceder un permiso especial
tournament-direct-leave-hint = Los relojes del jugador se paran en todas las partidas de este torneo. Puedes concederlo una vez a cada jugador, por 30 días como máximo. Todos pueden leer el motivo en el registro del torneo: no menciones una enfermedad.
tournament-direct-days = Días
tournament-direct-time = Dar tiempo en una partida
tournament-direct-time-hint = En cada partida puedes dar 7 días como máximo.
tournament-direct-time-to = Jugador y partida
tournament-direct-time-choice = { $player } contra { $opponent }, partida { $game }
tournament-direct-numbers = Asignar los números de emparejamiento a mano
tournament-direct-numbers-hint = Un nombre de usuario por línea: el primero recibe el número 1. Los primeros jugadores están en el primer grupo. Quien no aparece va detrás, por orden de inscripción. Si el campo está vacío, los números se asignan según las condiciones.
tournament-direct-numbers-now = Números actuales
tournament-direct-order = Jugadores en orden
tournament-direct-reason = Motivo
tournament-direct-substitute = Ofrecer una plaza a un sustituto
tournament-direct-substitute-hint = Puedes hacerlo en los primeros 14 días, mientras ninguna partida de esta plaza haya terminado o pasado de la quinta jugada. El sustituto acepta en la página del torneo.
tournament-direct-place = Plaza de
tournament-direct-substitute-name = Sustituto
tournament-direct-directors = Director y suplente
tournament-direct-directors-now = Director y suplente actuales
tournament-direct-change = Cambiar
tournament-direct-cancel = Cancelar el torneo
tournament-direct-cancel-hint = Las partidas en curso siguen como partidas sueltas.
tournament-change-terms = Cambiar las condiciones
tournament-change-terms-hint = Puedes cambiar las condiciones hasta el inicio. Si ya hay alguien inscrito, indica un motivo: todos los inscritos lo reciben por correo. Pueden retirar su inscripción hasta el inicio.
tournament-change-terms-reason = Motivo
tournament-change-terms-save = Guardar las condiciones
tournament-change-terms-now = Condiciones actuales
tournament-error-text-too-long = Escribe como máximo { $most } caracteres.
tournament-error-no-such-name = No hay ningún jugador llamado { $name }.
tournament-error-no-name = Escribe el nombre de usuario del jugador.

## Tournaments: the form that announces one

tournament-error-name = Escribe un nombre de 1 a { $most } caracteres.
tournament-error-description = La descripción es demasiado larga. Usa como máximo { $most } caracteres.
tournament-error-section-size = Un grupo debe tener de { $least } a { $most } jugadores. Escribe otro número.
tournament-error-stages = Un grupo tiene de { $least } a { $most } jugadores. De cada uno pasa al menos uno. El doble de ese número y los mejores de los demás juntos no pueden ser más de los que tiene un grupo. Escribe otros números.
tournament-error-repeats-stages = Una oferta permanente no tiene fases. Elige otro formato o no abras el torneo siguiente.
tournament-error-game-count = Un match tiene de 2 a { $most } partidas. Un match de una eliminación directa tiene 1 partida, o un número par hasta { $most }.
tournament-error-round-count = Un torneo por sistema suizo tiene de { $least } a { $most } rondas. Escribe otro número.
tournament-error-more-rounds-than-opponents = Con tantas rondas se acabarían los rivales. Escribe menos rondas o más plazas.
tournament-error-round-days = Escribe de { $least } a { $most } días entre dos rondas.
tournament-error-capacity = Este formato no se puede jugar con este número de jugadores. Un match tiene 2, una eliminación directa de 2 a { $most }, un torneo de todos contra todos al menos { $least }, un sistema suizo de { $least } a { $swiss }, una escalera de 2 a { $ladder }.
tournament-error-full-needs-capacity = Un torneo que empieza cuando está completo necesita un número de plazas. Escríbelo.
tournament-error-start-in-the-past = El inicio debe estar en el futuro. Escribe una fecha posterior.
tournament-error-unlimited = Un torneo necesita un límite de tiempo. Elige otro control de tiempo.
tournament-error-cannot-be-rated = Estas partidas no pueden ser por puntos. Elige otro control de tiempo, o partidas amistosas.
tournament-error-starting-position = Ninguna partida puede empezar en esta posición.
tournament-error-uneven-position = En esta posición un bando puede estar mejor. Cada pareja juega dos partidas: elige dos partidas contra cada rival o un número par de partidas. En el sistema suizo no es posible.
tournament-error-tie-breaks = Uno de estos desempates no se puede usar con este formato. Bórralo.
tournament-error-rating-range = La puntuación mínima es superior a la máxima. Escribe otro intervalo.
tournament-error-percentage = Escribe un porcentaje de 0 a 100.
tournament-error-repeats-only-when-full = Una oferta permanente debe empezar cuando está completa. Elige ese inicio o desactiva la oferta permanente.
tournament-error-end-before-start = El último día de juego debe ser posterior al inicio y estar en el futuro. Escribe un día posterior.
tournament-error-end-of-standing-offer = Una oferta permanente no puede tener último día de juego. Vacía este campo o desactiva la oferta permanente.
tournament-error-game-days = Escribe un número de días de { $least } a { $most }.
tournament-error-repeats-one-section = Una oferta permanente tiene un solo grupo. Indica menos plazas o permite más jugadores por grupo.

tournament-error-account = Esta cuenta no puede jugar en este momento.
tournament-error-barred = Dejaste un torneo sin el consentimiento de su director. Podrás volver a inscribirte 90 días después.
tournament-error-left-previous-edition = Dejaste la edición anterior sin el consentimiento de su director. No puedes inscribirte en esta.
tournament-error-same-offer = Ya juegas en un grupo de esta oferta. Podrás volver a inscribirte cuando termine.
tournament-error-invitation = Este torneo es por invitación. Pregunta al director del torneo.
tournament-error-no-rating = Solo pueden inscribirse jugadores con puntuación. Juega antes algunas partidas por puntos.
tournament-error-rating-too-low = Solo pueden inscribirse jugadores con una puntuación de { $min } como mínimo. La tuya es { $rating }.
tournament-error-rating-too-high = Solo pueden inscribirse jugadores cuya puntuación fue de { $max } como máximo en los últimos 12 meses. La más alta tuya fue { $rating }.
tournament-error-games = { $min ->
        [one] Necesitas 1 partida terminada para inscribirte.
       *[other] Necesitas { $min } partidas terminadas para inscribirte.
    } Tienes { $games }.
tournament-error-timeouts = { $games ->
        [one] Tienes 1 partida terminada y has perdido por tiempo { $lost }.
       *[other] Has perdido por tiempo { $lost } de tus { $games } partidas terminadas.
    } Para inscribirte, debe ser como máximo el { $max }.
tournament-error-too-slow = Necesitas de media { $days } días por jugada. Para inscribirte, debe ser como máximo { $max ->
        [one] 1 día
       *[other] { $max } días
    }.
tournament-error-too-many-running = { $games ->
        [one] Tienes 1 partida en curso.
       *[other] Tienes { $games } partidas en curso.
    } Para inscribirte, puedes tener como máximo { $max }.

tournament-error-already-done = Esto ya está hecho. Vuelve a cargar la página.
tournament-error-not-open-yet = Todavía no puedes inscribirte. Vuelve cuando se abran las inscripciones.
tournament-error-entries-closed = Las inscripciones están cerradas: el torneo ha empezado o se ha cancelado.
tournament-error-not-started = El torneo todavía no ha empezado. Espera a que empiece.
tournament-error-over = El torneo ha terminado o se ha cancelado.
tournament-error-not-entered = No te has inscrito en este torneo.
tournament-error-terms-frozen = El torneo ha empezado. Sus condiciones ya no se pueden cambiar.
tournament-error-terms-changed = No se ha guardado nada. Alguien ha cambiado las condiciones desde que abriste esta página: están abajo. Si guardas otra vez, las sustituyes.
tournament-error-numbers-changed = No se ha guardado nada. Alguien ha cambiado los números de emparejamiento desde que abriste esta página: están debajo del formulario. Si lo envías otra vez, los sustituyes.
tournament-error-directors-changed = No se ha guardado nada. Alguien ha cambiado al director del torneo o al suplente desde que abriste esta página: ambos están debajo del formulario. Si lo envías otra vez, los sustituyes.
tournament-error-director-plays = El director del torneo y su suplente no pueden jugar en él, y deben ser dos jugadores distintos.
tournament-error-reason-missing = Escribe algo aquí. Todos pueden leerlo en el registro del torneo.
tournament-error-no-such-player = Este jugador no está en el torneo. Comprueba el grupo y el número de emparejamiento.
tournament-error-plays-already = Este jugador ya juega en el torneo. Elige a otro.
tournament-error-not-invited = No se te ha ofrecido ninguna plaza en este torneo.
tournament-error-too-late-for-substitute = Un sustituto solo puede ocupar una plaza en los primeros 14 días.
tournament-error-seat-played-on = Una partida de esta plaza ha terminado o ha pasado de la quinta jugada. Ya nadie puede ocuparla.
tournament-error-seat-being-decided = En una partida de esta plaza hay una reclamación pendiente, o se está comprobando el resultado. Inténtalo de nuevo después de la decisión.
tournament-error-days-range = Escribe de 1 a { $most } días.
tournament-error-has-left = Este jugador ya dejó el torneo. No se cambió nada.
tournament-error-no-entry = Este jugador no está inscrito. No se cambió nada.
tournament-error-cannot-direct = Este jugador no puede ser director de torneo ni suplente en este momento. Escribe otro jugador.
tournament-error-time-given-meanwhile = Alguien dio tiempo en esta partida desde que abriste esta página. No se cambió nada. Mira la partida antes de dar más.
tournament-error-no-ground = Elige un motivo formal.
tournament-error-not-sure = No se puede deshacer. Marca la casilla para confirmarlo.
tournament-error-special-leave-taken = Este jugador ya tuvo un permiso especial en este torneo. Solo se concede una vez.
tournament-error-time-given-full = En cada partida puedes dar { $most } días como máximo.
tournament-error-no-such-game = Esta partida no está en curso en este torneo. Elige otra.
tournament-error-numbers-differ = Escribe a cada jugador una sola vez, y solo a jugadores inscritos.
tournament-error-no-days = Escribe un número de días.
tournament-error-not-due = El torneo todavía no puede empezar: no ha llegado su fecha, o no está completo.
tournament-error-not-paired = Esta partida no es la siguiente de su emparejamiento. Vuelve a cargar la página.
tournament-error-no-such-round = No puedes descansar en esta ronda. Elige otra.
tournament-error-round-paired = Esta ronda ya ha empezado. Elige otra.
tournament-error-not-qualified = No tienes en la fase siguiente ninguna plaza que puedas confirmar o ceder.
tournament-error-next-edition-exists = La próxima edición ya se ha anunciado. Solo puedes anunciar otra si esa se cancela.
tournament-error-has-no-editions = Una oferta permanente y un match por desafío no tienen ediciones. Anuncia en su lugar un torneo nuevo.
tournament-error-wrong-secret = Este secreto no corresponde al sorteo. Vuelve a cargar la página.

tournament-new-name = Nombre
tournament-new-description = Descripción (opcional)
tournament-new-chess960-by-lot = Chess960, una posición por sorteo para cada partida
tournament-new-chess960-number = Chess960, todas las partidas desde una posición
tournament-new-fen-hint = Todas las partidas empiezan aquí y son amistosas. Cada pareja juega dos partidas.
tournament-new-section-size = Jugadores por grupo, como máximo
tournament-new-cycles = Partidas contra cada rival
tournament-new-cycles-single = una
tournament-new-cycles-double = dos, la segunda con los colores cambiados
tournament-new-pace = Rondas
tournament-new-pace-all-at-once = todas las partidas empiezan a la vez
tournament-new-pace-round-by-round = una ronda tras otra
tournament-new-match-games = Partidas de un match
tournament-new-schedule = Partidas de un match al mismo tiempo
tournament-new-schedule-one-by-one = una
tournament-new-schedule-two-at-a-time = dos
tournament-new-ends-early = Cuando el match está decidido
tournament-new-ends-early-on = termina
tournament-new-ends-early-off = se juegan las partidas que quedan
tournament-new-drawn-match = Después de un match empatado
tournament-new-drawn-match-decider = una partida decisiva: las blancas deben ganar
tournament-new-drawn-match-two-more = dos partidas más, luego una partida decisiva
tournament-new-drawn-match-better-seed = gana el mejor cabeza de serie
tournament-new-stages-hint = Los mejores de cada grupo pasan a la fase siguiente. Una fase con un solo grupo es la final. Deja vacíos los campos de una fase posterior si son como en la anterior.
tournament-new-stage-and-later = Fase { $stage } y posteriores
tournament-new-group-size = Jugadores de un grupo, como máximo
tournament-new-of-each-group = Primeros de cada grupo que pasan
tournament-new-best-others = Mejores de todos los demás que pasan
tournament-new-swiss-rounds = Número de rondas
tournament-new-round-days = Días entre dos rondas
tournament-new-round-days-hint = Opcional. Si lo dejas vacío, una ronda empieza cuando han terminado todas las partidas de la anterior. Si no, las partidas en curso cuentan como tablas para el emparejamiento.
tournament-new-start-on-date = En una fecha fija
tournament-new-start-when-full = Cuando está completo
tournament-new-start-date = Fecha
tournament-new-start-time = Hora
tournament-new-start-hint = En tu zona horaria, { $zone }.
tournament-new-repeats = Oferta permanente
tournament-new-repeats-off = no: solo este torneo
tournament-new-repeats-on = sí: cuando empieza, se abre la inscripción del siguiente
tournament-new-places = Plazas
tournament-new-places-hint = Déjalo vacío si no hay límite. Un match tiene siempre 2. Si se inscriben más jugadores, quedan en una lista de espera.
tournament-new-entries-open = Las inscripciones se abren el
tournament-new-entries-open-hint = Déjalo vacío para abrirlas enseguida.
tournament-new-last-day = Último día de juego
tournament-new-last-day-hint = Opcional. Las partidas que sigan en curso después de ese día se resuelven por decisión arbitral.
tournament-new-max-game-days = Duración máxima de una partida en días
tournament-new-max-game-days-hint = Opcional. Las partidas que duren más se resuelven por decisión arbitral.
tournament-new-entry-usual = Si lo dejas como está: todos.
tournament-new-conditions = Todo esto es opcional
tournament-new-by-invitation = Por invitación
tournament-new-by-invitation-off = no
tournament-new-by-invitation-on = sí: tú invitas a los jugadores
tournament-new-min-rating = Puntuación mínima
tournament-new-max-rating = Puntuación máxima
tournament-new-min-games = Partidas terminadas, al menos
tournament-new-max-timeouts = Partidas perdidas por tiempo en %, como máximo
tournament-new-max-days = Días por jugada de media, como máximo
tournament-new-max-running = Partidas en curso, como máximo
tournament-new-more-usual = Si las dejas como están: tiempo por jugada, se permiten jugadas condicionales, las vacaciones detienen el reloj, los números de emparejamiento se sortean, desempates en el orden de la ICCF. En el sistema suizo: números por puntuación, desempates BH-C1, BH, SB, DE.
tournament-new-table = Clasificación
tournament-new-numbering-lot = por sorteo
tournament-new-numbering-rating = por puntuación
tournament-new-numbering-as-entered = en el orden de inscripción
tournament-new-scoring-standard = victoria 1, tablas ½
tournament-new-scoring-three-one-zero = victoria 3, tablas 1
tournament-new-tie-breaks-hint = Códigos de la FIDE (C.07), en el orden en que deciden. Puedes elegir entre { $codes }. BH, FB y AOB son solo para el sistema suizo; KS, solo para los demás.
tournament-new-deputy-hint = El nombre de usuario de un jugador que dirige el torneo cuando tú no puedes.
tournament-new-announce = Anunciar torneo
tournament-new-edition-of = Esta es la próxima edición de:
tournament-new-error-format = Elige un formato.
tournament-new-error-format-not-chosen = Esto pertenece a un formato que no está elegido. Elige ese formato, o vacía este campo.
tournament-new-error-position-not-chosen = Esto pertenece a una posición inicial que no está elegida. Elígela, o vacía este campo.
tournament-new-error-lot-of-variant = Las posiciones de Chess960 son del ajedrez normal. Elige la variante Estándar u otra posición inicial.
tournament-new-error-swiss-numbering = En el sistema suizo los números de emparejamiento se dan por puntuación. Elige eso.
tournament-new-error-start = Elige un inicio.
tournament-new-error-start-not-chosen = Has escrito una fecha, pero el torneo empieza cuando está completo. Elige el inicio en una fecha fija, o vacía este campo.
tournament-new-error-time = Escribe una hora como 18:30.
tournament-new-error-entries-open = Las inscripciones deben abrirse antes del inicio. Escribe una fecha anterior.
tournament-new-error-choice = Elige uno de los valores.
tournament-new-error-tie-break-unknown = El desempate { $code } no existe. Usa códigos de la lista de abajo.
tournament-new-error-tie-break-not-offered = El desempate { $code } no se puede usar con este formato. Bórralo.
tournament-new-error-tie-break-repeated = El desempate { $code } aparece dos veces. Borra uno.
tournament-new-error-deputy-yourself = No puedes ser tu propio suplente. Escribe otro jugador, o vacía este campo.
tournament-new-error-deputy-suspended = Este jugador no puede ser suplente en este momento. Escribe otro jugador, o vacía este campo.
tournament-new-visibility-all = todos pueden verlas enseguida
tournament-new-visibility-finished-games = los demás pueden verlas cuando la partida termina
tournament-new-visibility-when-all-finished = los demás pueden verlas cuando terminan todas las partidas
tournament-new-timeouts = Derrotas por tiempo
tournament-new-timeouts-off = no tienen otro efecto
tournament-new-timeouts-on = dos en semanas distintas: fuera del torneo

# Under the score of a match.
tournament-match-withdrawn = { $player } se ha retirado. Esto decide el match: no empieza ninguna otra partida.
# Under a table in which results are gray.
tournament-results-left-out = Los resultados en gris no cuentan: el jugador se retiró antes de terminar la mitad de sus partidas.
