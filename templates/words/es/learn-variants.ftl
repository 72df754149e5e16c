### Otras formas de jugar: Chess960 y reglas de la casa.

learn-960-title = Chess960
learn-960-lead = El mismo juego desde una de 960 posiciones.
learn-960-array = Las piezas de detrás de los peones se barajan, y los dos bandos tienen la misma disposición. Dos cosas valen siempre: el rey está entre sus torres, y los alfiles están en casillas de distinto color. Quedan así 960 posiciones, numeradas del 0 al 959. El número 518 es la habitual.
learn-960-number = Posición número 0: alfiles en a1 y b1, dama, dos caballos, y luego torre, rey y torre.
learn-960-castling = El enroque
learn-960-castling-text = Empiecen donde empiecen, el rey y la torre terminan donde terminan en el juego habitual. Del lado de la columna h (O-O), el rey va a g1 y la torre a f1; del lado de la columna a (O-O-O), el rey va a c1 y la torre a d1. Para las negras es la octava fila. Uno de los dos puede estar ya ahí, y pueden saltarse el uno al otro.
learn-960-before = El rey de b1 y la torre de c1 no se han movido, y el camino hasta g1 está libre.
learn-960-after = Tras O-O: rey en g1, torre en f1.
learn-960-unmoved = El rey y la torre no se han movido antes.
learn-960-room = Todas las casillas que el rey y la torre cruzan o alcanzan están libres, salvo por ellos mismos.
learn-960-attacked = El rey no está en jaque, no cruza ninguna casilla atacada y no llega a ninguna.
learn-960-here = En este sitio
learn-960-type = Cuando <a>ofreces una partida</a> eliges la posición por su número. Para enrocarte, lleva el rey sobre su torre, o escribe O-O u O-O-O. En el tablero, una jugada del rey a g1 o c1 también enroca, salvo que el rey pudiera simplemente ir allí.

learn-house-title = Reglas de la casa
learn-house-lead = Lo que dos jugadores pueden acordar antes de la primera jugada.
learn-house-chosen = Se eligen cuando <a>ofreces una partida</a>. Donde no son las habituales, figuran en la página del desafío y en la de la partida. Después nadie puede cambiarlas.
learn-house-passing = Sin captura al paso
learn-house-passing-text = Ningún peón se captura nunca al paso. Un jaque al que nada más podría responder es mate, y dos posiciones que solo se distinguen por ese derecho son la misma.
learn-house-passing-board = Las negras acaban de jugar d7-d5. En una partida así, el peón de e5 solo puede avanzar.
learn-house-warning = Sin aviso de jaque
learn-house-warning-text = Una jugada que deja al rey en jaque no se rechaza: vale, y pierde la partida de inmediato. Puedes mover una pieza clavada, pasar por alto un jaque, meterte en un ataque; nada te avisa, tampoco la página en la que confirmas la jugada. Enrocarse estando en jaque o a través de un jaque se rechaza igualmente, y el mate y el ahogado siguen siendo lo que son.
learn-house-draws = Tablas por sí solas
learn-house-draws-text = La tercera aparición de una posición y cincuenta jugadas sin captura ni jugada de peón terminan la partida de inmediato, sin reclamación. Todo lo demás sobre las <a>tablas</a> sigue igual.
learn-house-site = Sobre cómo se juega aquí
learn-house-plans = <b>Sin jugadas condicionales</b> no hay planes ni propuestas: cada jugada se hace a mano.
learn-house-takebacks = <b>Sin retirar jugadas</b>, una jugada es una jugada. Si no, puedes pedirle a tu rival que te deje retirar la última; si acepta, también el reloj vuelve atrás, y las ofertas y los planes quedan sin efecto.
learn-house-flag = <b>Si la caída de bandera se reclama</b>, no termina nada por sí sola. Mientras el rival no reclame la partida, la jugada aún puede hacerse, y cuenta.
learn-house-leave = <b>Sin vacaciones</b>, el reloj corre en esta partida, hayan reservado lo que hayan reservado sus jugadores.
