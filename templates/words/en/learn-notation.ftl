### How moves are written and typed.

learn-notation-title = Notation
learn-notation-lead = Four ways to write a move. All of them are understood wherever you type one.
learn-notation-squares = A square is named by its file and its rank: e4. The first four files are a to d, the other four e to h, from White’s left to White’s right.
learn-notation-short = The <b>short notation</b> (SAN) is the usual one. A capital stands for the piece, a pawn has none; then comes the square, with an x before it if something is captured. A check has a + behind it, a mate a #.
learn-notation-board = White is to move. The table has five of the moves that can be made here, in all four notations.
learn-notation-san = Short (SAN)
learn-notation-long = Long
learn-notation-uci = Coordinates (UCI)
learn-notation-iccf = Digits (ICCF)
learn-notation-two = If two pieces of a kind can go to the same square, the file or rank of the one that is meant stands behind its letter: Nbd2, R1e2.
learn-notation-becomes = What a pawn becomes stands behind the square: a8=Q, a7a8q.
learn-notation-castle = Castling is O-O on the king’s side and O-O-O on the queen’s side. In coordinates and digits it is the move of the king.
learn-notation-digits = In digits each square is two: 52 is e2, 54 is e4. A fifth digit says what a pawn becomes: 1 queen, 2 rook, 3 bishop, 4 knight.
learn-notation-typing = What you can type
learn-notation-loose = You need not be exact. The signs for capture, check and promotion may be missing, zeros castle as well as letters, small letters are fine: nf3, ed5, e8Q, 0-0. Numbers of moves and marks such as ! and ? are read over.
learn-notation-b = One letter needs care: a small b is the file, a capital B the bishop.
learn-notation-refused = A move that cannot be made is refused, and you read why. If it could be two moves, both are named, and nothing is played until you say which.
learn-notation-letters = Letters of the pieces
learn-notation-letters-text = These pages write the English letters, in every language. They are what you type too, unless you have chosen the letters of your own language. In books and on score sheets you find those of the language.
learn-notation-language = Language
learn-notation-king = King
learn-notation-queen = Queen
learn-notation-rook = Rook
learn-notation-bishop = Bishop
learn-notation-knight = Knight
