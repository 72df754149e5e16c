ALTER TABLE tournament_players DROP COLUMN waiting_number;
ALTER TABLE tournaments DROP COLUMN series_games;
ALTER TABLE challenges DROP COLUMN ends_early;
ALTER TABLE challenges DROP COLUMN schedule;
ALTER TABLE challenges DROP COLUMN games;
