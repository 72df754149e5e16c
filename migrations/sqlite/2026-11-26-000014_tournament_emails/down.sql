UPDATE players SET notification_preferences = REPLACE(REPLACE(notification_preferences, ' tournaments=never', ''), ' tournaments=hourly', '');
