### What is on every page: navigation, home page, appearance, notices, errors, fields of forms, times.

## Navigation and every page

site-skip-to-content = Zum Inhalt springen
site-navigation = Hauptmenü
site-my-games = { $n ->
    [0] Meine Partien
   *[other] Meine Partien ({ $n })
}
site-lobby = { $n ->
    [0] Lobby
   *[other] Lobby ({ $n })
}
site-tournaments = { $n ->
    [0] Turniere
   *[other] Turniere ({ $n })
}
site-emails = E-Mails
site-administration = Verwaltung
site-log-out = Abmelden
site-log-in = Anmelden
site-register = Registrieren
site-emails-rejected = Dein Mailserver hat unsere E-Mails abgelehnt, deshalb senden wir dir keine mehr. <a>Warum?</a>
site-free-software = Zugpost ist freie Software unter der AGPL.
site-runs-on-zugpost = { $site } läuft mit Zugpost, freier Software unter der AGPL.

## What waits for a player

waiting-title = Was auf dich wartet
waiting-nothing = Nichts wartet auf dich.
waiting-games = { $n ->
    [one] In 1 Partie bist du am Zug
   *[other] In { $n } Partien bist du am Zug
}
waiting-challenges = { $n ->
    [one] Du hast 1 Herausforderung
   *[other] Du hast { $n } Herausforderungen
}
waiting-messages = { $n ->
    [one] Du hast 1 ungelesene Nachricht
   *[other] Du hast { $n } ungelesene Nachrichten
}
waiting-invitations = { $n ->
    [one] Du hast 1 Einladung zu einem Turnier
   *[other] Du hast { $n } Einladungen zu Turnieren
}

## Home page

home-title = Fernschach
home-heading = Fernschach online spielen
home-intro = Für jeden Zug hast du Tage, nicht Minuten. Wir senden dir eine E-Mail, wenn du am Zug bist.
home-find-opponent = Gegner finden
home-go-to-lobby = Zur Lobby
home-board = Eine Stellung der Spanischen Partie, nachdem Weiß rochiert hat
home-players-online =
    { $n ->
        [one] Spieler online
       *[other] Spieler online
    }
home-games-in-progress =
    { $n ->
        [one] laufende Partie
       *[other] laufende Partien
    }
home-open-challenges =
    { $n ->
        [one] offene Herausforderung
       *[other] offene Herausforderungen
    }
home-moves-played =
    { $n ->
        [one] gespielter Zug
       *[other] gespielte Züge
    }
home-won-by-white = von Weiß gewonnen
home-won-by-black = von Schwarz gewonnen
home-drawn = remis

## Appearance

appearance-title = { $language } · Darstellung
appearance-language = Sprache
appearance-browser-language = Sprache des Browsers
appearance-theme = Farbschema
appearance-theme-system = Wie das System
appearance-theme-light = Hell
appearance-theme-dark = Dunkel
appearance-board-theme = Brettfarben
appearance-board-green = Grün
appearance-board-wood = Holz
appearance-board-blue = Blau
appearance-board-purple = Violett
appearance-board-gray = Grau
appearance-board-sea = Meer
appearance-apply = Übernehmen
appearance-heading = Darstellung und Ton
appearance-more = Mehr: Brett, Figuren, Koordinaten, Ton
appearance-piece-set = Figurensatz
appearance-pieces-classic = Klassisch
appearance-pieces-flat = Flach
appearance-pieces-discs = Scheiben
appearance-coordinates = Koordinaten
appearance-coordinates-inside = Auf dem Brett
appearance-coordinates-outside = Neben dem Brett
appearance-coordinates-off = Aus
appearance-while-playing = Beim Spielen
appearance-sound = Ton
appearance-sound-hint = Auf der Seite einer Partie ertönt bei jedem Zug ein Ton.
appearance-haptics = Vibration
appearance-haptics-hint = Handys und Tablets, die vibrieren können, tun das bei jedem Zug.
appearance-blindfold = Blindschach (unsichtbare Figuren)
appearance-blindfold-hint = Die Bretter der Partien zeigen Felder, den letzten Zug und Schachgebote, aber keine Figuren. Screenreader lesen die Figuren weiterhin vor.
appearance-zen = Zen-Modus
appearance-zen-hint = Die Seite einer Partie zeigt nur Brett, Uhren, Züge und was eine Antwort braucht. Mit der Taste z schaltest du ihn dort ein und aus.
appearance-next-game = Nach einem Zug zur nächsten Partie
appearance-next-game-hint = In der nächsten Partie bist du am Zug. Die Taste n führt immer dorthin. Wenn du noch nicht gezogen hast, überspringt sie die Partie bis morgen.

## Error pages: the page or the form

error-not-found = Seite nicht gefunden
error-not-found-text = Vielleicht ist die Adresse falsch, oder die Seite gibt es nicht mehr.
error-not-allowed = Nicht erlaubt
error-not-allowed-text = Dein Konto hat dafür keine Berechtigung.
error-moves-hidden = Die Züge sind verborgen
error-log-in = Melde dich zuerst an
error-logged-out = Du bist abgemeldet
error-logged-out-text = Nichts wurde geändert. Melde dich an und schick das Formular noch einmal ab.
error-typed = Das hast du eingegeben. Kopiere es, falls das Feld leer ist, wenn du zurückkommst:
error-form-expired = Dieses Formular ist abgelaufen
error-form-expired-text = Es wurde nichts geändert. Wenn du etwas geschrieben hast, kopiere es zuerst. Öffne dann die Seite neu und schicke das Formular noch einmal ab. Wenn das wieder passiert, erlaube Cookies für diese Website.
error-form-unreadable = Formular nicht lesbar
error-form-unreadable-text = Nichts wurde geändert. Geh zurück, lade die Seite neu und versuche es noch einmal.
error-form-not-utf8 = Formular nicht lesbar
error-form-not-utf8-text = Das Formular enthält ungültige Zeichen (kein UTF-8). Nichts wurde geändert. Geh zurück, lade die Seite neu und versuche es noch einmal.
error-invalid-request = Ungültige Anfrage
error-invalid-request-text = Nichts wurde geändert. Verwende die Formulare dieser Website.
error-too-large = Zu viele Daten
error-too-large-text = Das gesendete Formular ist zu groß. Nichts wurde geändert. Geh zurück und gib weniger Text ein.
error-form-timed-out = Das hat zu lange gedauert
error-form-timed-out-text = Das Formular kam nicht rechtzeitig vollständig an. Nichts wurde geändert. Versuche es noch einmal.
error-too-many-attempts = Zu viele Versuche
error-too-many-attempts-text = In { $time } kannst du es noch einmal versuchen. Geh dann im Browser zurück und sende das Formular noch einmal ab.
error-conflict = Inzwischen hat sich etwas geändert
error-conflict-text = Geh zurück, lade die Seite neu und versuche es noch einmal.

## Error pages: the server

error-busy = Server überlastet
error-busy-text = Nichts wurde geändert. Versuche es in ein paar Sekunden noch einmal.
error-server-was-down = Gleich wieder da
error-server-was-down-text = Der Server war ausgefallen. Wir geben allen laufenden Uhren gerade die verlorene Zeit zurück. Nichts wurde geändert. Versuche es in einer Minute noch einmal.
error-database-unreachable = Gleich wieder da
error-database-unreachable-text = Die Datenbank antwortet zurzeit nicht. Wenn du etwas abgeschickt hast, wissen wir noch nicht, ob es gespeichert wurde. Du kannst es in einer Minute noch einmal abschicken: Es wirkt nur einmal. Alles, was dir bestätigt wurde, ist sicher.
error-storage-full = Kein Platz mehr auf dem Server
error-storage-full-text = Die Festplatte des Servers ist voll, darum wurde nichts gespeichert. Lesen kannst du weiterhin alles, und Züge, die du schon gemacht hast, sind sicher. Versuche es später noch einmal. Dauert es länger, bekommen laufende Uhren die verlorene Zeit zurück.
error-internal = Etwas ist schiefgegangen
error-internal-text = Das ist ein Fehler auf dem Server. Er wurde protokolliert. Nichts wurde geändert. Versuche es später noch einmal.
error-reference = Wenn du diesen Fehler meldest, nenne das Kennzeichen { $reference }.

## Error pages: links on every error page

error-home = Startseite
error-go-to-home = Zur Startseite

## Short notices after something was done: account

notice-email-address-confirmed = Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt anmelden.
notice-welcome = Willkommen! Deine E-Mail-Adresse ist bestätigt, und du bist angemeldet. Nimm eine Herausforderung an oder erstelle eine.
notice-logged-out = Du bist abgemeldet.
notice-logged-out-all-devices = Du bist auf allen Geräten abgemeldet.
notice-username-changed = Die Groß- und Kleinschreibung deines Benutzernamens wurde geändert.
notice-preferences-saved = Deine Einstellungen wurden gespeichert.
notice-password-changed = Dein Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet.
notice-password-reset = Dein neues Passwort wurde gespeichert. Du kannst dich jetzt damit anmelden.
notice-confirm-new-email-address = Wir haben eine E-Mail an die neue Adresse gesendet. Öffne den Link darin, um sie zu bestätigen.
notice-email-address-changed = Deine E-Mail-Adresse wurde geändert.
notice-device-logged-out = Das Gerät wurde abgemeldet.
notice-other-devices-logged-out = Alle anderen Geräte wurden abgemeldet.
notice-second-factor-added = Dein zweiter Faktor wurde hinzugefügt. Alle anderen Geräte wurden abgemeldet.
notice-second-factor-removed = Dein zweiter Faktor wurde entfernt. Alle anderen Geräte wurden abgemeldet.
notice-second-factor-gone = Melde dich noch einmal an: Es dauerte zu lange, zu viele Codes waren falsch, oder etwas hat sich inzwischen geändert.
notice-passkey-refused = Dieser Passkey gehört zu keinem Konto hier oder wurde abgelehnt. Melde dich mit deinem Passwort an.
notice-player-second-factors-reset = Die zweiten Faktoren dieses Kontos wurden zurückgesetzt.
error-second-factor = Ein zweiter Faktor ist nötig
error-second-factor-text = Diese Seite verlangt von allen, die verwalten oder als Schiedsrichter entscheiden, einen zweiten Faktor. Füge deinem Konto einen hinzu und mache dann weiter.
error-second-factor-link = Zweiten Faktor hinzufügen
notice-calendar-address-deleted = Die Kalenderadresse wurde gelöscht.
notice-calendar-alarms-saved = Die Alarme deines Kalenders wurden gespeichert.
notice-account-closed = Dein Konto ist geschlossen. Danke fürs Mitspielen.
notice-administrator-created = Das Administratorkonto wurde angelegt. Du kannst dich jetzt anmelden.

## Short notices after something was done: email notifications

notice-notifications-saved = Deine E-Mail-Benachrichtigungen wurden gespeichert.
notice-emails-stopped = Du bekommst diese E-Mails nicht mehr.
notice-emails-resumed = Du bekommst diese E-Mails wieder.

## Short notices after something was done: vacation

notice-vacation-booked = Dein Urlaub ist eingetragen.
notice-vacation-ended = Dein Urlaub ist beendet.
notice-vacation-canceled = Dein Urlaub wurde storniert.

## Short notices after something was done: challenges and reports

notice-challenge-created = Die Herausforderung wurde erstellt.
notice-challenge-declined = Die Herausforderung wurde abgelehnt.
notice-challenge-withdrawn = Die Herausforderung wurde zurückgezogen.
notice-rematch-offered = Die Revanche wurde angeboten.
notice-report-sent = Danke. Deine Meldung wurde an die Administratoren gesendet.

## Short notices after something was done: administration

notice-failed-email-retried = Fehlgeschlagene E-Mails werden noch einmal gesendet.
notice-failed-email-discarded = Die E-Mail wurde verworfen.
notice-player-verified = Die E-Mail-Adresse wurde als bestätigt markiert.
notice-player-suspended = Der Spieler wurde gesperrt.
notice-player-suspension-lifted = Die Sperre wurde aufgehoben.
notice-player-closed = Das Konto wurde geschlossen.
notice-player-logged-out = Der Spieler wurde auf allen Geräten abgemeldet.
notice-player-password-reset-sent = Die E-Mail zum Zurücksetzen des Passworts wurde gesendet.
notice-player-role-changed = Die Rolle des Spielers wurde geändert.
notice-decision-saved = Deine Entscheidung wurde gespeichert. Beide Spieler bekommen eine E-Mail.
notice-report-closed = Die Meldung ist erledigt.
notice-announcement-published = Die Ankündigung steht jetzt auf jeder Seite.
notice-announcement-removed = Die Ankündigung wurde entfernt.
notice-site-settings-saved = Die Einstellungen wurden gespeichert.
notice-invitation-withdrawn = Die Einladung wurde zurückgezogen.
notice-tournament-announced = Das Turnier ist ausgeschrieben.
notice-tournament-entered = Du bist zum Turnier angemeldet.
notice-tournament-withdrawn = Du nimmst an diesem Turnier nicht mehr teil.
notice-tournament-bye-requested = Du spielst in dieser Runde nicht.
notice-tournament-bye-request-withdrawn = Du spielst in dieser Runde.
notice-tournament-place-confirmed = Du spielst in der nächsten Phase.
notice-tournament-place-given-up = Du hast deinen Platz in der nächsten Phase abgegeben.
notice-ladder-challenged = Du hast diesen Spieler herausgefordert. Für die Antwort sind 7 Tage Zeit.
notice-ladder-challenge-accepted = Die Partie hat begonnen.
notice-ladder-challenge-declined = Du hast die Herausforderung abgelehnt.
notice-ladder-challenge-withdrawn = Du hast die Herausforderung zurückgezogen.
notice-tournament-terms-changed = Die Bedingungen wurden geändert.
notice-tournament-place-taken = Du hast den Platz übernommen. Deine Uhren laufen.
notice-tournament-directed = Erledigt. Es steht im Turnierprotokoll.

## Fields of forms: fields

field-username = Benutzername
field-username-hint = Für alle sichtbar. Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche.
field-email-address = E-Mail-Adresse
field-email-address-hint = Dorthin senden wir Benachrichtigungen zu deinen Partien. Andere Spieler sehen sie nicht.
field-password = Passwort
field-password-hint = Mindestens 8 Zeichen.
field-repeat-password = Passwort wiederholen
field-current-password = Bisheriges Passwort
field-new-password = Neues Passwort
field-repeat-new-password = Neues Passwort wiederholen
field-your-password = Dein Passwort
field-time-zone = Zeitzone
field-time-zone-hint = Datum und Uhrzeit werden in dieser Zeitzone angezeigt.

## Fields of forms: buttons and links

field-save = Speichern
field-continue = Weiter
field-cancel = Abbrechen
draft-restored = Dein früherer Entwurf wurde weder abgeschickt noch gespeichert.
draft-discard = Verwerfen
draft-show = Anzeigen
draft-elsewhere = Eingegeben und nicht gespeichert:
draft-unsent = Eingegeben und nicht abgeschickt:
draft-without-script = Du hast etwas eingegeben, das noch nicht abgeschickt ist. Schicke es erst ab oder verwirf es.
field-search = Suchen
field-game = Partie { $game }

## Fields of forms: errors

errors-in-title = Fehler:
errors-heading = Es gibt ein Problem
field-username-length = Der Benutzername muss 2 bis 30 Zeichen haben.
field-username-characters = Der Benutzername muss mit einem Buchstaben beginnen. Er darf nur Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche enthalten.
field-username-taken = Dieser Benutzername ist vergeben. Wähle einen anderen.
field-username-reserved = Dieser Benutzername ist reserviert. Wähle einen anderen.
field-username-like-another = Dieser Benutzername sieht dem eines anderen Spielers zu ähnlich. Wähle einen anderen.
field-email-address-invalid = Das ist keine gültige E-Mail-Adresse. Prüfe sie auf Tippfehler.
field-email-address-taken = Zu dieser E-Mail-Adresse gibt es schon ein Konto. Gib eine andere ein.
field-password-too-short = Das Passwort muss mindestens 8 Zeichen haben.
field-password-too-long = Das Passwort darf höchstens 200 Zeichen haben.
field-password-is-username = Das Passwort darf nicht dein Benutzername oder deine E-Mail-Adresse sein. Wähle ein anderes.
field-password-guessable = Dieses Passwort ist leicht zu erraten: Es gehört zu den ersten, die ausprobiert werden. Wähle ein anderes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.
field-time-zone-unknown = Unbekannte Zeitzone. Wähle eine aus der Liste.
field-passwords-differ = Die beiden Passwörter stimmen nicht überein. Gib zweimal dasselbe Passwort ein.
field-wrong-password = Falsches Passwort. Versuche es noch einmal.
field-username-only-capitalization = Du kannst nur die Groß- und Kleinschreibung deines Benutzernamens ändern. Gib denselben Namen ein.

## Times

times-weekdays-short = Mo Di Mi Do Fr Sa So
times-weekdays-tiny = Mo Di Mi Do Fr Sa So
times-weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
times-months-short = Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.
times-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
times-first-of-month = 1
times-date-time-short = { $weekday }., { $day }. { $month } { $year }, { $time } { $zone }
times-date-time-long = { $weekday }, { $day }. { $month } { $year }, { $time } { $zone }
times-date-short = { $day }. { $month } { $year }
times-date-long = { $day }. { $month } { $year }
times-month-year = { $month } { $year }
times-units = T Std Min Sek
number-group = .
number-decimal = ,
number-percent = { $n } %
