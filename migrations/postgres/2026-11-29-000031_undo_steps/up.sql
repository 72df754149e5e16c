-- What was deleted or replaced in an analysis, step by step: each step can be undone. `undo_lines` is the last
-- step of a server that knew one only.
ALTER TABLE analyses ADD COLUMN undo_steps TEXT;
