### Le salon, et les défis dans des listes.

lobby-title = Salon
lobby-offer = Proposer une partie
lobby-mine = De vous et pour vous
lobby-open = Ouverts à tous
lobby-none = Personne ne propose de partie en ce moment. Proposez-en une ; elle reste ouverte deux semaines.
lobby-find = Trouver un joueur
lobby-show = Afficher
lobby-who = Qui
lobby-colour = Couleur
lobby-time = Temps
lobby-start = Départ
lobby-open-until = Ouvert jusqu’au
lobby-to = à
lobby-yours = le vôtre
lobby-for-you = pour vous
lobby-random = au hasard
lobby-view = Voir
