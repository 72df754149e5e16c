DROP TABLE outbox;
DROP TABLE challenges;
DROP TABLE game_events;
DROP TABLE games;
DROP TABLE tokens;
DROP TABLE sessions;
DROP TABLE players;
