### Was die Verwaltung getan hat: Jeder Satz folgt auf den Namen dessen, der es tat.

act-verified = nahm die Adresse von { $player } als bestätigt an.
act-suspended = sperrte { $player }: { $detail }
act-restored = hob die Sperre von { $player } auf.
act-closed = schloss das Konto von { $player }: { $detail }
act-password-link = machte einen Link für ein neues Passwort von { $player }.
act-sessions-ended = beendete alle Sitzungen von { $player }.
act-reset-sent = schickte { $player } einen Link für ein neues Passwort.
act-role-granted =
    machte { $player } { $role ->
        [arbiter] zum Schiedsrichter
       *[administrator] zum Administrator
    }.
act-role-taken =
    nahm { $player } die Rolle { $role ->
        [arbiter] eines Schiedsrichters
       *[administrator] eines Administrators
    }.
act-letters-again = schickte alle beiseitegelegten Briefe noch einmal: { $count }.
act-letter-again = schickte einen Brief noch einmal: { $letter }.
act-letter-dropped = verwarf einen Brief: { $letter }.
act-letter = Nummer { $number }, { $kind }
act-report-settled = erledigte Meldung { $report } über { $player }: { $answer }
act-setting = änderte die Einstellung { $detail }
act-announced = gab bekannt: { $detail }
act-notice-ended = beendete den Hinweis: { $detail }
act-invited = machte eine Einladung für { $detail }.
act-invitation-withdrawn = zog die Einladung für { $detail } zurück.
act-last-admin = Das ist der letzte Administrator. Mach zuerst einen anderen.
act-yourself = Das bist du. Bitte jemand anderen aus der Verwaltung darum.
act-account-closed = Dieses Konto ist geschlossen. Damit lässt sich nichts mehr tun.
act-account-suspended = Dieses Konto ist gesperrt. Heb zuerst die Sperre auf.
act-not-confirmed = Die Adresse dieses Kontos ist nicht bestätigt. Bestätige sie zuerst.
act-address-taken = Ein anderes Konto hat diese Adresse bestätigt. Lass den Spieler sich mit einer anderen anmelden.
act-no-reason = Schreib den Grund auf.
act-long-reason = Der Grund hat mehr als { $most } Zeichen. Fass ihn kürzer.
act-other-name = Das ist nicht der Name des Spielers. Schreib ihn so, wie er oben auf der Seite steht.
act-notice-words = Ein Hinweis hat 1 bis 500 Zeichen.
act-notice-days = Ein Hinweis steht 1 bis 30 Tage lang da. Wähl eine ganze Zahl.
act-bad-site-name = Der Name ist eine Zeile mit 1 bis 60 Zeichen.
act-bad-registration = Wähl, wer sich anmelden darf.
act-bad-leave-days = Urlaub ist eine ganze Zahl von Tagen von 0 bis 366.
act-bad-note = Sag in 1 bis 100 Zeichen, für wen die Einladung ist.
act-bad-attempts = Versuche sind eine ganze Zahl von 1 bis 1000000.
