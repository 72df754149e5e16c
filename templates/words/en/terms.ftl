### What players agree on, and times.

terms-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
terms-hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
terms-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
terms-seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
terms-no-time = no time
terms-per-move = { $time } a move
terms-bank = { $initial } and { $increment } more for each move
terms-bank-whole = { $initial } for the whole game
terms-cap = at most { $time } saved up
terms-limit = no move over { $time }
terms-period = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
terms-unlimited = no time limit
terms-bad-per-move = A move has at least 1 hour and at most 30 days.
terms-bad-initial = The time to begin with is at least 1 hour and at most 365 days.
terms-bad-increment = The time added for each move is at most 30 days.
terms-bad-cap = The most that can be saved up is not less than the time to begin with, and at most 365 days.
terms-bad-limit = The limit for one move is at least 1 hour and at most 365 days.
terms-bad-moves = A period has 1 to 100 moves.
terms-bad-days = A period has 1 to 365 days.
terms-bad-silence = The longest silence is 1 to 365 days.
terms-rated = rated
terms-no-en-passant = no en passant
terms-no-check-warning = no check warning
terms-draws-automatic = draws by themselves
terms-no-conditional-moves = no conditional moves
terms-no-takebacks = no takebacks
terms-flags-claimed = flags are claimed
terms-no-leave = no leave
