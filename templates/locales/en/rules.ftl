### The rules: pieces and moves, how games end, game options, refused moves, evidence of claims.

## Pieces, moves and why a move is illegal: sides and pieces

# A side where the word stands alone: in a list or a form.
chess-white = White
chess-black = Black
# A side inside a sentence, as in "White won by checkmate." $side: white or black.
chess-side = { $side ->
        [white] White
       *[black] Black
    }
# A kind of piece. $role: pawn, knight …
chess-piece = { $role ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    }
# The same, more than one. Also after a number: "2 rooks".
chess-pieces = { $role ->
        [pawn] pawns
        [knight] knights
        [bishop] bishops
        [rook] rooks
        [queen] queens
       *[king] kings
    }
# Color and kind of a piece, for screen readers: white knight.
chess-colored-piece = { $side ->
        [white] white
       *[black] black
    } { chess-piece }
# A piece that does something, as in "the rook on e8 attacks it". $square: such as e8.
chess-piece-on = the { chess-piece } on { $square }
# A piece by which something is done, as in "in check from the rook on e8". $square: such as e8.
chess-piece-on-passive = the { chess-piece } on { $square }

## Pieces, moves and why a move is illegal: a position in words, for screen readers

# One piece of a kind: king e1. $squares: its square.
chess-position-one-of-kind = { chess-piece } { $squares }
# Several pieces of a kind: rooks a1 and h1. $squares: their squares.
chess-position-several-of-kind = { chess-pieces } { $squares }
# A side has no pieces at all.
chess-position-no-pieces = nothing
# $color: White or Black. $pieces: king e1, rooks a1 and h1, pawn c3.
chess-position-side = { $color }: { $pieces }.

## Pieces, moves and why a move is illegal: lists

# Last two of a list. $first: one word, or several joined by commas.
chess-list-and = { $first } and { $last }
# Last two things to choose from: Nbd2 or Nfd2.
chess-list-or = { $first } or { $last }

## Pieces, moves and why a move is illegal: errors: the move is not possible

# $square: such as e4.
chess-illegal-no-piece = There is no piece on { $square }.
chess-illegal-other-piece = There is no { chess-piece } on { $square }.
chess-illegal-not-your-piece = The { chess-piece } on { $square } is not yours.
chess-illegal-own-piece = Your own { chess-piece } is on { $square }.
# $from, $to: squares.
chess-illegal-piece-move = A { chess-piece } cannot move from { $from } to { $to }.
# $by: the square of the piece that blocks the way.
chess-illegal-blocked = The { chess-piece } cannot go there: the piece on { $by } is in the way.
# $to: a square. $by: the square of the piece that blocks the way.
chess-illegal-pawn-blocked = The pawn cannot go to { $to }: the piece on { $by } is in the way.
chess-illegal-nothing-to-capture = There is nothing for the pawn to capture on { $to }.
# $pawn: the square of the pawn that you tried to capture.
chess-illegal-en-passant-too-late = The pawn on { $pawn } could be captured en passant only right after it moved two squares.
chess-illegal-no-en-passant = This game is played without en passant.
# $square: the square of the other king.
chess-illegal-next-to-king = Your king cannot move next to the king on { $square }.
# $pieces: one or more pieces, such as "the rook on e8 and the bishop on b4". So in all messages below.
chess-illegal-into-check = Your king would be in check from { $pieces }.
# Your king is in check, and the move does not end the check.
chess-illegal-still-in-check = Your king would still be in check from { $pieces }.
# $wing: the side on which you tried to castle.
chess-illegal-castling-right-lost = You cannot castle { $wing ->
        [king] kingside
       *[queen] queenside
    }: the king or that rook has moved, or the rook was captured.
chess-illegal-castling-out-of-check = You cannot castle out of check: your king is in check from { $pieces }.
# $square: a square between the king and its target. $n: how many pieces attack it.
chess-illegal-castling-through-check = You cannot castle through { $square }: { $pieces } { $n ->
        [one] attacks
       *[other] attack
    } it.
# $square: the target of the king.
chess-illegal-castling-into-check = You cannot castle: on { $square } your king would be in check from { $pieces }.
# $by: the square of the piece that blocks the way.
chess-illegal-castling-blocked = You cannot castle: the piece on { $by } is in the way.
# Part of the next two messages; begins with a space. $line: the letter of a file, the number of a rank, or nothing.
chess-illegal-on-file-or-rank = { $among ->
        [file] {" "}on the { $line }-file
        [rank] {" "}on rank { $line }
       *[all] {""}
    }
chess-illegal-no-such-piece = You have no { chess-piece }{ chess-illegal-on-file-or-rank }.
chess-illegal-none-can-reach = None of your { chess-pieces }{ chess-illegal-on-file-or-rank } can go to { $to }.
# $from, $to: letters of files.
chess-illegal-no-pawn-can-capture = None of your pawns on the { $from }-file can capture on the { $to }-file.
chess-illegal-no-promotion = Only a pawn that reaches the last rank can promote.
# In Antichess.
chess-illegal-must-capture = You must capture if you can.
# In Atomic.
chess-illegal-king-cannot-capture = A king cannot capture in this variant.
chess-illegal-own-king-explodes = This capture would make your own king explode.
# In Racing Kings.
chess-illegal-gives-check = No move may give check in this variant.
# In Crazyhouse: captured pieces are dropped.
chess-illegal-not-in-pocket = You have no { chess-piece } to drop.
chess-illegal-drop-on-piece = You can drop a piece only on an empty square: { $square } is not empty.
chess-illegal-pawn-drop = A pawn cannot be dropped on the first or last rank.
chess-illegal-game-over = The game is over in this position.

## Pieces, moves and why a move is illegal: errors: the move was not understood

chess-input-empty = Type a move or make it on the board.
# $example: Nf3, with the piece letter of the reader's language.
chess-input-not-a-move = This is not a move. Try { $example }, e2e4, e2-e4 or 5254.
# $moves: the moves that the text could mean, such as "Nbd2 or Nfd2".
chess-input-ambiguous = Ambiguous move: { $moves }? Type it in full.
chess-input-promotion-missing = Choose a promotion piece: queen, rook, bishop or knight.
# $letter: a capital that the player typed in front of a square, such as "C" of "Cxd5". $file: the same as a small letter. $letters: the letters of the pieces, such as "K Q R B N".
chess-input-unclear-letter = A capital "{ $letter }" could mean a pawn on the { $file }-file or a piece. Type the file in lowercase, or use the piece letters { $letters }.

## Pieces, moves and why a move is illegal: starting positions

# The standard starting position.
chess-start-standard = Standard
# A starting position that was entered as FEN.
chess-start-custom = Custom position
# $number: 0 to 959.
chess-start-chess960 = Chess960 No. { $number }
# A Chess960 game from a position that was entered as FEN.
chess-start-chess960-custom = Chess960, custom position
# $variant: such as "King of the Hill". A game of it from a position that was entered as FEN.
chess-start-variant-custom = { $variant }, custom position

## Pieces, moves and why a move is illegal: errors: starting positions

chess-start-error-number = Enter a number from 0 to 959.
chess-start-error-fen = This is not a valid FEN.
chess-start-error-game-over = The game would already be over in this position.
# A field of the form says so: the variant is chosen in another one.
chess-start-error-options = This variant does not have one of the chosen game options.
chess-start-error-empty-board = The board is empty.
chess-start-error-no-king = A king is missing.
chess-start-error-too-many-kings = There are too many kings.
chess-start-error-pawns = There is a pawn on the first or last rank.
chess-start-error-castling = The castling rights do not fit the kings and rooks.
chess-start-error-en-passant = The en passant square does not fit the pawns.
chess-start-error-opponent-in-check = The side that is not to move is in check.
chess-start-error-impossible-check = This position is impossible: no legal move can have given this check.
chess-start-error-too-many-pieces = There are too many pieces.
chess-start-error-impossible = This position is impossible.

## Pieces, moves and why a move is illegal: reasons for a draw

# Also in a list to choose from, and after "White claimed:".
chess-draw-threefold-repetition = threefold repetition
chess-draw-50-move-rule = 50-move rule
chess-draw-fivefold-repetition = fivefold repetition
chess-draw-75-move-rule = 75-move rule
# $halfmoves: a number, 100 or more. A half-move is a move by one side.
chess-draw-half-moves = { $halfmoves } half-moves have been played without a capture or pawn move.
# The same, with a move that was not made yet counted in.
chess-draw-half-moves-with-move = With this move, { $halfmoves } half-moves will have been played without a capture or pawn move.
# $times: 3 or more. $stood: when, such as "at the start, after 2...Ng8 and 4...Ng8". So in all messages below.
chess-draw-occurrences = The position has occurred { $times } times: { $stood }.
# $move: a move that was not made yet, such as "4...Ng8". It is counted in $times, but is not in $stood.
chess-draw-occurrences-with-move = With { $move }, the position will have occurred { $times } times. It has already occurred { $stood }.
# A claim of a draw was wrong. Also shown to the arbiter, as the next two.
chess-draw-occurred-once = The position has occurred only once. Threefold repetition needs 3 occurrences.
# $move: the last move, such as "4...Ng8".
chess-draw-occurred-once-after = The position after { $move } has occurred only once. Threefold repetition needs 3 occurrences.
# $times: 2, for the arbiter also more.
chess-draw-too-few-occurrences = The position has occurred { $times } times: { $stood }. Threefold repetition needs 3 occurrences.
# Part of $stood: the starting position.
chess-draw-occurred-at-start = at the start
# Part of $stood, before the first of several moves: after 2...Ng8.
chess-draw-occurred-after = after { $move }

## How games end: results

# In all messages of this file, $winner, $loser and $side are White or Black.
ending-checkmate = { $winner } won by checkmate.
ending-stalemate = Draw by stalemate.
# Also in lists, where the reason is not known.
ending-dead-position = Draw: dead position. Neither side can win.
ending-insufficient-material = Draw by insufficient material.
# $reason: one of the reasons below, such as "it has insufficient material". So in all messages that end with "because".
ending-dead-position-because = Draw: dead position. Neither side can win because { $reason }.
# $white, $black: one of the reasons below.
ending-dead-position-two-reasons = Draw: dead position. White cannot win because { $white }. Black cannot win because { $black }.
# The ends of variants.
ending-king-in-the-center = { $winner } won: the king reached the center.
ending-third-check = { $winner } won by the third check.
ending-king-on-the-last-rank = { $winner } won: the king reached the last rank.
ending-both-kings-on-the-last-rank = Draw: both kings reached the last rank.
ending-king-exploded = { $winner } won: the other king exploded.
ending-no-pieces-left = { $winner } won by losing all pieces.
ending-no-moves-left = { $winner } won by having no move left.
ending-horde-captured = { $winner } won by capturing all opposing pieces.
# In a game in which moves into check are allowed and lose.
ending-left-in-check = { $loser } left the king in check and lost. { $winner } won.
# $move: such as "17.Ke2". $pieces: such as "the rook on e8". $n: how many pieces.
ending-left-in-check-because = { $loser } left the king in check: after { $move } { $pieces } { $n ->
        [one] attacks
       *[other] attack
    } it. { $winner } won.
ending-resigned = { $loser } resigned. { $winner } won.
ending-resigned-draw = Draw: { $loser } resigned, but { $winner } has no way to win.
ending-resigned-draw-because = Draw: { $loser } resigned, but { $winner } has no way to win because { $reason }.
ending-out-of-time = { $loser } ran out of time. { $winner } won on time.
ending-out-of-time-draw = Draw: { $loser } ran out of time, but { $winner } has no way to win.
ending-out-of-time-draw-because = Draw: { $loser } ran out of time, but { $winner } has no way to win because { $reason }.
ending-agreement = Draw by agreement.
ending-threefold-repetition = Draw by threefold repetition.
ending-50-move-rule = Draw by the 50-move rule.
ending-fivefold-repetition = Draw by fivefold repetition.
ending-75-move-rule = Draw by the 75-move rule.
# $times: 3 or 5. $stood: when, such as "at the start, after 2...Ng8 and 4...Ng8".
ending-repetition-because = Draw by repetition: the position occurred { $times } times ({ $stood }).
# 50-move rule or 75-move rule. $halfmoves: 100 or more. A half-move is a move by one side.
ending-half-moves-because = Draw: { $halfmoves } half-moves were played without a capture or pawn move.
# $loser offered the draw. $winner did not win: the game is a draw.
ending-draw-offer = Draw: { $loser } offered a draw, and { $winner } has no way to win.
ending-draw-offer-because = Draw: { $loser } offered a draw, and { $winner } has no way to win because { $reason }.
ending-aborted = { $side } aborted the game. It does not count.
ending-no-first-move = { $side } did not make a first move in time. The game does not count.
ending-forfeit = { $loser } did not make a first move in time. { $winner } won by forfeit.
# An arbiter decided. The reason follows these four, as the arbiter wrote it.
ending-adjudicated-won = { $winner } won by adjudication.
ending-adjudicated-draw = Draw by adjudication.
ending-adjudicated-both-lose = Both sides lost by adjudication.
ending-annulled = The game was annulled and does not count.

## How games end: why a side cannot win: these follow "because"

# "It": the side that cannot win.
ending-reason-checkmated = it has been checkmated
# "It": the side that cannot win.
ending-reason-lost = it has already lost
# "It": as in "it is late".
ending-reason-stalemate = it is stalemate
# "It": the side that cannot win.
ending-reason-insufficient-material = it has insufficient material
# The pawns are blocked, and nothing can open the position.
ending-reason-blocked-position = the position is blocked and the king can never be checkmated
# Positions that differ only in where the bishops are count as one arrangement.
ending-reason-arrangements-checked = { $n ->
        [one] the only arrangement of pieces that can still arise is not checkmate
       *[other] none of the { $n } arrangements of pieces that can still arise is checkmate
    }
ending-reason-no-move = no move leads to a position where a win is possible
# $n: 2 or more.
ending-reason-positions-checked = none of the { $n } positions that can still arise is a win

## How games end: whether a side can win

# Answers "Why is this not a draw?". $moves: such as "34.Kh1 Kg3 35.a8=Q".
ending-could-have-won = { $winner } could still have won, for example with { $moves }.
# $moves, $positions: numbers, often large.
ending-loss-stands = It could not be shown that { $winner } cannot win ({ $moves } moves and { $positions } positions were checked), so the loss stands.
# This and the next two follow a colon.
ending-can-be-won = the position can still be won.
# $moves: such as "34.Kh1 Kg3 35.a8=Q".
ending-can-be-won-with = the position can still be won, for example with { $moves }.
# $moves, $positions: numbers, often large.
ending-win-undecided = it could not be decided whether either side can still win ({ $moves } moves and { $positions } positions were checked).
# The claimed move is checkmate.
ending-has-won = { $side } has won.
# $moves: such as "34.Kh1 Kg3 35.a8=Q".
ending-can-win = { $side } can still win, for example with { $moves }.

## How games end: the result is not known yet

ending-checking-out-of-time = { $loser } ran out of time. We are checking whether { $winner } can still win. The result follows in a moment.
ending-checking-resigned = { $loser } resigned. We are checking whether { $winner } can still win. The result follows in a moment.

## Why something is not possible: any action

refusal-already-done = This has already been done.
refusal-game-over = The game is over.
refusal-result-being-checked = The game is over. The result is being checked and follows in a moment.
refusal-not-your-turn = It is not your turn.
# A move, a takeback, time or something else is new.
refusal-game-changed = The game has changed since you opened this page. Look at the board again.

## Why something is not possible: draw offers

refusal-no-draw-offer = There is no draw offer any more.
refusal-draw-offer-with-move = It is your turn. Offer the draw together with your move.
# $n: how many moves you must make first.
refusal-draw-offer-too-soon = You can offer a draw again after you have played { $n ->
        [one] one more move
       *[other] { $n } more moves
    }.
refusal-no-draw-offers = In this game only Black can offer a draw.
refusal-draw-already-offered = Your opponent has already offered a draw. You can accept it.
# $what: what the opponent did while you chose your move.
refusal-offer-in-the-meantime =
    Your opponent has { $what ->
        [draw] offered a draw
        [takeback] asked for a takeback
       *[both] offered a draw and asked for a takeback
    } in the meantime, so your move was not played. If you play it now, you decline { $what ->
        [draw] the offer
        [takeback] the request
       *[both] both
    }.

## Why something is not possible: time

refusal-no-time-given = In this game you cannot give your opponent time.
refusal-give-time-range = You can give 1 to 30 whole days at a time.
refusal-give-time-too-often = You can give time only three times between two moves.
refusal-give-time-clock-full = A clock cannot hold more than 365 days. Give fewer days.
refusal-no-time-limit = This game has no time limit.
refusal-no-vacation = Vacation does not pause the clock in this game.
# You claimed a win on time. So in the next one.
refusal-claim-on-time-too-soon = Your opponent's time has only just run out. A move may still arrive. Try again in two minutes.
refusal-claim-on-time-not-possible = You cannot claim a win on time. Your opponent has time left or has moved.

## Why something is not possible: takebacks

refusal-no-takebacks = This game is played without takebacks.
refusal-nothing-to-take-back = You have no move to take back.
refusal-takeback-already-requested = Your opponent has already asked for a takeback. You can accept it.
refusal-no-takeback-request = There is no takeback request any more.

## Why something is not possible: conditional moves and proposed lines

# Also said when you propose a line.
refusal-no-conditional-moves = This game is played without conditional moves and proposed lines.
refusal-conditional-moves-on-your-turn = It is your turn. Make your move and add conditional moves with it.
# $moves: the moves that were played since you opened the page, such as "12.Nf3 Nc6".
refusal-conditional-moves-game-continued = Nothing was saved. The game has continued with { $moves }. Look at the board again.
refusal-conditional-moves-changed = Nothing was saved. Your conditional moves have changed since you opened this page. Look at them again.
refusal-conditional-moves-no-such-line = This line is no longer among your conditional moves.
# $fault: what is wrong with the lines that you typed, such as "12...Nf6: There is no knight on f6."
refusal-conditional-moves-error = Nothing was saved. { $fault }
# The same for a proposed line. The move that you made with it was not played either.
refusal-proposed-line-error = Nothing was sent. Correct the proposed line. { $fault }
refusal-proposed-line-still-open = Your last proposed line is still open. You can propose again when it has ended.
# "These lines": those that you entered together with your move.
refusal-move-played-without-lines = Your move was already played, without these lines. You can still save them as conditional moves.
# You tried to accept moves of a proposed line.
refusal-no-longer-proposed = These moves are no longer proposed. Look at the board again.
refusal-move-not-sent = Your move has not been sent yet. Recall it first.
refusal-nothing-to-recall = Your move has already been sent.
refusal-safety-move-too-late = You have less time left than that. Choose a shorter time, or move now.
# $move: such as "13.exd5". Another move is not possible.
refusal-bound-by-proposed-line = You must play { $move }, because you proposed it as your reply.

## Why something is not possible: aborting the game

refusal-too-late-to-abort = Both sides have moved. You can no longer abort the game, but you can resign.
refusal-no-abort = This game cannot be aborted, but you can resign.

## Game options and time controls: lengths of time

# These are joined with spaces: 1 day 12 hours.
options-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
options-hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
options-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
options-seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
# A length of time of zero: such as the time that a move took.
options-no-time = no time

## Game options and time controls: time controls

# $time: such as "3 days". So in all messages below.
options-time-per-move = { $time } per move
# Fischer. $initial, $increment: such as "10 days" and "1 day".
options-fischer = { $initial } + { $increment } per move
# Fischer without an increment. $initial: such as "10 days".
options-fischer-no-increment = { $initial } for the whole game
# Follows one of the two above, after a comma. Increments do not raise the clock above this.
options-clock-maximum = maximum { $time } on the clock
# Follows a time control, after a comma.
options-move-maximum = maximum { $time } for one move
# ICCF style.
options-period = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
options-no-time-limit = no time limit
# Follows the time control of a game, after a comma. $time: such as "2 days".
options-white-extra-each-move = { $time } more for each move of White
# The same where unused time stays on the clock.
options-white-extra-once = { $time } more at the start for White

## Game options and time controls: errors: time controls

options-error-time-per-move = The time per move must be from 1 hour to 30 days.
options-error-initial-time = The initial time must be from 1 hour to 365 days.
options-error-increment = The increment must be at most 30 days.
options-error-clock-maximum = The maximum on the clock must be at least the initial time and at most 365 days.
options-error-move-maximum = The maximum time for one move must be from 1 hour to 365 days.
options-error-period-moves = The number of moves must be from 1 to 100.
options-error-period-days = The number of days must be from 1 to 365.
options-error-period-move-maximum = The maximum for one move must be from 1 to 365 days.

## Game options and time controls: game options that are not standard, in a list joined with commas

# The game counts for the rating.
options-rated = rated
options-no-en-passant = no en passant
# "They": moves that leave one's own king in check.
options-moves-into-check = moves into check allowed (they lose)
# Threefold repetition and the 50-move rule end the game without a claim.
options-automatic-draws = automatic draws
options-no-conditional-moves = no conditional moves
options-no-takebacks = no takebacks
options-win-on-time-claimed = win on time must be claimed
# Vacation does not pause the clock.
options-no-vacation = no vacation
# What the players may use while they play. Books: opening books.
options-no-books = no books
options-no-databases = no databases
options-engines = engines allowed
# Who makes no first move in time loses by forfeit.
options-no-abort = no aborting (a first move that is late loses by forfeit)
# A player cannot give the opponent more time.
options-no-time-given = no giving time
# White cannot.
options-black-offers-draws = only Black can offer a draw

## Claims, decisions and their evidence: errors: claims

# $found: what was found, as a sentence, such as "This position can still be won."
evidence-not-a-draw = This is not a draw yet. { $found }
# Part of the message above. $halfmoves: a number below 100.
evidence-half-moves =
    { $halfmoves ->
        [one] { $halfmoves } half-move has
       *[other] { $halfmoves } half-moves have
    } been played without a capture or pawn move. The 50-move rule needs 100.
# The same, with the move that the player wants to make counted in.
evidence-half-moves-with-move =
    With this move, { $halfmoves ->
        [one] { $halfmoves } half-move has
       *[other] { $halfmoves } half-moves have
    } been played without a capture or pawn move. The 50-move rule needs 100.
evidence-can-be-won = This position can still be won.
evidence-waiting-for-decision = A claim or appeal is waiting for a decision. Wait until an arbiter has decided.
# The text of a claim, an appeal or a reply to one of them is missing.
evidence-no-explanation = Enter an explanation for the arbiter.
# $n: how many moves you must play first.
evidence-too-soon =
    A claim of this kind was rejected. You can make another after you have played { $n ->
        [one] one more move
       *[other] { $n } more moves
    }.
# Also shown for an appeal.
evidence-out-of-time = Time has run out. You can no longer make a claim or an appeal.
evidence-you-have-not-moved = You cannot claim a draw now: your opponent has asked for a decision because you have not moved for 30 days. Make a move to settle this.
# Also shown for an appeal.
evidence-no-arbiter = There is no arbiter who can decide this. The arbiter must not be a player in this game and must not have decided on it before.
# Also shown for an appeal.
evidence-nothing-to-reply-to = There is nothing to reply to any more.
# "This": a claim or an appeal.
evidence-already-replied = You have already replied to this.
# Your opponent does not move, in a game without a time limit.
evidence-not-moving-too-soon = You can ask for a decision when your opponent has not moved for 30 days. The 30 days start again after a decision.
evidence-not-moving-has-time-limit = This game has a time limit. If your opponent does not move, their time runs out.

## Claims, decisions and their evidence: errors: appeals

evidence-nothing-to-appeal = There is no decision to appeal. Either nothing was decided, or the game has continued since.
evidence-appealed-once = There has already been an appeal. A second appeal is not possible.
evidence-appeal-too-late = The 14 days for an appeal are over. This decision is final.

## Claims, decisions and their evidence: errors: decisions, shown to the arbiter

evidence-no-reason = Enter a reason. Both players will see it.
evidence-decided-before = You made the decision that was appealed. Another arbiter must decide.
evidence-nothing-to-decide = There is no claim or appeal to decide any more.
evidence-same-result = The game already has this result.
evidence-still-in-progress = The game is still in progress.
evidence-ended-by-rules = This game ended by checkmate or another rule of chess. It cannot be reopened.
evidence-reopen-needs-time = The player to move would run out of time at once. Add days when you reopen the game.
evidence-play-stopped = This game was stopped and is being adjudicated. No more moves can be made.
evidence-no-result-claims = No result can be claimed in this game now.
evidence-result-claimed = Your claim stands. It can no longer be replaced: the time for claims is over, or both players have claimed.
evidence-result-claim-replaced = Nothing was changed. You have claimed a result since you opened this page. Look at that claim before you replace it.
evidence-stopped-for-good = This game was stopped and must be adjudicated. It cannot continue.

## Claims, decisions and their evidence: what is claimed

# Reasons for a claim: in a list to choose from, in a table, and after "White claimed:".
evidence-claim-dead-position = dead position (checkmate is impossible)
evidence-claim-agreement = draw agreed outside the site
evidence-claim-fortress = fortress or theoretical draw
evidence-claim-not-moving = no move for 30 days
evidence-claim-other = other reason
# $ground: such as "threefold repetition". $move: the move that the player wants to make, such as "34.Nf3".
evidence-claim-with-move = { $ground }, with { $move }

## Claims, decisions and their evidence: what was decided

# All of these must begin with $who: "An arbiter", a username, or nothing (audit log). $winner: White or Black.
evidence-decided-win = { $who } adjudicated the game as a win for { $winner }.
evidence-decided-draw = { $who } adjudicated the game as a draw.
evidence-decided-both-lose = { $who } adjudicated the game as a loss for both sides.
evidence-decided-annulled = { $who } annulled the game.
evidence-decided-continue = { $who } decided that the game continues.
# An appeal against the result was rejected.
evidence-decided-uphold = { $who } decided that the result stands.
# $side: White or Black.
evidence-decided-give-time =
    { $who } gave { $side } { $n ->
        [one] one more day
       *[other] { $n } more days
    }.
evidence-decided-reopen = { $who } reopened the game.
# $n: how many days the player to move gets.
evidence-decided-reopen-with-time =
    { $who } reopened the game and gave the player to move { $n ->
        [one] one more day
       *[other] { $n } more days
    }.
# Becomes $who in the messages above. Players do not see which arbiter decided.
evidence-an-arbiter = An arbiter
# The same of the director of a tournament, who has given time.
evidence-the-tournament-director = The tournament director
