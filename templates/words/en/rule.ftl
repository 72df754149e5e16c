### The ruling page.

rule-title = { $white } – { $black }: desk
rule-game = Game { $id }.
rule-waits-for = Waits for { $time }.
rule-to-move-white = White is to move.
rule-to-move-black = Black is to move.
rule-steps = Step through
rule-after = After { $move }.
rule-start = The start.
rule-mate-step = A mate that could come, half-move { $step } of { $all }.
rule-mate-start = The position from which a mate could come.
rule-said = What was said
rule-core = What the rules core says
rule-half-moves =
    { $n ->
        [one] { $n } half-move
       *[other] { $n } half-moves
    } without a capture or a pawn move; fifty moves are 100.
rule-with-intended = With the intended move the position would have occurred { $times } times.
rule-can-mate = { $side } can still checkmate.
rule-cannot-mate = { $side } cannot checkmate because { $reason }.
rule-undecided = Whether { $side } can still checkmate was not decided after { $moves } moves and { $positions } positions.
rule-step-mate = Step through it
rule-clock = Clock
rule-clock-rests-white = No clock runs. White had { $time } left.
rule-clock-rests-black = No clock runs. Black had { $time } left.
rule-clock-left-white = White has { $time } left.
rule-clock-left-black = Black has { $time } left.
rule-clock-unlimited-white = White is to move, without a limit.
rule-clock-unlimited-black = Black is to move, without a limit.
rule-rule = Rule
rule-reason = The reason; both players read it, and everybody in the log
rule-uphold = The ruling stands
rule-play-on = Play on
rule-draw = Draw
rule-win-white = White won
rule-win-black = Black won
rule-both-lose = Both lost
rule-annul = Annul
rule-give-white = Give White these days
rule-give-black = Give Black these days
rule-reopen = Reopen
rule-reopen-with = Reopen, with these days more for the side to move
rule-no-moves = None yet.
rule-happened = Everything that happened
rule-public = The game as everybody sees it
rule-log-ends = The log ends with
rule-own-game = You play in this game yourself: leave it to another administrator.
rule-player-gone = One of the players has closed the account: nobody is there to play on.
rule-changed = Nothing was ruled: the game has changed since you opened this page. Look at it again.
rule-flag-fell = Nothing was ruled: the flag has fallen, and that ends the game.
rule-too-long = A reason has { $most } characters at the most.
