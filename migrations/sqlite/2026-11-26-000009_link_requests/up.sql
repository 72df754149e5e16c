-- Emails that somebody asked for to an address, whether it has an account or not: a job looks that up.
CREATE TABLE link_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('confirm_address', 'change_address', 'reset_password')),
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    -- Whose address it is or is to be; NULL: whoever has it.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- What makes the email that follows unique.
    about TEXT NOT NULL,
    -- From where it was asked for: an IPv4 address, or the first half of one of IPv6.
    network TEXT NOT NULL,
    answered BOOLEAN NOT NULL DEFAULT FALSE,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX link_requests_email_key ON link_requests (email_key, created_at);
CREATE INDEX link_requests_network ON link_requests (network, created_at);
CREATE INDEX link_requests_created_at ON link_requests (created_at);
CREATE INDEX link_requests_player ON link_requests (player_id);
CREATE INDEX link_requests_waiting ON link_requests (id) WHERE NOT answered;

-- How many challenges went to players lately.
CREATE INDEX challenges_created_at ON challenges (created_at);
CREATE INDEX challenges_opponent_created_at ON challenges (opponent_id, created_at);
