DROP INDEX remarks_player;
