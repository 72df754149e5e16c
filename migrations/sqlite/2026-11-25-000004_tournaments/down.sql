ALTER TABLE players DROP COLUMN is_director;
DROP TABLE tournament_lots;
DROP TABLE tournament_games;
DROP TABLE tournament_players;
DROP TABLE tournament_events;
DROP TABLE tournaments;
