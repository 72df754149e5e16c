-- A result that waits for its proof becomes the loss that it is without one.
UPDATE games SET ending = pending, ending_side = pending_side, ended_at = pending_at,
    result = CASE pending_side WHEN 'white' THEN '0-1' ELSE '1-0' END,
    pending = NULL, pending_side = NULL, pending_at = NULL
WHERE pending IS NOT NULL;
DELETE FROM game_events WHERE kind = 'proof_awaited';
UPDATE game_events SET actor = 'clock' WHERE actor = 'rules_core';
ALTER TABLE game_events DROP CONSTRAINT game_events_actor_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_actor_check CHECK (actor IN ('white', 'black', 'clock'));
ALTER TABLE game_events DROP CONSTRAINT game_events_kind_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_kind_check CHECK (kind IN ('move', 'draw_offered', 'draw_declined', 'ended'));
ALTER TABLE games DROP CONSTRAINT games_pending_running;
ALTER TABLE games DROP CONSTRAINT games_pending_whole;
ALTER TABLE games DROP COLUMN pending_at;
ALTER TABLE games DROP COLUMN pending_side;
ALTER TABLE games DROP COLUMN pending;

-- What the older tables have no word for becomes the nearest thing with the same result.
UPDATE games SET ending = 'resignation' WHERE ending = 'king_left_in_check';
UPDATE games SET ending = 'agreement' WHERE ending IN ('third_occurrence', 'fifty_moves', 'fifth_occurrence', 'seventy_five_moves');

ALTER TABLE games DROP CONSTRAINT games_ending_check;
ALTER TABLE games ADD CONSTRAINT games_ending_check CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'resignation', 'resignation_drawn', 'flag', 'flag_drawn', 'agreement', 'offer_to_unable', 'aborted', 'never_started'));
ALTER TABLE games DROP COLUMN evidence;
ALTER TABLE games DROP COLUMN draws;
ALTER TABLE games DROP COLUMN check_warning;
ALTER TABLE games DROP COLUMN en_passant;

ALTER TABLE challenges DROP COLUMN draws;
ALTER TABLE challenges DROP COLUMN check_warning;
ALTER TABLE challenges DROP COLUMN en_passant;
