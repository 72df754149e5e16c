### What was done at the desk: each goes on after the name of whoever did it.

act-verified = took the address of { $player } as confirmed.
act-suspended = suspended { $player }: { $detail }
act-restored = restored { $player }.
act-closed = closed the account of { $player }: { $detail }
act-password-link = made a link for a new password of { $player }.
act-sessions-ended = ended all sessions of { $player }.
act-reset-sent = sent { $player } a link for a new password.
act-role-granted =
    made { $player } an { $role ->
        [arbiter] arbiter
       *[administrator] administrator
    }.
act-role-taken =
    took the role of { $role ->
        [arbiter] arbiter
       *[administrator] administrator
    } from { $player }.
act-letters-again = sent all letters again that were set aside: { $count }.
act-letter-again = sent a letter again: { $letter }.
act-letter-dropped = dropped a letter: { $letter }.
act-letter = number { $number }, { $kind }
act-report-settled = settled report { $report } about { $player }: { $answer }
act-setting = changed the setting { $detail }
act-announced = announced: { $detail }
act-notice-ended = ended the notice: { $detail }
act-invited = made an invitation for { $detail }.
act-invitation-withdrawn = withdrew the invitation for { $detail }.
act-last-admin = This is the last administrator. Make another one first.
act-yourself = This is you. Ask another administrator to do it.
act-account-closed = This account is closed. Nothing can be done with it any more.
act-account-suspended = This account is suspended. Restore it first.
act-not-confirmed = The address of this account is not confirmed. Confirm it first.
act-address-taken = Another account has confirmed this address. Let the player register with another one.
act-no-reason = Write down the reason.
act-long-reason = The reason has more than { $most } characters. Make it shorter.
act-other-name = This is not the player's name. Type it as it stands at the top of the page.
act-notice-words = A notice has 1 to 500 characters.
act-notice-days = A notice is shown for 1 to 30 days. Choose a whole number.
act-bad-site-name = The name is one line of 1 to 60 characters.
act-bad-registration = Choose who may register.
act-bad-leave-days = Leave is a whole number of days from 0 to 366.
act-bad-note = Say whom the invitation is for, in 1 to 100 characters.
act-bad-attempts = Attempts are a whole number from 1 to 1000000.
