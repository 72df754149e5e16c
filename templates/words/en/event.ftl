### What the log of a game tells.

event-played = { $side } played { $move }{ $how ->
        [plan] , by a plan
        [proposal] , as proposed
       *[hand] {""}
    }{ $offer ->
        [yes] {" "}and offered a draw
       *[no] {""}
    }.
event-proposed = { $side } proposed { $lines }.
event-takeback-asked = { $side } asked for a takeback.
event-takeback-declined = { $side } declined the takeback.
event-taken-back = { $side } granted the takeback.
event-draw-offered = { $side } offered a draw.
event-draw-declined = { $side } declined the draw.
event-answered = { $side } answered.
event-appealed = { $side } appealed the ruling.
event-claimed = { $side } claimed: { $claim }.
event-time-given = { $side } gave the opponent { $time }.
event-no-leave = { $side } has no leave booked any more.
event-leave = { $side } is on leave { $spans }.
event-leave-span = from { $from } to { $to }
event-leave-and = { $first }, and { $last }
event-time-returned = The service stood still from { $from } to { $to }. The running clock has that time back.
event-proof-awaited = The game was over; its result was still to be proven.
event-claim-refuted = The claim is refuted. { $found }
