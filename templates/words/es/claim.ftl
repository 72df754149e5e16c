### Reclamar tablas, y qué sale de ello.

claim-offered = Son tablas si las reclamas
claim-now = Reclamar las tablas
claim-now-with = Reclamar las tablas con { $move }
claim-need-not = No tienes que hacerlo: también puedes seguir jugando.
claim-waiting = A la espera de una decisión
claim-ruling = Una decisión
claim-accept = Aceptar las tablas
claim-answer-claim = Tu respuesta a la reclamación, una sola vez
claim-answer-appeal = Tu respuesta a la apelación, una sola vez
claim-send = Enviarla a la administración
claim-appeal = Apelar esta decisión
claim-appeal-why = Por qué es errónea; decidirá otra persona de la administración
claim-appeal-send = Apelar
claim-appeal-running = Una decisión se puede apelar una vez, en 14 días y antes de la próxima jugada.
claim-appeal-once = Una decisión se puede apelar una vez, en 14 días.
claim-silence = Tu rival no ha jugado en treinta días, y no corre ningún reloj.
claim-silence-ask = Preguntar a la administración
claim-silence-wish = Lo que deseas
claim-silence-send = Preguntar
claim-form = Reclamar tablas
claim-because = A causa de
claim-move = Tu jugada que produce las tablas, si hace falta una
claim-words = En palabras, para la administración y tu rival
claim-claim = Reclamar
claim-hint = Lo que las reglas pueden decidir se decide al momento. Todo lo demás va a la administración: hasta entonces la partida descansa y no corre ningún reloj.
