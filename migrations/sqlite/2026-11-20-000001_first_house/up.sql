-- Times are UTC, truncated to microseconds, written by the service: no SQL clock anywhere.

CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- What others see; "closed account" once it is closed.
    name TEXT NOT NULL,
    -- Lower case. Stays when the account is closed: nobody else takes over a name.
    name_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    -- Lower case; set when the address is confirmed, so an unconfirmed one blocks nobody.
    email_key TEXT UNIQUE,
    password_hash TEXT NOT NULL,
    is_admin BOOLEAN NOT NULL,
    time_zone TEXT NOT NULL,
    confirm_moves BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    closed_at TIMESTAMP
);
CREATE INDEX players_seen_at ON players (seen_at);

CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- "Stay logged in": outlives the browser.
    persistent BOOLEAN NOT NULL,
    device TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_player_id ON sessions (player_id);

-- One-time links. The raw token stands in the letter only.
CREATE TABLE tokens (
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
CREATE INDEX tokens_player_id ON tokens (player_id);

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    white_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    black_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen TEXT NOT NULL,
    seconds_per_move BIGINT NOT NULL,
    -- "e2e4@1763647200000000 …": UCI and the instant in microseconds since 1970.
    moves TEXT NOT NULL,
    -- What lists must show without replaying.
    fen TEXT NOT NULL,
    turn TEXT NOT NULL CHECK (turn IN ('white', 'black')),
    ply INTEGER NOT NULL,
    last_san TEXT NOT NULL,
    deadline TIMESTAMP,
    draw_offer TEXT CHECK (draw_offer IN ('white', 'black')),
    white_offered_ply INTEGER,
    black_offered_ply INTEGER,
    ending TEXT CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'resignation', 'resignation_drawn', 'flag', 'flag_drawn', 'agreement', 'offer_to_unable', 'aborted', 'never_started')),
    -- The side that the ending speaks of: who won by mate, who resigned, whose flag fell.
    ending_side TEXT CHECK (ending_side IN ('white', 'black')),
    result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '*')),
    started_at TIMESTAMP NOT NULL,
    ended_at TIMESTAMP,
    -- Counts changes; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    CHECK (white_id <> black_id),
    CHECK ((ended_at IS NULL) = (result IS NULL) AND (ended_at IS NULL) = (ending IS NULL))
);
CREATE INDEX games_white ON games (white_id, ended_at);
CREATE INDEX games_black ON games (black_id, ended_at);

-- The log of every game, append-only. Keyed within the game: an id of its own would let
-- others count what happens elsewhere.
CREATE TABLE game_events (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'clock')),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'draw_offered', 'draw_declined', 'ended')),
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    challenger_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- NULL: open to everyone in the lobby.
    opponent_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The challenger's colour; NULL: drawn by lot when it is accepted.
    color TEXT CHECK (color IN ('white', 'black')),
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen TEXT NOT NULL,
    -- What the challenger chose, in words: "Chess960 No. 518".
    start_name TEXT NOT NULL,
    seconds_per_move BIGINT NOT NULL,
    message TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    reason TEXT NOT NULL,
    game_id BIGINT REFERENCES games (id) ON DELETE SET NULL,
    -- The game that this is a rematch of; one rematch offer a game and player.
    rematch_of BIGINT REFERENCES games (id) ON DELETE SET NULL,
    -- Drawn by the form: the same form sent twice makes one challenge.
    form_key TEXT NOT NULL UNIQUE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX challenges_open ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_challenger ON challenges (challenger_id);
CREATE INDEX challenges_opponent ON challenges (opponent_id);

-- Letters due, written in the transaction of what caused them. Facts only: the letter is
-- rendered when it is sent, or dropped because its reason is gone.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    dedup_key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- Where it goes if not to the player's address of that moment.
    address TEXT,
    game_id BIGINT REFERENCES games (id) ON DELETE CASCADE,
    challenge_id BIGINT REFERENCES challenges (id) ON DELETE CASCADE,
    -- The half-moves made when it was queued.
    ply INTEGER,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'dead')),
    attempts INTEGER NOT NULL,
    -- When it may be sent; pushed ahead while a node works on it.
    due_at TIMESTAMP NOT NULL,
    last_error TEXT,
    created_at TIMESTAMP NOT NULL,
    done_at TIMESTAMP
);
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state = 'waiting';
