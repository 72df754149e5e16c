### The moves: pieces, castling, en passant, promotion.

learn-pieces-title = The pieces and their moves
learn-pieces-lead = Six kinds of pieces, each with a move of its own.
learn-pieces-board = Chess is played by two on a board of 64 squares. White moves first, then both move in turn. Nobody may pass. Each square has a name: a letter for its file, from left to right as White sees it, and a number for its rank, counted from White’s side.
learn-pieces-dots = A piece moves to a free square, or captures what the opponent has on a square and takes its place. It never goes where a piece of its own side stands. In the diagrams a dot marks each square to which the chosen piece may go, and a ring each piece that it may capture.
learn-pieces-lines = Along lines
learn-pieces-lines-text = Rook, bishop and queen move along straight lines, as far as they like. They cannot jump: the first piece in the way ends the line.
learn-pieces-rook = The rook moves along files and ranks. The pawn on d6 can be captured; beyond it the rook cannot go. Its own pawn on g4 stands in its way.
learn-pieces-bishop = The bishop moves along diagonals. It stays on squares of one colour for the whole game.
learn-pieces-queen = The queen moves like a rook or like a bishop. No piece reaches more squares.
learn-pieces-jump = The knight and the king
learn-pieces-knight = The knight goes two squares along a file or rank and one to the side. Whatever stands between does not matter: it is the only piece that jumps.
learn-pieces-king = The king goes one square in any direction, but never to a square that the opponent attacks. The rook on d8 keeps it off the whole d-file. Once in a game it can also <b>castle</b>.
learn-pieces-pawns = The pawn
learn-pieces-pawn-text = The pawn moves in one way and captures in another. It moves straight ahead: one square, or two from where it stood at the beginning, if both are free. It captures one square diagonally ahead. It never goes back.
learn-pieces-pawn = From its first square the pawn may go one or two squares ahead, or capture to either side.
learn-pieces-pawn-stuck = What stands straight ahead blocks a pawn and cannot be captured by it. Neither of these two can move.
learn-pieces-more = There are two more things to know about pawns: <a>en passant</a>, a capture that is possible for one move only, and <a>promotion</a> on the last rank.

learn-castling-title = Castling
learn-castling-lead = King and rook move together, once in a game.
learn-castling-how = The king goes two squares towards one of its rooks, and that rook goes to the square that the king has crossed. It is one move, and a move of the king.
learn-castling-both = White may castle to both sides: the king may go to g1 or to c1.
learn-castling-short = After castling on the king’s side, written O-O.
learn-castling-long = After castling on the queen’s side, written O-O-O.
learn-castling-when = When it is allowed
learn-castling-unmoved = Neither the king nor that rook has moved before. Once either has, the right is gone, even if the piece has come back.
learn-castling-empty = All squares between the two are free.
learn-castling-check = The king is not in check. A check earlier in the game does no harm.
learn-castling-across = The king does not cross an attacked square and does not arrive on one.
learn-castling-no = The rook on f8 attacks f1, which the king would have to cross. White may castle on the queen’s side only.
learn-castling-yes = The rook on b8 attacks b1. Only the rook crosses that square, so White may still castle on the queen’s side.
learn-castling-here = How to castle here
learn-castling-type = On the board, move the king to the square where it will stand, or onto its rook. Typed, it is O-O or O-O-O; zeros will do, and so will e1g1. In <a>Chess960</a> king and rook may begin elsewhere, but they end on the same squares as here.

learn-passing-title = En passant
learn-passing-lead = A pawn that passes another one can be captured as if it had gone one square only.
learn-passing-how = A pawn goes two squares ahead from where it stood at the beginning, and arrives beside a pawn of the opponent. On the very next move that pawn may capture it in passing: it goes to the square that was crossed, and the pawn that crossed it is taken off the board.
learn-passing-before = Black has just played d7-d5. The pawn on e5 may go ahead, or capture on d6.
learn-passing-after = After exd6 the pawn that stood on d5 is gone.
learn-passing-once = The right lasts for one move. If anything else is played, it is gone.
learn-passing-not = When it is not allowed
learn-passing-pinned = Two pawns would leave the fifth rank at once, and the rook on h5 would attack the king on a5. So the capture is not legal here.
learn-passing-more = This matters for <a>repetition</a> too: a position in which the capture is legal is another one than the same squares without that right. Some games are played <a>without en passant</a>.

learn-promotion-title = Promotion
learn-promotion-lead = A pawn that reaches the last rank becomes another piece.
learn-promotion-how = It becomes a queen, a rook, a bishop or a knight of its own colour, as the player likes, in the same move. What has been captured before does not matter: one side can have two queens, or nine.
learn-promotion-two = The pawn may go to e8, or capture the rook on d8. On either square it is promoted.
learn-promotion-under = Why not always a queen?
learn-promotion-why = Usually the queen is best. But a queen can take away the opponent’s last move, and that is stalemate.
learn-promotion-queen = With c8=Q Black has no move and is not in check: stalemate, a draw.
learn-promotion-rook = With c8=R Black must play Ka6, and Ra8 is mate.
learn-promotion-here = How to promote here
learn-promotion-type = On the board, move the pawn; you are asked what it becomes. Typed, the piece stands behind the square: e8=Q, e8N, e7e8r. Without it the move is not played, and you are asked to say what you want. See <a>Notation</a>.
