DROP TABLE skipped_games;
ALTER TABLE players DROP COLUMN auto_next_game;
