### The admin pages and the audit log.

## Admin pages: navigation, and words that several pages use

admin-nav = Verwaltung
admin-claims = Reklamationen
admin-games = Partien
admin-players = Spieler
admin-reports = Meldungen
admin-emails = E-Mails
admin-announcements = Ankündigungen
admin-settings = Einstellungen
admin-audit-log = Verwaltungsprotokoll
admin-status = Status
admin-none = Keine.
admin-audit-empty = Keine Einträge.
admin-more = Mehr
admin-until = Bis
admin-created = Erstellt
admin-reason = Grund
admin-game = Partie
admin-account-number = Kontonummer
admin-email-address = E-Mail-Adresse
admin-member-since = Mitglied seit
admin-last-seen = Zuletzt aktiv

## Admin pages: audit log

admin-audit-log-title = Verwaltungsprotokoll
admin-audit-log-heading = Verwaltungsprotokoll
admin-audit-log-player = Aktionen von oder zu einem Spieler (Benutzername oder Kontonummer)
admin-audit-log-actions = Aktionen
admin-audit-log-older = Ältere
admin-command-line = Kommandozeile

## Admin pages: games

admin-games-query = Partienummer oder Benutzername
admin-games-status = Status
admin-games-all = Alle
admin-games-in-progress = Laufend
admin-games-finished = Beendet
admin-games-search = Suchen
admin-games-none = Keine Partien gefunden.
admin-half-moves = Halbzüge
admin-game-status = Status
admin-game-started = Begonnen
admin-game-being-checked = Beendet. Das Ergebnis wird gerade geprüft.
admin-game-waiting-for-decision = Wartet auf eine Entscheidung.
admin-game-in-progress = Läuft.

## Admin pages: status of the server

admin-version = Version
admin-server-running-since = Server läuft seit
admin-database = Datenbank
admin-database-response-time = { $database }, Antwortzeit { $time }
admin-heartbeat = Letztes Lebenszeichen
admin-heartbeat-ago = vor { $time }
admin-heartbeat-none = noch keines
admin-emails-waiting = Wartende E-Mails
admin-oldest-waiting = { $n }, die älteste seit { $time }
admin-emails-failed-count = Fehlgeschlagene E-Mails
admin-bounces-not-read = E-Mails, die nicht zugestellt werden können, kommen an MAIL_FROM zurück. Dort liest Zugpost sie nicht. Setze MAIL_BOUNCES=yes.
admin-claims-waiting = Wartende Reklamationen
admin-live-pages = Offene Seiten mit Live-Verbindung
admin-jobs = Hintergrundaufgaben dieses Servers
admin-jobs-none = Bisher lief keine Aufgabe.
admin-job = Aufgabe
admin-job-heartbeat = Lebenszeichen
admin-job-deadlines = Fristen und Erinnerungen
admin-job-tournaments = Turniere
admin-job-ratings = Wertungszahlen
admin-job-rating-changes = wöchentliche E-Mails über Wertungszahlen
admin-job-summaries = E-Mails über Aufgaben für Administratoren
admin-job-checkmate-checks = Prüfung, ob Matt noch möglich ist
admin-job-emails = E-Mails
admin-job-cleanup = Aufräumen
admin-job-verification = Prüfung der Partien
admin-job-publication = Veröffentlichung der Protokoll-Hashes
admin-job-last-run = Letzter Lauf
admin-job-duration = Dauer
admin-job-failed = Fehlgeschlagen
admin-job-last-failure = Letzter Fehler
admin-job-failing = schlägt fehl
admin-job-failed-never = nie
admin-job-failed-times =
    { $n ->
        [one] einmal
       *[other] { $n }-mal
    }
admin-job-no-failure = keiner
admin-graphs = Die letzten 24 Stunden
admin-graphs-none = Die Kurven beginnen eine Minute nach dem Start dieses Servers.
admin-graph-emails = Wartende E-Mails
admin-graph-moves = Züge pro Minute
admin-graph-slowest = Langsamste Seite in jeder Minute
admin-graph-memory = Arbeitsspeicher
admin-graph-values = Jetzt { $last }, höchstens { $most }
admin-mismatches = Partien und ihre Protokolle
admin-mismatches-none = Alle geprüften Partien stimmen mit ihren Protokollen überein. Die Aufgabe prüft 1000 Partien in der Stunde.
admin-mismatches-hint = Diese Partien weichen von ihren Protokollen ab. Vielleicht hat jemand die Datenbank geändert.
admin-mismatch-game = Partie
admin-mismatch-findings = Was abweicht
admin-mismatch-found = Gefunden
admin-chains = Fehlende Partien und veröffentlichte Hashes
admin-chains-none = Keine Partie fehlt. Alle veröffentlichten Hashes stimmen. Das wird einmal am Tag geprüft.
admin-chains-hint = Eine Partie fehlt, oder ein Hash stimmt nicht. Vielleicht hat jemand die Datenbank geändert.
admin-chains-verified = Zuletzt geprüft: { $time }
admin-chains-never = Noch nicht geprüft.
admin-outages = Ausfälle
admin-outages-none = Keine in den letzten 90 Tagen.
admin-outages-hint = In den letzten 90 Tagen. Die verlorene Zeit wurde den laufenden Uhren gutgeschrieben.
admin-outage-from = Von
admin-outage-duration = Dauer

## Admin pages: undelivered emails

admin-emails-heading = Nicht zugestellte E-Mails
admin-emails-count = Insgesamt { $waiting } wartend, { $dead } fehlgeschlagen.
admin-emails-retry-all = Alle fehlgeschlagenen erneut senden
admin-emails-failed = Fehlgeschlagen
admin-emails-waiting-for-retry = Wird erneut versucht
admin-email = E-Mail
admin-email-created = Erstellt
admin-email-attempts = Versuche
admin-email-next-attempt = nächster Versuch { $at }
admin-email-retry = Erneut senden
admin-email-discard = Verwerfen

## Admin pages: announcements

admin-announcements-heading = Ankündigungen
admin-announcement-new = Neue Ankündigung
admin-announcement-hint = Erscheint für alle oben auf jeder Seite.
admin-days = Zusätzliche Tage
admin-announcement-days = Anzeigen für (Tage)
admin-announcement-publish = Veröffentlichen
admin-announcements-latest = Letzte Ankündigungen
admin-announcement = Ankündigung
admin-announcement-remove = Entfernen

## Admin pages: a player

admin-player-administrator = Administrator
admin-player-arbiter = Schiedsrichter
admin-player-director = Turnierleiter
admin-player-suspended = gesperrt
admin-player-not-confirmed = nicht bestätigt
admin-player-closed = geschlossen
admin-players-all = Alle Spieler
admin-player-public-profile = Öffentliches Profil
admin-email-address-confirmed = { $email }, bestätigt
admin-email-address-not-confirmed = { $email }, nicht bestätigt
admin-email-rejected = Mailserver lehnt E-Mails ab
admin-suspended-on = Gesperrt am
admin-suspended-reason = { $at }: { $why }
admin-closed-on = Geschlossen am
admin-player-results = { $won } gewonnen, { $drawn } remis, { $lost } verloren
admin-player-games-in-progress = { $n } laufend
admin-player-actions = Aktionen
admin-shared-logins = Anmeldungen von denselben IP-Adressen
admin-shared-logins-hint = Andere Konten, die sich von IP-Adressen dieses Kontos angemeldet haben. Familien, Schulen und Büros teilen Adressen: Das ist ein Hinweis und kein Beweis.
admin-shared-logins-of =
    { $n ->
        [one] 1 Anmeldung, { $same } mit demselben Browser
       *[other] { $n } Anmeldungen, { $same } mit demselben Browser
    }
admin-send-password-reset = E-Mail zum Zurücksetzen des Passworts senden
admin-confirm-email-address = E-Mail-Adresse als bestätigt markieren
admin-log-out-all-devices = Auf allen Geräten abmelden
admin-remove-arbiter = Als Schiedsrichter absetzen
admin-make-arbiter = Zum Schiedsrichter machen
admin-remove-director = Als Turnierleiter absetzen
admin-make-director = Zum Turnierleiter machen
admin-remove-administrator = Als Administrator absetzen
admin-make-administrator = Zum Administrator machen
admin-lift-suspension = Sperrung aufheben
admin-roles-hint = Schiedsrichter entscheiden über Reklamationen. Turnierleiter schreiben Turniere aus. Administratoren haben vollen Zugriff.
admin-suspend = Sperren
admin-suspend-text = Der Spieler wird auf allen Geräten abgemeldet und kann sich nicht mehr anmelden. Beim Versuch, sich anzumelden, wird der Grund angezeigt. Die Uhren laufender Partien laufen weiter.
admin-close-account = Konto schließen
admin-close-account-text = Das lässt sich nicht rückgängig machen. Benutzername, E-Mail-Adresse und Passwort werden gelöscht. Laufende Partien werden aufgegeben. Der Spieler erhält eine E-Mail.
admin-close-account-reason-hint = Nur Administratoren sehen den Grund. Er bleibt gespeichert; gib deshalb weder Benutzernamen noch E-Mail-Adresse des Spielers an.
admin-close-account-username = Zur Bestätigung den Benutzernamen des Spielers eingeben
admin-devices = Geräte
admin-device-last-used = Zuletzt benutzt: { $seen }.
admin-reports-about = Meldungen über diesen Spieler
admin-report-open = offen
admin-report-outcome-text = Ergebnis: { $answer }
admin-audit-log-all = Alle Aktionen
admin-players-search = Anfang des Benutzernamens oder vollständige E-Mail-Adresse
admin-players-none = Keine Spieler gefunden.

## Admin pages: claims and appeals that wait

admin-claims-heading = Wartet auf eine Entscheidung
admin-claims-none = Keine Reklamationen oder Einsprüche warten.
admin-claim = Reklamation
admin-claim-waiting-time = Wartezeit
admin-claim-waiting-since = Wartet seit
admin-claim-your-game = deine Partie
admin-claim-your-decision = deine Entscheidung
admin-claim-conflict = nicht von dir zu entscheiden
admin-claim-appeal = Einspruch
admin-claim-stopped = Entscheidung über eine angehaltene Partie
admin-claim-unreadable = nicht lesbar: siehe Serverprotokoll

## Admin pages: reports

admin-reports-open =
    { $n ->
        [0] Keine offenen Meldungen.
        [one] 1 offene Meldung.
       *[other] { $n } offene Meldungen, die ältesten zuerst.
    }
admin-report-by = Gemeldet von <a>{ $reporter }</a>, { $at }
admin-report-by-in-game = Gemeldet von <a>{ $reporter }</a>, { $at }, in <a>Partie { $game }</a>
admin-report-outcome = Ergebnis
admin-report-outcome-hint = Nur Administratoren sehen das.
admin-report-close = Meldung erledigen
admin-reports-newer = Neuere

## Admin pages: site settings

admin-settings-heading = Einstellungen der Website
admin-settings-default = { $hint } Standard: { $usual }.
admin-site-name = Name der Website
admin-site-name-hint = Erscheint auf Seiten und in E-Mails.
admin-registration = Wer sich registrieren kann
admin-registration-hint = Bestehende Konten sind nicht betroffen.
admin-registration-open = Alle
admin-registration-invitation = Nur mit Einladung
admin-registration-closed = Niemand
admin-vacation-days = Urlaubstage pro Jahr
admin-vacation-days-hint = 0 schaltet den Urlaub aus.
admin-games-at-once = Partien gleichzeitig, neuer Spieler
admin-games-at-once-hint = Jede Partie von mindestens 10 Zügen gegen einen anderen Gegner erhöht die Zahl um 2. Jede durch Zeitüberschreitung verlorene senkt sie um 3, nie unter 5.
admin-max-games-at-once = Partien gleichzeitig, höchstens
admin-max-games-at-once-hint = Mehr kann niemand haben.
admin-attempts-account = Anmeldeversuche pro Konto
admin-attempts-account-hint = Innerhalb von 15 Minuten.
admin-attempts-ip-address = Versuche pro IP-Adresse
admin-attempts-ip-address-hint = Anmeldungen, Registrierungen und Zurücksetzen von Passwörtern innerhalb von 15 Minuten.
admin-invitations = Einladungen
admin-invitation-link = Dieser Link wird nur einmal angezeigt. Er gilt für ein Konto und { $days } Tage.
admin-invitations-not-used = Bei der aktuellen Registrierungseinstellung werden keine Einladungen verwendet.
admin-invitation-note = Für wen die Einladung ist
admin-invitation-note-hint = Nur Administratoren sehen das.
admin-invitation-create = Einladungslink erstellen
admin-invitation-for = Für
admin-invitation-withdraw = Zurückziehen

## The form of a decision: top of the page, and the board

decision-title = { $white } – { $black }: Verwaltung
decision-game = Partie { $id }.
decision-waiting-time = Wartezeit: { $time }.
decision-to-move-white = Weiß ist am Zug.
decision-to-move-black = Schwarz ist am Zug.
decision-move-navigation = Durch die Züge blättern
decision-after = Nach { $move }.
decision-starting-position = Ausgangsstellung.
decision-win-step = Möglicher Gewinn: Halbzug { $step } von { $all }.
decision-win-start = Möglicher Gewinn: Stellung vor Halbzug 1.

## The form of a decision: what is known about the position

decision-statements = Reklamationen, Antworten und Entscheidungen
decision-rules-check = Prüfung der Regeln
decision-half-moves =
    { $n ->
        [one] { $n } Halbzug
       *[other] { $n } Halbzüge
    } ohne Schlagen und ohne Bauernzug. Die 50-Züge-Regel verlangt 100.
decision-occurrences-with-move = Mit dem angegebenen Zug stünde die Stellung zum { $times }. Mal auf dem Brett.
decision-can-win = { $side } kann noch gewinnen.
decision-cannot-win = { $side } kann nicht gewinnen, weil { $reason }.
decision-win-undecided = Es ließ sich nicht entscheiden, ob { $side } noch gewinnen kann (geprüft: { $moves } Züge und { $positions } Stellungen).
decision-win-view = Auf dem Brett ansehen
decision-clock = Uhr
decision-clock-paused-white = Die Uhr ist angehalten. Weiß hat noch { $time }.
decision-clock-paused-black = Die Uhr ist angehalten. Schwarz hat noch { $time }.
decision-clock-left-white = Weiß hat noch { $time }.
decision-clock-left-black = Schwarz hat noch { $time }.
decision-clock-unlimited-white = Weiß ist am Zug, ohne Zeitbegrenzung.
decision-clock-unlimited-black = Schwarz ist am Zug, ohne Zeitbegrenzung.

## The form of a decision: the form

decision-heading = Entscheidung
decision-reason = Begründung (für beide Spieler und im öffentlichen Partieprotokoll sichtbar)
decision-uphold = Ergebnis bestätigen
decision-continue = Partie fortsetzen
decision-draw = Remis
decision-win-white = Weiß gewinnt
decision-win-black = Schwarz gewinnt
decision-both-lose = Beide verlieren
decision-annul = Partie annullieren
decision-give-time-white = Weiß mehr Tage geben
decision-give-time-black = Schwarz mehr Tage geben
decision-reopen = Partie wieder öffnen
decision-reopen-with-time = Partie wieder öffnen und dem Spieler am Zug mehr Tage geben

## The form of a decision: below the form

decision-no-moves = Noch keine Züge.
decision-game-log = Partieprotokoll
decision-public-page = Öffentliche Seite der Partie
decision-game-log-hash = Letzter Hash des Partieprotokolls:

## The form of a decision: errors

decision-error-own-game = Du spielst in dieser Partie selbst. Ein anderer Schiedsrichter muss entscheiden.
decision-error-plays-in-tournament = Du spielst in diesem Turnier mit. Jemand anderes muss entscheiden.
decision-error-current-opponent = Du hast eine laufende Partie gegen einen der Spieler. Jemand anderes muss entscheiden.
decision-error-not-yet = Du kannst noch nicht entscheiden.
decision-not-before = Zuerst entscheiden andere. Du kannst ab { $date } entscheiden.
decision-after-claims = Die Spieler können bis { $date } ein Ergebnis reklamieren. Ab dann kannst du entscheiden.
decision-deputy-follows = Du kannst entscheiden. Ab { $date } kann es auch der Stellvertreter.
decision-arbiters-follow = Du kannst entscheiden. Ab { $date } können es auch die Schiedsrichter der Website.
decision-appeal-for-arbiters = Über diesen Einspruch entscheiden Schiedsrichter der Website.
decision-error-account-closed = Einer der Spieler hat sein Konto geschlossen. Die Partie kann nicht wieder geöffnet werden.
decision-error-game-changed = Die Partie hat sich geändert, seit du diese Seite geöffnet hast. Deine Entscheidung wurde nicht gespeichert. Sieh dir die Partie noch einmal an.
decision-error-out-of-time = Die Zeit ist abgelaufen, und die Partie ist beendet. Deine Entscheidung wurde nicht gespeichert.
decision-error-reason-too-long = Die Begründung ist zu lang. Schreib höchstens { $most } Zeichen.

## Audit log: entries of the audit log: each follows the name of an administrator, such as "anna"

audit-email-address-confirmed = hat die E-Mail-Adresse von { $player } als bestätigt markiert.
audit-suspended = hat { $player } gesperrt: { $detail }
audit-suspension-lifted = hat die Sperrung von { $player } aufgehoben.
audit-account-closed = hat das Konto von { $player } geschlossen: { $detail }
audit-password-link-created = hat einen Link zum Zurücksetzen des Passworts von { $player } erstellt.
audit-logged-out = hat { $player } auf allen Geräten abgemeldet.
audit-password-reset-sent = hat { $player } eine E-Mail zum Zurücksetzen des Passworts gesendet.
audit-role-granted =
    hat { $player } { $role ->
        [arbiter] zum Schiedsrichter
        [director] zum Turnierleiter
       *[administrator] zum Administrator
    } gemacht.
audit-role-removed =
    hat { $player } { $role ->
        [arbiter] als Schiedsrichter
        [director] als Turnierleiter
       *[administrator] als Administrator
    } abgesetzt.
audit-emails-retried = hat alle fehlgeschlagenen E-Mails erneut gesendet: { $count }.
audit-email-retried = hat eine E-Mail erneut gesendet: { $email }.
audit-email-discarded = hat eine E-Mail verworfen: { $email }.
audit-email = Nummer { $number }, { $kind }
audit-report-closed = hat Meldung { $report } über { $player } erledigt: { $answer }
audit-setting-changed = hat die Einstellung geändert: { $detail }
audit-announcement-published = hat eine Ankündigung veröffentlicht: { $detail }
audit-announcement-removed = hat die Ankündigung entfernt: { $detail }
audit-invitation-created = hat eine Einladung für { $detail } erstellt.
audit-invitation-withdrawn = hat die Einladung für { $detail } zurückgezogen.
audit-tournament =
    { $deed ->
        [announced] hat Turnier { $tournament } ausgeschrieben:
        [terms_changed] hat die Bedingungen von Turnier { $tournament } geändert:
        [directors_changed] hat { $player } zum Turnierleiter von Turnier { $tournament } gemacht:
        [told_players] hat an alle Spieler von Turnier { $tournament } geschrieben:
        [invited] hat { $player } zu Turnier { $tournament } eingeladen.
        [entry_removed] hat die Anmeldung von { $player } zu Turnier { $tournament } gestrichen:
        [substitute_invited] hat { $player } einen Platz in Turnier { $tournament } angeboten:
        [player_withdrawn] hat { $player } aus Turnier { $tournament } genommen:
       *[canceled] hat Turnier { $tournament } abgesagt:
    }
audit-entry-unreadable = hat etwas getan, doch dieser Eintrag ist nicht lesbar.

## Audit log: errors: actions on an account

audit-error-last-administrator = Das ist der einzige Administrator. Mach zuerst jemand anderen zum Administrator.
audit-error-yourself = Mit deinem eigenen Konto kannst du das nicht tun. Bitte einen anderen Administrator darum.
audit-error-account-closed = Dieses Konto ist geschlossen und lässt sich nicht mehr ändern.
audit-error-account-suspended = Dieses Konto ist gesperrt. Heb zuerst die Sperrung auf.
audit-error-not-confirmed = Die E-Mail-Adresse dieses Kontos ist nicht bestätigt. Markiere sie zuerst als bestätigt.
audit-error-email-address-taken = Ein anderes Konto hat diese E-Mail-Adresse schon bestätigt. Bitte den Spieler, sich mit einer anderen zu registrieren.
audit-error-no-reason = Gib einen Grund an.
audit-error-reason-too-long = Der Grund ist zu lang. Schreib höchstens { $most } Zeichen.
audit-error-wrong-username = Das ist nicht der Benutzername des Spielers. Schreib ihn genau so, wie er oben auf der Seite steht.

## Audit log: errors: announcements, site settings and invitations

audit-error-announcement-length = Die Ankündigung muss 1 bis 500 Zeichen lang sein.
audit-error-announcement-days = Eine Ankündigung kann 1 bis 30 Tage lang angezeigt werden. Gib eine ganze Zahl ein.
audit-error-site-name = Der Name der Website muss eine Zeile mit 1 bis 60 Zeichen sein.
audit-error-registration = Wähle, wer sich registrieren kann.
audit-error-second-factor = Wähle, von wem ein zweiter Faktor verlangt wird.
audit-error-vacation-days = Die Zahl der Urlaubstage muss eine ganze Zahl von 0 bis 366 sein.
audit-error-games-at-once = Die Zahl der Partien muss eine ganze Zahl von 5 bis 10000 sein.
audit-error-invitation-note = Gib an, für wen die Einladung ist (1 bis 100 Zeichen).
audit-error-attempts = Die Zahl der Versuche muss eine ganze Zahl von 1 bis 1000000 sein.

## Kinds of emails: account

email-kind-confirm-address = Bestätigung der E-Mail-Adresse
email-kind-already-registered = schon registriert
email-kind-reset-password = Passwort zurücksetzen
email-kind-password-changed = Passwort geändert
email-kind-change-address = Bestätigung der neuen E-Mail-Adresse
email-kind-address-changed = E-Mail-Adresse geändert
email-kind-account-closed = Konto geschlossen
email-kind-new-login = neue Anmeldung
email-kind-second-factor-changed = zweite Faktoren geändert

## Kinds of emails: games

email-kind-challenged = Herausforderung
email-kind-challenge-declined = Herausforderung abgelehnt
email-kind-game-started = Partie begonnen
email-kind-your-move = am Zug
email-kind-conditional-move-played = bedingter Zug ausgeführt
email-kind-safety-move-played = Sicherheitszug gespielt
email-kind-draw-offered = Remisangebot
email-kind-draw-declined = Remis abgelehnt
email-kind-takeback-asked = Zugrücknahme erbeten
email-kind-takeback-declined = Zugrücknahme abgelehnt
email-kind-takeback-accepted = Zugrücknahme angenommen
email-kind-time-given = Zeit gegeben
email-kind-opponent-out-of-time = Zeit des Gegners abgelaufen
email-kind-reminder = Erinnerung
email-kind-opponent-on-vacation = Gegner im Urlaub
email-kind-tournament-games = Turnierpartien begonnen
email-kind-tournament-announcement = Änderung in einem Turnier oder Einladung
email-kind-tournament-notice = Mitteilung oder Rücktritt in einem Turnier
email-kind-tournament-entry = Platz in einem Turnier
email-kind-tournament-result = Ergebnis eines Turniers
email-kind-tournament-director = für einen Turnierleiter
email-kind-tournament-undirected = Turnier ohne Turnierleiter
email-kind-game-over = Partie beendet
email-kind-result-of-reply = Ergebnis einer Antwort per E-Mail

## Kinds of emails: claims and messages

email-kind-claim-made = Reklamation eingegangen
email-kind-claim-reply = Antwort auf eine Reklamation
email-kind-time-from-director = Zeit vom Turnierleiter
email-kind-result-claimed = Ergebnis reklamiert
email-kind-appeal = Einspruch
email-kind-decision = Entscheidung
email-kind-claim-waiting = Reklamation wartet auf Entscheidung
email-kind-tournament-end = Ende eines Turniers
email-kind-adjudications-waiting = Partien, über die zu entscheiden ist
email-kind-message = Nachricht
email-kind-admin-summary = Aufgaben für Administratoren
email-kind-logs-published = Hashes aller Protokolle
email-kind-rating-changes = Wertungszahlen einer Woche

audit-second-factors-reset = hat die zweiten Faktoren von { $player } zurückgesetzt. { $detail }
audit-error-no-second-factor = Dieses Konto hat keinen zweiten Faktor.
admin-second-factor = Zweiter Faktor verlangt von
admin-second-factor-hint = Wer keinen zweiten Faktor angegeben hat, wird dazu geführt und kann bis dahin weder verwalten noch entscheiden.
admin-second-factor-nobody = Niemandem
admin-second-factor-deciders = Administratoren und Schiedsrichtern
admin-reset-second-factors = Zweite Faktoren zurücksetzen
admin-reset-second-factors-text = Für Spieler, die App, Passkeys und Wiederherstellungscodes verloren haben. Prüfe, dass wirklich die Person fragt, der das Konto gehört: Danach genügt zum Anmelden das Passwort. Alle Geräte werden abgemeldet. Der Grund steht im Protokoll.
