-- A match as a challenge: how many games, and how they are played.
ALTER TABLE challenges ADD COLUMN games INTEGER NOT NULL DEFAULT 1 CHECK (games BETWEEN 1 AND 24);
ALTER TABLE challenges ADD COLUMN schedule TEXT NOT NULL DEFAULT 'one_by_one' CHECK (schedule IN ('one_by_one', 'two_at_a_time'));
ALTER TABLE challenges ADD COLUMN ends_early BOOLEAN NOT NULL DEFAULT TRUE;

-- NULL: two players have agreed on it, and nobody directs it.
ALTER TABLE tournaments ALTER COLUMN director_id DROP NOT NULL;
-- Of a match that two players have agreed on: how many games it has. NULL: it was announced.
ALTER TABLE tournaments ADD COLUMN series_games INTEGER;

-- Where somebody stands on the waiting list; NULL: they have a place. Until the next change of its
-- list, a tournament from before says it of nobody.
ALTER TABLE tournament_players ADD COLUMN waiting_number INTEGER;
