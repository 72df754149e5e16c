### La page d'accueil.

front-title = Échecs par correspondance
front-heading = Les échecs avec le temps de réfléchir
front-intro = Un coup prend des jours, pas des secondes. Nous vous écrivons quand c’est à vous, et vous répondez après réflexion.
front-find = Trouver une partie
front-visit = Visiter le salon
front-diagram = Une position de l’espagnole après le roque blanc
front-online = joueurs en ligne
front-running =
    { $n ->
        [one] partie en cours
       *[other] parties en cours
    }
front-open =
    { $n ->
        [one] défi ouvert
       *[other] défis ouverts
    }
front-half-moves = demi-coups joués
front-won-by-white = gagnées par les Blancs
front-won-by-black = gagnées par les Noirs
front-drawn = nulles
