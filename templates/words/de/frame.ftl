### Was um jede Seite steht.

frame-site = Seiten
frame-games = Meine Partien
frame-lobby = Lobby
frame-letters = Briefe
frame-desk = Verwaltung
frame-log-out = Abmelden
frame-log-in = Anmelden
frame-register = Registrieren
frame-refused = Deine Mailadresse lehnt unsere Briefe ab, deshalb bekommst du keine. <a>Warum?</a>
frame-free = Zugpost ist freie Software unter der AGPL.
frame-runs-on = { $site } läuft mit Zugpost, freier Software unter der AGPL.
