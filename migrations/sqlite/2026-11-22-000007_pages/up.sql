-- How pages look and in which language, who somebody is, what people say to each other, and what
-- a review of the desk took away again. The defaults also serve nodes that do not know the columns.
-- Foreign keys must be off: else DROP TABLE would delete what points at it.
CREATE TEMPORARY TABLE guard (foreign_keys INTEGER CHECK (foreign_keys = 0));
INSERT INTO guard SELECT foreign_keys FROM pragma_foreign_keys;
DROP TABLE guard;

-- One's own choice; empty as the browser says.
ALTER TABLE players ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN theme TEXT NOT NULL DEFAULT 'system' CHECK (theme IN ('system', 'light', 'dark'));
ALTER TABLE players ADD COLUMN board TEXT NOT NULL DEFAULT 'green' CHECK (board IN ('green', 'wood'));
-- Moves are written with the letters of pieces of one's language.
ALTER TABLE players ADD COLUMN own_letters BOOLEAN NOT NULL DEFAULT FALSE;
-- What players say of themselves, and where they are from (ISO 3166-1, two letters).
ALTER TABLE players ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN country TEXT NOT NULL DEFAULT '';

-- Whom a player has as a friend, wants to hear nothing from, or nothing of.
CREATE TABLE ties (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('friend', 'block', 'mute')),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, other_id, kind)
);
CREATE INDEX ties_other ON ties (other_id, kind);

-- What two players say to each other outside of games.
CREATE TABLE private_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    from_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    to_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    read_at TIMESTAMP
);
CREATE INDEX private_messages_from ON private_messages (from_id, to_id, id);
CREATE INDEX private_messages_to ON private_messages (to_id, from_id, id);
CREATE INDEX private_messages_unread ON private_messages (to_id, from_id) WHERE read_at IS NULL;

-- What spectators say of a game; its players read it when it is over.
CREATE TABLE remarks (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX remarks_game ON remarks (game_id, id);

-- What somebody notes about a game for themselves alone.
CREATE TABLE notes (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, game_id)
);

-- The opening, as far as it has a name: "C84 Ruy Lopez: Closed".
ALTER TABLE games ADD COLUMN opening TEXT NOT NULL DEFAULT '';

-- Whose move it is: what each page of a player's own game asks. SQLite reads no row for it only if
-- the index also has what it is limited by.
CREATE INDEX games_white_turn ON games (white_id, turn, deadline, flag, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;
CREATE INDEX games_black_turn ON games (black_id, turn, deadline, flag, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;

-- Few among many: who can rule, and who administers the site.
CREATE INDEX players_deciders ON players (id) WHERE is_admin OR is_arbiter;
DROP INDEX admin_acts_game;

-- Who settled a report stands in the audit log.
CREATE TABLE reports_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    reporter_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- The message that it is about, as it was said.
    game_id BIGINT REFERENCES games (id) ON DELETE CASCADE,
    message TEXT,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    settled_at TIMESTAMP,
    answer TEXT NOT NULL DEFAULT ''
);
INSERT INTO reports_new (id, reporter_id, player_id, game_id, message, text, created_at, settled_at, answer) SELECT id, reporter_id, player_id, game_id, message, text, created_at, settled_at, answer FROM reports;
DELETE FROM sqlite_sequence WHERE name = 'reports_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'reports_new', seq FROM sqlite_sequence WHERE name = 'reports';
DROP TABLE reports;
ALTER TABLE reports_new RENAME TO reports;
CREATE INDEX reports_open ON reports (settled_at, id) WHERE settled_at IS NULL;
CREATE INDEX reports_player ON reports (player_id, id);
CREATE INDEX reports_reporter ON reports (reporter_id, created_at);

-- An invitation is one more link that works once.
CREATE TABLE tokens_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    purpose TEXT NOT NULL CHECK (purpose IN ('confirm_address', 'reset_password', 'change_address', 'first_admin', 'invitation')),
    -- NULL for the link that makes the first administrator, and for invitations.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The address that the link was sent to; of an invitation whom it is for.
    email TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
INSERT INTO tokens_new SELECT id, token_hash, purpose, player_id, email, created_at, expires_at FROM tokens;
DELETE FROM sqlite_sequence WHERE name = 'tokens_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'tokens_new', seq FROM sqlite_sequence WHERE name = 'tokens';
DROP TABLE tokens;
ALTER TABLE tokens_new RENAME TO tokens;
CREATE INDEX tokens_player_id ON tokens (player_id);
INSERT INTO tokens (token_hash, purpose, player_id, email, created_at, expires_at)
    SELECT token_hash, 'invitation', NULL, note, created_at, expires_at FROM invitations WHERE used_at IS NULL ORDER BY id;
DROP TABLE invitations;
