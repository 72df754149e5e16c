-- Claims, rulings and the desk; logs that nobody can alter unseen.
--
-- SQLite cannot alter a check, so the tables of games and of their log are made anew, as in
-- 2026-11-20-000002_house_rules. Foreign keys must be off: migrate.rs sees to it, and the guard
-- refuses to go on where somebody else did not.
CREATE TEMPORARY TABLE guard (foreign_keys INTEGER CHECK (foreign_keys = 0));
INSERT INTO guard SELECT foreign_keys FROM pragma_foreign_keys;
DROP TABLE guard;

CREATE TABLE games_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    white_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    black_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen TEXT NOT NULL,
    en_passant BOOLEAN NOT NULL DEFAULT TRUE,
    check_warning BOOLEAN NOT NULL DEFAULT TRUE,
    draws TEXT NOT NULL DEFAULT 'claimed' CHECK (draws IN ('claimed', 'automatic')),
    -- "e2e4@1763647200000000 …": UCI and the instant in microseconds since 1970.
    moves TEXT NOT NULL,
    -- What lists must show without replaying.
    fen TEXT NOT NULL,
    turn TEXT NOT NULL CHECK (turn IN ('white', 'black')),
    ply INTEGER NOT NULL,
    last_san TEXT NOT NULL,
    deadline TIMESTAMP,
    draw_offer TEXT CHECK (draw_offer IN ('white', 'black')),
    white_offered_ply INTEGER,
    black_offered_ply INTEGER,
    ending TEXT CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'king_left_in_check', 'resignation', 'resignation_drawn', 'flag', 'flag_drawn', 'agreement', 'third_occurrence', 'fifty_moves', 'fifth_occurrence', 'seventy_five_moves', 'offer_to_unable', 'aborted', 'never_started', 'ruled_win', 'ruled_draw', 'ruled_both_lose', 'annulled')),
    -- The side that the ending speaks of: who won by mate, who resigned, whose flag fell.
    ending_side TEXT CHECK (ending_side IN ('white', 'black')),
    -- What proves the ending: "left_in_check e1e2 e8".
    evidence TEXT,
    -- Over but for the result: what ended it, for whom and when, while it is being proven
    -- whether the opponent can still checkmate.
    pending TEXT CHECK (pending IN ('flag', 'resignation', 'claim')),
    pending_side TEXT CHECK (pending_side IN ('white', 'black')),
    pending_at TIMESTAMP,
    result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '0-0', '*')),
    started_at TIMESTAMP NOT NULL,
    ended_at TIMESTAMP,
    -- Counts changes; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    takebacks BOOLEAN NOT NULL DEFAULT TRUE,
    takeback TEXT CHECK (takeback IN ('white', 'black')),
    taken_back INTEGER NOT NULL DEFAULT 0,
    clock_from TIMESTAMP,
    conditional BOOLEAN NOT NULL DEFAULT TRUE,
    white_proposal TEXT,
    black_proposal TEXT,
    plan_edits INTEGER NOT NULL DEFAULT 0,
    time_control TEXT NOT NULL DEFAULT 'per_move 259200',
    flag TEXT NOT NULL DEFAULT 'server' CHECK (flag IN ('server', 'claimed')),
    leave_counts BOOLEAN NOT NULL DEFAULT TRUE,
    clock TEXT NOT NULL DEFAULT '',
    wake_at TIMESTAMP,
    has_messages BOOLEAN NOT NULL DEFAULT FALSE,
    -- What waits for an administrator or was ruled, and claims that were turned down:
    -- "open since:1763647200000000 by:white ground:other". Mostly empty.
    claims TEXT NOT NULL DEFAULT '',
    -- Since when an administrator is waited for: the queue of the desk.
    claimed_at TIMESTAMP,
    -- The hash of the last event of the log, which goes on from the one before. Empty where no
    -- event was logged since there are hashes.
    log_head TEXT NOT NULL DEFAULT '',
    CHECK (white_id <> black_id),
    CHECK ((ended_at IS NULL) = (result IS NULL) AND (ended_at IS NULL) = (ending IS NULL)),
    CHECK ((pending IS NULL) = (pending_side IS NULL) AND (pending IS NULL) = (pending_at IS NULL)),
    CHECK (pending IS NULL OR ended_at IS NULL)
);

INSERT INTO games_new (
    id, white_id, black_id, variant, start_fen, en_passant, check_warning,
    draws, moves, fen, turn, ply, last_san, deadline,
    draw_offer, white_offered_ply, black_offered_ply, ending, ending_side, evidence, pending,
    pending_side, pending_at, result, started_at, ended_at, version, takebacks,
    takeback, taken_back, clock_from, conditional, white_proposal, black_proposal, plan_edits,
    time_control, flag, leave_counts, clock, wake_at, has_messages
)
SELECT
    id, white_id, black_id, variant, start_fen, en_passant, check_warning,
    draws, moves, fen, turn, ply, last_san, deadline,
    draw_offer, white_offered_ply, black_offered_ply, ending, ending_side, evidence, pending,
    pending_side, pending_at, result, started_at, ended_at, version, takebacks,
    takeback, taken_back, clock_from, conditional, white_proposal, black_proposal, plan_edits,
    time_control, flag, leave_counts, clock, wake_at, has_messages
FROM games;
-- Numbers that were given out stay given out.
DELETE FROM sqlite_sequence WHERE name = 'games_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'games_new', seq FROM sqlite_sequence WHERE name = 'games';
DROP TABLE games;
ALTER TABLE games_new RENAME TO games;
-- With the result, so that what a player won is counted without reading the games.
CREATE INDEX games_white ON games (white_id, ended_at, result);
CREATE INDEX games_black ON games (black_id, ended_at, result);
CREATE INDEX games_pending ON games (pending_at) WHERE pending IS NOT NULL;
CREATE INDEX games_wake_at ON games (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX games_claimed_at ON games (claimed_at) WHERE claimed_at IS NOT NULL;

CREATE TABLE game_events_new (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'white_plan', 'black_plan', 'white_proposal', 'black_proposal', 'clock', 'rules_core', 'house') OR actor LIKE 'admin:%'),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'time_given', 'leave_set', 'time_returned', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended', 'claimed', 'claim_answered', 'claim_examined', 'claim_refuted', 'appealed', 'ruled')),
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO game_events_new SELECT game_id, number, at, actor, kind, detail FROM game_events;
DROP TABLE game_events;
ALTER TABLE game_events_new RENAME TO game_events;

-- Arbiters rule on claims; all else of the desk is for administrators.
ALTER TABLE players ADD COLUMN is_arbiter BOOLEAN NOT NULL DEFAULT FALSE;
-- Who is suspended cannot log in; the sentence says why.
ALTER TABLE players ADD COLUMN suspended_at TIMESTAMP;
ALTER TABLE players ADD COLUMN suspension TEXT NOT NULL DEFAULT '';

-- What administrators did. Nobody edits it, not even they: see the triggers.
CREATE TABLE admin_acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    at TIMESTAMP NOT NULL,
    -- NULL: by the command line.
    admin_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    kind TEXT NOT NULL,
    player_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    game_id BIGINT REFERENCES games (id) ON DELETE RESTRICT,
    detail TEXT NOT NULL
);
CREATE INDEX admin_acts_player ON admin_acts (player_id, id);
CREATE INDEX admin_acts_admin ON admin_acts (admin_id, id);
CREATE INDEX admin_acts_game ON admin_acts (game_id, id);

-- What the desk lists: among all that was sent only few letters ever failed.
CREATE INDEX outbox_failing ON outbox (state, id) WHERE last_error IS NOT NULL;

-- What players say of others and of their messages.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    reporter_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- The message that it is about, as it was said.
    game_id BIGINT REFERENCES games (id) ON DELETE CASCADE,
    message TEXT,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    settled_at TIMESTAMP,
    settled_by BIGINT REFERENCES players (id) ON DELETE SET NULL,
    answer TEXT NOT NULL DEFAULT ''
);
-- In the order in which they are listed; the column that is NULL lets it be counted in the index.
CREATE INDEX reports_open ON reports (settled_at, id) WHERE settled_at IS NULL;
CREATE INDEX reports_player ON reports (player_id, id);
CREATE INDEX reports_reporter ON reports (reporter_id, created_at);

-- What all who come are told.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    ends_at TIMESTAMP NOT NULL
);
CREATE INDEX notices_ends_at ON notices (ends_at);

-- Settings that were changed at the desk; they go before those of the environment.
CREATE TABLE site_settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Links with which one may register where the site is open by invitation only.
CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    note TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    player_id BIGINT REFERENCES players (id) ON DELETE SET NULL
);

-- Only ever appended to.
CREATE TRIGGER game_events_not_changed BEFORE UPDATE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_events_not_deleted BEFORE DELETE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER admin_acts_not_changed BEFORE UPDATE ON admin_acts BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
-- REPLACE asks no trigger of DELETE.
CREATE TRIGGER admin_acts_not_replaced BEFORE INSERT ON admin_acts WHEN EXISTS (SELECT 1 FROM admin_acts WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER admin_acts_not_deleted BEFORE DELETE ON admin_acts BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
