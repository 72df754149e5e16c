DROP TABLE safety_moves;
DROP TABLE delayed_moves;
ALTER TABLE players DROP COLUMN send_delay;
