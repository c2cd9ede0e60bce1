import { createRequire } from 'node:module';

/** Creates an empty database on a server and answers its url. */
export async function createDatabase(serverUrl, name) {
  const { createConnection } = createRequire(new URL('../../backend/package.json', import.meta.url))('mysql2/promise');
  const connection = await createConnection({ uri: serverUrl });
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await connection.end();
  return `${serverUrl}${name}`;
}
