### What is wrong with lines that were typed.

lines-at = { $place }: { $why }
lines-number = The number does not fit: the move here is { $expected }
lines-nothing-to-vary = A variation in brackets stands behind the move that it replaces.
lines-bracket-open = A bracket is not closed.
lines-bracket-closed = A bracket is closed that was never opened.
lines-comment-open = A comment in {"{ }"} is not closed.
lines-comment-closed = A {"}"} closes a comment that was never opened.
lines-after-the-end = Nothing can follow here.
lines-word = "{ $word }" cannot stand here.
lines-guard = "{ $word }" is no guard. Write any, or any-unless- and then capture, check or attack, joined by hyphens.
lines-any-without-answer = Behind "any" comes your answer.
lines-any-never = This answer is possible after none of the replies that it is for.
lines-too-long = A line may have { $limit } half-moves at most.
lines-two-answers = The same position has another answer already: { $first }. Choose one of them.
lines-no-answer = Your answer to this move is missing.
lines-too-deep = A plan may reach { $limit } half-moves ahead.
lines-too-many = There is room for { $limit }; take something out first.
lines-too-many-lines = A proposal has at most { $limit } lines.
lines-comments = The comments have room for { $limit } characters together.
lines-empty = Type at least one move.
lines-book-moves = A book has room for { $limit } moves. Take something out first.
lines-book-comments = The comments of a book have at most { $limit } characters.
lines-book-comment = A comment has at most { $limit } characters.
