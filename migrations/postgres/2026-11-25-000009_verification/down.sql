DROP TABLE published_heads;
DROP TABLE log_publications;
DROP TABLE game_creation_chain;
DROP TABLE game_creations;
DROP TABLE verified_games;
DROP TABLE mismatches;
