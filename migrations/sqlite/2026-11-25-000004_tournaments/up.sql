-- Tournaments: what lists show and what guards a change. Everything else is in the log.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('round_robin', 'match', 'knockout')),
    phase TEXT NOT NULL CHECK (phase IN ('announced', 'running', 'finished', 'final', 'cancelled')),
    visibility TEXT NOT NULL CHECK (visibility IN ('everything', 'finished_games', 'when_all_finished')),
    director_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
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
    version INTEGER NOT NULL
);
CREATE INDEX tournaments_next_check_at ON tournaments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX tournaments_phase ON tournaments (phase, id);

-- The public log of each tournament, one row an event, never edited.
CREATE TABLE tournament_events (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- 0 is the first; there is no gap.
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    -- "player:7", "director:3", "system".
    actor TEXT NOT NULL,
    -- As JSON.
    event TEXT NOT NULL,
    PRIMARY KEY (tournament_id, number)
);

-- Who has entered or plays, as the log says.
CREATE TABLE tournament_players (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    -- NULL before the start.
    section INTEGER,
    pairing_number INTEGER,
    -- When and why the player withdrew after the start.
    withdrawn_at TIMESTAMP,
    withdrawal_ground TEXT,
    PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX tournament_players_player ON tournament_players (player_id, tournament_id);

-- Which games belong to a tournament, and where each stands.
CREATE TABLE tournament_games (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    -- Which game of a match.
    number INTEGER NOT NULL
);
-- An annulled game is played again: two games may have one place.
CREATE INDEX tournament_games_place ON tournament_games (tournament_id, section, round, board, number);
CREATE INDEX tournaments_director ON tournaments (director_id);
CREATE INDEX tournaments_deputy ON tournaments (deputy_id);

-- Secrets of lots. Nobody reads one before its lot is drawn.
CREATE TABLE tournament_lots (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- "numbers"; "first_color 2 1": round and number of the match.
    purpose TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (tournament_id, purpose)
);

-- A role: whoever may announce tournaments.
ALTER TABLE players ADD COLUMN is_director BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TRIGGER tournament_events_not_changed BEFORE UPDATE ON tournament_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
-- INSERT OR REPLACE is no UPDATE to SQLite.
CREATE TRIGGER tournament_events_not_replaced BEFORE INSERT ON tournament_events WHEN EXISTS (SELECT 1 FROM tournament_events WHERE tournament_id = NEW.tournament_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER tournament_events_not_deleted BEFORE DELETE ON tournament_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
