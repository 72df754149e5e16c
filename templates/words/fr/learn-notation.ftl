### Comment les coups s’écrivent et se saisissent.

learn-notation-title = Notation
learn-notation-lead = Quatre façons d’écrire un coup. Toutes sont comprises partout où l’on en saisit un.
learn-notation-squares = Une case porte le nom de sa colonne et de sa rangée : e4. Les quatre premières colonnes sont a à d, les autres e à h, de gauche à droite vues des Blancs.
learn-notation-short = La <b>notation abrégée</b> (SAN) est la plus courante. Une majuscule désigne la pièce, un pion n’en a pas ; puis vient la case, précédée d’un x s’il y a prise. Un échec est suivi de +, un mat de #.
learn-notation-board = Les Blancs jouent. Le tableau donne cinq des coups possibles ici, dans les quatre notations.
learn-notation-san = Abrégée (SAN)
learn-notation-long = Longue
learn-notation-uci = Coordonnées (UCI)
learn-notation-iccf = Chiffres (ICCF)
learn-notation-two = Si deux pièces de même sorte peuvent aller sur la même case, la colonne ou la rangée de celle qui joue vient derrière sa lettre : Nbd2, R1e2.
learn-notation-becomes = Ce que devient un pion vient derrière la case : a8=Q, a7a8q.
learn-notation-castle = Le petit roque est O-O, le grand O-O-O. En coordonnées et en chiffres, c’est le coup du roi.
learn-notation-digits = En chiffres, chaque case en compte deux : 52 est e2, 54 est e4. Un cinquième dit ce que devient un pion : 1 dame, 2 tour, 3 fou, 4 cavalier.
learn-notation-typing = Ce que vous pouvez saisir
learn-notation-loose = Pas besoin d’être exact. Les signes de prise, d’échec et de promotion peuvent manquer, des zéros roquent aussi bien que des lettres, les minuscules conviennent : nf3, ed5, e8Q, 0-0. Les numéros de coups et les signes comme ! et ? sont ignorés.
learn-notation-b = Une lettre demande attention : un b minuscule est la colonne, un B majuscule le fou.
learn-notation-refused = Un coup impossible est refusé, et vous lisez pourquoi. S’il peut s’agir de deux coups, les deux sont nommés, et rien n’est joué avant que vous ne disiez lequel.
learn-notation-letters = Les lettres des pièces
learn-notation-letters-text = Ces chapitres écrivent les lettres anglaises, dans toutes les langues. Ce sont aussi celles que vous saisissez, sauf si vous avez choisi celles de votre langue. Dans les livres et sur les feuilles de partie, vous trouverez celles de la langue.
learn-notation-language = Langue
learn-notation-king = Roi
learn-notation-queen = Dame
learn-notation-rook = Tour
learn-notation-bishop = Fou
learn-notation-knight = Cavalier
