-- Each variant has ratings of its own, and a tournament is of one variant.
ALTER TABLE ratings ADD COLUMN variant TEXT NOT NULL DEFAULT 'standard' CHECK (variant <> '');
ALTER TABLE ratings DROP CONSTRAINT ratings_pkey;
ALTER TABLE ratings ADD PRIMARY KEY (player_id, variant, week);
ALTER TABLE pending_rating_weeks ADD COLUMN variant TEXT NOT NULL DEFAULT 'standard' CHECK (variant <> '');
ALTER TABLE tournaments ADD COLUMN variant TEXT NOT NULL DEFAULT 'standard' CHECK (variant <> '');
