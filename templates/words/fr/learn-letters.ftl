### Répondre à une lettre par un coup.

learn-letters-title = Jouer par lettre
learn-letters-lead = Sur certains sites, vous pouvez répondre à une lettre par votre coup.
learn-letters-how = Si une lettre sur une partie le dit à la fin, répondez-y comme à un ami. Écrivez votre coup sur la première ligne, et rien d’autre sur cette ligne. Ce que cite votre programme, et votre signature, peuvent rester. Une lettre revient et dit ce qui a été fait, ou que rien n’a été fait, et pourquoi.
learn-letters-board = Une lettre montre l’échiquier, en image et en caractères, avec les derniers coups. C’est de cette position que parle votre réponse.
learn-letters-first = Ce qui peut figurer sur la première ligne
learn-letters-line = Première ligne
learn-letters-means = Signifie
learn-letters-move = Jouer ce coup. Le numéro peut manquer.
learn-letters-move-draw = Le jouer et proposer nulle.
learn-letters-offer = Proposer nulle, pendant que votre adversaire réfléchit.
learn-letters-accept = Accepter la nulle proposée.
learn-letters-decline = La refuser.
learn-letters-resign = Abandonner.
learn-letters-if = Un coup conditionnel, pendant que votre adversaire réfléchit.
learn-letters-move-if = Jouer le coup et prévoir la réponse.
learn-letters-notation = Les coups s’écrivent dans n’importe quelle <a>notation</a>. D’autres lignes qui commencent par « if » sont aussi des <a>coups conditionnels</a>. Le reste n’est pas lu. Si une lettre indique pour tout cela des mots de votre langue, ils conviennent aussi.
learn-letters-never = Rien n’est deviné
learn-letters-else = S’il y a autre chose sur la première ligne, une salutation ou un second coup, rien n’est fait.
learn-letters-number = Un numéro qui n’est pas celui du coup suivant est tenu pour une erreur.
learn-letters-passed = Si la position a changé depuis la lettre, votre réponse ne fait rien.
learn-letters-any = Les réponses à n’importe quel coup se prévoient sur la page, où vous voyez ce qu’elles couvrent.
learn-letters-know = Bon à savoir
learn-letters-one = Chaque lettre vaut pour une réponse. Pour continuer, répondez à la dernière.
learn-letters-late = C’est l’arrivée de votre lettre qui compte. Près du drapeau, jouez sur la page.
learn-letters-secret = Qui a la lettre a le droit de jouer. Ne la transférez pas.
learn-letters-off = Vous pouvez le désactiver parmi vos choix de lettres.
