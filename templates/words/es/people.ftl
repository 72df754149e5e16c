### Jugadores: sus páginas, cómo se encuentran, amigos.

people-online = en línea
people-since = Aquí desde el { $day }.
people-last-seen = Última visita: { $when }.
people-seen-day = hoy
people-seen-week = esta semana
people-seen-month = este mes
people-seen-long-ago = hace más de un mes
people-on-leave = de vacaciones hasta { $until }
people-reply-hour = Suele responder en menos de una hora.
people-reply-hours = Suele responder en menos de { $hours } horas.
people-reply-days =
    Suele responder en menos de { $days ->
        [one] un día
       *[other] { $days } días
    }.
people-reply-days-hours =
    Suele responder en menos de { $days ->
        [one] 1 día
       *[other] { $days } días
    } { $hours } h.

people-edit = Editar esta página
people-challenge = Desafiar a { $name }
people-challenge-short = Desafiar
people-write = Escribir
people-befriend = Añadir a amigos
people-unfriend = Quitar de amigos
people-private = Solo tú ves quiénes son tus amigos.
people-report = Denunciar a { $name }

people-games = Partidas
people-won = ganadas
people-drawn = tablas
people-lost = perdidas
people-running = en juego
people-rating = puntuación
people-rating-of = puntuación { $rating }
people-rating-title = Puntuación
people-rating-graph = De { $first } en la semana del { $from } a { $last } en la del { $to }; entre { $lowest } y { $highest }.
people-rating-graph-one = { $last } en la semana del { $to }.
people-rating-weeks = Semana a semana
people-rating-week = Semana del
people-rating-games = partidas con puntuación
people-with-white = con blancas
people-with-black = con negras
people-against-you = contra ti
people-being-played = En juego
people-no-move = Aún sin jugadas.
people-finished = Terminadas
people-finished-games = Partidas terminadas

people-find = Buscar jugadores
people-name-begins = El nombre empieza por
people-nobody = No hay nadie cuyo nombre empiece por «{ $name }».
people-more = Más

people-friends = Amigos
people-friends-online = Amigos en línea
people-no-friends = Aún no has puesto a nadie en esta lista. <a>Busca jugadores</a> y añádelos en sus páginas.
people-online-count =
    { $n ->
        [0] Nadie está en línea.
        [one] Hay uno en línea.
       *[other] Hay { $n } en línea.
    }
people-games-with-you =
    { $n ->
        [0] Ninguna partida contigo por ahora.
        [one] Una partida en juego contigo.
       *[other] { $n } partidas en juego contigo.
    }
people-friends-full = Tienes { $most } amigos en tu lista y no caben más. Quita primero a alguien.

people-profile = Sobre ti
people-profile-hint = Todos pueden leer esto en tu página. Deja vacío lo que no quieras contar.
people-country = País
people-no-country = sin indicar
people-about = Sobre ti
people-about-hint = Como máximo { $most } caracteres, en texto sencillo.
people-about-too-long =
    { $over ->
        [one] Sobra un carácter. Acórtalo.
       *[other] Sobran { $over } caracteres. Acórtalo.
    }
