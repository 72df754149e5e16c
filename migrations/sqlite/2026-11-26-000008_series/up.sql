-- A match as a challenge: how many games, and how they are played.
ALTER TABLE challenges ADD COLUMN games INTEGER NOT NULL DEFAULT 1 CHECK (games BETWEEN 1 AND 24);
ALTER TABLE challenges ADD COLUMN schedule TEXT NOT NULL DEFAULT 'one_by_one' CHECK (schedule IN ('one_by_one', 'two_at_a_time'));
ALTER TABLE challenges ADD COLUMN ends_early BOOLEAN NOT NULL DEFAULT TRUE;

-- Nobody directs a match that was agreed on. SQLite changes no column: the table is made again.
CREATE TABLE new_tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('round_robin', 'match', 'knockout')),
    phase TEXT NOT NULL CHECK (phase IN ('announced', 'running', 'finished', 'final', 'cancelled')),
    visibility TEXT NOT NULL CHECK (visibility IN ('everything', 'finished_games', 'when_all_finished')),
    -- NULL: two players have agreed on it.
    director_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    deputy_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    -- How many have entered, the waiting list included, and how many may play.
    entrant_count INTEGER NOT NULL,
    places INTEGER NOT NULL,
    -- The day of the start; NULL: when it is full, or unknown.
    starts_at TIMESTAMP,
    announced_at TIMESTAMP NOT NULL,
    started_at TIMESTAMP,
    finished_at TIMESTAMP,
    -- When a job checks what follows from results and from time; NULL: nothing does.
    next_check_at TIMESTAMP,
    -- Counts games that ended or went on again: what a job has not seen is not taken for done.
    wakes INTEGER NOT NULL DEFAULT 0,
    -- The first of a standing offer; NULL: it is none.
    standing_offer BIGINT REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- Drawn by the form: the same form sent twice makes one tournament.
    form_key TEXT NOT NULL UNIQUE,
    -- The hash of the last line of the log.
    log_head TEXT NOT NULL,
    -- Counts lines of the log; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    -- Of a match that two players have agreed on: how many games it has. NULL: it was announced.
    series_games INTEGER
);
INSERT INTO new_tournaments (id, name, format, phase, visibility, director_id, deputy_id, entrant_count, places, starts_at, announced_at, started_at, finished_at, next_check_at, wakes, standing_offer, form_key, log_head, version)
SELECT id, name, format, phase, visibility, director_id, deputy_id, entrant_count, places, starts_at, announced_at, started_at, finished_at, next_check_at, wakes, standing_offer, form_key, log_head, version FROM tournaments;
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'tournaments')
WHERE name = 'new_tournaments' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'tournaments');
DROP TABLE tournaments;
ALTER TABLE new_tournaments RENAME TO tournaments;
CREATE INDEX tournaments_next_check_at ON tournaments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX tournaments_phase ON tournaments (phase, id);
CREATE INDEX tournaments_director ON tournaments (director_id);
CREATE INDEX tournaments_deputy ON tournaments (deputy_id);

-- Where somebody stands on the waiting list; NULL: they have a place. Until the next change of its
-- list, a tournament from before says it of nobody.
ALTER TABLE tournament_players ADD COLUMN waiting_number INTEGER;
