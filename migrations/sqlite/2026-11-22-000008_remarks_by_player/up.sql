-- Accounts that nobody confirms are deleted, with what refers to them: that is to be found without
-- going through what everybody else remarked.
CREATE INDEX remarks_player ON remarks (player_id);
