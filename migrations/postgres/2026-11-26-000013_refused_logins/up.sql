-- More is noted. Which kinds there are is known to the program alone.
ALTER TABLE security_log DROP CONSTRAINT security_log_kind_check;
