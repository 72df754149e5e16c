### The pages that explain the rules and the site.

## All pages: list of pages

# Title. Also the link at the bottom of every page.
learn-title = Help and rules
learn-lead = The rules of chess and how to use this site.
# Three section titles.
learn-group-rules = The rules of the game
learn-group-variants = Variants and game options
learn-group-site = Playing here

## All pages: every page

# Title of the links to the sections of a page.
learn-contents = On this page
# Name of the links at the end of a page, for screen readers.
learn-pager = Previous and next page
# $articles: numbers of articles, such as "9.2, 9.3, 9.5".
learn-laws = FIDE Laws of Chess (2023): { $articles }.
# Describes a diagram, for screen readers. $from: a square. $to: one or more squares, such as "e3, e4".
learn-diagram-moves = The piece on { $from } can move to: { $to }.

## All pages: links to help pages, on other pages

# Beside the field for typing a move.
learn-link-notation = How to type a move
# Below the form for a claim.
learn-link-claims = What can I claim?
learn-link-decisions = How claims are decided
learn-link-conditional-moves = How conditional moves work
learn-link-proposed-lines = How proposed lines work
learn-link-time-controls = How time controls work
learn-link-vacation = How vacation works
learn-link-chess960 = What is Chess960?
learn-link-variants = What are these variants?
# Beside the game options.
learn-link-game-options = What do these options mean?
learn-link-ratings = How ratings work
# To the page "Draws", on a game that is over.
learn-link-draws = When is a game a draw?
learn-link-email = How to play by email
learn-link-tournaments = How tournaments work

## Moves: page: The pieces and their moves

learn-pieces-title = The pieces and their moves
learn-pieces-lead = There are six kinds of pieces. Each moves in its own way.
learn-pieces-board = Two players play chess on a board of 64 squares. White moves first, then the players take turns. You cannot skip a turn. Each square has a name: a letter for its file, from left to right as White sees it, and a number for its rank, counted from White's side.
learn-pieces-diagrams = A piece moves to an empty square, or captures an opponent's piece and takes its place. It can never move to a square occupied by its own side. In the diagrams, dots mark the squares a piece can move to, and rings mark the pieces it can capture.
# Section title.
learn-pieces-rook-bishop-queen = The rook, the bishop and the queen
learn-pieces-rook-bishop-queen-text = The rook, the bishop and the queen move any number of squares along a straight line. They cannot jump over other pieces.
# Below a diagram.
learn-pieces-rook = The rook moves along files and ranks. It can capture the pawn on d6, but it cannot go any farther. Its own pawn on g4 blocks its way.
# Below a diagram.
learn-pieces-bishop = The bishop moves along diagonals. It stays on squares of one color for the whole game.
# Below a diagram.
learn-pieces-queen = The queen moves like a rook or like a bishop. No other piece can reach more squares.
# Section title.
learn-pieces-knight-and-king = The knight and the king
# Below a diagram.
learn-pieces-knight = The knight moves two squares along a file or rank and one square to the side. It is the only piece that can jump over others.
# Below a diagram.
learn-pieces-king = The king moves one square in any direction, but never to a square that the opponent attacks. The rook on d8 attacks the whole d-file, so the king cannot go there. Once in a game, the king can also <b>castle</b>.
# Section title.
learn-pieces-pawn-title = The pawn
learn-pieces-pawn-text = The pawn moves in one way and captures in another. It moves straight ahead: one square, or two from its starting square, if they are empty. It captures one square diagonally ahead. It never moves backward.
# Below a diagram.
learn-pieces-pawn-example = From its starting square, the pawn can move one or two squares ahead, or capture on either side.
# Below a diagram of two pawns that face each other.
learn-pieces-pawn-blocked = A pawn cannot capture straight ahead, so a piece in front of it blocks it. Neither of these two pawns can move.
# The links lead to "En passant" and "Promotion".
learn-pieces-more = There are two more rules for pawns: <a>en passant</a>, a capture that is possible for one move only, and <a>promotion</a> on the last rank.

## Moves: page: Castling

learn-castling-title = Castling
learn-castling-lead = The king and a rook move together, once in a game.
learn-castling-text = The king moves two squares toward one of its rooks, and that rook moves to the square that the king has crossed. This is one move. It counts as a king move.
# Below a diagram.
learn-castling-example-both = White can castle on both sides: the king can go to g1 or to c1.
# Below a diagram.
learn-castling-example-kingside = After castling kingside, written O-O.
# Below a diagram.
learn-castling-example-queenside = After castling queenside, written O-O-O.
# Section title, before a list of four conditions.
learn-castling-conditions = When castling is allowed
learn-castling-condition-unmoved = Neither the king nor that rook has moved before. If one of them has moved, you can no longer castle, even if it has moved back.
learn-castling-condition-empty = All squares between the king and the rook are empty.
learn-castling-condition-not-in-check = The king is not in check. It does not matter if it was in check earlier.
learn-castling-condition-not-attacked = The king does not cross or reach an attacked square.
# Below a diagram.
learn-castling-example-king-crosses = The rook on f8 attacks f1, which the king would have to cross. White can castle queenside only.
# Below a diagram.
learn-castling-example-rook-crosses = The rook on b8 attacks b1. Only White's rook crosses that square, so White can still castle queenside.
# Section title.
learn-castling-on-this-site = How to castle on this site
# The link leads to "Chess960".
learn-castling-on-this-site-text = On the board, move the king to its target square or onto its rook. You can also type O-O or O-O-O. Zeros work too, and so does e1g1. In <a>Chess960</a> the king and the rook can start on other squares, but they end on the same squares as here.

## Moves: page: En passant

learn-en-passant-title = En passant
learn-en-passant-lead = A pawn that moves two squares can be captured as if it had moved only one.
learn-en-passant-text = A pawn moves two squares from its starting square and is now next to a pawn of the opponent. On the very next move, that pawn can capture it en passant: it moves to the square that was crossed, and the pawn that crossed it is removed from the board.
# Below a diagram.
learn-en-passant-example-before = Black has just played d7-d5. The pawn on e5 can move ahead or capture on d6.
# Below a diagram.
learn-en-passant-example-after = After exd6, the pawn on d5 has been removed.
learn-en-passant-next-move-only = You can capture en passant only on the very next move. If you play another move, you can no longer do it.
# Section title.
learn-en-passant-not-allowed = When it is not allowed
# Below a diagram.
learn-en-passant-example-pinned = The capture would remove two pawns from the fifth rank at once, and the rook on h5 would attack the king on a5. So it is not legal here.
# The links lead to "Draws" and "Game options".
learn-en-passant-more = This also matters for <a>repetition</a>: a position in which you can capture en passant is not the same as one in which you cannot. Some games are played <a>without en passant</a>.

## Moves: page: Promotion

learn-promotion-title = Promotion
learn-promotion-lead = A pawn that reaches the last rank becomes another piece.
learn-promotion-text = In the same move, the pawn becomes a queen, a rook, a bishop or a knight of its own color. You choose which. It does not matter what has been captured before: you can have two queens, or even nine.
# Below a diagram.
learn-promotion-example = The pawn can move to e8 or capture the rook on d8. Either way, it promotes.
# Section title.
learn-promotion-not-queen = Why not always a queen?
learn-promotion-not-queen-text = Usually the queen is best. But sometimes a queen leaves the opponent without a legal move, and that is stalemate.
# Below a diagram.
learn-promotion-example-queen = With c8=Q, Black has no legal move and is not in check: stalemate, a draw.
# Below a diagram.
learn-promotion-example-rook = With c8=R, Black must play Ka6, and Ra8 is checkmate.
# Section title.
learn-promotion-on-this-site = How to promote on this site
# "Notation" is the title of the page that the link leads to.
learn-promotion-on-this-site-text = On the board, move the pawn, then choose the promotion piece. If you type the move, write the piece after the square: e8=Q, e8N, e7e8r. If you leave it out, the move is not played and you are asked to choose. See <a>Notation</a>.

## Notation: the four notations

learn-notation-title = Notation
learn-notation-lead = There are four ways to write a move. You can use any of them wherever you type a move.
learn-notation-squares = A square is named by its file and its rank, for example e4. From White's left to White's right, the files are a to h. From White's side to Black's side, the ranks are 1 to 8.
learn-notation-short = <b>Short notation</b> (SAN) is the most common. A capital letter stands for the piece. A pawn has no letter. Then comes the square, with an x before it for a capture. A + after the move means check, a # means checkmate.
# Below a diagram, before the table of notations.
learn-notation-example = White is to move. The table shows five of the possible moves in all four notations.
# Column title: the kind of notation.
learn-notation-san = Short (SAN)
# Column title: the kind of notation.
learn-notation-long = Long
# Column title: the kind of notation.
learn-notation-uci = Coordinates (UCI)
# Column title: the kind of notation.
learn-notation-iccf = Digits (ICCF)
learn-notation-ambiguous-pieces = If two pieces of the same kind can move to the same square, add the file or rank of the moving piece after its letter: Nbd2, R1e2.
learn-notation-promotion = Write the promotion piece after the square: a8=Q, a7a8q.
learn-notation-castling = Castling is O-O on the kingside and O-O-O on the queenside. In coordinates and digits, write the king's move.
learn-notation-digits = In digits, each square is two digits: 52 is e2, 54 is e4. A fifth digit stands for the promotion piece: 1 queen, 2 rook, 3 bishop, 4 knight.

## Notation: what you can type

# Section title.
learn-notation-typing = What you can type
learn-notation-typing-text = Exact notation is not required. You can leave out the symbols for capture, check and promotion. Zeros work for castling, and lowercase letters are fine: nf3, ed5, e8Q, 0-0. Move numbers and marks such as ! and ? are ignored.
learn-notation-letter-b = Be careful with one letter: a lowercase b is the file, a capital B is the bishop.
learn-notation-rejected = If a move is not possible, it is rejected and you see why. If the text could mean two moves, you see both and nothing is played.

## Notation: piece letters: a table of languages and pieces

# Section title. Letters of the alphabet: K, Q, R, B, N.
learn-notation-piece-letters = Piece letters
learn-notation-piece-letters-text = The help pages use the English letters in every language. You type them too, unless you choose your own language's letters on your account page. Books and score sheets use the letters of their language.
# Column title.
learn-notation-language = Language
# Column title, the piece.
learn-notation-king = King
# Column title, the piece.
learn-notation-queen = Queen
# Column title, the piece.
learn-notation-rook = Rook
# Column title, the piece.
learn-notation-bishop = Bishop
# Column title, the piece.
learn-notation-knight = Knight

## How games end: page: Check and checkmate

learn-mate-title = Check and checkmate
learn-mate-lead = The aim of the game: to attack the king so that there is no defense.
learn-mate-check = A king that is attacked is <b>in check</b>. You may not put or leave your own king in check. If you are in check, you must respond at once. There are three ways to do this.
learn-mate-reply-move-king = Move the king to a square that is not attacked.
learn-mate-reply-capture = Capture the piece that gives check.
learn-mate-reply-block = If the check comes along a line from a distance, put a piece in between.
# Below a diagram. $answers lists moves: Kd1, Ke2, c3, Nc3.
learn-mate-legal-replies = The bishop on b4 gives check. These are all the legal replies: { $answers }. You can never castle out of check.
learn-mate-double-check = If two pieces give check at the same time, you must move the king.
# Section title.
learn-mate-checkmate = Checkmate
learn-mate-checkmate-text = If there is no legal reply to a check, it is <b>checkmate</b>. The game ends at once. Checkmate comes first: it counts even if the same move would make a draw by repetition or by the number of moves.
# Below a diagram.
learn-mate-back-rank = Back-rank mate: the king's own pawns block its escape.
# Below a diagram.
learn-mate-fools-mate = Fool's mate, the fastest checkmate, after four half-moves: 1.f3 e5 2.g4 Qh4.
# Section title.
learn-mate-pinned-pieces = Pinned pieces
# Below a diagram, in which dots mark the squares that a piece can move to.
learn-mate-pinned-knight = The knight is pinned: if it moved, the rook on e8 would attack the king. So it cannot move at all and has no dots. A pinned piece still gives check and still attacks squares.
# Section title.
learn-mate-resign-title = Resigning
learn-mate-resign-text = You can resign at any time, even when it is your opponent's turn. Your opponent wins. If your opponent has no way to checkmate, the game is a draw. Until both players have moved, the game is aborted instead and has no result.
# The links lead to "Draws" and "Game options".
learn-mate-more = Games can also end in a <a>draw</a>. With one <a>game option</a>, a move that leaves the king in check is allowed but loses.

## How games end: page: Stalemate

learn-stalemate-title = Stalemate
learn-stalemate-lead = No legal move and no check: the game is a draw.
learn-stalemate-text = If the player to move has no legal move and is not in check, the game is a draw at once. It does not matter how much material the other side has.
# Below a diagram.
learn-stalemate-example-stalemate = After Qf7, Black is to move, is not in check and has no legal move: stalemate.
# Below a diagram.
learn-stalemate-example-checkmate = After Qf8, the king is in check and has no legal move: checkmate. One square makes the difference.
learn-stalemate-no-piece = It is stalemate only if <b>no</b> piece can move. If even one pawn can move, the game continues.
# Section title.
learn-stalemate-defense = Stalemate as a defense
# Below a diagram.
learn-stalemate-defense-example = White has moved the king to f6 to protect the pawn. On any other square, White would have lost it. Black has no legal move. The game is a draw either way.
learn-stalemate-automatic = You do not need to claim a stalemate. The site ends the game automatically.

## How games end: page: Draws

learn-draws-title = Draws
learn-draws-lead = Agreement, repetition, the 50-move rule and dead positions: which draws are automatic, and which you must claim.
# Section title.
learn-draws-agreement = By agreement
learn-draws-offer = You can offer a draw with your move, or later during your opponent's turn. The offer stands until your opponent accepts it, declines it, or makes a move, which declines it. You cannot withdraw it.
learn-draws-offer-rules = After an offer you must make ten moves before you can offer a draw again. If your opponent has no way to checkmate, your offer ends the game as a draw at once.
# Section title.
learn-draws-repetition = Repetition
learn-draws-repetition-text = When the same position occurs for the <b>third</b> time, the player to move can claim a draw (threefold repetition). You can also claim it with the move that would repeat the position. That move is then played. The positions do not have to be consecutive. When the position occurs for the <b>fifth</b> time, the game is drawn automatically (fivefold repetition).
# Below a diagram.
learn-draws-repetition-example = 1.Nf3 Nf6 2.Ng1 Ng8: this is the second occurrence of the starting position.
# Section title.
learn-draws-same-position = What counts as the same position
# Before a list of four conditions.
learn-draws-same-position-text = It is not enough that two diagrams look the same. All possible moves must be the same, too.
learn-draws-same-position-turn = The same side is to move.
learn-draws-same-position-pieces = The same kinds of pieces of the same color are on the same squares. It does not matter if two knights have changed places.
learn-draws-same-position-castling = The castling rights are the same, even if nobody can castle at the moment.
learn-draws-same-position-en-passant = The same en passant captures are legal. If none is legal, for example because the pawn is pinned, it does not matter that a pawn has just moved two squares.
# Below a diagram.
learn-draws-castling-right-lost = After 1.Kd1 Kd8 2.Ke1 Ke8, all pieces are back where they were. But White can no longer castle, so the position is different. The count starts again from here.
# Section title.
learn-draws-50-move-rule = 50-move rule and 75-move rule
learn-draws-50-move-rule-text = After <b>fifty</b> moves by each side without a capture or a pawn move, the player to move can claim a draw (50-move rule). You can also claim it with the move that completes the fifty. After <b>seventy-five</b> such moves by each side, the game is drawn automatically (75-move rule). If the last of these moves is checkmate, the checkmate counts.
# Section title.
learn-draws-dead-position = Dead positions
learn-draws-dead-position-text = If no sequence of legal moves leads to checkmate for either side, the position is dead and the game is drawn at once. Even the worst moves count: if a checkmate is possible with the opponent's help, the position is not dead.
# Below a diagram.
learn-draws-insufficient-material = White has captured Black's last piece. A king and a knight cannot checkmate a lone king.
# Below a diagram.
learn-draws-blocked-pawns = All pawns are blocked, and the bishops can neither capture a pawn nor open a path. Nobody can break through. The site detects such positions too, not only insufficient material.
learn-draws-time-or-resignation = The same applies when time runs out or a player resigns: if the opponent has no way to checkmate, the game is a draw.
# Section title.
learn-draws-automatic-or-claim = Automatic or by claim
learn-draws-automatic = <b>Automatic:</b> stalemate, dead position, fivefold repetition, 75-move rule. You do not have to do anything.
learn-draws-by-claim = <b>By claim of the player to move:</b> threefold repetition, 50-move rule. If nobody claims a draw, the game continues.
# "Draw claims" is the title of a page. The links lead to "Draw claims", "Stalemate" and "Game options".
learn-draws-more = See <a>Draw claims</a> for how to claim a draw. <a>Stalemate</a> has its own page. With one <a>game option</a>, threefold repetition and the 50-move rule end the game automatically.

## Draws and claims: page: Draw claims

learn-claim-title = Draw claims
learn-claim-lead = When you can claim a draw, and what happens then.
# Section title, before a list.
learn-claim-reasons = What you can claim
learn-claim-threefold-repetition = <b>Threefold repetition:</b> the same position has occurred three times. If it occurs for the third time only after your next move, name that move.
learn-claim-50-move-rule = <b>50-move rule:</b> fifty moves by each side without a capture or pawn move. If your next move completes the fifty, name that move.
learn-claim-dead-position = <b>Dead position:</b> neither side can checkmate, not even with the opponent's help. The site usually detects this automatically.
learn-claim-other-reasons = <b>What the rules cannot decide:</b> a fortress, a theoretical draw, or a draw agreed outside the site. An arbiter reads your explanation and decides.
# The link leads to "Draws".
learn-claim-same-position = You can claim a draw when it is your turn. See <a>Draws</a> for what counts as the same position.
# Section title.
learn-claim-example = An example
# $game holds moves: 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1
learn-claim-example-moves = Two players move their knights back and forth: { $game }. It is Black's turn.
# Below a diagram.
learn-claim-example-board = If the knight goes back to g8, the starting position is on the board again.
# $move: 4...Ng8. $times: 3. $after: 2...Ng8.
learn-claim-example-with-move = Black claims threefold repetition and names { $move }. The site counts { $times } occurrences: at the start, after { $after }, and after { $move }. The claim is correct. The move is played, and the game is a draw.
# $only: 2, the number of occurrences.
learn-claim-example-without-move = If Black does not name the move, only the position on the board counts. It has occurred only { $only } times. The claim is wrong, Black sees the count, and nothing changes in the game.
# Section title, before a list.
learn-claim-after = What happens after a claim
learn-claim-correct = <b>It is correct.</b> The game is a draw at once. It does not matter which reason you chose.
learn-claim-wrong = <b>It is wrong.</b> You see why. The move you named is played only if you confirm it. Your claim can then count as a draw offer.
learn-claim-undecided = <b>The rules cannot decide it.</b> An arbiter decides. Until then the game is paused.
# "Decisions and appeals" is the title of the page below. The link leads there.
learn-claim-see-decisions = You cannot withdraw a claim. See <a>Decisions and appeals</a> for what happens while it waits.

## Draws and claims: page: Decisions and appeals

learn-decision-title = Decisions and appeals
learn-decision-lead = What an arbiter decides, and how you can appeal.
learn-decision-game-paused = While a claim waits for an arbiter, the game is paused: no moves can be made, and no clock runs. Your opponent sees your explanation, can reply once, and can accept the draw. Both players can still resign.
# Below a diagram.
learn-decision-fortress = A case for an arbiter: a fortress. Nobody seems able to break through, but the rules do not prove it.
# Section title.
learn-decision-example = An example
# $began … $after: dates and times. $left: such as "2 days".
learn-decision-example-text = The game has three days per move. It becomes your turn on { $began } UTC, so your deadline is { $before }. On { $claimed } you claim that you agreed on a draw by email. Your opponent does not remember it. On { $ruled } the arbiter decides that the game continues. You have { $left } left, as much as when you made the claim. Your new deadline is { $after }.
# Section title, before a list.
learn-decision-how = How the decision is made
learn-decision-arbiter-sees = The arbiter sees the board, the game log, the results of the rules check, and what both players wrote.
learn-decision-results = The decision can be a draw, a win, or that the game continues. Both players see the reason. It stays in the game log.
learn-decision-own-games = Arbiters never decide on their own games.
learn-decision-claim-again = If an arbiter rejects your claim, you must play ten more moves before you can claim for the same reason again.
# Section title.
learn-decision-appeal = Appeal
learn-decision-appeal-text = Either player can appeal a decision once, within 14 days and before the next move. A different arbiter decides the appeal.
# Section title.
learn-decision-without-claim = Without a claim
# "They": arbiters.
learn-decision-without-claim-text = Arbiters can also act without a claim, for example if a player has died or the site failed. They can end or annul a game, reopen one, or give time. They always give a reason. It is in the game log, and both players get it by email.
learn-decision-no-time-limit = In a game without a time limit, you can ask an arbiter to decide if your opponent has not moved for thirty days.

## Time: time controls

learn-clocks-title = Time controls
learn-clocks-lead = The four time controls, and what pauses a clock.
# Section title.
learn-clocks-time-per-move = Time per move
learn-clocks-time-per-move-text = You have the same time for each move. Unused time does not carry over to the next move.
# $began, $deadline: dates and times.
learn-clocks-time-per-move-example = <b>Example.</b> Three days per move. It becomes your turn on { $began } UTC, so your time runs out on { $deadline } UTC. If you move after one hour, you still have three days for your next move.
# Section title.
learn-clocks-fischer = Fischer: initial time + increment
learn-clocks-fischer-text = You start with an initial time. The time that a move takes is subtracted. For each move you make, an increment is added. The game can have a maximum on the clock, which increments do not exceed, and a maximum time for one move.
# Before a table.
learn-clocks-fischer-example = <b>Example.</b> The initial time is ten days, and the increment is one day. White’s first three moves:
# Column title: a move such as 1.e4.
learn-clocks-move = Move
# Column title: how long the player took for the move.
learn-clocks-time-used = Time used
# Column title: how much of it was subtracted from the clock.
learn-clocks-time-charged = Time charged
# Column title: what is on the clock after the move.
learn-clocks-time-left = Time left
# Below a diagram.
learn-clocks-example-board = The game in the examples, after three moves by each side.
# Section title.
learn-clocks-period = ICCF style: 10 moves in 50 days
# Before a table.
learn-clocks-period-text = You have a number of days for a number of moves, for example 50 days for 10 moves. A move within 24 hours costs no time. Otherwise full days are counted. After 20 days on one move, days count double. Unused days carry over to the next 10 moves. A move must take less than 40 days, even if you have more days left, unless the players agreed on another maximum. <b>Example</b> with 10 moves in 50 days:
# Section title.
learn-clocks-no-time-limit = No time limit
# The link leads to "Decisions and appeals".
learn-clocks-no-time-limit-text = Your time does not run out. If your opponent has not moved for thirty days, you can ask an <a>arbiter</a> to decide. The game is not paused. If your opponent moves, the request is settled.

## Time: deadlines

# Section title.
learn-clocks-time-runs-out = When time runs out
learn-clocks-time-runs-out-text = Your deadline is shown next to the clock, in your time zone. A move counts if it reaches the server before the deadline. If you confirm your moves, the time of the confirmation counts. The first move has the full time, like any other move.
learn-clocks-time-runs-out-result = If your time runs out, you lose. If your opponent has no way to checkmate, the game is a draw instead. If time runs out before both players have moved, the game has no result.
learn-clocks-send-delay = Delayed moves
learn-clocks-send-delay-text = On your account page you can choose a send delay: up to 10 minutes, in tournament games 1 minute. Every move that you make on the game page is then a <b>delayed move</b>: you can recall it until it is sent, and until then only you can see it. Your clock stops when you make the move, and your opponent's clock starts when it is sent. If you recall it, the time since you made it is counted on your clock. A move whose delay would end after your deadline is sent immediately.
# Section title.
learn-clocks-give-time = Giving time
# "Them": these moves.
learn-clocks-give-time-text = You can give your opponent whole days, at most three times between two moves. Conditional moves and accepted proposed lines use no time, and you still receive the increment for them.

## Time: vacation, outages and reminders

# Section title.
learn-clocks-vacation = Vacation
learn-clocks-vacation-text = While you are on vacation, your clocks are paused. You can still move. You have thirty vacation days a year, unless the site sets another number. A calendar day counts even if your vacation covers only part of it. If you come back early, your opponents lose nothing.
# $deadline, $from, $to, $later: dates and times.
learn-clocks-vacation-example = <b>Example.</b> Three days per move. Your deadline is { $deadline }. You are on vacation from { $from } to { $to }. Your new deadline is { $later }: you have as much time left as when your vacation began.
# Section title.
learn-clocks-outage = Server outages
# $outage: such as "5 minutes".
learn-clocks-outage-text = If the server was unreachable for more than { $outage }, every running clock gets the lost time back. The game log says so. Nobody loses on time because of an outage.
# Section title.
learn-clocks-reminders = Reminders
# $first, $second: dates and times. "The first example" is the one in "Time per move".
learn-clocks-reminders-text = We email you before your time runs out. You choose how long before. If you choose two days and twelve hours, the reminders in the first example are sent on { $first } and { $second }. If a move has less time than that, you get a reminder when half of its time is left.

## Conditional moves: page: Conditional moves

learn-conditional-title = Conditional moves
learn-conditional-lead = Moves that are played automatically if your opponent plays what you expect.
learn-conditional-text = While it is your opponent's turn, you can enter replies to moves they may play. If they play one of these moves, your reply is played at once. If your opponent has conditional moves too, several moves can follow.
learn-conditional-secret = Only you can see your conditional moves. Those that were played are marked in the move list.
# Section title.
learn-conditional-example = An example
# Below a diagram.
learn-conditional-example-board = You are White and have played 3.Bb5. Now it is Black's turn.
# Before an example of what to type.
learn-conditional-example-type = You expect a6 or Nf6, and you know your replies. You type:
# $first holds moves: 3...a6 4.Ba4
learn-conditional-example-first = Black plays 3...a6. Your reply is played at once: { $first }. You have used no time.
# $second holds moves: 4...Nf6 5.O-O
learn-conditional-example-second = Then Black plays 4...Nf6, and the next reply is played: { $second }.
# $nothing holds a move: 3...d6. $resting is a number, always more than one.
learn-conditional-example-other-move = If Black had played { $nothing } instead, no reply would have been played, and all { $resting } replies would have become inactive.
# Section title.
learn-conditional-entering = Entering conditional moves
learn-conditional-on-board = <b>On the board:</b> play a move for your opponent, then your reply. Nothing is sent. Add the line to your conditional moves, go back, and try another move for your opponent.
# "The example" is the text typed above.
learn-conditional-as-text = <b>As text:</b> type the lines as in the example. Put another move of your opponent in parentheses or on a new line. Begin it with the number of the move it replaces. You can use any notation. If there is an error, the first one is shown and nothing is saved.
# Section title, about the word "any" that players type.
learn-conditional-any = Any other move
# The example below it shows the word with exceptions: any-unless-capture-attack
learn-conditional-any-text = Instead of a move of your opponent, you can write <b>any</b>. It covers every legal move that you have no other reply to. You can add exceptions: captures, checks, and attacks on the piece you want to move or on its target square.
# $covered is a number, more than one. $open lists moves: Bb4, Nb4, Nd4.
learn-conditional-any-example = In the position above, this answers { $covered } of Black's moves with 4.c3. It leaves out { $open }, which attack the pawn on c2 or the square c3. You see both lists before you save.
# resign and accept are typed in English in all languages.
learn-conditional-resign-accept = Instead of your own move, you can write <b>resign</b>, or <b>accept</b> to accept a draw that is offered with the move.
# Section title.
learn-conditional-good-to-know = Good to know
learn-conditional-position = A reply belongs to a position. If another move order leads to the same position, the same reply is played.
learn-conditional-inactive = If your opponent plays something else, the remaining lines become <b>inactive</b> and are not played. If a line becomes possible again, you can reactivate it with one click.
learn-conditional-draw-offer = If your opponent offers a draw with the move, your reply move is not played automatically. You decide about the draw first.
learn-conditional-time = Conditional moves use no time, and you still receive the increment.
learn-conditional-limits = Your conditional moves can have up to 500 positions and reach up to 60 half-moves ahead.
learn-conditional-safety-move = Safety move
learn-conditional-safety-move-text = When it is your turn, you can choose a safety move, so that you do not lose on time. It is played automatically when your clock has only the time left that you chose, from 1 hour to 2 days. It is for this position only: if you make a move before, the safety move is dropped. It is not played while your clock is paused. Until it is played, only you can see it. When it has been played, the game log shows it, and you get an email.

## Conditional moves: page: Proposed lines

learn-proposed-line-title = Proposed lines
learn-proposed-line-lead = Moves for both sides that you show to your opponent and commit to.
# The link leads to "Conditional moves".
learn-proposed-line-text = Your opponent cannot see your <a>conditional moves</a>. A proposed line is visible: with your move, you show your opponent how the game could continue for both sides. It saves days when the next moves are obvious.
# Section title.
learn-proposed-line-example = An example
# Before an example of what to type.
learn-proposed-line-example-type = You are White. You play 3.Bb5 and propose this line with it:
# Below a diagram.
learn-proposed-line-example-before = The position in which Black sees your proposed line.
# Below a diagram.
learn-proposed-line-example-after = The position after Black has accepted the moves up to 4...Nf6.
# $made and $rest hold moves: 3...a6 4.Ba4 Nf6 5.O-O
learn-proposed-line-example-accepted = Black does not have to accept the whole line. Black steps through it, stops at 4...Nf6, and accepts the moves up to there. These moves are played at once: { $made }. The last one is your reply, because you are bound to the line. The rest is still proposed: { $rest }.
# Section title.
learn-proposed-line-who-must-follow = Who must follow it
learn-proposed-line-you-are-bound = You can neither change nor withdraw a proposed line. If your opponent plays a move from it, your reply from the line is played at once.
learn-proposed-line-opponent-is-free = Your opponent does not have to follow it. If they play a different move, the proposed line ends.
learn-proposed-line-time = Accepted moves use no time, and you still receive the increment.
learn-proposed-line-limits = You can propose up to four lines at once, each beginning with a move of your opponent. You can propose again when they have ended.

## Playing by email: the email and the reply

learn-email-title = Playing by email
learn-email-lead = If an email says that you can reply to it with a move, you can play without visiting the site.
learn-email-text = If you can reply to an email about a game with a move, the email says so at the end. Write your move in the first line of your reply, and nothing else in that line. Quoted text and your signature can stay. You get an email that says what was done, or that nothing was done and why.
# Below a diagram.
learn-email-example = Each email shows the board, as a picture and as text, with the last moves. Your reply applies to this position.

## Playing by email: table: a first line and its meaning. The reader of the email writes it

# Section title.
learn-email-first-line-title = What to write in the first line
# Column title.
learn-email-first-line = First line
# Column title. Verb: the first line means this.
learn-email-meaning = Means
# Beside "13. Nxe4".
learn-email-move = Make this move. The move number is optional.
# Beside "13. Nxe4 draw?".
learn-email-move-and-offer-draw = Make the move and offer a draw.
learn-email-offer-draw = Offer a draw during your opponent's turn.
learn-email-accept-draw = Accept the draw offer that the email shows.
learn-email-decline-draw = Decline the draw offer that the email shows.
learn-email-resign = Resign.
# Beside "if 13...dxe4 14.Ng5".
learn-email-conditional-move = Add a conditional move during your opponent's turn.
# Beside "13. Nxe4 if 13...dxe4 14.Ng5".
learn-email-move-and-conditional-move = Make the move and add a conditional move.
# The links lead to "Notation" and "Conditional moves". "These words": draw?, resign, if and so on.
learn-email-notation = You can write moves in any <a>notation</a>. Further lines that begin with "if" are <a>conditional moves</a> too. Other lines are ignored and not sent to your opponent. If the email lists these words in your language, you can use them too.

## Playing by email: list: when nothing is done

# Section title.
learn-email-rejected = When your email is rejected
learn-email-rejected-other-text = If the first line contains anything else, such as a greeting or a second move, nothing is done. The same is true if what you wrote could be two different moves, or if a sentence stands below "resign" or "accept".
learn-email-rejected-move-number = If the move number is not that of the next move, nothing is done.
learn-email-rejected-position-changed = If the position has changed since the email was sent, your reply has no effect.
# "any" is what a player types as a condition.
learn-email-rejected-any = The condition "any" can only be used on the website, where you can see which moves it covers.

## Playing by email: list: good to know

# Section title.
learn-email-good-to-know = Good to know
learn-email-reply-once = Each email can be answered only once. To continue, reply to the latest one.
learn-email-arrival-time = What counts is when your email arrives. If you are short of time, move on the website.
learn-email-do-not-forward = Anyone who has the email can move for you. Do not forward it.
# "This": playing by email.
learn-email-turn-off = You can turn this off under Email notifications.

## Variants and game options: page: Chess960

learn-960-title = Chess960
learn-960-lead = The same game with 960 different starting positions.
learn-960-text = The pieces behind the pawns are shuffled, the same for both sides. The king stands between its rooks, and the bishops stand on squares of different colors. This gives 960 starting positions, numbered 0 to 959. Number 518 is the standard one.
# Below a diagram.
learn-960-example-position = Position 0: bishops on a1 and b1, queen, two knights, then rook, king and rook.
# Section title.
learn-960-castling = Castling
learn-960-castling-text = Wherever the king and the rook start, they end on the same squares as in standard chess. On the h-file side (O-O), the king goes to g1 and the rook to f1. On the a-file side (O-O-O), the king goes to c1 and the rook to d1. For Black it is the eighth rank. One of the two may already be there, and they can jump over each other.
# Below a diagram.
learn-960-castling-example-before = The king on b1 and the rook on c1 have not moved, and the way to g1 is free.
# Below a diagram.
learn-960-castling-example-after = After O-O: king on g1, rook on f1.

## Variants and game options: list: when castling is allowed in Chess960

learn-960-castling-unmoved = Neither the king nor that rook has moved before.
learn-960-castling-empty = All squares that the king and the rook cross or reach are empty, except for the king and the rook themselves.
learn-960-castling-not-attacked = The king is not in check, and does not cross or reach an attacked square.

## Variants and game options: chess960 on this site

# Section title.
learn-960-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-960-on-this-site-text = When you <a>create a challenge</a>, you choose the starting position by its number. To castle, move the king onto its rook, or type O-O or O-O-O. On the board, a king move to g1 or c1 also castles, unless it is an ordinary king move.

## Variants and game options: page: King of the Hill

# The name of a variant, the same in every language.
learn-hill-title = King of the Hill
learn-hill-lead = You also win when your king reaches the center of the board.
# Section title.
learn-hill-winning = How you win
learn-hill-winning-text = The center is the four squares d4, e4, d5 and e5. As soon as your king reaches one of them, you win. Checkmate wins too, as usual.
learn-hill-legal-moves = The king still may not move to an attacked square. So you can defend the center by attacking its squares.
# Below a diagram.
learn-hill-example-before = White is to move. The knight on c6 attacks d4, so the king cannot go there. But it can go to e4.
# Below a diagram.
learn-hill-example-after = After Ke4, White has won. It does not matter that Black has an extra knight.
# Section title.
learn-hill-check = When a check is a mistake
learn-hill-check-text = A check can drive the king to the center. Before you give check, look where the king can go.
# Below a diagram.
learn-hill-check-example = White has just given check with Qf3. The black king can go to e5, and then Black has won.
# Section title.
learn-hill-draws = Draws and time
# The link leads to "Draws".
learn-hill-draws-text = Stalemate, repetition, the 50-move rule and the 75-move rule are the same as in standard chess. See <a>Draws</a>. There is no draw by insufficient material: even a lone king can walk to the center.
learn-hill-time = If your time runs out, you lose, even if your opponent has only a king. The game is a draw only if it is proven that your opponent could not have won.
# Section title.
learn-hill-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-hill-on-this-site-text = When you <a>create a challenge</a>, choose the variant King of the Hill. You make and write moves as in standard chess.

## Variants and game options: page: Three-check

# The name of a variant, the same in every language.
learn-three-check-title = Three-check
learn-three-check-lead = You also win by giving check for the third time.
# Section title.
learn-three-check-winning = How you win
learn-three-check-winning-text = Every check that you give counts. With the third one you win at once, even if your opponent could reply to it. Checkmate wins too, as usual.
# Below a diagram.
learn-three-check-example-first = After 1.e4 e5 2.Bc4 Nc6 3.Bxf7, White has given the first check. White loses the bishop, but needs only two more checks.
# Below a diagram.
learn-three-check-example-third = After 3...Kxf7 4.Qh5 g6 5.Qxg6, White has given check three times and has won. It does not matter that Black could capture the queen.
# Section title.
learn-three-check-counting = What counts
learn-three-check-counting-text = It does not matter which piece gives check. If two pieces give check at the same time, it counts as one check.
# Below a diagram.
learn-three-check-example-double = After Nf6, the knight and the rook on e1 give check at the same time. It is one check.
# The links lead to "Draws" and "Conditional moves".
learn-three-check-same-position = The checks that each side still needs are part of the position. So two positions are the same only if these numbers are the same too. This matters for <a>repetition</a> and for <a>conditional moves</a>.
# Section title.
learn-three-check-draws = Draws and time
# The link leads to "Draws".
learn-three-check-draws-text = Stalemate, repetition, the 50-move rule and the 75-move rule are the same as in standard chess. See <a>Draws</a>. A side that has only its king cannot win, because a king cannot give check. Any other piece is enough, even a single knight.
learn-three-check-time = If your time runs out, you lose. If your opponent can no longer win, for example with only a king, the game is a draw instead.
# Section title.
learn-three-check-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-three-check-on-this-site-text = When you <a>create a challenge</a>, choose the variant Three-check. You make and write moves as in standard chess.

## Variants and game options: page: Racing Kings

# The name of a variant, the same in every language.
learn-racing-kings-title = Racing Kings
learn-racing-kings-lead = The two kings race to the eighth rank, and nobody may give check.
# Section title.
learn-racing-kings-start = The starting position
learn-racing-kings-start-text = All pieces start on the first and second rank: White's on the right, Black's on the left, as White sees it. Both kings run in the same direction. There are no pawns.
# Section title.
learn-racing-kings-no-check = No checks
learn-racing-kings-no-check-text = The pieces move and capture as in standard chess. But no move may give check, and no move may leave your own king in check. So there is no checkmate.
# Below a diagram.
learn-racing-kings-example-start = The starting position. The knight on e2 can go neither to c3 nor to c1, because it would give check from there.
# Section title.
learn-racing-kings-winning = How you win
learn-racing-kings-winning-text = You win if your king is the first to reach the eighth rank. White moves first, so Black has one more move if the white king is first. If that move brings the black king to the eighth rank too, the game is a draw. If there is no such move, White wins at once.
# Below a diagram.
learn-racing-kings-example-draw = White has just played Kg8. Black has one more move: with the king on a8, b8 or c8, the game is a draw.
# Below a diagram.
learn-racing-kings-example-win = Here a white rook attacks a8, b8 and c8. After Kg8 the black king cannot follow, and White has won.
# Section title.
learn-racing-kings-draws = Draws and time
# The link leads to "Draws".
learn-racing-kings-draws-text = Stalemate, repetition, the 50-move rule and the 75-move rule are the same as in standard chess. See <a>Draws</a>. There is no draw by insufficient material: even a lone king can win the race.
learn-racing-kings-time = If your time runs out, you lose, even if your opponent has only a king. The game is a draw only if it is proven that your opponent could not have won.
# Section title.
learn-racing-kings-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-racing-kings-on-this-site-text = When you <a>create a challenge</a>, choose the variant Racing Kings. You make and write moves as in standard chess.

## Variants and game options: page: Antichess

# The name of a variant, the same in every language.
learn-antichess-title = Antichess
learn-antichess-lead = You win by losing all your pieces.
# Section title.
learn-antichess-capture = You must capture
learn-antichess-capture-text = If you can capture, you must. If several captures are possible, you choose one of them.
# Below a diagram.
learn-antichess-example-capture = After 1.e3 b5, the bishop must capture on b5. White has no other move.
# Section title.
learn-antichess-king = The king
learn-antichess-king-text = The king is a piece like any other. There is no check and no checkmate. If your king is captured, the game continues. You cannot castle. A pawn can also promote to a king.
# Section title.
learn-antichess-winning = How you win
learn-antichess-winning-text = You win when you have lost your last piece. You also win when it is your turn and you have no legal move.
# Below a diagram.
learn-antichess-example-last-piece = White has only a rook left and has moved it to a5. The black king must capture it, and then White has won.
# Below a diagram.
learn-antichess-example-blocked = A trap. Black has played a5 and blocked the last white pawn. White has no legal move, so White has won.
# Section title.
learn-antichess-draws = Draws and time
# The link leads to "Draws".
learn-antichess-draws-text = Repetition, the 50-move rule and the 75-move rule are the same as in standard chess. See <a>Draws</a>. Stalemate is not a draw, but a win for the side that cannot move. If neither side can win any more, the game is a draw, for example if each side has only a bishop and they stand on squares of different colors.
learn-antichess-time = If your time runs out, you lose. The game is a draw only if it is proven that your opponent can no longer lose all pieces or be left without a legal move.
# Section title.
learn-antichess-notation = How moves are written
learn-antichess-notation-text = Moves are written as in standard chess. There is no + because there is no check. A pawn that becomes a king is written a8=K.
# Section title.
learn-antichess-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-antichess-on-this-site-text = When you <a>create a challenge</a>, choose the variant Antichess. A move that is not a capture is rejected if you could capture.

## Variants and game options: page: Horde

# The name of a variant, the same in every language.
learn-horde-title = Horde
learn-horde-lead = White has 36 pawns and no king, Black has the usual pieces.
# Below a diagram.
learn-horde-example-start = The starting position. White moves first.
# Section title.
learn-horde-winning = How each side wins
learn-horde-winning-text = White wins by checkmate. Black wins by capturing all white pieces, the promoted ones too.
# Below a diagram.
learn-horde-example-mate = After g7, Black is checkmated. The pawn on f6 protects the pawn on g7, and the pawn on f7 attacks g8.
# Section title.
learn-horde-pawns = The white pawns
learn-horde-pawns-text = White pawns can move two squares from the first rank too, not only from the second. A pawn that has moved two squares from the first rank cannot be captured en passant.
learn-horde-no-white-king = White has no king, so Black cannot give check and White cannot castle. For Black, all moves are the same as in standard chess.
# Below a diagram.
learn-horde-example-first-rank = The pawn on e1 can move to e2 or to e3.
# Section title.
learn-horde-draws = Draws and time
# The link leads to "Draws".
learn-horde-draws-text = Repetition, the 50-move rule and the 75-move rule are the same as in standard chess. See <a>Draws</a>. If the player to move has no legal move and is not in check, it is stalemate, a draw. This can happen to White too, when all pawns are blocked.
# Below a diagram.
learn-horde-example-stalemate = A trap. With Rc6, Black has blocked the last white pawn. White has no legal move: stalemate, a draw. Rxc5 would have won.
learn-horde-time = If your time runs out, you lose. The game is a draw only if it is proven that your opponent could not have won.
# Section title.
learn-horde-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-horde-on-this-site-text = When you <a>create a challenge</a>, choose the variant Horde. You make and write moves as in standard chess.

## Variants and game options: page: Atomic

# The name of a variant, the same in every language.
learn-atomic-title = Atomic
learn-atomic-lead = Every capture is an explosion that removes the pieces around it.
# Section title.
learn-atomic-explosion = The explosion
learn-atomic-explosion-text = A capture removes the captured piece and the piece that captures it. It also removes every piece on the eight squares around, of both colors. Only pawns stay there.
# Below a diagram.
learn-atomic-example-before = The rook can capture the knight on d5.
# Below a diagram.
learn-atomic-example-after = After Rxd5, the rook and the knight are gone. The bishop on e6 and White's own knight on c4 are gone too. The pawn on c6 is still there.
learn-atomic-en-passant = In an en passant capture, the explosion is around the square to which the capturing pawn moves.
# Section title.
learn-atomic-winning = How you win
learn-atomic-winning-text = You win when your opponent's king explodes. You do not have to give check before. Checkmate wins too, as usual.
# Below a diagram.
learn-atomic-example-win = A trap. After 1.Nf3 d5 2.Ng5 h6, White captures on f7. The black king on e8 explodes too, and White has won.
# Section title, before a list.
learn-atomic-king = What is different for the king
learn-atomic-king-captures = The king cannot capture, because it would explode.
learn-atomic-king-explodes = A capture that would make your own king explode is not legal, even if the opponent's king would explode too.
learn-atomic-king-in-check = You may leave your king in check, or put it in check, if the same move makes the opponent's king explode.
learn-atomic-king-adjacent = If the two kings stand next to each other, neither is in check.
# Below a diagram.
learn-atomic-example-kings = The rook on a7 does not give check: if it captured the white king, the black king would explode too.
# Section title.
learn-atomic-draws = Draws and time
# The link leads to "Draws".
learn-atomic-draws-text = Stalemate, repetition, the 50-move rule and the 75-move rule are the same as in standard chess. See <a>Draws</a>. The game is a draw by insufficient material only if it is proven that neither side can win.
learn-atomic-time = If your time runs out, you lose. The game is a draw only if it is proven that your opponent could not have won.
# Section title.
learn-atomic-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-atomic-on-this-site-text = When you <a>create a challenge</a>, choose the variant Atomic. You make and write moves as in standard chess.

## Variants and game options: page: Crazyhouse

# The name of a variant, the same in every language.
learn-crazyhouse-title = Crazyhouse
learn-crazyhouse-lead = What you capture becomes yours, and you can put it back on the board.
# Section title. A drop: a piece from the pocket is put on the board.
learn-crazyhouse-drops = Pocket and drops
learn-crazyhouse-drops-text = A captured piece changes its color and goes to the pocket of the player who captured it. Instead of a move, you can drop a piece from your pocket on any empty square.
# Below a diagram.
learn-crazyhouse-example-pocket = After 1.e4 d5 2.exd5 Qxd5, each side has a pawn in its pocket.
learn-crazyhouse-drop-pawn = A pawn cannot be dropped on the first or the eighth rank. On its second rank, a dropped pawn can move two squares like any other.
learn-crazyhouse-drop-check = A drop can give check and checkmate. It can also block a check.
learn-crazyhouse-drop-promoted = A promoted piece that is captured goes to the pocket as a pawn.
learn-crazyhouse-drop-rook = You cannot castle with a rook that was dropped.
# Section title.
learn-crazyhouse-winning = How you win
learn-crazyhouse-winning-text = You win by checkmate, as in standard chess. But if a check comes from a distance, your opponent may be able to drop a piece in between.
# Below a diagram.
learn-crazyhouse-example-mate = White had a queen in the pocket and has dropped it on h7: checkmate. The bishop on d3 protects it.
# Below a diagram.
learn-crazyhouse-example-block = A trap. In standard chess, Rd8 would have been checkmate. But Black had a knight in the pocket and has dropped it on f8.
# Section title.
learn-crazyhouse-notation = How drops are written
learn-crazyhouse-notation-text = A drop is written with the piece letter, an @ and the square: N@f3 drops a knight on f3. A pawn has no letter: @e5.
# Section title.
learn-crazyhouse-draws = Draws and time
# The links lead to "Draws" and "Conditional moves".
learn-crazyhouse-draws-text = There is no 50-move rule and no 75-move rule, because captured pieces come back. Threefold and fivefold <a>repetition</a> are the same as in standard chess. The pockets are part of the position, and so is which pieces are promoted. This matters for <a>conditional moves</a> too.
learn-crazyhouse-stalemate = It is stalemate, a draw, only if you have no legal move and cannot drop a piece either.
learn-crazyhouse-time = If your time runs out, you lose. The game is a draw only if it is proven that your opponent could not have won.
# Section title.
learn-crazyhouse-on-this-site = On this site
# The link leads to the form for a new challenge.
learn-crazyhouse-on-this-site-text = When you <a>create a challenge</a>, choose the variant Crazyhouse. You can type a drop wherever you can type a move.

## Variants and game options: page: Game options

learn-options-title = Game options
learn-options-lead = What two players can agree on before the first move.
# The link leads to the form for a new challenge.
learn-options-text = You choose the options when you <a>create a challenge</a>. If they are not standard, the challenge and the game page show them. They cannot be changed later.

## Variants and game options: ratings

# Section title.
learn-options-rated = Rated games
learn-options-rated-text = The player who creates a challenge chooses whether the game is rated. A rated game has a time limit, begins from the usual starting position of its variant, follows its rules, and has no takebacks. A win, a draw and a loss change the ratings of both players in that variant. A game does not count if it was aborted or annulled, if both players lost, or if not both have moved.
learn-options-rating-text = A rating measures playing strength. The number after ± is its uncertainty: in 19 of 20 cases the true strength is within that range. Everyone starts at 1500 ±700. The more you play, the more certain your rating becomes. After a long break it becomes less certain again. The system is Glicko-2 by Mark Glickman.
learn-options-rating-week = Games that end in the same week (Monday to Monday, UTC) are rated together, using both players' ratings at the start of the week. Each result shows at once. The order of the games does not matter. If a result is changed later, the ratings that followed are recalculated.
# Before a table of three opponents; "it" is the game.
learn-options-rating-example = <b>Example.</b> Your rating is 1500 ±100 and you play one game this week. It changes your rating by:
# Column title. The column holds ratings: 1300 ±100
learn-options-rating-opponent = Opponent
# Column title: the change of rating if you win.
learn-options-rating-win = You win
# Column title: the change of rating if the game is a draw.
learn-options-rating-draw = Draw
# Column title: the change of rating if you lose.
learn-options-rating-loss = You lose

## Variants and game options: rules of the board

# Section title.
learn-options-no-en-passant = No en passant
learn-options-no-en-passant-text = En passant captures are not possible. If only an en passant capture could answer a check, it is checkmate. Two positions that differ only in the right to capture en passant are the same.
# Below a diagram.
learn-options-no-en-passant-example = Black has just played d7-d5. In such a game, the pawn on e5 can only move ahead.
# Section title.
learn-options-moves-into-check = Moves into check allowed
learn-options-moves-into-check-text = A move that leaves your king in check is not rejected: it loses the game at once. You can move a pinned piece or overlook a check. Nothing warns you, not even the confirmation page. You still cannot castle out of or through check. Checkmate and stalemate are unchanged.
# Section title.
learn-options-automatic-draws = Automatic draws
# The link leads to "Draws".
learn-options-automatic-draws-text = Threefold repetition and the 50-move rule end the game at once, without a claim. All other rules for <a>draws</a> stay the same.

## Variants and game options: options of the site

# Section title: what players may use while they play.
learn-options-assistance = Books, databases and engines
learn-options-assistance-text = While you play, you may use books, game databases and opening explorers, but no engines and no tablebases. The options <b>no books</b>, <b>no databases</b> and <b>engines allowed</b> say otherwise. The last one allows tablebases too.
# Section title, before a list.
learn-options-other = Other options
learn-options-no-conditional-moves = <b>No conditional moves:</b> there are no conditional moves and no proposed lines in the game.
learn-options-no-takebacks = <b>No takebacks:</b> moves are final. Otherwise you can ask your opponent for a takeback of your last move. If they accept, you have the time that you had when you made it. Draw offers and proposed lines are canceled, and conditional moves become inactive.
# "The player" is the one whose time has run out.
learn-options-win-on-time-claimed = <b>Win on time must be claimed:</b> the game does not end automatically when time runs out. Until the opponent claims the win, the player can still move.
learn-options-no-vacation = <b>No vacation:</b> the clock keeps running even if a player is on vacation.
learn-options-no-aborting = <b>No aborting:</b> the game cannot be aborted. If your first move is late, you lose by forfeit. Challenges do not have this option, nor the two below.
learn-options-no-giving-time = <b>No giving time:</b> players cannot give each other time.
learn-options-black-offers-draws = <b>Only Black can offer a draw:</b> White can accept the offer, and claim a draw.

## Tournaments

learn-tournaments-title = Tournaments
learn-tournaments-lead = How to enter a tournament, how it is played, and how it ends.
# The first words name a format.
learn-tournaments-round-robin = <b>Round robin:</b> everybody plays everybody in the section, once or twice. A large tournament has several sections.
learn-tournaments-match = <b>Match:</b> two players play a series of games. The match is decided when one of them can no longer be caught.
learn-tournaments-knockout = <b>Knockout:</b> two players meet in a match. The winner advances, the loser is out.
learn-tournaments-stages = <b>Groups and final:</b> everybody plays everybody in the group. The best of each group advance to the next stage, until one group is left: the final. Those who advance confirm it within 7 days.
learn-tournaments-swiss = <b>Swiss:</b> a number of rounds. In each round you meet somebody with about as many points, and nobody twice. If there is no opponent left for you, you have a bye, which counts as a win.
learn-tournaments-ladder = <b>Ladder:</b> always open. Players stand on steps. You challenge somebody on your step or up to three steps below. A win is one step up, a loss one step down.
# Section title.
learn-tournaments-entering = Entering
# The link leads to the list of tournaments.
learn-tournaments-entering-text = <a>The list of tournaments</a> shows which are open. Read the terms, then enter. The page says how many games you will have. If you cannot enter, it says why. If all places are taken, you are on the waiting list and move up when somebody leaves. Until the start, you can withdraw your entry without consequences.
learn-tournaments-start = The tournament starts on its date, or when it is full. Your games begin by themselves, and you get one email about all games that begin together.
# Section title. A lot: a decision by chance.
learn-tournaments-lots = What is a lot?
learn-tournaments-lots-text = Some things are decided by chance, such as pairing numbers and the colors of a match. For each lot there is a secret. Its hash is published before anybody can know what is drawn. The secret is published after the lot is drawn. So nobody can choose the result.
# zugpost verify-tournament is a command.
learn-tournaments-lots-check = The tournament log contains everything that is decided, and nobody can change it unnoticed. With the file of the log and the command <b>zugpost verify-tournament</b>, you can draw every lot again and check the tables.
# Section title.
learn-tournaments-games = The games
learn-tournaments-forfeit = If you do not make your first move in time, you lose by forfeit. These games cannot be aborted.
learn-tournaments-no-takebacks = There are no takebacks, you cannot give your opponent time, and the game ends by itself when time runs out.
learn-tournaments-hidden-moves = The terms say who sees the moves: everybody at once, or others only when the game or the whole tournament is over. Players always see their own games. Results are public at once.
# Section title.
learn-tournaments-standings = Standings
learn-tournaments-standings-text = A win is 1 point and a draw ½, unless the terms say otherwise. Tie-breaks order players with equal points. Press a number in the table to see how it was calculated. Players who are still equal share the place.
learn-tournaments-still-first = While games are in progress, the table shows who can still finish first. If at most 8 remaining games matter, all their results are tried, with all tie-breaks. With more games, only points are compared.
# Section title. A match: the games of two players in a knockout.
learn-tournaments-drawn-match = A drawn match
learn-tournaments-drawn-match-text = In a knockout the terms say what follows a drawn match: a decider, two more games and then a decider, or the better seed advances. In a decider White must win and has more time. A draw is enough for Black.
# Section title.
learn-tournaments-withdrawing = Withdrawing
learn-tournaments-withdrawing-text = You can withdraw from a tournament that has started. You then lose your games in progress. You cannot enter another tournament for 90 days, and you can never enter the next edition of this one. If you have a good reason, ask the tournament director first. With the director's consent, you can enter other tournaments at once, and the next edition too.
learn-tournaments-withdrawing-half = In a round robin, your results count if you have finished at least half of your games. Otherwise they stay in the table, but count for nobody.
# Section title.
learn-tournaments-end = The end
learn-tournaments-end-text = A tournament is finished when all games are over. It is final 14 days after the last game or decision, because decisions can be appealed until then. If it is canceled, its games continue as single games.
