### The rules: pieces and moves, how games end, game options, refused moves, evidence of claims.

## Pieces, moves and why a move is illegal: sides and pieces

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
chess-colored-piece = { $side ->
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
chess-piece-on-passive = { $role ->
        [queen] die
       *[other] den
    } { chess-piece } auf { $square }

## Pieces, moves and why a move is illegal: a position in words, for screen readers

chess-position-one-of-kind = { chess-piece } { $squares }
chess-position-several-of-kind = { chess-pieces } { $squares }
chess-position-no-pieces = nichts
chess-position-side = { $color }: { $pieces }.

## Pieces, moves and why a move is illegal: lists

chess-list-and = { $first } und { $last }
chess-list-or = { $first } oder { $last }

## Pieces, moves and why a move is illegal: errors: the move is not possible

chess-illegal-no-piece = Auf { $square } steht keine Figur.
chess-illegal-other-piece = Auf { $square } steht { $role ->
        [queen] keine
       *[other] kein
    } { chess-piece }.
chess-illegal-not-your-piece = { $role ->
        [queen] Die
       *[other] Der
    } { chess-piece } auf { $square } gehört nicht dir.
chess-illegal-own-piece =
    Auf { $square } steht { $role ->
        [queen] deine eigene
       *[other] dein eigener
    } { chess-piece }.
chess-illegal-piece-move =
    { $role ->
        [queen] Eine
       *[other] Ein
    } { chess-piece } kann nicht von { $from } nach { $to } ziehen.
chess-illegal-blocked =
    { $role ->
        [queen] Die
       *[other] Der
    } { chess-piece } kann nicht dorthin: Die Figur auf { $by } steht im Weg.
chess-illegal-pawn-blocked = Der Bauer kann nicht nach { $to }: Die Figur auf { $by } steht im Weg.
chess-illegal-nothing-to-capture = Auf { $to } gibt es für den Bauern nichts zu schlagen.
chess-illegal-en-passant-too-late = Der Bauer auf { $pawn } konnte nur unmittelbar nach seinem Doppelschritt en passant geschlagen werden.
chess-illegal-no-en-passant = Diese Partie wird ohne En passant gespielt.
chess-illegal-next-to-king = Dein König darf nicht neben den König auf { $square } ziehen.
chess-illegal-into-check = Dein König stünde im Schach durch { $pieces }.
chess-illegal-still-in-check = Dein König stünde weiter im Schach durch { $pieces }.
chess-illegal-castling-right-lost =
    Du kannst nicht { $wing ->
        [king] kurz
       *[queen] lang
    } rochieren: Der König oder dieser Turm hat schon gezogen, oder der Turm wurde geschlagen.
chess-illegal-castling-out-of-check = Du kannst nicht aus dem Schach heraus rochieren: Dein König steht im Schach durch { $pieces }.
chess-illegal-castling-through-check =
    Du kannst nicht über { $square } rochieren, denn { $pieces } { $n ->
        [one] greift
       *[other] greifen
    } dieses Feld an.
chess-illegal-castling-into-check = Du kannst nicht rochieren: Auf { $square } stünde dein König im Schach durch { $pieces }.
chess-illegal-castling-blocked = Du kannst nicht rochieren: Die Figur auf { $by } steht im Weg.
chess-illegal-on-file-or-rank = { $among ->
        [file] {" "}auf der { $line }-Linie
        [rank] {" "}auf der { $line }. Reihe
       *[all] {""}
    }
chess-illegal-no-such-piece = Du hast { $role ->
        [queen] keine
        [pawn] keinen
       *[other] keinen
    } { $role ->
        [pawn] Bauern
       *[other] { chess-piece }
    }{ chess-illegal-on-file-or-rank }.
chess-illegal-none-can-reach = { $role ->
        [queen] Keine deiner
       *[other] Keiner deiner
    } { chess-pieces }{ chess-illegal-on-file-or-rank } kann nach { $to }.
chess-illegal-no-pawn-can-capture = Keiner deiner Bauern auf der { $from }-Linie kann auf der { $to }-Linie schlagen.
chess-illegal-no-promotion = Nur ein Bauer, der die letzte Reihe erreicht, kann umgewandelt werden.
chess-illegal-must-capture = Du musst schlagen, wenn du kannst.
chess-illegal-king-cannot-capture = In dieser Variante kann ein König nicht schlagen.
chess-illegal-own-king-explodes = Bei diesem Schlag würde dein eigener König explodieren.
chess-illegal-gives-check = In dieser Variante darf kein Zug Schach geben.
chess-illegal-not-in-pocket = Du hast { $role ->
        [queen] keine
       *[other] keinen
    } { $role ->
        [pawn] Bauern
       *[other] { chess-piece }
    } zum Einsetzen.
chess-illegal-drop-on-piece = Du kannst eine Figur nur auf ein leeres Feld einsetzen: { $square } ist nicht leer.
chess-illegal-pawn-drop = Ein Bauer kann nicht auf der ersten oder letzten Reihe eingesetzt werden.
chess-illegal-game-over = In dieser Stellung ist die Partie zu Ende.

## Pieces, moves and why a move is illegal: errors: the move was not understood

chess-input-empty = Gib einen Zug ein oder führe ihn auf dem Brett aus.
chess-input-not-a-move = Das ist kein Zug. Versuche es mit { $example }, e2e4, e2-e4 oder 5254. Die Figurenbuchstaben wählst du in deinem Konto.
chess-input-ambiguous = Mehrdeutiger Zug: { $moves }? Gib ihn vollständig ein.
chess-input-promotion-missing = Wähle die Umwandlungsfigur: Dame, Turm, Läufer oder Springer.
chess-input-unclear-letter = Ein großes „{ $letter }“ kann einen Bauern auf der { $file }-Linie oder eine Figur bedeuten. Schreib die Linie klein, oder verwende die Figurenbuchstaben { $letters }.

## Pieces, moves and why a move is illegal: starting positions

chess-start-standard = Grundstellung
chess-start-custom = Eigene Stellung
chess-start-chess960 = Chess960 Nr. { $number }
chess-start-chess960-custom = Chess960, eigene Stellung
chess-start-variant-custom = { $variant }, eigene Stellung

## Pieces, moves and why a move is illegal: errors: starting positions

chess-start-error-number = Gib eine Zahl von 0 bis 959 ein.
chess-start-error-fen = Das ist keine gültige FEN.
chess-start-error-game-over = In dieser Stellung wäre die Partie schon zu Ende.
chess-start-error-options = Eine der gewählten Partieoptionen gibt es in dieser Variante nicht.
chess-start-error-empty-board = Das Brett ist leer.
chess-start-error-no-king = Ein König fehlt.
chess-start-error-too-many-kings = Es sind zu viele Könige.
chess-start-error-pawns = Auf der ersten oder letzten Reihe steht ein Bauer.
chess-start-error-castling = Die Rochaderechte passen nicht zu den Königen und Türmen.
chess-start-error-en-passant = Das Feld für en passant passt nicht zu den Bauern.
chess-start-error-opponent-in-check = Die Seite, die nicht am Zug ist, steht im Schach.
chess-start-error-impossible-check = Diese Stellung ist unmöglich: Dieses Schach kann durch keinen legalen Zug entstanden sein.
chess-start-error-too-many-pieces = Es sind zu viele Figuren.
chess-start-error-impossible = Diese Stellung ist unmöglich.

## Pieces, moves and why a move is illegal: reasons for a draw

chess-draw-threefold-repetition = dreimalige Stellungswiederholung
chess-draw-50-move-rule = 50-Züge-Regel
chess-draw-fivefold-repetition = fünfmalige Stellungswiederholung
chess-draw-75-move-rule = 75-Züge-Regel
chess-draw-half-moves = In den letzten { $halfmoves } Halbzügen wurde kein Bauer gezogen und nichts geschlagen.
chess-draw-half-moves-with-move = Mit diesem Zug wurde in den letzten { $halfmoves } Halbzügen kein Bauer gezogen und nichts geschlagen.
chess-draw-occurrences = Die Stellung kam { $times }-mal vor: { $stood }.
chess-draw-occurrences-with-move = Mit { $move } kommt die Stellung { $times }-mal vor. Bisher kam sie { $stood } vor.
chess-draw-occurred-once = Die Stellung ist erst einmal vorgekommen. Für die dreimalige Stellungswiederholung muss sie 3-mal vorkommen.
chess-draw-occurred-once-after = Die Stellung nach { $move } ist erst einmal vorgekommen. Für die dreimalige Stellungswiederholung muss sie 3-mal vorkommen.
chess-draw-too-few-occurrences = Die Stellung kam { $times }-mal vor: { $stood }. Für die dreimalige Stellungswiederholung muss sie 3-mal vorkommen.
chess-draw-occurred-at-start = zu Beginn
chess-draw-occurred-after = nach { $move }

## How games end: results

ending-checkmate = { $winner } hat durch Matt gewonnen.
ending-stalemate = Remis durch Patt.
ending-dead-position = Remis: tote Stellung. Keine Seite kann gewinnen.
ending-insufficient-material = Remis durch ungenügendes Material.
ending-dead-position-because = Remis: tote Stellung. Keine Seite kann gewinnen, weil { $reason }.
ending-dead-position-two-reasons = Remis: tote Stellung. Weiß kann nicht gewinnen, weil { $white }. Schwarz kann nicht gewinnen, weil { $black }.
ending-king-in-the-center = { $winner } hat gewonnen: Der König hat das Zentrum erreicht.
ending-third-check = { $winner } hat durch das dritte Schach gewonnen.
ending-king-on-the-last-rank = { $winner } hat gewonnen: Der König hat die letzte Reihe erreicht.
ending-both-kings-on-the-last-rank = Remis: Beide Könige haben die letzte Reihe erreicht.
ending-king-exploded = { $winner } hat gewonnen: Der andere König ist explodiert.
ending-no-pieces-left = { $winner } hat gewonnen, weil keine eigene Figur mehr übrig ist.
ending-no-moves-left = { $winner } hat gewonnen, weil kein Zug mehr möglich ist.
ending-horde-captured = { $winner } hat alle gegnerischen Figuren geschlagen und gewonnen.
ending-left-in-check = { $loser } hat den König im Schach stehen lassen und verloren. { $winner } hat gewonnen.
ending-left-in-check-because = { $loser } hat den König im Schach stehen lassen: Nach { $move } { $n ->
        [one] greift
       *[other] greifen
    } ihn { $pieces } an. { $winner } hat gewonnen.
ending-resigned = { $loser } hat aufgegeben. { $winner } hat gewonnen.
ending-resigned-draw = Remis: { $loser } hat aufgegeben, aber { $winner } kann auf keine Weise mehr gewinnen.
ending-resigned-draw-because = Remis: { $loser } hat aufgegeben, aber { $winner } kann auf keine Weise mehr gewinnen, weil { $reason }.
ending-out-of-time = Die Zeit von { $loser } ist abgelaufen. { $winner } hat durch Zeitüberschreitung gewonnen.
ending-out-of-time-draw = Remis: Die Zeit von { $loser } ist abgelaufen, aber { $winner } kann auf keine Weise mehr gewinnen.
ending-out-of-time-draw-because = Remis: Die Zeit von { $loser } ist abgelaufen, aber { $winner } kann auf keine Weise mehr gewinnen, weil { $reason }.
ending-agreement = Remis durch Vereinbarung.
ending-threefold-repetition = Remis durch dreimalige Stellungswiederholung.
ending-50-move-rule = Remis nach der 50-Züge-Regel.
ending-fivefold-repetition = Remis durch fünfmalige Stellungswiederholung.
ending-75-move-rule = Remis nach der 75-Züge-Regel.
ending-repetition-because = Remis durch Stellungswiederholung: Die Stellung kam { $times }-mal vor ({ $stood }).
ending-half-moves-because = Remis: In den letzten { $halfmoves } Halbzügen wurde kein Bauer gezogen und nichts geschlagen.
ending-draw-offer = Remis: { $loser } hat Remis angeboten, und { $winner } kann auf keine Weise mehr gewinnen.
ending-draw-offer-because = Remis: { $loser } hat Remis angeboten, und { $winner } kann auf keine Weise mehr gewinnen, weil { $reason }.
ending-aborted = { $side } hat die Partie abgebrochen. Sie zählt nicht.
ending-no-first-move = { $side } hat den ersten Zug nicht rechtzeitig gemacht. Die Partie zählt nicht.
ending-forfeit = { $loser } hat den ersten Zug nicht rechtzeitig gemacht. { $winner } hat kampflos gewonnen.
ending-adjudicated-won = { $winner } hat durch Entscheidung gewonnen.
ending-adjudicated-draw = Remis durch Entscheidung.
ending-adjudicated-both-lose = Beide haben durch Entscheidung verloren.
ending-annulled = Die Partie wurde annulliert und zählt nicht.

## How games end: why a side cannot checkmate: these follow "because"

ending-reason-checkmated = der eigene König mattgesetzt ist
ending-reason-lost = die Partie schon verloren ist
ending-reason-stalemate = die Stellung patt ist
ending-reason-insufficient-material = das Material nicht genügt
ending-reason-blocked-position = die Stellung so verriegelt ist, dass der König nie mattgesetzt werden kann
ending-reason-arrangements-checked =
    { $n ->
        [one] die einzige Anordnung von Figuren, die noch entstehen kann, nicht matt ist
       *[other] keine der { $n } Anordnungen von Figuren, die noch entstehen können, matt ist
    }
ending-reason-no-move = kein Zug zu einer Stellung führt, in der noch ein Sieg möglich ist
ending-reason-positions-checked = keine der { $n } Stellungen, die noch entstehen können, gewonnen ist

## How games end: whether a side can checkmate

ending-could-have-won = { $winner } hätte noch gewinnen können, zum Beispiel mit { $moves }.
ending-loss-stands = Es ließ sich nicht zeigen, dass { $winner } nicht mehr gewinnen kann (geprüft: { $moves } Züge und { $positions } Stellungen). Deshalb bleibt die Partie verloren.
ending-can-be-won = die Stellung kann noch gewonnen werden.
ending-can-be-won-with = die Stellung kann noch gewonnen werden, zum Beispiel mit { $moves }.
ending-win-undecided = es ließ sich nicht entscheiden, ob eine Seite noch gewinnen kann (geprüft: { $moves } Züge und { $positions } Stellungen).
ending-has-won = { $side } hat gewonnen.
ending-can-win = { $side } kann noch gewinnen, zum Beispiel mit { $moves }.

## How games end: the result is not known yet

ending-checking-out-of-time = Die Zeit von { $loser } ist abgelaufen. Wir prüfen, ob { $winner } noch gewinnen kann. Das Ergebnis folgt gleich.
ending-checking-resigned = { $loser } hat aufgegeben. Wir prüfen, ob { $winner } noch gewinnen kann. Das Ergebnis folgt gleich.

## Why something is not possible: any action

refusal-already-done = Das ist schon geschehen.
refusal-game-over = Die Partie ist zu Ende.
refusal-result-being-checked = Die Partie ist zu Ende. Das Ergebnis wird noch geprüft und folgt gleich.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-game-changed = Die Partie hat sich geändert, seit du diese Seite geöffnet hast. Sieh dir das Brett noch einmal an.

## Why something is not possible: draw offers

refusal-no-draw-offer = Es gibt kein Remisangebot mehr.
refusal-draw-offer-with-move = Du bist am Zug. Biete Remis zusammen mit deinem Zug an.
refusal-draw-offer-too-soon =
    Du kannst wieder Remis anbieten, wenn du noch { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } gemacht hast.
refusal-no-draw-offers = In dieser Partie kann nur Schwarz Remis anbieten.
refusal-draw-already-offered = Dein Gegner hat schon Remis angeboten. Du kannst es annehmen.
refusal-offer-in-the-meantime =
    Dein Gegner hat inzwischen { $what ->
        [draw] Remis angeboten
        [takeback] um eine Zugrücknahme gebeten
       *[both] Remis angeboten und um eine Zugrücknahme gebeten
    }, deshalb wurde dein Zug nicht ausgeführt. Wenn du ihn jetzt machst, lehnst du { $what ->
        [draw] das Angebot
        [takeback] die Bitte
       *[both] beides
    } ab.

## Why something is not possible: time

refusal-no-time-given = In dieser Partie kannst du deinem Gegner keine Zeit geben.
refusal-give-time-range = Du kannst auf einmal 1 bis 30 ganze Tage geben.
refusal-give-time-too-often = Du kannst zwischen zwei Zügen nur dreimal Zeit geben.
refusal-give-time-clock-full = Eine Uhr fasst höchstens 365 Tage. Gib weniger Tage.
refusal-no-time-limit = Diese Partie hat keine Zeitbegrenzung.
refusal-no-vacation = In dieser Partie hält Urlaub die Uhr nicht an.
refusal-claim-on-time-too-soon = Die Zeit deines Gegners ist eben erst abgelaufen. Ein Zug kann noch eintreffen. Versuche es in zwei Minuten noch einmal.
refusal-claim-on-time-not-possible = Du kannst den Sieg durch Zeitüberschreitung nicht reklamieren. Dein Gegner hat noch Zeit oder hat gezogen.

## Why something is not possible: takebacks

refusal-no-takebacks = Diese Partie wird ohne Zugrücknahmen gespielt.
refusal-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refusal-takeback-already-requested = Dein Gegner hat schon um eine Zugrücknahme gebeten. Du kannst sie annehmen.
refusal-no-takeback-request = Es gibt keine Bitte um Zugrücknahme mehr.

## Why something is not possible: conditional moves and proposed lines

refusal-no-conditional-moves = Diese Partie wird ohne bedingte Züge und Zugvorschläge gespielt.
refusal-conditional-moves-on-your-turn = Du bist am Zug. Mach deinen Zug und füge dabei bedingte Züge hinzu.
refusal-conditional-moves-game-continued = Es wurde nichts gespeichert. Die Partie ging mit { $moves } weiter. Sieh dir das Brett noch einmal an.
refusal-conditional-moves-changed = Es wurde nichts gespeichert. Deine bedingten Züge haben sich geändert, seit du diese Seite geöffnet hast. Sieh sie dir noch einmal an.
refusal-conditional-moves-no-such-line = Diese Variante gehört nicht mehr zu deinen bedingten Zügen.
refusal-conditional-moves-error = Es wurde nichts gespeichert. { $fault }
refusal-proposed-line-error = Es wurde nichts gesendet. Berichtige den Zugvorschlag. { $fault }
refusal-proposed-line-still-open = Dein letzter Zugvorschlag ist noch offen. Wenn er zu Ende ist, kannst du wieder etwas vorschlagen.
refusal-move-played-without-lines = Dein Zug wurde schon gespielt, ohne diese Varianten. Du kannst sie noch als bedingte Züge speichern.
refusal-no-longer-proposed = Diese Züge sind nicht mehr vorgeschlagen. Sieh dir das Brett noch einmal an.
refusal-move-not-sent = Dein Zug wurde noch nicht gesendet. Hol ihn zuerst zurück.
refusal-nothing-to-recall = Dein Zug wurde schon gesendet.
refusal-safety-move-too-late = So viel Zeit hast du nicht mehr. Wähle eine kürzere Zeit, oder zieh jetzt.
refusal-bound-by-proposed-line = Du musst { $move } spielen, weil du diesen Zug als deine Antwort vorgeschlagen hast.

## Why something is not possible: aborting the game

refusal-too-late-to-abort = Beide Seiten haben gezogen. Du kannst die Partie nicht mehr abbrechen, aber du kannst aufgeben.
refusal-no-abort = Diese Partie kann man nicht abbrechen, aber du kannst aufgeben.

## Game options and time controls: lengths of time

options-days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
options-hours = { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
options-minutes = { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
options-seconds = { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
options-no-time = keine Zeit

## Game options and time controls: time controls

options-time-per-move = { $time } pro Zug
options-fischer = { $initial } + { $increment } pro Zug
options-fischer-no-increment = { $initial } für die ganze Partie
options-clock-maximum = höchstens { $time } auf der Uhr
options-move-maximum = höchstens { $time } für einen Zug
options-period = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
options-no-time-limit = ohne Zeitbegrenzung
options-white-extra-each-move = für Weiß { $time } mehr pro Zug
options-white-extra-once = für Weiß { $time } mehr zu Beginn

## Game options and time controls: errors: time controls

options-error-time-per-move = Die Zeit pro Zug muss zwischen 1 Stunde und 30 Tagen liegen.
options-error-initial-time = Die Grundbedenkzeit muss zwischen 1 Stunde und 365 Tagen liegen.
options-error-increment = Das Inkrement darf höchstens 30 Tage betragen.
options-error-clock-maximum = Das Maximum auf der Uhr muss mindestens der Grundbedenkzeit entsprechen und darf höchstens 365 Tage betragen.
options-error-move-maximum = Die Höchstzeit für einen Zug muss zwischen 1 Stunde und 365 Tagen liegen.
options-error-period-moves = Die Zahl der Züge muss zwischen 1 und 100 liegen.
options-error-period-days = Die Zahl der Tage muss zwischen 1 und 365 liegen.
options-error-period-move-maximum = Das Maximum für einen Zug muss zwischen 1 und 365 Tagen liegen.

## Game options and time controls: game options that are not standard, in a list joined with commas

options-rated = gewertet
options-no-en-passant = kein En passant
options-moves-into-check = eigenen König im Schach lassen erlaubt (verliert)
options-automatic-draws = automatisches Remis
options-no-conditional-moves = keine bedingten Züge
options-no-takebacks = keine Zugrücknahmen
options-win-on-time-claimed = Zeitüberschreitung muss reklamiert werden
options-no-vacation = kein Urlaub
options-no-books = keine Bücher
options-no-databases = keine Datenbanken
options-engines = Engines erlaubt
options-no-abort = kein Abbrechen (ohne rechtzeitigen ersten Zug kampflos verloren)
options-no-time-given = keine zusätzliche Zeit vom Gegner
options-black-offers-draws = nur Schwarz kann Remis anbieten

## Claims, decisions and their evidence: errors: claims

evidence-not-a-draw = Das ist noch kein Remis. { $found }
evidence-half-moves =
    { $halfmoves ->
        [one] Seit { $halfmoves } Halbzug
       *[other] Seit { $halfmoves } Halbzügen
    } wurde nichts geschlagen und kein Bauer gezogen. Die 50-Züge-Regel verlangt 100.
evidence-half-moves-with-move =
    Mit diesem Zug wurde { $halfmoves ->
        [one] seit { $halfmoves } Halbzug
       *[other] seit { $halfmoves } Halbzügen
    } nichts geschlagen und kein Bauer gezogen. Die 50-Züge-Regel verlangt 100.
evidence-can-be-won = Diese Stellung kann noch gewonnen werden.
evidence-waiting-for-decision = Eine Reklamation oder ein Einspruch wartet auf eine Entscheidung. Warte, bis ein Schiedsrichter entschieden hat.
evidence-no-explanation = Gib eine Begründung für den Schiedsrichter ein.
evidence-too-soon =
    Eine solche Reklamation wurde abgelehnt. Du kannst erneut reklamieren, wenn du noch { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } gemacht hast.
evidence-out-of-time = Die Zeit ist abgelaufen. Du kannst nicht mehr reklamieren und keinen Einspruch mehr erheben.
evidence-you-have-not-moved = Du kannst jetzt kein Remis reklamieren: Dein Gegner hat um eine Entscheidung gebeten, weil du seit 30 Tagen nicht gezogen hast. Mach einen Zug, dann ist das erledigt.
evidence-no-arbiter = Es gibt keinen Schiedsrichter, der darüber entscheiden kann. Der Schiedsrichter darf in dieser Partie nicht selbst spielen und nicht schon darüber entschieden haben.
evidence-nothing-to-reply-to = Es gibt nichts mehr, worauf du antworten kannst.
evidence-already-replied = Du hast darauf schon geantwortet.
evidence-not-moving-too-soon = Du kannst um eine Entscheidung bitten, wenn dein Gegner seit 30 Tagen nicht gezogen hat. Nach einer Entscheidung beginnen die 30 Tage von vorn.
evidence-not-moving-has-time-limit = Diese Partie hat eine Zeitbegrenzung. Zieht dein Gegner nicht, läuft seine Zeit ab.

## Claims, decisions and their evidence: errors: appeals

evidence-nothing-to-appeal = Es gibt keine Entscheidung, gegen die du Einspruch erheben kannst. Entweder wurde nichts entschieden, oder die Partie ging seither weiter.
evidence-appealed-once = Es gab schon einen Einspruch. Ein zweiter Einspruch ist nicht möglich.
evidence-appeal-too-late = Die Einspruchsfrist von 14 Tagen ist vorbei. Diese Entscheidung ist endgültig.

## Claims, decisions and their evidence: errors: decisions, shown to the arbiter

evidence-no-reason = Gib eine Begründung ein. Beide Spieler werden sie sehen.
evidence-decided-before = Der Einspruch richtet sich gegen deine eigene Entscheidung. Ein anderer Schiedsrichter muss entscheiden.
evidence-nothing-to-decide = Es gibt keine Reklamation und keinen Einspruch mehr zu entscheiden.
evidence-same-result = Die Partie hat dieses Ergebnis schon.
evidence-still-in-progress = Die Partie läuft noch.
evidence-ended-by-rules = Diese Partie endete durch Matt oder eine andere Schachregel. Sie kann nicht wieder geöffnet werden.
evidence-reopen-needs-time = Die Zeit des Spielers am Zug wäre sofort abgelaufen. Gib Tage dazu, wenn du die Partie wieder öffnest.
evidence-play-stopped = Diese Partie wurde angehalten, und über sie wird entschieden. Es sind keine Züge mehr möglich.
evidence-no-result-claims = In dieser Partie kann jetzt kein Ergebnis reklamiert werden.
evidence-result-claimed = Deine Reklamation bleibt bestehen. Sie lässt sich nicht mehr ersetzen: Die Frist für Reklamationen ist vorbei, oder beide Spieler haben reklamiert.
evidence-result-claim-replaced = Es wurde nichts geändert. Seit du diese Seite geöffnet hast, hast du ein Ergebnis reklamiert. Sieh dir diese Reklamation an, bevor du sie ersetzt.
evidence-stopped-for-good = Diese Partie wurde angehalten. Über sie muss entschieden werden. Sie geht nicht weiter.

## Claims, decisions and their evidence: what is claimed

evidence-claim-dead-position = tote Stellung (Matt ist nicht mehr möglich)
evidence-claim-agreement = Remis außerhalb der Website vereinbart
evidence-claim-fortress = Festung oder theoretisches Remis
evidence-claim-not-moving = kein Zug seit 30 Tagen
evidence-claim-other = anderer Grund
evidence-claim-with-move = { $ground }, mit { $move }

## Claims, decisions and their evidence: what was decided

evidence-decided-win = { $who } hat entschieden, dass { $winner } gewonnen hat.
evidence-decided-draw = { $who } hat entschieden, dass die Partie remis ist.
evidence-decided-both-lose = { $who } hat entschieden, dass beide Seiten verloren haben.
evidence-decided-annulled = { $who } hat die Partie annulliert.
evidence-decided-continue = { $who } hat entschieden, dass die Partie weitergeht.
evidence-decided-uphold = { $who } hat entschieden, dass das Ergebnis bestehen bleibt.
evidence-decided-give-time = { $who } hat { $side } { $n ->
        [one] einen Tag
       *[other] { $n } Tage
    } mehr gegeben.
evidence-decided-reopen = { $who } hat die Partie wieder geöffnet.
evidence-decided-reopen-with-time =
    { $who } hat die Partie wieder geöffnet und dem Spieler am Zug { $n ->
        [one] einen Tag
       *[other] { $n } Tage
    } mehr gegeben.
evidence-an-arbiter = Ein Schiedsrichter
evidence-the-tournament-director = Der Turnierleiter
