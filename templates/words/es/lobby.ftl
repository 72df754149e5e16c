### La sala, y desafíos en listas.

lobby-title = Sala
lobby-offer = Ofrecer una partida
lobby-mine = De ti y para ti
lobby-open = Abiertos a todos
lobby-none = Nadie ofrece una partida en este momento. Ofrece tú una; queda abierta dos semanas.
lobby-find = Buscar a un jugador
lobby-show = Mostrar
lobby-who = Quién
lobby-colour = Color
lobby-time = Tiempo
lobby-start = Inicio
lobby-open-until = Abierto hasta
lobby-to = a
lobby-yours = tuyo
lobby-for-you = para ti
lobby-random = al azar
lobby-view = Ver
