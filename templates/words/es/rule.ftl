### La página donde se decide.

rule-title = { $white } – { $black }: administración
rule-game = Partida { $id }.
rule-waits-for = Espera desde hace { $time }.
rule-to-move-white = Juegan las blancas.
rule-to-move-black = Juegan las negras.
rule-steps = Recorrer
rule-after = Después de { $move }.
rule-start = El comienzo.
rule-mate-step = Un mate que podría llegar, media jugada { $step } de { $all }.
rule-mate-start = La posición desde la que podría llegar un mate.
rule-said = Lo que se dijo
rule-core = Lo que dicen las reglas
rule-half-moves =
    { $n ->
        [one] { $n } media jugada
       *[other] { $n } medias jugadas
    } sin captura ni jugada de peón; cincuenta jugadas son 100.
rule-with-intended = Con la jugada prevista la posición se habría dado { $times } veces.
rule-can-mate = Las { $side } aún pueden dar mate.
rule-cannot-mate = Las { $side } no pueden dar mate porque { $reason }.
rule-undecided = Tras { $moves } jugadas y { $positions } posiciones no se decidió si las { $side } aún pueden dar mate.
rule-step-mate = Recorrerlo
rule-clock = Reloj
rule-clock-rests-white = No corre ningún reloj. A las blancas les quedaban { $time }.
rule-clock-rests-black = No corre ningún reloj. A las negras les quedaban { $time }.
rule-clock-left-white = A las blancas les quedan { $time }.
rule-clock-left-black = A las negras les quedan { $time }.
rule-clock-unlimited-white = Juegan las blancas, sin límite.
rule-clock-unlimited-black = Juegan las negras, sin límite.
rule-rule = Decidir
rule-reason = El motivo; lo leen los dos jugadores, y todos en el registro
rule-uphold = La decisión se mantiene
rule-play-on = Seguir jugando
rule-draw = Tablas
rule-win-white = Ganaron las blancas
rule-win-black = Ganaron las negras
rule-both-lose = Perdieron los dos
rule-annul = Anular
rule-give-white = Dar estos días a las blancas
rule-give-black = Dar estos días a las negras
rule-reopen = Reabrir
rule-reopen-with = Reabrir, con estos días más para el bando al que le toca
rule-no-moves = Todavía ninguna.
rule-happened = Todo lo que pasó
rule-public = La partida como la ven todos
rule-log-ends = El registro termina con
rule-own-game = Tú mismo juegas en esta partida: déjasela a otro administrador.
rule-player-gone = Uno de los jugadores ha cerrado su cuenta: no hay nadie que siga jugando.
rule-changed = No se ha decidido nada: la partida ha cambiado desde que abriste esta página. Mírala otra vez.
rule-flag-fell = No se ha decidido nada: ha caído la bandera, y eso termina la partida.
rule-too-long = Un motivo tiene como máximo { $most } caracteres.
