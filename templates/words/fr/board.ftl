### L’échiquier, pour les yeux et les oreilles.

board-name = Échiquier
# Une pièce qui est prise.
board-taken = { $kind ->
    [P] le pion
    [N] le cavalier
    [B] le fou
    [R] la tour
   *[Q] la dame
}
board-moves = { $piece } { $from } en { $to }
board-takes = { $piece } { $from } prend { $taken } en { $to }
board-castles-short = petit roque
board-castles-long = grand roque
board-promotes = promotion en { $piece }
board-check = échec
board-mate = échec et mat

board-chosen = pièce sélectionnée
board-target = case accessible
board-capture = peut être prise
board-choice = { $square }, pièce sélectionnée. Elle peut aller en { $squares }.
board-no = Ce n’est pas possible. Aucune pièce n’est sélectionnée.
board-start = Début de la partie
board-went-on = La partie a continué.
board-show = Afficher
board-offline = Pas de connexion. Votre coup n’a pas été envoyé.
board-unsure = Pas de connexion. Rechargez la page pour voir s’il a été envoyé.
board-refused = Le serveur ne l’a pas accepté. Veuillez recharger la page.
