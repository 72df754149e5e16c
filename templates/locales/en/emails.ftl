### The emails. A subject has no full stop.

## Around every email

# $name: the username of the reader.
email-hello = Hello { $name },
# To somebody whose account is closed.
email-hello-no-name = Hello,
# Before a link. $words: what the link does, such as "View game".
email-link = { $words }:
# Above what somebody typed. $by: a username, or "The arbiter", or "The player".
email-writes = { $by } writes:
# Below a board that is drawn with letters.
email-board-capitals = (White pieces are shown as capital letters.)
# Link at the end of an email, to the page "Email notifications".
email-manage-notifications = Manage email notifications
# Link at the end of an email. $topic: such as "your opponents' moves", or "game 12".
email-unsubscribe = Unsubscribe from emails about { $topic }
# $number: such as "13." or "12...". What stands in quotes is read by the site: "draw?", "resign", "accept draw" and "if" can be written in each language.
email-reply-your-turn = You can reply to this email with your move. Begin the first line of your reply with "{ $number }" and your move, in any notation. To offer a draw, add "draw?" after the move. Instead of a move you can write "resign" or "accept draw". Further lines that begin with "if" are conditional moves.
# It is the opponent's turn. What stands in quotes is read by the site, as in the message above.
email-reply-opponents-turn = You can reply to this email with "resign", "draw?" or conditional moves in lines that begin with "if".
# Follows email-reply-your-turn. $what: what a move declines.
email-reply-declines =
    { $other } { $what ->
        [draw] offers a draw
        [takeback] asks for a takeback
       *[both] offers a draw and asks for a takeback
    }. If you reply with a move, you decline { $what ->
        [draw] the offer
        [takeback] the request
       *[both] both
    }.
# Follows one of the two messages above. $letters: the letters of the reader's language, such as "K Q R B N".
email-reply-piece-letters = Piece letters: { $letters }.
# Stands there instead in emails about games and challenges that cannot be answered, such as summaries.
email-no-reply = You cannot reply to this email. Use the website.

## The account

# $site: the name of the site, such as Zugpost.
email-confirm-address-subject = Confirm your email address for { $site }
email-confirm-address = Welcome to { $site }, { $name }. Please confirm your email address to start playing. The link is valid for two days.
# Button.
email-confirm-address-button = Confirm email address
email-ignore = If this was not you, ignore this email. Nothing will happen.
email-change-address-subject = Confirm your new email address for { $site }
# $name: the username of the reader.
email-change-address = Please confirm that emails from { $site } to { $name } should go to this address. The link is valid for two days.
# Button.
email-change-address-button = Use this address
email-reset-password-subject = Reset your password for { $site }
email-reset-password = Someone, probably you, requested a password reset for { $name }. The link is valid for two hours.
# Button.
email-reset-password-button = Reset password
email-already-registered-subject = You already have an account on { $site }
email-already-registered = Someone, perhaps you, tried to register with this email address. You already have an account. Your username is { $name }.
email-already-registered-what-to-do = If you have forgotten your password, you can reset it. If this was not you, ignore this email.
email-password-changed-subject = Your password for { $site } was changed
email-password-changed = The password of { $name } was changed. All other devices were logged out. If this was not you, reset your password immediately.
email-address-changed-subject = Your email address for { $site } was changed
# Sent to the old address.
email-address-changed = Emails to { $name } now go to a different address. If this was not you, contact the site administrators.
email-account-closed-subject = Your account on { $site } is closed
# You or an administrator closed the account.
email-account-closed = Your account is closed. Your games in progress were resigned. Your finished games stay on the site under the name "closed account". Thank you for playing.
email-new-login-subject = New login to your account on { $site }
# $instant: such as "Saturday 21 November 2026, 14:00 CET". $device: such as "Firefox on Windows".
email-new-login = Someone logged in as { $name } on { $instant } from a new device: { $device }.
# Becomes $device in the message above.
email-new-login-unknown-device = unknown device
email-new-login-what-to-do = If this was you, there is nothing to do. If not, reset your password. This logs you out on all devices.
# $site: name of the site.
email-second-factor-changed-subject = The second factors of your account on { $site } have changed
# $name: username. $instant: when. $what: a word.
email-second-factor-changed =
    { $what ->
        [totp_added] An authenticator app was added to the account of { $name } on { $instant }.
        [totp_removed] The authenticator app was removed from the account of { $name } on { $instant }.
        [passkey_added] A passkey was added to the account of { $name } on { $instant }.
        [passkey_removed] A passkey was removed from the account of { $name } on { $instant }.
        [recovery_codes_made] New recovery codes were created for the account of { $name } on { $instant }. The old ones no longer work.
        [recovery_code_used] Someone logged in as { $name } with a recovery code on { $instant }.
       *[reset] An administrator removed all second factors from the account of { $name } on { $instant }. Your password alone is enough to log in now.
    }
email-second-factor-changed-what-to-do = If this was you, there is nothing to do. If not, tell an administrator of the site at once, and reset your password.

## Challenges

# $other: the username of the opponent, in all messages below.
email-challenge-subject = { $other } challenges you
# $start: such as "Standard" or "Chess960 No. 518". $time: such as "3 days per move".
email-challenge = { $other } challenges you to a game: { $start }, { $time }.
# $rules: a list such as "rated, no takebacks".
email-challenge-game-options = Game options: { $rules }.
# $n: games, at least 2.
email-challenge-series = It is a match of { $n } games.
# $text: what the opponent wrote with the challenge, or why they declined.
email-challenge-quoted = "{ $text }"
# Button.
email-challenge-button = View challenge
email-challenge-declined-subject = { $other } declined your challenge
email-challenge-declined = { $other } declined your challenge.
# Button, to the lobby.
email-challenge-declined-button = Find another opponent

## Games

# Button.
email-view-game = View game
# Button.
email-view-games = View my games
email-game-started-subject = Your game against { $other } has started
# $side: White or Black.
email-game-started = { $other } accepted your challenge. You play { $side }.
# Subject of all emails about one game. $white, $black: the players; $game: the number of the game.
email-game-subject = { $white } – { $black } · game { $game }
# At the end of the first line, behind the news and a dot: "anna played 12...Nf6 · your move".
email-your-move = your move
# The same, with the deadline: a day in short with its time.
email-your-move-until = your move, until { $deadline }
# $move: such as "12...Nf6", in all messages below.
email-opponent-played-subject = { $other } played { $move }
email-opponent-played = { $other } played { $move }.
email-you-played = You played { $move }.
# $moves: such as "12...Nf6 13.e5", of both players. $n: how many they are.
email-conditional-moves-played =
    { $moves } { $n ->
        [one] was played as a conditional move
       *[other] were played as conditional moves
    }.
# The same with moves from a line that a player had proposed.
email-proposed-line-played =
    { $moves } { $n ->
        [one] was
       *[other] were
    } played from the proposed line.
# Follows "anna played 12...Nf6."
email-also-offers-draw = { $other } also offers a draw.
# $lines: such as "13.e5 Nd5 14.d4".
email-line-proposed = { $other } proposes this line: { $lines }.
email-your-conditional-move-played-subject = Your conditional move against { $other } was played
email-safety-move-played-subject = Your safety move against { $other } was played
# $move: such as "13.exd5".
email-safety-move-played = Your safety move { $move } was played because you had not moved in time.
email-draw-offered-subject = { $other } offers a draw
email-draw-offered = { $other } offers a draw. You can accept or decline the offer. Making a move also declines it.
email-draw-declined-subject = { $other } declined the draw
email-draw-declined = { $other } declined the draw. The game continues.
email-takeback-asked-subject = { $other } asks to take back { $move }
email-takeback-asked = { $other } asks to take back { $move }. You can accept or decline the request. Making a move also declines it.
email-takeback-declined-subject = { $other } declined the takeback
email-takeback-declined = { $other } declined the takeback. The game continues.
email-takeback-accepted-subject = { $other } accepted the takeback
email-takeback-accepted = { $other } accepted the takeback.
# $verdict: the result for the reader. [none]: the game was aborted or annulled.
email-game-over-subject =
    { $verdict ->
        [won] You won against { $other }
        [lost] You lost against { $other }
        [draw] Draw against { $other }
        [both] You and { $other } both lost
       *[none] Your game against { $other } has no result
    }
# $result: such as "1-0". How the game ended follows.
email-game-over = Your game against { $other } is over: { $result }.
# $head: a hash (a long number).
email-game-log-hash = The last hash of the game log is { $head }. Keep this email. With this hash, `zugpost verify-log` shows whether the log was changed later.
# $time: such as "2 days".
email-time-given-subject = { $other } gave you { $time } more
email-time-given = { $other } gave you { $time } more.
# The tournament director has given one of the players time. What was given follows, and why.
email-time-from-director-subject = More time in your game against { $other }

## Time, and whose turn it is

email-opponent-out-of-time-subject = { $other } has run out of time
# $deadline: the date and time of the deadline, such as "Saturday 21 November 2026, 14:00 CET", in all messages below.
email-opponent-out-of-time = { $other } ran out of time on { $deadline }.
email-claim-win-on-time = The game is not over yet. You can claim the win on time on the game page until your opponent moves.
# A claim or an appeal is waiting for a decision.
email-game-paused = The game is paused until an arbiter decides.
email-your-turn-out-of-time = It is your turn. Your time ran out on { $deadline }. You can still move until your opponent claims the win on time.
email-opponents-turn-out-of-time = It is your opponent's turn. Their time ran out on { $deadline }.
# $time: such as "2 days 3 hours".
email-your-turn = It is your turn. You have { $time } left, until { $deadline }.
email-opponents-turn = It is your opponent's turn. They have { $time } left, until { $deadline }.
email-your-turn-no-time-limit = It is your turn. There is no time limit.
email-opponents-turn-no-time-limit = It is your opponent's turn. There is no time limit.

## What your reply to an email has done

# $deed: one of the messages below that begin with "You", such as "You played 13.Nxe4".
email-reply-done-subject = { $deed } (game against { $other })
email-reply-done = { $deed } by email.
email-reply-rejected-subject = No action taken: your email about the game against { $other }
# The reason follows.
email-reply-rejected = We could not do what your email says. It had no effect on the game.
# Follows the reason, while the opponent offers a draw. What stands in quotes is read by the site.
email-reply-rejected-draw-offer = { $other } offers a draw. To accept it, reply to this email with "accept draw".
# Becomes $deed above, like all down to "You resigned": no full stop.
email-done-conditional-moves = You saved conditional moves
# $move: such as "13.Nxe4".
email-done-move = You played { $move }
email-done-move-and-draw-offer = You played { $move } and offered a draw
email-done-draw-offer = You offered a draw
email-done-accept-draw = You accepted the draw
email-done-decline-draw = You declined the draw
email-done-resign = You resigned
# Follows "You played 13.Nxe4 by email."
email-done-conditional-moves-saved = Your conditional moves were saved.
# Follows. The lines of conditional moves as they were understood come below it, such as "13...dxe4 14.Ng5".
email-done-conditional-moves-as-read = We understood your conditional moves as follows:
# Lines of the email come below it that were ignored, such as a second move.
email-done-not-read = We read only the first line and lines that begin with "if". To write to your opponent, use the website. These lines were ignored and not sent to your opponent:
email-done-below-signature = These lines are below your signature and were not read:
# Below it come lines of the reply that were written inside of the quoted email or under it.
email-done-quoted = These lines stand in or below the email that you quoted and were not read:
# After your move or your answer, the site played conditional moves or a proposed line of either player.
email-done-moves-followed = Conditional moves or moves of a proposed line were then played immediately.

## Why your reply to an email could not be carried out

# $reason: a sentence that an administrator wrote, with its full stop.
email-error-suspended = Your account is suspended: { $reason }
email-error-playing-by-email-off = You have turned off playing by email. You can turn it on under "Email notifications" on the website.
email-error-position-changed = You replied to an old email. The position has changed since. Reply to the latest email about this game.
# $move: such as "12...Nf6".
email-error-position-changed-last-move = You replied to an old email. The last move is now { $move }. Reply to the latest email about this game.
# "any": a word that stands for every move of the opponent; the same in all languages.
email-error-any = The condition "any" can only be used on the website, where you see which moves it covers.
email-error-already-replied = You have already replied to that email. Each email can be answered once. Reply to the latest email about this game.
email-error-out-of-time = Your time ran out before your email arrived.
email-error-opponent-out-of-time = Your opponent's time ran out before your email arrived.
email-error-no-move = We found no move in your email. Write the move in the first line, above the quoted text.
# $line: what you wrote. $example: "13. Nxe4". What stands in quotes can be written in each language.
email-error-not-understood = We did not understand "{ $line }". The first line must contain only a move, such as { $example }. Instead of a move you can write "draw?", "accept draw", "decline draw" or "resign". Begin the line with "if" for conditional moves.
# $line: what you wrote, such as "13.Nxe4 dxe4".
email-error-two-moves = "{ $line }" contains more than one move. Write only your move. Put conditional moves in lines that begin with "if".
# $line: such as "yes", while the opponent offers a draw. What stands in quotes is read by the site.
email-error-yes-or-no = We did not understand "{ $line }". To accept the draw, write "accept". To decline it, write "decline".
# $line: such as "castles". What stands in quotes is read by the site.
email-error-castling = We did not understand "{ $line }". To castle kingside, write "O-O". To castle queenside, write "O-O-O".
# $line: such as "5. d3 =". What stands in quotes is read by the site.
email-error-draw-sign = We did not understand "{ $line }". To offer a draw, add "draw?" or "(=)" after the move.
# $line: what the reader wrote. $letter: such as "S". $role: the piece. $languages: those in which the letter is that piece. $letters: the letters that are read, such as "K Q R B N".
email-error-piece-letter =
    In "{ $line }", { $letter } is the { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
       *[knight] knight
    } in { $languages ->
        [de] German
        [es] Spanish
        [fr] French
        [es-fr] Spanish and French
       *[de-es-fr] German, Spanish and French
    }. Use the piece letters { $letters }.
# Follows, if it is the reader's language. What stands in quotes is the label on the account page.
email-error-piece-letter-turn-on = To use the letters of your language, turn on "Use my language's piece letters in move notation" on your account page.
# Follows. $file: such as "c".
email-error-piece-letter-pawn = If you meant a pawn, write a lowercase "{ $file }".
# $line: what the reader wrote. What is wrong with a letter in it follows.
email-error-letter-not-understood = We did not understand "{ $line }".
email-error-too-many-conditional-moves = A line is too long or there are too many conditional moves. Enter your conditional moves on the website.
# $written, $next: move numbers with their dots, such as "13." or "12...".
email-error-move-number = You wrote the move number "{ $written }", but the next move is "{ $next }". Check the position and reply again.
email-error-no-draw-offer = There is no draw offer to accept or decline.
email-error-already-done = This has already been done.
email-error-draw-offer-in-the-meantime = The email you replied to does not show your opponent's draw offer. Nothing was accepted or declined.
# What stands in quotes is read by the site.
email-error-which-offer = It is not clear what you accept or decline. For the draw, write "accept draw" or "decline draw". You can answer a takeback request or a proposed line only on the website.
email-error-offer-only-on-website = There is no draw offer. You can answer a takeback request or a proposed line only on the website.
# $words: what you wrote in the first line, such as "resign". $below: a line below it.
email-error-word-not-alone = You wrote "{ $words }", and below it "{ $below }". To be safe we did nothing. If you mean it, reply with "{ $words }" alone, without quoted text or a signature, or do it on the website.

## Claims, appeals and decisions

email-your-claim-subject = Your claim against { $other } is waiting for a decision
# $claim: such as "threefold repetition, with 34.Nf3", or "no move for 30 days".
email-your-claim = Your claim: { $claim }. An arbiter will decide.
email-opponents-claim-subject = { $other } has made a claim
email-opponents-claim = { $other } has made a claim: { $claim }. An arbiter will decide.
# You can reply to a claim or to an appeal.
email-claim-reply-once = You can reply once.
email-claim-reply-once-or-accept-draw = You can reply once, or accept the draw.
# Shown while a claim or an appeal waits.
email-claim-game-paused = The game is paused until there is a decision.
# $what: what your opponent replied to.
email-claim-replied-subject =
    { $other } has replied to your { $what ->
        [appeal] appeal
       *[claim] claim
    }
email-claim-replied =
    { $other } has replied to your { $what ->
        [appeal] appeal
       *[claim] claim
    }.
email-your-appeal-subject = Your appeal in the game against { $other }
email-your-appeal = You have appealed the decision. Another arbiter will decide.
email-opponents-appeal-subject = { $other } has appealed the decision
email-opponents-appeal = { $other } has appealed the decision. Another arbiter will decide.
# $verdict: the result for the reader. [none]: the game was annulled.
email-decision-result-subject =
    { $verdict ->
        [won] You won against { $other } by adjudication
        [lost] You lost against { $other } by adjudication
        [draw] Draw against { $other } by adjudication
        [both] You and { $other } both lost by adjudication
       *[none] Your game against { $other } has no result by adjudication
    }
email-decision-subject = Decision in your game against { $other }
# Follows a decision such as "An arbiter adjudicated the game as a draw." $result: such as "1-0".
email-decision-game-over = The game is over: { $result }.
# $found: what was found, as a sentence with its full stop, such as "the position can still be won."
email-claim-rejected = The claim was rejected: { $found }
# Becomes $by in "The arbiter writes:". Players do not see which arbiter decided.
email-the-arbiter = The arbiter
# Becomes $by in "The player writes:", to an arbiter: who made the claim or the appeal.
email-the-player = The player
# To an arbiter. $names: the players, such as "anna – bert".
email-decision-needed-subject = Decision needed: { $names }
email-decision-needed =
    { $what ->
        [appeal] An appeal
       *[claim] A claim
    } in the game { $names } is waiting for a decision.
# Below it. $claim: such as "threefold repetition, with 34.Nf3".
email-decision-needed-claim = Claim: { $claim }.
# Button, to the page of the game on which an arbiter decides.
email-decision-needed-button = View and decide

## The end date of a tournament

# $date: an instant.
email-tournament-ends-subject = { $name } ends on { $date }
email-tournament-ends =
    { $n ->
        [one] { $name } ends on { $date }. You have a game in progress.
       *[other] { $name } ends on { $date }. You have { $n } games in progress.
    }
email-tournament-ends-then = After that, no more moves can be made. Games still in progress are adjudicated: nobody wins automatically.
email-tournament-ended-subject = { $name }: play has ended, claim your results
email-tournament-ended =
    { $n ->
        [one] The last day of play of { $name } is over. Your game in progress was stopped.
       *[other] The last day of play of { $name } is over. Your { $n } games in progress were stopped.
    }
# Before the end of the tournament. $n: how many games were stopped.
email-tournament-stopped-subject = { $name }: games were stopped, claim your results
email-tournament-stopped =
    { $n ->
        [one] One of your games in { $name } has reached the maximum length. It was stopped.
       *[other] { $n } of your games in { $name } have reached the maximum length. They were stopped.
    }
# $date: an instant.
email-tournament-ended-claim = In each game you can claim a win or a draw until { $date }. Claim on the page of the game, with your analysis. Until then, or until both players have claimed, you can replace your claim. Then the tournament director decides.
email-tournament-ended-draw = If neither player shows a win, the game is a draw.
# Play in the game was stopped. $result: what the opponent claims.
email-result-claimed-subject =
    { $other } has claimed a { $result ->
        [win] win
       *[draw] draw
    }
email-result-claimed =
    Your game against { $other } was stopped. { $other } has claimed a { $result ->
        [win] win
       *[draw] draw
    }.
email-result-claim-replaced =
    Your game against { $other } was stopped. { $other } has replaced the claim and now claims a { $result ->
        [win] win
       *[draw] draw
    }.
# $date: an instant.
email-result-claim-until = You can claim a win or a draw on the page of the game until { $date }. Then the game is adjudicated.
email-result-claim-agree = If you claim a draw, too, the game ends in a draw.
email-result-claimed-by-both = Both players have claimed. No claim can be replaced any more. The game is adjudicated now.
# To those who decide the games.
email-adjudications-subject = Decisions needed: { $name }
email-adjudications = Play was stopped in games of { $name }. They are waiting for your decision.
# Below it, in a tournament: who can decide, too, if the reader does not. $date: an instant.
email-decision-needed-deputy-follows = If you have not decided by { $date }, the deputy can decide, too.
email-decision-needed-arbiters-follow = If you have not decided by { $date }, the arbiters of the site can decide, too.

## Reminders

# Heading above one of several games. $game: the number of the game. $time: such as "12 hours".
email-reminder-heading = Game { $game } against { $other }: { $time } left
# $deadline: the date and time of the deadline.
email-reminder-deadline = Your time runs out on { $deadline }.
email-reminder = It is your turn against { $other }. You have { $time } left, until { $deadline }.
# Several games follow.
email-reminder-several-games = It is your turn in these games.
email-reminder-subject = { $time } left against { $other }
# Subject of an email about several things. $first: the subject about the first, such as "anna played 12...Nf6".
email-and-more-subject = { $first }, and { $n } more
# Heading above what happened in one of several games. $game: the number of the game.
email-game-heading = Game { $game } against { $other }

## Vacation of an opponent

email-vacation-subject = { $other } has booked vacation
# $from, $until: dates and times, such as "Saturday 21 November 2026, 14:00 CET".
email-vacation-now = { $other } is on vacation until { $until }.
email-vacation-later = { $other } will be on vacation from { $from } to { $until }.
# Follows one of the two messages above. "Their": of your opponent.
email-vacation-clocks = During this time their clock is paused, but they can still move. Your own clock is not affected.
# $deadline: the date and time of the deadline.
email-vacation-your-turn = It is your turn. Your time runs out on { $deadline }.
email-vacation-opponents-turn = It is { $other }'s turn. Their time runs out on { $deadline }.
email-vacation-no-time-limit = There is no time limit.
# Heading above one of several games. $game: the number of the game.
email-vacation-game = Game { $game }
# $what: what is waiting for a decision.
email-vacation-game-paused =
    The clock is paused because { $what ->
        [appeal] an appeal
       *[claim] a claim
    } is waiting for a decision. It continues after the decision.
# $until: when the vacation ends. $deadline: the deadline.
email-vacation-your-clock-paused = It is your turn. Your clock is paused until { $until } because you are on vacation. Your time runs out on { $deadline }.
email-vacation-opponents-clock-paused = It is { $other }'s turn. Their clock is paused until { $until } because they are on vacation. Their time runs out on { $deadline }.

## Hourly and daily summaries

# $n: a number, at least 2. The updates follow, each with a heading.
email-summary = Here are { $n } updates.
# $n: a number. There are too many updates for one email.
email-summary-first = The first { $n } are shown here. See your games for the rest.

## Messages from other players

# Subject; with a full stop also the text. The message follows.
email-game-message-subject = { $other } sent you a message about your game
# Button.
email-game-message-button = View game
# Subject; with a full stop also the text. The message follows.
email-message-subject = { $other } sent you a message
# Button.
email-message-button = Read and reply

## Tasks for administrators

# To administrators, at most once a day. $site: the name of the site.
email-admin-summary-subject = Tasks for administrators on { $site }
# A list follows, such as "2 open reports".
email-admin-summary = These tasks are waiting. You get this email at most once a day.
email-admin-summary-reports =
    { $n ->
        [one] 1 open report
       *[other] { $n } open reports
    }
email-admin-summary-claims =
    { $n ->
        [one] 1 claim or appeal waiting for a decision
       *[other] { $n } claims or appeals waiting for a decision
    }
email-admin-summary-failed-emails =
    { $n ->
        [one] 1 failed email
       *[other] { $n } failed emails
    }
# Button, to the admin pages.
email-admin-summary-button = Open administration

## Tournaments

# $name: of the tournament.
email-tournament-games-subject = { $name }: your games have started
email-tournament-games =
    { $n ->
        [one] Your game in { $name } has started.
       *[other] Your { $n } games in { $name } have started.
    }
email-tournament-you-have-white = You have White.
email-tournament-you-have-black = You have Black.
# $deadline: a date and time.
email-tournament-move-until = Your first move is due by { $deadline }.
# Button.
email-view-tournament = View tournament
# Subject. $name: of the tournament.
email-tournament-said-subject = { $name }: announcement
# What the director wrote follows.
email-tournament-said = The tournament director of { $name } announces:
email-tournament-terms-subject = { $name }: the terms have changed
# The reason follows.
email-tournament-terms = The terms of { $name } have changed. You can withdraw your entry until the start.
email-tournament-canceled-subject = { $name } was canceled
# The reason follows.
email-tournament-canceled = { $name } was canceled. Games in progress continue as single games.
email-tournament-substitute-subject = { $name }: a place is offered to you
# The director's reason follows.
email-tournament-substitute = The tournament director of { $name } asks you to take the place of another player. You can accept on the tournament page.
email-tournament-place-taken-subject = { $name }: { $player } plays instead of you
email-tournament-place-taken = { $player } has taken your place in { $name } and plays your games from now on. What you and your opponents wrote in them is now among your messages.
email-tournament-place-taken-over-subject = { $name }: you play instead of { $player }
email-tournament-place-taken-over = You have taken the place of { $player } in { $name }. Your clocks have started again from the beginning.
# Who wrote what follows.
email-tournament-director = The tournament director
# In front of the games of the next match of a knockout. $beaten: the opponent before; $next: the one now.
email-tournament-advanced = You have won your match against { $beaten } and advance. Your next opponent is { $next }.
# Button, to the page of the tournament director.
email-direct-tournament = Direct this tournament
email-tournament-invited-subject = { $name }: you are invited
email-tournament-invited = The tournament director invites you to enter { $name }.
email-tournament-entry-removed-subject = { $name }: your entry was removed
# The reason follows.
email-tournament-entry-removed = The tournament director has removed your entry from { $name }.
email-tournament-moved-up-subject = { $name }: you have a place
email-tournament-moved-up = You were on the waiting list of { $name }. Now you have a place and will play. If you do not want to any more, withdraw your entry before the start.
# Somebody else has entered by right.
email-tournament-on-waiting-list-subject = { $name }: you are on the waiting list
email-tournament-on-waiting-list = A late decision in a previous edition gave another player a place in { $name }. That player has now entered. All places were taken, and you were the last to enter. Now you are first on the waiting list: if somebody leaves before the start, you play.
# Who has won a match of a knockout by a decision that came too late.
email-tournament-next-edition-place-subject = { $name }: you have a place in the next edition
email-tournament-next-edition-place = A decision has changed a result. With this result you have won your match in { $name }, but the decision came too late: the match stays as it was decided. In return you have a place in the next edition, even if it is full and whatever its conditions of entry are. We will email you when it is announced.
email-tournament-next-edition-subject = { $name }: a place is kept for you
email-tournament-next-edition = { $name } is announced. In a previous edition you won a match by a decision that came too late. That is why you can enter until the start, even if the tournament is full and whatever its conditions of entry are. If you do not want to play, you need not do anything.
email-tournament-no-place-subject = { $name } has started without you
email-tournament-no-place = { $name } has started. You were on the waiting list. No place became free. If somebody leaves in the first days, the tournament director can offer you that place.
email-tournament-withdrawn-subject = { $name }: you no longer play
# $ground: why. The reason may follow.
email-tournament-withdrawn =
    { $ground ->
        [with_consent] You have withdrawn from { $name } with the consent of the tournament director. Your games in progress were resigned.
        [expelled] The tournament director has expelled you from { $name }. Your games in progress were resigned.
       *[two_timeouts] You have lost two games of { $name } on time in different weeks. Under the terms, you are out. Your games in progress were resigned.
    }
# $player: who has withdrawn.
email-tournament-opponent-withdrew-subject = { $name }: { $player } has withdrawn
# $meaning: what follows for the results.
email-tournament-opponent-withdrew =
    { $meaning ->
        [counts] { $player } has withdrawn from { $name }. At least half of the games of { $player } were finished. So all results against { $player } count.
        [counts_for_nobody] { $player } has withdrawn from { $name }. Less than half of the games of { $player } were finished. The results against { $player } stay in the table but count for nobody.
       *[match] { $player } has withdrawn from { $name }. No other game of the match starts.
    }
# To the tournament director. $ground: why.
email-tournament-player-withdrew =
    { $ground ->
        [two_timeouts] { $player } has lost two games on time and is out of { $name }.
        [account] { $player } no longer plays in { $name }: the account was closed.
        [suspended] { $player } no longer plays in { $name }: the account was suspended when the next game was to start. Games in progress continue.
       *[own_word] { $player } has withdrawn from { $name }.
    }
# On a ladder. $name: the ladder.
email-ladder-challenge-subject = { $player } challenges you on { $name }
email-ladder-challenge = { $player } challenges you on the ladder { $name }. You would have White.
# $until: an instant.
email-ladder-challenge-answer = Accept or decline on the page of the ladder by { $until }. If you decline, or do not answer in time, this counts as a loss, unless you are on vacation in that time.
email-ladder-challenge-refused-subject = { $name }: { $player } has not accepted your challenge
# $how: what happened.
email-ladder-challenge-refused =
    { $how ->
        [declined] { $player } has declined your challenge on { $name }. That counts as a win for you.
        [unanswered] { $player } has not answered your challenge on { $name } in time. That counts as a win for you.
        [declined_excused] { $player } has declined your challenge on { $name }. Because of a vacation, or of another game, nobody loses.
       *[unanswered_excused] { $player } has not answered your challenge on { $name }. Because of a vacation, or of another game, nobody loses.
    }
email-ladder-challenge-missed-subject = { $name }: the time for your answer is over
# $how: what follows.
email-ladder-challenge-missed =
    { $how ->
        [unanswered] You have not answered the challenge by { $player } on { $name } in time. That counts as a loss.
       *[unanswered_excused] You have not answered the challenge by { $player } on { $name }. Because of a vacation, or of another game, you lose nothing.
    }
email-ladder-closed-subject = { $name } is closed
email-ladder-closed = The ladder { $name } was closed. Nobody can enter or be challenged any more. Games in progress continue and count.
email-tournament-special-leave-subject = { $name }: you have special leave
email-tournament-special-leave = { $days ->
        [one] The tournament director has granted you special leave. Your clocks in { $name } are paused for 1 day.
       *[other] The tournament director has granted you special leave. Your clocks in { $name } are paused for { $days } days.
    }
email-tournament-opponent-on-leave-subject = { $name }: { $player } has special leave
email-tournament-opponent-on-leave = { $days ->
        [one] { $player } has special leave in { $name }. The clocks of { $player } are paused for 1 day.
       *[other] { $player } has special leave in { $name }. The clocks of { $player } are paused for { $days } days.
    }
email-tournament-player-died-subject = { $name }: { $player } has died
# $meaning: what follows for the results.
email-tournament-player-died =
    { $meaning ->
        [counts] { $player } has died. At least half of the games of { $player } in { $name } were finished. So all results against { $player } count.
        [counts_for_nobody] { $player } has died. Less than half of the games of { $player } in { $name } were finished. The results against { $player } stay in the table but count for nobody.
        [ladder] { $player } has died and is no longer on the ladder { $name }.
       *[match] { $player } has died. No more games of the match in { $name } start.
    }
email-tournament-game-stopped = { $days ->
        [one] Your game against { $player } was stopped. On its page you can claim a win or a draw with your analysis within 1 day. Then the tournament director decides.
       *[other] Your game against { $player } was stopped. On its page you can claim a win or a draw with your analysis within { $days } days. Then the tournament director decides.
    }
# To everybody in a tournament.
email-tournament-finished-subject = { $name } is over
# $days: until decisions can no longer be appealed.
email-tournament-finished = All games of { $name } are over. The result becomes final in { $days } days.
# $first: a place; $of: players.
email-tournament-place = Your place: { $first } of { $of }.
# $first and $last: places.
email-tournament-place-shared = You share places { $first } to { $last } of { $of }.
# Play ended before a winner was known. Behind email-tournament-place-shared.
email-tournament-place-undecided = Play ended before the order of the players who were still in contention was decided.
# $points: a number such as 4.5.
email-tournament-points = Points: { $points }.
email-tournament-section = Section: { $section }.
email-tournament-bye-subject = { $name }: you have a bye
# $round: its number.
email-tournament-bye = In round { $round } of { $name } there was no opponent left for you. You have a bye, which counts as a win.
email-tournament-qualified-subject = { $name }: you have qualified
# $stage: the number of the next stage. $date: a date with a time.
email-tournament-qualified = You have qualified for stage { $stage } of { $name }. Confirm by { $date } on the page of the tournament that you play. Otherwise your place goes to the next player.
email-tournament-qualification-lost-subject = { $name }: your place in the next stage
# $why: a word.
email-tournament-qualification-lost =
    { $why ->
        [lapsed] You have not confirmed in time that you play in the next stage of { $name }. Your place goes to the next player.
       *[decision] A decision has changed a result of { $name }. By the results another player now advances to the next stage instead of you.
    }
email-tournament-out-in-stage-subject = { $name }: the next stage has started
# $stage: its number.
email-tournament-out-in-stage = Stage { $stage } of { $name } has started without you. Your games in progress continue and count in the table of your group.
email-tournament-eliminated-subject = { $name }: you are out
# $winner: a player.
email-tournament-eliminated = Your match in { $name } is decided: { $winner } advances.
email-tournament-eliminated-both = Your match in { $name } is decided: neither player advances.
email-tournament-own-place = Your place: { $first }.
# $first and $last: places.
email-tournament-own-places = You share places { $first } to { $last }.
# Instead of email-tournament-own-place.
email-tournament-place-later = Play has ended. You will read your place when all matches are decided.
# To the tournament director, as the following ones.
email-tournament-entries-removed-subject = { $name }: entries were removed at the start
email-tournament-entries-removed = { $name } has started. Entries of suspended or closed accounts were removed.
email-tournament-not-started-subject = { $name } could not start
email-tournament-not-started = { $name } was canceled: on the day of the start too few players could play.
email-tournament-not-full = Entries of suspended or closed accounts were removed from { $name }. It starts when it is full again.
# $players: names.
email-tournament-removed = Removed entries: { $players }.
# $players: names. In the email about the start.
email-tournament-away = On vacation at the start: { $players }.
email-tournament-on-vacation-subject = { $name }: players on vacation at the start
email-tournament-started = { $name } has started.
# The account of the director was closed; to the deputy.
email-tournament-deputy-took-over-subject = { $name }: you are now the tournament director
email-tournament-deputy-took-over = The account of the tournament director of { $name } was closed. You were the deputy. Now you direct the tournament. You can name a new deputy.
email-tournament-no-deputy-subject = { $name } no longer has a deputy
email-tournament-no-deputy = The account of the deputy of { $name } was closed. You can name a new deputy.
# To the administrators.
email-tournament-no-director-subject = { $name } has no tournament director
email-tournament-no-director = The account of the tournament director of { $name } was closed. No deputy can take over. Name a new tournament director.
email-tournament-offer-ended-subject = { $name }: the next tournament did not open
# Of a standing offer. $reason: why.
email-tournament-offer-ended =
    { $reason ->
        [terms] { $name } has started. The next tournament did not open: a standing offer can no longer have these terms. Announce it with other terms.
       *[director] { $name } has started. The next tournament did not open: its tournament director cannot announce tournaments at the moment. Somebody else must announce it.
    }

# $day: 2026-11-25.
email-logs-published-subject = Log hash of { $day } on { $site }
# $head: 64 digits.
email-logs-published = The hash of all logs on { $day } is { $head }.
email-logs-published-why = Keep this email. With it you can check later that nobody has rewritten the history of a game: `zugpost verify --head` compares the database with this hash.
email-logs-published-button = Open published hashes
# Once a week. $rating: a rating such as 1523. $change: such as +23.
email-rating-changes-subject = Your rating: { $rating } ({ $change })
# The same, for several variants.
email-rating-changes-subject-several = Your ratings last week
# $week: a date (a Monday). A line for each variant follows.
email-rating-changes = Your rated games that ended in the week of { $week } have changed your rating.
# $variant: such as "Standard" or "Chess960". $before, $after: ratings. $change: such as +23.
email-rating-change = { $variant }: { $before } → { $after } ({ $change })
# In a list of games. $other: a username. $game: the number of the game.
email-rating-change-won = won against { $other } (game { $game })
email-rating-change-drawn = drawn against { $other } (game { $game })
email-rating-change-lost = lost against { $other } (game { $game })
# At the end of a long list. $n: games.
email-rating-change-more = { $n ->
        [one] and 1 more game
       *[other] and { $n } more games
    }
# Button.
email-rating-changes-button = View your profile
