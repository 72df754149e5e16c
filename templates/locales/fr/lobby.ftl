### Challenges, lists of games, players, messages between players, reports.

## Lobby: the page

lobby-title = Salon
lobby-create-challenge = Créer un défi
lobby-your-challenges = Vos défis
lobby-open-challenges = Défis ouverts
lobby-no-open-challenges = Il n’y a pas de défi ouvert en ce moment. Créez-en un ; il reste ouvert deux semaines.
lobby-find-players = Trouver des joueurs
lobby-search = Chercher

## Lobby: the table of challenges

lobby-player = Joueur
lobby-color = Couleur de l’auteur du défi
lobby-time-control = Cadence
lobby-starting-position = Position de départ
lobby-expires = Expire le
lobby-to = à
lobby-yours = le vôtre
lobby-for-you = pour vous
lobby-random = au hasard
lobby-accept = Accepter
lobby-view = Voir

## Challenges: a challenge

challenge-title = Défi de { $challenger }
challenge-yours = Votre défi
challenge-heading = Défi de { $challenger }
challenge-accepted = Ce défi a été accepté.
challenge-declined = Ce défi a été refusé.
challenge-withdrawn = Ce défi a été retiré.
challenge-expired = Ce défi a expiré.
challenge-declined-because = « { $reason } »
challenge-go-to-game = Aller à la partie
challenge-from = De
challenge-to = À
challenge-everyone = tous
challenge-your-color = Votre couleur
challenge-challengers-color = Couleur de { $challenger }
challenge-game-options = Options de la partie
challenge-starting-position = Position de départ
challenge-withdraw = Retirer le défi
challenge-accept = Accepter et commencer la partie
challenge-decline-reason = Motif du refus (facultatif)
challenge-decline = Refuser
challenge-log-in = Connectez-vous pour l’accepter
challenge-go-to-lobby = Aller au salon

## Challenges: errors: a challenge or a rematch

challenge-error-reason-too-long = Le motif est trop long. Utilisez au plus { $most } caractères.
challenge-error-own = Vous ne pouvez pas accepter votre propre défi.
challenge-error-not-open = Ce défi n’est plus ouvert.
challenge-error-no-such-player = Aucun joueur ne porte ce nom d’utilisateur. Vérifiez l’orthographe.
challenge-error-yourself = Vous ne pouvez pas vous défier vous-même.
challenge-error-account-closed = Le compte de votre adversaire est fermé.
challenge-error-suspended = Ce joueur ne peut pas jouer pour le moment. Défiez quelqu’un d’autre.
challenge-error-blocked = Ce joueur n’accepte pas de défis de votre part.
challenge-error-not-ratable = Cette partie ne peut pas être classée. Choisissez une limite de temps, la position de départ habituelle de sa variante, et les options normales pour la prise en passant et les coups qui laissent le roi en échec.
challenge-error-too-many = Vous avez trop de défis ouverts. Retirez-en un d’abord.
challenge-error-too-many-to-strangers = Trop de défis ont été envoyés à de nouveaux adversaires. Vous pourrez envoyer celui-ci dans { $time }.
challenge-error-game-in-progress = La partie est encore en cours. Demandez une revanche quand elle sera terminée.
challenge-error-rematch-asked-before = Vous avez déjà demandé une revanche de cette partie. Créez plutôt un défi.
challenge-error-conditions-for-one = Seuls les défis à tous ont des conditions. Effacez les conditions, ou laissez l’adversaire vide.
challenge-error-no-rating = Seuls les joueurs qui ont un classement peuvent accepter ce défi. Jouez d’abord quelques parties classées.
challenge-error-rating-too-low = Seuls les joueurs dont le classement est d’au moins { $min } peuvent accepter ce défi. Le vôtre est { $rating }.
challenge-error-rating-too-high = Seuls les joueurs dont le classement n’a pas dépassé { $max } ces 12 derniers mois peuvent accepter ce défi. Votre plus haut était { $rating }.
challenge-error-games = { $min ->
        [one] Il vous faut 1 partie terminée pour accepter ce défi.
       *[other] Il vous faut { $min } parties terminées pour accepter ce défi.
    } Vous en avez { $games }.
challenge-error-timeouts = { $games ->
        [one] Vous avez perdu au temps { $lost } partie sur votre seule partie terminée.
       *[other] Vous avez perdu au temps { $lost } de vos { $games } parties terminées.
    } Pour accepter ce défi, il faut { $max } au plus.
challenge-error-too-slow = Vous prenez { $days } jours par coup en moyenne. Pour accepter ce défi, il faut au plus { $max ->
        [one] 1 jour
       *[other] { $max } jours
    }.
game-limit-exceeded = Vous pouvez avoir au plus { $limit ->
        [one] 1 partie
       *[other] { $limit } parties
    } à la fois. Vous en avez { $games }, et ceci en ajoute { $more }. Terminez d’abord des parties. Chaque partie d’au moins 10 coups contre un nouvel adversaire vous permet d’en avoir 2 de plus.
game-limit-near = Vous avez { $games } parties sur { $limit ->
        [one] 1 au plus
       *[other] { $limit } au plus
    } à la fois.
challenge-error-challengers-game-limit = L’auteur du défi ne peut pas commencer une autre partie pour le moment. Réessayez plus tard, ou choisissez un autre défi.
challenge-rematch-message = Revanche ?

## Challenges: new challenge: opponent

challenge-new-title = Créer un défi
challenge-new-opponent = Adversaire
challenge-new-everyone = tous
challenge-new-opponent-hint = Entrez un nom d’utilisateur, ou laissez vide pour publier un défi ouvert dans le salon.
challenge-new-random = Au hasard

## Challenges: new challenge: time control

challenge-new-time-per-move = Temps par coup, comme choisi plus haut
challenge-new-time-per-move-label = Temps par coup
challenge-new-days-other = autre
challenge-new-other-time = Autre temps
challenge-new-other-time-example = par exemple 12 heures
challenge-new-fischer = Fischer : temps initial + incrément
challenge-new-initial-time = Temps initial
challenge-new-increment = Incrément par coup
challenge-new-clock-maximum = Maximum à la pendule
challenge-new-move-maximum = Temps maximal pour un coup
challenge-new-no-maximum = sans limite
challenge-new-period = Style ICCF : par exemple 10 coups en 50 jours
challenge-new-period-moves = Coups
challenge-new-period-days-label = Jours pour ces coups
challenge-new-period-days = Jours pour ces coups
challenge-new-period-move-maximum = Maximum de jours pour un coup
challenge-new-period-hint = Un coup joué dans les 24 heures ne coûte pas de temps. Au-delà, les jours entiers sont comptés. Après 20 jours sur un même coup, ils comptent double. Les jours non utilisés sont reportés.
challenge-new-no-time-limit = Sans limite de temps

## Challenges: new challenge: starting position

challenge-new-starting-position = Position de départ
challenge-new-standard-position = Normale
challenge-new-chess960 = Chess960, par numéro
challenge-new-chess960-number = Numéro de la position Chess960
challenge-new-chess960-range = 0 à 959
challenge-new-custom-position = Position personnalisée (FEN)
challenge-new-fen = FEN

## Challenges: new challenge: game options

challenge-new-en-passant = Prise en passant
challenge-new-option-on = oui
challenge-new-en-passant-off = non : la prise en passant n’est pas permise
challenge-new-moves-into-check = Coups qui laissent le roi en échec
challenge-new-moves-into-check-not-allowed = interdits (option normale)
challenge-new-moves-into-check-allowed = permis, mais ils perdent la partie
challenge-new-draws = Triple répétition et règle des 50 coups
challenge-new-draws-claimed = un joueur doit réclamer la nulle
challenge-new-draws-automatic = nulle automatique
challenge-new-conditional-moves = Coups conditionnels et suites proposées
challenge-new-conditional-moves-off = non
challenge-new-takebacks = Reprises de coup (si l’adversaire accepte)
challenge-new-takebacks-off = non
challenge-new-time-runs-out = Quand le temps d’un joueur est écoulé
challenge-new-time-runs-out-game-ends = la partie se termine aussitôt
challenge-new-time-runs-out-claimed = l’adversaire peut réclamer le gain au temps
challenge-new-rated = Classée ou amicale
challenge-new-rated-off = amicale
challenge-new-rated-on = classée
challenge-new-rated-hint = Une partie classée exige une limite de temps, la position de départ habituelle de sa variante, et les options normales pour la prise en passant et les coups qui laissent le roi en échec. Les reprises de coup sont désactivées.
challenge-new-variant = Variante
challenge-new-vacation = Congés
challenge-new-vacation-on = oui : le congé arrête la pendule
challenge-new-vacation-off = non : la pendule continue pendant le congé
challenge-new-books = Livres
challenge-new-databases = Bases de parties et explorateurs d’ouvertures
challenge-new-engines = Moteurs et tables de finales
challenge-new-assistance-allowed = usage autorisé
challenge-new-assistance-not-allowed = usage interdit
challenge-new-more = Plus d’options
challenge-new-more-usual = Si vous n’y changez rien : position et règles normales, coups conditionnels permis, reprises de coup aussi sauf en partie classée, le congé arrête la pendule, livres et bases de données autorisés, moteurs interdits.
challenge-conditions = Qui peut accepter
challenge-new-conditions-hint = Pour un défi à tous. Ce que vous laissez vide n’est pas demandé.
lobby-conditions = Qui peut accepter : { $conditions }
challenge-new-message = Message (facultatif)
challenge-new-create = Créer le défi
challenge-new-match = Match
challenge-new-games = Nombre de parties
challenge-new-games-hint = 1 est une partie unique. De 2 à 24 parties forment un match : les couleurs alternent, il n’y a pas de reprise de coup, et le match figure parmi les tournois.
challenge-games = { $n } parties
challenge-error-series-games = Un match compte de 2 à 24 parties. Saisissez un autre nombre, ou 1 pour une partie unique.
challenge-error-series-rules = Les parties d’un match se jouent selon les règles normales. Choisissez-les, ou proposez une partie unique.
challenge-error-series-uneven = Dans cette position, un camp peut être avantagé. Choisissez un nombre pair de parties, pour que chacun ait les Blancs aussi souvent.
challenge-error-series-without-limit = Un match a besoin d’une limite de temps. Choisissez une autre cadence, ou proposez une partie unique.
challenge-error-series-timeout-rule = Dans un match, la partie se termine quand le temps est écoulé. Choisissez cela, ou proposez une partie unique.
challenge-error-series-running = Vous pouvez proposer la revanche d’un match quand il est terminé, sur la page de sa dernière partie.

## Challenges: errors: new challenge

challenge-new-error-color = Choisissez une couleur.
challenge-new-error-message-too-long = Le message est trop long. Utilisez au plus { $most } caractères.
challenge-new-error-game-options = Choisissez une valeur pour chaque option de la partie.
challenge-new-error-form-expired = Ce formulaire a expiré. Rechargez la page.
challenge-new-error-not-a-time = { $field } : entrez un temps comme 3 jours ou 12 heures.
challenge-new-error-not-a-number = { $field } : entrez un nombre entier.
challenge-new-error-time-control = Choisissez une cadence.
challenge-new-error-starting-position = Choisissez une position de départ.
challenge-new-error-control-not-chosen = Cela appartient à une cadence qui n’est pas choisie. Choisissez cette cadence, ou videz ce champ.
challenge-new-error-two-times = Deux temps différents sont indiqués. Choisissez « autre », ou effacez le temps saisi.
challenge-new-error-days-not-used = Vous avez choisi ici un temps par coup, mais une autre cadence plus bas. Choisissez plus bas le temps par coup, ou ici 3 jours.
challenge-new-error-two-positions = Entrez un numéro Chess960 ou une FEN, pas les deux.
challenge-new-error-fen-not-chosen = Vous avez entré une FEN, mais Chess960 est choisi. Choisissez la position personnalisée, ou effacez la FEN.
challenge-new-error-number-not-chosen = Vous avez entré un numéro Chess960, mais la position personnalisée est choisie. Choisissez Chess960, ou effacez le numéro.
challenge-new-error-number-of-variant = Les positions Chess960 sont celles des échecs normaux. Choisissez la variante Standard, ou effacez le numéro.

## Lists of games: games in progress

games-title = Mes parties
games-on-vacation = Vous êtes en congé jusqu’au { $until }. <a>Gérer les congés</a>
games-your-turn = À vous de jouer
games-your-turn-count = À vous de jouer ({ $n })
games-none-your-turn = Aucune partie où c’est à vous de jouer.
games-find-opponent = <a>Trouvez un adversaire dans le salon</a>.
games-none-match = Aucune partie ne correspond. <a>Tout afficher</a>
games-challenges = Défis
games-other-in-progress = Autres parties en cours ({ $n })
games-recently-finished = Terminées récemment

## Lists of games: links

games-all-finished = Toutes les parties terminées
games-download-pgn = Télécharger toutes vos parties (PGN)
games-download-pgn-clock-times = Télécharger toutes vos parties avec les temps (PGN)
games-vacation = Congés

## Lists of games: sorting and filtering

games-sort-by = Trier par
games-sort-time-left = Temps restant
games-sort-last-move = Dernier coup
games-sort-start-date = Date de début
games-view = Affichage
games-view-boards = Échiquiers
games-view-list = Liste
games-apply = Appliquer

## Lists of games: marks and status of a game in a list

games-result-being-checked = Terminée. Le résultat est en cours de vérification.
games-paused = Partie suspendue, en attente d’une décision
games-mark-your-turn = à vous de jouer
games-mark-draw-offered = nulle proposée
games-mark-takeback-requested = reprise demandée
games-mark-claim-win-on-time = vous pouvez réclamer le gain
games-mark-waiting-for-decision = en attente d’une décision
games-mark-new-message = nouveau message
games-mark-conditional-moves =
    { $n ->
        [one] { $n } coup conditionnel
       *[other] { $n } coups conditionnels
    }
games-mark-won = gagnée
games-mark-lost = perdue

## Lists of games: columns

games-opponent = Adversaire
games-last-move = Dernier coup
games-time-left = Temps restant
games-status = État

## Lists of games: finished games

games-finished-title = Parties terminées
games-opponent-hint = Les premières lettres du nom d’utilisateur.
games-any-color = Les deux
games-opening = Ouverture
games-opening-hint = Un nom (en anglais) ou un code ECO, par exemple Ruy Lopez ou C84.
games-result = Résultat
games-any-result = Tous
games-result-won = Gagnées
games-result-drawn = Nulles
games-result-lost = Perdues
games-ended-from = Terminée au plus tôt le
games-ended-to = Terminée au plus tard le
games-error-not-a-date = Cette date n’est pas valable. Entrez une date comme 2026-11-20.
games-found =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } : gagnées { $won }, nulles { $drawn }, perdues { $lost }.
games-show-all = Tout afficher
games-no-finished-match = Aucune partie terminée ne correspond. <a>Tout afficher</a>
games-no-finished-yet = Vous n’avez pas encore de partie terminée.
games-latest = Les plus récentes
games-older = Plus anciennes

## Lists of games: from game to game

games-next-nav = Autres parties où c’est à vous de jouer
games-next = Partie suivante ({ $n })
games-skip = Passer cette partie jusqu’à demain
games-last-game = Revenir à la partie où vous venez de jouer
games-next-opponent = contre { $opponent }
games-next-opponent-time-left = contre { $opponent }, reste { $time }

## Players: profile: the player

people-online = en ligne
profile-closed-account = compte fermé
profile-member-since = Membre depuis le { $day }.
profile-last-seen = Dernière visite : { $when }.
profile-seen-day = il y a moins d’un jour
profile-seen-week = il y a moins d’une semaine
profile-seen-month = il y a moins d’un mois
profile-seen-long-ago = il y a plus d’un mois
people-on-vacation = en congé jusqu’au { $until }
games-mark-special-leave = congé spécial jusqu’au { $until }
profile-moves-within-hour = Joue d’habitude en moins d’une heure.
profile-moves-within-hours = Joue d’habitude en moins de { $hours } heures.
profile-moves-within-days =
    Joue d’habitude en moins { $days ->
        [one] d’un jour
       *[other] de { $days } jours
    }.
profile-moves-within-days-hours =
    Joue d’habitude en moins de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } et { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }.
profile-pace = En moyenne { $days } jours par coup dans les dernières parties.
profile-lost-on-time = { $games ->
        [one] { $lost } partie perdue au temps sur 1 partie terminée.
       *[other] { $lost } parties perdues au temps sur { $games } parties terminées.
    }

## Players: profile: links and buttons

profile-edit-link = Modifier le profil
profile-challenge = Défier { $name }
people-friend-challenge = Défier
people-friend-message = Écrire
profile-add-friend = Ajouter aux amis
profile-remove-friend = Retirer des amis
people-friends-private = Vous seul pouvez voir votre liste d’amis.
profile-report = Signaler { $name }

## Players: list of ratings

rating-list-title = Liste des classements
rating-list-who = Joueurs dont le classement est établi : sa marge est inférieure à ±220, et une partie classée s’est terminée dans l’année. Les 100 meilleurs sont affichés.
rating-list-country = Pays
rating-list-any-country = tous
rating-list-by-rating = classement
rating-list-by-gain = plus grand gain de l’année
rating-list-friends = Seulement mes amis et moi
rating-list-empty = Aucun joueur n’est encore dans cette liste.
rating-list-place = Place
rating-list-gain = Gain en { $year }

activity-list-title = Activité
activity-list-hint = Compté il y a une heure au plus : parties gagnées, nulles ou perdues. Qui en a terminé moins de { $n } n’est pas sur la liste des pertes au temps.
activity-list-finished = Parties terminées
activity-list-lost-on-time = Perdues au temps
activity-list-most-finished = Le plus de parties terminées en { $year }
activity-list-fewest-lost = Le moins de pertes au temps en { $year }
activity-list-steadiest = Les joueurs les plus réguliers
activity-list-nine-of-ten = Neuf coups sur dix en
points-list-title = Points de tournoi
points-list-of-year = Points de tournoi { $year }
points-list-hint = Une place dans un tournoi d’au moins 8 joueurs vaut autant de points qu’il y a de joueurs classés derrière. Les { $n } meilleurs tournois de l’année comptent, quand ils sont définitifs. Compté il y a une heure au plus.
points-list-points = Points

## Players: profile: games and rating

profile-games = Parties
profile-won = gagnées
profile-drawn = nulles
profile-lost = perdues
profile-in-progress = en cours
profile-rating = classement
people-rating-number = classement { $rating }
profile-rating-heading = Classement
profile-rating-graph = Classement : { $first } dans la semaine du { $from }, { $last } dans la semaine du { $to }. Minimum { $lowest }, maximum { $highest }.
profile-rating-graph-one-week = Classement : { $last } dans la semaine du { $to }.
profile-rating-weeks = Semaine par semaine
profile-rating-week = Semaine du
profile-rated-games = parties classées
profile-medals = Médailles
profile-medal-gold = or
profile-medal-silver = argent
profile-medal-bronze = bronze
profile-with-white = avec les Blancs
profile-with-black = avec les Noirs
profile-against-you = contre vous
profile-games-in-progress = Parties en cours
profile-no-moves = Aucun coup pour l’instant.
profile-finished-games = Parties terminées
profile-finished-games-nav = Parties terminées

## Players: searching for players

people-find = Trouver des joueurs
people-username-begins = Le nom d’utilisateur commence par
people-none-found = Aucun nom d’utilisateur ne commence par « { $name } ».
people-more = Suite

## Players: friends

people-friends = Amis
people-friends-online = Amis en ligne
people-no-friends = Votre liste d’amis est vide. <a>Trouvez des joueurs</a> et ajoutez-les depuis leur profil.
people-friends-online-count =
    { $n ->
        [0] Aucun ami n’est en ligne.
        [one] { $n } ami est en ligne.
       *[other] { $n } amis sont en ligne.
    }
people-friend-games =
    { $n ->
        [0] Aucune partie en cours avec vous.
        [one] { $n } partie en cours avec vous.
       *[other] { $n } parties en cours avec vous.
    }
people-friends-full = Votre liste d’amis est pleine ({ $most } joueurs). Retirez d’abord quelqu’un.

## Players: editing the profile

profile-edit-title = Modifier le profil
profile-edit-hint = Tout le monde peut voir ceci sur votre profil. Tous les champs sont facultatifs.
profile-country = Pays
profile-country-not-specified = Non précisé
profile-about = À propos de vous
profile-about-hint = Au plus { $most } caractères. Texte simple uniquement.
profile-error-changed = Votre profil a changé depuis que vous avez ouvert cette page. Il figure ci-dessus. Si vous enregistrez de nouveau, vous le remplacez.
profile-error-about-too-long =
    { $over ->
        [one] Le texte est trop long de { $over } caractère. Raccourcissez-le.
       *[other] Le texte est trop long de { $over } caractères. Raccourcissez-le.
    }

## Messages: navigation and headings

message-nav = { $n ->
    [0] Messages
   *[other] Messages ({ $n })
}
message-heading = Messages

## Messages: writing messages

message-to-opponent = Message à votre adversaire
message-your-message = Votre message
message-send = Envoyer
message-private-hint = Seuls vous et l’autre joueur pouvez voir ces messages.

## Messages: comments of spectators

message-spectator-comments = Commentaires des spectateurs
message-your-comment = Votre commentaire sur cette partie
message-post-comment = Publier
message-comments-after-game = Vous pourrez lire les commentaires des spectateurs après la partie.
message-comments-hidden-from-players = Les joueurs ne peuvent lire les commentaires qu’après la partie. Vous ne pouvez pas voir les messages qu’ils échangent.
message-comments-public = La partie est terminée. Tout le monde peut lire les commentaires.

## Messages: messages and comments in a game

message-sent-with-move = avec { $move }
message-sent-after-move = après { $move }
message-report = Signaler
message-show-hidden = Afficher le message masqué de { $name }

## Messages: private notes

message-note = Votre note
message-note-label = Votre note privée sur cette partie
message-note-save = Enregistrer la note
message-note-hint = Vous seul pouvez la voir. Elle figure dans le PGN avec votre analyse.

## Messages: errors

message-error-empty = Le texte est vide. Écrivez quelque chose.
message-error-too-long =
    { $over ->
        [one] Ce texte est trop long de { $over } caractère. Raccourcissez-le.
       *[other] Ce texte est trop long de { $over } caractères. Raccourcissez-le.
    }
message-error-note-changed = Votre note a changé depuis que vous avez ouvert cette page. Elle figure ci-dessus. Enregistrer à nouveau la remplace.
message-error-blocked = Ce joueur n’accepte pas de messages de votre part.
message-error-comment-blocked = Vous ne pouvez pas commenter cette partie. Un des joueurs vous a bloqué.
message-error-you-blocked = Vous avez bloqué ce joueur. Débloquez-le pour lui envoyer un message.
message-error-cannot-receive = Ce joueur ne peut pas recevoir de messages.

## Messages: conversations

message-conversations = Conversations
message-no-conversations = Pas encore de messages. Vous pouvez écrire aux joueurs depuis leur profil.
message-in-game = partie
message-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
message-you-wrote = Vous : { $text }
message-you = Vous
message-new = nouveau
message-pages = Pages
message-newer = Plus récents
message-older = Plus anciens
message-conversation-with = Conversation avec { $name }
message-profile-of = Profil de { $name }
message-write = Écrire un message

## Messages: blocking and muting

message-mute = Masquer
message-unmute = Ne plus masquer
message-block = Bloquer
message-block-ask = Bloquer { $name } ?
message-block-explained = Ce joueur ne pourra ni vous écrire ni vous défier. Vous ne pourrez pas non plus lui écrire. Les parties en cours continuent. Vous pourrez le débloquer à tout moment.
message-unblock = Débloquer
message-is-blocked = Vous avez bloqué { $name }. Ce joueur ne peut ni vous écrire ni vous défier.
message-is-muted = Vous avez masqué { $name }. Ses messages sont cachés et ne vous sont pas envoyés par e-mail. Ce joueur n’en est pas averti.
message-blocked-and-muted = Joueurs bloqués et masqués
message-blocked-heading = Bloqués
message-muted-heading = Masqués
message-block-hint = Ils ne peuvent ni vous écrire ni vous défier. Les parties en cours continuent.
message-mute-hint = Leurs messages sont cachés et ne vous sont pas envoyés par e-mail. Ils n’en sont pas avertis.
message-nobody = Aucun.

## Reports

report-player = Signaler { $player }
report-message = Signaler un message de { $player }
report-comment = Signaler un commentaire de { $player }
report-intro = Les administrateurs voient de qui vient ce signalement. { $player } n’en saura rien.
report-text-label = Que s’est-il passé ?
report-send = Envoyer le signalement
report-error-text-length = Décrivez ce qui s’est passé, en 1 à { $most } caractères.
report-error-yourself = Vous ne pouvez pas vous signaler vous-même.
report-error-too-many = Vous pouvez envoyer au plus { $most } signalements par jour. Réessayez demain.
report-error-outcome-length = Indiquez la suite donnée, en 1 à { $most } caractères.
report-error-about-you = Ce signalement vous concerne. Un autre administrateur doit le clore.
report-error-already-closed = Ce signalement est déjà clos.
