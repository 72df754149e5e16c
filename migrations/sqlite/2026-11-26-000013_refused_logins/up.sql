-- More is noted. Which kinds there are is known to the program alone.
CREATE TABLE security_log_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    at TIMESTAMP NOT NULL,
    kind TEXT NOT NULL,
    -- Whose account it is about; NULL: of none. What was typed is not kept: it may be a password.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- Who did it, if not the player: an administrator.
    actor_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The word of a role, or the pattern of an address; otherwise empty.
    detail TEXT NOT NULL,
    -- The IP address and the browser; NULL: forgotten by now, or unknown.
    address TEXT,
    device TEXT
);
INSERT INTO security_log_new SELECT id, at, kind, player_id, actor_id, detail, address, device FROM security_log;
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'security_log')
WHERE name = 'security_log_new' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'security_log');
DROP TABLE security_log;
ALTER TABLE security_log_new RENAME TO security_log;
CREATE INDEX security_log_player ON security_log (player_id, id);
CREATE INDEX security_log_actor ON security_log (actor_id);
CREATE INDEX security_log_address_at ON security_log (at) WHERE address IS NOT NULL;
