### How games end, and what proves it.

ending-checkmate = { $winner } won by checkmate.
ending-stalemate = Draw by stalemate.
ending-dead = Draw: neither side has the material left to checkmate.
ending-dead-because = Draw: dead position. Neither side can checkmate because { $reason }.
ending-dead-both = Draw: dead position. White cannot checkmate because { $white }; Black cannot because { $black }.
ending-left-in-check = { $loser } left the king in check, { $winner } won.
ending-left-in-check-by = { $loser } left the king in check: after { $move } { $pieces } { $n ->
        [one] attacks
       *[other] attack
    } it. { $winner } won.
ending-resigned = { $loser } resigned, { $winner } won.
ending-resigned-drawn = Draw: { $loser } resigned, but { $winner } cannot checkmate by any series of legal moves.
ending-resigned-drawn-because = Draw: { $loser } resigned, but { $winner } cannot checkmate by any series of legal moves because { $reason }.
ending-flag = { $loser }'s flag fell, { $winner } won on time.
ending-flag-drawn = Draw: { $loser }'s flag fell, but { $winner } cannot checkmate by any series of legal moves.
ending-flag-drawn-because = Draw: { $loser }'s flag fell, but { $winner } cannot checkmate by any series of legal moves because { $reason }.
ending-agreement = Draw by agreement.
ending-third = Draw: the same position stood on the board for the third time.
ending-fifty = Draw: fifty moves of each side without a capture or a pawn move.
ending-fifth = Draw: the same position stood on the board for the fifth time.
ending-seventy-five = Draw: seventy-five moves of each side without a capture or a pawn move.
ending-repeated = Draw: the position has occurred { $times } times: { $stood }.
ending-no-progress = Draw: no pawn has been moved and nothing captured in the last { $halfmoves } half-moves.
ending-offer = Draw: { $loser } offered it, and { $winner } cannot checkmate by any series of legal moves.
ending-offer-because = Draw: { $loser } offered it, and { $winner } cannot checkmate by any series of legal moves because { $reason }.
ending-aborted = { $side } aborted the game; it does not count.
ending-never-started = { $side } made no first move in time; the game does not count.
ending-ruled-won = { $winner } won by ruling of an administrator.
ending-ruled-draw = Draw by ruling of an administrator.
ending-ruled-both-lose = Both lost by ruling of an administrator.
ending-ruled-annulled = Annulled by an administrator; the game does not count.

ending-because-checkmated = it is checkmated
ending-because-stalemate = the game is stalemate
ending-because-material = it has no material left to checkmate
ending-because-walls = the position is blocked so that the king can never be mated
ending-because-bishops = none of the { $n } arrangements of kings, pawns and pieces that can still arise is checkmate, wherever the bishops stand
ending-because-no-move = every move ends the game or all chance of a checkmate
ending-because-enumerated = none of the { $n } positions that can still arise is checkmate

ending-could-mate = { $winner } could still have checkmated, for example by { $moves }.
ending-undecided = Whether { $winner } could still have checkmated was not decided after { $moves } moves and { $positions } positions were tried; without a proof the loss stands.
ending-can-be-won = the position can still be won.
ending-can-be-won-by = the position can still be won, for example by { $moves }.
ending-not-decided = whether anybody can still checkmate was not decided after { $moves } moves and { $positions } positions were tried.
ending-has-mated = { $side } has checkmated.
ending-can-mate = { $side } can still checkmate, for example by { $moves }.
ending-pending-flag = { $loser }'s flag has fallen. It is being proven whether { $winner } can still checkmate; the result follows in a moment.
ending-pending-resigned = { $loser } has resigned. It is being proven whether { $winner } can still checkmate; the result follows in a moment.
