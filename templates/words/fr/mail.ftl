### Ce que disent les lettres.

mail-hello = Bonjour { $name },
mail-hello-nobody = Bonjour,
mail-writes = { $by } écrit :
mail-capitals = (Les majuscules sont les Blancs.)
mail-all-choices = Tous vos choix de lettres
mail-stop = Plus de lettres : { $topic }
mail-reply-on-turn = Vous pouvez répondre à cette lettre : écrivez votre coup sur la première ligne, comme « { $number } ... » avec le coup à la place des points, dans n’importe quelle notation. « nulle ? » à la suite propose la nulle ; « j’abandonne » et « j’accepte la nulle » se mettent seuls. Les lignes suivantes qui commencent par « si » sont des coups conditionnels.
mail-reply = Vous pouvez répondre à cette lettre : « j’abandonne », « nulle ? », ou des coups conditionnels sur des lignes qui commencent par « si ».
mail-reply-letters = Les pièces ont les lettres { $letters }.

mail-confirm-subject = Confirmez votre adresse pour { $site }
mail-confirm = Bienvenue sur { $site }, { $name }. Confirmez que cette adresse est la vôtre, et vous pourrez jouer. Le lien est valable deux jours.
mail-confirm-button = Confirmer mon adresse
mail-ignore = Si ce n’était pas vous, ignorez cette lettre : il ne se passera rien.
mail-change-address-subject = Confirmez votre nouvelle adresse pour { $site }
mail-change-address = { $name } a demandé que les lettres de { $site } soient envoyées à cette adresse. Le lien est valable deux jours.
mail-change-address-button = Utiliser cette adresse
mail-reset-subject = Choisissez un nouveau mot de passe pour { $site }
mail-reset = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour { $name }. Le lien est valable deux heures.
mail-reset-button = Choisir un nouveau mot de passe
mail-registered-subject = Vous avez un compte sur { $site }
mail-registered = Quelqu’un, peut-être vous, a saisi cette adresse pour un compte. Vous en avez déjà un : votre nom y est { $name }.
mail-registered-forgot = Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau. Si ce n’était pas vous, il ne s’est rien passé.
mail-password-changed-subject = Votre mot de passe pour { $site } a été changé
mail-password-changed = Le mot de passe de { $name } a été changé, et toutes les autres sessions ont été fermées. Si ce n’était pas vous, choisissez-en un nouveau tout de suite.
mail-address-changed-subject = Votre adresse pour { $site } a été changée
mail-address-changed = Les lettres pour { $name } vont désormais à une autre adresse. Si ce n’était pas vous, écrivez à ceux qui tiennent le site.
mail-closed-subject = Votre compte sur { $site } est fermé
mail-closed = Comme vous le souhaitiez, votre compte est fermé et vos parties en cours ont été abandonnées. Les parties terminées restent sous le nom « closed account ». Merci d’avoir joué.
mail-sign-in-subject = Une nouvelle connexion à votre compte sur { $site }
mail-sign-in = Quelqu’un s’est connecté sous le nom { $name } le { $instant }, avec { $device }, d’où personne ne s’était connecté auparavant.
mail-sign-in-unknown = un programme inconnu
mail-sign-in-well = Si c’était vous, tout va bien. Sinon, choisissez un nouveau mot de passe : cela ferme toutes les sessions.

mail-challenged-subject = { $other } vous défie
mail-challenged = { $other } vous défie à une partie : { $start }, { $time }.
mail-house-rules = Règles maison : { $rules }.
mail-quoted = « { $text } »
mail-challenged-button = Voir le défi
mail-declined-subject = { $other } a décliné votre défi
mail-declined = { $other } a décliné votre défi.
mail-declined-button = Trouver un autre adversaire

mail-open-game = Ouvrir la partie
mail-open-games = Ouvrir mes parties
mail-begun-subject = Votre partie contre { $other } a commencé
mail-begun = { $other } a accepté. Vous avez les { $side }.
mail-played-subject = { $other } a joué { $move }
mail-played = { $other } a joué { $move }.
mail-you-played = Vous avez joué { $move }.
mail-made-by-plan = { $moves } { $n ->
        [one] a été joué
       *[other] ont été joués
    } par coups conditionnels.
mail-made-as-proposed = { $moves } { $n ->
        [one] a été joué
       *[other] ont été joués
    } comme proposé.
mail-offers-with-it = { $other } propose la nulle avec ce coup.
mail-proposes = { $other } propose de continuer par { $lines }.
mail-plan-answered-subject = Votre plan a répondu à { $other }
mail-draw-offered-subject = { $other } propose la nulle
mail-draw-offered = { $other } propose la nulle. Vous pouvez l’accepter, la refuser ou simplement jouer.
mail-draw-declined-subject = { $other } a refusé la nulle
mail-draw-declined = { $other } a refusé la nulle ; la partie continue.
mail-takeback-asked-subject = { $other } demande à reprendre { $move }
mail-takeback-asked = { $other } demande à reprendre { $move }. Vous pouvez l’accorder, le refuser ou simplement continuer à jouer.
mail-takeback-declined-subject = { $other } a refusé la reprise
mail-takeback-declined = { $other } a refusé la reprise ; la partie continue.
mail-taken-back-subject = { $other } a accordé la reprise
mail-taken-back = { $other } a accordé la reprise.
mail-over-subject = { $verdict ->
        [won] Vous avez gagné
        [lost] Vous avez perdu
        [draw] Nulle
        [both] Perdue pour les deux
       *[none] Sans résultat
    } contre { $other }
mail-over = Votre partie contre { $other } est terminée : { $result }.
mail-log = Le journal de cette partie se termine par { $head }. Gardez cette lettre : `zugpost verify-log` vérifie un journal avec elle.
mail-time-given-subject = { $other } vous a donné { $time }
mail-time-given = { $other } vous a donné { $time } de plus.
mail-flag-fell-subject = Le drapeau de { $other } est tombé
mail-flag-fell = Le drapeau de { $other } est tombé le { $flag }.
mail-flag-claim = Dans cette partie, cela ne met fin à rien de soi-même : vous pouvez le réclamer sur la page de la partie, tant qu’aucun coup n’est arrivé.
mail-turn-rests = Une réclamation attend une décision : aucun coup n’est joué et aucune pendule ne tourne.
mail-turn-mine-fallen = C’est à vous de jouer. Votre drapeau est tombé le { $flag } ; tant que personne ne l’a réclamé, vous pouvez jouer.
mail-turn-theirs-fallen = C’est à votre adversaire de jouer ; son drapeau est tombé le { $flag }.
mail-turn-mine = C’est à vous de jouer. Vous avez { $time } : votre drapeau tombe le { $flag }.
mail-turn-theirs = C’est à votre adversaire de jouer, qui a { $time } ; son drapeau tombe le { $flag }.
mail-turn-mine-unlimited = C’est à vous de jouer. Il n’y a pas de limite de temps.
mail-turn-theirs-unlimited = C’est à votre adversaire de jouer. Il n’y a pas de limite de temps.

mail-answered-subject = { $deed } (contre { $other })
mail-answered = { $deed }, comme vous l’avez écrit.
mail-nothing-done-subject = Rien n’a été fait : votre lettre sur la partie contre { $other }
mail-nothing-done = Votre lettre a été lue, et rien n’a été fait dans la partie.
mail-did-lines = Vous avez enregistré des coups conditionnels
mail-did-move = Vous avez joué { $move }
mail-did-move-and-offer = Vous avez joué { $move } et proposé la nulle
mail-did-offer = Vous avez proposé la nulle
mail-did-accept = Vous avez accepté la nulle
mail-did-decline = Vous avez refusé la nulle
mail-did-resign = Vous avez abandonné
mail-lines-kept = Les coups conditionnels que vous avez écrits sont gardés.
mail-lines-answered = Des coups conditionnels ont répondu aussitôt.
mail-not-suspended = Votre compte est suspendu : { $reason }
mail-not-by-mail = Vous avez choisi de ne pas jouer par lettre. Vous pouvez changer cela dans vos choix de lettres.
mail-not-passed = Vous avez répondu à une lettre sur une position passée. Répondez à la dernière lettre sur cette partie.
mail-not-passed-since = Vous avez répondu à une lettre sur une position passée. Le dernier coup est { $move }. Répondez à la dernière lettre sur cette partie.
mail-not-any = Une réponse à toute réplique se prévoit sur la page, où vous voyez ce qu’elle couvre.
mail-not-twice = On a déjà répondu à cette lettre, et chacune vaut pour une réponse. Répondez à la dernière.
mail-not-in-time = Elle est arrivée trop tard : votre drapeau était tombé.
mail-not-needed = Le drapeau de votre adversaire était tombé avant qu’elle n’arrive.
mail-not-found = Aucun mot de vous n’y a été trouvé. Écrivez le coup sur la première ligne, au-dessus de ce que cite votre programme.
mail-not-understood = Ceci n’a pas été compris : « { $line } ». La première ligne doit être un coup et rien d’autre, comme { $example }, ou l’un de ceux-ci : nulle ?, j’accepte la nulle, je refuse la nulle, j’abandonne, ou une ligne qui commence par si.
mail-not-two-moves = Il y a plus d’un coup dans « { $line } ». Écrivez-en un ; ce que vous répondriez à la réplique va sur une ligne qui commence par si.
mail-not-so-many = Elle a plus de coups conditionnels qu’une lettre ne peut en avoir. Prévoyez-les sur la page.
mail-not-that-number = Vous avez écrit le coup { $written }, mais le prochain est { $next }
mail-not-offered = Il n’y a pas d’offre de nulle à laquelle répondre.
mail-not-again = C’est déjà fait.

mail-claimed-mine-subject = Votre réclamation contre { $other } attend une décision
mail-claimed-mine = Vous réclamez : { $claim }. Un administrateur va décider.
mail-claimed-subject = { $other } a fait une réclamation
mail-claimed = { $other } réclame : { $claim }. Un administrateur va décider.
mail-say-once = Vous pouvez dire une fois ce que vous en pensez.
mail-say-once-or-accept = Vous pouvez dire une fois ce que vous en pensez, ou accepter la nulle.
mail-rests = Jusqu’à la décision, aucun coup n’est joué et aucune pendule ne tourne.
mail-claim-answered-subject = { $other } a répondu à votre { $what ->
        [appeal] appel
       *[claim] réclamation
    }
mail-claim-answered = { $other } a répondu à votre { $what ->
        [appeal] appel
       *[claim] réclamation
    }.
mail-appealed-mine-subject = Votre appel dans la partie contre { $other }
mail-appealed-mine = Vous avez fait appel de la décision. Un autre administrateur va décider.
mail-appealed-subject = { $other } a fait appel de la décision
mail-appealed = { $other } a fait appel de la décision. Un autre administrateur va décider.
mail-ruled-over-subject = { $verdict ->
        [won] Vous avez gagné
        [lost] Vous avez perdu
        [draw] Nulle
        [both] Perdue pour les deux
       *[none] Sans résultat
    } contre { $other }, par décision
mail-ruled-subject = Une décision dans votre partie contre { $other }
mail-ruled-over = La partie est terminée : { $result }.
mail-claim-refuted = La réclamation est réfutée : { $found }
mail-the-administrator = L’administrateur
mail-the-player = Le joueur
mail-to-rule-subject = À décider : { $names }
mail-to-rule = { $what ->
        [appeal] Un appel
       *[claim] Une réclamation
    } dans la partie { $names } attend une décision.
mail-open-desk = Ouvrir l’administration

mail-reminder-section = Contre { $other } : il reste { $time }
mail-reminder-flag = Votre drapeau tombe le { $flag }.
mail-reminder = C’est à vous de jouer contre { $other }, et il vous reste { $time }. Votre drapeau tombe le { $flag }.
mail-reminder-games = C’est à vous de jouer dans ces parties.
mail-reminder-subject = Il reste { $time } contre { $other }
mail-and-more = { $first }, et { $n } de plus
mail-leave-subject = { $other } prend un congé
mail-leave-now = { $other } est en congé jusqu’au { $until }.
mail-leave-soon = { $other } sera en congé du { $from } au { $until }.
mail-leave-still = Pendant que c’est à lui de jouer, sa pendule est alors arrêtée ; il peut jouer tout de même. La vôtre tourne comme d’habitude.
mail-leave-my-move = C’est à vous de jouer ; votre drapeau tombe le { $flag }.
mail-leave-their-move = C’est à { $other } de jouer ; le drapeau tombe le { $flag }.
mail-leave-unlimited = Il n’y a pas de limite de temps.
mail-game = Partie { $game }
mail-gathered = Voici ce qui s’est passé pendant que vos lettres attendaient, { $n } événements en tout.
mail-gathered-first = Les { $n } premiers sont racontés ici ; vos parties montrent le reste.
mail-wrote-in-game = { $other } vous a écrit au sujet de votre partie
mail-wrote-in-game-button = Ouvrir la partie
mail-wrote = { $other } vous a écrit
mail-wrote-button = Lire et répondre
