-- Lines of other kinds may stay.
SELECT 1;
