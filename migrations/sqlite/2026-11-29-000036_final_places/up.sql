-- Where players stand in tournaments that are final: for medals, and for the points of a year. They follow from the
-- logs of the tournaments and of their games.
CREATE TABLE final_places (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    finalized_at TIMESTAMP NOT NULL,
    -- The best of those that they share; 1 is the first.
    place INTEGER NOT NULL,
    -- How many players were placed below.
    points INTEGER NOT NULL,
    medal BOOLEAN NOT NULL,
    PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX final_places_player ON final_places (player_id, finalized_at);
CREATE INDEX final_places_finalized ON final_places (finalized_at);
-- A job writes those of the tournaments that are final already.
UPDATE tournaments SET next_check_at = finished_at WHERE phase = 'final';
