-- Plans and books are lost. The log of before knows neither proposals nor what played for
-- whom.
UPDATE game_events SET actor = 'white' WHERE actor IN ('white_plan', 'white_proposal');
UPDATE game_events SET actor = 'black' WHERE actor IN ('black_plan', 'black_proposal');
DELETE FROM game_events WHERE kind IN ('proposed', 'takeback_asked', 'takeback_declined', 'taken_back');
-- A move of before is told without how it came about: e2e4@1763647200000000p. Games in which
-- moves were taken back cannot be told; they stay as they are and are corrupt there.
UPDATE games SET moves = rtrim(replace(replace(moves || ' ', 'p ', ' '), 'a ', ' '));

ALTER TABLE game_events DROP CONSTRAINT game_events_actor_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_actor_check CHECK (actor IN ('white', 'black', 'clock', 'rules_core'));
ALTER TABLE game_events DROP CONSTRAINT game_events_kind_check;
ALTER TABLE game_events ADD CONSTRAINT game_events_kind_check CHECK (kind IN ('move', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended'));

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
