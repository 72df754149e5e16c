-- Games of other variants, and the ends that they have. No list of variants and of endings is checked
-- any more: each new one would copy the table. What is written is compared by `zugpost verify`.
-- SQLite changes no check of a table: it is made anew.
CREATE TABLE new_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    white_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    black_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    -- Two of the terms: lists show the one, an index has the other. The rest is in game_terms.
    variant TEXT NOT NULL CHECK (variant <> ''),
    -- Whether the server ends a game whose time ran out, or the opponent claims it.
    timeout_rule TEXT NOT NULL DEFAULT 'server' CHECK (timeout_rule IN ('server', 'claimed')),
    started_at TIMESTAMP NOT NULL,
    -- "e2e4@1763647200000000 …": UCI and the instant in microseconds since 1970.
    moves TEXT NOT NULL,
    -- The position on the board. What follows from the moves is kept for lists.
    fen TEXT NOT NULL,
    turn TEXT NOT NULL CHECK (turn IN ('white', 'black')),
    -- Half-moves made.
    ply INTEGER NOT NULL,
    -- The last move, as it is written: "Nf3"; empty before the first.
    last_san TEXT NOT NULL,
    -- "C60 Ruy Lopez"; empty without a name.
    opening TEXT NOT NULL DEFAULT '',
    -- When the time of the side to move runs out; NULL while no clock runs.
    deadline TIMESTAMP,
    -- When the scheduler next checks the game: to send a reminder, or for time that ran out.
    next_check_at TIMESTAMP,
    -- Since when the clock of the side to move runs, if not since the last move.
    clock_started_at TIMESTAMP,
    -- What the moves alone do not tell of the clocks: time given, vacations, outages.
    clock TEXT NOT NULL DEFAULT '',
    -- Who offers a draw, and who asks for a takeback: both stand until they are answered, a move
    -- is made or the game ends.
    draw_offer TEXT CHECK (draw_offer IN ('white', 'black')),
    takeback TEXT CHECK (takeback IN ('white', 'black')),
    -- Counts changes of conditional moves, so that forms notice each other.
    conditional_moves_revision INTEGER NOT NULL DEFAULT 0,
    -- What waits for an arbiter or was decided, and claims that were turned down:
    -- "open since:1763647200000000 by:white ground:other". Mostly empty.
    claims TEXT NOT NULL DEFAULT '',
    -- Since when an arbiter is waited for.
    claimed_at TIMESTAMP,
    -- Over but for the result: what ended it, for whom and when, while it is being proven
    -- whether the opponent can still checkmate. Or "claim": a dead position that is examined.
    pending TEXT CHECK (pending IN ('timeout', 'resignation', 'claim')),
    pending_side TEXT CHECK (pending_side IN ('white', 'black')),
    pending_at TIMESTAMP,
    ending TEXT CHECK (ending <> ''),
    -- The side that the ending speaks of: who won by mate, who resigned, whose time ran out.
    ending_side TEXT CHECK (ending_side IN ('white', 'black')),
    -- What proves the ending: "left_in_check e1e2 e8".
    evidence TEXT,
    result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '0-0', '*')),
    ended_at TIMESTAMP,
    -- The players have said something to each other.
    has_messages BOOLEAN NOT NULL DEFAULT FALSE,
    -- The hash of the last event of the log. Empty before the first.
    log_head TEXT NOT NULL DEFAULT '',
    -- Counts changes; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    CHECK (white_id <> black_id),
    CHECK ((ended_at IS NULL) = (result IS NULL) AND (ended_at IS NULL) = (ending IS NULL)),
    CHECK ((pending IS NULL) = (pending_side IS NULL) AND (pending IS NULL) = (pending_at IS NULL)),
    CHECK (pending IS NULL OR ended_at IS NULL)
);
INSERT INTO new_games (id, white_id, black_id, variant, timeout_rule, started_at, moves, fen, turn, ply, last_san, opening, deadline, next_check_at, clock_started_at, clock, draw_offer, takeback, conditional_moves_revision, claims, claimed_at, pending, pending_side, pending_at, ending, ending_side, evidence, result, ended_at, has_messages, log_head, version)
    SELECT id, white_id, black_id, variant, timeout_rule, started_at, moves, fen, turn, ply, last_san, opening, deadline, next_check_at, clock_started_at, clock, draw_offer, takeback, conditional_moves_revision, claims, claimed_at, pending, pending_side, pending_at, ending, ending_side, evidence, result, ended_at, has_messages, log_head, version FROM games;
DELETE FROM sqlite_sequence WHERE name = 'new_games';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_games', seq FROM sqlite_sequence WHERE name = 'games';
DROP TABLE games;
ALTER TABLE new_games RENAME TO games;
CREATE INDEX games_white ON games (white_id, ended_at, result);
CREATE INDEX games_black ON games (black_id, ended_at, result);
CREATE INDEX games_white_turn ON games (white_id, turn, deadline, timeout_rule, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;
CREATE INDEX games_black_turn ON games (black_id, turn, deadline, timeout_rule, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;
CREATE INDEX games_pending ON games (pending_at) WHERE pending IS NOT NULL;
CREATE INDEX games_next_check_at ON games (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX games_claimed_at ON games (claimed_at) WHERE claimed_at IS NOT NULL;
CREATE TABLE new_challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    challenger_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- NULL: open to everyone in the lobby.
    opponent_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The challenger's color; NULL: drawn by lot when it is accepted.
    color TEXT CHECK (color IN ('white', 'black')),
    variant TEXT NOT NULL CHECK (variant <> ''),
    start_fen TEXT NOT NULL,
    -- What the challenger chose: "Chess960 No. 518".
    start_name TEXT NOT NULL,
    -- The terms, as in games and game_terms.
    time_control TEXT NOT NULL DEFAULT 'per_move 259200',
    timeout_rule TEXT NOT NULL DEFAULT 'server' CHECK (timeout_rule IN ('server', 'claimed')),
    vacation_counts BOOLEAN NOT NULL DEFAULT TRUE,
    en_passant BOOLEAN NOT NULL DEFAULT TRUE,
    legal_moves_only BOOLEAN NOT NULL DEFAULT TRUE,
    draw_rule TEXT NOT NULL DEFAULT 'claimed' CHECK (draw_rule IN ('claimed', 'automatic')),
    conditional BOOLEAN NOT NULL DEFAULT TRUE,
    takebacks BOOLEAN NOT NULL DEFAULT TRUE,
    rated BOOLEAN NOT NULL DEFAULT FALSE,
    message TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    -- Why it was declined.
    reason TEXT NOT NULL,
    game_id BIGINT REFERENCES games (id) ON DELETE SET NULL,
    -- The game that this is a rematch of; one rematch offer a game and player.
    rematch_of BIGINT REFERENCES games (id) ON DELETE SET NULL,
    -- Drawn by the form: the same form sent twice makes one challenge.
    form_key TEXT NOT NULL UNIQUE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    books BOOLEAN NOT NULL DEFAULT TRUE,
    databases BOOLEAN NOT NULL DEFAULT TRUE,
    engines BOOLEAN NOT NULL DEFAULT FALSE,
    games INTEGER NOT NULL DEFAULT 1 CHECK (games BETWEEN 1 AND 24),
    schedule TEXT NOT NULL DEFAULT 'one_by_one' CHECK (schedule IN ('one_by_one', 'two_at_a_time')),
    ends_early BOOLEAN NOT NULL DEFAULT TRUE
);
INSERT INTO new_challenges (id, challenger_id, opponent_id, color, variant, start_fen, start_name, time_control, timeout_rule, vacation_counts, en_passant, legal_moves_only, draw_rule, conditional, takebacks, rated, message, state, reason, game_id, rematch_of, form_key, created_at, expires_at, books, databases, engines, games, schedule, ends_early)
    SELECT id, challenger_id, opponent_id, color, variant, start_fen, start_name, time_control, timeout_rule, vacation_counts, en_passant, legal_moves_only, draw_rule, conditional, takebacks, rated, message, state, reason, game_id, rematch_of, form_key, created_at, expires_at, books, databases, engines, games, schedule, ends_early FROM challenges;
DELETE FROM sqlite_sequence WHERE name = 'new_challenges';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_challenges', seq FROM sqlite_sequence WHERE name = 'challenges';
DROP TABLE challenges;
ALTER TABLE new_challenges RENAME TO challenges;
CREATE INDEX challenges_open ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_challenger ON challenges (challenger_id);
CREATE INDEX challenges_opponent ON challenges (opponent_id);
CREATE INDEX challenges_created_at ON challenges (created_at);
CREATE INDEX challenges_opponent_created_at ON challenges (opponent_id, created_at);
