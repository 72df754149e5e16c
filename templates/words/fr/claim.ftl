### Réclamer la nulle, et ce qui s’ensuit.

claim-offered = C’est nulle si vous la réclamez
claim-now = Réclamer la nulle
claim-now-with = Réclamer la nulle avec { $move }
claim-need-not = Rien ne vous y oblige : vous pouvez aussi continuer.
claim-waiting = En attente d’une décision
claim-ruling = Une décision
claim-accept = Accepter la nulle
claim-answer-claim = Votre réponse à la réclamation, une seule fois
claim-answer-appeal = Votre réponse à l’appel, une seule fois
claim-send = L’envoyer à l’administration
claim-appeal = Faire appel de cette décision
claim-appeal-why = Pourquoi elle est fausse ; un autre administrateur décidera
claim-appeal-send = Faire appel
claim-appeal-running = On peut faire appel d’une décision une fois, dans les 14 jours et avant le coup suivant.
claim-appeal-once = On peut faire appel d’une décision une fois, dans les 14 jours.
claim-silence = Votre adversaire n’a pas joué depuis trente jours, et aucune pendule ne tourne.
claim-silence-ask = Demander à un administrateur
claim-silence-wish = Ce que vous souhaitez
claim-silence-send = Demander
claim-form = Réclamer la nulle
claim-because = En raison de
claim-move = Votre coup qui rend la partie nulle, s’il en faut un
claim-words = En quelques mots, pour l’administrateur et votre adversaire
claim-claim = Réclamer
claim-hint = Ce que les règles peuvent décider l’est aussitôt. Tout le reste va à un administrateur : d’ici là, la partie est suspendue et aucune pendule ne tourne.
