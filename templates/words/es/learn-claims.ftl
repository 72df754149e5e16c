### Reclamaciones y decisiones.

learn-claim-title = Reclamaciones
learn-claim-lead = Lo que puedes reclamar cuando te toca, y qué resulta de ello.
learn-claim-what = Qué se puede reclamar
learn-claim-third = <b>Tercera aparición:</b> la posición se da por tercera vez, o se dará tras tu jugada.
learn-claim-fifty = <b>Cincuenta jugadas:</b> de cada bando, sin captura ni jugada de peón, contando tu próxima jugada si la nombras.
learn-claim-dead = <b>Posición muerta:</b> nadie podría dar mate con ninguna serie de jugadas. Casi siempre el sitio lo ve por sí mismo.
learn-claim-other = <b>Lo que las reglas no pueden decidir:</b> una fortaleza, unas tablas teóricas, un acuerdo por correo. Va a un administrador, con tus palabras.
learn-claim-same = En <a>Tablas</a> se dice qué cuenta como la misma posición.
learn-claim-example = Un ejemplo
learn-claim-game = Dos jugadores van y vienen con sus caballos: { $game }. Juegan las negras.
learn-claim-board = Si el caballo vuelve a g8, se da otra vez la posición inicial.
learn-claim-with-move = Las negras reclaman la tercera aparición y nombran { $move }. El sitio cuenta { $times } apariciones: al principio, tras { $after } y tras { $move }. La reclamación queda demostrada, la jugada se hace y la partida es tablas.
learn-claim-too-early = Si las negras reclaman sin nombrar la jugada, cuenta la posición del tablero. Se ha dado solo { $only } veces. La reclamación se rechaza, las negras leen la cuenta, y a la partida no le ha pasado nada.
learn-claim-comes = Qué resulta de una reclamación
learn-claim-proven = <b>Queda demostrada.</b> La partida es tablas de inmediato. No importa qué motivo nombraste: cuenta el que se cumple.
learn-claim-refuted = <b>Es errónea.</b> Lees lo que se contó. Una jugada que nombraste solo se hace si la confirmas; entonces tu reclamación puede quedar como oferta de tablas.
learn-claim-waits = <b>Las reglas no pueden decidirla.</b> Decide un administrador, y hasta entonces la partida se detiene.
learn-claim-more = Una reclamación no se puede retirar. Lo que ocurre mientras espera está en <a>Decisiones</a>.

learn-ruling-title = Decisiones
learn-ruling-lead = Lo que deciden los administradores, y cómo puedes apelar.
learn-ruling-waits = Mientras una reclamación espera a un administrador, la partida está detenida: no se hace ninguna jugada, no corre ningún reloj, no cae ninguna bandera. Tu rival lee tus palabras, puede responderlas una vez y puede aceptar las tablas. Los dos pueden seguir abandonando.
learn-ruling-fortress = Un caso para un administrador: un muro que nadie parece atravesar. Lo que no está demostrado, el sitio no lo decide.
learn-ruling-example = Un ejemplo
learn-ruling-example-text = Tres días por jugada. Te toca el { $began } UTC, tu bandera caería el { $before }. El { $claimed } reclamas tablas porque las acordasteis por correo. Tu rival no lo recuerda. El { $ruled } el administrador decide que la partida siga. Te quedan { $left }, como cuando reclamaste; ahora tu bandera cae el { $after }.
learn-ruling-what = Cómo se decide
learn-ruling-sees = El administrador ve el tablero, todo lo que ha ocurrido en la partida, lo que se ha contado y demostrado, y las palabras de los dos.
learn-ruling-results = La decisión es tablas, victoria o seguir jugando, con un motivo que leen los dos jugadores. Queda en el registro de la partida.
learn-ruling-own = Nadie decide en una partida propia.
learn-ruling-again = Después de una reclamación rechazada no puedes reclamar por el mismo motivo durante tus diez jugadas siguientes.
learn-ruling-appeal = Apelación
learn-ruling-appeal-text = Cada decisión puede apelarla una vez cualquiera de los dos jugadores, dentro de 14 días y antes de la jugada siguiente. Decide otro administrador; el primero ya no tiene nada que decir.
learn-ruling-unasked = Sin que nadie lo pida
learn-ruling-unasked-text = Un administrador también puede actuar sin que nadie lo pida, cuando un jugador ha muerto o el sitio ha fallado: terminar o anular una partida, reabrir una, dar tiempo. Siempre con un motivo, siempre en el registro, siempre por carta a los dos.
learn-ruling-silence = En una partida sin límite de tiempo puedes acudir a un administrador cuando tu rival lleva treinta días en silencio.
