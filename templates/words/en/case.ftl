### Claims, appeals and rulings.

case-refuted = This is no draw yet. { $found }
case-progress = No pawn has been moved and nothing captured in the last { $halfmoves } half-moves; fifty moves of each side are 100.
case-progress-with = With this move no pawn has been moved and nothing captured in the last { $halfmoves } half-moves; fifty moves of each side are 100.
case-can-be-won = This position can still be won.
case-waits = A claim waits for the ruling of an administrator. Until then no move is made and no clock runs.
case-needs-words = Say it in a few words: an administrator is going to read them.
case-too-soon = A claim on this ground was turned down: you may make another after { $n ->
        [one] one more move
       *[other] { $n } more moves
    } of yours.
case-flag-fell = The flag has fallen, and no claim or appeal stops a clock that has run out.
case-silence-waits = Your opponent has asked an administrator about your silence. Make a move, and that is settled.
case-nobody-rules = Nobody could rule on this: it is for an administrator or arbiter who does not play in the game and has not ruled on it.
case-nothing = There is no claim to answer any more.
case-answered = You have answered this claim already.
case-silence-too-short = You can ask an administrator when your opponent has not moved for 30 days.
case-clock-decides = This game has a time limit: if your opponent stays silent, the flag decides.
case-nothing-to-appeal = There is no ruling to appeal: the game has gone on since, or nobody has ruled.
case-appealed-once = This ruling was made on an appeal: it stands.
case-appeal-too-late = A ruling can be appealed for 14 days: this one stands.
case-needs-reason = Give a reason: both players are going to read it.
case-ruled-before = You have ruled on this before: the appeal is for another administrator.
case-nothing-to-rule = Nothing waits for a ruling here any more.
case-same-result = The game has this result already.
case-still-running = The game is not over.
case-board-ended = The position on the board ended this game: it cannot go on.
case-reopen-needs-time = The flag of the side to move would fall at once: reopen it with some days more.

case-ground-dead = a dead position: nobody can be mated any more
case-ground-agreement = agreement outside of the site
case-ground-fortress = a fortress or a draw by theory
case-ground-silence = thirty days of silence
case-ground-other = another ground
case-ground-with = { $ground }, with { $move }
case-ruled-won = { $who } ruled that { $winner } won.
case-ruled-draw = { $who } ruled that the game is a draw.
case-ruled-both-lose = { $who } ruled that both sides lost.
case-ruled-annulled = { $who } annulled the game.
case-ruled-play-on = { $who } ruled that the game goes on.
case-ruled-uphold = { $who } ruled that the result stands.
case-ruled-add-time = { $who } gave { $side } { $n ->
        [one] one day
       *[other] { $n } days
    } more.
case-ruled-reopen = { $who } reopened the game.
case-ruled-reopen-with = { $who } reopened the game, with { $n ->
        [one] one day
       *[other] { $n } days
    } more.
case-an-administrator = An administrator
