-- A game that its player has skipped: the next game is another one until the next day, or until the
-- game has another number of half-moves.
CREATE TABLE skipped_games (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    until TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, game_id)
);
