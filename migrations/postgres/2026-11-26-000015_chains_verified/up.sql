-- TRUNCATE is no DELETE to Postgres.
CREATE TRIGGER game_events_not_truncated BEFORE TRUNCATE ON game_events FOR EACH STATEMENT EXECUTE FUNCTION log_is_not_edited();
CREATE TRIGGER tournament_events_not_truncated BEFORE TRUNCATE ON tournament_events FOR EACH STATEMENT EXECUTE FUNCTION log_is_not_edited();
CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION log_is_not_edited();
CREATE TRIGGER game_creations_not_truncated BEFORE TRUNCATE ON game_creations FOR EACH STATEMENT EXECUTE FUNCTION log_is_not_edited();
CREATE TRIGGER published_heads_not_truncated BEFORE TRUNCATE ON published_heads FOR EACH STATEMENT EXECUTE FUNCTION log_is_not_edited();
CREATE TRIGGER log_publications_not_truncated BEFORE TRUNCATE ON log_publications FOR EACH STATEMENT EXECUTE FUNCTION log_is_not_edited();

-- What was published is not edited; while it is being made, it has no head.
CREATE TRIGGER log_publications_not_edited BEFORE UPDATE OR DELETE ON log_publications FOR EACH ROW WHEN (OLD.head <> '') EXECUTE FUNCTION log_is_not_edited();

-- Appended when the chain was complete: nobody is known to have created the game.
ALTER TABLE game_creations ADD COLUMN is_late BOOLEAN NOT NULL DEFAULT FALSE;

-- When the job last read the chain of created games and what was published, and what was wrong; one a line.
ALTER TABLE verified_games ADD COLUMN chains_verified_at TIMESTAMP;
ALTER TABLE verified_games ADD COLUMN chain_findings TEXT NOT NULL DEFAULT '';
