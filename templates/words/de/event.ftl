### Was das Protokoll einer Partie erzählt.

event-played = { $side } hat { $move } gespielt{ $how ->
        [plan] , nach Plan
        [proposal] , wie vorgeschlagen
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}und Remis angeboten
       *[no] {""}
    }.
event-proposed = { $side } hat { $lines } vorgeschlagen.
event-takeback-asked = { $side } hat um eine Zugrücknahme gebeten.
event-takeback-declined = { $side } hat die Zugrücknahme abgelehnt.
event-taken-back = { $side } hat die Zugrücknahme gewährt.
event-draw-offered = { $side } hat Remis angeboten.
event-draw-declined = { $side } hat das Remis abgelehnt.
event-answered = { $side } hat geantwortet.
event-appealed = { $side } hat gegen die Entscheidung Einspruch erhoben.
event-claimed = { $side } hat reklamiert: { $claim }.
event-time-given = { $side } hat der Gegenseite { $time } gegeben.
event-no-leave = { $side } hat keinen Urlaub mehr gebucht.
event-leave = { $side } ist im Urlaub { $spans }.
event-leave-span = von { $from } bis { $to }
event-leave-and = { $first } und { $last }
event-time-returned = Der Dienst stand still von { $from } bis { $to }. Die laufende Uhr hat diese Zeit zurückbekommen.
event-proof-awaited = Die Partie war zu Ende; ihr Ergebnis war noch zu beweisen.
event-claim-refuted = Die Reklamation ist widerlegt. { $found }
