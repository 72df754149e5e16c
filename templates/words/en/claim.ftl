### Claiming a draw, and what becomes of it.

claim-offered = This is a draw if you claim it
claim-now = Claim the draw
claim-now-with = Claim the draw with { $move }
claim-need-not = You need not: you can also play on.
claim-waiting = Waiting for a ruling
claim-ruling = A ruling
claim-accept = Accept the draw
claim-answer-claim = Your answer to the claim, once
claim-answer-appeal = Your answer to the appeal, once
claim-send = Send it to the administrator
claim-appeal = Appeal this ruling
claim-appeal-why = Why it is wrong; another administrator is going to decide
claim-appeal-send = Appeal
claim-appeal-running = A ruling can be appealed once, within 14 days and before the next move.
claim-appeal-once = A ruling can be appealed once, within 14 days.
claim-silence = Your opponent has not moved for thirty days, and no clock runs.
claim-silence-ask = Ask an administrator
claim-silence-wish = What you wish for
claim-silence-send = Ask
claim-form = Claim a draw
claim-because = Because of
claim-move = The move of yours that makes it a draw, if it needs one
claim-words = In words, for the administrator and your opponent
claim-claim = Claim
claim-hint = What the rules can decide is decided at once. Everything else goes to an administrator: until then the game rests and no clock runs.
