ALTER TABLE tournament_players DROP COLUMN next_edition_place_at;
DROP INDEX tournaments_edition_of;
ALTER TABLE tournaments DROP COLUMN edition_of;
