### Comment les parties se terminent, et ce qui le prouve.

ending-checkmate = Les { $winner } ont gagné par échec et mat.
ending-stalemate = Nulle par pat.
ending-dead = Nulle : aucun des deux camps n’a plus le matériel pour mater.
ending-dead-because = Nulle : position morte. Aucun des deux camps ne peut mater, car { $reason }.
ending-dead-both = Nulle : position morte. Les Blancs ne peuvent pas mater, car { $white } ; les Noirs non plus, car { $black }.
ending-left-in-check = Les { $loser } ont laissé leur roi en échec, les { $winner } ont gagné.
ending-left-in-check-by = Les { $loser } ont laissé leur roi en échec : après { $move }, { $pieces } { $n ->
        [one] l’attaque
       *[other] l’attaquent
    }. Les { $winner } ont gagné.
ending-resigned = Les { $loser } ont abandonné, les { $winner } ont gagné.
ending-resigned-drawn = Nulle : les { $loser } ont abandonné, mais les { $winner } ne peuvent mater par aucune suite de coups légaux.
ending-resigned-drawn-because = Nulle : les { $loser } ont abandonné, mais les { $winner } ne peuvent mater par aucune suite de coups légaux, car { $reason }.
ending-flag = Le drapeau des { $loser } est tombé, les { $winner } ont gagné au temps.
ending-flag-drawn = Nulle : le drapeau des { $loser } est tombé, mais les { $winner } ne peuvent mater par aucune suite de coups légaux.
ending-flag-drawn-because = Nulle : le drapeau des { $loser } est tombé, mais les { $winner } ne peuvent mater par aucune suite de coups légaux, car { $reason }.
ending-agreement = Nulle par accord mutuel.
ending-third = Nulle : la même position s’est présentée pour la troisième fois.
ending-fifty = Nulle : cinquante coups de chaque camp sans prise ni coup de pion.
ending-fifth = Nulle : la même position s’est présentée pour la cinquième fois.
ending-seventy-five = Nulle : soixante-quinze coups de chaque camp sans prise ni coup de pion.
ending-repeated = Nulle : la position s’est présentée { $times } fois : { $stood }.
ending-no-progress = Nulle : dans les { $halfmoves } derniers demi-coups, aucun pion n’a bougé et rien n’a été pris.
ending-offer = Nulle : les { $loser } l’ont proposée, et les { $winner } ne peuvent mater par aucune suite de coups légaux.
ending-offer-because = Nulle : les { $loser } l’ont proposée, et les { $winner } ne peuvent mater par aucune suite de coups légaux, car { $reason }.
ending-aborted = Les { $side } ont annulé la partie ; elle ne compte pas.
ending-never-started = Les { $side } n’ont pas joué leur premier coup à temps ; la partie ne compte pas.
ending-ruled-won = Les { $winner } ont gagné par décision d’un administrateur.
ending-ruled-draw = Nulle par décision d’un administrateur.
ending-ruled-both-lose = Les deux camps ont perdu par décision d’un administrateur.
ending-ruled-annulled = Annulée par un administrateur ; la partie ne compte pas.

ending-because-checkmated = il est mat
ending-because-stalemate = la position est pat
ending-because-material = le matériel n’y suffit plus
ending-because-walls = la position est bloquée au point que le roi ne peut jamais être maté
ending-because-bishops = aucune des { $n } dispositions de rois, de pions et de pièces qui peuvent encore survenir n’est un mat, où que soient les fous
ending-because-no-move = chaque coup met fin à la partie ou à toute chance de mat
ending-because-enumerated = aucune des { $n } positions qui peuvent encore survenir n’est un mat

ending-could-mate = Les { $winner } auraient encore pu mater, par exemple par { $moves }.
ending-undecided = Après { $moves } coups et { $positions } positions essayés, il n’a pas été établi si les { $winner } auraient encore pu mater ; sans preuve, la perte est maintenue.
ending-can-be-won = la position peut encore être gagnée.
ending-can-be-won-by = la position peut encore être gagnée, par exemple par { $moves }.
ending-not-decided = après { $moves } coups et { $positions } positions essayés, il n’a pas été établi si quelqu’un peut encore mater.
ending-has-mated = Les { $side } ont maté.
ending-can-mate = Les { $side } peuvent encore mater, par exemple par { $moves }.
ending-pending-flag = Le drapeau des { $loser } est tombé. On vérifie si les { $winner } peuvent encore mater ; le résultat suit dans un instant.
ending-pending-resigned = Les { $loser } ont abandonné. On vérifie si les { $winner } peuvent encore mater ; le résultat suit dans un instant.
