### Lo que hizo la administración: cada frase sigue al nombre de quien lo hizo.

act-verified = dio por confirmada la dirección de { $player }.
act-suspended = suspendió a { $player }: { $detail }
act-restored = restableció a { $player }.
act-closed = cerró la cuenta de { $player }: { $detail }
act-password-link = creó un enlace para una contraseña nueva de { $player }.
act-sessions-ended = cerró todas las sesiones de { $player }.
act-reset-sent = envió a { $player } un enlace para una contraseña nueva.
act-role-granted =
    nombró a { $player } { $role ->
        [arbiter] árbitro
       *[administrator] administrador
    }.
act-role-taken =
    quitó a { $player } el cargo de { $role ->
        [arbiter] árbitro
       *[administrator] administrador
    }.
act-letters-again = volvió a enviar todas las cartas apartadas: { $count }.
act-letter-again = volvió a enviar una carta: { $letter }.
act-letter-dropped = descartó una carta: { $letter }.
act-letter = número { $number }, { $kind }
act-report-settled = resolvió la denuncia { $report } sobre { $player }: { $answer }
act-setting = cambió el ajuste { $detail }
act-announced = anunció: { $detail }
act-notice-ended = terminó el aviso: { $detail }
act-invited = creó una invitación para { $detail }.
act-invitation-withdrawn = retiró la invitación para { $detail }.
act-last-admin = Es el último administrador. Nombra antes a otro.
act-yourself = Eres tú. Pídeselo a otro administrador.
act-account-closed = Esta cuenta está cerrada. Ya no se puede hacer nada con ella.
act-account-suspended = Esta cuenta está suspendida. Restablécela primero.
act-not-confirmed = La dirección de esta cuenta no está confirmada. Confírmala primero.
act-address-taken = Otra cuenta ha confirmado esta dirección. Que el jugador se registre con otra.
act-no-reason = Escribe el motivo.
act-long-reason = El motivo tiene más de { $most } caracteres. Acórtalo.
act-other-name = Ese no es el nombre del jugador. Escríbelo como está al principio de la página.
act-notice-words = Un aviso tiene de 1 a 500 caracteres.
act-notice-days = Un aviso se muestra de 1 a 30 días. Elige un número entero.
act-bad-site-name = El nombre es una línea de 1 a 60 caracteres.
act-bad-registration = Elige quién puede registrarse.
act-bad-leave-days = Las vacaciones son un número entero de días de 0 a 366.
act-bad-note = Di para quién es la invitación, en 1 a 100 caracteres.
act-bad-attempts = Los intentos son un número entero de 1 a 1000000.
