### Einen Spieler melden, oder was gesagt wurde.

report-player = { $player } melden
report-message = Eine Nachricht von { $player } melden
report-intro = Die Verwaltung liest deine Meldung und weiß, dass sie von dir ist. { $player } erfährt nichts davon.
report-what = Was ist geschehen?
report-send = Meldung senden
report-words = Sag, was geschehen ist, in 1 bis { $most } Zeichen.
report-oneself = Du kannst dich nicht selbst melden.
report-too-many = Du hast an einem Tag { $most } Meldungen gemacht. Warte bis morgen.
report-settle-words = Notiere, was daraus wurde, in 1 bis { $most } Zeichen.
report-about-oneself = In dieser Meldung geht es um dich. Jemand anders aus der Verwaltung muss sie erledigen.
report-settled-already = Diese Meldung ist schon erledigt. Sieh dir die Liste noch einmal an.
