### Warum nichts geschehen ist.

refusal-already-done = Das ist schon geschehen.
refusal-over = Die Partie ist zu Ende.
refusal-being-proven = Die Partie ist zu Ende. Ihr Ergebnis wird noch bewiesen und folgt gleich.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-stale = Die Stellung hat sich geändert, seit du diese Seite geöffnet hast. Sieh dir das Brett an und wähle noch einmal.
refusal-no-offer = Es gibt kein Remisangebot mehr, das zu beantworten wäre.
refusal-offer-with-move = Du bist am Zug: Biete das Remis zusammen mit deinem Zug an.
refusal-offer-too-soon = Du darfst wieder Remis anbieten, wenn du noch { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } gemacht hast.
refusal-offer-stands = Dein Gegner bietet schon Remis an: Du kannst es annehmen.
refusal-no-takebacks = Diese Partie wird ohne Zugrücknahmen gespielt.
refusal-time-range = Du kannst auf einmal 1 bis 30 ganze Tage geben.
refusal-time-often = Du hast seit dem letzten Zug dreimal Zeit gegeben. Warte auf den nächsten.
refusal-time-full = Das genügt: Keine Uhr fasst mehr als 365 Tage.
refusal-no-clock = Diese Partie hat keine Bedenkzeit.
refusal-no-leave = In dieser Partie hält kein Urlaub die Uhr an.
refusal-flag-fresh = Die Zeit ist eben erst abgelaufen, und ein Zug kann noch unterwegs sein. Reklamiere sie zwei Minuten später.
refusal-flag-stands = Hier ist keine Zeitüberschreitung zu reklamieren: Die Zeit läuft noch, oder der Zug ist gekommen.
refusal-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refusal-takeback-stands = Dein Gegner bittet schon um eine Zugrücknahme: Du kannst sie gewähren.
refusal-not-asked = Niemand bittet mehr um eine Zugrücknahme.
refusal-no-conditional-moves = Diese Partie wird ohne bedingte Züge gespielt.
refusal-plan-on-your-turn = Du bist am Zug: Mach deinen Zug und speichere dabei die Varianten, die ihm folgen.
refusal-plan-passed = Es wurde nichts gespeichert: Inzwischen kam { $moves } aufs Brett. Sieh dir die Partie noch einmal an.
refusal-plan-changed = Es wurde nichts gespeichert: Dein Plan hat sich geändert, seit du diese Seite geöffnet hast.
refusal-no-such-line = Diese Variante gibt es in deinem Plan nicht mehr.
refusal-plan = Es wurde nichts gespeichert. { $fault }
refusal-proposal = Der Vorschlag wurde nicht gesendet. { $fault }
refusal-proposal-stands = Dein Vorschlag ist noch offen: Bis dein Gegner abweicht, kann es keinen anderen geben.
refusal-lines-not-kept = Der Zug wurde schon gemacht, ohne diese Varianten. Du kannst sie noch speichern, während dein Gegner überlegt.
refusal-not-proposed = Diese Züge sind nicht mehr vorgeschlagen.
refusal-bound = Du hast { $move } vorgeschlagen und bist daran gebunden, bis dein Gegner abweicht.
refusal-too-late-to-abort = Beide Seiten haben gezogen: Die Partie kann nicht mehr abgebrochen werden.
