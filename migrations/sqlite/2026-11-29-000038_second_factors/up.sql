-- Second factors: an authenticator app (RFC 6238), passkeys (WebAuthn), recovery codes.
CREATE TABLE totp_secrets (
    player_id BIGINT PRIMARY KEY NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- Base32, as apps take it.
    secret TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    -- NULL: no code has shown yet that an app has it.
    confirmed_at TIMESTAMP,
    -- That of the last code: none is taken twice.
    last_step BIGINT NOT NULL,
    last_used_at TIMESTAMP
);
CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- Base64url.
    credential_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- The whole credential, with its counter and its backup flags, as JSON.
    credential TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    last_used_at TIMESTAMP
);
CREATE INDEX passkeys_player ON passkeys (player_id);
CREATE TABLE recovery_codes (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    used_at TIMESTAMP,
    PRIMARY KEY (player_id, code_hash)
);
-- Whoever has given the password, and not the second factor yet.
CREATE TABLE pending_logins (
    token_hash TEXT PRIMARY KEY NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    persistent BOOLEAN NOT NULL,
    -- Codes that were tried.
    attempts INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX pending_logins_player ON pending_logins (player_id);
CREATE INDEX pending_logins_created_at ON pending_logins (created_at);
-- Challenges to a passkey (WebAuthn: ceremonies) that are not answered yet.
CREATE TABLE passkey_challenges (
    token_hash TEXT PRIMARY KEY NOT NULL,
    -- NULL: somebody who logs in, and is not known yet.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX passkey_challenges_player ON passkey_challenges (player_id);
CREATE INDEX passkey_challenges_created_at ON passkey_challenges (created_at);
-- Whether the second factor was given in the session, and from where it was begun.
ALTER TABLE sessions ADD COLUMN second_factor BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE sessions ADD COLUMN address TEXT;
