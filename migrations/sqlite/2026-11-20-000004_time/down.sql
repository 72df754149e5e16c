-- The log of before knows nothing of time given, of leave, nor of the service itself.
DELETE FROM game_events WHERE kind IN ('time_given', 'leave_set', 'time_returned');
DELETE FROM game_events WHERE actor = 'house';
CREATE TABLE game_events_new (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'white_plan', 'black_plan', 'white_proposal', 'black_proposal', 'clock', 'rules_core')),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended')),
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO game_events_new SELECT game_id, number, at, actor, kind, detail FROM game_events;
DROP TABLE game_events;
ALTER TABLE game_events_new RENAME TO game_events;

ALTER TABLE outbox DROP COLUMN games;
DROP TABLE outages;
DROP TABLE heartbeat;
DROP TABLE leaves;
DROP INDEX players_calendar_hash;
ALTER TABLE players DROP COLUMN calendar_hash;
ALTER TABLE players DROP COLUMN reminders;

-- Games of another control become games of three days a move.
ALTER TABLE challenges DROP COLUMN leave_counts;
ALTER TABLE challenges DROP COLUMN flag;
ALTER TABLE challenges ADD COLUMN seconds_per_move BIGINT NOT NULL DEFAULT 259200;
UPDATE challenges SET seconds_per_move = CAST(substr(time_control, 10) AS BIGINT) WHERE time_control LIKE 'per_move %';
ALTER TABLE challenges DROP COLUMN time_control;

DROP INDEX games_wake_at;
ALTER TABLE games DROP COLUMN wake_at;
ALTER TABLE games DROP COLUMN clock;
ALTER TABLE games DROP COLUMN leave_counts;
ALTER TABLE games DROP COLUMN flag;
ALTER TABLE games ADD COLUMN seconds_per_move BIGINT NOT NULL DEFAULT 259200;
UPDATE games SET seconds_per_move = CAST(substr(time_control, 10) AS BIGINT) WHERE time_control LIKE 'per_move %';
ALTER TABLE games DROP COLUMN time_control;
