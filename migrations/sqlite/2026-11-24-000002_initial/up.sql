-- The first tables. Times are UTC and written by the service; enums are TEXT with a CHECK.

-- Accounts.
CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- What others see; "closed account" once it is closed.
    name TEXT NOT NULL,
    -- Lower case. Stays when the account is closed: nobody else takes over a name.
    name_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    -- Lower case; set when the address is confirmed, so an unconfirmed one blocks nobody.
    email_key TEXT UNIQUE,
    -- What a mail server said when it rejected the address for good.
    email_rejection TEXT,
    password_hash TEXT NOT NULL,
    is_admin BOOLEAN NOT NULL,
    is_arbiter BOOLEAN NOT NULL DEFAULT FALSE,
    suspended_at TIMESTAMP,
    suspension_reason TEXT NOT NULL DEFAULT '',
    -- A name of the IANA time zone database.
    time_zone TEXT NOT NULL,
    -- Whether a move has to be confirmed.
    confirm_moves BOOLEAN NOT NULL,
    -- Whether an email tells that conditional moves answered.
    conditional_move_emails BOOLEAN NOT NULL DEFAULT FALSE,
    -- Hours before the deadline: "48 12".
    reminders TEXT NOT NULL DEFAULT '48 12',
    -- Hash of the secret in the address of the calendar.
    calendar_hash TEXT,
    -- Alarms of the calendar, in hours before the deadline: "24 1".
    calendar_alarms TEXT NOT NULL DEFAULT '',
    -- When they were chosen.
    calendar_alarms_at TIMESTAMP,
    -- Which emails, when: "moves=hourly quiet=22-7". Empty: what everybody gets.
    notification_preferences TEXT NOT NULL DEFAULT '',
    -- When the last email about games was queued, for those who want one until their next visit.
    last_notified_at TIMESTAMP,
    created_at TIMESTAMP NOT NULL,
    last_seen_at TIMESTAMP NOT NULL,
    closed_at TIMESTAMP,
    -- A tag such as "de"; empty: what the browser asks for.
    language TEXT NOT NULL DEFAULT '',
    theme TEXT NOT NULL DEFAULT 'system' CHECK (theme IN ('system', 'light', 'dark')),
    board_theme TEXT NOT NULL DEFAULT 'green' CHECK (board_theme IN ('green', 'wood')),
    -- Whether moves are written with the piece letters of the language.
    localized_pieces BOOLEAN NOT NULL DEFAULT FALSE,
    -- What the player says of themselves.
    about TEXT NOT NULL DEFAULT '',
    -- Two letters of ISO 3166; empty: not given.
    country TEXT NOT NULL DEFAULT ''
);
CREATE INDEX players_last_seen_at ON players (last_seen_at);
CREATE UNIQUE INDEX players_calendar_hash ON players (calendar_hash);
CREATE INDEX players_arbiters ON players (id) WHERE is_admin OR is_arbiter;

-- Browsers that are logged in.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- "Keep me logged in": outlives the browser.
    persistent BOOLEAN NOT NULL,
    -- What the browser calls itself.
    device TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    last_seen_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_player_id ON sessions (player_id);

-- Devices that a player has logged in with: a new one is told by email.
CREATE TABLE devices (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    last_seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, name)
);

-- Links that are good once: in emails, or printed for the first administrator.
CREATE TABLE tokens (
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
CREATE INDEX tokens_player_id ON tokens (player_id);

-- Times in which a player's clocks stand still.
CREATE TABLE vacations (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    starts_at TIMESTAMP NOT NULL,
    ends_at TIMESTAMP NOT NULL,
    -- The days of the calendar that it counts ("2026-11-20"), in the zone that the player had.
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    zone TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CHECK (starts_at < ends_at),
    CHECK (first_day <= last_day)
);
CREATE INDEX vacations_player_id ON vacations (player_id, ends_at);

-- Friends, and players that one does not want to hear.
CREATE TABLE player_relations (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('friend', 'block', 'mute')),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, other_id, kind)
);
CREATE INDEX player_relations_other ON player_relations (other_id, kind);

-- Games: who plays, the moves, what lists show without replaying, and what changes with a move.
-- A move writes this row alone, and its version guards the other two tables of a game as well.
-- The table has as many columns as diesel takes: what comes later has a table of its own.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    white_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    black_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    -- Two of the terms: lists show the one, an index has the other. The rest is in game_terms.
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    -- Whether the server ends a game whose time ran out, or the opponent claims it.
    timeout_rule TEXT NOT NULL DEFAULT 'server' CHECK (timeout_rule IN ('server', 'claimed')),
    started_at TIMESTAMP NOT NULL,
    -- "e2e4@1763647200000000 …": UCI and the instant in microseconds since 1970.
    moves TEXT NOT NULL,
    -- The position on the board. What follows from the moves is kept for lists.
    fen TEXT NOT NULL,
    turn TEXT NOT NULL CHECK (turn IN ('white', 'black')),
    -- Half-moves made.
    ply INTEGER NOT NULL,
    -- The last move, as it is written: "Nf3"; empty before the first.
    last_san TEXT NOT NULL,
    -- "C60 Ruy Lopez"; empty without a name.
    opening TEXT NOT NULL DEFAULT '',
    -- When the time of the side to move runs out; NULL while no clock runs.
    deadline TIMESTAMP,
    -- When the scheduler next checks the game: to send a reminder, or for time that ran out.
    next_check_at TIMESTAMP,
    -- Since when the clock of the side to move runs, if not since the last move.
    clock_started_at TIMESTAMP,
    -- What the moves alone do not tell of the clocks: time given, vacations, outages.
    clock TEXT NOT NULL DEFAULT '',
    -- Who offers a draw, and who asks for a takeback: both stand until they are answered, a move
    -- is made or the game ends.
    draw_offer TEXT CHECK (draw_offer IN ('white', 'black')),
    takeback TEXT CHECK (takeback IN ('white', 'black')),
    -- Counts changes of conditional moves, so that forms notice each other.
    conditional_moves_revision INTEGER NOT NULL DEFAULT 0,
    -- What waits for an arbiter or was decided, and claims that were turned down:
    -- "open since:1763647200000000 by:white ground:other". Mostly empty.
    claims TEXT NOT NULL DEFAULT '',
    -- Since when an arbiter is waited for.
    claimed_at TIMESTAMP,
    -- Over but for the result: what ended it, for whom and when, while it is being proven
    -- whether the opponent can still checkmate. Or "claim": a dead position that is examined.
    pending TEXT CHECK (pending IN ('timeout', 'resignation', 'claim')),
    pending_side TEXT CHECK (pending_side IN ('white', 'black')),
    pending_at TIMESTAMP,
    ending TEXT CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'king_left_in_check', 'resignation', 'resignation_drawn', 'timeout', 'timeout_drawn', 'agreement', 'threefold_repetition', 'fifty_moves', 'fivefold_repetition', 'seventy_five_moves', 'offer_to_unable', 'aborted', 'never_started', 'adjudicated_win', 'adjudicated_draw', 'adjudicated_both_lose', 'annulled')),
    -- The side that the ending speaks of: who won by mate, who resigned, whose time ran out.
    ending_side TEXT CHECK (ending_side IN ('white', 'black')),
    -- What proves the ending: "left_in_check e1e2 e8".
    evidence TEXT,
    result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '0-0', '*')),
    ended_at TIMESTAMP,
    -- The players have said something to each other.
    has_messages BOOLEAN NOT NULL DEFAULT FALSE,
    -- The hash of the last event of the log. Empty before the first.
    log_head TEXT NOT NULL DEFAULT '',
    -- Counts changes; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    CHECK (white_id <> black_id),
    CHECK ((ended_at IS NULL) = (result IS NULL) AND (ended_at IS NULL) = (ending IS NULL)),
    CHECK ((pending IS NULL) = (pending_side IS NULL) AND (pending IS NULL) = (pending_at IS NULL)),
    CHECK (pending IS NULL OR ended_at IS NULL)
);
CREATE INDEX games_white ON games (white_id, ended_at, result);
CREATE INDEX games_black ON games (black_id, ended_at, result);
CREATE INDEX games_white_turn ON games (white_id, turn, deadline, timeout_rule, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;
CREATE INDEX games_black_turn ON games (black_id, turn, deadline, timeout_rule, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;
CREATE INDEX games_pending ON games (pending_at) WHERE pending IS NOT NULL;
CREATE INDEX games_next_check_at ON games (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX games_claimed_at ON games (claimed_at) WHERE claimed_at IS NOT NULL;

-- What a game is played by: written when it begins, never changed.
CREATE TABLE game_terms (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    start_fen TEXT NOT NULL,
    -- "per_move 259200": seconds for each move. "fischer 864000 86400 - -": initial time,
    -- increment, maximum and limit of a move, in seconds; "-": none. "period 10 50 40": moves, days
    -- for them, most days for one move. "unlimited".
    time_control TEXT NOT NULL DEFAULT 'per_move 259200',
    -- Whether a vacation stops the clock.
    vacation_counts BOOLEAN NOT NULL DEFAULT TRUE,
    -- FALSE: pawns are not taken in passing.
    en_passant BOOLEAN NOT NULL DEFAULT TRUE,
    -- FALSE: a move may leave the king in check, and loses.
    legal_moves_only BOOLEAN NOT NULL DEFAULT TRUE,
    -- Whether a draw by repetition or fifty moves has to be claimed.
    draw_rule TEXT NOT NULL DEFAULT 'claimed' CHECK (draw_rule IN ('claimed', 'automatic')),
    -- Whether conditional moves and takebacks are allowed, and whether it counts for ratings.
    conditional BOOLEAN NOT NULL DEFAULT TRUE,
    takebacks BOOLEAN NOT NULL DEFAULT TRUE,
    rated BOOLEAN NOT NULL DEFAULT FALSE
);

-- What was offered in a game and is remembered. Most games have no row; it is written only when
-- one of the columns changes, never by a plain move.
CREATE TABLE game_offers (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- Where each side offered a draw last: not again until the next move.
    white_offered_ply INTEGER,
    black_offered_ply INTEGER,
    -- How often moves were taken back: with the half-moves made, it names a position.
    takeback_count INTEGER NOT NULL DEFAULT 0,
    -- The line that each side proposes, as it was typed: "12. Nf3 Nc6 13. Bb5".
    white_proposed_line TEXT,
    black_proposed_line TEXT
);

-- The log of each game: what happened, one row an event, never edited.
CREATE TABLE game_events (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    -- 0 is the first of the game; there is no gap.
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'white_conditional_move', 'black_conditional_move', 'white_proposed_line', 'black_proposed_line', 'clock', 'rules_core', 'system') OR actor LIKE 'admin:%'),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'time_given', 'vacation_set', 'time_returned', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended', 'claimed', 'claim_answered', 'claim_examined', 'claim_refuted', 'appealed', 'adjudicated')),
    -- What the kind needs: a move in UCI, the ground of a claim, a reason.
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);

-- Secret replies of one side, for the positions that they answer.
CREATE TABLE conditional_moves (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    PRIMARY KEY (game_id, side)
);

-- Private analysis of one side.
CREATE TABLE analyses (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (game_id, side)
);

-- Offers to play, to one player or to everybody in the lobby.
CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    challenger_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- NULL: open to everyone in the lobby.
    opponent_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The challenger's color; NULL: drawn by lot when it is accepted.
    color TEXT CHECK (color IN ('white', 'black')),
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen TEXT NOT NULL,
    -- What the challenger chose: "Chess960 No. 518".
    start_name TEXT NOT NULL,
    -- The terms, as in games and game_terms.
    time_control TEXT NOT NULL DEFAULT 'per_move 259200',
    timeout_rule TEXT NOT NULL DEFAULT 'server' CHECK (timeout_rule IN ('server', 'claimed')),
    vacation_counts BOOLEAN NOT NULL DEFAULT TRUE,
    en_passant BOOLEAN NOT NULL DEFAULT TRUE,
    legal_moves_only BOOLEAN NOT NULL DEFAULT TRUE,
    draw_rule TEXT NOT NULL DEFAULT 'claimed' CHECK (draw_rule IN ('claimed', 'automatic')),
    conditional BOOLEAN NOT NULL DEFAULT TRUE,
    takebacks BOOLEAN NOT NULL DEFAULT TRUE,
    rated BOOLEAN NOT NULL DEFAULT FALSE,
    message TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    -- Why it was declined.
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

-- Emails to be sent, and those that were.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- What it tells, once: a second one with the same key is not queued.
    dedup_key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- Where it goes if not to the player's address of that moment.
    address TEXT,
    game_id BIGINT REFERENCES games (id) ON DELETE CASCADE,
    challenge_id BIGINT REFERENCES challenges (id) ON DELETE CASCADE,
    -- The first message that it tells of: in game_messages if game_id is set, else in
    -- private_messages.
    message_id BIGINT,
    -- The half-moves made when it was queued.
    ply INTEGER,
    -- Of an email about several games: their numbers.
    games TEXT,
    -- What cannot be looked up when it is sent.
    detail TEXT,
    -- Waits for the hour that the player chose; what comes until then is sent with it.
    held BOOLEAN NOT NULL DEFAULT FALSE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'failed')),
    attempts INTEGER NOT NULL,
    -- When it may be sent; pushed ahead while a server works on it.
    due_at TIMESTAMP NOT NULL,
    last_error TEXT,
    created_at TIMESTAMP NOT NULL,
    done_at TIMESTAMP
);
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_waiting_player ON outbox (player_id) WHERE state = 'waiting';
CREATE INDEX outbox_player ON outbox (player_id, created_at);
CREATE INDEX outbox_failed ON outbox (id) WHERE state = 'failed';
CREATE INDEX outbox_failing ON outbox (state, id) WHERE last_error IS NOT NULL;

-- Emails that were answered with a move: each is good for one answer.
CREATE TABLE answered_emails (
    email_id BIGINT NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at TIMESTAMP NOT NULL
);

-- Games about which a player wants no emails.
CREATE TABLE muted_games (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (player_id, game_id)
);

-- When a player last looked at a game, and what was shown.
CREATE TABLE game_views (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    viewed_at TIMESTAMP NOT NULL,
    -- The position: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    last_read_message_id BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player_id, game_id)
);

-- What the two players of a game write to each other.
CREATE TABLE game_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The half-moves made before, with the one that it came with.
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX game_messages_game ON game_messages (game_id, id);

-- What spectators write; the players read it when the game is over.
CREATE TABLE spectator_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX spectator_messages_game ON spectator_messages (game_id, id);
CREATE INDEX spectator_messages_player ON spectator_messages (player_id);

-- What a player writes down about a game for nobody else.
CREATE TABLE notes (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, game_id)
);

-- What players write to each other outside of games.
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

-- What players tell the administrators about others.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    reporter_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- The message that it is about, as it was written.
    game_id BIGINT REFERENCES games (id) ON DELETE CASCADE,
    message TEXT,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    settled_at TIMESTAMP,
    -- What an administrator noted.
    answer TEXT NOT NULL DEFAULT ''
);
CREATE INDEX reports_open ON reports (settled_at, id) WHERE settled_at IS NULL;
CREATE INDEX reports_player ON reports (player_id, id);
CREATE INDEX reports_reporter ON reports (reporter_id, created_at);

-- What administrators did, never edited.
CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    at TIMESTAMP NOT NULL,
    -- NULL: by the command line.
    admin_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    kind TEXT NOT NULL,
    player_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    game_id BIGINT REFERENCES games (id) ON DELETE RESTRICT,
    detail TEXT NOT NULL
);
CREATE INDEX audit_log_player ON audit_log (player_id, id);
CREATE INDEX audit_log_admin ON audit_log (admin_id, id);

-- What stands on every page for some days.
CREATE TABLE announcements (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    ends_at TIMESTAMP NOT NULL
);
CREATE INDEX announcements_ends_at ON announcements (ends_at);

-- Settings that administrators changed; the others are those of the environment.
CREATE TABLE site_settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Keys that the service drew for itself, such as the one that signs addresses in emails.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Glicko-2, one row a player and week with games.
CREATE TABLE ratings (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- From Monday to Monday in UTC, counted from the first Monday of 1970.
    week INTEGER NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- Rated games of the week.
    games INTEGER NOT NULL,
    PRIMARY KEY (player_id, week)
);

-- Weeks that are to be computed again. A row for each time, so that none is lost to another that
-- is being worked off.
CREATE TABLE pending_rating_weeks (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    week INTEGER NOT NULL
);
CREATE INDEX pending_rating_weeks_player ON pending_rating_weeks (player_id);
CREATE INDEX pending_rating_weeks_week ON pending_rating_weeks (week, id);

-- When a server was last known to run: one row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    beat_at TIMESTAMP
);
INSERT INTO heartbeat (id, beat_at) VALUES (1, NULL);

-- When no server ran: clocks were given it back.
CREATE TABLE outages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    began_at TIMESTAMP NOT NULL,
    ended_at TIMESTAMP NOT NULL
);

CREATE TRIGGER game_events_not_changed BEFORE UPDATE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_events_not_deleted BEFORE DELETE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER audit_log_not_changed BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
-- INSERT OR REPLACE is no UPDATE to SQLite.
CREATE TRIGGER audit_log_not_replaced BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER audit_log_not_deleted BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
