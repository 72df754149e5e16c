DROP TABLE tournament_mailings;
