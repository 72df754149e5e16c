### Signaler un joueur ou ce qui a été dit.

report-player = Signaler { $player }
report-message = Signaler un message de { $player }
report-intro = Les administrateurs lisent votre signalement et savent qu’il vient de vous. { $player } n’en est pas informé.
report-what = Que s’est-il passé ?
report-send = Envoyer le signalement
report-words = Dites ce qui s’est passé, en 1 à { $most } caractères.
report-oneself = Vous ne pouvez pas vous signaler vous-même.
report-too-many = Vous avez fait { $most } signalements en un jour. Attendez demain.
report-settle-words = Notez ce qui en est résulté, en 1 à { $most } caractères.
report-about-oneself = Ce signalement vous concerne. Un autre administrateur doit le régler.
report-settled-already = Ce signalement est déjà réglé. Regardez à nouveau la liste.
