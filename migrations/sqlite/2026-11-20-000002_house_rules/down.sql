-- Foreign keys must be off, as in up.sql.
CREATE TEMPORARY TABLE guard (foreign_keys INTEGER CHECK (foreign_keys = 0));
INSERT INTO guard SELECT foreign_keys FROM pragma_foreign_keys;
DROP TABLE guard;

-- A result that waits for its proof becomes the loss that it is without one.
UPDATE games SET ending = pending, ending_side = pending_side, ended_at = pending_at,
    result = CASE pending_side WHEN 'white' THEN '0-1' ELSE '1-0' END,
    pending = NULL, pending_side = NULL, pending_at = NULL
WHERE pending IS NOT NULL;
DELETE FROM game_events WHERE kind = 'proof_awaited';
UPDATE game_events SET actor = 'clock' WHERE actor = 'rules_core';

-- What the older tables have no word for becomes the nearest thing with the same result.
UPDATE games SET ending = 'resignation' WHERE ending = 'king_left_in_check';
UPDATE games SET ending = 'agreement' WHERE ending IN ('third_occurrence', 'fifty_moves', 'fifth_occurrence', 'seventy_five_moves');

CREATE TABLE games_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    white_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    black_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen TEXT NOT NULL,
    seconds_per_move BIGINT NOT NULL,
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
    ending TEXT CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'resignation', 'resignation_drawn', 'flag', 'flag_drawn', 'agreement', 'offer_to_unable', 'aborted', 'never_started')),
    -- The side that the ending speaks of: who won by mate, who resigned, whose flag fell.
    ending_side TEXT CHECK (ending_side IN ('white', 'black')),
    result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '*')),
    started_at TIMESTAMP NOT NULL,
    ended_at TIMESTAMP,
    -- Counts changes; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    CHECK (white_id <> black_id),
    CHECK ((ended_at IS NULL) = (result IS NULL) AND (ended_at IS NULL) = (ending IS NULL))
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

ALTER TABLE challenges DROP COLUMN draws;
ALTER TABLE challenges DROP COLUMN check_warning;
ALTER TABLE challenges DROP COLUMN en_passant;

CREATE TABLE game_events_new (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'clock')),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'draw_offered', 'draw_declined', 'ended')),
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO game_events_new SELECT game_id, number, at, actor, kind, detail FROM game_events;
DROP TABLE game_events;
ALTER TABLE game_events_new RENAME TO game_events;
