### Reclamaciones, apelaciones y decisiones.

case-refuted = Esto aún no son tablas. { $found }
case-progress = En los últimos { $halfmoves } medios movimientos no se ha movido ningún peón ni se ha capturado nada; cincuenta jugadas de cada bando son 100.
case-progress-with = Con esta jugada, en los últimos { $halfmoves } medios movimientos no se ha movido ningún peón ni se ha capturado nada; cincuenta jugadas de cada bando son 100.
case-can-be-won = Esta posición aún se puede ganar.
case-waits = Una reclamación espera la decisión de la administración. Hasta entonces no se juega y ningún reloj corre.
case-needs-words = Dilo en pocas palabras: las leerá la administración.
case-too-soon = Una reclamación por este motivo fue rechazada: podrás hacer otra después de { $n ->
        [one] una jugada tuya
       *[other] { $n } jugadas tuyas
    } más.
case-flag-fell = El tiempo se ha agotado, y ninguna reclamación ni apelación detiene un reloj agotado.
case-silence-waits = Tu rival ha preguntado a la administración por tu silencio. Haz una jugada y queda resuelto.
case-nobody-rules = Nadie podría decidir sobre esto: le corresponde a un administrador o árbitro que no juegue la partida ni haya decidido sobre ella.
case-nothing = Ya no hay ninguna reclamación que responder.
case-answered = Ya has respondido a esta reclamación.
case-silence-too-short = Puedes preguntar a la administración cuando tu rival lleve 30 días sin jugar.
case-clock-decides = Esta partida tiene límite de tiempo: si tu rival sigue en silencio, decide el reloj.
case-nothing-to-appeal = No hay decisión que apelar: la partida ha continuado desde entonces, o nadie ha decidido.
case-appealed-once = Esta decisión se tomó en una apelación: es firme.
case-appeal-too-late = Una decisión se puede apelar durante 14 días: esta es firme.
case-needs-reason = Da un motivo: lo leerán ambos jugadores.
case-ruled-before = Ya has decidido sobre esto: la apelación le corresponde a otro administrador.
case-nothing-to-rule = Aquí ya no hay nada pendiente de decisión.
case-same-result = La partida ya tiene este resultado.
case-still-running = La partida no ha terminado.
case-board-ended = La posición en el tablero terminó esta partida: no puede continuar.
case-reopen-needs-time = Al bando que debe jugar se le acabaría el tiempo enseguida: reábrela con algunos días más.

case-ground-dead = posición muerta: ya nadie puede recibir mate
case-ground-agreement = acuerdo fuera del sitio
case-ground-fortress = una fortaleza o tablas teóricas
case-ground-silence = treinta días de silencio
case-ground-other = otro motivo
case-ground-with = { $ground }, con { $move }
case-ruled-won = { $who } decidió que ganaron las { $winner }.
case-ruled-draw = { $who } decidió que la partida es tablas.
case-ruled-both-lose = { $who } decidió que ambos bandos perdieron.
case-ruled-annulled = { $who } anuló la partida.
case-ruled-play-on = { $who } decidió que la partida continúa.
case-ruled-uphold = { $who } decidió que el resultado se mantiene.
case-ruled-add-time = { $who } dio a las { $side } { $n ->
        [one] un día
       *[other] { $n } días
    } más.
case-ruled-reopen = { $who } reabrió la partida.
case-ruled-reopen-with = { $who } reabrió la partida, con { $n ->
        [one] un día
       *[other] { $n } días
    } más.
case-an-administrator = La administración
