### Abandonar y anular.

resign-title = Abandonar
resign-abort-title = Anular
resign-abort-ask = ¿Anular la partida contra { $opponent }?
resign-abort-means = Aún no habéis jugado los dos, así que puedes anular la partida. No contará para ninguno.
resign-abort = Anular la partida
resign-play-on = Seguir jugando
resign-ask = ¿Abandonar la partida contra { $opponent }?
resign-means = Pierdes la partida, y esto no se puede deshacer.
