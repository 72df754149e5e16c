ALTER TABLE analyses DROP COLUMN undo_steps;
