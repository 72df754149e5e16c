### Urlaub.

leave-title = Urlaub
leave-intro = Während du im Urlaub bist, stehen deine Uhren still in den Partien, in denen du am Zug bist, und laufen in anderen erst danach an. Ziehen darfst du trotzdem. Deine Gegner sehen, bis wann du weg bist.
leave-begun = Du bist im Urlaub bis { $to }.
leave-booked = Von { $from } bis { $to }.
leave-days = { $n ->
        [one] 1 Kalendertag
       *[other] { $n } Kalendertage
    }
leave-end-now = Jetzt beenden
leave-take-back = Zurücknehmen
leave-take = Urlaub nehmen
leave-left = { $year } noch { $left } von { $allowance } Tagen.
leave-first-day = Erster Tag
leave-first-day-hint = Leer: ab sofort.
leave-last-day = Letzter Tag
leave-last-day-hint = Bis Mitternacht, { $zone }.
leave-go-on = Partien, die weitergehen
leave-go-on-text = In diesen läuft deine Uhr, was immer du eingetragen hast.
leave-against = <a>Gegen { $opponent }</a>: { $why }
leave-why = ohne Urlaub gespielt
leave-why-flag = ohne Urlaub gespielt; deine Zeit läuft ab: { $at }
leave-why-before = deine Zeit läuft ab, bevor der Urlaub beginnt: { $at }
leave-calendar = Kalender
leave-later = Die Monate danach
leave-day = Urlaub
leave-format = Wähle Kalendertage, zum Beispiel 2026-12-24.
leave-not-here = Auf dieser Seite gibt es keinen Urlaub.
leave-past = Ein Urlaub kann nicht in der Vergangenheit beginnen.
leave-backwards = Der letzte Tag liegt vor dem ersten.
leave-too-short = Ein Urlaub hat mindestens einen ganzen Tag: Wähle morgen oder später als letzten Tag.
leave-too-far = Ein Urlaub beginnt und endet innerhalb eines Jahres von heute an.
leave-overlaps = Du hast schon Urlaub vom { $first } bis zum { $last } eingetragen.
leave-allowance = Das braucht { $year } { $wanted ->
        [one] 1 Urlaubstag
       *[other] { $wanted } Urlaubstage
    }, und du hast noch { $left ->
        [one] 1 Tag
       *[other] { $left } Tage
    }.
