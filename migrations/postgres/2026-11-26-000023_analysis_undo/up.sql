-- The lines before the last deletion or promotion in an analysis: it can be undone.
ALTER TABLE analyses ADD COLUMN undo_lines TEXT;
