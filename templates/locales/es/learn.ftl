### The pages that explain the rules and the site.

## All pages: list of pages

learn-title = Ayuda y reglas
learn-lead = Las reglas del ajedrez y cómo usar este sitio.
learn-group-rules = Las reglas del juego
learn-group-variants = Variantes y opciones de la partida
learn-group-site = Jugar en este sitio

## All pages: every page

learn-contents = En esta página
learn-pager = Página anterior y siguiente
learn-laws = Leyes del Ajedrez de la FIDE (2023): { $articles }.
learn-diagram-moves = La pieza de { $from } puede ir a: { $to }.

## All pages: links to help pages, on other pages

learn-link-notation = Cómo escribir una jugada
learn-link-claims = ¿Qué puedo reclamar?
learn-link-decisions = Cómo se deciden las reclamaciones
learn-link-conditional-moves = Cómo funcionan las jugadas condicionales
learn-link-proposed-lines = Cómo funcionan las propuestas de jugadas
learn-link-time-controls = Cómo funcionan los controles de tiempo
learn-link-vacation = Cómo funcionan las vacaciones
learn-link-chess960 = ¿Qué es el Chess960?
learn-link-variants = ¿Qué variantes son estas?
learn-link-game-options = ¿Qué significan estas opciones?
learn-link-ratings = Cómo funciona la puntuación
learn-link-draws = ¿Cuándo es tablas una partida?
learn-link-email = Cómo jugar por correo electrónico
learn-link-tournaments = Cómo funcionan los torneos

## Moves: page: The pieces and their moves

learn-pieces-title = Las piezas y sus movimientos
learn-pieces-lead = Hay seis clases de piezas. Cada una se mueve a su manera.
learn-pieces-board = El ajedrez se juega entre dos en un tablero de 64 casillas. Empiezan las blancas y luego se juega por turnos. No se puede pasar. Cada casilla tiene un nombre: una letra para la columna, de izquierda a derecha como la ven las blancas, y un número para la fila, contada desde el lado de las blancas.
learn-pieces-diagrams = Una pieza va a una casilla vacía, o captura una pieza rival y ocupa su lugar. Nunca puede ir a una casilla ocupada por su propio bando. En los diagramas, los puntos marcan las casillas a las que puede ir una pieza, y los anillos, las piezas que puede capturar.
learn-pieces-rook-bishop-queen = La torre, el alfil y la dama
learn-pieces-rook-bishop-queen-text = La torre, el alfil y la dama se mueven en línea recta tantas casillas como quieran. No pueden saltar por encima de otras piezas.
learn-pieces-rook = La torre se mueve por columnas y filas. Puede capturar el peón de d6, pero no puede ir más allá. Su propio peón de g4 le cierra el paso.
learn-pieces-bishop = El alfil se mueve por diagonales. Permanece toda la partida en casillas de un mismo color.
learn-pieces-queen = La dama se mueve como una torre o como un alfil. Ninguna otra pieza alcanza más casillas.
learn-pieces-knight-and-king = El caballo y el rey
learn-pieces-knight = El caballo va dos casillas por una columna o fila y una hacia un lado. Es la única pieza que puede saltar por encima de otras.
learn-pieces-king = El rey va una casilla en cualquier dirección, pero nunca a una casilla que el rival ataca. La torre de d8 ataca toda la columna d, así que el rey no puede ir allí. Una vez por partida, el rey también puede <b>enrocarse</b>.
learn-pieces-pawn-title = El peón
learn-pieces-pawn-text = El peón avanza de un modo y captura de otro. Avanza en línea recta: una casilla, o dos desde su casilla inicial, si están vacías. Captura una casilla en diagonal hacia delante. Nunca retrocede.
learn-pieces-pawn-example = Desde su casilla inicial, el peón puede avanzar una o dos casillas, o capturar hacia cualquiera de los dos lados.
learn-pieces-pawn-blocked = Un peón no puede capturar de frente, así que una pieza delante de él lo bloquea. Ninguno de estos dos peones puede moverse.
learn-pieces-more = Hay dos reglas más para los peones: la captura <a>al paso</a>, posible durante una sola jugada, y la <a>promoción</a> en la última fila.

## Moves: page: Castling

learn-castling-title = El enroque
learn-castling-lead = El rey y una torre se mueven juntos, una vez por partida.
learn-castling-text = El rey se mueve dos casillas hacia una de sus torres, y esa torre pasa a la casilla que el rey ha cruzado. Es una sola jugada y cuenta como jugada de rey.
learn-castling-example-both = Las blancas pueden enrocarse hacia los dos lados: el rey puede ir a g1 o a c1.
learn-castling-example-kingside = Tras el enroque corto, escrito O-O.
learn-castling-example-queenside = Tras el enroque largo, escrito O-O-O.
learn-castling-conditions = Cuándo está permitido enrocarse
learn-castling-condition-unmoved = Ni el rey ni esa torre se han movido antes. Si uno de los dos se ha movido, ya no puedes enrocarte con esa torre, aunque haya vuelto a su sitio.
learn-castling-condition-empty = Todas las casillas entre el rey y la torre están vacías.
learn-castling-condition-not-in-check = El rey no está en jaque. No importa si lo ha estado antes.
learn-castling-condition-not-attacked = El rey no cruza ninguna casilla atacada ni termina en una.
learn-castling-example-king-crosses = La torre de f8 ataca f1, que el rey tendría que cruzar. Las blancas solo pueden hacer el enroque largo.
learn-castling-example-rook-crosses = La torre de b8 ataca b1. Esa casilla solo la cruza la torre blanca, así que las blancas todavía pueden hacer el enroque largo.
learn-castling-on-this-site = Cómo enrocarse en este sitio
learn-castling-on-this-site-text = En el tablero, lleva el rey a la casilla donde va a quedar, o sobre su torre. También puedes escribir O-O u O-O-O. Sirven asimismo los ceros, y e1g1. En el <a>Chess960</a> el rey y la torre pueden empezar en otras casillas, pero terminan en las mismas que aquí.

## Moves: page: En passant

learn-en-passant-title = La captura al paso
learn-en-passant-lead = Un peón que avanza dos casillas puede ser capturado como si hubiera avanzado solo una.
learn-en-passant-text = Un peón avanza dos casillas desde su casilla inicial y queda al lado de un peón rival. En la jugada inmediatamente siguiente, ese peón puede capturarlo al paso: va a la casilla cruzada, y el peón que la cruzó se retira del tablero.
learn-en-passant-example-before = Las negras acaban de jugar d7-d5. El peón de e5 puede avanzar o capturar en d6.
learn-en-passant-example-after = Tras exd6, el peón de d5 se ha retirado del tablero.
learn-en-passant-next-move-only = Solo puedes capturar al paso en la jugada inmediatamente siguiente. Si haces otra jugada, ya no puedes.
learn-en-passant-not-allowed = Cuándo no está permitida
learn-en-passant-example-pinned = La captura quitaría dos peones de la quinta fila a la vez, y la torre de h5 atacaría al rey de a5. Por eso no es legal aquí.
learn-en-passant-more = Esto importa también para la <a>repetición</a>: una posición en la que puedes capturar al paso no es la misma que otra en la que no puedes. Algunas partidas se juegan <a>sin captura al paso</a>.

## Moves: page: Promotion

learn-promotion-title = La promoción
learn-promotion-lead = Un peón que llega a la última fila se convierte en otra pieza.
learn-promotion-text = En la misma jugada, el peón se convierte en una dama, una torre, un alfil o un caballo de su color. Tú eliges. No importa lo que se haya capturado antes: puedes tener dos damas, o incluso nueve.
learn-promotion-example = El peón puede ir a e8 o capturar la torre de d8. En ambos casos promociona.
learn-promotion-not-queen = ¿Por qué no siempre una dama?
learn-promotion-not-queen-text = Casi siempre lo mejor es la dama. Pero a veces una dama deja al rival sin jugadas legales, y eso es ahogado.
learn-promotion-example-queen = Con c8=Q, las negras no tienen ninguna jugada legal y no están en jaque: ahogado, tablas.
learn-promotion-example-rook = Con c8=R, las negras tienen que jugar Ka6, y Ra8 es mate.
learn-promotion-on-this-site = Cómo promocionar en este sitio
learn-promotion-on-this-site-text = En el tablero, mueve el peón y elige la pieza de promoción. Si escribes la jugada, pon la pieza detrás de la casilla: e8=Q, e8N, e7e8r. Si la omites, la jugada no se hace y se te pide que elijas. Consulta <a>Notación</a>.

## Notation: the four notations

learn-notation-title = Notación
learn-notation-lead = Hay cuatro maneras de escribir una jugada. Puedes usar cualquiera de ellas dondequiera que escribas una.
learn-notation-squares = Una casilla se nombra por su columna y su fila, por ejemplo e4. De izquierda a derecha de las blancas, las columnas van de la a a la h. Del lado de las blancas al de las negras, las filas van del 1 al 8.
learn-notation-short = La más habitual es la <b>notación corta</b> (SAN). Una mayúscula indica la pieza. El peón no lleva letra. Luego viene la casilla, precedida de una x si hay captura. Un + detrás de la jugada significa jaque; un #, jaque mate.
learn-notation-example = Juegan las blancas. La tabla muestra cinco de las jugadas posibles en las cuatro notaciones.
learn-notation-san = Corta (SAN)
learn-notation-long = Larga
learn-notation-uci = Coordenadas (UCI)
learn-notation-iccf = Cifras (ICCF)
learn-notation-ambiguous-pieces = Si dos piezas de la misma clase pueden ir a la misma casilla, añade detrás de su letra la columna o la fila de la que se mueve: Nbd2, R1e2.
learn-notation-promotion = Escribe la pieza de promoción detrás de la casilla: a8=Q, a7a8q.
learn-notation-castling = El enroque corto es O-O y el largo, O-O-O. En coordenadas y en cifras, escribe la jugada del rey.
learn-notation-digits = En cifras, cada casilla son dos cifras: 52 es e2, 54 es e4. Una quinta cifra indica la pieza de promoción: 1 dama, 2 torre, 3 alfil, 4 caballo.

## Notation: what you can type

learn-notation-typing = Lo que puedes escribir
learn-notation-typing-text = No hace falta una notación exacta. Puedes omitir los signos de captura, jaque y promoción. Para el enroque también sirven los ceros, y valen las minúsculas: nf3, ed5, e8Q, 0-0. Los números de jugada y signos como ! y ? se ignoran.
learn-notation-letter-b = Ten cuidado con una letra: una b minúscula es la columna; una B mayúscula, el alfil.
learn-notation-rejected = Si una jugada no es posible, se rechaza y ves por qué. Si el texto puede significar dos jugadas, ves ambas y no se juega nada.

## Notation: piece letters: a table of languages and pieces

learn-notation-piece-letters = Iniciales de las piezas
learn-notation-piece-letters-text = Las páginas de ayuda usan las letras inglesas en todos los idiomas. También son las que escribes, salvo que elijas las de tu idioma en la página de tu cuenta. Los libros y las planillas usan las letras de su idioma.
learn-notation-language = Idioma
learn-notation-king = Rey
learn-notation-queen = Dama
learn-notation-rook = Torre
learn-notation-bishop = Alfil
learn-notation-knight = Caballo

## How games end: page: Check and checkmate

learn-mate-title = Jaque y jaque mate
learn-mate-lead = El objetivo del juego: atacar al rey de modo que no haya defensa.
learn-mate-check = Un rey atacado está <b>en jaque</b>. No puedes poner ni dejar en jaque a tu propio rey. Si estás en jaque, tienes que responder de inmediato. Hay tres maneras de hacerlo.
learn-mate-reply-move-king = Mover el rey a una casilla que no esté atacada.
learn-mate-reply-capture = Capturar la pieza que da jaque.
learn-mate-reply-block = Interponer una pieza, si el jaque viene de lejos por una línea.
learn-mate-legal-replies = El alfil de b4 da jaque. Estas son todas las respuestas legales: { $answers }. Nunca puedes enrocarte para salir de un jaque.
learn-mate-double-check = Si dos piezas dan jaque a la vez, tienes que mover el rey.
learn-mate-checkmate = Jaque mate
learn-mate-checkmate-text = Si no hay ninguna respuesta legal a un jaque, es <b>jaque mate</b>. La partida termina de inmediato. El mate va antes que todo lo demás: vale aunque la misma jugada produzca tablas por repetición o por el número de jugadas.
learn-mate-back-rank = Mate del pasillo: los propios peones le cierran la salida al rey.
learn-mate-fools-mate = El mate del loco, el más rápido que existe, tras cuatro medias jugadas: 1.f3 e5 2.g4 Qh4.
learn-mate-pinned-pieces = Piezas clavadas
learn-mate-pinned-knight = El caballo está clavado: si se moviera, la torre de e8 atacaría al rey. Por eso no puede moverse, y el tablero no marca casillas para él. Una pieza clavada sigue dando jaque y sigue atacando casillas.
learn-mate-resign-title = Abandonar
learn-mate-resign-text = Puedes abandonar en cualquier momento, incluso cuando le toca a tu rival. Gana tu rival. Si tu rival no puede dar mate de ninguna manera, la partida es tablas. Mientras no hayan jugado los dos, la partida se cancela y queda sin resultado.
learn-mate-more = Las partidas también pueden terminar en <a>tablas</a>. Con una de las <a>opciones de la partida</a>, una jugada que deja al rey en jaque está permitida, pero pierde.

## How games end: page: Stalemate

learn-stalemate-title = Rey ahogado
learn-stalemate-lead = Ni jugadas legales ni jaque: la partida es tablas.
learn-stalemate-text = Si el jugador al que le toca no tiene ninguna jugada legal y no está en jaque, la partida es tablas de inmediato. No importa cuánto material tenga el otro bando.
learn-stalemate-example-stalemate = Tras Qf7 les toca a las negras, que no están en jaque y no tienen ninguna jugada legal: ahogado.
learn-stalemate-example-checkmate = Tras Qf8 el rey está en jaque y no hay ninguna jugada legal: mate. Una casilla marca la diferencia.
learn-stalemate-no-piece = Solo hay ahogado si <b>ninguna</b> pieza puede moverse. Basta con que pueda moverse un peón para que la partida siga.
learn-stalemate-defense = El ahogado como defensa
learn-stalemate-defense-example = Las blancas han llevado el rey a f6 para proteger el peón; en cualquier otra casilla lo habrían perdido. Las negras no tienen ninguna jugada legal. La partida es tablas de un modo u otro.
learn-stalemate-automatic = No tienes que reclamar el ahogado. El sitio termina la partida automáticamente.

## How games end: page: Draws

learn-draws-title = Tablas
learn-draws-lead = Acuerdo, repetición, regla de los 50 movimientos y posiciones muertas: qué tablas son automáticas y cuáles tienes que reclamar.
learn-draws-agreement = Por acuerdo
learn-draws-offer = Puedes ofrecer tablas con tu jugada, o más tarde, durante el turno de tu rival. La oferta vale hasta que tu rival la acepta, la rechaza o juega, con lo que la rechaza. No puedes retirarla.
learn-draws-offer-rules = Después de una oferta tienes que hacer diez jugadas antes de poder ofrecer tablas otra vez. Si tu rival no puede dar mate de ninguna manera, tu oferta termina la partida en tablas de inmediato.
learn-draws-repetition = Repetición
learn-draws-repetition-text = Cuando la misma posición se da por <b>tercera</b> vez, el jugador al que le toca puede reclamar tablas (triple repetición). También puedes reclamarlas con la jugada que repetiría la posición; en ese caso, la jugada se hace. Las posiciones no tienen que ser consecutivas. Cuando la posición se da por <b>quinta</b> vez, la partida es tablas automáticamente (quíntuple repetición).
learn-draws-repetition-example = 1.Nf3 Nf6 2.Ng1 Ng8: la posición inicial se da por segunda vez.
learn-draws-same-position = Qué cuenta como la misma posición
learn-draws-same-position-text = No basta con que dos diagramas parezcan iguales. También tienen que ser iguales todas las jugadas posibles.
learn-draws-same-position-turn = Le toca jugar al mismo bando.
learn-draws-same-position-pieces = Las mismas clases de piezas del mismo color están en las mismas casillas. No importa si dos caballos han intercambiado sus lugares.
learn-draws-same-position-castling = Los derechos de enroque son los mismos, aunque nadie pueda enrocarse en ese momento.
learn-draws-same-position-en-passant = Las mismas capturas al paso son legales. Si no lo es ninguna, por ejemplo porque el peón está clavado, no importa que un peón acabe de avanzar dos casillas.
learn-draws-castling-right-lost = Tras 1.Kd1 Kd8 2.Ke1 Ke8 todas las piezas han vuelto a su sitio. Pero las blancas ya no pueden enrocarse, así que la posición es otra. Desde aquí se cuenta de nuevo.
learn-draws-50-move-rule = Reglas de los 50 y de los 75 movimientos
learn-draws-50-move-rule-text = Tras <b>cincuenta</b> jugadas de cada bando sin capturas ni jugadas de peón, el jugador al que le toca puede reclamar tablas (regla de los 50 movimientos). También puedes reclamarlas con la jugada que completa las cincuenta. Tras <b>setenta y cinco</b> de estas jugadas de cada bando, la partida es tablas automáticamente (regla de los 75 movimientos). Si la última es mate, vale el mate.
learn-draws-dead-position = Posiciones muertas
learn-draws-dead-position-text = Si ninguna serie de jugadas legales lleva al mate para ninguno de los dos bandos, la posición está muerta y la partida es tablas de inmediato. Cuentan hasta las peores jugadas: si es posible un mate con ayuda del rival, la posición no está muerta.
learn-draws-insufficient-material = Las blancas han capturado la última pieza de las negras. Rey y caballo no pueden dar mate a un rey solo.
learn-draws-blocked-pawns = Todos los peones están bloqueados, y los alfiles no pueden capturar ningún peón ni abrir camino. Nadie puede pasar. El sitio también detecta estas posiciones, no solo el material insuficiente.
learn-draws-time-or-resignation = Lo mismo vale cuando se acaba el tiempo o un jugador abandona: si el rival no puede dar mate de ninguna manera, la partida es tablas.
learn-draws-automatic-or-claim = Automáticas o por reclamación
learn-draws-automatic = <b>Automáticas:</b> ahogado, posición muerta, quíntuple repetición, regla de los 75 movimientos. No tienes que hacer nada.
learn-draws-by-claim = <b>Por reclamación del jugador al que le toca:</b> triple repetición, regla de los 50 movimientos. Si nadie reclama tablas, la partida sigue.
learn-draws-more = En <a>Reclamaciones de tablas</a> se explica cómo reclamar tablas. El <a>ahogado</a> tiene su propia página. Con una de las <a>opciones de la partida</a>, la triple repetición y la regla de los 50 movimientos terminan la partida automáticamente.

## Draws and claims: page: Draw claims

learn-claim-title = Reclamaciones de tablas
learn-claim-lead = Cuándo puedes reclamar tablas y qué ocurre entonces.
learn-claim-reasons = Qué puedes reclamar
learn-claim-threefold-repetition = <b>Triple repetición:</b> la misma posición se ha dado tres veces. Si la tercera se da solo después de tu próxima jugada, indica esa jugada.
learn-claim-50-move-rule = <b>Regla de los 50 movimientos:</b> cincuenta jugadas de cada bando sin captura ni jugada de peón. Si se cumplen con tu próxima jugada, indica esa jugada.
learn-claim-dead-position = <b>Posición muerta:</b> ningún bando puede dar mate, ni siquiera con ayuda del rival. El sitio suele detectarlo automáticamente.
learn-claim-other-reasons = <b>Lo que las reglas no pueden decidir:</b> una fortaleza, unas tablas teóricas o unas tablas acordadas fuera del sitio. Un árbitro lee tu explicación y decide.
learn-claim-same-position = Puedes reclamar tablas cuando es tu turno. En <a>Tablas</a> se explica qué cuenta como la misma posición.
learn-claim-example = Un ejemplo
learn-claim-example-moves = Dos jugadores mueven sus caballos de un lado a otro: { $game }. Les toca a las negras.
learn-claim-example-board = Si el caballo vuelve a g8, la posición inicial está otra vez en el tablero.
learn-claim-example-with-move = Las negras reclaman la triple repetición e indican { $move }. El sitio cuenta { $times } veces: al comienzo, tras { $after } y tras { $move }. La reclamación es correcta. La jugada se hace y la partida es tablas.
learn-claim-example-without-move = Si las negras no indican la jugada, solo cuenta la posición del tablero. Se ha dado solo { $only } veces. La reclamación es incorrecta, las negras ven la cuenta y nada cambia en la partida.
learn-claim-after = Qué ocurre tras una reclamación
learn-claim-correct = <b>Es correcta.</b> La partida es tablas de inmediato. No importa qué motivo elegiste.
learn-claim-wrong = <b>Es errónea.</b> Ves por qué. La jugada que indicaste solo se hace si la confirmas. Tu reclamación puede contar entonces como oferta de tablas.
learn-claim-undecided = <b>Las reglas no pueden decidirla.</b> Decide un árbitro. Hasta entonces, la partida queda en pausa.
learn-claim-see-decisions = No puedes retirar una reclamación. En <a>Decisiones y apelaciones</a> se explica qué ocurre mientras espera.

## Draws and claims: page: Decisions and appeals

learn-decision-title = Decisiones y apelaciones
learn-decision-lead = Qué decide un árbitro y cómo puedes apelar.
learn-decision-game-paused = Mientras una reclamación espera a un árbitro, la partida queda en pausa: no se pueden hacer jugadas ni corre ningún reloj. Tu rival ve tu explicación, puede responder una vez y puede aceptar las tablas. Los dos jugadores pueden abandonar.
learn-decision-fortress = Un caso para un árbitro: una fortaleza. Nadie parece poder abrirse paso, pero las reglas no lo demuestran.
learn-decision-example = Un ejemplo
learn-decision-example-text = La partida tiene tres días por jugada. Te toca el { $began } UTC, así que tu fecha límite es el { $before }. El { $claimed } reclamas tablas porque las habías acordado por correo con tu rival. Tu rival no lo recuerda. El { $ruled } el árbitro decide que la partida continúa. Te quedan { $left }, lo mismo que cuando reclamaste. Tu nueva fecha límite es el { $after }.
learn-decision-how = Cómo se toma la decisión
learn-decision-arbiter-sees = El árbitro ve el tablero, el registro de la partida, los resultados de la comprobación de las reglas y lo que escribieron los dos jugadores.
learn-decision-results = La decisión puede ser tablas, una victoria o que la partida continúe. Los dos jugadores ven el motivo. Queda en el registro de la partida.
learn-decision-own-games = Un árbitro nunca decide en sus propias partidas.
learn-decision-claim-again = Si un árbitro rechaza tu reclamación, tienes que hacer diez jugadas más antes de volver a reclamar por el mismo motivo.
learn-decision-appeal = Apelación
learn-decision-appeal-text = Cualquiera de los dos jugadores puede apelar una decisión una vez, en un plazo de 14 días y antes de la próxima jugada. Sobre la apelación decide otro árbitro.
learn-decision-without-claim = Sin reclamación
learn-decision-without-claim-text = Los árbitros también pueden actuar sin reclamación, por ejemplo si un jugador ha muerto o el sitio ha fallado. Pueden terminar o anular una partida, reabrirla o dar tiempo. Siempre dan un motivo. Figura en el registro de la partida, y los dos jugadores lo reciben por correo.
learn-decision-no-time-limit = En una partida sin límite de tiempo, puedes pedir que decida un árbitro si tu rival no ha jugado en treinta días.

## Time: time controls

learn-clocks-title = Controles de tiempo
learn-clocks-lead = Los cuatro controles de tiempo y qué detiene un reloj.
learn-clocks-time-per-move = Tiempo por jugada
learn-clocks-time-per-move-text = Tienes el mismo tiempo para cada jugada. El tiempo que no usas no pasa a la jugada siguiente.
learn-clocks-time-per-move-example = <b>Ejemplo.</b> Tres días por jugada. Te toca el { $began } UTC, así que tu tiempo se acaba el { $deadline } UTC. Si juegas al cabo de una hora, tienes igualmente tres días para tu próxima jugada.
learn-clocks-fischer = Fischer: tiempo inicial + incremento
learn-clocks-fischer-text = Empiezas con un tiempo inicial. Se le resta el tiempo que dura cada jugada. Por cada jugada que haces se añade un incremento. La partida puede tener un máximo en el reloj, que los incrementos no superan, y un tiempo máximo por jugada.
learn-clocks-fischer-example = <b>Ejemplo.</b> El tiempo inicial es de diez días y el incremento, de un día. Las tres primeras jugadas de las blancas:
learn-clocks-move = Jugada
learn-clocks-time-used = Tiempo usado
learn-clocks-time-charged = Tiempo descontado
learn-clocks-time-left = Tiempo restante
learn-clocks-example-board = La partida de los ejemplos, tras tres jugadas de cada bando.
learn-clocks-period = Estilo ICCF: 10 jugadas en 50 días
learn-clocks-period-text = Tienes un número de días para un número de jugadas, por ejemplo, 50 días para 10 jugadas. Una jugada en menos de 24 horas no consume tiempo. En los demás casos se cuentan días enteros. Tras 20 días en una misma jugada, los días cuentan doble. Los días no usados se conservan para las 10 jugadas siguientes. Una jugada debe durar menos de 40 días, aunque te queden más, salvo que los jugadores hayan acordado otro máximo. <b>Ejemplo</b> con 10 jugadas en 50 días:
learn-clocks-no-time-limit = Sin límite de tiempo
learn-clocks-no-time-limit-text = Tu tiempo no se acaba. Si tu rival no ha jugado en treinta días, puedes pedir que decida un <a>árbitro</a>. La partida no queda en pausa. Si tu rival juega, la solicitud queda resuelta.

## Time: deadlines

learn-clocks-time-runs-out = Cuando se acaba el tiempo
learn-clocks-time-runs-out-text = Tu fecha límite se muestra junto al reloj, en tu zona horaria. Una jugada cuenta si llega al servidor antes de la fecha límite. Si confirmas tus jugadas, cuenta el momento de la confirmación. La primera jugada tiene todo su tiempo, como cualquier otra.
learn-clocks-time-runs-out-result = Si se te acaba el tiempo, pierdes. Pero si tu rival no puede dar mate de ninguna manera, la partida es tablas. Si el tiempo se acaba antes de que hayan jugado los dos, la partida no tiene resultado.
learn-clocks-send-delay = Jugadas diferidas
learn-clocks-send-delay-text = En la página de tu cuenta puedes elegir un retraso de envío: hasta 10 minutos, y 1 minuto en las partidas de torneo. Cada jugada que haces en la página de la partida es entonces una <b>jugada diferida</b>: puedes recuperarla hasta que se envía, y hasta entonces solo tú la ves. Tu reloj se para cuando haces la jugada, y el de tu rival se pone en marcha cuando se envía. Si la recuperas, el tiempo desde que la hiciste se descuenta de tu tiempo. Una jugada cuyo retraso acabaría después de tu fecha límite se envía de inmediato.
learn-clocks-give-time = Dar tiempo
learn-clocks-give-time-text = Puedes dar a tu rival días enteros, como máximo tres veces entre dos jugadas. Las jugadas condicionales y las propuestas de jugadas aceptadas no gastan tiempo, y recibes igualmente el incremento.

## Time: vacation, outages and reminders

learn-clocks-vacation = Vacaciones
learn-clocks-vacation-text = Mientras estás de vacaciones, tus relojes están parados. Puedes jugar de todos modos. Tienes treinta días de vacaciones al año, salvo que el sitio fije otro número. Un día del calendario cuenta aunque tus vacaciones solo abarquen una parte de él. Si vuelves antes, tus rivales no pierden nada.
learn-clocks-vacation-example = <b>Ejemplo.</b> Tres días por jugada. Tu fecha límite es el { $deadline }. Estás de vacaciones desde el { $from } hasta el { $to }. Tu nueva fecha límite es el { $later }: te queda tanto tiempo como al empezar las vacaciones.
learn-clocks-outage = Interrupciones del servidor
learn-clocks-outage-text = Si no se pudo acceder al servidor durante más de { $outage }, cada reloj en marcha recupera el tiempo perdido. El registro de la partida lo indica. Nadie pierde por tiempo a causa de una interrupción.
learn-clocks-reminders = Recordatorios
learn-clocks-reminders-text = Te enviamos un correo antes de que se acabe tu tiempo. Tú eliges con cuánta antelación. Si eliges dos días y doce horas, los recordatorios del primer ejemplo se envían el { $first } y el { $second }. Si una jugada tiene menos tiempo, recibes un recordatorio cuando queda la mitad.

## Conditional moves: page: Conditional moves

learn-conditional-title = Jugadas condicionales
learn-conditional-lead = Jugadas que se hacen automáticamente si tu rival juega lo que esperas.
learn-conditional-text = Mientras le toca a tu rival, puedes introducir respuestas a las jugadas que podría hacer. Si hace una de ellas, tu respuesta se juega de inmediato. Si tu rival también tiene jugadas condicionales, pueden seguir varias jugadas.
learn-conditional-secret = Solo tú ves tus jugadas condicionales. Las que se han jugado quedan marcadas en la lista de jugadas.
learn-conditional-example = Un ejemplo
learn-conditional-example-board = Llevas las blancas y has jugado 3.Bb5. Ahora les toca a las negras.
learn-conditional-example-type = Esperas a6 o Nf6, y sabes qué vas a responder. Escribes:
learn-conditional-example-first = Las negras juegan 3...a6. Tu respuesta se juega de inmediato: { $first }. No has gastado tiempo.
learn-conditional-example-second = Luego las negras juegan 4...Nf6, y se juega la respuesta siguiente: { $second }.
learn-conditional-example-other-move = Si las negras hubieran jugado { $nothing }, no se habría jugado ninguna respuesta, y las { $resting } respuestas habrían quedado inactivas.
learn-conditional-entering = Introducir jugadas condicionales
learn-conditional-on-board = <b>En el tablero:</b> haz una jugada de tu rival y después tu respuesta. No se envía nada. Añade la variante a tus jugadas condicionales, vuelve atrás y prueba otra jugada de tu rival.
learn-conditional-as-text = <b>Como texto:</b> escribe las variantes como en el ejemplo. Pon otra jugada de tu rival entre paréntesis o en una línea nueva. Empiézala con el número de la jugada que sustituye. Puedes usar cualquier notación. Si hay errores, se muestra el primero y no se guarda nada.
learn-conditional-any = Cualquier otra jugada
learn-conditional-any-text = En lugar de una jugada de tu rival puedes escribir <b>any</b>. Incluye toda jugada legal para la que no tienes otra respuesta. Puedes añadir excepciones: capturas (capture), jaques (check) y ataques a la pieza que quieres mover o a su casilla de destino (attack).
learn-conditional-any-example = En la posición de arriba, esto responde con 4.c3 a { $covered } jugadas de las negras. Quedan fuera { $open }, que atacan el peón de c2 o la casilla c3. Ves las dos listas antes de guardar.
learn-conditional-resign-accept = En lugar de tu propia jugada puedes escribir <b>resign</b> para abandonar, o <b>accept</b> para aceptar las tablas que se ofrezcan con la jugada.
learn-conditional-good-to-know = Conviene saber
learn-conditional-position = Una respuesta pertenece a una posición. Si otro orden de jugadas lleva a la misma posición, se juega la misma respuesta.
learn-conditional-inactive = Si tu rival juega otra cosa, las variantes restantes quedan <b>inactivas</b> y no se juegan. Si una vuelve a ser posible, puedes reactivarla con un clic.
learn-conditional-draw-offer = Si tu rival ofrece tablas con la jugada, tu respuesta no se juega automáticamente. Primero decides sobre las tablas.
learn-conditional-time = Las jugadas condicionales no gastan tiempo, y recibes igualmente el incremento.
learn-conditional-limits = Tus jugadas condicionales pueden tener hasta 500 posiciones y llegar hasta 60 medias jugadas por delante.
learn-conditional-safety-move = Jugada de seguridad
learn-conditional-safety-move-text = Cuando te toca jugar, puedes elegir una jugada de seguridad, para no perder por tiempo. Se hace automáticamente cuando a tu reloj solo le queda el tiempo que elegiste, de 1 hora a 2 días. Vale solo para esta posición: si juegas antes, la jugada de seguridad se descarta. No se hace mientras tu reloj está en pausa. Hasta que se hace, solo tú la ves. Después aparece en el registro de la partida y recibes un correo.

## Conditional moves: page: Proposed lines

learn-proposed-line-title = Propuestas de jugadas
learn-proposed-line-lead = Jugadas para los dos bandos que muestras a tu rival y a las que te comprometes.
learn-proposed-line-text = Tu rival no ve tus <a>jugadas condicionales</a>. Una propuesta de jugadas sí es visible: con tu jugada le muestras cómo podría seguir la partida para los dos bandos. Ahorra días cuando las jugadas siguientes son evidentes.
learn-proposed-line-example = Un ejemplo
learn-proposed-line-example-type = Llevas las blancas. Juegas 3.Bb5 y propones con ella esta variante:
learn-proposed-line-example-before = La posición en la que las negras ven tu propuesta de jugadas.
learn-proposed-line-example-after = La posición después de que las negras hayan aceptado las jugadas hasta 4...Nf6.
learn-proposed-line-example-accepted = Las negras no tienen que aceptar toda la variante. La recorren, se detienen en 4...Nf6 y aceptan las jugadas hasta ahí. Estas jugadas se hacen de inmediato: { $made }. La última es tu respuesta, porque la propuesta te obliga. El resto sigue propuesto: { $rest }.
learn-proposed-line-who-must-follow = Quién debe seguirla
learn-proposed-line-you-are-bound = No puedes cambiar ni retirar una propuesta de jugadas. Si tu rival hace una jugada de ella, tu respuesta de la propuesta se juega de inmediato.
learn-proposed-line-opponent-is-free = Tu rival no tiene que seguirla. Si juega otra cosa, la propuesta termina.
learn-proposed-line-time = Las jugadas aceptadas no gastan tiempo, y recibes igualmente el incremento.
learn-proposed-line-limits = Puedes proponer hasta cuatro variantes a la vez; cada una empieza con una jugada de tu rival. Puedes volver a proponer cuando hayan terminado.

## Playing by email: the email and the reply

learn-email-title = Jugar por correo electrónico
learn-email-lead = Si un correo dice que puedes responder con una jugada, no necesitas entrar en el sitio para jugar.
learn-email-text = Si puedes responder con una jugada a un correo sobre una partida, el correo lo dice al final. Escribe tu jugada en la primera línea de tu respuesta, y nada más en esa línea. El texto citado y tu firma pueden quedarse. Recibirás un correo que dice qué se ha hecho, o que no se ha hecho nada y por qué.
learn-email-example = Cada correo muestra el tablero, como imagen y como texto, con las últimas jugadas. Tu respuesta se refiere a esa posición.

## Playing by email: table: a first line and its meaning. The reader of the email writes it

learn-email-first-line-title = Qué escribir en la primera línea
learn-email-first-line = Primera línea
learn-email-meaning = Significa
learn-email-move = Haz esta jugada. El número de jugada es opcional.
learn-email-move-and-offer-draw = Haz la jugada y ofrece tablas.
learn-email-offer-draw = Ofrece tablas durante el turno de tu rival.
learn-email-accept-draw = Acepta la oferta de tablas que muestra el correo.
learn-email-decline-draw = Rechaza la oferta de tablas que muestra el correo.
learn-email-resign = Abandona.
learn-email-conditional-move = Añade una jugada condicional durante el turno de tu rival.
learn-email-move-and-conditional-move = Haz la jugada y añade una jugada condicional.
learn-email-notation = Puedes escribir las jugadas en cualquier <a>notación</a>. Las líneas siguientes que empiezan con «if» también son <a>jugadas condicionales</a>. Las demás se ignoran y no se envían a tu rival. Si el correo indica estas palabras en tu idioma, también puedes usarlas.

## Playing by email: list: when nothing is done

learn-email-rejected = Cuándo se rechaza un correo
learn-email-rejected-other-text = Si la primera línea contiene otra cosa, como un saludo o una segunda jugada, no se hace nada. Tampoco si lo escrito puede ser dos jugadas distintas, o si hay una frase debajo de «resign» o «accept».
learn-email-rejected-move-number = Si el número no es el de la jugada siguiente, no se hace nada.
learn-email-rejected-position-changed = Si la posición ha cambiado desde que se envió el correo, tu respuesta no tiene efecto.
learn-email-rejected-any = La condición «any» solo se puede usar en el sitio, donde ves qué jugadas incluye.

## Playing by email: list: good to know

learn-email-good-to-know = Conviene saber
learn-email-reply-once = A cada correo se puede responder una sola vez. Para seguir, responde al último.
learn-email-arrival-time = Cuenta el momento en que llega tu correo. Si te queda poco tiempo, juega en el sitio.
learn-email-do-not-forward = Cualquiera que tenga el correo puede jugar por ti. No lo reenvíes.
learn-email-turn-off = Puedes desactivarlo en «Notificaciones por correo».

## Variants and game options: page: Chess960

learn-960-title = Chess960
learn-960-lead = El mismo juego con 960 posiciones iniciales distintas.
learn-960-text = Las piezas de detrás de los peones se sortean, igual para los dos bandos. El rey está entre sus torres, y los alfiles, en casillas de distinto color. Así resultan 960 posiciones iniciales, numeradas del 0 al 959. La número 518 es la habitual.
learn-960-example-position = Posición 0: alfiles en a1 y b1, dama, dos caballos, y luego torre, rey y torre.
learn-960-castling = El enroque
learn-960-castling-text = Empiecen donde empiecen, el rey y la torre terminan en las mismas casillas que en el ajedrez estándar. Del lado de la columna h (O-O), el rey va a g1 y la torre a f1. Del lado de la columna a (O-O-O), el rey va a c1 y la torre a d1. Para las negras es la octava fila. Uno de los dos puede estar ya ahí, y pueden saltar el uno sobre el otro.
learn-960-castling-example-before = El rey de b1 y la torre de c1 no se han movido, y el camino hasta g1 está libre.
learn-960-castling-example-after = Tras O-O: rey en g1, torre en f1.

## Variants and game options: list: when castling is allowed in Chess960

learn-960-castling-unmoved = Ni el rey ni esa torre se han movido antes.
learn-960-castling-empty = Todas las casillas que el rey y la torre cruzan o alcanzan están vacías, salvo por el rey y la torre mismos.
learn-960-castling-not-attacked = El rey no está en jaque, y no cruza ninguna casilla atacada ni termina en una.

## Variants and game options: chess960 on this site

learn-960-on-this-site = En este sitio
learn-960-on-this-site-text = Cuando <a>creas un desafío</a>, eliges la posición inicial por su número. Para enrocarte, lleva el rey sobre su torre, o escribe O-O u O-O-O. En el tablero, llevar el rey a g1 o c1 también es enrocarse, salvo que sea una jugada normal del rey.

## Variants and game options: page: King of the Hill

learn-hill-title = King of the Hill
learn-hill-lead = También ganas cuando tu rey llega al centro del tablero.
learn-hill-winning = Cómo se gana
learn-hill-winning-text = El centro son las cuatro casillas d4, e4, d5 y e5. En cuanto tu rey llega a una de ellas, ganas. También ganas con jaque mate, como siempre.
learn-hill-legal-moves = El rey tampoco aquí puede ir a una casilla atacada. Por eso puedes defender el centro atacando sus casillas.
learn-hill-example-before = Juegan las blancas. El caballo de c6 ataca d4, así que el rey no puede ir allí. Pero puede ir a e4.
learn-hill-example-after = Tras Ke4, las blancas han ganado. No importa que las negras tengan un caballo más.
learn-hill-check = Cuando un jaque es un error
learn-hill-check-text = Un jaque puede llevar al rey al centro. Antes de dar jaque, mira adónde puede ir el rey.
learn-hill-check-example = Las blancas acaban de dar jaque con Qf3. El rey negro puede ir a e5, y entonces ganan las negras.
learn-hill-draws = Tablas y tiempo
learn-hill-draws-text = El ahogado, la repetición y las reglas de los 50 y de los 75 movimientos son como en el ajedrez estándar. Consulta <a>Tablas</a>. No hay tablas por material insuficiente: hasta un rey solo puede llegar al centro.
learn-hill-time = Si se te acaba el tiempo, pierdes, aunque a tu rival solo le quede el rey. La partida solo es tablas si está demostrado que tu rival ya no podía ganar.
learn-hill-on-this-site = En este sitio
learn-hill-on-this-site-text = Cuando <a>creas un desafío</a>, elige la variante King of the Hill. Las jugadas se hacen y se escriben como en el ajedrez estándar.

## Variants and game options: page: Three-check

learn-three-check-title = Three-check
learn-three-check-lead = También ganas cuando das jaque por tercera vez.
learn-three-check-winning = Cómo se gana
learn-three-check-winning-text = Cuenta cada jaque que das. Con el tercero ganas de inmediato, aunque tu rival pudiera responder. También ganas con jaque mate, como siempre.
learn-three-check-example-first = Tras 1.e4 e5 2.Bc4 Nc6 3.Bxf7, las blancas han dado el primer jaque. Pierden el alfil, pero solo necesitan dos jaques más.
learn-three-check-example-third = Tras 3...Kxf7 4.Qh5 g6 5.Qxg6, las blancas han dado jaque tres veces y han ganado. No importa que las negras pudieran capturar la dama.
learn-three-check-counting = Qué cuenta
learn-three-check-counting-text = No importa qué pieza da jaque. Si dos piezas dan jaque a la vez, cuenta como un solo jaque.
learn-three-check-example-double = Tras Nf6, el caballo y la torre de e1 dan jaque a la vez. Es un solo jaque.
learn-three-check-same-position = Los jaques que le faltan a cada bando forman parte de la posición. Por eso dos posiciones son la misma solo si esos números también son iguales. Esto importa para la <a>repetición</a> y para las <a>jugadas condicionales</a>.
learn-three-check-draws = Tablas y tiempo
learn-three-check-draws-text = El ahogado, la repetición y las reglas de los 50 y de los 75 movimientos son como en el ajedrez estándar. Consulta <a>Tablas</a>. Un bando al que solo le queda el rey no puede ganar, porque un rey no puede dar jaque. Cualquier otra pieza basta, incluso un solo caballo.
learn-three-check-time = Si se te acaba el tiempo, pierdes. Pero si tu rival ya no puede ganar, por ejemplo porque solo le queda el rey, la partida es tablas.
learn-three-check-on-this-site = En este sitio
learn-three-check-on-this-site-text = Cuando <a>creas un desafío</a>, elige la variante Three-check. Las jugadas se hacen y se escriben como en el ajedrez estándar.

## Variants and game options: page: Racing Kings

learn-racing-kings-title = Racing Kings
learn-racing-kings-lead = Los dos reyes corren hacia la octava fila, y nadie puede dar jaque.
learn-racing-kings-start = La posición inicial
learn-racing-kings-start-text = Todas las piezas empiezan en la primera y la segunda fila: las blancas a la derecha y las negras a la izquierda, como lo ven las blancas. Los dos reyes corren en la misma dirección. No hay peones.
learn-racing-kings-no-check = Sin jaques
learn-racing-kings-no-check-text = Las piezas se mueven y capturan como en el ajedrez estándar. Pero ninguna jugada puede dar jaque, y ninguna puede dejar en jaque al propio rey. Así que no hay jaque mate.
learn-racing-kings-example-start = La posición inicial. El caballo de e2 no puede ir ni a c3 ni a c1, porque desde allí daría jaque.
learn-racing-kings-winning = Cómo se gana
learn-racing-kings-winning-text = Ganas si tu rey es el primero en llegar a la octava fila. Como empiezan las blancas, si su rey llega primero, las negras tienen una jugada más. Si con ella también el rey negro llega a la octava fila, la partida es tablas. Si no hay tal jugada, las blancas ganan de inmediato.
learn-racing-kings-example-draw = Las blancas acaban de jugar Kg8. Las negras tienen una jugada más: si el rey va a a8, b8 o c8, la partida es tablas.
learn-racing-kings-example-win = Aquí una torre blanca ataca a8, b8 y c8. Tras Kg8 el rey negro no puede seguirlo, y las blancas han ganado.
learn-racing-kings-draws = Tablas y tiempo
learn-racing-kings-draws-text = El ahogado, la repetición y las reglas de los 50 y de los 75 movimientos son como en el ajedrez estándar. Consulta <a>Tablas</a>. No hay tablas por material insuficiente: hasta un rey solo puede ganar la carrera.
learn-racing-kings-time = Si se te acaba el tiempo, pierdes, aunque a tu rival solo le quede el rey. La partida solo es tablas si está demostrado que tu rival ya no podía ganar.
learn-racing-kings-on-this-site = En este sitio
learn-racing-kings-on-this-site-text = Cuando <a>creas un desafío</a>, elige la variante Racing Kings. Las jugadas se hacen y se escriben como en el ajedrez estándar.

## Variants and game options: page: Antichess

learn-antichess-title = Antichess
learn-antichess-lead = Ganas si pierdes todas tus piezas.
learn-antichess-capture = Capturar es obligatorio
learn-antichess-capture-text = Si puedes capturar, tienes que hacerlo. Si son posibles varias capturas, eliges una de ellas.
learn-antichess-example-capture = Tras 1.e3 b5, el alfil tiene que capturar en b5. Las blancas no tienen otra jugada.
learn-antichess-king = El rey
learn-antichess-king-text = El rey es una pieza como cualquier otra. No hay jaque ni jaque mate. Si capturan tu rey, la partida continúa. No puedes enrocarte. Un peón también puede promocionar a rey.
learn-antichess-winning = Cómo se gana
learn-antichess-winning-text = Ganas cuando has perdido tu última pieza. También ganas cuando es tu turno y no tienes ninguna jugada legal.
learn-antichess-example-last-piece = A las blancas solo les queda una torre y la han llevado a a5. El rey negro tiene que capturarla, y entonces ganan las blancas.
learn-antichess-example-blocked = Una trampa. Las negras han jugado a5 y han bloqueado el último peón blanco. Las blancas no tienen ninguna jugada legal, así que han ganado.
learn-antichess-draws = Tablas y tiempo
learn-antichess-draws-text = La repetición y las reglas de los 50 y de los 75 movimientos son como en el ajedrez estándar. Consulta <a>Tablas</a>. El ahogado no es tablas, sino victoria del bando que no puede jugar. Si ninguno de los dos bandos puede ganar ya, la partida es tablas, por ejemplo si cada bando solo tiene un alfil y están en casillas de distinto color.
learn-antichess-time = Si se te acaba el tiempo, pierdes. La partida solo es tablas si está demostrado que tu rival ya no puede perder todas sus piezas ni quedarse sin jugadas legales.
learn-antichess-notation = Cómo se escriben las jugadas
learn-antichess-notation-text = Las jugadas se escriben como en el ajedrez estándar. No hay + porque no hay jaque. Un peón que se convierte en rey se escribe a8=K.
learn-antichess-on-this-site = En este sitio
learn-antichess-on-this-site-text = Cuando <a>creas un desafío</a>, elige la variante Antichess. Una jugada que no captura se rechaza si podías capturar.

## Variants and game options: page: Horde

learn-horde-title = Horde
learn-horde-lead = Las blancas tienen 36 peones y ningún rey; las negras, las piezas habituales.
learn-horde-example-start = La posición inicial. Empiezan las blancas.
learn-horde-winning = Cómo gana cada bando
learn-horde-winning-text = Las blancas ganan con jaque mate. Las negras ganan si capturan todas las piezas blancas, también las promocionadas.
learn-horde-example-mate = Tras g7, las negras reciben mate. El peón de f6 protege el peón de g7, y el peón de f7 ataca g8.
learn-horde-pawns = Los peones blancos
learn-horde-pawns-text = Los peones blancos pueden avanzar dos casillas también desde la primera fila, no solo desde la segunda. Un peón que ha avanzado dos casillas desde la primera fila no puede ser capturado al paso.
learn-horde-no-white-king = Las blancas no tienen rey, así que las negras no pueden dar jaque y las blancas no pueden enrocarse. Para las negras, todas las jugadas son como en el ajedrez estándar.
learn-horde-example-first-rank = El peón de e1 puede ir a e2 o a e3.
learn-horde-draws = Tablas y tiempo
learn-horde-draws-text = La repetición y las reglas de los 50 y de los 75 movimientos son como en el ajedrez estándar. Consulta <a>Tablas</a>. Si el jugador al que le toca no tiene ninguna jugada legal y no está en jaque, es ahogado, tablas. También les puede pasar a las blancas, cuando todos los peones están bloqueados.
learn-horde-example-stalemate = Una trampa. Con Rc6, las negras han bloqueado el último peón blanco. Las blancas no tienen ninguna jugada legal: ahogado, tablas. Rxc5 habría ganado.
learn-horde-time = Si se te acaba el tiempo, pierdes. La partida solo es tablas si está demostrado que tu rival ya no podía ganar.
learn-horde-on-this-site = En este sitio
learn-horde-on-this-site-text = Cuando <a>creas un desafío</a>, elige la variante Horde. Las jugadas se hacen y se escriben como en el ajedrez estándar.

## Variants and game options: page: Atomic

learn-atomic-title = Atomic
learn-atomic-lead = Cada captura es una explosión que retira las piezas de alrededor.
learn-atomic-explosion = La explosión
learn-atomic-explosion-text = Una captura retira la pieza capturada y la pieza que la captura. También retira todas las piezas de las ocho casillas de alrededor, de los dos colores. Allí solo se quedan los peones.
learn-atomic-example-before = La torre puede capturar el caballo de d5.
learn-atomic-example-after = Tras Rxd5, la torre y el caballo han desaparecido. También han desaparecido el alfil de e6 y el caballo blanco de c4. El peón de c6 sigue ahí.
learn-atomic-en-passant = En una captura al paso, la explosión es alrededor de la casilla a la que va el peón que captura.
learn-atomic-winning = Cómo se gana
learn-atomic-winning-text = Ganas cuando explota el rey rival. No hace falta dar jaque antes. También ganas con jaque mate, como siempre.
learn-atomic-example-win = Una trampa. Tras 1.Nf3 d5 2.Ng5 h6, las blancas capturan en f7. El rey negro de e8 también explota, y las blancas han ganado.
learn-atomic-king = Qué cambia para el rey
learn-atomic-king-captures = El rey no puede capturar, porque explotaría.
learn-atomic-king-explodes = Una captura con la que explotaría tu propio rey no es legal, aunque también explotara el rey rival.
learn-atomic-king-in-check = Puedes dejar o poner en jaque a tu rey si con la misma jugada explota el rey rival.
learn-atomic-king-adjacent = Si los dos reyes están uno al lado del otro, ninguno está en jaque.
learn-atomic-example-kings = La torre de a7 no da jaque: si capturara el rey blanco, también explotaría el rey negro.
learn-atomic-draws = Tablas y tiempo
learn-atomic-draws-text = El ahogado, la repetición y las reglas de los 50 y de los 75 movimientos son como en el ajedrez estándar. Consulta <a>Tablas</a>. La partida solo es tablas por material insuficiente si está demostrado que ningún bando puede ganar.
learn-atomic-time = Si se te acaba el tiempo, pierdes. La partida solo es tablas si está demostrado que tu rival ya no podía ganar.
learn-atomic-on-this-site = En este sitio
learn-atomic-on-this-site-text = Cuando <a>creas un desafío</a>, elige la variante Atomic. Las jugadas se hacen y se escriben como en el ajedrez estándar.

## Variants and game options: page: Crazyhouse

learn-crazyhouse-title = Crazyhouse
learn-crazyhouse-lead = Lo que capturas pasa a ser tuyo, y puedes volver a colocarlo en el tablero.
learn-crazyhouse-drops = La reserva y las piezas colocadas
learn-crazyhouse-drops-text = Una pieza capturada cambia de color y va a la reserva del jugador que la capturó. En lugar de mover, puedes colocar una pieza de tu reserva en cualquier casilla vacía.
learn-crazyhouse-example-pocket = Tras 1.e4 d5 2.exd5 Qxd5, cada bando tiene un peón en la reserva.
learn-crazyhouse-drop-pawn = Un peón no se puede colocar en la primera ni en la octava fila. Si se coloca en la fila inicial de los peones, puede avanzar desde allí dos casillas, como cualquier otro.
learn-crazyhouse-drop-check = Una pieza colocada puede dar jaque y jaque mate. También puede interponerse ante un jaque.
learn-crazyhouse-drop-promoted = Una pieza promocionada que es capturada va a la reserva como peón.
learn-crazyhouse-drop-rook = No puedes enrocarte con una torre que se ha colocado.
learn-crazyhouse-winning = Cómo se gana
learn-crazyhouse-winning-text = Ganas con jaque mate, como en el ajedrez estándar. Pero si el jaque viene de lejos, quizá tu rival pueda colocar una pieza en medio.
learn-crazyhouse-example-mate = Las blancas tenían una dama en la reserva y la han colocado en h7: jaque mate. El alfil de d3 la protege.
learn-crazyhouse-example-block = Una trampa. En el ajedrez estándar, Rd8 habría sido jaque mate. Pero las negras tenían un caballo en la reserva y lo han colocado en f8.
learn-crazyhouse-notation = Cómo se escriben las piezas colocadas
learn-crazyhouse-notation-text = Una pieza colocada se escribe con la letra de la pieza, una @ y la casilla: N@f3 coloca un caballo en f3. El peón no lleva letra: @e5.
learn-crazyhouse-draws = Tablas y tiempo
learn-crazyhouse-draws-text = No hay regla de los 50 movimientos ni de los 75, porque las piezas capturadas vuelven. La triple y la quíntuple <a>repetición</a> son como en el ajedrez estándar. Las reservas forman parte de la posición, y también qué piezas son promocionadas. Esto importa también para las <a>jugadas condicionales</a>.
learn-crazyhouse-stalemate = Solo hay ahogado, tablas, si no tienes ninguna jugada legal y tampoco puedes colocar una pieza.
learn-crazyhouse-time = Si se te acaba el tiempo, pierdes. La partida solo es tablas si está demostrado que tu rival ya no podía ganar.
learn-crazyhouse-on-this-site = En este sitio
learn-crazyhouse-on-this-site-text = Cuando <a>creas un desafío</a>, elige la variante Crazyhouse. Dondequiera que puedas escribir una jugada, puedes escribir también una pieza colocada.

## Variants and game options: page: Game options

learn-options-title = Opciones de la partida
learn-options-lead = Lo que dos jugadores pueden acordar antes de la primera jugada.
learn-options-text = Eliges las opciones cuando <a>creas un desafío</a>. Si no son las habituales, se muestran en el desafío y en la página de la partida. Después no se pueden cambiar.

## Variants and game options: ratings

learn-options-rated = Partidas por puntos
learn-options-rated-text = Quien crea un desafío elige si la partida es por puntos. Una partida por puntos tiene límite de tiempo, empieza desde la posición inicial habitual de su variante, sigue sus reglas y no permite deshacer jugadas. La victoria, las tablas y la derrota cambian la puntuación de ambos jugadores en esa variante. Una partida no cuenta si se canceló o se anuló, si perdieron ambos o si no han jugado los dos.
learn-options-rating-text = La puntuación mide la fuerza de juego. El número tras el ± es su incertidumbre: en 19 de cada 20 casos, la fuerza real está dentro de ese margen. Todos empiezan con 1500 ±700. Cuanto más juegas, más segura es tu puntuación. Tras una larga pausa vuelve a ser menos segura. El sistema es Glicko-2, de Mark Glickman.
learn-options-rating-week = Las partidas que terminan en la misma semana (de lunes a lunes, UTC) se calculan juntas, con las puntuaciones que ambos jugadores tenían al empezar la semana. Cada resultado se ve enseguida. El orden de las partidas no importa. Si un resultado se cambia más tarde, se recalculan las puntuaciones que siguieron.
learn-options-rating-example = <b>Ejemplo.</b> Tu puntuación es 1500 ±100 y juegas una partida esta semana. Tu puntuación cambia en:
learn-options-rating-opponent = Rival
learn-options-rating-win = Ganas
learn-options-rating-draw = Tablas
learn-options-rating-loss = Pierdes

## Variants and game options: rules of the board

learn-options-no-en-passant = Sin captura al paso
learn-options-no-en-passant-text = No se puede capturar al paso. Si solo una captura al paso podría responder a un jaque, es jaque mate. Dos posiciones que solo se distinguen por el derecho a capturar al paso son la misma.
learn-options-no-en-passant-example = Las negras acaban de jugar d7-d5. En una partida así, el peón de e5 solo puede avanzar.
learn-options-moves-into-check = Dejar al rey en jaque permitido
learn-options-moves-into-check-text = Una jugada que deja a tu rey en jaque no se rechaza: pierde la partida de inmediato. Puedes mover una pieza clavada o pasar por alto un jaque. Nada te avisa, ni siquiera la página de confirmación. Sigues sin poder enrocarte si estás en jaque o a través de un jaque. El jaque mate y el ahogado no cambian.
learn-options-automatic-draws = Tablas automáticas
learn-options-automatic-draws-text = La triple repetición y la regla de los 50 movimientos terminan la partida de inmediato, sin reclamación. Las demás reglas sobre las <a>tablas</a> siguen igual.

## Variants and game options: options of the site

learn-options-assistance = Libros, bases de datos y módulos
learn-options-assistance-text = Mientras juegas puedes usar libros, bases de datos de partidas y exploradores de aperturas, pero no módulos ni tablas de finales. Lo cambian las opciones <b>sin libros</b>, <b>sin bases de datos</b> y <b>módulos permitidos</b>. La última permite también las tablas de finales.
learn-options-other = Otras opciones
learn-options-no-conditional-moves = <b>Sin jugadas condicionales:</b> en la partida no hay jugadas condicionales ni propuestas de jugadas.
learn-options-no-takebacks = <b>Sin deshacer jugadas:</b> las jugadas son definitivas. Si no, puedes pedirle a tu rival deshacer tu última jugada. Si acepta, vuelves a tener el tiempo que tenías cuando la hiciste. Las ofertas de tablas y las propuestas de jugadas se cancelan, y las jugadas condicionales quedan inactivas.
learn-options-win-on-time-claimed = <b>La victoria por tiempo se reclama:</b> la partida no termina automáticamente cuando se acaba el tiempo. Mientras el rival no reclame la victoria, el jugador todavía puede jugar.
learn-options-no-vacation = <b>Sin vacaciones:</b> el reloj sigue corriendo aunque un jugador esté de vacaciones.
learn-options-no-aborting = <b>No se puede cancelar:</b> la partida no se puede cancelar. Si tu primera jugada llega tarde, pierdes por incomparecencia. Los desafíos no tienen esta opción, ni las dos siguientes.
learn-options-no-giving-time = <b>Sin dar tiempo:</b> los jugadores no pueden darse tiempo.
learn-options-black-offers-draws = <b>Solo las negras pueden ofrecer tablas:</b> las blancas pueden aceptar la oferta y reclamar tablas.

## Tournaments

learn-tournaments-title = Torneos
learn-tournaments-lead = Cómo inscribirse en un torneo, cómo se juega y cómo termina.
learn-tournaments-round-robin = <b>Todos contra todos:</b> cada jugador juega con todos los del grupo, una o dos veces. Un torneo grande tiene varios grupos.
learn-tournaments-match = <b>Match:</b> dos jugadores juegan una serie de partidas. El match queda decidido cuando uno de ellos ya no puede ser alcanzado.
learn-tournaments-knockout = <b>Eliminación directa:</b> dos jugadores se enfrentan en un match. El ganador pasa de ronda y el perdedor queda eliminado.
learn-tournaments-stages = <b>Grupos y final:</b> en el grupo todos juegan contra todos. Los mejores de cada grupo pasan a la fase siguiente, hasta que queda un grupo: la final. Quien pasa lo confirma en 7 días.
learn-tournaments-swiss = <b>Sistema suizo:</b> una serie de rondas. En cada una juegas contra alguien con más o menos los mismos puntos, y contra nadie dos veces. Si no queda rival para ti, tienes bye, que cuenta como una victoria.
learn-tournaments-ladder = <b>Escalera:</b> siempre abierta. Los jugadores están en peldaños. Desafías a alguien de tu peldaño o de hasta tres peldaños más abajo. Una victoria sube un peldaño, una derrota baja uno.
learn-tournaments-entering = Inscripción
learn-tournaments-entering-text = <a>La lista de torneos</a> muestra cuáles están abiertos. Lee las condiciones e inscríbete. La página dice cuántas partidas tendrás. Si no puedes inscribirte, dice por qué. Si no quedan plazas, entras en la lista de espera y subes cuando alguien se va. Hasta el inicio puedes retirar la inscripción sin ninguna consecuencia.
learn-tournaments-start = El torneo empieza en su fecha o cuando está completo. Tus partidas empiezan solas, y recibes un único correo sobre todas las partidas que empiezan juntas.
learn-tournaments-lots = ¿Qué es un sorteo?
learn-tournaments-lots-text = Algunas cosas las decide el azar, como los números de emparejamiento y los colores de un match. Cada sorteo tiene un secreto. Su hash se publica antes de que nadie pueda saber qué saldrá. El secreto se publica después del sorteo. Así nadie puede elegir el resultado.
learn-tournaments-lots-check = Todo lo que se decide está en el registro del torneo, y nadie puede cambiarlo sin que se note. Con el archivo del registro y el comando <b>zugpost verify-tournament</b> puedes repetir cada sorteo y comprobar las tablas de resultados.
learn-tournaments-games = Las partidas
learn-tournaments-forfeit = Si no haces la primera jugada a tiempo, pierdes por incomparecencia. Estas partidas no se pueden cancelar.
learn-tournaments-no-takebacks = No se pueden deshacer jugadas ni dar tiempo al rival, y la partida termina sola cuando se acaba el tiempo.
learn-tournaments-hidden-moves = Las condiciones dicen quién ve las jugadas: todos enseguida, o los demás solo cuando termina la partida o todo el torneo. Los jugadores siempre ven sus propias partidas. Los resultados son públicos enseguida.
learn-tournaments-standings = Clasificación
learn-tournaments-standings-text = Una victoria vale 1 punto y unas tablas ½, si las condiciones no dicen otra cosa. Los desempates ordenan a los jugadores con los mismos puntos. Pulsa un número de la tabla para ver cómo se calculó. Quienes siguen igualados comparten el puesto.
learn-tournaments-still-first = Mientras hay partidas en curso, la tabla muestra quién puede terminar aún en primer lugar. Si importan hasta 8 partidas pendientes, se prueban todos sus resultados, con todos los desempates. Con más partidas solo se comparan los puntos.
learn-tournaments-drawn-match = Un match empatado
learn-tournaments-drawn-match-text = En una eliminación directa las condiciones dicen qué sigue a un match empatado: una partida decisiva, dos partidas más y después una partida decisiva, o pasa de ronda el mejor cabeza de serie. En una partida decisiva las blancas tienen que ganar y tienen más tiempo. A las negras les bastan las tablas.
learn-tournaments-withdrawing = Retirada
learn-tournaments-withdrawing-text = Puedes retirarte de un torneo que ya ha empezado. Entonces pierdes tus partidas en curso. No puedes inscribirte en otro torneo durante 90 días. Nunca podrás inscribirte en la próxima edición de este. Si tienes un buen motivo, habla antes con el director del torneo. Con su consentimiento puedes inscribirte enseguida en otros torneos y también en la próxima edición.
learn-tournaments-withdrawing-half = En un todos contra todos, tus resultados cuentan si has terminado al menos la mitad de tus partidas. Si no, siguen en la tabla, pero no cuentan para nadie.
learn-tournaments-end = El final
learn-tournaments-end-text = Un torneo termina cuando terminan todas sus partidas. Es definitivo 14 días después de la última partida o decisión, porque hasta entonces se puede apelar. Si se cancela, sus partidas siguen como partidas sueltas.
