-- More of what a game is played by. Each default is what held for every game before.

-- What players may use while they play.
ALTER TABLE game_terms ADD COLUMN books BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE game_terms ADD COLUMN databases BOOLEAN NOT NULL DEFAULT TRUE;
-- Tablebases too.
ALTER TABLE game_terms ADD COLUMN engines BOOLEAN NOT NULL DEFAULT FALSE;
-- FALSE: the game cannot be aborted, and whoever makes no first move in time loses by forfeit:
-- games.ending is 'never_started' then, with a result.
ALTER TABLE game_terms ADD COLUMN abort BOOLEAN NOT NULL DEFAULT TRUE;
-- Whether players can give each other time.
ALTER TABLE game_terms ADD COLUMN time_grants BOOLEAN NOT NULL DEFAULT TRUE;
-- Who can offer a draw.
ALTER TABLE game_terms ADD COLUMN draw_offers TEXT NOT NULL DEFAULT 'both' CHECK (draw_offers IN ('both', 'black_only'));
-- Seconds that White has more than the time control says: for each move where each move has its own
-- time, once in all others.
ALTER TABLE game_terms ADD COLUMN white_extra_time INTEGER NOT NULL DEFAULT 0;

-- The rest is not for challenges.
ALTER TABLE challenges ADD COLUMN books BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE challenges ADD COLUMN databases BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE challenges ADD COLUMN engines BOOLEAN NOT NULL DEFAULT FALSE;
