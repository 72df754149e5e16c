### The rules: pieces and moves, how games end, game options, refused moves, evidence of claims.

## Pieces, moves and why a move is illegal: sides and pieces

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
chess-colored-piece = { chess-piece } { $side ->
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
chess-piece-on-passive = { $role ->
        [rook] la
        [queen] la
       *[other] le
    } { chess-piece } en { $square }

## Pieces, moves and why a move is illegal: a position in words, for screen readers

chess-position-one-of-kind = { chess-piece } { $squares }
chess-position-several-of-kind = { chess-pieces } { $squares }
chess-position-no-pieces = rien
chess-position-side = { $color } : { $pieces }.

## Pieces, moves and why a move is illegal: lists

chess-list-and = { $first } et { $last }
chess-list-or = { $first } ou { $last }

## Pieces, moves and why a move is illegal: errors: the move is not possible

chess-illegal-no-piece = Il n’y a pas de pièce en { $square }.
chess-illegal-other-piece = Il n’y a pas de { chess-piece } en { $square }.
chess-illegal-not-your-piece = { $role ->
        [rook] La
        [queen] La
       *[other] Le
    } { chess-piece } en { $square } n’est pas à vous.
chess-illegal-own-piece = Votre propre { chess-piece } se trouve en { $square }.
chess-illegal-piece-move =
    { $role ->
        [rook] Une
        [queen] Une
       *[other] Un
    } { chess-piece } ne peut pas aller de { $from } en { $to }.
chess-illegal-blocked =
    { $role ->
        [rook] La
        [queen] La
       *[other] Le
    } { chess-piece } ne peut pas y aller : la pièce en { $by } barre le chemin.
chess-illegal-pawn-blocked = Le pion ne peut pas aller en { $to } : la pièce en { $by } barre le chemin.
chess-illegal-nothing-to-capture = Le pion n’a rien à prendre en { $to }.
chess-illegal-en-passant-too-late = Le pion en { $pawn } ne pouvait être pris en passant qu’aussitôt après son avance de deux cases.
chess-illegal-no-en-passant = Cette partie se joue sans prise en passant.
chess-illegal-next-to-king = Votre roi ne peut pas aller à côté du roi en { $square }.
chess-illegal-into-check = Votre roi serait mis en échec par { $pieces }.
chess-illegal-still-in-check = Votre roi resterait en échec par { $pieces }.
chess-illegal-castling-right-lost = Vous ne pouvez pas faire le { $wing ->
        [king] petit
       *[queen] grand
    } roque : le roi ou cette tour a déjà bougé, ou la tour a été prise.
chess-illegal-castling-out-of-check = Vous ne pouvez pas roquer quand vous êtes en échec : votre roi est mis en échec par { $pieces }.
chess-illegal-castling-through-check =
    Vous ne pouvez pas roquer en passant par { $square } : { $pieces } { $n ->
        [one] attaque
       *[other] attaquent
    } cette case.
chess-illegal-castling-into-check = Vous ne pouvez pas roquer : en { $square }, votre roi serait mis en échec par { $pieces }.
chess-illegal-castling-blocked = Vous ne pouvez pas roquer : la pièce en { $by } barre le chemin.
chess-illegal-on-file-or-rank = { $among ->
        [file] {" "}sur la colonne { $line }
        [rank] {" "}sur la rangée { $line }
       *[all] {""}
    }
chess-illegal-no-such-piece = Vous n’avez pas de { chess-piece }{ chess-illegal-on-file-or-rank }.
chess-illegal-none-can-reach = { $role ->
        [rook] Aucune
        [queen] Aucune
       *[other] Aucun
    } de vos { chess-pieces }{ chess-illegal-on-file-or-rank } ne peut aller en { $to }.
chess-illegal-no-pawn-can-capture = Aucun de vos pions de la colonne { $from } ne peut prendre sur la colonne { $to }.
chess-illegal-no-promotion = Seul un pion qui atteint la dernière rangée peut être promu.
chess-illegal-must-capture = Vous devez prendre si vous le pouvez.
chess-illegal-king-cannot-capture = Dans cette variante, un roi ne peut pas prendre.
chess-illegal-own-king-explodes = Cette prise ferait exploser votre propre roi.
chess-illegal-gives-check = Dans cette variante, aucun coup ne peut donner échec.
chess-illegal-not-in-pocket = Vous n’avez pas de { chess-piece } à parachuter.
chess-illegal-drop-on-piece = Une pièce ne se parachute que sur une case vide : { $square } n’est pas vide.
chess-illegal-pawn-drop = Un pion ne peut pas être parachuté sur la première ou la dernière rangée.
chess-illegal-game-over = La partie est terminée dans cette position.

## Pieces, moves and why a move is illegal: errors: the move was not understood

chess-input-empty = Saisissez un coup ou jouez-le sur l’échiquier.
chess-input-not-a-move = Ce n’est pas un coup. Essayez { $example }, e2e4, e2-e4 ou 5254.
chess-input-ambiguous = Coup ambigu : { $moves } ? Saisissez-le en entier.
chess-input-promotion-missing = Choisissez la pièce de promotion : dame, tour, fou ou cavalier.
chess-input-unclear-letter = Un « { $letter } » majuscule peut désigner un pion de la colonne { $file } ou une pièce. Écrivez la colonne en minuscule ou utilisez les lettres de pièces { $letters }.

## Pieces, moves and why a move is illegal: starting positions

chess-start-standard = Position normale
chess-start-custom = Position personnalisée
chess-start-chess960 = Chess960 nº { $number }
chess-start-chess960-custom = Chess960, position personnalisée
chess-start-variant-custom = { $variant }, position personnalisée

## Pieces, moves and why a move is illegal: errors: starting positions

chess-start-error-number = Saisissez un numéro de 0 à 959.
chess-start-error-fen = Ce n’est pas une FEN valide.
chess-start-error-game-over = Dans cette position, la partie serait déjà terminée.
chess-start-error-options = Cette variante n’a pas l’une des options choisies.
chess-start-error-empty-board = L’échiquier est vide.
chess-start-error-no-king = Il manque un roi.
chess-start-error-too-many-kings = Il y a trop de rois.
chess-start-error-pawns = Il y a un pion sur la première ou la dernière rangée.
chess-start-error-castling = Les droits de roque ne correspondent pas aux rois et aux tours.
chess-start-error-en-passant = La case de prise en passant ne correspond pas aux pions.
chess-start-error-opponent-in-check = Le camp qui n’a pas le trait est en échec.
chess-start-error-impossible-check = Cette position est impossible : aucun coup permis n’a pu donner cet échec.
chess-start-error-too-many-pieces = Il y a trop de pièces.
chess-start-error-impossible = Cette position est impossible.

## Pieces, moves and why a move is illegal: reasons for a draw

chess-draw-threefold-repetition = triple répétition
chess-draw-50-move-rule = règle des 50 coups
chess-draw-fivefold-repetition = quintuple répétition
chess-draw-75-move-rule = règle des 75 coups
chess-draw-half-moves = { $halfmoves } demi-coups ont été joués sans prise ni coup de pion.
chess-draw-half-moves-with-move = Avec ce coup, { $halfmoves } demi-coups auront été joués sans prise ni coup de pion.
chess-draw-occurrences = La position s’est présentée { $times } fois : { $stood }.
chess-draw-occurrences-with-move = Avec { $move }, la position se sera présentée { $times } fois. Elle s’est déjà présentée { $stood }.
chess-draw-occurred-once = La position ne s’est présentée qu’une fois. Il faut 3 fois pour la triple répétition.
chess-draw-occurred-once-after = La position après { $move } ne s’est présentée qu’une fois. Il faut 3 fois pour la triple répétition.
chess-draw-too-few-occurrences = La position s’est présentée { $times } fois : { $stood }. Il faut 3 fois pour la triple répétition.
chess-draw-occurred-at-start = au début
chess-draw-occurred-after = après { $move }

## How games end: results

ending-checkmate = Les { $winner } ont gagné par échec et mat.
ending-stalemate = Nulle par pat.
ending-dead-position = Nulle : position morte. Aucun des deux camps ne peut gagner.
ending-insufficient-material = Nulle par matériel insuffisant.
ending-dead-position-because = Nulle : position morte. Aucun des deux camps ne peut gagner, car { $reason }.
ending-dead-position-two-reasons = Nulle : position morte. Les Blancs ne peuvent pas gagner, car { $white }. Les Noirs ne peuvent pas gagner, car { $black }.
ending-king-in-the-center = Les { $winner } ont gagné : leur roi a atteint le centre.
ending-third-check = Les { $winner } ont gagné par le troisième échec.
ending-king-on-the-last-rank = Les { $winner } ont gagné : leur roi a atteint la dernière rangée.
ending-both-kings-on-the-last-rank = Nulle : les deux rois ont atteint la dernière rangée.
ending-king-exploded = Les { $winner } ont gagné : l’autre roi a explosé.
ending-no-pieces-left = Les { $winner } ont gagné en perdant toutes leurs pièces.
ending-no-moves-left = Les { $winner } ont gagné, n’ayant plus de coup.
ending-horde-captured = Les { $winner } ont gagné en prenant toutes les pièces adverses.
ending-left-in-check = Les { $loser } ont laissé leur roi en échec et ont perdu. Les { $winner } ont gagné.
ending-left-in-check-because = Les { $loser } ont laissé leur roi en échec : après { $move }, { $pieces } { $n ->
        [one] l’attaque
       *[other] l’attaquent
    }. Les { $winner } ont gagné.
ending-resigned = Les { $loser } ont abandonné. Les { $winner } ont gagné.
ending-resigned-draw = Nulle : les { $loser } ont abandonné, mais les { $winner } n’ont aucun moyen de gagner.
ending-resigned-draw-because = Nulle : les { $loser } ont abandonné, mais les { $winner } n’ont aucun moyen de gagner, car { $reason }.
ending-out-of-time = Le temps des { $loser } est écoulé. Les { $winner } ont gagné au temps.
ending-out-of-time-draw = Nulle : le temps des { $loser } est écoulé, mais les { $winner } n’ont aucun moyen de gagner.
ending-out-of-time-draw-because = Nulle : le temps des { $loser } est écoulé, mais les { $winner } n’ont aucun moyen de gagner, car { $reason }.
ending-agreement = Nulle par accord mutuel.
ending-threefold-repetition = Nulle par triple répétition.
ending-50-move-rule = Nulle par la règle des 50 coups.
ending-fivefold-repetition = Nulle par quintuple répétition.
ending-75-move-rule = Nulle par la règle des 75 coups.
ending-repetition-because = Nulle par répétition : la position s’est présentée { $times } fois ({ $stood }).
ending-half-moves-because = Nulle : { $halfmoves } demi-coups ont été joués sans prise ni coup de pion.
ending-draw-offer = Nulle : les { $loser } l’ont proposée, et les { $winner } n’ont aucun moyen de gagner.
ending-draw-offer-because = Nulle : les { $loser } l’ont proposée, et les { $winner } n’ont aucun moyen de gagner, car { $reason }.
ending-aborted = Les { $side } ont annulé la partie. Elle ne compte pas.
ending-no-first-move = Les { $side } n’ont pas joué leur premier coup à temps. La partie ne compte pas.
ending-forfeit = Les { $loser } n’ont pas joué leur premier coup à temps. Les { $winner } ont gagné par forfait.
ending-adjudicated-won = Les { $winner } ont gagné par décision arbitrale.
ending-adjudicated-draw = Nulle par décision arbitrale.
ending-adjudicated-both-lose = Les deux camps ont perdu par décision arbitrale.
ending-annulled = La partie a été invalidée et ne compte pas.

## How games end: why a side cannot checkmate: these follow "because"

ending-reason-checkmated = leur roi est mat
ending-reason-lost = ils ont déjà perdu
ending-reason-stalemate = il y a pat
ending-reason-insufficient-material = leur matériel est insuffisant
ending-reason-blocked-position = la position est bloquée et le roi ne peut plus être maté
ending-reason-arrangements-checked =
    { $n ->
        [one] la seule disposition des pièces qui peut encore survenir n’est pas un mat
       *[other] aucune des { $n } dispositions des pièces qui peuvent encore survenir n’est un mat
    }
ending-reason-no-move = aucun coup ne mène à une position où un gain est possible
ending-reason-positions-checked = aucune des { $n } positions qui peuvent encore survenir n’est gagnante

## How games end: whether a side can checkmate

ending-could-have-won = Les { $winner } auraient encore pu gagner, par exemple avec { $moves }.
ending-loss-stands = Il n’a pas pu être établi que les { $winner } ne peuvent pas gagner ({ $moves } coups et { $positions } positions vérifiés) : la perte est donc maintenue.
ending-can-be-won = la position peut encore être gagnée.
ending-can-be-won-with = la position peut encore être gagnée, par exemple avec { $moves }.
ending-win-undecided = il n’a pas pu être établi si l’un des deux camps peut encore gagner ({ $moves } coups et { $positions } positions vérifiés).
ending-has-won = Les { $side } ont gagné.
ending-can-win = Les { $side } peuvent encore gagner, par exemple avec { $moves }.

## How games end: the result is not known yet

ending-checking-out-of-time = Le temps des { $loser } est écoulé. Nous vérifions si les { $winner } peuvent encore gagner. Le résultat suit dans un instant.
ending-checking-resigned = Les { $loser } ont abandonné. Nous vérifions si les { $winner } peuvent encore gagner. Le résultat suit dans un instant.

## Why something is not possible: any action

refusal-already-done = Cela a déjà été fait.
refusal-game-over = La partie est terminée.
refusal-result-being-checked = La partie est terminée. Nous vérifions le résultat ; il suit dans un instant.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-changed = La partie a changé depuis que vous avez ouvert cette page. Regardez de nouveau l’échiquier.

## Why something is not possible: draw offers

refusal-no-draw-offer = Il n’y a plus de proposition de nulle.
refusal-draw-offer-with-move = C’est à vous de jouer. Proposez la nulle avec votre coup.
refusal-draw-offer-too-soon =
    Vous pourrez de nouveau proposer la nulle quand vous aurez joué { $n ->
        [one] encore un coup
       *[other] encore { $n } coups
    }.
refusal-no-draw-offers = Dans cette partie, seuls les Noirs peuvent proposer la nulle.
refusal-draw-already-offered = Votre adversaire a déjà proposé la nulle. Vous pouvez l’accepter.
refusal-offer-in-the-meantime =
    Entre-temps, votre adversaire a { $what ->
        [draw] proposé la nulle
        [takeback] demandé à reprendre un coup
       *[both] proposé la nulle et demandé à reprendre un coup
    }. Votre coup n’a donc pas été joué. Si vous le jouez maintenant, vous refusez { $what ->
        [draw] la proposition
        [takeback] la demande
       *[both] les deux
    }.

## Why something is not possible: time

refusal-no-time-given = Dans cette partie, vous ne pouvez pas donner de temps à votre adversaire.
refusal-give-time-range = Vous pouvez donner de 1 à 30 jours entiers à la fois.
refusal-give-time-too-often = Vous ne pouvez donner du temps que trois fois entre deux coups.
refusal-give-time-clock-full = Une pendule ne peut pas dépasser 365 jours. Donnez moins de jours.
refusal-no-time-limit = Cette partie est sans limite de temps.
refusal-no-vacation = Dans cette partie, un congé n’arrête pas la pendule.
refusal-claim-on-time-too-soon = Le temps de votre adversaire vient de s’écouler. Un coup peut encore arriver. Réessayez dans deux minutes.
refusal-claim-on-time-not-possible = Vous ne pouvez pas réclamer le gain au temps. Votre adversaire a encore du temps ou a joué.

## Why something is not possible: takebacks

refusal-no-takebacks = Cette partie se joue sans reprise de coup.
refusal-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
refusal-takeback-already-requested = Votre adversaire a déjà demandé à reprendre un coup. Vous pouvez accepter.
refusal-no-takeback-request = Il n’y a plus de demande de reprise de coup.

## Why something is not possible: conditional moves and proposed lines

refusal-no-conditional-moves = Cette partie se joue sans coups conditionnels ni suites proposées.
refusal-conditional-moves-on-your-turn = C’est à vous de jouer. Jouez votre coup et ajoutez-y des coups conditionnels.
refusal-conditional-moves-game-continued = Rien n’a été enregistré. La partie a continué avec { $moves }. Regardez de nouveau l’échiquier.
refusal-conditional-moves-changed = Rien n’a été enregistré. Vos coups conditionnels ont changé depuis que vous avez ouvert cette page. Regardez-les de nouveau.
refusal-conditional-moves-no-such-line = Cette variante ne fait plus partie de vos coups conditionnels.
refusal-conditional-moves-error = Rien n’a été enregistré. { $fault }
refusal-proposed-line-error = Rien n’a été envoyé. Corrigez la suite proposée. { $fault }
refusal-proposed-line-still-open = Votre dernière suite proposée est encore ouverte. Vous pourrez en proposer une autre quand elle sera terminée.
refusal-move-played-without-lines = Votre coup a déjà été joué, sans ces variantes. Vous pouvez encore les enregistrer comme coups conditionnels.
refusal-no-longer-proposed = Ces coups ne sont plus proposés. Regardez de nouveau l’échiquier.
refusal-move-not-sent = Votre coup n’a pas encore été envoyé. Rappelez-le d’abord.
refusal-nothing-to-recall = Votre coup a déjà été envoyé.
refusal-safety-move-too-late = Il vous reste moins de temps que cela. Choisissez un temps plus court, ou jouez maintenant.
refusal-bound-by-proposed-line = Vous devez jouer { $move }, car vous l’avez proposé comme réponse.

## Why something is not possible: aborting the game

refusal-too-late-to-abort = Les deux camps ont joué. Vous ne pouvez plus annuler la partie, mais vous pouvez abandonner.
refusal-no-abort = Cette partie ne peut pas être annulée, mais vous pouvez abandonner.

## Game options and time controls: lengths of time

options-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
options-hours = { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
options-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
options-seconds = { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
options-no-time = aucun temps

## Game options and time controls: time controls

options-time-per-move = { $time } par coup
options-fischer = { $initial } + { $increment } par coup
options-fischer-no-increment = { $initial } pour toute la partie
options-clock-maximum = { $time } au plus à la pendule
options-move-maximum = { $time } au plus pour un coup
options-period = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
options-no-time-limit = sans limite de temps
options-white-extra-each-move = { $time } de plus par coup pour les Blancs
options-white-extra-once = { $time } de plus au début pour les Blancs

## Game options and time controls: errors: time controls

options-error-time-per-move = Le temps par coup doit être de 1 heure à 30 jours.
options-error-initial-time = Le temps initial doit être de 1 heure à 365 jours.
options-error-increment = L’incrément doit être de 30 jours au plus.
options-error-clock-maximum = Le maximum à la pendule doit être au moins égal au temps initial et de 365 jours au plus.
options-error-move-maximum = Le temps maximal pour un coup doit être de 1 heure à 365 jours.
options-error-period-moves = Le nombre de coups doit être de 1 à 100.
options-error-period-days = Le nombre de jours doit être de 1 à 365.
options-error-period-move-maximum = Le maximum pour un coup doit être de 1 à 365 jours.

## Game options and time controls: game options that are not standard, in a list joined with commas

options-rated = classée
options-no-en-passant = pas de prise en passant
options-moves-into-check = coups laissant le roi en échec permis (et perdants)
options-automatic-draws = nulles automatiques
options-no-conditional-moves = pas de coups conditionnels
options-no-takebacks = pas de reprise de coup
options-win-on-time-claimed = le gain au temps se réclame
options-no-vacation = pas de congé
options-no-books = pas de livres
options-no-databases = pas de bases de données
options-engines = moteurs autorisés
options-no-abort = pas d’annulation (sans premier coup à temps, la partie est perdue par forfait)
options-no-time-given = pas de temps donné
options-black-offers-draws = seuls les Noirs peuvent proposer la nulle

## Claims, decisions and their evidence: errors: claims

evidence-not-a-draw = La partie n’est pas encore nulle. { $found }
evidence-half-moves = { $halfmoves ->
        [one] { $halfmoves } demi-coup a été joué
       *[other] { $halfmoves } demi-coups ont été joués
    } sans prise ni coup de pion. La règle des 50 coups en demande 100.
evidence-half-moves-with-move = Avec ce coup, { $halfmoves ->
        [one] { $halfmoves } demi-coup a été joué
       *[other] { $halfmoves } demi-coups ont été joués
    } sans prise ni coup de pion. La règle des 50 coups en demande 100.
evidence-can-be-won = Cette position peut encore être gagnée.
evidence-waiting-for-decision = Une réclamation ou un appel est en attente. Attendez la décision d’un arbitre.
evidence-no-explanation = Donnez une explication à l’arbitre.
evidence-too-soon = Une réclamation de ce type a été rejetée. Vous pourrez en faire une autre quand vous aurez joué encore { $n ->
        [one] un coup
       *[other] { $n } coups
    }.
evidence-out-of-time = Le temps est écoulé. Vous ne pouvez plus faire de réclamation ni d’appel.
evidence-you-have-not-moved = Vous ne pouvez pas réclamer la nulle maintenant : votre adversaire a demandé une décision parce que vous n’avez pas joué depuis 30 jours. Jouez un coup pour régler l’affaire.
evidence-no-arbiter = Aucun arbitre ne peut en décider. L’arbitre ne doit pas jouer dans cette partie ni avoir déjà décidé à son sujet.
evidence-nothing-to-reply-to = Il n’y a plus rien à quoi répondre.
evidence-already-replied = Vous avez déjà répondu.
evidence-not-moving-too-soon = Vous pouvez demander une décision quand votre adversaire n’a pas joué depuis 30 jours. Après une décision, les 30 jours recommencent.
evidence-not-moving-has-time-limit = Cette partie a une limite de temps. Si votre adversaire ne joue pas, son temps s’écoulera.

## Claims, decisions and their evidence: errors: appeals

evidence-nothing-to-appeal = Il n’y a pas de décision dont faire appel. Soit rien n’a été décidé, soit la partie a continué depuis.
evidence-appealed-once = Il y a déjà eu un appel. Un second appel n’est pas possible.
evidence-appeal-too-late = Le délai d’appel de 14 jours est passé. Cette décision est définitive.

## Claims, decisions and their evidence: errors: decisions, shown to the arbiter

evidence-no-reason = Indiquez un motif. Les deux joueurs le verront.
evidence-decided-before = Vous avez pris la décision qui fait l’objet de l’appel. Un autre arbitre doit décider.
evidence-nothing-to-decide = Il n’y a plus de réclamation ni d’appel à décider.
evidence-same-result = La partie a déjà ce résultat.
evidence-still-in-progress = La partie est encore en cours.
evidence-ended-by-rules = Cette partie s’est terminée par un mat ou une autre règle du jeu. On ne peut pas la rouvrir.
evidence-reopen-needs-time = Le temps du camp au trait serait aussitôt écoulé. Ajoutez des jours en rouvrant la partie.
evidence-play-stopped = Cette partie a été arrêtée et sera tranchée par décision arbitrale. On ne peut plus jouer de coups.
evidence-no-result-claims = Aucun résultat ne peut être réclamé dans cette partie pour le moment.
evidence-result-claimed = Votre réclamation est maintenue. Elle ne peut plus être remplacée : le délai pour réclamer est passé, ou les deux joueurs ont réclamé.
evidence-result-claim-replaced = Rien n’a été changé. Vous avez réclamé un résultat après avoir ouvert cette page. Regardez cette réclamation avant de la remplacer.
evidence-stopped-for-good = Cette partie a été arrêtée et doit être tranchée par décision arbitrale. Elle ne peut pas continuer.

## Claims, decisions and their evidence: what is claimed

evidence-claim-dead-position = position morte (le mat est impossible)
evidence-claim-agreement = nulle convenue hors du site
evidence-claim-fortress = forteresse ou nulle théorique
evidence-claim-not-moving = aucun coup depuis 30 jours
evidence-claim-other = autre motif
evidence-claim-with-move = { $ground }, avec { $move }

## Claims, decisions and their evidence: what was decided

evidence-decided-win = { $who } a déclaré la partie gagnée par les { $winner }.
evidence-decided-draw = { $who } a déclaré la partie nulle.
evidence-decided-both-lose = { $who } a déclaré la partie perdue pour les deux camps.
evidence-decided-annulled = { $who } a invalidé la partie.
evidence-decided-continue = { $who } a décidé que la partie continue.
evidence-decided-uphold = { $who } a décidé que le résultat est maintenu.
evidence-decided-give-time = { $who } a donné aux { $side } { $n ->
        [one] un jour
       *[other] { $n } jours
    } de plus.
evidence-decided-reopen = { $who } a rouvert la partie.
evidence-decided-reopen-with-time = { $who } a rouvert la partie et donné au camp au trait { $n ->
        [one] un jour
       *[other] { $n } jours
    } de plus.
evidence-an-arbiter = Un arbitre
evidence-the-tournament-director = Le directeur du tournoi
