### The log of a game and its clocks.

log-title = Log: { $white } – { $black }
log-heading = { $white } – { $black }: clocks and log
log-to-game = To the game
log-time = How time is counted
log-costs = What each move took
log-move = Move
log-made = Made on
log-took = Took
log-counted = Counted as
log-left = Left then
log-happened = What happened
log-nothing = Nothing yet.
log-proof = Proof against alteration
log-chain = Each event goes on from the one before with a hash, and the last one is told to both players in the letter about the end. The last one now:
log-file = The log as a file
log-verify = <code>zugpost verify-log</code> checks it.
log-none-plan = none: by a plan
log-then-plan = { $time }, then by a plan
log-none-agreed = none: agreed
log-said = { $what } “{ $words }”
log-appeal-waits = { $name } has appealed the ruling of an administrator.
log-silence-waits = { $name } has asked an administrator what becomes of a game in which nobody moves.
log-claim-waits = { $name } claims a draw. The game rests until an administrator has ruled: no clock runs.
