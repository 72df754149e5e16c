### Language and colours.

look-title = { $language } · Colours
look-language = Language
look-by-browser = By the browser
look-colours = Colours
look-system = As the system
look-light = Light
look-dark = Dark
look-board = Board
look-green = Green
look-wood = Wood
look-set = Set
