### The account: registering, settings, notifications, vacation.

## Account: account page: links

account-title = Konto
account-heading = Dein Konto
account-back = Zu deinem Konto
account-notifications = E-Mail-Benachrichtigungen
account-vacation = Urlaub
account-public-profile = Dein öffentliches Profil ansehen
account-download-games = Alle deine Partien herunterladen (PGN)

## Account: account page: preferences

account-preferences = Einstellungen
account-own-piece-letters = Züge mit den Figurenbuchstaben meiner Sprache schreiben
account-confirm-moves = Jeden Zug von mir bestätigen lassen
account-email-conditional-moves = E-Mail an mich, wenn einer meiner bedingten Züge ausgeführt wird
account-send-delay = Verzögerung: einen Zug zurückholen können, bevor er gesendet wird
account-send-delay-none = nein, sofort senden
account-send-delay-hint = Gilt für Züge, die du auf der Partieseite machst. Deine Uhr hält an, wenn du ziehst; die deines Gegners läuft, sobald der Zug gesendet ist. In Turnierpartien beträgt die Verzögerung höchstens 1 Minute.
account-reminders = E-Mail an mich, bevor meine Zeit abläuft
account-reminders-hint = Ist die Zeit für einen Zug kürzer als deine kürzeste Erinnerung, erinnern wir dich nach der Hälfte dieser Zeit.

## Account: account page: calendar

account-calendar = Kalender
account-calendar-text = Deine Kalender-App kann anzeigen, wann deine Zeit in jeder Partie abläuft.
account-calendar-has-address = Der Kalender hat eine Adresse. Wenn du eine neue erzeugst, funktioniert die alte nicht mehr.
account-calendar-create-new-address = Neue Adresse erzeugen
account-calendar-create-address = Kalenderadresse erzeugen
account-calendar-delete-address = Kalenderadresse löschen
account-calendar-delete-too = Auch meine Kalenderadresse löschen
account-calendar-alarms = Alarme im Kalender, bevor meine Zeit abläuft
account-calendar-alarms-hint = Manche Kalender-Apps ignorieren Alarme in abonnierten Kalendern. Andere fragen, ob du sie willst.
account-calendar-save-alarms = Alarme speichern

## Account: account page: username, password, email address

account-username-hint = Du kannst die Groß- und Kleinschreibung deines Benutzernamens ändern, nicht aber den Namen selbst.
account-change-capitalization = Schreibweise ändern
account-change-password = Passwort ändern
account-email-address-now = E-Mails gehen an <b>{ $email }</b>.
account-new-email-address = Neue E-Mail-Adresse
account-new-email-address-hint = Wir senden eine E-Mail an die neue Adresse. Deine Adresse ändert sich, sobald du den Link darin öffnest.
account-change-email-address = E-Mail-Adresse ändern

## Account: account page: devices

account-devices = Geräte
account-device = { $browser } unter { $system }
account-this-device = dieses Gerät
account-last-used = Zuletzt benutzt: { $seen }. Angemeldet seit: { $since }.
account-log-out-device = Abmelden
account-log-out-other-devices = Alle anderen Geräte abmelden
account-log-out-all-devices = Alle Geräte abmelden

## Account: security log

security-log = Sicherheitsprotokoll
security-log-intro = Anmeldungen und Änderungen von Passwort, E-Mail-Adresse und Rollen. Wenn du etwas davon nicht kennst, ändere dein Passwort. IP-Adressen und Browser werden nach einiger Zeit gelöscht.
security-log-empty = Noch nichts.
security-log-no-account = Kein Konto
security-log-logged-in = Angemeldet.
security-log-login-failed = Anmeldung fehlgeschlagen.
security-log-login-rate-limited = Anmeldung abgelehnt: zu viele Versuche.
security-log-login-suspended = Anmeldung abgelehnt: Das Konto ist gesperrt.
security-log-login-unconfirmed = Anmeldung abgelehnt: Die E-Mail-Adresse ist nicht bestätigt.
security-log-logged-out = Abgemeldet.
security-log-sessions-ended = Auf anderen Geräten abgemeldet.
security-log-reset-requested = Zurücksetzen des Passworts angefordert.
security-log-password-reset = Passwort per E-Mail zurückgesetzt.
security-log-password-changed = Passwort geändert.
security-log-address-changed = E-Mail-Adresse geändert.
security-log-second-factor-failed = Falscher zweiter Faktor.
security-log-totp-added = Authentifizierungs-App hinzugefügt.
security-log-totp-removed = Authentifizierungs-App entfernt.
security-log-passkey-added = Passkey hinzugefügt.
security-log-passkey-removed = Passkey entfernt.
security-log-passkey-copied = Passkey abgelehnt: Er könnte kopiert worden sein.
security-log-recovery-codes-made = Neue Wiederherstellungscodes erzeugt.
security-log-recovery-code-used = Wiederherstellungscode benutzt.
security-log-second-factors-reset = Zweite Faktoren zurückgesetzt.
security-log-password-mistaken = Falsches Passwort in den Einstellungen eingegeben.
security-log-role-granted =
    Jetzt { $role ->
        [arbiter] Schiedsrichter
        [director] Turnierleiter
       *[administrator] Administrator
    }.
security-log-role-removed =
    Nicht mehr { $role ->
        [arbiter] Schiedsrichter
        [director] Turnierleiter
       *[administrator] Administrator
    }.
security-log-form-refused = Formular abgelehnt: Es kam nicht von einer Seite dieser Website.
security-log-access-denied = Zugriff verweigert: { $address }
security-log-by = { $said } Durch { $player }.

## Account: closing the account

account-close-heading = Konto schließen
account-close = Dein Konto schließen
account-close-warning = Das lässt sich nicht rückgängig machen. Dein Benutzername, deine E-Mail-Adresse und dein Passwort werden gelöscht. Der Benutzername kann nicht erneut registriert werden. Deine beendeten Partien bleiben unter dem Namen „geschlossenes Konto“ erhalten.
account-close-no-games = Du hast keine laufenden Partien.
account-close-games = Diese laufenden Partien werden aufgegeben:
account-close-game = Partie { $game } gegen { $opponent }
account-close-button = Mein Konto schließen
account-close-button-games = Mein Konto schließen und { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    } aufgeben
account-close-keep = Mein Konto behalten
account-close-last-administrator = Du bist der einzige Administrator. Mach zuerst jemand anderen zum Administrator.

## Account: calendar that a calendar app reads

calendar-title = Dein Kalender
calendar-subscribe = Abonniere diese Adresse in deiner Kalender-App. Sie wird nur dieses eine Mal angezeigt. Wer sie hat, kann sehen, wann deine Zeit abläuft.
calendar-address = Kalenderadresse
calendar-open = In Kalender-App öffnen
calendar-address-lost = Wenn du diese Adresse verlierst oder jemand anders sie hat, erzeuge auf der Seite deines Kontos eine neue. Die alte funktioniert dann nicht mehr.
calendar-choose-alarms = Alarme für diesen Kalender kannst du auf der Seite deines Kontos wählen.
calendar-time-runs-out = Zeit läuft ab gegen { $opponent }
calendar-your-move = Du bist am Zug: { $url }

## Account: logging in

login-title = Anmelden
login-username-or-email = Benutzername oder E-Mail-Adresse
login-keep-logged-in = Auf diesem Gerät angemeldet bleiben
login-forgot-password = Passwort vergessen?
login-wrong = Benutzername oder Passwort ist falsch. Versuche es noch einmal.
login-unconfirmed = Deine E-Mail-Adresse ist noch nicht bestätigt. Wir haben die E-Mail zur Bestätigung noch einmal gesendet. Öffne den Link darin.
login-suspended = Dieses Konto ist gesperrt: { $why } Wende dich an die Administratoren.

## Account: registering

register-title = Registrieren
register-log-in = Schon ein Konto? Anmelden
register-closed = Die Registrierung ist zurzeit geschlossen. Wenn du ein Konto hast, melde dich an.
register-not-invited = Registrieren kannst du dich nur auf Einladung. Öffne den Link in deiner Einladung. Wenn er nicht mehr funktioniert, bitte um eine neue.
register-check-email = Sieh in dein Postfach
register-email-sent = Wir haben eine E-Mail an <b>{ $email }</b> gesendet. Öffne den Link darin, um deine Adresse zu bestätigen.
register-email-shown-here = Es ist kein Mailserver eingerichtet. <a>Die E-Mail wird hier angezeigt</a>, in ein, zwei Sekunden.
register-no-email = Keine E-Mail? Sieh im Spam-Ordner nach. Wenn du versuchst, dich anzumelden, senden wir sie noch einmal.

## Account: first administrator of a new site

setup-title = Erster Administrator
setup-heading = Ersten Administrator anlegen
setup-intro = Lege das Konto an, das diese Website verwaltet. Dieser Link funktioniert nur einmal.
setup-create = Konto anlegen

## Account: confirming an email address

confirm-email-address = E-Mail-Adresse bestätigen
confirm-use-new-address = Diese Adresse verwenden
confirm-link-expired = Dieser Link ist abgelaufen oder wurde schon benutzt. Melde dich an: Ist deine E-Mail-Adresse noch nicht bestätigt, senden wir dir eine neue E-Mail. Um deine E-Mail-Adresse zu ändern, gib sie in deinem Konto noch einmal ein.
confirm-email-address-taken = Diese E-Mail-Adresse wurde bereits von einem anderen Konto bestätigt. Verwende eine andere.
confirm-go-to-login = Zur Anmeldung
confirm-click-button = Klick zum Bestätigen auf die Schaltfläche.

## Account: forgotten password

forgot-password-title = Passwort vergessen
forgot-password-sent = Wenn es zu { $email } hier ein Konto gibt, haben wir eine E-Mail dorthin gesendet. Der Link darin gilt zwei Stunden.
forgot-password-intro = Gib deine E-Mail-Adresse ein. Wir senden dir einen Link, mit dem du ein neues Passwort setzen kannst.
forgot-password-send = Link senden
reset-password-title = Neues Passwort
reset-password-heading = Neues Passwort setzen
reset-password-link-expired = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
reset-password-request-link = Neuen Link anfordern
reset-password-set = Passwort setzen

## Email notifications: page of all email notifications

notifications-title = E-Mail-Benachrichtigungen
notifications-heading = Deine E-Mail-Benachrichtigungen
notifications-email-address = E-Mails gehen an <b>{ $email }</b>. <a>E-Mail-Adresse ändern</a>
notifications-rejected = Dein Mailserver hat unsere E-Mails abgelehnt, deshalb senden wir keine mehr an diese Adresse. Der Grund: { $refusal }
notifications-rejected-try-again = E-Mails wieder senden
notifications-about-topic = E-Mails über { $topic }
notifications-reminders-hint = Wann du erinnert wirst, wählst du in deinem <a>Konto</a>.
notifications-administration-hint = Höchstens eine E-Mail am Tag, solange es offene Meldungen, fehlgeschlagene E-Mails oder mehr als einen Tag alte Reklamationen gibt.
notifications-daily-summary-at = Tägliche Zusammenfassung um
notifications-quiet-hours = Ruhezeit
notifications-quiet-hours-on = In dieser Zeit keine E-Mails senden
notifications-quiet-hours-from = von
notifications-quiet-hours-to = bis
notifications-quiet-hours-hint = In deiner Zeitzone. E-Mails aus dieser Zeit werden danach zusammen gesendet. Würde deine Zeit vorher ablaufen, wird die E-Mail sofort gesendet.
notifications-one-email-until-visit = Nach einer E-Mail keine weiteren, bis ich die Website besuche (Erinnerungen kommen trotzdem)
notifications-news-in-subject = Neuigkeit im Betreff nennen (sonst haben alle E-Mails zu einer Partie denselben Betreff und bilden eine Unterhaltung)
notifications-reply-with-move = E-Mails mit einem Zug beantworten
notifications-off-games = Partien ohne E-Mails
notifications-turn-on = E-Mails einschalten

## Email notifications: topics: each follows "Emails about" or "Unsubscribe from emails about"

notifications-topic-moves = Züge deiner Gegner
notifications-topic-offers = Remisangebote, Zugrücknahmen, reklamierbare Zeitüberschreitungen, gegebene Zeit und Urlaub
notifications-topic-new-games = Herausforderungen und neue Partien
notifications-topic-results = Ergebnisse von Partien
notifications-topic-tournaments = Mitteilungen und Rücktritte in deinen Turnieren
notifications-topic-ratings = deine Wertungszahlen, einmal in der Woche
notifications-topic-reminders = ablaufende Bedenkzeit
notifications-topic-messages = Nachrichten anderer Spieler
notifications-topic-administration = Aufgaben für Administratoren
notifications-topic-one-game = Partie { $game }
notifications-topic-all-games = alle deine Partien

## Email notifications: when emails about a topic are sent

notifications-when-immediately = sofort
notifications-when-hourly = stündliche Zusammenfassung
notifications-when-daily = tägliche Zusammenfassung
notifications-when-never = nie

## Email notifications: page that the link "Unsubscribe" in an email leads to

notifications-unsubscribe-heading = E-Mails über { $about }
notifications-unsubscribe = Abbestellen
notifications-send-immediately = Sofort senden
notifications-always-sent = E-Mails zu deinem Konto, zu Reklamationen und Entscheidungen werden immer gesendet.
notifications-manage = E-Mail-Benachrichtigungen verwalten

## Email notifications: emails shown on the site itself, where there is no mail server

mailbox-title = Ausgehende E-Mails
mailbox-no-mail-server = Es ist kein Mailserver eingerichtet und die Website ist nur von diesem Rechner aus erreichbar, deshalb werden die E-Mails hier angezeigt. Setze SMTP_URL, um sie zu senden.
mailbox-empty = Noch keine E-Mails.
mailbox-to = An
mailbox-subject = Betreff
mailbox-to-address = An { $address }
mailbox-all = Alle E-Mails

## Vacation: your vacation

vacation-title = Urlaub
vacation-intro = Während deines Urlaubs steht deine Uhr in allen Partien, in denen Urlaub erlaubt ist. Ziehen kannst du trotzdem. Deine Gegner sehen, bis wann du im Urlaub bist.
vacation-until = Du bist im Urlaub bis { $to }.
vacation-from-to = Von { $from } bis { $to }.
vacation-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
vacation-end-now = Urlaub jetzt beenden
vacation-cancel = Urlaub stornieren

## Vacation: booking vacation

vacation-book = Urlaub eintragen
vacation-days-left = Im Jahr { $year } hast du noch { $left } von { $allowance } Urlaubstagen.
vacation-first-day = Erster Tag
vacation-first-day-hint = Leer lassen, um sofort zu beginnen.
vacation-last-day = Letzter Tag
vacation-last-day-hint = Einschließlich dieses Tages, bis 24 Uhr ({ $zone }).

## Vacation: games in which the clock is not paused

vacation-games-not-covered = Partien ohne Urlaub
vacation-games-not-covered-text = In diesen Partien läuft deine Uhr trotz Urlaub weiter.
vacation-game-not-covered = <a>Gegen { $opponent }</a>: { $why }
vacation-not-allowed = Urlaub ist nicht erlaubt
vacation-not-allowed-deadline = Urlaub ist nicht erlaubt; deine Zeit läuft ab: { $at }
vacation-deadline-before = deine Zeit läuft ab, bevor dein Urlaub beginnt: { $at }

## Vacation: calendar

vacation-calendar = Kalender
vacation-later-months = Spätere Monate
vacation-day = Urlaub

## Vacation: errors

vacation-invalid-date = Das ist kein gültiges Datum. Gib ein Datum wie 2026-12-24 ein.
vacation-not-available = Auf dieser Website gibt es keinen Urlaub.
vacation-in-the-past = Dein Urlaub kann nicht in der Vergangenheit beginnen. Wähle heute oder später als ersten Tag.
vacation-last-day-before-first = Der letzte Tag liegt vor dem ersten. Wähle einen späteren letzten Tag.
vacation-too-short = Dein Urlaub muss mindestens einen ganzen Tag dauern. Wähle morgen oder später als letzten Tag.
vacation-too-far = Dein Urlaub muss innerhalb eines Jahres von heute an enden. Wähle einen früheren letzten Tag.
vacation-overlaps = Du hast schon Urlaub vom { $first } bis zum { $last } eingetragen. Wähle andere Tage.
vacation-too-few-days-left =
    Dafür brauchst du im Jahr { $year } { $wanted ->
        [one] 1 Urlaubstag
       *[other] { $wanted } Urlaubstage
    }, du hast aber nur noch { $left ->
        [one] 1 Tag
       *[other] { $left } Tage
    }. Wähle weniger Tage.

security-title = Sicherheit
security-what = Dein Passwort, zweite Faktoren, Geräte, und was mit deinem Konto geschah.
security-password-or-code = Dein Passwort oder ein Code deiner App
security-new-codes = Deine Wiederherstellungscodes
security-new-codes-text = Bewahre diese Codes jetzt auf: Sie werden nur dieses eine Mal gezeigt. Mit jedem kannst du dich einmal anmelden, wenn du deine App oder deinen Passkey verlierst.
security-app = Authentifizierungs-App
security-app-text = Eine App auf deinem Telefon zeigt alle 30 Sekunden einen neuen Code. Du gibst ihn nach deinem Passwort ein.
security-app-used = Deine App ist eingerichtet. Letzter Code: { $when }.
security-app-remove = App entfernen
security-app-scan = Scanne das mit deiner App:
security-app-qr-code = QR-Code mit dem geheimen Schlüssel für deine App
security-app-open = In einer App auf diesem Gerät öffnen
security-app-type = Oder tippe diesen Schlüssel in deine App:
security-app-add = App hinzufügen
security-app-other = Mit einem anderen Schlüssel von vorn beginnen
security-app-new = App einrichten
security-passkeys = Passkeys
security-passkeys-text = Dein Gerät prüft, dass du es bist, zum Beispiel mit Fingerabdruck oder PIN. Ein Passkey ist ein zweiter Faktor, und du kannst dich mit ihm ohne Passwort anmelden.
security-passkey-since = hinzugefügt am { $since }
security-passkey-used = zuletzt benutzt: { $when }
security-passkey-remove = Diesen Passkey entfernen
security-passkey-name = Name, zum Beispiel: mein Telefon
security-no-passkeys = Passkeys brauchen eine Seite mit Domainnamen und HTTPS.
security-codes = Wiederherstellungscodes
security-codes-left =
    { $n ->
        [0] Kein Wiederherstellungscode ist übrig.
        [one] { $n } Wiederherstellungscode ist übrig.
       *[other] { $n } Wiederherstellungscodes sind übrig.
    }
security-codes-new = Neue Wiederherstellungscodes erzeugen
passkey-new = Passkey hinzufügen
passkey-new-text = Dein Browser fragt dich jetzt nach einem Passkey.
passkey-use = Passkey benutzen
passkey-use-text = Dein Browser fragt dich jetzt nach deinem Passkey.
passkey-failed = Dein Browser hat keinen Passkey gegeben. Versuche es noch einmal.
passkey-needs-scripts = Passkeys funktionieren nur mit JavaScript.
passkey-back = Zurück
second-factor-title = Zweiter Faktor
second-factor-text = Gib den Code ein, den deine App jetzt zeigt.
second-factor-passkey-text = Benutze deinen Passkey.
second-factor-time = Du hast { $n } Minuten Zeit.
second-factor-code = Code deiner App
second-factor-code-or-recovery = Code deiner App oder ein Wiederherstellungscode
second-factor-recovery = Oder ein Wiederherstellungscode
second-factor-lost = Wenn du App, Passkeys und Wiederherstellungscodes verloren hast, frage jemanden, der die Seite verwaltet.
second-factor-start-again = Noch einmal anmelden
second-factor-wrong-code = Dieser Code ist falsch oder wurde schon benutzt. Gib den ein, den deine App jetzt zeigt.
