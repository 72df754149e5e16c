### Other games: Chess960 and house rules.

learn-960-title = Chess960
learn-960-lead = The same game from one of 960 arrays.
learn-960-array = The pieces behind the pawns are shuffled, and both sides have the same array. Two things hold in each of them: the king stands between its rooks, and the bishops stand on squares of different colours. That leaves 960 arrays, numbered from 0 to 959. Number 518 is the usual one.
learn-960-number = Array number 0: bishops on a1 and b1, queen, two knights, then rook, king and rook.
learn-960-castling = Castling
learn-960-castling-text = Wherever king and rook begin, they end where they end in the usual game. On the side of the h-file (O-O) the king comes to g1 and the rook to f1; on the side of the a-file (O-O-O) the king comes to c1 and the rook to d1. For Black it is the eighth rank. One of the two may already stand there, and they may jump over each other.
learn-960-before = The king on b1 and the rook on c1 have not moved, and the way to g1 is free.
learn-960-after = After O-O: king on g1, rook on f1.
learn-960-unmoved = King and rook have not moved before.
learn-960-room = All squares that king and rook cross or reach are free, except for the two themselves.
learn-960-attacked = The king is not in check, crosses no attacked square, and does not arrive on one.
learn-960-here = Here
learn-960-type = When you <a>offer a game</a> you choose the array by its number. To castle, move the king onto its rook, or type O-O or O-O-O. On the board a move of the king to g1 or c1 castles too, unless the king could just step there.

learn-house-title = House rules
learn-house-lead = What two players may agree on before the first move.
learn-house-chosen = They are chosen when you <a>offer a game</a>, and stand on the page of the challenge and of the game wherever they are not the usual ones. Nobody can change them later.
learn-house-passing = Without en passant
learn-house-passing-text = No pawn is ever captured in passing. A check that nothing else could answer is mate, and two positions that differ in that right only are the same.
learn-house-passing-board = Black has just played d7-d5. In such a game the pawn on e5 can only go ahead.
learn-house-warning = Without check warning
learn-house-warning-text = A move that leaves the king in check is not refused: it stands, and loses the game at once. You may move a pinned piece, overlook a check, step into an attack; nothing warns you, not even the page that asks you to confirm the move. Castling out of check or through check is refused all the same, and mate and stalemate are what they are.
learn-house-draws = Draws by themselves
learn-house-draws-text = The third occurrence of a position and fifty moves without a capture or a pawn move end the game at once, without a claim. Everything else about <a>draws</a> stays as it is.
learn-house-site = About playing here
learn-house-plans = <b>Without conditional moves</b> there are no plans and no proposals: each move is made by hand.
learn-house-takebacks = <b>Without takebacks</b> a move is a move. Otherwise you may ask your opponent to let you take back your last one; if they agree, the clock goes back too, and offers and plans are void.
learn-house-flag = <b>With flags that are claimed</b> a flag that falls ends nothing by itself. As long as the opponent does not claim the game, the move may still be made, and counts.
learn-house-leave = <b>Without leave</b> the clock runs in this game, whatever its players have booked.
