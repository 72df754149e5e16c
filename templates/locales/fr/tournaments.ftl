### Tournaments: lists, the page of one, tables, what directors do, the form that announces one.

## Tournaments: lists

tournament-title = Tournois
tournament-announce = Annoncer un tournoi
tournament-mine = Vos tournois
tournament-groups = Tournois par phase
tournament-group-announced = Inscriptions ouvertes
tournament-group-running = En cours
tournament-group-over = Terminés
tournament-format = Format
tournament-format-all = Tous les formats
tournament-format-round-robin = Toutes rondes
tournament-format-match = Match
tournament-format-knockout = Élimination directe
tournament-format-stages = Groupes et finale
tournament-format-swiss = Système suisse
tournament-format-ladder = Échelle
tournament-rated = Classées ou amicales
tournament-rated-all = Classées et amicales
tournament-rated-only = Classées seulement
tournament-casual-only = Amicales seulement
tournament-can-enter-only = Seulement ceux auxquels vous pouvez vous inscrire
tournament-filter = Filtrer
tournament-none = Aucun tournoi trouvé.
tournament-none-yet = Aucun tournoi trouvé jusqu’ici. Il y en a de plus anciens.
tournament-older = Tournois plus anciens
tournament-list-players =
    { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
tournament-list-entered = { $n } joueurs sur { $places }
tournament-list-starts = commence le { $date }
tournament-list-starts-when-full = commence une fois complet
tournament-list-started = commencé le { $date }
tournament-list-finished = terminé le { $date }
tournament-list-waiting = numéro { $n } sur la liste d’attente
tournament-list-place = place { $first } sur { $of }
tournament-list-place-shared = places { $first } à { $last } sur { $of }
tournament-list-place-undecided = places { $first } à { $last } sur { $of }, non décidées au dernier jour de jeu
tournament-list-rated = parties classées
tournament-list-casual = parties amicales
tournament-list-has-entered = votre inscription est enregistrée
tournament-list-can-enter = vous pouvez vous inscrire
tournament-list-not-open-yet = inscriptions pas encore ouvertes
tournament-list-cannot-enter = vous ne pouvez pas vous inscrire

## Tournaments: the page of one

tournament-phase-announced = annoncé
tournament-phase-open = inscriptions ouvertes
tournament-phase-running = en cours
tournament-phase-adjudication = jeu terminé, parties en attente d’une décision
tournament-phase-finished = terminé, pas encore définitif
tournament-phase-final = définitif
tournament-phase-cancelled = annulé
tournament-entries = Inscriptions : { $n }
tournament-waiting-list = Liste d’attente
tournament-entries-pages = Autres inscriptions
tournament-entries-earlier = Inscriptions précédentes
tournament-entries-later = Inscriptions suivantes
tournament-announced-on = Annonce du { $date }
tournament-you-have-entered = Votre inscription est enregistrée.
# $n: the place on the waiting list.
tournament-you-wait = Vous êtes au rang { $n } de la liste d’attente. Vous avancez quand quelqu’un qui a une place retire son inscription.
tournament-place-by-right = Dans une édition précédente, vous avez gagné un match par une décision arrivée trop tard. C’est pourquoi vous avez une place dans ce tournoi, même s’il est complet et quelles que soient les conditions d’inscription.
tournament-place-by-right-waiting = Pour la prendre, retirez votre inscription et inscrivez-vous de nouveau.
tournament-enter = M’inscrire
tournament-one-account = Chaque personne ne peut avoir qu’un seul compte.
tournament-withdraw-entry = Retirer mon inscription
tournament-log-in-to-enter = Connectez-vous pour vous inscrire
tournament-workload =
    { $n ->
        [one] Vous aurez au plus 1 partie.
       *[other] Vous aurez au plus { $n } parties.
    }
tournament-workload-from = Le tournoi commence le { $date }.
tournament-workload-when-full = Le tournoi commence dès qu’il est complet.
tournament-workload-at-once =
    { $n ->
        [one] Vous jouez une partie à la fois.
       *[other] Vous jouez { $n } parties à la fois.
    }
tournament-workload-moves =
    { $n ->
        [one] Si vos adversaires répondent aussitôt, vous devez jouer environ 1 coup par jour.
       *[other] Si vos adversaires répondent aussitôt, vous devez jouer environ { $n } coups par jour.
    }
tournament-workload-days = Si vos adversaires répondent aussitôt, vous devez jouer environ un coup tous les { $n } jours.
tournament-sections = Groupes
tournament-section = Groupe { $section }
tournament-stage = Phase { $stage }
tournament-stage-final = Finale
tournament-stage-open = La phase { $stage } commence quand les qualifiés sont connus et que tous ont confirmé qu’ils jouent.
tournament-stage-confirmed = { $n } joueurs sur { $of } ont confirmé qu’ils jouent dans la phase { $stage }. Elle commence quand tous l’ont fait.
tournament-own-place = Vous êtes qualifié pour la phase { $stage }. Confirmez avant { $date } que vous jouez. Sinon, votre place revient au joueur suivant.
tournament-own-place-confirmed = Vous avez confirmé que vous jouez dans la phase { $stage }.
tournament-place-confirm = Je joue dans la phase suivante
tournament-place-give-up = Céder votre place
tournament-place-give-up-hint = Votre place dans la phase suivante revient au joueur suivant. C’est définitif. Vos parties en cours continuent.
tournament-place-give-up-now = Céder ma place
tournament-terms = Conditions
tournament-director = Directeur du tournoi
tournament-deputy = Suppléant (facultatif)
tournament-previous-edition = Édition précédente
tournament-next-edition = Prochaine édition
tournament-deputy-director = Suppléant
tournament-log = Journal du tournoi
tournament-pgn = Toutes les parties en PGN
tournament-table-csv = Grille en CSV
tournament-trf = Rapport de tournoi de la FIDE (TRF26)
tournament-direct = Diriger ce tournoi
tournament-announce-next-edition = Annoncer la prochaine édition
tournament-substitute-for = à la place de { $former } depuis le { $date }
tournament-place-offered =
    { $n ->
        [one] Le directeur du tournoi vous propose la place de { $player } : une partie. Votre pendule repart avec son temps initial. La partie est classée pour vous si celles du tournoi le sont.
       *[other] Le directeur du tournoi vous propose la place de { $player } : { $n } parties. Vos pendules repartent avec leur temps initial. Les parties sont classées pour vous si celles du tournoi le sont.
    }
tournament-take-place = Prendre cette place
tournament-withdraw = Se retirer du tournoi
tournament-withdraw-hint = Vous perdez vos parties en cours. Vous ne pouvez vous inscrire à aucun tournoi pendant 90 jours. Vous ne pourrez jamais vous inscrire à la prochaine édition de celui-ci. Si vous avez une bonne raison, parlez-en d’abord au directeur du tournoi.
tournament-series-name = { $players }, { $n } parties
tournament-withdraw-hint-match = Vous abandonnez vos parties en cours, et aucune autre ne commence. Si le match n’est pas encore décidé, vous le perdez.
tournament-log-agreed = Les deux joueurs ont convenu de ce match.
tournament-withdraw-now = Me retirer et perdre mes parties
tournament-terms-format = Format
tournament-terms-time = Cadence
tournament-terms-games = Type de partie
tournament-terms-visibility = Coups des parties
tournament-terms-start = Début
tournament-terms-end = Fin
tournament-ends-at = On joue jusqu’au { $date }. Les parties encore en cours sont ensuite tranchées par décision arbitrale.
tournament-terms-longest-game = Durée maximale d’une partie
tournament-game-lasts =
    Une partie peut durer au plus { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }. Si elle n’est pas terminée à ce moment-là, elle est tranchée par décision arbitrale.
tournament-terms-entry = Qui peut s’inscrire
tournament-terms-numbering = Numéros d’appariement
tournament-terms-scoring = Points
tournament-terms-tie-breaks = Départages
tournament-terms-changed = { $label } : « { $former } » devient « { $new } ».
tournament-terms-added = { $label } : ajout de « { $new } ».
tournament-terms-removed = { $label } : « { $former } » ne s’applique plus.
tournament-terms-description-changed = La description a été modifiée.
tournament-visibility-all = Tout le monde peut voir les coups pendant que les parties se jouent.
tournament-visibility-finished-games = Les autres peuvent voir les coups d’une partie quand elle est terminée.
tournament-visibility-when-all-finished = Les autres peuvent voir les coups quand toutes les parties du tournoi sont terminées.
game-hidden-until-game-over = Les autres pourront voir les coups de cette partie quand elle sera terminée.
game-hidden-until-tournament-finished = Les autres pourront voir les coups de cette partie quand toutes les parties du tournoi seront terminées.
game-is-in-progress = La partie est en cours.
profile-moves-hidden = en cours
tournament-round-robin-single = Chacun joue une fois contre chacun, en groupes de { $n } joueurs au plus.
tournament-round-robin-double = Chacun joue deux fois contre chacun, en groupes de { $n } joueurs au plus.
tournament-all-at-once = Toutes les parties commencent en même temps.
tournament-round-by-round = Une ronde commence quand toutes les parties de la précédente sont terminées.
tournament-match-of = Un match en { $n } parties entre deux joueurs.
tournament-match-ends-early = Il se termine dès qu’il est décidé.
tournament-match-all-games = Toutes les parties sont jouées.
tournament-knockout-of =
    { $n ->
        [one] Qui perd un match est éliminé. Un match compte 1 partie.
       *[other] Qui perd un match est éliminé. Un match compte { $n } parties.
    }
tournament-drawn-match-decider = Si le match est nul, une partie décisive suit : les Blancs doivent gagner et ont plus de temps.
tournament-drawn-match-two-more = Si le match est nul, deux parties de plus suivent, puis une partie décisive.
tournament-drawn-match-better-seed = Si le match est nul, la meilleure tête de série passe au tour suivant.
tournament-stages = Des groupes où chacun joue contre chacun. Les meilleurs passent dans les groupes de la phase suivante, jusqu’à ce qu’il reste un groupe : la finale.
tournament-stages-every =
    { $others ->
        [0] Groupes de { $size } joueurs au plus. Places dans la phase suivante : { $first } pour chaque groupe.
       *[other] Groupes de { $size } joueurs au plus. Places dans la phase suivante : { $first } pour chaque groupe et { $others } pour les meilleurs de tous les autres.
    }
tournament-stages-one =
    { $others ->
        [0] Phase { $stage } : groupes de { $size } joueurs au plus. Places dans la phase suivante : { $first } pour chaque groupe.
       *[other] Phase { $stage } : groupes de { $size } joueurs au plus. Places dans la phase suivante : { $first } pour chaque groupe et { $others } pour les meilleurs de tous les autres.
    }
tournament-stages-from =
    { $others ->
        [0] À partir de la phase { $stage } : groupes de { $size } joueurs au plus. Places dans la phase suivante : { $first } pour chaque groupe.
       *[other] À partir de la phase { $stage } : groupes de { $size } joueurs au plus. Places dans la phase suivante : { $first } pour chaque groupe et { $others } pour les meilleurs de tous les autres.
    }
tournament-stages-double = Il y a deux parties contre chaque adversaire.
tournament-stages-all-at-once = Toutes les parties d’un groupe commencent en même temps.
tournament-swiss-of = Un tournoi au système suisse de { $n } rondes. À chaque ronde, vous rencontrez quelqu’un qui a à peu près autant de points, et personne deux fois.
tournament-swiss-when-round-ends = Une ronde commence quand toutes les parties de la précédente sont terminées.
tournament-swiss-every-days =
    { $n ->
        [one] Une ronde commence chaque jour. Les parties encore en cours comptent comme nulles pour l’appariement.
       *[other] Une ronde commence tous les { $n } jours. Les parties encore en cours comptent comme nulles pour l’appariement.
    }
tournament-one-by-one = Une seule partie se joue à la fois.
tournament-two-at-a-time = Deux parties se jouent à la fois.
tournament-games-unrated = amicale
tournament-games-chess960-by-lot = Chess960, une position tirée au sort pour chaque partie
tournament-out-after-two-timeouts = Un joueur qui perd deux parties au temps au cours de semaines différentes ne joue plus dans le tournoi.
tournament-start-on = Le { $date }.
tournament-start-when-full = Quand { $n } joueurs se seront inscrits.
tournament-places = Il y a { $n } places. Les inscriptions suivantes vont sur la liste d’attente.
tournament-entries-open = Les inscriptions ouvrent le { $date }.
tournament-repeats = Quand il commence, les inscriptions au suivant ouvrent.
tournament-entry-everybody = Tout le monde.
tournament-entry-invitation = Uniquement les joueurs invités.
tournament-entry-rating-range = Classement de { $min } à { $max }.
tournament-entry-rating-min = Classement d’au moins { $min }.
tournament-entry-rating-max = Classement d’au plus { $max }.
tournament-entry-games =
    { $n ->
        [one] Au moins 1 partie terminée.
       *[other] Au moins { $n } parties terminées.
    }
tournament-entry-timeouts = Au plus { $n } % de parties perdues au temps.
tournament-entry-days =
    { $n ->
        [one] Au plus 1 jour par coup en moyenne.
       *[other] Au plus { $n } jours par coup en moyenne.
    }
tournament-entry-running =
    { $n ->
        [one] Au plus 1 partie en cours.
       *[other] Au plus { $n } parties en cours.
    }
tournament-numbering-lot = Par tirage au sort. Chacun peut le vérifier.
tournament-numbering-rating = Selon le classement.
tournament-numbering-as-entered = Dans l’ordre d’inscription.
tournament-numbering-by-hand = À la main, par le directeur du tournoi.
tournament-scoring-310 = 3 points par victoire, 1 par nulle.
tournament-tie-breaks = { $list }, selon FIDE { $edition }.

## Tournaments: the page of a game

tournament-place-in-section = <a>{ $tournament }</a>, groupe { $section }, ronde { $round }
tournament-place-in-round = <a>{ $tournament }</a>, ronde { $round }
tournament-place-in-match = <a>{ $tournament }</a>, partie { $game }
tournament-place-in-bracket = <a>{ $tournament }</a>, ronde { $round }, match { $match }, partie { $game }

## Tournaments: tables

tournament-table = Grille
tournament-table-of-section = Grille du groupe { $section }
tournament-table-by-rounds = Grille par rondes
tournament-round = Ronde { $round }
tournament-round-of-rounds = Ronde { $round } sur { $rounds }
tournament-board = Échiquier
tournament-board-white = Blancs
tournament-board-result = Résultat
tournament-board-black = Noirs
tournament-round-bye = { $player } est exempt, ce qui compte comme une victoire.
tournament-round-half-point-byes = Exempt d’un demi-point, sur demande : { $players }.
tournament-round-absent = Exempt sans point, sur demande : { $players }.
tournament-next-round-on = La ronde { $round } commence le { $date }.
tournament-next-round-when-over = La ronde { $round } commence quand toutes les parties en cours sont terminées.
tournament-round-not-paired = La ronde { $round } ne peut pas être appariée : les joueurs qui restent se sont déjà rencontrés, ou ils sont trop peu. Il n’y a plus de rondes.
tournament-byes = Passer une ronde
tournament-byes-hint-half = Vous ne jouez pas dans cette ronde. La première fois, cela compte comme une nulle, mais à la dernière ronde cela ne rapporte aucun point. Vous pouvez le demander jusqu’au début de la ronde. Si les autres ne peuvent pas être appariés sans vous, vous jouez.
tournament-byes-hint-zero = Vous ne jouez pas dans cette ronde. Vous avez déjà eu votre demi-point : une autre fois ne rapporte rien. Vous pouvez le demander jusqu’au début de la ronde. Si les autres ne peuvent pas être appariés sans vous, vous jouez.
tournament-bye-in-round = Vous ne jouez pas dans la ronde { $round }.
tournament-bye-withdraw = Jouer dans cette ronde
tournament-bye-round = Ronde que vous voulez passer
tournament-bye-request = Demander à être exempt
tournament-cell-bye = exempt, compte comme une victoire
tournament-cell-half-point-bye = exempt avec un demi-point
tournament-cell-zero-point-bye = n’a pas joué
tournament-place = Place
tournament-player = Joueur
tournament-rating = Classement
tournament-points = Points
tournament-withdrawn = retrait
tournament-chance-sure = première place assurée
tournament-chance-open = en course
tournament-chance-none = hors course
tournament-chances-all = Tout le monde peut encore finir premier.
tournament-chances-exact = En course : les joueurs qui peuvent encore finir premiers, seuls ou à égalité. Tous les résultats des parties restantes ont été essayés, avec tous les départages.
tournament-chances-bound = En course : les joueurs qui peuvent encore finir premiers aux points. Il reste trop de parties pour essayer tous les résultats ; certains de ces joueurs n’ont peut-être plus aucune chance.
tournament-chance-goes-on = qualifié
tournament-chance-confirmed = qualifié, a confirmé
tournament-chance-given-up = a cédé sa place
tournament-chance-can-go-on = peut se qualifier
tournament-chances-named = Qualifiés : les joueurs qui passent à la phase suivante. Une place qui n’est pas confirmée revient au joueur suivant.
tournament-chances-stage-all = Tout le monde peut encore se qualifier pour la phase suivante.
tournament-chances-stage-exact = Peuvent se qualifier : les joueurs qui peuvent encore passer à la phase suivante, peut-être par tirage au sort. Tous les résultats des parties restantes ont été essayés, avec tous les départages.
tournament-chances-stage-bound = Peuvent se qualifier : les joueurs qui peuvent encore passer à la phase suivante aux points. Il reste trop de parties pour essayer tous les résultats ; certains de ces joueurs n’ont peut-être plus aucune chance.
tournament-side-advances = passe au tour suivant
tournament-side-out = éliminé
tournament-side-open = peut encore passer au tour suivant
tournament-side-winner = vainqueur
tournament-side-undecided = non décidé
tournament-side-shares = non décidé : partage les places 1 à { $last }
tournament-bracket = Tableau
tournament-ended-undecided = Le dernier jour de jeu est passé avant que le tournoi soit décidé. Les joueurs encore en course partagent les places 1 à { $last }.
tournament-match-ended-undecided = Le dernier jour de jeu est passé avant que le match soit décidé. Les deux joueurs partagent les places 1 et 2.
tournament-score = Score
tournament-bye = exempt
tournament-round-final = Finale
tournament-round-semi-finals = Demi-finales
tournament-round-quarter-finals = Quarts de finale
tournament-round-of = Tour des { $n }
tournament-cell-won =
    victoire contre { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-cell-drawn =
    nulle contre { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-cell-lost =
    défaite contre { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-cell-won-by-forfeit =
    victoire par forfait de { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-cell-lost-by-forfeit =
    défaite par forfait contre { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-cell-annulled =
    invalidée, contre { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-cell-in-progress =
    en cours, contre { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-cell-to-come =
    pas commencée, contre { $opponent }, { $color ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
tournament-own-games = Vos parties
tournament-own-finished = Vos parties terminées ({ $n })
tournament-own-match = Aller à votre match dans le tableau
tournament-table-legend = Chaque case donne le résultat du joueur de la ligne. b : avec les Blancs, n : avec les Noirs, · : en cours, + et − : victoire et défaite par forfait, * : invalidée.
tournament-rounds-legend = Chaque case donne une ronde du joueur de la ligne : le numéro de la ligne de l’adversaire, la couleur et le résultat. b : avec les Blancs, n : avec les Noirs, · : en cours, + et − : victoire et défaite par forfait, * : invalidée. Un tiret devant les points : pas d’adversaire.
tournament-cell-letter =
    { $color ->
        [white] b
       *[black] n
    }
tournament-game-label = { $white } – { $black } { $result }
tournament-decider-label = Partie décisive : { $white } – { $black } { $result }
tournament-tie-break-direct-encounter = confrontation directe
tournament-tie-break-wins = victoires
tournament-tie-break-games-won = parties gagnées sur l’échiquier
tournament-tie-break-games-with-black = parties avec les Noirs
tournament-tie-break-games-won-with-black = parties gagnées avec les Noirs
tournament-tie-break-progressive-scores = somme progressive
tournament-tie-break-rounds-elected = rondes jouées
tournament-tie-break-standard-points = points standard
tournament-tie-break-pairing-number = numéro d’appariement
tournament-tie-break-buchholz = Buchholz
tournament-tie-break-average-of-buchholz = moyenne des Buchholz des adversaires
tournament-tie-break-fore-buchholz = Fore Buchholz
tournament-tie-break-sonneborn-berger = Sonneborn-Berger
tournament-tie-break-koya = Koya
tournament-tie-break-average-rating = classement moyen des adversaires
tournament-tie-break-performance-rating = performance
tournament-tie-break-rating = classement
tournament-tie-break-lower-rating = classement le plus bas d’abord
tournament-tie-breaks-dropped = Non utilisés, car les joueurs de cette grille n’ont pas tous un classement : { $list }.
tournament-explained-koya = { $calculation }. Seules comptent les parties contre des joueurs qui ont au moins { $limit } points.
tournament-explained-cut = { $calculation }. Les valeurs entre crochets ne comptent pas.
tournament-explained-performance = { $value } = { $sum }. Classement moyen des adversaires : { $average }. Différence de classement pour { $points } sur { $games } : { $difference }.
tournament-explained-encounter-open = { $scores }. Cela ne les départage pas : il manque des résultats entre ces joueurs.

## Tournaments: the log

tournament-log-title = Journal de { $name }
tournament-log-to-tournament = Aller au tournoi
tournament-log-file = Télécharger le journal du tournoi
tournament-logs-file = Télécharger le journal du tournoi avec ceux de toutes les parties
tournament-log-hint = Le journal est public et n’est jamais modifié. Chaque ligne fait partie d’une chaîne d’empreintes. Avec le fichier et la commande zugpost verify-tournament, chacun peut vérifier tirages, appariements et classements.
tournament-log-time = Date et heure
tournament-log-by = Par
tournament-log-what = Ce qui s’est passé
tournament-log-head = L’empreinte de la dernière ligne :
tournament-log-system = serveur
tournament-log-by-director = { $player } (directeur du tournoi)
tournament-log-by-deputy = { $player } (suppléant)
tournament-log-announced = Le tournoi a été annoncé. Directeur du tournoi : { $director }.
tournament-log-edition-announced = Le tournoi a été annoncé comme prochaine édition du tournoi { $former }. Directeur du tournoi : { $director }.
tournament-log-edition-announced-with-deputy = Le tournoi a été annoncé comme prochaine édition du tournoi { $former }. Directeur du tournoi : { $director }. Suppléant : { $deputy }.
tournament-log-announced-with-deputy = Le tournoi a été annoncé. Directeur du tournoi : { $director }. Suppléant : { $deputy }.
tournament-log-terms-changed = Les conditions ont été modifiées.
tournament-log-directors-changed = Le directeur du tournoi est maintenant { $director }. Il n’y a pas de suppléant.
tournament-log-directors-changed-with-deputy = Le directeur du tournoi est maintenant { $director }, et le suppléant { $deputy }.
tournament-log-no-director = Le compte du directeur du tournoi a été fermé. Personne ne dirige le tournoi maintenant.
tournament-log-no-director-but-deputy = Le compte du directeur du tournoi a été fermé. Personne ne dirige le tournoi maintenant, car le compte du suppléant, { $deputy }, est suspendu.
tournament-log-announcement = Annonce à tous les joueurs.
tournament-log-invited = Invitation envoyée à { $player }.
tournament-log-entered = Inscription de { $player }.
tournament-log-entered-by-right = Inscription de { $player }, avec une place que lui a donnée une décision dans une édition précédente.
tournament-log-entry-withdrawn = { $player } a retiré son inscription.
tournament-log-entry-removed = L’inscription de { $player } a été supprimée.
tournament-log-lot-committed =
    { $lot ->
        [first_color] Le tirage de la première couleur à la ronde { $round }, match { $match } a été fixé. Empreinte de son secret :
        [decider_color] Le tirage de la couleur d’une partie décisive à la ronde { $round }, match { $match } a été fixé. Empreinte de son secret :
        [initial_color] Le tirage de la couleur du numéro 1 à la ronde 1 a été fixé. Empreinte de son secret :
        [chess960_numbers] Le tirage des positions de Chess960 a été fixé. Empreinte de son secret :
        [qualification] Le tirage entre égaux qui peuvent passer de la phase { $round } a été fixé. Empreinte de son secret :
        [stage_numbers] Le tirage des groupes de la phase { $round } a été fixé. Empreinte de son secret :
       *[numbers] Le tirage des numéros d’appariement a été fixé. Empreinte de son secret :
    }
tournament-log-lot-drawn =
    { $lot ->
        [first_color] La première couleur à la ronde { $round }, match { $match } a été tirée au sort. Le secret :
        [decider_color] La couleur d’une partie décisive à la ronde { $round }, match { $match } a été tirée au sort. Le secret :
        [initial_color] La couleur du numéro 1 à la ronde 1 a été tirée au sort. Le secret :
        [chess960_numbers] Les positions de Chess960 ont été tirées au sort. Le secret :
        [qualification] Le tirage entre égaux qui peuvent passer de la phase { $round } a été fait. Le secret :
        [stage_numbers] Les groupes de la phase { $round } ont été tirés au sort. Le secret :
       *[numbers] Les numéros d’appariement ont été tirés au sort. Le secret :
    }
tournament-log-started = Le tournoi a commencé avec { $n } joueurs.
tournament-log-games-of-match-started =
    { $n ->
        [one] 1 partie a commencé.
       *[other] { $n } parties ont commencé.
    }
tournament-log-games-of-round-started =
    { $n ->
        [one] 1 partie de la ronde { $first } a commencé.
       *[other] { $n } parties de la ronde { $first } ont commencé.
    }
tournament-log-round-paired =
    { $n ->
        [one] La ronde { $round } a été appariée : 1 partie.
       *[other] La ronde { $round } a été appariée : { $n } parties.
    }
tournament-log-round-running-games = Ces parties étaient en cours et ont compté comme nulles pour l’appariement : { $games }.
tournament-log-bye-requested = { $player } passe la ronde { $round }.
tournament-log-bye-request-withdrawn = { $player } joue finalement dans la ronde { $round }.
tournament-log-players-qualified =
    { $n ->
        [one] 1 joueur se qualifie à l’issue de la phase { $stage }.
       *[other] { $n } joueurs se qualifient à l’issue de la phase { $stage }.
    }
tournament-log-place-confirmed = { $player } joue dans la phase suivante.
tournament-log-place-given-up = { $player } a cédé sa place dans la phase suivante.
tournament-log-place-lapsed = { $player } n’a pas confirmé à temps sa place dans la phase suivante.
tournament-log-stage-started = La phase { $stage } a commencé avec { $n } joueurs.
tournament-log-no-next-stage = Moins de trois joueurs se qualifient à l’issue de la phase { $stage }. Aucune autre phase ne suit.
tournament-log-qualified-too-late = D’après les résultats, { $player } s’est qualifié pour une phase qui a déjà commencé, et a une place dans la prochaine édition.
tournament-log-games-of-rounds-started = { $n } parties des rondes { $first } à { $last } ont commencé.
tournament-log-games-of-section-round-started =
    { $n ->
        [one] 1 partie du groupe { $section }, ronde { $first }, a commencé.
       *[other] { $n } parties du groupe { $section }, ronde { $first }, ont commencé.
    }
tournament-log-games-of-section-rounds-started = { $n } parties du groupe { $section }, rondes { $first } à { $last }, ont commencé.
tournament-log-withdrawn =
    { $ground ->
        [with_consent] Retrait de { $player }, avec l’accord du directeur du tournoi.
        [deceased] Décès de { $player }. Les parties en cours seront tranchées par décision arbitrale.
        [expelled] Exclusion de { $player }.
        [two_timeouts] { $player } ne joue plus, après deux défaites au temps.
        [account] { $player } ne joue plus : le compte a été fermé.
        [suspended] { $player } ne joue plus : le compte est suspendu.
       *[own_word] Retrait de { $player }.
    }
tournament-log-special-leave = { $days ->
        [one] { $player } a obtenu 1 jour de congé spécial. Les pendules de { $player } sont arrêtées.
       *[other] { $player } a obtenu { $days } jours de congé spécial. Les pendules de { $player } sont arrêtées.
    }
tournament-log-time-given = { $days ->
        [one] { $player } a reçu 1 jour de plus dans la partie { $game }.
       *[other] { $player } a reçu { $days } jours de plus dans la partie { $game }.
    }
tournament-log-numbers-set = Les numéros d’appariement ont été donnés à la main.
tournament-log-numbers-by-terms = Les numéros d’appariement seront donnés selon les conditions.
tournament-log-substitute-invited = La place { $number } du groupe { $section } a été proposée à { $player }.
tournament-log-replaced = { $player } a pris la place de { $former }.
tournament-log-match-won = { $player } passe au tour suivant.
tournament-log-match-lost-by-both = Les deux joueurs d’un match sont éliminés.
tournament-log-match-reopened = Le match { $match } de la ronde { $round } est rouvert : son résultat a changé.
tournament-log-next-edition-place = D’après les résultats, { $player } a gagné le match { $match } de la ronde { $round }, mais la décision est arrivée trop tard. { $player } a une place dans la prochaine édition.
tournament-log-end-reminded = Les joueurs qui ont des parties en cours ont reçu un rappel : le jeu se termine dans { $n } jours.
tournament-log-play-ended = Le jeu est terminé. Les parties en cours sont tranchées par décision arbitrale.
tournament-log-finished = Toutes les parties sont terminées.
tournament-log-reopened = Le tournoi est de nouveau en cours.
tournament-log-final = Le tournoi est définitif.
tournament-log-result-changed =
    { $kind ->
        [in_progress] La partie { $game } reprend bien que le tournoi soit définitif.
        [annulled] La partie { $game } a été invalidée alors que le tournoi était définitif.
       *[result] Le résultat de la partie { $game } est devenu { $result } alors que le tournoi était définitif.
    }
tournament-log-cancelled = Le tournoi a été annulé.

## Tournaments: directing

tournament-direct-title = Diriger { $name }
tournament-direct-hint = Tout ce que vous faites ici figure dans le journal public, avec votre motif.
tournament-direct-early-decisions = Parties décidées tôt
tournament-direct-early-decisions-hint = Abandonnées ou nulles par accord avant le 15e coup. Regardez-les si elles changent qui passe au tour suivant.
tournament-direct-early-decision =
    { $moves ->
        [one] { $ending } Après 1 coup.
       *[other] { $ending } Après { $moves } coups.
    }
tournament-direct-announce = Annonce à tous les joueurs
tournament-direct-announcement = Texte
tournament-direct-publish = Publier
tournament-direct-invite = Inviter un joueur
tournament-direct-remove = Supprimer une inscription
tournament-direct-withdraw = Retirer un joueur
tournament-direct-ground = Nature du retrait
tournament-direct-choose = Choisir…
tournament-direct-withdraw-hint = C’est irréversible. Les adversaires reçoivent aussitôt un e-mail.
tournament-direct-with-consent = retrait avec mon accord
tournament-direct-expelled = exclusion
tournament-direct-deceased = décès du joueur
tournament-direct-sure = Je confirme (obligatoire pour une exclusion ou un décès)
tournament-direct-leave = Accorder un congé spécial
tournament-direct-leave-hint = Les pendules du joueur s’arrêtent dans toutes les parties de ce tournoi. Vous pouvez l’accorder une fois à chaque joueur, pour 30 jours au plus. Tout le monde peut lire le motif dans le journal du tournoi : ne nommez pas de maladie.
tournament-direct-days = Jours
tournament-direct-time = Donner du temps dans une partie
tournament-direct-time-hint = Dans chaque partie, vous pouvez donner 7 jours au plus.
tournament-direct-time-to = Joueur et partie
tournament-direct-time-choice = { $player } contre { $opponent }, partie { $game }
tournament-direct-numbers = Donner les numéros d’appariement à la main
tournament-direct-numbers-hint = Un nom d’utilisateur par ligne : le premier reçoit le numéro 1. Les premiers joueurs sont dans le premier groupe. Les joueurs qui ne sont pas nommés suivent dans l’ordre d’inscription. Si le champ est vide, les numéros sont donnés selon les conditions.
tournament-direct-numbers-now = Numéros actuels
tournament-direct-order = Joueurs dans l’ordre
tournament-direct-reason = Motif
tournament-direct-substitute = Proposer une place à un remplaçant
tournament-direct-substitute-hint = Vous pouvez le faire dans les 14 premiers jours, tant qu’aucune partie de cette place n’est terminée ni au-delà du cinquième coup. Le remplaçant accepte sur la page du tournoi.
tournament-direct-place = Place de
tournament-direct-substitute-name = Remplaçant
tournament-direct-directors = Directeur et suppléant
tournament-direct-directors-now = Directeur et suppléant actuels
tournament-direct-change = Modifier
tournament-direct-cancel = Annuler le tournoi
tournament-direct-cancel-hint = Les parties en cours continuent comme parties individuelles.
tournament-change-terms = Modifier les conditions
tournament-change-terms-hint = Vous pouvez modifier les conditions jusqu’au début. Si quelqu’un s’est déjà inscrit, indiquez un motif : tous les inscrits le reçoivent par e-mail. Ils peuvent retirer leur inscription jusqu’au début.
tournament-change-terms-reason = Motif
tournament-change-terms-save = Enregistrer les conditions
tournament-change-terms-now = Conditions actuelles
tournament-error-text-too-long = Écrivez au plus { $most } caractères.
tournament-error-no-such-name = Il n’y a pas de joueur nommé { $name }.
tournament-error-no-name = Saisissez le nom d’utilisateur du joueur.

## Tournaments: the form that announces one

tournament-error-name = Saisissez un nom de 1 à { $most } caractères.
tournament-error-description = La description est trop longue. Utilisez au plus { $most } caractères.
tournament-error-section-size = Un groupe doit avoir de { $least } à { $most } joueurs. Saisissez un autre nombre.
tournament-error-stages = Un groupe compte de { $least } à { $most } joueurs. Au moins un de chacun se qualifie. Le double de ce nombre et les meilleurs des autres ne doivent pas dépasser ensemble la taille d’un groupe. Saisissez d’autres nombres.
tournament-error-repeats-stages = Une offre permanente n’a pas de phases. Choisissez un autre format, ou n’ouvrez pas de tournoi suivant.
tournament-error-game-count = Un match compte de 2 à { $most } parties. Un match d’une élimination directe compte 1 partie, ou un nombre pair jusqu’à { $most }.
tournament-error-round-count = Un tournoi au système suisse compte de { $least } à { $most } rondes. Saisissez un autre nombre.
tournament-error-more-rounds-than-opponents = Avec autant de rondes, les adversaires viendraient à manquer. Saisissez moins de rondes ou plus de places.
tournament-error-round-days = Saisissez de { $least } à { $most } jours entre deux rondes.
tournament-error-capacity = Ce format ne peut pas se jouer avec ce nombre de joueurs. Un match en a 2, une élimination directe de 2 à { $most }, un tournoi toutes rondes au moins { $least }, un système suisse de { $least } à { $swiss }, une échelle de 2 à { $ladder }.
tournament-error-full-needs-capacity = Un tournoi qui commence quand il est complet doit avoir un nombre de places. Saisissez-le.
tournament-error-start-in-the-past = Le début doit être dans le futur. Saisissez une date ultérieure.
tournament-error-unlimited = Un tournoi a besoin d’une limite de temps. Choisissez une autre cadence.
tournament-error-cannot-be-rated = Ces parties ne peuvent pas être classées. Choisissez une autre cadence, ou des parties amicales.
tournament-error-starting-position = Aucune partie ne peut commencer dans cette position.
tournament-error-uneven-position = Dans cette position, un camp peut être avantagé. Chaque paire joue deux parties : choisissez deux parties contre chaque adversaire ou un nombre pair de parties. Au système suisse, ce n’est pas possible.
tournament-error-tie-breaks = L’un de ces départages ne peut pas être utilisé avec ce format. Supprimez-le.
tournament-error-rating-range = Le classement minimal est supérieur au classement maximal. Saisissez d’autres limites.
tournament-error-percentage = Saisissez un pourcentage de 0 à 100.
tournament-error-repeats-only-when-full = Une offre permanente doit commencer quand elle est complète. Choisissez ce début, ou désactivez l’offre permanente.
tournament-error-end-before-start = Le dernier jour de jeu doit être après le début et dans le futur. Saisissez un jour ultérieur.
tournament-error-end-of-standing-offer = Une offre permanente ne peut pas avoir de dernier jour de jeu. Videz ce champ, ou désactivez l’offre permanente.
tournament-error-game-days = Saisissez un nombre de jours de { $least } à { $most }.
tournament-error-repeats-one-section = Une offre permanente a un seul groupe. Indiquez moins de places, ou permettez plus de joueurs par groupe.

tournament-error-account = Ce compte ne peut pas jouer pour le moment.
tournament-error-barred = Vous avez quitté un tournoi sans l’accord de son directeur. Vous pourrez vous réinscrire 90 jours après.
tournament-error-left-previous-edition = Vous avez quitté l’édition précédente sans l’accord de son directeur. Vous ne pouvez pas vous inscrire à celle-ci.
tournament-error-same-offer = Vous jouez déjà dans un groupe de cette offre. Vous pourrez vous réinscrire quand il sera terminé.
tournament-error-invitation = Ce tournoi est sur invitation. Demandez au directeur du tournoi.
tournament-error-no-rating = Seuls les joueurs qui ont un classement peuvent s’inscrire. Jouez d’abord quelques parties classées.
tournament-error-rating-too-low = Seuls les joueurs dont le classement est d’au moins { $min } peuvent s’inscrire. Le vôtre est de { $rating }.
tournament-error-rating-too-high = Seuls les joueurs dont le classement n’a pas dépassé { $max } ces 12 derniers mois peuvent s’inscrire. Votre plus haut était { $rating }.
tournament-error-games = { $min ->
        [one] Il vous faut { $min } partie terminée pour vous inscrire.
       *[other] Il vous faut { $min } parties terminées pour vous inscrire.
    } Vous en avez { $games }.
tournament-error-timeouts = { $games ->
        [one] Vous avez perdu au temps { $lost } partie sur { $games } terminée.
       *[other] Vous avez perdu au temps { $lost } de vos { $games } parties terminées.
    } Pour vous inscrire, il faut { $max } au plus.
tournament-error-too-slow = Il vous faut en moyenne { $days } jours par coup. Pour vous inscrire, il en faut au plus { $max }.
tournament-error-too-many-running = { $games ->
        [one] Vous avez { $games } partie en cours.
       *[other] Vous avez { $games } parties en cours.
    } Pour vous inscrire, vous pouvez en avoir { $max } au plus.

tournament-error-already-done = C’est déjà fait. Rechargez la page.
tournament-error-not-open-yet = Vous ne pouvez pas encore vous inscrire. Revenez à l’ouverture des inscriptions.
tournament-error-entries-closed = Les inscriptions sont closes : le tournoi a commencé ou a été annulé.
tournament-error-not-started = Le tournoi n’a pas encore commencé. Attendez son début.
tournament-error-over = Le tournoi est terminé ou a été annulé.
tournament-error-not-entered = Vous n’avez pas d’inscription à ce tournoi.
tournament-error-terms-frozen = Le tournoi a commencé. Ses conditions ne peuvent plus être changées.
tournament-error-terms-changed = Rien n’a été enregistré. Quelqu’un a modifié les conditions depuis que vous avez ouvert cette page : elles figurent ci-dessous. Si vous enregistrez de nouveau, vous les remplacez.
tournament-error-numbers-changed = Rien n’a été enregistré. Quelqu’un a modifié les numéros d’appariement depuis que vous avez ouvert cette page : ils figurent sous le formulaire. Si vous l’envoyez de nouveau, vous les remplacez.
tournament-error-directors-changed = Rien n’a été enregistré. Quelqu’un a changé le directeur du tournoi ou son suppléant depuis que vous avez ouvert cette page : tous deux figurent sous le formulaire. Si vous l’envoyez de nouveau, vous les remplacez.
tournament-error-director-plays = Le directeur du tournoi et son suppléant ne peuvent pas y jouer, et doivent être deux joueurs différents.
tournament-error-reason-missing = Écrivez quelque chose ici. Tout le monde peut le lire dans le journal du tournoi.
tournament-error-no-such-player = Ce joueur ne participe pas à ce tournoi. Vérifiez le groupe et le numéro d’appariement.
tournament-error-plays-already = Ce joueur participe déjà au tournoi. Choisissez quelqu’un d’autre.
tournament-error-not-invited = Aucune place de ce tournoi ne vous est proposée.
tournament-error-too-late-for-substitute = Un remplaçant ne peut prendre une place que dans les 14 premiers jours.
tournament-error-seat-played-on = Une partie de cette place est terminée ou au-delà du cinquième coup. Plus personne ne peut la prendre.
tournament-error-seat-being-decided = Dans une partie de cette place, une réclamation est en attente, ou le résultat est en cours de vérification. Réessayez après la décision.
tournament-error-days-range = Saisissez de 1 à { $most } jours.
tournament-error-has-left = Ce joueur a déjà quitté le tournoi. Rien n’a été modifié.
tournament-error-no-entry = Ce joueur n’est pas inscrit. Rien n’a été modifié.
tournament-error-cannot-direct = Ce joueur ne peut être ni directeur de tournoi ni suppléant pour le moment. Saisissez un autre joueur.
tournament-error-time-given-meanwhile = Quelqu’un a donné du temps dans cette partie depuis que vous avez ouvert cette page. Rien n’a été modifié. Regardez la partie avant d’en donner plus.
tournament-error-no-ground = Choisissez la nature du retrait.
tournament-error-not-sure = C’est irréversible. Cochez la case pour confirmer.
tournament-error-special-leave-taken = Ce joueur a déjà eu un congé spécial dans ce tournoi. Il n’est accordé qu’une fois.
tournament-error-time-given-full = Dans chaque partie, vous pouvez donner { $most } jours au plus.
tournament-error-no-such-game = Cette partie n’est pas en cours dans ce tournoi. Choisissez-en une autre.
tournament-error-numbers-differ = Nommez chaque joueur une fois, et seulement des joueurs inscrits.
tournament-error-no-days = Saisissez un nombre de jours.
tournament-error-not-due = Le tournoi ne peut pas encore commencer : sa date n’est pas venue, ou il n’est pas complet.
tournament-error-not-paired = Cette partie n’est pas la suivante de son appariement. Rechargez la page.
tournament-error-no-such-round = Vous ne pouvez pas passer cette ronde. Choisissez-en une autre.
tournament-error-round-paired = Cette ronde a déjà commencé. Choisissez-en une autre.
tournament-error-not-qualified = Vous n’avez dans la phase suivante aucune place à confirmer ou à céder.
tournament-error-next-edition-exists = La prochaine édition est déjà annoncée. Vous ne pouvez en annoncer une autre que si elle est annulée.
tournament-error-has-no-editions = Une offre permanente et un match par défi n’ont pas d’éditions. Annoncez plutôt un nouveau tournoi.
tournament-error-wrong-secret = Ce secret n’appartient pas au tirage. Rechargez la page.

tournament-new-name = Nom
tournament-new-description = Description (facultative)
tournament-new-chess960-by-lot = Chess960, une position tirée au sort pour chaque partie
tournament-new-chess960-number = Chess960, toutes les parties depuis une position
tournament-new-fen-hint = Toutes les parties commencent ici et sont amicales. Chaque paire joue deux parties.
tournament-new-section-size = Joueurs par groupe, au plus
tournament-new-cycles = Parties contre chaque adversaire
tournament-new-cycles-single = une
tournament-new-cycles-double = deux, la seconde avec les couleurs inversées
tournament-new-pace = Rondes
tournament-new-pace-all-at-once = toutes les parties commencent en même temps
tournament-new-pace-round-by-round = une ronde après l’autre
tournament-new-match-games = Parties d’un match
tournament-new-schedule = Parties d’un match en même temps
tournament-new-schedule-one-by-one = une
tournament-new-schedule-two-at-a-time = deux
tournament-new-ends-early = Quand le match est décidé
tournament-new-ends-early-on = il se termine
tournament-new-ends-early-off = les parties restantes sont jouées
tournament-new-drawn-match = Après un match nul
tournament-new-drawn-match-decider = une partie décisive : les Blancs doivent gagner
tournament-new-drawn-match-two-more = deux parties de plus, puis une partie décisive
tournament-new-drawn-match-better-seed = la meilleure tête de série gagne
tournament-new-stages-hint = Les meilleurs de chaque groupe passent à la phase suivante. Une phase d’un seul groupe est la finale. Laissez vides les champs d’une phase ultérieure s’ils sont comme à la précédente.
tournament-new-stage-and-later = Phase { $stage } et suivantes
tournament-new-group-size = Joueurs d’un groupe, au plus
tournament-new-of-each-group = Premiers de chaque groupe qui se qualifient
tournament-new-best-others = Meilleurs de tous les autres qui se qualifient
tournament-new-swiss-rounds = Nombre de rondes
tournament-new-round-days = Jours entre deux rondes
tournament-new-round-days-hint = Facultatif. Si vous laissez ce champ vide, une ronde commence quand toutes les parties de la précédente sont terminées. Sinon, les parties en cours comptent comme nulles pour l’appariement.
tournament-new-start-on-date = À une date fixe
tournament-new-start-when-full = Quand il est complet
tournament-new-start-date = Date
tournament-new-start-time = Heure
tournament-new-start-hint = Dans votre fuseau horaire, { $zone }.
tournament-new-repeats = Offre permanente
tournament-new-repeats-off = non : ce tournoi seulement
tournament-new-repeats-on = oui : quand il commence, les inscriptions au suivant ouvrent
tournament-new-places = Places
tournament-new-places-hint = Laissez vide s’il n’y a pas de limite. Un match en a toujours 2. Si plus de joueurs s’inscrivent, ils vont sur une liste d’attente.
tournament-new-entries-open = Les inscriptions ouvrent le
tournament-new-entries-open-hint = Laissez vide pour les ouvrir tout de suite.
tournament-new-last-day = Dernier jour de jeu
tournament-new-last-day-hint = Facultatif. Les parties encore en cours après ce jour sont tranchées par décision arbitrale.
tournament-new-max-game-days = Durée maximale d’une partie en jours
tournament-new-max-game-days-hint = Facultatif. Les parties qui durent plus longtemps sont tranchées par décision arbitrale.
tournament-new-entry-usual = Si vous laissez cela tel quel : tout le monde.
tournament-new-conditions = Tout ceci est facultatif
tournament-new-by-invitation = Sur invitation
tournament-new-by-invitation-off = non
tournament-new-by-invitation-on = oui : vous invitez les joueurs
tournament-new-min-rating = Classement minimal
tournament-new-max-rating = Classement maximal
tournament-new-min-games = Parties terminées, au moins
tournament-new-max-timeouts = Parties perdues au temps en %, au plus
tournament-new-max-days = Jours par coup en moyenne, au plus
tournament-new-max-running = Parties en cours, au plus
tournament-new-more-usual = Si vous les laissez telles quelles : temps par coup, les coups conditionnels sont permis, le congé arrête la pendule, les numéros d’appariement sont tirés au sort, départages dans l’ordre de l’ICCF. Au système suisse : numéros par classement, départages BH-C1, BH, SB, DE.
tournament-new-table = Classement du tournoi
tournament-new-numbering-lot = par tirage au sort
tournament-new-numbering-rating = par classement
tournament-new-numbering-as-entered = dans l’ordre d’inscription
tournament-new-scoring-standard = gain 1, nulle ½
tournament-new-scoring-three-one-zero = gain 3, nulle 1
tournament-new-tie-breaks-hint = Codes de la FIDE (C.07), dans l’ordre où ils décident. Vous avez le choix entre { $codes }. BH, FB et AOB sont réservés au système suisse, KS aux autres.
tournament-new-deputy-hint = Le nom d’utilisateur d’un joueur qui dirige le tournoi quand vous ne le pouvez pas.
tournament-new-announce = Annoncer le tournoi
tournament-new-edition-of = Ceci est la prochaine édition de :
tournament-new-error-format = Choisissez un format.
tournament-new-error-format-not-chosen = Cela appartient à un format qui n’est pas choisi. Choisissez ce format, ou videz ce champ.
tournament-new-error-position-not-chosen = Cela appartient à une position de départ qui n’est pas choisie. Choisissez-la, ou videz ce champ.
tournament-new-error-lot-of-variant = Les positions de Chess960 sont celles des échecs classiques. Choisissez la variante Standard, ou une autre position de départ.
tournament-new-error-swiss-numbering = Au système suisse, les numéros d’appariement sont donnés par classement. Choisissez cela.
tournament-new-error-start = Choisissez un début.
tournament-new-error-start-not-chosen = Vous avez saisi une date, mais le tournoi commence quand il est complet. Choisissez le début à une date fixe, ou videz ce champ.
tournament-new-error-time = Saisissez une heure comme 18:30.
tournament-new-error-entries-open = Les inscriptions doivent ouvrir avant le début. Saisissez une date antérieure.
tournament-new-error-choice = Choisissez l’une des valeurs.
tournament-new-error-tie-break-unknown = Le départage { $code } n’existe pas. Utilisez des codes de la liste ci-dessous.
tournament-new-error-tie-break-not-offered = Le départage { $code } ne peut pas être utilisé avec ce format. Supprimez-le.
tournament-new-error-tie-break-repeated = Le départage { $code } figure deux fois. Supprimez-en un.
tournament-new-error-deputy-yourself = Vous ne pouvez pas être votre propre suppléant. Saisissez un autre joueur, ou videz ce champ.
tournament-new-error-deputy-suspended = Ce joueur ne peut pas être suppléant pour le moment. Saisissez un autre joueur, ou videz ce champ.
tournament-new-visibility-all = tout le monde peut les voir tout de suite
tournament-new-visibility-finished-games = les autres peuvent les voir quand la partie est terminée
tournament-new-visibility-when-all-finished = les autres peuvent les voir quand toutes les parties sont terminées
tournament-new-timeouts = Défaites au temps
tournament-new-timeouts-off = n’ont pas d’autre effet
tournament-new-timeouts-on = deux au cours de semaines différentes : fin du tournoi pour le joueur

# Under the score of a match.
tournament-match-withdrawn = { $player } ne joue plus. Cela décide du match : aucune autre partie ne commence.
# Under a table in which results are gray.
tournament-results-left-out = Les résultats en gris ne comptent pas : le joueur s’est retiré avant d’avoir terminé la moitié de ses parties.
