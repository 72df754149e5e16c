-- An invitation to a tournament, or to a place in one, that its player has not looked at. The log of the
-- tournament has the invitation.
CREATE TABLE unseen_invitations (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (player_id, tournament_id)
);
CREATE INDEX unseen_invitations_tournament ON unseen_invitations (tournament_id);
