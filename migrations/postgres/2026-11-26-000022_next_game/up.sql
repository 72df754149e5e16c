-- A game that its player has skipped: the next game is another one until the next day, or until
-- something happens in the game.
CREATE TABLE skipped_games (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    until TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, game_id)
);
