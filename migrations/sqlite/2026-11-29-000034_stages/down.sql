ALTER TABLE tournament_games DROP COLUMN stage;
