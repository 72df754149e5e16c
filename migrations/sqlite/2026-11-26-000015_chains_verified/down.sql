DROP TRIGGER log_publications_not_deleted;
DROP TRIGGER log_publications_not_replaced;
DROP TRIGGER log_publications_not_changed;
DROP TRIGGER published_heads_not_replaced;
DROP TRIGGER tournament_events_not_replaced;
DROP TRIGGER game_events_not_replaced;
CREATE TRIGGER game_events_not_replaced BEFORE INSERT ON game_events WHEN EXISTS (SELECT 1 FROM game_events WHERE game_id = NEW.game_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER tournament_events_not_replaced BEFORE INSERT ON tournament_events WHEN EXISTS (SELECT 1 FROM tournament_events WHERE tournament_id = NEW.tournament_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_replaced BEFORE INSERT ON published_heads WHEN EXISTS (SELECT 1 FROM published_heads WHERE owner = NEW.owner AND owner_id = NEW.owner_id AND version = NEW.version) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
