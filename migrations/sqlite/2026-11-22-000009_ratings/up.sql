-- Rated games, and ratings. Games of before are not rated, as the default says; it also serves nodes
-- that do not know the column yet.
ALTER TABLE challenges ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE games ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;

-- What each player is worth after each week in which rated games of theirs ended. Weeks go from
-- Monday to Monday in UTC and are counted from the first Monday of 1970.
CREATE TABLE ratings (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    week INTEGER NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- Rated games of the week.
    games INTEGER NOT NULL,
    PRIMARY KEY (player_id, week)
);

-- Weeks that are to be reckoned anew. A row for each time, so that none is lost to another that is
-- being worked off.
CREATE TABLE ratings_due (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    week INTEGER NOT NULL
);
CREATE INDEX ratings_due_player ON ratings_due (player_id);
CREATE INDEX ratings_due_week ON ratings_due (week, id);
