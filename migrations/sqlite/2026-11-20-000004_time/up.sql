-- The four time controls, flags that are claimed, leave, outages, reminders, calendars.
--
-- How time is measured, as text: "per_move 259200", "bank 864000 86400 - -", "period 10 50 40",
-- "unlimited". It takes the place of seconds_per_move, which could say one of them only.
ALTER TABLE games ADD COLUMN time_control TEXT NOT NULL DEFAULT 'per_move 259200';
UPDATE games SET time_control = 'per_move ' || seconds_per_move;
ALTER TABLE games DROP COLUMN seconds_per_move;
ALTER TABLE games ADD COLUMN flag TEXT NOT NULL DEFAULT 'server' CHECK (flag IN ('server', 'claimed'));
ALTER TABLE games ADD COLUMN leave_counts BOOLEAN NOT NULL DEFAULT TRUE;
-- What the moves do not say: leaves that protect the game, time given, time used before the
-- clock was last stopped. Mostly empty.
ALTER TABLE games ADD COLUMN clock TEXT NOT NULL DEFAULT '';
-- When time next does something to the game: somebody is to be reminded, or the flag falls.
-- What is due is found by this index alone, however many games run.
ALTER TABLE games ADD COLUMN wake_at TIMESTAMP;
UPDATE games SET wake_at = started_at WHERE deadline IS NOT NULL;
CREATE INDEX games_wake_at ON games (wake_at) WHERE wake_at IS NOT NULL;

ALTER TABLE challenges ADD COLUMN time_control TEXT NOT NULL DEFAULT 'per_move 259200';
UPDATE challenges SET time_control = 'per_move ' || seconds_per_move;
ALTER TABLE challenges DROP COLUMN seconds_per_move;
ALTER TABLE challenges ADD COLUMN flag TEXT NOT NULL DEFAULT 'server' CHECK (flag IN ('server', 'claimed'));
ALTER TABLE challenges ADD COLUMN leave_counts BOOLEAN NOT NULL DEFAULT TRUE;

-- Hours before the flag at which the player is reminded.
ALTER TABLE players ADD COLUMN reminders TEXT NOT NULL DEFAULT '48 12';
-- Of the secret in the address of the player's calendar.
ALTER TABLE players ADD COLUMN calendar_hash TEXT;
CREATE UNIQUE INDEX players_calendar_hash ON players (calendar_hash);

CREATE TABLE leaves (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    starts_at TIMESTAMP NOT NULL,
    ends_at TIMESTAMP NOT NULL,
    -- The days of the calendar that it counts ("2026-11-20"), in the zone that the player had.
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    zone TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CHECK (starts_at < ends_at),
    CHECK (first_day <= last_day)
);
CREATE INDEX leaves_player_id ON leaves (player_id, ends_at);

-- When the service was last known to run. One row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    beat_at TIMESTAMP
);
INSERT INTO heartbeat (id, beat_at) VALUES (1, NULL);

-- When it did not run.
CREATE TABLE outages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    began_at TIMESTAMP NOT NULL,
    ended_at TIMESTAMP NOT NULL
);

-- The games that a letter is about which tells of several: "12:5 17:9", with the number of the
-- position in each.
ALTER TABLE outbox ADD COLUMN games TEXT;

-- SQLite cannot alter a check: the log is made anew. Nothing refers to it.
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
