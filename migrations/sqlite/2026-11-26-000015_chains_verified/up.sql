-- INSERT OR REPLACE takes away a row with the same rowid, too. Where none is given, NEW.rowid is -1.
DROP TRIGGER game_events_not_replaced;
DROP TRIGGER tournament_events_not_replaced;
DROP TRIGGER published_heads_not_replaced;
CREATE TRIGGER game_events_not_replaced BEFORE INSERT ON game_events WHEN EXISTS (SELECT 1 FROM game_events WHERE game_id = NEW.game_id AND number = NEW.number) OR EXISTS (SELECT 1 FROM game_events WHERE rowid = NEW.rowid) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER tournament_events_not_replaced BEFORE INSERT ON tournament_events WHEN EXISTS (SELECT 1 FROM tournament_events WHERE tournament_id = NEW.tournament_id AND number = NEW.number) OR EXISTS (SELECT 1 FROM tournament_events WHERE rowid = NEW.rowid) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_replaced BEFORE INSERT ON published_heads WHEN EXISTS (SELECT 1 FROM published_heads WHERE owner = NEW.owner AND owner_id = NEW.owner_id AND version = NEW.version) OR EXISTS (SELECT 1 FROM published_heads WHERE rowid = NEW.rowid) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;

-- What was published is not edited; while it is being made, it has no head. Its number and day are never changed: UPDATE OR REPLACE would take away another row.
CREATE TRIGGER log_publications_not_changed BEFORE UPDATE ON log_publications WHEN OLD.head <> '' OR NEW.number <> OLD.number OR NEW.day <> OLD.day BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER log_publications_not_replaced BEFORE INSERT ON log_publications WHEN EXISTS (SELECT 1 FROM log_publications WHERE (number = NEW.number OR day = NEW.day) AND head <> '') BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER log_publications_not_deleted BEFORE DELETE ON log_publications WHEN OLD.head <> '' BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;

-- Appended when the chain was complete: nobody is known to have created the game.
ALTER TABLE game_creations ADD COLUMN is_late BOOLEAN NOT NULL DEFAULT FALSE;

-- When the job last read the chain of created games and what was published, and what was wrong; one a line.
ALTER TABLE verified_games ADD COLUMN chains_verified_at TIMESTAMP;
ALTER TABLE verified_games ADD COLUMN chain_findings TEXT NOT NULL DEFAULT '';
