-- The clock of a side can stand still by special leave: the log says so. No list of kinds is checked
-- any more: each new one would copy the table. What is written is compared by `zugpost verify`.
-- SQLite changes no check of a table: it is made anew.
CREATE TABLE new_game_events (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    -- 0 is the first of the game; there is no gap.
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'white_conditional_move', 'black_conditional_move', 'white_proposed_line', 'black_proposed_line', 'clock', 'rules_core', 'system') OR actor LIKE 'admin:%'),
    kind TEXT NOT NULL CHECK (kind <> ''),
    -- What the kind needs: a move in UCI, the ground of a claim, a reason.
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO new_game_events SELECT game_id, number, at, actor, kind, detail FROM game_events;
DROP TABLE game_events;
ALTER TABLE new_game_events RENAME TO game_events;
CREATE TRIGGER game_events_not_changed BEFORE UPDATE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_events_not_deleted BEFORE DELETE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_events_not_replaced BEFORE INSERT ON game_events WHEN EXISTS (SELECT 1 FROM game_events WHERE game_id = NEW.game_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
-- The job of games draws those that were stopped: it looks at each once.
UPDATE games SET next_check_at = '2026-11-26 00:00:00' WHERE ended_at IS NULL AND next_check_at IS NULL AND claims LIKE '%stopped:%';
