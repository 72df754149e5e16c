-- Plans, proposals, the thinking book, and takebacks. Rows of before are games with all of
-- them, as the defaults say; the defaults also serve nodes that do not know the columns yet.
ALTER TABLE challenges ADD COLUMN conditional BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE challenges ADD COLUMN takebacks BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE games ADD COLUMN takebacks BOOLEAN NOT NULL DEFAULT TRUE;
-- Who asks for a takeback, how many were granted, and when the clock of the side to move
-- began after one: it has the time that it had when it made the move that was taken back.
ALTER TABLE games ADD COLUMN takeback TEXT CHECK (takeback IN ('white', 'black'));
ALTER TABLE games ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN clock_from TIMESTAMP;
ALTER TABLE games ADD COLUMN conditional BOOLEAN NOT NULL DEFAULT TRUE;
-- What is left of the series of moves that each side has proposed, in the typed form.
ALTER TABLE games ADD COLUMN white_proposal TEXT;
ALTER TABLE games ADD COLUMN black_proposal TEXT;
-- Counts edits of plans as "version" counts events: an event decided without an edit, or an
-- edit made without an event, lost a race. Never shown.
ALTER TABLE games ADD COLUMN plan_edits INTEGER NOT NULL DEFAULT 0;
-- Whether the owner of a plan is told by letter that it has answered.
ALTER TABLE players ADD COLUMN plan_letters BOOLEAN NOT NULL DEFAULT FALSE;

-- Each side's plan, known to its owner alone: a line for each position.
CREATE TABLE plans (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    PRIMARY KEY (game_id, side)
);

-- Each side's thinking book: variations from the start position, in the typed form.
CREATE TABLE books (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (game_id, side)
);

ALTER TABLE game_events DROP CONSTRAINT game_events_actor_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_actor_check CHECK (actor IN ('white', 'black', 'white_plan', 'black_plan', 'white_proposal', 'black_proposal', 'clock', 'rules_core'));
ALTER TABLE game_events DROP CONSTRAINT game_events_kind_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_kind_check CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended'));
