### Challenges, lists of games, players, messages between players, reports.

## Lobby: the page

# Also the name of the page in links.
lobby-title = Lobby
# Button that leads to the form.
lobby-create-challenge = Create a challenge
# Heading: challenges that you created or received.
lobby-your-challenges = Your challenges
# Heading: challenges that everybody can accept.
lobby-open-challenges = Open challenges
lobby-no-open-challenges = There are no open challenges at the moment. Create one yourself. It stays open for two weeks.
# Heading above a search field.
lobby-find-players = Find players
# Button.
lobby-search = Search

## Lobby: the table of challenges

# Column: who created the challenge, and whom it is for.
lobby-player = Player
# Column: the color that the challenger plays.
lobby-color = Challenger's color
lobby-time-control = Time control
# Column: the starting position, and game options that are not standard.
lobby-starting-position = Starting position
# Column and label: a day.
lobby-expires = Expires
# Between two usernames: "anna to ben" (the challenge is for ben).
lobby-to = to
# Mark beside a challenge that you created.
lobby-yours = yours
# Mark beside a challenge that you received.
lobby-for-you = for you
# A color: White, Black or random.
lobby-random = random
# Button (verb): accepts a challenge of the list.
lobby-accept = Accept
# Button (verb).
lobby-view = View

## Challenges: a challenge

# Title. $challenger: the username of the player who created the challenge, in all messages below.
challenge-title = Challenge from { $challenger }
# Heading: you created this challenge.
challenge-yours = Your challenge
challenge-heading = Challenge from { $challenger }
challenge-accepted = This challenge was accepted.
challenge-declined = This challenge was declined.
challenge-withdrawn = This challenge was withdrawn.
challenge-expired = This challenge has expired.
# Follows "This challenge was declined." $reason: what the player wrote.
challenge-declined-because = "{ $reason }"
# Button.
challenge-go-to-game = Go to the game
# Label: who created the challenge.
challenge-from = From
# Label: whom the challenge is for.
challenge-to = To
# Follows "To".
challenge-everyone = everyone
# Label, also in lists of games.
challenge-your-color = Your color
challenge-challengers-color = { $challenger }'s color
# Label of game options that are not standard. Heading of the options in the form.
challenge-game-options = Game options
# Describes a diagram, for screen readers.
challenge-starting-position = Starting position
# Button.
challenge-withdraw = Withdraw challenge
# Button.
challenge-accept = Accept and start game
# Label of a field.
challenge-decline-reason = Reason for declining (optional)
# Button.
challenge-decline = Decline
# Button: log in to accept the challenge.
challenge-log-in = Log in to accept
challenge-go-to-lobby = Go to the lobby

## Challenges: errors: a challenge or a rematch

challenge-error-reason-too-long = The reason is too long. Use at most { $most } characters.
challenge-error-own = You cannot accept your own challenge.
challenge-error-not-open = This challenge is no longer open.
challenge-error-no-such-player = No player has this username. Check the spelling.
challenge-error-yourself = You cannot challenge yourself.
# You asked for a rematch.
challenge-error-account-closed = Your opponent's account is closed.
# You challenged a player or asked for a rematch.
challenge-error-suspended = This player cannot play at the moment. Challenge someone else.
challenge-error-blocked = This player does not accept challenges from you.
challenge-error-not-ratable = This game cannot be rated. Choose a time limit, the usual starting position of its variant, and the standard options for en passant and moves into check.
challenge-error-too-many = You have too many open challenges. Withdraw one first.
# New opponents: players whom you have never played. $time: a time, such as "2 hours 5 minutes".
challenge-error-too-many-to-strangers = Too many challenges to new opponents were sent. You can send this one in { $time }.
# You asked for a rematch.
challenge-error-game-in-progress = The game is still in progress. Ask for a rematch when it is over.
challenge-error-rematch-asked-before = You have already asked for a rematch of this game. Create a challenge instead.
# A challenge can ask for a rating and more; the messages up to "too slow" say what the reader lacks.
challenge-error-conditions-for-one = Only challenges to everyone have conditions. Clear the conditions, or leave the opponent empty.
challenge-error-no-rating = Only players with a rating can accept this challenge. Play a few rated games first.
# $min, $max and $rating: ratings, such as 1500.
challenge-error-rating-too-low = Only players with a rating of at least { $min } can accept this challenge. Yours is { $rating }.
challenge-error-rating-too-high = Only players whose rating was at most { $max } in the last 12 months can accept this challenge. Your highest was { $rating }.
# $min and $games: numbers of games.
challenge-error-games = { $min ->
        [one] You need 1 finished game to accept this challenge.
       *[other] You need { $min } finished games to accept this challenge.
    } You have { $games }.
# $max: a percentage such as 5%. $lost: games lost on time, of $games.
challenge-error-timeouts = { $games ->
        [one] You have lost { $lost } of your 1 finished game on time.
       *[other] You have lost { $lost } of your { $games } finished games on time.
    } To accept this challenge, it must be at most { $max }.
# $days: a number such as 2.1; $max: a whole number of days.
challenge-error-too-slow = You take { $days } days per move on average. To accept this challenge, it must be at most { $max ->
        [one] 1 day
       *[other] { $max } days
    }.
# What somebody needs who would have too many games. $limit, $games, $more: numbers of games.
game-limit-exceeded = You can have at most { $limit ->
        [one] 1 game
       *[other] { $limit } games
    } at once. You have { $games }, and this adds { $more }. Finish games first. Each game of 10 moves or more against a new opponent lets you have 2 more.
# How near somebody is to that limit.
game-limit-near = You have { $games } of at most { $limit ->
        [one] 1 game
       *[other] { $limit } games
    } at once.
challenge-error-challengers-game-limit = The challenger has no room for another game at the moment. Try again later, or choose another challenge.
# The message of a challenge to a rematch.
challenge-rematch-message = Rematch?

## Challenges: new challenge: opponent

challenge-new-title = Create a challenge
challenge-new-opponent = Opponent
# Shown in the empty field "Opponent".
challenge-new-everyone = everyone
challenge-new-opponent-hint = Enter a username, or leave empty to post an open challenge in the lobby.
# A color: Random, White or Black.
challenge-new-random = Random

## Challenges: new challenge: time control

# A time control to choose.
challenge-new-time-per-move = Time per move, as chosen above
# Label of a field. Errors also begin with it.
challenge-new-time-per-move-label = Time per move
# Last choice in a list of times: 1 day, 2 days and so on.
challenge-new-days-other = other
# Label of a field beside that list, in which a time is typed.
challenge-new-other-time = Other time
# In that field while it is empty.
challenge-new-other-time-example = such as 12 hours
# A time control to choose.
challenge-new-fischer = Fischer: initial time + increment
# Label of a field. Errors also begin with it.
challenge-new-initial-time = Initial time
# Label of a field. Errors also begin with it.
challenge-new-increment = Increment per move
# Label of a field. Errors also begin with it.
challenge-new-clock-maximum = Maximum on the clock
# Label of a field. Errors also begin with it.
challenge-new-move-maximum = Maximum time for one move
# Shown in the two fields above while they are empty.
challenge-new-no-maximum = no limit
# A time control to choose.
challenge-new-period = ICCF style: for example 10 moves in 50 days
# Label of a field (a number of moves). Errors also begin with it.
challenge-new-period-moves = Moves
# Label of a field: how many days there are for the moves of the field above.
challenge-new-period-days-label = Days for these moves
# The same as the label above. Errors begin with it.
challenge-new-period-days = Days for these moves
# Label of a field. Errors also begin with it.
challenge-new-period-move-maximum = Maximum days for one move
challenge-new-period-hint = A move within 24 hours costs no time. Otherwise full days are counted. After 20 days on one move, days count double. Unused days carry over.
# A time control to choose.
challenge-new-no-time-limit = No time limit

## Challenges: new challenge: starting position

challenge-new-starting-position = Starting position
# A starting position to choose.
challenge-new-standard-position = Standard
# A starting position to choose: its number is entered below.
challenge-new-chess960 = Chess960, by number
# Label of a field, for screen readers.
challenge-new-chess960-number = Chess960 position number
# Shown in the empty field above.
challenge-new-chess960-range = 0 to 959
# A starting position to choose: it is entered below.
challenge-new-custom-position = Custom position (FEN)
# Label of a field, for screen readers: a position as text.
challenge-new-fen = FEN

## Challenges: new challenge: game options

challenge-new-en-passant = En passant
# Choice of the options "En passant", "Conditional moves" and "Takebacks".
challenge-new-option-on = on
challenge-new-en-passant-off = off: en passant captures are not allowed
# Option: moves that leave one's own king in check.
challenge-new-moves-into-check = Moves into check
challenge-new-moves-into-check-not-allowed = not allowed (standard)
challenge-new-moves-into-check-allowed = allowed, but lose the game
# Option.
challenge-new-draws = Threefold repetition and 50-move rule
challenge-new-draws-claimed = a player must claim the draw
challenge-new-draws-automatic = automatic draw
# Option.
challenge-new-conditional-moves = Conditional moves and proposed lines
challenge-new-conditional-moves-off = off
# Option.
challenge-new-takebacks = Takebacks (if the opponent agrees)
challenge-new-takebacks-off = off
# Option. One of the two messages below follows.
challenge-new-time-runs-out = When a player's time runs out
challenge-new-time-runs-out-game-ends = the game ends at once
challenge-new-time-runs-out-claimed = the opponent can claim the win
# Option.
challenge-new-rated = Rated or casual
challenge-new-rated-off = casual
challenge-new-rated-on = rated
# Takebacks are turned off when a rated challenge is created.
challenge-new-rated-hint = A rated game needs a time limit, the usual starting position of its variant, and the standard options for en passant and moves into check. Takebacks are turned off.
# Which chess is played: a choice of names, such as Standard, King of the Hill.
challenge-new-variant = Variant
# Option.
challenge-new-vacation = Vacation
challenge-new-vacation-on = on: vacation pauses the clock
challenge-new-vacation-off = off: the clock keeps running during vacation
# Option: opening books.
challenge-new-books = Books
# Option.
challenge-new-databases = Game databases and opening explorers
# Option.
challenge-new-engines = Engines and tablebases
# Choice of the three options above: may the players use them while they play?
challenge-new-assistance-allowed = allowed
challenge-new-assistance-not-allowed = not allowed
# Opens the part of the form that most players leave as it is.
challenge-new-more = More options
# Beside it: what holds if nothing is changed there.
challenge-new-more-usual = If you leave them as they are: standard position and rules, conditional moves are allowed, takebacks too unless the game is rated, vacation pauses the clock, books and databases are allowed, engines are not.
# Heading or label: what somebody must have to accept a challenge.
challenge-conditions = Who may accept
challenge-new-conditions-hint = For a challenge to everyone. What you leave empty is not asked for.
# In the list of challenges. $conditions: sentences such as "Rating from 1400 to 1800."
lobby-conditions = Who may accept: { $conditions }
# Label of a field: a message to the opponent.
challenge-new-message = Message (optional)
# Button.
challenge-new-create = Create challenge
# Heading, label: several games between two players.
challenge-new-match = Match
# Label of a number.
challenge-new-games = Number of games
challenge-new-games-hint = 1 is a single game. 2 to 24 are a match: colors alternate, there are no takebacks, and the match is listed among the tournaments.
# $n: games of a match, at least 2.
challenge-games = { $n } games
challenge-error-series-games = A match has 2 to 24 games. Enter another number, or 1 for a single game.
challenge-error-series-rules = The games of a match are played by the standard rules. Choose them, or offer a single game.
challenge-error-series-uneven = From this position, one side may be better off. Choose an even number of games, so that both have White as often.
challenge-error-series-without-limit = A match needs a time limit. Choose another time control, or offer a single game.
challenge-error-series-timeout-rule = In a match the game ends when time runs out. Choose this, or offer a single game.
challenge-error-series-running = You can offer a rematch of a match when it is over, on the page of its last game.

## Challenges: errors: new challenge

challenge-new-error-color = Choose a color.
challenge-new-error-message-too-long = The message is too long. Use at most { $most } characters.
challenge-new-error-game-options = Choose one value for each game option.
challenge-new-error-form-expired = This form has expired. Reload the page.
# $field: the label of a field, such as "Initial time".
challenge-new-error-not-a-time = { $field }: enter a time such as 3 days or 12 hours.
# $field: the label of a field, such as "Moves".
challenge-new-error-not-a-number = { $field }: enter a whole number.
challenge-new-error-time-control = Choose a time control.
challenge-new-error-starting-position = Choose a starting position.
challenge-new-error-control-not-chosen = This belongs to a time control that is not chosen. Choose that time control, or clear this field.
# “other” is the choice of challenge-new-days-other.
challenge-new-error-two-times = Two different times are entered. Choose "other", or delete the time you typed.
# At the list of days.
challenge-new-error-days-not-used = You chose a time per move here, but another time control below. Choose the time per move below, or 3 days here.
challenge-new-error-two-positions = Enter a Chess960 number or a FEN, not both.
challenge-new-error-fen-not-chosen = You entered a FEN, but Chess960 is chosen. Choose the custom position, or delete the FEN.
challenge-new-error-number-not-chosen = You entered a Chess960 number, but the custom position is chosen. Choose Chess960, or delete the number.
# A number of a Chess960 position was entered, and another variant chosen.
challenge-new-error-number-of-variant = Chess960 positions belong to standard chess. Choose the variant Standard, or delete the number.

## Lists of games: games in progress

# Title, and name of the page in links.
games-title = My games
# $until: a date and time.
games-on-vacation = You are on vacation until { $until }. <a>Manage vacation</a>
# Heading where there are no such games.
games-your-turn = Your turn
# Heading. $n: the number of games where it is your turn, or where you can claim the win on time.
games-your-turn-count = Your turn ({ $n })
# Below the heading "Your turn". Also shown when only games against some opponents are listed.
games-none-your-turn = No games where it is your turn.
# Follows the message above when you have no games in progress.
games-find-opponent = <a>Find an opponent in the lobby</a>.
# No games against the opponent that was searched for.
games-none-match = No games match. <a>Show all</a>
# Heading: open challenges that you created or received.
games-challenges = Challenges
# Heading: it is the opponent's turn, a decision is awaited, or the result is being checked.
games-other-in-progress = Other games in progress ({ $n })
# Heading: finished in the last seven days.
games-recently-finished = Recently finished

## Lists of games: links

games-all-finished = All finished games
games-download-pgn = Download all your games (PGN)
games-download-pgn-clock-times = Download all your games with clock times (PGN)
# Leads to the page where vacation is booked.
games-vacation = Vacation

## Lists of games: sorting and filtering

# Label. One of the three messages below follows, or "Opponent".
games-sort-by = Sort by
games-sort-time-left = Time left
games-sort-last-move = Last move
games-sort-start-date = Start date
# Label (noun): how the games are shown, as boards or as a list.
games-view = View
games-view-boards = Boards
games-view-list = List
# Button.
games-apply = Apply

## Lists of games: marks and status of a game in a list

# In place of the time left.
games-result-being-checked = Finished. The result is being checked.
# In place of the time left. A claim or an appeal is waiting for a decision.
games-paused = Paused, waiting for a decision
games-mark-your-turn = your turn
# Your opponent offered a draw.
games-mark-draw-offered = draw offered
# Your opponent asked for a takeback.
games-mark-takeback-requested = takeback requested
# Your opponent's time has run out.
games-mark-claim-win-on-time = you can claim the win
# A claim or an appeal. The game is not paused.
games-mark-waiting-for-decision = waiting for a decision
# Your opponent sent you a message.
games-mark-new-message = new message
# $n: how many of your conditional moves can still be played.
games-mark-conditional-moves =
    { $n ->
        [one] 1 conditional move
       *[other] { $n } conditional moves
    }
# You won the game.
games-mark-won = won
# You lost the game.
games-mark-lost = lost

## Lists of games: columns

games-opponent = Opponent
games-last-move = Last move
# Or what the game is paused for.
games-time-left = Time left
# Column of the marks above, such as "draw offered".
games-status = Status

## Lists of games: finished games

games-finished-title = Finished games
games-opponent-hint = The first letters of the username.
# A choice of "Your color": any, White or Black.
games-any-color = Any
games-opening = Opening
games-opening-hint = A name or an ECO code, such as Ruy Lopez or C84.
games-result = Result
# A choice of "Result". You won, drew or lost in the three messages below.
games-any-result = Any
games-result-won = Won
games-result-drawn = Drawn
games-result-lost = Lost
# Label of a date.
games-ended-from = Ended on or after
# Label of a date.
games-ended-to = Ended on or before
games-error-not-a-date = This is not a valid date. Enter a date such as 2026-11-20.
# Above the list. $won, $drawn, $lost: numbers of games.
games-found =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }: { $won } won, { $drawn } drawn, { $lost } lost.
# Link to all finished games.
games-show-all = Show all
games-no-finished-match = No finished games match. <a>Show all</a>
games-no-finished-yet = You have no finished games yet.
# Link to the games that ended last.
games-latest = Latest
# Link to games that ended earlier.
games-older = Older

## Lists of games: from game to game

# Describes the link below, for screen readers.
games-next-nav = Other games where it is your turn
# Button. $n: the number of other games where it is your turn.
games-next = Next game ({ $n })
# Button: you have not moved in this game yet. It comes back tomorrow.
games-skip = Skip until tomorrow
# Link, after a move that led to the next game by itself.
games-last-game = Back to the game you just moved in
# Beside the button: the next game. $opponent: a username.
games-next-opponent = against { $opponent }
# The same. $time: such as "2 d 3 h".
games-next-opponent-time-left = against { $opponent }, { $time } left

## Players: profile: the player

# Mark beside a username.
people-online = online
# In place of the name of a player who closed the account.
profile-closed-account = closed account
# $day: a date.
profile-member-since = Member since { $day }.
# $when: one of the four messages below.
profile-last-seen = Last seen { $when }.
# Less than 24 hours ago.
profile-seen-day = less than a day ago
# 1 to 6 days ago.
profile-seen-week = less than a week ago
# 7 to 29 days ago.
profile-seen-month = less than a month ago
# 30 days ago or longer.
profile-seen-long-ago = more than a month ago
# Mark. $until: a date and time.
people-on-vacation = on vacation until { $until }
# Beside a game. The tournament director has stopped the clock of the player to move.
games-mark-special-leave = special leave until { $until }
# How long the player usually takes for a move, in the four messages below.
profile-moves-within-hour = Usually moves within an hour.
# $hours: 2 to 23.
profile-moves-within-hours = Usually moves within { $hours } hours.
profile-moves-within-days =
    Usually moves within { $days ->
        [one] 1 day
       *[other] { $days } days
    }.
profile-moves-within-days-hours =
    Usually moves within { $days ->
        [one] 1 day
       *[other] { $days } days
    } and { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }.
# $days: a number such as 1.4.
profile-pace = On average { $days } days per move in the last games.
# $lost: games lost on time, of $games.
profile-lost-on-time = { $games ->
        [one] { $lost } of 1 finished game lost on time.
       *[other] { $lost } of { $games } finished games lost on time.
    }

## Players: profile: links and buttons

# Link on your own profile.
profile-edit-link = Edit profile
# Button (verb). $name: a username.
profile-challenge = Challenge { $name }
# Button (verb) in the list of friends.
people-friend-challenge = Challenge
# Button (verb) in the list of friends: write a message.
people-friend-message = Message
# Button.
profile-add-friend = Add to friends
# Button.
profile-remove-friend = Remove from friends
people-friends-private = Only you can see your friends list.
# Link (verb).
profile-report = Report { $name }

## Players: list of ratings

# Heading and link.
rating-list-title = Ratings list
rating-list-who = Players with an established rating: its uncertainty is less than ±220, and a rated game ended in the last year. The best 100 are shown.
# Label, column.
rating-list-country = Country
# Choice: players of all countries.
rating-list-any-country = any
# Choices of the order.
rating-list-by-rating = rating
rating-list-by-gain = biggest gain of the year
# Box.
rating-list-friends = Only my friends and me
rating-list-empty = No player is in this list yet.
# Column: 1 for the best.
rating-list-place = Place
# Column: by how much a rating has risen. $year: such as 2026.
rating-list-gain = Gain in { $year }

# Heading and link.
activity-list-title = Activity
# $n: games, at least 2.
activity-list-hint = Counted at most an hour ago: games won, drawn or lost. Players who have finished fewer than { $n } are not on the list of losses on time.
# Columns. The second one has a number of games and their part in per cent.
activity-list-finished = Finished games
activity-list-lost-on-time = Lost on time
# Headings. $year: such as 2026.
activity-list-most-finished = Most finished games in { $year }
activity-list-fewest-lost = Fewest losses on time in { $year }
# Heading. "Steady": their moves come without long pauses.
activity-list-steadiest = Steadiest players
# Column: a time follows, such as "1 d 3 h". Of the moves of the last games, nine of ten took no longer.
activity-list-nine-of-ten = Nine of ten moves within

## Players: tournament points

# Link.
points-list-title = Tournament points
# Heading. $year: such as 2026.
points-list-of-year = Tournament points { $year }
# $n: tournaments, 8.
points-list-hint = A place in a tournament with 8 players or more counts as many points as there are players placed below. The best { $n } tournaments of the year count, when they are final. Counted at most an hour ago.
# Column: a number follows.
points-list-points = Points

## Players: profile: games and rating

# Column. One of the messages "with White", "with Black", "against you" stands below it.
profile-games = Games
# Label or column: a number of games follows. The same in the three messages below.
profile-won = won
profile-drawn = drawn
profile-lost = lost
profile-in-progress = in progress
# Label or column: a number such as 1612 follows.
profile-rating = rating
# On the page of a challenge, after a username.
people-rating-number = rating { $rating }
# Heading.
profile-rating-heading = Rating
# Describes a graph, for screen readers. $first, $last, $lowest, $highest: ratings. $from, $to: dates (Mondays).
profile-rating-graph = Rating: { $first } in the week of { $from }, { $last } in the week of { $to }. Lowest { $lowest }, highest { $highest }.
# The same, when there is one week only.
profile-rating-graph-one-week = Rating: { $last } in the week of { $to }.
# Opens a table.
profile-rating-weeks = Week by week
# Column: the date of a Monday.
profile-rating-week = Week of
# Column: how many rated games ended in a week.
profile-rated-games = rated games
# Heading of a list of medals.
profile-medals = Medals
# Before the name of a tournament: the medal for the first, the second and the third place.
profile-medal-gold = gold
profile-medal-silver = silver
profile-medal-bronze = bronze
# Row: games that the player played with White.
profile-with-white = with White
profile-with-black = with Black
# "You": the reader of the profile.
profile-against-you = against you
# Heading.
profile-games-in-progress = Games in progress
# In place of the last move of a game.
profile-no-moves = No moves yet.
# Heading.
profile-finished-games = Finished games
# Name of the links to other finished games, for screen readers.
profile-finished-games-nav = Finished games

## Players: searching for players

people-find = Find players
# Label of a field.
people-username-begins = Username begins with
# $name: what was typed.
people-none-found = No username begins with "{ $name }".
# Link to the next page of a list.
people-more = More

## Players: friends

people-friends = Friends
# Heading in the lobby.
people-friends-online = Friends online
people-no-friends = You have no friends on your list yet. <a>Find players</a> and add them from their profiles.
# $n: the number of friends who are online.
people-friends-online-count =
    { $n ->
        [0] No friends are online.
        [one] 1 friend is online.
       *[other] { $n } friends are online.
    }
# Beside a friend. "You": the reader.
people-friend-games =
    { $n ->
        [0] No games in progress with you.
        [one] 1 game in progress with you.
       *[other] { $n } games in progress with you.
    }
people-friends-full = Your friends list is full ({ $most } players). Remove someone first.

## Players: editing the profile

# Title, and name of the page in links.
profile-edit-title = Edit profile
profile-edit-hint = Everyone can see this on your profile. All fields are optional.
profile-country = Country
# The first choice of "Country".
profile-country-not-specified = Not specified
# Label of a field.
profile-about = About you
profile-about-hint = At most { $most } characters. Plain text only.
# The profile was saved from another page or device.
profile-error-changed = Your profile has changed since you opened this page. You see it above. If you save again, you replace it.
# $over: by how many characters the text is too long.
profile-error-about-too-long =
    { $over ->
        [one] The text is 1 character too long. Shorten it.
       *[other] The text is { $over } characters too long. Shorten it.
    }

## Messages: navigation and headings

# In the navigation of every page. $n: the number of unread messages.
message-nav = { $n ->
    [0] Messages
   *[other] Messages ({ $n })
}
# Heading.
message-heading = Messages

## Messages: writing messages

# Label of a field on the page of a game.
message-to-opponent = Message to your opponent
# Label of a field in a conversation.
message-your-message = Your message
# Button.
message-send = Send
# "The two of you": you and the other player.
message-private-hint = Only the two of you can see these messages.

## Messages: comments of spectators

# Heading.
message-spectator-comments = Spectator comments
# Label of a field.
message-your-comment = Your comment on this game
# Button.
message-post-comment = Post comment
# To a player of the game.
message-comments-after-game = You can read spectator comments after the game.
# To a spectator.
message-comments-hidden-from-players = The players can read the comments only after the game. You cannot see the players' messages to each other.
message-comments-public = The game is over. Everyone can read the comments.

## Messages: messages and comments in a game

# The message was sent together with a move. $move: such as "12...Nf6". A date and time follow.
message-sent-with-move = with { $move }
# The message was written after a move. $move: as above.
message-sent-after-move = after { $move }
# Link beside a message or a comment (verb).
message-report = Report
# Opens a message or a comment of a player whom you have muted or blocked. $name: a username.
message-show-hidden = Show hidden message from { $name }

## Messages: private notes

# Heading.
message-note = Your note
# Label of a field.
message-note-label = Your private note on this game
# Button.
message-note-save = Save note
message-note-hint = Only you can see it. It is included in the PGN with your analysis.

## Messages: errors

# A message or a comment is empty.
message-error-empty = There is no text. Enter some.
# "This": a message, a comment or a note.
message-error-too-long =
    { $over ->
        [one] This is 1 character too long. Shorten it.
       *[other] This is { $over } characters too long. Shorten it.
    }
# The note was saved from another page or device.
message-error-note-changed = Your note has changed since you opened this page. You see it above. If you save again, you replace it.
# Also shown when you write a comment and one of the players has blocked you.
message-error-blocked = This player does not accept messages from you.
# Instead of a comment on a game of two other players.
message-error-comment-blocked = You cannot comment on this game. One of its players has blocked you.
message-error-you-blocked = You have blocked this player. Unblock them to send a message.
# The player is suspended or has closed the account.
message-error-cannot-receive = This player cannot receive messages.

## Messages: conversations

# Title of the page that lists them.
message-conversations = Conversations
message-no-conversations = No messages yet. You can write to players from their profiles.
# Beside the names of the players of a game, in the list of conversations.
message-in-game = game
# Mark beside a conversation. $n: the number of unread messages.
message-unread = { $n } new
# The last message of a conversation. $text: its text.
message-you-wrote = You: { $text }
# In place of the username above a message that you sent.
message-you = You
# Mark beside an unread message.
message-new = new
# Name of the two links below, for screen readers.
message-pages = Pages
# Link to newer messages or conversations.
message-newer = Newer
# Link to older messages or conversations.
message-older = Older
# Title. $name: a username, in all messages below.
message-conversation-with = Conversation with { $name }
# Link.
message-profile-of = Profile of { $name }
# Button.
message-write = Write a message

## Messages: blocking and muting

# Button (verb). The same in the three messages below.
message-mute = Mute
message-unmute = Unmute
message-block = Block
# A question; the button below is "Block".
message-block-ask = Block { $name }?
message-block-explained = They cannot message or challenge you. You cannot message them either. Games in progress continue. You can unblock them at any time.
message-unblock = Unblock
message-is-blocked = You have blocked { $name }. They cannot message or challenge you.
message-is-muted = You have muted { $name }. Their messages are hidden and not emailed to you. They are not notified.
# Title, and name of the page in links.
message-blocked-and-muted = Blocked and muted players
# Heading: players whom you have blocked.
message-blocked-heading = Blocked
# Heading: players whom you have muted.
message-muted-heading = Muted
# Below the heading "Blocked". "They": the blocked players.
message-block-hint = They cannot message or challenge you. Games in progress continue.
# Below the heading "Muted". "They": the muted players.
message-mute-hint = Their messages are hidden and not emailed to you. They are not notified.
# No blocked or no muted players.
message-nobody = None.

## Reports

# Title (verb). $player: a username, in all messages below.
report-player = Report { $player }
# Title (verb). The message is shown below.
report-message = Report a message from { $player }
# Title (verb). The comment of a spectator is shown below.
report-comment = Report a comment from { $player }
report-intro = The administrators can see who sent this report. { $player } is not notified.
# Label of a field.
report-text-label = What happened?
# Button.
report-send = Send report
report-error-text-length = Describe what happened. Use 1 to { $most } characters.
report-error-yourself = You cannot report yourself.
# $most: such as 10.
report-error-too-many = You can send at most { $most } reports a day. Try again tomorrow.
# To an administrator who closes a report.
report-error-outcome-length = Enter the outcome. Use 1 to { $most } characters.
# To an administrator.
report-error-about-you = This report is about you. Another administrator must close it.
# To an administrator.
report-error-already-closed = This report is already closed.
