-- The limit of games at once asks, of all finished games of a player, which were lost on time and against whom
-- those were that went on for ten moves. Answered from these alone.
DROP INDEX games_white;
DROP INDEX games_black;
CREATE INDEX games_white ON games (white_id, ended_at, result, black_id, ply);
CREATE INDEX games_black ON games (black_id, ended_at, result, white_id, ply);
CREATE INDEX games_white_ending ON games (white_id, ending, ending_side) WHERE ended_at IS NOT NULL;
CREATE INDEX games_black_ending ON games (black_id, ending, ending_side) WHERE ended_at IS NOT NULL;
