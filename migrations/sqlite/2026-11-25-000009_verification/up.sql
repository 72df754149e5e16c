-- Games whose rows do not say what their logs say, as a job found them.
CREATE TABLE mismatches (
    game_id INTEGER PRIMARY KEY NOT NULL,
    found_at TIMESTAMP NOT NULL,
    -- What stands where, and what should; one a line.
    findings TEXT NOT NULL
);

-- How far the job has come: one row.
CREATE TABLE verified_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    last_game_id BIGINT NOT NULL
);
INSERT INTO verified_games (id, last_game_id) VALUES (1, 0);

-- INSERT OR REPLACE is no UPDATE to SQLite.
CREATE TRIGGER game_events_not_replaced BEFORE INSERT ON game_events WHEN EXISTS (SELECT 1 FROM game_events WHERE game_id = NEW.game_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;

-- The creations of games as a chain of hashes: a game that is deleted is missed. Never edited.
CREATE TABLE game_creations (
    -- 1 is the first; there is no gap.
    number INTEGER PRIMARY KEY NOT NULL,
    game_id BIGINT NOT NULL UNIQUE,
    -- The hash with which the log of the game begins.
    first_hash TEXT NOT NULL
);

-- The end of this chain: one row.
CREATE TABLE game_creation_chain (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    count BIGINT NOT NULL,
    head TEXT NOT NULL,
    -- Whether games from before the chain have been appended.
    is_complete BOOLEAN NOT NULL
);
INSERT INTO game_creation_chain (id, count, head, is_complete) VALUES (1, 0, '', FALSE);

-- What was published of all logs, once a day.
CREATE TABLE log_publications (
    number INTEGER PRIMARY KEY NOT NULL,
    -- 2026-11-25, in UTC.
    day TEXT NOT NULL UNIQUE,
    -- The hash over all of it and of everything before; empty while it is being made.
    head TEXT NOT NULL,
    published_at TIMESTAMP,
    created_games BIGINT NOT NULL,
    creations_head TEXT NOT NULL
);

-- The hashes of the logs that had changed since they were published. Never edited.
CREATE TABLE published_heads (
    owner TEXT NOT NULL CHECK (owner IN ('game', 'tournament')),
    owner_id BIGINT NOT NULL,
    -- How many events the log had.
    version INTEGER NOT NULL,
    head TEXT NOT NULL,
    publication BIGINT NOT NULL REFERENCES log_publications (number) ON DELETE RESTRICT,
    PRIMARY KEY (owner, owner_id, version)
);
CREATE INDEX published_heads_publication ON published_heads (publication, owner, owner_id, version);

CREATE TRIGGER game_creations_not_changed BEFORE UPDATE ON game_creations BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_creations_not_replaced BEFORE INSERT ON game_creations WHEN EXISTS (SELECT 1 FROM game_creations WHERE number = NEW.number OR game_id = NEW.game_id) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_creations_not_deleted BEFORE DELETE ON game_creations BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_changed BEFORE UPDATE ON published_heads BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_replaced BEFORE INSERT ON published_heads WHEN EXISTS (SELECT 1 FROM published_heads WHERE owner = NEW.owner AND owner_id = NEW.owner_id AND version = NEW.version) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_deleted BEFORE DELETE ON published_heads BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
