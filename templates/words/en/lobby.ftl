### The lobby, and challenges in lists.

lobby-title = Lobby
lobby-offer = Offer a game
lobby-mine = By you and for you
lobby-open = Open to everyone
lobby-none = Nobody is offering a game at the moment. Offer one yourself; it stays open for two weeks.
lobby-find = Find a player
lobby-show = Show
lobby-who = Who
lobby-colour = Colour
lobby-time = Time
lobby-start = Start
lobby-open-until = Open until
lobby-to = to
lobby-yours = yours
lobby-for-you = for you
lobby-random = random
lobby-view = View
