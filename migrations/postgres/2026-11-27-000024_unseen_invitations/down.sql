DROP TABLE unseen_invitations;
