DROP TABLE ratings_due;
DROP TABLE ratings;
ALTER TABLE games DROP COLUMN rated;
ALTER TABLE challenges DROP COLUMN rated;
