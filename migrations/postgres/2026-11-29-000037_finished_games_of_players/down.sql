DROP INDEX games_white_ending;
DROP INDEX games_black_ending;
DROP INDEX games_white;
DROP INDEX games_black;
CREATE INDEX games_white ON games (white_id, ended_at, result);
CREATE INDEX games_black ON games (black_id, ended_at, result);
