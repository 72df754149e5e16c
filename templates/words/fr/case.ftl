### Réclamations, appels et décisions.

case-refuted = Ce n’est pas encore nulle. { $found }
case-progress = Dans les { $halfmoves } derniers demi-coups, aucun pion n’a bougé et rien n’a été pris ; cinquante coups de chaque camp en font 100.
case-progress-with = Avec ce coup, dans les { $halfmoves } derniers demi-coups, aucun pion n’a bougé et rien n’a été pris ; cinquante coups de chaque camp en font 100.
case-can-be-won = Cette position peut encore être gagnée.
case-waits = Une réclamation attend la décision d’un administrateur. Jusque-là, aucun coup n’est joué et aucune pendule ne tourne.
case-needs-words = Dites-le en quelques mots : un administrateur les lira.
case-too-soon = Une réclamation pour ce motif a été rejetée : vous pourrez en faire une autre après { $n ->
        [one] un coup
       *[other] { $n } coups
    } de plus de votre part.
case-flag-fell = Le drapeau est tombé, et ni réclamation ni appel n’arrête une pendule écoulée.
case-silence-waits = Votre adversaire a interrogé un administrateur sur votre silence. Jouez un coup, et l’affaire est réglée.
case-nobody-rules = Personne ne pourrait en décider : cela revient à un administrateur ou arbitre qui ne joue pas la partie et n’en a pas encore décidé.
case-nothing = Il n’y a plus de réclamation à laquelle répondre.
case-answered = Vous avez déjà répondu à cette réclamation.
case-silence-too-short = Vous pouvez interroger un administrateur quand votre adversaire n’a pas joué depuis 30 jours.
case-clock-decides = Cette partie a une limite de temps : si votre adversaire reste silencieux, la pendule décide.
case-nothing-to-appeal = Il n’y a pas de décision dont faire appel : la partie a continué depuis, ou personne n’a décidé.
case-appealed-once = Cette décision a été rendue en appel : elle est définitive.
case-appeal-too-late = On peut faire appel d’une décision pendant 14 jours : celle-ci est définitive.
case-needs-reason = Donnez un motif : les deux joueurs le liront.
case-ruled-before = Vous en avez déjà décidé : l’appel revient à un autre administrateur.
case-nothing-to-rule = Plus rien n’attend de décision ici.
case-same-result = La partie a déjà ce résultat.
case-still-running = La partie n’est pas terminée.
case-board-ended = La position sur l’échiquier a mis fin à cette partie : elle ne peut pas continuer.
case-reopen-needs-time = Le drapeau du camp au trait tomberait aussitôt : rouvrez-la avec quelques jours de plus.

case-ground-dead = position morte : plus personne ne peut être maté
case-ground-agreement = accord conclu hors du site
case-ground-fortress = une forteresse ou une nulle théorique
case-ground-silence = trente jours de silence
case-ground-other = un autre motif
case-ground-with = { $ground }, avec { $move }
case-ruled-won = { $who } a décidé que les { $winner } ont gagné.
case-ruled-draw = { $who } a décidé que la partie est nulle.
case-ruled-both-lose = { $who } a décidé que les deux camps ont perdu.
case-ruled-annulled = { $who } a annulé la partie.
case-ruled-play-on = { $who } a décidé que la partie continue.
case-ruled-uphold = { $who } a décidé que le résultat est maintenu.
case-ruled-add-time = { $who } a donné aux { $side } { $n ->
        [one] un jour
       *[other] { $n } jours
    } de plus.
case-ruled-reopen = { $who } a rouvert la partie.
case-ruled-reopen-with = { $who } a rouvert la partie, avec { $n ->
        [one] un jour
       *[other] { $n } jours
    } de plus.
case-an-administrator = Un administrateur
