### Joueurs : leurs pages, comment les trouver, amis.

people-online = en ligne
people-since = Ici depuis le { $day }.
people-last-seen = Dernière visite : { $when }.
people-seen-day = aujourd’hui
people-seen-week = cette semaine
people-seen-month = ce mois-ci
people-seen-long-ago = il y a plus d’un mois
people-on-leave = en congé jusqu’au { $until }
people-reply-hour = Répond d’habitude en moins d’une heure.
people-reply-hours = Répond d’habitude en moins de { $hours } heures.
people-reply-days =
    Répond d’habitude en moins { $days ->
        [one] d’un jour
       *[other] de { $days } jours
    }.
people-reply-days-hours =
    Répond d’habitude en moins de { $days ->
        [one] 1 jour
       *[other] { $days } jours
    } { $hours } h.

people-edit = Modifier cette page
people-challenge = Défier { $name }
people-challenge-short = Défier
people-write = Écrire
people-befriend = Ajouter aux amis
people-unfriend = Retirer des amis
people-private = Vous seul voyez qui sont vos amis.
people-report = Signaler { $name }

people-games = Parties
people-won = gagnées
people-drawn = nulles
people-lost = perdues
people-running = en cours
people-rating = classement
people-rating-of = classement { $rating }
people-rating-title = Classement
people-rating-graph = De { $first } dans la semaine du { $from } à { $last } dans celle du { $to } ; entre { $lowest } et { $highest }.
people-rating-graph-one = { $last } dans la semaine du { $to }.
people-rating-weeks = Semaine par semaine
people-rating-week = Semaine du
people-rating-games = parties classées
people-with-white = avec les Blancs
people-with-black = avec les Noirs
people-against-you = contre vous
people-being-played = En cours
people-no-move = Aucun coup pour l’instant.
people-finished = Terminées
people-finished-games = Parties terminées

people-find = Trouver des joueurs
people-name-begins = Le nom commence par
people-nobody = Il n’y a personne dont le nom commence par « { $name } ».
people-more = Suite

people-friends = Amis
people-friends-online = Amis en ligne
people-no-friends = Vous n’avez encore mis personne sur cette liste. <a>Trouvez des joueurs</a> et ajoutez-les sur leurs pages.
people-online-count =
    { $n ->
        [0] Personne n’est en ligne.
        [one] Une personne est en ligne.
       *[other] { $n } personnes sont en ligne.
    }
people-games-with-you =
    { $n ->
        [0] Aucune partie avec vous en ce moment.
        [one] Une partie en cours avec vous.
       *[other] { $n } parties en cours avec vous.
    }
people-friends-full = Vous avez { $most } amis sur votre liste, et il n’y a plus de place. Retirez d’abord quelqu’un.

people-profile = À propos de vous
people-profile-hint = Tout le monde peut lire ceci sur votre page. Laissez vide ce que vous ne voulez pas dire.
people-country = Pays
people-no-country = non précisé
people-about = À propos de vous
people-about-hint = Au plus { $most } caractères, en texte simple.
people-about-too-long =
    { $over ->
        [one] Il y a un caractère de trop. Raccourcissez le texte.
       *[other] Il y a { $over } caractères de trop. Raccourcissez le texte.
    }
