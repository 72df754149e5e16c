### The account: registering, settings, notifications, vacation.

## Account: account page: links

account-title = Account
account-heading = Your account
# Link on the calendar page.
account-back = Go to your account
account-notifications = Email notifications
# Link to the page where you book time off (noun).
account-vacation = Vacation
account-public-profile = View your public profile
account-download-games = Download all your games (PGN)

## Account: account page: preferences

account-preferences = Preferences
# Letters for pieces, such as K Q R B N in English.
account-own-piece-letters = Use my language's piece letters in move notation
account-confirm-moves = Ask me to confirm each move
account-email-conditional-moves = Email me when one of my conditional moves is played
# A list of times, such as "1 minute".
account-send-delay = Send delay: let me recall a move before it is sent
account-send-delay-none = no, send it immediately
account-send-delay-hint = For moves that you make on the game page. Your clock stops when you make the move; your opponent's clock starts when it is sent. In tournament games the delay is 1 minute at most.
# Above checkboxes with times, such as "2 days" and "12 hours".
account-reminders = Email me before my time runs out
account-reminders-hint = If a move has less time than the shortest reminder, you are reminded when half of its time is left.

## Account: account page: calendar

account-calendar = Calendar
account-calendar-text = Your calendar app can show when your time runs out in each game.
# Follows the message above. The address is a web address (URL).
account-calendar-has-address = The calendar has an address. If you create a new one, the old one stops working.
# Button. A web address (URL).
account-calendar-create-new-address = Create a new address
# Button.
account-calendar-create-address = Create a calendar address
# Button.
account-calendar-delete-address = Delete the calendar address
# A box to check, where you set a new password.
account-calendar-delete-too = Also delete my calendar address
# Above checkboxes with times, such as "2 days" and "12 hours".
account-calendar-alarms = Alarms in the calendar before my time runs out
account-calendar-alarms-hint = Some calendar apps ignore alarms in calendars that you subscribe to. Others ask whether you want them.
# Button.
account-calendar-save-alarms = Save alarms

## Account: account page: username, password, email address

account-username-hint = You can change the capitalization of your username, but not the name itself.
# Button.
account-change-capitalization = Change capitalization
# Button.
account-change-password = Change password
# $email: your email address.
account-email-address-now = Emails are sent to <b>{ $email }</b>.
account-new-email-address = New email address
account-new-email-address-hint = We send an email to the new address. Your address changes when you open the link in that email.
# Button.
account-change-email-address = Change email address

## Account: account page: devices

# Heading: devices on which you are logged in.
account-devices = Devices
# $browser: such as Firefox. $system: such as Linux. Also shown in emails.
account-device = { $browser } on { $system }
# Mark beside a device.
account-this-device = this device
# $seen, $since: dates and times, such as "Sat 21 Nov 2026, 14:00 CET".
account-last-used = Last used { $seen }. Logged in since { $since }.
# Button beside another device (verb).
account-log-out-device = Log out
# Button.
account-log-out-other-devices = Log out all other devices
# Button.
account-log-out-all-devices = Log out on all devices

## Account: security log

# Title and link: who logged in, and what was changed of the account.
security-log = Security log
security-log-intro = Logins, and changes to your password, email address and roles. If you do not recognize something here, change your password. IP addresses and browsers are deleted after a while.
security-log-empty = Nothing yet.
# In place of a username.
security-log-no-account = No account
security-log-logged-in = Logged in.
security-log-login-failed = Login failed.
security-log-login-rate-limited = Login rejected: too many attempts.
security-log-login-suspended = Login rejected: the account is suspended.
security-log-login-unconfirmed = Login rejected: the email address is not confirmed.
security-log-logged-out = Logged out.
security-log-sessions-ended = Logged out on other devices.
security-log-reset-requested = Password reset requested.
security-log-password-reset = Password reset by email.
security-log-password-changed = Password changed.
security-log-address-changed = Email address changed.
security-log-second-factor-failed = Wrong second factor.
security-log-totp-added = Authenticator app added.
security-log-totp-removed = Authenticator app removed.
security-log-passkey-added = Passkey added.
security-log-passkey-removed = Passkey removed.
security-log-passkey-copied = Passkey rejected: it may have been copied.
security-log-recovery-codes-made = New recovery codes created.
security-log-recovery-code-used = Recovery code used.
security-log-second-factors-reset = Second factors reset.
security-log-password-mistaken = Wrong password entered in the settings.
# Beside a username. $role: arbiter, director or administrator.
security-log-role-granted =
    Became { $role ->
        [arbiter] an arbiter
        [director] a tournament director
       *[administrator] an administrator
    }.
# The same. $role: arbiter, director or administrator.
security-log-role-removed =
    No longer { $role ->
        [arbiter] an arbiter
        [director] a tournament director
       *[administrator] an administrator
    }.
security-log-form-refused = Form rejected: it did not come from a page of this site.
# $address: the address of a page, with names in place of numbers, such as /admin/players/{id}.
security-log-access-denied = Access denied: { $address }
# $said: one of the messages above. $player: the username of who did it.
security-log-by = { $said } By { $player }.

## Account: closing the account

# Heading above the link below.
account-close-heading = Close account
account-close = Close your account
account-close-warning = This cannot be undone. Your username, email address and password are deleted. The username cannot be registered again. Your finished games stay on the site under the name "closed account".
account-close-no-games = You have no games in progress.
# A list of games follows.
account-close-games = These games in progress will be resigned:
# $game: the number of a game. $opponent: a username.
account-close-game = Game { $game } against { $opponent }
# Button.
account-close-button = Close my account
# Button. $n: the number of games in progress.
account-close-button-games = Close my account and resign { $n ->
        [one] 1 game
       *[other] { $n } games
    }
# Button: go back without closing the account.
account-close-keep = Keep my account
account-close-last-administrator = You are the only administrator. Make someone else an administrator first.

## Account: calendar that a calendar app reads

calendar-title = Your calendar
# The address is a web address (URL).
calendar-subscribe = Subscribe to this address in your calendar app. It is shown only once. Anyone who has it can see when your time runs out.
calendar-address = Calendar address
# Button.
calendar-open = Open in calendar app
calendar-address-lost = If you lose this address or someone else gets it, create a new one on your account page. The old one then stops working.
calendar-choose-alarms = You can choose alarms for this calendar on your account page.
# Title of an entry in your calendar app. $opponent: a username.
calendar-time-runs-out = Time runs out against { $opponent }
# Text of that entry. $url: the web address of the game.
calendar-your-move = Your move: { $url }

## Account: logging in

# Title and button (verb).
login-title = Log in
login-username-or-email = Username or email address
login-keep-logged-in = Keep me logged in on this device
login-forgot-password = Forgot your password?
login-wrong = Wrong username or password. Try again.
login-unconfirmed = Your email address is not confirmed yet. We have sent the confirmation email again. Open the link in it.
# $why: a sentence that an administrator wrote, with its full stop.
login-suspended = This account is suspended: { $why } Contact the site administrators.

## Account: registering

# Title, button and link (verb).
register-title = Register
register-log-in = Already have an account? Log in
register-closed = Registration is closed at the moment. If you have an account, log in.
register-not-invited = Registration is by invitation only. Open the link in your invitation. If it no longer works, ask for a new one.
# Title of the page after registering.
register-check-email = Check your email
# $email: your email address.
register-email-sent = We have sent an email to <b>{ $email }</b>. Open the link in it to confirm your address.
# Shown only on a site without a mail server.
register-email-shown-here = No mail server is configured. <a>The email is shown here</a> in a second or two.
register-no-email = No email? Check your spam folder. If you try to log in, we send it again.

## Account: first administrator of a new site

setup-title = First administrator
setup-heading = Create the first administrator
setup-intro = Create the account that administers this site. This link works only once.
# Button.
setup-create = Create account

## Account: confirming an email address

# Title and button.
confirm-email-address = Confirm email address
# Title and button, after you changed your email address.
confirm-use-new-address = Use this address
# Shown when you registered or changed your email address.
confirm-link-expired = This link has expired or was already used. Log in: if your email address is not confirmed yet, we send you a new email. To change your email address, enter it again in your account.
confirm-email-address-taken = Another account has already confirmed this email address. Use a different one.
# Button.
confirm-go-to-login = Go to login
# The button below is one of the first two messages of this group.
confirm-click-button = Click the button to confirm.

## Account: forgotten password

forgot-password-title = Forgot password
# $email: the email address that you entered. We do not tell whether it has an account.
forgot-password-sent = If { $email } has an account here, we have sent an email to it. The link in it is valid for two hours.
forgot-password-intro = Enter your email address. We will send you a link to set a new password.
# Button.
forgot-password-send = Send link
reset-password-title = New password
reset-password-heading = Set a new password
# The button below follows.
reset-password-link-expired = This link has expired or was already used. Request a new one.
# Button.
reset-password-request-link = Request a new link
# Button.
reset-password-set = Set password

## Email notifications: page of all email notifications

notifications-title = Email notifications
notifications-heading = Your email notifications
# $email: your email address. The link leads to your account page.
notifications-email-address = Emails are sent to <b>{ $email }</b>. <a>Change email address</a>
# $refusal: what the mail server answered, such as "550 No such user".
notifications-rejected = Your mail server rejected our emails, so we no longer send any to this address. The reason: { $refusal }
# Button below the message above.
notifications-rejected-try-again = Send emails again
# Label of a field. $topic: one of the first seven messages of the next group.
notifications-about-topic = Emails about { $topic }
# Follows the label "Emails about time running out".
notifications-reminders-hint = Choose the reminder times in your <a>account</a>.
# Follows the label "Emails about tasks for administrators".
notifications-administration-hint = At most one email a day, as long as there are open reports, failed emails, or claims older than a day.
# Followed by an hour, such as 18:00.
notifications-daily-summary-at = Send the daily summary at
# Heading: hours in which no emails are sent.
notifications-quiet-hours = Quiet hours
# Label of a checkbox. "from 22:00 to 06:00" follows.
notifications-quiet-hours-on = Send no emails during these hours
# Followed by an hour, such as 22:00.
notifications-quiet-hours-from = from
# Followed by an hour, such as 06:00.
notifications-quiet-hours-to = to
notifications-quiet-hours-hint = In your time zone. Emails from these hours are sent together afterwards. If your time would run out first, the email is sent immediately.
notifications-one-email-until-visit = After one email, send no more until I visit the site (reminders are still sent)
# A box to check.
notifications-news-in-subject = Say in the subject what is new (otherwise all emails about a game have one subject and are one conversation)
notifications-reply-with-move = Let me reply to emails with a move
notifications-off-games = Games with emails turned off
# Button beside a game.
notifications-turn-on = Turn emails on

## Email notifications: topics: each follows "Emails about" or "Unsubscribe from emails about"

notifications-topic-moves = your opponents' moves
notifications-topic-offers = draw offers, takebacks, wins on time, added time and vacation
notifications-topic-new-games = challenges and new games
notifications-topic-results = game results
notifications-topic-tournaments = announcements and withdrawals in your tournaments
notifications-topic-ratings = your ratings, once a week
notifications-topic-reminders = time running out
notifications-topic-messages = messages from other players
# Seen by administrators only: reports, claims and failed emails.
notifications-topic-administration = tasks for administrators
# $game: the number of a game.
notifications-topic-one-game = game { $game }
# All topics above, without "time running out" and "tasks for administrators".
notifications-topic-all-games = all your games

## Email notifications: when emails about a topic are sent

notifications-when-immediately = immediately
notifications-when-hourly = hourly summary
notifications-when-daily = daily summary
notifications-when-never = never

## Email notifications: page that the link "Unsubscribe" in an email leads to

# Heading. $about: one of the topics, such as "your opponents' moves".
notifications-unsubscribe-heading = Emails about { $about }
# Button (verb).
notifications-unsubscribe = Unsubscribe
# Button.
notifications-send-immediately = Send them immediately
notifications-always-sent = Emails about your account, claims and decisions are always sent.
# Link to the page of all email notifications.
notifications-manage = Manage email notifications

## Email notifications: emails shown on the site itself, where there is no mail server

mailbox-title = Outgoing emails
# SMTP_URL: the name of a setting of the server.
mailbox-no-mail-server = No mail server is configured and the site is reachable only from this machine, so emails are shown here. Set SMTP_URL to send them.
mailbox-empty = No emails yet.
# Column: who gets the email.
mailbox-to = To
# Column: the subject of the email.
mailbox-subject = Subject
# $address: an email address.
mailbox-to-address = To { $address }
# Link back to the list.
mailbox-all = All emails

## Vacation: your vacation

vacation-title = Vacation
vacation-intro = While you are on vacation, your clock is paused in all games that allow vacation. You can still move. Your opponents can see when your vacation ends.
# $to: a date and time, such as "Sat 21 Nov 2026, 00:00 CET".
vacation-until = You are on vacation until { $to }.
# Vacation that you have booked. $from, $to: dates and times.
vacation-from-to = From { $from } to { $to }.
# $n: how many calendar days the vacation lasts.
vacation-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
# Button.
vacation-end-now = End vacation now
# Button: the vacation has not begun yet.
vacation-cancel = Cancel vacation

## Vacation: booking vacation

# Heading and button (verb).
vacation-book = Book vacation
# $left, $allowance: numbers of days, such as 12 and 30. $year: such as 2026.
vacation-days-left = { $left } of { $allowance } vacation days left in { $year }.
vacation-first-day = First day
# "Empty": the field for the first day.
vacation-first-day-hint = Leave empty to start now.
vacation-last-day = Last day
# $zone: the name of your time zone, such as Europe/Berlin.
vacation-last-day-hint = Until midnight, { $zone }.

## Vacation: games in which the clock is not paused

vacation-games-not-covered = Games not covered by vacation
vacation-games-not-covered-text = Your vacation does not pause your clock in these games.
# $opponent: a username. $why: one of the three messages below.
vacation-game-not-covered = <a>Against { $opponent }</a>: { $why }
vacation-not-allowed = vacation is not allowed
# $at: a date and time.
vacation-not-allowed-deadline = vacation is not allowed; your time runs out on { $at }
# $at: a date and time.
vacation-deadline-before = your time runs out on { $at }, before your vacation begins

## Vacation: calendar

vacation-calendar = Calendar
vacation-later-months = Later months
# For screen readers, after the number of a day on which you are on vacation (noun).
vacation-day = vacation

## Vacation: errors

vacation-invalid-date = This is not a valid date. Enter dates such as 2026-12-24.
vacation-not-available = Vacation is not available on this site.
vacation-in-the-past = Your vacation cannot begin in the past. Choose today or later as the first day.
vacation-last-day-before-first = The last day is before the first day. Choose a later last day.
vacation-too-short = Your vacation must last at least one full day. Choose tomorrow or later as the last day.
vacation-too-far = Your vacation must end within one year from today. Choose an earlier last day.
# $first, $last: dates, such as "21 November 2026".
vacation-overlaps = You have already booked vacation from { $first } to { $last }. Choose other days.
# $wanted, $left: numbers of days. $year: such as 2026.
vacation-too-few-days-left =
    You need { $wanted ->
        [one] 1 vacation day
       *[other] { $wanted } vacation days
    } in { $year }, but you have only { $left ->
        [one] 1 day
       *[other] { $left } days
    } left. Choose fewer days.

## Account: security

# Heading and link. "Security": the page with password, second factors, devices and security log.
security-title = Security
security-what = Your password, second factors, devices, and what happened to your account.
# Label of a field. "Code": the six digits of an authenticator app.
security-password-or-code = Your password, or a code from your app
# Heading.
security-new-codes = Your recovery codes
security-new-codes-text = Save these codes now: they are shown only this once. With each of them you can log in once if you lose your app or your passkey.
# Heading. An app on a phone that shows codes of six digits.
security-app = Authenticator app
security-app-text = An app on your phone shows a new code every 30 seconds. You enter it after your password.
# $when: an instant.
security-app-used = Your app is set up. Last code: { $when }.
security-app-remove = Remove the app
security-app-scan = Scan this with your app:
security-app-qr-code = QR code with the secret key for your app
# Link, for who reads on the phone with the app.
security-app-open = Open it in an app on this device
# A key follows, such as "ABCD EFGH".
security-app-type = Or type this key into your app:
security-app-add = Add the app
# Opens a form.
security-app-other = Start again with another key
# Opens a form.
security-app-new = Set up an app
# Heading. A passkey: what a phone, a computer or a security key keeps in place of a password.
security-passkeys = Passkeys
security-passkeys-text = Your device checks that it is you, for example by fingerprint or PIN. A passkey is a second factor, and you can log in with it without your password.
# $since: a day.
security-passkey-since = added on { $since }
# $when: an instant.
security-passkey-used = last used: { $when }
security-passkey-remove = Remove this passkey
security-passkey-name = Name, for example: my phone
security-no-passkeys = Passkeys need a site with a domain name and HTTPS.
# Heading.
security-codes = Recovery codes
security-codes-left =
    { $n ->
        [0] No recovery code is left.
        [one] { $n } recovery code is left.
       *[other] { $n } recovery codes are left.
    }
# Button; opens a form, too.
security-codes-new = Create new recovery codes
# Heading and button.
passkey-new = Add a passkey
passkey-new-text = Your browser asks you for a passkey now.
# Heading and button.
passkey-use = Use a passkey
passkey-use-text = Your browser asks you for your passkey now.
passkey-failed = Your browser gave no passkey. Try again.
passkey-needs-scripts = Passkeys work only with JavaScript.
# Link.
passkey-back = Back
# Heading.
second-factor-title = Second factor
second-factor-text = Enter the code that your app shows now.
second-factor-passkey-text = Use your passkey.
# $n: minutes, 10.
second-factor-time = You have { $n } minutes.
# Label: six digits.
second-factor-code = Code from your app
# Label.
second-factor-code-or-recovery = Code from your app, or a recovery code
# Label.
second-factor-recovery = Or a recovery code
second-factor-lost = If you have lost your app, your passkeys and your recovery codes, ask an administrator of the site.
# Link.
second-factor-start-again = Log in again
second-factor-wrong-code = This code is wrong, or was used before. Enter the one that your app shows now.
