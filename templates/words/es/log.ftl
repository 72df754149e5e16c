### El registro de una partida y sus relojes.

log-title = Registro: { $white } – { $black }
log-heading = { $white } – { $black }: relojes y registro
log-to-game = A la partida
log-time = Cómo se cuenta el tiempo
log-costs = Lo que llevó cada jugada
log-move = Jugada
log-made = Hecha el
log-took = Llevó
log-counted = Cuenta como
log-left = Quedó después
log-happened = Lo que pasó
log-nothing = Nada todavía.
log-proof = Prueba contra alteraciones
log-chain = Cada suceso continúa el anterior con un hash, y el último se comunica a ambos en la carta sobre el final. El último ahora:
log-file = El registro como archivo
log-verify = <code>zugpost verify-log</code> lo comprueba.
log-none-plan = nada: por un plan
log-then-plan = { $time }, luego por un plan
log-none-agreed = nada: acordado
log-said = { $what } «{ $words }»
log-appeal-waits = { $name } ha apelado una decisión de la administración.
log-silence-waits = { $name } ha preguntado a la administración qué pasa con una partida en la que nadie juega.
log-claim-waits = { $name } reclama tablas. La partida descansa hasta que decida la administración: no corre ningún reloj.
