### Lo que acuerdan los jugadores, y los tiempos.

terms-days = { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
terms-hours = { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
terms-minutes = { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
terms-seconds = { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
terms-no-time = ningún tiempo
terms-per-move = { $time } por jugada
terms-bank = { $initial } y { $increment } más por jugada
terms-bank-whole = { $initial } para toda la partida
terms-cap = { $time } acumulados como máximo
terms-limit = ninguna jugada de más de { $time }
terms-period = { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } en { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
terms-unlimited = sin límite de tiempo
terms-bad-per-move = Una jugada tiene como mínimo 1 hora y como máximo 30 días.
terms-bad-initial = El tiempo inicial es de 1 hora como mínimo y 365 días como máximo.
terms-bad-increment = El tiempo añadido por jugada es de 30 días como máximo.
terms-bad-cap = El máximo acumulable no es menor que el tiempo inicial, ni mayor de 365 días.
terms-bad-limit = El límite de una jugada es de 1 hora como mínimo y 365 días como máximo.
terms-bad-moves = Un periodo tiene de 1 a 100 jugadas.
terms-bad-days = Un periodo tiene de 1 a 365 días.
terms-bad-silence = El silencio más largo es de 1 a 365 días.
terms-rated = con puntuación
terms-no-en-passant = sin captura al paso
terms-no-check-warning = sin aviso de jaque
terms-draws-automatic = tablas automáticas
terms-no-conditional-moves = sin jugadas condicionales
terms-no-takebacks = sin retirar jugadas
terms-flags-claimed = el tiempo se reclama
terms-no-leave = sin vacaciones
