DROP TABLE address_requests;
