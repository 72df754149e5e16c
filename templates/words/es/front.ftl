### La portada.

front-title = Ajedrez por correspondencia
front-heading = Ajedrez con tiempo para pensar
front-intro = Una jugada dura días, no segundos. Te escribimos cuando te toca, y respondes cuando lo has pensado bien.
front-find = Buscar una partida
front-visit = Visitar la sala
front-diagram = Una posición de la apertura española después del enroque blanco
front-online = jugadores en línea
front-running =
    { $n ->
        [one] partida en curso
       *[other] partidas en curso
    }
front-open =
    { $n ->
        [one] desafío abierto
       *[other] desafíos abiertos
    }
front-half-moves = medias jugadas hechas
front-won-by-white = ganadas por las blancas
front-won-by-black = ganadas por las negras
front-drawn = tablas
