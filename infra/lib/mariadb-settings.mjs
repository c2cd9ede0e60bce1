/** Server flags that every Lading database needs, whether it runs as a program or in a container. */
export const SERVER_FLAGS = [
  '--default-time-zone=+00:00',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_ci',
  '--innodb-flush-log-at-trx-commit=1',
  '--skip-log-bin',
  '--skip-name-resolve',
];

/** For databases of a single command, which need no durability. */
export const THROW_AWAY_FLAGS = [
  '--innodb-flush-log-at-trx-commit=0',
  '--debug-no-sync',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=256M',
];

/**
 * Statements the server runs at each start, one per line as MariaDB wants its init file.
 * `owner` has all privileges on its database, with grant option; `product` gets its privileges from the migrations (backend/src/platform/database/schema/grants.ts).
 * Both connect from `host` only and are the only accounts with a password; the server's root can only use the socket.
 */
export function accountSql({ user, password, database, product }, host = '127.0.0.1') {
  const owner = `'${user}'@'${host}'`;
  return [
    ...(database
      ? [`CREATE DATABASE IF NOT EXISTS ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`]
      : []),
    ...userSql(owner, password),
    `GRANT ALL ON ${database ?? '*'}.* TO ${owner} WITH GRANT OPTION;`,
    ...(product ? userSql(`'${product.user}'@'${host}'`, product.password) : []),
    '',
  ].join('\n');
}

function userSql(account, password) {
  return [`CREATE USER IF NOT EXISTS ${account};`, `ALTER USER ${account} IDENTIFIED BY '${password}';`];
}
