### The board, for eyes and for ears.

board-name = Chessboard
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
