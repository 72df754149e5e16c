### Figuren, Züge und Stellungen.

chess-white = Weiß
chess-black = Schwarz
chess-side = { $side ->
        [white] Weiß
       *[black] Schwarz
    }
chess-piece = { $role ->
        [pawn] Bauer
        [knight] Springer
        [bishop] Läufer
        [rook] Turm
        [queen] Dame
       *[king] König
    }
chess-pieces = { $role ->
        [pawn] Bauern
        [knight] Springer
        [bishop] Läufer
        [rook] Türme
        [queen] Damen
       *[king] Könige
    }
chess-piece-of = { $side ->
        [white] { $role ->
        [queen] weiße
       *[other] weißer
    }
       *[black] { $role ->
        [queen] schwarze
       *[other] schwarzer
    }
    } { chess-piece }
chess-piece-on = { $role ->
        [queen] die
       *[other] der
    } { chess-piece } auf { $square }
chess-by-piece-on = { $role ->
        [queen] die
       *[other] den
    } { chess-piece } auf { $square }
chess-kind-on = { chess-piece } { $squares }
chess-kinds-on = { chess-pieces } { $squares }
chess-nothing = nichts
chess-army = { $color }: { $pieces }.
chess-and = { $first } und { $last }
chess-or = { $first } oder { $last }

chess-no-piece = Auf { $square } steht keine Figur.
chess-not-there = Auf { $square } steht { $role ->
        [queen] keine
       *[other] kein
    } { chess-piece }.
chess-not-yours = { $role ->
        [queen] Die
       *[other] Der
    } { chess-piece } auf { $square } gehört nicht dir.
chess-own-piece = Auf { $square } steht { $role ->
        [queen] deine eigene
       *[other] dein eigener
    } { chess-piece }.
chess-geometry = { $role ->
        [queen] Eine
       *[other] Ein
    } { chess-piece } zieht nicht von { $from } nach { $to }.
chess-blocked = Die Figur auf { $by } steht { $role ->
        [queen] der
       *[other] dem
    } { $role ->
        [pawn] Bauern
       *[other] { chess-piece }
    } im Weg.
chess-pawn-blocked = Der Bauer kann nicht nach { $to }: Die Figur auf { $by } steht ihm im Weg.
chess-nothing-to-capture = Auf { $to } hat der Bauer nichts zu schlagen.
chess-en-passant-passed = Der Bauer auf { $pawn } kann nur unmittelbar nach seinem Doppelschritt en passant geschlagen werden.
chess-en-passant-off = In dieser Partie gibt es kein En passant.
chess-kings-apart = Dein König darf nicht neben dem König auf { $square } stehen.
chess-exposed = Dein König stünde im Schach durch { $pieces }.
chess-still-exposed = Dein König stünde weiter im Schach durch { $pieces }.
chess-castling-right = Du darfst nicht { $wing ->
        [king] kurz
       *[queen] lang
    } rochieren: Der König oder dieser Turm hat schon gezogen, oder der Turm wurde geschlagen.
chess-castling-in-check = Aus dem Schach heraus darf nicht rochiert werden; der König steht im Schach durch { $pieces }.
chess-castling-through = Der König darf beim Rochieren nicht über { $square }: Dieses Feld { $n ->
        [one] greift
       *[other] greifen
    } { $pieces } an.
chess-castling-into = Der König darf nicht nach { $square } rochieren: Dort stünde er im Schach durch { $pieces }.
chess-castling-blocked = Du kannst nicht rochieren: Die Figur auf { $by } steht im Weg.
chess-among = { $among ->
        [file] {" "}auf der { $line }-Linie
        [rank] {" "}auf der { $line }. Reihe
       *[all] {""}
    }
chess-none-there = Du hast { $role ->
        [queen] keine
        [pawn] keinen
       *[other] keinen
    } { $role ->
        [pawn] Bauern
       *[other] { chess-piece }
    }{ chess-among }.
chess-none-reaches = { $role ->
        [queen] Keine deiner
       *[other] Keiner deiner
    } { chess-pieces }{ chess-among } kann nach { $to }.
chess-no-capture = Kein Bauer von dir auf der { $from }-Linie kann auf der { $to }-Linie schlagen.
chess-not-a-promotion = Nur ein Bauer, der die letzte Reihe erreicht, wird umgewandelt.

chess-type-a-move = Gib einen Zug ein oder wähle ihn auf dem Brett.
chess-unreadable = Das lässt sich nicht als Zug lesen. Versuche { $example }, e2e4, e2-e4 oder 5254.
chess-ambiguous = Das könnte { $moves } sein. Sag, welcher Zug gemeint ist.
chess-promotion-missing = Sag, was aus dem Bauern wird: Dame, Turm, Läufer oder Springer.

chess-start-standard = Grundstellung
chess-start-position = Aus einer Stellung
chess-start-960 = Chess960 Nr. { $number }
chess-start-960-position = Chess960, aus einer Stellung
chess-bad-number = Die Stellungen des Chess960 sind von 0 bis 959 nummeriert.
chess-bad-fen = Das ist keine FEN.
chess-bad-over = In dieser Stellung wäre die Partie schon zu Ende.
chess-bad-empty = Das Brett ist leer.
chess-bad-no-king = Ein König fehlt.
chess-bad-kings = Es sind zu viele Könige.
chess-bad-pawns = Auf der ersten oder letzten Reihe steht ein Bauer.
chess-bad-castling = Die Rochaderechte passen nicht zu den Königen und Türmen.
chess-bad-en-passant = Das Feld für en passant passt nicht zu den Bauern.
chess-bad-opposite-check = Die Seite, die nicht am Zug ist, steht im Schach.
chess-bad-check = Dieses Schach kann durch keinen Zug entstanden sein.
chess-bad-material = Es sind zu viele Figuren.
chess-bad-position = Die Stellung ist unmöglich.

chess-ground-third = dritte Wiederholung der Stellung
chess-ground-fifty = fünfzig Züge ohne Schlagen und ohne Bauernzug
chess-ground-fifth = fünfte Wiederholung der Stellung
chess-ground-seventy-five = fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug
chess-no-progress = In den letzten { $halfmoves } Halbzügen wurde kein Bauer gezogen und nichts geschlagen.
chess-no-progress-with = Mit diesem Zug wurde in den letzten { $halfmoves } Halbzügen kein Bauer gezogen und nichts geschlagen.
chess-repeated = Die Stellung kam { $times }-mal vor: { $stood }.
chess-repeated-with = Mit { $move } kommt die Stellung { $times }-mal vor: Sie stand { $stood }.
chess-first-time = Die Stellung steht zum ersten Mal auf dem Brett; für Remis braucht es drei Male.
chess-first-time-after = Die Stellung nach { $move } steht zum ersten Mal auf dem Brett; für Remis braucht es drei Male.
chess-counted = Die Stellung kam { $times }-mal vor, { $stood }; für Remis braucht es drei Male.
chess-at-the-start = zu Beginn
chess-after = nach { $move }
