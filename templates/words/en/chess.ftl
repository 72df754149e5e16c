### Pieces, moves and positions.

chess-white = White
chess-black = Black
chess-side = { $side ->
        [white] White
       *[black] Black
    }
chess-piece = { $role ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    }
chess-pieces = { $role ->
        [pawn] pawns
        [knight] knights
        [bishop] bishops
        [rook] rooks
        [queen] queens
       *[king] kings
    }
chess-piece-of = { $side ->
        [white] white
       *[black] black
    } { chess-piece }
chess-piece-on = the { chess-piece } on { $square }
chess-by-piece-on = the { chess-piece } on { $square }
chess-kind-on = { chess-piece } { $squares }
chess-kinds-on = { chess-pieces } { $squares }
chess-nothing = nothing
chess-army = { $color }: { $pieces }.
chess-and = { $first } and { $last }
chess-or = { $first } or { $last }

chess-no-piece = There is no piece on { $square }.
chess-not-there = There is no { chess-piece } on { $square }.
chess-not-yours = The { chess-piece } on { $square } is not yours.
chess-own-piece = Your own { chess-piece } stands on { $square }.
chess-geometry = A { chess-piece } does not move from { $from } to { $to }.
chess-blocked = The piece on { $by } is in the { chess-piece }'s way.
chess-pawn-blocked = The pawn cannot go to { $to }: the piece on { $by } is in its way.
chess-nothing-to-capture = The pawn has nothing to capture on { $to }.
chess-en-passant-passed = The pawn on { $pawn } can be taken en passant only right after its double step.
chess-en-passant-off = En passant is off in this game.
chess-kings-apart = Your king may not stand next to the king on { $square }.
chess-exposed = Your king would be in check from { $pieces }.
chess-still-exposed = Your king would still be in check from { $pieces }.
chess-castling-right = You may not castle { $wing ->
        [king] kingside
       *[queen] queenside
    }: the king or that rook has moved, or the rook was taken.
chess-castling-in-check = The king may not castle out of check; it is in check from { $pieces }.
chess-castling-through = The king may not castle across { $square }, which { $pieces } { $n ->
        [one] attacks
       *[other] attack
    }.
chess-castling-into = The king may not castle to { $square }: it would be in check from { $pieces }.
chess-castling-blocked = You cannot castle: the piece on { $by } is in the way.
chess-among = { $among ->
        [file] {" "}on the { $line }-file
        [rank] {" "}on rank { $line }
       *[all] {""}
    }
chess-none-there = You have no { chess-piece }{ chess-among }.
chess-none-reaches = None of your { chess-pieces }{ chess-among } can go to { $to }.
chess-no-capture = No pawn of yours on the { $from }-file can capture on the { $to }-file.
chess-not-a-promotion = Only a pawn that reaches the last rank promotes.

chess-type-a-move = Type a move or choose one on the board.
chess-unreadable = This cannot be read as a move. Try { $example }, e2e4, e2-e4 or 5254.
chess-ambiguous = This could be { $moves }. Say which.
chess-promotion-missing = Say what the pawn becomes: queen, rook, bishop or knight.

chess-start-standard = Standard
chess-start-position = From a position
chess-start-960 = Chess960 No. { $number }
chess-start-960-position = Chess960, from a position
chess-bad-number = Chess960 positions are numbered 0 to 959.
chess-bad-fen = This is not a FEN.
chess-bad-over = The game would already be over in this position.
chess-bad-empty = The board is empty.
chess-bad-no-king = A king is missing.
chess-bad-kings = There are too many kings.
chess-bad-pawns = There is a pawn on the first or last rank.
chess-bad-castling = The castling rights do not fit the kings and rooks.
chess-bad-en-passant = The en passant square does not fit the pawns.
chess-bad-opposite-check = The side that is not to move is in check.
chess-bad-check = The check in it cannot have come from a move.
chess-bad-material = There are too many pieces.
chess-bad-position = The position is impossible.

chess-ground-third = third occurrence of the position
chess-ground-fifty = fifty moves without capture or pawn move
chess-ground-fifth = fifth occurrence of the position
chess-ground-seventy-five = seventy-five moves without capture or pawn move
chess-no-progress = No pawn has been moved and nothing captured in the last { $halfmoves } half-moves.
chess-no-progress-with = With this move no pawn has been moved and nothing captured in the last { $halfmoves } half-moves.
chess-repeated = The position has occurred { $times } times: { $stood }.
chess-repeated-with = { $move } makes the position occur { $times } times: it stood { $stood }.
chess-first-time = The position is on the board for the first time; a draw needs three.
chess-first-time-after = The position after { $move } is on the board for the first time; a draw needs three.
chess-counted = The position has occurred { $times } times, { $stood }; a draw needs three.
chess-at-the-start = at the start
chess-after = after { $move }
