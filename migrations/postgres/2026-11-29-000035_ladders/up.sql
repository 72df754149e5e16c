-- Ladders. They can be entered while they run: lists of what is open to enter ask for it. FALSE: no ladder, or
-- one that is closed.
ALTER TABLE tournaments ADD COLUMN always_open BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tournaments_always_open ON tournaments (id) WHERE always_open;
-- The challenges of ladders that nobody has answered. They follow from the logs of the tournaments.
CREATE TABLE ladder_challenges (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    -- In the order in which they were made on this ladder.
    number BIGINT NOT NULL,
    challenger_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    challenged_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    -- Until when it can be answered.
    expires_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, number)
);
CREATE INDEX ladder_challenges_challenger ON ladder_challenges (challenger_id);
CREATE INDEX ladder_challenges_challenged ON ladder_challenges (challenged_id, expires_at);
