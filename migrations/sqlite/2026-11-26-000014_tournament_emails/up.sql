-- Announcements of directors and withdrawals of others have a topic of their own, which comes once a day
-- unless the player chooses. Until now "games" chose for it: what was chosen there stays.
UPDATE players SET notification_preferences = notification_preferences || ' tournaments=never' WHERE notification_preferences LIKE '%games=never%';
UPDATE players SET notification_preferences = notification_preferences || ' tournaments=hourly' WHERE notification_preferences LIKE '%games=hourly%';
