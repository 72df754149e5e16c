-- The house rules that a game is offered with, the endings that follow from rules, and what
-- proves an ending. Rows of before have the standard rules; the defaults also serve nodes
-- that do not know the columns yet.
--
-- SQLite cannot alter the check on `ending`, so the table of games is made anew, in the steps
-- of https://sqlite.org/lang_altertable.html#otheralter. Other tables refer to it: foreign
-- keys must be off, or dropping the old table would delete letters and forget challenges.
-- migrate.rs switches them off; the guard refuses to go on where somebody else did not.
CREATE TEMPORARY TABLE guard (foreign_keys INTEGER CHECK (foreign_keys = 0));
INSERT INTO guard SELECT foreign_keys FROM pragma_foreign_keys;
DROP TABLE guard;

ALTER TABLE challenges ADD COLUMN en_passant BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE challenges ADD COLUMN check_warning BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE challenges ADD COLUMN draws TEXT NOT NULL DEFAULT 'claimed' CHECK (draws IN ('claimed', 'automatic'));

CREATE TABLE games_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    white_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    black_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen TEXT NOT NULL,
    seconds_per_move BIGINT NOT NULL,
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
    CHECK (white_id <> black_id),
    CHECK ((ended_at IS NULL) = (result IS NULL) AND (ended_at IS NULL) = (ending IS NULL)),
    CHECK ((pending IS NULL) = (pending_side IS NULL) AND (pending IS NULL) = (pending_at IS NULL)),
    CHECK (pending IS NULL OR ended_at IS NULL)
);
INSERT INTO games_new (
    id, white_id, black_id, variant, start_fen, seconds_per_move, moves, fen, turn, ply,
    last_san, deadline, draw_offer, white_offered_ply, black_offered_ply, ending,
    ending_side, result, started_at, ended_at, version
)
SELECT
    id, white_id, black_id, variant, start_fen, seconds_per_move, moves, fen, turn, ply,
    last_san, deadline, draw_offer, white_offered_ply, black_offered_ply, ending,
    ending_side, result, started_at, ended_at, version
FROM games;
-- Numbers that were given out stay given out.
DELETE FROM sqlite_sequence WHERE name = 'games_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'games_new', seq FROM sqlite_sequence WHERE name = 'games';
DROP TABLE games;
ALTER TABLE games_new RENAME TO games;
CREATE INDEX games_white ON games (white_id, ended_at);
CREATE INDEX games_black ON games (black_id, ended_at);
CREATE INDEX games_pending ON games (pending_at) WHERE pending IS NOT NULL;

-- The same for the checks of the log, to which nothing refers.
CREATE TABLE game_events_new (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'clock', 'rules_core')),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended')),
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO game_events_new SELECT game_id, number, at, actor, kind, detail FROM game_events;
DROP TABLE game_events;
ALTER TABLE game_events_new RENAME TO game_events;
