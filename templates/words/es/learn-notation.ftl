### Cómo se escriben las jugadas.

learn-notation-title = Notación
learn-notation-lead = Cuatro maneras de escribir una jugada. Todas se entienden dondequiera que escribas una.
learn-notation-squares = Una casilla se llama por su columna y su fila: e4. Las cuatro primeras columnas son de la a a la d, las otras de la e a la h, de izquierda a derecha vistas por las blancas.
learn-notation-short = Lo habitual es la <b>notación corta</b> (SAN). Una mayúscula indica la pieza, un peón no lleva ninguna; luego viene la casilla, precedida de una x si se captura algo. Tras un jaque va +, tras un mate #.
learn-notation-board = Juegan las blancas. La tabla muestra cinco de las jugadas posibles aquí, en las cuatro notaciones.
learn-notation-san = Corta (SAN)
learn-notation-long = Larga
learn-notation-uci = Coordenadas (UCI)
learn-notation-iccf = Cifras (ICCF)
learn-notation-two = Si dos piezas de la misma clase pueden ir a la misma casilla, detrás de su letra va la columna o la fila de la que se mueve: Nbd2, R1e2.
learn-notation-becomes = En qué se convierte un peón va detrás de la casilla: a8=Q, a7a8q.
learn-notation-castle = El enroque corto es O-O, el largo O-O-O. En coordenadas y cifras es la jugada del rey.
learn-notation-digits = En cifras cada casilla son dos: 52 es e2, 54 es e4. Una quinta dice en qué se convierte un peón: 1 dama, 2 torre, 3 alfil, 4 caballo.
learn-notation-typing = Lo que puedes escribir
learn-notation-loose = No hace falta ser exacto. Los signos de captura, jaque y promoción pueden faltar, los ceros enrocan tan bien como las letras, las minúsculas sirven: nf3, ed5, e8Q, 0-0. Los números de jugada y signos como ! y ? se pasan por alto.
learn-notation-b = Una letra requiere cuidado: una b minúscula es la columna, una B mayúscula el alfil.
learn-notation-refused = Una jugada que no se puede hacer se rechaza, y lees por qué. Si pudieran ser dos jugadas, se nombran ambas, y no se juega nada hasta que digas cuál.
learn-notation-letters = Las letras de las piezas
learn-notation-letters-text = Estos capítulos usan las letras inglesas, en todos los idiomas. También son las que escribes, salvo que hayas elegido las de tu idioma. En los libros y en las planillas encontrarás las del idioma.
learn-notation-language = Idioma
learn-notation-king = Rey
learn-notation-queen = Dama
learn-notation-rook = Torre
learn-notation-bishop = Alfil
learn-notation-knight = Caballo
