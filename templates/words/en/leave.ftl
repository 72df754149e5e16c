### Leave.

leave-title = Leave
leave-intro = While you are on leave your clocks stand still in the games in which it is your turn, and do not start in others until it is over. You may move all the same. Your opponents see until when you are away.
leave-begun = You are on leave until { $to }.
leave-booked = From { $from } to { $to }.
leave-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    } of the calendar
leave-end-now = End it now
leave-take-back = Take it back
leave-take = Take leave
leave-left = { $left } of { $allowance } days left in { $year }.
leave-first-day = First day
leave-first-day-hint = Empty: from this moment.
leave-last-day = Last day
leave-last-day-hint = Up to midnight, { $zone }.
leave-go-on = Games that go on
leave-go-on-text = Your clock runs in these, whatever you have booked.
leave-against = <a>Against { $opponent }</a>: { $why }
leave-why = played without leave
leave-why-flag = played without leave; your flag falls on { $at }
leave-why-before = your flag falls on { $at }, before the leave begins
leave-calendar = Calendar
leave-later = The months after these
leave-day = leave
leave-format = Choose days of the calendar, such as 2026-12-24.
leave-not-here = There is no leave on this site.
leave-past = A leave cannot begin in the past.
leave-backwards = The last day is before the first.
leave-too-short = A leave has at least one whole day: choose tomorrow or later as the last day.
leave-too-far = A leave begins and ends within a year from now.
leave-overlaps = You have booked leave from { $first } to { $last } already.
leave-allowance = This takes { $wanted ->
        [one] 1 day
       *[other] { $wanted } days
    } of leave in { $year }, and you have { $left ->
        [one] 1 day
       *[other] { $left } days
    } left.
