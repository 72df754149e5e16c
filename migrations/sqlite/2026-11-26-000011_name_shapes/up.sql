-- What a name looks like: no new one is to look like it. The service fills it in at the start.
CREATE TABLE name_shapes (
    shape TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (shape, player_id)
);
CREATE INDEX name_shapes_player ON name_shapes (player_id);
