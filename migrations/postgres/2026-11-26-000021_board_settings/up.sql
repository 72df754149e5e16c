-- What a player chose of the board, as far as it is not the usual: 'board=blue pieces=flat zen=yes'.
-- Board themes that came after the first two stand here too, because the check of board_theme knows
-- only those.
ALTER TABLE players ADD COLUMN board_settings TEXT NOT NULL DEFAULT '';
