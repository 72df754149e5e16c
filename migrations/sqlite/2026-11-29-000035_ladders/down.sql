DROP TABLE ladder_challenges;
DROP INDEX tournaments_always_open;
ALTER TABLE tournaments DROP COLUMN always_open;
