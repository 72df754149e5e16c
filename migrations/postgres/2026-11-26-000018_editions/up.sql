-- Of which tournament it is the next edition; NULL: of none.
ALTER TABLE tournaments ADD COLUMN edition_of BIGINT REFERENCES tournaments (id) ON DELETE RESTRICT;
-- A tournament has one next edition that is not canceled.
CREATE UNIQUE INDEX tournaments_edition_of ON tournaments (edition_of) WHERE edition_of IS NOT NULL AND phase <> 'cancelled';

-- When a late decision gave the player a place in the next edition; NULL: none did.
ALTER TABLE tournament_players ADD COLUMN next_edition_place_at TIMESTAMP;
