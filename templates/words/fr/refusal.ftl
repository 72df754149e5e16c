### Pourquoi rien ne s’est passé.

refusal-already-done = C’est déjà fait.
refusal-over = La partie est terminée.
refusal-being-proven = La partie est terminée. Son résultat est en cours de vérification et suit dans un instant.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-stale = La position a changé depuis que vous avez ouvert cette page. Regardez l’échiquier et choisissez à nouveau.
refusal-no-offer = Il n’y a plus d’offre de nulle à laquelle répondre.
refusal-offer-with-move = C’est à vous de jouer : proposez la nulle avec votre coup.
refusal-offer-too-soon = Vous pourrez proposer nulle à nouveau après { $n ->
        [one] un coup
       *[other] { $n } coups
    } de plus de votre part.
refusal-offer-stands = Votre adversaire propose déjà la nulle : vous pouvez l’accepter.
refusal-no-takebacks = Cette partie se joue sans reprise de coups.
refusal-time-range = Vous pouvez donner de 1 à 30 jours entiers à la fois.
refusal-time-often = Vous avez donné du temps trois fois depuis le dernier coup. Attendez le prochain.
refusal-time-full = Cela suffit : aucune pendule ne contient plus de 365 jours.
refusal-no-clock = Cette partie est sans limite de temps.
refusal-no-leave = Dans cette partie, aucun congé n’arrête la pendule.
refusal-flag-fresh = Le drapeau vient de tomber, et un coup peut encore être en route. Réclamez deux minutes plus tard.
refusal-flag-stands = Il n’y a pas de drapeau à réclamer : il n’est pas tombé, ou le coup est arrivé.
refusal-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
refusal-takeback-stands = Votre adversaire demande déjà à reprendre un coup : vous pouvez l’accorder.
refusal-not-asked = Plus personne ne demande à reprendre un coup.
refusal-no-conditional-moves = Cette partie se joue sans coups conditionnels.
refusal-plan-on-your-turn = C’est à vous de jouer : jouez votre coup et gardez les lignes qui le suivent.
refusal-plan-passed = Rien n’a été enregistré : entre-temps, { $moves } a été joué. Regardez la partie à nouveau.
refusal-plan-changed = Rien n’a été enregistré : votre plan a changé depuis que vous avez ouvert cette page.
refusal-no-such-line = Cette ligne n’est plus dans votre plan.
refusal-plan = Rien n’a été enregistré. { $fault }
refusal-proposal = La proposition n’est pas envoyée. { $fault }
refusal-proposal-stands = Votre proposition est encore ouverte : il ne peut y en avoir d’autre tant que votre adversaire ne s’en écarte pas.
refusal-lines-not-kept = Le coup a déjà été joué, sans ces lignes. Vous pouvez encore les enregistrer pendant que votre adversaire réfléchit.
refusal-not-proposed = Ces coups ne sont plus proposés.
refusal-bound = Vous avez proposé { $move } et y êtes tenu tant que votre adversaire ne s’en écarte pas.
refusal-too-late-to-abort = Les deux camps ont joué : la partie ne peut plus être annulée.
