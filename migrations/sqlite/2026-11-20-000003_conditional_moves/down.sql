-- Plans and books are lost. The log of before knows neither proposals nor what played for
-- whom.
UPDATE game_events SET actor = 'white' WHERE actor IN ('white_plan', 'white_proposal');
UPDATE game_events SET actor = 'black' WHERE actor IN ('black_plan', 'black_proposal');
DELETE FROM game_events WHERE kind IN ('proposed', 'takeback_asked', 'takeback_declined', 'taken_back');
-- A move of before is told without how it came about: e2e4@1763647200000000p. Games in which
-- moves were taken back cannot be told; they stay as they are and are corrupt there.
UPDATE games SET moves = rtrim(replace(replace(moves || ' ', 'p ', ' '), 'a ', ' '));

CREATE TABLE game_events_new (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'clock', 'rules_core')),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended')),
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO game_events_new SELECT game_id, number, at, actor, kind, detail FROM game_events;
DROP TABLE game_events;
ALTER TABLE game_events_new RENAME TO game_events;

DROP TABLE books;
DROP TABLE plans;
ALTER TABLE players DROP COLUMN plan_letters;
ALTER TABLE games DROP COLUMN plan_edits;
ALTER TABLE games DROP COLUMN black_proposal;
ALTER TABLE games DROP COLUMN white_proposal;
ALTER TABLE games DROP COLUMN conditional;
ALTER TABLE games DROP COLUMN clock_from;
ALTER TABLE games DROP COLUMN taken_back;
ALTER TABLE games DROP COLUMN takeback;
ALTER TABLE games DROP COLUMN takebacks;
ALTER TABLE challenges DROP COLUMN conditional;
ALTER TABLE challenges DROP COLUMN takebacks;
