### The emails. A subject has no full stop.

## Around every email

email-hello = Hallo { $name }!
email-hello-no-name = Hallo!
email-link = { $words }:
email-writes = { $by } schreibt:
email-board-capitals = (Weiße Figuren sind als Großbuchstaben dargestellt.)
email-manage-notifications = E-Mail-Benachrichtigungen verwalten
email-unsubscribe = E-Mails über { $topic } abbestellen
email-reply-your-turn = Du kannst auf diese E-Mail mit deinem Zug antworten. Beginne die erste Zeile deiner Antwort mit „{ $number }“ und deinem Zug, in beliebiger Notation. Um Remis anzubieten, schreib „remis?“ hinter den Zug. Statt eines Zuges kannst du „aufgeben“ oder „remis annehmen“ schreiben. Weitere Zeilen, die mit „wenn“ beginnen, sind bedingte Züge.
email-reply-opponents-turn = Du kannst auf diese E-Mail mit „aufgeben“, „remis?“ oder bedingten Zügen in Zeilen antworten, die mit „wenn“ beginnen.
email-reply-declines =
    { $other } { $what ->
        [draw] bietet Remis an
        [takeback] bittet um eine Zugrücknahme
       *[both] bietet Remis an und bittet um eine Zugrücknahme
    }. Wenn du mit einem Zug antwortest, lehnst du { $what ->
        [draw] das Angebot
        [takeback] die Bitte
       *[both] beides
    } ab.
email-reply-piece-letters = Figurenbuchstaben: { $letters }.
email-no-reply = Auf diese E-Mail kannst du nicht antworten. Nutze die Website.

## The account

email-confirm-address-subject = Bestätige deine E-Mail-Adresse für { $site }
email-confirm-address = Willkommen bei { $site }, { $name }. Bitte bestätige deine E-Mail-Adresse, dann kannst du spielen. Der Link gilt zwei Tage.
email-confirm-address-button = E-Mail-Adresse bestätigen
email-ignore = Wenn du das nicht warst, ignoriere diese E-Mail. Es geschieht dann nichts.
email-change-address-subject = Bestätige deine neue E-Mail-Adresse für { $site }
email-change-address = Bitte bestätige, dass E-Mails von { $site } an { $name } künftig an diese Adresse gehen sollen. Der Link gilt zwei Tage.
email-change-address-button = Diese Adresse verwenden
email-reset-password-subject = Setze dein Passwort für { $site } zurück
email-reset-password = Jemand, wahrscheinlich du, möchte das Passwort von { $name } zurücksetzen. Der Link gilt zwei Stunden.
email-reset-password-button = Passwort zurücksetzen
email-already-registered-subject = Du hast schon ein Konto bei { $site }
email-already-registered = Jemand, vielleicht du, wollte sich mit dieser E-Mail-Adresse registrieren. Du hast aber schon ein Konto. Dein Benutzername ist { $name }.
email-already-registered-what-to-do = Wenn du dein Passwort vergessen hast, kannst du es zurücksetzen. Wenn du das nicht warst, ignoriere diese E-Mail.
email-password-changed-subject = Dein Passwort für { $site } wurde geändert
email-password-changed = Das Passwort von { $name } wurde geändert. Alle anderen Geräte wurden abgemeldet. Wenn du das nicht warst, setze dein Passwort sofort zurück.
email-address-changed-subject = Deine E-Mail-Adresse für { $site } wurde geändert
email-address-changed = E-Mails an { $name } gehen jetzt an eine andere Adresse. Wenn du das nicht warst, wende dich an die Administratoren der Website.
email-account-closed-subject = Dein Konto bei { $site } ist geschlossen
email-account-closed = Dein Konto ist geschlossen. Deine laufenden Partien wurden aufgegeben. Deine beendeten Partien bleiben unter dem Namen „geschlossenes Konto“ erhalten. Danke, dass du mitgespielt hast.
email-new-login-subject = Neue Anmeldung in deinem Konto bei { $site }
email-new-login = Jemand hat sich am { $instant } von einem neuen Gerät aus als { $name } angemeldet: { $device }.
email-new-login-unknown-device = unbekanntes Gerät
email-new-login-what-to-do = Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, setze dein Passwort zurück. Damit wirst du auf allen Geräten abgemeldet.
email-second-factor-changed-subject = Die zweiten Faktoren deines Kontos bei { $site } haben sich geändert
email-second-factor-changed =
    { $what ->
        [totp_added] Dem Konto { $name } wurde am { $instant } eine Authentifizierungs-App hinzugefügt.
        [totp_removed] Vom Konto { $name } wurde am { $instant } die Authentifizierungs-App entfernt.
        [passkey_added] Dem Konto { $name } wurde am { $instant } ein Passkey hinzugefügt.
        [passkey_removed] Vom Konto { $name } wurde am { $instant } ein Passkey entfernt.
        [recovery_codes_made] Für das Konto { $name } wurden am { $instant } neue Wiederherstellungscodes erzeugt. Die alten gelten nicht mehr.
        [recovery_code_used] Jemand hat sich am { $instant } als { $name } mit einem Wiederherstellungscode angemeldet.
       *[reset] Jemand von der Verwaltung hat am { $instant } alle zweiten Faktoren des Kontos { $name } entfernt. Zum Anmelden genügt jetzt dein Passwort.
    }
email-second-factor-changed-what-to-do = Wenn du das warst, ist nichts zu tun. Wenn nicht, melde es sofort jemandem von der Verwaltung der Seite, und setze dein Passwort zurück.

## Challenges

email-challenge-subject = { $other } fordert dich heraus
email-challenge = { $other } fordert dich zu einer Partie heraus: { $start }, { $time }.
email-challenge-game-options = Partieoptionen: { $rules }.
email-challenge-series = Es ist ein Wettkampf über { $n } Partien.
email-challenge-quoted = „{ $text }“
email-challenge-button = Herausforderung ansehen
email-challenge-declined-subject = { $other } hat deine Herausforderung abgelehnt
email-challenge-declined = { $other } hat deine Herausforderung abgelehnt.
email-challenge-declined-button = Anderen Gegner finden

## Games

email-view-game = Partie ansehen
email-view-games = Meine Partien ansehen
email-game-started-subject = Deine Partie gegen { $other } hat begonnen
email-game-started = { $other } hat deine Herausforderung angenommen. Du spielst { $side }.
email-game-subject = { $white } – { $black } · Partie { $game }
email-your-move = du bist am Zug
email-your-move-until = du bist am Zug, bis { $deadline }
email-opponent-played-subject = { $other } hat { $move } gespielt
email-opponent-played = { $other } hat { $move } gespielt.
email-you-played = Du hast { $move } gespielt.
email-conditional-moves-played =
    { $moves } { $n ->
        [one] wurde als bedingter Zug gespielt
       *[other] wurden als bedingte Züge gespielt
    }.
email-proposed-line-played =
    { $moves } { $n ->
        [one] wurde
       *[other] wurden
    } nach Zugvorschlag gespielt.
email-also-offers-draw = { $other } bietet außerdem Remis an.
email-line-proposed = { $other } schlägt diese Züge vor: { $lines }.
email-your-conditional-move-played-subject = Dein bedingter Zug gegen { $other } wurde gespielt
email-safety-move-played-subject = Dein Sicherheitszug gegen { $other } wurde gespielt
email-safety-move-played = Dein Sicherheitszug { $move } wurde gespielt, weil du nicht rechtzeitig gezogen hattest.
email-draw-offered-subject = { $other } bietet Remis an
email-draw-offered = { $other } bietet Remis an. Du kannst das Angebot annehmen oder ablehnen. Auch mit einem Zug lehnst du es ab.
email-draw-declined-subject = { $other } hat das Remis abgelehnt
email-draw-declined = { $other } hat das Remis abgelehnt. Die Partie geht weiter.
email-takeback-asked-subject = { $other } möchte { $move } zurücknehmen
email-takeback-asked = { $other } möchte { $move } zurücknehmen. Du kannst die Zugrücknahme annehmen oder ablehnen. Auch mit einem Zug lehnst du sie ab.
email-takeback-declined-subject = { $other } hat die Zugrücknahme abgelehnt
email-takeback-declined = { $other } hat die Zugrücknahme abgelehnt. Die Partie geht weiter.
email-takeback-accepted-subject = { $other } hat die Zugrücknahme angenommen
email-takeback-accepted = { $other } hat die Zugrücknahme angenommen.
email-game-over-subject =
    { $verdict ->
        [won] Du hast gegen { $other } gewonnen
        [lost] Du hast gegen { $other } verloren
        [draw] Remis gegen { $other }
        [both] Partie gegen { $other }: beide haben verloren
       *[none] Deine Partie gegen { $other } hat kein Ergebnis
    }
email-game-over = Deine Partie gegen { $other } ist zu Ende: { $result }.
email-game-log-hash = Der letzte Hash des Partieprotokolls ist { $head }. Bewahre diese E-Mail auf. Mit diesem Hash zeigt `zugpost verify-log`, ob das Protokoll später verändert wurde.
email-time-given-subject = { $other } hat dir zusätzlich { $time } gegeben
email-time-given = { $other } hat dir zusätzlich { $time } gegeben.
email-time-from-director-subject = Mehr Zeit in deiner Partie gegen { $other }

## Time, and whose turn it is

email-opponent-out-of-time-subject = Die Zeit von { $other } ist abgelaufen
email-opponent-out-of-time = Die Zeit von { $other } ist am { $deadline } abgelaufen.
email-claim-win-on-time = Die Partie ist noch nicht zu Ende. Bis dein Gegner zieht, kannst du auf der Seite der Partie den Sieg durch Zeitüberschreitung reklamieren.
email-game-paused = Die Partie ist unterbrochen, bis ein Schiedsrichter entscheidet.
email-your-turn-out-of-time = Du bist am Zug. Deine Zeit ist am { $deadline } abgelaufen. Du kannst noch ziehen, bis dein Gegner den Sieg durch Zeitüberschreitung reklamiert.
email-opponents-turn-out-of-time = Dein Gegner ist am Zug. Seine Zeit ist am { $deadline } abgelaufen.
email-your-turn = Du bist am Zug. Du hast noch { $time }, bis { $deadline }.
email-opponents-turn = Dein Gegner ist am Zug. Er hat noch { $time }, bis { $deadline }.
email-your-turn-no-time-limit = Du bist am Zug. Es gibt keine Zeitbegrenzung.
email-opponents-turn-no-time-limit = Dein Gegner ist am Zug. Es gibt keine Zeitbegrenzung.

## What your reply to an email has done

email-reply-done-subject = { $deed } (Partie gegen { $other })
email-reply-done = { $deed } (per E-Mail).
email-reply-rejected-subject = Nicht ausgeführt: deine E-Mail zur Partie gegen { $other }
email-reply-rejected = Wir konnten nicht ausführen, was in deiner E-Mail steht. In der Partie hat sich nichts geändert.
email-reply-rejected-draw-offer = { $other } bietet Remis an. Um es anzunehmen, antworte auf diese E-Mail mit „remis annehmen“.
email-done-conditional-moves = Du hast bedingte Züge gespeichert
email-done-move = Du hast { $move } gespielt
email-done-move-and-draw-offer = Du hast { $move } gespielt und Remis angeboten
email-done-draw-offer = Du hast Remis angeboten
email-done-accept-draw = Du hast das Remis angenommen
email-done-decline-draw = Du hast das Remis abgelehnt
email-done-resign = Du hast aufgegeben
email-done-conditional-moves-saved = Deine bedingten Züge sind gespeichert.
email-done-conditional-moves-as-read = So haben wir deine bedingten Züge verstanden:
email-done-not-read = Wir lesen nur die erste Zeile und Zeilen, die mit „wenn“ beginnen. Nachrichten an deinen Gegner kannst du auf der Website schreiben. Diese Zeilen wurden nicht beachtet und nicht an deinen Gegner geschickt:
email-done-below-signature = Diese Zeilen stehen unter deiner Signatur und wurden nicht gelesen:
email-done-quoted = Diese Zeilen stehen in oder unter der E-Mail, die du zitiert hast, und wurden nicht gelesen:
email-done-moves-followed = Danach wurden sofort bedingte Züge oder Züge eines Zugvorschlags gespielt.

## Why your reply to an email could not be carried out

email-error-suspended = Dein Konto ist gesperrt: { $reason }
email-error-playing-by-email-off = Du hast das Spielen per E-Mail abgeschaltet. Auf der Website kannst du es unter „E-Mail-Benachrichtigungen“ wieder einschalten.
email-error-position-changed = Du hast auf eine alte E-Mail geantwortet. Die Stellung hat sich seitdem geändert. Antworte auf die neueste E-Mail zu dieser Partie.
email-error-position-changed-last-move = Du hast auf eine alte E-Mail geantwortet. Der letzte Zug ist jetzt { $move }. Antworte auf die neueste E-Mail zu dieser Partie.
email-error-any = Die Bedingung „any“ gibt es nur auf der Website. Dort siehst du, für welche Züge sie gilt.
email-error-already-replied = Auf diese E-Mail hast du schon geantwortet. Auf jede E-Mail kannst du nur einmal antworten. Antworte auf die neueste E-Mail zu dieser Partie.
email-error-out-of-time = Deine Zeit war abgelaufen, bevor deine E-Mail ankam.
email-error-opponent-out-of-time = Die Zeit deines Gegners war abgelaufen, bevor deine E-Mail ankam.
email-error-no-move = Wir haben in deiner E-Mail keinen Zug gefunden. Schreib den Zug in die erste Zeile, über den zitierten Text.
email-error-not-understood = Wir haben „{ $line }“ nicht verstanden. Die erste Zeile darf nur einen Zug enthalten, etwa { $example }. Statt eines Zuges kannst du „remis?“, „remis annehmen“, „remis ablehnen“ oder „aufgeben“ schreiben. Für bedingte Züge beginne die Zeile mit „wenn“.
email-error-two-moves = „{ $line }“ enthält mehr als einen Zug. Schreib nur deinen Zug. Bedingte Züge gehören in Zeilen, die mit „wenn“ beginnen.
email-error-yes-or-no = Wir haben „{ $line }“ nicht verstanden. Um das Remis anzunehmen, schreib „annehmen“. Um es abzulehnen, schreib „ablehnen“.
email-error-castling = Wir haben „{ $line }“ nicht verstanden. Für die kurze Rochade schreib „O-O“, für die lange „O-O-O“.
email-error-draw-sign = Wir haben „{ $line }“ nicht verstanden. Um Remis anzubieten, schreib „remis?“ oder „(=)“ hinter den Zug.
email-error-piece-letter =
    In „{ $line }“ steht { $letter } auf { $languages ->
        [de] Deutsch
        [es] Spanisch
        [fr] Französisch
        [es-fr] Spanisch und Französisch
       *[de-es-fr] Deutsch, Spanisch und Französisch
    } für { $role ->
        [king] den König
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
       *[knight] den Springer
    }. Verwende die Figurenbuchstaben { $letters }.
email-error-piece-letter-turn-on = Wenn du die Buchstaben deiner Sprache verwenden willst, schalte auf der Seite deines Kontos „Züge mit den Figurenbuchstaben meiner Sprache schreiben“ ein.
email-error-piece-letter-pawn = Wenn du einen Bauern meinst, schreib ein kleines „{ $file }“.
email-error-letter-not-understood = Wir haben „{ $line }“ nicht verstanden.
email-error-too-many-conditional-moves = Eine Zeile ist zu lang, oder es sind zu viele bedingte Züge. Gib deine bedingten Züge auf der Website ein.
email-error-move-number = Du hast die Zugnummer „{ $written }“ geschrieben, der nächste Zug ist aber „{ $next }“. Prüfe die Stellung und antworte noch einmal.
email-error-no-draw-offer = Es gibt kein Remisangebot, das du annehmen oder ablehnen könntest.
email-error-already-done = Das ist bereits geschehen.
email-error-draw-offer-in-the-meantime = Die E-Mail, auf die du geantwortet hast, zeigt das Remisangebot deines Gegners nicht. Es wurde nichts angenommen oder abgelehnt.
email-error-which-offer = Es ist nicht klar, was du annimmst oder ablehnst. Wenn du das Remis meinst, schreib „remis annehmen“ oder „remis ablehnen“. Eine Bitte um Zugrücknahme oder einen Zugvorschlag kannst du nur auf der Website beantworten.
email-error-offer-only-on-website = Dein Gegner bietet kein Remis an. Eine Bitte um Zugrücknahme oder einen Zugvorschlag kannst du nur auf der Website beantworten.
email-error-word-not-alone = Du hast „{ $words }“ geschrieben und darunter „{ $below }“. Sicherheitshalber haben wir nichts getan. Wenn du es so meinst, antworte nur mit „{ $words }“, ohne Zitat und Signatur, oder tu es auf der Website.

## Claims, appeals and decisions

email-your-claim-subject = Deine Reklamation gegen { $other } wartet auf eine Entscheidung
email-your-claim = Deine Reklamation: { $claim }. Ein Schiedsrichter wird entscheiden.
email-opponents-claim-subject = { $other } hat reklamiert
email-opponents-claim = { $other } hat reklamiert: { $claim }. Ein Schiedsrichter wird entscheiden.
email-claim-reply-once = Du kannst einmal darauf antworten.
email-claim-reply-once-or-accept-draw = Du kannst einmal darauf antworten oder das Remis annehmen.
email-claim-game-paused = Die Partie ist bis zur Entscheidung unterbrochen.
email-claim-replied-subject = { $other } hat auf { $what ->
        [appeal] deinen Einspruch
       *[claim] deine Reklamation
    } geantwortet
email-claim-replied = { $other } hat auf { $what ->
        [appeal] deinen Einspruch
       *[claim] deine Reklamation
    } geantwortet.
email-your-appeal-subject = Dein Einspruch in der Partie gegen { $other }
email-your-appeal = Du hast gegen die Entscheidung Einspruch erhoben. Ein anderer Schiedsrichter wird entscheiden.
email-opponents-appeal-subject = { $other } hat gegen die Entscheidung Einspruch erhoben
email-opponents-appeal = { $other } hat gegen die Entscheidung Einspruch erhoben. Ein anderer Schiedsrichter wird entscheiden.
email-decision-result-subject =
    { $verdict ->
        [won] Du hast gegen { $other } durch Entscheidung gewonnen
        [lost] Du hast gegen { $other } durch Entscheidung verloren
        [draw] Remis gegen { $other } durch Entscheidung
        [both] Partie gegen { $other }: beide haben durch Entscheidung verloren
       *[none] Deine Partie gegen { $other } wurde durch Entscheidung annulliert
    }
email-decision-subject = Entscheidung in deiner Partie gegen { $other }
email-decision-game-over = Die Partie ist zu Ende: { $result }.
email-claim-rejected = Die Reklamation wurde abgelehnt: { $found }
email-the-arbiter = Der Schiedsrichter
email-the-player = Der Spieler
email-decision-needed-subject = Entscheidung nötig: { $names }
email-decision-needed = { $what ->
        [appeal] Ein Einspruch
       *[claim] Eine Reklamation
    } in der Partie { $names } wartet auf eine Entscheidung.
email-decision-needed-claim = Reklamation: { $claim }.
email-decision-needed-button = Ansehen und entscheiden

## The end date of a tournament

email-tournament-ends-subject = { $name } endet am { $date }
email-tournament-ends =
    { $n ->
        [one] { $name } endet am { $date }. Du hast eine laufende Partie.
       *[other] { $name } endet am { $date }. Du hast { $n } laufende Partien.
    }
email-tournament-ends-then = Danach sind keine Züge mehr möglich. Über Partien, die noch laufen, wird entschieden: Niemand gewinnt automatisch.
email-tournament-ended-subject = { $name }: letzter Spieltag vorbei, reklamiere deine Ergebnisse
email-tournament-ended =
    { $n ->
        [one] Der letzte Spieltag von { $name } ist vorbei. Deine laufende Partie wurde angehalten.
       *[other] Der letzte Spieltag von { $name } ist vorbei. Deine { $n } laufenden Partien wurden angehalten.
    }
email-tournament-stopped-subject = { $name }: Partien angehalten, reklamiere deine Ergebnisse
email-tournament-stopped =
    { $n ->
        [one] Eine deiner Partien in { $name } hat die Höchstdauer erreicht. Sie wurde angehalten.
       *[other] { $n } deiner Partien in { $name } haben die Höchstdauer erreicht. Sie wurden angehalten.
    }
email-tournament-ended-claim = Bis { $date } kannst du in jeder Partie Gewinn oder Remis reklamieren, mit deiner Analyse. Das geht auf der Seite der Partie. Bis dahin, oder bis beide Spieler reklamiert haben, kannst du deine Reklamation ersetzen. Danach entscheidet der Turnierleiter.
email-tournament-ended-draw = Wenn kein Spieler einen Gewinn nachweist, ist die Partie remis.
email-result-claimed-subject = { $other } hat { $result ->
        [win] Gewinn
       *[draw] Remis
    } reklamiert
email-result-claimed = Deine Partie gegen { $other } wurde angehalten. { $other } hat { $result ->
        [win] Gewinn
       *[draw] Remis
    } reklamiert.
email-result-claim-replaced = Deine Partie gegen { $other } wurde angehalten. { $other } hat die Reklamation ersetzt und reklamiert jetzt { $result ->
        [win] Gewinn
       *[draw] Remis
    }.
email-result-claim-until = Bis { $date } kannst du auf der Seite der Partie Gewinn oder Remis reklamieren. Danach wird über die Partie entschieden.
email-result-claim-agree = Wenn du auch Remis reklamierst, endet die Partie remis.
email-result-claimed-by-both = Beide Spieler haben reklamiert. Keine Reklamation lässt sich mehr ersetzen. Jetzt wird über die Partie entschieden.
email-adjudications-subject = Entscheidungen nötig: { $name }
email-adjudications = Partien von { $name } wurden angehalten. Sie warten auf deine Entscheidung.
email-decision-needed-deputy-follows = Wenn du bis { $date } nicht entschieden hast, kann auch der Stellvertreter entscheiden.
email-decision-needed-arbiters-follow = Wenn du bis { $date } nicht entschieden hast, können auch die Schiedsrichter der Website entscheiden.

## Reminders

email-reminder-heading = Partie { $game } gegen { $other }: noch { $time }
email-reminder-deadline = Deine Zeit läuft am { $deadline } ab.
email-reminder = Du bist gegen { $other } am Zug. Du hast noch { $time }, bis { $deadline }.
email-reminder-several-games = In diesen Partien bist du am Zug.
email-reminder-subject = Noch { $time } gegen { $other }
email-and-more-subject = { $first } und { $n } weitere
email-game-heading = Partie { $game } gegen { $other }

## Vacation of an opponent

email-vacation-subject = { $other } hat Urlaub eingetragen
email-vacation-now = { $other } ist bis { $until } im Urlaub.
email-vacation-later = { $other } ist von { $from } bis { $until } im Urlaub.
email-vacation-clocks = In dieser Zeit ist die Uhr deines Gegners angehalten. Ziehen kann er trotzdem. Deine eigene Uhr ist davon nicht betroffen.
email-vacation-your-turn = Du bist am Zug. Deine Zeit läuft am { $deadline } ab.
email-vacation-opponents-turn = { $other } ist am Zug. Die Zeit deines Gegners läuft am { $deadline } ab.
email-vacation-no-time-limit = Es gibt keine Zeitbegrenzung.
email-vacation-game = Partie { $game }
email-vacation-game-paused = Die Uhr ist angehalten, weil { $what ->
        [appeal] ein Einspruch
       *[claim] eine Reklamation
    } auf eine Entscheidung wartet. Nach der Entscheidung läuft sie weiter.
email-vacation-your-clock-paused = Du bist am Zug. Deine Uhr ist bis { $until } angehalten, weil du im Urlaub bist. Deine Zeit läuft am { $deadline } ab.
email-vacation-opponents-clock-paused = { $other } ist am Zug. Die Uhr deines Gegners ist wegen des Urlaubs bis { $until } angehalten. Seine Zeit läuft am { $deadline } ab.

## Hourly and daily summaries

email-summary = Hier sind { $n } Neuigkeiten.
email-summary-first = Die ersten { $n } stehen hier. Den Rest findest du in deinen Partien.

## Messages from other players

email-game-message-subject = { $other } hat dir eine Nachricht zu deiner Partie geschickt
email-game-message-button = Partie ansehen
email-message-subject = { $other } hat dir eine Nachricht geschickt
email-message-button = Lesen und antworten

## Tasks for administrators

email-admin-summary-subject = Aufgaben für Administratoren auf { $site }
email-admin-summary = Diese Aufgaben warten. Du bekommst diese E-Mail höchstens einmal am Tag.
email-admin-summary-reports = { $n ->
        [one] 1 offene Meldung
       *[other] { $n } offene Meldungen
    }
email-admin-summary-claims = { $n ->
        [one] 1 Reklamation oder Einspruch ohne Entscheidung
       *[other] { $n } Reklamationen oder Einsprüche ohne Entscheidung
    }
email-admin-summary-failed-emails = { $n ->
        [one] 1 fehlgeschlagene E-Mail
       *[other] { $n } fehlgeschlagene E-Mails
    }
email-admin-summary-button = Verwaltung öffnen

## Tournaments

email-tournament-games-subject = { $name }: Deine Partien haben begonnen
email-tournament-games =
    { $n ->
        [one] Deine Partie in { $name } hat begonnen.
       *[other] Deine { $n } Partien in { $name } haben begonnen.
    }
email-tournament-you-have-white = Du hast Weiß.
email-tournament-you-have-black = Du hast Schwarz.
email-tournament-move-until = Du hast bis { $deadline } Zeit für deinen ersten Zug.
email-view-tournament = Turnier ansehen
email-tournament-said-subject = { $name }: Mitteilung
email-tournament-said = Der Turnierleiter von { $name } teilt mit:
email-tournament-terms-subject = { $name }: Die Bedingungen haben sich geändert
email-tournament-terms = Die Bedingungen von { $name } haben sich geändert. Bis zum Beginn kannst du deine Anmeldung zurückziehen.
email-tournament-canceled-subject = { $name } wurde abgesagt
email-tournament-canceled = { $name } wurde abgesagt. Laufende Partien gehen als einzelne Partien weiter.
email-tournament-substitute-subject = { $name }: Dir wird ein Platz angeboten
email-tournament-substitute = Der Turnierleiter von { $name } bittet dich, den Platz eines anderen Spielers zu übernehmen. Auf der Seite des Turniers kannst du annehmen.
email-tournament-place-taken-subject = { $name }: { $player } spielt an deiner Stelle
email-tournament-place-taken = { $player } hat deinen Platz in { $name } übernommen und spielt deine Partien von jetzt an. Was du und deine Gegner darin geschrieben habt, steht jetzt bei deinen Nachrichten.
email-tournament-place-taken-over-subject = { $name }: Du spielst anstelle von { $player }
email-tournament-place-taken-over = Du hast den Platz von { $player } in { $name } übernommen. Deine Uhren haben von vorn begonnen.
email-tournament-director = Der Turnierleiter
email-tournament-advanced = Du hast deinen Wettkampf gegen { $beaten } gewonnen und kommst weiter. Dein nächster Gegner ist { $next }.
email-direct-tournament = Dieses Turnier leiten
email-tournament-invited-subject = { $name }: Du bist eingeladen
email-tournament-invited = Der Turnierleiter lädt dich ein, dich zu { $name } anzumelden.
email-tournament-entry-removed-subject = { $name }: Deine Anmeldung wurde gestrichen
email-tournament-entry-removed = Der Turnierleiter hat deine Anmeldung zu { $name } gestrichen.
email-tournament-moved-up-subject = { $name }: Du hast einen Platz
email-tournament-moved-up = Du standest auf der Warteliste von { $name }. Jetzt hast du einen Platz und spielst mit. Wenn du nicht mehr möchtest, zieh deine Anmeldung vor dem Beginn zurück.
email-tournament-on-waiting-list-subject = { $name }: Du stehst auf der Warteliste
email-tournament-on-waiting-list = Eine späte Entscheidung in einer früheren Auflage hat einem anderen Spieler einen Platz in { $name } gegeben. Er hat sich nun angemeldet. Alle Plätze waren besetzt, und deine Anmeldung war die letzte. Jetzt stehst du an erster Stelle der Warteliste: Wenn jemand vor dem Beginn geht, spielst du mit.
email-tournament-next-edition-place-subject = { $name }: Du hast einen Platz in der nächsten Auflage
email-tournament-next-edition-place = Eine Entscheidung hat ein Ergebnis geändert. Mit diesem Ergebnis hast du deinen Wettkampf in { $name } gewonnen, aber die Entscheidung kam zu spät: Der Wettkampf bleibt, wie er entschieden war. Dafür hast du einen Platz in der nächsten Auflage, auch wenn sie voll ist und du die Bedingungen der Anmeldung nicht erfüllst. Du bekommst eine E-Mail, wenn sie ausgeschrieben ist.
email-tournament-next-edition-subject = { $name }: Ein Platz ist für dich reserviert
email-tournament-next-edition = { $name } ist ausgeschrieben. In einer früheren Auflage hast du einen Wettkampf durch eine Entscheidung gewonnen, die zu spät kam. Darum kannst du dich bis zum Beginn anmelden, auch wenn das Turnier voll ist und du die Bedingungen der Anmeldung nicht erfüllst. Wenn du nicht mitspielen möchtest, musst du nichts tun.
email-tournament-no-place-subject = { $name } hat ohne dich begonnen
email-tournament-no-place = { $name } hat begonnen. Du standest auf der Warteliste. Kein Platz wurde frei. Wenn in den ersten Tagen jemand das Turnier verlässt, kann dir der Turnierleiter diesen Platz anbieten.
email-tournament-withdrawn-subject = { $name }: Du spielst nicht mehr mit
email-tournament-withdrawn =
    { $ground ->
        [with_consent] Du bist mit Zustimmung des Turnierleiters von { $name } zurückgetreten. Deine laufenden Partien wurden aufgegeben.
        [expelled] Der Turnierleiter hat dich von { $name } ausgeschlossen. Deine laufenden Partien wurden aufgegeben.
       *[two_timeouts] Du hast in { $name } zwei Partien in verschiedenen Wochen durch Zeitüberschreitung verloren. Nach den Bedingungen bist du ausgeschieden. Deine laufenden Partien wurden aufgegeben.
    }
email-tournament-opponent-withdrew-subject = { $name }: { $player } ist zurückgetreten
email-tournament-opponent-withdrew =
    { $meaning ->
        [counts] { $player } ist von { $name } zurückgetreten. Mindestens die Hälfte der Partien von { $player } war beendet. Darum zählen alle Ergebnisse gegen { $player }.
        [counts_for_nobody] { $player } ist von { $name } zurückgetreten. Weniger als die Hälfte der Partien von { $player } war beendet. Die Ergebnisse gegen { $player } bleiben in der Tabelle, zählen aber für niemanden.
       *[match] { $player } ist von { $name } zurückgetreten. Es beginnt keine weitere Partie des Wettkampfs.
    }
email-tournament-player-withdrew =
    { $ground ->
        [two_timeouts] { $player } hat zwei Partien durch Zeitüberschreitung verloren und ist aus { $name } ausgeschieden.
        [account] { $player } spielt in { $name } nicht mehr mit: Das Konto wurde geschlossen.
        [suspended] { $player } spielt in { $name } nicht mehr mit: Das Konto war gesperrt, als die nächste Partie beginnen sollte. Laufende Partien gehen weiter.
       *[own_word] { $player } ist von { $name } zurückgetreten.
    }
email-ladder-challenge-subject = { $player } fordert dich auf { $name } heraus
email-ladder-challenge = { $player } fordert dich auf der Treppe { $name } heraus. Du hättest Weiß.
email-ladder-challenge-answer = Nimm auf der Seite der Treppe bis { $until } an oder lehne ab. Wenn du ablehnst oder nicht rechtzeitig antwortest, zählt das als Niederlage, außer wenn du in dieser Zeit im Urlaub bist.
email-ladder-challenge-refused-subject = { $name }: { $player } hat deine Herausforderung nicht angenommen
email-ladder-challenge-refused =
    { $how ->
        [declined] { $player } hat deine Herausforderung auf { $name } abgelehnt. Das zählt für dich als Sieg.
        [unanswered] { $player } hat deine Herausforderung auf { $name } nicht rechtzeitig beantwortet. Das zählt für dich als Sieg.
        [declined_excused] { $player } hat deine Herausforderung auf { $name } abgelehnt. Wegen eines Urlaubs oder einer anderen Partie verliert niemand.
       *[unanswered_excused] { $player } hat deine Herausforderung auf { $name } nicht beantwortet. Wegen eines Urlaubs oder einer anderen Partie verliert niemand.
    }
email-ladder-challenge-missed-subject = { $name }: Die Zeit für deine Antwort ist vorbei
email-ladder-challenge-missed =
    { $how ->
        [unanswered] Du hast die Herausforderung von { $player } auf { $name } nicht rechtzeitig beantwortet. Das zählt als Niederlage.
       *[unanswered_excused] Du hast die Herausforderung von { $player } auf { $name } nicht beantwortet. Wegen eines Urlaubs oder einer anderen Partie verlierst du nichts.
    }
email-ladder-closed-subject = { $name } ist geschlossen
email-ladder-closed = Die Treppe { $name } wurde geschlossen. Niemand kann sich mehr anmelden oder herausgefordert werden. Laufende Partien gehen weiter und zählen.
email-tournament-special-leave-subject = { $name }: Du hast Sonderurlaub
email-tournament-special-leave = { $days ->
        [one] Der Turnierleiter hat dir Sonderurlaub gewährt. Deine Uhren in { $name } stehen 1 Tag still.
       *[other] Der Turnierleiter hat dir Sonderurlaub gewährt. Deine Uhren in { $name } stehen { $days } Tage still.
    }
email-tournament-opponent-on-leave-subject = { $name }: { $player } hat Sonderurlaub
email-tournament-opponent-on-leave = { $days ->
        [one] { $player } hat in { $name } Sonderurlaub. Die Uhren von { $player } stehen 1 Tag still.
       *[other] { $player } hat in { $name } Sonderurlaub. Die Uhren von { $player } stehen { $days } Tage still.
    }
email-tournament-player-died-subject = { $name }: { $player } ist verstorben
email-tournament-player-died =
    { $meaning ->
        [counts] { $player } ist verstorben. Mindestens die Hälfte der Partien von { $player } in { $name } war beendet. Darum zählen alle Ergebnisse gegen { $player }.
        [counts_for_nobody] { $player } ist verstorben. Weniger als die Hälfte der Partien von { $player } in { $name } war beendet. Die Ergebnisse gegen { $player } bleiben in der Tabelle, zählen aber für niemanden.
        [ladder] { $player } ist verstorben und steht nicht mehr auf der Treppe { $name }.
       *[match] { $player } ist verstorben. Im Wettkampf in { $name } beginnt keine Partie mehr.
    }
email-tournament-game-stopped = { $days ->
        [one] Deine Partie gegen { $player } wurde angehalten. Auf ihrer Seite kannst du 1 Tag lang Gewinn oder Remis reklamieren, mit deiner Analyse. Danach entscheidet der Turnierleiter.
       *[other] Deine Partie gegen { $player } wurde angehalten. Auf ihrer Seite kannst du { $days } Tage lang Gewinn oder Remis reklamieren, mit deiner Analyse. Danach entscheidet der Turnierleiter.
    }
email-tournament-finished-subject = { $name } ist beendet
email-tournament-finished = Alle Partien von { $name } sind beendet. In { $days } Tagen wird das Ergebnis endgültig.
email-tournament-place = Dein Platz: { $first } von { $of }.
email-tournament-place-shared = Du teilst die Plätze { $first } bis { $last } von { $of }.
email-tournament-place-undecided = Der letzte Spieltag war vorbei, bevor die Reihenfolge der Spieler feststand, die noch im Rennen waren.
email-tournament-points = Punkte: { $points }.
email-tournament-section = Gruppe: { $section }.
email-tournament-bye-subject = { $name }: Du bist spielfrei
email-tournament-bye = In Runde { $round } von { $name } blieb für dich kein Gegner übrig. Du bist spielfrei, und das zählt wie ein Sieg.
email-tournament-qualified-subject = { $name }: Du hast dich qualifiziert
email-tournament-qualified = Du hast dich für Phase { $stage } von { $name } qualifiziert. Sag auf der Seite des Turniers bis { $date } zu, dass du spielst. Sonst geht dein Platz an den Nächsten.
email-tournament-qualification-lost-subject = { $name }: dein Platz in der nächsten Phase
email-tournament-qualification-lost =
    { $why ->
        [lapsed] Du hast für die nächste Phase von { $name } nicht rechtzeitig zugesagt. Dein Platz geht an den Nächsten.
       *[decision] Eine Entscheidung hat ein Ergebnis von { $name } geändert. Nach den Ergebnissen kommt nun jemand anders statt dir in die nächste Phase.
    }
email-tournament-out-in-stage-subject = { $name }: Die nächste Phase hat begonnen
email-tournament-out-in-stage = Phase { $stage } von { $name } hat ohne dich begonnen. Deine laufenden Partien gehen weiter und zählen in der Tabelle deiner Gruppe.
email-tournament-eliminated-subject = { $name }: Du bist ausgeschieden
email-tournament-eliminated = Dein Wettkampf in { $name } ist entschieden: { $winner } kommt weiter.
email-tournament-eliminated-both = Dein Wettkampf in { $name } ist entschieden: Keiner der beiden Spieler kommt weiter.
email-tournament-own-place = Dein Platz: { $first }.
email-tournament-own-places = Du teilst die Plätze { $first } bis { $last }.
email-tournament-place-later = Der letzte Spieltag ist vorbei. Deinen Platz erfährst du, wenn alle Wettkämpfe entschieden sind.
email-tournament-entries-removed-subject = { $name }: Zum Beginn wurden Anmeldungen gestrichen
email-tournament-entries-removed = { $name } hat begonnen. Anmeldungen gesperrter oder geschlossener Konten wurden gestrichen.
email-tournament-not-started-subject = { $name } konnte nicht beginnen
email-tournament-not-started = { $name } wurde abgesagt: Am Tag des Beginns konnten zu wenige Spieler mitspielen.
email-tournament-not-full = Anmeldungen gesperrter oder geschlossener Konten zu { $name } wurden gestrichen. Das Turnier beginnt, wenn es wieder voll ist.
email-tournament-removed = Gestrichene Anmeldungen: { $players }.
email-tournament-away = Zu Beginn im Urlaub: { $players }.
email-tournament-on-vacation-subject = { $name }: Spieler zu Beginn im Urlaub
email-tournament-started = { $name } hat begonnen.
email-tournament-deputy-took-over-subject = { $name }: Du bist jetzt Turnierleiter
email-tournament-deputy-took-over = Das Konto des Turnierleiters von { $name } wurde geschlossen. Du warst Stellvertreter. Jetzt leitest du das Turnier. Du kannst einen neuen Stellvertreter benennen.
email-tournament-no-deputy-subject = { $name } hat keinen Stellvertreter mehr
email-tournament-no-deputy = Das Konto des Stellvertreters von { $name } wurde geschlossen. Du kannst einen neuen Stellvertreter benennen.
email-tournament-no-director-subject = { $name } hat keinen Turnierleiter
email-tournament-no-director = Das Konto des Turnierleiters von { $name } wurde geschlossen. Kein Stellvertreter kann übernehmen. Benenne einen neuen Turnierleiter.
email-tournament-offer-ended-subject = { $name }: Das nächste Turnier wurde nicht ausgeschrieben
email-tournament-offer-ended =
    { $reason ->
        [terms] { $name } hat begonnen. Das nächste Turnier wurde nicht ausgeschrieben: Ein ständiges Angebot kann diese Bedingungen nicht mehr haben. Schreib es mit anderen Bedingungen aus.
       *[director] { $name } hat begonnen. Das nächste Turnier wurde nicht ausgeschrieben: Sein Turnierleiter kann zurzeit keine Turniere ausschreiben. Jemand anderes muss es ausschreiben.
    }

# $day: 2026-11-25.
email-logs-published-subject = Protokoll-Hash vom { $day } auf { $site }
# $head: 64 digits.
email-logs-published = Der Hash aller Protokolle vom { $day } ist { $head }.
email-logs-published-why = Bewahre diese E-Mail auf. Damit kannst du später prüfen, dass niemand den Verlauf einer Partie umgeschrieben hat: `zugpost verify --head` vergleicht die Datenbank mit diesem Hash.
email-logs-published-button = Veröffentlichte Hashes öffnen
email-rating-changes-subject = Deine Wertungszahl: { $rating } ({ $change })
email-rating-changes-subject-several = Deine Wertungszahlen der letzten Woche
email-rating-changes = Deine gewerteten Partien, die in der Woche ab { $week } endeten, haben deine Wertungszahl verändert.
email-rating-change = { $variant }: { $before } → { $after } ({ $change })
email-rating-change-won = gewonnen gegen { $other } (Partie { $game })
email-rating-change-drawn = remis gegen { $other } (Partie { $game })
email-rating-change-lost = verloren gegen { $other } (Partie { $game })
email-rating-change-more = { $n ->
        [one] und 1 weitere Partie
       *[other] und { $n } weitere Partien
    }
email-rating-changes-button = Dein Profil ansehen
