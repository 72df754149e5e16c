### Les coups : pièces, roque, prise en passant, promotion.

learn-pieces-title = Les pièces et leur marche
learn-pieces-lead = Six sortes de pièces, chacune avec sa propre marche.
learn-pieces-board = Les échecs se jouent à deux sur un échiquier de 64 cases. Les Blancs commencent, puis chacun joue à son tour. Personne ne peut passer. Chaque case a un nom : une lettre pour la colonne, de gauche à droite vue des Blancs, et un chiffre pour la rangée, comptée à partir du camp des Blancs.
learn-pieces-dots = Une pièce va sur une case libre, ou prend ce que l’adversaire y a et en occupe la place. Elle ne va jamais là où se trouve une pièce de son camp. Dans les diagrammes, un point marque chaque case où la pièce choisie peut aller, et un anneau chaque pièce qu’elle peut prendre.
learn-pieces-lines = En ligne droite
learn-pieces-lines-text = La tour, le fou et la dame vont en ligne droite, aussi loin qu’ils le veulent. Ils ne sautent pas : la première pièce rencontrée arrête la ligne.
learn-pieces-rook = La tour va sur les colonnes et les rangées. Le pion d6 peut être pris ; au-delà, la tour ne peut aller. Son propre pion g4 lui barre le chemin.
learn-pieces-bishop = Le fou va sur les diagonales. Il reste toute la partie sur des cases d’une seule couleur.
learn-pieces-queen = La dame va comme une tour ou comme un fou. Aucune pièce n’atteint plus de cases.
learn-pieces-jump = Le cavalier et le roi
learn-pieces-knight = Le cavalier va de deux cases sur une colonne ou une rangée et d’une case de côté. Peu importe ce qui se trouve entre les deux : c’est la seule pièce qui saute.
learn-pieces-king = Le roi va d’une case dans toutes les directions, mais jamais sur une case que l’adversaire attaque. La tour d8 lui interdit toute la colonne d. Une fois par partie, il peut aussi <b>roquer</b>.
learn-pieces-pawns = Le pion
learn-pieces-pawn-text = Le pion avance d’une façon et prend d’une autre. Il avance tout droit : d’une case, ou de deux depuis sa case de départ si les deux sont libres. Il prend d’une case en diagonale vers l’avant. Il ne recule jamais.
learn-pieces-pawn = Depuis sa case de départ, le pion peut avancer d’une ou de deux cases, ou prendre de chaque côté.
learn-pieces-pawn-stuck = Ce qui se trouve droit devant un pion l’arrête, et il ne peut pas le prendre. Aucun de ces deux pions ne peut bouger.
learn-pieces-more = Deux choses restent à savoir sur les pions : la prise <a>en passant</a>, possible pendant un seul coup, et la <a>promotion</a> sur la dernière rangée.

learn-castling-title = Le roque
learn-castling-lead = Le roi et la tour bougent ensemble, une fois par partie.
learn-castling-how = Le roi va de deux cases vers une de ses tours, et cette tour vient sur la case que le roi a traversée. C’est un seul coup, et un coup du roi.
learn-castling-both = Les Blancs peuvent roquer des deux côtés : le roi peut aller en g1 ou en c1.
learn-castling-short = Après le petit roque, noté O-O.
learn-castling-long = Après le grand roque, noté O-O-O.
learn-castling-when = Quand il est permis
learn-castling-unmoved = Ni le roi ni cette tour n’ont encore joué. Dès que l’un a joué, le droit est perdu, même si la pièce est revenue.
learn-castling-empty = Toutes les cases entre les deux sont libres.
learn-castling-check = Le roi n’est pas en échec. Un échec plus tôt dans la partie ne change rien.
learn-castling-across = Le roi ne traverse aucune case attaquée et n’arrive pas sur une telle case.
learn-castling-no = La tour f8 attaque f1, que le roi devrait traverser. Les Blancs ne peuvent faire que le grand roque.
learn-castling-yes = La tour b8 attaque b1. Seule la tour traverse cette case ; les Blancs peuvent donc tout de même faire le grand roque.
learn-castling-here = Comment roquer ici
learn-castling-type = Sur l’échiquier, amenez le roi sur la case où il se trouvera, ou sur sa tour. Au clavier, c’est O-O ou O-O-O ; des zéros conviennent aussi, de même que e1g1. Au <a>Chess960</a>, le roi et la tour peuvent partir d’ailleurs, mais ils arrivent sur les mêmes cases qu’ici.

learn-passing-title = La prise en passant
learn-passing-lead = Un pion qui en dépasse un autre peut être pris comme s’il n’avait avancé que d’une case.
learn-passing-how = Un pion avance de deux cases depuis sa case de départ et arrive à côté d’un pion adverse. Au coup qui suit immédiatement, ce pion peut le prendre en passant : il va sur la case traversée, et le pion qui l’a traversée est retiré de l’échiquier.
learn-passing-before = Les Noirs viennent de jouer d7-d5. Le pion e5 peut avancer, ou prendre en d6.
learn-passing-after = Après exd6, le pion qui était en d5 a disparu.
learn-passing-once = Le droit dure un coup. Si l’on joue autre chose, il est perdu.
learn-passing-not = Quand elle n’est pas permise
learn-passing-pinned = Deux pions quitteraient la cinquième rangée à la fois, et la tour h5 attaquerait le roi a5. La prise n’est donc pas permise ici.
learn-passing-more = Cela compte aussi pour la <a>répétition</a> : une position où la prise est permise n’est pas la même que les mêmes cases sans ce droit. Certaines parties se jouent <a>sans prise en passant</a>.

learn-promotion-title = La promotion
learn-promotion-lead = Un pion qui atteint la dernière rangée devient une autre pièce.
learn-promotion-how = Il devient dame, tour, fou ou cavalier de sa couleur, au choix du joueur, dans le même coup. Peu importe ce qui a déjà été pris : un camp peut avoir deux dames, ou neuf.
learn-promotion-two = Le pion peut aller en e8, ou prendre la tour d8. Sur l’une et l’autre case, il est promu.
learn-promotion-under = Pourquoi pas toujours une dame ?
learn-promotion-why = D’ordinaire, la dame est le meilleur choix. Mais elle peut ôter à l’adversaire son dernier coup, et c’est le pat.
learn-promotion-queen = Avec c8=Q, les Noirs n’ont plus de coup et ne sont pas en échec : pat, partie nulle.
learn-promotion-rook = Avec c8=R, les Noirs doivent jouer Ka6, et Ra8 fait mat.
learn-promotion-here = Comment promouvoir ici
learn-promotion-type = Sur l’échiquier, jouez le pion ; on vous demande ce qu’il devient. Au clavier, la pièce vient derrière la case : e8=Q, e8N, e7e8r. Si elle manque, le coup n’est pas joué, et l’on vous demande ce que vous voulez. Voir <a>Notation</a>.
