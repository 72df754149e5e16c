### What is on every page: navigation, home page, appearance, notices, errors, fields of forms, times.

## Navigation and every page

site-skip-to-content = Saltar al contenido
site-navigation = Sitio
site-my-games = { $n ->
    [0] Mis partidas
   *[other] Mis partidas ({ $n })
}
site-lobby = { $n ->
    [0] Sala de espera
   *[other] Sala de espera ({ $n })
}
site-tournaments = { $n ->
    [0] Torneos
   *[other] Torneos ({ $n })
}
site-emails = Correos
site-administration = Administración
site-log-out = Cerrar sesión
site-log-in = Iniciar sesión
site-register = Registrarse
site-emails-rejected = Tu servidor de correo rechazó nuestros correos, así que ya no te enviamos ninguno. <a>Ver por qué</a>
site-free-software = Zugpost es software libre bajo la AGPL.
site-runs-on-zugpost = { $site } funciona con Zugpost, software libre bajo la AGPL.

## What waits for a player

waiting-title = Lo que te espera
waiting-nothing = No hay nada pendiente.
waiting-games = { $n ->
    [one] Es tu turno en 1 partida
   *[other] Es tu turno en { $n } partidas
}
waiting-challenges = { $n ->
    [one] Tienes 1 desafío
   *[other] Tienes { $n } desafíos
}
waiting-messages = { $n ->
    [one] Tienes 1 mensaje sin leer
   *[other] Tienes { $n } mensajes sin leer
}
waiting-invitations = { $n ->
    [one] Tienes 1 invitación a un torneo
   *[other] Tienes { $n } invitaciones a torneos
}

## Home page

home-title = Ajedrez por correspondencia
home-heading = Juega al ajedrez por correspondencia en línea
home-intro = Tómate días, no minutos, para cada jugada. Te enviamos un correo cuando te toca jugar.
home-find-opponent = Buscar rival
home-go-to-lobby = Ir a la sala de espera
home-board = Una posición de la apertura española después del enroque de las blancas
home-players-online =
    { $n ->
        [one] jugador en línea
       *[other] jugadores en línea
    }
home-games-in-progress =
    { $n ->
        [one] partida en curso
       *[other] partidas en curso
    }
home-open-challenges =
    { $n ->
        [one] desafío abierto
       *[other] desafíos abiertos
    }
home-moves-played =
    { $n ->
        [one] jugada realizada
       *[other] jugadas realizadas
    }
home-won-by-white = ganadas por las blancas
home-won-by-black = ganadas por las negras
home-drawn = tablas

## Appearance

appearance-title = { $language } · Apariencia
appearance-language = Idioma
appearance-browser-language = Idioma del navegador
appearance-theme = Tema
appearance-theme-system = Como el sistema
appearance-theme-light = Claro
appearance-theme-dark = Oscuro
appearance-board-theme = Tema del tablero
appearance-board-green = Verde
appearance-board-wood = Madera
appearance-board-blue = Azul
appearance-board-purple = Morado
appearance-board-gray = Gris
appearance-board-sea = Mar
appearance-apply = Aplicar
appearance-heading = Apariencia y sonido
appearance-more = Más: tablero, piezas, coordenadas, sonido
appearance-piece-set = Estilo de piezas
appearance-pieces-classic = Clásico
appearance-pieces-flat = Plano
appearance-pieces-discs = Fichas
appearance-coordinates = Coordenadas
appearance-coordinates-inside = Dentro del tablero
appearance-coordinates-outside = Fuera del tablero
appearance-coordinates-off = Desactivadas
appearance-while-playing = Al jugar
appearance-sound = Sonido
appearance-sound-hint = La página de una partida emite un sonido con cada jugada.
appearance-haptics = Vibración
appearance-haptics-hint = Los móviles y tabletas que pueden vibrar lo hacen con cada jugada.
appearance-blindfold = Ajedrez a ciegas (piezas invisibles)
appearance-blindfold-hint = Los tableros de las partidas muestran las casillas, la última jugada y los jaques, pero ninguna pieza. Los lectores de pantalla siguen leyendo las piezas.
appearance-zen = Modo zen
appearance-zen-hint = La página de una partida muestra solo el tablero, los relojes, las jugadas y lo que necesita respuesta. Allí la tecla z lo activa y lo desactiva.
appearance-next-game = Pasar a la siguiente partida después de una jugada
appearance-next-game-hint = En la siguiente partida es tu turno. La tecla n siempre te lleva a ella. Si aún no has jugado, salta la partida hasta mañana.

## Error pages: the page or the form

error-not-found = Página no encontrada
error-not-found-text = Puede que la dirección no sea correcta o que la página ya no exista.
error-not-allowed = No permitido
error-not-allowed-text = Tu cuenta no tiene permiso para hacer esto.
error-moves-hidden = Las jugadas están ocultas
error-log-in = Inicia sesión primero
error-logged-out = La sesión está cerrada
error-logged-out-text = No se ha cambiado nada. Inicia sesión y envía el formulario de nuevo.
error-typed = Has escrito esto. Cópialo por si el campo está vacío cuando vuelvas:
error-form-expired = Este formulario ha caducado
error-form-expired-text = No se ha cambiado nada. Si has escrito algo, cópialo primero. Después abre la página de nuevo y envía otra vez el formulario. Si vuelve a ocurrir, permite las cookies de este sitio.
error-form-unreadable = No se ha podido leer el formulario
error-form-unreadable-text = No se ha cambiado nada. Vuelve atrás, recarga la página e inténtalo de nuevo.
error-form-not-utf8 = No se ha podido leer el formulario
error-form-not-utf8-text = El formulario contiene caracteres no válidos (no son UTF-8). No se ha cambiado nada. Vuelve atrás, recarga la página e inténtalo de nuevo.
error-invalid-request = Solicitud no válida
error-invalid-request-text = No se ha cambiado nada. Usa los formularios de este sitio.
error-too-large = Demasiados datos
error-too-large-text = El formulario enviado es demasiado grande. No se ha cambiado nada. Vuelve atrás y escribe menos texto.
error-form-timed-out = Tiempo de espera agotado
error-form-timed-out-text = El formulario no llegó completo a tiempo. No se ha cambiado nada. Inténtalo de nuevo.
error-too-many-attempts = Demasiados intentos
error-too-many-attempts-text = Podrás intentarlo de nuevo en { $time }. Entonces vuelve atrás en el navegador y envía el formulario otra vez.
error-conflict = Algo ha cambiado entretanto
error-conflict-text = Vuelve atrás, recarga la página e inténtalo de nuevo.

## Error pages: the server

error-busy = Servidor ocupado
error-busy-text = No se ha cambiado nada. Inténtalo de nuevo en unos segundos.
error-server-was-down = Volvemos enseguida
error-server-was-down-text = El servidor estuvo parado. Estamos devolviendo el tiempo perdido a todos los relojes en marcha. No se ha cambiado nada. Inténtalo de nuevo en un minuto.
error-database-unreachable = Volvemos enseguida
error-database-unreachable-text = La base de datos no responde en este momento. Si has enviado algo, todavía no sabemos si se ha guardado. Puedes volver a enviarlo en un minuto: solo contará una vez. Todo lo que se te ha confirmado está a salvo.
error-storage-full = No queda espacio en el servidor
error-storage-full-text = El disco del servidor está lleno, así que no se ha guardado nada. Puedes seguir leyéndolo todo, y las jugadas que ya has hecho están a salvo. Inténtalo más tarde. Si dura más, los relojes en marcha recuperarán el tiempo perdido.
error-internal = Algo ha fallado
error-internal-text = Es un error del servidor y ha quedado registrado. No se ha cambiado nada. Inténtalo más tarde.
error-reference = Si informas de este error, incluye la referencia { $reference }.

## Error pages: links on every error page

error-home = Inicio
error-go-to-home = Ir a la página de inicio

## Short notices after something was done: account

notice-email-address-confirmed = Tu dirección de correo está confirmada. Ya puedes iniciar sesión.
notice-welcome = ¡Te damos la bienvenida! Tu dirección de correo está confirmada y has iniciado sesión. Acepta un desafío o crea uno.
notice-logged-out = Has cerrado la sesión.
notice-logged-out-all-devices = Has cerrado la sesión en todos los dispositivos.
notice-username-changed = Se han cambiado las mayúsculas de tu nombre de usuario.
notice-preferences-saved = Tus preferencias se han guardado.
notice-password-changed = Tu contraseña se ha cambiado. Se ha cerrado la sesión en los demás dispositivos.
notice-password-reset = Tu nueva contraseña se ha guardado. Ya puedes iniciar sesión con ella.
notice-confirm-new-email-address = Hemos enviado un correo a la dirección nueva. Abre el enlace que contiene para confirmarla.
notice-email-address-changed = Tu dirección de correo se ha cambiado.
notice-device-logged-out = Se ha cerrado la sesión en el dispositivo.
notice-other-devices-logged-out = Se ha cerrado la sesión en los demás dispositivos.
notice-second-factor-added = Se añadió tu segundo factor. Se ha cerrado la sesión en los demás dispositivos.
notice-second-factor-removed = Se quitó tu segundo factor. Se ha cerrado la sesión en los demás dispositivos.
notice-second-factor-gone = Inicia sesión de nuevo: tardó demasiado, hubo demasiados códigos incorrectos o algo cambió entretanto.
notice-passkey-refused = Esta llave de acceso no pertenece a ninguna cuenta aquí o fue rechazada. Inicia sesión con tu contraseña.
notice-player-second-factors-reset = Se restablecieron los segundos factores de esta cuenta.
error-second-factor = Hace falta un segundo factor
error-second-factor-text = Este sitio exige un segundo factor a administradores y árbitros. Añade uno a tu cuenta y continúa después.
error-second-factor-link = Añadir un segundo factor
notice-calendar-address-deleted = La dirección del calendario se ha borrado.
notice-calendar-alarms-saved = Las alarmas de tu calendario se han guardado.
notice-account-closed = Tu cuenta está cerrada. Gracias por jugar.
notice-administrator-created = La cuenta de administrador se ha creado. Ya puedes iniciar sesión.

## Short notices after something was done: email notifications

notice-notifications-saved = Tus notificaciones por correo se han guardado.
notice-emails-stopped = Ya no recibirás estos correos.
notice-emails-resumed = Volverás a recibir estos correos.

## Short notices after something was done: vacation

notice-vacation-booked = Tus vacaciones se han reservado.
notice-vacation-ended = Tus vacaciones han terminado.
notice-vacation-canceled = Tus vacaciones se han cancelado.

## Short notices after something was done: challenges and reports

notice-challenge-created = El desafío se ha creado.
notice-challenge-declined = El desafío se ha rechazado.
notice-challenge-withdrawn = El desafío se ha retirado.
notice-rematch-offered = La revancha se ha ofrecido.
notice-report-sent = Gracias. Tu denuncia se ha enviado a los administradores.

## Short notices after something was done: administration

notice-failed-email-retried = Los correos fallidos se están enviando de nuevo.
notice-failed-email-discarded = El correo se ha descartado.
notice-player-verified = La dirección de correo se ha marcado como confirmada.
notice-player-suspended = El jugador ha sido suspendido.
notice-player-suspension-lifted = La suspensión se ha levantado.
notice-player-closed = La cuenta se ha cerrado.
notice-player-logged-out = Se ha cerrado la sesión del jugador en todos los dispositivos.
notice-player-password-reset-sent = El correo para restablecer la contraseña se ha enviado.
notice-player-role-changed = El cargo del jugador se ha cambiado.
notice-decision-saved = Tu decisión se ha guardado. Ambos jugadores reciben un correo.
notice-report-closed = La denuncia se ha cerrado.
notice-announcement-published = El anuncio se muestra ahora en todas las páginas.
notice-announcement-removed = El anuncio se ha retirado.
notice-site-settings-saved = Los ajustes se han guardado.
notice-invitation-withdrawn = La invitación se ha retirado.
notice-tournament-announced = El torneo se ha anunciado.
notice-tournament-entered = Te has inscrito en el torneo.
notice-tournament-withdrawn = Ya no participas en este torneo.
notice-tournament-bye-requested = No juegas en esta ronda.
notice-tournament-bye-request-withdrawn = Juegas en esta ronda.
notice-tournament-place-confirmed = Juegas en la fase siguiente.
notice-tournament-place-given-up = Has cedido tu plaza en la fase siguiente.
notice-ladder-challenged = Has desafiado a este jugador. Tiene 7 días para contestar.
notice-ladder-challenge-accepted = La partida ha empezado.
notice-ladder-challenge-declined = Has rechazado el desafío.
notice-ladder-challenge-withdrawn = Has retirado el desafío.
notice-tournament-terms-changed = Las condiciones se han cambiado.
notice-tournament-place-taken = Has ocupado la plaza. Tus relojes están en marcha.
notice-tournament-directed = Hecho. Consta en el registro del torneo.

## Fields of forms: fields

field-username = Nombre de usuario
field-username-hint = Visible para todos. Letras, cifras, puntos, guiones y guiones bajos.
field-email-address = Dirección de correo
field-email-address-hint = A ella enviamos las notificaciones de tus partidas. Los demás jugadores no la ven.
field-password = Contraseña
field-password-hint = Al menos 8 caracteres.
field-repeat-password = Repite la contraseña
field-current-password = Contraseña actual
field-new-password = Nueva contraseña
field-repeat-new-password = Repite la nueva contraseña
field-your-password = Tu contraseña
field-time-zone = Zona horaria
field-time-zone-hint = Las horas y fechas se muestran en esta zona horaria.

## Fields of forms: buttons and links

field-save = Guardar
field-continue = Continuar
field-cancel = Cancelar
draft-restored = Tu borrador anterior no se envió ni se guardó.
draft-discard = Descartar
draft-show = Mostrar
draft-elsewhere = Escrito y no guardado:
draft-unsent = Escrito y no enviado:
draft-without-script = Has escrito algo que aún no se ha enviado. Envíalo o descártalo primero.
field-search = Buscar
field-game = Partida { $game }

## Fields of forms: errors

errors-in-title = Error:
errors-heading = Hay un problema
field-username-length = El nombre de usuario debe tener de 2 a 30 caracteres.
field-username-characters = El nombre de usuario debe empezar por una letra. Solo puede tener letras, cifras, puntos, guiones y guiones bajos.
field-username-taken = Este nombre de usuario está ocupado. Elige otro.
field-username-reserved = Este nombre de usuario está reservado. Elige otro.
field-username-like-another = Este nombre de usuario se parece demasiado al de otro jugador. Elige otro.
field-email-address-invalid = Esta dirección de correo no es válida. Comprueba que esté bien escrita.
field-email-address-taken = Ya hay una cuenta con esta dirección de correo. Escribe otra.
field-password-too-short = La contraseña debe tener al menos 8 caracteres.
field-password-too-long = La contraseña debe tener como máximo 200 caracteres.
field-password-is-username = La contraseña no puede ser tu nombre de usuario ni tu dirección de correo. Elige otra.
field-password-guessable = Esta contraseña es fácil de adivinar: es de las primeras que se prueban. Elige otra, por ejemplo cuatro palabras que no tengan nada que ver entre sí.
field-time-zone-unknown = Zona horaria desconocida. Elige una de la lista.
field-passwords-differ = Las dos contraseñas no coinciden. Escribe la misma dos veces.
field-wrong-password = La contraseña no es correcta. Inténtalo de nuevo.
field-username-only-capitalization = De tu nombre de usuario solo puedes cambiar las mayúsculas y minúsculas. Escribe el mismo nombre.

## Times

times-weekdays-short = lun mar mié jue vie sáb dom
times-weekdays-tiny = lu ma mi ju vi sá do
times-weekdays = lunes martes miércoles jueves viernes sábado domingo
times-months-short = ene feb mar abr may jun jul ago sept oct nov dic
times-months = enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
times-first-of-month = 1
times-date-time-short = { $weekday }, { $day } { $month } { $year }, { $time } { $zone }
times-date-time-long = { $weekday } { $day } de { $month } de { $year }, { $time } { $zone }
times-date-short = { $day } { $month } { $year }
times-date-long = { $day } de { $month } de { $year }
times-month-year = { $month } de { $year }
times-units = d h min s
number-group = {" "}
number-decimal = ,
number-percent = { $n } %
