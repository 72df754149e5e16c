-- Fails where special leave was granted: the log is not edited.
ALTER TABLE game_events DROP CONSTRAINT game_events_kind_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_kind_check CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'time_given', 'vacation_set', 'time_returned', 'player_replaced', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended', 'claimed', 'claim_answered', 'claim_examined', 'claim_refuted', 'appealed', 'adjudicated', 'play_stopped', 'result_claimed'));
