### One's own games, running and finished, and the way from one to the next.

mine-title = My games
mine-on-leave = You are on leave until { $until }. <a>To your leave</a>
mine-your-move = Your move
mine-your-moves = Your move ({ $n })
mine-none = No game is waiting for you.
mine-find = <a>Find one in the lobby</a>.
mine-none-fits = No running game fits. <a>Show all</a>
mine-challenges = Challenges
mine-waiting = Waiting for your opponents ({ $n })
mine-just-finished = Just finished
mine-all-finished = All finished games
mine-pgn = All games as PGN
mine-pgn-times = PGN with times
mine-leave = Leave

# What narrows and sorts running games

mine-sort = Sort by
mine-by-left = Time left
mine-by-moved = Last move
mine-by-started = Start of the game
mine-view = Show as
mine-boards = Boards
mine-rows = Rows
mine-show = Show

# A game on a list

mine-proven = Over; the result is being proven
mine-rests = Rests: a claim waits for a ruling
mine-turn = your move
mine-offered = draw offered
mine-takeback = takeback asked
mine-flag = flag to claim
mine-claim = claim waits for a ruling
mine-message = new message
mine-ready =
    { $n ->
        [one] 1 answer ready
       *[other] { $n } answers ready
    }
mine-won = won
mine-lost = lost

# Rows, and the finished games

mine-opponent = Opponent
mine-opponent-hint = How the name begins.
mine-any-color = Either
mine-last-move = Last move
mine-clock = Time left
mine-waits = What waits
mine-finished = Finished games
mine-opening = Opening
mine-opening-hint = A name or a code: Ruy Lopez, C84.
mine-result = Result
mine-any-result = Any
mine-result-won = Won
mine-result-drawn = Drawn
mine-result-lost = Lost
mine-from = Ended from
mine-to = Ended until
mine-no-day = This is no date. Type it like 2026-11-20.
mine-found =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }: { $won } won, { $drawn } drawn, { $lost } lost.
mine-show-all = Show all
mine-nothing = No finished game fits. <a>Show all</a>
mine-never = You have not finished a game yet.
mine-latest = Latest
mine-older = Older

# From game to game

mine-others = Other games that wait for you
mine-next = Next game ({ $n })
mine-skip = Skip to the next game ({ $n })
mine-against = against { $opponent }
mine-against-left = against { $opponent }, { $time } left
