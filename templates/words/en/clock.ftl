### Clocks as pages show them.

clock-none = no time limit
clock-fell = flag fell
clock-left = { $time } left
clock-still = stands still
clock-stock =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
     } for { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
     }
clock-on-leave = { $name } is on leave until { $to }.
clock-leave = { $name } is on leave from { $from } to { $to }.
clock-control = Time: { $control }.
clock-per-move = What a move does not need is not kept.
clock-bank = What a move does not need stays on the clock.
clock-cap = Time added lifts a clock no higher than the most that can be saved up; what was given by the opponent stays.
clock-period = Whole days count: the first 24 hours of each move are free, and days beyond the twentieth on one move count double. What is left of a period is carried over. No move may take { $silence } days or more.
clock-unlimited = No flag falls.
clock-flag-falls-white = White's flag falls on { $flag }.
clock-flag-fell-white = White's flag fell on { $flag }.
clock-runs-white = White's clock runs since { $from }.
clock-rests-white = White's clock stands still until { $to }.
clock-flag-falls-black = Black's flag falls on { $flag }.
clock-flag-fell-black = Black's flag fell on { $flag }.
clock-runs-black = Black's clock runs since { $from }.
clock-rests-black = Black's clock stands still until { $to }.
clock-used-falls = This move has used { $used } of { $all }; the flag falls on { $flag }.
clock-used-fell = This move has used { $used } of { $all }; the flag fell on { $flag }.
