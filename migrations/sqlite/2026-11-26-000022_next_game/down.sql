DROP TABLE skipped_games;
