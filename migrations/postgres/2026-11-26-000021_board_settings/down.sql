ALTER TABLE players DROP COLUMN board_settings;
