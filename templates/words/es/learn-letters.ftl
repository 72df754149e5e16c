### Responder a una carta con una jugada.

learn-letters-title = Jugar por carta
learn-letters-lead = En algunos sitios puedes responder a una carta con tu jugada.
learn-letters-how = Si una carta sobre una partida lo dice al final, respóndela como a un amigo. Escribe tu jugada en la primera línea, y nada más en esa línea. Lo que cita tu programa, y tu firma, pueden quedarse. Vuelve una carta que dice lo que se hizo, o que no se hizo nada, y por qué.
learn-letters-board = Una carta muestra el tablero, como imagen y en caracteres, con las últimas jugadas. A esa posición se refiere tu respuesta.
learn-letters-first = Qué puede ir en la primera línea
learn-letters-line = Primera línea
learn-letters-means = Significa
learn-letters-move = Haz esta jugada. El número puede faltar.
learn-letters-move-draw = Hazla y ofrece tablas.
learn-letters-offer = Ofrece tablas, mientras tu rival piensa.
learn-letters-accept = Acepta las tablas ofrecidas.
learn-letters-decline = Recházalas.
learn-letters-resign = Abandona.
learn-letters-if = Una jugada condicional, mientras tu rival piensa.
learn-letters-move-if = Haz la jugada y prevé la respuesta.
learn-letters-notation = Las jugadas pueden ir en cualquier <a>notación</a>. Otras líneas que empiezan con «if» son también <a>jugadas condicionales</a>. Las demás no se leen. Si una carta indica para todo esto palabras de tu idioma, también valen.
learn-letters-never = Nunca se adivina
learn-letters-else = Si en la primera línea hay algo más, un saludo o una segunda jugada, no se hace nada.
learn-letters-number = Un número que no es el de la jugada siguiente se toma por un error.
learn-letters-passed = Si la posición ha cambiado desde la carta, tu respuesta no hace nada.
learn-letters-any = Las respuestas a cualquier jugada se prevén en la página, donde ves qué abarcan.
learn-letters-know = Conviene saber
learn-letters-one = Cada carta vale para una respuesta. Para seguir, responde a la última.
learn-letters-late = Lo que cuenta es cuándo llega tu carta. Cerca de la bandera, juega en la página.
learn-letters-secret = Quien tiene la carta puede jugar. No la reenvíes.
learn-letters-off = Puedes desactivarlo entre tus opciones de cartas.
