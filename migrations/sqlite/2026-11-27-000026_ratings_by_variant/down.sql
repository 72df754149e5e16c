ALTER TABLE tournaments DROP COLUMN variant;
DELETE FROM pending_rating_weeks WHERE variant <> 'standard';
ALTER TABLE pending_rating_weeks DROP COLUMN variant;
CREATE TABLE new_ratings (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    week INTEGER NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player_id, week)
);
INSERT INTO new_ratings (player_id, week, value, deviation, volatility, games)
    SELECT player_id, week, value, deviation, volatility, games FROM ratings WHERE variant = 'standard';
DROP TABLE ratings;
ALTER TABLE new_ratings RENAME TO ratings;
