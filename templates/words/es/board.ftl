### El tablero, para la vista y para el oído.

board-name = Tablero de ajedrez
# Una pieza capturada.
board-taken = { $kind ->
    [P] el peón
    [N] el caballo
    [B] el alfil
    [R] la torre
   *[Q] la dama
}
board-moves = { $piece } de { $from } a { $to }
board-takes = { $piece } de { $from } captura { $taken } en { $to }
board-castles-short = enroque corto
board-castles-long = enroque largo
board-promotes = corona { $piece }
board-check = jaque
board-mate = jaque mate

board-chosen = pieza elegida
board-target = se puede mover aquí
board-capture = se puede capturar
board-choice = { $square }, pieza elegida. Puede ir a { $squares }.
board-no = No es posible. No hay ninguna pieza elegida.
board-start = Comienzo de la partida
board-went-on = La partida ha continuado.
board-show = Mostrar
board-offline = Sin conexión. Tu jugada no se ha enviado.
board-unsure = Sin conexión. Recarga la página para ver si se ha enviado.
board-refused = El servidor no lo ha aceptado. Recarga la página.
