### The admin pages and the audit log.

## Admin pages: navigation, and words that several pages use

# Name of the navigation of these pages.
admin-nav = Administration
# Claims and appeals that wait for a decision.
admin-claims = Claims
admin-games = Games
admin-players = Players
# Reports about players (noun).
admin-reports = Reports
admin-emails = Emails
# Messages to everybody, at the top of every page.
admin-announcements = Announcements
admin-settings = Settings
admin-audit-log = Audit log
# Page about the state of the server.
admin-status = Status
# No reports, emails or announcements.
admin-none = None.
# The audit log has no entries.
admin-audit-empty = No entries.
# Link to the next page of a list.
admin-more = More
# Column: when an announcement, invitation or outage ends.
admin-until = Until
# Column: when an announcement or invitation was created.
admin-created = Created
# Column: why an email failed. Label: why an account is suspended or closed.
admin-reason = Reason
admin-game = Game
# Number of a player's account.
admin-account-number = Account number
admin-email-address = Email address
# Followed by a date.
admin-member-since = Member since
# Followed by a date and time.
admin-last-seen = Last seen

## Admin pages: audit log

admin-audit-log-title = Audit log
admin-audit-log-heading = Audit log
# Label of a field that filters the audit log.
admin-audit-log-player = Actions by or about a player (username or account number)
# What administrators did. Name of the links to older entries.
admin-audit-log-actions = Actions
# Link to older entries.
admin-audit-log-older = Older
# Shown in place of an administrator's name: somebody used the command line of the server.
admin-command-line = Command line

## Admin pages: games

admin-games-query = Game number or username
# Label of a choice: all, in progress, finished.
admin-games-status = Status
admin-games-all = All
admin-games-in-progress = In progress
admin-games-finished = Finished
# Button.
admin-games-search = Search
admin-games-none = No games found.
admin-half-moves = Half-moves
# Column: the result, or one of the three messages below.
admin-game-status = Status
# Column: the day a game started.
admin-game-started = Started
# The three messages below stand in a column with sentences such as "Draw by agreement."
admin-game-being-checked = Finished. The result is being checked.
admin-game-waiting-for-decision = Waiting for a decision.
admin-game-in-progress = In progress.

## Admin pages: status of the server

admin-version = Version
# Followed by a date and time.
admin-server-running-since = Server running since
admin-database = Database
# $database: Postgres or SQLite. $time: such as "3 ms".
admin-database-response-time = { $database }, response time { $time }
# A time that the server saves regularly, to notice outages.
admin-heartbeat = Last heartbeat
# $time: such as "12 s".
admin-heartbeat-ago = { $time } ago
# No heartbeat yet.
admin-heartbeat-none = none yet
# Followed by a number.
admin-emails-waiting = Emails waiting
# $n: how many emails or claims wait, such as 12. $time: such as "3 h".
admin-oldest-waiting = { $n }, the oldest for { $time }
# Followed by a number.
admin-emails-failed-count = Failed emails
# MAIL_FROM and MAIL_BOUNCES are settings.
admin-bounces-not-read = Emails that cannot be delivered come back to MAIL_FROM. Zugpost does not read them there. Set MAIL_BOUNCES=yes.
# Followed by a number.
admin-claims-waiting = Claims waiting
# Followed by a number: pages open in browsers that show new moves at once.
admin-live-pages = Open pages with live updates
admin-jobs = Background jobs on this server
admin-jobs-none = No job has run yet.
# Column: one of the six names below.
admin-job = Job
admin-job-heartbeat = heartbeat
admin-job-deadlines = deadlines and reminders
admin-job-tournaments = tournaments
admin-job-ratings = ratings
admin-job-rating-changes = weekly emails about ratings
# Emails that tell administrators what is waiting.
admin-job-summaries = emails about tasks for administrators
admin-job-checkmate-checks = checks for possible checkmate
admin-job-emails = emails
admin-job-cleanup = cleanup
admin-job-verification = verification of games
admin-job-publication = publication of log hashes
admin-job-last-run = Last run
# Column: how long the last run of a job took.
admin-job-duration = Duration
# Column: how often a job has failed: never, once, 3 times.
admin-job-failed = Failed
admin-job-last-failure = Last failure
# Mark beside the name of a job whose last run failed.
admin-job-failing = failing
admin-job-failed-never = never
# $n: how often a job has failed, such as 3.
admin-job-failed-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }
# No last failure.
admin-job-no-failure = none
admin-graphs = The last 24 hours
admin-graphs-none = The graphs begin a minute after this server is started.
admin-graph-emails = Emails waiting
admin-graph-moves = Moves per minute
admin-graph-slowest = Slowest page in each minute
admin-graph-memory = Memory
admin-graph-values = Now { $last }, maximum { $most }
admin-mismatches = Games and their logs
admin-mismatches-none = All checked games match their logs. The job checks 1000 games per hour.
admin-mismatches-hint = These games differ from their logs. Somebody may have changed the database.
admin-mismatch-game = Game
admin-mismatch-findings = What differs
admin-mismatch-found = Found
admin-chains = Missing games and published hashes
admin-chains-none = No game is missing. All published hashes match. This is checked once a day.
admin-chains-hint = A game is missing, or a hash does not match. Somebody may have changed the database.
# $time is a date
admin-chains-verified = Last checked: { $time }
admin-chains-never = Not checked yet.
admin-outages = Outages
admin-outages-none = None in the last 90 days.
admin-outages-hint = In the last 90 days. The lost time was added to running clocks.
# Column: when an outage began.
admin-outage-from = From
# Column: how long an outage lasted.
admin-outage-duration = Duration

## Admin pages: undelivered emails

admin-emails-heading = Undelivered emails
# $waiting, $dead: numbers of emails.
admin-emails-count = { $waiting } waiting in total, { $dead } failed.
# Button.
admin-emails-retry-all = Retry all failed emails
# Heading: emails that the server no longer tries to send.
admin-emails-failed = Failed
# Heading: emails that the server will try to send again.
admin-emails-waiting-for-retry = Waiting for retry
# Column: what the email is about.
admin-email = Email
# Column: when the email was created.
admin-email-created = Created
# Column: how often the server tried to send the email.
admin-email-attempts = Attempts
# $at: a date and time.
admin-email-next-attempt = next attempt { $at }
# Button: send this email again.
admin-email-retry = Retry
# Button: delete this email without sending it.
admin-email-discard = Discard

## Admin pages: announcements

admin-announcements-heading = Announcements
# Label of the text field.
admin-announcement-new = New announcement
admin-announcement-hint = Shown at the top of every page, to everyone.
# Label of a number: how long an announcement is shown, or how much time an arbiter gives to a player.
admin-days = Days to give
# Label of a number: how long an announcement is shown.
admin-announcement-days = Show for (days)
# Button.
admin-announcement-publish = Publish
admin-announcements-latest = Latest announcements
# Column: the text of an announcement.
admin-announcement = Announcement
# Button: stop showing this announcement.
admin-announcement-remove = Remove

## Admin pages: a player

# The five words below are marks beside a username.
admin-player-administrator = administrator
admin-player-arbiter = arbiter
admin-player-director = director
admin-player-suspended = suspended
# The email address is not confirmed.
admin-player-not-confirmed = not confirmed
# The account is closed.
admin-player-closed = closed
admin-players-all = All players
admin-player-public-profile = Public profile
# $email: an email address.
admin-email-address-confirmed = { $email }, confirmed
# $email: an email address.
admin-email-address-not-confirmed = { $email }, not confirmed
# Followed by what the player's mail server answered.
admin-email-rejected = Mail server rejects emails
# Followed by the message below.
admin-suspended-on = Suspended on
# $at: a date and time. $why: the reason that an administrator gave.
admin-suspended-reason = { $at }: { $why }
# Followed by a date and time.
admin-closed-on = Closed on
# $won, $drawn, $lost: numbers of games.
admin-player-results = { $won } won, { $drawn } drawn, { $lost } lost
# Link to games. $n: a number of games.
admin-player-games-in-progress = { $n } in progress
# Heading above the buttons below.
admin-player-actions = Actions
admin-shared-logins = Logins from the same IP addresses
admin-shared-logins-hint = Other accounts that were logged in from IP addresses of this one. Families, schools and offices share addresses: this is a hint, and no proof.
# $n: logins from such addresses; $same: of these, with a browser that the account uses there as well.
admin-shared-logins-of =
    { $n ->
        [one] 1 login, { $same } with the same browser
       *[other] { $n } logins, { $same } with the same browser
    }
admin-send-password-reset = Send password reset email
admin-confirm-email-address = Mark email address as confirmed
admin-log-out-all-devices = Log out on all devices
admin-remove-arbiter = Remove as arbiter
admin-make-arbiter = Make arbiter
admin-remove-director = Remove as tournament director
admin-make-director = Make tournament director
admin-remove-administrator = Remove as administrator
admin-make-administrator = Make administrator
admin-lift-suspension = Lift suspension
admin-roles-hint = Arbiters decide claims. Tournament directors announce tournaments. Administrators have full access.
# Heading and button (verb).
admin-suspend = Suspend
admin-suspend-text = The player is logged out on all devices and cannot log in. The reason is shown when the player tries to log in. Clocks in games in progress keep running.
# Heading and button (verb).
admin-close-account = Close account
admin-close-account-text = This cannot be undone. The username, email address and password are deleted. Games in progress are resigned. The player gets an email.
admin-close-account-reason-hint = Only administrators see the reason. It is kept, so do not include the player's username or email address.
admin-close-account-username = Type the player's username to confirm
# Heading: devices on which the player is logged in.
admin-devices = Devices
# $seen: a date and time.
admin-device-last-used = Last used { $seen }.
admin-reports-about = Reports about this player
# Mark beside a report that is not closed (adjective).
admin-report-open = open
# $answer: what the administrator wrote when closing the report.
admin-report-outcome-text = Outcome: { $answer }
# Link to all entries of the audit log about this player.
admin-audit-log-all = All actions
# Label of the search field.
admin-players-search = Start of the username, or the full email address
admin-players-none = No players found.

## Admin pages: claims and appeals that wait

admin-claims-heading = Waiting for a decision
admin-claims-none = No claims or appeals are waiting.
# Column: what is claimed, such as "50-move rule", or "appeal".
admin-claim = Claim
# Column: a duration, such as "3 d".
admin-claim-waiting-time = Waiting time
# Column: a date and time.
admin-claim-waiting-since = Waiting since
# Mark: you are a player in this game, so you cannot decide.
admin-claim-your-game = your game
# Mark: you made the decision that was appealed, so you cannot decide.
admin-claim-your-decision = your decision
# Badge: the reader plays in the tournament, or has a game in progress against one of the players.
admin-claim-conflict = not for you to decide
# Noun.
admin-claim-appeal = appeal
admin-claim-stopped = adjudication of a stopped game
admin-claim-unreadable = could not be read: see the server log

## Admin pages: reports

# $n: the number of reports that are not closed.
admin-reports-open =
    { $n ->
        [0] No open reports.
        [one] 1 open report.
       *[other] { $n } open reports, oldest first.
    }
# $reporter: a username. $at: a date and time.
admin-report-by = Reported by <a>{ $reporter }</a>, { $at }
# $game: the number of a game.
admin-report-by-in-game = Reported by <a>{ $reporter }</a>, { $at }, in <a>game { $game }</a>
# Label: what the administrator found or did.
admin-report-outcome = Outcome
admin-report-outcome-hint = Only administrators see this.
# Button (verb).
admin-report-close = Close report
# Link to newer reports.
admin-reports-newer = Newer

## Admin pages: site settings

admin-settings-heading = Site settings
# $hint: one of the hints below, with its full stop. $usual: the value without a change, such as "30".
admin-settings-default = { $hint } Default: { $usual }.
admin-site-name = Site name
admin-site-name-hint = Shown on pages and in emails.
admin-registration = Who can register
admin-registration-hint = Existing accounts are not affected.
# The three messages below answer: who can register?
admin-registration-open = Everyone
admin-registration-invitation = By invitation only
admin-registration-closed = Nobody
admin-vacation-days = Vacation days per year
admin-vacation-days-hint = 0 turns vacation off.
admin-games-at-once = Games at once of a new player
admin-games-at-once-hint = Each game of 10 moves or more against another opponent raises it by 2. Each game lost on time lowers it by 3, never below 5.
admin-max-games-at-once = Games at once, at most
admin-max-games-at-once-hint = Nobody can have more.
admin-attempts-account = Login attempts per account
admin-attempts-account-hint = Within 15 minutes.
admin-attempts-ip-address = Attempts per IP address
admin-attempts-ip-address-hint = Logins, registrations and password resets within 15 minutes.
# Invitations to register, not to a game.
admin-invitations = Invitations
# $days: such as 14.
admin-invitation-link = This link is shown only once. It is valid for one account and { $days } days.
admin-invitations-not-used = The current registration setting does not use invitations.
# Label of a field for a note, such as a name.
admin-invitation-note = Who the invitation is for
admin-invitation-note-hint = Only administrators see this.
admin-invitation-create = Create invitation link
# Column: the note about who the invitation is for.
admin-invitation-for = For
# Button.
admin-invitation-withdraw = Withdraw

## The form of a decision: top of the page, and the board

# Title in the browser. $white, $black: usernames.
decision-title = { $white } – { $black }: administration
# $id: the number of the game.
decision-game = Game { $id }.
# Follows a sentence such as "anna claims a draw." $time: such as "3 d".
decision-waiting-time = Waiting time: { $time }.
decision-to-move-white = White to move.
decision-to-move-black = Black to move.
# Name of the four buttons below the board: first, back, on, last.
decision-move-navigation = Move navigation
# Below the board. $move: such as "12...Nf6".
decision-after = After { $move }.
decision-starting-position = Starting position.
# Below the board, when you step through moves by which a side could win. $step, $all: numbers.
decision-win-step = Possible win: half-move { $step } of { $all }.
# The same, before the first of these moves.
decision-win-start = Possible win: position before half-move 1.

## The form of a decision: what is known about the position

# Heading: what the players wrote, and what was decided before.
decision-statements = Claims, replies and decisions
# Heading: what the server found about repetition, the 50-move rule and checkmate.
decision-rules-check = Rules check
# $n: a number.
decision-half-moves =
    { $n ->
        [one] { $n } half-move
       *[other] { $n } half-moves
    } without a capture or pawn move. The 50-move rule needs 100.
# A claim can name the next move. $times: how often the position has occurred then.
decision-occurrences-with-move =
    With the claimed move, the position would have occurred { $times ->
        [one] once
       *[other] { $times } times
    }.
# $side: White or Black.
decision-can-win = { $side } can still win.
# $side: White or Black. $reason: such as "it has insufficient material".
decision-cannot-win = { $side } cannot win because { $reason }.
# $side: White or Black. $moves, $positions: numbers, often large.
decision-win-undecided = It could not be decided whether { $side } can still win ({ $moves } moves and { $positions } positions were checked).
# Link: shows the moves by which the side could win.
decision-win-view = View on board
# Chess clock.
decision-clock = Clock
# $time: such as "2 d 4 h".
decision-clock-paused-white = The clock is paused. White has { $time } left.
decision-clock-paused-black = The clock is paused. Black has { $time } left.
decision-clock-left-white = White has { $time } left.
decision-clock-left-black = Black has { $time } left.
decision-clock-unlimited-white = White to move, no time limit.
decision-clock-unlimited-black = Black to move, no time limit.

## The form of a decision: the form

# Heading.
decision-heading = Decision
decision-reason = Reason (shown to both players and in the public game log)
# Button, like all down to rule-reopen-with: an appeal against the result is rejected.
decision-uphold = Uphold result
# The game is not over, and continues after a claim.
decision-continue = Continue game
decision-draw = Draw
decision-win-white = White wins
decision-win-black = Black wins
decision-both-lose = Both lose
decision-annul = Annul game
# The number of days is in a field above.
decision-give-time-white = Give White more days
decision-give-time-black = Give Black more days
decision-reopen = Reopen game
# The number of days is in a field above.
decision-reopen-with-time = Reopen game and give the player to move more days

## The form of a decision: below the form

decision-no-moves = No moves yet.
decision-game-log = Game log
# Link to the page of the game that everybody sees.
decision-public-page = Public game page
# Followed by a hash (a long number).
decision-game-log-hash = Last hash of the game log:

## The form of a decision: errors

decision-error-own-game = You are a player in this game. Another arbiter must decide.
decision-error-plays-in-tournament = You play in this tournament. Somebody else must decide.
decision-error-current-opponent = You have a game in progress against one of the players. Somebody else must decide.
decision-error-not-yet = It is not your turn to decide yet.
# In a tournament's game. $date: an instant.
decision-not-before = Others decide first. You can decide from { $date }.
# Where the players of a tournament can still claim a result. $date: an instant.
decision-after-claims = The players can claim a result until { $date }. You can decide from then on.
# Shown to those who can decide now: who can decide, too, if they do not. $date: an instant.
decision-deputy-follows = You can decide. From { $date } the deputy can decide, too.
decision-arbiters-follow = You can decide. From { $date } the arbiters of the site can decide, too.
# To a tournament director.
decision-appeal-for-arbiters = Arbiters of the site decide this appeal.
decision-error-account-closed = One of the players has closed their account. The game cannot be reopened.
decision-error-game-changed = The game has changed since you opened this page. Your decision was not saved. Look at the game again.
decision-error-out-of-time = Time has run out and the game is over. Your decision was not saved.
# $most: a number.
decision-error-reason-too-long = The reason is too long. Use at most { $most } characters.

## Audit log: entries of the audit log: each follows the name of an administrator, such as "anna"

# $player in all entries: a username.
audit-email-address-confirmed = marked the email address of { $player } as confirmed.
# $detail: the reason, with its full stop.
audit-suspended = suspended { $player }: { $detail }
audit-suspension-lifted = lifted the suspension of { $player }.
# $detail: the reason, with its full stop.
audit-account-closed = closed the account of { $player }: { $detail }
audit-password-link-created = created a password reset link for { $player }.
audit-logged-out = logged { $player } out on all devices.
audit-password-reset-sent = sent { $player } a password reset email.
# $role: arbiter, director or administrator.
audit-role-granted =
    made { $player } { $role ->
        [arbiter] an arbiter
        [director] a tournament director
       *[administrator] an administrator
    }.
# $role: arbiter, director or administrator.
audit-role-removed =
    removed { $player } as { $role ->
        [arbiter] an arbiter
        [director] a tournament director
       *[administrator] an administrator
    }.
# $count: how many emails.
audit-emails-retried = retried all failed emails: { $count }.
# $email: "number 12, your move", from the message audit-email.
audit-email-retried = retried an email: { $email }.
# $email: "number 12, your move", from the message audit-email.
audit-email-discarded = discarded an email: { $email }.
# Part of the two messages above. $number: such as 12. $kind: what the email is about, such as "your move".
audit-email = number { $number }, { $kind }
# $report: a number. $player: who was reported. $answer: the outcome that the administrator entered.
audit-report-closed = closed report { $report } about { $player }: { $answer }
# $detail: such as "Vacation days per year: 30 -> 28".
audit-setting-changed = changed the setting { $detail }
# $detail: the text of the announcement.
audit-announcement-published = published an announcement: { $detail }
# $detail: the text of the announcement.
audit-announcement-removed = removed the announcement: { $detail }
# $detail: the note about who the invitation is for.
audit-invitation-created = created an invitation for { $detail }.
# $detail: the note about who the invitation is for.
audit-invitation-withdrawn = withdrew the invitation for { $detail }.
# $deed: what was done. $tournament: a number. The reason follows, or for an announced tournament its name.
audit-tournament =
    { $deed ->
        [announced] announced tournament { $tournament }:
        [terms_changed] changed the terms of tournament { $tournament }:
        [directors_changed] made { $player } the director of tournament { $tournament }:
        [told_players] wrote to all players of tournament { $tournament }:
        [invited] invited { $player } to tournament { $tournament }.
        [entry_removed] removed the entry of { $player } from tournament { $tournament }:
        [substitute_invited] offered { $player } a place in tournament { $tournament }:
        [player_withdrawn] withdrew { $player } from tournament { $tournament }:
       *[canceled] canceled tournament { $tournament }:
    }
# Stands in the place of an entry whose data is damaged.
audit-entry-unreadable = did something, but this entry cannot be read.

## Audit log: errors: actions on an account

audit-error-last-administrator = This is the only administrator. Make someone else an administrator first.
audit-error-yourself = You cannot do this to your own account. Ask another administrator.
audit-error-account-closed = This account is closed and can no longer be changed.
audit-error-account-suspended = This account is suspended. Lift the suspension first.
audit-error-not-confirmed = The email address of this account is not confirmed. Mark it as confirmed first.
audit-error-email-address-taken = Another account has already confirmed this email address. Ask the player to register with a different one.
audit-error-no-reason = Enter a reason.
# $most: a number.
audit-error-reason-too-long = The reason is too long. Use at most { $most } characters.
audit-error-wrong-username = This is not the player's username. Type it exactly as shown at the top of the page.

## Audit log: errors: announcements, site settings and invitations

audit-error-announcement-length = The announcement must have 1 to 500 characters.
audit-error-announcement-days = An announcement can be shown for 1 to 30 days. Enter a whole number.
audit-error-site-name = The site name must be one line of 1 to 60 characters.
audit-error-registration = Choose who can register.
audit-error-second-factor = Choose of whom a second factor is required.
audit-error-vacation-days = Vacation days must be a whole number from 0 to 366.
audit-error-games-at-once = The number of games must be a whole number from 5 to 10000.
audit-error-invitation-note = Enter who the invitation is for (1 to 100 characters).
audit-error-attempts = The number of attempts must be a whole number from 1 to 1000000.

## Kinds of emails: account

# You register: the email that asks you to confirm your email address.
email-kind-confirm-address = email address confirmation
# Somebody registers with an email address that already has an account.
email-kind-already-registered = already registered
email-kind-reset-password = password reset
email-kind-password-changed = password changed
email-kind-change-address = new email address confirmation
email-kind-address-changed = email address changed
email-kind-account-closed = account closed
email-kind-new-login = new login
email-kind-second-factor-changed = second factors changed

## Kinds of emails: games

email-kind-challenged = challenge
email-kind-challenge-declined = challenge declined
email-kind-game-started = game started
# The opponent has moved.
email-kind-your-move = your move
email-kind-conditional-move-played = conditional move played
email-kind-safety-move-played = safety move played
email-kind-draw-offered = draw offer
email-kind-draw-declined = draw declined
email-kind-takeback-asked = takeback requested
email-kind-takeback-declined = takeback declined
email-kind-takeback-accepted = takeback accepted
# The opponent gave time.
email-kind-time-given = time given
# The win on time can be claimed.
email-kind-opponent-out-of-time = opponent out of time
# Before time runs out.
email-kind-reminder = reminder
email-kind-opponent-on-vacation = opponent on vacation
email-kind-tournament-games = tournament games started
email-kind-tournament-announcement = tournament change or invitation
email-kind-tournament-notice = tournament announcement or withdrawal
email-kind-tournament-entry = place in a tournament
email-kind-tournament-result = tournament result
email-kind-tournament-director = for a tournament director
email-kind-tournament-undirected = tournament without a director
email-kind-game-over = game over
# What the site did, or could not do, after a player replied to an email with a move.
email-kind-result-of-reply = result of a reply by email

## Kinds of emails: claims and messages

email-kind-claim-made = claim made
# The opponent has replied to the claim.
email-kind-claim-reply = reply to a claim
# The tournament director has given time in a game.
email-kind-time-from-director = time given by the tournament director
# Play was stopped, and the opponent has claimed a win or a draw.
email-kind-result-claimed = result claimed
email-kind-appeal = appeal
email-kind-decision = decision
# To arbiters.
email-kind-claim-waiting = claim waiting for a decision
email-kind-tournament-end = end of a tournament
email-kind-adjudications-waiting = games to adjudicate
# From another player.
email-kind-message = message
# Reports, claims and failed emails that are waiting.
email-kind-admin-summary = tasks for administrators
email-kind-logs-published = hashes of all logs
email-kind-rating-changes = rating changes of a week

## Administration: second factors

# $player: username. $detail: the reason.
audit-second-factors-reset = reset the second factors of { $player }. { $detail }
audit-error-no-second-factor = This account has no second factor.
# Label of a setting.
admin-second-factor = Second factor required of
admin-second-factor-hint = Without a second factor they are asked to add one, and can neither administer nor decide until then.
# Choices.
admin-second-factor-nobody = Nobody
admin-second-factor-deciders = Administrators and arbiters
# Heading and button.
admin-reset-second-factors = Reset second factors
admin-reset-second-factors-text = For a player who has lost app, passkeys and recovery codes. Make sure that it is the owner who asks: then the password alone is enough to log in. All devices are logged out. The reason is in the audit log.
