-- Lists can show rated or casual tournaments alone.
ALTER TABLE tournaments ADD COLUMN rated BOOLEAN NOT NULL DEFAULT TRUE;
-- Who may enter (as JSON) and from when: lists say of each tournament whether their reader can. NULL
-- conditions: a server that does not know this column wrote the row, and lists read the log.
ALTER TABLE tournaments ADD COLUMN entry_conditions TEXT;
ALTER TABLE tournaments ADD COLUMN entries_open_at TIMESTAMP;

-- The terms stand in the log. What somebody typed has backslashes before its quotes there, so it never
-- holds these words.
UPDATE tournaments SET rated = FALSE WHERE (
    SELECT event FROM tournament_events
    WHERE tournament_id = tournaments.id AND (event LIKE '{"announced":%' OR event LIKE '{"terms_changed":%')
    ORDER BY number DESC LIMIT 1
) LIKE '%"rated":false%';
-- Until now it was forgotten when a tournament became final.
UPDATE tournaments SET finished_at = (
    SELECT MAX(at) FROM tournament_events WHERE tournament_id = tournaments.id AND event = '"finished"'
) WHERE phase = 'final';
