### Lo que cuenta el registro de una partida.

event-played = Las { $side } jugaron { $move }{ $how ->
        [plan] , según un plan
        [proposal] , según lo propuesto
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}y ofrecieron tablas
       *[no] {""}
    }.
event-proposed = Las { $side } propusieron { $lines }.
event-takeback-asked = Las { $side } pidieron retirar una jugada.
event-takeback-declined = Las { $side } no permitieron retirar la jugada.
event-taken-back = Las { $side } permitieron retirar la jugada.
event-draw-offered = Las { $side } ofrecieron tablas.
event-draw-declined = Las { $side } rechazaron las tablas.
event-answered = Las { $side } respondieron.
event-appealed = Las { $side } apelaron la decisión.
event-claimed = Las { $side } reclamaron: { $claim }.
event-time-given = Las { $side } dieron { $time } al rival.
event-no-leave = Las { $side } ya no tienen vacaciones reservadas.
event-leave = Las { $side } están de vacaciones { $spans }.
event-leave-span = del { $from } al { $to }
event-leave-and = { $first } y { $last }
event-time-returned = El servicio estuvo parado del { $from } al { $to }. El reloj en marcha ha recuperado ese tiempo.
event-proof-awaited = La partida había terminado; faltaba comprobar su resultado.
event-claim-refuted = La reclamación queda refutada. { $found }
