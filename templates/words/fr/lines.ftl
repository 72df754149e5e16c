### Ce qui ne va pas dans les lignes saisies.

lines-at = { $place } : { $why }
lines-number = Le numéro ne convient pas : le coup ici est { $expected }
lines-nothing-to-vary = Une variante entre parenthèses suit le coup qu’elle remplace.
lines-bracket-open = Une parenthèse n’est pas fermée.
lines-bracket-closed = Une parenthèse est fermée sans avoir été ouverte.
lines-comment-open = Un commentaire entre {"{ }"} n’est pas fermé.
lines-comment-closed = Une {"}"} ferme un commentaire qui n’a jamais été ouvert.
lines-after-the-end = Rien ne peut suivre ici.
lines-word = « { $word } » ne peut pas se trouver ici.
lines-guard = « { $word } » n’est pas une condition. Écrivez any, ou any-unless- puis capture, check ou attack, reliés par des traits d’union.
lines-any-without-answer = Après « any » vient votre réponse.
lines-any-never = Cette réponse n’est possible après aucune des répliques qu’elle vise.
lines-too-long = Une ligne peut avoir au plus { $limit } demi-coups.
lines-two-answers = La même position a déjà une autre réponse : { $first }. Choisissez l’une des deux.
lines-no-answer = Il manque votre réponse à ce coup.
lines-too-deep = Un plan peut aller jusqu’à { $limit } demi-coups d’avance.
lines-too-many = Il y a de la place pour { $limit } ; retirez d’abord quelque chose.
lines-too-many-lines = Une proposition a au plus { $limit } lignes.
lines-comments = Les commentaires ont de la place pour { $limit } caractères en tout.
lines-empty = Tapez au moins un coup.
lines-book-moves = Un carnet a de la place pour { $limit } coups. Retirez d’abord quelque chose.
lines-book-comments = Les commentaires d’un carnet ont au plus { $limit } caractères.
lines-book-comment = Un commentaire a au plus { $limit } caractères.
