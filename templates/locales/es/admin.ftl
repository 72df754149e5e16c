### The admin pages and the audit log.

## Admin pages: navigation, and words that several pages use

admin-nav = Administración
admin-claims = Reclamaciones
admin-games = Partidas
admin-players = Jugadores
admin-reports = Denuncias
admin-emails = Correos
admin-announcements = Anuncios
admin-settings = Ajustes
admin-audit-log = Registro de acciones
admin-status = Estado
admin-none = No hay nada.
admin-audit-empty = No hay entradas.
admin-more = Más
admin-until = Hasta
admin-created = Creación
admin-reason = Motivo
admin-game = Partida
admin-account-number = Número de cuenta
admin-email-address = Dirección de correo
admin-member-since = Miembro desde
admin-last-seen = Última visita

## Admin pages: audit log

admin-audit-log-title = Registro de acciones
admin-audit-log-heading = Registro de acciones
admin-audit-log-player = Acciones de un jugador o sobre él (nombre de usuario o número de cuenta)
admin-audit-log-actions = Acciones
admin-audit-log-older = Más antiguas
admin-command-line = Línea de comandos

## Admin pages: games

admin-games-query = Número de partida o nombre de usuario
admin-games-status = Estado
admin-games-all = Todas
admin-games-in-progress = En curso
admin-games-finished = Terminadas
admin-games-search = Buscar
admin-games-none = No se encontró ninguna partida.
admin-half-moves = Medias jugadas
admin-game-status = Estado
admin-game-started = Comenzó
admin-game-being-checked = Terminada. Se está comprobando el resultado.
admin-game-waiting-for-decision = A la espera de una decisión.
admin-game-in-progress = En curso.

## Admin pages: status of the server

admin-version = Versión
admin-server-running-since = Servidor en marcha desde
admin-database = Base de datos
admin-database-response-time = { $database }, tiempo de respuesta: { $time }
admin-heartbeat = Último latido
admin-heartbeat-ago = hace { $time }
admin-heartbeat-none = aún ninguno
admin-emails-waiting = Correos en espera
admin-oldest-waiting = { $n }, la espera más larga: { $time }
admin-emails-failed-count = Correos fallidos
admin-bounces-not-read = Los correos que no se pueden entregar vuelven a MAIL_FROM. Zugpost no los lee allí. Configura MAIL_BOUNCES=yes.
admin-claims-waiting = Reclamaciones en espera
admin-live-pages = Páginas abiertas que se actualizan en vivo
admin-jobs = Tareas en segundo plano de este servidor
admin-jobs-none = Aún no se ha ejecutado ninguna tarea.
admin-job = Tarea
admin-job-heartbeat = latido
admin-job-deadlines = fechas límite y recordatorios
admin-job-tournaments = torneos
admin-job-ratings = puntuaciones
admin-job-rating-changes = correos semanales sobre puntuaciones
admin-job-summaries = correos sobre tareas para administradores
admin-job-checkmate-checks = comprobación de mates posibles
admin-job-emails = correos
admin-job-cleanup = limpieza
admin-job-verification = comprobación de partidas
admin-job-publication = publicación de los hashes de los registros
admin-job-last-run = Última ejecución
admin-job-duration = Duración
admin-job-failed = Falló
admin-job-last-failure = Último fallo
admin-job-failing = falla
admin-job-failed-never = nunca
admin-job-failed-times =
    { $n ->
        [one] una vez
       *[other] { $n } veces
    }
admin-job-no-failure = ninguno
admin-graphs = Las últimas 24 horas
admin-graphs-none = Los gráficos comienzan un minuto después de iniciar este servidor.
admin-graph-emails = Correos en espera
admin-graph-moves = Jugadas por minuto
admin-graph-slowest = Página más lenta de cada minuto
admin-graph-memory = Memoria
admin-graph-values = Ahora { $last }, máximo { $most }
admin-mismatches = Las partidas y sus registros
admin-mismatches-none = Todas las partidas comprobadas coinciden con sus registros. La tarea comprueba 1000 partidas por hora.
admin-mismatches-hint = Estas partidas no coinciden con sus registros. Es posible que alguien haya cambiado la base de datos.
admin-mismatch-game = Partida
admin-mismatch-findings = Qué difiere
admin-mismatch-found = Encontrado
admin-chains = Partidas que faltan y hashes publicados
admin-chains-none = No falta ninguna partida. Todos los hashes publicados coinciden. Se comprueba una vez al día.
admin-chains-hint = Falta una partida, o un hash no coincide. Es posible que alguien haya cambiado la base de datos.
admin-chains-verified = Última comprobación: { $time }
admin-chains-never = Aún sin comprobar.
admin-outages = Interrupciones
admin-outages-none = Ninguna en los últimos 90 días.
admin-outages-hint = En los últimos 90 días. El tiempo perdido se añadió a los relojes en marcha.
admin-outage-from = Desde
admin-outage-duration = Duración

## Admin pages: undelivered emails

admin-emails-heading = Correos no entregados
admin-emails-count = { $waiting } en espera en total, { $dead } fallidos.
admin-emails-retry-all = Reintentar todos los correos fallidos
admin-emails-failed = Fallidos
admin-emails-waiting-for-retry = A la espera de otro intento
admin-email = Correo
admin-email-created = Creación
admin-email-attempts = Intentos
admin-email-next-attempt = próximo intento: { $at }
admin-email-retry = Reintentar
admin-email-discard = Descartar

## Admin pages: announcements

admin-announcements-heading = Anuncios
admin-announcement-new = Nuevo anuncio
admin-announcement-hint = Se muestra a todos en la parte superior de cada página.
admin-days = Días adicionales
admin-announcement-days = Mostrar durante (días)
admin-announcement-publish = Publicar
admin-announcements-latest = Últimos anuncios
admin-announcement = Anuncio
admin-announcement-remove = Retirar

## Admin pages: a player

admin-player-administrator = administrador
admin-player-arbiter = árbitro
admin-player-director = director de torneo
admin-player-suspended = suspendido
admin-player-not-confirmed = sin confirmar
admin-player-closed = cuenta cerrada
admin-players-all = Todos los jugadores
admin-player-public-profile = Perfil público
admin-email-address-confirmed = { $email }, confirmada
admin-email-address-not-confirmed = { $email }, sin confirmar
admin-email-rejected = Su servidor de correo rechaza los correos
admin-suspended-on = Suspendido el
admin-suspended-reason = { $at }: { $why }
admin-closed-on = Cerrada el
admin-player-results = { $won } ganadas, { $drawn } tablas, { $lost } perdidas
admin-player-games-in-progress = { $n } en curso
admin-player-actions = Acciones
admin-shared-logins = Inicios de sesión desde las mismas direcciones IP
admin-shared-logins-hint = Otras cuentas que iniciaron sesión desde direcciones IP de esta. Familias, escuelas y oficinas comparten direcciones: es un indicio, no una prueba.
admin-shared-logins-of =
    { $n ->
        [one] 1 inicio de sesión, { $same } con el mismo navegador
       *[other] { $n } inicios de sesión, { $same } con el mismo navegador
    }
admin-send-password-reset = Enviar correo para restablecer la contraseña
admin-confirm-email-address = Marcar la dirección de correo como confirmada
admin-log-out-all-devices = Cerrar la sesión en todos los dispositivos
admin-remove-arbiter = Quitar el cargo de árbitro
admin-make-arbiter = Nombrar árbitro
admin-remove-director = Quitar el cargo de director de torneo
admin-make-director = Nombrar director de torneo
admin-remove-administrator = Quitar el cargo de administrador
admin-make-administrator = Nombrar administrador
admin-lift-suspension = Levantar la suspensión
admin-roles-hint = Los árbitros deciden las reclamaciones. Los directores de torneo anuncian torneos. Los administradores tienen acceso completo.
admin-suspend = Suspender
admin-suspend-text = Se cierra la sesión del jugador en todos los dispositivos y no puede volver a iniciarla. Al intentarlo se le muestra el motivo. Los relojes de las partidas en curso siguen corriendo.
admin-close-account = Cerrar la cuenta
admin-close-account-text = Esto no se puede deshacer. Se borran el nombre de usuario, la dirección de correo y la contraseña. Las partidas en curso se dan por abandonadas. El jugador recibe un correo.
admin-close-account-reason-hint = Solo los administradores ven el motivo. Se conserva: no incluyas el nombre de usuario ni la dirección de correo del jugador.
admin-close-account-username = Escribe el nombre de usuario del jugador para confirmar
admin-devices = Dispositivos
admin-device-last-used = Último uso: { $seen }.
admin-reports-about = Denuncias sobre este jugador
admin-report-open = abierta
admin-report-outcome-text = Resultado: { $answer }
admin-audit-log-all = Todas las acciones
admin-players-search = Comienzo del nombre de usuario, o la dirección de correo completa
admin-players-none = No se encontró ningún jugador.

## Admin pages: claims and appeals that wait

admin-claims-heading = A la espera de una decisión
admin-claims-none = No hay reclamaciones ni apelaciones en espera.
admin-claim = Reclamación
admin-claim-waiting-time = Tiempo de espera
admin-claim-waiting-since = En espera desde
admin-claim-your-game = tu partida
admin-claim-your-decision = tu decisión
admin-claim-conflict = no te corresponde decidir
admin-claim-appeal = apelación
admin-claim-stopped = decisión sobre una partida detenida
admin-claim-unreadable = no se pudo leer: consulta el registro del servidor

## Admin pages: reports

admin-reports-open =
    { $n ->
        [0] No hay denuncias abiertas.
        [one] 1 denuncia abierta.
       *[other] { $n } denuncias abiertas, primero las más antiguas.
    }
admin-report-by = Denunciado por <a>{ $reporter }</a>, { $at }
admin-report-by-in-game = Denunciado por <a>{ $reporter }</a>, { $at }, en <a>la partida { $game }</a>
admin-report-outcome = Resultado
admin-report-outcome-hint = Solo lo ven los administradores.
admin-report-close = Cerrar la denuncia
admin-reports-newer = Más recientes

## Admin pages: site settings

admin-settings-heading = Ajustes del sitio
admin-settings-default = { $hint } Por defecto: { $usual }.
admin-site-name = Nombre del sitio
admin-site-name-hint = Se muestra en las páginas y en los correos.
admin-registration = Quién puede registrarse
admin-registration-hint = No afecta a las cuentas existentes.
admin-registration-open = Todos
admin-registration-invitation = Solo con invitación
admin-registration-closed = Nadie
admin-vacation-days = Días de vacaciones al año
admin-vacation-days-hint = Con 0 no hay vacaciones.
admin-games-at-once = Partidas a la vez de un jugador nuevo
admin-games-at-once-hint = Cada partida de 10 jugadas o más contra otro rival añade 2. Cada partida perdida por tiempo quita 3, nunca por debajo de 5.
admin-max-games-at-once = Partidas a la vez, como máximo
admin-max-games-at-once-hint = Nadie puede tener más.
admin-attempts-account = Intentos de inicio de sesión por cuenta
admin-attempts-account-hint = En 15 minutos.
admin-attempts-ip-address = Intentos por dirección IP
admin-attempts-ip-address-hint = Inicios de sesión, registros y restablecimientos de contraseña en 15 minutos.
admin-invitations = Invitaciones
admin-invitation-link = Este enlace se muestra una sola vez. Es válido para una cuenta y durante { $days } días.
admin-invitations-not-used = El ajuste de registro actual no usa invitaciones.
admin-invitation-note = Para quién es la invitación
admin-invitation-note-hint = Solo lo ven los administradores.
admin-invitation-create = Crear enlace de invitación
admin-invitation-for = Para
admin-invitation-withdraw = Retirar

## The form of a decision: top of the page, and the board

decision-title = { $white } – { $black }: administración
decision-game = Partida { $id }.
decision-waiting-time = Tiempo de espera: { $time }.
decision-to-move-white = Juegan las blancas.
decision-to-move-black = Juegan las negras.
decision-move-navigation = Recorrer las jugadas
decision-after = Después de { $move }.
decision-starting-position = Posición inicial.
decision-win-step = Victoria posible: media jugada { $step } de { $all }.
decision-win-start = Victoria posible: posición antes de la media jugada 1.

## The form of a decision: what is known about the position

decision-statements = Reclamaciones, respuestas y decisiones
decision-rules-check = Comprobación de las reglas
decision-half-moves =
    { $n ->
        [one] { $n } media jugada
       *[other] { $n } medias jugadas
    } sin captura ni jugada de peón. La regla de los 50 movimientos exige 100.
decision-occurrences-with-move =
    Con la jugada reclamada, la posición se habría dado { $times ->
        [one] una vez
       *[other] { $times } veces
    }.
decision-can-win = Las { $side } aún pueden ganar.
decision-cannot-win = Las { $side } no pueden ganar porque { $reason }.
decision-win-undecided = No se pudo decidir si las { $side } aún pueden ganar (se comprobaron { $moves } jugadas y { $positions } posiciones).
decision-win-view = Ver en el tablero
decision-clock = Reloj
decision-clock-paused-white = El reloj está parado. Tiempo restante de las blancas: { $time }.
decision-clock-paused-black = El reloj está parado. Tiempo restante de las negras: { $time }.
decision-clock-left-white = Tiempo restante de las blancas: { $time }.
decision-clock-left-black = Tiempo restante de las negras: { $time }.
decision-clock-unlimited-white = Juegan las blancas, sin límite de tiempo.
decision-clock-unlimited-black = Juegan las negras, sin límite de tiempo.

## The form of a decision: the form

decision-heading = Decisión
decision-reason = Motivo (visible para ambos jugadores y en el registro público de la partida)
decision-uphold = Mantener el resultado
decision-continue = Continuar la partida
decision-draw = Tablas
decision-win-white = Ganan las blancas
decision-win-black = Ganan las negras
decision-both-lose = Pierden ambos
decision-annul = Anular la partida
decision-give-time-white = Dar más días a las blancas
decision-give-time-black = Dar más días a las negras
decision-reopen = Reabrir la partida
decision-reopen-with-time = Reabrir y dar más días a quien tiene el turno

## The form of a decision: below the form

decision-no-moves = Aún no hay jugadas.
decision-game-log = Registro de la partida
decision-public-page = Página pública de la partida
decision-game-log-hash = Último hash del registro de la partida:

## The form of a decision: errors

decision-error-own-game = Juegas en esta partida. Debe decidir otro árbitro.
decision-error-plays-in-tournament = Juegas en este torneo. Debe decidir otra persona.
decision-error-current-opponent = Tienes una partida en curso contra uno de los jugadores. Debe decidir otra persona.
decision-error-not-yet = Todavía no te toca decidir.
decision-not-before = Primero deciden otros. Puedes decidir a partir del { $date }.
decision-after-claims = Los jugadores pueden reclamar un resultado hasta el { $date }. Podrás decidir a partir de entonces.
decision-deputy-follows = Puedes decidir. A partir del { $date } también puede hacerlo el suplente.
decision-arbiters-follow = Puedes decidir. A partir del { $date } también pueden hacerlo los árbitros del sitio.
decision-appeal-for-arbiters = Esta apelación la deciden los árbitros del sitio.
decision-error-account-closed = Uno de los jugadores ha cerrado su cuenta. La partida no se puede reabrir.
decision-error-game-changed = La partida ha cambiado desde que abriste esta página. Tu decisión no se ha guardado. Mira la partida de nuevo.
decision-error-out-of-time = El tiempo se ha acabado y la partida ha terminado. Tu decisión no se ha guardado.
decision-error-reason-too-long = El motivo es demasiado largo. Usa como máximo { $most } caracteres.

## Audit log: entries of the audit log: each follows the name of an administrator, such as "anna"

audit-email-address-confirmed = marcó como confirmada la dirección de correo de { $player }.
audit-suspended = suspendió a { $player }: { $detail }
audit-suspension-lifted = levantó la suspensión de { $player }.
audit-account-closed = cerró la cuenta de { $player }: { $detail }
audit-password-link-created = creó un enlace para restablecer la contraseña de { $player }.
audit-logged-out = cerró la sesión de { $player } en todos los dispositivos.
audit-password-reset-sent = envió a { $player } un correo para restablecer la contraseña.
audit-role-granted =
    nombró a { $player } { $role ->
        [arbiter] árbitro
        [director] director de torneo
       *[administrator] administrador
    }.
audit-role-removed =
    quitó a { $player } el cargo de { $role ->
        [arbiter] árbitro
        [director] director de torneo
       *[administrator] administrador
    }.
audit-emails-retried = reintentó todos los correos fallidos: { $count }.
audit-email-retried = reintentó un correo: { $email }.
audit-email-discarded = descartó un correo: { $email }.
audit-email = número { $number }, { $kind }
audit-report-closed = cerró la denuncia { $report } sobre { $player }: { $answer }
audit-setting-changed = cambió el ajuste { $detail }
audit-announcement-published = publicó un anuncio: { $detail }
audit-announcement-removed = retiró el anuncio: { $detail }
audit-invitation-created = creó una invitación para { $detail }.
audit-invitation-withdrawn = retiró la invitación para { $detail }.
audit-tournament =
    { $deed ->
        [announced] anunció el torneo { $tournament }:
        [terms_changed] cambió las condiciones del torneo { $tournament }:
        [directors_changed] nombró a { $player } director del torneo { $tournament }:
        [told_players] escribió a todos los jugadores del torneo { $tournament }:
        [invited] invitó a { $player } al torneo { $tournament }.
        [entry_removed] eliminó la inscripción de { $player } en el torneo { $tournament }:
        [substitute_invited] ofreció a { $player } una plaza en el torneo { $tournament }:
        [player_withdrawn] retiró a { $player } del torneo { $tournament }:
       *[canceled] canceló el torneo { $tournament }:
    }
audit-entry-unreadable = hizo algo, pero esta entrada no se puede leer.

## Audit log: errors: actions on an account

audit-error-last-administrator = Es el único administrador. Nombra antes a otro.
audit-error-yourself = No puedes hacer esto con tu propia cuenta. Pídeselo a otro administrador.
audit-error-account-closed = Esta cuenta está cerrada y ya no se puede modificar.
audit-error-account-suspended = Esta cuenta está suspendida. Levanta antes la suspensión.
audit-error-not-confirmed = La dirección de correo de esta cuenta no está confirmada. Márcala antes como confirmada.
audit-error-email-address-taken = Otra cuenta ya ha confirmado esta dirección de correo. Pide al jugador que se registre con otra.
audit-error-no-reason = Escribe un motivo.
audit-error-reason-too-long = El motivo es demasiado largo. Usa como máximo { $most } caracteres.
audit-error-wrong-username = Ese no es el nombre de usuario del jugador. Escríbelo exactamente como aparece al principio de la página.

## Audit log: errors: announcements, site settings and invitations

audit-error-announcement-length = El anuncio debe tener de 1 a 500 caracteres.
audit-error-announcement-days = Un anuncio se puede mostrar de 1 a 30 días. Escribe un número entero.
audit-error-site-name = El nombre del sitio debe ser una sola línea de 1 a 60 caracteres.
audit-error-registration = Elige quién puede registrarse.
audit-error-second-factor = Elige a quién se exige un segundo factor.
audit-error-vacation-days = Los días de vacaciones deben ser un número entero de 0 a 366.
audit-error-games-at-once = El número de partidas debe ser un número entero de 5 a 10000.
audit-error-invitation-note = Escribe para quién es la invitación (de 1 a 100 caracteres).
audit-error-attempts = El número de intentos debe ser un número entero de 1 a 1000000.

## Kinds of emails: account

email-kind-confirm-address = confirmación de la dirección de correo
email-kind-already-registered = ya registrado
email-kind-reset-password = restablecimiento de contraseña
email-kind-password-changed = contraseña cambiada
email-kind-change-address = confirmación de la nueva dirección de correo
email-kind-address-changed = dirección de correo cambiada
email-kind-account-closed = cuenta cerrada
email-kind-new-login = nuevo inicio de sesión
email-kind-second-factor-changed = segundos factores cambiados

## Kinds of emails: games

email-kind-challenged = desafío
email-kind-challenge-declined = desafío rechazado
email-kind-game-started = partida comenzada
email-kind-your-move = tu turno
email-kind-conditional-move-played = jugada condicional realizada
email-kind-safety-move-played = jugada de seguridad realizada
email-kind-draw-offered = oferta de tablas
email-kind-draw-declined = tablas rechazadas
email-kind-takeback-asked = petición de deshacer jugada
email-kind-takeback-declined = petición de deshacer rechazada
email-kind-takeback-accepted = petición de deshacer aceptada
email-kind-time-given = tiempo dado
email-kind-opponent-out-of-time = tiempo agotado del rival
email-kind-reminder = recordatorio
email-kind-opponent-on-vacation = rival de vacaciones
email-kind-tournament-games = partidas de torneo empezadas
email-kind-tournament-announcement = cambio en un torneo o invitación
email-kind-tournament-notice = anuncio o retirada en un torneo
email-kind-tournament-entry = plaza en un torneo
email-kind-tournament-result = resultado de un torneo
email-kind-tournament-director = para un director de torneo
email-kind-tournament-undirected = torneo sin director
email-kind-game-over = partida terminada
email-kind-result-of-reply = resultado de una respuesta por correo

## Kinds of emails: claims and messages

email-kind-claim-made = reclamación presentada
email-kind-claim-reply = respuesta a una reclamación
email-kind-time-from-director = tiempo dado por el director del torneo
email-kind-result-claimed = resultado reclamado
email-kind-appeal = apelación
email-kind-decision = decisión
email-kind-claim-waiting = reclamación a la espera de una decisión
email-kind-tournament-end = final de un torneo
email-kind-adjudications-waiting = partidas a la espera de una decisión
email-kind-message = mensaje
email-kind-admin-summary = tareas para administradores
email-kind-logs-published = hashes de todos los registros
email-kind-rating-changes = cambios de puntuación de una semana

audit-second-factors-reset = restableció los segundos factores de { $player }. { $detail }
audit-error-no-second-factor = Esta cuenta no tiene ningún segundo factor.
admin-second-factor = Segundo factor obligatorio para
admin-second-factor-hint = A quien no ha dado un segundo factor se le lleva a añadir uno, y hasta entonces no puede administrar ni decidir.
admin-second-factor-nobody = Nadie
admin-second-factor-deciders = Administradores y árbitros
admin-reset-second-factors = Restablecer los segundos factores
admin-reset-second-factors-text = Para un jugador que ha perdido la aplicación, las llaves de acceso y los códigos de recuperación. Asegúrate de que pregunta el dueño de la cuenta: después basta la contraseña para iniciar sesión. Se cierra la sesión en todos los dispositivos. El motivo queda en el registro.
