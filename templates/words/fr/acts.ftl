### Ce qu'a fait l'administration : chaque phrase suit le nom de qui l'a fait.

act-verified = a tenu l'adresse de { $player } pour confirmée.
act-suspended = a suspendu { $player } : { $detail }
act-restored = a rétabli { $player }.
act-closed = a fermé le compte de { $player } : { $detail }
act-password-link = a créé un lien pour un nouveau mot de passe de { $player }.
act-sessions-ended = a fermé toutes les sessions de { $player }.
act-reset-sent = a envoyé à { $player } un lien pour un nouveau mot de passe.
act-role-granted =
    a nommé { $player } { $role ->
        [arbiter] arbitre
       *[administrator] administrateur
    }.
act-role-taken =
    a retiré à { $player } le rôle { $role ->
        [arbiter] d'arbitre
       *[administrator] d'administrateur
    }.
act-letters-again = a renvoyé toutes les lettres mises de côté : { $count }.
act-letter-again = a renvoyé une lettre : { $letter }.
act-letter-dropped = a écarté une lettre : { $letter }.
act-letter = numéro { $number }, { $kind }
act-report-settled = a réglé le signalement { $report } au sujet de { $player } : { $answer }
act-setting = a changé le réglage { $detail }
act-announced = a annoncé : { $detail }
act-notice-ended = a mis fin à l'avis : { $detail }
act-invited = a créé une invitation pour { $detail }.
act-invitation-withdrawn = a retiré l'invitation pour { $detail }.
act-last-admin = C'est le dernier administrateur. Nommez-en d'abord un autre.
act-yourself = C'est vous. Demandez-le à un autre administrateur.
act-account-closed = Ce compte est fermé. On ne peut plus rien en faire.
act-account-suspended = Ce compte est suspendu. Rétablissez-le d'abord.
act-not-confirmed = L'adresse de ce compte n'est pas confirmée. Confirmez-la d'abord.
act-address-taken = Un autre compte a confirmé cette adresse. Que le joueur s'inscrive avec une autre.
act-no-reason = Écrivez le motif.
act-long-reason = Le motif compte plus de { $most } caractères. Raccourcissez-le.
act-other-name = Ce n'est pas le nom du joueur. Écrivez-le comme en haut de la page.
act-notice-words = Un avis compte de 1 à 500 caractères.
act-notice-days = Un avis s'affiche de 1 à 30 jours. Choisissez un nombre entier.
act-bad-site-name = Le nom est une ligne de 1 à 60 caractères.
act-bad-registration = Choisissez qui peut s'inscrire.
act-bad-leave-days = Les congés sont un nombre entier de jours de 0 à 366.
act-bad-note = Dites pour qui est l'invitation, en 1 à 100 caractères.
act-bad-attempts = Les essais sont un nombre entier de 1 à 1000000.
