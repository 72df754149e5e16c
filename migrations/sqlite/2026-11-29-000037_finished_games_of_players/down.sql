DROP INDEX games_white_finished;
DROP INDEX games_black_finished;
