### Tournaments: lists, the page of one, tables, what directors do, the form that announces one.

## Tournaments: lists

# Also the name of the page in links.
tournament-title = Tournaments
# Button that leads to the form.
tournament-announce = Announce a tournament
# Heading: tournaments that the reader has entered.
tournament-mine = Your tournaments
# Label of the links to the groups.
tournament-groups = Tournaments by phase
tournament-group-announced = Open to enter
tournament-group-running = In progress
tournament-group-over = Finished
# Label of a list.
tournament-format = Format
tournament-format-all = All formats
tournament-format-round-robin = Round robin
tournament-format-match = Match
tournament-format-knockout = Knockout
# A format: groups, from which the best advance until one group is left, the final.
tournament-format-stages = Groups and final
# A system of pairing: in each round players meet opponents with about as many points.
tournament-format-swiss = Swiss
# A tournament that is always open: players challenge each other, and stand on steps.
tournament-format-ladder = Ladder
# Label of a list: whether the games are rated.
tournament-rated = Rated or casual
tournament-rated-all = Rated and casual
tournament-rated-only = Rated only
tournament-casual-only = Casual only
# Label of a check box: only tournaments that the reader can enter now.
tournament-can-enter-only = Only those you can enter
# Button.
tournament-filter = Filter
tournament-none = No tournaments found.
# The page has looked at many tournaments and found none. A link to earlier ones follows.
tournament-none-yet = No tournaments found so far. There are older ones.
# Link to earlier tournaments.
tournament-older = Older tournaments
# $n: how many play.
tournament-list-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
# $n: how many have entered; $places: how many may play.
tournament-list-entered = { $n } of { $places } players
tournament-list-starts = starts on { $date }
tournament-list-starts-when-full = starts when full
tournament-list-started = started on { $date }
tournament-list-finished = finished on { $date }
# After what it is. $n: the place on the waiting list.
tournament-list-waiting = number { $n } on the waiting list
# The place of the reader. $of: players.
tournament-list-place = place { $first } of { $of }
# $first and $last: the places that the reader shares.
tournament-list-place-shared = places { $first } to { $last } of { $of }
# $first and $last: the places that the reader shares. Play ended before more was decided.
tournament-list-place-undecided = places { $first } to { $last } of { $of }, not decided before play ended
# In a row, after the format: "Round robin · rated".
tournament-list-rated = rated
tournament-list-casual = casual
# At the end of a row: how the reader stands to a tournament that has not started.
tournament-list-has-entered = you have entered
tournament-list-can-enter = you can enter
tournament-list-not-open-yet = entries are not open yet
tournament-list-cannot-enter = you cannot enter

## Tournaments: the page of one

tournament-phase-announced = announced
tournament-phase-open = open to enter
tournament-phase-running = in progress
tournament-phase-adjudication = play has ended, games are being adjudicated
# Decisions can still be appealed.
tournament-phase-finished = finished, not final yet
tournament-phase-final = final
tournament-phase-cancelled = canceled
# Heading. $n: how many have entered.
tournament-entries = Entries: { $n }
# Heading.
tournament-waiting-list = Waiting list
# Label of two links to other pages of the list of those who have entered.
tournament-entries-pages = More entries
# Link.
tournament-entries-earlier = Earlier entries
# Link.
tournament-entries-later = Later entries
# $date: a date and time. The text follows.
tournament-announced-on = Announced on { $date }
tournament-you-have-entered = You have entered.
# $n: the place on the waiting list.
tournament-you-wait = You are number { $n } on the waiting list. You move up when somebody with a place withdraws.
# To somebody who can enter.
tournament-place-by-right = In a previous edition you won a match by a decision that came too late. That is why you have a place in this tournament, even if it is full and whatever its conditions of entry are.
# Follows tournament-place-by-right, to somebody on the waiting list.
tournament-place-by-right-waiting = To take it, withdraw your entry and enter again.
# Button.
tournament-enter = Enter
# Beside the button: who enters a tournament under two names cheats.
tournament-one-account = Each person may have only one account.
# Button.
tournament-withdraw-entry = Withdraw my entry
# Link.
tournament-log-in-to-enter = Log in to enter
# $n: how many games one player has at most.
tournament-workload =
    { $n ->
        [one] You will have up to 1 game.
       *[other] You will have up to { $n } games.
    }
# Follows tournament-workload. $date: a day.
tournament-workload-from = The tournament starts on { $date }.
tournament-workload-when-full = The tournament starts as soon as it is full.
# $n: games at the same time.
tournament-workload-at-once =
    { $n ->
        [one] You play one game at a time.
       *[other] You play { $n } games at a time.
    }
tournament-workload-moves =
    { $n ->
        [one] If your opponents answer at once, you need to make about 1 move per day.
       *[other] If your opponents answer at once, you need to make about { $n } moves per day.
    }
# $n: 2 or more.
tournament-workload-days = If your opponents answer at once, you need to make about one move every { $n } days.
# Label of the links to the sections.
tournament-sections = Sections
tournament-section = Section { $section }
# $stage: its number.
tournament-stage = Stage { $stage }
# The last stage: one group.
tournament-stage-final = Final
# $stage: the number of the next stage.
tournament-stage-open = Stage { $stage } starts when it is decided who advances, and all of them have confirmed that they play.
# $n of $of players. $stage: the number of the next stage.
tournament-stage-confirmed = { $n } of { $of } players have confirmed that they play in stage { $stage }. It starts when all have.
# $stage: its number. $date: a date with a time.
tournament-own-place = You have qualified for stage { $stage }. Confirm by { $date } that you play. Otherwise your place goes to the next player.
tournament-own-place-confirmed = You have confirmed that you play in stage { $stage }.
# Button.
tournament-place-confirm = I play in the next stage
# Heading of a folded part.
tournament-place-give-up = Give up your place
tournament-place-give-up-hint = Your place in the next stage goes to the next player. This cannot be undone. Your games in progress continue.
# Button.
tournament-place-give-up-now = Give up my place
# Heading.
tournament-terms = Terms
# Label.
tournament-director = Tournament director
# Label.
tournament-deputy = Deputy (optional)
# Label; a link follows to the tournament of which this one is the next edition.
tournament-previous-edition = Previous edition
# Label; a link follows.
tournament-next-edition = Next edition
# Label: who stands in for the tournament director.
tournament-deputy-director = Deputy
# Link.
tournament-log = Tournament log
# Link.
tournament-pgn = All games as PGN
# Link.
tournament-table-csv = Crosstable as CSV
# Link. TRF26 is a file format of FIDE.
tournament-trf = FIDE report file (TRF26)
# Link to the page of the director.
tournament-direct = Direct this tournament
# Link to the form, with the terms of this tournament.
tournament-announce-next-edition = Announce the next edition
# In a table. $date: a day.
tournament-substitute-for = for { $former } since { $date }
# $n: games.
tournament-place-offered =
    { $n ->
        [one] The tournament director offers you the place of { $player }: one game. Your clock starts from the beginning. The game is rated for you if the games of the tournament are rated.
       *[other] The tournament director offers you the place of { $player }: { $n } games. Your clocks start from the beginning. The games are rated for you if the games of the tournament are rated.
    }
# Button.
tournament-take-place = Take this place
# Heading of a folded part.
tournament-withdraw = Withdraw from this tournament
tournament-withdraw-hint = You lose your games in progress. You cannot enter other tournaments for 90 days, and you can never enter the next edition of this one. If you have a good reason, ask the tournament director first.
# A match that two players have agreed on. $players: their names; $n: games, at least 2.
tournament-series-name = { $players }, { $n } games
# A match that two players have agreed on.
tournament-withdraw-hint-match = You resign your games in progress, and no other game starts. If the match is not decided yet, you lose it.
# A match that two players have agreed on.
tournament-log-agreed = Both players have agreed on this match.
# Button.
tournament-withdraw-now = Withdraw and lose my games
# Label.
tournament-terms-format = Format
# Label.
tournament-terms-time = Time control
# Label.
tournament-terms-games = Games
# Label; a sentence follows, or three choices: who can see the moves, and when.
tournament-terms-visibility = Moves of the games
# Label.
tournament-terms-start = Start
# Label; below it tournament-ends-at.
tournament-terms-end = End
# $date: an instant.
tournament-ends-at = Play ends on { $date }. Games still in progress are then adjudicated.
# Label; below it tournament-game-lasts.
tournament-terms-longest-game = Maximum game length
tournament-game-lasts =
    A game can last up to { $n ->
        [one] { $n } day
       *[other] { $n } days
    }. If it is still in progress then, it is adjudicated.
# Label.
tournament-terms-entry = Who can enter
# Label.
tournament-terms-numbering = Pairing numbers
# Label.
tournament-terms-scoring = Scoring
# Label.
tournament-terms-tie-breaks = Tie-breaks
# A change of the terms. $label: as in tournament-terms-start; $former, $new: what the terms said and say.
tournament-terms-changed = { $label }: “{ $former }” is now “{ $new }”.
tournament-terms-added = { $label }: “{ $new }” is new.
tournament-terms-removed = { $label }: “{ $former }” no longer applies.
tournament-terms-description-changed = The description was changed.
tournament-visibility-all = Everybody can see the moves while the games are played.
tournament-visibility-finished-games = Others can see the moves of a game when it is over.
tournament-visibility-when-all-finished = Others can see the moves when all games of the tournament are over.
# Of a game whose moves are hidden; to others than its players.
game-hidden-until-game-over = Others can see the moves of this game when it is over.
game-hidden-until-tournament-finished = Others can see the moves of this game when all games of the tournament are over.
# Of a game whose moves are hidden.
game-is-in-progress = The game is in progress.
# Below the name of the opponent, instead of the last move: of a game whose moves are hidden.
profile-moves-hidden = in progress
# $n: players of a section.
tournament-round-robin-single = Everybody plays everybody once, in sections of up to { $n } players.
# $n: players of a section.
tournament-round-robin-double = Everybody plays everybody twice, in sections of up to { $n } players.
tournament-all-at-once = All games start at once.
tournament-round-by-round = A round starts when all games of the round before are over.
# $n: games, at least 2.
tournament-match-of = A match of { $n } games between two players.
tournament-match-ends-early = It ends as soon as it is decided.
tournament-match-all-games = All games are played.
# $n: games of a match.
tournament-knockout-of =
    { $n ->
        [one] The loser of a match is out. A match has 1 game.
       *[other] The loser of a match is out. A match has { $n } games.
    }
# A drawn match.
tournament-drawn-match-decider = After a drawn match there is a decider: White must win and has more time.
# A drawn match.
tournament-drawn-match-two-more = After a drawn match there are two more games, then a decider.
# A drawn match.
tournament-drawn-match-better-seed = After a drawn match the better seed advances.
tournament-stages = Groups, in which everybody plays everybody. The best advance to the groups of the next stage, until one group is left: the final.
# $size: players. $first: how many of each group. $others: how many of all others.
tournament-stages-every =
    { $others ->
        [0] Groups of up to { $size } players. Places in the next stage: { $first } for each group.
       *[other] Groups of up to { $size } players. Places in the next stage: { $first } for each group and { $others } for the best of all others.
    }
# $stage: a number. $size: players. $first: how many of each group. $others: how many of all others.
tournament-stages-one =
    { $others ->
        [0] Stage { $stage }: groups of up to { $size } players. Places in the next stage: { $first } for each group.
       *[other] Stage { $stage }: groups of up to { $size } players. Places in the next stage: { $first } for each group and { $others } for the best of all others.
    }
# $stage: a number. $size: players. $first: how many of each group. $others: how many of all others.
tournament-stages-from =
    { $others ->
        [0] From stage { $stage } on: groups of up to { $size } players. Places in the next stage: { $first } for each group.
       *[other] From stage { $stage } on: groups of up to { $size } players. Places in the next stage: { $first } for each group and { $others } for the best of all others.
    }
tournament-stages-double = There are two games against each opponent.
tournament-stages-all-at-once = All games of a group start at once.
# $n: rounds.
tournament-swiss-of = A Swiss tournament of { $n } rounds. In each round you meet an opponent with about as many points, and nobody twice.
tournament-swiss-when-round-ends = A round starts when all games of the round before are over.
# $n: days.
tournament-swiss-every-days =
    { $n ->
        [one] A round starts every day. Games still in progress then count as draws for the pairing.
       *[other] A round starts every { $n } days. Games still in progress then count as draws for the pairing.
    }
tournament-one-by-one = One game is played at a time.
tournament-two-at-a-time = Two games are played at a time.
# Other options may follow, as in "casual, no takebacks".
tournament-games-unrated = casual
tournament-games-chess960-by-lot = Chess960, a position by lot for each game
tournament-out-after-two-timeouts = Players who lose two games on time in different weeks are out of the tournament.
# $date: a date and time.
tournament-start-on = On { $date }.
# $n: players.
tournament-start-when-full = When { $n } players have entered.
# $n: how many may play.
tournament-places = There are { $n } places. Later entries are put on the waiting list.
# $date: a date and time.
tournament-entries-open = Entries open on { $date }.
tournament-repeats = When it starts, the next tournament opens.
tournament-entry-everybody = Everybody.
tournament-entry-invitation = Only invited players.
# $min, $max: ratings.
tournament-entry-rating-range = Rating from { $min } to { $max }.
# $min: a rating.
tournament-entry-rating-min = Rating of at least { $min }.
# $max: a rating.
tournament-entry-rating-max = Rating of at most { $max }.
# $n: games.
tournament-entry-games =
    { $n ->
        [one] At least 1 finished game.
       *[other] At least { $n } finished games.
    }
# $n: per cent.
tournament-entry-timeouts = At most { $n }% of games lost on time.
# $n: days.
tournament-entry-days =
    { $n ->
        [one] At most 1 day per move on average.
       *[other] At most { $n } days per move on average.
    }
# $n: games.
tournament-entry-running =
    { $n ->
        [one] At most 1 game in progress.
       *[other] At most { $n } games in progress.
    }
tournament-numbering-lot = Drawn by lot. Anybody can check the lot.
tournament-numbering-rating = By rating.
tournament-numbering-as-entered = In the order of entry.
tournament-numbering-by-hand = By hand, by the tournament director.
tournament-scoring-310 = 3 points for a win, 1 for a draw.
# $list: "WIN (wins), SB (Sonneborn-Berger)"; $edition: "C.07:2026-03".
tournament-tie-breaks = { $list }, according to FIDE { $edition }.

## Tournaments: the page of a game

# On the page of a game: where it was played. $tournament: a name.
tournament-place-in-section = <a>{ $tournament }</a>, section { $section }, round { $round }
tournament-place-in-round = <a>{ $tournament }</a>, round { $round }
# A match is a series of games.
tournament-place-in-match = <a>{ $tournament }</a>, game { $game }
# A knockout. $match: the number of the match in its round.
tournament-place-in-bracket = <a>{ $tournament }</a>, round { $round }, match { $match }, game { $game }

## Tournaments: tables

# Caption.
tournament-table = Crosstable
# Caption.
tournament-table-of-section = Crosstable of section { $section }
# Caption of the table of a Swiss tournament.
tournament-table-by-rounds = Table by rounds
# Head of a column, and a choice in a list.
tournament-round = Round { $round }
# Heading: the round that is played.
tournament-round-of-rounds = Round { $round } of { $rounds }
# Heads of the columns of a list of pairings.
tournament-board = Board
tournament-board-white = White
tournament-board-result = Result
tournament-board-black = Black
# A bye: a round without an opponent.
tournament-round-bye = { $player } has a bye, which counts as a win.
# $players: names.
tournament-round-half-point-byes = Half-point bye, as requested: { $players }.
# $players: names. They get no points.
tournament-round-absent = Zero-point bye, as requested: { $players }.
# $date: an instant.
tournament-next-round-on = Round { $round } starts on { $date }.
tournament-next-round-when-over = Round { $round } starts when all games in progress are over.
# To be seen by everybody.
tournament-round-not-paired = Round { $round } cannot be paired: the players who are left have met already, or there are too few. There are no more rounds.
# Heading of a folded part: byes that the reader asks for.
tournament-byes = Skip a round
tournament-byes-hint-half = You do not play in this round. Your first bye counts as a draw, but in the last round a bye brings no points. You can ask for it until the round starts. If the others cannot be paired without you, you play.
tournament-byes-hint-zero = You do not play in this round. You have had your half-point bye: another bye brings no points. You can ask for it until the round starts. If the others cannot be paired without you, you play.
tournament-bye-in-round = You do not play in round { $round }.
# Button.
tournament-bye-withdraw = Play in this round
# Label of a list of rounds.
tournament-bye-round = Round that you want to skip
# Button.
tournament-bye-request = Ask for a bye
# For screen readers: what a round was without a game.
tournament-cell-bye = bye, counts as a win
tournament-cell-half-point-bye = half-point bye
tournament-cell-zero-point-bye = did not play
# Head of a column.
tournament-place = Place
# Head of a column.
tournament-player = Player
# Head of a column.
tournament-rating = Rating
# Head of a column.
tournament-points = Points
# Beside a name.
tournament-withdrawn = withdrawn
# Beside the name of a player in a table: whether they can still finish first.
tournament-chance-sure = sure of first place
tournament-chance-open = in contention
tournament-chance-none = out
# Below the table: what these words mean.
tournament-chances-all = Everybody can still finish first.
tournament-chances-exact = In contention: players who can still finish first, alone or tied. All results of the remaining games were tried, with all tie-breaks.
tournament-chances-bound = In contention: players who can still finish first by points. Too many games remain to try all results, so some of these players may no longer have a chance.
# Beside a name: a player of a group from which the best advance to the next stage.
tournament-chance-goes-on = advances
tournament-chance-confirmed = advances, confirmed
tournament-chance-given-up = has given up the place
tournament-chance-can-go-on = can advance
# Below a table. Some advance to the next stage.
tournament-chances-named = Advances: players who have qualified for the next stage. A place that is not confirmed goes to the next player.
tournament-chances-stage-all = Everybody can still advance to the next stage.
tournament-chances-stage-exact = Can advance: players who can still qualify for the next stage, perhaps by a lot. All results of the remaining games were tried, with all tie-breaks.
tournament-chances-stage-bound = Can advance: players who can still qualify for the next stage by points. Too many games remain to try all results, so some of these players may no longer have a chance.
# Beside the name of a player in a match of a knockout.
tournament-side-advances = advances
tournament-side-out = out
tournament-side-open = can still advance
tournament-side-winner = winner
# Play has ended, or the tournament is over or canceled, and nobody has advanced.
tournament-side-undecided = not decided
# Instead of tournament-side-undecided, when the tournament is over. $last: a place.
tournament-side-shares = not decided: shares places 1 to { $last }
# Heading.
tournament-bracket = Bracket
# Above the bracket. $last: a place.
tournament-ended-undecided = Play ended before the tournament was decided. The players who were still in contention share places 1 to { $last }.
# A match between two players.
tournament-match-ended-undecided = Play ended before the match was decided. Both players share places 1 and 2.
# Heading.
tournament-score = Score
# Instead of an opponent.
tournament-bye = bye
tournament-round-final = Final
tournament-round-semi-finals = Semi-finals
tournament-round-quarter-finals = Quarter-finals
# $n: players in this round, such as 32.
tournament-round-of = Round of { $n }
# For screen readers. $color: white or black.
tournament-cell-won =
    won against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
tournament-cell-drawn =
    draw against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
tournament-cell-lost =
    lost against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
tournament-cell-won-by-forfeit =
    won by forfeit against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
tournament-cell-lost-by-forfeit =
    lost by forfeit against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
tournament-cell-annulled =
    annulled, against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
tournament-cell-in-progress =
    in progress, against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
tournament-cell-to-come =
    not started, against { $opponent }, { $color ->
        [white] with White
       *[black] with Black
    }
# Heading: the games of the reader in this tournament.
tournament-own-games = Your games
# Heading of a folded list. $n: how many.
tournament-own-finished = Your finished games ({ $n })
# Link above the bracket to the match of the reader in it.
tournament-own-match = Go to your match in the bracket
# Below a crosstable: what stands in a cell. The letters are those of tournament-cell-letter.
tournament-table-legend = Each cell shows the result of the player in that row. w: with White, b: with Black, ·: in progress, + and −: won and lost by forfeit, *: annulled.
# Below the table of a Swiss tournament.
tournament-rounds-legend = Each cell shows one round of the player in that row: the number of the opponent's row, the color, and the result. w: with White, b: with Black, ·: in progress, + and −: won and lost by forfeit, *: annulled. A dash before the points: no opponent.
# One letter beside a result. $color: white or black.
tournament-cell-letter =
    { $color ->
        [white] w
       *[black] b
    }
# For screen readers. $result: as in "1-0", empty while the game is played.
tournament-game-label = { $white } – { $black } { $result }
# For screen readers.
tournament-decider-label = Decider: { $white } – { $black } { $result }
# Name of a tie-break (FIDE C.07).
tournament-tie-break-direct-encounter = direct encounter
tournament-tie-break-wins = wins
tournament-tie-break-games-won = games won on the board
tournament-tie-break-games-with-black = games with Black
tournament-tie-break-games-won-with-black = games won with Black
tournament-tie-break-progressive-scores = sum of progressive scores
tournament-tie-break-rounds-elected = rounds elected to play
tournament-tie-break-standard-points = standard points
tournament-tie-break-pairing-number = pairing number
tournament-tie-break-buchholz = Buchholz
tournament-tie-break-average-of-buchholz = average of opponents’ Buchholz
tournament-tie-break-fore-buchholz = fore Buchholz
tournament-tie-break-sonneborn-berger = Sonneborn-Berger
tournament-tie-break-koya = Koya
tournament-tie-break-average-rating = average rating of opponents
tournament-tie-break-performance-rating = performance rating
tournament-tie-break-rating = rating
tournament-tie-break-lower-rating = lower rating first
# Below a table. $list: as in tournament-tie-breaks.
tournament-tie-breaks-dropped = Not used, because not all players in this table have a rating: { $list }.
# How a figure was calculated. $calculation: "1½ = ½ (Anna) + 1 (Ben)".
tournament-explained-koya = { $calculation }. Only games against players with at least { $limit } points count.
# How a figure was calculated. $calculation: "5 = 3 (Anna) + [1 (Ben)] + 2 (Cora)".
tournament-explained-cut = { $calculation }. Values in square brackets do not count.
# How a performance rating was calculated. $sum: "1970 + 273"; $average: "1970 = (1960 (Anna) + 1980 (Ben)) / 2"; $points of $games: the score; $difference: "+273".
tournament-explained-performance = { $value } = { $sum }. Average rating of the opponents: { $average }. Rating difference for a score of { $points } out of { $games }: { $difference }.
# The direct encounter. $scores: "Anna 1, Ben 0".
tournament-explained-encounter-open = { $scores }. This does not break the tie: some results between these players are missing.

## Tournaments: the log

# Heading.
tournament-log-title = Log of { $name }
# Link.
tournament-log-to-tournament = Go to the tournament
# Link.
tournament-log-file = Download tournament log
# Link.
tournament-logs-file = Download tournament log with all game logs
tournament-log-hint = The log is public and never edited. Each line is part of a chain of hashes. With the file and the command zugpost verify-tournament, anybody can check lots, pairings and tables.
# Head of a column.
tournament-log-time = Time
# Head of a column.
tournament-log-by = By
# Head of a column.
tournament-log-what = What happened
# A hash follows.
tournament-log-head = The hash of the last line:
# Who acted: the server.
tournament-log-system = server
# Who acted, and in which office.
tournament-log-by-director = { $player } (tournament director)
tournament-log-by-deputy = { $player } (deputy)
tournament-log-announced = The tournament was announced. Tournament director: { $director }.
# $former: the number of the tournament of which it is the next edition.
tournament-log-edition-announced = The tournament was announced as the next edition of tournament { $former }. Tournament director: { $director }.
tournament-log-edition-announced-with-deputy = The tournament was announced as the next edition of tournament { $former }. Tournament director: { $director }. Deputy: { $deputy }.
tournament-log-announced-with-deputy = The tournament was announced. Tournament director: { $director }. Deputy: { $deputy }.
tournament-log-terms-changed = The terms were changed.
tournament-log-directors-changed = { $director } is now the tournament director. There is no deputy.
tournament-log-directors-changed-with-deputy = { $director } is now the tournament director. { $deputy } is the deputy.
tournament-log-no-director = The account of the tournament director was closed. Nobody directs the tournament now.
tournament-log-no-director-but-deputy = The account of the tournament director was closed. Nobody directs the tournament now, because the account of the deputy, { $deputy }, is suspended.
tournament-log-announcement = Announcement to all players.
tournament-log-invited = { $player } was invited.
tournament-log-entered = { $player } entered.
# See tournament-log-next-edition-place.
tournament-log-entered-by-right = { $player } entered with a place given by a decision in a previous edition.
tournament-log-entry-withdrawn = { $player } withdrew their entry.
tournament-log-entry-removed = The entry of { $player } was removed.
# A hash follows. $lot: what is drawn; $round and $match: of a knockout.
tournament-log-lot-committed =
    { $lot ->
        [first_color] The lot for the first color in round { $round }, match { $match } was fixed. Hash of its secret:
        [decider_color] The lot for the color of a decider in round { $round }, match { $match } was fixed. Hash of its secret:
        [initial_color] The lot for the color of number 1 in round 1 was fixed. Hash of its secret:
        [chess960_numbers] The lot for the positions of Chess960 was fixed. Hash of its secret:
        [qualification] The lot between equals who may advance from stage { $round } was fixed. Hash of its secret:
        [stage_numbers] The lot for the groups of stage { $round } was fixed. Hash of its secret:
       *[numbers] The lot for the pairing numbers was fixed. Hash of its secret:
    }
# The secret follows.
tournament-log-lot-drawn =
    { $lot ->
        [first_color] The lot for the first color in round { $round }, match { $match } was drawn. Its secret:
        [decider_color] The lot for the color of a decider in round { $round }, match { $match } was drawn. Its secret:
        [initial_color] The lot for the color of number 1 in round 1 was drawn. Its secret:
        [chess960_numbers] The lot for the positions of Chess960 was drawn. Its secret:
        [qualification] The lot between equals who may advance from stage { $round } was drawn. Its secret:
        [stage_numbers] The lot for the groups of stage { $round } was drawn. Its secret:
       *[numbers] The lot for the pairing numbers was drawn. Its secret:
    }
# $n: players.
tournament-log-started = The tournament started with { $n } players.
# $n: games. A match between two players.
tournament-log-games-of-match-started =
    { $n ->
        [one] 1 game started.
       *[other] { $n } games started.
    }
# $first: the number of the round.
tournament-log-games-of-round-started =
    { $n ->
        [one] 1 game of round { $first } started.
       *[other] { $n } games of round { $first } started.
    }
# $n: games.
tournament-log-round-paired =
    { $n ->
        [one] Round { $round } was paired: 1 game.
       *[other] Round { $round } was paired: { $n } games.
    }
# $games: numbers of games.
tournament-log-round-running-games = These games were in progress and counted as draws for the pairing: { $games }.
tournament-log-bye-requested = { $player } does not play in round { $round }.
tournament-log-bye-request-withdrawn = { $player } plays in round { $round } after all.
# $n: players. Their names follow. $stage: a number.
tournament-log-players-qualified =
    { $n ->
        [one] 1 player advances from stage { $stage }.
       *[other] { $n } players advance from stage { $stage }.
    }
tournament-log-place-confirmed = { $player } plays in the next stage.
tournament-log-place-given-up = { $player } has given up the place in the next stage.
tournament-log-place-lapsed = { $player } has not confirmed the place in the next stage in time.
# $n: players. $stage: a number.
tournament-log-stage-started = Stage { $stage } started with { $n } players.
tournament-log-no-next-stage = Fewer than three players advance from stage { $stage }. No other stage follows.
tournament-log-qualified-too-late = By the results { $player } has qualified for a stage that has already started, and has a place in the next edition.
# $first and $last: the numbers of rounds.
tournament-log-games-of-rounds-started = { $n } games of rounds { $first } to { $last } started.
# $section and $first: the numbers of the section and the round.
tournament-log-games-of-section-round-started =
    { $n ->
        [one] 1 game of section { $section }, round { $first } started.
       *[other] { $n } games of section { $section }, round { $first } started.
    }
tournament-log-games-of-section-rounds-started = { $n } games of section { $section }, rounds { $first } to { $last } started.
# $ground: why.
tournament-log-withdrawn =
    { $ground ->
        [with_consent] { $player } withdrew with the consent of the tournament director.
        [deceased] { $player } has died. Games in progress are adjudicated.
        [expelled] { $player } was expelled.
        [two_timeouts] { $player } is out after two losses on time.
        [account] { $player } is out: the account was closed.
        [suspended] { $player } is out: the account is suspended.
       *[own_word] { $player } withdrew.
    }
# $days: a number.
tournament-log-special-leave = { $days ->
        [one] { $player } was granted 1 day of special leave. The clocks of { $player } are paused.
       *[other] { $player } was granted { $days } days of special leave. The clocks of { $player } are paused.
    }
# $game: the number of a game.
tournament-log-time-given = { $days ->
        [one] { $player } was given 1 more day in game { $game }.
       *[other] { $player } was given { $days } more days in game { $game }.
    }
# Pairing numbers.
tournament-log-numbers-set = The pairing numbers were given by hand.
tournament-log-numbers-by-terms = The pairing numbers will be given as the terms say.
# $number: the pairing number of whose place it is.
tournament-log-substitute-invited = { $player } was offered place { $number } of section { $section }.
tournament-log-replaced = { $player } took the place of { $former }.
# A match of a knockout.
tournament-log-match-won = { $player } advances.
# A match of a knockout.
tournament-log-match-lost-by-both = Both players of a match are out.
# A match of a knockout, by its number in the round.
tournament-log-match-reopened = Match { $match } of round { $round } is open again: its result has changed.
# A match of a knockout, by its number in the round.
tournament-log-next-edition-place = According to the results, { $player } has won match { $match } of round { $round }, but the decision came too late. { $player } has a place in the next edition.
tournament-log-end-reminded = Players with games in progress were reminded: play ends in { $n } days.
tournament-log-play-ended = Play has ended. Games still in progress are adjudicated.
tournament-log-finished = All games are over.
tournament-log-reopened = The tournament is in progress again.
tournament-log-final = The tournament is final.
# $game: a number. $result: 1-0, 0-1, 1/2-1/2 or 0-0.
tournament-log-result-changed =
    { $kind ->
        [in_progress] Game { $game } continues although the tournament is final.
        [annulled] Game { $game } was annulled after the tournament had become final.
       *[result] The result of game { $game } was changed to { $result } after the tournament had become final.
    }
tournament-log-cancelled = The tournament was canceled.

## Tournaments: directing

# Heading.
tournament-direct-title = Direct { $name }
tournament-direct-hint = Everything you do here is in the public log, with your reason.
tournament-direct-early-decisions = Games decided early
tournament-direct-early-decisions-hint = Resigned or agreed drawn before move 15. Look at them where they change who advances.
# $ending: a sentence, such as "White resigned."; $moves: full moves that were made.
tournament-direct-early-decision =
    { $moves ->
        [one] { $ending } After 1 move.
       *[other] { $ending } After { $moves } moves.
    }
# Heading.
tournament-direct-announce = Announcement to all players
# Label.
tournament-direct-announcement = Text
# Button.
tournament-direct-publish = Publish
# Heading and button.
tournament-direct-invite = Invite a player
# Heading and button.
tournament-direct-remove = Remove an entry
# Heading and button.
tournament-direct-withdraw = Withdraw a player
# Label of a list.
tournament-direct-ground = Ground
# The first line of a list, when nothing is chosen.
tournament-direct-choose = Choose…
tournament-direct-withdraw-hint = This cannot be undone. The opponents get an email at once.
tournament-direct-with-consent = withdrawal with my consent
tournament-direct-expelled = expulsion
tournament-direct-deceased = death of the player
tournament-direct-sure = I am sure (required for an expulsion or a death)
# Heading and button. The director stops the clocks of a player who is ill.
tournament-direct-leave = Grant special leave
tournament-direct-leave-hint = The clocks of the player are paused in all games of this tournament. You can grant this once to each player, for at most 30 days. Everybody can read the reason in the tournament log: do not name an illness.
# Label.
tournament-direct-days = Days
# Heading and button.
tournament-direct-time = Give time in one game
tournament-direct-time-hint = In each game you can give at most 7 days.
# Label of a list of players with their games.
tournament-direct-time-to = Player and game
# In a list. $player gets time in the game against $opponent. $game: its number.
tournament-direct-time-choice = { $player } against { $opponent }, game { $game }
# Heading and button.
tournament-direct-numbers = Give the pairing numbers by hand
tournament-direct-numbers-hint = Enter one username per line. The first one gets number 1. The first players are in the first section. Players who are not named follow in the order of entry. If the field is empty, the numbers are given as the terms say.
# Heading: the numbers that somebody else has given meanwhile. A list of players follows.
tournament-direct-numbers-now = Current numbers
# Label.
tournament-direct-order = Players in order
# Label.
tournament-direct-reason = Reason
# Heading and button.
tournament-direct-substitute = Offer a place to a substitute
tournament-direct-substitute-hint = You can do this in the first 14 days, as long as no game of this place is over or beyond the fifth move. The substitute accepts on the tournament page.
tournament-direct-place = Place of
tournament-direct-substitute-name = Substitute
# Heading.
tournament-direct-directors = Director and deputy
# Heading: whom somebody else has named meanwhile.
tournament-direct-directors-now = Current director and deputy
# Button.
tournament-direct-change = Change
# Heading of a folded part, and button.
tournament-direct-cancel = Cancel the tournament
tournament-direct-cancel-hint = Games in progress continue as single games.
# Link, heading.
tournament-change-terms = Change the terms
tournament-change-terms-hint = You can change the terms until the start. If somebody has already entered, give a reason: everybody who has entered gets it by email. They can withdraw their entry until the start.
# Label of a text that everybody reads.
tournament-change-terms-reason = Reason
# Button.
tournament-change-terms-save = Save the terms
# Heading: the terms that somebody else has saved meanwhile.
tournament-change-terms-now = Current terms
# $most: characters.
tournament-error-text-too-long = Write at most { $most } characters.
tournament-error-no-such-name = There is no player named { $name }.
tournament-error-no-name = Enter the username of the player.

## Tournaments: the form that announces one

# What is wrong with the terms of a tournament, for its director. $most: a number of characters.
tournament-error-name = Enter a name of 1 to { $most } characters.
tournament-error-description = The description is too long. Use at most { $most } characters.
# $least and $most: numbers of players.
tournament-error-section-size = A section must have { $least } to { $most } players. Enter another number.
# $least, $most: players.
tournament-error-stages = A group has { $least } to { $most } players. At least one of each advances. Twice that number and the best of all others together must not be more than the players of a group. Enter other numbers.
tournament-error-repeats-stages = A standing offer has no stages. Choose another format, or let no next tournament open.
# $most: a number of games. "Match" is a series of games between two players.
tournament-error-game-count = A match has 2 to { $most } games. A match of a knockout has 1 game, or an even number up to { $most }.
# $least and $most: numbers of rounds.
tournament-error-round-count = A Swiss tournament has { $least } to { $most } rounds. Enter another number.
tournament-error-more-rounds-than-opponents = With so many rounds, players would run out of opponents. Enter fewer rounds, or more places.
# $least and $most: numbers of days.
tournament-error-round-days = Enter { $least } to { $most } days between two rounds.
# $least: the fewest players of a round robin and of a Swiss tournament. $most: the most players of a knockout; $swiss: of a Swiss tournament. $ladder: of a ladder.
tournament-error-capacity = This format cannot be played by this number of players. A match has 2, a knockout 2 to { $most }, a round robin at least { $least }, a Swiss tournament { $least } to { $swiss }, a ladder 2 to { $ladder }.
tournament-error-full-needs-capacity = A tournament that starts when it is full needs a number of places. Enter one.
tournament-error-start-in-the-past = The start must be in the future. Enter a later date.
tournament-error-unlimited = A tournament needs a time limit. Choose another time control.
tournament-error-cannot-be-rated = These games cannot be rated. Choose another time control, or make them casual.
tournament-error-starting-position = No game can begin in this position.
tournament-error-uneven-position = From this position, one side may be better off. Each pair plays two games: choose two games with each opponent, or an even number of games. Swiss tournaments are not possible.
# Tie-breaks order players with equal points.
tournament-error-tie-breaks = One of these tie-breaks cannot be used with this format. Delete it.
tournament-error-rating-range = The lowest rating is above the highest. Enter another range.
tournament-error-percentage = Enter a percentage from 0 to 100.
# "The next one": the next tournament with the same terms.
tournament-error-repeats-only-when-full = A standing offer must start when it is full. Choose that start, or turn the standing offer off.
tournament-error-end-before-start = The last day of play must be after the start and in the future. Enter a later day.
tournament-error-end-of-standing-offer = A standing offer cannot have a last day of play. Clear this field, or turn the standing offer off.
tournament-error-game-days = Enter a number of days from { $least } to { $most }.
tournament-error-repeats-one-section = A standing offer has only one section. Enter fewer places, or allow more players per section.

# What somebody lacks who wants to enter a tournament; to that player.
tournament-error-account = This account cannot play at the moment.
tournament-error-barred = You left a tournament without the tournament director's consent. You can enter again 90 days after that.
tournament-error-left-previous-edition = You left the previous edition without the tournament director's consent. You cannot enter this one.
# A standing offer: a full section starts, and the next one opens.
tournament-error-same-offer = You already play in a section of this offer. You can enter again when it is over.
tournament-error-invitation = This tournament is by invitation. Ask the tournament director.
tournament-error-no-rating = Only players with a rating can enter. Play a few rated games first.
# $min, $max and $rating: ratings, such as 1500.
tournament-error-rating-too-low = Only players with a rating of at least { $min } can enter. Yours is { $rating }.
tournament-error-rating-too-high = Only players whose rating was at most { $max } in the last 12 months can enter. Your highest was { $rating }.
# $min and $games: numbers of games.
tournament-error-games = { $min ->
        [one] You need 1 finished game to enter.
       *[other] You need { $min } finished games to enter.
    } You have { $games }.
# $max: a percentage such as 5%. $lost: games lost on time, of $games.
tournament-error-timeouts = { $games ->
        [one] You have lost { $lost } of your 1 finished game on time.
       *[other] You have lost { $lost } of your { $games } finished games on time.
    } To enter, it must be at most { $max }.
# $days: a number such as 2.1; $max: a whole number of days.
tournament-error-too-slow = You take { $days } days per move on average. To enter, it must be at most { $max ->
        [one] 1 day
       *[other] { $max } days
    }.
# $max and $games: numbers of games.
tournament-error-too-many-running = { $games ->
        [one] You have 1 game in progress.
       *[other] You have { $games } games in progress.
    } To enter, it must be at most { $max }.

# Why something could not be done in a tournament; to a player or a tournament director.
tournament-error-already-done = This has already been done. Reload the page.
tournament-error-not-open-yet = You cannot enter yet. Come back when entries open.
tournament-error-entries-closed = Entries are closed: the tournament has started or was canceled.
tournament-error-not-started = The tournament has not started yet. Wait until it has.
tournament-error-over = The tournament is over or was canceled.
tournament-error-not-entered = You have not entered this tournament.
tournament-error-terms-frozen = The tournament has started. Its terms can no longer be changed.
tournament-error-terms-changed = Nothing was saved. Somebody has changed the terms since you opened this page: you see them below. If you save again, you replace them.
tournament-error-numbers-changed = Nothing was saved. Somebody has changed the pairing numbers since you opened this page: you see them below the form. If you send the form again, you replace them.
tournament-error-directors-changed = Nothing was saved. Somebody has changed the tournament director or the deputy since you opened this page: you see both below the form. If you send the form again, you replace them.
# A deputy stands in for the tournament director.
tournament-error-director-plays = The tournament director and the deputy cannot play in the tournament, and must be two different players.
tournament-error-reason-missing = Write something here. Everybody can read it in the tournament log.
# Sections and pairing numbers name the place of a player in the tables.
tournament-error-no-such-player = There is no such player in this tournament. Check the section and the pairing number.
tournament-error-plays-already = This player already plays in the tournament. Choose somebody else.
tournament-error-not-invited = No place in this tournament is offered to you.
tournament-error-too-late-for-substitute = A substitute can take a place in the first 14 days only.
tournament-error-seat-played-on = A game of this place is over, or beyond the fifth move. Nobody can take it any more.
tournament-error-seat-being-decided = In a game of this place a claim is waiting, or the result is being checked. Try again after the decision.
# $most: a number of days.
tournament-error-days-range = Enter 1 to { $most } days.
tournament-error-has-left = This player has already left the tournament. Nothing was changed.
tournament-error-no-entry = This player has not entered. Nothing was changed.
tournament-error-cannot-direct = This player cannot be tournament director or deputy at the moment. Enter another player.
tournament-error-time-given-meanwhile = Somebody has given time in this game since you opened this page. Nothing was changed. Look at the game before you give more.
tournament-error-no-ground = Choose a ground.
tournament-error-not-sure = This cannot be undone. Tick the box if you are sure.
tournament-error-special-leave-taken = This player has had special leave in this tournament. It is granted once.
tournament-error-time-given-full = In each game you can give at most { $most } days.
tournament-error-no-such-game = This game is not in progress in this tournament. Choose another one.
tournament-error-numbers-differ = Name each player once, and only players who have entered.
tournament-error-no-days = Enter a number of days.
tournament-error-not-due = The tournament cannot start yet: its date has not come, or it is not full.
tournament-error-not-paired = This game is not the next one of its pairing. Reload the page.
tournament-error-no-such-round = You cannot skip this round. Choose another one.
tournament-error-round-paired = This round has already started. Choose another one.
tournament-error-not-qualified = You have no place in the next stage that you can confirm or give up.
# To a tournament director.
tournament-error-next-edition-exists = The next edition has already been announced. You can announce another one only if it is canceled.
tournament-error-has-no-editions = A standing offer and a match by challenge have no editions. Announce a new tournament instead.
# A lot: a decision by chance. Its secret is committed to before and published after.
tournament-error-wrong-secret = This secret does not belong to the lot. Reload the page.

# Label: the name of a tournament.
tournament-new-name = Name
# Label.
tournament-new-description = Description (optional)
# Label of a number.
tournament-new-chess960-by-lot = Chess960, a position by lot for each game
tournament-new-chess960-number = Chess960, all games from one position
tournament-new-fen-hint = All games begin here, and are casual. Each pair plays two games.
tournament-new-section-size = Players per section, at most
# Label; the two choices follow.
tournament-new-cycles = Games with each opponent
tournament-new-cycles-single = one
tournament-new-cycles-double = two, the second with colors reversed
# Label; the two choices follow.
tournament-new-pace = Rounds
tournament-new-pace-all-at-once = all games start at once
tournament-new-pace-round-by-round = one round after the other
# Label of a number. A match is a series of games between two players.
tournament-new-match-games = Games in a match
# Label; the two choices follow.
tournament-new-schedule = Games of a match at the same time
tournament-new-schedule-one-by-one = one
tournament-new-schedule-two-at-a-time = two
# Label; the two choices follow.
tournament-new-ends-early = When the match is decided
tournament-new-ends-early-on = it ends
tournament-new-ends-early-off = the remaining games are played
# Label: a match of a knockout that is drawn; the three choices follow.
tournament-new-drawn-match = After a drawn match
tournament-new-drawn-match-decider = a decider: White must win
tournament-new-drawn-match-two-more = two more games, then a decider
tournament-new-drawn-match-better-seed = the better seed wins
tournament-new-stages-hint = The best of each group advance to the next stage. A stage with one group is the final. Leave fields of a later stage empty if they are as in the stage before.
# Legend of a group of fields. $stage: a number. They hold for all stages from this one on.
tournament-new-stage-and-later = Stage { $stage } and later
# Labels of numbers.
tournament-new-group-size = Players in a group, at most
tournament-new-of-each-group = How many of each group advance
tournament-new-best-others = How many of all others advance
# Label of a number.
tournament-new-swiss-rounds = Number of rounds
# Label of a number.
tournament-new-round-days = Days between two rounds
tournament-new-round-days-hint = Optional. If you leave this empty, a round starts when all games of the round before are over. Otherwise games still in progress count as draws for the pairing.
# Choices of the start of a tournament.
tournament-new-start-on-date = On a fixed date
tournament-new-start-when-full = When it is full
# Labels: of the start.
tournament-new-start-date = Date
tournament-new-start-time = Time
# $zone: a time zone such as Europe/Berlin.
tournament-new-start-hint = In your time zone, { $zone }.
# Label: what happens when a tournament is full and starts; the two choices follow.
tournament-new-repeats = Standing offer
tournament-new-repeats-off = no: this tournament only
tournament-new-repeats-on = yes: when it starts, the next tournament opens
# Label: how many may play.
tournament-new-places = Places
tournament-new-places-hint = Leave empty if there is no limit. A match always has 2. If more players enter, they are put on a waiting list.
# Label of a date.
tournament-new-entries-open = Entries open on
tournament-new-entries-open-hint = Leave empty to open them at once.
tournament-new-last-day = Last day of play
tournament-new-last-day-hint = Optional. Games still in progress after this day are adjudicated.
tournament-new-max-game-days = Maximum game length in days
tournament-new-max-game-days-hint = Optional. Games that last longer are adjudicated.
# What holds if the conditions of entry stay as they are.
tournament-new-entry-usual = If you leave this as it is: everybody.
# Heading of the conditions of entry.
tournament-new-conditions = All of these are optional
# Label; the two choices follow.
tournament-new-by-invitation = By invitation
tournament-new-by-invitation-off = no
tournament-new-by-invitation-on = yes: you invite the players
# Labels of ratings.
tournament-new-min-rating = Lowest rating
tournament-new-max-rating = Highest rating
# Labels of numbers.
tournament-new-min-games = Finished games, at least
tournament-new-max-timeouts = Games lost on time in %, at most
tournament-new-max-days = Days per move on average, at most
tournament-new-max-running = Games in progress, at most
# What holds if the other options stay as they are.
tournament-new-more-usual = If you leave them as they are: time per move, conditional moves are allowed, vacation pauses the clock, pairing numbers are drawn by lot, tie-breaks in the order of the ICCF. In a Swiss tournament: numbers by rating, tie-breaks BH-C1, BH, SB, DE.
# Heading: pairing numbers, points, tie-breaks.
tournament-new-table = Table
# Choices of how pairing numbers are given.
tournament-new-numbering-lot = by lot
tournament-new-numbering-rating = by rating
tournament-new-numbering-as-entered = in the order of entry
# Choices: the points of a game.
tournament-new-scoring-standard = win 1, draw ½
tournament-new-scoring-three-one-zero = win 3, draw 1
# $codes: a list such as "DE, WIN, SB".
tournament-new-tie-breaks-hint = FIDE codes (C.07), in the order in which they decide. Choose from { $codes }. BH, FB and AOB are for Swiss tournaments only, KS for others only.
tournament-new-deputy-hint = The username of a player who directs the tournament when you cannot.
# Button.
tournament-new-announce = Announce tournament
# A link follows to the previous edition.
tournament-new-edition-of = This is the next edition of:
tournament-new-error-format = Choose a format.
tournament-new-error-format-not-chosen = This belongs to a format that is not chosen. Choose that format, or clear this field.
tournament-new-error-position-not-chosen = This belongs to a starting position that is not chosen. Choose it, or clear this field.
tournament-new-error-lot-of-variant = Chess960 positions belong to standard chess. Choose the variant Standard, or another starting position.
tournament-new-error-swiss-numbering = In a Swiss tournament the pairing numbers are given by rating. Choose that.
tournament-new-error-start = Choose a start.
tournament-new-error-start-not-chosen = You entered a date, but the tournament starts when it is full. Choose the start on a fixed date, or clear this field.
tournament-new-error-time = Enter a time such as 18:30.
tournament-new-error-entries-open = Entries must open before the start. Enter an earlier date.
tournament-new-error-choice = Choose one of the values.
# $code: what was entered, or a code such as BH.
tournament-new-error-tie-break-unknown = There is no tie-break { $code }. Use codes from the list below.
tournament-new-error-tie-break-not-offered = The tie-break { $code } cannot be used with this format. Delete it.
tournament-new-error-tie-break-repeated = The tie-break { $code } appears twice. Delete one.
tournament-new-error-deputy-yourself = You cannot be your own deputy. Enter another player, or clear this field.
tournament-new-error-deputy-suspended = This player cannot be deputy at the moment. Enter another player, or clear this field.
# Choices: when the moves of the games can be seen.
tournament-new-visibility-all = everybody can see them at once
tournament-new-visibility-finished-games = others can see them when the game is over
tournament-new-visibility-when-all-finished = others can see them when all games are over
# Label.
tournament-new-timeouts = Losses on time
tournament-new-timeouts-off = have no other effect
tournament-new-timeouts-on = two in different weeks: out of the tournament

# Under the score of a match.
tournament-match-withdrawn = { $player } has withdrawn. This decides the match: no other game starts.
# Under a table in which results are gray.
tournament-results-left-out = The gray results do not count: the player withdrew before finishing half of the games.
