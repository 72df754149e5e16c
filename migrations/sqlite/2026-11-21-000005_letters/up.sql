-- Letters as their readers wish them, refused addresses, messages that come with a move, and
-- moves by reply. The defaults also serve nodes that do not know the columns yet.
--
-- What a player chose, where it differs from the default: "moves=daily digest=7 quiet=22-6".
ALTER TABLE players ADD COLUMN letters TEXT NOT NULL DEFAULT '';
-- When the last letter about games went out: those who want one letter until they visit.
ALTER TABLE players ADD COLUMN written_at TIMESTAMP;
-- What the mail server said when it refused the address for good; nothing is sent there then.
ALTER TABLE players ADD COLUMN refusal TEXT;

-- Waits to be told together with others of the same player.
ALTER TABLE outbox ADD COLUMN held BOOLEAN NOT NULL DEFAULT FALSE;
-- What the facts do not say: why an answer was not carried out, who logged in.
ALTER TABLE outbox ADD COLUMN detail TEXT;
CREATE INDEX outbox_waiting_player ON outbox (player_id) WHERE state = 'waiting';
CREATE INDEX outbox_player ON outbox (player_id, created_at);
CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';

-- Games of which a player wants no letters.
CREATE TABLE muted_games (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (player_id, game_id)
);

-- When a player last looked at a game, and at which position: what was seen is not told by
-- letter.
CREATE TABLE looks (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at TIMESTAMP NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (player_id, game_id)
);

-- What the players of a game say to each other.
CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The half-moves made before, with the one that it came with.
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX messages_game ON messages (game_id, id);

-- Whether there are any: most games have none, and need not be asked for them.
ALTER TABLE games ADD COLUMN has_messages BOOLEAN NOT NULL DEFAULT FALSE;

-- Letters that were answered: each once.
CREATE TABLE answered_letters (
    letter_id BIGINT NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at TIMESTAMP NOT NULL
);

-- What players have logged in with: of anything else they are told.
CREATE TABLE devices (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, name)
);

-- What the site signs with, drawn at the first start.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
