-- Seconds for which a move can be recalled before it is sent; 0: it is sent at once.
ALTER TABLE players ADD COLUMN send_delay INTEGER NOT NULL DEFAULT 0 CHECK (send_delay BETWEEN 0 AND 600);

-- The move of a game that is made and not sent yet. Its player alone knows of it.
CREATE TABLE delayed_moves (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The position in which it was made: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    uci TEXT NOT NULL,
    offers_draw BOOLEAN NOT NULL,
    -- Conditional moves and a proposed line that go with it, in the typed form; what is said with it.
    keep TEXT,
    propose TEXT,
    message TEXT,
    made_at TIMESTAMP NOT NULL,
    -- Microseconds that the move had used then.
    used BIGINT NOT NULL CHECK (used >= 0),
    -- When the delay ends; when the job looks at it, which is later only if it could not be read.
    sent_at TIMESTAMP NOT NULL,
    check_at TIMESTAMP NOT NULL
);
CREATE INDEX delayed_moves_check_at ON delayed_moves (check_at);

-- The safety move of a game, for one position. Its owner alone knows of it.
CREATE TABLE safety_moves (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The position: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    uci TEXT NOT NULL,
    -- Seconds that the clock has left when it is played.
    lead BIGINT NOT NULL CHECK (lead > 0),
    -- When that is, as the clock runs now; later if it could not be read. NULL: no clock runs.
    check_at TIMESTAMP
);
CREATE INDEX safety_moves_check_at ON safety_moves (check_at);
