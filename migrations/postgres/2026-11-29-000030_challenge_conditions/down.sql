ALTER TABLE challenges DROP COLUMN conditions;
