DROP INDEX game_events_adjudicated;
DROP INDEX game_events_replaced;
