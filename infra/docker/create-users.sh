#!/bin/sh
# Runs once, when the database server is new: the user of the product, which gets its privileges from "lading migrate".
set -eu
mariadb -uroot -p"$MARIADB_ROOT_PASSWORD" <<SQL
GRANT ALL ON lading.* TO 'lading_owner'@'%' WITH GRANT OPTION;
CREATE USER 'lading_product'@'%' IDENTIFIED BY '$PRODUCT_PASSWORD';
SQL
