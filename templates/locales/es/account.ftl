### The account: registering, settings, notifications, vacation.

## Account: account page: links

account-title = Cuenta
account-heading = Tu cuenta
account-back = Ir a tu cuenta
account-notifications = Notificaciones por correo
account-vacation = Vacaciones
account-public-profile = Ver tu perfil público
account-download-games = Descargar todas tus partidas (PGN)

## Account: account page: preferences

account-preferences = Preferencias
account-own-piece-letters = Escribir las jugadas con las iniciales de las piezas en mi idioma
account-confirm-moves = Pedirme confirmación antes de enviar cada jugada
account-email-conditional-moves = Avisarme por correo cuando se juegue una de mis jugadas condicionales
account-send-delay = Retraso de envío: poder recuperar una jugada antes de que se envíe
account-send-delay-none = no, enviarla de inmediato
account-send-delay-hint = Para las jugadas que haces en la página de la partida. Tu reloj se para cuando haces la jugada; el de tu rival se pone en marcha cuando se envía. En las partidas de torneo el retraso es de 1 minuto como máximo.
account-reminders = Avisarme por correo antes de que se me acabe el tiempo
account-reminders-hint = Si una jugada tiene menos tiempo que el recordatorio más corto, recibes un recordatorio cuando queda la mitad.

## Account: account page: calendar

account-calendar = Calendario
account-calendar-text = Tu aplicación de calendario puede mostrar cuándo se acaba tu tiempo en cada partida.
account-calendar-has-address = El calendario tiene una dirección. Si creas otra, la anterior deja de funcionar.
account-calendar-create-new-address = Crear una dirección nueva
account-calendar-create-address = Crear una dirección de calendario
account-calendar-delete-address = Borrar la dirección de calendario
account-calendar-delete-too = Borrar también mi dirección de calendario
account-calendar-alarms = Alarmas en el calendario antes de que se me acabe el tiempo
account-calendar-alarms-hint = Algunas aplicaciones de calendario ignoran las alarmas de los calendarios a los que te suscribes. Otras preguntan si las quieres.
account-calendar-save-alarms = Guardar las alarmas

## Account: account page: username, password, email address

account-username-hint = Puedes cambiar las mayúsculas y minúsculas de tu nombre de usuario, pero no el nombre en sí.
account-change-capitalization = Cambiar las mayúsculas
account-change-password = Cambiar la contraseña
account-email-address-now = Los correos se envían a <b>{ $email }</b>.
account-new-email-address = Nueva dirección de correo
account-new-email-address-hint = Enviamos un correo a la dirección nueva. Tu dirección cambia cuando abres el enlace que contiene.
account-change-email-address = Cambiar la dirección de correo

## Account: account page: devices

account-devices = Dispositivos
account-device = { $browser } en { $system }
account-this-device = este dispositivo
account-last-used = Último uso: { $seen }. Sesión iniciada: { $since }.
account-log-out-device = Cerrar sesión
account-log-out-other-devices = Cerrar las demás sesiones
account-log-out-all-devices = Cerrar todas las sesiones

## Account: security log

security-log = Registro de seguridad
security-log-intro = Inicios de sesión y cambios de contraseña, dirección de correo y cargos. Si no reconoces algo, cambia tu contraseña. Las direcciones IP y los navegadores se borran al cabo de un tiempo.
security-log-empty = Todavía nada.
security-log-no-account = Ninguna cuenta
security-log-logged-in = Inicio de sesión.
security-log-login-failed = Inicio de sesión fallido.
security-log-login-rate-limited = Inicio de sesión rechazado: demasiados intentos.
security-log-login-suspended = Inicio de sesión rechazado: la cuenta está suspendida.
security-log-login-unconfirmed = Inicio de sesión rechazado: la dirección de correo no está confirmada.
security-log-logged-out = Cierre de sesión.
security-log-sessions-ended = Cierre de sesión en otros dispositivos.
security-log-reset-requested = Restablecimiento de contraseña solicitado.
security-log-password-reset = Contraseña restablecida por correo.
security-log-password-changed = Contraseña cambiada.
security-log-address-changed = Dirección de correo cambiada.
security-log-second-factor-failed = Segundo factor incorrecto.
security-log-totp-added = Aplicación de autenticación añadida.
security-log-totp-removed = Aplicación de autenticación quitada.
security-log-passkey-added = Llave de acceso añadida.
security-log-passkey-removed = Llave de acceso quitada.
security-log-passkey-copied = Llave de acceso rechazada: puede haber sido copiada.
security-log-recovery-codes-made = Códigos de recuperación nuevos creados.
security-log-recovery-code-used = Código de recuperación usado.
security-log-second-factors-reset = Segundos factores restablecidos.
security-log-password-mistaken = Contraseña incorrecta en los ajustes.
security-log-role-granted =
    Cargo concedido: { $role ->
        [arbiter] árbitro
        [director] director de torneo
       *[administrator] administrador
    }.
security-log-role-removed =
    Cargo retirado: { $role ->
        [arbiter] árbitro
        [director] director de torneo
       *[administrator] administrador
    }.
security-log-form-refused = Formulario rechazado: no venía de una página de este sitio.
security-log-access-denied = Acceso denegado: { $address }
security-log-by = { $said } Por { $player }.

## Account: closing the account

account-close-heading = Cerrar la cuenta
account-close = Cerrar tu cuenta
account-close-warning = Esto no se puede deshacer. Se borran tu nombre de usuario, tu dirección de correo y tu contraseña. Nadie podrá volver a registrar ese nombre. Tus partidas terminadas se conservan en el sitio con el nombre «cuenta cerrada».
account-close-no-games = No tienes partidas en curso.
account-close-games = Abandonarás estas partidas en curso:
account-close-game = Partida { $game } contra { $opponent }
account-close-button = Cerrar mi cuenta
account-close-button-games = Cerrar mi cuenta y abandonar { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }
account-close-keep = Conservar mi cuenta
account-close-last-administrator = Eres el único administrador. Nombra antes a otro.

## Account: calendar that a calendar app reads

calendar-title = Tu calendario
calendar-subscribe = Suscríbete a esta dirección en tu aplicación de calendario. Solo se muestra una vez. Quien la tenga puede ver cuándo se acaba tu tiempo.
calendar-address = Dirección del calendario
calendar-open = Abrir en el calendario
calendar-address-lost = Si pierdes esta dirección o la consigue otra persona, crea una nueva en la página de tu cuenta. La anterior deja entonces de funcionar.
calendar-choose-alarms = En la página de tu cuenta puedes elegir alarmas para este calendario.
calendar-time-runs-out = Se acaba el tiempo contra { $opponent }
calendar-your-move = Te toca jugar: { $url }

## Account: logging in

login-title = Iniciar sesión
login-username-or-email = Nombre de usuario o dirección de correo
login-keep-logged-in = Mantener la sesión iniciada en este dispositivo
login-forgot-password = ¿Has olvidado tu contraseña?
login-wrong = El nombre de usuario o la contraseña no son correctos. Inténtalo de nuevo.
login-unconfirmed = Tu dirección de correo aún no está confirmada. Te hemos vuelto a enviar el correo de confirmación. Abre el enlace que contiene.
login-suspended = Esta cuenta está suspendida: { $why } Escribe a los administradores del sitio.

## Account: registering

register-title = Registrarse
register-log-in = ¿Ya tienes una cuenta? Inicia sesión
register-closed = Por ahora no se admiten registros. Si tienes una cuenta, inicia sesión.
register-not-invited = Solo es posible registrarse por invitación. Abre el enlace de tu invitación. Si ya no funciona, pide otra.
register-check-email = Revisa tu correo
register-email-sent = Hemos enviado un correo a <b>{ $email }</b>. Abre el enlace que contiene para confirmar tu dirección.
register-email-shown-here = No hay ningún servidor de correo configurado. <a>El correo se muestra aquí</a> en un par de segundos.
register-no-email = ¿No ha llegado nada? Mira en la carpeta de spam. Si intentas iniciar sesión, te lo volvemos a enviar.

## Account: first administrator of a new site

setup-title = Primer administrador
setup-heading = Crea el primer administrador
setup-intro = Crea la cuenta que administra este sitio. Este enlace funciona una sola vez.
setup-create = Crear la cuenta

## Account: confirming an email address

confirm-email-address = Confirmar la dirección de correo
confirm-use-new-address = Usar esta dirección
confirm-link-expired = Este enlace ha caducado o ya se ha usado. Inicia sesión: si tu dirección de correo aún no está confirmada, te enviamos otro correo. Para cambiar tu dirección de correo, escríbela de nuevo en tu cuenta.
confirm-email-address-taken = Otra cuenta ya ha confirmado esta dirección de correo. Usa otra.
confirm-go-to-login = Ir al inicio de sesión
confirm-click-button = Pulsa el botón para confirmar.

## Account: forgotten password

forgot-password-title = Contraseña olvidada
forgot-password-sent = Si { $email } tiene una cuenta aquí, le hemos enviado un correo. El enlace que contiene es válido durante dos horas.
forgot-password-intro = Escribe tu dirección de correo. Te enviaremos un enlace para elegir una contraseña nueva.
forgot-password-send = Enviar el enlace
reset-password-title = Nueva contraseña
reset-password-heading = Elige una contraseña nueva
reset-password-link-expired = Este enlace ha caducado o ya se ha usado. Pide otro.
reset-password-request-link = Pedir otro enlace
reset-password-set = Guardar la contraseña

## Email notifications: page of all email notifications

notifications-title = Notificaciones por correo
notifications-heading = Tus notificaciones por correo
notifications-email-address = Los correos se envían a <b>{ $email }</b>. <a>Cambiar la dirección de correo</a>
notifications-rejected = Tu servidor de correo rechazó nuestros correos, así que ya no enviamos ninguno a esta dirección. El motivo: { $refusal }
notifications-rejected-try-again = Volver a enviar correos
notifications-about-topic = Correos sobre { $topic }
notifications-reminders-hint = Elige en tu <a>cuenta</a> con cuánta antelación recibes los recordatorios.
notifications-administration-hint = Como mucho un correo al día, mientras haya denuncias abiertas, correos fallidos o reclamaciones de más de un día.
notifications-daily-summary-at = Enviar el resumen diario a las
notifications-quiet-hours = Horas de silencio
notifications-quiet-hours-on = No enviar correos en estas horas
notifications-quiet-hours-from = de
notifications-quiet-hours-to = a
notifications-quiet-hours-hint = En tu zona horaria. Los correos de esas horas se envían después, todos juntos. Si tu tiempo se fuera a acabar antes, el correo se envía de inmediato.
notifications-one-email-until-visit = Después de un correo, no enviar más hasta que visite el sitio (los recordatorios se envían igualmente)
notifications-news-in-subject = Indicar la novedad en el asunto (si no, todos los correos de una partida llevan el mismo asunto y forman una conversación)
notifications-reply-with-move = Permitirme responder a los correos con una jugada
notifications-off-games = Partidas sin correos
notifications-turn-on = Activar los correos

## Email notifications: topics: each follows "Emails about" or "Unsubscribe from emails about"

notifications-topic-moves = las jugadas de tus rivales
notifications-topic-offers = ofertas de tablas, peticiones de deshacer jugadas, victorias por tiempo, tiempo añadido y vacaciones
notifications-topic-new-games = desafíos y partidas nuevas
notifications-topic-results = resultados de partidas
notifications-topic-tournaments = anuncios y retiradas en tus torneos
notifications-topic-ratings = tus puntuaciones, una vez por semana
notifications-topic-reminders = el tiempo que se acaba
notifications-topic-messages = mensajes de otros jugadores
notifications-topic-administration = tareas para administradores
notifications-topic-one-game = la partida { $game }
notifications-topic-all-games = todas tus partidas

## Email notifications: when emails about a topic are sent

notifications-when-immediately = de inmediato
notifications-when-hourly = resumen cada hora
notifications-when-daily = resumen diario
notifications-when-never = nunca

## Email notifications: page that the link "Unsubscribe" in an email leads to

notifications-unsubscribe-heading = Correos sobre { $about }
notifications-unsubscribe = Cancelar la suscripción
notifications-send-immediately = Enviarlos de inmediato
notifications-always-sent = Los correos sobre tu cuenta, las reclamaciones y las decisiones se envían siempre.
notifications-manage = Gestionar las notificaciones por correo

## Email notifications: emails shown on the site itself, where there is no mail server

mailbox-title = Correos salientes
mailbox-no-mail-server = No hay ningún servidor de correo configurado y solo se puede acceder al sitio desde este equipo, así que los correos se muestran aquí. Define SMTP_URL para enviarlos.
mailbox-empty = Aún no hay correos.
mailbox-to = Para
mailbox-subject = Asunto
mailbox-to-address = Para { $address }
mailbox-all = Todos los correos

## Vacation: your vacation

vacation-title = Vacaciones
vacation-intro = Mientras estás de vacaciones, tu reloj se detiene en todas las partidas que admiten vacaciones. Aun así puedes jugar. Tus rivales ven hasta cuándo estás fuera.
vacation-until = Estás de vacaciones hasta el { $to }.
vacation-from-to = Del { $from } al { $to }.
vacation-days =
    { $n ->
        [one] 1 día
       *[other] { $n } días
    }
vacation-end-now = Terminar las vacaciones
vacation-cancel = Cancelar las vacaciones

## Vacation: booking vacation

vacation-book = Reservar vacaciones
vacation-days-left =
    { $left ->
        [one] Te queda 1
       *[other] Te quedan { $left }
    } de { $allowance } días de vacaciones en { $year }.
vacation-first-day = Primer día
vacation-first-day-hint = Déjalo vacío para empezar ahora.
vacation-last-day = Último día
vacation-last-day-hint = Hasta la medianoche, { $zone }.

## Vacation: games in which the clock is not paused

vacation-games-not-covered = Partidas en las que tu reloj no se detendrá
vacation-games-not-covered-text = Tus vacaciones no detienen tu reloj en estas partidas.
vacation-game-not-covered = <a>Contra { $opponent }</a>: { $why }
vacation-not-allowed = no admite vacaciones
vacation-not-allowed-deadline = no admite vacaciones; tu tiempo se acaba el { $at }
vacation-deadline-before = tu tiempo se acaba el { $at }, antes de que empiecen tus vacaciones

## Vacation: calendar

vacation-calendar = Calendario
vacation-later-months = Meses siguientes
vacation-day = vacaciones

## Vacation: errors

vacation-invalid-date = Esta fecha no es válida. Escribe fechas como 2026-12-24.
vacation-not-available = En este sitio no hay vacaciones.
vacation-in-the-past = Las vacaciones no pueden empezar en el pasado. Elige hoy o más tarde como primer día.
vacation-last-day-before-first = El último día es anterior al primero. Elige un último día posterior.
vacation-too-short = Las vacaciones deben durar al menos un día entero. Elige mañana o más tarde como último día.
vacation-too-far = Las vacaciones deben terminar antes de un año a partir de hoy. Elige un último día anterior.
vacation-overlaps = Ya has reservado vacaciones del { $first } al { $last }. Elige otros días.
vacation-too-few-days-left =
    Necesitas { $wanted ->
        [one] 1 día
       *[other] { $wanted } días
    } de vacaciones en { $year }, pero solo te { $left ->
        [one] queda 1 día
       *[other] quedan { $left } días
    }. Elige menos días.

security-title = Seguridad
security-what = Tu contraseña, segundos factores, dispositivos y lo que ocurrió con tu cuenta.
security-password-or-code = Tu contraseña o un código de tu aplicación
security-new-codes = Tus códigos de recuperación
security-new-codes-text = Guarda estos códigos ahora: solo se muestran esta vez. Con cada uno puedes iniciar sesión una vez si pierdes tu aplicación o tu llave de acceso.
security-app = Aplicación de autenticación
security-app-text = Una aplicación en tu teléfono muestra un código nuevo cada 30 segundos. Lo escribes después de tu contraseña.
security-app-used = Tu aplicación está configurada. Último código: { $when }.
security-app-remove = Quitar la aplicación
security-app-scan = Escanea esto con tu aplicación:
security-app-qr-code = Código QR con la clave secreta para tu aplicación
security-app-open = Abrir en una aplicación de este dispositivo
security-app-type = O escribe esta clave en tu aplicación:
security-app-add = Añadir la aplicación
security-app-other = Empezar de nuevo con otra clave
security-app-new = Configurar una aplicación
security-passkeys = Llaves de acceso
security-passkeys-text = Tu dispositivo comprueba que eres tú, por ejemplo con la huella o un PIN. Una llave de acceso es un segundo factor, y con ella puedes iniciar sesión sin contraseña.
security-passkey-since = añadida el { $since }
security-passkey-used = último uso: { $when }
security-passkey-remove = Quitar esta llave de acceso
security-passkey-name = Nombre, por ejemplo: mi teléfono
security-no-passkeys = Las llaves de acceso necesitan un sitio con nombre de dominio y HTTPS.
security-codes = Códigos de recuperación
security-codes-left =
    { $n ->
        [0] No queda ningún código de recuperación.
        [one] Queda { $n } código de recuperación.
       *[other] Quedan { $n } códigos de recuperación.
    }
security-codes-new = Crear códigos de recuperación nuevos
passkey-new = Añadir una llave de acceso
passkey-new-text = Tu navegador te pide ahora una llave de acceso.
passkey-use = Usar una llave de acceso
passkey-use-text = Tu navegador te pide ahora tu llave de acceso.
passkey-failed = Tu navegador no dio ninguna llave de acceso. Inténtalo de nuevo.
passkey-needs-scripts = Las llaves de acceso solo funcionan con JavaScript.
passkey-back = Volver
second-factor-title = Segundo factor
second-factor-text = Escribe el código que muestra ahora tu aplicación.
second-factor-passkey-text = Usa tu llave de acceso.
second-factor-time = Tienes { $n } minutos.
second-factor-code = Código de tu aplicación
second-factor-code-or-recovery = Código de tu aplicación o un código de recuperación
second-factor-recovery = O un código de recuperación
second-factor-lost = Si has perdido la aplicación, las llaves de acceso y los códigos de recuperación, pregunta a un administrador del sitio.
second-factor-start-again = Iniciar sesión de nuevo
second-factor-wrong-code = Este código es incorrecto o ya se usó. Escribe el que muestra ahora tu aplicación.
