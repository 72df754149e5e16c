### Claims and rulings.

learn-claim-title = Claims
learn-claim-lead = What you can claim when it is your turn, and what comes of it.
learn-claim-what = What can be claimed
learn-claim-third = <b>Third occurrence:</b> the position stands for the third time, or will after your move.
learn-claim-fifty = <b>Fifty moves:</b> of each side, without a capture or a pawn move, your next move counted in if you name it.
learn-claim-dead = <b>A dead position:</b> nobody could mate by any series of moves. Usually the site sees that by itself.
learn-claim-other = <b>What rules cannot decide:</b> a fortress, a draw that theory knows, an agreement by mail. It goes to an administrator, with your words.
learn-claim-same = <a>Draws</a> says what counts as the same position.
learn-claim-example = An example
learn-claim-game = Two players move their knights to and fro: { $game }. Black is to move.
learn-claim-board = If the knight goes back to g8, the position of the beginning stands again.
learn-claim-with-move = Black claims the third occurrence and names { $move }. The site counts { $times } occurrences: at the beginning, after { $after }, and after { $move }. The claim is proven, the move is made, and the game is a draw.
learn-claim-too-early = If Black claims without naming the move, the position on the board is what counts. It has stood { $only } times only. The claim is refused, Black reads the count, and nothing has happened to the game.
learn-claim-comes = What comes of a claim
learn-claim-proven = <b>It is proven.</b> The game is a draw at once. It does not matter which ground you named: the one that holds counts.
learn-claim-refuted = <b>It is wrong.</b> You read what was counted. A move that you named is made only if you confirm it; then your claim may stand as a draw offer.
learn-claim-waits = <b>It cannot be decided by rules.</b> An administrator decides, and the game rests until then.
learn-claim-more = A claim cannot be taken back. What happens while it waits is told under <a>Rulings</a>.

learn-ruling-title = Rulings
learn-ruling-lead = What administrators decide, and how you can appeal.
learn-ruling-waits = While a claim waits for an administrator, the game rests: no move is made, no clock runs, no flag falls. Your opponent reads your words, may answer them once, and may accept the draw. Both can still resign.
learn-ruling-fortress = A case for an administrator: a wall that nobody seems to get through. What no one has proven, the site does not decide.
learn-ruling-example = An example
learn-ruling-example-text = Three days a move. It becomes your turn on { $began } UTC, your flag would fall on { $before }. On { $claimed } you claim that you have agreed on a draw by mail. Your opponent does not remember it. On { $ruled } the administrator rules to play on. You have { $left } left, as when you claimed, so your flag now falls on { $after }.
learn-ruling-what = How it is ruled
learn-ruling-sees = The administrator sees the board, everything that happened in the game, what was counted and proven, and the words of both.
learn-ruling-results = The ruling is a draw, a win, or to play on, with a reason that both players read. It stays in the log of the game.
learn-ruling-own = Nobody rules in a game of their own.
learn-ruling-again = After a claim that was turned down you cannot claim on the same ground for your next ten moves.
learn-ruling-appeal = Appeal
learn-ruling-appeal-text = Each ruling can be appealed once, by either player, within 14 days and before the next move. Another administrator decides; the first has no more to say.
learn-ruling-unasked = Unasked
learn-ruling-unasked-text = An administrator may also act unasked, where a player has died or the site has failed: end or annul a game, reopen one, give time. Always with a reason, always in the log, always by letter to both.
learn-ruling-silence = In a game without a time limit you can ask an administrator when your opponent has been silent for thirty days.
