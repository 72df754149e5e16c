DROP INDEX security_log_logins;
