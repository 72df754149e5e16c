### Idioma y colores.

look-title = { $language } · Colores
look-language = Idioma
look-by-browser = Según el navegador
look-colours = Colores
look-system = Como el sistema
look-light = Claro
look-dark = Oscuro
look-board = Tablero
look-green = Verde
look-wood = Madera
look-set = Aplicar
