### Challenges, lists of games, players, messages between players, reports.

## Lobby: the page

lobby-title = Lobby
lobby-create-challenge = Herausforderung erstellen
lobby-your-challenges = Deine Herausforderungen
lobby-open-challenges = Offene Herausforderungen
lobby-no-open-challenges = Zurzeit gibt es keine offenen Herausforderungen. Erstelle selbst eine: Sie bleibt zwei Wochen offen.
lobby-find-players = Spieler suchen
lobby-search = Suchen

## Lobby: the table of challenges

lobby-player = Spieler
lobby-color = Farbe des Herausforderers
lobby-time-control = Bedenkzeit
lobby-starting-position = Ausgangsstellung
lobby-expires = Läuft ab
lobby-to = an
lobby-yours = deine
lobby-for-you = für dich
lobby-random = zufällig
lobby-accept = Annehmen
lobby-view = Ansehen

## Challenges: a challenge

challenge-title = Herausforderung von { $challenger }
challenge-yours = Deine Herausforderung
challenge-heading = Herausforderung von { $challenger }
challenge-accepted = Diese Herausforderung wurde angenommen.
challenge-declined = Diese Herausforderung wurde abgelehnt.
challenge-withdrawn = Diese Herausforderung wurde zurückgezogen.
challenge-expired = Diese Herausforderung ist abgelaufen.
challenge-declined-because = „{ $reason }“
challenge-go-to-game = Zur Partie
challenge-from = Von
challenge-to = An
challenge-everyone = alle
challenge-your-color = Deine Farbe
challenge-challengers-color = Farbe von { $challenger }
challenge-game-options = Partieoptionen
challenge-starting-position = Ausgangsstellung
challenge-withdraw = Herausforderung zurückziehen
challenge-accept = Annehmen und Partie beginnen
challenge-decline-reason = Grund für die Ablehnung (optional)
challenge-decline = Ablehnen
challenge-log-in = Zum Annehmen anmelden
challenge-go-to-lobby = Zur Lobby

## Challenges: errors: a challenge or a rematch

challenge-error-reason-too-long = Der Grund ist zu lang. Schreib höchstens { $most } Zeichen.
challenge-error-own = Du kannst deine eigene Herausforderung nicht annehmen.
challenge-error-not-open = Diese Herausforderung ist nicht mehr offen.
challenge-error-no-such-player = Kein Spieler hat diesen Benutzernamen. Prüfe die Schreibweise.
challenge-error-yourself = Du kannst dich nicht selbst herausfordern.
challenge-error-account-closed = Das Konto deines Gegners ist geschlossen.
challenge-error-suspended = Dieser Spieler kann zurzeit nicht spielen. Fordere jemand anderen heraus.
challenge-error-blocked = Dieser Spieler nimmt von dir keine Herausforderungen an.
challenge-error-not-ratable = Diese Partie kann nicht gewertet werden. Wähle eine Zeitbegrenzung, die übliche Ausgangsstellung der Variante und die normalen Einstellungen für En passant und dafür, ob man den eigenen König im Schach lassen darf.
challenge-error-too-many = Du hast zu viele offene Herausforderungen. Zieh zuerst eine zurück.
challenge-error-too-many-to-strangers = Es wurden zu viele Herausforderungen an neue Gegner verschickt. Diese kannst du in { $time } verschicken.
challenge-error-game-in-progress = Die Partie läuft noch. Bitte nach ihrem Ende um Revanche.
challenge-error-rematch-asked-before = Du hast zu dieser Partie schon um Revanche gebeten. Erstelle stattdessen eine Herausforderung.
challenge-error-conditions-for-one = Nur Herausforderungen an alle haben Bedingungen. Lösche die Bedingungen, oder lass den Gegner leer.
challenge-error-no-rating = Nur Spieler mit einer Wertungszahl können diese Herausforderung annehmen. Spiel zuerst ein paar gewertete Partien.
challenge-error-rating-too-low = Nur Spieler mit einer Wertungszahl von mindestens { $min } können diese Herausforderung annehmen. Deine ist { $rating }.
challenge-error-rating-too-high = Nur Spieler, deren Wertungszahl in den letzten 12 Monaten höchstens { $max } war, können diese Herausforderung annehmen. Deine höchste war { $rating }.
challenge-error-games = { $min ->
        [one] Du brauchst 1 beendete Partie, um diese Herausforderung anzunehmen.
       *[other] Du brauchst { $min } beendete Partien, um diese Herausforderung anzunehmen.
    } Du hast { $games }.
challenge-error-timeouts = { $games ->
        [one] Du hast { $lost } deiner 1 beendeten Partie durch Zeitüberschreitung verloren.
       *[other] Du hast { $lost } deiner { $games } beendeten Partien durch Zeitüberschreitung verloren.
    } Um diese Herausforderung anzunehmen, dürfen es höchstens { $max } sein.
challenge-error-too-slow = Du brauchst im Durchschnitt { $days } Tage pro Zug. Um diese Herausforderung anzunehmen, darf es höchstens { $max ->
        [one] 1 Tag
       *[other] { $max } Tage
    } sein.
game-limit-exceeded = Du kannst höchstens { $limit ->
        [one] 1 Partie
       *[other] { $limit } Partien
    } gleichzeitig haben. Du hast { $games }, und hier kommen { $more } dazu. Beende zuerst Partien. Mit jeder Partie von mindestens 10 Zügen gegen einen neuen Gegner kannst du 2 mehr haben.
game-limit-near = Du hast { $games } von höchstens { $limit ->
        [one] 1 Partie
       *[other] { $limit } Partien
    } gleichzeitig.
challenge-error-challengers-game-limit = Der Herausforderer hat zurzeit keinen Platz für eine weitere Partie. Versuch es später, oder wähle eine andere Herausforderung.
challenge-rematch-message = Revanche?

## Challenges: new challenge: opponent

challenge-new-title = Herausforderung erstellen
challenge-new-opponent = Gegner
challenge-new-everyone = alle
challenge-new-opponent-hint = Gib einen Benutzernamen ein, oder lass das Feld leer: Dann steht die Herausforderung allen in der Lobby offen.
challenge-new-random = Zufällig

## Challenges: new challenge: time control

challenge-new-time-per-move = Zeit pro Zug, wie oben gewählt
challenge-new-time-per-move-label = Zeit pro Zug
challenge-new-days-other = andere
challenge-new-other-time = Andere Zeit
challenge-new-other-time-example = zum Beispiel 12 Stunden
challenge-new-fischer = Fischer: Grundbedenkzeit + Inkrement
challenge-new-initial-time = Grundbedenkzeit
challenge-new-increment = Inkrement pro Zug
challenge-new-clock-maximum = Maximum auf der Uhr
challenge-new-move-maximum = Höchstzeit für einen Zug
challenge-new-no-maximum = keine Grenze
challenge-new-period = Wie in der ICCF: zum Beispiel 10 Züge in 50 Tagen
challenge-new-period-moves = Züge
challenge-new-period-days-label = Tage für diese Züge
challenge-new-period-days = Tage für diese Züge
challenge-new-period-move-maximum = Höchstzeit für einen Zug, in Tagen
challenge-new-period-hint = Ein Zug innerhalb von 24 Stunden kostet keine Zeit. Sonst zählen volle Tage, nach 20 Tagen für einen Zug doppelt. Übrige Tage werden übertragen.
challenge-new-no-time-limit = Ohne Zeitbegrenzung

## Challenges: new challenge: starting position

challenge-new-starting-position = Ausgangsstellung
challenge-new-standard-position = Grundstellung
challenge-new-chess960 = Chess960, nach Nummer
challenge-new-chess960-number = Nummer der Chess960-Stellung
challenge-new-chess960-range = 0 bis 959
challenge-new-custom-position = Eigene Stellung (FEN)
challenge-new-fen = FEN

## Challenges: new challenge: game options

challenge-new-en-passant = En passant
challenge-new-option-on = an
challenge-new-en-passant-off = aus: Schlagen en passant ist nicht erlaubt
challenge-new-moves-into-check = Eigenen König im Schach lassen
challenge-new-moves-into-check-not-allowed = nicht erlaubt (normal)
challenge-new-moves-into-check-allowed = erlaubt, verliert aber die Partie
challenge-new-draws = Dreimalige Stellungswiederholung und 50-Züge-Regel
challenge-new-draws-claimed = ein Spieler muss Remis reklamieren
challenge-new-draws-automatic = automatisch Remis
challenge-new-conditional-moves = Bedingte Züge und Zugvorschläge
challenge-new-conditional-moves-off = aus
challenge-new-takebacks = Zugrücknahmen (wenn der Gegner zustimmt)
challenge-new-takebacks-off = aus
challenge-new-time-runs-out = Wenn die Zeit eines Spielers abläuft
challenge-new-time-runs-out-game-ends = endet die Partie sofort
challenge-new-time-runs-out-claimed = kann der Gegner den Sieg reklamieren
challenge-new-rated = Gewertet oder ungewertet
challenge-new-rated-off = ungewertet
challenge-new-rated-on = gewertet
challenge-new-rated-hint = Eine gewertete Partie braucht eine Zeitbegrenzung, die übliche Ausgangsstellung der Variante und die normalen Einstellungen für En passant und dafür, ob man den eigenen König im Schach lassen darf. Zugrücknahmen sind dann ausgeschaltet.
challenge-new-variant = Variante
challenge-new-vacation = Urlaub
challenge-new-vacation-on = an: Im Urlaub steht die Uhr still
challenge-new-vacation-off = aus: Die Uhr läuft im Urlaub weiter
challenge-new-books = Bücher
challenge-new-databases = Partiedatenbanken und Eröffnungsexplorer
challenge-new-engines = Engines und Endspieldatenbanken
challenge-new-assistance-allowed = erlaubt
challenge-new-assistance-not-allowed = nicht erlaubt
challenge-new-more = Weitere Optionen
challenge-new-more-usual = Wenn du sie so lässt: Grundstellung und normale Regeln, bedingte Züge sind erlaubt, Zugrücknahmen auch, außer in gewerteten Partien, im Urlaub steht die Uhr still, Bücher und Datenbanken sind erlaubt, Engines nicht.
challenge-conditions = Wer annehmen darf
challenge-new-conditions-hint = Für eine Herausforderung an alle. Was du leer lässt, wird nicht verlangt.
lobby-conditions = Wer annehmen darf: { $conditions }
challenge-new-message = Nachricht (optional)
challenge-new-create = Herausforderung erstellen
challenge-new-match = Wettkampf
challenge-new-games = Anzahl der Partien
challenge-new-games-hint = 1 ist eine einzelne Partie. 2 bis 24 sind ein Wettkampf: Die Farben wechseln, es gibt keine Zugrücknahme, und der Wettkampf steht bei den Turnieren.
challenge-games = { $n } Partien
challenge-error-series-games = Ein Wettkampf hat 2 bis 24 Partien. Gib eine andere Zahl ein oder 1 für eine einzelne Partie.
challenge-error-series-rules = Die Partien eines Wettkampfs werden nach den normalen Regeln gespielt. Wähle sie, oder biete eine einzelne Partie an.
challenge-error-series-uneven = In dieser Stellung kann eine Seite besser stehen. Wähle eine gerade Zahl von Partien, damit beide gleich oft Weiß haben.
challenge-error-series-without-limit = Ein Wettkampf braucht eine Zeitbegrenzung. Wähle eine andere Bedenkzeit, oder biete eine einzelne Partie an.
challenge-error-series-timeout-rule = In einem Wettkampf endet die Partie, wenn die Zeit abläuft. Wähle das, oder biete eine einzelne Partie an.
challenge-error-series-running = Revanche für einen Wettkampf kannst du anbieten, wenn er zu Ende ist, auf der Seite seiner letzten Partie.

## Challenges: errors: new challenge

challenge-new-error-color = Wähle eine Farbe.
challenge-new-error-message-too-long = Die Nachricht ist zu lang. Schreib höchstens { $most } Zeichen.
challenge-new-error-game-options = Wähle für jede Partieoption einen Wert.
challenge-new-error-form-expired = Dieses Formular ist abgelaufen. Lade die Seite neu.
challenge-new-error-not-a-time = { $field }: Gib eine Zeit wie 3 Tage oder 12 Stunden ein.
challenge-new-error-not-a-number = { $field }: Gib eine ganze Zahl ein.
challenge-new-error-time-control = Wähle eine Bedenkzeit.
challenge-new-error-starting-position = Wähle eine Ausgangsstellung.
challenge-new-error-control-not-chosen = Das gehört zu einer Bedenkzeit, die nicht gewählt ist. Wähle diese Bedenkzeit, oder leere das Feld.
challenge-new-error-two-times = Es sind zwei verschiedene Zeiten angegeben. Wähle „andere“, oder lösche die eingegebene Zeit.
challenge-new-error-days-not-used = Du hast hier eine Zeit pro Zug gewählt, aber unten eine andere Bedenkzeit. Wähle unten die Zeit pro Zug oder hier 3 Tage.
challenge-new-error-two-positions = Gib eine Chess960-Nummer oder eine FEN ein, nicht beides.
challenge-new-error-fen-not-chosen = Du hast eine FEN eingegeben, gewählt ist aber Chess960. Wähle die eigene Stellung, oder lösche die FEN.
challenge-new-error-number-not-chosen = Du hast eine Chess960-Nummer eingegeben, gewählt ist aber die eigene Stellung. Wähle Chess960, oder lösche die Nummer.
challenge-new-error-number-of-variant = Chess960-Stellungen gehören zum normalen Schach. Wähle die Variante Standard, oder lösche die Nummer.

## Lists of games: games in progress

games-title = Meine Partien
games-on-vacation = Du bist bis { $until } im Urlaub. <a>Urlaub verwalten</a>
games-your-turn = Du bist am Zug
games-your-turn-count = Du bist am Zug ({ $n })
games-none-your-turn = Keine Partien, in denen du am Zug bist.
games-find-opponent = <a>Finde einen Gegner in der Lobby</a>.
games-none-match = Keine passenden Partien. <a>Alle zeigen</a>
games-challenges = Herausforderungen
games-other-in-progress = Andere laufende Partien ({ $n })
games-recently-finished = Kürzlich beendet

## Lists of games: links

games-all-finished = Alle beendeten Partien
games-download-pgn = Alle deine Partien herunterladen (PGN)
games-download-pgn-clock-times = Alle deine Partien mit Zeitangaben herunterladen (PGN)
games-vacation = Urlaub

## Lists of games: sorting and filtering

games-sort-by = Sortieren nach
games-sort-time-left = Restzeit
games-sort-last-move = Letztem Zug
games-sort-start-date = Startdatum
games-view = Ansicht
games-view-boards = Bretter
games-view-list = Liste
games-apply = Anwenden

## Lists of games: marks and status of a game in a list

games-result-being-checked = Beendet. Das Ergebnis wird geprüft.
games-paused = Unterbrochen, wartet auf eine Entscheidung
games-mark-your-turn = du bist am Zug
games-mark-draw-offered = Remis angeboten
games-mark-takeback-requested = Zugrücknahme erbeten
games-mark-claim-win-on-time = du kannst den Sieg reklamieren
games-mark-waiting-for-decision = wartet auf eine Entscheidung
games-mark-new-message = neue Nachricht
games-mark-conditional-moves = { $n ->
        [one] 1 bedingter Zug
       *[other] { $n } bedingte Züge
    }
games-mark-won = gewonnen
games-mark-lost = verloren

## Lists of games: columns

games-opponent = Gegner
games-last-move = Letzter Zug
games-time-left = Restzeit
games-status = Status

## Lists of games: finished games

games-finished-title = Beendete Partien
games-opponent-hint = Die ersten Buchstaben des Benutzernamens.
games-any-color = Beliebig
games-opening = Eröffnung
games-opening-hint = Ein englischer Name oder ein ECO-Code, zum Beispiel Ruy Lopez oder C84.
games-result = Ergebnis
games-any-result = Alle
games-result-won = Gewonnen
games-result-drawn = Remis
games-result-lost = Verloren
games-ended-from = Beendet ab
games-ended-to = Beendet bis
games-error-not-a-date = Das ist kein gültiges Datum. Gib ein Datum wie 2026-11-20 ein.
games-found =
    { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
games-show-all = Alle zeigen
games-no-finished-match = Keine passenden beendeten Partien. <a>Alle zeigen</a>
games-no-finished-yet = Du hast noch keine beendeten Partien.
games-latest = Neueste
games-older = Ältere

## Lists of games: from game to game

games-next-nav = Andere Partien, in denen du am Zug bist
games-next = Nächste Partie ({ $n })
games-skip = Bis morgen überspringen
games-last-game = Zurück zu der Partie, in der du gerade gezogen hast
games-next-opponent = gegen { $opponent }
games-next-opponent-time-left = gegen { $opponent }, noch { $time }

## Players: profile: the player

people-online = online
profile-closed-account = geschlossenes Konto
profile-member-since = Mitglied seit { $day }.
profile-last-seen = Zuletzt aktiv { $when }.
profile-seen-day = vor weniger als einem Tag
profile-seen-week = vor weniger als einer Woche
profile-seen-month = vor weniger als einem Monat
profile-seen-long-ago = vor mehr als einem Monat
people-on-vacation = im Urlaub bis { $until }
games-mark-special-leave = Sonderurlaub bis { $until }
profile-moves-within-hour = Zieht meist innerhalb einer Stunde.
profile-moves-within-hours = Zieht meist innerhalb von { $hours } Stunden.
profile-moves-within-days =
    Zieht meist innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    }.
profile-moves-within-days-hours =
    Zieht meist innerhalb von { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    } und { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }.
profile-pace = In den letzten Partien im Durchschnitt { $days } Tage pro Zug.
profile-lost-on-time = { $games ->
        [one] { $lost } von 1 beendeten Partie durch Zeitüberschreitung verloren.
       *[other] { $lost } von { $games } beendeten Partien durch Zeitüberschreitung verloren.
    }

## Players: profile: links and buttons

profile-edit-link = Profil bearbeiten
profile-challenge = { $name } herausfordern
people-friend-challenge = Herausfordern
people-friend-message = Nachricht
profile-add-friend = Als Freund hinzufügen
profile-remove-friend = Aus der Freundesliste entfernen
people-friends-private = Nur du kannst deine Freundesliste sehen.
profile-report = { $name } melden

## Players: list of ratings

rating-list-title = Wertungsliste
rating-list-who = Spieler mit gefestigter Wertungszahl: Sie ist auf weniger als ±220 genau, und im letzten Jahr endete eine gewertete Partie. Gezeigt werden die besten 100.
rating-list-country = Land
rating-list-any-country = alle
rating-list-by-rating = Wertungszahl
rating-list-by-gain = größter Gewinn des Jahres
rating-list-friends = Nur meine Freunde und ich
rating-list-empty = In dieser Liste steht noch kein Spieler.
rating-list-place = Platz
rating-list-gain = Gewinn { $year }

activity-list-title = Aktivität
activity-list-hint = Vor höchstens einer Stunde gezählt: gewonnene, remis beendete und verlorene Partien. Wer weniger als { $n } beendet hat, steht nicht auf der Liste der Zeitüberschreitungen.
activity-list-finished = Beendete Partien
activity-list-lost-on-time = Durch Zeitüberschreitung verloren
activity-list-most-finished = Die meisten beendeten Partien { $year }
activity-list-fewest-lost = Die wenigsten Zeitüberschreitungen { $year }
activity-list-steadiest = Die stetigsten Spieler
activity-list-nine-of-ten = Neun von zehn Zügen innerhalb von
points-list-title = Turnierpunkte
points-list-of-year = Turnierpunkte { $year }
points-list-hint = Ein Platz in einem Turnier mit mindestens 8 Spielern zählt so viele Punkte, wie Spieler dahinter stehen. Es zählen die besten { $n } Turniere des Jahres, sobald sie endgültig sind. Vor höchstens einer Stunde gezählt.
points-list-points = Punkte

## Players: profile: games and rating

profile-games = Partien
profile-won = gewonnen
profile-drawn = remis
profile-lost = verloren
profile-in-progress = laufend
profile-rating = Wertungszahl
people-rating-number = Wertungszahl { $rating }
profile-rating-heading = Wertungszahl
profile-rating-graph = Wertungszahl: { $first } in der Woche ab { $from }, { $last } in der Woche ab { $to }. Niedrigste { $lowest }, höchste { $highest }.
profile-rating-graph-one-week = Wertungszahl: { $last } in der Woche ab { $to }.
profile-rating-weeks = Woche für Woche
profile-rating-week = Woche ab
profile-rated-games = gewertete Partien
profile-medals = Medaillen
profile-medal-gold = Gold
profile-medal-silver = Silber
profile-medal-bronze = Bronze
profile-with-white = mit Weiß
profile-with-black = mit Schwarz
profile-against-you = gegen dich
profile-games-in-progress = Laufende Partien
profile-no-moves = Noch keine Züge.
profile-finished-games = Beendete Partien
profile-finished-games-nav = Beendete Partien

## Players: searching for players

people-find = Spieler suchen
people-username-begins = Benutzername beginnt mit
people-none-found = Kein Benutzername beginnt mit „{ $name }“.
people-more = Weitere

## Players: friends

people-friends = Freunde
people-friends-online = Freunde online
people-no-friends = Auf deiner Freundesliste steht noch niemand. <a>Suche Spieler</a> und füge sie in ihrem Profil hinzu.
people-friends-online-count =
    { $n ->
        [0] Keine Freunde sind online.
        [one] 1 Freund ist online.
       *[other] { $n } Freunde sind online.
    }
people-friend-games =
    { $n ->
        [0] Keine laufenden Partien mit dir.
        [one] 1 laufende Partie mit dir.
       *[other] { $n } laufende Partien mit dir.
    }
people-friends-full = Deine Freundesliste ist voll ({ $most } Spieler). Entferne zuerst jemanden.

## Players: editing the profile

profile-edit-title = Profil bearbeiten
profile-edit-hint = Das können alle in deinem Profil sehen. Alle Angaben sind freiwillig.
profile-country = Land
profile-country-not-specified = Keine Angabe
profile-about = Über dich
profile-about-hint = Höchstens { $most } Zeichen. Nur einfacher Text.
profile-error-changed = Dein Profil hat sich geändert, seit du diese Seite geöffnet hast. Es steht oben. Wenn du noch einmal speicherst, wird es ersetzt.
profile-error-about-too-long =
    { $over ->
        [one] Der Text ist um 1 Zeichen zu lang. Kürze ihn.
       *[other] Der Text ist um { $over } Zeichen zu lang. Kürze ihn.
    }

## Messages: navigation and headings

message-nav = { $n ->
    [0] Nachrichten
   *[other] Nachrichten ({ $n })
}
message-heading = Nachrichten

## Messages: writing messages

message-to-opponent = Nachricht an deinen Gegner
message-your-message = Deine Nachricht
message-send = Senden
message-private-hint = Nur du und der andere Spieler können diese Nachrichten sehen.

## Messages: comments of spectators

message-spectator-comments = Kommentare der Zuschauer
message-your-comment = Dein Kommentar zu dieser Partie
message-post-comment = Kommentar senden
message-comments-after-game = Die Kommentare der Zuschauer kannst du nach der Partie lesen.
message-comments-hidden-from-players = Die Spieler können die Kommentare erst nach der Partie lesen. Die Nachrichten der Spieler kannst du nicht sehen.
message-comments-public = Die Partie ist beendet. Alle können die Kommentare lesen.

## Messages: messages and comments in a game

message-sent-with-move = mit { $move }
message-sent-after-move = nach { $move }
message-report = Melden
message-show-hidden = Ausgeblendete Nachricht von { $name } anzeigen

## Messages: private notes

message-note = Deine Notiz
message-note-label = Deine private Notiz zu dieser Partie
message-note-save = Notiz speichern
message-note-hint = Nur du kannst sie sehen. Im PGN mit deiner Analyse ist sie enthalten.

## Messages: errors

message-error-empty = Der Text fehlt. Gib etwas ein.
message-error-too-long =
    { $over ->
        [one] Das ist um 1 Zeichen zu lang. Kürze es.
       *[other] Das ist um { $over } Zeichen zu lang. Kürze es.
    }
message-error-note-changed = Deine Notiz hat sich geändert, seit du diese Seite geöffnet hast. Sie steht oben. Wenn du noch einmal speicherst, wird sie ersetzt.
message-error-blocked = Dieser Spieler nimmt von dir keine Nachrichten an.
message-error-comment-blocked = Du kannst diese Partie nicht kommentieren. Einer der Spieler hat dich blockiert.
message-error-you-blocked = Du hast diesen Spieler blockiert. Hebe die Blockierung auf, um ihm zu schreiben.
message-error-cannot-receive = Dieser Spieler kann keine Nachrichten empfangen.

## Messages: conversations

message-conversations = Nachrichten
message-no-conversations = Noch keine Nachrichten. Du kannst Spielern in ihrem Profil schreiben.
message-in-game = Partie
message-unread = { $n } neu
message-you-wrote = Du: { $text }
message-you = Du
message-new = neu
message-pages = Seiten
message-newer = Neuere
message-older = Ältere
message-conversation-with = Unterhaltung mit { $name }
message-profile-of = Profil von { $name }
message-write = Nachricht schreiben

## Messages: blocking and muting

message-mute = Stummschalten
message-unmute = Nicht mehr stummschalten
message-block = Blockieren
message-block-ask = { $name } blockieren?
message-block-explained = Dieser Spieler kann dir nicht mehr schreiben und dich nicht mehr herausfordern. Auch du kannst ihm nicht mehr schreiben. Laufende Partien gehen weiter. Du kannst die Blockierung jederzeit aufheben.
message-unblock = Nicht mehr blockieren
message-is-blocked = Du hast { $name } blockiert: Nachrichten und Herausforderungen von dort erreichen dich nicht.
message-is-muted = Du hast { $name } stummgeschaltet. Nachrichten von dort sind ausgeblendet, und du bekommst darüber keine E-Mails. { $name } erfährt davon nichts.
message-blocked-and-muted = Blockierte und stummgeschaltete Spieler
message-blocked-heading = Blockiert
message-muted-heading = Stummgeschaltet
message-block-hint = Sie können dir weder schreiben noch dich herausfordern. Laufende Partien gehen weiter.
message-mute-hint = Ihre Nachrichten sind ausgeblendet, und du bekommst darüber keine E-Mails. Sie erfahren davon nichts.
message-nobody = Niemand.

## Reports

report-player = { $player } melden
report-message = Nachricht von { $player } melden
report-comment = Kommentar von { $player } melden
report-intro = Die Administratoren können sehen, von wem diese Meldung ist. { $player } erfährt davon nichts.
report-text-label = Was ist geschehen?
report-send = Meldung senden
report-error-text-length = Beschreib, was geschehen ist. Schreib 1 bis { $most } Zeichen.
report-error-yourself = Du kannst dich nicht selbst melden.
report-error-too-many = Du kannst höchstens { $most } Meldungen am Tag senden. Versuch es morgen wieder.
report-error-outcome-length = Gib ein, was daraus wurde. Schreib 1 bis { $most } Zeichen.
report-error-about-you = In dieser Meldung geht es um dich. Ein anderer Administrator muss sie erledigen.
report-error-already-closed = Diese Meldung ist schon erledigt.
