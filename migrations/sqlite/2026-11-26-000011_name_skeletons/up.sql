-- What a name looks like (UTS 39): no new one is to look like it. `zugpost migrate` fills it in.
CREATE TABLE name_skeletons (
    skeleton TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (skeleton, player_id)
);
CREATE INDEX name_skeletons_player ON name_skeletons (player_id);
