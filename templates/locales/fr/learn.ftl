### The pages that explain the rules and the site.

## All pages: list of pages

learn-title = Aide et règles
learn-lead = Les règles des échecs et le mode d’emploi de ce site.
learn-group-rules = Les règles du jeu
learn-group-variants = Variantes et options de la partie
learn-group-site = Jouer sur ce site

## All pages: every page

learn-contents = Sur cette page
learn-pager = Page précédente et page suivante
learn-laws = Règles du jeu d’échecs de la FIDE (2023) : { $articles }.
learn-diagram-moves = La pièce en { $from } peut aller en : { $to }.

## All pages: links to help pages, on other pages

learn-link-notation = Comment saisir un coup
learn-link-claims = Que puis-je réclamer ?
learn-link-decisions = Comment sont décidées les réclamations
learn-link-conditional-moves = Comment fonctionnent les coups conditionnels
learn-link-proposed-lines = Comment fonctionnent les suites proposées
learn-link-time-controls = Comment fonctionnent les cadences
learn-link-vacation = Comment fonctionnent les congés
learn-link-chess960 = Qu’est-ce que le Chess960 ?
learn-link-variants = Quelles sont ces variantes ?
learn-link-game-options = Que signifient ces options ?
learn-link-ratings = Comment fonctionne le classement
learn-link-draws = Quand une partie est-elle nulle ?
learn-link-email = Comment jouer par e-mail
learn-link-tournaments = Comment fonctionnent les tournois

## Moves: page: The pieces and their moves

learn-pieces-title = Les pièces et leur marche
learn-pieces-lead = Il y a six sortes de pièces. Chacune se déplace à sa façon.
learn-pieces-board = Les échecs se jouent à deux sur un échiquier de 64 cases. Les Blancs commencent, puis chacun joue à son tour. On ne peut pas passer son tour. Chaque case a un nom : une lettre pour la colonne, de gauche à droite vue des Blancs, et un chiffre pour la rangée, comptée à partir du camp des Blancs.
learn-pieces-diagrams = Une pièce va sur une case vide, ou prend une pièce adverse et occupe sa place. Elle ne peut jamais aller sur une case occupée par son propre camp. Dans les diagrammes, les points marquent les cases où une pièce peut aller, et les anneaux les pièces qu’elle peut prendre.
learn-pieces-rook-bishop-queen = La tour, le fou et la dame
learn-pieces-rook-bishop-queen-text = La tour, le fou et la dame se déplacent en ligne droite, d’autant de cases qu’on le veut. Ils ne peuvent pas sauter par-dessus d’autres pièces.
learn-pieces-rook = La tour se déplace sur les colonnes et les rangées. Elle peut prendre le pion d6, mais ne peut pas aller plus loin. Son propre pion g4 lui barre le chemin.
learn-pieces-bishop = Le fou se déplace sur les diagonales. Il reste toute la partie sur des cases de la même couleur.
learn-pieces-queen = La dame se déplace comme une tour ou comme un fou. Aucune autre pièce ne peut atteindre plus de cases.
learn-pieces-knight-and-king = Le cavalier et le roi
learn-pieces-knight = Le cavalier se déplace de deux cases sur une colonne ou une rangée et d’une case de côté. C’est la seule pièce qui peut sauter par-dessus les autres.
learn-pieces-king = Le roi se déplace d’une case dans toutes les directions, mais jamais sur une case que l’adversaire attaque. La tour d8 attaque toute la colonne d : le roi ne peut donc pas y aller. Une fois par partie, le roi peut aussi <b>roquer</b>.
learn-pieces-pawn-title = Le pion
learn-pieces-pawn-text = Le pion avance d’une façon et prend d’une autre. Il avance tout droit : d’une case, ou de deux depuis sa case de départ, si elles sont vides. Il prend d’une case en diagonale vers l’avant. Il ne recule jamais.
learn-pieces-pawn-example = Depuis sa case de départ, le pion peut avancer d’une ou de deux cases, ou prendre d’un côté ou de l’autre.
learn-pieces-pawn-blocked = Un pion ne peut pas prendre droit devant lui : une pièce placée devant lui le bloque donc. Aucun de ces deux pions ne peut bouger.
learn-pieces-more = Il y a encore deux règles pour les pions : la prise <a>en passant</a>, qui n’est possible que pendant un coup, et la <a>promotion</a> sur la dernière rangée.

## Moves: page: Castling

learn-castling-title = Le roque
learn-castling-lead = Le roi et une tour bougent ensemble, une fois par partie.
learn-castling-text = Le roi se déplace de deux cases vers une de ses tours, et cette tour vient sur la case que le roi a traversée. C’est un seul coup. Il compte comme un coup du roi.
learn-castling-example-both = Les Blancs peuvent roquer des deux côtés : le roi peut aller en g1 ou en c1.
learn-castling-example-kingside = Après le petit roque, noté O-O.
learn-castling-example-queenside = Après le grand roque, noté O-O-O.
learn-castling-conditions = Quand le roque est permis
learn-castling-condition-unmoved = Ni le roi ni cette tour n’ont encore joué. Si l’un des deux a joué, vous ne pouvez plus roquer, même s’il est revenu à sa place.
learn-castling-condition-empty = Toutes les cases entre le roi et la tour sont vides.
learn-castling-condition-not-in-check = Le roi n’est pas en échec. Peu importe qu’il l’ait été plus tôt.
learn-castling-condition-not-attacked = Le roi ne traverse aucune case attaquée et n’arrive pas sur une case attaquée.
learn-castling-example-king-crosses = La tour f8 attaque f1, que le roi devrait traverser. Les Blancs ne peuvent faire que le grand roque.
learn-castling-example-rook-crosses = La tour b8 attaque b1. Seule la tour blanche traverse cette case ; les Blancs peuvent donc quand même faire le grand roque.
learn-castling-on-this-site = Comment roquer sur ce site
learn-castling-on-this-site-text = Sur l’échiquier, amenez le roi sur sa case d’arrivée ou sur sa tour. Vous pouvez aussi saisir O-O ou O-O-O. Les zéros conviennent aussi, de même que e1g1. Au <a>Chess960</a>, le roi et la tour peuvent partir d’autres cases, mais ils arrivent sur les mêmes cases qu’ici.

## Moves: page: En passant

learn-en-passant-title = La prise en passant
learn-en-passant-lead = Un pion qui avance de deux cases peut être pris comme s’il n’avait avancé que d’une.
learn-en-passant-text = Un pion avance de deux cases depuis sa case de départ et se trouve alors à côté d’un pion adverse. Au coup qui suit immédiatement, ce pion peut le prendre en passant : il va sur la case traversée, et le pion qui l’a traversée est retiré de l’échiquier.
learn-en-passant-example-before = Les Noirs viennent de jouer d7-d5. Le pion e5 peut avancer ou prendre en d6.
learn-en-passant-example-after = Après exd6, le pion d5 a été retiré.
learn-en-passant-next-move-only = Vous ne pouvez prendre en passant qu’au coup qui suit immédiatement. Si vous jouez autre chose, vous ne le pouvez plus.
learn-en-passant-not-allowed = Quand elle n’est pas permise
learn-en-passant-example-pinned = La prise ferait quitter la cinquième rangée à deux pions à la fois, et la tour h5 attaquerait le roi a5. Elle n’est donc pas permise ici.
learn-en-passant-more = Cela compte aussi pour la <a>répétition</a> : une position où l’on peut prendre en passant n’est pas la même qu’une position où on ne le peut pas. Certaines parties se jouent <a>sans prise en passant</a>.

## Moves: page: Promotion

learn-promotion-title = La promotion
learn-promotion-lead = Un pion qui atteint la dernière rangée devient une autre pièce.
learn-promotion-text = Dans le même coup, le pion devient une dame, une tour, un fou ou un cavalier de sa couleur. C’est vous qui choisissez. Peu importe ce qui a déjà été pris : vous pouvez avoir deux dames, ou même neuf.
learn-promotion-example = Le pion peut aller en e8 ou prendre la tour d8. Dans les deux cas, il est promu.
learn-promotion-not-queen = Pourquoi pas toujours une dame ?
learn-promotion-not-queen-text = D’ordinaire, la dame est le meilleur choix. Mais parfois une dame ne laisse à l’adversaire aucun coup permis, et c’est le pat.
learn-promotion-example-queen = Avec c8=Q, les Noirs n’ont aucun coup permis et ne sont pas en échec : pat, partie nulle.
learn-promotion-example-rook = Avec c8=R, les Noirs doivent jouer Ka6, et Ra8 fait mat.
learn-promotion-on-this-site = Comment promouvoir sur ce site
learn-promotion-on-this-site-text = Sur l’échiquier, jouez le pion, puis choisissez la pièce de promotion. Si vous saisissez le coup, écrivez la pièce après la case : e8=Q, e8N, e7e8r. Si vous l’omettez, le coup n’est pas joué et vous êtes invité à choisir. Voir <a>Notation</a>.

## Notation: the four notations

learn-notation-title = Notation
learn-notation-lead = Il y a quatre façons d’écrire un coup. Vous pouvez les utiliser toutes, partout où vous saisissez un coup.
learn-notation-squares = Une case porte le nom de sa colonne et de sa rangée, par exemple e4. De gauche à droite vues des Blancs, les colonnes vont de a à h. Du camp des Blancs à celui des Noirs, les rangées vont de 1 à 8.
learn-notation-short = La <b>notation abrégée</b> (SAN) est la plus courante. Une majuscule désigne la pièce. Le pion n’a pas de lettre. Vient ensuite la case, précédée d’un x s’il y a prise. Un + après le coup signifie échec, un # signifie échec et mat.
learn-notation-example = C’est aux Blancs de jouer. Le tableau montre cinq des coups possibles dans les quatre notations.
learn-notation-san = Abrégée (SAN)
learn-notation-long = Longue
learn-notation-uci = Coordonnées (UCI)
learn-notation-iccf = Chiffres (ICCF)
learn-notation-ambiguous-pieces = Si deux pièces de même sorte peuvent aller sur la même case, ajoutez après la lettre la colonne ou la rangée de la pièce qui joue : Nbd2, R1e2.
learn-notation-promotion = Écrivez la pièce de promotion après la case : a8=Q, a7a8q.
learn-notation-castling = Le petit roque s’écrit O-O, le grand roque O-O-O. En coordonnées et en chiffres, écrivez le coup du roi.
learn-notation-digits = En chiffres, chaque case s’écrit avec deux chiffres : 52 est e2, 54 est e4. Un cinquième chiffre désigne la pièce de promotion : 1 dame, 2 tour, 3 fou, 4 cavalier.

## Notation: what you can type

learn-notation-typing = Ce que vous pouvez saisir
learn-notation-typing-text = Une notation exacte n’est pas nécessaire. Vous pouvez omettre les signes de prise, d’échec et de promotion. Les zéros conviennent pour le roque, et les minuscules aussi : nf3, ed5, e8Q, 0-0. Les numéros de coups et les signes comme ! et ? sont ignorés.
learn-notation-letter-b = Attention à une lettre : un b minuscule désigne la colonne, un B majuscule le fou.
learn-notation-rejected = Si un coup n’est pas possible, il est refusé et vous voyez pourquoi. Si le texte peut désigner deux coups, vous voyez les deux et rien n’est joué.

## Notation: piece letters: a table of languages and pieces

learn-notation-piece-letters = Lettres de pièces
learn-notation-piece-letters-text = Les pages d’aide utilisent les lettres anglaises dans toutes les langues. Ce sont aussi celles que vous saisissez, sauf si vous choisissez celles de votre langue sur la page de votre compte. Les livres et les feuilles de partie utilisent les lettres de leur langue.
learn-notation-language = Langue
learn-notation-king = Roi
learn-notation-queen = Dame
learn-notation-rook = Tour
learn-notation-bishop = Fou
learn-notation-knight = Cavalier

## How games end: page: Check and checkmate

learn-mate-title = L’échec et le mat
learn-mate-lead = Le but du jeu : attaquer le roi de telle sorte qu’il n’y ait plus de défense.
learn-mate-check = Un roi attaqué est <b>en échec</b>. Vous ne pouvez ni mettre ni laisser votre propre roi en échec. Si vous êtes en échec, vous devez parer aussitôt. Il y a trois façons de le faire.
learn-mate-reply-move-king = Jouer le roi sur une case qui n’est pas attaquée.
learn-mate-reply-capture = Prendre la pièce qui donne échec.
learn-mate-reply-block = Si l’échec vient de loin, le long d’une ligne, interposer une pièce.
learn-mate-legal-replies = Le fou b4 donne échec. Voici tous les coups qui parent l’échec : { $answers }. On ne peut jamais roquer quand on est en échec.
learn-mate-double-check = Si deux pièces donnent échec en même temps, il faut jouer le roi.
learn-mate-checkmate = Le mat
learn-mate-checkmate-text = Un échec que l’on ne peut pas parer est un <b>échec et mat</b>. La partie se termine aussitôt. Le mat passe avant tout : il compte même si le même coup donne une nulle par répétition ou par le nombre de coups.
learn-mate-back-rank = Mat du couloir : les propres pions du roi lui barrent la fuite.
learn-mate-fools-mate = Le mat du lion, le plus rapide qui soit, après quatre demi-coups : 1.f3 e5 2.g4 Qh4.
learn-mate-pinned-pieces = Les pièces clouées
learn-mate-pinned-knight = Le cavalier est cloué : s’il bougeait, la tour e8 attaquerait le roi. Il ne peut donc pas bouger du tout et n’a pas de points. Une pièce clouée donne quand même échec et attaque quand même des cases.
learn-mate-resign-title = Abandonner
learn-mate-resign-text = Vous pouvez abandonner à tout moment, même quand c’est à votre adversaire de jouer. Votre adversaire gagne. S’il n’a aucun moyen de mater, la partie est nulle. Tant que les deux joueurs n’ont pas joué, la partie est annulée et n’a pas de résultat.
learn-mate-more = Une partie peut aussi finir par une <a>nulle</a>. Avec une certaine <a>option de la partie</a>, un coup qui laisse le roi en échec est permis, mais perdant.

## How games end: page: Stalemate

learn-stalemate-title = Le pat
learn-stalemate-lead = Aucun coup permis et pas d’échec : la partie est nulle.
learn-stalemate-text = Si le joueur au trait n’a aucun coup permis et n’est pas en échec, la partie est nulle aussitôt. Peu importe l’avantage matériel de l’autre camp.
learn-stalemate-example-stalemate = Après Qf7, les Noirs, au trait, ne sont pas en échec et n’ont aucun coup permis : pat.
learn-stalemate-example-checkmate = Après Qf8, le roi est en échec et les Noirs n’ont aucun coup permis : mat. Une case fait la différence.
learn-stalemate-no-piece = Il n’y a pat que si <b>aucune</b> pièce ne peut bouger. Si un seul pion peut encore avancer, la partie continue.
learn-stalemate-defense = Le pat, arme de la défense
learn-stalemate-defense-example = Les Blancs ont joué le roi en f6 pour protéger le pion ; sur toute autre case, ils l’auraient perdu. Les Noirs n’ont aucun coup permis. La partie est nulle dans tous les cas.
learn-stalemate-automatic = Vous n’avez pas à réclamer le pat. Le site termine la partie automatiquement.

## How games end: page: Draws

learn-draws-title = Les nulles
learn-draws-lead = Accord, répétition, règle des 50 coups et positions mortes : quelles nulles sont automatiques, lesquelles il faut réclamer.
learn-draws-agreement = Par accord mutuel
learn-draws-offer = Vous pouvez proposer la nulle avec votre coup, ou plus tard, quand c’est à votre adversaire de jouer. La proposition tient jusqu’à ce qu’il l’accepte, la refuse ou joue, ce qui la refuse. Vous ne pouvez pas la retirer.
learn-draws-offer-rules = Après une proposition, vous devez jouer dix coups avant de pouvoir proposer à nouveau la nulle. Si votre adversaire n’a aucun moyen de mater, votre proposition rend la partie nulle aussitôt.
learn-draws-repetition = La répétition
learn-draws-repetition-text = Quand la même position se présente pour la <b>troisième</b> fois, le joueur au trait peut réclamer la nulle (triple répétition). Vous pouvez aussi la réclamer avec le coup qui va répéter la position. Ce coup est alors joué. Les positions n’ont pas à se suivre. Quand la position se présente pour la <b>cinquième</b> fois, la partie est nulle automatiquement (quintuple répétition).
learn-draws-repetition-example = 1.Nf3 Nf6 2.Ng1 Ng8 : la position de départ se présente pour la deuxième fois.
learn-draws-same-position = Quand la position est-elle la même ?
learn-draws-same-position-text = Il ne suffit pas que deux diagrammes se ressemblent. Tous les coups possibles doivent aussi être les mêmes.
learn-draws-same-position-turn = Le même camp est au trait.
learn-draws-same-position-pieces = Des pièces de même sorte et de même couleur occupent les mêmes cases. Peu importe que deux cavaliers aient échangé leurs places.
learn-draws-same-position-castling = Les droits de roquer sont les mêmes, même si personne ne peut roquer pour le moment.
learn-draws-same-position-en-passant = Les mêmes prises en passant sont permises. Si aucune ne l’est, par exemple parce que le pion est cloué, peu importe qu’un pion vienne d’avancer de deux cases.
learn-draws-castling-right-lost = Après 1.Kd1 Kd8 2.Ke1 Ke8, toutes les pièces sont revenues à leur place. Mais les Blancs ne peuvent plus roquer : la position est donc différente. On recommence à compter à partir d’ici.
learn-draws-50-move-rule = Règle des 50 coups et règle des 75 coups
learn-draws-50-move-rule-text = Après <b>cinquante</b> coups de chaque camp sans prise ni coup de pion, le joueur au trait peut réclamer la nulle (règle des 50 coups). Vous pouvez aussi la réclamer avec le coup qui complète les cinquante. Après <b>soixante-quinze</b> coups de ce genre de chaque camp, la partie est nulle automatiquement (règle des 75 coups). Si le dernier de ces coups donne mat, c’est le mat qui compte.
learn-draws-dead-position = Les positions mortes
learn-draws-dead-position-text = Si aucune suite de coups permis ne mène au mat, ni pour un camp ni pour l’autre, la position est morte et la partie est nulle aussitôt. Même les plus mauvais coups comptent : si un mat est possible avec l’aide de l’adversaire, la position n’est pas morte.
learn-draws-insufficient-material = Les Blancs ont pris la dernière pièce des Noirs. Un roi et un cavalier ne peuvent pas mater un roi seul.
learn-draws-blocked-pawns = Tous les pions sont bloqués, et les fous ne peuvent ni prendre un pion ni ouvrir un chemin. Personne ne peut passer. Le site reconnaît aussi de telles positions, et pas seulement le matériel insuffisant.
learn-draws-time-or-resignation = Il en va de même quand le temps est écoulé ou qu’un joueur abandonne : si l’adversaire n’a aucun moyen de mater, la partie est nulle.
learn-draws-automatic-or-claim = Automatiquement ou sur réclamation
learn-draws-automatic = <b>Automatiquement :</b> pat, position morte, quintuple répétition, règle des 75 coups. Vous n’avez rien à faire.
learn-draws-by-claim = <b>Sur réclamation du joueur au trait :</b> triple répétition, règle des 50 coups. Si personne ne réclame la nulle, la partie continue.
learn-draws-more = <a>Réclamer la nulle</a> explique comment faire. Le <a>pat</a> a sa propre page. Avec une certaine <a>option de la partie</a>, la triple répétition et la règle des 50 coups terminent la partie automatiquement.

## Draws and claims: page: Draw claims

learn-claim-title = Réclamer la nulle
learn-claim-lead = Quand vous pouvez réclamer la nulle, et ce qui se passe ensuite.
learn-claim-reasons = Ce que vous pouvez réclamer
learn-claim-threefold-repetition = <b>Triple répétition :</b> la même position s’est présentée trois fois. Si elle ne se présente pour la troisième fois qu’après votre prochain coup, indiquez ce coup.
learn-claim-50-move-rule = <b>Règle des 50 coups :</b> cinquante coups de chaque camp sans prise ni coup de pion. Si votre prochain coup complète les cinquante, indiquez-le.
learn-claim-dead-position = <b>Position morte :</b> aucun des deux camps ne peut mater, même avec l’aide de l’adversaire. En général, le site le reconnaît automatiquement.
learn-claim-other-reasons = <b>Ce que les règles ne peuvent pas décider :</b> une forteresse, une nulle théorique ou une nulle convenue hors du site. Un arbitre lit votre explication et décide.
learn-claim-same-position = Vous pouvez réclamer la nulle quand c’est à vous de jouer. <a>Les nulles</a> explique quand deux positions sont la même.
learn-claim-example = Un exemple
learn-claim-example-moves = Deux joueurs vont et viennent avec leurs cavaliers : { $game }. C’est aux Noirs de jouer.
learn-claim-example-board = Si le cavalier retourne en g8, la position de départ est de nouveau sur l’échiquier.
learn-claim-example-with-move = Les Noirs réclament la nulle par triple répétition et indiquent { $move }. Le site compte { $times } fois : au début, après { $after } et après { $move }. La réclamation est juste. Le coup est joué, et la partie est nulle.
learn-claim-example-without-move = Si les Noirs n’indiquent pas le coup, seule compte la position sur l’échiquier. Elle ne s’est présentée que { $only } fois. La réclamation est fausse, les Noirs voient le compte, et rien ne change dans la partie.
learn-claim-after = Ce qui suit une réclamation
learn-claim-correct = <b>Elle est juste.</b> La partie est nulle aussitôt. Peu importe le motif que vous avez choisi.
learn-claim-wrong = <b>Elle est fausse.</b> Vous voyez pourquoi. Le coup que vous avez indiqué n’est joué que si vous le confirmez. Votre réclamation peut alors valoir comme proposition de nulle.
learn-claim-undecided = <b>Les règles ne peuvent pas en décider.</b> Un arbitre décide. D’ici là, la partie est suspendue.
learn-claim-see-decisions = Vous ne pouvez pas retirer une réclamation. <a>Décisions et appels</a> explique ce qui se passe tant qu’elle est en attente.

## Draws and claims: page: Decisions and appeals

learn-decision-title = Décisions et appels
learn-decision-lead = Ce que décide un arbitre, et comment vous pouvez faire appel.
learn-decision-game-paused = Tant qu’une réclamation attend la décision d’un arbitre, la partie est suspendue : aucun coup n’est possible et aucune pendule ne tourne. Votre adversaire voit votre explication, peut y répondre une fois et peut accepter la nulle. Les deux joueurs peuvent toujours abandonner.
learn-decision-fortress = Un cas pour un arbitre : une forteresse. Personne ne semble pouvoir passer, mais les règles ne le prouvent pas.
learn-decision-example = Un exemple
learn-decision-example-text = La partie se joue à trois jours par coup. C’est à vous de jouer le { $began } UTC : votre échéance est donc le { $before }. Le { $claimed }, vous réclamez la nulle, convenue selon vous par e-mail. Votre adversaire ne s’en souvient pas. Le { $ruled }, l’arbitre décide que la partie continue. Il vous reste { $left }, comme au moment de la réclamation. Votre nouvelle échéance est le { $after }.
learn-decision-how = Comment la décision est prise
learn-decision-arbiter-sees = L’arbitre voit l’échiquier, le journal de la partie, le résultat de la vérification selon les règles et ce que les deux joueurs ont écrit.
learn-decision-results = La décision peut être la nulle, le gain d’un joueur ou la poursuite de la partie. Les deux joueurs en voient le motif. Il reste dans le journal de la partie.
learn-decision-own-games = Un arbitre ne décide jamais dans ses propres parties.
learn-decision-claim-again = Si un arbitre rejette votre réclamation, vous devez jouer encore dix coups avant de pouvoir réclamer pour le même motif.
learn-decision-appeal = Faire appel
learn-decision-appeal-text = Chaque joueur peut faire appel d’une décision, une seule fois, dans les 14 jours et avant le coup suivant. Un autre arbitre décide de l’appel.
learn-decision-without-claim = Sans réclamation
learn-decision-without-claim-text = Un arbitre peut aussi agir sans réclamation, par exemple si un joueur est décédé ou si le site est tombé en panne. Il peut terminer ou invalider une partie, en rouvrir une ou donner du temps. Il indique toujours un motif. Celui-ci figure dans le journal de la partie, et les deux joueurs le reçoivent par e-mail.
learn-decision-no-time-limit = Dans une partie sans limite de temps, vous pouvez demander la décision d’un arbitre si votre adversaire n’a pas joué depuis trente jours.

## Time: time controls

learn-clocks-title = Les cadences
learn-clocks-lead = Les quatre cadences, et ce qui arrête une pendule.
learn-clocks-time-per-move = Temps par coup
learn-clocks-time-per-move-text = Vous avez le même temps pour chaque coup. Le temps que vous n’utilisez pas n’est pas reporté sur le coup suivant.
learn-clocks-time-per-move-example = <b>Exemple.</b> Trois jours par coup. C’est à vous de jouer le { $began } UTC : votre temps sera donc écoulé le { $deadline } UTC. Si vous jouez au bout d’une heure, vous avez quand même trois jours pour votre prochain coup.
learn-clocks-fischer = Fischer : temps initial + incrément
learn-clocks-fischer-text = Vous commencez avec un temps initial. Le temps que prend un coup en est retiré. Pour chaque coup que vous jouez, un incrément est ajouté. La partie peut avoir un maximum à la pendule, que les incréments ne dépassent pas, et un temps maximal pour un coup.
learn-clocks-fischer-example = <b>Exemple.</b> Le temps initial est de dix jours et l’incrément d’un jour. Les trois premiers coups des Blancs :
learn-clocks-move = Coup
learn-clocks-time-used = Temps utilisé
learn-clocks-time-charged = Temps décompté
learn-clocks-time-left = Temps restant
learn-clocks-example-board = La partie des exemples, après trois coups de chaque camp.
learn-clocks-period = Cadence ICCF : 10 coups en 50 jours
learn-clocks-period-text = Vous avez un nombre de jours pour un nombre de coups, par exemple 50 jours pour 10 coups. Un coup joué dans les 24 heures ne prend pas de temps. Sinon, on compte les jours entiers. Au-delà de 20 jours pour un même coup, les jours comptent double. Les jours qui restent sont reportés sur les 10 coups suivants. Un coup doit prendre moins de 40 jours, même s’il vous en reste davantage, sauf si les joueurs sont convenus d’un autre maximum. <b>Exemple</b> avec 10 coups en 50 jours :
learn-clocks-no-time-limit = Sans limite de temps
learn-clocks-no-time-limit-text = Votre temps ne s’écoule pas. Si votre adversaire n’a pas joué depuis trente jours, vous pouvez demander la décision d’un <a>arbitre</a>. La partie n’est pas suspendue. Si votre adversaire joue, l’affaire est réglée.

## Time: deadlines

learn-clocks-time-runs-out = Quand le temps est écoulé
learn-clocks-time-runs-out-text = Votre échéance est indiquée à côté de la pendule, dans votre fuseau horaire. Un coup compte s’il parvient au serveur avant l’échéance. Si vous confirmez vos coups, c’est le moment de la confirmation qui compte. Le premier coup a tout son temps, comme les autres.
learn-clocks-time-runs-out-result = Si votre temps est écoulé, vous perdez. Si votre adversaire n’a aucun moyen de mater, la partie est nulle. Si le temps est écoulé avant que les deux joueurs aient joué, la partie n’a pas de résultat.
learn-clocks-send-delay = Coups différés
learn-clocks-send-delay-text = Sur la page de votre compte, vous pouvez choisir un délai d’envoi : jusqu’à 10 minutes, et 1 minute dans les parties de tournoi. Chaque coup que vous jouez sur la page de la partie est alors un <b>coup différé</b> : vous pouvez le rappeler jusqu’à son envoi, et jusque-là vous seul le voyez. Votre pendule s’arrête quand vous jouez, et celle de votre adversaire démarre quand le coup est envoyé. Si vous le rappelez, le temps écoulé depuis est décompté de votre temps. Un coup dont le délai finirait après votre échéance est envoyé immédiatement.
learn-clocks-give-time = Donner du temps
learn-clocks-give-time-text = Vous pouvez donner des jours entiers à votre adversaire, au plus trois fois entre deux coups. Les coups conditionnels et les suites proposées que l’on accepte ne prennent pas de temps, et l’incrément s’y ajoute quand même.

## Time: vacation, outages and reminders

learn-clocks-vacation = Les congés
learn-clocks-vacation-text = Pendant votre congé, vos pendules sont arrêtées. Vous pouvez quand même jouer. Vous avez trente jours de congé par an, sauf si le site fixe un autre nombre. Un jour du calendrier compte même si votre congé n’en couvre qu’une partie. Si vous revenez plus tôt, vos adversaires ne perdent rien.
learn-clocks-vacation-example = <b>Exemple.</b> Trois jours par coup. Votre échéance est le { $deadline }. Vous êtes en congé du { $from } au { $to }. Votre nouvelle échéance est le { $later } : il vous reste autant de temps qu’au début de votre congé.
learn-clocks-outage = Pannes du serveur
learn-clocks-outage-text = Si le serveur n’a pas été joignable pendant plus de { $outage }, chaque pendule en marche récupère le temps perdu. Le journal de la partie l’indique. Personne ne perd au temps à cause d’une panne.
learn-clocks-reminders = Les rappels
learn-clocks-reminders-text = Nous vous envoyons un e-mail avant que votre temps soit écoulé. Vous choisissez combien de temps avant. Si vous choisissez deux jours et douze heures, les rappels du premier exemple sont envoyés le { $first } et le { $second }. Si vous avez moins de temps que cela pour un coup, vous recevez un rappel quand il en reste la moitié.

## Conditional moves: page: Conditional moves

learn-conditional-title = Les coups conditionnels
learn-conditional-lead = Des coups joués automatiquement si votre adversaire joue ce que vous attendez.
learn-conditional-text = Quand c’est à votre adversaire de jouer, vous pouvez saisir des réponses aux coups qu’il pourrait choisir. S’il joue l’un de ces coups, votre réponse est jouée aussitôt. Si votre adversaire a lui aussi des coups conditionnels, plusieurs coups peuvent s’enchaîner.
learn-conditional-secret = Vous seul voyez vos coups conditionnels. Ceux qui ont été joués sont signalés dans la liste des coups.
learn-conditional-example = Un exemple
learn-conditional-example-board = Vous avez les Blancs et vous avez joué 3.Bb5. C’est maintenant aux Noirs de jouer.
learn-conditional-example-type = Vous attendez a6 ou Nf6, et vous connaissez vos réponses. Vous saisissez :
learn-conditional-example-first = Les Noirs jouent 3...a6. Votre réponse est jouée aussitôt : { $first }. Vous n’avez pas utilisé de temps.
learn-conditional-example-second = Puis les Noirs jouent 4...Nf6, et la réponse suivante est jouée : { $second }.
learn-conditional-example-other-move = Si les Noirs avaient plutôt joué { $nothing }, aucune réponse n’aurait été jouée, et les { $resting } réponses seraient devenues inactives.
learn-conditional-entering = Saisir des coups conditionnels
learn-conditional-on-board = <b>Sur l’échiquier :</b> jouez un coup de votre adversaire, puis votre réponse. Rien n’est envoyé. Ajoutez la variante à vos coups conditionnels, revenez en arrière et essayez un autre coup de votre adversaire.
learn-conditional-as-text = <b>En texte :</b> saisissez les variantes comme dans l’exemple. Mettez un autre coup de votre adversaire entre parenthèses ou sur une nouvelle ligne. Commencez par le numéro du coup qu’il remplace. Toutes les notations conviennent. S’il y a une erreur, la première est affichée et rien n’est enregistré.
learn-conditional-any = Tout autre coup
learn-conditional-any-text = À la place d’un coup de votre adversaire, vous pouvez écrire <b>any</b>. Cela vaut pour tout coup permis auquel vous n’avez pas d’autre réponse. Vous pouvez ajouter des exceptions : les prises (capture), les échecs (check) et les attaques contre la pièce que vous voulez jouer ou contre sa case d’arrivée (attack).
learn-conditional-any-example = Dans la position ci-dessus, cela répond par 4.c3 à { $covered } coups des Noirs. Restent exclus { $open }, qui attaquent le pion c2 ou la case c3. Vous voyez les deux listes avant d’enregistrer.
learn-conditional-resign-accept = À la place de votre propre coup, vous pouvez écrire <b>resign</b> pour abandonner, ou <b>accept</b> pour accepter une nulle proposée avec le coup.
learn-conditional-good-to-know = Bon à savoir
learn-conditional-position = Une réponse appartient à une position. Si un autre ordre de coups mène à la même position, la même réponse est jouée.
learn-conditional-inactive = Si votre adversaire joue autre chose, les variantes restantes deviennent <b>inactives</b> et ne sont pas jouées. Si une variante redevient possible, vous pouvez la réactiver d’un clic.
learn-conditional-draw-offer = Si votre adversaire propose la nulle avec son coup, votre réponse n’est pas jouée automatiquement. Vous décidez d’abord de la nulle.
learn-conditional-time = Les coups conditionnels n’utilisent pas de temps, et vous recevez quand même l’incrément.
learn-conditional-limits = Vos coups conditionnels peuvent comprendre jusqu’à 500 positions et aller jusqu’à 60 demi-coups d’avance.
learn-conditional-safety-move = Coup de sécurité
learn-conditional-safety-move-text = Quand c’est à vous de jouer, vous pouvez choisir un coup de sécurité, pour ne pas perdre au temps. Il est joué automatiquement quand il ne reste à votre pendule que le temps choisi, de 1 heure à 2 jours. Il ne vaut que pour cette position : si vous jouez avant, le coup de sécurité est abandonné. Il n’est pas joué tant que votre pendule est arrêtée. Jusqu’à ce qu’il soit joué, vous seul le voyez. Ensuite, il figure dans le journal de la partie et vous recevez un e-mail.

## Conditional moves: page: Proposed lines

learn-proposed-line-title = Les suites proposées
learn-proposed-line-lead = Des coups pour les deux camps que vous montrez à votre adversaire et qui vous engagent.
learn-proposed-line-text = Votre adversaire ne voit pas vos <a>coups conditionnels</a>. Une suite proposée, elle, est visible : avec votre coup, vous montrez à votre adversaire comment la partie pourrait continuer, pour les deux camps. Cela épargne des jours quand les prochains coups sont évidents.
learn-proposed-line-example = Un exemple
learn-proposed-line-example-type = Vous avez les Blancs. Vous jouez 3.Bb5 et proposez avec ce coup la suite :
learn-proposed-line-example-before = La position dans laquelle les Noirs voient la suite que vous proposez.
learn-proposed-line-example-after = La position après que les Noirs ont accepté les coups jusqu’à 4...Nf6.
learn-proposed-line-example-accepted = Les Noirs n’ont pas à accepter toute la suite. En la parcourant, ils s’arrêtent à 4...Nf6 et acceptent les coups jusque-là. Ces coups sont joués aussitôt : { $made }. Le dernier est votre réponse, car la suite vous engage. Le reste demeure proposé : { $rest }.
learn-proposed-line-who-must-follow = Qui doit la suivre
learn-proposed-line-you-are-bound = Vous ne pouvez ni changer ni retirer une suite proposée. Si votre adversaire joue un coup qui s’y trouve, la réponse prévue est jouée aussitôt.
learn-proposed-line-opponent-is-free = Votre adversaire n’est pas obligé de la suivre. S’il joue un autre coup, la suite proposée prend fin.
learn-proposed-line-time = Les coups acceptés n’utilisent pas de temps, et vous recevez quand même l’incrément.
learn-proposed-line-limits = Vous pouvez proposer jusqu’à quatre variantes à la fois, chacune commençant par un coup de votre adversaire. Vous pourrez en proposer d’autres quand elles auront pris fin.

## Playing by email: the email and the reply

learn-email-title = Jouer par e-mail
learn-email-lead = Si un e-mail indique que vous pouvez y répondre par un coup, vous pouvez jouer sans visiter le site.
learn-email-text = Si vous pouvez répondre par un coup à un e-mail sur une partie, l’e-mail le dit à la fin. Écrivez votre coup sur la première ligne de votre réponse, et rien d’autre sur cette ligne. Le texte cité et votre signature peuvent rester. Vous recevez un e-mail qui dit ce qui a été fait, ou que rien n’a été fait et pourquoi.
learn-email-example = Chaque e-mail montre l’échiquier, en image et en texte, avec les derniers coups. Votre réponse porte sur cette position.

## Playing by email: table: a first line and its meaning. The reader of the email writes it

learn-email-first-line-title = Que mettre sur la première ligne
learn-email-first-line = Première ligne
learn-email-meaning = Signifie
learn-email-move = Jouer ce coup. Le numéro du coup est facultatif.
learn-email-move-and-offer-draw = Jouer le coup et proposer la nulle.
learn-email-offer-draw = Proposer la nulle quand c’est à votre adversaire de jouer.
learn-email-accept-draw = Accepter la proposition de nulle que montre l’e-mail.
learn-email-decline-draw = Refuser la proposition de nulle que montre l’e-mail.
learn-email-resign = Abandonner.
learn-email-conditional-move = Ajouter un coup conditionnel quand c’est à votre adversaire de jouer.
learn-email-move-and-conditional-move = Jouer le coup et ajouter un coup conditionnel.
learn-email-notation = Vous pouvez écrire les coups dans n’importe quelle <a>notation</a>. Les lignes suivantes qui commencent par « if » sont aussi des <a>coups conditionnels</a>. Les autres lignes sont ignorées et ne sont pas envoyées à votre adversaire. Si l’e-mail indique ces mots dans votre langue, vous pouvez aussi les utiliser.

## Playing by email: list: when nothing is done

learn-email-rejected = Quand votre e-mail est rejeté
learn-email-rejected-other-text = Si la première ligne contient autre chose, comme une salutation ou un second coup, rien n’est fait. Il en va de même si ce que vous avez écrit peut être deux coups différents, ou si une phrase se trouve sous « resign » ou « accept ».
learn-email-rejected-move-number = Si le numéro n’est pas celui du coup suivant, rien n’est fait.
learn-email-rejected-position-changed = Si la position a changé depuis l’envoi de l’e-mail, votre réponse reste sans effet.
learn-email-rejected-any = La condition « any » ne s’utilise que sur le site, où vous voyez quels coups elle couvre.

## Playing by email: list: good to know

learn-email-good-to-know = Bon à savoir
learn-email-reply-once = On ne peut répondre qu’une fois à chaque e-mail. Pour continuer, répondez au dernier.
learn-email-arrival-time = C’est l’arrivée de votre e-mail qui compte. S’il vous reste peu de temps, jouez sur le site.
learn-email-do-not-forward = Quiconque a l’e-mail peut jouer à votre place. Ne le transférez pas.
learn-email-turn-off = Vous pouvez désactiver cette fonction sous « Notifications par e-mail ».

## Variants and game options: page: Chess960

learn-960-title = Chess960
learn-960-lead = Le même jeu, avec 960 positions de départ différentes.
learn-960-text = Les pièces derrière les pions sont mélangées, de la même façon pour les deux camps. Le roi se trouve entre ses tours, et les fous sont sur des cases de couleurs différentes. Cela donne 960 positions de départ, numérotées de 0 à 959. Le numéro 518 est la position normale.
learn-960-example-position = Position 0 : fous en a1 et b1, dame, deux cavaliers, puis tour, roi et tour.
learn-960-castling = Le roque
learn-960-castling-text = D’où qu’ils partent, le roi et la tour arrivent sur les mêmes cases qu’aux échecs classiques. Du côté de la colonne h (O-O), le roi va en g1 et la tour en f1. Du côté de la colonne a (O-O-O), le roi va en c1 et la tour en d1. Pour les Noirs, c’est la huitième rangée. L’un des deux peut déjà s’y trouver, et ils peuvent sauter l’un par-dessus l’autre.
learn-960-castling-example-before = Le roi b1 et la tour c1 n’ont pas joué, et le chemin vers g1 est libre.
learn-960-castling-example-after = Après O-O : roi en g1, tour en f1.

## Variants and game options: list: when castling is allowed in Chess960

learn-960-castling-unmoved = Ni le roi ni cette tour n’ont encore joué.
learn-960-castling-empty = Toutes les cases que le roi et la tour traversent ou atteignent sont vides, hormis le roi et la tour eux-mêmes.
learn-960-castling-not-attacked = Le roi n’est pas en échec, ne traverse aucune case attaquée et n’arrive pas sur une case attaquée.

## Variants and game options: chess960 on this site

learn-960-on-this-site = Sur ce site
learn-960-on-this-site-text = Quand vous <a>créez un défi</a>, vous choisissez la position de départ par son numéro. Pour roquer, amenez le roi sur sa tour, ou saisissez O-O ou O-O-O. Sur l’échiquier, un coup du roi en g1 ou en c1 roque aussi, sauf si c’est un coup ordinaire du roi.

## Variants and game options: page: King of the Hill

learn-hill-title = King of the Hill
learn-hill-lead = Vous gagnez aussi quand votre roi atteint le centre de l’échiquier.
learn-hill-winning = Comment gagner
learn-hill-winning-text = Le centre, ce sont les quatre cases d4, e4, d5 et e5. Dès que votre roi atteint l’une d’elles, vous gagnez. Le mat gagne aussi, comme d’habitude.
learn-hill-legal-moves = Ici non plus, le roi ne peut pas aller sur une case attaquée. Vous pouvez donc défendre le centre en attaquant ses cases.
learn-hill-example-before = C’est aux Blancs de jouer. Le cavalier c6 attaque d4 : le roi ne peut pas y aller. Mais il peut aller en e4.
learn-hill-example-after = Après Ke4, les Blancs ont gagné. Peu importe que les Noirs aient un cavalier de plus.
learn-hill-check = Quand un échec est une erreur
learn-hill-check-text = Un échec peut pousser le roi vers le centre. Avant de donner échec, regardez où le roi peut aller.
learn-hill-check-example = Les Blancs viennent de donner échec avec Qf3. Le roi noir peut aller en e5, et alors les Noirs ont gagné.
learn-hill-draws = Nulles et temps
learn-hill-draws-text = Le pat, la répétition, la règle des 50 coups et la règle des 75 coups sont les mêmes qu’aux échecs classiques. Voir <a>Les nulles</a>. Il n’y a pas de nulle par matériel insuffisant : même un roi seul peut aller au centre.
learn-hill-time = Si votre temps est écoulé, vous perdez, même si votre adversaire n’a plus que son roi. La partie n’est nulle que s’il est prouvé que votre adversaire ne pouvait plus gagner.
learn-hill-on-this-site = Sur ce site
learn-hill-on-this-site-text = Quand vous <a>créez un défi</a>, choisissez la variante King of the Hill. Les coups se jouent et s’écrivent comme aux échecs classiques.

## Variants and game options: page: Three-check

learn-three-check-title = Three-check
learn-three-check-lead = Vous gagnez aussi quand vous donnez échec pour la troisième fois.
learn-three-check-winning = Comment gagner
learn-three-check-winning-text = Chaque échec que vous donnez compte. Avec le troisième, vous gagnez aussitôt, même si votre adversaire pouvait le parer. Le mat gagne aussi, comme d’habitude.
learn-three-check-example-first = Après 1.e4 e5 2.Bc4 Nc6 3.Bxf7, les Blancs ont donné le premier échec. Ils perdent le fou, mais il ne leur faut plus que deux échecs.
learn-three-check-example-third = Après 3...Kxf7 4.Qh5 g6 5.Qxg6, les Blancs ont donné échec trois fois et ont gagné. Peu importe que les Noirs puissent prendre la dame.
learn-three-check-counting = Ce qui compte
learn-three-check-counting-text = Peu importe quelle pièce donne échec. Si deux pièces donnent échec en même temps, cela compte pour un seul échec.
learn-three-check-example-double = Après Nf6, le cavalier et la tour e1 donnent échec en même temps. C’est un seul échec.
learn-three-check-same-position = Le nombre d’échecs qui manquent à chaque camp fait partie de la position. Deux positions ne sont donc la même que si ces nombres sont aussi les mêmes. Cela compte pour la <a>répétition</a> et pour les <a>coups conditionnels</a>.
learn-three-check-draws = Nulles et temps
learn-three-check-draws-text = Le pat, la répétition, la règle des 50 coups et la règle des 75 coups sont les mêmes qu’aux échecs classiques. Voir <a>Les nulles</a>. Un camp qui n’a plus que son roi ne peut pas gagner, car un roi ne peut pas donner échec. Toute autre pièce suffit, même un seul cavalier.
learn-three-check-time = Si votre temps est écoulé, vous perdez. Si votre adversaire ne peut plus gagner, par exemple parce qu’il n’a plus que son roi, la partie est nulle.
learn-three-check-on-this-site = Sur ce site
learn-three-check-on-this-site-text = Quand vous <a>créez un défi</a>, choisissez la variante Three-check. Les coups se jouent et s’écrivent comme aux échecs classiques.

## Variants and game options: page: Racing Kings

learn-racing-kings-title = Racing Kings
learn-racing-kings-lead = Les deux rois font la course vers la huitième rangée, et personne ne peut donner échec.
learn-racing-kings-start = La position de départ
learn-racing-kings-start-text = Toutes les pièces partent de la première et de la deuxième rangée : vues des Blancs, les blanches à droite, les noires à gauche. Les deux rois courent dans la même direction. Il n’y a pas de pions.
learn-racing-kings-no-check = Pas d’échecs
learn-racing-kings-no-check-text = Les pièces se déplacent et prennent comme aux échecs classiques. Mais aucun coup ne peut donner échec, et aucun ne peut laisser son propre roi en échec. Il n’y a donc pas de mat.
learn-racing-kings-example-start = La position de départ. Le cavalier e2 ne peut aller ni en c3 ni en c1, car il y donnerait échec.
learn-racing-kings-winning = Comment gagner
learn-racing-kings-winning-text = Vous gagnez si votre roi atteint le premier la huitième rangée. Comme les Blancs commencent, les Noirs ont encore un coup si le roi blanc arrive le premier. Si ce coup amène aussi le roi noir sur la huitième rangée, la partie est nulle. S’il n’y a pas de tel coup, les Blancs gagnent aussitôt.
learn-racing-kings-example-draw = Les Blancs viennent de jouer Kg8. Les Noirs ont encore un coup : si le roi va en a8, b8 ou c8, la partie est nulle.
learn-racing-kings-example-win = Ici, une tour blanche attaque a8, b8 et c8. Après Kg8, le roi noir ne peut pas suivre, et les Blancs ont gagné.
learn-racing-kings-draws = Nulles et temps
learn-racing-kings-draws-text = Le pat, la répétition, la règle des 50 coups et la règle des 75 coups sont les mêmes qu’aux échecs classiques. Voir <a>Les nulles</a>. Il n’y a pas de nulle par matériel insuffisant : même un roi seul peut gagner la course.
learn-racing-kings-time = Si votre temps est écoulé, vous perdez, même si votre adversaire n’a plus que son roi. La partie n’est nulle que s’il est prouvé que votre adversaire ne pouvait plus gagner.
learn-racing-kings-on-this-site = Sur ce site
learn-racing-kings-on-this-site-text = Quand vous <a>créez un défi</a>, choisissez la variante Racing Kings. Les coups se jouent et s’écrivent comme aux échecs classiques.

## Variants and game options: page: Antichess

learn-antichess-title = Antichess
learn-antichess-lead = Vous gagnez en perdant toutes vos pièces.
learn-antichess-capture = La prise est obligatoire
learn-antichess-capture-text = Si vous pouvez prendre, vous devez le faire. Si plusieurs prises sont possibles, vous en choisissez une.
learn-antichess-example-capture = Après 1.e3 b5, le fou doit prendre en b5. Les Blancs n’ont pas d’autre coup.
learn-antichess-king = Le roi
learn-antichess-king-text = Le roi est une pièce comme les autres. Il n’y a ni échec ni mat. Si votre roi est pris, la partie continue. Vous ne pouvez pas roquer. Un pion peut aussi être promu en roi.
learn-antichess-winning = Comment gagner
learn-antichess-winning-text = Vous gagnez quand vous avez perdu votre dernière pièce. Vous gagnez aussi quand c’est à vous de jouer et que vous n’avez aucun coup permis.
learn-antichess-example-last-piece = Les Blancs n’ont plus qu’une tour et l’ont jouée en a5. Le roi noir doit la prendre, et alors les Blancs ont gagné.
learn-antichess-example-blocked = Un piège. Les Noirs ont joué a5 et bloqué le dernier pion blanc. Les Blancs n’ont aucun coup permis : ils ont donc gagné.
learn-antichess-draws = Nulles et temps
learn-antichess-draws-text = La répétition, la règle des 50 coups et la règle des 75 coups sont les mêmes qu’aux échecs classiques. Voir <a>Les nulles</a>. Le pat n’est pas une nulle, mais un gain pour le camp qui ne peut pas jouer. Si aucun des deux camps ne peut plus gagner, la partie est nulle, par exemple si chaque camp n’a qu’un fou et qu’ils sont sur des cases de couleurs différentes.
learn-antichess-time = Si votre temps est écoulé, vous perdez. La partie n’est nulle que s’il est prouvé que votre adversaire ne peut plus perdre toutes ses pièces ni rester sans coup permis.
learn-antichess-notation = Comment s’écrivent les coups
learn-antichess-notation-text = Les coups s’écrivent comme aux échecs classiques. Il n’y a pas de + parce qu’il n’y a pas d’échec. Un pion qui devient roi s’écrit a8=K.
learn-antichess-on-this-site = Sur ce site
learn-antichess-on-this-site-text = Quand vous <a>créez un défi</a>, choisissez la variante Antichess. Un coup sans prise est refusé si vous pouviez prendre.

## Variants and game options: page: Horde

learn-horde-title = Horde
learn-horde-lead = Les Blancs ont 36 pions et pas de roi, les Noirs ont les pièces habituelles.
learn-horde-example-start = La position de départ. Les Blancs commencent.
learn-horde-winning = Comment chaque camp gagne
learn-horde-winning-text = Les Blancs gagnent par le mat. Les Noirs gagnent en prenant toutes les pièces blanches, y compris celles qui viennent d’une promotion.
learn-horde-example-mate = Après g7, les Noirs sont mat. Le pion f6 protège le pion g7, et le pion f7 attaque g8.
learn-horde-pawns = Les pions blancs
learn-horde-pawns-text = Les pions blancs peuvent avancer de deux cases depuis la première rangée aussi, et pas seulement depuis la deuxième. Un pion qui a avancé de deux cases depuis la première rangée ne peut pas être pris en passant.
learn-horde-no-white-king = Les Blancs n’ont pas de roi : les Noirs ne peuvent donc pas donner échec, et les Blancs ne peuvent pas roquer. Pour les Noirs, tous les coups sont les mêmes qu’aux échecs classiques.
learn-horde-example-first-rank = Le pion e1 peut aller en e2 ou en e3.
learn-horde-draws = Nulles et temps
learn-horde-draws-text = La répétition, la règle des 50 coups et la règle des 75 coups sont les mêmes qu’aux échecs classiques. Voir <a>Les nulles</a>. Si le joueur au trait n’a aucun coup permis et n’est pas en échec, c’est le pat, et la partie est nulle. Cela peut aussi arriver aux Blancs, quand tous les pions sont bloqués.
learn-horde-example-stalemate = Un piège. Avec Rc6, les Noirs ont bloqué le dernier pion blanc. Les Blancs n’ont aucun coup permis : pat, partie nulle. Rxc5 aurait gagné.
learn-horde-time = Si votre temps est écoulé, vous perdez. La partie n’est nulle que s’il est prouvé que votre adversaire ne pouvait plus gagner.
learn-horde-on-this-site = Sur ce site
learn-horde-on-this-site-text = Quand vous <a>créez un défi</a>, choisissez la variante Horde. Les coups se jouent et s’écrivent comme aux échecs classiques.

## Variants and game options: page: Atomic

learn-atomic-title = Atomic
learn-atomic-lead = Chaque prise est une explosion qui retire aussi les pièces autour.
learn-atomic-explosion = L’explosion
learn-atomic-explosion-text = Une prise retire la pièce prise et la pièce qui la prend. Elle retire aussi toutes les pièces des huit cases voisines, des deux couleurs. Seuls les pions y restent.
learn-atomic-example-before = La tour peut prendre le cavalier d5.
learn-atomic-example-after = Après Rxd5, la tour et le cavalier ont disparu. Le fou e6 et le cavalier blanc c4 ont disparu aussi. Le pion c6 est toujours là.
learn-atomic-en-passant = Dans une prise en passant, l’explosion a lieu autour de la case où va le pion qui prend.
learn-atomic-winning = Comment gagner
learn-atomic-winning-text = Vous gagnez quand le roi adverse explose. Il n’est pas nécessaire de donner échec avant. Le mat gagne aussi, comme d’habitude.
learn-atomic-example-win = Un piège. Après 1.Nf3 d5 2.Ng5 h6, les Blancs prennent en f7. Le roi noir e8 explose aussi, et les Blancs ont gagné.
learn-atomic-king = Ce qui change pour le roi
learn-atomic-king-captures = Le roi ne peut pas prendre, car il exploserait.
learn-atomic-king-explodes = Une prise qui ferait exploser votre propre roi n’est pas permise, même si le roi adverse explosait aussi.
learn-atomic-king-in-check = Vous pouvez laisser ou mettre votre roi en échec si le même coup fait exploser le roi adverse.
learn-atomic-king-adjacent = Si les deux rois sont côte à côte, aucun des deux n’est en échec.
learn-atomic-example-kings = La tour a7 ne donne pas échec : si elle prenait le roi blanc, le roi noir exploserait aussi.
learn-atomic-draws = Nulles et temps
learn-atomic-draws-text = Le pat, la répétition, la règle des 50 coups et la règle des 75 coups sont les mêmes qu’aux échecs classiques. Voir <a>Les nulles</a>. La partie n’est nulle par matériel insuffisant que s’il est prouvé qu’aucun des deux camps ne peut gagner.
learn-atomic-time = Si votre temps est écoulé, vous perdez. La partie n’est nulle que s’il est prouvé que votre adversaire ne pouvait plus gagner.
learn-atomic-on-this-site = Sur ce site
learn-atomic-on-this-site-text = Quand vous <a>créez un défi</a>, choisissez la variante Atomic. Les coups se jouent et s’écrivent comme aux échecs classiques.

## Variants and game options: page: Crazyhouse

learn-crazyhouse-title = Crazyhouse
learn-crazyhouse-lead = Ce que vous prenez est à vous, et vous pouvez le remettre sur l’échiquier.
learn-crazyhouse-drops = Réserve et parachutage
learn-crazyhouse-drops-text = Une pièce prise change de couleur et va dans la réserve du joueur qui l’a prise. Au lieu de déplacer une pièce, vous pouvez parachuter une pièce de votre réserve sur n’importe quelle case vide.
learn-crazyhouse-example-pocket = Après 1.e4 d5 2.exd5 Qxd5, chaque camp a un pion dans sa réserve.
learn-crazyhouse-drop-pawn = Un pion ne peut pas être parachuté sur la première ni sur la huitième rangée. Parachuté sur la rangée de départ des pions, il peut avancer de deux cases comme les autres.
learn-crazyhouse-drop-check = Une pièce parachutée peut donner échec, et même mat. Elle peut aussi parer un échec.
learn-crazyhouse-drop-promoted = Une pièce promue qui est prise va dans la réserve comme pion.
learn-crazyhouse-drop-rook = Vous ne pouvez pas roquer avec une tour qui a été parachutée.
learn-crazyhouse-winning = Comment gagner
learn-crazyhouse-winning-text = Vous gagnez par le mat, comme aux échecs classiques. Mais si un échec vient de loin, votre adversaire peut parfois parachuter une pièce entre les deux.
learn-crazyhouse-example-mate = Les Blancs avaient une dame dans leur réserve et l’ont parachutée en h7 : échec et mat. Le fou d3 la protège.
learn-crazyhouse-example-block = Un piège. Aux échecs classiques, Rd8 aurait fait mat. Mais les Noirs avaient un cavalier dans leur réserve et l’ont parachuté en f8.
learn-crazyhouse-notation = Comment s’écrit un parachutage
learn-crazyhouse-notation-text = Un parachutage s’écrit avec la lettre de la pièce, un @ et la case : N@f3 parachute un cavalier en f3. Le pion n’a pas de lettre : @e5.
learn-crazyhouse-draws = Nulles et temps
learn-crazyhouse-draws-text = Il n’y a ni règle des 50 coups ni règle des 75 coups, car les pièces prises reviennent. La triple et la quintuple <a>répétition</a> sont les mêmes qu’aux échecs classiques. Les réserves font partie de la position, et les pièces qui viennent d’une promotion aussi. Cela compte également pour les <a>coups conditionnels</a>.
learn-crazyhouse-stalemate = Il n’y a pat, donc nulle, que si vous n’avez aucun coup permis et ne pouvez pas non plus parachuter de pièce.
learn-crazyhouse-time = Si votre temps est écoulé, vous perdez. La partie n’est nulle que s’il est prouvé que votre adversaire ne pouvait plus gagner.
learn-crazyhouse-on-this-site = Sur ce site
learn-crazyhouse-on-this-site-text = Quand vous <a>créez un défi</a>, choisissez la variante Crazyhouse. Partout où vous pouvez saisir un coup, vous pouvez aussi saisir un parachutage.

## Variants and game options: page: Game options

learn-options-title = Options de la partie
learn-options-lead = Ce dont deux joueurs peuvent convenir avant le premier coup.
learn-options-text = Vous choisissez les options quand vous <a>créez un défi</a>. Si elles ne sont pas les options normales, le défi et la page de la partie les indiquent. On ne peut plus les changer ensuite.

## Variants and game options: ratings

learn-options-rated = Parties classées
learn-options-rated-text = Le joueur qui crée un défi choisit si la partie est classée. Une partie classée a une limite de temps, part de la position de départ habituelle de sa variante, suit ses règles et n’a pas de reprise de coup. Le gain, la nulle et la perte changent le classement des deux joueurs dans cette variante. Une partie ne compte pas si elle a été annulée ou invalidée, si les deux joueurs ont perdu ou si les deux n’ont pas encore joué.
learn-options-rating-text = Le classement mesure la force d’un joueur. Le nombre après ± est son incertitude : dans 19 cas sur 20, la force réelle se trouve dans cet intervalle. Tout le monde commence à 1500 ±700. Plus vous jouez, plus votre classement est sûr. Après une longue pause, il redevient moins sûr. Le système est Glicko-2, de Mark Glickman.
learn-options-rating-week = Les parties qui finissent dans la même semaine (de lundi à lundi, UTC) sont comptées ensemble, avec les classements que les deux joueurs avaient au début de la semaine. Chaque résultat apparaît aussitôt. L’ordre des parties est sans importance. Si un résultat est modifié plus tard, les classements qui ont suivi sont recalculés.
learn-options-rating-example = <b>Exemple.</b> Votre classement est de 1500 ±100 et vous jouez une partie cette semaine. Elle change votre classement de :
learn-options-rating-opponent = Adversaire
learn-options-rating-win = Gain
learn-options-rating-draw = Nulle
learn-options-rating-loss = Perte

## Variants and game options: rules of the board

learn-options-no-en-passant = Pas de prise en passant
learn-options-no-en-passant-text = La prise en passant n’est pas possible. Si seule une prise en passant pourrait parer un échec, c’est échec et mat. Deux positions qui ne diffèrent que par le droit de prendre en passant sont la même.
learn-options-no-en-passant-example = Les Noirs viennent de jouer d7-d5. Dans une telle partie, le pion e5 ne peut qu’avancer.
learn-options-moves-into-check = Coups permis même s’ils laissent le roi en échec
learn-options-moves-into-check-text = Un coup qui laisse votre roi en échec n’est pas refusé : il fait perdre la partie aussitôt. Vous pouvez jouer une pièce clouée ou oublier un échec. Rien ne vous avertit, pas même la page de confirmation. Vous ne pouvez toujours pas roquer en étant en échec ni en traversant une case attaquée. Le mat et le pat ne changent pas.
learn-options-automatic-draws = Nulles automatiques
learn-options-automatic-draws-text = La triple répétition et la règle des 50 coups terminent la partie aussitôt, sans réclamation. Toutes les autres règles sur les <a>nulles</a> restent les mêmes.

## Variants and game options: options of the site

learn-options-assistance = Livres, bases de données et moteurs
learn-options-assistance-text = Pendant la partie, vous pouvez utiliser des livres, des bases de parties et des explorateurs d’ouvertures, mais ni moteurs ni tables de finales. Les options <b>pas de livres</b>, <b>pas de bases de données</b> et <b>moteurs autorisés</b> y changent quelque chose. La dernière autorise aussi les tables de finales.
learn-options-other = Autres options
learn-options-no-conditional-moves = <b>Pas de coups conditionnels :</b> la partie n’a ni coups conditionnels ni suites proposées.
learn-options-no-takebacks = <b>Pas de reprise de coup :</b> les coups sont définitifs. Sinon, vous pouvez demander à votre adversaire la reprise de votre dernier coup. S’il accepte, vous retrouvez le temps que vous aviez en le jouant. Les propositions de nulle et les suites proposées sont annulées, et les coups conditionnels deviennent inactifs.
learn-options-win-on-time-claimed = <b>Le gain au temps se réclame :</b> la partie ne se termine pas automatiquement quand le temps est écoulé. Tant que l’adversaire ne réclame pas le gain, le joueur peut encore jouer.
learn-options-no-vacation = <b>Pas de congé :</b> la pendule continue même si un joueur est en congé.
learn-options-no-aborting = <b>Pas d’annulation :</b> la partie ne peut pas être annulée. Si votre premier coup arrive trop tard, vous perdez par forfait. Les défis n’ont pas cette option, ni les deux suivantes.
learn-options-no-giving-time = <b>Pas de temps donné :</b> les joueurs ne peuvent pas se donner de temps.
learn-options-black-offers-draws = <b>Seuls les Noirs peuvent proposer la nulle :</b> les Blancs peuvent accepter la proposition et réclamer la nulle.

## Tournaments

learn-tournaments-title = Tournois
learn-tournaments-lead = Comment s’inscrire à un tournoi, comment il se joue et comment il se termine.
learn-tournaments-round-robin = <b>Toutes rondes :</b> chacun joue contre tous ceux de son groupe, une ou deux fois. Un grand tournoi a plusieurs groupes.
learn-tournaments-match = <b>Match :</b> deux joueurs jouent une série de parties. Le match est décidé quand l’un d’eux ne peut plus être rattrapé.
learn-tournaments-knockout = <b>Élimination directe :</b> deux joueurs se rencontrent dans un match. Le gagnant passe au tour suivant, le perdant est éliminé.
learn-tournaments-stages = <b>Groupes et finale :</b> dans le groupe, chacun joue contre chacun. Les meilleurs de chaque groupe passent à la phase suivante, jusqu’à ce qu’il reste un groupe : la finale. Qui se qualifie le confirme sous 7 jours.
learn-tournaments-swiss = <b>Système suisse :</b> une série de rondes. À chacune, vous rencontrez quelqu’un qui a à peu près autant de points, et personne deux fois. S’il ne reste pas d’adversaire, vous êtes exempt, ce qui compte comme une victoire.
learn-tournaments-ladder = <b>Échelle :</b> toujours ouverte. Les joueurs sont sur des marches. Vous défiez quelqu’un de votre marche ou jusqu’à trois marches plus bas. Une victoire fait monter d’une marche, une défaite fait descendre d’une.
learn-tournaments-entering = S’inscrire
learn-tournaments-entering-text = <a>La liste des tournois</a> montre ceux qui sont ouverts. Lisez les conditions, puis inscrivez-vous. La page indique combien de parties vous aurez. Si vous ne pouvez pas vous inscrire, elle dit pourquoi. Si toutes les places sont prises, vous êtes sur la liste d’attente et vous montez quand quelqu’un part. Jusqu’au début, vous pouvez retirer votre inscription sans aucune conséquence.
learn-tournaments-start = Le tournoi commence à sa date ou quand il est complet. Vos parties commencent d’elles-mêmes, et vous recevez un seul e-mail pour toutes les parties qui commencent ensemble.
learn-tournaments-lots = Qu’est-ce qu’un tirage au sort ?
learn-tournaments-lots-text = Certaines choses sont décidées par le hasard, comme les numéros d’appariement et les couleurs d’un match. Chaque tirage a un secret. Son empreinte est publiée avant que quiconque puisse savoir ce qui sera tiré. Le secret est publié après le tirage. Ainsi, personne ne peut choisir le résultat.
learn-tournaments-lots-check = Tout ce qui est décidé figure dans le journal du tournoi, et personne ne peut le modifier sans que cela se voie. Avec le fichier du journal et la commande <b>zugpost verify-tournament</b>, vous pouvez refaire chaque tirage et vérifier les classements.
learn-tournaments-games = Les parties
learn-tournaments-forfeit = Si vous ne jouez pas votre premier coup à temps, vous perdez par forfait. Ces parties ne peuvent pas être annulées.
learn-tournaments-no-takebacks = Aucune reprise de coup n’est possible, vous ne pouvez pas donner de temps à votre adversaire, et la partie se termine d’elle-même quand le temps est écoulé.
learn-tournaments-hidden-moves = Les conditions disent qui voit les coups : tout le monde tout de suite, ou les autres seulement quand la partie ou tout le tournoi est terminé. Les joueurs voient toujours leurs propres parties. Les résultats sont publics tout de suite.
learn-tournaments-standings = Classement
learn-tournaments-standings-text = Une victoire vaut 1 point et une nulle ½, sauf si les conditions disent autre chose. Les départages classent les joueurs à égalité de points. Appuyez sur un nombre de la grille pour voir comment il a été calculé. Ceux qui restent à égalité partagent la place.
learn-tournaments-still-first = Tant que des parties sont en cours, la grille montre qui peut encore finir premier. Si au plus 8 parties restantes comptent, tous leurs résultats sont essayés, avec tous les départages. Au-delà, seuls les points sont comparés.
learn-tournaments-drawn-match = Un match nul
learn-tournaments-drawn-match-text = Dans une élimination directe, les conditions disent ce qui suit un match nul : une partie décisive, deux parties de plus puis une partie décisive, ou la meilleure tête de série passe au tour suivant. Dans une partie décisive, les Blancs doivent gagner et ont plus de temps. Une nulle suffit aux Noirs.
learn-tournaments-withdrawing = Se retirer
learn-tournaments-withdrawing-text = Vous pouvez vous retirer d’un tournoi qui a commencé. Vous perdez alors vos parties en cours. Vous ne pouvez pas vous inscrire à un autre tournoi pendant 90 jours. Vous ne pourrez jamais vous inscrire à la prochaine édition de celui-ci. Si vous avez une bonne raison, adressez-vous d’abord au directeur du tournoi. Avec son accord, vous pouvez tout de suite vous inscrire à d’autres tournois, et aussi à la prochaine édition.
learn-tournaments-withdrawing-half = Dans un tournoi toutes rondes, vos résultats comptent si vous avez terminé au moins la moitié de vos parties. Sinon, ils restent dans la grille, mais ne comptent pour personne.
learn-tournaments-end = La fin
learn-tournaments-end-text = Un tournoi est terminé quand toutes ses parties le sont. Il est définitif 14 jours après la dernière partie ou décision, car jusque-là un appel est possible. S’il est annulé, ses parties continuent comme parties individuelles.
