### Las propias partidas, en curso y terminadas, y el paso de una a otra.

mine-title = Mis partidas
mine-on-leave = Estás de vacaciones hasta { $until }. <a>Ver tus vacaciones</a>
mine-your-move = Te toca jugar
mine-your-moves = Te toca jugar ({ $n })
mine-none = Ninguna partida te espera.
mine-find = <a>Busca una en la sala</a>.
mine-none-fits = Ninguna partida en curso coincide. <a>Mostrar todas</a>
mine-challenges = Desafíos
mine-waiting = Esperando a tus rivales ({ $n })
mine-just-finished = Recién terminadas
mine-all-finished = Todas las partidas terminadas
mine-pgn = Todas las partidas en PGN
mine-pgn-times = PGN con tiempos
mine-leave = Vacaciones

mine-sort = Ordenar por
mine-by-left = Tiempo restante
mine-by-moved = Última jugada
mine-by-started = Inicio de la partida
mine-view = Mostrar como
mine-boards = Tableros
mine-rows = Filas
mine-show = Mostrar

mine-proven = Terminada; se está comprobando el resultado
mine-rests = En pausa: una reclamación espera una decisión
mine-turn = te toca
mine-offered = tablas ofrecidas
mine-takeback = pide rectificar
mine-flag = bandera por reclamar
mine-claim = reclamación pendiente
mine-message = mensaje nuevo
mine-ready =
    { $n ->
        [one] 1 respuesta lista
       *[other] { $n } respuestas listas
    }
mine-won = ganada
mine-lost = perdida

mine-opponent = Rival
mine-opponent-hint = Cómo empieza el nombre.
mine-any-color = Cualquiera
mine-last-move = Última jugada
mine-clock = Tiempo restante
mine-waits = Pendiente
mine-finished = Partidas terminadas
mine-opening = Apertura
mine-opening-hint = Un nombre (en inglés) o un código: Ruy Lopez, C84.
mine-result = Resultado
mine-any-result = Cualquiera
mine-result-won = Ganadas
mine-result-drawn = Tablas
mine-result-lost = Perdidas
mine-from = Terminada desde
mine-to = Terminada hasta
mine-no-day = Esto no es una fecha. Escríbela así: 2026-11-20.
mine-found =
    { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }: ganadas { $won }, en tablas { $drawn }, perdidas { $lost }.
mine-show-all = Mostrar todas
mine-nothing = Ninguna partida terminada coincide. <a>Mostrar todas</a>
mine-never = Aún no has terminado ninguna partida.
mine-latest = Las más recientes
mine-older = Anteriores

mine-others = Otras partidas que te esperan
mine-next = Siguiente partida ({ $n })
mine-skip = Saltar a la siguiente partida ({ $n })
mine-against = contra { $opponent }
mine-against-left = contra { $opponent }, quedan { $time }
