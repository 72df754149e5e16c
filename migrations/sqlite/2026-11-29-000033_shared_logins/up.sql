-- Which accounts were logged in from one IP address.
CREATE INDEX security_log_logins ON security_log (address, player_id) WHERE address IS NOT NULL AND kind = 'logged_in';
