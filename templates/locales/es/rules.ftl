### The rules: pieces and moves, how games end, game options, refused moves, evidence of claims.

## Pieces, moves and why a move is illegal: sides and pieces

chess-white = Blancas
chess-black = Negras
chess-side = { $side ->
        [white] blancas
       *[black] negras
    }
chess-piece = { $role ->
        [pawn] peón
        [knight] caballo
        [bishop] alfil
        [rook] torre
        [queen] dama
       *[king] rey
    }
chess-pieces = { $role ->
        [pawn] peones
        [knight] caballos
        [bishop] alfiles
        [rook] torres
        [queen] damas
       *[king] reyes
    }
chess-colored-piece = { chess-piece } { $side ->
        [white] { $role ->
        [rook] blanca
        [queen] blanca
       *[other] blanco
    }
       *[black] { $role ->
        [rook] negra
        [queen] negra
       *[other] negro
    }
    }
chess-piece-on = { $role ->
        [rook] la
        [queen] la
       *[other] el
    } { chess-piece } de { $square }
chess-piece-on-passive = { $role ->
        [rook] la
        [queen] la
       *[other] el
    } { chess-piece } de { $square }

## Pieces, moves and why a move is illegal: a position in words, for screen readers

chess-position-one-of-kind = { chess-piece } { $squares }
chess-position-several-of-kind = { chess-pieces } { $squares }
chess-position-no-pieces = nada
chess-position-side = { $color }: { $pieces }.

## Pieces, moves and why a move is illegal: lists

chess-list-and = { $first } y { $last }
chess-list-or = { $first } o { $last }

## Pieces, moves and why a move is illegal: errors: the move is not possible

chess-illegal-no-piece = No hay ninguna pieza en { $square }.
chess-illegal-other-piece = No hay { $role ->
        [rook] ninguna
        [queen] ninguna
       *[other] ningún
    } { chess-piece } en { $square }.
chess-illegal-not-your-piece = { $role ->
        [rook] La
        [queen] La
       *[other] El
    } { chess-piece } de { $square } no es { $role ->
        [rook] tuya
        [queen] tuya
       *[other] tuyo
    }.
chess-illegal-own-piece =
    En { $square } hay { $role ->
        [rook] una torre tuya
        [queen] una dama tuya
       *[other] un { chess-piece } tuyo
    }.
chess-illegal-piece-move =
    { $role ->
        [rook] Una
        [queen] Una
       *[other] Un
    } { chess-piece } no puede ir de { $from } a { $to }.
chess-illegal-blocked =
    { $role ->
        [rook] La
        [queen] La
       *[other] El
    } { chess-piece } no puede llegar ahí: la pieza de { $by } está en medio.
chess-illegal-pawn-blocked = El peón no puede ir a { $to }: la pieza de { $by } está en medio.
chess-illegal-nothing-to-capture = En { $to } no hay nada que el peón pueda capturar.
chess-illegal-en-passant-too-late = El peón de { $pawn } solo se podía capturar al paso justo después de avanzar dos casillas.
chess-illegal-no-en-passant = Esta partida se juega sin captura al paso.
chess-illegal-next-to-king = Tu rey no puede ponerse junto al rey de { $square }.
chess-illegal-into-check = Tu rey quedaría en jaque por { $pieces }.
chess-illegal-still-in-check = Tu rey seguiría en jaque por { $pieces }.
chess-illegal-castling-right-lost =
    No puedes hacer el enroque { $wing ->
        [king] corto
       *[queen] largo
    }: el rey o esa torre ya se ha movido, o la torre fue capturada.
chess-illegal-castling-out-of-check = No puedes enrocarte estando en jaque: tu rey está en jaque por { $pieces }.
chess-illegal-castling-through-check =
    No puedes enrocarte pasando por { $square }: { $n ->
        [one] ataca
       *[other] atacan
    } esa casilla { $pieces }.
chess-illegal-castling-into-check = No puedes enrocarte: en { $square } tu rey quedaría en jaque por { $pieces }.
chess-illegal-castling-blocked = No puedes enrocarte: la pieza de { $by } está en medio.
chess-illegal-on-file-or-rank = { $among ->
        [file] {" "}en la columna { $line }
        [rank] {" "}en la fila { $line }
       *[all] {""}
    }
chess-illegal-no-such-piece = No tienes { $role ->
        [rook] ninguna
        [queen] ninguna
       *[other] ningún
    } { chess-piece }{ chess-illegal-on-file-or-rank }.
chess-illegal-none-can-reach = { $role ->
        [rook] Ninguna
        [queen] Ninguna
       *[other] Ninguno
    } de tus { chess-pieces }{ chess-illegal-on-file-or-rank } puede ir a { $to }.
chess-illegal-no-pawn-can-capture = Ninguno de tus peones de la columna { $from } puede capturar en la columna { $to }.
chess-illegal-no-promotion = Solo puede coronar un peón que llega a la última fila.
chess-illegal-must-capture = Tienes que capturar si puedes.
chess-illegal-king-cannot-capture = En esta variante el rey no puede capturar.
chess-illegal-own-king-explodes = Con esta captura explotaría tu propio rey.
chess-illegal-gives-check = En esta variante ninguna jugada puede dar jaque.
chess-illegal-not-in-pocket = No tienes { $role ->
        [rook] ninguna
        [queen] ninguna
       *[other] ningún
    } { chess-piece } para colocar.
chess-illegal-drop-on-piece = Solo puedes colocar una pieza en una casilla vacía: { $square } no está vacía.
chess-illegal-pawn-drop = Un peón no puede colocarse en la primera ni en la última fila.
chess-illegal-game-over = La partida ha terminado en esta posición.

## Pieces, moves and why a move is illegal: errors: the move was not understood

chess-input-empty = Escribe una jugada o hazla en el tablero.
chess-input-not-a-move = Esto no es una jugada. Prueba con { $example }, e2e4, e2-e4 o 5254.
chess-input-ambiguous = Jugada ambigua: ¿{ $moves }? Escríbela completa.
chess-input-promotion-missing = Elige la pieza de la promoción: dama, torre, alfil o caballo.
chess-input-unclear-letter = Una «{ $letter }» mayúscula puede ser un peón de la columna { $file } o una pieza. Escribe la columna en minúscula o usa las iniciales { $letters }.

## Pieces, moves and why a move is illegal: starting positions

chess-start-standard = Normal
chess-start-custom = Posición propia
chess-start-chess960 = Chess960 n.º { $number }
chess-start-chess960-custom = Chess960, posición propia
chess-start-variant-custom = { $variant }, posición propia

## Pieces, moves and why a move is illegal: errors: starting positions

chess-start-error-number = Escribe un número del 0 al 959.
chess-start-error-fen = Esto no es una FEN válida.
chess-start-error-game-over = En esta posición la partida ya habría terminado.
chess-start-error-options = Esta variante no tiene una de las opciones elegidas.
chess-start-error-empty-board = El tablero está vacío.
chess-start-error-no-king = Falta un rey.
chess-start-error-too-many-kings = Hay demasiados reyes.
chess-start-error-pawns = Hay un peón en la primera o en la última fila.
chess-start-error-castling = Los derechos de enroque no concuerdan con los reyes y las torres.
chess-start-error-en-passant = La casilla de captura al paso no concuerda con los peones.
chess-start-error-opponent-in-check = El bando al que no le toca jugar está en jaque.
chess-start-error-impossible-check = Esta posición es imposible: ninguna jugada legal puede haber dado este jaque.
chess-start-error-too-many-pieces = Hay demasiadas piezas.
chess-start-error-impossible = Esta posición es imposible.

## Pieces, moves and why a move is illegal: reasons for a draw

chess-draw-threefold-repetition = triple repetición
chess-draw-50-move-rule = regla de los 50 movimientos
chess-draw-fivefold-repetition = quíntuple repetición
chess-draw-75-move-rule = regla de los 75 movimientos
chess-draw-half-moves = Se han jugado { $halfmoves } medias jugadas sin captura ni jugada de peón.
chess-draw-half-moves-with-move = Con esta jugada se habrán jugado { $halfmoves } medias jugadas sin captura ni jugada de peón.
chess-draw-occurrences = La posición se ha dado { $times } veces: { $stood }.
chess-draw-occurrences-with-move = Con { $move }, la posición se habrá dado { $times } veces. Ya se ha dado { $stood }.
chess-draw-occurred-once = La posición solo se ha dado una vez. Para la triple repetición debe darse 3 veces.
chess-draw-occurred-once-after = La posición tras { $move } solo se ha dado una vez. Para la triple repetición debe darse 3 veces.
chess-draw-too-few-occurrences = La posición se ha dado { $times } veces: { $stood }. Para la triple repetición debe darse 3 veces.
chess-draw-occurred-at-start = al comienzo
chess-draw-occurred-after = tras { $move }

## How games end: results

ending-checkmate = Las { $winner } ganaron por jaque mate.
ending-stalemate = Tablas por ahogado.
ending-dead-position = Tablas: posición muerta. Ningún bando puede ganar.
ending-insufficient-material = Tablas por material insuficiente.
ending-dead-position-because = Tablas: posición muerta. Ningún bando puede ganar porque { $reason }.
ending-dead-position-two-reasons = Tablas: posición muerta. Las blancas no pueden ganar porque { $white }. Las negras no pueden ganar porque { $black }.
ending-king-in-the-center = Ganaron las { $winner }: su rey llegó al centro.
ending-third-check = Ganaron las { $winner } con el tercer jaque.
ending-king-on-the-last-rank = Ganaron las { $winner }: su rey llegó a la última fila.
ending-both-kings-on-the-last-rank = Tablas: los dos reyes llegaron a la última fila.
ending-king-exploded = Ganaron las { $winner }: explotó el otro rey.
ending-no-pieces-left = Ganaron las { $winner } al perder todas sus piezas.
ending-no-moves-left = Ganaron las { $winner } al quedarse sin jugadas.
ending-horde-captured = Ganaron las { $winner } al capturar todas las piezas rivales.
ending-left-in-check = Las { $loser } dejaron su rey en jaque y perdieron. Ganaron las { $winner }.
ending-left-in-check-because = Las { $loser } dejaron su rey en jaque: tras { $move } lo { $n ->
        [one] ataca
       *[other] atacan
    } { $pieces }. Ganaron las { $winner }.
ending-resigned = Las { $loser } abandonaron. Ganaron las { $winner }.
ending-resigned-draw = Tablas: las { $loser } abandonaron, pero las { $winner } no pueden ganar de ninguna manera.
ending-resigned-draw-because = Tablas: las { $loser } abandonaron, pero las { $winner } no pueden ganar de ninguna manera porque { $reason }.
ending-out-of-time = A las { $loser } se les acabó el tiempo. Las { $winner } ganaron por tiempo.
ending-out-of-time-draw = Tablas: a las { $loser } se les acabó el tiempo, pero las { $winner } no pueden ganar de ninguna manera.
ending-out-of-time-draw-because = Tablas: a las { $loser } se les acabó el tiempo, pero las { $winner } no pueden ganar de ninguna manera porque { $reason }.
ending-agreement = Tablas por acuerdo.
ending-threefold-repetition = Tablas por triple repetición.
ending-50-move-rule = Tablas por la regla de los 50 movimientos.
ending-fivefold-repetition = Tablas por quíntuple repetición.
ending-75-move-rule = Tablas por la regla de los 75 movimientos.
ending-repetition-because = Tablas por repetición: la posición se dio { $times } veces ({ $stood }).
ending-half-moves-because = Tablas: se jugaron { $halfmoves } medias jugadas sin captura ni jugada de peón.
ending-draw-offer = Tablas: las { $loser } ofrecieron tablas y las { $winner } no pueden ganar de ninguna manera.
ending-draw-offer-because = Tablas: las { $loser } ofrecieron tablas y las { $winner } no pueden ganar de ninguna manera porque { $reason }.
ending-aborted = Las { $side } cancelaron la partida. No cuenta.
ending-no-first-move = Las { $side } no hicieron a tiempo su primera jugada. La partida no cuenta.
ending-forfeit = Las { $loser } no hicieron a tiempo su primera jugada. Las { $winner } ganaron por incomparecencia.
ending-adjudicated-won = Las { $winner } ganaron por decisión arbitral.
ending-adjudicated-draw = Tablas por decisión arbitral.
ending-adjudicated-both-lose = Ambos bandos perdieron por decisión arbitral.
ending-annulled = La partida fue anulada y no cuenta.

## How games end: why a side cannot checkmate: these follow "because"

ending-reason-checkmated = su rey ha recibido mate
ending-reason-lost = ya ha perdido
ending-reason-stalemate = la posición es de ahogado
ending-reason-insufficient-material = el material es insuficiente
ending-reason-blocked-position = la posición está bloqueada y el rey nunca puede recibir mate
ending-reason-arrangements-checked =
    { $n ->
        [one] la única disposición de piezas que aún puede darse no es mate
       *[other] ninguna de las { $n } disposiciones de piezas que aún pueden darse es mate
    }
ending-reason-no-move = ninguna jugada lleva a una posición en la que sea posible ganar
ending-reason-positions-checked = ninguna de las { $n } posiciones que aún pueden darse está ganada

## How games end: whether a side can checkmate

ending-could-have-won = Las { $winner } aún podrían haber ganado, por ejemplo con { $moves }.
ending-loss-stands = No se pudo demostrar que las { $winner } no pueden ganar (se comprobaron { $moves } jugadas y { $positions } posiciones), así que la derrota se mantiene.
ending-can-be-won = la posición aún se puede ganar.
ending-can-be-won-with = la posición aún se puede ganar, por ejemplo con { $moves }.
ending-win-undecided = no se pudo decidir si alguno de los bandos aún puede ganar (se comprobaron { $moves } jugadas y { $positions } posiciones).
ending-has-won = Las { $side } han ganado.
ending-can-win = Las { $side } aún pueden ganar, por ejemplo con { $moves }.

## How games end: the result is not known yet

ending-checking-out-of-time = A las { $loser } se les acabó el tiempo. Estamos comprobando si las { $winner } aún pueden ganar. El resultado se sabrá enseguida.
ending-checking-resigned = Las { $loser } abandonaron. Estamos comprobando si las { $winner } aún pueden ganar. El resultado se sabrá enseguida.

## Why something is not possible: any action

refusal-already-done = Esto ya se ha hecho.
refusal-game-over = La partida ha terminado.
refusal-result-being-checked = La partida ha terminado. El resultado se está comprobando y se sabrá enseguida.
refusal-not-your-turn = No es tu turno.
refusal-game-changed = La partida ha cambiado desde que abriste esta página. Mira el tablero de nuevo.

## Why something is not possible: draw offers

refusal-no-draw-offer = Ya no hay ninguna oferta de tablas.
refusal-draw-offer-with-move = Es tu turno. Ofrece tablas junto con tu jugada.
refusal-draw-offer-too-soon =
    Podrás volver a ofrecer tablas cuando hayas hecho { $n ->
        [one] una jugada más
       *[other] { $n } jugadas más
    }.
refusal-no-draw-offers = En esta partida solo las negras pueden ofrecer tablas.
refusal-draw-already-offered = Tu rival ya ha ofrecido tablas. Puedes aceptarlas.
refusal-offer-in-the-meantime =
    Entretanto, tu rival ha { $what ->
        [draw] ofrecido tablas
        [takeback] pedido deshacer una jugada
       *[both] ofrecido tablas y pedido deshacer una jugada
    }, así que tu jugada no se ha hecho. Si la haces ahora, rechazas { $what ->
        [draw] la oferta
        [takeback] la petición
       *[both] ambas cosas
    }.

## Why something is not possible: time

refusal-no-time-given = En esta partida no puedes dar tiempo a tu rival.
refusal-give-time-range = Puedes dar de 1 a 30 días enteros cada vez.
refusal-give-time-too-often = Solo puedes dar tiempo tres veces entre dos jugadas.
refusal-give-time-clock-full = Un reloj no puede tener más de 365 días. Da menos días.
refusal-no-time-limit = Esta partida no tiene límite de tiempo.
refusal-no-vacation = En esta partida las vacaciones no detienen el reloj.
refusal-claim-on-time-too-soon = El tiempo de tu rival se acaba de agotar. Aún puede llegar una jugada. Inténtalo de nuevo dentro de dos minutos.
refusal-claim-on-time-not-possible = No puedes reclamar la victoria por tiempo. A tu rival le queda tiempo o ya ha jugado.

## Why something is not possible: takebacks

refusal-no-takebacks = Esta partida se juega sin deshacer jugadas.
refusal-nothing-to-take-back = No tienes ninguna jugada que deshacer.
refusal-takeback-already-requested = Tu rival ya ha pedido deshacer la jugada. Puedes aceptarlo.
refusal-no-takeback-request = Ya no hay ninguna petición de deshacer la jugada.

## Why something is not possible: conditional moves and proposed lines

refusal-no-conditional-moves = Esta partida se juega sin jugadas condicionales ni propuestas de jugadas.
refusal-conditional-moves-on-your-turn = Es tu turno. Haz tu jugada y añade con ella las jugadas condicionales.
refusal-conditional-moves-game-continued = No se ha guardado nada. La partida ha seguido con { $moves }. Mira el tablero de nuevo.
refusal-conditional-moves-changed = No se ha guardado nada. Tus jugadas condicionales han cambiado desde que abriste esta página. Revísalas de nuevo.
refusal-conditional-moves-no-such-line = Esta variante ya no está entre tus jugadas condicionales.
refusal-conditional-moves-error = No se ha guardado nada. { $fault }
refusal-proposed-line-error = No se ha enviado nada. Corrige la propuesta de jugadas. { $fault }
refusal-proposed-line-still-open = Tu última propuesta de jugadas sigue abierta. Podrás hacer otra cuando termine.
refusal-move-played-without-lines = Tu jugada ya se hizo, sin estas variantes. Aún puedes guardarlas como jugadas condicionales.
refusal-no-longer-proposed = Estas jugadas ya no están propuestas. Mira el tablero de nuevo.
refusal-move-not-sent = Tu jugada aún no se ha enviado. Recupérala primero.
refusal-nothing-to-recall = Tu jugada ya se ha enviado.
refusal-safety-move-too-late = Te queda menos tiempo que ese. Elige un tiempo más corto o juega ahora.
refusal-bound-by-proposed-line = Tienes que jugar { $move }, porque la propusiste como respuesta.

## Why something is not possible: aborting the game

refusal-too-late-to-abort = Ambos bandos han jugado. Ya no puedes cancelar la partida, pero puedes abandonar.
refusal-no-abort = Esta partida no se puede cancelar, pero puedes abandonar.

## Game options and time controls: lengths of time

options-days = { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
options-hours = { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
options-minutes = { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
options-seconds = { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
options-no-time = nada

## Game options and time controls: time controls

options-time-per-move = { $time } por jugada
options-fischer = { $initial } + { $increment } por jugada
options-fischer-no-increment = { $initial } para toda la partida
options-clock-maximum = máximo { $time } en el reloj
options-move-maximum = máximo { $time } para una jugada
options-period = { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } en { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
options-no-time-limit = sin límite de tiempo
options-white-extra-each-move = { $time } más por jugada para las blancas
options-white-extra-once = { $time } más al comienzo para las blancas

## Game options and time controls: errors: time controls

options-error-time-per-move = El tiempo por jugada debe ser de 1 hora a 30 días.
options-error-initial-time = El tiempo inicial debe ser de 1 hora a 365 días.
options-error-increment = El incremento debe ser de 30 días como máximo.
options-error-clock-maximum = El máximo en el reloj debe ser al menos el tiempo inicial y como mucho 365 días.
options-error-move-maximum = El tiempo máximo por jugada debe ser de 1 hora a 365 días.
options-error-period-moves = El número de jugadas debe ser de 1 a 100.
options-error-period-days = El número de días debe ser de 1 a 365.
options-error-period-move-maximum = El máximo de días por jugada debe ser de 1 a 365 días.

## Game options and time controls: game options that are not standard, in a list joined with commas

options-rated = por puntos
options-no-en-passant = sin captura al paso
options-moves-into-check = dejar al rey en jaque permitido (pierde)
options-automatic-draws = tablas automáticas
options-no-conditional-moves = sin jugadas condicionales
options-no-takebacks = sin deshacer jugadas
options-win-on-time-claimed = la victoria por tiempo se debe reclamar
options-no-vacation = sin vacaciones
options-no-books = sin libros
options-no-databases = sin bases de datos
options-engines = módulos permitidos
options-no-abort = no se puede cancelar (sin primera jugada a tiempo se pierde por incomparecencia)
options-no-time-given = sin dar tiempo
options-black-offers-draws = solo las negras pueden ofrecer tablas

## Claims, decisions and their evidence: errors: claims

evidence-not-a-draw = Esto aún no son tablas. { $found }
evidence-half-moves =
    { $halfmoves ->
        [one] Va { $halfmoves } media jugada
       *[other] Van { $halfmoves } medias jugadas
    } sin captura ni jugada de peón. La regla de los 50 movimientos exige 100.
evidence-half-moves-with-move =
    Con esta jugada { $halfmoves ->
        [one] va { $halfmoves } media jugada
       *[other] van { $halfmoves } medias jugadas
    } sin captura ni jugada de peón. La regla de los 50 movimientos exige 100.
evidence-can-be-won = Esta posición aún se puede ganar.
evidence-waiting-for-decision = Una reclamación o apelación espera una decisión. Espera a que un árbitro decida.
evidence-no-explanation = Escribe una explicación para el árbitro.
evidence-too-soon =
    Una reclamación de este tipo fue rechazada. Podrás hacer otra después de { $n ->
        [one] una jugada tuya
       *[other] { $n } jugadas tuyas
    } más.
evidence-out-of-time = El tiempo se ha acabado. Ya no puedes reclamar ni apelar.
evidence-you-have-not-moved = Ahora no puedes reclamar tablas: tu rival ha pedido una decisión porque no has jugado en 30 días. Haz una jugada para resolverlo.
evidence-no-arbiter = No hay ningún árbitro que pueda decidir esto. No debe jugar en esta partida ni haber decidido antes sobre ella.
evidence-nothing-to-reply-to = Ya no hay nada a lo que responder.
evidence-already-replied = Ya has respondido a esto.
evidence-not-moving-too-soon = Puedes pedir una decisión cuando tu rival lleve 30 días sin jugar. Los 30 días vuelven a empezar después de una decisión.
evidence-not-moving-has-time-limit = Esta partida tiene límite de tiempo. Si tu rival no juega, se le acabará el tiempo.

## Claims, decisions and their evidence: errors: appeals

evidence-nothing-to-appeal = No hay ninguna decisión que apelar. O no se decidió nada, o la partida ha continuado desde entonces.
evidence-appealed-once = Ya ha habido una apelación. No es posible una segunda.
evidence-appeal-too-late = Los 14 días para apelar han pasado. Esta decisión es firme.

## Claims, decisions and their evidence: errors: decisions, shown to the arbiter

evidence-no-reason = Escribe un motivo. Lo verán ambos jugadores.
evidence-decided-before = La decisión apelada es tuya. Debe decidir otro árbitro.
evidence-nothing-to-decide = Ya no hay ninguna reclamación ni apelación que decidir.
evidence-same-result = La partida ya tiene este resultado.
evidence-still-in-progress = La partida sigue en curso.
evidence-ended-by-rules = Esta partida terminó por jaque mate o por otra regla del ajedrez. No se puede reabrir.
evidence-reopen-needs-time = Al jugador que tiene el turno se le acabaría el tiempo de inmediato. Añade días al reabrir la partida.
evidence-play-stopped = Esta partida se ha detenido y se resuelve por decisión arbitral. Ya no se pueden hacer jugadas.
evidence-no-result-claims = Ahora no se puede reclamar un resultado en esta partida.
evidence-result-claimed = Tu reclamación se mantiene. Ya no se puede sustituir: el plazo para reclamar ha terminado, o ambos jugadores han reclamado.
evidence-result-claim-replaced = No se ha cambiado nada. Has reclamado un resultado después de abrir esta página. Mira esa reclamación antes de sustituirla.
evidence-stopped-for-good = Esta partida se ha detenido y debe resolverse por decisión arbitral. No puede continuar.

## Claims, decisions and their evidence: what is claimed

evidence-claim-dead-position = posición muerta (el mate es imposible)
evidence-claim-agreement = tablas acordadas fuera del sitio
evidence-claim-fortress = fortaleza o tablas teóricas
evidence-claim-not-moving = ninguna jugada en 30 días
evidence-claim-other = otro motivo
evidence-claim-with-move = { $ground }, con { $move }

## Claims, decisions and their evidence: what was decided

evidence-decided-win = { $who } decidió que ganan las { $winner }.
evidence-decided-draw = { $who } decidió que la partida es tablas.
evidence-decided-both-lose = { $who } decidió que pierden ambos bandos.
evidence-decided-annulled = { $who } anuló la partida.
evidence-decided-continue = { $who } decidió que la partida continúa.
evidence-decided-uphold = { $who } decidió que el resultado se mantiene.
evidence-decided-give-time = { $who } dio a las { $side } { $n ->
        [one] un día
       *[other] { $n } días
    } más.
evidence-decided-reopen = { $who } reabrió la partida.
evidence-decided-reopen-with-time =
    { $who } reabrió la partida y dio { $n ->
        [one] un día
       *[other] { $n } días
    } más al jugador que tiene el turno.
evidence-an-arbiter = Un árbitro
evidence-the-tournament-director = El director del torneo
