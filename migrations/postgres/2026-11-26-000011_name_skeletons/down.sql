DROP TABLE name_skeletons;
