### What is on every page: navigation, home page, appearance, notices, errors, fields of forms, times.

## Navigation and every page

site-skip-to-content = Aller au contenu
site-navigation = Site
site-my-games = { $n ->
    [0] Mes parties
   *[other] Mes parties ({ $n })
}
site-lobby = { $n ->
    [0] Salon
   *[other] Salon ({ $n })
}
site-tournaments = { $n ->
    [0] Tournois
   *[other] Tournois ({ $n })
}
site-emails = E-mails
site-administration = Administration
site-log-out = Se déconnecter
site-log-in = Se connecter
site-register = S’inscrire
site-emails-rejected = Votre serveur de courrier a refusé nos e-mails : nous ne vous en envoyons plus. <a>Voir pourquoi</a>
site-free-software = Zugpost est un logiciel libre sous licence AGPL.
site-runs-on-zugpost = { $site } fonctionne avec Zugpost, logiciel libre sous licence AGPL.

## What waits for a player

waiting-title = Ce qui vous attend
waiting-nothing = Rien ne vous attend.
waiting-games = { $n ->
    [one] C’est à vous de jouer dans 1 partie
   *[other] C’est à vous de jouer dans { $n } parties
}
waiting-challenges = { $n ->
    [one] Vous avez 1 défi
   *[other] Vous avez { $n } défis
}
waiting-messages = { $n ->
    [one] Vous avez 1 message non lu
   *[other] Vous avez { $n } messages non lus
}
waiting-invitations = { $n ->
    [one] Vous avez 1 invitation à un tournoi
   *[other] Vous avez { $n } invitations à des tournois
}

## Home page

home-title = Échecs par correspondance
home-heading = Jouez aux échecs par correspondance en ligne
home-intro = Prenez des jours, et non des minutes, pour chaque coup. Nous vous avertissons par e-mail quand c’est à vous de jouer.
home-find-opponent = Trouver un adversaire
home-go-to-lobby = Aller au salon
home-board = Une position de la partie espagnole après le roque des Blancs
home-players-online =
    { $n ->
        [one] joueur en ligne
       *[other] joueurs en ligne
    }
home-games-in-progress =
    { $n ->
        [one] partie en cours
       *[other] parties en cours
    }
home-open-challenges =
    { $n ->
        [one] défi ouvert
       *[other] défis ouverts
    }
home-moves-played =
    { $n ->
        [one] coup joué
       *[other] coups joués
    }
home-won-by-white = gagnées par les Blancs
home-won-by-black = gagnées par les Noirs
home-drawn = nulles

## Appearance

appearance-title = { $language } · Apparence
appearance-language = Langue
appearance-browser-language = Langue du navigateur
appearance-theme = Thème
appearance-theme-system = Thème du système
appearance-theme-light = Clair
appearance-theme-dark = Sombre
appearance-board-theme = Thème de l’échiquier
appearance-board-green = Vert
appearance-board-wood = Bois
appearance-board-blue = Bleu
appearance-board-purple = Violet
appearance-board-gray = Gris
appearance-board-sea = Mer
appearance-apply = Appliquer
appearance-heading = Apparence et son
appearance-more = Plus : échiquier, pièces, coordonnées, son
appearance-piece-set = Jeu de pièces
appearance-pieces-classic = Classique
appearance-pieces-flat = Plat
appearance-pieces-discs = Jetons
appearance-coordinates = Coordonnées
appearance-coordinates-inside = Sur l’échiquier
appearance-coordinates-outside = À côté de l’échiquier
appearance-coordinates-off = Désactivées
appearance-while-playing = En jouant
appearance-sound = Son
appearance-sound-hint = La page d’une partie émet un son à chaque coup.
appearance-haptics = Vibration
appearance-haptics-hint = Les téléphones et tablettes qui peuvent vibrer le font à chaque coup.
appearance-blindfold = À l’aveugle (pièces invisibles)
appearance-blindfold-hint = Les échiquiers des parties montrent les cases, le dernier coup et les échecs, mais aucune pièce. Les lecteurs d’écran lisent toujours les pièces.
appearance-zen = Mode zen
appearance-zen-hint = La page d’une partie ne montre que l’échiquier, les pendules, les coups et ce qui attend une réponse. La touche z l’y active et le désactive.
appearance-next-game = Aller à la partie suivante après un coup
appearance-next-game-hint = Dans la partie suivante, c’est à vous de jouer. La touche n y mène toujours. Si vous n’avez pas joué, elle passe la partie jusqu’à demain.

## Error pages: the page or the form

error-not-found = Page introuvable
error-not-found-text = L’adresse est peut-être erronée, ou la page n’existe plus.
error-not-allowed = Action non autorisée
error-not-allowed-text = Votre compte n’a pas l’autorisation de le faire.
error-moves-hidden = Les coups sont cachés
error-log-in = Connectez-vous d’abord
error-logged-out = Vous êtes déconnecté
error-logged-out-text = Rien n’a été modifié. Connectez-vous et envoyez de nouveau le formulaire.
error-typed = Vous avez écrit ceci. Copiez-le, au cas où le champ serait vide à votre retour :
error-form-expired = Ce formulaire a expiré
error-form-expired-text = Rien n’a été modifié. Si vous avez écrit quelque chose, copiez-le d’abord. Ouvrez ensuite à nouveau la page et renvoyez le formulaire. Si cela se reproduit, autorisez les cookies de ce site.
error-form-unreadable = Le formulaire n’a pas pu être lu
error-form-unreadable-text = Rien n’a été modifié. Revenez en arrière, rechargez la page et réessayez.
error-form-not-utf8 = Le formulaire n’a pas pu être lu
error-form-not-utf8-text = Le formulaire contient des caractères non valides (hors UTF-8). Rien n’a été modifié. Revenez en arrière, rechargez la page et réessayez.
error-invalid-request = Requête non valide
error-invalid-request-text = Rien n’a été modifié. Utilisez les formulaires de ce site.
error-too-large = Trop de données
error-too-large-text = Le formulaire envoyé est trop volumineux. Rien n’a été modifié. Revenez en arrière et saisissez moins de texte.
error-form-timed-out = Délai dépassé
error-form-timed-out-text = Le formulaire n’est pas arrivé en entier à temps. Rien n’a été modifié. Réessayez.
error-too-many-attempts = Trop de tentatives
error-too-many-attempts-text = Vous pourrez réessayer dans { $time }. Revenez alors en arrière dans votre navigateur et renvoyez le formulaire.
error-conflict = Quelque chose a changé entre-temps
error-conflict-text = Revenez en arrière, rechargez la page et réessayez.

## Error pages: the server

error-busy = Serveur occupé
error-busy-text = Rien n’a été modifié. Réessayez dans quelques secondes.
error-server-was-down = De retour dans un instant
error-server-was-down-text = Le serveur était en panne. Nous rendons le temps perdu à toutes les pendules en marche. Rien n’a été modifié. Réessayez dans une minute.
error-database-unreachable = De retour dans un instant
error-database-unreachable-text = La base de données ne répond pas pour le moment. Si vous avez envoyé quelque chose, nous ne savons pas encore si cela a été enregistré. Vous pouvez le renvoyer dans une minute : cela ne comptera qu’une fois. Tout ce qui vous a été confirmé est en sécurité.
error-storage-full = Plus de place sur le serveur
error-storage-full-text = Le disque du serveur est plein : rien n’a été enregistré. Vous pouvez toujours tout lire, et les coups que vous avez déjà joués sont en sécurité. Réessayez plus tard. Si cela dure, le temps perdu sera rendu aux pendules en marche.
error-internal = Une erreur est survenue
error-internal-text = C’est une erreur du serveur. Elle a été consignée. Rien n’a été modifié. Réessayez plus tard.
error-reference = Si vous signalez cette erreur, indiquez la référence { $reference }.

## Error pages: links on every error page

error-home = Accueil
error-go-to-home = Aller à l’accueil

## Short notices after something was done: account

notice-email-address-confirmed = Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.
notice-welcome = Bienvenue ! Votre adresse e-mail est confirmée et votre session est ouverte. Acceptez un défi ou créez-en un.
notice-logged-out = Vous êtes déconnecté.
notice-logged-out-all-devices = Vous êtes déconnecté de tous les appareils.
notice-username-changed = Les majuscules de votre nom d’utilisateur ont été modifiées.
notice-preferences-saved = Vos préférences ont été enregistrées.
notice-password-changed = Votre mot de passe a été modifié. Tous les autres appareils ont été déconnectés.
notice-password-reset = Votre nouveau mot de passe a été enregistré. Vous pouvez maintenant vous connecter.
notice-confirm-new-email-address = Nous avons envoyé un e-mail à la nouvelle adresse. Ouvrez le lien qu’il contient pour la confirmer.
notice-email-address-changed = Votre adresse e-mail a été modifiée.
notice-device-logged-out = L’appareil a été déconnecté.
notice-other-devices-logged-out = Tous les autres appareils ont été déconnectés.
notice-second-factor-added = Votre second facteur a été ajouté. Tous les autres appareils ont été déconnectés.
notice-second-factor-removed = Votre second facteur a été retiré. Tous les autres appareils ont été déconnectés.
notice-second-factor-gone = Connectez-vous de nouveau : c’était trop long, trop de codes étaient faux, ou quelque chose a changé entre-temps.
notice-passkey-refused = Cette clé d’accès n’appartient à aucun compte ici, ou a été refusée. Connectez-vous avec votre mot de passe.
notice-player-second-factors-reset = Les seconds facteurs de ce compte ont été réinitialisés.
error-second-factor = Un second facteur est nécessaire
error-second-factor-text = Ce site demande un second facteur aux administrateurs et aux arbitres. Ajoutez-en un à votre compte, puis continuez.
error-second-factor-link = Ajouter un second facteur
notice-calendar-address-deleted = L’adresse du calendrier a été supprimée.
notice-calendar-alarms-saved = Les alarmes de votre calendrier ont été enregistrées.
notice-account-closed = Votre compte est fermé. Merci d’avoir joué.
notice-administrator-created = Le compte d’administrateur a été créé. Vous pouvez maintenant vous connecter.

## Short notices after something was done: email notifications

notice-notifications-saved = Vos notifications par e-mail ont été enregistrées.
notice-emails-stopped = Vous ne recevrez plus ces e-mails.
notice-emails-resumed = Vous recevrez de nouveau ces e-mails.

## Short notices after something was done: vacation

notice-vacation-booked = Votre congé est posé.
notice-vacation-ended = Votre congé est terminé.
notice-vacation-canceled = Votre congé a été annulé.

## Short notices after something was done: challenges and reports

notice-challenge-created = Le défi a été créé.
notice-challenge-declined = Le défi a été refusé.
notice-challenge-withdrawn = Le défi a été retiré.
notice-rematch-offered = La revanche a été proposée.
notice-report-sent = Merci. Votre signalement a été transmis aux administrateurs.

## Short notices after something was done: administration

notice-failed-email-retried = Les e-mails échoués sont en cours de renvoi.
notice-failed-email-discarded = L’e-mail a été supprimé.
notice-player-verified = L’adresse e-mail a été marquée comme confirmée.
notice-player-suspended = Le joueur a été suspendu.
notice-player-suspension-lifted = La suspension a été levée.
notice-player-closed = Le compte a été fermé.
notice-player-logged-out = Le joueur a été déconnecté de tous ses appareils.
notice-player-password-reset-sent = L’e-mail de réinitialisation du mot de passe a été envoyé.
notice-player-role-changed = Le rôle du joueur a été modifié.
notice-decision-saved = Votre décision a été enregistrée. Les deux joueurs reçoivent un e-mail.
notice-report-closed = Le signalement a été clos.
notice-announcement-published = L’annonce est maintenant affichée sur chaque page.
notice-announcement-removed = L’annonce a été retirée.
notice-site-settings-saved = Les paramètres ont été enregistrés.
notice-invitation-withdrawn = L’invitation a été retirée.
notice-tournament-announced = Le tournoi est annoncé.
notice-tournament-entered = Votre inscription au tournoi est enregistrée.
notice-tournament-withdrawn = Vous ne participez plus à ce tournoi.
notice-tournament-bye-requested = Vous ne jouez pas dans cette ronde.
notice-tournament-bye-request-withdrawn = Vous jouez dans cette ronde.
notice-tournament-place-confirmed = Vous jouez dans la phase suivante.
notice-tournament-place-given-up = Vous avez cédé votre place dans la phase suivante.
notice-ladder-challenged = Vous avez défié ce joueur. Il a 7 jours pour répondre.
notice-ladder-challenge-accepted = La partie a commencé.
notice-ladder-challenge-declined = Vous avez refusé le défi.
notice-ladder-challenge-withdrawn = Vous avez retiré le défi.
notice-tournament-terms-changed = Les conditions ont été modifiées.
notice-tournament-place-taken = Vous avez pris la place. Vos pendules tournent.
notice-tournament-directed = C’est fait et noté dans le journal du tournoi.

## Fields of forms: fields

field-username = Nom d’utilisateur
field-username-hint = Visible par tous. Lettres, chiffres, points, tirets et tirets bas.
field-email-address = Adresse e-mail
field-email-address-hint = Nous y envoyons les notifications de vos parties. Les autres joueurs ne peuvent pas la voir.
field-password = Mot de passe
field-password-hint = Au moins 8 caractères.
field-repeat-password = Confirmer le mot de passe
field-current-password = Mot de passe actuel
field-new-password = Nouveau mot de passe
field-repeat-new-password = Confirmer le nouveau mot de passe
field-your-password = Votre mot de passe
field-time-zone = Fuseau horaire
field-time-zone-hint = Les heures et les dates sont affichées dans ce fuseau horaire.

## Fields of forms: buttons and links

field-save = Enregistrer
field-continue = Continuer
field-cancel = Annuler
draft-restored = Votre brouillon précédent n’a été ni envoyé ni enregistré.
draft-discard = Effacer
draft-show = Afficher
draft-elsewhere = Saisi mais non enregistré :
draft-unsent = Saisi mais non envoyé :
draft-without-script = Vous avez saisi quelque chose qui n’est pas encore envoyé. Envoyez-le ou effacez-le d’abord.
field-search = Chercher
field-game = Partie { $game }

## Fields of forms: errors

errors-in-title = Erreur :
errors-heading = Il y a un problème
field-username-length = Le nom d’utilisateur doit avoir de 2 à 30 caractères.
field-username-characters = Le nom d’utilisateur doit commencer par une lettre. Il ne peut contenir que des lettres, des chiffres, des points, des tirets et des tirets bas.
field-username-taken = Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.
field-username-reserved = Ce nom d’utilisateur est réservé. Choisissez-en un autre.
field-username-like-another = Ce nom d’utilisateur ressemble trop à celui d’un autre joueur. Choisissez-en un autre.
field-email-address-invalid = Cette adresse e-mail n’est pas valable. Vérifiez qu’elle ne contient pas de faute de frappe.
field-email-address-taken = Un compte existe déjà avec cette adresse e-mail. Entrez-en une autre.
field-password-too-short = Le mot de passe doit avoir au moins 8 caractères.
field-password-too-long = Le mot de passe doit avoir au plus 200 caractères.
field-password-is-username = Le mot de passe ne doit pas être votre nom d’utilisateur ni votre adresse e-mail. Choisissez-en un autre.
field-password-guessable = Ce mot de passe est facile à deviner : il est parmi les premiers que l’on essaie. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux.
field-time-zone-unknown = Fuseau horaire inconnu. Choisissez-en un dans la liste.
field-passwords-differ = Les deux mots de passe sont différents. Entrez deux fois le même.
field-wrong-password = Mot de passe incorrect. Réessayez.
field-username-only-capitalization = Vous ne pouvez changer que les majuscules de votre nom d’utilisateur. Entrez le même nom.

## Times

times-weekdays-short = lun. mar. mer. jeu. ven. sam. dim.
times-weekdays-tiny = lu ma me je ve sa di
times-weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
times-months-short = janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.
times-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
times-first-of-month = 1er
times-date-time-short = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
times-date-time-long = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
times-date-short = { $day } { $month } { $year }
times-date-long = { $day } { $month } { $year }
times-month-year = { $month } { $year }
times-units = j h min s
number-group = {" "}
number-decimal = ,
number-percent = { $n } %
