### Players: their pages, how they are found, friends.

people-online = online
people-since = Here since { $day }.
people-last-seen = Last here { $when }.
people-seen-day = today
people-seen-week = this week
people-seen-month = this month
people-seen-long-ago = more than a month ago
people-on-leave = on leave until { $until }
people-reply-hour = Usually answers within an hour.
people-reply-hours = Usually answers within { $hours } hours.
people-reply-days =
    Usually answers within { $days ->
        [one] 1 day
       *[other] { $days } days
    }.
people-reply-days-hours =
    Usually answers within { $days ->
        [one] 1 day
       *[other] { $days } days
    } { $hours } h.

people-edit = Edit this page
people-challenge = Challenge { $name }
people-challenge-short = Challenge
people-write = Write
people-befriend = Add to friends
people-unfriend = Remove from friends
people-private = Nobody but you sees who your friends are.
people-report = Report { $name }

people-games = Games
people-won = won
people-drawn = drawn
people-lost = lost
people-running = being played
people-rating = rating
people-rating-of = rating { $rating }
people-rating-title = Rating
people-rating-graph = From { $first } in the week of { $from } to { $last } in that of { $to }; between { $lowest } and { $highest }.
people-rating-graph-one = { $last } in the week of { $to }.
people-rating-weeks = Week by week
people-rating-week = Week from
people-rating-games = rated games
people-with-white = with White
people-with-black = with Black
people-against-you = against you
people-being-played = Being played
people-no-move = No move yet.
people-finished = Finished
people-finished-games = Finished games

people-find = Find players
people-name-begins = The name begins with
people-nobody = There is nobody whose name begins with “{ $name }”.
people-more = More

people-friends = Friends
people-friends-online = Friends who are online
people-no-friends = You have put nobody on this list yet. <a>Find players</a> and add them on their pages.
people-online-count =
    { $n ->
        [0] Nobody is online.
        [one] One is online.
       *[other] { $n } are online.
    }
people-games-with-you =
    { $n ->
        [0] No game with you at the moment.
        [one] One running game with you.
       *[other] { $n } running games with you.
    }
people-friends-full = You have { $most } friends on your list, and it has no room for more. Remove somebody first.

people-profile = About you
people-profile-hint = Everyone can read this on your page. Leave empty what you do not want to tell.
people-country = Country
people-no-country = not told
people-about = About you
people-about-hint = At most { $most } characters, as plain text.
people-about-too-long =
    { $over ->
        [one] This is one character too long. Shorten it.
       *[other] This is { $over } characters too long. Shorten it.
    }
