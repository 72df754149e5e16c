### Answering a letter with a move.

learn-letters-title = Playing by letter
learn-letters-lead = On some sites you can answer a letter with your move.
learn-letters-how = If a letter about a game says so at its end, answer it as you would answer a friend. Write your move into the first line, and nothing else into that line. What your program quotes, and your signature, may stay. A letter comes back that says what was done, or that nothing was done, and why.
learn-letters-board = A letter shows the board, as a picture and in characters, with the last moves. It is the position that your answer is about.
learn-letters-first = What can stand in the first line
learn-letters-line = First line
learn-letters-means = Means
learn-letters-move = Make this move. The number may be left out.
learn-letters-move-draw = Make it and offer a draw.
learn-letters-offer = Offer a draw, while your opponent thinks.
learn-letters-accept = Accept the draw that is offered.
learn-letters-decline = Decline it.
learn-letters-resign = Resign.
learn-letters-if = A conditional move, while your opponent thinks.
learn-letters-move-if = Make the move and plan the answer.
learn-letters-notation = Moves may be written in any <a>notation</a>. More lines that begin with “if” are <a>conditional moves</a> too. Other lines are not read. Where a letter names words of your language for all this, they are good too.
learn-letters-never = Nothing is guessed
learn-letters-else = If anything else stands in the first line, a greeting or a second move, nothing is done.
learn-letters-number = A number that is not that of the next move is taken for a mistake.
learn-letters-passed = If the position has changed since the letter, your answer does nothing.
learn-letters-any = Answers to any move are planned on the page, where you see what they cover.
learn-letters-know = Good to know
learn-letters-one = Each letter is good for one answer. To go on, answer the latest one.
learn-letters-late = What counts is when your letter arrives. Near the flag, move on the page.
learn-letters-secret = Who holds the letter holds the right to move. Do not forward it.
learn-letters-off = You can switch it off among your choices of letters.
