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
