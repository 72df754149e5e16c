### Ce que raconte le journal d’une partie.

event-played = Les { $side } ont joué { $move }{ $how ->
        [plan] , selon un plan
        [proposal] , comme proposé
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}et proposé la nulle
       *[no] {""}
    }.
event-proposed = Les { $side } ont proposé { $lines }.
event-takeback-asked = Les { $side } ont demandé à reprendre un coup.
event-takeback-declined = Les { $side } ont refusé la reprise.
event-taken-back = Les { $side } ont accordé la reprise.
event-draw-offered = Les { $side } ont proposé la nulle.
event-draw-declined = Les { $side } ont refusé la nulle.
event-answered = Les { $side } ont répondu.
event-appealed = Les { $side } ont fait appel de la décision.
event-claimed = Les { $side } ont réclamé : { $claim }.
event-time-given = Les { $side } ont donné { $time } à l’adversaire.
event-no-leave = Les { $side } n’ont plus de congé réservé.
event-leave = Les { $side } sont en congé { $spans }.
event-leave-span = du { $from } au { $to }
event-leave-and = { $first } et { $last }
event-time-returned = Le service a été arrêté du { $from } au { $to }. La pendule en marche a récupéré ce temps.
event-proof-awaited = La partie était terminée ; son résultat restait à vérifier.
event-claim-refuted = La réclamation est réfutée. { $found }
