DROP TRIGGER game_events_not_edited ON game_events;
DROP TRIGGER admin_acts_not_edited ON admin_acts;
DROP FUNCTION log_is_not_edited();
DROP INDEX players_name_begins;
DROP INDEX outbox_failing;
DROP TABLE invitations;
DROP TABLE site_settings;
DROP TABLE notices;
DROP TABLE reports;
DROP TABLE admin_acts;
ALTER TABLE players DROP COLUMN suspension;
ALTER TABLE players DROP COLUMN suspended_at;
ALTER TABLE players DROP COLUMN is_arbiter;

-- What was ruled becomes the nearest thing with the same result; who claims plays on.
UPDATE games SET ending = 'agreement', evidence = NULL WHERE ending = 'ruled_draw';
UPDATE games SET ending = 'resignation', evidence = NULL, ending_side = CASE ending_side WHEN 'white' THEN 'black' ELSE 'white' END WHERE ending = 'ruled_win';
UPDATE games SET ending = 'aborted', evidence = NULL, ending_side = 'white', result = '*' WHERE ending IN ('ruled_both_lose', 'annulled');
-- Its rest counts as thought about: the older version knows of none.
UPDATE games SET wake_at = claimed_at WHERE claimed_at IS NOT NULL AND ended_at IS NULL;
DELETE FROM outbox WHERE kind IN ('claim_made', 'claim_answered', 'appealed', 'ruled', 'claim_waits');
UPDATE games SET pending = NULL, pending_side = NULL, pending_at = NULL WHERE pending = 'claim';
DELETE FROM game_events WHERE kind IN ('claimed', 'claim_answered', 'claim_examined', 'claim_refuted', 'appealed', 'ruled') OR actor LIKE 'admin:%';

ALTER TABLE game_events DROP CONSTRAINT game_events_actor_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_actor_check CHECK (actor IN ('white', 'black', 'white_plan', 'black_plan', 'white_proposal', 'black_proposal', 'clock', 'rules_core', 'house'));
ALTER TABLE game_events DROP CONSTRAINT game_events_kind_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_kind_check CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'time_given', 'leave_set', 'time_returned', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended'));

DROP INDEX games_claimed_at;
DROP INDEX games_white;
DROP INDEX games_black;
CREATE INDEX games_white ON games (white_id, ended_at);
CREATE INDEX games_black ON games (black_id, ended_at);
ALTER TABLE games DROP COLUMN log_head;
ALTER TABLE games DROP COLUMN claimed_at;
ALTER TABLE games DROP COLUMN claims;
ALTER TABLE games DROP CONSTRAINT games_ending_check;
ALTER TABLE games ADD CONSTRAINT games_ending_check CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'king_left_in_check', 'resignation', 'resignation_drawn', 'flag', 'flag_drawn', 'agreement', 'third_occurrence', 'fifty_moves', 'fifth_occurrence', 'seventy_five_moves', 'offer_to_unable', 'aborted', 'never_started'));
ALTER TABLE games DROP CONSTRAINT games_pending_check;
ALTER TABLE games ADD CONSTRAINT games_pending_check CHECK (pending IN ('flag', 'resignation'));
ALTER TABLE games DROP CONSTRAINT games_result_check;
ALTER TABLE games ADD CONSTRAINT games_result_check CHECK (result IN ('1-0', '0-1', '1/2-1/2', '*'));
