### Sprache und Farben.

look-title = { $language } · Farben
look-language = Sprache
look-by-browser = Wie der Browser
look-colours = Farben
look-system = Wie das System
look-light = Hell
look-dark = Dunkel
look-board = Brett
look-green = Grün
look-wood = Holz
look-set = Übernehmen
