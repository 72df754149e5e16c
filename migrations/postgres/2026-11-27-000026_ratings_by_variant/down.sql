ALTER TABLE tournaments DROP COLUMN variant;
DELETE FROM pending_rating_weeks WHERE variant <> 'standard';
ALTER TABLE pending_rating_weeks DROP COLUMN variant;
DELETE FROM ratings WHERE variant <> 'standard';
ALTER TABLE ratings DROP CONSTRAINT ratings_pkey;
ALTER TABLE ratings DROP COLUMN variant;
ALTER TABLE ratings ADD PRIMARY KEY (player_id, week);
