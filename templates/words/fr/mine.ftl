### Ses propres parties, en cours et terminées, et le passage de l’une à l’autre.

mine-title = Mes parties
mine-on-leave = Vous êtes en congé jusqu’au { $until }. <a>Voir vos congés</a>
mine-your-move = À vous de jouer
mine-your-moves = À vous de jouer ({ $n })
mine-none = Aucune partie ne vous attend.
mine-find = <a>Trouvez-en une dans le salon</a>.
mine-none-fits = Aucune partie en cours ne correspond. <a>Tout afficher</a>
mine-challenges = Défis
mine-waiting = En attente de vos adversaires ({ $n })
mine-just-finished = Tout juste terminées
mine-all-finished = Toutes les parties terminées
mine-pgn = Toutes les parties en PGN
mine-pgn-times = PGN avec les temps
mine-leave = Congés

mine-sort = Trier par
mine-by-left = Temps restant
mine-by-moved = Dernier coup
mine-by-started = Début de la partie
mine-view = Afficher
mine-boards = Échiquiers
mine-rows = Lignes
mine-show = Afficher

mine-proven = Terminée ; le résultat est en cours de vérification
mine-rests = Suspendue : une réclamation attend une décision
mine-turn = à vous
mine-offered = nulle proposée
mine-takeback = reprise demandée
mine-flag = drapeau à réclamer
mine-claim = réclamation en attente
mine-message = nouveau message
mine-ready =
    { $n ->
        [one] { $n } réponse prête
       *[other] { $n } réponses prêtes
    }
mine-won = gagnée
mine-lost = perdue

mine-opponent = Adversaire
mine-opponent-hint = Le début du nom.
mine-any-color = Les deux
mine-last-move = Dernier coup
mine-clock = Temps restant
mine-waits = En attente
mine-finished = Parties terminées
mine-opening = Ouverture
mine-opening-hint = Un nom (en anglais) ou un code : Ruy Lopez, C84.
mine-result = Résultat
mine-any-result = Tous
mine-result-won = Gagnées
mine-result-drawn = Nulles
mine-result-lost = Perdues
mine-from = Terminée à partir du
mine-to = Terminée jusqu’au
mine-no-day = Ce n’est pas une date. Écrivez-la ainsi : 2026-11-20.
mine-found =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } : gains { $won }, nulles { $drawn }, pertes { $lost }.
mine-show-all = Tout afficher
mine-nothing = Aucune partie terminée ne correspond. <a>Tout afficher</a>
mine-never = Vous n’avez encore terminé aucune partie.
mine-latest = Les plus récentes
mine-older = Plus anciennes

mine-others = Autres parties qui vous attendent
mine-next = Partie suivante ({ $n })
mine-skip = Passer à la partie suivante ({ $n })
mine-against = contre { $opponent }
mine-against-left = contre { $opponent }, reste { $time }
