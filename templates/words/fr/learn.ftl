### Les pages qui expliquent : ce qui les entoure et ce qui y mène.

learn-title = Comment ça marche
learn-lead = Les règles des échecs et les usages de ce site. Un chapitre par question, aucun plus long que nécessaire.
learn-contents = Dans ce chapitre
learn-pager = Chapitres
learn-laws = Règles du jeu d’échecs de la FIDE (2023) : { $articles }.
learn-group-board = Les règles du jeu
learn-group-games = Autres façons de jouer
learn-group-site = Jouer sur ce site
learn-board-dots = La pièce en { $from } peut aller en : { $to }.

## Là où la question se pose

learn-ask-typed = Que puis-je saisir ?
learn-ask-claims = Que peut-on réclamer ?
learn-ask-rulings = Comment se prennent les décisions
learn-ask-plans = Comment marchent les coups conditionnels
learn-ask-proposals = Comment marchent les propositions
learn-ask-clocks = Comment marchent les pendules
learn-ask-leave = Comment marchent les congés
learn-ask-960 = Qu’est-ce que le Chess960 ?
learn-ask-house = Que veulent dire ces règles ?
learn-ask-ratings = Qu’est-ce que le classement ?
learn-ask-endings = Comment finissent les parties
learn-ask-letters = Comment répondre à une lettre par un coup
