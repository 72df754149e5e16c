### Die Lobby, und Herausforderungen in Listen.

lobby-title = Lobby
lobby-offer = Eine Partie anbieten
lobby-mine = Von dir und für dich
lobby-open = Offen für alle
lobby-none = Zurzeit bietet niemand eine Partie an. Biete selbst eine an; sie bleibt zwei Wochen offen.
lobby-find = Einen Spieler finden
lobby-show = Zeigen
lobby-who = Wer
lobby-colour = Farbe
lobby-time = Zeit
lobby-start = Start
lobby-open-until = Offen bis
lobby-to = an
lobby-yours = deine
lobby-for-you = für dich
lobby-random = ausgelost
lobby-view = Ansehen
