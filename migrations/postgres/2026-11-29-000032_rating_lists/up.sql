-- How far players were told what a week made of their ratings: one row, with the last week and the last player of
-- whom it was told.
CREATE TABLE told_rating_weeks (
    id BIGINT PRIMARY KEY NOT NULL CHECK (id = 1),
    week INTEGER NOT NULL,
    player_id BIGINT NOT NULL
);
-- All ratings of a week: for the emails about it.
CREATE INDEX ratings_week ON ratings (week, player_id);
-- The lists of ratings, the best first.
CREATE INDEX ratings_value ON ratings (variant, value, player_id);
