### Le journal d’une partie et ses pendules.

log-title = Journal : { $white } – { $black }
log-heading = { $white } – { $black } : pendules et journal
log-to-game = Vers la partie
log-time = Comment le temps est compté
log-costs = Ce que chaque coup a pris
log-move = Coup
log-made = Joué le
log-took = A pris
log-counted = Compté comme
log-left = Restait alors
log-happened = Ce qui s’est passé
log-nothing = Rien encore.
log-proof = Preuve contre les altérations
log-chain = Chaque événement prolonge le précédent par une empreinte, et la dernière est donnée aux deux joueurs dans la lettre sur la fin. La dernière à présent :
log-file = Le journal en fichier
log-verify = <code>zugpost verify-log</code> le vérifie.
log-none-plan = rien : par un plan
log-then-plan = { $time }, puis par un plan
log-none-agreed = rien : convenu
log-said = { $what } « { $words } »
log-appeal-waits = { $name } a fait appel de la décision d’un administrateur.
log-silence-waits = { $name } a demandé à un administrateur ce que devient une partie où personne ne joue.
log-claim-waits = { $name } réclame la nulle. La partie est suspendue jusqu’à la décision d’un administrateur : aucune pendule ne tourne.
