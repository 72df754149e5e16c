### Cómo terminan las partidas y qué lo prueba.

ending-checkmate = Las { $winner } ganaron por jaque mate.
ending-stalemate = Tablas por ahogado.
ending-dead = Tablas: a ningún bando le queda material para dar mate.
ending-dead-because = Tablas: posición muerta. Ningún bando puede dar mate porque { $reason }.
ending-dead-both = Tablas: posición muerta. Las blancas no pueden dar mate porque { $white }; las negras tampoco, porque { $black }.
ending-left-in-check = Las { $loser } dejaron su rey en jaque; ganaron las { $winner }.
ending-left-in-check-by = Las { $loser } dejaron su rey en jaque: tras { $move } lo { $n ->
        [one] ataca
       *[other] atacan
    } { $pieces }. Ganaron las { $winner }.
ending-resigned = Las { $loser } abandonaron; ganaron las { $winner }.
ending-resigned-drawn = Tablas: las { $loser } abandonaron, pero las { $winner } no pueden dar mate con ninguna serie de jugadas legales.
ending-resigned-drawn-because = Tablas: las { $loser } abandonaron, pero las { $winner } no pueden dar mate con ninguna serie de jugadas legales porque { $reason }.
ending-flag = A las { $loser } se les acabó el tiempo; ganaron las { $winner }.
ending-flag-drawn = Tablas: a las { $loser } se les acabó el tiempo, pero las { $winner } no pueden dar mate con ninguna serie de jugadas legales.
ending-flag-drawn-because = Tablas: a las { $loser } se les acabó el tiempo, pero las { $winner } no pueden dar mate con ninguna serie de jugadas legales porque { $reason }.
ending-agreement = Tablas por acuerdo.
ending-third = Tablas: la misma posición estuvo en el tablero por tercera vez.
ending-fifty = Tablas: cincuenta jugadas de cada bando sin capturas ni movimientos de peón.
ending-fifth = Tablas: la misma posición estuvo en el tablero por quinta vez.
ending-seventy-five = Tablas: setenta y cinco jugadas de cada bando sin capturas ni movimientos de peón.
ending-repeated = Tablas: la posición se ha dado { $times } veces: { $stood }.
ending-no-progress = Tablas: en los últimos { $halfmoves } medios movimientos no se ha movido ningún peón ni se ha capturado nada.
ending-offer = Tablas: las { $loser } las ofrecieron, y las { $winner } no pueden dar mate con ninguna serie de jugadas legales.
ending-offer-because = Tablas: las { $loser } las ofrecieron, y las { $winner } no pueden dar mate con ninguna serie de jugadas legales porque { $reason }.
ending-aborted = Las { $side } anularon la partida; no cuenta.
ending-never-started = Las { $side } no hicieron a tiempo su primera jugada; la partida no cuenta.
ending-ruled-won = Las { $winner } ganaron por decisión de la administración.
ending-ruled-draw = Tablas por decisión de la administración.
ending-ruled-both-lose = Ambos bandos perdieron por decisión de la administración.
ending-ruled-annulled = Anulada por la administración; la partida no cuenta.

ending-because-checkmated = ha recibido mate
ending-because-stalemate = la posición es de ahogado
ending-because-material = ya no le queda material para dar mate
ending-because-walls = la posición está tan bloqueada que el rey nunca puede recibir mate
ending-because-bishops = ninguna de las { $n } disposiciones de reyes, peones y piezas que aún pueden darse es mate, estén donde estén los alfiles
ending-because-no-move = cada jugada acaba con la partida o con toda posibilidad de mate
ending-because-enumerated = ninguna de las { $n } posiciones que aún pueden darse es mate

ending-could-mate = Las { $winner } aún podrían haber dado mate, por ejemplo con { $moves }.
ending-undecided = Tras probar { $moves } jugadas y { $positions } posiciones no se pudo decidir si las { $winner } aún podrían haber dado mate; sin prueba, la derrota se mantiene.
ending-can-be-won = la posición aún se puede ganar.
ending-can-be-won-by = la posición aún se puede ganar, por ejemplo con { $moves }.
ending-not-decided = tras probar { $moves } jugadas y { $positions } posiciones no se pudo decidir si alguien puede aún dar mate.
ending-has-mated = Las { $side } han dado mate.
ending-can-mate = Las { $side } aún pueden dar mate, por ejemplo con { $moves }.
ending-pending-flag = A las { $loser } se les ha acabado el tiempo. Se está comprobando si las { $winner } aún pueden dar mate; el resultado llega en un momento.
ending-pending-resigned = Las { $loser } han abandonado. Se está comprobando si las { $winner } aún pueden dar mate; el resultado llega en un momento.
