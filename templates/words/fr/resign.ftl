### Abandonner et annuler.

resign-title = Abandonner
resign-abort-title = Annuler
resign-abort-ask = Annuler la partie contre { $opponent } ?
resign-abort-means = Vous n’avez pas encore joué tous les deux : vous pouvez annuler la partie. Elle ne comptera pour aucun de vous.
resign-abort = Annuler la partie
resign-play-on = Continuer à jouer
resign-ask = Abandonner la partie contre { $opponent } ?
resign-means = Vous perdez la partie, et c’est irrévocable.
