DROP INDEX challenges_opponent_created_at;
DROP INDEX challenges_created_at;
DROP TABLE link_requests;
