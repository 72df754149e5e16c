### The admin pages and the audit log.

## Admin pages: navigation, and words that several pages use

admin-nav = Administration
admin-claims = Réclamations
admin-games = Parties
admin-players = Joueurs
admin-reports = Signalements
admin-emails = E-mails
admin-announcements = Annonces
admin-settings = Paramètres
admin-audit-log = Journal des actions
admin-status = État
admin-none = Aucun.
admin-audit-empty = Aucune entrée.
admin-more = Suite
admin-until = Jusqu’au
admin-created = Création
admin-reason = Motif
admin-game = Partie
admin-account-number = Numéro de compte
admin-email-address = Adresse e-mail
admin-member-since = Membre depuis
admin-last-seen = Dernière visite

## Admin pages: audit log

admin-audit-log-title = Journal des actions
admin-audit-log-heading = Journal des actions
admin-audit-log-player = Actions d’un joueur ou à son sujet (nom d’utilisateur ou numéro de compte)
admin-audit-log-actions = Actions
admin-audit-log-older = Plus anciennes
admin-command-line = Ligne de commande

## Admin pages: games

admin-games-query = Numéro de partie ou nom d’utilisateur
admin-games-status = État
admin-games-all = Toutes
admin-games-in-progress = En cours
admin-games-finished = Terminées
admin-games-search = Chercher
admin-games-none = Aucune partie trouvée.
admin-half-moves = Demi-coups
admin-game-status = État
admin-game-started = Début
admin-game-being-checked = Terminée. On vérifie le résultat.
admin-game-waiting-for-decision = En attente d’une décision.
admin-game-in-progress = En cours.

## Admin pages: status of the server

admin-version = Version
admin-server-running-since = Serveur en marche depuis
admin-database = Base de données
admin-database-response-time = { $database }, temps de réponse { $time }
admin-heartbeat = Dernier signal de vie
admin-heartbeat-ago = il y a { $time }
admin-heartbeat-none = aucun encore
admin-emails-waiting = E-mails en attente
admin-oldest-waiting = { $n }, depuis { $time } au plus
admin-emails-failed-count = E-mails échoués
admin-bounces-not-read = Les e-mails qui ne peuvent pas être distribués reviennent à MAIL_FROM. Zugpost ne les lit pas à cette adresse. Définissez MAIL_BOUNCES=yes.
admin-claims-waiting = Réclamations en attente
admin-live-pages = Pages ouvertes mises à jour en direct
admin-jobs = Tâches de fond sur ce serveur
admin-jobs-none = Aucune tâche n’a encore tourné.
admin-job = Tâche
admin-job-heartbeat = signal de vie
admin-job-deadlines = échéances et rappels
admin-job-tournaments = tournois
admin-job-ratings = classements
admin-job-rating-changes = e-mails hebdomadaires sur les classements
admin-job-summaries = e-mails sur les tâches des administrateurs
admin-job-checkmate-checks = vérification des mats possibles
admin-job-emails = e-mails
admin-job-cleanup = nettoyage
admin-job-verification = vérification des parties
admin-job-publication = publication des empreintes des journaux
admin-job-last-run = Dernier passage
admin-job-duration = Durée
admin-job-failed = A échoué
admin-job-last-failure = Dernier échec
admin-job-failing = en échec
admin-job-failed-never = jamais
admin-job-failed-times = { $n } fois
admin-job-no-failure = aucun
admin-graphs = Les dernières 24 heures
admin-graphs-none = Les graphiques commencent une minute après le démarrage de ce serveur.
admin-graph-emails = E-mails en attente
admin-graph-moves = Coups par minute
admin-graph-slowest = Page la plus lente de chaque minute
admin-graph-memory = Mémoire
admin-graph-values = Maintenant { $last }, maximum { $most }
admin-mismatches = Les parties et leurs journaux
admin-mismatches-none = Toutes les parties vérifiées correspondent à leurs journaux. La tâche vérifie 1000 parties par heure.
admin-mismatches-hint = Ces parties ne correspondent pas à leurs journaux. Quelqu’un a peut-être modifié la base de données.
admin-mismatch-game = Partie
admin-mismatch-findings = Ce qui diffère
admin-mismatch-found = Trouvé
admin-chains = Parties manquantes et empreintes publiées
admin-chains-none = Aucune partie ne manque. Toutes les empreintes publiées concordent. La vérification a lieu une fois par jour.
admin-chains-hint = Une partie manque, ou une empreinte ne concorde pas. Quelqu’un a peut-être modifié la base de données.
admin-chains-verified = Dernière vérification : { $time }
admin-chains-never = Pas encore vérifié.
admin-outages = Pannes
admin-outages-none = Aucune dans les 90 derniers jours.
admin-outages-hint = Dans les 90 derniers jours. Le temps perdu a été ajouté aux pendules en marche.
admin-outage-from = Du
admin-outage-duration = Durée

## Admin pages: undelivered emails

admin-emails-heading = E-mails non remis
admin-emails-count = En attente au total : { $waiting }. Échoués : { $dead }.
admin-emails-retry-all = Renvoyer tous les e-mails échoués
admin-emails-failed = Échoués
admin-emails-waiting-for-retry = En attente d’une nouvelle tentative
admin-email = E-mail
admin-email-created = Création
admin-email-attempts = Tentatives
admin-email-next-attempt = prochaine tentative : { $at }
admin-email-retry = Renvoyer
admin-email-discard = Supprimer

## Admin pages: announcements

admin-announcements-heading = Annonces
admin-announcement-new = Nouvelle annonce
admin-announcement-hint = Affichée en haut de chaque page, pour tout le monde.
admin-days = Jours à ajouter
admin-announcement-days = Afficher pendant (jours)
admin-announcement-publish = Publier
admin-announcements-latest = Dernières annonces
admin-announcement = Annonce
admin-announcement-remove = Retirer

## Admin pages: a player

admin-player-administrator = administrateur
admin-player-arbiter = arbitre
admin-player-director = directeur de tournoi
admin-player-suspended = suspendu
admin-player-not-confirmed = non confirmé
admin-player-closed = fermé
admin-players-all = Tous les joueurs
admin-player-public-profile = Profil public
admin-email-address-confirmed = { $email }, confirmée
admin-email-address-not-confirmed = { $email }, non confirmée
admin-email-rejected = Le serveur de courrier refuse les e-mails
admin-suspended-on = Suspendu le
admin-suspended-reason = { $at } : { $why }
admin-closed-on = Fermé le
admin-player-results = { $won } gagnées, { $drawn } nulles, { $lost } perdues
admin-player-games-in-progress = { $n } en cours
admin-player-actions = Actions
admin-shared-logins = Connexions depuis les mêmes adresses IP
admin-shared-logins-hint = D’autres comptes qui se sont connectés depuis des adresses IP de celui-ci. Familles, écoles et bureaux partagent des adresses : c’est un indice, pas une preuve.
admin-shared-logins-of =
    { $n ->
        [one] 1 connexion, { $same } avec le même navigateur
       *[other] { $n } connexions, { $same } avec le même navigateur
    }
admin-send-password-reset = Envoyer un e-mail de réinitialisation du mot de passe
admin-confirm-email-address = Marquer l’adresse e-mail comme confirmée
admin-log-out-all-devices = Déconnecter de tous les appareils
admin-remove-arbiter = Retirer le rôle d’arbitre
admin-make-arbiter = Nommer arbitre
admin-remove-director = Retirer le rôle de directeur de tournoi
admin-make-director = Nommer directeur de tournoi
admin-remove-administrator = Retirer le rôle d’administrateur
admin-make-administrator = Nommer administrateur
admin-lift-suspension = Lever la suspension
admin-roles-hint = Les arbitres décident des réclamations. Les directeurs de tournoi annoncent des tournois. Les administrateurs ont tous les droits.
admin-suspend = Suspendre
admin-suspend-text = Le joueur est déconnecté de tous ses appareils et ne peut plus se connecter. Le motif s’affiche quand il essaie de se connecter. Les pendules de ses parties en cours continuent de tourner.
admin-close-account = Fermer le compte
admin-close-account-text = C’est irréversible. Le nom d’utilisateur, l’adresse e-mail et le mot de passe sont effacés. Les parties en cours sont abandonnées. Le joueur reçoit un e-mail.
admin-close-account-reason-hint = Seuls les administrateurs voient le motif. Il est conservé : n’y mettez ni le nom d’utilisateur ni l’adresse e-mail du joueur.
admin-close-account-username = Saisissez le nom d’utilisateur du joueur pour confirmer
admin-devices = Appareils
admin-device-last-used = Dernière utilisation : { $seen }.
admin-reports-about = Signalements concernant ce joueur
admin-report-open = ouvert
admin-report-outcome-text = Suite donnée : { $answer }
admin-audit-log-all = Toutes les actions
admin-players-search = Début du nom d’utilisateur, ou adresse e-mail entière
admin-players-none = Aucun joueur trouvé.

## Admin pages: claims and appeals that wait

admin-claims-heading = En attente d’une décision
admin-claims-none = Aucune réclamation ni aucun appel en attente.
admin-claim = Réclamation
admin-claim-waiting-time = Attente
admin-claim-waiting-since = En attente depuis
admin-claim-your-game = votre partie
admin-claim-your-decision = votre décision
admin-claim-conflict = pas à vous de décider
admin-claim-appeal = appel
admin-claim-stopped = décision sur une partie arrêtée
admin-claim-unreadable = illisible : voir le journal du serveur

## Admin pages: reports

admin-reports-open = { $n ->
        [0] Aucun signalement ouvert.
        [one] { $n } signalement ouvert.
       *[other] { $n } signalements ouverts, les plus anciens d’abord.
    }
admin-report-by = Signalé par <a>{ $reporter }</a>, { $at }
admin-report-by-in-game = Signalé par <a>{ $reporter }</a>, { $at }, dans <a>la partie { $game }</a>
admin-report-outcome = Suite donnée
admin-report-outcome-hint = Visible des administrateurs seulement.
admin-report-close = Clore le signalement
admin-reports-newer = Plus récents

## Admin pages: site settings

admin-settings-heading = Paramètres du site
admin-settings-default = { $hint } Par défaut : { $usual }.
admin-site-name = Nom du site
admin-site-name-hint = Affiché sur les pages et dans les e-mails.
admin-registration = Qui peut s’inscrire
admin-registration-hint = Les comptes existants ne changent pas.
admin-registration-open = Tout le monde
admin-registration-invitation = Sur invitation seulement
admin-registration-closed = Personne
admin-vacation-days = Jours de congé par an
admin-vacation-days-hint = 0 désactive les congés.
admin-games-at-once = Parties à la fois d’un nouveau joueur
admin-games-at-once-hint = Chaque partie d’au moins 10 coups contre un autre adversaire ajoute 2. Chaque partie perdue au temps retire 3, jamais au-dessous de 5.
admin-max-games-at-once = Parties à la fois, au plus
admin-max-games-at-once-hint = Personne ne peut en avoir plus.
admin-attempts-account = Tentatives de connexion par compte
admin-attempts-account-hint = En 15 minutes.
admin-attempts-ip-address = Tentatives par adresse IP
admin-attempts-ip-address-hint = Connexions, inscriptions et réinitialisations de mot de passe en 15 minutes.
admin-invitations = Invitations
admin-invitation-link = Ce lien n’est affiché qu’une fois. Il est valable pour un compte et { $days } jours.
admin-invitations-not-used = Avec le paramètre actuel d’inscription, les invitations ne servent pas.
admin-invitation-note = À qui l’invitation est destinée
admin-invitation-note-hint = Visible des administrateurs seulement.
admin-invitation-create = Créer un lien d’invitation
admin-invitation-for = Pour
admin-invitation-withdraw = Retirer

## The form of a decision: top of the page, and the board

decision-title = { $white } – { $black } : administration
decision-game = Partie { $id }.
decision-waiting-time = En attente depuis { $time }.
decision-to-move-white = Trait aux Blancs.
decision-to-move-black = Trait aux Noirs.
decision-move-navigation = Parcourir les coups
decision-after = Après { $move }.
decision-starting-position = Position de départ.
decision-win-step = Gain possible : demi-coup { $step } sur { $all }.
decision-win-start = Gain possible : position avant le demi-coup 1.

## The form of a decision: what is known about the position

decision-statements = Réclamations, réponses et décisions
decision-rules-check = Vérification selon les règles
decision-half-moves = { $n ->
        [one] { $n } demi-coup
       *[other] { $n } demi-coups
    } sans prise ni coup de pion. La règle des 50 coups en demande 100.
decision-occurrences-with-move = Avec le coup indiqué, la position se serait présentée { $times } fois.
decision-can-win = Les { $side } peuvent encore gagner.
decision-cannot-win = Les { $side } ne peuvent pas gagner, car { $reason }.
decision-win-undecided = On n’a pas pu établir si les { $side } peuvent encore gagner ({ $moves } coups et { $positions } positions examinés).
decision-win-view = Voir sur l’échiquier
decision-clock = Pendule
decision-clock-paused-white = La pendule est arrêtée. Il reste { $time } aux Blancs.
decision-clock-paused-black = La pendule est arrêtée. Il reste { $time } aux Noirs.
decision-clock-left-white = Il reste { $time } aux Blancs.
decision-clock-left-black = Il reste { $time } aux Noirs.
decision-clock-unlimited-white = Trait aux Blancs, sans limite de temps.
decision-clock-unlimited-black = Trait aux Noirs, sans limite de temps.

## The form of a decision: the form

decision-heading = Décision
decision-reason = Motif (visible des deux joueurs et dans le journal public de la partie)
decision-uphold = Maintenir le résultat
decision-continue = Continuer la partie
decision-draw = Nulle
decision-win-white = Gain des Blancs
decision-win-black = Gain des Noirs
decision-both-lose = Défaite des deux joueurs
decision-annul = Invalider la partie
decision-give-time-white = Donner des jours aux Blancs
decision-give-time-black = Donner des jours aux Noirs
decision-reopen = Rouvrir la partie
decision-reopen-with-time = Rouvrir la partie et donner des jours au camp au trait

## The form of a decision: below the form

decision-no-moves = Aucun coup pour l’instant.
decision-game-log = Journal de la partie
decision-public-page = Page publique de la partie
decision-game-log-hash = Dernière empreinte du journal de la partie :

## The form of a decision: errors

decision-error-own-game = Vous jouez dans cette partie. Un autre arbitre doit décider.
decision-error-plays-in-tournament = Vous jouez dans ce tournoi. Quelqu’un d’autre doit décider.
decision-error-current-opponent = Vous avez une partie en cours contre l’un des joueurs. Quelqu’un d’autre doit décider.
decision-error-not-yet = Ce n’est pas encore à vous de décider.
decision-not-before = D’autres décident d’abord. Vous pourrez décider à partir du { $date }.
decision-after-claims = Les joueurs peuvent réclamer un résultat jusqu’au { $date }. Vous pourrez décider à partir de là.
decision-deputy-follows = Vous pouvez décider. À partir du { $date }, le suppléant le peut aussi.
decision-arbiters-follow = Vous pouvez décider. À partir du { $date }, les arbitres du site le peuvent aussi.
decision-appeal-for-arbiters = Ce sont les arbitres du site qui décident de cet appel.
decision-error-account-closed = Un des joueurs a fermé son compte. On ne peut pas rouvrir la partie.
decision-error-game-changed = La partie a changé depuis que vous avez ouvert cette page. Votre décision n’a pas été enregistrée. Regardez de nouveau la partie.
decision-error-out-of-time = Le temps est écoulé et la partie est terminée. Votre décision n’a pas été enregistrée.
decision-error-reason-too-long = Le motif est trop long. Utilisez au plus { $most } caractères.

## Audit log: entries of the audit log: each follows the name of an administrator, such as "anna"

audit-email-address-confirmed = a marqué l’adresse e-mail de { $player } comme confirmée.
audit-suspended = a suspendu { $player } : { $detail }
audit-suspension-lifted = a levé la suspension de { $player }.
audit-account-closed = a fermé le compte de { $player } : { $detail }
audit-password-link-created = a créé un lien de réinitialisation du mot de passe pour { $player }.
audit-logged-out = a déconnecté { $player } de tous ses appareils.
audit-password-reset-sent = a envoyé à { $player } un e-mail de réinitialisation du mot de passe.
audit-role-granted = a nommé { $player } { $role ->
        [arbiter] arbitre
        [director] directeur de tournoi
       *[administrator] administrateur
    }.
audit-role-removed = a retiré à { $player } le rôle { $role ->
        [arbiter] d’arbitre
        [director] de directeur de tournoi
       *[administrator] d’administrateur
    }.
audit-emails-retried = a renvoyé tous les e-mails échoués : { $count }.
audit-email-retried = a renvoyé un e-mail : { $email }.
audit-email-discarded = a supprimé un e-mail : { $email }.
audit-email = numéro { $number }, { $kind }
audit-report-closed = a clos le signalement { $report } au sujet de { $player } : { $answer }
audit-setting-changed = a changé le paramètre { $detail }
audit-announcement-published = a publié une annonce : { $detail }
audit-announcement-removed = a retiré l’annonce : { $detail }
audit-invitation-created = a créé une invitation pour { $detail }.
audit-invitation-withdrawn = a retiré l’invitation pour { $detail }.
audit-tournament =
    { $deed ->
        [announced] a annoncé le tournoi { $tournament } :
        [terms_changed] a modifié les conditions du tournoi { $tournament } :
        [directors_changed] a nommé { $player } directeur du tournoi { $tournament } :
        [told_players] a écrit à tous les joueurs du tournoi { $tournament } :
        [invited] a invité { $player } au tournoi { $tournament }.
        [entry_removed] a supprimé l’inscription de { $player } au tournoi { $tournament } :
        [substitute_invited] a proposé à { $player } une place dans le tournoi { $tournament } :
        [player_withdrawn] a retiré { $player } du tournoi { $tournament } :
       *[canceled] a annulé le tournoi { $tournament } :
    }
audit-entry-unreadable = a fait quelque chose, mais cette entrée est illisible.

## Audit log: errors: actions on an account

audit-error-last-administrator = C’est le seul administrateur. Nommez d’abord un autre administrateur.
audit-error-yourself = Vous ne pouvez pas faire cela à votre propre compte. Demandez-le à un autre administrateur.
audit-error-account-closed = Ce compte est fermé et ne peut plus être modifié.
audit-error-account-suspended = Ce compte est suspendu. Levez d’abord la suspension.
audit-error-not-confirmed = L’adresse e-mail de ce compte n’est pas confirmée. Marquez-la d’abord comme confirmée.
audit-error-email-address-taken = Un autre compte a déjà confirmé cette adresse e-mail. Demandez au joueur de s’inscrire avec une autre.
audit-error-no-reason = Indiquez un motif.
audit-error-reason-too-long = Le motif est trop long. Utilisez au plus { $most } caractères.
audit-error-wrong-username = Ce n’est pas le nom d’utilisateur du joueur. Saisissez-le exactement comme en haut de la page.

## Audit log: errors: announcements, site settings and invitations

audit-error-announcement-length = L’annonce doit compter de 1 à 500 caractères.
audit-error-announcement-days = Une annonce peut être affichée de 1 à 30 jours. Saisissez un nombre entier.
audit-error-site-name = Le nom du site doit tenir sur une ligne, de 1 à 60 caractères.
audit-error-registration = Choisissez qui peut s’inscrire.
audit-error-second-factor = Choisissez à qui un second facteur est demandé.
audit-error-vacation-days = Les jours de congé doivent être un nombre entier de 0 à 366.
audit-error-games-at-once = Le nombre de parties doit être un nombre entier de 5 à 10000.
audit-error-invitation-note = Indiquez à qui l’invitation est destinée (1 à 100 caractères).
audit-error-attempts = Le nombre d’essais doit être un nombre entier de 1 à 1000000.

## Kinds of emails: account

email-kind-confirm-address = confirmation de l’adresse e-mail
email-kind-already-registered = déjà inscrit
email-kind-reset-password = nouveau mot de passe
email-kind-password-changed = mot de passe modifié
email-kind-change-address = confirmation de la nouvelle adresse e-mail
email-kind-address-changed = adresse e-mail modifiée
email-kind-account-closed = compte fermé
email-kind-new-login = nouvelle connexion
email-kind-second-factor-changed = seconds facteurs modifiés

## Kinds of emails: games

email-kind-challenged = défi
email-kind-challenge-declined = défi refusé
email-kind-game-started = partie commencée
email-kind-your-move = à vous de jouer
email-kind-conditional-move-played = coup conditionnel joué
email-kind-safety-move-played = coup de sécurité joué
email-kind-draw-offered = proposition de nulle
email-kind-draw-declined = nulle refusée
email-kind-takeback-asked = reprise demandée
email-kind-takeback-declined = reprise refusée
email-kind-takeback-accepted = reprise acceptée
email-kind-time-given = temps donné
email-kind-opponent-out-of-time = temps de l’adversaire écoulé
email-kind-reminder = rappel
email-kind-opponent-on-vacation = adversaire en congé
email-kind-tournament-games = parties de tournoi commencées
email-kind-tournament-announcement = changement dans un tournoi ou invitation
email-kind-tournament-notice = annonce ou retrait dans un tournoi
email-kind-tournament-entry = place dans un tournoi
email-kind-tournament-result = résultat d’un tournoi
email-kind-tournament-director = pour un directeur de tournoi
email-kind-tournament-undirected = tournoi sans directeur
email-kind-game-over = partie terminée
email-kind-result-of-reply = résultat d’une réponse par e-mail

## Kinds of emails: claims and messages

email-kind-claim-made = réclamation déposée
email-kind-claim-reply = réponse à une réclamation
email-kind-time-from-director = temps donné par le directeur du tournoi
email-kind-result-claimed = résultat réclamé
email-kind-appeal = appel
email-kind-decision = décision
email-kind-claim-waiting = réclamation en attente d’une décision
email-kind-tournament-end = fin d’un tournoi
email-kind-adjudications-waiting = parties en attente d’une décision
email-kind-message = message
email-kind-admin-summary = tâches des administrateurs
email-kind-logs-published = empreintes de tous les journaux
email-kind-rating-changes = changements de classement d’une semaine

audit-second-factors-reset = a réinitialisé les seconds facteurs de { $player }. { $detail }
audit-error-no-second-factor = Ce compte n’a aucun second facteur.
admin-second-factor = Second facteur exigé
admin-second-factor-hint = Qui n’a pas donné de second facteur est conduit à en ajouter un, et ne peut ni administrer ni décider jusque-là.
admin-second-factor-nobody = De personne
admin-second-factor-deciders = Des administrateurs et des arbitres
admin-reset-second-factors = Réinitialiser les seconds facteurs
admin-reset-second-factors-text = Pour un joueur qui a perdu son application, ses clés d’accès et ses codes de récupération. Assurez-vous que c’est bien le propriétaire du compte qui demande : ensuite, le mot de passe suffit pour se connecter. Tous les appareils sont déconnectés. La raison figure dans le journal.
