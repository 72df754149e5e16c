-- The check that is gone comes back with the table of an earlier version: nothing that fits it is lost.
SELECT 1;
