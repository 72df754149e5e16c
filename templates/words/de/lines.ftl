### Was an eingegebenen Varianten nicht stimmt.

lines-at = { $place }: { $why }
lines-number = Die Nummer passt nicht: Der Zug hier ist { $expected }
lines-nothing-to-vary = Eine Variante in Klammern steht hinter dem Zug, den sie ersetzt.
lines-bracket-open = Eine Klammer ist nicht geschlossen.
lines-bracket-closed = Eine Klammer wird geschlossen, die nie geöffnet wurde.
lines-comment-open = Ein Kommentar in {"{ }"} ist nicht geschlossen.
lines-comment-closed = Eine {"}"} schließt einen Kommentar, der nie geöffnet wurde.
lines-after-the-end = Hier kann nichts mehr folgen.
lines-word = „{ $word }“ kann hier nicht stehen.
lines-guard = „{ $word }“ ist keine Bedingung. Schreib any oder any-unless- und dahinter capture, check oder attack, durch Bindestriche verbunden.
lines-any-without-answer = Hinter „any“ kommt deine Antwort.
lines-any-never = Diese Antwort ist nach keinem der Züge möglich, für die sie gilt.
lines-too-long = Eine Variante darf höchstens { $limit } Halbzüge haben.
lines-two-answers = Dieselbe Stellung hat schon eine andere Antwort: { $first }. Wähle eine von beiden.
lines-no-answer = Deine Antwort auf diesen Zug fehlt.
lines-too-deep = Ein Plan darf { $limit } Halbzüge vorausreichen.
lines-too-many = Es ist Platz für { $limit }; nimm zuerst etwas heraus.
lines-too-many-lines = Ein Vorschlag hat höchstens { $limit } Varianten.
lines-comments = Die Kommentare haben zusammen Platz für { $limit } Zeichen.
lines-empty = Gib mindestens einen Zug ein.
lines-book-moves = Ein Analysebuch hat Platz für { $limit } Züge. Nimm zuerst etwas heraus.
lines-book-comments = Die Kommentare eines Analysebuchs haben höchstens { $limit } Zeichen.
lines-book-comment = Ein Kommentar hat höchstens { $limit } Zeichen.
