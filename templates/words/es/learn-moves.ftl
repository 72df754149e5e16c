### Las jugadas: piezas, enroque, captura al paso, promoción.

learn-pieces-title = Las piezas y sus movimientos
learn-pieces-lead = Seis clases de piezas, cada una con su propio movimiento.
learn-pieces-board = El ajedrez se juega entre dos en un tablero de 64 casillas. Empiezan las blancas y luego se juega por turno. Nadie puede pasar. Cada casilla tiene un nombre: una letra para la columna, de izquierda a derecha como la ven las blancas, y un número para la fila, contada desde el lado de las blancas.
learn-pieces-dots = Una pieza va a una casilla libre, o captura lo que el rival tiene en una casilla y ocupa su lugar. Nunca va adonde hay una pieza de su bando. En los diagramas, un punto marca cada casilla a la que puede ir la pieza elegida, y un anillo cada pieza que puede capturar.
learn-pieces-lines = En línea recta
learn-pieces-lines-text = La torre, el alfil y la dama se mueven en línea recta, tan lejos como quieran. No saltan: la primera pieza del camino termina la línea.
learn-pieces-rook = La torre se mueve por columnas y filas. El peón de d6 puede ser capturado; más allá la torre no llega. Su propio peón de g4 le cierra el paso.
learn-pieces-bishop = El alfil se mueve por diagonales. Toda la partida permanece en casillas de un mismo color.
learn-pieces-queen = La dama se mueve como una torre o como un alfil. Ninguna pieza alcanza más casillas.
learn-pieces-jump = El caballo y el rey
learn-pieces-knight = El caballo va dos casillas por una columna o fila y una hacia un lado. No importa lo que haya en medio: es la única pieza que salta.
learn-pieces-king = El rey va una casilla en cualquier dirección, pero nunca a una casilla que el rival ataca. La torre de d8 le prohíbe toda la columna d. Una vez por partida puede además <b>enrocarse</b>.
learn-pieces-pawns = El peón
learn-pieces-pawn-text = El peón avanza de un modo y captura de otro. Avanza en línea recta: una casilla, o dos desde su casilla inicial si ambas están libres. Captura una casilla en diagonal hacia delante. Nunca retrocede.
learn-pieces-pawn = Desde su casilla inicial el peón puede avanzar una o dos casillas, o capturar hacia cualquiera de los dos lados.
learn-pieces-pawn-stuck = Lo que está justo delante de un peón lo detiene, y el peón no puede capturarlo. Ninguno de estos dos puede moverse.
learn-pieces-more = Quedan dos cosas por saber de los peones: la captura <a>al paso</a>, posible durante una sola jugada, y la <a>promoción</a> en la última fila.

learn-castling-title = El enroque
learn-castling-lead = El rey y la torre se mueven juntos, una vez por partida.
learn-castling-how = El rey va dos casillas hacia una de sus torres, y esa torre pasa a la casilla que el rey ha cruzado. Es una sola jugada, y una jugada del rey.
learn-castling-both = Las blancas pueden enrocarse hacia los dos lados: el rey puede ir a g1 o a c1.
learn-castling-short = Tras el enroque corto, escrito O-O.
learn-castling-long = Tras el enroque largo, escrito O-O-O.
learn-castling-when = Cuándo está permitido
learn-castling-unmoved = Ni el rey ni esa torre se han movido antes. En cuanto uno se ha movido, el derecho se pierde, aunque la pieza haya vuelto.
learn-castling-empty = Todas las casillas entre los dos están libres.
learn-castling-check = El rey no está en jaque. Un jaque anterior en la partida no importa.
learn-castling-across = El rey no cruza ninguna casilla atacada ni llega a ninguna.
learn-castling-no = La torre de f8 ataca f1, que el rey tendría que cruzar. Las blancas solo pueden hacer el enroque largo.
learn-castling-yes = La torre de b8 ataca b1. Esa casilla solo la cruza la torre, así que las blancas pueden hacer igualmente el enroque largo.
learn-castling-here = Cómo enrocarse aquí
learn-castling-type = En el tablero, lleva el rey a la casilla donde va a quedar, o sobre su torre. Escrito es O-O u O-O-O; también sirven los ceros, y e1g1. En el <a>Chess960</a> el rey y la torre pueden empezar en otro lugar, pero terminan en las mismas casillas que aquí.

learn-passing-title = La captura al paso
learn-passing-lead = Un peón que pasa junto a otro puede ser capturado como si hubiera avanzado una sola casilla.
learn-passing-how = Un peón avanza dos casillas desde su casilla inicial y queda al lado de un peón rival. En la jugada inmediatamente siguiente, ese peón puede capturarlo al paso: va a la casilla cruzada, y el peón que la cruzó sale del tablero.
learn-passing-before = Las negras acaban de jugar d7-d5. El peón de e5 puede avanzar o capturar en d6.
learn-passing-after = Tras exd6 el peón que estaba en d5 ha desaparecido.
learn-passing-once = El derecho dura una jugada. Si se juega otra cosa, se pierde.
learn-passing-not = Cuándo no está permitida
learn-passing-pinned = Dos peones dejarían la quinta fila a la vez, y la torre de h5 atacaría al rey de a5. Por eso la captura no es legal aquí.
learn-passing-more = Esto importa también para la <a>repetición</a>: una posición en la que la captura es legal es distinta de las mismas casillas sin ese derecho. Algunas partidas se juegan <a>sin captura al paso</a>.

learn-promotion-title = La promoción
learn-promotion-lead = Un peón que llega a la última fila se convierte en otra pieza.
learn-promotion-how = Se convierte en dama, torre, alfil o caballo de su color, a elección del jugador, en la misma jugada. No importa lo que se haya capturado antes: un bando puede tener dos damas, o nueve.
learn-promotion-two = El peón puede ir a e8 o capturar la torre de d8. En ambas casillas promociona.
learn-promotion-under = ¿Por qué no siempre una dama?
learn-promotion-why = Casi siempre la dama es lo mejor. Pero puede quitarle al rival su última jugada, y eso es ahogado.
learn-promotion-queen = Con c8=Q las negras no tienen jugada y no están en jaque: ahogado, tablas.
learn-promotion-rook = Con c8=R las negras tienen que jugar Ka6, y Ra8 es mate.
learn-promotion-here = Cómo promocionar aquí
learn-promotion-type = En el tablero, mueve el peón; se te pregunta en qué se convierte. Escrito, la pieza va detrás de la casilla: e8=Q, e8N, e7e8r. Si falta, la jugada no se hace y se te pregunta qué quieres. Véase <a>Notación</a>.
