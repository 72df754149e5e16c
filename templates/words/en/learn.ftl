### Pages that teach: what stands around them, and the links that lead to them.

learn-title = How it works
learn-lead = The rules of chess, and the ways of this site. One page for each question; no page longer than it has to be.
learn-contents = In this chapter
learn-pager = Chapters
learn-laws = FIDE Laws of Chess (2023): { $articles }.
learn-group-board = The rules of the game
learn-group-games = Other games
learn-group-site = Playing here
learn-board-dots = The piece on { $from } may go to: { $to }.

## Where the question arises

learn-ask-typed = What can I type?
learn-ask-claims = What can be claimed?
learn-ask-rulings = How rulings work
learn-ask-plans = How conditional moves work
learn-ask-proposals = How proposals work
learn-ask-clocks = How the clocks work
learn-ask-leave = How leave works
learn-ask-960 = What is Chess960?
learn-ask-house = What do these rules mean?
learn-ask-ratings = What is a rating?
learn-ask-endings = How games end
learn-ask-letters = How to answer a letter with a move
