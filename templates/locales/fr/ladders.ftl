ladder-rules-steps = Une échelle avec des marches. Tout le monde commence à la marche 1. Une victoire fait monter d’une marche, une défaite fait descendre d’une, et personne ne tombe sous la marche 1. Vous défiez des joueurs de votre marche ou jusqu’à { $below } marches plus bas.
ladder-rules-challenges = Vous avez au plus une partie comme challenger et une comme joueur défié. Le joueur défié a les blancs. Qui refuse un défi ou n’y répond pas dans les { $answer } jours perd, sauf en vacances. Les deux mêmes joueurs peuvent se rencontrer de nouveau { $again } jours après leur partie.
ladder-start = Elle est toujours ouverte.
ladder-places = Il y a { $n } places.
ladder-phase-open = toujours ouverte
ladder-workload =
    { $n ->
        [one] C’est { $n } partie à la fois, si vous le voulez.
       *[other] Ce sont jusqu’à { $n } parties à la fois : une que vous commencez, et une pour laquelle on vous défie.
    }
ladder-steps = Marches
ladder-size =
    { $n ->
        [one] 1 joueur est sur l’échelle.
       *[other] { $n } joueurs sont sur l’échelle.
    }
ladder-closed = L’échelle est fermée. Personne ne peut plus s’inscrire ni être défié. Les parties en cours continuent et comptent.
ladder-step = Marche { $step }
ladder-plays-against = joue contre { $opponent }
ladder-history = parcours
ladder-history-of = parcours de { $player }
ladder-challenge = Défier
ladder-challenges = Défis sur des échelles
ladder-challenge-to-you = { $player } vous défie.
ladder-challenge-by-you = Vous avez défié { $player }.
ladder-challenge-to-you-on = { $player } vous défie sur { $name }.
ladder-challenge-by-you-on = Vous avez défié { $player } sur { $name }.
ladder-challenge-answer-until = Répondez avant le { $date }. Si vous refusez ou ne répondez pas, vous perdez une marche.
ladder-challenge-expires = La réponse doit arriver avant le { $date }.
ladder-obstacle-not-on-ladder = N’est plus sur l’échelle.
ladder-obstacle-oneself = Vous ne pouvez pas vous défier vous-même.
ladder-obstacle-above = Sur une marche plus haute : seul ce joueur peut vous défier.
ladder-obstacle-too-far-below = Plus de { $most } marches au-dessous de vous.
ladder-obstacle-waiting = Un défi entre vous deux attend une réponse.
ladder-obstacle-playing = Vous jouez déjà l’un contre l’autre.
ladder-obstacle-met-recently =
    { $days ->
        [one] Vous avez joué il y a peu. Un nouveau défi sera possible dans 1 jour.
       *[other] Vous avez joué il y a peu. Un nouveau défi sera possible dans { $days } jours.
    }
ladder-obstacle-challenger-full = Vous avez déjà un défi ou une partie comme challenger.
ladder-obstacle-challenged-full = A déjà un défi ou une partie comme joueur défié.
ladder-obstacle-on-vacation = En vacances.
ladder-obstacle-cannot-play = Ce compte est suspendu ou fermé.
ladder-error-no-ladder = Ce n’est pas possible dans ce tournoi.
ladder-error-full = Toutes les places de cette échelle sont prises. Réessayez plus tard.
ladder-error-no-such-challenge = Il n’y a pas de tel défi pour vous.
ladder-error-challenge-settled = Ce défi est déjà réglé.
ladder-error-challenge-full = L’un de vous deux a une autre partie en cours dans le même rôle. Ce défi ne peut pas être accepté, et personne ne perd par lui.
ladder-error-start = Une échelle est ouverte dès son annonce. Videz ce champ.
ladder-error-end = Une échelle n’a pas de dernier jour : vous pouvez la fermer à tout moment. Videz ce champ.
ladder-error-hidden = Sur une échelle, les parties resteraient cachées pour toujours. Choisissez une autre visibilité.
ladder-error-lot = Sur une échelle, toutes les positions d’un tirage seraient connues dès le début. Choisissez une position.
ladder-new-hint = Elle s’ouvre avec l’annonce et n’a pas de fin ; vous pouvez la fermer. Ses conditions ne peuvent pas être changées ensuite. Début, numéros, points et départages n’ont pas de sens ici.
ladder-close = Fermer l’échelle
ladder-close-hint = Personne ne peut plus s’inscrire ni être défié, et les défis ouverts tombent. Les parties en cours continuent et comptent. L’échelle se termine avec la dernière.
ladder-withdraw-hint = Vous quittez l’échelle et perdez votre marche. Vos parties en cours sont perdues, et vous ne pouvez alors vous inscrire à aucun tournoi pendant 90 jours. Sans partie en cours, rien d’autre ne s’ensuit. Si vous revenez, vous commencez à la marche 1.
ladder-place = <a>{ $tournament }</a>, défi { $challenge }
ladder-csv = Marches en CSV
ladder-csv-won = Gagnées
ladder-csv-drawn = Nulles
ladder-csv-lost = Perdues
ladder-history-title = { $player } sur { $name }
ladder-history-hint = Les marches découlent des résultats, dans l’ordre où les parties se sont terminées. Elles sont recalculées à chaque fois : si un arbitre change un résultat, cette liste change.
ladder-history-step = Marche
ladder-history-entered = Inscription
ladder-history-won = Victoire contre { $player }
ladder-history-drawn = Nulle contre { $player }
ladder-history-lost = Défaite contre { $player }
ladder-history-not-accepted-by-other = { $player } n’a pas accepté un défi : compte comme une victoire
ladder-history-not-accepted = N’a pas accepté un défi de { $player } : compte comme une défaite
ladder-log-challenge-made = { $challenger } a défié { $challenged }.
ladder-log-challenge-accepted = { $challenged } a accepté le défi de { $challenger }.
ladder-log-challenge-declined =
    { $how ->
        [vacation] { $challenged } a refusé le défi de { $challenger } et a été en vacances pendant ce temps : personne ne perd.
        [full] { $challenged } a refusé le défi de { $challenger }, qui ne pouvait pas être accepté : personne ne perd.
       *[lost] { $challenged } a refusé le défi de { $challenger } et a perdu.
    }
ladder-log-challenge-unanswered =
    { $how ->
        [vacation] { $challenged } n’a pas répondu au défi de { $challenger } et a été en vacances pendant ce temps : personne ne perd.
        [full] { $challenged } n’a pas répondu au défi de { $challenger }, qui ne pouvait pas être accepté : personne ne perd.
       *[lost] { $challenged } n’a pas répondu à temps au défi de { $challenger } et a perdu.
    }
ladder-log-challenge-withdrawn = { $challenger } a retiré le défi à { $challenged }.
ladder-log-game-started = Leur partie a commencé.
ladder-log-closed = L’échelle a été fermée. Les parties en cours continuent et comptent.
