DROP INDEX ratings_value;
DROP INDEX ratings_week;
DROP TABLE told_rating_weeks;
