### Aufgeben und abbrechen.

resign-title = Aufgeben
resign-abort-title = Abbrechen
resign-abort-ask = Die Partie gegen { $opponent } abbrechen?
resign-abort-means = Ihr habt noch nicht beide gezogen, deshalb kannst du die Partie abbrechen. Sie zählt dann für keinen von euch.
resign-abort = Partie abbrechen
resign-play-on = Weiterspielen
resign-ask = Die Partie gegen { $opponent } aufgeben?
resign-means = Du verlierst die Partie, und das lässt sich nicht rückgängig machen.
