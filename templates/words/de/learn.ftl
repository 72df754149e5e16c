### Seiten, die etwas erklären: was um sie steht, und was zu ihnen führt.

learn-title = Wie es geht
learn-lead = Die Regeln des Schachs und die Bräuche dieses Servers. Ein Kapitel für jede Frage, keines länger als nötig.
learn-contents = In diesem Kapitel
learn-pager = Kapitel
learn-laws = FIDE-Schachregeln (2023): { $articles }.
learn-group-board = Die Regeln des Spiels
learn-group-games = Andere Spielweisen
learn-group-site = Spielen auf diesem Server
learn-board-dots = Die Figur auf { $from } darf nach: { $to }.

## Wo sich die Frage stellt

learn-ask-typed = Was kann ich eintippen?
learn-ask-claims = Was kann man beanspruchen?
learn-ask-rulings = Wie entschieden wird
learn-ask-plans = Wie bedingte Züge gehen
learn-ask-proposals = Wie Zugvorschläge gehen
learn-ask-clocks = Wie die Uhren gehen
learn-ask-leave = Wie Urlaub geht
learn-ask-960 = Was ist Chess960?
learn-ask-house = Was bedeuten diese Regeln?
learn-ask-ratings = Was ist eine Wertungszahl?
learn-ask-endings = Wie Partien enden
learn-ask-letters = Wie man einen Brief mit einem Zug beantwortet
