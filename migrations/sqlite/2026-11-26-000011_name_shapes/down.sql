DROP TABLE name_shapes;
