### Réclamations et décisions.

learn-claim-title = Les réclamations
learn-claim-lead = Ce que vous pouvez réclamer quand c’est à vous de jouer, et ce qui s’ensuit.
learn-claim-what = Ce que l’on peut réclamer
learn-claim-third = <b>Troisième occurrence :</b> la position se présente pour la troisième fois, ou le fera après votre coup.
learn-claim-fifty = <b>Cinquante coups :</b> de chaque camp, sans prise ni coup de pion, votre prochain coup compris si vous le nommez.
learn-claim-dead = <b>Une position morte :</b> personne ne pourrait mater par aucune suite de coups. D’ordinaire, le site le voit de lui-même.
learn-claim-other = <b>Ce que les règles ne peuvent décider :</b> une forteresse, une nulle théorique, un accord par courrier. Cela va à un administrateur, avec vos mots.
learn-claim-same = <a>Les nulles</a> dit ce qui compte comme la même position.
learn-claim-example = Un exemple
learn-claim-game = Deux joueurs vont et viennent avec leurs cavaliers : { $game }. C’est aux Noirs de jouer.
learn-claim-board = Si le cavalier retourne en g8, la position de départ se présente de nouveau.
learn-claim-with-move = Les Noirs réclament la troisième occurrence et nomment { $move }. Le site compte { $times } occurrences : au départ, après { $after } et après { $move }. La réclamation est prouvée, le coup est joué, et la partie est nulle.
learn-claim-too-early = Si les Noirs réclament sans nommer le coup, c’est la position sur l’échiquier qui compte. Elle ne s’est présentée que { $only } fois. La réclamation est refusée, les Noirs lisent le compte, et rien n’est arrivé à la partie.
learn-claim-comes = Ce qui s’ensuit
learn-claim-proven = <b>Elle est prouvée.</b> La partie est nulle aussitôt. Peu importe le motif que vous avez nommé : celui qui vaut compte.
learn-claim-refuted = <b>Elle est fausse.</b> Vous lisez ce qui a été compté. Un coup que vous avez nommé n’est joué que si vous le confirmez ; votre réclamation peut alors rester comme offre de nulle.
learn-claim-waits = <b>Les règles ne peuvent la décider.</b> Un administrateur décide, et la partie s’arrête jusque-là.
learn-claim-more = Une réclamation ne peut être retirée. Ce qui se passe tant qu’elle attend se trouve sous <a>Les décisions</a>.

learn-ruling-title = Les décisions
learn-ruling-lead = Ce que décident les administrateurs, et comment faire appel.
learn-ruling-waits = Tant qu’une réclamation attend un administrateur, la partie est arrêtée : aucun coup n’est joué, aucune pendule ne tourne, aucun drapeau ne tombe. Votre adversaire lit vos mots, peut y répondre une fois et peut accepter la nulle. Les deux peuvent toujours abandonner.
learn-ruling-fortress = Un cas pour un administrateur : un mur que personne ne semble pouvoir franchir. Ce qui n’est pas prouvé, le site ne le décide pas.
learn-ruling-example = Un exemple
learn-ruling-example-text = Trois jours par coup. C’est à vous le { $began } UTC, votre drapeau tomberait le { $before }. Le { $claimed }, vous réclamez la nulle parce que vous vous êtes mis d’accord par courrier. Votre adversaire ne s’en souvient pas. Le { $ruled }, l’administrateur décide que la partie continue. Il vous reste { $left }, comme au moment de la réclamation ; votre drapeau tombe maintenant le { $after }.
learn-ruling-what = Comment on décide
learn-ruling-sees = L’administrateur voit l’échiquier, tout ce qui s’est passé dans la partie, ce qui a été compté et prouvé, et les mots des deux joueurs.
learn-ruling-results = La décision est la nulle, un gain, ou de continuer, avec un motif que les deux joueurs lisent. Elle reste dans le journal de la partie.
learn-ruling-own = Personne ne décide dans une de ses propres parties.
learn-ruling-again = Après une réclamation rejetée, vous ne pouvez réclamer pour le même motif pendant vos dix coups suivants.
learn-ruling-appeal = L’appel
learn-ruling-appeal-text = Chaque décision peut faire l’objet d’un appel, une fois, par l’un ou l’autre joueur, dans les 14 jours et avant le coup suivant. Un autre administrateur décide ; le premier n’a plus rien à dire.
learn-ruling-unasked = Sans demande
learn-ruling-unasked-text = Un administrateur peut aussi agir sans demande, quand un joueur est mort ou que le site a failli : terminer ou annuler une partie, en rouvrir une, donner du temps. Toujours avec un motif, toujours dans le journal, toujours par lettre aux deux.
learn-ruling-silence = Dans une partie sans limite de temps, vous pouvez saisir un administrateur quand votre adversaire se tait depuis trente jours.
