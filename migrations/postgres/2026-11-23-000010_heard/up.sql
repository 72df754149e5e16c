-- The last message that a look at a game showed, 0 if none: what was said before the look and stored
-- after it is new. The instants of both are those of requests, and say nothing of that.
ALTER TABLE looks ADD COLUMN heard BIGINT NOT NULL DEFAULT 0;
UPDATE looks SET heard = COALESCE(
    (SELECT MAX(messages.id) FROM messages
     WHERE messages.game_id = looks.game_id AND messages.created_at <= looks.at), 0);
