ladder-rules-steps = Una escalera con peldaños. Todos empiezan en el peldaño 1. Una victoria sube un peldaño, una derrota baja uno, y nadie cae por debajo del peldaño 1. Desafías a jugadores de tu peldaño o de hasta { $below } peldaños más abajo.
ladder-rules-challenges = Tienes como mucho una partida como retador y otra como desafiado. El desafiado lleva las blancas. Quien rechaza un desafío o no lo contesta en { $answer } días pierde, salvo en vacaciones. Los mismos dos jugadores pueden volver a enfrentarse { $again } días después de su partida.
ladder-start = Siempre está abierta.
ladder-places = Hay { $n } plazas.
ladder-phase-open = siempre abierta
ladder-workload =
    { $n ->
        [one] Es { $n } partida a la vez, si quieres.
       *[other] Son hasta { $n } partidas a la vez: una que empiezas tú y otra a la que te desafían.
    }
ladder-steps = Peldaños
ladder-size =
    { $n ->
        [one] Hay 1 jugador en la escalera.
       *[other] Hay { $n } jugadores en la escalera.
    }
ladder-closed = La escalera está cerrada. Ya nadie puede inscribirse ni ser desafiado. Las partidas en curso continúan y cuentan.
ladder-step = Peldaño { $step }
ladder-plays-against = juega contra { $opponent }
ladder-history = historial
ladder-history-of = historial de { $player }
ladder-challenge = Desafiar
ladder-challenges = Desafíos en escaleras
ladder-challenge-to-you = { $player } te desafía.
ladder-challenge-by-you = Has desafiado a { $player }.
ladder-challenge-to-you-on = { $player } te desafía en { $name }.
ladder-challenge-by-you-on = Has desafiado a { $player } en { $name }.
ladder-challenge-answer-until = Contesta antes del { $date }. Si rechazas o no contestas, pierdes un peldaño.
ladder-challenge-expires = La respuesta debe llegar antes del { $date }.
ladder-obstacle-not-on-ladder = Ya no está en la escalera.
ladder-obstacle-oneself = No puedes desafiarte a ti mismo.
ladder-obstacle-above = En un peldaño más alto: solo este jugador puede desafiarte a ti.
ladder-obstacle-too-far-below = Más de { $most } peldaños por debajo de ti.
ladder-obstacle-waiting = Ya hay un desafío entre tú y este jugador que espera respuesta.
ladder-obstacle-playing = Ya juegas contra este jugador.
ladder-obstacle-met-recently =
    { $days ->
        [one] Jugaste contra este jugador hace poco. Podrás desafiarle de nuevo en 1 día.
       *[other] Jugaste contra este jugador hace poco. Podrás desafiarle de nuevo en { $days } días.
    }
ladder-obstacle-challenger-full = Ya tienes un desafío o una partida como retador.
ladder-obstacle-challenged-full = Ya tiene un desafío o una partida como desafiado.
ladder-obstacle-on-vacation = De vacaciones.
ladder-obstacle-cannot-play = Esta cuenta está suspendida o cerrada.
ladder-error-no-ladder = Eso no es posible en este torneo.
ladder-error-full = Todas las plazas de esta escalera están ocupadas. Inténtalo más tarde.
ladder-error-no-such-challenge = No hay tal desafío para ti.
ladder-error-challenge-settled = Este desafío ya está resuelto.
ladder-error-challenge-full = Uno de los dos jugadores tiene otra partida en curso en el mismo papel. Este desafío no se puede aceptar, y nadie pierde por él.
ladder-error-start = Una escalera está abierta desde que se anuncia. Vacía este campo.
ladder-error-end = Una escalera no tiene último día: puedes cerrarla en cualquier momento. Vacía este campo.
ladder-error-hidden = En una escalera las partidas quedarían ocultas para siempre. Elige otra visibilidad.
ladder-error-lot = En una escalera todas las posiciones de un sorteo se conocerían desde el principio. Elige una posición.
ladder-new-hint = Se abre con el anuncio y no tiene fin; puedes cerrarla. Sus condiciones no se pueden cambiar después. Comienzo, números, puntos y desempates no significan nada aquí.
ladder-close = Cerrar la escalera
ladder-close-hint = Ya nadie podrá inscribirse ni ser desafiado, y los desafíos abiertos caducan. Las partidas en curso continúan y cuentan. La escalera termina con la última.
ladder-withdraw-hint = Dejas la escalera y pierdes tu peldaño. Tus partidas en curso se pierden, y entonces no podrás inscribirte en ningún torneo durante 90 días. Sin partidas en curso no hay más consecuencias. Si vuelves, empiezas en el peldaño 1.
ladder-place = <a>{ $tournament }</a>, desafío { $challenge }
ladder-csv = Peldaños en CSV
ladder-csv-won = Ganadas
ladder-csv-drawn = Tablas
ladder-csv-lost = Perdidas
ladder-history-title = { $player } en { $name }
ladder-history-hint = Los peldaños se deducen de los resultados, en el orden en que terminaron las partidas. Se calculan de nuevo cada vez: si un árbitro cambia un resultado, esta lista cambia.
ladder-history-step = Peldaño
ladder-history-entered = Inscripción
ladder-history-won = Victoria contra { $player }
ladder-history-drawn = Tablas con { $player }
ladder-history-lost = Derrota contra { $player }
ladder-history-not-accepted-by-other = { $player } no aceptó un desafío: cuenta como victoria
ladder-history-not-accepted = No aceptó un desafío de { $player }: cuenta como derrota
ladder-log-challenge-made = { $challenger } desafió a { $challenged }.
ladder-log-challenge-accepted = { $challenged } aceptó el desafío de { $challenger }.
ladder-log-challenge-declined =
    { $how ->
        [vacation] { $challenged } rechazó el desafío de { $challenger } y estuvo de vacaciones en ese tiempo: nadie pierde.
        [full] { $challenged } rechazó el desafío de { $challenger }, que no se podía aceptar: nadie pierde.
       *[lost] { $challenged } rechazó el desafío de { $challenger } y ha perdido.
    }
ladder-log-challenge-unanswered =
    { $how ->
        [vacation] { $challenged } no contestó al desafío de { $challenger } y estuvo de vacaciones en ese tiempo: nadie pierde.
        [full] { $challenged } no contestó al desafío de { $challenger }, que no se podía aceptar: nadie pierde.
       *[lost] { $challenged } no contestó a tiempo al desafío de { $challenger } y ha perdido.
    }
ladder-log-challenge-withdrawn = { $challenger } retiró el desafío a { $challenged }.
ladder-log-game-started = Empezó su partida.
ladder-log-closed = La escalera se cerró. Las partidas en curso continúan y cuentan.
