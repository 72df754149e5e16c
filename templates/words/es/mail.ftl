### Lo que dicen las cartas.

mail-hello = Hola, { $name }:
mail-hello-nobody = Hola:
mail-writes = { $by } escribe:
mail-capitals = (Las mayúsculas son las blancas.)
mail-all-choices = Todas tus opciones de cartas
mail-stop = No más cartas: { $topic }
mail-reply-on-turn = Puedes responder a esta carta: escribe tu jugada en la primera línea, como «{ $number } ...» con la jugada en lugar de los puntos, en cualquier notación. «tablas?» detrás ofrece tablas; «abandono» y «acepto tablas» van solos. Las líneas de abajo que empiezan por «si» son jugadas condicionales.
mail-reply = Puedes responder a esta carta: «abandono», «tablas?» o jugadas condicionales en líneas que empiecen por «si».
mail-reply-letters = Las piezas tienen las letras { $letters }.

mail-confirm-subject = Confirma tu dirección para { $site }
mail-confirm = Te damos la bienvenida a { $site }, { $name }. Confirma que esta dirección es tuya y podrás jugar. El enlace vale dos días.
mail-confirm-button = Confirmar mi dirección
mail-ignore = Si no fuiste tú, ignora esta carta: no pasará nada.
mail-change-address-subject = Confirma tu nueva dirección para { $site }
mail-change-address = { $name } pidió que las cartas de { $site } se envíen a esta dirección. El enlace vale dos días.
mail-change-address-button = Usar esta dirección
mail-reset-subject = Elige una nueva contraseña para { $site }
mail-reset = Alguien, probablemente tú, pidió una nueva contraseña para { $name }. El enlace vale dos horas.
mail-reset-button = Elegir una nueva contraseña
mail-registered-subject = Tienes una cuenta en { $site }
mail-registered = Alguien, quizá tú, introdujo esta dirección para una cuenta. Ya tienes una: tu nombre allí es { $name }.
mail-registered-forgot = Si has olvidado tu contraseña, puedes elegir una nueva. Si no fuiste tú, no ha pasado nada.
mail-password-changed-subject = Tu contraseña de { $site } ha cambiado
mail-password-changed = La contraseña de { $name } ha cambiado y se han cerrado todas las demás sesiones. Si no fuiste tú, elige una nueva enseguida.
mail-address-changed-subject = Tu dirección de { $site } ha cambiado
mail-address-changed = Las cartas para { $name } van desde ahora a otra dirección. Si no fuiste tú, escribe a quien lleva el sitio.
mail-closed-subject = Tu cuenta en { $site } está cerrada
mail-closed = Como pediste, tu cuenta está cerrada y tus partidas en curso se han abandonado. Las partidas terminadas quedan bajo el nombre «closed account». Gracias por jugar.
mail-sign-in-subject = Un nuevo acceso a tu cuenta en { $site }
mail-sign-in = Alguien inició sesión como { $name } el { $instant }, con { $device }, desde donde nadie la había iniciado antes.
mail-sign-in-unknown = un programa desconocido
mail-sign-in-well = Si fuiste tú, todo está bien. Si no, elige una nueva contraseña: eso cierra todas las sesiones.

mail-challenged-subject = { $other } te desafía
mail-challenged = { $other } te desafía a una partida: { $start }, { $time }.
mail-house-rules = Reglas de la casa: { $rules }.
mail-quoted = «{ $text }»
mail-challenged-button = Ver el desafío
mail-declined-subject = { $other } rechazó tu desafío
mail-declined = { $other } rechazó tu desafío.
mail-declined-button = Buscar otro rival

mail-open-game = Abrir la partida
mail-open-games = Abrir mis partidas
mail-begun-subject = Tu partida contra { $other } ha comenzado
mail-begun = { $other } aceptó. Llevas las { $side }.
mail-played-subject = { $other } jugó { $move }
mail-played = { $other } jugó { $move }.
mail-you-played = Jugaste { $move }.
mail-made-by-plan = { $moves }: { $n ->
        [one] jugada condicional
       *[other] jugadas condicionales
    }.
mail-made-as-proposed = { $moves }: { $n ->
        [one] jugada según lo propuesto
       *[other] jugadas según lo propuesto
    }.
mail-offers-with-it = { $other } ofrece tablas con ella.
mail-proposes = { $other } propone seguir con { $lines }.
mail-plan-answered-subject = Tu plan respondió a { $other }
mail-draw-offered-subject = { $other } ofrece tablas
mail-draw-offered = { $other } ofrece tablas. Puedes aceptarlas, rechazarlas o simplemente jugar.
mail-draw-declined-subject = { $other } rechazó las tablas
mail-draw-declined = { $other } rechazó las tablas; la partida continúa.
mail-takeback-asked-subject = { $other } pide retirar { $move }
mail-takeback-asked = { $other } pide retirar { $move }. Puedes concederlo, rechazarlo o simplemente seguir jugando.
mail-takeback-declined-subject = { $other } no permitió retirar la jugada
mail-takeback-declined = { $other } no permitió retirar la jugada; la partida continúa.
mail-taken-back-subject = { $other } permitió retirar la jugada
mail-taken-back = { $other } permitió retirar la jugada.
mail-over-subject = { $verdict ->
        [won] Has ganado
        [lost] Has perdido
        [draw] Tablas
        [both] Ambos perdieron
       *[none] Sin resultado
    } contra { $other }
mail-over = Tu partida contra { $other } ha terminado: { $result }.
mail-log = El registro de esta partida termina con { $head }. Guarda esta carta: `zugpost verify-log` comprueba un registro con ella.
mail-time-given-subject = { $other } te dio { $time }
mail-time-given = { $other } te dio { $time } más.
mail-flag-fell-subject = A { $other } se le ha acabado el tiempo
mail-flag-fell = A { $other } se le acabó el tiempo el { $flag }.
mail-flag-claim = En esta partida eso no termina nada por sí solo: puedes reclamarlo en la página de la partida mientras no llegue una jugada.
mail-turn-rests = Una reclamación espera una decisión: no se juega y ningún reloj corre.
mail-turn-mine-fallen = Te toca jugar. Tu tiempo se acabó el { $flag }; mientras nadie lo haya reclamado, puedes jugar.
mail-turn-theirs-fallen = Le toca jugar a tu rival, cuyo tiempo se acabó el { $flag }.
mail-turn-mine = Te toca jugar. Tienes { $time }: tu tiempo se acaba el { $flag }.
mail-turn-theirs = Le toca jugar a tu rival, que tiene { $time }; su tiempo se acaba el { $flag }.
mail-turn-mine-unlimited = Te toca jugar. No hay límite de tiempo.
mail-turn-theirs-unlimited = Le toca jugar a tu rival. No hay límite de tiempo.

mail-answered-subject = { $deed } (contra { $other })
mail-answered = { $deed }, como escribiste.
mail-nothing-done-subject = Nada hecho: tu carta sobre la partida contra { $other }
mail-nothing-done = Tu carta se leyó y no se hizo nada en la partida.
mail-did-lines = Guardaste jugadas condicionales
mail-did-move = Jugaste { $move }
mail-did-move-and-offer = Jugaste { $move } y ofreciste tablas
mail-did-offer = Ofreciste tablas
mail-did-accept = Aceptaste las tablas
mail-did-decline = Rechazaste las tablas
mail-did-resign = Abandonaste
mail-lines-kept = Las jugadas condicionales que escribiste están guardadas.
mail-lines-answered = Las jugadas condicionales respondieron al instante.
mail-not-suspended = Tu cuenta está suspendida: { $reason }
mail-not-by-mail = Has elegido no jugar por carta. Puedes cambiarlo en tus opciones de cartas.
mail-not-passed = Respondiste a una carta sobre una posición ya pasada. Responde a la última carta sobre esta partida.
mail-not-passed-since = Respondiste a una carta sobre una posición ya pasada. La última jugada es { $move }. Responde a la última carta sobre esta partida.
mail-not-any = Una respuesta a cualquier réplica se planea en la página, donde ves lo que abarca.
mail-not-twice = Esa carta nuestra ya se respondió, y cada una vale para una respuesta. Responde a la última.
mail-not-in-time = Llegó demasiado tarde: tu tiempo se había acabado.
mail-not-needed = El tiempo de tu rival se había acabado antes de que llegara.
mail-not-found = No se encontraron palabras tuyas en ella. Escribe la jugada en la primera línea, encima de lo que cita tu programa.
mail-not-understood = Esto no se entendió: «{ $line }». La primera línea debe ser una jugada y nada más, como { $example }, o una de estas: tablas?, acepto tablas, rechazo tablas, abandono, o una línea que empiece por si.
mail-not-two-moves = En «{ $line }» hay más de una jugada. Escribe una; lo que responderías a la réplica va en una línea que empiece por si.
mail-not-so-many = Tiene más jugadas condicionales de las que puede tener una carta. Planéalas en la página.
mail-not-that-number = Escribiste la jugada { $written }, pero la siguiente es { $next }
mail-not-offered = No hay ninguna oferta de tablas que responder.
mail-not-again = Eso ya está hecho.

mail-claimed-mine-subject = Tu reclamación contra { $other } espera una decisión
mail-claimed-mine = Reclamas: { $claim }. La administración decidirá.
mail-claimed-subject = { $other } ha hecho una reclamación
mail-claimed = { $other } reclama: { $claim }. La administración decidirá.
mail-say-once = Puedes decir una vez lo que piensas de ello.
mail-say-once-or-accept = Puedes decir una vez lo que piensas de ello, o aceptar las tablas.
mail-rests = Hasta que se decida no se juega y ningún reloj corre.
mail-claim-answered-subject = { $other } ha respondido a tu { $what ->
        [appeal] apelación
       *[claim] reclamación
    }
mail-claim-answered = { $other } ha respondido a tu { $what ->
        [appeal] apelación
       *[claim] reclamación
    }.
mail-appealed-mine-subject = Tu apelación en la partida contra { $other }
mail-appealed-mine = Has apelado la decisión. Decidirá otro administrador.
mail-appealed-subject = { $other } ha apelado la decisión
mail-appealed = { $other } ha apelado la decisión. Decidirá otro administrador.
mail-ruled-over-subject = { $verdict ->
        [won] Has ganado
        [lost] Has perdido
        [draw] Tablas
        [both] Ambos perdieron
       *[none] Sin resultado
    } contra { $other }, por decisión
mail-ruled-subject = Una decisión en tu partida contra { $other }
mail-ruled-over = La partida ha terminado: { $result }.
mail-claim-refuted = La reclamación queda refutada: { $found }
mail-the-administrator = La administración
mail-the-player = El jugador
mail-to-rule-subject = Por decidir: { $names }
mail-to-rule = { $what ->
        [appeal] Una apelación
       *[claim] Una reclamación
    } en la partida { $names } espera una decisión.
mail-open-desk = Abrir la administración

mail-reminder-section = Contra { $other }: tiempo restante, { $time }
mail-reminder-flag = Tu tiempo se acaba el { $flag }.
mail-reminder = Te toca jugar contra { $other }. Tiempo restante: { $time }; se acaba el { $flag }.
mail-reminder-games = En estas partidas te toca jugar.
mail-reminder-subject = Tiempo restante contra { $other }: { $time }
mail-and-more = { $first } y { $n } más
mail-leave-subject = { $other } toma vacaciones
mail-leave-now = { $other } está de vacaciones hasta el { $until }.
mail-leave-soon = { $other } estará de vacaciones desde el { $from } hasta el { $until }.
mail-leave-still = Mientras le toque jugar, su reloj estará parado; aun así puede jugar. El tuyo corre como siempre.
mail-leave-my-move = Te toca jugar; tu tiempo se acaba el { $flag }.
mail-leave-their-move = Le toca jugar a { $other }; su tiempo se acaba el { $flag }.
mail-leave-unlimited = No hay límite de tiempo.
mail-game = Partida { $game }
mail-gathered = Esto pasó mientras tus cartas esperaban, { $n } cosas en total.
mail-gathered-first = Aquí se cuentan las primeras { $n }; el resto está en tus partidas.
mail-wrote-in-game = { $other } te ha escrito sobre vuestra partida
mail-wrote-in-game-button = Abrir la partida
mail-wrote = { $other } te ha escrito
mail-wrote-button = Leer y responder
