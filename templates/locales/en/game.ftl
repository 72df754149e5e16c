### The page of a game: board, moves, clocks, conditional moves, analysis, claims.

## Game page: making a move

# $move: the move you are about to make, such as "12...Nf6". The button "Confirm move" follows.
game-your-move = Your move: <b>{ $move }</b>
game-other-move-typed = You had typed another move, so the one before was not played. Confirm this one if you mean it.
# A box to check.
game-offer-draw-with-move = Offer a draw with this move
# Button.
game-confirm-move = Confirm move
# Opens the two fields below.
game-add-lines = Add conditional moves or a proposed line
# Label of a field.
game-conditional-moves = Conditional moves (only you can see them)
# Label of a field.
game-proposed-line = Proposed line (your opponent sees it, and you cannot withdraw it)
# Button.
game-confirm-move-and-lines = Confirm move and lines
# Asked when "Confirm move" was pressed although lines were typed. Two buttons follow: the one above and the next.
game-lines-typed = You typed lines as well. Play the move with them, or the move alone?
# Button.
game-confirm-move-alone = Confirm move alone
# Beside it: leads to the analysis board with the move that was to be confirmed.
game-just-try = Analyze
# A delayed move: it is made and not sent yet. When it will be sent follows, such as "Fri 20 Nov 2026, 13:10 CET".
game-delayed-move = Your move <b>{ $move }</b> will be sent in { $time }:
game-delayed-move-with-offer = A draw offer is sent with it.
# $lines: in the typed form.
game-delayed-move-with-lines = These lines go with it: { $lines }
game-delayed-move-with-message = This message is sent with it:
game-delayed-move-hint = Until then, only you can see this move. Your clock is stopped. If you recall the move, the time since you made it is counted on your clock.
# A button.
game-recall-move = Recall move
# The status of the game, for the player who has made a delayed move.
game-move-not-sent = Your move has not been sent yet.
# Before sentences about what was not done with it.
move-already-played = Your move was already played.
# Before sentences about what was not done with it.
move-played = Your move was played.
unsent-message = Your message was not sent.
unsent-draw-offer = No draw was offered.
unsent-lines = The conditional moves were not saved.
notice-message-sent = Your message had already been sent.
notice-move-recalled = You recalled your move. It was not sent.
# The page of another game, after a move.
notice-move-sent = You have moved. This is your next game.
unsent-proposed-line = The proposed line was not sent.
# Before a text that could not be sent or saved, and has no field any more.
unsent-wrote = What you wrote:
# Below a question such as "Delete all conditional moves?".
question-no-undo = This cannot be undone.
# The pieces to choose from follow.
game-promote-to = Promote to:
# Label of a field.
game-type-move = Type a move
# Button: make the move that was typed (verb).
game-play-move = Play
# Opens a field for a message that is sent with the move.
game-add-message = Add a message
# Label of this field, for screen readers.
game-message-label = Message to your opponent

## Game page: buttons below the board

# Name of the buttons below, for screen readers.
game-move-navigation = Move navigation
game-first-position = First position
# The move before the one that is shown.
game-previous-move = Previous move
game-next-move = Next move
game-last-position = Last position
# Turn the board around (verb).
game-flip-board = Flip board
# Buttons of a game's page; z is a key. Zen mode hides what is not needed to play.
game-zen = Zen mode (z)
game-zen-leave = Leave zen mode (z)
# Link to the analysis board of a finished game.
game-analyze = Analyze the game
# On a game's page while its pieces are not shown.
game-blindfold = Blindfold: the pieces are hidden. <a>Change</a>

## Game page: what you can answer or claim

# Heading. The button "Claim win on time" follows.
game-opponent-out-of-time = Your opponent has run out of time
game-claim-win-on-time = Claim win on time
game-claim-win-on-time-hint = You can also wait. Your opponent can still move until you claim the win.
# Heading.
game-draw-offered = Your opponent offers a draw
game-accept-draw = Accept draw
# Button, for a draw offer and for a takeback.
game-decline = Decline
game-draw-offered-hint = Making a move also declines the offer.
game-you-offered-draw = You have offered a draw.
# Heading. $move: the move to be taken back, such as "12...Nf6".
game-takeback-asked-by-opponent = Your opponent asks to take back { $move }
game-accept-takeback = Accept takeback
game-takeback-hint = If you accept, draw offers and proposed lines end, and conditional moves become inactive. Making a move declines the request.
game-you-asked-for-takeback = You have asked for a takeback.
# Stands above the button that confirms a move. $what: what the move declines.
game-move-declines =
    Your opponent { $what ->
        [draw] offers a draw
        [takeback] asks for a takeback
       *[both] offers a draw and asks for a takeback
    }. If you play this move, you decline { $what ->
        [draw] the offer
        [takeback] the request
       *[both] both
    }.
# Heading. The proposed line follows, in this message and the next.
game-proposed-by-you = You proposed this line
game-proposed-by-opponent = Your opponent proposed this line
# Below a line that you proposed.
game-proposed-must-follow = You must follow this line until your opponent plays a different move.
# Below a line that your opponent proposed.
game-proposed-hint = You can accept the whole line. To accept a part of it, view it on the board. You can also make any other move.
# Button.
game-proposed-view = View on board
# Button.
game-proposed-accept = Accept the whole line

## Game page: moves

# Heading of the move list.
game-moves = Moves
# The panel with tabs beside the board, for screen readers.
game-tabs = Beside the board
# Tabs: as short as possible.
game-tab-conditional-moves = Conditional
game-tab-note = Note
game-tab-more = More
# Title of +3 beside a player.
game-material-advantage = Material advantage
# Of the handle at the corner of the board, for screen readers.
game-board-size = Board size
game-no-moves = No moves yet.
# Of a game that is over.
game-no-moves-made = No moves were made.
# In the move list, in place of the time used: a conditional move.
game-mark-conditional = conditional
# The same: a move from a proposed line.
game-mark-proposed = proposed
# Follows the date of a move. $time: such as "2 d 3 h". In place of it, one of the two messages below.
game-time-used = took { $time }
game-played-conditional = played as a conditional move
game-played-proposed = played from a proposed line

## Game page: about the game

# Label of a date.
game-started = Started
# Label of a date.
game-ended = Ended
game-time-control = Time control
# Label. A time follows, such as "12 d 4 h", or "34 days for 7 moves".
game-time-left-white = White's time left
game-time-left-black = Black's time left
# Label. Such as "Standard" or "Chess960 No. 518" follows.
game-starting-position = Starting position
# Label. A list such as "rated, no takebacks" follows.
game-options = Game options
# $name: a username. A sentence about their rating follows.
game-rating-of = Rating of { $name }
# Behind a rating: how far off it may be, as ±86.
game-rating-at-start = { $rating } ±{ $margin } when the game began.
# What a week with rated games made of a rating. $week: a date (a Monday). $before, $after: ratings. $change: such as +23.
game-rating-change = Week of { $week }: { $before } → { $after } ({ $change }), by { $n ->
        [one] 1 rated game
       *[other] { $n } rated games
    }.

## Game page: links and buttons

# Link to the page with this heading.
game-log = Move times and game log
# Heading of a graph on the page of a finished game.
game-used-times = Time used for each move
# Beside the graph. $side: White or Black. $total, $longest: such as "2 d 3 h".
game-used-time = { $side }: { $total } in all, longest { $longest } (move { $number })
# Link: a file with the moves.
game-pgn-clock-times = PGN with clock times
# Link: the file also has your own analysis and comments.
game-pgn-analysis = PGN with my analysis
# Button.
game-offer-draw = Offer draw
# Button. $move: your last move, such as "12...Nf6".
game-ask-for-takeback = Ask to take back { $move }
# Button: opens the field below.
game-give-more-time = Give more time
# Label of a field, for screen readers: 1 to 30 days.
game-give-time-label = Time to give your opponent
# Button.
game-give-time = Give time
# Button, when the game is over.
game-rematch = Rematch with colors swapped
# Heading, when the game is over.
game-rematch-offered = Your opponent offers a rematch
game-you-offered-rematch = You have offered a rematch.
# The reason follows, if there is one.
game-rematch-declined = Your opponent declined the rematch.
game-rematch-withdrawn = You withdrew your rematch offer.
game-rematch-expired = Your rematch offer has expired.
game-rematch-begun = The rematch has begun.
# Button: leads to the new game.
game-go-to-rematch = Go to the rematch

## Game page: status

# Shown beside the name of a player.
game-white-to-move = White to move
game-black-to-move = Black to move
# For screen readers. $pieces: such as "queen, pawn, pawn".
game-captured = Captured: { $pieces }
game-your-turn = It is your turn.
# $name: the username of the player to move.
game-their-turn = It is { $name }'s turn.
# Your move or another action came too late. It may be your time or your opponent's that ran out. $deadline: a date and time.
game-error-too-late = Too late: time ran out on { $deadline }.
# A player resigned or ran out of time and lost. Opens the moves with which the opponent could checkmate.
game-why-not-a-draw = Why is this not a draw?

## Board, also for screen readers: moves, as screen readers say them

board-name = Chessboard
# Beside the board, in Three-check: how many checks a side has still to give.
board-checks-left = { $n ->
        [one] 1 check left
       *[other] { $n } checks left
    }
# In Crazyhouse, beside the board. $piece: such as white knight. $n: how many of them can be dropped.
board-pocket-piece = { $piece }, { $n } in the pocket
# In emails, below a board of Three-check.
board-checks-left-of = { $color }: { board-checks-left }.
# In emails, below a board of Crazyhouse. $pieces: such as "knight and 2 pawns".
board-pocket-of = { $color } can drop: { $pieces }.
# In emails, below the board. $variant: such as Crazyhouse.
board-variant = Variant: { $variant }.
# A square to which the kings go, after its name: "d4, goal".
board-goal = goal
# Becomes $taken below.
board-spoken-captured-piece =
    { $kind ->
        [P] pawn
        [N] knight
        [B] bishop
        [R] rook
       *[Q] queen
    }
# $piece: such as "knight". $from, $to: squares, such as "g1" and "f3".
board-spoken-move = { $piece } { $from } to { $to }
# In Crazyhouse: a captured piece is put on the board. $piece: such as knight. $to: a square.
board-spoken-drop = { $piece } dropped on { $to }
# $taken: the captured piece, such as "pawn".
board-spoken-capture = { $piece } { $from } takes { $taken } on { $to }
board-spoken-castles-kingside = castles kingside
board-spoken-castles-queenside = castles queenside
# Follows the move. $piece: such as "queen".
board-spoken-promotion = promotes to { $piece }
# Follows the move (noun).
board-spoken-check = check
board-spoken-checkmate = checkmate

## Board, also for screen readers: squares, as screen readers say them

# Follows the name of a square, like the two messages below: its piece is selected.
board-selected = selected
# The selected piece can be moved to this square.
board-can-be-moved-to = can be moved to
# The selected piece can capture the piece on this square.
board-can-be-captured = can be captured
# $square: such as "e2, white pawn". $squares: such as "e3, e4".
board-selected-with-targets = { $square }, selected. Can move to { $squares }.
board-not-possible = Not possible. No piece selected.
board-starting-position = Starting position

## Board, also for screen readers: messages beside the board

# Your opponent moved, offered a draw or did something else while you had this page open. The button below follows.
board-game-changed = The game has changed.
board-show-game = Show game
board-no-connection = No connection. Nothing was sent. Try again.
# "This": a move, or another action of yours.
board-connection-lost = The connection was lost. Reload the page to see whether this was done.
board-not-accepted = The server did not accept this. Reload the page.

## Game log: top of the page

# Title in the browser. $white, $black: usernames.
log-title = Game log: { $white } – { $black }
log-heading = { $white } – { $black }: move times and game log
log-to-game = Go to the game

## Game log: time

# Heading.
log-time-control = Time control
# Heading of a table with the columns below.
log-move-times = Move times
# Column. Such as "12...Nf6".
log-move = Move
# Column. The date and time at which the move was played.
log-played-on = Played on
# Column. Such as "2 d 3 h".
log-time-used = Time used
# Column. What was taken off the clock, where this is not the time used.
log-time-charged = Charged
# Column. What was left on the clock after the move.
log-time-left = Time left
# In the column "Time used".
log-conditional-move = none (conditional move)
# In the column "Time used": a conditional move that was played after the player declined a draw. $time: such as "2 d 3 h".
log-time-then-conditional-move = { $time } (then conditional move)
# In the column "Time used": a move that the site played from a proposed line.
log-proposed-line = none (proposed line)

## Game log

# Heading.
log-entries = Game log
# The log is empty.
log-no-entries = No entries yet.
# Stands in the place of an entry of the game log whose data is damaged.
log-entry-unreadable = This entry cannot be read.
# $what: an entry such as "White claimed: other reason." $words: what the player or the arbiter wrote.
log-entry-with-words = { $what } “{ $words }”
# Heading.
log-verification = Verification
# Followed by a hash (a long number).
log-last-hash = Each entry contains a hash of the entry before. The email about the end of the game contains the last hash. Last hash:
# Link.
log-download = Download game log
# zugpost verify-log: a command, stays as it is.
log-verify = Check the file with <code>zugpost verify-log</code>.

## Game log: what is waiting for a decision: on the page of the game and for arbiters

# $name: the username of the player, in all three messages.
log-appeal-waiting = { $name } has appealed the decision.
log-not-moving-waiting = { $name } has asked an arbiter to decide because the opponent has not moved for 30 days.
log-claim-waiting = { $name } claims a draw. The game is paused until an arbiter decides.
log-play-stopped-waiting = Play was stopped. The game is being adjudicated.

## Analysis: top of the page, and the board

# Title in the browser. $white, $black: usernames.
analysis-title = Analysis: { $white } – { $black }
# Link.
analysis-back-to-game = ← Back to the game
# Heading.
analysis-heading = Analysis board
# No move has been made on this board yet.
analysis-no-line = Try moves on the board. Nothing you try here is sent.
# Name of the buttons below, for screen readers.
analysis-move-navigation = Move navigation
# Button: the position in which the analysis begins.
analysis-start-of-line = Start of the line
analysis-end-of-line = End of the line

## Analysis: the line on the board

# The line on the board is part of a line that your opponent proposed.
analysis-proposed-by-opponent = Your opponent proposed this line.
# Button: accept the proposed line up to the move that is shown.
analysis-accept-proposed = Accept up to this move
# Button, leads to the page where the move is confirmed. $move: such as "12...Nf6". There may be no further moves.
analysis-play-move = Play { $move } and add any further moves as conditional moves
# The same. The opponent sees the moves that are proposed. $move: such as "12...Nf6".
analysis-play-and-propose = Play { $move } and propose the further moves to your opponent
# "Reply": your own move in it.
analysis-line-is-conditional = This line is among your conditional moves. To remove a reply, go back to your opponent's move.
# Follows the message above.
analysis-line-is-conditional-hint = If your opponent plays these moves, your replies are played at once.
# Button.
analysis-add-to-conditional-moves = Add to conditional moves
# $n: how many more replies are added. The line follows, and the button below.
analysis-more-replies =
    { $n ->
        [one] Including { $n } more reply from my analysis:
       *[other] Including { $n } more replies from my analysis:
    }
# Lines follow.
analysis-replies =
    { $n ->
        [one] { $n } reply from my analysis:
       *[other] { $n } replies from my analysis:
    }
# Button.
analysis-add-all-to-conditional-moves = Add all to conditional moves
# $answer: such as "13.e5", "resign", or "13.e5, unless it captures".
analysis-conditional-reply = Conditional reply: <b>{ $answer }</b>
# Button.
analysis-remove-from-conditional-moves = Remove from conditional moves

## Analysis: comment, and buttons for the line

# Label of a field (noun).
analysis-comment = Comment
# Opens the field, before any move of a line.
analysis-comment-on-position = Comment on this position
# Button.
analysis-save-comment = Save comment
# Button: the line is not yet saved, and is added to "My analysis" with the comment.
analysis-add-with-comment = Add with comment
# Button: put this line before the other lines.
analysis-make-main-line = Make main line
# Button: delete this move and those after it.
analysis-delete-from-here = Delete from here
# Name of a group of buttons: !, ?, ± and others.
analysis-glyphs = Assessment of the last move
# Link: writes the line into a message.
analysis-quote-in-message = Quote in a message
# Begins a message. $before: the move before the line, such as "23...Nd4"; $line: "24.Rc1 Nxc2".
analysis-quote = { $line }, after { $before }
# Button: save the line.
analysis-add-line = Add to my analysis

## Analysis: a reply to any other move

# Opens the form below.
analysis-any-other-move = Any other move
# Label of a field. "Other": each move of your opponent to which you have no reply yet.
analysis-any-reply = Your reply to any other move
# Box to check, like the two below: your opponent's moves to which the reply is not played.
analysis-any-except-captures = Except captures
analysis-any-except-checks = Except checks
# "The piece": the one that moves with your reply.
analysis-any-except-attacks = Except moves that attack the piece you want to move or the square it moves to
# Button: shows which moves have a reply and which have none.
analysis-any-show-moves = Show which moves are answered
# A list such as "Nf6 → 13.e5" follows.
analysis-any-answered = Answered:
# A list of moves follows.
analysis-any-not-answered = Not answered:

## Analysis: my analysis

# Heading: lines and comments that you saved.
analysis-my-analysis = My analysis
analysis-empty = Your lines appear here. Only you can see them.
# Button: take back the last deletion, or that a line was made the main line.
analysis-undo = Undo
# Name of a button that folds a line in parentheses.
analysis-variation = Variation
# To who does not play in the game.
analysis-visitor-hint = Your analysis is kept in this browser only.
# Opens the field below.
analysis-enter-as-text = Enter lines as text
# Label of a field.
analysis-text-label = Lines that begin in the position on the board
# Button.
analysis-add-text = Add to my analysis

## Analysis: errors

analysis-error-comment-changed = The comment has changed since you opened this page. You see it above. If you save again, you replace it.
analysis-error-impossible-line = This line is not possible in this game. Try again on the board.
analysis-error-nothing-to-undo = There is nothing left to undo.
analysis-error-too-large-for-browser = Your analysis has become too large for this browser. Delete some lines first.
# "resign" and "accept" are typed in English in all languages.
analysis-error-one-reply = Enter one reply: a move, "resign" or "accept".
# $fault: what is wrong, as a sentence, such as "12.Nf5: There is no knight that can go there."
analysis-error-not-saved = Nothing was saved. { $fault }

## Conditional moves

safety-move-title = Safety move
# $time: such as "1 day". While the clock runs, the time follows in parentheses; then a full stop.
safety-move-set = If you do not move, <b>{ $move }</b> is played when you have { $time } left
# Opens the form in which another one is chosen.
safety-move-change = Change the safety move
safety-move-choose = Choose a safety move
# Labels of two lists.
safety-move-move = Move
safety-move-lead = Time left
safety-move-save = Save safety move
safety-move-delete = Delete safety move
safety-move-hint = It is for this position only. If you do not move in time, it is played automatically. Only you can see it. You get an email when it is played.
# Heading.
conditional-title = Conditional moves
# Shown when the mouse is over a move of the line.
conditional-already-played = Already played in the game
# $answer: such as "13.e5". It was not played because you must answer the draw offer first.
conditional-held-for-draw-offer = Your opponent offers a draw, so your conditional move was not played. If you decline the draw, <b>{ $answer }</b> is played.
# It is your opponent's turn.
conditional-none = No conditional moves yet. On the analysis board, play a move for your opponent, then your reply. Only you will see them.
# It is your turn.
conditional-add-later = You can add conditional moves together with your next move, or while it is your opponent's turn.
# $some: how many of your opponent's moves have a reply. $all: how many moves are possible.
conditional-covered = You have replies to { $some } of { $all } possible moves.
conditional-only-you = Only you can see this.
# Button.
conditional-analysis-board = Analysis board
# $n: how many in this game.
conditional-played-so-far = Conditional moves played so far: { $n }.

## Conditional moves: lines that have become possible again

# A line and one of the two buttons below follow.
conditional-possible-again = These inactive lines are possible again:
conditional-reactivate-all = Reactivate all
conditional-reactivate = Reactivate

## Conditional moves: conditional moves as text

# Opens the form below.
conditional-enter-as-text = Enter lines as text
# Label of a field.
conditional-text-label = Conditional moves: your opponent's move, then your reply
# resign, accept, any and any-unless-… are typed in English in all languages.
conditional-text-hint = Put another move of your opponent in parentheses or on a new line. Instead of your own move, you can write <b>resign</b>, or <b>accept</b> to take a draw that your opponent offers with the move. For all other moves of your opponent, write <b>any</b>. With <b>any-unless-capture-check-attack</b>, captures, checks and attacks are left out.
# The conditional moves. The message "First check …" follows.
conditional-not-saved = Not saved yet.
# Your move with its conditional moves. The message "First check …" follows.
conditional-not-sent = Not sent yet.
# Your opponent's moves are listed below. To save or send, you press the button again.
conditional-any-check-moves = First check which moves <b>any</b> covers:
# The messages "answered" and "not answered" follow, each with a list. $moves: such as "3...a6 4.Ba4".
conditional-any-after = After { $moves }:
# A list of your opponent's moves with your replies follows.
conditional-any-answered = answered
# A list of your opponent's moves follows.
conditional-any-not-answered = not answered
# Button.
conditional-save = Save
# Button beside "Save".
conditional-delete-all = Delete all
# A question; the button below is "Delete all conditional moves".
conditional-delete-all-ask = Delete all conditional moves?
# Button.
conditional-delete-all-moves = Delete all conditional moves

## Conditional moves: inactive lines

# Opens the list: lines that your opponent did not play.
conditional-inactive = Inactive lines
conditional-inactive-hint = They are not played. If a line becomes possible again, you can reactivate it here.
# Button.
conditional-delete-inactive = Delete inactive lines

## Conditional moves: replies in a line

# In place of your move, after its number (verb).
conditional-reply-resign = resign
# In place of your move, after its number (verb).
conditional-reply-accept-draw = accept draw
# In place of your opponent's move, after its number. $answer: your reply, such as "13.h3".
conditional-reply-any-other-move = any other move: { $answer }
# $answer: your reply, such as "13.h3". $guards: such as "captures or gives check". "It": your opponent's move.
conditional-reply-with-exceptions = { $answer }, unless it { $guards }
# Joins the exceptions below.
conditional-exceptions-or = { " or " }
conditional-exception-capture = captures
conditional-exception-check = gives check
# "Your piece": the one that moves with your reply.
conditional-exception-attack = attacks your piece or its target square

## Conditional moves: the position

# The last position of a line, or the position of the game.
conditional-position-checkmate = Checkmate.
conditional-position-stalemate = Stalemate.
conditional-position-check = Check.

## What is wrong with moves that were typed: where the error is

# $place: the line up to the error, such as "12...Nf6 13.e5". $why: one of the messages below.
line-error-at = { $place }: { $why }

## What is wrong with moves that were typed: what cannot be read

# $expected: the move with the right number, such as "13.e5".
line-wrong-number = Wrong move number. Write { $expected } instead.
line-variation-without-move = A variation in parentheses must follow the move it replaces.
line-parenthesis-not-closed = A closing parenthesis is missing.
line-parenthesis-not-opened = There is a closing parenthesis without an opening one.
line-comment-not-closed = A comment in {"{ }"} is not closed. Close it.
line-comment-not-opened = There is a {"}"} without a {"{"} before it.
# The line ended with checkmate, or with the word "resign" or "accept".
line-after-end = The line has ended. Nothing can follow here.
# $word: resign, accept or any.
line-word-not-allowed = You cannot use "{ $word }" here. Enter a move.
# $word: what was typed, such as "any-unless-pawn". any, unless, capture, check and attack are typed in English in all languages.
line-unknown-exception = "{ $word }" is not a valid exception. Write any, or any-unless- followed by capture, check or attack, joined by hyphens.
# "any" stands for every other move of the opponent.
line-any-without-reply = After "any", enter your reply.
# A reply to "any".
line-any-reply-never-possible = This reply is not possible after any of these moves. Enter a different reply.
# Your opponent's move has no reply.
line-no-reply = Your reply to this move is missing. Enter one.
# $first: such as "13.e5".
line-two-replies = You already have a different reply in this position: { $first }. Choose one of them.
line-empty = Enter at least one move.

## What is wrong with moves that were typed: what is too much

# $limit: a number, in all messages below.
line-too-long = A line can have at most { $limit } half-moves. Shorten it.
# For conditional moves and proposed lines.
line-too-far-ahead = You can enter moves at most { $limit } half-moves ahead.
# For conditional moves, those that are inactive or those that are not.
line-too-many-conditional-moves = You can have at most { $limit } conditional moves. Delete some first.
line-too-many-proposed-lines = You can propose at most { $limit } lines.
# For conditional moves.
line-comments-too-long = Comments can have at most { $limit } characters in total. Shorten them.
line-analysis-too-many-moves = Your analysis can have at most { $limit } moves. Delete some first.
line-analysis-comments-too-long = The comments in your analysis can have at most { $limit } characters in total. Shorten them.
line-analysis-comment-too-long = A comment can have at most { $limit } characters. Shorten it.

## Claims: a draw that you can claim at once

# Heading. The reason and one of the two buttons below follow.
claim-possible = You can claim a draw
claim-at-once = Claim draw
# $move: the move that must be made with the claim, such as "34.Nf3".
claim-at-once-with-move = Claim draw with { $move }
claim-play-on = You can also play on.
# The other moves that can be claimed with, folded up.
claim-more = More ways to claim a draw

## Claims: a claim or an appeal, and the decision

# Heading.
claim-waiting = Waiting for a decision
# Heading (noun). What was claimed, replied and decided follows.
claim-decision = Decision
# Button, for the opponent of the player who claims a draw.
claim-accept-draw = Accept draw
# Label of a field.
claim-reply-to-claim = Your reply to the claim (you can reply once)
# Label of a field.
claim-reply-to-appeal = Your reply to the appeal (you can reply once)
# Button: the arbiter and your opponent can read the reply.
claim-send-reply = Send reply
# Opens the form below (verb).
claim-appeal = Appeal this decision
# Label of a field.
claim-appeal-label = Why is the decision wrong? Another arbiter will decide.
# Button.
claim-appeal-send = Send appeal
# On the page of a game in which play has ended. $date: an instant.
claim-result-until = Both players can claim a win or a draw until { $date }. Then the game is adjudicated. If neither player shows a win, it is a draw.
# Label of a field.
claim-result-analysis = Your analysis
claim-result-hint = Show the moves that lead to your result. If you have the result of a seven-piece tablebase, add it as text. Your opponent and the person who decides will see it. Until both players have claimed, you can replace your claim.
# Buttons.
claim-result-win = Claim win
claim-result-draw = Claim draw
# Above the field, which has what was sent.
claim-result-replace = You have claimed. You can replace your claim until then, or until your opponent has claimed, too. If both claim a draw, the game is a draw.
# The game is in progress.
claim-appeal-hint-in-progress = A decision can be appealed once, within 14 days and before the next move.
# The game is over.
claim-appeal-hint-over = A decision can be appealed once, within 14 days.

## Claims: an opponent who does not move

claim-not-moving = Your opponent has not moved for 30 days. This game has no time limit.
# Opens the form below.
claim-not-moving-ask = Ask an arbiter to decide
# Label of a field.
claim-not-moving-label = What should the arbiter decide?
# Button.
claim-not-moving-send = Send request

## Claims: the form for claims

# Opens the form.
claim-form = Claim a draw
# Label of a list such as "threefold repetition", "50-move rule".
claim-reason = Reason
# Label of a field. Some claims are only right after your next move.
claim-move = Your next move, if the claim depends on it
# Label of a field: what you write is shown to both.
claim-explanation = Explanation for the arbiter and your opponent
# Button.
claim-button = Claim draw
claim-hint = If the rules decide your claim, you get the result at once. Otherwise an arbiter decides. Until then, the game and its clocks are paused.

## Resigning

# Title, and button that resigns the game (verb).
resign-title = Resign
# Title, and button that leads to this page (verb).
resign-abort-title = Abort
# $opponent: a username.
resign-abort-ask = Abort the game against { $opponent }?
resign-abort-explained = You can abort a game until both players have moved. An aborted game does not count.
# Button.
resign-abort = Abort game
# Button: back to the game.
resign-keep-playing = Keep playing
# $opponent: a username.
resign-ask = Resign the game against { $opponent }?
resign-explained = You lose the game. If your opponent has no way to win, it is a draw. This cannot be undone.

## How a clock was calculated: beside the board

clock-no-time-limit = no time limit
clock-out-of-time = out of time
# $time: such as "2 d 3 h".
clock-time-left = { $time } left
# A claim or an appeal is waiting for a decision.
clock-paused = paused
# What a player has left, such as "34 days for 7 moves".
clock-days-for-moves =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# $name: a username. $from, $to: dates and times, such as "Sat 21 Nov 2026, 14:00 CET".
clock-on-vacation = { $name } is on vacation until { $to }.
# The tournament director has stopped the clock of a player who is ill.
clock-on-special-leave = { $name } has special leave: the clock is paused until { $to }.
# A vacation to come.
clock-vacation-to-come = { $name } will be on vacation from { $from } to { $to }.

## How a clock was calculated: the rules of the time control

# $control: such as "3 days per move". Other messages of this group follow.
clock-time-control = Time control: { $control }.
# Follows a time control such as "3 days per move".
clock-explained-per-move = Unused time does not carry over to the next move.
# Follows a time control such as "10 days + 1 day per move".
clock-explained-fischer = Unused time stays on the clock.
# The time control has a maximum.
clock-explained-maximum = The increment cannot raise a clock above the maximum. Time given by the opponent can exceed it.
# Follows a time control such as "10 moves in 50 days". $silence: a number, mostly 40.
clock-explained-period = A move within 24 hours costs no time. Otherwise full days are counted. After 20 days on one move, days count double. Unused days carry over. Time also runs out when one move takes { $silence } days.
# Follows "Time control: no time limit."
clock-explained-no-time-limit = Time never runs out.

## How a clock was calculated: the clock that is running

# $deadline: the date and time of the deadline, in all messages below.
clock-runs-out-white = White's time runs out on { $deadline }.
clock-ran-out-white = White's time ran out on { $deadline }.
# $from: the date and time at which it became White's turn.
clock-running-white = White's clock has been running since { $from }.
# White is on vacation. $to: its end.
clock-paused-until-white = White's clock is paused until { $to }.
clock-runs-out-black = Black's time runs out on { $deadline }.
clock-ran-out-black = Black's time ran out on { $deadline }.
# $from: the date and time at which it became Black's turn.
clock-running-black = Black's clock has been running since { $from }.
# Black is on vacation. $to: its end.
clock-paused-until-black = Black's clock is paused until { $to }.
# $used, $all: the time used for this move, and the time there is for it, such as "2 d 3 h" and "3 d".
clock-used-runs-out = This move has used { $used } of { $all }. Time runs out on { $deadline }.
clock-used-ran-out = This move used { $used } of { $all }. Time ran out on { $deadline }.

## What happened in a game: moves and offers

# $side: White or Black, in all messages. $move: such as "12...Nf6". [hand]: the player made the move; otherwise the site played it.
event-move-played =
    { $side } played { $move }{ $how ->
        [conditional] {" "}(conditional move)
        [proposed] {" "}(proposed line)
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}and offered a draw
       *[no] {""}
    }.
# $lines: such as "13.e5 Nd5 14.d4".
event-line-proposed = { $side } proposed this line: { $lines }.
event-takeback-asked = { $side } asked for a takeback.
event-takeback-declined = { $side } declined the takeback.
event-takeback-accepted = { $side } accepted the takeback.
event-draw-offered = { $side } offered a draw.
event-draw-declined = { $side } declined the draw.

## What happened in a game: claims

# To a claim or an appeal. What the player wrote may follow in quotes.
event-claim-replied = { $side } replied.
event-appealed = { $side } appealed the decision.
event-play-stopped = Play was stopped. The game is being adjudicated.
event-win-claimed = { $side } claimed a win.
event-draw-claimed = { $side } claimed a draw.
# Follows event-win-claimed or event-draw-claimed.
event-claim-replaced = A later claim has replaced it.
# $claim: such as "threefold repetition, with 34.Nf3", or "no move for 30 days".
event-claimed = { $side } claimed: { $claim }.
# $found: what was found, as a sentence with its full stop, such as "The position can still be won."
event-claim-rejected = The claim was rejected. { $found }
# A player resigned or ran out of time. The server still had to find out whether the opponent could checkmate.
event-result-being-checked = The game ended. The result was still being checked.

## What happened in a game: time

# $time: such as "2 days".
event-time-given = { $side } gave the opponent { $time }.
# The vacation was canceled or ended early.
event-no-vacation = { $side } ended or canceled the vacation.
# $spans: such as "from Sat 21 Nov 2026, 14:00 CET to Mon 30 Nov 2026, 00:00 CET", from the two messages below.
event-vacation = { $side } has vacation booked { $spans }.
# $from, $to: dates and times.
event-vacation-from-to = from { $from } to { $to }
# Joins several vacations. $first, $last: from the message above.
event-vacation-and = { $first }, and { $last }
# $player: who plays now.
event-player-replaced = { $player } now plays { $side } instead of { $former }.
# $to: a date and time.
event-special-leave = { $side } was granted special leave. The clock is paused until { $to }.
# $from, $to: dates and times.
event-outage = The server was down from { $from } to { $to }. The lost time was added to the running clock.
# $at: a date and time.
event-delay-ended = { $side } made the next move on { $at }. It was a delayed move.
# $time: such as "1 day".
event-safety-move-played = The next move of { $side } was a safety move: the clock had { $time } left.

log-hashes-title = Published hashes of all logs
log-hashes-what = Every day, the last hash of each log that has changed is published here, and one hash over all of them and over everything published before. Administrators get it by email. So nobody can rewrite the history of a game or delete a game without being noticed.
log-hashes-check = The text of a day contains what was hashed, line by line. <code>zugpost verify</code> compares it with the database.
log-hashes-none = Nothing has been published yet.
log-hashes-day = Day (UTC)
log-hashes-games = Games
log-hashes-hash = Hash
log-hashes-older = Earlier days
log-hashes-link = Published hashes of all logs

## Analysis: marks on moves and positions

glyph-brilliant-move = Brilliant move
glyph-good-move = Good move
glyph-interesting-move = Interesting move
glyph-dubious-move = Dubious move
glyph-mistake = Mistake
glyph-blunder = Blunder
glyph-white-winning = White is winning
glyph-white-better = White is better
glyph-white-slightly-better = White is slightly better
glyph-equal-position = Equal position
glyph-unclear-position = Unclear position
glyph-black-slightly-better = Black is slightly better
glyph-black-better = Black is better
glyph-black-winning = Black is winning

## What keys do

# A heading.
keys-heading = Keyboard shortcuts
keys-step = Previous or next move
keys-ends = First or last move
keys-flip = Flip board
keys-threats = Show threats: captures and checks. No engine is asked
keys-next-game = Next game
keys-zen = Zen mode
keys-escape = Put the piece back, or remove arrows and circles
keys-help = Show this list
keys-close = Close
