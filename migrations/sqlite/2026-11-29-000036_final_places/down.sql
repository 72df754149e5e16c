DROP TABLE final_places;
