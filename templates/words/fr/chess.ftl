### Pièces, coups et positions.

chess-white = Blancs
chess-black = Noirs
chess-side = { $side ->
        [white] Blancs
       *[black] Noirs
    }
chess-piece = { $role ->
        [pawn] pion
        [knight] cavalier
        [bishop] fou
        [rook] tour
        [queen] dame
       *[king] roi
    }
chess-pieces = { $role ->
        [pawn] pions
        [knight] cavaliers
        [bishop] fous
        [rook] tours
        [queen] dames
       *[king] rois
    }
chess-piece-of = { chess-piece } { $side ->
        [white] { $role ->
        [rook] blanche
        [queen] blanche
       *[other] blanc
    }
       *[black] { $role ->
        [rook] noire
        [queen] noire
       *[other] noir
    }
    }
chess-piece-on = { $role ->
        [rook] la
        [queen] la
       *[other] le
    } { chess-piece } en { $square }
chess-by-piece-on = { $role ->
        [rook] la
        [queen] la
       *[other] le
    } { chess-piece } en { $square }
chess-kind-on = { chess-piece } { $squares }
chess-kinds-on = { chess-pieces } { $squares }
chess-nothing = rien
chess-army = { $color } : { $pieces }.
chess-and = { $first } et { $last }
chess-or = { $first } ou { $last }

chess-no-piece = Il n’y a pas de pièce en { $square }.
chess-not-there = Il n’y a pas de { chess-piece } en { $square }.
chess-not-yours = { $role ->
        [rook] La
        [queen] La
       *[other] Le
    } { chess-piece } en { $square } n’est pas à vous.
chess-own-piece = Votre propre { chess-piece } se trouve en { $square }.
chess-geometry = { $role ->
        [rook] Une
        [queen] Une
       *[other] Un
    } { chess-piece } ne va pas de { $from } à { $to }.
chess-blocked = La pièce en { $by } est sur le chemin { $role ->
        [rook] de la
        [queen] de la
       *[other] du
    } { chess-piece }.
chess-pawn-blocked = Le pion ne peut pas aller en { $to } : la pièce en { $by } lui barre le chemin.
chess-nothing-to-capture = Le pion n’a rien à prendre en { $to }.
chess-en-passant-passed = Le pion en { $pawn } ne peut être pris en passant qu’aussitôt après son avance de deux cases.
chess-en-passant-off = Dans cette partie, il n’y a pas de prise en passant.
chess-kings-apart = Votre roi ne peut pas se tenir à côté du roi en { $square }.
chess-exposed = Votre roi serait mis en échec par { $pieces }.
chess-still-exposed = Votre roi resterait en échec par { $pieces }.
chess-castling-right = Vous ne pouvez pas faire le { $wing ->
        [king] petit
       *[queen] grand
    } roque : le roi ou cette tour a déjà bougé, ou la tour a été prise.
chess-castling-in-check = Le roi ne peut pas roquer quand il est en échec ; il est mis en échec par { $pieces }.
chess-castling-through = Le roi ne peut pas roquer en passant par { $square }, case { $n ->
        [one] qu’attaque
       *[other] qu’attaquent
    } { $pieces }.
chess-castling-into = Le roi ne peut pas roquer en { $square } : il y serait mis en échec par { $pieces }.
chess-castling-blocked = Vous ne pouvez pas roquer : la pièce en { $by } est sur le chemin.
chess-among = { $among ->
        [file] {" "}sur la colonne { $line }
        [rank] {" "}sur la rangée { $line }
       *[all] {""}
    }
chess-none-there = Vous n’avez pas de { chess-piece }{ chess-among }.
chess-none-reaches = { $role ->
        [rook] Aucune
        [queen] Aucune
       *[other] Aucun
    } de vos { chess-pieces }{ chess-among } ne peut aller en { $to }.
chess-no-capture = Aucun de vos pions de la colonne { $from } ne peut prendre sur la colonne { $to }.
chess-not-a-promotion = Seul un pion qui atteint la dernière rangée est promu.

chess-type-a-move = Tapez un coup ou choisissez-le sur l’échiquier.
chess-unreadable = Cela ne se lit pas comme un coup. Essayez { $example }, e2e4, e2-e4 ou 5254.
chess-ambiguous = Cela pourrait être { $moves }. Précisez lequel.
chess-promotion-missing = Dites ce que devient le pion : dame, tour, fou ou cavalier.

chess-start-standard = Position initiale
chess-start-position = À partir d’une position
chess-start-960 = Chess960 nº { $number }
chess-start-960-position = Chess960, à partir d’une position
chess-bad-number = Les positions du Chess960 sont numérotées de 0 à 959.
chess-bad-fen = Ce n’est pas une FEN.
chess-bad-over = Dans cette position, la partie serait déjà terminée.
chess-bad-empty = L’échiquier est vide.
chess-bad-no-king = Il manque un roi.
chess-bad-kings = Il y a trop de rois.
chess-bad-pawns = Il y a un pion sur la première ou la dernière rangée.
chess-bad-castling = Les droits de roque ne correspondent pas aux rois et aux tours.
chess-bad-en-passant = La case de prise en passant ne correspond pas aux pions.
chess-bad-opposite-check = Le camp qui n’a pas le trait est en échec.
chess-bad-check = Cet échec ne peut résulter d’aucun coup.
chess-bad-material = Il y a trop de pièces.
chess-bad-position = La position est impossible.

chess-ground-third = troisième occurrence de la position
chess-ground-fifty = cinquante coups sans prise ni coup de pion
chess-ground-fifth = cinquième occurrence de la position
chess-ground-seventy-five = soixante-quinze coups sans prise ni coup de pion
chess-no-progress = Dans les { $halfmoves } derniers demi-coups, aucun pion n’a bougé et rien n’a été pris.
chess-no-progress-with = Avec ce coup, dans les { $halfmoves } derniers demi-coups, aucun pion n’a bougé et rien n’a été pris.
chess-repeated = La position s’est présentée { $times } fois : { $stood }.
chess-repeated-with = Avec { $move }, la position se présente { $times } fois : elle était là { $stood }.
chess-first-time = La position est sur l’échiquier pour la première fois ; pour la nulle, il en faut trois.
chess-first-time-after = La position après { $move } est sur l’échiquier pour la première fois ; pour la nulle, il en faut trois.
chess-counted = La position s’est présentée { $times } fois, { $stood } ; pour la nulle, il en faut trois.
chess-at-the-start = au début
chess-after = après { $move }
