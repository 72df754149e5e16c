-- The export of a player's data finds games in which they were replaced, and what they decided. Both
-- are few lines among very many.
CREATE INDEX game_events_replaced ON game_events (game_id) WHERE kind = 'player_replaced';
CREATE INDEX game_events_adjudicated ON game_events (actor) WHERE kind = 'adjudicated';
