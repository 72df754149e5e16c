### The emails. A subject has no full stop.

## Around every email

email-hello = Bonjour { $name },
email-hello-no-name = Bonjour,
email-link = { $words } :
email-writes = { $by } écrit :
email-board-capitals = (Majuscules : pièces blanches.)
email-manage-notifications = Gérer les notifications par e-mail
email-unsubscribe = Ne plus recevoir les e-mails « { $topic } »
email-reply-your-turn = Vous pouvez répondre à cet e-mail par votre coup. Commencez la première ligne de votre réponse par « { $number } » suivi de votre coup, dans n’importe quelle notation. Pour proposer la nulle, ajoutez « nulle ? » après le coup. Au lieu d’un coup, vous pouvez écrire « j’abandonne » ou « j’accepte la nulle ». Les lignes suivantes qui commencent par « si » sont des coups conditionnels.
email-reply-opponents-turn = Vous pouvez répondre à cet e-mail par « j’abandonne », « nulle ? » ou des coups conditionnels sur des lignes qui commencent par « si ».
email-reply-declines =
    { $other } { $what ->
        [draw] propose la nulle
        [takeback] demande à reprendre un coup
       *[both] propose la nulle et demande à reprendre un coup
    }. En répondant par un coup, vous refusez { $what ->
        [draw] la proposition
        [takeback] la demande
       *[both] les deux
    }.
email-reply-piece-letters = Lettres de pièces : { $letters }.
email-no-reply = Vous ne pouvez pas répondre à cet e-mail. Utilisez le site.

## The account

email-confirm-address-subject = Confirmez votre adresse e-mail pour { $site }
email-confirm-address = Bienvenue sur { $site }, { $name }. Confirmez votre adresse e-mail pour commencer à jouer. Le lien est valable deux jours.
email-confirm-address-button = Confirmer l’adresse e-mail
email-ignore = Si ce n’était pas vous, ignorez cet e-mail. Il ne se passera rien.
email-change-address-subject = Confirmez votre nouvelle adresse e-mail pour { $site }
email-change-address = Confirmez que les e-mails de { $site } pour { $name } doivent arriver à cette adresse. Le lien est valable deux jours.
email-change-address-button = Utiliser cette adresse
email-reset-password-subject = Réinitialisez votre mot de passe pour { $site }
email-reset-password = Quelqu’un, sans doute vous, a demandé la réinitialisation du mot de passe de { $name }. Le lien est valable deux heures.
email-reset-password-button = Réinitialiser le mot de passe
email-already-registered-subject = Vous avez déjà un compte sur { $site }
email-already-registered = Quelqu’un, peut-être vous, a voulu s’inscrire avec cette adresse e-mail. Vous avez déjà un compte. Votre nom d’utilisateur est { $name }.
email-already-registered-what-to-do = Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser. Si ce n’était pas vous, ignorez cet e-mail.
email-password-changed-subject = Votre mot de passe pour { $site } a été changé
email-password-changed = Le mot de passe de { $name } a été changé. Tous les autres appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez votre mot de passe immédiatement.
email-address-changed-subject = Votre adresse e-mail pour { $site } a été changée
email-address-changed = Les e-mails pour { $name } vont désormais à une autre adresse. Si ce n’était pas vous, contactez les administrateurs du site.
email-account-closed-subject = Votre compte sur { $site } est fermé
email-account-closed = Votre compte est fermé. Vos parties en cours ont été abandonnées. Vos parties terminées restent sur le site sous le nom « compte fermé ». Merci d’avoir joué.
email-new-login-subject = Nouvelle connexion à votre compte sur { $site }
email-new-login = Quelqu’un s’est connecté sous le nom { $name } le { $instant } depuis un nouvel appareil : { $device }.
email-new-login-unknown-device = appareil inconnu
email-new-login-what-to-do = Si c’était vous, il n’y a rien à faire. Sinon, réinitialisez votre mot de passe : vous serez déconnecté de tous les appareils.
email-second-factor-changed-subject = Les seconds facteurs de votre compte sur { $site } ont changé
email-second-factor-changed =
    { $what ->
        [totp_added] Une application d’authentification a été ajoutée au compte de { $name } le { $instant }.
        [totp_removed] L’application d’authentification a été retirée du compte de { $name } le { $instant }.
        [passkey_added] Une clé d’accès a été ajoutée au compte de { $name } le { $instant }.
        [passkey_removed] Une clé d’accès a été retirée du compte de { $name } le { $instant }.
        [recovery_codes_made] De nouveaux codes de récupération ont été créés pour le compte de { $name } le { $instant }. Les anciens ne valent plus rien.
        [recovery_code_used] Quelqu’un s’est connecté en tant que { $name } avec un code de récupération le { $instant }.
       *[reset] Un administrateur a retiré tous les seconds facteurs du compte de { $name } le { $instant }. Votre mot de passe suffit maintenant pour vous connecter.
    }
email-second-factor-changed-what-to-do = Si c’était vous, il n’y a rien à faire. Sinon, prévenez aussitôt un administrateur du site, et réinitialisez votre mot de passe.

## Challenges

email-challenge-subject = { $other } vous défie
email-challenge = { $other } vous défie : { $start }, { $time }.
email-challenge-game-options = Options de la partie : { $rules }.
email-challenge-series = C’est un match de { $n } parties.
email-challenge-quoted = « { $text } »
email-challenge-button = Voir le défi
email-challenge-declined-subject = { $other } a refusé votre défi
email-challenge-declined = { $other } a refusé votre défi.
email-challenge-declined-button = Trouver un autre adversaire

## Games

email-view-game = Voir la partie
email-view-games = Voir mes parties
email-game-started-subject = Votre partie contre { $other } a commencé
email-game-started = { $other } a accepté votre défi. Vous jouez avec les { $side }.
email-game-subject = { $white } – { $black } · partie { $game }
email-your-move = à vous de jouer
email-your-move-until = à vous de jouer, jusqu’au { $deadline }
email-opponent-played-subject = { $other } a joué { $move }
email-opponent-played = { $other } a joué { $move }.
email-you-played = Vous avez joué { $move }.
email-conditional-moves-played = { $moves } { $n ->
        [one] a été joué comme coup conditionnel
       *[other] ont été joués comme coups conditionnels
    }.
email-proposed-line-played = { $moves } { $n ->
        [one] a été joué
       *[other] ont été joués
    } selon la suite proposée.
email-also-offers-draw = { $other } propose aussi la nulle.
email-line-proposed = { $other } propose cette suite : { $lines }.
email-your-conditional-move-played-subject = Votre coup conditionnel contre { $other } a été joué
email-safety-move-played-subject = Votre coup de sécurité contre { $other } a été joué
email-safety-move-played = Votre coup de sécurité { $move } a été joué, car vous n’aviez pas joué à temps.
email-draw-offered-subject = { $other } propose la nulle
email-draw-offered = { $other } propose la nulle. Vous pouvez accepter ou refuser la proposition. Jouer un coup la refuse aussi.
email-draw-declined-subject = { $other } a refusé la nulle
email-draw-declined = { $other } a refusé la nulle. La partie continue.
email-takeback-asked-subject = { $other } demande à reprendre { $move }
email-takeback-asked = { $other } demande à reprendre { $move }. Vous pouvez accepter ou refuser la demande. Jouer un coup la refuse aussi.
email-takeback-declined-subject = { $other } a refusé la reprise du coup
email-takeback-declined = { $other } a refusé la reprise du coup. La partie continue.
email-takeback-accepted-subject = { $other } a accepté la reprise du coup
email-takeback-accepted = { $other } a accepté la reprise du coup.
email-game-over-subject =
    { $verdict ->
        [won] Vous avez gagné contre { $other }
        [lost] Vous avez perdu contre { $other }
        [draw] Nulle contre { $other }
        [both] Défaite des deux joueurs : { $other } et vous
       *[none] Votre partie contre { $other } est sans résultat
    }
email-game-over = Votre partie contre { $other } est terminée : { $result }.
email-game-log-hash = La dernière empreinte du journal de la partie est { $head }. Conservez cet e-mail : avec cette empreinte, `zugpost verify-log` montre si le journal a été modifié par la suite.
email-time-given-subject = { $other } vous a donné { $time } de plus
email-time-given = { $other } vous a donné { $time } de plus.
email-time-from-director-subject = Plus de temps dans votre partie contre { $other }

## Time, and whose turn it is

email-opponent-out-of-time-subject = Temps écoulé pour { $other }
email-opponent-out-of-time = Le temps est écoulé pour { $other } depuis le { $deadline }.
email-claim-win-on-time = La partie n’est pas encore terminée. Vous pouvez réclamer le gain au temps sur la page de la partie tant que votre adversaire n’a pas joué.
email-game-paused = La partie est suspendue jusqu’à la décision d’un arbitre.
email-your-turn-out-of-time = C’est à vous de jouer. Votre temps est écoulé depuis le { $deadline }. Vous pouvez encore jouer tant que votre adversaire n’a pas réclamé le gain au temps.
email-opponents-turn-out-of-time = C’est à votre adversaire de jouer. Son temps est écoulé depuis le { $deadline }.
email-your-turn = C’est à vous de jouer. Il vous reste { $time }, jusqu’au { $deadline }.
email-opponents-turn = C’est à votre adversaire de jouer. Il lui reste { $time }, jusqu’au { $deadline }.
email-your-turn-no-time-limit = C’est à vous de jouer. Il n’y a pas de limite de temps.
email-opponents-turn-no-time-limit = C’est à votre adversaire de jouer. Il n’y a pas de limite de temps.

## What your reply to an email has done

email-reply-done-subject = { $deed } (partie contre { $other })
email-reply-done = { $deed } par e-mail.
email-reply-rejected-subject = Rien n’a été fait : votre e-mail sur la partie contre { $other }
email-reply-rejected = Nous n’avons pas pu faire ce que dit votre e-mail. Il n’a eu aucun effet sur la partie.
email-reply-rejected-draw-offer = { $other } propose la nulle. Pour l’accepter, répondez à cet e-mail par « j’accepte la nulle ».
email-done-conditional-moves = Vous avez enregistré des coups conditionnels
email-done-move = Vous avez joué { $move }
email-done-move-and-draw-offer = Vous avez joué { $move } et proposé la nulle
email-done-draw-offer = Vous avez proposé la nulle
email-done-accept-draw = Vous avez accepté la nulle
email-done-decline-draw = Vous avez refusé la nulle
email-done-resign = Vous avez abandonné
email-done-conditional-moves-saved = Vos coups conditionnels ont été enregistrés.
email-done-conditional-moves-as-read = Voici comment nous avons compris vos coups conditionnels :
email-done-not-read = Nous lisons seulement la première ligne et les lignes qui commencent par « si ». Pour écrire à votre adversaire, utilisez le site. Ces lignes ont été ignorées et n’ont pas été envoyées à votre adversaire :
email-done-below-signature = Ces lignes se trouvent sous votre signature et n’ont pas été lues :
email-done-quoted = Ces lignes se trouvent dans l’e-mail que vous avez cité ou en dessous, et n’ont pas été lues :
email-done-moves-followed = Des coups conditionnels ou des coups d’une suite proposée ont ensuite été joués aussitôt.

## Why your reply to an email could not be carried out

email-error-suspended = Votre compte est suspendu : { $reason }
email-error-playing-by-email-off = Vous avez désactivé le jeu par e-mail. Vous pouvez l’activer sous « Notifications par e-mail » sur le site.
email-error-position-changed = Vous avez répondu à un ancien e-mail. La position a changé depuis. Répondez au dernier e-mail sur cette partie.
email-error-position-changed-last-move = Vous avez répondu à un ancien e-mail. Le dernier coup est maintenant { $move }. Répondez au dernier e-mail sur cette partie.
email-error-any = La condition « any » ne s’utilise que sur le site, où vous voyez les coups concernés.
email-error-already-replied = Vous avez déjà répondu à cet e-mail. On ne peut répondre qu’une fois à chaque e-mail. Répondez au dernier e-mail sur cette partie.
email-error-out-of-time = Votre temps était écoulé avant l’arrivée de votre e-mail.
email-error-opponent-out-of-time = Le temps de votre adversaire était écoulé avant l’arrivée de votre e-mail.
email-error-no-move = Nous n’avons pas trouvé de coup dans votre e-mail. Écrivez le coup sur la première ligne, au-dessus du texte cité.
email-error-not-understood = Nous n’avons pas compris « { $line } ». La première ligne ne doit contenir qu’un coup, par exemple { $example }. Au lieu d’un coup, vous pouvez écrire « nulle ? », « j’accepte la nulle », « je refuse la nulle » ou « j’abandonne ». Pour des coups conditionnels, commencez la ligne par « si ».
email-error-two-moves = « { $line } » contient plus d’un coup. Écrivez seulement votre coup. Mettez les coups conditionnels sur des lignes qui commencent par « si ».
email-error-yes-or-no = Nous n’avons pas compris « { $line } ». Pour accepter la nulle, écrivez « j’accepte ». Pour la refuser, écrivez « je refuse ».
email-error-castling = Nous n’avons pas compris « { $line } ». Pour le petit roque, écrivez « O-O » ; pour le grand, « O-O-O ».
email-error-draw-sign = Nous n’avons pas compris « { $line } ». Pour proposer la nulle, ajoutez « nulle ? » ou « (=) » après le coup.
email-error-piece-letter =
    Dans « { $line } », { $letter } est { $role ->
        [king] le roi
        [queen] la dame
        [rook] la tour
        [bishop] le fou
       *[knight] le cavalier
    } en { $languages ->
        [de] allemand
        [es] espagnol
        [fr] français
        [es-fr] espagnol et en français
       *[de-es-fr] allemand, en espagnol et en français
    }. Utilisez les lettres de pièces { $letters }.
email-error-piece-letter-turn-on = Pour utiliser les lettres de votre langue, activez « Noter les coups avec les lettres de pièces de ma langue » sur la page de votre compte.
email-error-piece-letter-pawn = Si vous vouliez jouer un pion, écrivez « { $file } » en minuscule.
email-error-letter-not-understood = Nous n’avons pas compris « { $line } ».
email-error-too-many-conditional-moves = Une ligne est trop longue ou il y a trop de coups conditionnels. Saisissez vos coups conditionnels sur le site.
email-error-move-number = Vous avez écrit le numéro « { $written } », mais le prochain coup est « { $next } ». Vérifiez la position et répondez de nouveau.
email-error-no-draw-offer = Il n’y a pas de proposition de nulle à accepter ou à refuser.
email-error-already-done = C’est déjà fait.
email-error-draw-offer-in-the-meantime = L’e-mail auquel vous avez répondu ne montre pas la proposition de nulle de votre adversaire. Rien n’a été accepté ni refusé.
email-error-which-offer = Nous ne savons pas ce que vous acceptez ou refusez. Pour la nulle, écrivez « j’accepte la nulle » ou « je refuse la nulle ». Vous ne pouvez répondre à une demande de reprise de coup ou à une suite proposée que sur le site.
email-error-offer-only-on-website = Votre adversaire ne propose pas la nulle. Vous ne pouvez répondre à une demande de reprise de coup ou à une suite proposée que sur le site.
email-error-word-not-alone = Vous avez écrit « { $words } » et en dessous « { $below } ». Par prudence, nous n’avons rien fait. Si c’est ce que vous voulez, répondez seulement par « { $words } », sans texte cité ni signature, ou faites-le sur le site.

## Claims, appeals and decisions

email-your-claim-subject = Votre réclamation contre { $other } attend une décision
email-your-claim = Votre réclamation : { $claim }. Un arbitre décidera.
email-opponents-claim-subject = { $other } a fait une réclamation
email-opponents-claim = { $other } a fait une réclamation : { $claim }. Un arbitre décidera.
email-claim-reply-once = Vous pouvez répondre une fois.
email-claim-reply-once-or-accept-draw = Vous pouvez répondre une fois, ou accepter la nulle.
email-claim-game-paused = La partie est suspendue jusqu’à la décision.
email-claim-replied-subject = { $other } a répondu à votre { $what ->
        [appeal] appel
       *[claim] réclamation
    }
email-claim-replied = { $other } a répondu à votre { $what ->
        [appeal] appel
       *[claim] réclamation
    }.
email-your-appeal-subject = Votre appel dans la partie contre { $other }
email-your-appeal = Vous avez fait appel de la décision. Un autre arbitre décidera.
email-opponents-appeal-subject = { $other } a fait appel de la décision
email-opponents-appeal = { $other } a fait appel de la décision. Un autre arbitre décidera.
email-decision-result-subject = { $verdict ->
        [won] Vous avez gagné contre { $other } par décision arbitrale
        [lost] Vous avez perdu contre { $other } par décision arbitrale
        [draw] Nulle contre { $other } par décision arbitrale
        [both] Défaite des deux joueurs par décision arbitrale : { $other } et vous
       *[none] Votre partie contre { $other } est sans résultat par décision arbitrale
    }
email-decision-subject = Décision dans votre partie contre { $other }
email-decision-game-over = La partie est terminée : { $result }.
email-claim-rejected = La réclamation a été rejetée : { $found }
email-the-arbiter = L’arbitre
email-the-player = Le joueur
email-decision-needed-subject = Décision à prendre : { $names }
email-decision-needed = { $what ->
        [appeal] Un appel
       *[claim] Une réclamation
    } dans la partie { $names } attend une décision.
email-decision-needed-claim = Réclamation : { $claim }.
email-decision-needed-button = Voir et décider

## The end date of a tournament

email-tournament-ends-subject = { $name } se termine le { $date }
email-tournament-ends =
    { $n ->
        [one] { $name } se termine le { $date }. Vous avez une partie en cours.
       *[other] { $name } se termine le { $date }. Vous avez { $n } parties en cours.
    }
email-tournament-ends-then = Ensuite, on ne peut plus jouer de coups. Les parties encore en cours sont tranchées par décision arbitrale : personne ne gagne automatiquement.
email-tournament-ended-subject = { $name } : jeu terminé, réclamez vos résultats
email-tournament-ended =
    { $n ->
        [one] Le dernier jour de jeu de { $name } est passé. Votre partie en cours a été arrêtée.
       *[other] Le dernier jour de jeu de { $name } est passé. Vos { $n } parties en cours ont été arrêtées.
    }
email-tournament-stopped-subject = { $name } : parties arrêtées, réclamez vos résultats
email-tournament-stopped =
    { $n ->
        [one] Une de vos parties dans { $name } a atteint la durée maximale. Elle a été arrêtée.
       *[other] { $n } de vos parties dans { $name } ont atteint la durée maximale. Elles ont été arrêtées.
    }
email-tournament-ended-claim = Jusqu’au { $date }, vous pouvez réclamer le gain ou la nulle dans chaque partie, avec votre analyse. Faites-le sur la page de la partie. Jusque-là, ou jusqu’à ce que les deux joueurs aient réclamé, vous pouvez remplacer votre réclamation. Ensuite, le directeur du tournoi décide.
email-tournament-ended-draw = Si aucun joueur ne démontre un gain, la partie est nulle.
email-result-claimed-subject = { $other } a réclamé { $result ->
        [win] le gain
       *[draw] la nulle
    }
email-result-claimed = Votre partie contre { $other } a été arrêtée. { $other } a réclamé { $result ->
        [win] le gain
       *[draw] la nulle
    }.
email-result-claim-replaced = Votre partie contre { $other } a été arrêtée. { $other } a remplacé sa réclamation et réclame maintenant { $result ->
        [win] le gain
       *[draw] la nulle
    }.
email-result-claim-until = Jusqu’au { $date }, vous pouvez réclamer le gain ou la nulle sur la page de la partie. Ensuite, la partie est tranchée par décision arbitrale.
email-result-claim-agree = Si vous réclamez la nulle vous aussi, la partie est nulle.
email-result-claimed-by-both = Les deux joueurs ont réclamé. Aucune réclamation ne peut plus être remplacée. La partie est maintenant tranchée par décision arbitrale.
email-adjudications-subject = Décisions à prendre : { $name }
email-adjudications = Des parties de { $name } ont été arrêtées. Elles attendent votre décision.
email-decision-needed-deputy-follows = Si vous n’avez pas décidé avant le { $date }, le suppléant pourra décider aussi.
email-decision-needed-arbiters-follow = Si vous n’avez pas décidé avant le { $date }, les arbitres du site pourront décider aussi.

## Reminders

email-reminder-heading = Partie { $game } contre { $other } : il reste { $time }
email-reminder-deadline = Votre temps s’achève le { $deadline }.
email-reminder = C’est à vous de jouer contre { $other }. Il vous reste { $time }, jusqu’au { $deadline }.
email-reminder-several-games = C’est à vous de jouer dans ces parties.
email-reminder-subject = Il reste { $time } contre { $other }
email-and-more-subject = { $first }, et { $n } de plus
email-game-heading = Partie { $game } contre { $other }

## Vacation of an opponent

email-vacation-subject = { $other } a réservé un congé
email-vacation-now = { $other } est en congé jusqu’au { $until }.
email-vacation-later = { $other } sera en congé du { $from } au { $until }.
email-vacation-clocks = Pendant cette période, la pendule de votre adversaire est arrêtée, mais il lui est possible de jouer. Votre pendule n’est pas concernée.
email-vacation-your-turn = C’est à vous de jouer. Votre temps s’achève le { $deadline }.
email-vacation-opponents-turn = C’est à { $other } de jouer. Son temps s’achève le { $deadline }.
email-vacation-no-time-limit = Il n’y a pas de limite de temps.
email-vacation-game = Partie { $game }
email-vacation-game-paused = La pendule est arrêtée parce qu’{ $what ->
        [appeal] un appel
       *[claim] une réclamation
    } attend une décision. Elle repart après la décision.
email-vacation-your-clock-paused = C’est à vous de jouer. Votre pendule est arrêtée jusqu’au { $until } parce que vous êtes en congé. Votre temps s’achève le { $deadline }.
email-vacation-opponents-clock-paused = C’est à { $other } de jouer. Sa pendule est arrêtée jusqu’au { $until } pour cause de congé. Son temps s’achève le { $deadline }.

## Hourly and daily summaries

email-summary = Voici { $n } nouvelles.
email-summary-first = Les { $n } premières sont affichées ici. Voyez vos parties pour le reste.

## Messages from other players

email-game-message-subject = { $other } vous a envoyé un message au sujet de votre partie
email-game-message-button = Voir la partie
email-message-subject = { $other } vous a envoyé un message
email-message-button = Lire et répondre

## Tasks for administrators

email-admin-summary-subject = Tâches des administrateurs sur { $site }
email-admin-summary = Ces tâches attendent. Vous recevez cet e-mail au plus une fois par jour.
email-admin-summary-reports = { $n ->
        [one] { $n } signalement ouvert
       *[other] { $n } signalements ouverts
    }
email-admin-summary-claims = { $n ->
        [one] { $n } réclamation ou appel en attente d’une décision
       *[other] { $n } réclamations ou appels en attente d’une décision
    }
email-admin-summary-failed-emails = { $n ->
        [one] { $n } e-mail échoué
       *[other] { $n } e-mails échoués
    }
email-admin-summary-button = Ouvrir l’administration

## Tournaments

email-tournament-games-subject = { $name } : vos parties ont commencé
email-tournament-games =
    { $n ->
        [one] Votre partie dans { $name } a commencé.
       *[other] Vos { $n } parties dans { $name } ont commencé.
    }
email-tournament-you-have-white = Vous avez les Blancs.
email-tournament-you-have-black = Vous avez les Noirs.
email-tournament-move-until = Votre premier coup est attendu avant le { $deadline }.
email-view-tournament = Voir le tournoi
email-tournament-said-subject = { $name } : annonce
email-tournament-said = Le directeur du tournoi { $name } annonce :
email-tournament-terms-subject = { $name } : les conditions ont changé
email-tournament-terms = Les conditions de { $name } ont changé. Jusqu’au début, vous pouvez retirer votre inscription.
email-tournament-canceled-subject = Tournoi annulé : { $name }
email-tournament-canceled = Le tournoi { $name } a été annulé. Les parties en cours continuent comme parties individuelles.
email-tournament-substitute-subject = { $name } : une place vous est proposée
email-tournament-substitute = Le directeur du tournoi { $name } vous demande de prendre la place d’un autre joueur. Vous pouvez accepter sur la page du tournoi.
email-tournament-place-taken-subject = { $name } : { $player } joue à votre place
email-tournament-place-taken = { $player } a pris votre place dans { $name } et joue désormais vos parties. Ce que vos adversaires et vous y avez écrit se trouve maintenant parmi vos messages.
email-tournament-place-taken-over-subject = { $name } : vous jouez à la place de { $player }
email-tournament-place-taken-over = Vous avez pris la place de { $player } dans { $name }. Vos pendules sont reparties avec leur temps initial.
email-tournament-director = Le directeur du tournoi
email-tournament-advanced = Vous avez gagné votre match contre { $beaten } et passez au tour suivant. Votre prochain adversaire est { $next }.
email-direct-tournament = Diriger ce tournoi
email-tournament-invited-subject = { $name } : vous avez une invitation
email-tournament-invited = Le directeur du tournoi vous invite à vous inscrire à { $name }.
email-tournament-entry-removed-subject = { $name } : votre inscription a été supprimée
email-tournament-entry-removed = Le directeur du tournoi a supprimé votre inscription à { $name }.
email-tournament-moved-up-subject = { $name } : vous avez une place
email-tournament-moved-up = Vous étiez sur la liste d’attente de { $name }. Vous avez maintenant une place et vous jouerez. Si vous ne le souhaitez plus, retirez votre inscription avant le début.
email-tournament-on-waiting-list-subject = { $name } : vous êtes sur la liste d’attente
email-tournament-on-waiting-list = Une décision tardive dans une édition précédente a donné à un autre joueur une place dans { $name }. Ce joueur vient de s’inscrire. Toutes les places étaient prises et votre inscription était la dernière. Vous êtes maintenant au premier rang de la liste d’attente : si quelqu’un part avant le début, vous jouez.
email-tournament-next-edition-place-subject = { $name } : vous avez une place dans la prochaine édition
email-tournament-next-edition-place = Une décision a changé un résultat. Avec ce résultat, vous avez gagné votre match dans { $name }, mais la décision est arrivée trop tard : le match reste tel qu’il a été décidé. En contrepartie, vous avez une place dans la prochaine édition, même si elle est complète et quelles que soient les conditions d’inscription. Vous recevrez un e-mail quand elle sera annoncée.
email-tournament-next-edition-subject = { $name } : une place vous est réservée
email-tournament-next-edition = Le tournoi { $name } est annoncé. Dans une édition précédente, vous avez gagné un match par une décision arrivée trop tard. C’est pourquoi vous pouvez vous inscrire jusqu’au début, même si le tournoi est complet et quelles que soient les conditions d’inscription. Si vous ne voulez pas jouer, vous n’avez rien à faire.
email-tournament-withdrawn-subject = { $name } : vous ne jouez plus
email-tournament-no-place-subject = { $name } a commencé sans vous
email-tournament-no-place = { $name } a commencé. Vous étiez sur la liste d’attente. Aucune place ne s’est libérée. Si quelqu’un part dans les premiers jours, le directeur du tournoi peut vous proposer cette place.
email-tournament-withdrawn =
    { $ground ->
        [with_consent] Votre retrait de { $name } a l’accord du directeur du tournoi. Vos parties en cours ont été abandonnées.
        [expelled] Le directeur du tournoi a décidé votre exclusion de { $name }. Vos parties en cours ont été abandonnées.
       *[two_timeouts] Vous avez perdu au temps deux parties de { $name } au cours de semaines différentes. Selon les conditions, vous ne jouez plus dans ce tournoi. Vos parties en cours ont été abandonnées.
    }
email-tournament-opponent-withdrew-subject = { $name } : { $player } ne joue plus
email-tournament-opponent-withdrew =
    { $meaning ->
        [counts] { $player } ne joue plus dans { $name }. Au moins la moitié de ses parties étaient terminées. Tous les résultats contre { $player } comptent donc.
        [counts_for_nobody] { $player } ne joue plus dans { $name }. Moins de la moitié de ses parties étaient terminées. Les résultats contre { $player } restent dans la grille, mais ne comptent pour personne.
       *[match] { $player } ne joue plus dans { $name }. Aucune autre partie du match ne commence.
    }
email-tournament-player-withdrew =
    { $ground ->
        [two_timeouts] { $player } a perdu deux parties au temps et ne joue plus dans { $name }.
        [account] { $player } ne joue plus dans { $name } : le compte a été fermé.
        [suspended] { $player } ne joue plus dans { $name } : le compte était suspendu quand la partie suivante devait commencer. Les parties en cours continuent.
       *[own_word] { $player } a décidé de se retirer de { $name }.
    }
email-ladder-challenge-subject = { $player } vous défie sur { $name }
email-ladder-challenge = { $player } vous défie sur l’échelle { $name }. Vous auriez les blancs.
email-ladder-challenge-answer = Acceptez ou refusez sur la page de l’échelle avant le { $until }. Si vous refusez ou ne répondez pas à temps, cela compte comme une défaite, sauf si vous êtes en vacances pendant ce temps.
email-ladder-challenge-refused-subject = { $name } : { $player } n’a pas accepté votre défi
email-ladder-challenge-refused =
    { $how ->
        [declined] { $player } a refusé votre défi sur { $name }. Cela compte pour vous comme une victoire.
        [unanswered] { $player } n’a pas répondu à temps à votre défi sur { $name }. Cela compte pour vous comme une victoire.
        [declined_excused] { $player } a refusé votre défi sur { $name }. En raison de vacances ou d’une autre partie, personne ne perd.
       *[unanswered_excused] { $player } n’a pas répondu à votre défi sur { $name }. En raison de vacances ou d’une autre partie, personne ne perd.
    }
email-ladder-challenge-missed-subject = { $name } : le temps pour votre réponse est écoulé
email-ladder-challenge-missed =
    { $how ->
        [unanswered] Vous n’avez pas répondu à temps au défi de { $player } sur { $name }. Cela compte comme une défaite.
       *[unanswered_excused] Vous n’avez pas répondu au défi de { $player } sur { $name }. En raison de vacances ou d’une autre partie, vous ne perdez rien.
    }
email-ladder-closed-subject = { $name } est fermée
email-ladder-closed = L’échelle { $name } a été fermée. Personne ne peut plus s’inscrire ni être défié. Les parties en cours continuent et comptent.
email-tournament-special-leave-subject = { $name } : vous avez un congé spécial
email-tournament-special-leave = { $days ->
        [one] Le directeur du tournoi vous a accordé un congé spécial. Vos pendules dans { $name } sont arrêtées pendant 1 jour.
       *[other] Le directeur du tournoi vous a accordé un congé spécial. Vos pendules dans { $name } sont arrêtées pendant { $days } jours.
    }
email-tournament-opponent-on-leave-subject = { $name } : { $player } a un congé spécial
email-tournament-opponent-on-leave = { $days ->
        [one] { $player } a un congé spécial dans { $name }. Les pendules de { $player } sont arrêtées pendant 1 jour.
       *[other] { $player } a un congé spécial dans { $name }. Les pendules de { $player } sont arrêtées pendant { $days } jours.
    }
email-tournament-player-died-subject = { $name } : décès de { $player }
email-tournament-player-died =
    { $meaning ->
        [counts] Nous avons appris le décès de { $player }. Au moins la moitié de ses parties dans { $name } étaient terminées. Tous les résultats contre { $player } comptent donc.
        [counts_for_nobody] Nous avons appris le décès de { $player }. Moins de la moitié de ses parties dans { $name } étaient terminées. Les résultats contre { $player } restent dans la grille, mais ne comptent pour personne.
        [ladder] Nous avons appris le décès de { $player }, qui n’est plus sur l’échelle { $name }.
       *[match] Nous avons appris le décès de { $player }. Dans le match de { $name }, aucune autre partie ne commence.
    }
email-tournament-game-stopped = { $days ->
        [one] Votre partie contre { $player } a été arrêtée. Sur sa page, vous pouvez réclamer le gain ou la nulle pendant 1 jour, avec votre analyse. Ensuite, le directeur du tournoi décide.
       *[other] Votre partie contre { $player } a été arrêtée. Sur sa page, vous pouvez réclamer le gain ou la nulle pendant { $days } jours, avec votre analyse. Ensuite, le directeur du tournoi décide.
    }
email-tournament-finished-subject = Tournoi terminé : { $name }
email-tournament-finished = Toutes les parties de { $name } sont terminées. Le résultat sera définitif dans { $days } jours.
email-tournament-place = Votre place : { $first } sur { $of }.
email-tournament-place-shared = Vous partagez les places { $first } à { $last } sur { $of }.
email-tournament-place-undecided = Le dernier jour de jeu est passé avant que l’ordre des joueurs encore en course soit décidé.
email-tournament-points = Points : { $points }.
email-tournament-section = Groupe : { $section }.
email-tournament-bye-subject = { $name } : vous êtes exempt
email-tournament-bye = À la ronde { $round } de { $name }, il ne restait pas d’adversaire pour vous. Vous êtes exempt, ce qui compte comme une victoire.
email-tournament-qualified-subject = { $name } : vous êtes qualifié
email-tournament-qualified = Vous êtes qualifié pour la phase { $stage } de { $name }. Confirmez sur la page du tournoi avant { $date } que vous jouez. Sinon, votre place revient au joueur suivant.
email-tournament-qualification-lost-subject = { $name } : votre place dans la phase suivante
email-tournament-qualification-lost =
    { $why ->
        [lapsed] Vous n’avez pas confirmé à temps que vous jouez dans la phase suivante de { $name }. Votre place revient au joueur suivant.
       *[decision] Une décision a changé un résultat de { $name }. D’après les résultats, un autre joueur se qualifie maintenant à votre place.
    }
email-tournament-out-in-stage-subject = { $name } : la phase suivante a commencé
email-tournament-out-in-stage = La phase { $stage } de { $name } a commencé sans vous. Vos parties en cours continuent et comptent dans le tableau de votre groupe.
email-tournament-eliminated-subject = { $name } : élimination
email-tournament-eliminated = Votre match dans { $name } est décidé : { $winner } passe au tour suivant.
email-tournament-eliminated-both = Votre match dans { $name } est décidé : aucun des deux joueurs ne passe au tour suivant.
email-tournament-own-place = Votre place : { $first }.
email-tournament-own-places = Vous partagez les places { $first } à { $last }.
email-tournament-place-later = Le dernier jour de jeu est passé. Vous connaîtrez votre place quand tous les matchs seront décidés.
email-tournament-entries-removed-subject = { $name } : des inscriptions ont été supprimées au début
email-tournament-entries-removed = { $name } a commencé. Des inscriptions de comptes suspendus ou fermés ont été supprimées.
email-tournament-not-started-subject = { $name } n’a pas pu commencer
email-tournament-not-started = Le tournoi { $name } a été annulé : le jour du début, trop peu de joueurs pouvaient jouer.
email-tournament-not-full = Des inscriptions à { $name } de comptes suspendus ou fermés ont été supprimées. Le tournoi commencera quand il sera de nouveau complet.
email-tournament-removed = Inscriptions supprimées : { $players }.
email-tournament-away = En congé au début : { $players }.
email-tournament-on-vacation-subject = { $name } : joueurs en congé au début
email-tournament-started = { $name } a commencé.
email-tournament-deputy-took-over-subject = { $name } : vous dirigez maintenant le tournoi
email-tournament-deputy-took-over = Le compte du directeur de { $name } a été fermé. Vous étiez suppléant. Maintenant, vous dirigez le tournoi. Vous pouvez nommer un nouveau suppléant.
email-tournament-no-deputy-subject = { $name } n’a plus de suppléant
email-tournament-no-deputy = Le compte du suppléant de { $name } a été fermé. Vous pouvez nommer un nouveau suppléant.
email-tournament-no-director-subject = { $name } n’a pas de directeur
email-tournament-no-director = Le compte du directeur de { $name } a été fermé. Aucun suppléant ne peut prendre sa place. Nommez un nouveau directeur de tournoi.
email-tournament-offer-ended-subject = { $name } : le tournoi suivant ne s’est pas ouvert
email-tournament-offer-ended =
    { $reason ->
        [terms] { $name } a commencé. Le tournoi suivant ne s’est pas ouvert : une offre permanente ne peut plus avoir ces conditions. Annoncez-le avec d’autres conditions.
       *[director] { $name } a commencé. Le tournoi suivant ne s’est pas ouvert : son directeur ne peut pas annoncer de tournois pour le moment. Quelqu’un d’autre doit l’annoncer.
    }

# $day: 2026-11-25.
email-logs-published-subject = Empreinte des journaux du { $day } sur { $site }
# $head: 64 digits.
email-logs-published = L’empreinte de tous les journaux du { $day } est { $head }.
email-logs-published-why = Conservez cet e-mail. Il vous permettra de vérifier plus tard que personne n’a réécrit l’histoire d’une partie : `zugpost verify --head` compare la base de données à cette empreinte.
email-logs-published-button = Ouvrir les empreintes publiées
email-rating-changes-subject = Votre classement : { $rating } ({ $change })
email-rating-changes-subject-several = Vos classements de la semaine dernière
email-rating-changes = Vos parties classées qui se sont terminées dans la semaine du { $week } ont changé votre classement.
email-rating-change = { $variant } : { $before } → { $after } ({ $change })
email-rating-change-won = gagnée contre { $other } (partie { $game })
email-rating-change-drawn = nulle contre { $other } (partie { $game })
email-rating-change-lost = perdue contre { $other } (partie { $game })
email-rating-change-more = { $n ->
        [one] et 1 autre partie
       *[other] et { $n } autres parties
    }
email-rating-changes-button = Voir votre profil
