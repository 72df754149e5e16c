ALTER TABLE tournaments DROP COLUMN rated;
ALTER TABLE tournaments DROP COLUMN entry_conditions;
ALTER TABLE tournaments DROP COLUMN entries_open_at;
