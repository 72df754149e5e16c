-- The house rules that a game is offered with, the endings that follow from rules, and what
-- proves an ending. Rows of before have the standard rules; the defaults also serve nodes
-- that do not know the columns yet.

ALTER TABLE challenges ADD COLUMN en_passant BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE challenges ADD COLUMN check_warning BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE challenges ADD COLUMN draws TEXT NOT NULL DEFAULT 'claimed' CHECK (draws IN ('claimed', 'automatic'));

ALTER TABLE games ADD COLUMN en_passant BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE games ADD COLUMN check_warning BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE games ADD COLUMN draws TEXT NOT NULL DEFAULT 'claimed' CHECK (draws IN ('claimed', 'automatic'));
-- What proves the ending: "left_in_check e1e2 e8".
ALTER TABLE games ADD COLUMN evidence TEXT;

ALTER TABLE games DROP CONSTRAINT games_ending_check;
ALTER TABLE games ADD CONSTRAINT games_ending_check CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'king_left_in_check', 'resignation', 'resignation_drawn', 'flag', 'flag_drawn', 'agreement', 'third_occurrence', 'fifty_moves', 'fifth_occurrence', 'seventy_five_moves', 'offer_to_unable', 'aborted', 'never_started'));
