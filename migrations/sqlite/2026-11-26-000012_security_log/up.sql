-- Who logged in or failed to, and what was changed of an account: who, whence, when. No secrets.
CREATE TABLE security_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    at TIMESTAMP NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('logged_in', 'login_failed', 'logged_out', 'sessions_ended', 'reset_requested', 'password_reset', 'password_changed', 'address_changed', 'role_granted', 'role_taken', 'form_refused')),
    -- Whose account it is about; NULL: of none. What was typed is not kept: it may be a password.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- Who did it, if not the player: an administrator.
    actor_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The word of a role; otherwise empty.
    detail TEXT NOT NULL,
    -- The IP address and the browser; NULL: forgotten by now, or unknown.
    address TEXT,
    device TEXT
);
CREATE INDEX security_log_player ON security_log (player_id, id);
CREATE INDEX security_log_actor ON security_log (actor_id);
CREATE INDEX security_log_address_at ON security_log (at) WHERE address IS NOT NULL;
