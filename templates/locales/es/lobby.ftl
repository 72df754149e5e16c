### Challenges, lists of games, players, messages between players, reports.

## Lobby: the page

lobby-title = Sala de espera
lobby-create-challenge = Crear un desafío
lobby-your-challenges = Tus desafíos
lobby-open-challenges = Desafíos abiertos
lobby-no-open-challenges = No hay desafíos abiertos en este momento. Crea uno. Queda abierto dos semanas.
lobby-find-players = Buscar jugadores
lobby-search = Buscar

## Lobby: the table of challenges

lobby-player = Jugador
lobby-color = Color del retador
lobby-time-control = Control de tiempo
lobby-starting-position = Posición inicial
lobby-expires = Caduca
lobby-to = a
lobby-yours = tuyo
lobby-for-you = para ti
lobby-random = al azar
lobby-accept = Aceptar
lobby-view = Ver

## Challenges: a challenge

challenge-title = Desafío de { $challenger }
challenge-yours = Tu desafío
challenge-heading = Desafío de { $challenger }
challenge-accepted = Este desafío se ha aceptado.
challenge-declined = Este desafío se ha rechazado.
challenge-withdrawn = Este desafío se ha retirado.
challenge-expired = Este desafío ha caducado.
challenge-declined-because = «{ $reason }»
challenge-go-to-game = Ir a la partida
challenge-from = De
challenge-to = Para
challenge-everyone = todos
challenge-your-color = Tu color
challenge-challengers-color = Color de { $challenger }
challenge-game-options = Opciones de la partida
challenge-starting-position = Posición inicial
challenge-withdraw = Retirar el desafío
challenge-accept = Aceptar y empezar la partida
challenge-decline-reason = Motivo del rechazo (opcional)
challenge-decline = Rechazar
challenge-log-in = Inicia sesión para aceptar
challenge-go-to-lobby = Ir a la sala de espera

## Challenges: errors: a challenge or a rematch

challenge-error-reason-too-long = El motivo es demasiado largo. Usa como máximo { $most } caracteres.
challenge-error-own = No puedes aceptar tu propio desafío.
challenge-error-not-open = Este desafío ya no está abierto.
challenge-error-no-such-player = Ningún jugador tiene este nombre de usuario. Comprueba cómo se escribe.
challenge-error-yourself = No puedes desafiarte a ti mismo.
challenge-error-account-closed = La cuenta de tu rival está cerrada.
challenge-error-suspended = Este jugador no puede jugar en este momento. Desafía a otra persona.
challenge-error-blocked = Este jugador no acepta desafíos tuyos.
challenge-error-not-ratable = Esta partida no puede ser por puntos. Elige un límite de tiempo, la posición inicial habitual de su variante y las opciones normales de captura al paso y de jugadas que dejan al rey en jaque.
challenge-error-too-many = Tienes demasiados desafíos abiertos. Retira uno primero.
challenge-error-too-many-to-strangers = Se han enviado demasiados desafíos a nuevos rivales. Podrás enviar este dentro de { $time }.
challenge-error-game-in-progress = La partida sigue en curso. Pide la revancha cuando termine.
challenge-error-rematch-asked-before = Ya has pedido la revancha de esta partida. Crea un desafío en su lugar.
challenge-error-conditions-for-one = Solo los desafíos a todos tienen condiciones. Borra las condiciones o deja vacío el rival.
challenge-error-no-rating = Solo pueden aceptar este desafío jugadores con puntuación. Juega antes algunas partidas por puntos.
challenge-error-rating-too-low = Solo pueden aceptar este desafío jugadores con una puntuación de al menos { $min }. La tuya es { $rating }.
challenge-error-rating-too-high = Solo pueden aceptar este desafío jugadores cuya puntuación fue de { $max } como máximo en los últimos 12 meses. La más alta tuya fue { $rating }.
challenge-error-games = { $min ->
        [one] Necesitas 1 partida terminada para aceptar este desafío.
       *[other] Necesitas { $min } partidas terminadas para aceptar este desafío.
    } Tienes { $games }.
challenge-error-timeouts = { $games ->
        [one] Has perdido por tiempo { $lost } de tu única partida terminada.
       *[other] Has perdido por tiempo { $lost } de tus { $games } partidas terminadas.
    } Para aceptar este desafío debe ser como máximo el { $max }.
challenge-error-too-slow = Tardas { $days } días por jugada de media. Para aceptar este desafío debe ser como máximo { $max ->
        [one] 1 día
       *[other] { $max } días
    }.
game-limit-exceeded = Puedes tener como máximo { $limit ->
        [one] 1 partida
       *[other] { $limit } partidas
    } a la vez. Tienes { $games }, y esto añade { $more }. Termina antes otras partidas. Cada partida de 10 jugadas o más contra un rival nuevo te permite tener 2 más.
game-limit-near = Tienes { $games } de un máximo de { $limit ->
        [one] 1 partida
       *[other] { $limit } partidas
    } a la vez.
challenge-error-challengers-game-limit = El retador no puede empezar otra partida en este momento. Inténtalo más tarde o elige otro desafío.
challenge-rematch-message = ¿Revancha?

## Challenges: new challenge: opponent

challenge-new-title = Crear un desafío
challenge-new-opponent = Rival
challenge-new-everyone = todos
challenge-new-opponent-hint = Escribe un nombre de usuario o déjalo vacío para publicar un desafío abierto en la sala de espera.
challenge-new-random = Al azar

## Challenges: new challenge: time control

challenge-new-time-per-move = Tiempo por jugada, como se eligió arriba
challenge-new-time-per-move-label = Tiempo por jugada
challenge-new-days-other = otro
challenge-new-other-time = Otro tiempo
challenge-new-other-time-example = por ejemplo, 12 horas
challenge-new-fischer = Fischer: tiempo inicial + incremento
challenge-new-initial-time = Tiempo inicial
challenge-new-increment = Incremento por jugada
challenge-new-clock-maximum = Máximo en el reloj
challenge-new-move-maximum = Tiempo máximo por jugada
challenge-new-no-maximum = sin límite
challenge-new-period = Estilo ICCF: por ejemplo, 10 jugadas en 50 días
challenge-new-period-moves = Jugadas
challenge-new-period-days-label = Días para estas jugadas
challenge-new-period-days = Días para estas jugadas
challenge-new-period-move-maximum = Máximo de días por jugada
challenge-new-period-hint = Una jugada en menos de 24 horas no consume tiempo. En los demás casos se cuentan días enteros. Tras 20 días en una misma jugada, los días cuentan doble. Los días no usados se conservan.
challenge-new-no-time-limit = Sin límite de tiempo

## Challenges: new challenge: starting position

challenge-new-starting-position = Posición inicial
challenge-new-standard-position = Normal
challenge-new-chess960 = Chess960, por número
challenge-new-chess960-number = Número de la posición Chess960
challenge-new-chess960-range = 0 a 959
challenge-new-custom-position = Posición propia (FEN)
challenge-new-fen = FEN

## Challenges: new challenge: game options

challenge-new-en-passant = Captura al paso
challenge-new-option-on = sí
challenge-new-en-passant-off = no: no se permite capturar al paso
challenge-new-moves-into-check = Jugadas que dejan al rey en jaque
challenge-new-moves-into-check-not-allowed = no permitidas (normal)
challenge-new-moves-into-check-allowed = permitidas, pero pierden la partida
challenge-new-draws = Triple repetición y regla de los 50 movimientos
challenge-new-draws-claimed = un jugador debe reclamar las tablas
challenge-new-draws-automatic = tablas automáticas
challenge-new-conditional-moves = Jugadas condicionales y propuestas de jugadas
challenge-new-conditional-moves-off = no
challenge-new-takebacks = Deshacer jugadas (si el rival acepta)
challenge-new-takebacks-off = no
challenge-new-time-runs-out = Cuando a un jugador se le acaba el tiempo
challenge-new-time-runs-out-game-ends = la partida termina de inmediato
challenge-new-time-runs-out-claimed = el rival puede reclamar la victoria
challenge-new-rated = Por puntos o amistosa
challenge-new-rated-off = amistosa
challenge-new-rated-on = por puntos
challenge-new-rated-hint = Una partida por puntos necesita un límite de tiempo, la posición inicial habitual de su variante y las opciones normales de captura al paso y de jugadas que dejan al rey en jaque. En ella no se pueden deshacer jugadas.
challenge-new-variant = Variante
challenge-new-vacation = Vacaciones
challenge-new-vacation-on = sí: las vacaciones detienen el reloj
challenge-new-vacation-off = no: el reloj sigue corriendo durante las vacaciones
challenge-new-books = Libros
challenge-new-databases = Bases de datos de partidas y exploradores de aperturas
challenge-new-engines = Módulos y tablas de finales
challenge-new-assistance-allowed = se permiten
challenge-new-assistance-not-allowed = no se permiten
challenge-new-more = Más opciones
challenge-new-more-usual = Si no las cambias: posición y reglas normales, se permiten jugadas condicionales y, salvo en partidas por puntos, deshacer jugadas, y las vacaciones detienen el reloj; se permiten libros y bases de datos, pero no módulos.
challenge-conditions = Quién puede aceptar
challenge-new-conditions-hint = Para un desafío a todos. Lo que dejes vacío no se exige.
lobby-conditions = Quién puede aceptar: { $conditions }
challenge-new-message = Mensaje (opcional)
challenge-new-create = Crear el desafío
challenge-new-match = Match
challenge-new-games = Número de partidas
challenge-new-games-hint = 1 es una sola partida. De 2 a 24 son un match: los colores se alternan, no se deshacen jugadas y el match figura entre los torneos.
challenge-games = { $n } partidas
challenge-error-series-games = Un match tiene de 2 a 24 partidas. Escribe otro número, o 1 para una sola partida.
challenge-error-series-rules = Las partidas de un match se juegan con las reglas normales. Elígelas u ofrece una sola partida.
challenge-error-series-uneven = En esta posición un bando puede estar mejor. Elige un número par de partidas, para que ambos lleven las blancas las mismas veces.
challenge-error-series-without-limit = Un match necesita un límite de tiempo. Elige otro control de tiempo u ofrece una sola partida.
challenge-error-series-timeout-rule = En un match la partida termina cuando se acaba el tiempo. Elígelo u ofrece una sola partida.
challenge-error-series-running = Puedes ofrecer la revancha de un match cuando haya terminado, en la página de su última partida.

## Challenges: errors: new challenge

challenge-new-error-color = Elige un color.
challenge-new-error-message-too-long = El mensaje es demasiado largo. Usa como máximo { $most } caracteres.
challenge-new-error-game-options = Elige un valor para cada opción de la partida.
challenge-new-error-form-expired = Este formulario ha caducado. Recarga la página.
challenge-new-error-not-a-time = { $field }: escribe un tiempo, por ejemplo, 3 días o 12 horas.
challenge-new-error-not-a-number = { $field }: escribe un número entero.
challenge-new-error-time-control = Elige un control de tiempo.
challenge-new-error-starting-position = Elige una posición inicial.
challenge-new-error-control-not-chosen = Esto pertenece a un control de tiempo que no está elegido. Elige ese control de tiempo o vacía este campo.
challenge-new-error-two-times = Has indicado dos tiempos distintos. Elige «otro» o borra el tiempo que escribiste.
challenge-new-error-days-not-used = Has elegido aquí un tiempo por jugada, pero abajo otro control de tiempo. Elige abajo el tiempo por jugada, o aquí 3 días.
challenge-new-error-two-positions = Escribe un número de Chess960 o una FEN, no ambos.
challenge-new-error-fen-not-chosen = Has escrito una FEN, pero está elegido Chess960. Elige la posición propia o borra la FEN.
challenge-new-error-number-not-chosen = Has escrito un número de Chess960, pero está elegida la posición propia. Elige Chess960 o borra el número.
challenge-new-error-number-of-variant = Las posiciones de Chess960 son del ajedrez normal. Elige la variante Standard o borra el número.

## Lists of games: games in progress

games-title = Mis partidas
games-on-vacation = Estás de vacaciones hasta el { $until }. <a>Gestionar las vacaciones</a>
games-your-turn = Te toca jugar
games-your-turn-count = Te toca jugar ({ $n })
games-none-your-turn = En ninguna partida es tu turno.
games-find-opponent = <a>Busca rival en la sala de espera</a>.
games-none-match = Ninguna partida coincide. <a>Mostrar todas</a>
games-challenges = Desafíos
games-other-in-progress = Otras partidas en curso ({ $n })
games-recently-finished = Terminadas hace poco

## Lists of games: links

games-all-finished = Todas las partidas terminadas
games-download-pgn = Descargar todas tus partidas (PGN)
games-download-pgn-clock-times = Descargar todas tus partidas con los tiempos (PGN)
games-vacation = Vacaciones

## Lists of games: sorting and filtering

games-sort-by = Ordenar por
games-sort-time-left = Tiempo restante
games-sort-last-move = Última jugada
games-sort-start-date = Fecha de inicio
games-view = Vista
games-view-boards = Tableros
games-view-list = Lista
games-apply = Aplicar

## Lists of games: marks and status of a game in a list

games-result-being-checked = Terminada. Se está comprobando el resultado.
games-paused = En pausa, a la espera de una decisión
games-mark-your-turn = te toca
games-mark-draw-offered = oferta de tablas
games-mark-takeback-requested = pide deshacer jugada
games-mark-claim-win-on-time = puedes reclamar la victoria
games-mark-waiting-for-decision = a la espera de una decisión
games-mark-new-message = mensaje nuevo
games-mark-conditional-moves =
    { $n ->
        [one] 1 jugada condicional
       *[other] { $n } jugadas condicionales
    }
games-mark-won = ganada
games-mark-lost = perdida

## Lists of games: columns

games-opponent = Rival
games-last-move = Última jugada
games-time-left = Tiempo restante
games-status = Estado

## Lists of games: finished games

games-finished-title = Partidas terminadas
games-opponent-hint = Las primeras letras del nombre de usuario.
games-any-color = Cualquiera
games-opening = Apertura
games-opening-hint = Un nombre (en inglés) o un código ECO, por ejemplo, Ruy Lopez o C84.
games-result = Resultado
games-any-result = Cualquiera
games-result-won = Ganadas
games-result-drawn = Tablas
games-result-lost = Perdidas
games-ended-from = Terminada desde
games-ended-to = Terminada hasta
games-error-not-a-date = Esta fecha no es válida. Escribe una fecha como 2026-11-20.
games-found =
    { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }: { $won } ganadas, { $drawn } en tablas, { $lost } perdidas.
games-show-all = Mostrar todas
games-no-finished-match = Ninguna partida terminada coincide. <a>Mostrar todas</a>
games-no-finished-yet = Aún no tienes partidas terminadas.
games-latest = Las más recientes
games-older = Anteriores

## Lists of games: from game to game

games-next-nav = Otras partidas en las que es tu turno
games-next = Siguiente partida ({ $n })
games-skip = Saltar esta partida hasta mañana
games-last-game = Volver a la partida en la que acabas de jugar
games-next-opponent = contra { $opponent }
games-next-opponent-time-left = contra { $opponent }, tiempo restante: { $time }

## Players: profile: the player

people-online = en línea
profile-closed-account = cuenta cerrada
profile-member-since = Miembro desde el { $day }.
profile-last-seen = Última visita: { $when }.
profile-seen-day = hace menos de un día
profile-seen-week = hace menos de una semana
profile-seen-month = hace menos de un mes
profile-seen-long-ago = hace más de un mes
people-on-vacation = de vacaciones hasta el { $until }
games-mark-special-leave = permiso especial hasta el { $until }
profile-moves-within-hour = Suele jugar en menos de una hora.
profile-moves-within-hours = Suele jugar en menos de { $hours } horas.
profile-moves-within-days =
    Suele jugar en menos de { $days ->
        [one] 1 día
       *[other] { $days } días
    }.
profile-moves-within-days-hours =
    Suele jugar en menos de { $days ->
        [one] 1 día
       *[other] { $days } días
    } y { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }.
profile-pace = De media { $days } días por jugada en las últimas partidas.
profile-lost-on-time = { $games ->
        [one] { $lost } de 1 partida terminada perdida por tiempo.
       *[other] { $lost } de { $games } partidas terminadas perdidas por tiempo.
    }

## Players: profile: links and buttons

profile-edit-link = Editar el perfil
profile-challenge = Desafiar a { $name }
people-friend-challenge = Desafiar
people-friend-message = Enviar mensaje
profile-add-friend = Añadir a mis amigos
profile-remove-friend = Quitar de mis amigos
people-friends-private = Solo tú puedes ver tu lista de amigos.
profile-report = Denunciar a { $name }

## Players: list of ratings

rating-list-title = Lista de puntuaciones
rating-list-who = Jugadores con puntuación consolidada: su margen es menor de ±220 y en el último año terminó una partida por puntos. Se muestran los 100 mejores.
rating-list-country = País
rating-list-any-country = todos
rating-list-by-rating = puntuación
rating-list-by-gain = mayor subida del año
rating-list-friends = Solo mis amigos y yo
rating-list-empty = Todavía no hay ningún jugador en esta lista.
rating-list-place = Puesto
rating-list-gain = Subida en { $year }

activity-list-title = Actividad
activity-list-hint = Contado hace una hora como máximo: partidas ganadas, tablas y perdidas. Quien ha terminado menos de { $n } no está en la lista de partidas perdidas por tiempo.
activity-list-finished = Partidas terminadas
activity-list-lost-on-time = Perdidas por tiempo
activity-list-most-finished = Más partidas terminadas en { $year }
activity-list-fewest-lost = Menos partidas perdidas por tiempo en { $year }
activity-list-steadiest = Los jugadores más constantes
activity-list-nine-of-ten = Nueve de cada diez jugadas en
points-list-title = Puntos de torneo
points-list-of-year = Puntos de torneo { $year }
points-list-hint = Un puesto en un torneo con 8 jugadores o más vale tantos puntos como jugadores hay clasificados por detrás. Cuentan los { $n } mejores torneos del año, cuando son definitivos. Contado hace una hora como máximo.
points-list-points = Puntos

## Players: profile: games and rating

profile-games = Partidas
profile-won = ganadas
profile-drawn = tablas
profile-lost = perdidas
profile-in-progress = en curso
profile-rating = puntuación
people-rating-number = puntuación { $rating }
profile-rating-heading = Puntuación
profile-rating-graph = Puntuación: { $first } en la semana del { $from }, { $last } en la semana del { $to }. Mínima { $lowest }, máxima { $highest }.
profile-rating-graph-one-week = Puntuación: { $last } en la semana del { $to }.
profile-rating-weeks = Semana a semana
profile-rating-week = Semana del
profile-rated-games = partidas por puntos
profile-medals = Medallas
profile-medal-gold = oro
profile-medal-silver = plata
profile-medal-bronze = bronce
profile-with-white = con blancas
profile-with-black = con negras
profile-against-you = contra ti
profile-games-in-progress = Partidas en curso
profile-no-moves = Aún no hay jugadas.
profile-finished-games = Partidas terminadas
profile-finished-games-nav = Partidas terminadas

## Players: searching for players

people-find = Buscar jugadores
people-username-begins = El nombre de usuario empieza por
people-none-found = Ningún nombre de usuario empieza por «{ $name }».
people-more = Más

## Players: friends

people-friends = Amigos
people-friends-online = Amigos en línea
people-no-friends = Aún no tienes amigos en tu lista. <a>Busca jugadores</a> y añádelos desde sus perfiles.
people-friends-online-count =
    { $n ->
        [0] Ningún amigo está en línea.
        [one] 1 amigo está en línea.
       *[other] { $n } amigos están en línea.
    }
people-friend-games =
    { $n ->
        [0] Ninguna partida en curso contigo.
        [one] 1 partida en curso contigo.
       *[other] { $n } partidas en curso contigo.
    }
people-friends-full = Tu lista de amigos está llena ({ $most } jugadores). Quita primero a alguien.

## Players: editing the profile

profile-edit-title = Editar el perfil
profile-edit-hint = Todos pueden ver esto en tu perfil. Todos los campos son opcionales.
profile-country = País
profile-country-not-specified = Sin indicar
profile-about = Sobre ti
profile-about-hint = Como máximo { $most } caracteres. Solo texto sin formato.
profile-error-changed = Tu perfil ha cambiado desde que abriste esta página. Está arriba. Si guardas otra vez, lo sustituyes.
profile-error-about-too-long =
    { $over ->
        [one] Al texto le sobra 1 carácter. Acorta el texto.
       *[other] Al texto le sobran { $over } caracteres. Acorta el texto.
    }

## Messages: navigation and headings

message-nav = { $n ->
    [0] Mensajes
   *[other] Mensajes ({ $n })
}
message-heading = Mensajes

## Messages: writing messages

message-to-opponent = Mensaje a tu rival
message-your-message = Tu mensaje
message-send = Enviar
message-private-hint = Nadie más puede ver estos mensajes.

## Messages: comments of spectators

message-spectator-comments = Comentarios de los espectadores
message-your-comment = Tu comentario sobre esta partida
message-post-comment = Publicar comentario
message-comments-after-game = Podrás leer los comentarios de los espectadores después de la partida.
message-comments-hidden-from-players = Los jugadores solo pueden leer los comentarios después de la partida. Tú no puedes ver los mensajes entre los jugadores.
message-comments-public = La partida ha terminado. Todos pueden leer los comentarios.

## Messages: messages and comments in a game

message-sent-with-move = con { $move }
message-sent-after-move = tras { $move }
message-report = Denunciar
message-show-hidden = Mostrar el mensaje oculto de { $name }

## Messages: private notes

message-note = Tu nota
message-note-label = Tu nota privada sobre esta partida
message-note-save = Guardar la nota
message-note-hint = Solo tú puedes verla. Se incluye en el PGN con tu análisis.

## Messages: errors

message-error-empty = No hay texto. Escribe algo.
message-error-too-long =
    { $over ->
        [one] Sobra 1 carácter. Acorta el texto.
       *[other] Sobran { $over } caracteres. Acorta el texto.
    }
message-error-note-changed = Tu nota ha cambiado desde que abriste esta página. Está arriba. Si guardas otra vez, la sustituyes.
message-error-blocked = Este jugador no acepta mensajes tuyos.
message-error-comment-blocked = No puedes comentar esta partida. Uno de sus jugadores te ha bloqueado.
message-error-you-blocked = Has bloqueado a este jugador. Desbloquéalo para enviarle un mensaje.
message-error-cannot-receive = Este jugador no puede recibir mensajes.

## Messages: conversations

message-conversations = Conversaciones
message-no-conversations = Aún no hay mensajes. Puedes escribir a los jugadores desde sus perfiles.
message-in-game = partida
message-unread = { $n ->
    [one] { $n } nuevo
   *[other] { $n } nuevos
}
message-you-wrote = Tú: { $text }
message-you = Tú
message-new = nuevo
message-pages = Páginas
message-newer = Más recientes
message-older = Más antiguos
message-conversation-with = Conversación con { $name }
message-profile-of = Perfil de { $name }
message-write = Escribir un mensaje

## Messages: blocking and muting

message-mute = Silenciar
message-unmute = Dejar de silenciar
message-block = Bloquear
message-block-ask = ¿Bloquear a { $name }?
message-block-explained = No podrá escribirte ni desafiarte. Tú tampoco podrás escribirle. Las partidas en curso continúan. Puedes desbloquearlo en cualquier momento.
message-unblock = Desbloquear
message-is-blocked = Has bloqueado a { $name }. No puede escribirte ni desafiarte.
message-is-muted = Has silenciado a { $name }. Sus mensajes se ocultan y no te llegan por correo. No recibe ningún aviso.
message-blocked-and-muted = Jugadores bloqueados y silenciados
message-blocked-heading = Bloqueados
message-muted-heading = Silenciados
message-block-hint = No pueden escribirte ni desafiarte. Las partidas en curso continúan.
message-mute-hint = Sus mensajes se ocultan y no te llegan por correo. No reciben ningún aviso.
message-nobody = Nadie.

## Reports

report-player = Denunciar a { $player }
report-message = Denunciar un mensaje de { $player }
report-comment = Denunciar un comentario de { $player }
report-intro = Los administradores ven quién envía esta denuncia. { $player } no recibe ningún aviso.
report-text-label = ¿Qué ha pasado?
report-send = Enviar la denuncia
report-error-text-length = Describe lo que ha pasado. Usa de 1 a { $most } caracteres.
report-error-yourself = No puedes denunciarte a ti mismo.
report-error-too-many = Puedes enviar como máximo { $most } denuncias al día. Inténtalo de nuevo mañana.
report-error-outcome-length = Escribe el resultado. Usa de 1 a { $most } caracteres.
report-error-about-you = Esta denuncia es sobre ti. Debe cerrarla otro administrador.
report-error-already-closed = Esta denuncia ya está cerrada.
