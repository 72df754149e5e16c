### The page of a game: board, moves, clocks, conditional moves, analysis, claims.

## Game page: making a move

game-your-move = Tu jugada: <b>{ $move }</b>
game-other-move-typed = Habías escrito otra jugada, así que la anterior no se jugó. Confirma esta si es la que quieres.
game-offer-draw-with-move = Ofrecer tablas con esta jugada
game-confirm-move = Confirmar jugada
game-add-lines = Añadir jugadas condicionales o una propuesta de jugadas
game-conditional-moves = Jugadas condicionales (solo tú las ves)
game-proposed-line = Propuesta de jugadas (tu rival la ve y no puedes retirarla)
game-confirm-move-and-lines = Confirmar jugada y variantes
game-lines-typed = También escribiste variantes. ¿Hacer la jugada con ellas o sola?
game-confirm-move-alone = Confirmar solo la jugada
game-just-try = Analizar
game-delayed-move = Tu jugada <b>{ $move }</b> se enviará dentro de { $time }:
game-delayed-move-with-offer = Va acompañada de una oferta de tablas.
game-delayed-move-with-lines = Va acompañada de estas variantes: { $lines }
game-delayed-move-with-message = Va acompañada de este mensaje:
game-delayed-move-hint = Hasta entonces solo tú ves esta jugada. Tu reloj está parado. Si recuperas la jugada, el tiempo desde que la hiciste se descuenta de tu tiempo.
game-recall-move = Recuperar la jugada
game-move-not-sent = Tu jugada aún no se ha enviado.
move-already-played = Tu jugada ya se hizo.
move-played = Tu jugada se hizo.
unsent-message = Tu mensaje no se envió.
unsent-draw-offer = No se ofrecieron tablas.
unsent-lines = Las jugadas condicionales no se guardaron.
notice-message-sent = Tu mensaje ya se había enviado.
notice-move-recalled = Has recuperado tu jugada. No se envió.
notice-move-sent = Has jugado. Esta es tu siguiente partida.
unsent-proposed-line = La propuesta de jugadas no se envió.
unsent-wrote = Lo que escribiste:
question-no-undo = Esto no se puede deshacer.
game-promote-to = Coronar:
game-type-move = Escribe una jugada
game-play-move = Jugar
game-add-message = Añadir un mensaje
game-message-label = Mensaje a tu rival

## Game page: buttons below the board

game-move-navigation = Navegar por las jugadas
game-first-position = Primera posición
game-previous-move = Jugada anterior
game-next-move = Jugada siguiente
game-last-position = Última posición
game-flip-board = Girar el tablero
game-zen = Modo zen (z)
game-zen-leave = Salir del modo zen (z)
game-analyze = Analizar la partida
game-blindfold = A ciegas: las piezas están ocultas. <a>Cambiar</a>

## Game page: what you can answer or claim

game-opponent-out-of-time = A tu rival se le ha acabado el tiempo
game-claim-win-on-time = Reclamar la victoria por tiempo
game-claim-win-on-time-hint = También puedes esperar. Tu rival aún puede jugar hasta que reclames la victoria.
game-draw-offered = Tu rival ofrece tablas
game-accept-draw = Aceptar tablas
game-decline = Rechazar
game-draw-offered-hint = Si haces una jugada, también rechazas la oferta.
game-you-offered-draw = Has ofrecido tablas.
game-takeback-asked-by-opponent = Tu rival pide que se deshaga { $move }
game-accept-takeback = Aceptar
game-takeback-hint = Si aceptas, las ofertas de tablas y las propuestas de jugadas quedan sin efecto, y las jugadas condicionales, inactivas. Si haces una jugada, rechazas la petición.
game-you-asked-for-takeback = Has pedido deshacer una jugada.
game-move-declines =
    Tu rival { $what ->
        [draw] ofrece tablas
        [takeback] pide deshacer una jugada
       *[both] ofrece tablas y pide deshacer una jugada
    }. Si haces esta jugada, rechazas { $what ->
        [draw] la oferta
        [takeback] la petición
       *[both] ambas cosas
    }.
game-proposed-by-you = Has propuesto esta variante
game-proposed-by-opponent = Tu rival propone esta variante
game-proposed-must-follow = Tienes que seguir esta variante hasta que tu rival haga otra jugada.
game-proposed-hint = Puedes aceptar toda la variante. Para aceptar solo una parte, mírala en el tablero. También puedes hacer cualquier otra jugada.
game-proposed-view = Ver en el tablero
game-proposed-accept = Aceptar toda la variante

## Game page: moves

game-moves = Jugadas
game-tabs = Junto al tablero
game-tab-conditional-moves = Condicionales
game-tab-note = Nota
game-tab-more = Más
game-material-advantage = Ventaja de material
game-board-size = Tamaño del tablero
game-no-moves = Aún no hay jugadas.
game-no-moves-made = No se hizo ninguna jugada.
game-mark-conditional = condicional
game-mark-proposed = propuesta
game-time-used = tardó { $time }
game-played-conditional = hecha como jugada condicional
game-played-proposed = hecha a partir de una propuesta de jugadas

## Game page: about the game

game-started = Comienzo
game-ended = Final
game-time-control = Control de tiempo
game-time-left-white = Tiempo restante de las blancas
game-time-left-black = Tiempo restante de las negras
game-starting-position = Posición inicial
game-options = Opciones de la partida
game-rating-of = Puntuación de { $name }
game-rating-at-start = { $rating } ±{ $margin } cuando empezó la partida.
game-rating-change = Semana del { $week }: { $before } → { $after } ({ $change }), por { $n ->
        [one] 1 partida por puntos
       *[other] { $n } partidas por puntos
    }.

## Game page: links and buttons

game-log = Tiempos y registro de la partida
game-used-times = Tiempo empleado en cada jugada
game-used-time = { $side }: { $total } en total, lo más largo { $longest } (jugada { $number })
game-pgn-clock-times = PGN con tiempos
game-pgn-analysis = PGN con mi análisis
game-offer-draw = Ofrecer tablas
game-ask-for-takeback = Pedir que se deshaga { $move }
game-give-more-time = Dar más tiempo
game-give-time-label = Tiempo que quieres dar a tu rival
game-give-time = Dar tiempo
game-rematch = Revancha con los colores invertidos
game-rematch-offered = Tu rival ofrece una revancha
game-you-offered-rematch = Has ofrecido una revancha.
game-rematch-declined = Tu rival ha rechazado la revancha.
game-rematch-withdrawn = Has retirado tu oferta de revancha.
game-rematch-expired = Tu oferta de revancha ha caducado.
game-rematch-begun = La revancha ha comenzado.
game-go-to-rematch = Ir a la revancha

## Game page: status

game-white-to-move = Juegan blancas
game-black-to-move = Juegan negras
game-captured = Capturadas: { $pieces }
game-your-turn = Es tu turno.
game-their-turn = Es el turno de { $name }.
game-error-too-late = Demasiado tarde: el tiempo se acabó el { $deadline }.
game-why-not-a-draw = ¿Por qué no son tablas?

## Board, also for screen readers: moves, as screen readers say them

board-name = Tablero de ajedrez
board-checks-left = { $n ->
        [one] falta 1 jaque
       *[other] faltan { $n } jaques
    }
board-pocket-piece = { $piece }, { $n } en la reserva
board-checks-left-of = { $color }: { board-checks-left }.
board-pocket-of = { $color }, en la reserva: { $pieces }.
board-variant = Variante: { $variant }.
board-goal = meta
board-spoken-captured-piece = { $kind ->
    [P] el peón
    [N] el caballo
    [B] el alfil
    [R] la torre
   *[Q] la dama
}
board-spoken-move = { $piece } de { $from } a { $to }
board-spoken-drop = { $piece } a { $to } desde la reserva
board-spoken-capture = { $piece } de { $from } captura { $taken } en { $to }
board-spoken-castles-kingside = enroque corto
board-spoken-castles-queenside = enroque largo
board-spoken-promotion = corona { $piece }
board-spoken-check = jaque
board-spoken-checkmate = jaque mate

## Board, also for screen readers: squares, as screen readers say them

board-selected = seleccionada
board-can-be-moved-to = puedes mover aquí
board-can-be-captured = se puede capturar
board-selected-with-targets = { $square }, seleccionada. Puede ir a { $squares }.
board-not-possible = No es posible. No hay ninguna pieza seleccionada.
board-starting-position = Posición inicial

## Board, also for screen readers: messages beside the board

board-game-changed = La partida ha cambiado.
board-show-game = Ver la partida
board-no-connection = Sin conexión. No se ha enviado nada. Inténtalo de nuevo.
board-connection-lost = Se ha perdido la conexión. Recarga la página para ver si se ha hecho.
board-not-accepted = El servidor no lo ha aceptado. Recarga la página.

## Game log: top of the page

log-title = Registro de la partida: { $white } – { $black }
log-heading = { $white } – { $black }: tiempos y registro de la partida
log-to-game = Ir a la partida

## Game log: time

log-time-control = Control de tiempo
log-move-times = Tiempo usado en cada jugada
log-move = Jugada
log-played-on = Fecha
log-time-used = Tiempo usado
log-time-charged = Descontado
log-time-left = Tiempo restante
log-conditional-move = nada (jugada condicional)
log-time-then-conditional-move = { $time } (luego jugada condicional)
log-proposed-line = nada (propuesta de jugadas)

## Game log

log-entries = Registro de la partida
log-no-entries = Aún no hay entradas.
log-entry-unreadable = Esta entrada no se puede leer.
log-entry-with-words = { $what } «{ $words }»
log-verification = Verificación
log-last-hash = Cada entrada contiene un hash de la anterior. El correo sobre el final de la partida contiene el último hash. Último hash:
log-download = Descargar el registro de la partida
log-verify = Comprueba el archivo con <code>zugpost verify-log</code>.

## Game log: what is waiting for a decision: on the page of the game and for arbiters

log-appeal-waiting = { $name } ha apelado la decisión.
log-not-moving-waiting = { $name } ha pedido la decisión de un árbitro porque su rival no ha jugado en 30 días.
log-claim-waiting = { $name } reclama tablas. La partida está en pausa hasta que un árbitro decida.
log-play-stopped-waiting = La partida se ha detenido. Se resuelve por decisión arbitral.

## Analysis: top of the page, and the board

analysis-title = Análisis: { $white } – { $black }
analysis-back-to-game = ← Volver a la partida
analysis-heading = Tablero de análisis
analysis-no-line = Prueba jugadas en el tablero. Nada de lo que pruebes aquí se envía.
analysis-move-navigation = Navegar por las jugadas
analysis-start-of-line = Inicio de la variante
analysis-end-of-line = Final de la variante

## Analysis: the line on the board

analysis-proposed-by-opponent = Tu rival propone esta variante.
analysis-accept-proposed = Aceptar hasta esta jugada
analysis-play-move = Jugar { $move } y añadir las siguientes como jugadas condicionales
analysis-play-and-propose = Jugar { $move } y proponer las siguientes a tu rival
analysis-line-is-conditional = Esta variante está entre tus jugadas condicionales. Para quitar una respuesta, vuelve a la jugada de tu rival.
analysis-line-is-conditional-hint = Si tu rival hace estas jugadas, tus respuestas se juegan de inmediato.
analysis-add-to-conditional-moves = Añadir a jugadas condicionales
analysis-more-replies =
    { $n ->
        [one] Con { $n } respuesta más de mi análisis:
       *[other] Con { $n } respuestas más de mi análisis:
    }
analysis-replies =
    { $n ->
        [one] { $n } respuesta de mi análisis:
       *[other] { $n } respuestas de mi análisis:
    }
analysis-add-all-to-conditional-moves = Añadir todo a jugadas condicionales
analysis-conditional-reply = Respuesta condicional: <b>{ $answer }</b>
analysis-remove-from-conditional-moves = Quitar de jugadas condicionales

## Analysis: comment, and buttons for the line

analysis-comment = Comentario
analysis-comment-on-position = Comentario sobre esta posición
analysis-save-comment = Guardar comentario
analysis-add-with-comment = Añadir con comentario
analysis-make-main-line = Hacer variante principal
analysis-delete-from-here = Borrar desde aquí
analysis-glyphs = Valoración de la última jugada
analysis-quote-in-message = Citar en un mensaje
analysis-quote = { $line }, tras { $before }
analysis-add-line = Añadir a mi análisis

## Analysis: a reply to any other move

analysis-any-other-move = Cualquier otra jugada
analysis-any-reply = Tu respuesta a cualquier otra jugada
analysis-any-except-captures = Excepto capturas
analysis-any-except-checks = Excepto jaques
analysis-any-except-attacks = Excepto ataques a la pieza que quieres mover o a su casilla de destino
analysis-any-show-moves = Mostrar qué jugadas tienen respuesta
analysis-any-answered = Respondidas:
analysis-any-not-answered = Sin respuesta:

## Analysis: my analysis

analysis-my-analysis = Mi análisis
analysis-empty = Tus variantes aparecen aquí. Solo tú puedes verlas.
analysis-undo = Deshacer
analysis-variation = Variante
analysis-visitor-hint = Tu análisis se guarda solo en este navegador.
analysis-enter-as-text = Escribir variantes como texto
analysis-text-label = Variantes que empiezan en la posición del tablero
analysis-add-text = Añadir a mi análisis

## Analysis: errors

analysis-error-comment-changed = El comentario ha cambiado desde que abriste esta página. Está arriba. Si guardas otra vez, lo sustituyes.
analysis-error-impossible-line = Esta variante no es posible en esta partida. Inténtalo de nuevo en el tablero.
analysis-error-nothing-to-undo = No queda nada que deshacer.
analysis-error-too-large-for-browser = Tu análisis es demasiado grande para este navegador. Borra antes algunas variantes.
analysis-error-one-reply = Escribe una sola respuesta: una jugada, «resign» (abandonar) o «accept» (aceptar tablas).
analysis-error-not-saved = No se ha guardado nada. { $fault }

## Conditional moves

safety-move-title = Jugada de seguridad
safety-move-set = Si no juegas, se hará <b>{ $move }</b> cuando tu tiempo restante sea de { $time }
safety-move-change = Cambiar la jugada de seguridad
safety-move-choose = Elegir una jugada de seguridad
safety-move-move = Jugada
safety-move-lead = Tiempo restante
safety-move-save = Guardar la jugada de seguridad
safety-move-delete = Borrar la jugada de seguridad
safety-move-hint = Vale solo para esta posición. Si no juegas a tiempo, se hace automáticamente. Solo tú la ves. Recibirás un correo cuando se haya hecho.
conditional-title = Jugadas condicionales
conditional-already-played = Ya jugada en la partida
conditional-held-for-draw-offer = Tu rival ofrece tablas, así que tu jugada condicional no se ha hecho. Si las rechazas, se juega <b>{ $answer }</b>.
conditional-none = Aún no hay jugadas condicionales. En el tablero de análisis, haz una jugada de tu rival y luego tu respuesta. Solo tú las verás.
conditional-add-later = Puedes añadir jugadas condicionales junto con tu próxima jugada, o mientras sea el turno de tu rival.
conditional-covered = Tienes respuesta a { $some } de { $all } jugadas posibles.
conditional-only-you = Solo tú puedes ver esto.
conditional-analysis-board = Tablero de análisis
conditional-played-so-far = Jugadas condicionales hechas hasta ahora: { $n }.

## Conditional moves: lines that have become possible again

conditional-possible-again = Estas variantes inactivas vuelven a ser posibles:
conditional-reactivate-all = Reactivar todas
conditional-reactivate = Reactivar

## Conditional moves: conditional moves as text

conditional-enter-as-text = Escribir variantes como texto
conditional-text-label = Jugadas condicionales: la jugada de tu rival y luego tu respuesta
conditional-text-hint = Pon otra jugada de tu rival entre paréntesis o en una línea nueva. En lugar de tu jugada puedes escribir <b>resign</b> (abandonar), o <b>accept</b> para aceptar las tablas que se ofrezcan con la jugada. Para cualquier otra jugada de tu rival, escribe <b>any</b>. Con <b>any-unless-capture-check-attack</b> quedan fuera capturas, jaques y ataques.
conditional-not-saved = Aún no se ha guardado.
conditional-not-sent = Aún no se ha enviado.
conditional-any-check-moves = Comprueba primero qué jugadas incluye <b>any</b>:
conditional-any-after = Tras { $moves }:
conditional-any-answered = respondidas
conditional-any-not-answered = sin respuesta
conditional-save = Guardar
conditional-delete-all = Borrar todo
conditional-delete-all-ask = ¿Borrar todas las jugadas condicionales?
conditional-delete-all-moves = Borrar todas las jugadas condicionales

## Conditional moves: inactive lines

conditional-inactive = Variantes inactivas
conditional-inactive-hint = No se juegan. Si una variante vuelve a ser posible, puedes reactivarla aquí.
conditional-delete-inactive = Borrar variantes inactivas

## Conditional moves: replies in a line

conditional-reply-resign = abandonar
conditional-reply-accept-draw = aceptar tablas
conditional-reply-any-other-move = cualquier otra jugada: { $answer }
conditional-reply-with-exceptions = { $answer }, salvo si { $guards }
conditional-exceptions-or = { " o " }
conditional-exception-capture = captura
conditional-exception-check = da jaque
conditional-exception-attack = ataca tu pieza o su casilla de destino

## Conditional moves: the position

conditional-position-checkmate = Jaque mate.
conditional-position-stalemate = Ahogado.
conditional-position-check = Jaque.

## What is wrong with moves that were typed: where the error is

line-error-at = { $place }: { $why }

## What is wrong with moves that were typed: what cannot be read

line-wrong-number = Número de jugada incorrecto. Escribe { $expected }.
line-variation-without-move = Una variante entre paréntesis debe ir detrás de la jugada que sustituye.
line-parenthesis-not-closed = Falta un paréntesis de cierre.
line-parenthesis-not-opened = Hay un paréntesis de cierre sin uno de apertura.
line-comment-not-closed = Hay un comentario entre {"{ }"} sin cerrar. Ciérralo.
line-comment-not-opened = Hay una {"}"} sin una {"{"} antes.
line-after-end = La variante ha terminado. Aquí no puede seguir nada.
line-word-not-allowed = No puedes usar «{ $word }» aquí. Escribe una jugada.
line-unknown-exception = «{ $word }» no es una excepción válida. Escribe any, o any-unless- seguido de capture, check o attack, unidos por guiones.
line-any-without-reply = Escribe tu respuesta después de «any».
line-any-reply-never-possible = Esta respuesta no es posible tras ninguna de estas jugadas. Escribe otra.
line-no-reply = Falta tu respuesta a esta jugada. Escríbela.
line-two-replies = Ya tienes otra respuesta en esta posición: { $first }. Elige una de las dos.
line-empty = Escribe al menos una jugada.

## What is wrong with moves that were typed: what is too much

line-too-long = Una variante puede tener como máximo { $limit } medias jugadas. Acórtala.
line-too-far-ahead = Puedes escribir jugadas hasta { $limit } medias jugadas por adelantado como máximo.
line-too-many-conditional-moves = Puedes tener como máximo { $limit } jugadas condicionales. Borra algunas primero.
line-too-many-proposed-lines = Puedes proponer como máximo { $limit } variantes.
line-comments-too-long = Los comentarios pueden tener como máximo { $limit } caracteres en total. Acórtalos.
line-analysis-too-many-moves = Tu análisis puede tener como máximo { $limit } jugadas. Borra algunas primero.
line-analysis-comments-too-long = Los comentarios de tu análisis pueden tener como máximo { $limit } caracteres en total. Acórtalos.
line-analysis-comment-too-long = Un comentario puede tener como máximo { $limit } caracteres. Acórtalo.

## Claims: a draw that you can claim at once

claim-possible = Puedes reclamar tablas
claim-at-once = Reclamar tablas
claim-at-once-with-move = Reclamar tablas con { $move }
claim-play-on = También puedes seguir jugando.
claim-more = Otras formas de reclamar tablas

## Claims: a claim or an appeal, and the decision

claim-waiting = A la espera de una decisión
claim-decision = Decisión
claim-accept-draw = Aceptar tablas
claim-reply-to-claim = Tu respuesta a la reclamación (solo puedes responder una vez)
claim-reply-to-appeal = Tu respuesta a la apelación (solo puedes responder una vez)
claim-send-reply = Enviar respuesta
claim-appeal = Apelar esta decisión
claim-appeal-label = ¿Por qué es errónea la decisión? Decidirá otro árbitro.
claim-appeal-send = Enviar apelación
claim-result-until = Ambos jugadores pueden reclamar victoria o tablas hasta el { $date }. Después la partida se resuelve por decisión arbitral. Si ningún jugador demuestra una victoria, son tablas.
claim-result-analysis = Tu análisis
claim-result-hint = Muestra las jugadas que llevan a tu resultado. Si tienes el veredicto de una tabla de finales de siete piezas, añádelo como texto. Lo verán tu rival y quien decida. Hasta que ambos jugadores hayan reclamado, puedes sustituir tu reclamación.
claim-result-win = Reclamar victoria
claim-result-draw = Reclamar tablas
claim-result-replace = Has reclamado. Puedes sustituir tu reclamación hasta entonces, o hasta que tu rival también reclame. Si ambos reclaman tablas, la partida es tablas.
claim-appeal-hint-in-progress = Una decisión se puede apelar una vez, en un plazo de 14 días y antes de la próxima jugada.
claim-appeal-hint-over = Una decisión se puede apelar una vez, en un plazo de 14 días.

## Claims: an opponent who does not move

claim-not-moving = Tu rival no ha jugado en 30 días. Esta partida no tiene límite de tiempo.
claim-not-moving-ask = Pedir que decida un árbitro
claim-not-moving-label = ¿Qué debería decidir el árbitro?
claim-not-moving-send = Enviar solicitud

## Claims: the form for claims

claim-form = Reclamar tablas
claim-reason = Motivo
claim-move = Tu próxima jugada, si la reclamación depende de ella
claim-explanation = Explicación para el árbitro y tu rival
claim-button = Reclamar tablas
claim-hint = Si las reglas deciden tu reclamación, sabrás el resultado de inmediato. Si no, decide un árbitro. Hasta entonces, la partida y sus relojes quedan en pausa.

## Resigning

resign-title = Abandonar
resign-abort-title = Cancelar partida
resign-abort-ask = ¿Cancelar la partida contra { $opponent }?
resign-abort-explained = Puedes cancelar una partida mientras no hayan jugado los dos jugadores. Una partida cancelada no cuenta.
resign-abort = Cancelar partida
resign-keep-playing = Seguir jugando
resign-ask = ¿Abandonar la partida contra { $opponent }?
resign-explained = Pierdes la partida. Si tu rival no tiene forma de ganar, son tablas. Esto no se puede deshacer.

## How a clock was calculated: beside the board

clock-no-time-limit = sin límite de tiempo
clock-out-of-time = tiempo agotado
clock-time-left = tiempo restante: { $time }
clock-paused = en pausa
clock-days-for-moves =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
     } para { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
     }
clock-on-vacation = { $name } está de vacaciones hasta el { $to }.
clock-on-special-leave = { $name } tiene un permiso especial: el reloj está parado hasta el { $to }.
clock-vacation-to-come = { $name } estará de vacaciones del { $from } al { $to }.

## How a clock was calculated: the rules of the time control

clock-time-control = Control de tiempo: { $control }.
clock-explained-per-move = El tiempo que no usas no pasa a la jugada siguiente.
clock-explained-fischer = El tiempo que no usas queda en el reloj.
clock-explained-maximum = El incremento no puede subir un reloj por encima del máximo. El tiempo que da el rival sí puede superarlo.
clock-explained-period = Una jugada hecha en menos de 24 horas no gasta tiempo. Si no, se cuentan días completos. A partir de 20 días en una jugada, los días cuentan doble. Los días que no usas se conservan. El tiempo también se acaba cuando una jugada tarda { $silence } días.
clock-explained-no-time-limit = El tiempo nunca se acaba.

## How a clock was calculated: the clock that is running

clock-runs-out-white = El tiempo de las blancas se acaba el { $deadline }.
clock-ran-out-white = El tiempo de las blancas se acabó el { $deadline }.
clock-running-white = El reloj de las blancas corre desde el { $from }.
clock-paused-until-white = El reloj de las blancas está en pausa hasta el { $to }.
clock-runs-out-black = El tiempo de las negras se acaba el { $deadline }.
clock-ran-out-black = El tiempo de las negras se acabó el { $deadline }.
clock-running-black = El reloj de las negras corre desde el { $from }.
clock-paused-until-black = El reloj de las negras está en pausa hasta el { $to }.
clock-used-runs-out = Esta jugada ha gastado { $used } de { $all }. El tiempo se acaba el { $deadline }.
clock-used-ran-out = Esta jugada gastó { $used } de { $all }. El tiempo se acabó el { $deadline }.

## What happened in a game: moves and offers

event-move-played =
    Las { $side } jugaron { $move }{ $how ->
        [conditional] {" "}(jugada condicional)
        [proposed] {" "}(propuesta de jugadas)
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}y ofrecieron tablas
       *[no] {""}
    }.
event-line-proposed = Las { $side } propusieron esta variante: { $lines }.
event-takeback-asked = Las { $side } pidieron deshacer una jugada.
event-takeback-declined = Las { $side } rechazaron deshacer la jugada.
event-takeback-accepted = Las { $side } aceptaron deshacer la jugada.
event-draw-offered = Las { $side } ofrecieron tablas.
event-draw-declined = Las { $side } rechazaron las tablas.

## What happened in a game: claims

event-claim-replied = Las { $side } respondieron.
event-appealed = Las { $side } apelaron la decisión.
event-play-stopped = La partida se detuvo. Se resuelve por decisión arbitral.
event-win-claimed = Las { $side } reclamaron la victoria.
event-draw-claimed = Las { $side } reclamaron tablas.
event-claim-replaced = Una reclamación posterior la sustituyó.
event-claimed = Las { $side } reclamaron: { $claim }.
event-claim-rejected = La reclamación se rechazó. { $found }
event-result-being-checked = La partida terminó. El resultado aún se estaba comprobando.

## What happened in a game: time

event-time-given = Las { $side } dieron { $time } al rival.
event-no-vacation = Las { $side } terminaron o cancelaron sus vacaciones.
event-vacation = Las { $side } tienen vacaciones reservadas { $spans }.
event-vacation-from-to = del { $from } al { $to }
event-vacation-and = { $first } y { $last }
event-player-replaced = { $player } juega ahora con las { $side } en lugar de { $former }.
event-special-leave = Las { $side } recibieron un permiso especial. El reloj está parado hasta el { $to }.
event-outage = El servidor estuvo parado del { $from } al { $to }. El tiempo perdido se añadió al reloj en marcha.
event-delay-ended = Las { $side } hicieron la siguiente jugada el { $at }. Fue una jugada diferida.
event-safety-move-played = La siguiente jugada de las { $side } fue una jugada de seguridad, con { $time } en el reloj.

log-hashes-title = Hashes publicados de todos los registros
log-hashes-what = Cada día se publica aquí el último hash de cada registro que ha cambiado, y un hash de todos ellos juntos y de todo lo publicado antes. Los administradores lo reciben por correo. Así nadie puede reescribir la historia de una partida ni borrar una partida sin que se note.
log-hashes-check = El texto de un día contiene, línea por línea, aquello de lo que se calculó el hash. <code>zugpost verify</code> lo compara con la base de datos.
log-hashes-none = Todavía no se ha publicado nada.
log-hashes-day = Día (UTC)
log-hashes-games = Partidas
log-hashes-hash = Hash
log-hashes-older = Días anteriores
log-hashes-link = Hashes publicados de todos los registros

## Analysis: marks on moves and positions

glyph-brilliant-move = Jugada brillante
glyph-good-move = Buena jugada
glyph-interesting-move = Jugada interesante
glyph-dubious-move = Jugada dudosa
glyph-mistake = Error
glyph-blunder = Error grave
glyph-white-winning = Ventaja decisiva de las blancas
glyph-white-better = Las blancas están mejor
glyph-white-slightly-better = Las blancas están algo mejor
glyph-equal-position = Posición igualada
glyph-unclear-position = Posición poco clara
glyph-black-slightly-better = Las negras están algo mejor
glyph-black-better = Las negras están mejor
glyph-black-winning = Ventaja decisiva de las negras

## What keys do

keys-heading = Atajos de teclado
keys-step = Jugada anterior o siguiente
keys-ends = Primera o última jugada
keys-flip = Girar el tablero
keys-threats = Mostrar amenazas: capturas y jaques. No se consulta ningún módulo
keys-next-game = Siguiente partida
keys-zen = Modo zen
keys-escape = Devolver la pieza o quitar flechas y círculos
keys-help = Mostrar esta lista
keys-close = Cerrar
