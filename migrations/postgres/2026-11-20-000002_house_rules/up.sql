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

-- Over but for the result: what ended it, for whom and when, while it is being proven
-- whether the opponent can still checkmate.
ALTER TABLE games ADD COLUMN pending TEXT CHECK (pending IN ('flag', 'resignation'));
ALTER TABLE games ADD COLUMN pending_side TEXT CHECK (pending_side IN ('white', 'black'));
ALTER TABLE games ADD COLUMN pending_at TIMESTAMP;
ALTER TABLE games ADD CONSTRAINT games_pending_whole CHECK ((pending IS NULL) = (pending_side IS NULL) AND (pending IS NULL) = (pending_at IS NULL));
ALTER TABLE games ADD CONSTRAINT games_pending_running CHECK (pending IS NULL OR ended_at IS NULL);
CREATE INDEX games_pending ON games (pending_at) WHERE pending IS NOT NULL;

ALTER TABLE game_events DROP CONSTRAINT game_events_actor_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_actor_check CHECK (actor IN ('white', 'black', 'clock', 'rules_core'));
ALTER TABLE game_events DROP CONSTRAINT game_events_kind_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_kind_check CHECK (kind IN ('move', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended'));
