### Resigning and aborting.

resign-title = Resign
resign-abort-title = Abort
resign-abort-ask = Abort the game against { $opponent }?
resign-abort-means = You have not both moved yet, so you can abort the game. It will not count for either of you.
resign-abort = Abort the game
resign-play-on = Play on
resign-ask = Resign the game against { $opponent }?
resign-means = You lose the game, and this cannot be undone.
