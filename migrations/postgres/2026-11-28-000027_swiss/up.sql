-- Swiss tournaments. No list of formats is checked any more: each new one would copy the table.
ALTER TABLE tournaments DROP CONSTRAINT tournaments_format_check;
ALTER TABLE tournaments ADD CONSTRAINT tournaments_format_check CHECK (format <> '');
