### What letters say.

mail-hello = Hello { $name },
mail-hello-nobody = Hello,
mail-writes = { $by } writes:
mail-capitals = (Capitals are White's.)
mail-all-choices = All your choices of letters
mail-stop = No more letters about { $topic }
mail-reply-on-turn = You can answer this letter: write your move into the first line, as "{ $number } ..." with the move for the dots, in any notation. "draw?" after it offers a draw; "resign" and "accept draw" stand alone. Lines below that begin with "if" are conditional moves.
mail-reply = You can answer this letter: "resign", "draw?", or conditional moves in lines that begin with "if".
mail-reply-letters = Pieces have the letters { $letters }.

mail-confirm-subject = Confirm your address for { $site }
mail-confirm = Welcome to { $site }, { $name }. Confirm that this address is yours, and you can play. The link is good for two days.
mail-confirm-button = Confirm my address
mail-ignore = If this was not you, ignore this letter: nothing will happen.
mail-change-address-subject = Confirm your new address for { $site }
mail-change-address = { $name } asked for letters from { $site } to be sent to this address. The link is good for two days.
mail-change-address-button = Use this address
mail-reset-subject = Set a new password for { $site }
mail-reset = Somebody, most likely you, asked for a new password for { $name }. The link is good for two hours.
mail-reset-button = Set a new password
mail-registered-subject = You have an account at { $site }
mail-registered = Somebody, perhaps you, entered this address for an account. You have one already: your name there is { $name }.
mail-registered-forgot = If you have forgotten your password, you can set a new one. If this was not you, nothing has happened.
mail-password-changed-subject = Your password for { $site } was changed
mail-password-changed = The password of { $name } was changed, and all other sessions were ended. If this was not you, set a new one at once.
mail-address-changed-subject = Your address for { $site } was changed
mail-address-changed = Letters for { $name } go to another address from now on. If this was not you, write to whoever runs the site.
mail-closed-subject = Your account at { $site } is closed
mail-closed = As you wished, your account is closed and your running games were resigned. Finished games stay under the name "closed account". Thank you for playing.
mail-sign-in-subject = A new login to your account at { $site }
mail-sign-in = Somebody logged in as { $name } on { $instant }, with { $device }, where nobody had logged in before.
mail-sign-in-unknown = an unknown program
mail-sign-in-well = If this was you, all is well. If it was not, set a new password: that ends every session.

mail-challenged-subject = { $other } challenges you
mail-challenged = { $other } challenges you to a game: { $start }, { $time }.
mail-house-rules = House rules: { $rules }.
mail-quoted = "{ $text }"
mail-challenged-button = Look at the challenge
mail-declined-subject = { $other } declined your challenge
mail-declined = { $other } declined your challenge.
mail-declined-button = Find another opponent

mail-open-game = Open the game
mail-open-games = Open my games
mail-begun-subject = Your game against { $other } has begun
mail-begun = { $other } accepted. You have { $side }.
mail-played-subject = { $other } played { $move }
mail-played = { $other } played { $move }.
mail-you-played = You played { $move }.
mail-made-by-plan = { $moves } { $n ->
        [one] was
       *[other] were
    } made by conditional moves.
mail-made-as-proposed = { $moves } { $n ->
        [one] was
       *[other] were
    } made as proposed.
mail-offers-with-it = { $other } offers a draw with it.
mail-proposes = { $other } proposes to go on with { $lines }.
mail-plan-answered-subject = Your plan answered { $other }
mail-draw-offered-subject = { $other } offers a draw
mail-draw-offered = { $other } offers a draw. You can accept it, decline it, or just move.
mail-draw-declined-subject = { $other } declined the draw
mail-draw-declined = { $other } declined the draw; the game goes on.
mail-takeback-asked-subject = { $other } asks to take back { $move }
mail-takeback-asked = { $other } asks to take back { $move }. You can grant it, decline it, or just play on.
mail-takeback-declined-subject = { $other } declined the takeback
mail-takeback-declined = { $other } declined the takeback; the game goes on.
mail-taken-back-subject = { $other } granted the takeback
mail-taken-back = { $other } granted the takeback.
mail-over-subject = { $verdict ->
        [won] You won
        [lost] You lost
        [draw] Draw
        [both] Both lost
       *[none] No result
    } against { $other }
mail-over = Your game against { $other } is over: { $result }.
mail-log = The log of this game ends with { $head }. Keep this letter: `zugpost verify-log` checks a log against it.
mail-time-given-subject = { $other } gave you { $time }
mail-time-given = { $other } gave you { $time } more.
mail-flag-fell-subject = { $other }'s flag has fallen
mail-flag-fell = { $other }'s flag fell on { $flag }.
mail-flag-claim = In this game that ends nothing by itself: you can claim it on the page of the game, as long as no move has come.
mail-turn-rests = A claim waits for a ruling: no move is made, and no clock runs.
mail-turn-mine-fallen = It is your move. Your flag fell on { $flag }; as long as nobody has claimed it, you can move.
mail-turn-theirs-fallen = It is the opponent's move, whose flag fell on { $flag }.
mail-turn-mine = It is your move. You have { $time }: your flag falls on { $flag }.
mail-turn-theirs = It is the opponent's move, who has { $time }; the flag falls on { $flag }.
mail-turn-mine-unlimited = It is your move. There is no time limit.
mail-turn-theirs-unlimited = It is the opponent's move. There is no time limit.

mail-answered-subject = { $deed } against { $other }
mail-answered = { $deed }, as you wrote.
mail-nothing-done-subject = Nothing done: your letter about the game against { $other }
mail-nothing-done = Your letter was read, and nothing was done in the game.
mail-did-lines = You saved conditional moves
mail-did-move = You played { $move }
mail-did-move-and-offer = You played { $move } and offered a draw
mail-did-offer = You offered a draw
mail-did-accept = You accepted the draw
mail-did-decline = You declined the draw
mail-did-resign = You resigned
mail-lines-kept = The conditional moves that you wrote are kept.
mail-lines-answered = Conditional moves answered at once.
mail-not-suspended = Your account is suspended: { $reason }
mail-not-by-mail = You have chosen not to play by mail. You can change that among your choices of letters.
mail-not-passed = You answered a letter about a position that has passed. Answer the latest letter about this game.
mail-not-passed-since = You answered a letter about a position that has passed. The last move is { $move }. Answer the latest letter about this game.
mail-not-any = An answer to any reply is planned on the page, where you see what it covers.
mail-not-twice = That letter of ours was answered before, and each is good for one answer. Answer the latest one.
mail-not-in-time = It came too late: your flag had fallen.
mail-not-needed = Your opponent's flag had fallen before it came.
mail-not-found = No words of yours were found in it. Write the move into the first line, above what your program quotes.
mail-not-understood = This was not understood: "{ $line }". The first line must be a move and nothing else, such as { $example }, or one of: draw?, accept draw, decline draw, resign, or a line that begins with if.
mail-not-two-moves = There is more than one move in "{ $line }". Write one; what you would answer to the reply goes into a line that begins with if.
mail-not-so-many = It has more conditional moves than a letter may have. Plan them on the page.
mail-not-that-number = You wrote move { $written }, but the next one is { $next }
mail-not-offered = There is no draw offer to answer.
mail-not-again = That has been done already.

mail-claimed-mine-subject = Your claim against { $other } waits for a ruling
mail-claimed-mine = You claim: { $claim }. An administrator is going to decide.
mail-claimed-subject = { $other } has made a claim
mail-claimed = { $other } claims: { $claim }. An administrator is going to decide.
mail-say-once = You can say once what you think of it.
mail-say-once-or-accept = You can say once what you think of it, or accept the draw.
mail-rests = Until it is decided no move is made, and no clock runs.
mail-claim-answered-subject = { $other } has answered your { $what ->
        [appeal] appeal
       *[claim] claim
    }
mail-claim-answered = { $other } has answered your { $what ->
        [appeal] appeal
       *[claim] claim
    }.
mail-appealed-mine-subject = Your appeal in the game against { $other }
mail-appealed-mine = You have appealed the ruling. Another administrator is going to decide.
mail-appealed-subject = { $other } has appealed the ruling
mail-appealed = { $other } has appealed the ruling. Another administrator is going to decide.
mail-ruled-over-subject = { $verdict ->
        [won] You won
        [lost] You lost
        [draw] Draw
        [both] Both lost
       *[none] No result
    } against { $other }, by ruling
mail-ruled-subject = A ruling in your game against { $other }
mail-ruled-over = The game is over: { $result }.
mail-claim-refuted = The claim is refuted: { $found }
mail-the-administrator = The administrator
mail-the-player = The player
mail-to-rule-subject = To be ruled: { $names }
mail-to-rule = { $what ->
        [appeal] An appeal
       *[claim] A claim
    } in the game { $names } waits for a ruling.
mail-open-desk = Open the desk

mail-reminder-section = Against { $other }: { $time } left
mail-reminder-flag = Your flag falls on { $flag }.
mail-reminder = It is your move against { $other }, and you have { $time } left. Your flag falls on { $flag }.
mail-reminder-games = It is your move in these games.
mail-reminder-subject = { $time } left against { $other }
mail-and-more = { $first }, and { $n } more
mail-leave-subject = { $other } takes leave
mail-leave-now = { $other } is on leave until { $until }.
mail-leave-soon = { $other } will be on leave from { $from } until { $until }.
mail-leave-still = While it is their move, their clock stands still then; they may move all the same. Yours runs as usual.
mail-leave-my-move = It is your move; your flag falls on { $flag }.
mail-leave-their-move = It is { $other }'s move; the flag falls on { $flag }.
mail-leave-unlimited = There is no time limit.
mail-game = Game { $game }
mail-gathered = This happened while your letters waited, { $n } things in all.
mail-gathered-first = The first { $n } are told here; your games show the rest.
mail-wrote-in-game = { $other } wrote to you about your game
mail-wrote-in-game-button = Open the game
mail-wrote = { $other } wrote to you
mail-wrote-button = Read and answer
