### The front page.

front-title = Correspondence chess
front-heading = Chess with time to think
front-intro = A move takes days, not seconds. We write to you when it is your turn, and you answer when you have thought it over.
front-find = Find a game
front-visit = Visit the lobby
front-diagram = A position after White has castled in the Ruy Lopez
front-online = players online
front-running =
    { $n ->
        [one] game being played
       *[other] games being played
    }
front-open =
    { $n ->
        [one] open challenge
       *[other] open challenges
    }
front-half-moves = half-moves played
front-won-by-white = won by White
front-won-by-black = won by Black
front-drawn = drawn
