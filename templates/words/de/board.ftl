### Das Brett, für Augen und Ohren.

board-name = Schachbrett
# Eine Figur, die geschlagen wird.
board-taken = { $kind ->
    [P] Bauern
    [N] Springer
    [B] Läufer
    [R] Turm
   *[Q] Dame
}
board-moves = { $piece } { $from } nach { $to }
board-takes = { $piece } { $from } schlägt { $taken } auf { $to }
board-castles-short = kurze Rochade
board-castles-long = lange Rochade
board-promotes = Umwandlung in { $piece }
board-check = Schach
board-mate = Schachmatt

board-chosen = gewählt
board-target = Zug hierhin möglich
board-capture = kann geschlagen werden
board-choice = { $square }, gewählt. Mögliche Felder: { $squares }.
board-no = Das geht nicht. Keine Figur ist gewählt.
board-start = Beginn der Partie
board-went-on = Die Partie ist weitergegangen.
board-show = Anzeigen
board-offline = Keine Verbindung. Dein Zug wurde nicht gesendet.
board-unsure = Keine Verbindung. Lade neu, um zu sehen, ob es angekommen ist.
board-refused = Der Server hat das nicht angenommen. Bitte lade die Seite neu.
