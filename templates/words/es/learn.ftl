### Las páginas que explican: lo que las rodea y lo que lleva a ellas.

learn-title = Cómo funciona
learn-lead = Las reglas del ajedrez y los usos de este sitio. Un capítulo para cada pregunta, ninguno más largo de lo necesario.
learn-contents = En este capítulo
learn-pager = Capítulos
learn-laws = Leyes del Ajedrez de la FIDE (2023): { $articles }.
learn-group-board = Las reglas del juego
learn-group-games = Otras formas de jugar
learn-group-site = Jugar en este sitio
learn-board-dots = La pieza de { $from } puede ir a: { $to }.

## Donde surge la pregunta

learn-ask-typed = ¿Qué puedo escribir?
learn-ask-claims = ¿Qué se puede reclamar?
learn-ask-rulings = Cómo se decide
learn-ask-plans = Cómo funcionan las jugadas condicionales
learn-ask-proposals = Cómo funcionan las propuestas
learn-ask-clocks = Cómo funcionan los relojes
learn-ask-leave = Cómo funcionan las vacaciones
learn-ask-960 = ¿Qué es el Chess960?
learn-ask-house = ¿Qué significan estas reglas?
learn-ask-ratings = ¿Qué es la puntuación?
learn-ask-endings = Cómo terminan las partidas
learn-ask-letters = Cómo responder a una carta con una jugada
