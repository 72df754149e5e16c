### Autres façons de jouer : Chess960 et règles de la maison.

learn-960-title = Chess960
learn-960-lead = Le même jeu, à partir d’une de 960 positions.
learn-960-array = Les pièces derrière les pions sont mélangées, et les deux camps ont le même arrangement. Deux choses valent toujours : le roi se trouve entre ses tours, et les fous sont sur des cases de couleurs différentes. Il reste 960 positions, numérotées de 0 à 959. Le numéro 518 est la position habituelle.
learn-960-number = Position numéro 0 : fous en a1 et b1, dame, deux cavaliers, puis tour, roi et tour.
learn-960-castling = Le roque
learn-960-castling-text = D’où qu’ils partent, le roi et la tour arrivent là où ils arrivent au jeu habituel. Du côté de la colonne h (O-O), le roi vient en g1 et la tour en f1 ; du côté de la colonne a (O-O-O), le roi vient en c1 et la tour en d1. Pour les Noirs, c’est la huitième rangée. L’un des deux peut déjà s’y trouver, et ils peuvent sauter l’un par-dessus l’autre.
learn-960-before = Le roi b1 et la tour c1 n’ont pas joué, et le chemin vers g1 est libre.
learn-960-after = Après O-O : roi en g1, tour en f1.
learn-960-unmoved = Le roi et la tour n’ont pas encore joué.
learn-960-room = Toutes les cases que le roi et la tour traversent ou atteignent sont libres, sauf d’eux-mêmes.
learn-960-attacked = Le roi n’est pas en échec, ne traverse aucune case attaquée et n’arrive pas sur une telle case.
learn-960-here = Sur ce site
learn-960-type = Quand vous <a>proposez une partie</a>, vous choisissez la position par son numéro. Pour roquer, amenez le roi sur sa tour, ou saisissez O-O ou O-O-O. Sur l’échiquier, un coup du roi en g1 ou en c1 roque aussi, sauf si le roi pouvait simplement y aller.

learn-house-title = Règles de la maison
learn-house-lead = Ce que deux joueurs peuvent convenir avant le premier coup.
learn-house-chosen = Vous les choisissez quand vous <a>proposez une partie</a>. Là où elles ne sont pas les règles habituelles, elles figurent sur la page du défi et sur celle de la partie. Personne ne peut les changer ensuite.
learn-house-passing = Sans prise en passant
learn-house-passing-text = Aucun pion n’est jamais pris en passant. Un échec que rien d’autre ne pourrait parer est mat, et deux positions qui ne diffèrent que par ce droit sont la même.
learn-house-passing-board = Les Noirs viennent de jouer d7-d5. Dans une telle partie, le pion e5 ne peut qu’avancer.
learn-house-warning = Sans avertissement d’échec
learn-house-warning-text = Un coup qui laisse le roi en échec n’est pas refusé : il tient, et perd la partie aussitôt. Vous pouvez jouer une pièce clouée, oublier un échec, entrer dans une attaque ; rien ne vous avertit, pas même la page où vous confirmez le coup. Roquer en étant en échec ou à travers un échec est refusé tout de même, et mat et pat restent ce qu’ils sont.
learn-house-draws = Nulles d’elles-mêmes
learn-house-draws-text = La troisième occurrence d’une position et cinquante coups sans prise ni coup de pion terminent la partie aussitôt, sans réclamation. Tout le reste sur les <a>nulles</a> demeure.
learn-house-site = Sur la façon de jouer ici
learn-house-plans = <b>Sans coups conditionnels</b>, il n’y a ni plans ni propositions : chaque coup se joue à la main.
learn-house-takebacks = <b>Sans reprise de coup</b>, un coup est un coup. Sinon, vous pouvez demander à votre adversaire de reprendre votre dernier ; s’il est d’accord, la pendule revient aussi en arrière, et les offres et les plans sont annulés.
learn-house-flag = <b>Quand le drapeau doit être réclamé</b>, sa chute ne termine rien d’elle-même. Tant que l’adversaire ne réclame pas la partie, le coup peut encore être joué, et il compte.
learn-house-leave = <b>Sans congés</b>, la pendule tourne dans cette partie, quoi que ses joueurs aient réservé.
