-- Foreign keys must be off, as in up.sql.
CREATE TEMPORARY TABLE guard (foreign_keys INTEGER CHECK (foreign_keys = 0));
INSERT INTO guard SELECT foreign_keys FROM pragma_foreign_keys;
DROP TABLE guard;

CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    note TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    player_id BIGINT REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO invitations (token_hash, note, created_at, expires_at) SELECT token_hash, email, created_at, expires_at FROM tokens WHERE purpose = 'invitation';
DELETE FROM tokens WHERE purpose = 'invitation';
CREATE TABLE tokens_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    purpose TEXT NOT NULL CHECK (purpose IN ('confirm_address', 'reset_password', 'change_address', 'first_admin')),
    -- NULL for the link that makes the first administrator.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The address that the link was sent to.
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
    settled_by BIGINT REFERENCES players (id) ON DELETE SET NULL,
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
CREATE INDEX admin_acts_game ON admin_acts (game_id, id);
DROP INDEX players_deciders;
DROP INDEX games_black_turn;
DROP INDEX games_white_turn;
ALTER TABLE games DROP COLUMN opening;
DROP TABLE notes;
DROP TABLE remarks;
DROP TABLE private_messages;
DROP TABLE ties;
ALTER TABLE players DROP COLUMN country;
ALTER TABLE players DROP COLUMN about;
ALTER TABLE players DROP COLUMN own_letters;
ALTER TABLE players DROP COLUMN board;
ALTER TABLE players DROP COLUMN theme;
ALTER TABLE players DROP COLUMN language;
