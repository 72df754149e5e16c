### Das Protokoll einer Partie und ihre Uhren.

log-title = Protokoll: { $white } – { $black }
log-heading = { $white } – { $black }: Uhren und Protokoll
log-to-game = Zur Partie
log-time = Wie die Zeit gezählt wird
log-costs = Was jeder Zug gekostet hat
log-move = Zug
log-made = Gespielt am
log-took = Dauerte
log-counted = Zählt als
log-left = Blieb danach
log-happened = Was geschah
log-nothing = Noch nichts.
log-proof = Schutz vor Änderungen
log-chain = Jedes Ereignis setzt das vorige mit einem Hash fort, und der letzte wird beiden im Brief über das Ende mitgeteilt. Der letzte ist jetzt:
log-file = Das Protokoll als Datei
log-verify = <code>zugpost verify-log</code> prüft es.
log-none-plan = keine: durch einen Plan
log-then-plan = { $time }, dann durch einen Plan
log-none-agreed = keine: vereinbart
log-said = { $what } „{ $words }“
log-appeal-waits = { $name } hat gegen eine Entscheidung der Verwaltung Einspruch erhoben.
log-silence-waits = { $name } hat die Verwaltung gefragt, was aus einer Partie wird, in der niemand zieht.
log-claim-waits = { $name } beansprucht remis. Die Partie ruht, bis die Verwaltung entschieden hat: Keine Uhr läuft.
