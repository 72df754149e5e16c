### What is on every page: navigation, home page, appearance, notices, errors, fields of forms, times.

## Navigation and every page

# Link, the first on each page, shown when the keyboard reaches it.
site-skip-to-content = Skip to content
# For screen readers: the name of the navigation.
site-navigation = Site
# $n: the number of games where it is your turn.
site-my-games = { $n ->
    [0] My games
   *[other] My games ({ $n })
}
# $n: the number of challenges to you.
site-lobby = { $n ->
    [0] Lobby
   *[other] Lobby ({ $n })
}
site-tournaments = { $n ->
    [0] Tournaments
   *[other] Tournaments ({ $n })
}
# Link to the emails that the site shows where there is no mail server.
site-emails = Emails
# Link to the pages of administrators and arbiters.
site-administration = Administration
# Button (verb).
site-log-out = Log out
# Link (verb).
site-log-in = Log in
# Link (verb).
site-register = Register
site-emails-rejected = Your mail server rejected our emails, so we no longer send you any. <a>See why</a>
# Zugpost: the name of the software, and of a site that has no other name.
site-free-software = Zugpost is free software under the AGPL.
# $site: the name of the site, other than Zugpost.
site-runs-on-zugpost = { $site } runs on Zugpost, free software under the AGPL.

## What waits for a player

# Title of a page.
waiting-title = What waits for you
waiting-nothing = Nothing is waiting for you.
# Links.
waiting-games = { $n ->
    [one] It is your turn in 1 game
   *[other] It is your turn in { $n } games
}
waiting-challenges = { $n ->
    [one] You have 1 challenge
   *[other] You have { $n } challenges
}
waiting-messages = { $n ->
    [one] You have 1 unread message
   *[other] You have { $n } unread messages
}
waiting-invitations = { $n ->
    [one] You have 1 tournament invitation
   *[other] You have { $n } tournament invitations
}

## Home page

home-title = Correspondence chess
home-heading = Play correspondence chess online
home-intro = Take days, not minutes, for each move. We email you when it is your turn.
# Button, to the lobby.
home-find-opponent = Find an opponent
# Button, for visitors who are not logged in.
home-go-to-lobby = Go to the lobby
# For screen readers, in place of a small board.
home-board = A position after White has castled in the Ruy Lopez
# Below a number, such as 12.
home-players-online =
    { $n ->
        [one] player online
       *[other] players online
    }
# Below a number: $n games.
home-games-in-progress =
    { $n ->
        [one] game in progress
       *[other] games in progress
    }
# Below a number: $n challenges.
home-open-challenges =
    { $n ->
        [one] open challenge
       *[other] open challenges
    }
# Below a number. A move of White and a move of Black are two.
home-moves-played =
    { $n ->
        [one] move played
       *[other] moves played
    }
# Below a percentage of all games, like the two messages that follow.
home-won-by-white = won by White
home-won-by-black = won by Black
home-drawn = drawn

## Appearance

# Opens the choice of language and theme. $language: such as English.
appearance-title = { $language } · Appearance
appearance-language = Language
# Choice: the language that the browser asks for.
appearance-browser-language = Browser language
# Label: colors of the pages. The three choices are below.
appearance-theme = Theme
# Choice: light or dark, as the computer or phone is set.
appearance-theme-system = System default
appearance-theme-light = Light
appearance-theme-dark = Dark
# Label: colors of the chessboard. The choices are below.
appearance-board-theme = Board theme
appearance-board-green = Green
appearance-board-wood = Wood
appearance-board-blue = Blue
appearance-board-purple = Purple
appearance-board-gray = Gray
appearance-board-sea = Sea
# Button (verb).
appearance-apply = Apply
# The page of the choices below, and links to it.
appearance-heading = Appearance and sound
appearance-more = More: board, pieces, coordinates, sound
# The drawings of the pieces, and their names.
appearance-piece-set = Piece set
appearance-pieces-classic = Classic
appearance-pieces-flat = Flat
# Figurines on round discs.
appearance-pieces-discs = Discs
# The letters and numbers of the squares: on the squares, beside the board, not at all.
appearance-coordinates = Coordinates
appearance-coordinates-inside = Inside the board
appearance-coordinates-outside = Outside the board
appearance-coordinates-off = Off
appearance-while-playing = While playing
appearance-sound = Sound
appearance-sound-hint = The page of a game makes a sound at each move.
appearance-haptics = Vibration
appearance-haptics-hint = Phones and tablets that can vibrate do so at each move.
appearance-blindfold = Blindfold (invisible pieces)
appearance-blindfold-hint = The boards of games show squares, the last move and checks, but no pieces. Screen readers still read out the pieces.
appearance-zen = Zen mode
appearance-zen-hint = The page of a game shows only board, clocks, moves and what needs an answer. The key z switches it on and off there.
appearance-next-game = Go to the next game after a move
appearance-next-game-hint = The next game is one in which it is your turn. The key n always goes there. If you have not moved, it skips the game until tomorrow.

## Error pages: the page or the form

error-not-found = Page not found
error-not-found-text = The address may be wrong, or the page no longer exists.
error-not-allowed = Not allowed
error-not-allowed-text = Your account does not have permission to do this.
# Heading: of a game in a tournament; a sentence that says until when follows.
error-moves-hidden = The moves are hidden
error-log-in = Log in first
error-logged-out = You are logged out
error-logged-out-text = Nothing was changed. Log in and send the form again.
# Label of what was typed into the form that was not taken.
error-typed = You typed this. Copy it, in case the field is empty when you come back:
error-form-expired = This form has expired
error-form-expired-text = Nothing was changed. If you typed something, copy it first. Then open the page again and send the form again. If this happens again, allow cookies for this site.
error-form-unreadable = The form could not be read
error-form-unreadable-text = Nothing was changed. Go back, reload the page and try again.
error-form-not-utf8 = The form could not be read
error-form-not-utf8-text = The form contains invalid characters (not UTF-8). Nothing was changed. Go back, reload the page and try again.
error-invalid-request = Invalid request
error-invalid-request-text = Nothing was changed. Use the forms on this site.
error-too-large = Too much data
error-too-large-text = The form you sent is too large. Nothing was changed. Go back and enter less text.
error-form-timed-out = Timed out
error-form-timed-out-text = The form did not arrive completely in time. Nothing was changed. Try again.
error-too-many-attempts = Too many attempts
# $time: a time, such as "12 minutes".
error-too-many-attempts-text = You can try again in { $time }. Then go back in your browser and send the form again.
error-conflict = Something changed in the meantime
error-conflict-text = Go back, reload the page and try again.

## Error pages: the server

error-busy = Server busy
error-busy-text = Nothing was changed. Try again in a few seconds.
# The server was down and runs again.
error-server-was-down = Back in a moment
error-server-was-down-text = The server was down. We are adding the lost time to all running clocks. Nothing was changed. Try again in a minute.
error-database-unreachable = Back in a moment
error-database-unreachable-text = The database does not answer at the moment. If you sent something, we do not know yet whether it was saved. You can send it again in a minute: it takes effect only once. Everything that was confirmed to you is safe.
error-storage-full = No room left on the server
error-storage-full-text = The server’s disk is full, so nothing was saved. You can still read everything, and moves you have already made are safe. Try again later. If this takes longer, running clocks get the lost time back.
error-internal = Something went wrong
error-internal-text = This is an error on the server. It has been logged. Nothing was changed. Try again later.
# $reference: eight characters with which administrators find the error in the server log.
error-reference = If you report this error, include the reference { $reference }.

## Error pages: links on every error page

# For screen readers: the site icon, which leads to the home page.
error-home = Home
# Button.
error-go-to-home = Go to the home page

## Short notices after something was done: account

notice-email-address-confirmed = Your email address is confirmed. You can log in now.
notice-welcome = Welcome! Your email address is confirmed and you are logged in. Accept a challenge or create one.
notice-logged-out = You are logged out.
notice-logged-out-all-devices = You are logged out on all devices.
notice-username-changed = The capitalization of your username was changed.
notice-preferences-saved = Your preferences were saved.
notice-password-changed = Your password was changed. All other devices were logged out.
notice-password-reset = Your new password was saved. You can log in with it now.
notice-confirm-new-email-address = We have sent an email to the new address. Open the link in it to confirm.
notice-email-address-changed = Your email address was changed.
# Another of your devices.
notice-device-logged-out = The device was logged out.
notice-other-devices-logged-out = All other devices were logged out.
notice-second-factor-added = Your second factor was added. All other devices were logged out.
notice-second-factor-removed = Your second factor was removed. All other devices were logged out.
notice-second-factor-gone = Log in again: it took too long, too many codes were wrong, or something changed meanwhile.
notice-passkey-refused = This passkey belongs to no account here, or was rejected. Log in with your password.
notice-player-second-factors-reset = The second factors of this account were reset.
error-second-factor = A second factor is needed
error-second-factor-text = This site demands a second factor of administrators and arbiters. Add one to your account, then continue.
# Link.
error-second-factor-link = Add a second factor
# A web address (URL), for calendar apps.
notice-calendar-address-deleted = The calendar address was deleted.
notice-calendar-alarms-saved = Your calendar alarms were saved.
notice-account-closed = Your account is closed. Thank you for playing.
# On the login page, after the first administrator of a new site was created.
notice-administrator-created = The administrator account was created. You can log in now.

## Short notices after something was done: email notifications

notice-notifications-saved = Your email notifications were saved.
# Emails about one topic or one game.
notice-emails-stopped = You will no longer receive these emails.
notice-emails-resumed = You will receive these emails again.

## Short notices after something was done: vacation

notice-vacation-booked = Your vacation was booked.
# You ended vacation that had begun.
notice-vacation-ended = Your vacation has ended.
# You canceled booked vacation before it began.
notice-vacation-canceled = Your vacation was canceled.

## Short notices after something was done: challenges and reports

notice-challenge-created = The challenge was created.
notice-challenge-declined = The challenge was declined.
notice-challenge-withdrawn = The challenge was withdrawn.
# You asked your opponent for a rematch.
notice-rematch-offered = The rematch was offered.
# You reported a player.
notice-report-sent = Thank you. Your report was sent to the administrators.

## Short notices after something was done: administration

# One email that could not be sent, or all of them.
notice-failed-email-retried = Failed emails are being sent again.
# An email that could not be sent.
notice-failed-email-discarded = The email was discarded.
notice-player-verified = The email address was marked as confirmed.
notice-player-suspended = The player was suspended.
notice-player-suspension-lifted = The suspension was lifted.
notice-player-closed = The account was closed.
notice-player-logged-out = The player was logged out on all devices.
notice-player-password-reset-sent = The password reset email was sent.
# Role: arbiter, administrator, or none.
notice-player-role-changed = The player's role was changed.
# The decision on a claim or an appeal.
notice-decision-saved = Your decision was saved. Both players get an email.
# A report about a player.
notice-report-closed = The report was closed.
notice-announcement-published = The announcement is now shown on every page.
notice-announcement-removed = The announcement was removed.
notice-site-settings-saved = The settings were saved.
# An invitation to register.
notice-invitation-withdrawn = The invitation was withdrawn.
notice-tournament-announced = The tournament was announced.
notice-tournament-entered = You have entered the tournament.
notice-tournament-withdrawn = You have withdrawn.
notice-tournament-bye-requested = You do not play in this round.
notice-tournament-bye-request-withdrawn = You play in this round.
notice-tournament-place-confirmed = You play in the next stage.
notice-tournament-place-given-up = You have given up your place in the next stage.
notice-ladder-challenged = You have challenged this player. They have 7 days to answer.
notice-ladder-challenge-accepted = The game has started.
notice-ladder-challenge-declined = You have declined the challenge.
notice-ladder-challenge-withdrawn = You have taken the challenge back.
notice-tournament-terms-changed = The terms were changed.
notice-tournament-place-taken = You have taken the place. Your clocks are running.
notice-tournament-directed = Done. It is in the tournament log.

## Fields of forms: fields

field-username = Username
field-username-hint = Shown to everyone. Letters, digits, dots, hyphens and underscores.
field-email-address = Email address
field-email-address-hint = We send game notifications to it. Other players cannot see it.
field-password = Password
field-password-hint = At least 8 characters.
field-repeat-password = Repeat password
field-current-password = Current password
field-new-password = New password
field-repeat-new-password = Repeat new password
# To confirm that it is you.
field-your-password = Your password
field-time-zone = Time zone
field-time-zone-hint = Times and dates are shown in this time zone.

## Fields of forms: buttons and links

field-save = Save
field-continue = Continue
# Go back without saving (verb).
field-cancel = Cancel
# Below a field that shows again what was typed on an earlier visit of the page. The button to delete it follows.
draft-restored = Your earlier draft was not sent or saved.
# Button: throw away what was typed (verb).
draft-discard = Discard
# Button: show what was typed before, where the field has something newer (verb).
draft-show = Show
# Links follow: the lines for which a comment was typed.
draft-elsewhere = Typed and not saved:
# The text follows: it was typed for a form that is no longer there.
draft-unsent = Typed and not sent:
# In a browser without scripts, at the foot of a page: links and other buttons wait.
draft-without-script = You have typed something that has not been sent yet. Send or discard it first.
# Button (verb).
field-search = Search
# Link. $game: the number of a game.
field-game = Game { $game }

## Fields of forms: errors

# Before the title of a page with a form in which something is wrong, such as: Error: Register
errors-in-title = Error:
# Heading of the list of what is wrong with a form.
errors-heading = There is a problem
field-username-length = The username must have 2 to 30 characters.
field-username-characters = The username must begin with a letter. It may contain only letters, digits, dots, hyphens and underscores.
field-username-taken = This username is taken. Choose another one.
field-username-reserved = This username is reserved. Choose another one.
field-username-like-another = This username looks too much like that of another player. Choose another one.
field-email-address-invalid = This is not a valid email address. Check it for typing errors.
field-email-address-taken = There is already an account with this email address. Enter another one.
field-password-too-short = The password must have at least 8 characters.
field-password-too-long = The password must have at most 200 characters.
field-password-is-username = The password must not be your username or email address. Choose another one.
field-password-guessable = This password is easy to guess: it is among the first that are tried. Choose another one, such as four words that have nothing to do with each other.
field-time-zone-unknown = Unknown time zone. Choose one from the list.
field-passwords-differ = The two passwords do not match. Enter the same password twice.
field-wrong-password = Wrong password. Try again.
field-username-only-capitalization = You can only change the capitalization of your username. Enter the same name.

## Times

# Seven names, Monday first, with a space between them. Used in times-full.
times-weekdays-short = Mon Tue Wed Thu Fri Sat Sun
# The same, for narrow columns of a calendar.
times-weekdays-tiny = Mo Tu We Th Fr Sa Su
# The same in full. Used in times-instant.
times-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
# Twelve names with a space between them. Used in times-full and times-day.
times-months-short = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
# The same in full. Used in times-instant, times-date and times-month.
times-months = January February March April May June July August September October November December
# How the first day of a month is written in a date, such as "1" or "1er".
times-first-of-month = 1
# Short names: "Sat 21 Nov 2026, 14:00 CET".
times-date-time-short = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
# Full names: "Saturday 21 November 2026, 14:00 CET".
times-date-time-long = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
# Short name of the month: "21 Nov 2026".
times-date-short = { $day } { $month } { $year }
# Full name of the month: "21 November 2026".
times-date-long = { $day } { $month } { $year }
# Full name of the month: "November 2026".
times-month-year = { $month } { $year }
# Days, hours, minutes, seconds, each after a number: "2 d 3 h".
times-units = d h min s
# Between groups of three digits: "1,234,567".
number-group = ,
# Before decimals: "0.7".
number-decimal = .
# $n: such as 50.
number-percent = { $n }%
