-- Tournaments of stages: in which one a game is played. Games of other tournaments are in the first.
ALTER TABLE tournament_games ADD COLUMN stage INTEGER NOT NULL DEFAULT 1;
