-- Foreign keys must be off, as in up.sql.
CREATE TEMPORARY TABLE guard (foreign_keys INTEGER CHECK (foreign_keys = 0));
INSERT INTO guard SELECT foreign_keys FROM pragma_foreign_keys;
DROP TABLE guard;

DROP TRIGGER game_events_not_changed;
DROP TRIGGER game_events_not_deleted;
DROP TRIGGER admin_acts_not_changed;
DROP TRIGGER admin_acts_not_deleted;
DROP TRIGGER admin_acts_not_replaced;
DROP INDEX outbox_failing;
DROP TABLE invitations;
DROP TABLE site_settings;
DROP TABLE notices;
DROP TABLE reports;
DROP TABLE admin_acts;
ALTER TABLE players DROP COLUMN suspension;
ALTER TABLE players DROP COLUMN suspended_at;
ALTER TABLE players DROP COLUMN is_arbiter;

-- What was ruled becomes the nearest thing with the same result; who claims plays on.
UPDATE games SET ending = 'agreement', evidence = NULL WHERE ending = 'ruled_draw';
UPDATE games SET ending = 'resignation', evidence = NULL, ending_side = CASE ending_side WHEN 'white' THEN 'black' ELSE 'white' END WHERE ending = 'ruled_win';
UPDATE games SET ending = 'aborted', evidence = NULL, ending_side = 'white', result = '*' WHERE ending IN ('ruled_both_lose', 'annulled');
-- Its rest counts as thought about: the older version knows of none.
UPDATE games SET wake_at = claimed_at WHERE claimed_at IS NOT NULL AND ended_at IS NULL;
DELETE FROM outbox WHERE kind IN ('claim_made', 'claim_answered', 'appealed', 'ruled', 'claim_waits');
UPDATE games SET pending = NULL, pending_side = NULL, pending_at = NULL WHERE pending = 'claim';
DELETE FROM game_events WHERE kind IN ('claimed', 'claim_answered', 'claim_examined', 'claim_refuted', 'appealed', 'ruled') OR actor LIKE 'admin:%';

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
    ending TEXT CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'king_left_in_check', 'resignation', 'resignation_drawn', 'flag', 'flag_drawn', 'agreement', 'third_occurrence', 'fifty_moves', 'fifth_occurrence', 'seventy_five_moves', 'offer_to_unable', 'aborted', 'never_started')),
    -- The side that the ending speaks of: who won by mate, who resigned, whose flag fell.
    ending_side TEXT CHECK (ending_side IN ('white', 'black')),
    -- What proves the ending: "left_in_check e1e2 e8".
    evidence TEXT,
    -- Over but for the result: what ended it, for whom and when, while it is being proven
    -- whether the opponent can still checkmate.
    pending TEXT CHECK (pending IN ('flag', 'resignation')),
    pending_side TEXT CHECK (pending_side IN ('white', 'black')),
    pending_at TIMESTAMP,
    result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '*')),
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
CREATE INDEX games_white ON games (white_id, ended_at);
CREATE INDEX games_black ON games (black_id, ended_at);
CREATE INDEX games_pending ON games (pending_at) WHERE pending IS NOT NULL;
CREATE INDEX games_wake_at ON games (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE game_events_new (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'white_plan', 'black_plan', 'white_proposal', 'black_proposal', 'clock', 'rules_core', 'house')),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'time_given', 'leave_set', 'time_returned', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended')),
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO game_events_new SELECT game_id, number, at, actor, kind, detail FROM game_events;
DROP TABLE game_events;
ALTER TABLE game_events_new RENAME TO game_events;
