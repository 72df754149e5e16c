### Was Briefe sagen.

mail-hello = Hallo { $name },
mail-hello-nobody = Hallo,
mail-writes = { $by } schreibt:
mail-capitals = (Großbuchstaben sind Weiß.)
mail-all-choices = Alle deine Einstellungen für Briefe
mail-stop = Keine Briefe mehr: { $topic }
mail-reply-on-turn = Du kannst auf diesen Brief antworten: Schreib deinen Zug in die erste Zeile, als „{ $number } ...“ mit dem Zug statt der Punkte, in beliebiger Notation. „remis?“ dahinter bietet Remis an; „aufgeben“ und „remis annehmen“ stehen allein. Zeilen darunter, die mit „wenn“ beginnen, sind bedingte Züge.
mail-reply = Du kannst auf diesen Brief antworten: „aufgeben“, „remis?“ oder bedingte Züge in Zeilen, die mit „wenn“ beginnen.
mail-reply-letters = Die Figuren haben die Buchstaben { $letters }.

mail-confirm-subject = Bestätige deine Adresse für { $site }
mail-confirm = Willkommen bei { $site }, { $name }. Bestätige, dass diese Adresse dir gehört, und du kannst spielen. Der Link gilt zwei Tage.
mail-confirm-button = Meine Adresse bestätigen
mail-ignore = Wenn du das nicht warst, beachte diesen Brief nicht: Es geschieht nichts.
mail-change-address-subject = Bestätige deine neue Adresse für { $site }
mail-change-address = { $name } möchte Briefe von { $site } an diese Adresse bekommen. Der Link gilt zwei Tage.
mail-change-address-button = Diese Adresse verwenden
mail-reset-subject = Setze ein neues Passwort für { $site }
mail-reset = Jemand, wahrscheinlich du, hat ein neues Passwort für { $name } angefordert. Der Link gilt zwei Stunden.
mail-reset-button = Ein neues Passwort setzen
mail-registered-subject = Du hast ein Konto bei { $site }
mail-registered = Jemand, vielleicht du, hat diese Adresse für ein Konto eingegeben. Du hast schon eines: Dein Name dort ist { $name }.
mail-registered-forgot = Wenn du dein Passwort vergessen hast, kannst du ein neues setzen. Wenn du das nicht warst, ist nichts geschehen.
mail-password-changed-subject = Dein Passwort für { $site } wurde geändert
mail-password-changed = Das Passwort von { $name } wurde geändert, und alle anderen Sitzungen wurden beendet. Wenn du das nicht warst, setze sofort ein neues.
mail-address-changed-subject = Deine Adresse für { $site } wurde geändert
mail-address-changed = Briefe für { $name } gehen von jetzt an an eine andere Adresse. Wenn du das nicht warst, schreib denen, die die Seite betreiben.
mail-closed-subject = Dein Konto bei { $site } ist geschlossen
mail-closed = Wie gewünscht ist dein Konto geschlossen, und deine laufenden Partien wurden aufgegeben. Beendete Partien bleiben unter dem Namen „closed account“. Danke, dass du mitgespielt hast.
mail-sign-in-subject = Eine neue Anmeldung in deinem Konto bei { $site }
mail-sign-in = Jemand hat sich als { $name } angemeldet, am { $instant }, mit { $device }, wo sich vorher niemand angemeldet hatte.
mail-sign-in-unknown = einem unbekannten Programm
mail-sign-in-well = Wenn du das warst, ist alles gut. Wenn nicht, setze ein neues Passwort: Das beendet jede Sitzung.

mail-challenged-subject = { $other } fordert dich heraus
mail-challenged = { $other } fordert dich zu einer Partie heraus: { $start }, { $time }.
mail-house-rules = Hausregeln: { $rules }.
mail-quoted = „{ $text }“
mail-challenged-button = Die Herausforderung ansehen
mail-declined-subject = { $other } hat deine Herausforderung abgelehnt
mail-declined = { $other } hat deine Herausforderung abgelehnt.
mail-declined-button = Einen anderen Gegner finden

mail-open-game = Partie öffnen
mail-open-games = Meine Partien öffnen
mail-begun-subject = Deine Partie gegen { $other } hat begonnen
mail-begun = { $other } hat angenommen. Du hast { $side }.
mail-played-subject = { $other } hat { $move } gespielt
mail-played = { $other } hat { $move } gespielt.
mail-you-played = Du hast { $move } gespielt.
mail-made-by-plan = { $moves } { $n ->
        [one] wurde
       *[other] wurden
    } durch bedingte Züge gespielt.
mail-made-as-proposed = { $moves } { $n ->
        [one] wurde
       *[other] wurden
    } wie vorgeschlagen gespielt.
mail-offers-with-it = { $other } bietet damit Remis an.
mail-proposes = { $other } schlägt vor, so fortzufahren: { $lines }.
mail-plan-answered-subject = Dein Plan hat { $other } geantwortet
mail-draw-offered-subject = { $other } bietet Remis an
mail-draw-offered = { $other } bietet Remis an. Du kannst es annehmen, ablehnen oder einfach ziehen.
mail-draw-declined-subject = { $other } hat das Remis abgelehnt
mail-draw-declined = { $other } hat das Remis abgelehnt; die Partie geht weiter.
mail-takeback-asked-subject = { $other } möchte { $move } zurücknehmen
mail-takeback-asked = { $other } möchte { $move } zurücknehmen. Du kannst es gewähren, ablehnen oder einfach weiterspielen.
mail-takeback-declined-subject = { $other } hat die Zugrücknahme abgelehnt
mail-takeback-declined = { $other } hat die Zugrücknahme abgelehnt; die Partie geht weiter.
mail-taken-back-subject = { $other } hat die Zugrücknahme gewährt
mail-taken-back = { $other } hat die Zugrücknahme gewährt.
mail-over-subject = { $verdict ->
        [won] Du hast gewonnen
        [lost] Du hast verloren
        [draw] Remis
        [both] Beide verloren
       *[none] Kein Ergebnis
    } gegen { $other }
mail-over = Deine Partie gegen { $other } ist zu Ende: { $result }.
mail-log = Das Protokoll dieser Partie endet mit { $head }. Bewahre diesen Brief auf: `zugpost verify-log` prüft ein Protokoll damit.
mail-time-given-subject = { $other } hat dir { $time } gegeben
mail-time-given = { $other } hat dir { $time } mehr gegeben.
mail-flag-fell-subject = Die Zeit von { $other } ist abgelaufen
mail-flag-fell = Die Zeit von { $other } lief am { $flag } ab.
mail-flag-claim = In dieser Partie beendet das von selbst nichts: Du kannst es auf der Seite der Partie reklamieren, solange kein Zug gekommen ist.
mail-turn-rests = Eine Reklamation wartet auf eine Entscheidung: Es wird nicht gezogen, und keine Uhr läuft.
mail-turn-mine-fallen = Du bist am Zug. Deine Zeit lief am { $flag } ab; solange das niemand reklamiert hat, kannst du ziehen.
mail-turn-theirs-fallen = Dein Gegner ist am Zug; seine Zeit lief am { $flag } ab.
mail-turn-mine = Du bist am Zug. Du hast noch { $time }: Deine Zeit läuft am { $flag } ab.
mail-turn-theirs = Dein Gegner ist am Zug und hat noch { $time }; seine Zeit läuft am { $flag } ab.
mail-turn-mine-unlimited = Du bist am Zug. Es gibt keine Bedenkzeit.
mail-turn-theirs-unlimited = Dein Gegner ist am Zug. Es gibt keine Bedenkzeit.

mail-answered-subject = { $deed } (gegen { $other })
mail-answered = { $deed }, wie du geschrieben hast.
mail-nothing-done-subject = Nichts geschehen: dein Brief über die Partie gegen { $other }
mail-nothing-done = Dein Brief wurde gelesen, und in der Partie ist nichts geschehen.
mail-did-lines = Du hast bedingte Züge gespeichert
mail-did-move = Du hast { $move } gespielt
mail-did-move-and-offer = Du hast { $move } gespielt und Remis angeboten
mail-did-offer = Du hast Remis angeboten
mail-did-accept = Du hast das Remis angenommen
mail-did-decline = Du hast das Remis abgelehnt
mail-did-resign = Du hast aufgegeben
mail-lines-kept = Die bedingten Züge, die du geschrieben hast, sind gespeichert.
mail-lines-answered = Bedingte Züge haben sofort geantwortet.
mail-not-suspended = Dein Konto ist gesperrt: { $reason }
mail-not-by-mail = Du hast gewählt, nicht per Brief zu spielen. Das kannst du in deinen Einstellungen für Briefe ändern.
mail-not-passed = Du hast auf einen Brief über eine vergangene Stellung geantwortet. Antworte auf den letzten Brief zu dieser Partie.
mail-not-passed-since = Du hast auf einen Brief über eine vergangene Stellung geantwortet. Der letzte Zug ist { $move }. Antworte auf den letzten Brief zu dieser Partie.
mail-not-any = Eine Antwort auf jeden Zug plant man auf der Seite, wo man sieht, was sie abdeckt.
mail-not-twice = Auf jenen Brief von uns wurde schon geantwortet, und jeder gilt für eine Antwort. Antworte auf den letzten.
mail-not-in-time = Er kam zu spät: Deine Zeit war abgelaufen.
mail-not-needed = Die Zeit deines Gegners war abgelaufen, bevor er kam.
mail-not-found = Darin fanden sich keine eigenen Worte. Schreib den Zug in die erste Zeile, über das, was dein Programm zitiert.
mail-not-understood = Das wurde nicht verstanden: „{ $line }“. Die erste Zeile muss ein Zug sein und nichts weiter, etwa { $example }, oder eines von: remis?, remis annehmen, remis ablehnen, aufgeben, oder eine Zeile, die mit wenn beginnt.
mail-not-two-moves = In „{ $line }“ steht mehr als ein Zug. Schreib einen; was du auf die Erwiderung antworten würdest, gehört in eine Zeile, die mit wenn beginnt.
mail-not-so-many = Er hat mehr bedingte Züge, als ein Brief haben darf. Plane sie auf der Seite.
mail-not-that-number = Du hast Zug { $written } geschrieben, aber der nächste ist { $next }
mail-not-offered = Es gibt kein Remisangebot, das zu beantworten wäre.
mail-not-again = Das ist schon geschehen.

mail-claimed-mine-subject = Deine Reklamation gegen { $other } wartet auf eine Entscheidung
mail-claimed-mine = Du reklamierst: { $claim }. Die Verwaltung wird entscheiden.
mail-claimed-subject = { $other } hat reklamiert
mail-claimed = { $other } reklamiert: { $claim }. Die Verwaltung wird entscheiden.
mail-say-once = Du kannst einmal sagen, was du davon hältst.
mail-say-once-or-accept = Du kannst einmal sagen, was du davon hältst, oder das Remis annehmen.
mail-rests = Bis dahin wird nicht gezogen, und keine Uhr läuft.
mail-claim-answered-subject = { $other } hat auf { $what ->
        [appeal] deinen Einspruch
       *[claim] deine Reklamation
    } geantwortet
mail-claim-answered = { $other } hat auf { $what ->
        [appeal] deinen Einspruch
       *[claim] deine Reklamation
    } geantwortet.
mail-appealed-mine-subject = Dein Einspruch in der Partie gegen { $other }
mail-appealed-mine = Du hast gegen die Entscheidung Einspruch erhoben. Jemand anders aus der Verwaltung wird entscheiden.
mail-appealed-subject = { $other } hat gegen die Entscheidung Einspruch erhoben
mail-appealed = { $other } hat gegen die Entscheidung Einspruch erhoben. Jemand anders aus der Verwaltung wird entscheiden.
mail-ruled-over-subject = { $verdict ->
        [won] Du hast gewonnen
        [lost] Du hast verloren
        [draw] Remis
        [both] Beide verloren
       *[none] Kein Ergebnis
    } gegen { $other }, durch Entscheidung
mail-ruled-subject = Eine Entscheidung in deiner Partie gegen { $other }
mail-ruled-over = Die Partie ist zu Ende: { $result }.
mail-claim-refuted = Die Reklamation ist widerlegt: { $found }
mail-the-administrator = Die Verwaltung
mail-the-player = Der Spieler
mail-to-rule-subject = Zu entscheiden: { $names }
mail-to-rule = { $what ->
        [appeal] Ein Einspruch
       *[claim] Eine Reklamation
    } in der Partie { $names } wartet auf eine Entscheidung.
mail-open-desk = Verwaltung öffnen

mail-reminder-section = Gegen { $other }: noch { $time }
mail-reminder-flag = Deine Zeit läuft am { $flag } ab.
mail-reminder = Du bist gegen { $other } am Zug und hast noch { $time }. Deine Zeit läuft am { $flag } ab.
mail-reminder-games = In diesen Partien bist du am Zug.
mail-reminder-subject = Noch { $time } gegen { $other }
mail-and-more = { $first } und { $n } weitere
mail-leave-subject = { $other } nimmt Urlaub
mail-leave-now = { $other } ist im Urlaub bis { $until }.
mail-leave-soon = { $other } ist im Urlaub ab { $from } bis { $until }.
mail-leave-still = Solange dein Gegner am Zug ist, steht seine Uhr dann still; ziehen darf er trotzdem. Deine läuft wie immer.
mail-leave-my-move = Du bist am Zug; deine Zeit läuft am { $flag } ab.
mail-leave-their-move = { $other } ist am Zug; die Zeit läuft am { $flag } ab.
mail-leave-unlimited = Es gibt keine Bedenkzeit.
mail-game = Partie { $game }
mail-gathered = Das geschah, während deine Briefe warteten, im Ganzen { $n } Ereignisse.
mail-gathered-first = Die ersten { $n } stehen hier; den Rest zeigen deine Partien.
mail-wrote-in-game = { $other } hat dir zu eurer Partie geschrieben
mail-wrote-in-game-button = Partie öffnen
mail-wrote = { $other } hat dir geschrieben
mail-wrote-button = Lesen und antworten
