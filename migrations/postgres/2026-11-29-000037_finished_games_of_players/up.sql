-- The limit of games at once asks, of all finished games of a player, which were lost on time and against whom
-- those were that went on for ten moves. Answered from these alone.
CREATE INDEX games_white_finished ON games (white_id, ending, ending_side, black_id, result, ply) WHERE ended_at IS NOT NULL;
CREATE INDEX games_black_finished ON games (black_id, ending, ending_side, white_id, result, ply) WHERE ended_at IS NOT NULL;
