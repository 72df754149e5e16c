### The board, for eyes and for ears.

board-name = Chessboard
board-piece = { $piece ->
    [wP] white pawn
    [wN] white knight
    [wB] white bishop
    [wR] white rook
    [wQ] white queen
    [wK] white king
    [bP] black pawn
    [bN] black knight
    [bB] black bishop
    [bR] black rook
    [bQ] black queen
   *[bK] black king
}
# A moving piece: "knight g1 to f3".
board-kind = { $kind ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
    [Q] queen
   *[K] king
}
# A piece that is captured.
board-taken = { $kind ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
   *[Q] queen
}
board-moves = { $piece } { $from } to { $to }
board-takes = { $piece } { $from } takes { $taken } on { $to }
board-castles-short = castles kingside
board-castles-long = castles queenside
board-promotes = promotes to { $piece }
board-check = check
board-mate = checkmate

board-chosen = chosen
board-target = can be moved to
board-capture = can be captured
board-choice = { $square }, chosen. It can go to { $squares }.
board-no = That is not possible. No piece is chosen.
board-start = Start of the game
board-went-on = The game went on.
board-show = Show it
board-offline = No connection. Your move was not sent.
board-unsure = No connection. Reload to see whether it was sent.
board-refused = The server did not take this. Please reload the page.
