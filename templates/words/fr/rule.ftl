### La page où l'on tranche.

rule-title = { $white } – { $black } : administration
rule-game = Partie { $id }.
rule-waits-for = En attente depuis { $time }.
rule-to-move-white = Trait aux blancs.
rule-to-move-black = Trait aux noirs.
rule-steps = Parcourir
rule-after = Après { $move }.
rule-start = Le début.
rule-mate-step = Un mat qui pourrait arriver, demi-coup { $step } sur { $all }.
rule-mate-start = La position d'où un mat pourrait arriver.
rule-said = Ce qui a été dit
rule-core = Ce que disent les règles
rule-half-moves =
    { $n ->
        [one] { $n } demi-coup
       *[other] { $n } demi-coups
    } sans prise ni coup de pion ; cinquante coups font 100.
rule-with-intended = Avec le coup envisagé, la position se serait présentée { $times } fois.
rule-can-mate = Les { $side } peuvent encore mater.
rule-cannot-mate = Les { $side } ne peuvent pas mater parce que { $reason }.
rule-undecided = Après { $moves } coups et { $positions } positions, on ne sait pas si les { $side } peuvent encore mater.
rule-step-mate = Le parcourir
rule-clock = Pendule
rule-clock-rests-white = Aucune pendule ne tourne. Il restait { $time } aux blancs.
rule-clock-rests-black = Aucune pendule ne tourne. Il restait { $time } aux noirs.
rule-clock-left-white = Il reste { $time } aux blancs.
rule-clock-left-black = Il reste { $time } aux noirs.
rule-clock-unlimited-white = Trait aux blancs, sans limite.
rule-clock-unlimited-black = Trait aux noirs, sans limite.
rule-rule = Trancher
rule-reason = Le motif ; les deux joueurs le lisent, et tout le monde dans le journal
rule-uphold = La décision est maintenue
rule-play-on = Continuer la partie
rule-draw = Nulle
rule-win-white = Gain des blancs
rule-win-black = Gain des noirs
rule-both-lose = Les deux ont perdu
rule-annul = Annuler la partie
rule-give-white = Donner ces jours aux blancs
rule-give-black = Donner ces jours aux noirs
rule-reopen = Rouvrir
rule-reopen-with = Rouvrir, avec ces jours de plus pour le camp au trait
rule-no-moves = Aucun pour l'instant.
rule-happened = Tout ce qui s'est passé
rule-public = La partie telle que tous la voient
rule-log-ends = Le journal se termine par
rule-own-game = Vous jouez vous-même dans cette partie : laissez-la à un autre administrateur.
rule-player-gone = L'un des joueurs a fermé son compte : il n'y a personne pour continuer.
rule-changed = Rien n'a été tranché : la partie a changé depuis que vous avez ouvert cette page. Regardez-la de nouveau.
rule-flag-fell = Rien n'a été tranché : le drapeau est tombé, et cela termine la partie.
rule-too-long = Un motif compte au plus { $most } caractères.
