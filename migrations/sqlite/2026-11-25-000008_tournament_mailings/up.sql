-- Emails to everybody in a tournament of which some are still to be queued.
CREATE TABLE tournament_mailings (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- How many lines the log had.
    version INTEGER NOT NULL,
    -- What they tell. No check: a newer server may know more words.
    news TEXT NOT NULL,
    text TEXT NOT NULL,
    -- The last account that was told.
    told BIGINT NOT NULL,
    due_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, version)
);
