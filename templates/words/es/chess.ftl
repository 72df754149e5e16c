### Piezas, jugadas y posiciones.

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
chess-piece-of = { chess-piece } { $side ->
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
chess-by-piece-on = { $role ->
        [rook] la
        [queen] la
       *[other] el
    } { chess-piece } de { $square }
chess-kind-on = { chess-piece } { $squares }
chess-kinds-on = { chess-pieces } { $squares }
chess-nothing = nada
chess-army = { $color }: { $pieces }.
chess-and = { $first } y { $last }
chess-or = { $first } o { $last }

chess-no-piece = No hay ninguna pieza en { $square }.
chess-not-there = No hay { $role ->
        [rook] ninguna
        [queen] ninguna
       *[other] ningún
    } { chess-piece } en { $square }.
chess-not-yours = { $role ->
        [rook] La
        [queen] La
       *[other] El
    } { chess-piece } de { $square } no es { $role ->
        [rook] tuya
        [queen] tuya
       *[other] tuyo
    }.
chess-own-piece = En { $square } está tu { $role ->
        [rook] propia
        [queen] propia
       *[other] propio
    } { chess-piece }.
chess-geometry = { $role ->
        [rook] Una
        [queen] Una
       *[other] Un
    } { chess-piece } no va de { $from } a { $to }.
chess-blocked = La pieza de { $by } está en el camino { $role ->
        [rook] de la
        [queen] de la
       *[other] del
    } { chess-piece }.
chess-pawn-blocked = El peón no puede ir a { $to }: la pieza de { $by } está en su camino.
chess-nothing-to-capture = El peón no tiene nada que capturar en { $to }.
chess-en-passant-passed = El peón de { $pawn } solo se puede capturar al paso justo después de su avance de dos casillas.
chess-en-passant-off = En esta partida no hay captura al paso.
chess-kings-apart = Tu rey no puede estar junto al rey de { $square }.
chess-exposed = Tu rey quedaría en jaque por { $pieces }.
chess-still-exposed = Tu rey seguiría en jaque por { $pieces }.
chess-castling-right = No puedes hacer el enroque { $wing ->
        [king] corto
       *[queen] largo
    }: el rey o esa torre ya se ha movido, o la torre fue capturada.
chess-castling-in-check = El rey no puede enrocarse estando en jaque; le dan jaque { $pieces }.
chess-castling-through = El rey no puede enrocarse pasando por { $square }, casilla que { $n ->
        [one] ataca
       *[other] atacan
    } { $pieces }.
chess-castling-into = El rey no puede enrocarse a { $square }: quedaría en jaque por { $pieces }.
chess-castling-blocked = No puedes enrocar: la pieza de { $by } está en el camino.
chess-among = { $among ->
        [file] {" "}en la columna { $line }
        [rank] {" "}en la fila { $line }
       *[all] {""}
    }
chess-none-there = No tienes { $role ->
        [rook] ninguna
        [queen] ninguna
       *[other] ningún
    } { chess-piece }{ chess-among }.
chess-none-reaches = { $role ->
        [rook] Ninguna
        [queen] Ninguna
       *[other] Ninguno
    } de tus { chess-pieces }{ chess-among } puede ir a { $to }.
chess-no-capture = Ningún peón tuyo de la columna { $from } puede capturar en la columna { $to }.
chess-not-a-promotion = Solo corona el peón que llega a la última fila.

chess-type-a-move = Escribe una jugada o elígela en el tablero.
chess-unreadable = Esto no se puede leer como jugada. Prueba con { $example }, e2e4, e2-e4 o 5254.
chess-ambiguous = Esto podría ser { $moves }. Di cuál.
chess-promotion-missing = Di en qué se convierte el peón: dama, torre, alfil o caballo.

chess-start-standard = Posición inicial
chess-start-position = Desde una posición
chess-start-960 = Chess960 n.º { $number }
chess-start-960-position = Chess960, desde una posición
chess-bad-number = Las posiciones de Chess960 se numeran de 0 a 959.
chess-bad-fen = Esto no es una FEN.
chess-bad-over = En esta posición la partida ya habría terminado.
chess-bad-empty = El tablero está vacío.
chess-bad-no-king = Falta un rey.
chess-bad-kings = Hay demasiados reyes.
chess-bad-pawns = Hay un peón en la primera o en la última fila.
chess-bad-castling = Los derechos de enroque no concuerdan con los reyes y las torres.
chess-bad-en-passant = La casilla de captura al paso no concuerda con los peones.
chess-bad-opposite-check = El bando al que no le toca jugar está en jaque.
chess-bad-check = Ese jaque no puede ser fruto de ninguna jugada.
chess-bad-material = Hay demasiadas piezas.
chess-bad-position = La posición es imposible.

chess-ground-third = tercera repetición de la posición
chess-ground-fifty = cincuenta jugadas sin capturas ni movimientos de peón
chess-ground-fifth = quinta repetición de la posición
chess-ground-seventy-five = setenta y cinco jugadas sin capturas ni movimientos de peón
chess-no-progress = En los últimos { $halfmoves } medios movimientos no se ha movido ningún peón ni se ha capturado nada.
chess-no-progress-with = Con esta jugada, en los últimos { $halfmoves } medios movimientos no se ha movido ningún peón ni se ha capturado nada.
chess-repeated = La posición se ha dado { $times } veces: { $stood }.
chess-repeated-with = Con { $move } la posición se da { $times } veces: estaba { $stood }.
chess-first-time = La posición está en el tablero por primera vez; para las tablas hacen falta tres.
chess-first-time-after = La posición tras { $move } está en el tablero por primera vez; para las tablas hacen falta tres.
chess-counted = La posición se ha dado { $times } veces, { $stood }; para las tablas hacen falta tres.
chess-at-the-start = al comienzo
chess-after = tras { $move }
