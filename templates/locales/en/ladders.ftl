# What a ladder says: a tournament that is always open, in which several players stand on each step.
# $below: how many steps below oneself one can challenge.
ladder-rules-steps = A ladder with steps. Everybody starts on step 1. A win is one step up, a loss one step down, and nobody falls below step 1. You challenge players on your own step or up to { $below } steps below.
# $answer and $again: numbers of days.
ladder-rules-challenges = You have at most one game as challenger and one as challenged. The challenged player has White. A player who declines a challenge, or does not answer it within { $answer } days, loses. On vacation nobody loses. The same two players can meet again { $again } days after their game.
# When it starts.
ladder-start = It is always open.
# $n: places.
ladder-places = There are { $n } places.
# Where a tournament stands.
ladder-phase-open = always open
ladder-workload =
    { $n ->
        [one] That is { $n } game at a time, if you want.
       *[other] That is up to { $n } games at a time: one that you start, and one to which others challenge you.
    }
# Heading.
ladder-steps = Steps
# $n: players.
ladder-size =
    { $n ->
        [one] 1 player is on the ladder.
       *[other] { $n } players are on the ladder.
    }
ladder-closed = The ladder is closed. Nobody can enter or be challenged any more. Games in progress continue and count.
ladder-step = Step { $step }
# Link to the game.
ladder-plays-against = plays { $opponent }
# Link: how the player came to this step.
ladder-history = history
# The same for screen readers.
ladder-history-of = history of { $player }
# Button: challenge this player.
ladder-challenge = Challenge
# Heading: challenges of ladders that wait for an answer.
ladder-challenges = Challenges on ladders
ladder-challenge-to-you = { $player } challenges you.
ladder-challenge-by-you = You have challenged { $player }.
# $name: the ladder.
ladder-challenge-to-you-on = { $player } challenges you on { $name }.
# $name: the ladder.
ladder-challenge-by-you-on = You have challenged { $player } on { $name }.
# $date: an instant.
ladder-challenge-answer-until = Answer by { $date }. If you decline or do not answer, you lose a step.
# $date: an instant.
ladder-challenge-expires = The answer is due by { $date }.
# Why a player cannot be challenged.
ladder-obstacle-not-on-ladder = Not on the ladder any more.
ladder-obstacle-oneself = You cannot challenge yourself.
ladder-obstacle-above = On a higher step: only they can challenge you.
ladder-obstacle-too-far-below = More than { $most } steps below you.
ladder-obstacle-waiting = A challenge between you two is waiting for an answer.
ladder-obstacle-playing = You two are playing already.
ladder-obstacle-met-recently =
    { $days ->
        [one] You met a short time ago. You can challenge them again in 1 day.
       *[other] You met a short time ago. You can challenge them again in { $days } days.
    }
ladder-obstacle-challenger-full = You already have a game or a challenge as the challenger.
ladder-obstacle-challenged-full = They already have a game or a challenge as the challenged player.
ladder-obstacle-on-vacation = On vacation.
ladder-obstacle-cannot-play = This account is suspended or closed.
# Refusals.
ladder-error-no-ladder = This is not possible in this tournament.
ladder-error-full = All places on this ladder are taken. Try again later.
ladder-error-no-such-challenge = There is no such challenge for you.
ladder-error-challenge-settled = This challenge has been settled already.
ladder-error-challenge-full = One of you two has another game in progress in the same role. This challenge cannot be accepted, and nobody loses by it.
# Of the form for a tournament.
ladder-error-start = A ladder is open as soon as it is announced. Clear this field.
ladder-error-end = A ladder has no last day: you can close it at any time. Clear this field.
ladder-error-hidden = On a ladder the games would be hidden forever. Choose another visibility.
ladder-error-lot = On a ladder all positions of a lot would be known from the beginning. Choose one position.
# Below the choice "ladder" in the form.
ladder-new-hint = It opens with the announcement and has no end; you can close it. Its terms cannot be changed later. Start, pairing numbers, points and tie-breaks mean nothing here.
# Button, and heading of a folded part.
ladder-close = Close the ladder
ladder-close-hint = Nobody can enter or be challenged any more, and open challenges lapse. Games in progress continue and count. The ladder ends with the last of them.
ladder-withdraw-hint = You leave the ladder and lose your step. Your games in progress are lost, and then you cannot enter any tournament for 90 days. Without games in progress nothing else follows. If you come back, you start on step 1.
# Link and place of a game. $challenge: a number.
ladder-place = <a>{ $tournament }</a>, challenge { $challenge }
# Link.
ladder-csv = Steps as CSV
# Heads of columns: games.
ladder-csv-won = Won
ladder-csv-drawn = Drawn
ladder-csv-lost = Lost
ladder-history-title = { $player } on { $name }
ladder-history-hint = Steps follow from the results in the order in which games were finished. They are calculated each time: if an arbiter changes a result, this list changes.
# Head of a column.
ladder-history-step = Step
ladder-history-entered = Entered
ladder-history-won = Won against { $player }
ladder-history-drawn = Drew with { $player }
ladder-history-lost = Lost to { $player }
ladder-history-not-accepted-by-other = { $player } did not accept a challenge: counts as a win
ladder-history-not-accepted = Did not accept a challenge by { $player }: counts as a loss
# Lines of the log.
ladder-log-challenge-made = { $challenger } challenged { $challenged }.
ladder-log-challenge-accepted = { $challenged } accepted the challenge by { $challenger }.
# $how: what follows.
ladder-log-challenge-declined =
    { $how ->
        [vacation] { $challenged } declined the challenge by { $challenger }, and was on vacation in that time: nobody loses.
        [full] { $challenged } declined the challenge by { $challenger }, which could not be accepted: nobody loses.
       *[lost] { $challenged } declined the challenge by { $challenger }, and has lost.
    }
# $how: what follows.
ladder-log-challenge-unanswered =
    { $how ->
        [vacation] { $challenged } did not answer the challenge by { $challenger }, and was on vacation in that time: nobody loses.
        [full] { $challenged } did not answer the challenge by { $challenger }, which could not be accepted: nobody loses.
       *[lost] { $challenged } did not answer the challenge by { $challenger } in time, and has lost.
    }
ladder-log-challenge-withdrawn = { $challenger } took the challenge to { $challenged } back.
ladder-log-game-started = Their game started.
ladder-log-closed = The ladder was closed. Games in progress continue and count.
