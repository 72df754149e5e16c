### Uhren, wie Seiten sie zeigen.

clock-none = keine Zeitbegrenzung
clock-fell = Zeit abgelaufen
clock-left = noch { $time }
clock-still = steht still
clock-stock =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
     } für { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
     }
clock-on-leave = { $name } hat Urlaub bis { $to }.
clock-leave = { $name } hat Urlaub von { $from } bis { $to }.
clock-control = Bedenkzeit: { $control }.
clock-per-move = Was ein Zug nicht braucht, wird nicht aufgehoben.
clock-bank = Was ein Zug nicht braucht, bleibt auf der Uhr.
clock-cap = Zugabe hebt eine Uhr nicht über das Höchste, das sich ansparen lässt; was der Gegner gegeben hat, bleibt.
clock-period = Ganze Tage zählen: Die ersten 24 Stunden jedes Zuges sind frei, und Tage nach dem zwanzigsten für einen Zug zählen doppelt. Was von einem Zeitraum übrig ist, wird übertragen. Kein Zug darf { $silence } Tage oder länger dauern.
clock-unlimited = Keine Zeit läuft ab.
clock-flag-falls-white = Die Zeit von Weiß läuft am { $flag } ab.
clock-flag-fell-white = Die Zeit von Weiß lief am { $flag } ab.
clock-runs-white = Die Uhr von Weiß läuft seit { $from }.
clock-rests-white = Die Uhr von Weiß steht still bis { $to }.
clock-flag-falls-black = Die Zeit von Schwarz läuft am { $flag } ab.
clock-flag-fell-black = Die Zeit von Schwarz lief am { $flag } ab.
clock-runs-black = Die Uhr von Schwarz läuft seit { $from }.
clock-rests-black = Die Uhr von Schwarz steht still bis { $to }.
clock-used-falls = Dieser Zug hat { $used } von { $all } verbraucht; die Zeit läuft am { $flag } ab.
clock-used-fell = Dieser Zug hat { $used } von { $all } verbraucht; die Zeit lief am { $flag } ab.
