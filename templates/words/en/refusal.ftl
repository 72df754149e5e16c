### Why nothing happened.

refusal-already-done = This has been done already.
refusal-over = The game is over.
refusal-being-proven = The game is over. Its result is being proven and follows in a moment.
refusal-not-your-turn = It is not your turn.
refusal-stale = The position has changed since you opened this page. Look at the board and choose again.
refusal-no-offer = There is no draw offer to answer any more.
refusal-offer-with-move = It is your turn: offer the draw together with your move.
refusal-offer-too-soon = You may offer a draw again after { $n ->
        [one] one more move
       *[other] { $n } more moves
    } of yours.
refusal-offer-stands = Your opponent offers a draw already: you can accept it.
refusal-no-takebacks = This game is played without takebacks.
refusal-time-range = You can give 1 to 30 whole days at a time.
refusal-time-often = You have given time three times since the last move. Wait for the next one.
refusal-time-full = That is enough: no clock holds more than 365 days.
refusal-no-clock = This game has no time limit.
refusal-no-leave = In this game no leave stops the clock.
refusal-flag-fresh = The flag has only just fallen, and a move may still be on its way. Claim it two minutes later.
refusal-flag-stands = There is no flag to claim: it has not fallen, or the move has come.
refusal-nothing-to-take-back = You have no move to take back.
refusal-takeback-stands = Your opponent asks for a takeback already: you can grant it.
refusal-not-asked = Nobody asks for a takeback any more.
refusal-no-conditional-moves = This game is played without conditional moves.
refusal-plan-on-your-turn = It is your turn: make your move and keep the lines that follow it.
refusal-plan-passed = Nothing was saved: meanwhile { $moves } came on the board. Look at the game again.
refusal-plan-changed = Nothing was saved: your plan has changed since you opened this page.
refusal-no-such-line = Your plan has no such line any more.
refusal-plan = Nothing was saved. { $fault }
refusal-proposal = The proposal is not sent. { $fault }
refusal-proposal-stands = Your proposal is still open: there can be no other until your opponent deviates.
refusal-lines-not-kept = The move was made already, without these lines. You can still save them while your opponent thinks.
refusal-not-proposed = These moves are not proposed any more.
refusal-bound = You have proposed { $move } and are bound to it until your opponent deviates.
refusal-too-late-to-abort = Both sides have moved: the game can no longer be aborted.
