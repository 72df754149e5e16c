-- Swiss tournaments. No list of formats is checked any more: each new one would copy the table.
-- SQLite changes no check of a table: it is made anew.
CREATE TABLE new_tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format <> ''),
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
    series_games INTEGER,
    -- Of which tournament it is the next edition; NULL: of none.
    edition_of BIGINT REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- Lists can show rated or casual tournaments alone.
    rated BOOLEAN NOT NULL DEFAULT TRUE,
    -- Who may enter (as JSON) and from when: lists say of each tournament whether their reader can. NULL
    -- conditions: a server that does not know this column wrote the row, and lists read the log.
    entry_conditions TEXT,
    entries_open_at TIMESTAMP,
    variant TEXT NOT NULL DEFAULT 'standard' CHECK (variant <> '')
);
INSERT INTO new_tournaments (id, name, format, phase, visibility, director_id, deputy_id, entrant_count, places, starts_at, announced_at, started_at, finished_at, next_check_at, wakes, standing_offer, form_key, log_head, version, series_games, edition_of, rated, entry_conditions, entries_open_at, variant)
    SELECT id, name, format, phase, visibility, director_id, deputy_id, entrant_count, places, starts_at, announced_at, started_at, finished_at, next_check_at, wakes, standing_offer, form_key, log_head, version, series_games, edition_of, rated, entry_conditions, entries_open_at, variant FROM tournaments;
DELETE FROM sqlite_sequence WHERE name = 'new_tournaments';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_tournaments', seq FROM sqlite_sequence WHERE name = 'tournaments';
DROP TABLE tournaments;
ALTER TABLE new_tournaments RENAME TO tournaments;
CREATE INDEX tournaments_next_check_at ON tournaments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX tournaments_phase ON tournaments (phase, id);
CREATE INDEX tournaments_director ON tournaments (director_id);
CREATE INDEX tournaments_deputy ON tournaments (deputy_id);
CREATE UNIQUE INDEX tournaments_edition_of ON tournaments (edition_of) WHERE edition_of IS NOT NULL AND phase <> 'cancelled';
