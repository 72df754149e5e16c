### The page of a game: board, moves, clocks, conditional moves, analysis, claims.

## Game page: making a move

game-your-move = Dein Zug: <b>{ $move }</b>
game-other-move-typed = Du hattest einen anderen Zug eingegeben, deshalb wurde der vorige nicht gespielt. Bestätige diesen, wenn du ihn meinst.
game-offer-draw-with-move = Mit diesem Zug Remis anbieten
game-confirm-move = Zug bestätigen
game-add-lines = Bedingte Züge oder Zugvorschlag hinzufügen
game-conditional-moves = Bedingte Züge (nur für dich sichtbar)
game-proposed-line = Zugvorschlag (dein Gegner sieht ihn, du kannst ihn nicht zurückziehen)
game-confirm-move-and-lines = Zug und Varianten bestätigen
game-lines-typed = Du hast auch Varianten eingegeben. Soll der Zug mit ihnen gespielt werden oder allein?
game-confirm-move-alone = Nur den Zug bestätigen
game-just-try = Analysieren
game-delayed-move = Dein Zug <b>{ $move }</b> wird in { $time } gesendet:
game-delayed-move-with-offer = Mit ihm bietest du Remis an.
game-delayed-move-with-lines = Zu ihm gehören diese Varianten: { $lines }
game-delayed-move-with-message = Mit ihm wird diese Nachricht gesendet:
game-delayed-move-hint = Bis dahin siehst nur du diesen Zug. Deine Uhr ist angehalten. Wenn du den Zug zurückholst, wird die Zeit seit dem Zug von deiner Bedenkzeit abgezogen.
game-recall-move = Zug zurückholen
game-move-not-sent = Dein Zug wurde noch nicht gesendet.
move-already-played = Dein Zug wurde schon gespielt.
move-played = Dein Zug wurde gespielt.
unsent-message = Deine Nachricht wurde nicht gesendet.
unsent-draw-offer = Es wurde kein Remis angeboten.
unsent-lines = Die bedingten Züge wurden nicht gespeichert.
notice-message-sent = Deine Nachricht war schon gesendet.
notice-move-recalled = Du hast deinen Zug zurückgeholt. Er wurde nicht gesendet.
notice-move-sent = Du hast gezogen. Das ist deine nächste Partie.
unsent-proposed-line = Der Zugvorschlag wurde nicht gesendet.
unsent-wrote = Was du geschrieben hast:
question-no-undo = Das lässt sich nicht rückgängig machen.
game-promote-to = Umwandeln in:
game-type-move = Zug eingeben
game-play-move = Spielen
game-add-message = Nachricht hinzufügen
game-message-label = Nachricht an deinen Gegner

## Game page: buttons below the board

game-move-navigation = Züge durchblättern
game-first-position = Erste Stellung
game-previous-move = Vorheriger Zug
game-next-move = Nächster Zug
game-last-position = Letzte Stellung
game-flip-board = Brett drehen
game-zen = Zen-Modus (z)
game-zen-leave = Zen-Modus verlassen (z)
game-analyze = Partie analysieren
game-blindfold = Blindschach: Die Figuren sind verborgen. <a>Ändern</a>

## Game page: what you can answer or claim

game-opponent-out-of-time = Die Zeit deines Gegners ist abgelaufen
game-claim-win-on-time = Sieg reklamieren
game-claim-win-on-time-hint = Du kannst auch warten. Bis du den Sieg reklamierst, darf dein Gegner noch ziehen.
game-draw-offered = Dein Gegner bietet Remis an
game-accept-draw = Remis annehmen
game-decline = Ablehnen
game-draw-offered-hint = Auch wenn du ziehst, lehnst du das Angebot ab.
game-you-offered-draw = Du hast Remis angeboten.
game-takeback-asked-by-opponent = Dein Gegner möchte { $move } zurücknehmen
game-accept-takeback = Zugrücknahme annehmen
game-takeback-hint = Wenn du annimmst, verfallen Remisangebote und Zugvorschläge, und bedingte Züge werden inaktiv. Wenn du ziehst, lehnst du die Bitte ab.
game-you-asked-for-takeback = Du hast um eine Zugrücknahme gebeten.
game-move-declines =
    Dein Gegner { $what ->
        [draw] bietet Remis an
        [takeback] bittet um eine Zugrücknahme
       *[both] bietet Remis an und bittet um eine Zugrücknahme
    }. Mit diesem Zug lehnst du { $what ->
        [draw] das Angebot
        [takeback] die Bitte
       *[both] beides
    } ab.
game-proposed-by-you = Dein Zugvorschlag
game-proposed-by-opponent = Zugvorschlag deines Gegners
game-proposed-must-follow = Du musst dieser Variante folgen, bis dein Gegner einen anderen Zug macht.
game-proposed-hint = Du kannst die ganze Variante annehmen. Um nur einen Teil anzunehmen, sieh sie dir auf dem Brett an. Du kannst auch jeden anderen Zug machen.
game-proposed-view = Auf dem Brett ansehen
game-proposed-accept = Die ganze Variante annehmen

## Game page: moves

game-moves = Züge
game-tabs = Neben dem Brett
game-tab-conditional-moves = Bedingt
game-tab-note = Notiz
game-tab-more = Mehr
game-material-advantage = Materialvorteil
game-board-size = Brettgröße
game-no-moves = Noch keine Züge.
game-no-moves-made = Es wurde kein Zug gemacht.
game-mark-conditional = bedingt
game-mark-proposed = vorgeschlagen
game-time-used = Zugzeit { $time }
game-played-conditional = als bedingter Zug gespielt
game-played-proposed = aus einem Zugvorschlag gespielt

## Game page: about the game

game-started = Begonnen
game-ended = Beendet
game-time-control = Bedenkzeit
game-time-left-white = Restzeit Weiß
game-time-left-black = Restzeit Schwarz
game-starting-position = Ausgangsstellung
game-options = Partieoptionen
game-rating-of = Wertungszahl von { $name }
game-rating-at-start = { $rating } ±{ $margin } zu Beginn der Partie.
game-rating-change = Woche ab { $week }: { $before } → { $after } ({ $change }), durch { $n ->
        [one] 1 gewertete Partie
       *[other] { $n } gewertete Partien
    }.

## Game page: links and buttons

game-log = Zugzeiten und Partieprotokoll
game-used-times = Bedenkzeit für jeden Zug
game-used-time = { $side }: insgesamt { $total }, am längsten { $longest } (Zug { $number })
game-pgn-clock-times = PGN mit Zeiten
game-pgn-analysis = PGN mit meiner Analyse
game-offer-draw = Remis anbieten
game-ask-for-takeback = Um Rücknahme von { $move } bitten
game-give-more-time = Mehr Zeit geben
game-give-time-label = Zeit, die du deinem Gegner gibst
game-give-time = Zeit geben
game-rematch = Revanche mit vertauschten Farben
game-rematch-offered = Dein Gegner bietet eine Revanche an
game-you-offered-rematch = Du hast eine Revanche angeboten.
game-rematch-declined = Dein Gegner hat die Revanche abgelehnt.
game-rematch-withdrawn = Du hast dein Revancheangebot zurückgezogen.
game-rematch-expired = Dein Revancheangebot ist abgelaufen.
game-rematch-begun = Die Revanche hat begonnen.
game-go-to-rematch = Zur Revanche

## Game page: status

game-white-to-move = Weiß am Zug
game-black-to-move = Schwarz am Zug
game-captured = Geschlagen: { $pieces }
game-your-turn = Du bist am Zug.
game-their-turn = { $name } ist am Zug.
game-error-too-late = Zu spät: Die Zeit ist am { $deadline } abgelaufen.
game-why-not-a-draw = Warum ist das kein Remis?

## Board, also for screen readers: moves, as screen readers say them

board-name = Schachbrett
board-checks-left = { $n ->
        [one] noch 1 Schach
       *[other] noch { $n } Schachs
    }
board-pocket-piece = { $piece }, { $n } im Vorrat
board-checks-left-of = { $color }: { board-checks-left }.
board-pocket-of = { $color } kann einsetzen: { $pieces }.
board-variant = Variante: { $variant }.
board-goal = Ziel
board-spoken-captured-piece = { $kind ->
    [P] Bauern
    [N] Springer
    [B] Läufer
    [R] Turm
   *[Q] Dame
}
board-spoken-move = { $piece } { $from } nach { $to }
board-spoken-drop = { $piece } auf { $to } eingesetzt
board-spoken-capture = { $piece } { $from } schlägt { $taken } auf { $to }
board-spoken-castles-kingside = kurze Rochade
board-spoken-castles-queenside = lange Rochade
board-spoken-promotion = Umwandlung in { $piece }
board-spoken-check = Schach
board-spoken-checkmate = Schachmatt

## Board, also for screen readers: squares, as screen readers say them

board-selected = ausgewählt
board-can-be-moved-to = Zug hierher möglich
board-can-be-captured = kann geschlagen werden
board-selected-with-targets = { $square }, ausgewählt. Mögliche Felder: { $squares }.
board-not-possible = Nicht möglich. Keine Figur ausgewählt.
board-starting-position = Ausgangsstellung

## Board, also for screen readers: messages beside the board

board-game-changed = In der Partie hat sich etwas geändert.
board-show-game = Partie anzeigen
board-no-connection = Keine Verbindung. Es wurde nichts gesendet. Versuche es noch einmal.
board-connection-lost = Die Verbindung ist abgebrochen. Lade die Seite neu, um zu sehen, ob es geklappt hat.
board-not-accepted = Der Server hat das nicht angenommen. Lade die Seite neu.

## Game log: top of the page

log-title = Partieprotokoll: { $white } – { $black }
log-heading = { $white } – { $black }: Zugzeiten und Partieprotokoll
log-to-game = Zur Partie

## Game log: time

log-time-control = Bedenkzeit
log-move-times = Zugzeiten
log-move = Zug
log-played-on = Gespielt am
log-time-used = Verbraucht
log-time-charged = Angerechnet
log-time-left = Restzeit
log-conditional-move = keine (bedingter Zug)
log-time-then-conditional-move = { $time } (dann bedingter Zug)
log-proposed-line = keine (Zugvorschlag)

## Game log

log-entries = Partieprotokoll
log-no-entries = Noch keine Einträge.
log-entry-unreadable = Dieser Eintrag ist nicht lesbar.
log-entry-with-words = { $what } „{ $words }“
log-verification = Überprüfung
log-last-hash = Jeder Eintrag enthält einen Hash des vorigen. Den letzten Hash enthält die E-Mail über das Ende der Partie. Letzter Hash:
log-download = Partieprotokoll herunterladen
log-verify = Prüfe die Datei mit <code>zugpost verify-log</code>.

## Game log: what is waiting for a decision: on the page of the game and for arbiters

log-appeal-waiting = { $name } hat gegen die Entscheidung Einspruch erhoben.
log-not-moving-waiting = { $name } hat einen Schiedsrichter um eine Entscheidung gebeten, weil der Gegner seit 30 Tagen nicht gezogen hat.
log-claim-waiting = { $name } reklamiert Remis. Die Partie ist unterbrochen, bis ein Schiedsrichter entscheidet.
log-play-stopped-waiting = Die Partie wurde angehalten. Über sie wird entschieden.

## Analysis: top of the page, and the board

analysis-title = Analyse: { $white } – { $black }
analysis-back-to-game = ← Zurück zur Partie
analysis-heading = Analysebrett
analysis-no-line = Probiere auf dem Brett Züge aus. Nichts davon wird gesendet.
analysis-move-navigation = Züge durchblättern
analysis-start-of-line = Anfang der Variante
analysis-end-of-line = Ende der Variante

## Analysis: the line on the board

analysis-proposed-by-opponent = Dein Gegner hat diese Variante vorgeschlagen.
analysis-accept-proposed = Bis zu diesem Zug annehmen
analysis-play-move = { $move } spielen und alle weiteren Züge als bedingte Züge hinzufügen
analysis-play-and-propose = { $move } spielen und deinem Gegner die weiteren Züge vorschlagen
analysis-line-is-conditional = Diese Variante gehört zu deinen bedingten Zügen. Um eine Antwort zu entfernen, geh zum Zug deines Gegners zurück.
analysis-line-is-conditional-hint = Spielt dein Gegner diese Züge, werden deine Antworten sofort gespielt.
analysis-add-to-conditional-moves = Zu bedingten Zügen hinzufügen
analysis-more-replies =
    { $n ->
        [one] Mit { $n } weiteren Antwort aus meiner Analyse:
       *[other] Mit { $n } weiteren Antworten aus meiner Analyse:
    }
analysis-replies =
    { $n ->
        [one] { $n } Antwort aus meiner Analyse:
       *[other] { $n } Antworten aus meiner Analyse:
    }
analysis-add-all-to-conditional-moves = Alles zu bedingten Zügen hinzufügen
analysis-conditional-reply = Bedingte Antwort: <b>{ $answer }</b>
analysis-remove-from-conditional-moves = Aus bedingten Zügen entfernen

## Analysis: comment, and buttons for the line

analysis-comment = Kommentar
analysis-comment-on-position = Kommentar zu dieser Stellung
analysis-save-comment = Kommentar speichern
analysis-add-with-comment = Mit Kommentar hinzufügen
analysis-make-main-line = Zur Hauptvariante machen
analysis-delete-from-here = Ab hier löschen
analysis-glyphs = Bewertung des letzten Zuges
analysis-quote-in-message = In einer Nachricht zitieren
analysis-quote = { $line }, nach { $before }
analysis-add-line = Zu meiner Analyse hinzufügen

## Analysis: a reply to any other move

analysis-any-other-move = Jeder andere Zug
analysis-any-reply = Deine Antwort auf jeden anderen Zug
analysis-any-except-captures = Außer bei Schlagzügen
analysis-any-except-checks = Außer bei Schachgeboten
analysis-any-except-attacks = Außer bei Angriffen auf die Figur, die du ziehen willst, oder auf ihr Zielfeld
analysis-any-show-moves = Zeigen, welche Züge beantwortet sind
analysis-any-answered = Beantwortet:
analysis-any-not-answered = Nicht beantwortet:

## Analysis: my analysis

analysis-my-analysis = Meine Analyse
analysis-empty = Hier erscheinen deine Varianten. Nur du siehst sie.
analysis-undo = Rückgängig machen
analysis-variation = Variante
analysis-visitor-hint = Deine Analyse wird nur in diesem Browser gespeichert.
analysis-enter-as-text = Varianten als Text eingeben
analysis-text-label = Varianten, die in der Stellung auf dem Brett beginnen
analysis-add-text = Zu meiner Analyse hinzufügen

## Analysis: errors

analysis-error-comment-changed = Der Kommentar hat sich geändert, seit du diese Seite geöffnet hast. Er steht oben. Wenn du noch einmal speicherst, wird er ersetzt.
analysis-error-impossible-line = Diese Variante ist in dieser Partie nicht möglich. Versuche es noch einmal auf dem Brett.
analysis-error-nothing-to-undo = Es gibt nichts mehr rückgängig zu machen.
analysis-error-too-large-for-browser = Deine Analyse ist zu groß für diesen Browser geworden. Lösche zuerst einige Varianten.
analysis-error-one-reply = Gib eine einzige Antwort ein: einen Zug, „resign“ (aufgeben) oder „accept“ (Remis annehmen).
analysis-error-not-saved = Es wurde nichts gespeichert. { $fault }

## Conditional moves

safety-move-title = Sicherheitszug
safety-move-set = Ziehst du nicht, wird <b>{ $move }</b> gespielt, sobald du noch { $time } hast
safety-move-change = Sicherheitszug ändern
safety-move-choose = Sicherheitszug wählen
safety-move-move = Zug
safety-move-lead = Restzeit
safety-move-save = Sicherheitszug speichern
safety-move-delete = Sicherheitszug löschen
safety-move-hint = Er gilt nur für diese Stellung. Wenn du nicht rechtzeitig ziehst, wird er automatisch gespielt. Nur du siehst ihn. Du bekommst eine E-Mail, wenn er gespielt wurde.
conditional-title = Bedingte Züge
conditional-already-played = In der Partie schon gespielt
conditional-held-for-draw-offer = Dein Gegner bietet Remis an, deshalb wurde dein bedingter Zug nicht gespielt. Wenn du das Remis ablehnst, wird <b>{ $answer }</b> gespielt.
conditional-none = Noch keine bedingten Züge. Spiele auf dem Analysebrett einen Zug deines Gegners, dann deine Antwort. Nur du siehst deine bedingten Züge.
conditional-add-later = Du kannst bedingte Züge mit deinem nächsten Zug hinzufügen oder während dein Gegner am Zug ist.
conditional-covered = Du hast Antworten auf { $some } von { $all } möglichen Zügen.
conditional-only-you = Nur du siehst das.
conditional-analysis-board = Analysebrett
conditional-played-so-far = Bisher gespielte bedingte Züge: { $n }.

## Conditional moves: lines that have become possible again

conditional-possible-again = Diese inaktiven Varianten sind wieder möglich:
conditional-reactivate-all = Alle wieder aktivieren
conditional-reactivate = Wieder aktivieren

## Conditional moves: conditional moves as text

conditional-enter-as-text = Varianten als Text eingeben
conditional-text-label = Bedingte Züge: Zug des Gegners, dann deine Antwort
conditional-text-hint = Setze einen anderen Zug deines Gegners in Klammern oder in eine neue Zeile. Statt eines eigenen Zuges kannst du <b>resign</b> (aufgeben) schreiben, oder <b>accept</b>, um ein Remis anzunehmen, das mit dem Zug angeboten wird. Für alle anderen Züge deines Gegners schreibe <b>any</b>. Mit <b>any-unless-capture-check-attack</b> sind Schlagzüge, Schachgebote und Angriffe ausgenommen.
conditional-not-saved = Noch nicht gespeichert.
conditional-not-sent = Noch nicht gesendet.
conditional-any-check-moves = Prüfe zuerst, für welche Züge <b>any</b> gilt:
conditional-any-after = Nach { $moves }:
conditional-any-answered = beantwortet
conditional-any-not-answered = nicht beantwortet
conditional-save = Speichern
conditional-delete-all = Alles löschen
conditional-delete-all-ask = Alle bedingten Züge löschen?
conditional-delete-all-moves = Alle bedingten Züge löschen

## Conditional moves: inactive lines

conditional-inactive = Inaktive Varianten
conditional-inactive-hint = Sie werden nicht gespielt. Wird eine Variante wieder möglich, kannst du sie hier wieder aktivieren.
conditional-delete-inactive = Inaktive Varianten löschen

## Conditional moves: replies in a line

conditional-reply-resign = aufgeben
conditional-reply-accept-draw = Remis annehmen
conditional-reply-any-other-move = jeder andere Zug: { $answer }
conditional-reply-with-exceptions = { $answer }, außer wenn er { $guards }
conditional-exceptions-or = { " oder " }
conditional-exception-capture = schlägt
conditional-exception-check = Schach gibt
conditional-exception-attack = deine Figur oder ihr Zielfeld angreift

## Conditional moves: the position

conditional-position-checkmate = Schachmatt.
conditional-position-stalemate = Patt.
conditional-position-check = Schach.

## What is wrong with moves that were typed: where the error is

line-error-at = { $place }: { $why }

## What is wrong with moves that were typed: what cannot be read

line-wrong-number = Falsche Zugnummer. Schreib stattdessen { $expected }.
line-variation-without-move = Eine Variante in Klammern muss hinter dem Zug stehen, den sie ersetzt.
line-parenthesis-not-closed = Eine schließende Klammer fehlt.
line-parenthesis-not-opened = Zu einer schließenden Klammer fehlt die öffnende.
line-comment-not-closed = Ein Kommentar in {"{ }"} ist nicht geschlossen. Schließ ihn.
line-comment-not-opened = Vor einer {"}"} fehlt die {"{"}.
line-after-end = Die Variante ist zu Ende. Hier kann nichts mehr folgen.
line-word-not-allowed = „{ $word }“ kann hier nicht stehen. Gib einen Zug ein.
line-unknown-exception = „{ $word }“ ist keine gültige Ausnahme. Schreib any oder any-unless- und dahinter capture, check oder attack, durch Bindestriche verbunden.
line-any-without-reply = Gib hinter „any“ deine Antwort ein.
line-any-reply-never-possible = Diese Antwort ist nach keinem dieser Züge möglich. Gib eine andere ein.
line-no-reply = Deine Antwort auf diesen Zug fehlt. Gib eine ein.
line-two-replies = In dieser Stellung hast du schon eine andere Antwort: { $first }. Wähle eine von beiden.
line-empty = Gib mindestens einen Zug ein.

## What is wrong with moves that were typed: what is too much

line-too-long = Eine Variante darf höchstens { $limit } Halbzüge haben. Kürze sie.
line-too-far-ahead = Du kannst Züge höchstens { $limit } Halbzüge im Voraus eingeben.
line-too-many-conditional-moves = Du kannst höchstens { $limit } bedingte Züge haben. Lösche zuerst einige.
line-too-many-proposed-lines = Du kannst höchstens { $limit } Varianten vorschlagen.
line-comments-too-long = Die Kommentare dürfen zusammen höchstens { $limit } Zeichen haben. Kürze sie.
line-analysis-too-many-moves = Deine Analyse darf höchstens { $limit } Züge haben. Lösche zuerst einige.
line-analysis-comments-too-long = Die Kommentare in deiner Analyse dürfen zusammen höchstens { $limit } Zeichen haben. Kürze sie.
line-analysis-comment-too-long = Ein Kommentar darf höchstens { $limit } Zeichen haben. Kürze ihn.

## Claims: a draw that you can claim at once

claim-possible = Du kannst Remis reklamieren
claim-at-once = Remis reklamieren
claim-at-once-with-move = Mit { $move } Remis reklamieren
claim-play-on = Du kannst auch weiterspielen.
claim-more = Weitere Möglichkeiten, Remis zu reklamieren

## Claims: a claim or an appeal, and the decision

claim-waiting = Wartet auf eine Entscheidung
claim-decision = Entscheidung
claim-accept-draw = Remis annehmen
claim-reply-to-claim = Deine Antwort auf die Reklamation (nur einmal möglich)
claim-reply-to-appeal = Deine Antwort auf den Einspruch (nur einmal möglich)
claim-send-reply = Antwort senden
claim-appeal = Gegen diese Entscheidung Einspruch erheben
claim-appeal-label = Warum ist die Entscheidung falsch? Ein anderer Schiedsrichter wird entscheiden.
claim-appeal-send = Einspruch senden
claim-result-until = Beide Spieler können bis { $date } Gewinn oder Remis reklamieren. Danach wird über die Partie entschieden. Wenn kein Spieler einen Gewinn nachweist, ist sie remis.
claim-result-analysis = Deine Analyse
claim-result-hint = Zeige die Züge, die zu deinem Ergebnis führen. Wenn du das Ergebnis einer Endspieldatenbank für sieben Steine hast, füge es als Text an. Dein Gegner und die Person, die entscheidet, werden es sehen. Bis beide Spieler reklamiert haben, kannst du deine Reklamation ersetzen.
claim-result-win = Gewinn reklamieren
claim-result-draw = Remis reklamieren
claim-result-replace = Du hast reklamiert. Bis dahin, oder bis auch dein Gegner reklamiert hat, kannst du deine Reklamation ersetzen. Wenn beide Remis reklamieren, ist die Partie remis.
claim-appeal-hint-in-progress = Gegen eine Entscheidung kannst du einmal Einspruch erheben, innerhalb von 14 Tagen und vor dem nächsten Zug.
claim-appeal-hint-over = Gegen eine Entscheidung kannst du einmal Einspruch erheben, innerhalb von 14 Tagen.

## Claims: an opponent who does not move

claim-not-moving = Dein Gegner hat seit 30 Tagen nicht gezogen. Diese Partie hat keine Zeitbegrenzung.
claim-not-moving-ask = Schiedsrichter um Entscheidung bitten
claim-not-moving-label = Wie soll der Schiedsrichter entscheiden?
claim-not-moving-send = Anfrage senden

## Claims: the form for claims

claim-form = Remis reklamieren
claim-reason = Grund
claim-move = Dein nächster Zug, falls die Reklamation von ihm abhängt
claim-explanation = Begründung für den Schiedsrichter und deinen Gegner
claim-button = Remis reklamieren
claim-hint = Lässt sich deine Reklamation nach den Regeln entscheiden, erfährst du das Ergebnis sofort. Sonst entscheidet ein Schiedsrichter. Bis dahin ist die Partie unterbrochen, und die Uhren sind angehalten.

## Resigning

resign-title = Aufgeben
resign-abort-title = Partie abbrechen
resign-abort-ask = Die Partie gegen { $opponent } abbrechen?
resign-abort-explained = Du kannst eine Partie abbrechen, solange nicht beide Spieler gezogen haben. Eine abgebrochene Partie zählt nicht.
resign-abort = Partie abbrechen
resign-keep-playing = Weiterspielen
resign-ask = Die Partie gegen { $opponent } aufgeben?
resign-explained = Wenn du aufgibst, verlierst du die Partie. Kann dein Gegner nicht mehr gewinnen, ist sie remis. Das lässt sich nicht rückgängig machen.

## How a clock was calculated: beside the board

clock-no-time-limit = ohne Zeitbegrenzung
clock-out-of-time = Zeit abgelaufen
clock-time-left = noch { $time }
clock-paused = angehalten
clock-days-for-moves =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
     } für { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
     }
clock-on-vacation = { $name } ist bis { $to } im Urlaub.
clock-on-special-leave = { $name } hat Sonderurlaub: Die Uhr steht bis { $to } still.
clock-vacation-to-come = { $name } ist von { $from } bis { $to } im Urlaub.

## How a clock was calculated: the rules of the time control

clock-time-control = Bedenkzeit: { $control }.
clock-explained-per-move = Nicht verbrauchte Zeit wird nicht auf den nächsten Zug übertragen.
clock-explained-fischer = Nicht verbrauchte Zeit bleibt auf der Uhr.
clock-explained-maximum = Das Inkrement erhöht eine Uhr höchstens bis zum Maximum. Vom Gegner gegebene Zeit darf darüber hinausgehen.
clock-explained-period = Ein Zug innerhalb von 24 Stunden kostet keine Zeit. Sonst zählen volle Tage, nach 20 Tagen für einen Zug doppelt. Übrige Tage werden übertragen. Die Zeit läuft auch ab, wenn ein Zug { $silence } Tage dauert.
clock-explained-no-time-limit = Die Zeit läuft nie ab.

## How a clock was calculated: the clock that is running

clock-runs-out-white = Die Zeit von Weiß läuft am { $deadline } ab.
clock-ran-out-white = Die Zeit von Weiß ist am { $deadline } abgelaufen.
clock-running-white = Die Uhr von Weiß läuft seit { $from }.
clock-paused-until-white = Die Uhr von Weiß ist bis { $to } angehalten.
clock-runs-out-black = Die Zeit von Schwarz läuft am { $deadline } ab.
clock-ran-out-black = Die Zeit von Schwarz ist am { $deadline } abgelaufen.
clock-running-black = Die Uhr von Schwarz läuft seit { $from }.
clock-paused-until-black = Die Uhr von Schwarz ist bis { $to } angehalten.
clock-used-runs-out = Dieser Zug hat { $used } von { $all } verbraucht. Die Zeit läuft am { $deadline } ab.
clock-used-ran-out = Dieser Zug hat { $used } von { $all } verbraucht. Die Zeit ist am { $deadline } abgelaufen.

## What happened in a game: moves and offers

event-move-played =
    { $side } hat { $move } gespielt{ $how ->
        [conditional] {" "}(bedingter Zug)
        [proposed] {" "}(Zugvorschlag)
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}und Remis angeboten
       *[no] {""}
    }.
event-line-proposed = { $side } hat diese Züge vorgeschlagen: { $lines }.
event-takeback-asked = { $side } hat um eine Zugrücknahme gebeten.
event-takeback-declined = { $side } hat die Zugrücknahme abgelehnt.
event-takeback-accepted = { $side } hat die Zugrücknahme angenommen.
event-draw-offered = { $side } hat Remis angeboten.
event-draw-declined = { $side } hat das Remis abgelehnt.

## What happened in a game: claims

event-claim-replied = { $side } hat geantwortet.
event-appealed = { $side } hat gegen die Entscheidung Einspruch erhoben.
event-play-stopped = Die Partie wurde angehalten. Über sie wird entschieden.
event-win-claimed = { $side } hat Gewinn reklamiert.
event-draw-claimed = { $side } hat Remis reklamiert.
event-claim-replaced = Eine spätere Reklamation hat sie ersetzt.
event-claimed = { $side } hat reklamiert: { $claim }.
event-claim-rejected = Die Reklamation wurde abgelehnt. { $found }
event-result-being-checked = Die Partie ging zu Ende. Das Ergebnis wurde noch geprüft.

## What happened in a game: time

event-time-given = { $side } hat dem Gegner { $time } gegeben.
event-no-vacation = { $side } hat den Urlaub beendet oder storniert.
event-vacation = { $side } hat Urlaub eingetragen { $spans }.
event-vacation-from-to = von { $from } bis { $to }
event-vacation-and = { $first } und { $last }
event-player-replaced = { $player } spielt jetzt { $side } anstelle von { $former }.
event-special-leave = { $side } hat Sonderurlaub bekommen. Die Uhr steht bis { $to } still.
event-outage = Der Server war von { $from } bis { $to } ausgefallen. Die verlorene Zeit wurde der laufenden Uhr gutgeschrieben.
event-delay-ended = { $side } hat den nächsten Zug am { $at } gemacht. Er war ein verzögerter Zug.
event-safety-move-played = Der nächste Zug von { $side } war ein Sicherheitszug: Die Uhr hatte noch { $time }.

log-hashes-title = Veröffentlichte Hashes aller Protokolle
log-hashes-what = Jeden Tag wird hier der letzte Hash jedes Protokolls veröffentlicht, das sich geändert hat, und ein Hash über alle zusammen und über alles, was vorher veröffentlicht wurde. Administratoren bekommen ihn per E-Mail. So kann niemand unbemerkt den Verlauf einer Partie umschreiben oder eine Partie löschen.
log-hashes-check = Der Text eines Tages enthält Zeile für Zeile, worüber der Hash gebildet wurde. <code>zugpost verify</code> vergleicht ihn mit der Datenbank.
log-hashes-none = Es wurde noch nichts veröffentlicht.
log-hashes-day = Tag (UTC)
log-hashes-games = Partien
log-hashes-hash = Hash
log-hashes-older = Frühere Tage
log-hashes-link = Veröffentlichte Hashes aller Protokolle

## Analysis: marks on moves and positions

glyph-brilliant-move = Ausgezeichneter Zug
glyph-good-move = Guter Zug
glyph-interesting-move = Interessanter Zug
glyph-dubious-move = Zweifelhafter Zug
glyph-mistake = Fehler
glyph-blunder = Grober Fehler
glyph-white-winning = Weiß steht auf Gewinn
glyph-white-better = Weiß steht besser
glyph-white-slightly-better = Weiß steht etwas besser
glyph-equal-position = Ausgeglichene Stellung
glyph-unclear-position = Unklare Stellung
glyph-black-slightly-better = Schwarz steht etwas besser
glyph-black-better = Schwarz steht besser
glyph-black-winning = Schwarz steht auf Gewinn

## What keys do

keys-heading = Tastenkürzel
keys-step = Voriger oder nächster Zug
keys-ends = Erster oder letzter Zug
keys-flip = Brett drehen
keys-threats = Drohungen zeigen: Schlagzüge und Schachgebote. Keine Engine wird gefragt
keys-next-game = Nächste Partie
keys-zen = Zen-Modus
keys-escape = Figur zurückstellen oder Pfeile und Kreise entfernen
keys-help = Diese Liste zeigen
keys-close = Schließen
