### The account: registering, settings, notifications, vacation.

## Account: account page: links

account-title = Compte
account-heading = Votre compte
account-back = Aller à votre compte
account-notifications = Notifications par e-mail
account-vacation = Congés
account-public-profile = Voir votre profil public
account-download-games = Télécharger toutes vos parties (PGN)

## Account: account page: preferences

account-preferences = Préférences
account-own-piece-letters = Noter les coups avec les lettres de pièces de ma langue
account-confirm-moves = Me demander de confirmer chaque coup
account-email-conditional-moves = M’avertir par e-mail quand un de mes coups conditionnels est joué
account-send-delay = Délai d’envoi : pouvoir rappeler un coup avant son envoi
account-send-delay-none = non, l’envoyer immédiatement
account-send-delay-hint = Pour les coups que vous jouez sur la page de la partie. Votre pendule s’arrête quand vous jouez ; celle de votre adversaire démarre quand le coup est envoyé. Dans les parties de tournoi, le délai est de 1 minute au plus.
account-reminders = M’avertir par e-mail avant que mon temps soit écoulé
account-reminders-hint = Si vous avez pour un coup moins de temps que le délai du rappel le plus court, le rappel arrive à la moitié de ce temps.

## Account: account page: calendar

account-calendar = Calendrier
account-calendar-text = Votre application d’agenda peut afficher l’échéance de chacune de vos parties.
account-calendar-has-address = Le calendrier a une adresse. Si vous en créez une nouvelle, l’ancienne ne fonctionnera plus.
account-calendar-create-new-address = Créer une nouvelle adresse
account-calendar-create-address = Créer une adresse de calendrier
account-calendar-delete-address = Supprimer l’adresse du calendrier
account-calendar-delete-too = Supprimer aussi mon adresse de calendrier
account-calendar-alarms = Alarmes dans le calendrier avant que mon temps soit écoulé
account-calendar-alarms-hint = Certaines applications d’agenda ignorent les alarmes des calendriers auxquels vous vous abonnez. D’autres vous demandent si vous les voulez.
account-calendar-save-alarms = Enregistrer les alarmes

## Account: account page: username, password, email address

account-username-hint = Vous pouvez changer les majuscules de votre nom d’utilisateur, mais pas le nom lui-même.
account-change-capitalization = Changer les majuscules
account-change-password = Changer le mot de passe
account-email-address-now = Les e-mails sont envoyés à <b>{ $email }</b>.
account-new-email-address = Nouvelle adresse e-mail
account-new-email-address-hint = Nous envoyons un e-mail à la nouvelle adresse. Le changement prend effet quand vous ouvrez le lien qu’il contient.
account-change-email-address = Changer l’adresse e-mail

## Account: account page: devices

account-devices = Appareils
account-device = { $browser } sous { $system }
account-this-device = cet appareil
account-last-used = Dernière utilisation : { $seen }. Connecté depuis : { $since }.
account-log-out-device = Déconnecter
account-log-out-other-devices = Déconnecter tous les autres appareils
account-log-out-all-devices = Se déconnecter de tous les appareils

## Account: security log

security-log = Journal de sécurité
security-log-intro = Connexions et changements de mot de passe, d’adresse e-mail et de rôles. Si vous ne reconnaissez pas quelque chose, changez votre mot de passe. Les adresses IP et les navigateurs sont effacés au bout d’un certain temps.
security-log-empty = Rien pour le moment.
security-log-no-account = Aucun compte
security-log-logged-in = Connexion.
security-log-login-failed = Échec de connexion.
security-log-login-rate-limited = Connexion refusée : trop de tentatives.
security-log-login-suspended = Connexion refusée : le compte est suspendu.
security-log-login-unconfirmed = Connexion refusée : l’adresse e-mail n’est pas confirmée.
security-log-logged-out = Déconnexion.
security-log-sessions-ended = Déconnexion d’autres appareils.
security-log-reset-requested = Réinitialisation du mot de passe demandée.
security-log-password-reset = Mot de passe réinitialisé par e-mail.
security-log-password-changed = Mot de passe changé.
security-log-address-changed = Adresse e-mail changée.
security-log-second-factor-failed = Second facteur erroné.
security-log-totp-added = Application d’authentification ajoutée.
security-log-totp-removed = Application d’authentification retirée.
security-log-passkey-added = Clé d’accès ajoutée.
security-log-passkey-removed = Clé d’accès retirée.
security-log-passkey-copied = Clé d’accès refusée : elle a peut-être été copiée.
security-log-recovery-codes-made = Nouveaux codes de récupération créés.
security-log-recovery-code-used = Code de récupération utilisé.
security-log-second-factors-reset = Seconds facteurs réinitialisés.
security-log-password-mistaken = Mot de passe incorrect saisi dans les paramètres.
security-log-role-granted =
    Rôle attribué : { $role ->
        [arbiter] arbitre
        [director] directeur de tournoi
       *[administrator] administrateur
    }.
security-log-role-removed =
    Rôle retiré : { $role ->
        [arbiter] arbitre
        [director] directeur de tournoi
       *[administrator] administrateur
    }.
security-log-form-refused = Formulaire refusé : il ne venait pas d’une page de ce site.
security-log-access-denied = Accès refusé : { $address }
security-log-by = { $said } Par { $player }.

## Account: closing the account

account-close-heading = Fermer le compte
account-close = Fermer votre compte
account-close-warning = Cette action est irréversible. Votre nom d’utilisateur, votre adresse e-mail et votre mot de passe seront supprimés. Personne ne pourra reprendre ce nom d’utilisateur. Vos parties terminées resteront sur le site sous le nom « compte fermé ».
account-close-no-games = Vous n’avez aucune partie en cours.
account-close-games = Ces parties en cours seront abandonnées :
account-close-game = Partie { $game } contre { $opponent }
account-close-button = Fermer mon compte
account-close-button-games = Fermer mon compte et abandonner { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
account-close-keep = Garder mon compte
account-close-last-administrator = Vous êtes le seul administrateur. Nommez d’abord un autre administrateur.

## Account: calendar that a calendar app reads

calendar-title = Votre calendrier
calendar-subscribe = Abonnez-vous à cette adresse dans votre application d’agenda. Elle n’est affichée qu’une seule fois. Quiconque la possède peut voir vos échéances.
calendar-address = Adresse du calendrier
calendar-open = Ouvrir dans l’agenda
calendar-address-lost = Si vous perdez cette adresse ou si quelqu’un d’autre l’obtient, créez-en une nouvelle sur la page de votre compte. L’ancienne ne fonctionnera plus.
calendar-choose-alarms = Vous pouvez choisir des alarmes pour ce calendrier sur la page de votre compte.
calendar-time-runs-out = Échéance contre { $opponent }
calendar-your-move = À vous de jouer : { $url }

## Account: logging in

login-title = Se connecter
login-username-or-email = Nom d’utilisateur ou adresse e-mail
login-keep-logged-in = Rester connecté sur cet appareil
login-forgot-password = Mot de passe oublié ?
login-wrong = Nom d’utilisateur ou mot de passe incorrect. Réessayez.
login-unconfirmed = Votre adresse e-mail n’est pas encore confirmée. Nous avons renvoyé l’e-mail de confirmation. Ouvrez le lien qu’il contient.
login-suspended = Ce compte est suspendu : { $why } Contactez les administrateurs du site.

## Account: registering

register-title = S’inscrire
register-log-in = Déjà un compte ? Se connecter
register-closed = Les inscriptions sont fermées pour le moment. Si vous avez un compte, connectez-vous.
register-not-invited = L’inscription se fait uniquement sur invitation. Ouvrez le lien de votre invitation. S’il ne fonctionne plus, demandez-en un nouveau.
register-check-email = Consultez vos e-mails
register-email-sent = Nous avons envoyé un e-mail à <b>{ $email }</b>. Ouvrez le lien qu’il contient pour confirmer votre adresse.
register-email-shown-here = Aucun serveur de courrier n’est configuré. <a>L’e-mail est affiché ici</a> dans une seconde ou deux.
register-no-email = Pas d’e-mail ? Regardez dans vos courriers indésirables. Si vous essayez de vous connecter, nous le renvoyons.

## Account: first administrator of a new site

setup-title = Premier administrateur
setup-heading = Créer le premier administrateur
setup-intro = Créez le compte qui administrera ce site. Ce lien ne fonctionne qu’une fois.
setup-create = Créer le compte

## Account: confirming an email address

confirm-email-address = Confirmer l’adresse e-mail
confirm-use-new-address = Utiliser cette adresse
confirm-link-expired = Ce lien a expiré ou a déjà servi. Connectez-vous : si votre adresse e-mail n’est pas encore confirmée, nous vous envoyons un nouvel e-mail. Pour changer d’adresse e-mail, saisissez-la de nouveau dans votre compte.
confirm-email-address-taken = Un autre compte a déjà confirmé cette adresse e-mail. Utilisez-en une autre.
confirm-go-to-login = Aller à la connexion
confirm-click-button = Cliquez sur le bouton pour confirmer.

## Account: forgotten password

forgot-password-title = Mot de passe oublié
forgot-password-sent = Si { $email } a un compte ici, nous y avons envoyé un e-mail. Le lien qu’il contient est valable deux heures.
forgot-password-intro = Entrez votre adresse e-mail. Nous vous enverrons un lien pour définir un nouveau mot de passe.
forgot-password-send = Envoyer le lien
reset-password-title = Nouveau mot de passe
reset-password-heading = Définir un nouveau mot de passe
reset-password-link-expired = Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.
reset-password-request-link = Demander un nouveau lien
reset-password-set = Définir le mot de passe

## Email notifications: page of all email notifications

notifications-title = Notifications par e-mail
notifications-heading = Vos notifications par e-mail
notifications-email-address = Les e-mails sont envoyés à <b>{ $email }</b>. <a>Changer l’adresse e-mail</a>
notifications-rejected = Votre serveur de courrier a refusé nos e-mails : nous n’en envoyons plus à cette adresse. Motif : { $refusal }
notifications-rejected-try-again = Reprendre l’envoi des e-mails
notifications-about-topic = E-mails : { $topic }
notifications-reminders-hint = Choisissez dans votre <a>compte</a> combien de temps avant l’échéance vous recevez un rappel.
notifications-administration-hint = Au plus un e-mail par jour, tant qu’il y a des signalements ouverts, des e-mails échoués ou des réclamations de plus d’un jour.
notifications-daily-summary-at = Envoyer le résumé quotidien à
notifications-quiet-hours = Heures calmes
notifications-quiet-hours-on = Ne pas envoyer d’e-mails pendant ces heures
notifications-quiet-hours-from = de
notifications-quiet-hours-to = à
notifications-quiet-hours-hint = Dans votre fuseau horaire. Les e-mails de ces heures sont envoyés ensuite, regroupés. Si votre temps expire pendant ces heures, l’e-mail est envoyé aussitôt.
notifications-one-email-until-visit = Après un e-mail, ne plus en envoyer jusqu’à ma prochaine visite (les rappels arrivent quand même)
notifications-news-in-subject = Indiquer la nouveauté dans l’objet (sinon tous les e-mails d’une partie ont le même objet et forment une seule conversation)
notifications-reply-with-move = Me permettre de répondre aux e-mails par un coup
notifications-off-games = Parties sans e-mails
notifications-turn-on = Réactiver les e-mails

## Email notifications: topics: each follows "Emails about" or "Unsubscribe from emails about"

notifications-topic-moves = coups de vos adversaires
notifications-topic-offers = propositions de nulle, reprises de coup, gains au temps, temps donné et congés
notifications-topic-new-games = défis et nouvelles parties
notifications-topic-results = résultats des parties
notifications-topic-tournaments = annonces et retraits dans vos tournois
notifications-topic-ratings = vos classements, une fois par semaine
notifications-topic-reminders = temps bientôt écoulé
notifications-topic-messages = messages d’autres joueurs
notifications-topic-administration = tâches des administrateurs
notifications-topic-one-game = partie { $game }
notifications-topic-all-games = toutes vos parties

## Email notifications: when emails about a topic are sent

notifications-when-immediately = aussitôt
notifications-when-hourly = résumé toutes les heures
notifications-when-daily = résumé quotidien
notifications-when-never = jamais

## Email notifications: page that the link "Unsubscribe" in an email leads to

notifications-unsubscribe-heading = E-mails : { $about }
notifications-unsubscribe = Se désabonner
notifications-send-immediately = Les envoyer aussitôt
notifications-always-sent = Les e-mails sur votre compte, les réclamations et les décisions sont toujours envoyés.
notifications-manage = Gérer les notifications par e-mail

## Email notifications: emails shown on the site itself, where there is no mail server

mailbox-title = E-mails sortants
mailbox-no-mail-server = Aucun serveur de courrier n’est configuré et le site n’est accessible que depuis cette machine : les e-mails sont donc affichés ici. Définissez SMTP_URL pour les envoyer.
mailbox-empty = Pas encore d’e-mails.
mailbox-to = À
mailbox-subject = Objet
mailbox-to-address = À { $address }
mailbox-all = Tous les e-mails

## Vacation: your vacation

vacation-title = Congés
vacation-intro = Pendant votre congé, votre pendule est arrêtée dans toutes les parties qui autorisent les congés. Vous pouvez quand même jouer. Vos adversaires voient quand votre congé se termine.
vacation-until = Vous êtes en congé jusqu’au { $to }.
vacation-from-to = Du { $from } au { $to }.
vacation-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
vacation-end-now = Terminer le congé
vacation-cancel = Annuler le congé

## Vacation: booking vacation

vacation-book = Poser un congé
vacation-days-left =
    Il reste { $left ->
        [one] { $left } jour
       *[other] { $left } jours
    } de congé sur { $allowance } en { $year }.
vacation-first-day = Premier jour
vacation-first-day-hint = Laissez vide pour commencer maintenant.
vacation-last-day = Dernier jour
vacation-last-day-hint = Jusqu’à minuit, { $zone }.

## Vacation: games in which the clock is not paused

vacation-games-not-covered = Parties non couvertes par le congé
vacation-games-not-covered-text = Votre congé n’arrête pas votre pendule dans ces parties.
vacation-game-not-covered = <a>Contre { $opponent }</a> : { $why }
vacation-not-allowed = congés non autorisés
vacation-not-allowed-deadline = congés non autorisés ; échéance : { $at }
vacation-deadline-before = échéance le { $at }, avant le début de votre congé

## Vacation: calendar

vacation-calendar = Calendrier
vacation-later-months = Mois suivants
vacation-day = congé

## Vacation: errors

vacation-invalid-date = Cette date n’est pas valable. Indiquez les dates sous la forme 2026-12-24.
vacation-not-available = Les congés ne sont pas disponibles sur ce site.
vacation-in-the-past = Votre congé ne peut pas commencer dans le passé. Choisissez aujourd’hui ou un jour ultérieur comme premier jour.
vacation-last-day-before-first = Le dernier jour est avant le premier. Choisissez un dernier jour plus tardif.
vacation-too-short = Votre congé doit durer au moins un jour entier. Choisissez demain ou un jour ultérieur comme dernier jour.
vacation-too-far = Votre congé doit se terminer dans un an au plus tard. Choisissez un dernier jour plus proche.
vacation-overlaps = Vous avez déjà un congé du { $first } au { $last }. Choisissez d’autres jours.
vacation-too-few-days-left =
    Il vous faut { $wanted ->
        [one] { $wanted } jour
       *[other] { $wanted } jours
    } de congé en { $year }, mais il ne vous en reste que { $left }. Choisissez moins de jours.

security-title = Sécurité
security-what = Votre mot de passe, vos seconds facteurs, vos appareils, et ce qui est arrivé à votre compte.
security-password-or-code = Votre mot de passe, ou un code de votre application
security-new-codes = Vos codes de récupération
security-new-codes-text = Conservez ces codes maintenant : ils ne sont montrés que cette fois. Avec chacun, vous pouvez vous connecter une fois si vous perdez votre application ou votre clé d’accès.
security-app = Application d’authentification
security-app-text = Une application sur votre téléphone montre un nouveau code toutes les 30 secondes. Vous le saisissez après votre mot de passe.
security-app-used = Votre application est configurée. Dernier code : { $when }.
security-app-remove = Retirer l’application
security-app-scan = Scannez ceci avec votre application :
security-app-qr-code = Code QR avec la clé secrète pour votre application
security-app-open = Ouvrir dans une application de cet appareil
security-app-type = Ou saisissez cette clé dans votre application :
security-app-add = Ajouter l’application
security-app-other = Recommencer avec une autre clé
security-app-new = Configurer une application
security-passkeys = Clés d’accès
security-passkeys-text = Votre appareil vérifie que c’est vous, par exemple par empreinte ou code PIN. Une clé d’accès est un second facteur, et elle vous permet de vous connecter sans mot de passe.
security-passkey-since = ajoutée le { $since }
security-passkey-used = dernière utilisation : { $when }
security-passkey-remove = Retirer cette clé d’accès
security-passkey-name = Nom, par exemple : mon téléphone
security-no-passkeys = Les clés d’accès demandent un site avec un nom de domaine et HTTPS.
security-codes = Codes de récupération
security-codes-left =
    { $n ->
        [0] Il ne reste aucun code de récupération.
        [one] Il reste { $n } code de récupération.
       *[other] Il reste { $n } codes de récupération.
    }
security-codes-new = Créer de nouveaux codes de récupération
passkey-new = Ajouter une clé d’accès
passkey-new-text = Votre navigateur vous demande maintenant une clé d’accès.
passkey-use = Utiliser une clé d’accès
passkey-use-text = Votre navigateur vous demande maintenant votre clé d’accès.
passkey-failed = Votre navigateur n’a donné aucune clé d’accès. Réessayez.
passkey-needs-scripts = Les clés d’accès ne fonctionnent qu’avec JavaScript.
passkey-back = Retour
second-factor-title = Second facteur
second-factor-text = Saisissez le code que votre application montre maintenant.
second-factor-passkey-text = Utilisez votre clé d’accès.
second-factor-time = Vous avez { $n } minutes.
second-factor-code = Code de votre application
second-factor-code-or-recovery = Code de votre application, ou un code de récupération
second-factor-recovery = Ou un code de récupération
second-factor-lost = Si vous avez perdu votre application, vos clés d’accès et vos codes de récupération, demandez à un administrateur du site.
second-factor-start-again = Se connecter de nouveau
second-factor-wrong-code = Ce code est faux ou a déjà servi. Saisissez celui que votre application montre maintenant.
