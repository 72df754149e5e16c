### The emails. A subject has no full stop.

## Around every email

email-hello = Hola, { $name }:
email-hello-no-name = Hola:
email-link = { $words }:
email-writes = { $by } escribe:
email-board-capitals = (Las piezas blancas se muestran en mayúsculas.)
email-manage-notifications = Gestionar las notificaciones por correo
email-unsubscribe = No recibir más correos sobre { $topic }
email-reply-your-turn = Puedes responder a este correo con tu jugada. Empieza la primera línea de tu respuesta con «{ $number }» y tu jugada, en cualquier notación. Para ofrecer tablas, añade «tablas?» después de la jugada. En lugar de una jugada puedes escribir «abandono» o «acepto tablas». Las líneas siguientes que empiecen por «si» son jugadas condicionales.
email-reply-opponents-turn = Puedes responder a este correo con «abandono», «tablas?» o jugadas condicionales en líneas que empiecen por «si».
email-reply-declines =
    { $other } { $what ->
        [draw] ofrece tablas
        [takeback] pide deshacer una jugada
       *[both] ofrece tablas y pide deshacer una jugada
    }. Si respondes con una jugada, rechazas { $what ->
        [draw] la oferta
        [takeback] la petición
       *[both] ambas cosas
    }.
email-reply-piece-letters = Iniciales de las piezas: { $letters }.
email-no-reply = No puedes responder a este correo. Usa el sitio.

## The account

email-confirm-address-subject = Confirma tu dirección de correo para { $site }
email-confirm-address = Te damos la bienvenida a { $site }, { $name }. Confirma tu dirección de correo para empezar a jugar. El enlace es válido durante dos días.
email-confirm-address-button = Confirmar la dirección
email-ignore = Si no fuiste tú, ignora este correo. No pasará nada.
email-change-address-subject = Confirma tu nueva dirección de correo para { $site }
email-change-address = Confirma que los correos de { $site } para { $name } deben enviarse a esta dirección. El enlace es válido durante dos días.
email-change-address-button = Usar esta dirección
email-reset-password-subject = Restablece tu contraseña de { $site }
email-reset-password = Alguien, probablemente tú, pidió restablecer la contraseña de { $name }. El enlace es válido durante dos horas.
email-reset-password-button = Restablecer la contraseña
email-already-registered-subject = Ya tienes una cuenta en { $site }
email-already-registered = Alguien, quizá tú, intentó registrarse con esta dirección de correo. Ya tienes una cuenta. Tu nombre de usuario es { $name }.
email-already-registered-what-to-do = Si has olvidado tu contraseña, puedes restablecerla. Si no fuiste tú, ignora este correo.
email-password-changed-subject = Tu contraseña de { $site } se ha cambiado
email-password-changed = La contraseña de { $name } se ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos. Si no fuiste tú, restablece tu contraseña de inmediato.
email-address-changed-subject = Tu dirección de correo de { $site } se ha cambiado
email-address-changed = Los correos para { $name } se envían ahora a otra dirección. Si no fuiste tú, ponte en contacto con los administradores del sitio.
email-account-closed-subject = Tu cuenta en { $site } está cerrada
email-account-closed = Tu cuenta está cerrada. Tus partidas en curso se han dado por abandonadas. Tus partidas terminadas se conservan en el sitio con el nombre «cuenta cerrada». Gracias por jugar.
email-new-login-subject = Nuevo inicio de sesión en tu cuenta de { $site }
email-new-login = Alguien inició sesión como { $name } el { $instant } desde un dispositivo nuevo: { $device }.
email-new-login-unknown-device = dispositivo desconocido
email-new-login-what-to-do = Si fuiste tú, no tienes que hacer nada. Si no, restablece tu contraseña: así se cerrará la sesión en todos los dispositivos.
email-second-factor-changed-subject = Los segundos factores de tu cuenta en { $site } han cambiado
email-second-factor-changed =
    { $what ->
        [totp_added] El { $instant } se añadió una aplicación de autenticación a la cuenta de { $name }.
        [totp_removed] El { $instant } se quitó la aplicación de autenticación de la cuenta de { $name }.
        [passkey_added] El { $instant } se añadió una llave de acceso a la cuenta de { $name }.
        [passkey_removed] El { $instant } se quitó una llave de acceso de la cuenta de { $name }.
        [recovery_codes_made] El { $instant } se crearon códigos de recuperación nuevos para la cuenta de { $name }. Los antiguos ya no sirven.
        [recovery_code_used] El { $instant } alguien inició sesión como { $name } con un código de recuperación.
       *[reset] El { $instant } un administrador quitó todos los segundos factores de la cuenta de { $name }. Ahora basta tu contraseña para iniciar sesión.
    }
email-second-factor-changed-what-to-do = Si fuiste tú, no tienes que hacer nada. Si no, avisa enseguida a un administrador del sitio y restablece tu contraseña.

## Challenges

email-challenge-subject = { $other } te desafía
email-challenge = { $other } te desafía a una partida: { $start }, { $time }.
email-challenge-game-options = Opciones de la partida: { $rules }.
email-challenge-series = Es un match a { $n } partidas.
email-challenge-quoted = «{ $text }»
email-challenge-button = Ver el desafío
email-challenge-declined-subject = { $other } rechazó tu desafío
email-challenge-declined = { $other } rechazó tu desafío.
email-challenge-declined-button = Buscar otro rival

## Games

email-view-game = Ver la partida
email-view-games = Ver mis partidas
email-game-started-subject = Tu partida contra { $other } ha comenzado
email-game-started = { $other } aceptó tu desafío. Juegas con { $side }.
email-game-subject = { $white } – { $black } · partida { $game }
email-your-move = te toca jugar
email-your-move-until = te toca jugar, hasta el { $deadline }
email-opponent-played-subject = { $other } jugó { $move }
email-opponent-played = { $other } jugó { $move }.
email-you-played = Jugaste { $move }.
email-conditional-moves-played =
    { $moves } { $n ->
        [one] se jugó como jugada condicional
       *[other] se jugaron como jugadas condicionales
    }.
email-proposed-line-played =
    { $moves } { $n ->
        [one] se jugó
       *[other] se jugaron
    } según la propuesta de jugadas.
email-also-offers-draw = { $other } también ofrece tablas.
email-line-proposed = { $other } propone esta variante: { $lines }.
email-your-conditional-move-played-subject = Se jugó tu jugada condicional contra { $other }
email-safety-move-played-subject = Se hizo tu jugada de seguridad contra { $other }
email-safety-move-played = Se hizo tu jugada de seguridad { $move }, porque no habías jugado a tiempo.
email-draw-offered-subject = { $other } ofrece tablas
email-draw-offered = { $other } ofrece tablas. Puedes aceptarlas o rechazarlas. Hacer una jugada también las rechaza.
email-draw-declined-subject = { $other } rechazó las tablas
email-draw-declined = { $other } rechazó las tablas. La partida continúa.
email-takeback-asked-subject = { $other } pide que se deshaga { $move }
email-takeback-asked = { $other } pide que se deshaga { $move }. Puedes aceptarlo o rechazarlo. Hacer una jugada también lo rechaza.
email-takeback-declined-subject = { $other } rechazó deshacer la jugada
email-takeback-declined = { $other } rechazó deshacer la jugada. La partida continúa.
email-takeback-accepted-subject = { $other } aceptó deshacer la jugada
email-takeback-accepted = { $other } aceptó deshacer la jugada.
email-game-over-subject =
    { $verdict ->
        [won] Has ganado contra { $other }
        [lost] Has perdido contra { $other }
        [draw] Tablas contra { $other }
        [both] Derrota para ti y para { $other }
       *[none] Tu partida contra { $other } no tiene resultado
    }
email-game-over = Tu partida contra { $other } ha terminado: { $result }.
email-game-log-hash = El último hash del registro de la partida es { $head }. Guarda este correo. Con este hash, `zugpost verify-log` muestra si el registro se modificó después.
email-time-given-subject = { $other } te dio { $time } más
email-time-given = { $other } te dio { $time } más.
email-time-from-director-subject = Más tiempo en tu partida contra { $other }

## Time, and whose turn it is

email-opponent-out-of-time-subject = A { $other } se le ha acabado el tiempo
email-opponent-out-of-time = A { $other } se le acabó el tiempo el { $deadline }.
email-claim-win-on-time = La partida aún no ha terminado. Puedes reclamar la victoria por tiempo en la página de la partida hasta que tu rival juegue.
email-game-paused = La partida está en pausa hasta que un árbitro decida.
email-your-turn-out-of-time = Te toca jugar. Tu tiempo se acabó el { $deadline }. Aún puedes jugar hasta que tu rival reclame la victoria por tiempo.
email-opponents-turn-out-of-time = Le toca jugar a tu rival. Su tiempo se acabó el { $deadline }.
email-your-turn = Te toca jugar. Tiempo restante: { $time }, hasta el { $deadline }.
email-opponents-turn = Le toca jugar a tu rival. Tiempo restante: { $time }, hasta el { $deadline }.
email-your-turn-no-time-limit = Te toca jugar. No hay límite de tiempo.
email-opponents-turn-no-time-limit = Le toca jugar a tu rival. No hay límite de tiempo.

## What your reply to an email has done

email-reply-done-subject = { $deed } (partida contra { $other })
email-reply-done = { $deed } por correo.
email-reply-rejected-subject = No se ha hecho nada: tu correo sobre la partida contra { $other }
email-reply-rejected = No pudimos hacer lo que dice tu correo. No ha tenido ningún efecto en la partida.
email-reply-rejected-draw-offer = { $other } ofrece tablas. Para aceptarlas, responde a este correo con «acepto tablas».
email-done-conditional-moves = Guardaste jugadas condicionales
email-done-move = Jugaste { $move }
email-done-move-and-draw-offer = Jugaste { $move } y ofreciste tablas
email-done-draw-offer = Ofreciste tablas
email-done-accept-draw = Aceptaste las tablas
email-done-decline-draw = Rechazaste las tablas
email-done-resign = Abandonaste
email-done-conditional-moves-saved = Tus jugadas condicionales se han guardado.
email-done-conditional-moves-as-read = Así hemos entendido tus jugadas condicionales:
email-done-not-read = Solo leemos la primera línea y las líneas que empiezan por «si». Para escribir a tu rival, usa el sitio. Estas líneas no se han tenido en cuenta ni se han enviado a tu rival:
email-done-below-signature = Estas líneas están debajo de tu firma y no se han leído:
email-done-quoted = Estas líneas están dentro o debajo del correo que citaste y no se han leído:
email-done-moves-followed = Después se jugaron de inmediato jugadas condicionales o jugadas de una propuesta.

## Why your reply to an email could not be carried out

email-error-suspended = Tu cuenta está suspendida: { $reason }
email-error-playing-by-email-off = Has desactivado el juego por correo. Puedes activarlo en «Notificaciones por correo» en el sitio.
email-error-position-changed = Respondiste a un correo antiguo. La posición ha cambiado desde entonces. Responde al último correo sobre esta partida.
email-error-position-changed-last-move = Respondiste a un correo antiguo. La última jugada es ahora { $move }. Responde al último correo sobre esta partida.
email-error-any = La condición «any» solo se puede usar en el sitio, donde ves qué jugadas incluye.
email-error-already-replied = Ya has respondido a ese correo. A cada correo se puede responder una sola vez. Responde al último correo sobre esta partida.
email-error-out-of-time = Tu tiempo se acabó antes de que llegara tu correo.
email-error-opponent-out-of-time = El tiempo de tu rival se acabó antes de que llegara tu correo.
email-error-no-move = No encontramos ninguna jugada en tu correo. Escribe la jugada en la primera línea, encima del texto citado.
email-error-not-understood = No entendimos «{ $line }». La primera línea debe contener solo una jugada, como { $example }. En lugar de una jugada puedes escribir «tablas?», «acepto tablas», «rechazo tablas» o «abandono». Para las jugadas condicionales, empieza la línea por «si».
email-error-two-moves = «{ $line }» contiene más de una jugada. Escribe solo tu jugada. Pon las jugadas condicionales en líneas que empiecen por «si».
email-error-yes-or-no = No entendimos «{ $line }». Para aceptar las tablas, escribe «acepto». Para rechazarlas, escribe «rechazo tablas».
email-error-castling = No entendimos «{ $line }». Para el enroque corto escribe «O-O»; para el largo, «O-O-O».
email-error-draw-sign = No entendimos «{ $line }». Para ofrecer tablas, añade «tablas?» o «(=)» después de la jugada.
email-error-piece-letter =
    En «{ $line }», { $letter } es { $role ->
        [king] el rey
        [queen] la dama
        [rook] la torre
        [bishop] el alfil
       *[knight] el caballo
    } en { $languages ->
        [de] alemán
        [es] español
        [fr] francés
        [es-fr] español y francés
       *[de-es-fr] alemán, español y francés
    }. Usa las iniciales { $letters }.
email-error-piece-letter-turn-on = Para usar las iniciales de tu idioma, activa «Escribir las jugadas con las iniciales de las piezas en mi idioma» en la página de tu cuenta.
email-error-piece-letter-pawn = Si te referías a un peón, escribe «{ $file }» en minúscula.
email-error-letter-not-understood = No entendimos «{ $line }».
email-error-too-many-conditional-moves = Una línea es demasiado larga o hay demasiadas jugadas condicionales. Introduce tus jugadas condicionales en el sitio.
email-error-move-number = Escribiste el número de jugada «{ $written }», pero la siguiente es «{ $next }». Comprueba la posición y responde de nuevo.
email-error-no-draw-offer = No hay ninguna oferta de tablas que aceptar o rechazar.
email-error-already-done = Esto ya está hecho.
email-error-draw-offer-in-the-meantime = El correo al que respondiste no muestra la oferta de tablas de tu rival. No se ha aceptado ni rechazado nada.
email-error-which-offer = No está claro qué aceptas o rechazas. Para las tablas, escribe «acepto tablas» o «rechazo tablas». A una petición de deshacer una jugada o a una propuesta de jugadas solo puedes responder en el sitio.
email-error-offer-only-on-website = Tu rival no ofrece tablas. A una petición de deshacer una jugada o a una propuesta de jugadas solo puedes responder en el sitio.
email-error-word-not-alone = Escribiste «{ $words }» y debajo «{ $below }». Por seguridad no hemos hecho nada. Si es lo que quieres, responde solo con «{ $words }», sin texto citado ni firma, o hazlo en el sitio.

## Claims, appeals and decisions

email-your-claim-subject = Tu reclamación contra { $other } espera una decisión
email-your-claim = Tu reclamación: { $claim }. Decidirá un árbitro.
email-opponents-claim-subject = { $other } ha hecho una reclamación
email-opponents-claim = { $other } ha hecho una reclamación: { $claim }. Decidirá un árbitro.
email-claim-reply-once = Puedes responder una sola vez.
email-claim-reply-once-or-accept-draw = Puedes responder una sola vez o aceptar las tablas.
email-claim-game-paused = La partida está en pausa hasta que haya una decisión.
email-claim-replied-subject = { $other } ha respondido a tu { $what ->
        [appeal] apelación
       *[claim] reclamación
    }
email-claim-replied = { $other } ha respondido a tu { $what ->
        [appeal] apelación
       *[claim] reclamación
    }.
email-your-appeal-subject = Tu apelación en la partida contra { $other }
email-your-appeal = Has apelado la decisión. Decidirá otro árbitro.
email-opponents-appeal-subject = { $other } ha apelado la decisión
email-opponents-appeal = { $other } ha apelado la decisión. Decidirá otro árbitro.
email-decision-result-subject =
    { $verdict ->
        [won] Has ganado contra { $other } por decisión arbitral
        [lost] Has perdido contra { $other } por decisión arbitral
        [draw] Tablas contra { $other } por decisión arbitral
        [both] Derrota para ti y para { $other } por decisión arbitral
       *[none] Tu partida contra { $other } queda sin resultado por decisión arbitral
    }
email-decision-subject = Decisión en tu partida contra { $other }
email-decision-game-over = La partida ha terminado: { $result }.
email-claim-rejected = La reclamación se ha rechazado: { $found }
email-the-arbiter = El árbitro
email-the-player = El jugador
email-decision-needed-subject = Decisión pendiente: { $names }
email-decision-needed = { $what ->
        [appeal] Una apelación
       *[claim] Una reclamación
    } en la partida { $names } espera una decisión.
email-decision-needed-claim = Reclamación: { $claim }.
email-decision-needed-button = Ver y decidir

## The end date of a tournament

email-tournament-ends-subject = { $name } termina el { $date }
email-tournament-ends =
    { $n ->
        [one] { $name } termina el { $date }. Tienes una partida en curso.
       *[other] { $name } termina el { $date }. Tienes { $n } partidas en curso.
    }
email-tournament-ends-then = Después no se pueden hacer más jugadas. Las partidas que sigan en curso se resuelven por decisión arbitral: nadie gana automáticamente.
email-tournament-ended-subject = { $name }: juego terminado, reclama tus resultados
email-tournament-ended =
    { $n ->
        [one] El último día de juego de { $name } ha pasado. Tu partida en curso se ha detenido.
       *[other] El último día de juego de { $name } ha pasado. Tus { $n } partidas en curso se han detenido.
    }
email-tournament-stopped-subject = { $name }: partidas detenidas, reclama tus resultados
email-tournament-stopped =
    { $n ->
        [one] Una de tus partidas de { $name } ha alcanzado la duración máxima. Se ha detenido.
       *[other] { $n } de tus partidas de { $name } han alcanzado la duración máxima. Se han detenido.
    }
email-tournament-ended-claim = Hasta el { $date } puedes reclamar victoria o tablas en cada partida, con tu análisis. Hazlo en la página de la partida. Hasta entonces, o hasta que ambos jugadores hayan reclamado, puedes sustituir tu reclamación. Después decide el director del torneo.
email-tournament-ended-draw = Si ningún jugador demuestra una victoria, la partida es tablas.
email-result-claimed-subject = { $other } ha reclamado { $result ->
        [win] la victoria
       *[draw] tablas
    }
email-result-claimed = Tu partida contra { $other } se ha detenido. { $other } ha reclamado { $result ->
        [win] la victoria
       *[draw] tablas
    }.
email-result-claim-replaced = Tu partida contra { $other } se ha detenido. { $other } ha sustituido su reclamación y ahora reclama { $result ->
        [win] la victoria
       *[draw] tablas
    }.
email-result-claim-until = Hasta el { $date } puedes reclamar victoria o tablas en la página de la partida. Después la partida se resuelve por decisión arbitral.
email-result-claim-agree = Si tú también reclamas tablas, la partida termina en tablas.
email-result-claimed-by-both = Ambos jugadores han reclamado. Ya no se puede sustituir ninguna reclamación. La partida se resuelve ahora por decisión arbitral.
email-adjudications-subject = Decisiones pendientes: { $name }
email-adjudications = Se han detenido partidas de { $name }. Esperan tu decisión.
email-decision-needed-deputy-follows = Si no has decidido antes del { $date }, también podrá decidir el suplente.
email-decision-needed-arbiters-follow = Si no has decidido antes del { $date }, también podrán decidir los árbitros del sitio.

## Reminders

email-reminder-heading = Partida { $game } contra { $other }: tiempo restante, { $time }
email-reminder-deadline = Tu tiempo se acaba el { $deadline }.
email-reminder = Te toca jugar contra { $other }. Tiempo restante: { $time }, hasta el { $deadline }.
email-reminder-several-games = Te toca jugar en estas partidas.
email-reminder-subject = Tiempo restante contra { $other }: { $time }
email-and-more-subject = { $first } y { $n } más
email-game-heading = Partida { $game } contra { $other }

## Vacation of an opponent

email-vacation-subject = { $other } ha reservado vacaciones
email-vacation-now = { $other } está de vacaciones hasta el { $until }.
email-vacation-later = { $other } estará de vacaciones desde el { $from } hasta el { $until }.
email-vacation-clocks = Durante ese tiempo su reloj está parado, pero aun así puede jugar. Esto no afecta a tu reloj.
email-vacation-your-turn = Te toca jugar. Tu tiempo se acaba el { $deadline }.
email-vacation-opponents-turn = Le toca jugar a { $other }. Su tiempo se acaba el { $deadline }.
email-vacation-no-time-limit = No hay límite de tiempo.
email-vacation-game = Partida { $game }
email-vacation-game-paused = El reloj está en pausa porque { $what ->
        [appeal] una apelación
       *[claim] una reclamación
    } espera una decisión. Sigue corriendo después de la decisión.
email-vacation-your-clock-paused = Te toca jugar. Tu reloj está en pausa hasta el { $until } porque estás de vacaciones. Tu tiempo se acaba el { $deadline }.
email-vacation-opponents-clock-paused = Le toca jugar a { $other }. Su reloj está en pausa hasta el { $until } porque está de vacaciones. Su tiempo se acaba el { $deadline }.

## Hourly and daily summaries

email-summary = Tienes { $n } novedades.
email-summary-first = Aquí se muestran las primeras { $n }. El resto está en tus partidas.

## Messages from other players

email-game-message-subject = { $other } te ha enviado un mensaje sobre tu partida
email-game-message-button = Ver la partida
email-message-subject = { $other } te ha enviado un mensaje
email-message-button = Leer y responder

## Tasks for administrators

email-admin-summary-subject = Tareas para administradores en { $site }
email-admin-summary = Estas tareas están pendientes. Recibes este correo como mucho una vez al día.
email-admin-summary-reports = { $n ->
        [one] 1 denuncia abierta
       *[other] { $n } denuncias abiertas
    }
email-admin-summary-claims = { $n ->
        [one] 1 reclamación o apelación a la espera de una decisión
       *[other] { $n } reclamaciones o apelaciones a la espera de una decisión
    }
email-admin-summary-failed-emails = { $n ->
        [one] 1 correo fallido
       *[other] { $n } correos fallidos
    }
email-admin-summary-button = Abrir la administración

## Tournaments

email-tournament-games-subject = { $name }: han empezado tus partidas
email-tournament-games =
    { $n ->
        [one] Tu partida en { $name } ha empezado.
       *[other] Tus { $n } partidas en { $name } han empezado.
    }
email-tournament-you-have-white = Juegas con blancas.
email-tournament-you-have-black = Juegas con negras.
email-tournament-move-until = Tienes hasta el { $deadline } para tu primera jugada.
email-view-tournament = Ver el torneo
email-tournament-said-subject = { $name }: anuncio
email-tournament-said = El director del torneo { $name } anuncia:
email-tournament-terms-subject = { $name }: han cambiado las condiciones
email-tournament-terms = Han cambiado las condiciones de { $name }. Hasta el inicio puedes retirar tu inscripción.
email-tournament-canceled-subject = Se canceló { $name }
email-tournament-canceled = Se canceló { $name }. Las partidas en curso siguen como partidas sueltas.
email-tournament-substitute-subject = { $name }: se te ofrece una plaza
email-tournament-substitute = El director del torneo { $name } te pide que ocupes la plaza de otro jugador. Puedes aceptar en la página del torneo.
email-tournament-place-taken-subject = { $name }: { $player } juega en tu lugar
email-tournament-place-taken = { $player } ha ocupado tu plaza en { $name } y desde ahora juega tus partidas. Lo que se escribió en ellas está ahora entre tus mensajes.
email-tournament-place-taken-over-subject = { $name }: juegas en lugar de { $player }
email-tournament-place-taken-over = Has ocupado la plaza de { $player } en { $name }. Tus relojes han vuelto a empezar desde el principio.
email-tournament-director = El director del torneo
email-tournament-advanced = Has ganado tu match contra { $beaten } y pasas de ronda. Tu próximo rival es { $next }.
email-direct-tournament = Dirigir este torneo
email-tournament-invited-subject = { $name }: tienes una invitación
email-tournament-invited = El director del torneo te invita a inscribirte en { $name }.
email-tournament-entry-removed-subject = { $name }: se ha eliminado tu inscripción
email-tournament-entry-removed = El director del torneo ha eliminado tu inscripción en { $name }.
email-tournament-moved-up-subject = { $name }: tienes plaza
email-tournament-moved-up = Estabas en la lista de espera de { $name }. Ahora tienes plaza y vas a jugar. Si ya no quieres jugar, retira tu inscripción antes del inicio.
email-tournament-on-waiting-list-subject = { $name }: estás en la lista de espera
email-tournament-on-waiting-list = Una decisión tardía en una edición anterior dio a otro jugador una plaza en { $name }. Ese jugador se ha inscrito ahora. Todas las plazas estaban ocupadas y la tuya era la última inscripción. Ahora eres el número 1 de la lista de espera: si alguien se va antes del inicio, juegas.
email-tournament-next-edition-place-subject = { $name }: tienes plaza en la próxima edición
email-tournament-next-edition-place = Una decisión ha cambiado un resultado. Con este resultado has ganado tu match en { $name }, pero la decisión llegó demasiado tarde: el match queda como estaba decidido. A cambio tienes plaza en la próxima edición, aunque esté completa y sean cuales sean las condiciones de inscripción. Recibirás un correo cuando se anuncie.
email-tournament-next-edition-subject = { $name }: tienes una plaza reservada
email-tournament-next-edition = Se ha anunciado { $name }. En una edición anterior ganaste un match por una decisión que llegó demasiado tarde. Por eso puedes inscribirte hasta el inicio, aunque el torneo esté completo y sean cuales sean las condiciones de inscripción. Si no quieres jugar, no tienes que hacer nada.
email-tournament-no-place-subject = { $name } ha empezado sin ti
email-tournament-no-place = { $name } ha empezado. Estabas en la lista de espera. No quedó libre ninguna plaza. Si alguien se va en los primeros días, el director del torneo puede ofrecerte esa plaza.
email-tournament-withdrawn-subject = { $name }: ya no juegas
email-tournament-withdrawn =
    { $ground ->
        [with_consent] Te has retirado de { $name } con el consentimiento del director del torneo. Tus partidas en curso se han dado por abandonadas.
        [expelled] El director del torneo te ha expulsado de { $name }. Tus partidas en curso se han dado por abandonadas.
       *[two_timeouts] Has perdido por tiempo dos partidas de { $name } en semanas distintas. Según las condiciones, quedas fuera. Tus partidas en curso se han dado por abandonadas.
    }
email-tournament-opponent-withdrew-subject = { $name }: { $player } se ha retirado
email-tournament-opponent-withdrew =
    { $meaning ->
        [counts] { $player } se ha retirado de { $name }. Había terminado al menos la mitad de sus partidas. Por eso cuentan todos los resultados contra { $player }.
        [counts_for_nobody] { $player } se ha retirado de { $name }. Había terminado menos de la mitad de sus partidas. Los resultados contra { $player } siguen en la tabla, pero no cuentan para nadie.
       *[match] { $player } se ha retirado de { $name }. No empieza ninguna otra partida del match.
    }
email-tournament-player-withdrew =
    { $ground ->
        [two_timeouts] { $player } ha perdido dos partidas por tiempo y queda fuera de { $name }.
        [account] { $player } ya no juega en { $name }: se ha cerrado la cuenta.
        [suspended] { $player } ya no juega en { $name }: la cuenta estaba suspendida cuando iba a empezar la siguiente partida. Las partidas en curso continúan.
       *[own_word] { $player } se ha retirado de { $name }.
    }
email-ladder-challenge-subject = { $player } te desafía en { $name }
email-ladder-challenge = { $player } te desafía en la escalera { $name }. Llevarías las blancas.
email-ladder-challenge-answer = Acepta o rechaza en la página de la escalera antes del { $until }. Si rechazas o no contestas a tiempo, cuenta como derrota, salvo si estás de vacaciones en ese tiempo.
email-ladder-challenge-refused-subject = { $name }: { $player } no ha aceptado tu desafío
email-ladder-challenge-refused =
    { $how ->
        [declined] { $player } ha rechazado tu desafío en { $name }. Para ti cuenta como victoria.
        [unanswered] { $player } no ha contestado a tiempo a tu desafío en { $name }. Para ti cuenta como victoria.
        [declined_excused] { $player } ha rechazado tu desafío en { $name }. Por unas vacaciones o por otra partida, nadie pierde.
       *[unanswered_excused] { $player } no ha contestado a tu desafío en { $name }. Por unas vacaciones o por otra partida, nadie pierde.
    }
email-ladder-challenge-missed-subject = { $name }: ha pasado el tiempo para tu respuesta
email-ladder-challenge-missed =
    { $how ->
        [unanswered] No has contestado a tiempo al desafío de { $player } en { $name }. Cuenta como derrota.
       *[unanswered_excused] No has contestado al desafío de { $player } en { $name }. Por unas vacaciones o por otra partida, no pierdes nada.
    }
email-ladder-closed-subject = { $name } está cerrada
email-ladder-closed = La escalera { $name } se ha cerrado. Ya nadie puede inscribirse ni ser desafiado. Las partidas en curso continúan y cuentan.
email-tournament-special-leave-subject = { $name }: tienes un permiso especial
email-tournament-special-leave = { $days ->
        [one] El director del torneo te ha concedido un permiso especial. Tus relojes en { $name } están parados 1 día.
       *[other] El director del torneo te ha concedido un permiso especial. Tus relojes en { $name } están parados { $days } días.
    }
email-tournament-opponent-on-leave-subject = { $name }: { $player } tiene un permiso especial
email-tournament-opponent-on-leave = { $days ->
        [one] { $player } tiene un permiso especial en { $name }. Los relojes de { $player } están parados 1 día.
       *[other] { $player } tiene un permiso especial en { $name }. Los relojes de { $player } están parados { $days } días.
    }
email-tournament-player-died-subject = { $name }: { $player } ha fallecido
email-tournament-player-died =
    { $meaning ->
        [counts] { $player } ha fallecido. Había terminado al menos la mitad de sus partidas de { $name }. Por eso cuentan todos los resultados contra { $player }.
        [counts_for_nobody] { $player } ha fallecido. Había terminado menos de la mitad de sus partidas de { $name }. Los resultados contra { $player } siguen en la tabla, pero no cuentan para nadie.
        [ladder] { $player } ha fallecido y ya no está en la escalera { $name }.
       *[match] { $player } ha fallecido. En el match de { $name } no empieza ninguna partida más.
    }
email-tournament-game-stopped = { $days ->
        [one] Tu partida contra { $player } se ha detenido. Durante 1 día puedes reclamar victoria o tablas en su página, con tu análisis. Después decide el director del torneo.
       *[other] Tu partida contra { $player } se ha detenido. Durante { $days } días puedes reclamar victoria o tablas en su página, con tu análisis. Después decide el director del torneo.
    }
email-tournament-finished-subject = { $name } ha terminado
email-tournament-finished = Han terminado todas las partidas de { $name }. El resultado será definitivo dentro de { $days } días.
email-tournament-place = Tu puesto: { $first } de { $of }.
email-tournament-place-shared = Compartes los puestos del { $first } al { $last } de { $of }.
email-tournament-place-undecided = El último día de juego pasó antes de que se decidiera el orden de los jugadores que seguían con opciones.
email-tournament-points = Puntos: { $points }.
email-tournament-section = Grupo: { $section }.
email-tournament-bye-subject = { $name }: tienes bye
email-tournament-bye = En la ronda { $round } de { $name } no quedaba rival para ti. Tienes bye, que cuenta como una victoria.
email-tournament-qualified-subject = { $name }: te has clasificado
email-tournament-qualified = Te has clasificado para la fase { $stage } de { $name }. Confirma en la página del torneo hasta { $date } que juegas. Si no, tu plaza pasa al siguiente jugador.
email-tournament-qualification-lost-subject = { $name }: tu plaza en la fase siguiente
email-tournament-qualification-lost =
    { $why ->
        [lapsed] No has confirmado a tiempo que juegas en la fase siguiente de { $name }. Tu plaza pasa al siguiente jugador.
       *[decision] Una decisión ha cambiado un resultado de { $name }. Según los resultados, ahora pasa otro jugador a la fase siguiente en tu lugar.
    }
email-tournament-out-in-stage-subject = { $name }: ha empezado la fase siguiente
email-tournament-out-in-stage = La fase { $stage } de { $name } ha empezado sin ti. Tus partidas en curso continúan y cuentan en la tabla de tu grupo.
email-tournament-eliminated-subject = { $name }: quedas fuera
email-tournament-eliminated = Tu match en { $name } está decidido: pasa de ronda { $winner }.
email-tournament-eliminated-both = Tu match en { $name } está decidido: ninguno de los dos jugadores pasa de ronda.
email-tournament-own-place = Tu puesto: { $first }.
email-tournament-own-places = Compartes los puestos del { $first } al { $last }.
email-tournament-place-later = El último día de juego ha pasado. Sabrás tu puesto cuando todos los matches estén decididos.
email-tournament-entries-removed-subject = { $name }: inscripciones eliminadas al inicio
email-tournament-entries-removed = { $name } ha empezado. Se han eliminado inscripciones de cuentas suspendidas o cerradas.
email-tournament-not-started-subject = { $name } no ha podido empezar
email-tournament-not-started = Se canceló { $name }: el día del inicio no había suficientes jugadores que pudieran jugar.
email-tournament-not-full = Se han eliminado inscripciones en { $name } de cuentas suspendidas o cerradas. El torneo empezará cuando vuelva a estar completo.
email-tournament-removed = Inscripciones eliminadas: { $players }.
email-tournament-away = De vacaciones al inicio: { $players }.
email-tournament-on-vacation-subject = { $name }: jugadores de vacaciones al inicio
email-tournament-started = { $name } ha empezado.
email-tournament-deputy-took-over-subject = { $name }: ahora diriges el torneo
email-tournament-deputy-took-over = Se ha cerrado la cuenta del director de { $name }. Eras el suplente. Ahora diriges el torneo. Puedes nombrar un nuevo suplente.
email-tournament-no-deputy-subject = { $name } ya no tiene suplente
email-tournament-no-deputy = Se ha cerrado la cuenta del suplente de { $name }. Puedes nombrar un nuevo suplente.
email-tournament-no-director-subject = { $name } no tiene director
email-tournament-no-director = Se ha cerrado la cuenta del director de { $name }. Ningún suplente puede ocupar su lugar. Nombra un nuevo director de torneo.
email-tournament-offer-ended-subject = { $name }: no se ha abierto el siguiente torneo
email-tournament-offer-ended =
    { $reason ->
        [terms] { $name } ha empezado. No se ha abierto el siguiente torneo: una oferta permanente ya no puede tener estas condiciones. Anúncialo con otras condiciones.
       *[director] { $name } ha empezado. No se ha abierto el siguiente torneo: su director no puede anunciar torneos en este momento. Debe anunciarlo otra persona.
    }

# $day: 2026-11-25.
email-logs-published-subject = Hash de los registros del { $day } en { $site }
# $head: 64 digits.
email-logs-published = El hash de todos los registros del { $day } es { $head }.
email-logs-published-why = Guarda este correo. Con él podrás comprobar más adelante que nadie ha reescrito la historia de una partida: `zugpost verify --head` compara la base de datos con este hash.
email-logs-published-button = Abrir los hashes publicados
email-rating-changes-subject = Tu puntuación: { $rating } ({ $change })
email-rating-changes-subject-several = Tus puntuaciones de la última semana
email-rating-changes = Tus partidas por puntos que terminaron en la semana del { $week } han cambiado tu puntuación.
email-rating-change = { $variant }: { $before } → { $after } ({ $change })
email-rating-change-won = ganada contra { $other } (partida { $game })
email-rating-change-drawn = tablas contra { $other } (partida { $game })
email-rating-change-lost = perdida contra { $other } (partida { $game })
email-rating-change-more = { $n ->
        [one] y 1 partida más
       *[other] y { $n } partidas más
    }
email-rating-changes-button = Ver tu perfil
