### The page of a game: board, moves, clocks, conditional moves, analysis, claims.

## Game page: making a move

game-your-move = Votre coup : <b>{ $move }</b>
game-other-move-typed = Vous aviez saisi un autre coup ; le précédent n’a donc pas été joué. Confirmez celui-ci si c’est le bon.
game-offer-draw-with-move = Proposer la nulle avec ce coup
game-confirm-move = Confirmer le coup
game-add-lines = Ajouter des coups conditionnels ou une suite proposée
game-conditional-moves = Coups conditionnels (visibles de vous seul)
game-proposed-line = Suite proposée (visible de votre adversaire ; vous ne pourrez pas la retirer)
game-confirm-move-and-lines = Confirmer le coup et les variantes
game-lines-typed = Vous avez aussi saisi des variantes. Jouer le coup avec elles, ou seul ?
game-confirm-move-alone = Confirmer le coup seul
game-just-try = Analyser
game-delayed-move = Votre coup <b>{ $move }</b> sera envoyé dans { $time } :
game-delayed-move-with-offer = Il est accompagné d’une proposition de nulle.
game-delayed-move-with-lines = Il est accompagné de ces variantes : { $lines }
game-delayed-move-with-message = Il est accompagné de ce message :
game-delayed-move-hint = D’ici là, vous seul voyez ce coup. Votre pendule est arrêtée. Si vous rappelez le coup, le temps écoulé depuis est décompté de votre temps.
game-recall-move = Rappeler le coup
game-move-not-sent = Votre coup n’a pas encore été envoyé.
move-already-played = Votre coup a déjà été joué.
move-played = Votre coup a été joué.
unsent-message = Votre message n’a pas été envoyé.
unsent-draw-offer = Aucune nulle n’a été proposée.
unsent-lines = Les coups conditionnels n’ont pas été enregistrés.
notice-message-sent = Votre message avait déjà été envoyé.
notice-move-recalled = Vous avez rappelé votre coup. Il n’a pas été envoyé.
notice-move-sent = Vous avez joué. Voici votre partie suivante.
unsent-proposed-line = La suite proposée n’a pas été envoyée.
unsent-wrote = Ce que vous avez écrit :
question-no-undo = C’est irrévocable.
game-promote-to = Promouvoir en :
game-type-move = Saisir un coup
game-play-move = Jouer
game-add-message = Ajouter un message
game-message-label = Message à votre adversaire

## Game page: buttons below the board

game-move-navigation = Navigation dans les coups
game-first-position = Première position
game-previous-move = Coup précédent
game-next-move = Coup suivant
game-last-position = Dernière position
game-flip-board = Tourner l’échiquier
game-zen = Mode zen (z)
game-zen-leave = Quitter le mode zen (z)
game-analyze = Analyser la partie
game-blindfold = À l’aveugle : les pièces sont cachées. <a>Modifier</a>

## Game page: what you can answer or claim

game-opponent-out-of-time = Le temps de votre adversaire est écoulé
game-claim-win-on-time = Réclamer le gain au temps
game-claim-win-on-time-hint = Vous pouvez aussi attendre. Tant que vous ne réclamez pas le gain, votre adversaire peut encore jouer.
game-draw-offered = Votre adversaire propose la nulle
game-accept-draw = Accepter la nulle
game-decline = Refuser
game-draw-offered-hint = Jouer un coup revient aussi à refuser la proposition.
game-you-offered-draw = Vous avez proposé la nulle.
game-takeback-asked-by-opponent = Votre adversaire demande à reprendre { $move }
game-accept-takeback = Accepter la reprise
game-takeback-hint = Si vous acceptez, les propositions de nulle et les suites proposées prennent fin, et les coups conditionnels deviennent inactifs. Jouer un coup revient à refuser la demande.
game-you-asked-for-takeback = Vous avez demandé à reprendre un coup.
game-move-declines =
    Votre adversaire { $what ->
        [draw] propose la nulle
        [takeback] demande à reprendre un coup
       *[both] propose la nulle et demande à reprendre un coup
    }. En jouant ce coup, vous refusez { $what ->
        [draw] la proposition
        [takeback] la demande
       *[both] les deux
    }.
game-proposed-by-you = Vous avez proposé cette suite
game-proposed-by-opponent = Votre adversaire a proposé cette suite
game-proposed-must-follow = Vous devez suivre cette suite tant que votre adversaire ne joue pas un autre coup.
game-proposed-hint = Vous pouvez accepter toute la suite. Pour n’accepter que les premiers coups, parcourez-la sur l’échiquier. Vous pouvez aussi jouer n’importe quel autre coup.
game-proposed-view = Voir sur l’échiquier
game-proposed-accept = Accepter toute la suite

## Game page: moves

game-moves = Coups
game-tabs = À côté de l’échiquier
game-tab-conditional-moves = Conditionnels
game-tab-note = Note
game-tab-more = Plus
game-material-advantage = Avantage matériel
game-board-size = Taille de l’échiquier
game-no-moves = Aucun coup pour l’instant.
game-no-moves-made = Aucun coup n’a été joué.
game-mark-conditional = conditionnel
game-mark-proposed = proposé
game-time-used = joué en { $time }
game-played-conditional = joué comme coup conditionnel
game-played-proposed = joué selon une suite proposée

## Game page: about the game

game-started = Commencée
game-ended = Terminée
game-time-control = Cadence
game-time-left-white = Temps restant des Blancs
game-time-left-black = Temps restant des Noirs
game-starting-position = Position de départ
game-options = Options de la partie
game-rating-of = Classement de { $name }
game-rating-at-start = { $rating } ±{ $margin } au début de la partie.
game-rating-change = Semaine du { $week } : { $before } → { $after } ({ $change }), par { $n ->
        [one] 1 partie classée
       *[other] { $n } parties classées
    }.

## Game page: links and buttons

game-log = Temps utilisés et journal de la partie
game-used-times = Temps utilisé pour chaque coup
game-used-time = { $side } : { $total } au total, le plus long { $longest } (coup { $number })
game-pgn-clock-times = PGN avec temps
game-pgn-analysis = PGN avec mon analyse
game-offer-draw = Proposer la nulle
game-ask-for-takeback = Demander à reprendre { $move }
game-give-more-time = Donner du temps
game-give-time-label = Temps à donner à votre adversaire
game-give-time = Donner du temps
game-rematch = Revanche avec couleurs inversées
game-rematch-offered = Votre adversaire propose une revanche
game-you-offered-rematch = Vous avez proposé une revanche.
game-rematch-declined = Votre adversaire a refusé la revanche.
game-rematch-withdrawn = Vous avez retiré votre proposition de revanche.
game-rematch-expired = Votre proposition de revanche a expiré.
game-rematch-begun = La revanche a commencé.
game-go-to-rematch = Aller à la revanche

## Game page: status

game-white-to-move = Trait aux Blancs
game-black-to-move = Trait aux Noirs
game-captured = Prises : { $pieces }
game-your-turn = C’est à vous de jouer.
game-their-turn = C’est à { $name } de jouer.
game-error-too-late = Trop tard : le temps s’est écoulé le { $deadline }.
game-why-not-a-draw = Pourquoi la partie n’est-elle pas nulle ?

## Board, also for screen readers: moves, as screen readers say them

board-name = Échiquier
board-checks-left = { $n ->
        [one] encore 1 échec
       *[other] encore { $n } échecs
    }
board-pocket-piece = { $piece }, { $n } dans la réserve
board-checks-left-of = { $color } : { board-checks-left }.
board-pocket-of = { $color }, dans la réserve : { $pieces }.
board-variant = Variante : { $variant }.
board-goal = but
board-spoken-captured-piece = { $kind ->
    [P] le pion
    [N] le cavalier
    [B] le fou
    [R] la tour
   *[Q] la dame
}
board-spoken-move = { $piece } { $from } en { $to }
board-spoken-drop = { $piece } de la réserve en { $to }
board-spoken-capture = { $piece } { $from } prend { $taken } en { $to }
board-spoken-castles-kingside = petit roque
board-spoken-castles-queenside = grand roque
board-spoken-promotion = promotion en { $piece }
board-spoken-check = échec
board-spoken-checkmate = échec et mat

## Board, also for screen readers: squares, as screen readers say them

board-selected = pièce sélectionnée
board-can-be-moved-to = case accessible
board-can-be-captured = peut être prise
board-selected-with-targets = { $square }, pièce sélectionnée. Peut aller en { $squares }.
board-not-possible = Coup impossible. Aucune pièce sélectionnée.
board-starting-position = Position de départ

## Board, also for screen readers: messages beside the board

board-game-changed = La partie a changé.
board-show-game = Afficher la partie
board-no-connection = Pas de connexion. Rien n’a été envoyé. Réessayez.
board-connection-lost = La connexion a été perdue. Rechargez la page pour voir si votre action a été prise en compte.
board-not-accepted = Le serveur n’a pas accepté cette action. Rechargez la page.

## Game log: top of the page

log-title = Journal de la partie : { $white } – { $black }
log-heading = { $white } – { $black } : temps utilisés et journal de la partie
log-to-game = Aller à la partie

## Game log: time

log-time-control = Cadence
log-move-times = Temps utilisé par coup
log-move = Coup
log-played-on = Joué le
log-time-used = Temps utilisé
log-time-charged = Décompté
log-time-left = Temps restant
log-conditional-move = aucun (coup conditionnel)
log-time-then-conditional-move = { $time } (puis coup conditionnel)
log-proposed-line = aucun (suite proposée)

## Game log

log-entries = Journal de la partie
log-no-entries = Aucune entrée pour l’instant.
log-entry-unreadable = Cette entrée est illisible.
log-entry-with-words = { $what } « { $words } »
log-verification = Vérification
log-last-hash = Chaque entrée contient une empreinte de l’entrée précédente. L’e-mail sur la fin de la partie contient la dernière empreinte. Dernière empreinte :
log-download = Télécharger le journal de la partie
log-verify = Vérifiez le fichier avec <code>zugpost verify-log</code>.

## Game log: what is waiting for a decision: on the page of the game and for arbiters

log-appeal-waiting = { $name } a fait appel de la décision.
log-not-moving-waiting = { $name } a demandé la décision d’un arbitre, car son adversaire n’a pas joué depuis 30 jours.
log-claim-waiting = { $name } réclame la nulle. La partie est suspendue jusqu’à la décision d’un arbitre.
log-play-stopped-waiting = La partie a été arrêtée. Elle sera tranchée par décision arbitrale.

## Analysis: top of the page, and the board

analysis-title = Analyse : { $white } – { $black }
analysis-back-to-game = ← Retour à la partie
analysis-heading = Échiquier d’analyse
analysis-no-line = Essayez des coups sur l’échiquier. Rien de ce que vous essayez ici n’est envoyé.
analysis-move-navigation = Navigation dans les coups
analysis-start-of-line = Début de la variante
analysis-end-of-line = Fin de la variante

## Analysis: the line on the board

analysis-proposed-by-opponent = Votre adversaire a proposé cette suite.
analysis-accept-proposed = Accepter jusqu’à ce coup
analysis-play-move = Jouer { $move } et ajouter les coups suivants éventuels comme coups conditionnels
analysis-play-and-propose = Jouer { $move } et proposer la suite à votre adversaire
analysis-line-is-conditional = Cette variante fait partie de vos coups conditionnels. Pour retirer une réponse, revenez au coup de votre adversaire.
analysis-line-is-conditional-hint = Si votre adversaire joue ces coups, vos réponses sont jouées aussitôt.
analysis-add-to-conditional-moves = Ajouter aux coups conditionnels
analysis-more-replies =
    { $n ->
        [one] Avec { $n } réponse de plus, tirée de mon analyse :
       *[other] Avec { $n } réponses de plus, tirées de mon analyse :
    }
analysis-replies =
    { $n ->
        [one] { $n } réponse de mon analyse :
       *[other] { $n } réponses de mon analyse :
    }
analysis-add-all-to-conditional-moves = Tout ajouter aux coups conditionnels
analysis-conditional-reply = Réponse conditionnelle : <b>{ $answer }</b>
analysis-remove-from-conditional-moves = Retirer des coups conditionnels

## Analysis: comment, and buttons for the line

analysis-comment = Commentaire
analysis-comment-on-position = Commentaire sur cette position
analysis-save-comment = Enregistrer le commentaire
analysis-add-with-comment = Ajouter avec commentaire
analysis-make-main-line = En faire la variante principale
analysis-delete-from-here = Supprimer à partir d’ici
analysis-glyphs = Appréciation du dernier coup
analysis-quote-in-message = Citer dans un message
analysis-quote = { $line }, après { $before }
analysis-add-line = Ajouter à mon analyse

## Analysis: a reply to any other move

analysis-any-other-move = Tout autre coup
analysis-any-reply = Votre réponse à tout autre coup
analysis-any-except-captures = Sauf les prises
analysis-any-except-checks = Sauf les échecs
analysis-any-except-attacks = Sauf les attaques contre la pièce que vous voulez jouer ou contre sa case d’arrivée
analysis-any-show-moves = Afficher les coups qui ont une réponse
analysis-any-answered = Avec réponse :
analysis-any-not-answered = Sans réponse :

## Analysis: my analysis

analysis-my-analysis = Mon analyse
analysis-empty = Vos variantes apparaissent ici. Vous seul pouvez les voir.
analysis-undo = Annuler
analysis-variation = Variante
analysis-visitor-hint = Votre analyse est conservée uniquement dans ce navigateur.
analysis-enter-as-text = Saisir des variantes
analysis-text-label = Variantes à partir de la position sur l’échiquier
analysis-add-text = Ajouter à mon analyse

## Analysis: errors

analysis-error-comment-changed = Le commentaire a changé depuis que vous avez ouvert cette page. Il figure ci-dessus. Si vous enregistrez de nouveau, vous le remplacez.
analysis-error-impossible-line = Cette variante n’est pas possible dans cette partie. Réessayez sur l’échiquier.
analysis-error-nothing-to-undo = Il n’y a plus rien à annuler.
analysis-error-too-large-for-browser = Votre analyse est devenue trop grande pour ce navigateur. Supprimez d’abord des variantes.
analysis-error-one-reply = Saisissez une seule réponse : un coup, « resign » ou « accept ».
analysis-error-not-saved = Rien n’a été enregistré. { $fault }

## Conditional moves

safety-move-title = Coup de sécurité
safety-move-set = Si vous ne jouez pas, <b>{ $move }</b> sera joué quand il vous restera { $time }
safety-move-change = Changer le coup de sécurité
safety-move-choose = Choisir un coup de sécurité
safety-move-move = Coup
safety-move-lead = Temps restant
safety-move-save = Enregistrer le coup de sécurité
safety-move-delete = Supprimer le coup de sécurité
safety-move-hint = Il ne vaut que pour cette position. Si vous ne jouez pas à temps, il est joué automatiquement. Vous seul le voyez. Vous recevrez un e-mail quand il aura été joué.
conditional-title = Coups conditionnels
conditional-already-played = Déjà joué dans la partie
conditional-held-for-draw-offer = Votre adversaire propose la nulle : votre coup conditionnel n’a donc pas été joué. Si vous refusez la nulle, <b>{ $answer }</b> est joué.
conditional-none = Pas encore de coups conditionnels. Sur l’échiquier d’analyse, jouez un coup de votre adversaire, puis votre réponse. Vous seul pourrez les voir.
conditional-add-later = Vous pouvez ajouter des coups conditionnels avec votre prochain coup, ou pendant que c’est à votre adversaire de jouer.
conditional-covered = Vous avez une réponse à { $some } des { $all } coups possibles.
conditional-only-you = Vous seul pouvez voir cela.
conditional-analysis-board = Échiquier d’analyse
conditional-played-so-far = Coups conditionnels joués jusqu’ici : { $n }.

## Conditional moves: lines that have become possible again

conditional-possible-again = Ces variantes inactives sont de nouveau possibles :
conditional-reactivate-all = Tout réactiver
conditional-reactivate = Réactiver

## Conditional moves: conditional moves as text

conditional-enter-as-text = Saisir des variantes
conditional-text-label = Coups conditionnels : le coup de votre adversaire, puis votre réponse
conditional-text-hint = Mettez tout autre coup de votre adversaire entre parenthèses ou sur une nouvelle ligne. À la place de votre coup, vous pouvez écrire <b>resign</b> (abandonner), ou <b>accept</b> pour accepter une nulle proposée avec le coup. Pour tous les autres coups de votre adversaire, écrivez <b>any</b>. Avec <b>any-unless-capture-check-attack</b>, les prises, les échecs et les attaques sont exclus.
conditional-not-saved = Pas encore enregistré.
conditional-not-sent = Pas encore envoyé.
conditional-any-check-moves = Vérifiez d’abord quels coups <b>any</b> couvre :
conditional-any-after = Après { $moves } :
conditional-any-answered = avec réponse
conditional-any-not-answered = sans réponse
conditional-save = Enregistrer
conditional-delete-all = Tout supprimer
conditional-delete-all-ask = Supprimer tous les coups conditionnels ?
conditional-delete-all-moves = Supprimer tous les coups conditionnels

## Conditional moves: inactive lines

conditional-inactive = Variantes inactives
conditional-inactive-hint = Elles ne sont pas jouées. Si une variante redevient possible, vous pouvez la réactiver ici.
conditional-delete-inactive = Supprimer les variantes inactives

## Conditional moves: replies in a line

conditional-reply-resign = abandonner
conditional-reply-accept-draw = accepter la nulle
conditional-reply-any-other-move = tout autre coup : { $answer }
conditional-reply-with-exceptions = { $answer }, sauf s’il { $guards }
conditional-exceptions-or = { " ou " }
conditional-exception-capture = prend
conditional-exception-check = fait échec
conditional-exception-attack = attaque votre pièce ou sa case d’arrivée

## Conditional moves: the position

conditional-position-checkmate = Échec et mat.
conditional-position-stalemate = Pat.
conditional-position-check = Échec.

## What is wrong with moves that were typed: where the error is

line-error-at = { $place } : { $why }

## What is wrong with moves that were typed: what cannot be read

line-wrong-number = Numéro de coup incorrect. Écrivez plutôt { $expected }.
line-variation-without-move = Une variante entre parenthèses doit suivre le coup qu’elle remplace.
line-parenthesis-not-closed = Il manque une parenthèse fermante.
line-parenthesis-not-opened = Il y a une parenthèse fermante sans parenthèse ouvrante.
line-comment-not-closed = Un commentaire entre {"{ }"} n’est pas fermé. Fermez-le.
line-comment-not-opened = Il y a une {"}"} sans {"{"} qui la précède.
line-after-end = La variante est terminée. Rien ne peut suivre ici.
line-word-not-allowed = Vous ne pouvez pas utiliser « { $word } » ici. Saisissez un coup.
line-unknown-exception = « { $word } » n’est pas une exception valable. Écrivez any, ou any-unless- suivi de capture, check ou attack, reliés par des traits d’union.
line-any-without-reply = Après « any », saisissez votre réponse.
line-any-reply-never-possible = Cette réponse n’est possible après aucun de ces coups. Saisissez une autre réponse.
line-no-reply = Il manque votre réponse à ce coup. Saisissez-en une.
line-two-replies = Vous avez déjà une autre réponse dans cette position : { $first }. Choisissez l’une des deux.
line-empty = Saisissez au moins un coup.

## What is wrong with moves that were typed: what is too much

line-too-long = Une variante peut compter au plus { $limit } demi-coups. Raccourcissez-la.
line-too-far-ahead = Vous pouvez saisir des coups jusqu’à { $limit } demi-coups d’avance.
line-too-many-conditional-moves = Vous pouvez avoir au plus { $limit } coups conditionnels. Supprimez-en d’abord quelques-uns.
line-too-many-proposed-lines = Vous pouvez proposer au plus { $limit } variantes.
line-comments-too-long = Les commentaires peuvent compter au plus { $limit } caractères en tout. Raccourcissez-les.
line-analysis-too-many-moves = Votre analyse peut compter au plus { $limit } coups. Supprimez-en d’abord quelques-uns.
line-analysis-comments-too-long = Les commentaires de votre analyse peuvent compter au plus { $limit } caractères en tout. Raccourcissez-les.
line-analysis-comment-too-long = Un commentaire peut compter au plus { $limit } caractères. Raccourcissez-le.

## Claims: a draw that you can claim at once

claim-possible = Vous pouvez réclamer la nulle
claim-at-once = Réclamer la nulle
claim-at-once-with-move = Réclamer la nulle avec { $move }
claim-play-on = Vous pouvez aussi continuer à jouer.
claim-more = Autres façons de réclamer la nulle

## Claims: a claim or an appeal, and the decision

claim-waiting = En attente d’une décision
claim-decision = Décision
claim-accept-draw = Accepter la nulle
claim-reply-to-claim = Votre réponse à la réclamation (une seule possible)
claim-reply-to-appeal = Votre réponse à l’appel (une seule possible)
claim-send-reply = Envoyer la réponse
claim-appeal = Faire appel de cette décision
claim-appeal-label = Pourquoi la décision est-elle erronée ? Un autre arbitre décidera.
claim-appeal-send = Envoyer l’appel
claim-result-until = Les deux joueurs peuvent réclamer le gain ou la nulle jusqu’au { $date }. Ensuite, la partie est tranchée par décision arbitrale. Si aucun joueur ne démontre un gain, elle est nulle.
claim-result-analysis = Votre analyse
claim-result-hint = Montrez les coups qui mènent à votre résultat. Si vous avez le verdict d’une table de finales à sept pièces, ajoutez-le comme texte. Votre adversaire et la personne qui décide le verront. Jusqu’à ce que les deux joueurs aient réclamé, vous pouvez remplacer votre réclamation.
claim-result-win = Réclamer le gain
claim-result-draw = Réclamer la nulle
claim-result-replace = Vous avez réclamé. Vous pouvez remplacer votre réclamation jusque-là, ou jusqu’à ce que votre adversaire ait réclamé aussi. Si les deux joueurs réclament la nulle, la partie est nulle.
claim-appeal-hint-in-progress = On peut faire appel d’une décision une seule fois, dans les 14 jours et avant le coup suivant.
claim-appeal-hint-over = On peut faire appel d’une décision une seule fois, dans les 14 jours.

## Claims: an opponent who does not move

claim-not-moving = Votre adversaire n’a pas joué depuis 30 jours. Cette partie est sans limite de temps.
claim-not-moving-ask = Demander une décision à un arbitre
claim-not-moving-label = Que doit décider l’arbitre ?
claim-not-moving-send = Envoyer la demande

## Claims: the form for claims

claim-form = Réclamer la nulle
claim-reason = Motif
claim-move = Votre prochain coup, si la réclamation en dépend
claim-explanation = Explication pour l’arbitre et votre adversaire
claim-button = Réclamer la nulle
claim-hint = Si les règles suffisent à trancher, vous avez le résultat aussitôt. Sinon, un arbitre décide. D’ici là, la partie et ses pendules sont arrêtées.

## Resigning

resign-title = Abandonner
resign-abort-title = Annuler la partie
resign-abort-ask = Annuler la partie contre { $opponent } ?
resign-abort-explained = Vous pouvez annuler une partie jusqu’à ce que les deux joueurs aient joué. Une partie annulée ne compte pas.
resign-abort = Annuler la partie
resign-keep-playing = Continuer à jouer
resign-ask = Abandonner la partie contre { $opponent } ?
resign-explained = Vous perdez la partie. Si votre adversaire n’a aucun moyen de gagner, elle est nulle. C’est irrévocable.

## How a clock was calculated: beside the board

clock-no-time-limit = sans limite de temps
clock-out-of-time = temps écoulé
clock-time-left = reste { $time }
clock-paused = arrêtée
clock-days-for-moves =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
     } pour { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
     }
clock-on-vacation = { $name } est en congé jusqu’au { $to }.
clock-on-special-leave = { $name } a un congé spécial : la pendule est arrêtée jusqu’au { $to }.
clock-vacation-to-come = { $name } sera en congé du { $from } au { $to }.

## How a clock was calculated: the rules of the time control

clock-time-control = Cadence : { $control }.
clock-explained-per-move = Le temps non utilisé n’est pas reporté sur le coup suivant.
clock-explained-fischer = Le temps non utilisé reste à la pendule.
clock-explained-maximum = L’incrément ne peut pas porter une pendule au-delà du maximum. Le temps donné par l’adversaire peut le dépasser.
clock-explained-period = Un coup joué dans les 24 heures ne coûte pas de temps. Sinon, on compte les jours entiers. Après 20 jours sur un même coup, les jours comptent double. Les jours non utilisés sont reportés. Le temps est aussi écoulé quand un coup prend { $silence } jours.
clock-explained-no-time-limit = Le temps ne s’écoule jamais.

## How a clock was calculated: the clock that is running

clock-runs-out-white = Le temps des Blancs s’achève le { $deadline }.
clock-ran-out-white = Le temps des Blancs s’est écoulé le { $deadline }.
clock-running-white = La pendule des Blancs tourne depuis le { $from }.
clock-paused-until-white = La pendule des Blancs est arrêtée jusqu’au { $to }.
clock-runs-out-black = Le temps des Noirs s’achève le { $deadline }.
clock-ran-out-black = Le temps des Noirs s’est écoulé le { $deadline }.
clock-running-black = La pendule des Noirs tourne depuis le { $from }.
clock-paused-until-black = La pendule des Noirs est arrêtée jusqu’au { $to }.
clock-used-runs-out = Ce coup a utilisé { $used } sur { $all }. Le temps s’achève le { $deadline }.
clock-used-ran-out = Ce coup a utilisé { $used } sur { $all }. Le temps s’est écoulé le { $deadline }.

## What happened in a game: moves and offers

event-move-played = Les { $side } ont joué { $move }{ $how ->
        [conditional] {" "}(coup conditionnel)
        [proposed] {" "}(suite proposée)
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}et proposé la nulle
       *[no] {""}
    }.
event-line-proposed = Les { $side } ont proposé cette suite : { $lines }.
event-takeback-asked = Les { $side } ont demandé à reprendre un coup.
event-takeback-declined = Les { $side } ont refusé la reprise du coup.
event-takeback-accepted = Les { $side } ont accepté la reprise du coup.
event-draw-offered = Les { $side } ont proposé la nulle.
event-draw-declined = Les { $side } ont refusé la nulle.

## What happened in a game: claims

event-claim-replied = Les { $side } ont répondu.
event-appealed = Les { $side } ont fait appel de la décision.
event-play-stopped = La partie a été arrêtée. Elle sera tranchée par décision arbitrale.
event-win-claimed = Les { $side } ont réclamé le gain.
event-draw-claimed = Les { $side } ont réclamé la nulle.
event-claim-replaced = Une réclamation ultérieure l’a remplacée.
event-claimed = Les { $side } ont réclamé : { $claim }.
event-claim-rejected = La réclamation a été rejetée. { $found }
event-result-being-checked = La partie s’est terminée. Le résultat restait à vérifier.

## What happened in a game: time

event-time-given = Les { $side } ont donné { $time } à l’adversaire.
event-no-vacation = Les { $side } ont terminé ou annulé leur congé.
event-vacation = Les { $side } ont posé un congé { $spans }.
event-vacation-from-to = du { $from } au { $to }
event-vacation-and = { $first } et { $last }
event-player-replaced = { $player } joue désormais les { $side } à la place de { $former }.
event-special-leave = Les { $side } ont obtenu un congé spécial. La pendule est arrêtée jusqu’au { $to }.
event-outage = Le serveur était en panne du { $from } au { $to }. Le temps perdu a été ajouté à la pendule en marche.
event-delay-ended = Les { $side } ont joué le coup suivant le { $at }. C’était un coup différé.
event-safety-move-played = Le coup suivant des { $side } était un coup de sécurité : il restait { $time } à la pendule.

log-hashes-title = Empreintes publiées de tous les journaux
log-hashes-what = Chaque jour, la dernière empreinte de chaque journal modifié est publiée ici, ainsi qu’une empreinte de l’ensemble et de tout ce qui a été publié auparavant. Les administrateurs la reçoivent par e-mail. Ainsi, personne ne peut réécrire l’histoire d’une partie ni supprimer une partie sans que cela se voie.
log-hashes-check = Le texte d’un jour contient, ligne par ligne, ce dont l’empreinte a été calculée. <code>zugpost verify</code> le compare à la base de données.
log-hashes-none = Rien n’a encore été publié.
log-hashes-day = Jour (UTC)
log-hashes-games = Parties
log-hashes-hash = Empreinte
log-hashes-older = Jours précédents
log-hashes-link = Empreintes publiées de tous les journaux

## Analysis: marks on moves and positions

glyph-brilliant-move = Excellent coup
glyph-good-move = Bon coup
glyph-interesting-move = Coup intéressant
glyph-dubious-move = Coup douteux
glyph-mistake = Erreur
glyph-blunder = Gaffe
glyph-white-winning = Avantage décisif des Blancs
glyph-white-better = Les Blancs sont mieux
glyph-white-slightly-better = Les Blancs sont légèrement mieux
glyph-equal-position = Position égale
glyph-unclear-position = Position peu claire
glyph-black-slightly-better = Les Noirs sont légèrement mieux
glyph-black-better = Les Noirs sont mieux
glyph-black-winning = Avantage décisif des Noirs

## What keys do

keys-heading = Raccourcis clavier
keys-step = Coup précédent ou suivant
keys-ends = Premier ou dernier coup
keys-flip = Tourner l’échiquier
keys-threats = Afficher les menaces : prises et échecs. Aucun moteur n’est consulté
keys-next-game = Partie suivante
keys-zen = Mode zen
keys-escape = Reposer la pièce ou effacer les flèches et les cercles
keys-help = Afficher cette liste
keys-close = Fermer
