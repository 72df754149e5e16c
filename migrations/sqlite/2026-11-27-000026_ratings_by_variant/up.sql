-- Each variant has ratings of its own, and a tournament is of one variant.
-- SQLite changes no key of a table: it is made anew.
CREATE TABLE new_ratings (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    variant TEXT NOT NULL DEFAULT 'standard' CHECK (variant <> ''),
    -- From Monday to Monday in UTC, counted from the first Monday of 1970.
    week INTEGER NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- Rated games of the week.
    games INTEGER NOT NULL,
    PRIMARY KEY (player_id, variant, week)
);
INSERT INTO new_ratings (player_id, week, value, deviation, volatility, games)
    SELECT player_id, week, value, deviation, volatility, games FROM ratings;
DROP TABLE ratings;
ALTER TABLE new_ratings RENAME TO ratings;
ALTER TABLE pending_rating_weeks ADD COLUMN variant TEXT NOT NULL DEFAULT 'standard' CHECK (variant <> '');
ALTER TABLE tournaments ADD COLUMN variant TEXT NOT NULL DEFAULT 'standard' CHECK (variant <> '');
