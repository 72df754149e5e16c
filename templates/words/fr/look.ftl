### Langue et couleurs.

look-title = { $language } · Couleurs
look-language = Langue
look-by-browser = Selon le navigateur
look-colours = Couleurs
look-system = Comme le système
look-light = Clair
look-dark = Sombre
look-board = Échiquier
look-green = Vert
look-wood = Bois
look-set = Appliquer
