import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createConnection } from 'mysql2/promise';
import { emptyDatabase } from './test-database.js';

const folder = join(import.meta.dirname, '../../../infra/upgrade-fixtures');

/** Released versions with a fixture database. */
export const RELEASES = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name));

/** Schemas that early versions of migrations created, as paths below the fixtures. */
export const PAST_SCHEMAS = readdirSync(join(folder, 'schemas')).map((file) => `schemas/${file}`);

/** Path of a file below the fixtures. */
export function fixturePath(file: string): string {
  return join(folder, file);
}

/** Restores a dump into an empty database with this name on the temporary server and returns its URL. */
export async function restoreFixture(file: string, name: string): Promise<string> {
  const url = await emptyDatabase(name);
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    await connection.query(gunzipSync(readFileSync(fixturePath(file))).toString());
  } finally {
    await connection.end();
  }
  return url;
}

/** Data of a release outside its database that a test needs. */
export function settingsOf(release: string): { secretKey: string; totpSecret: string; madeAt: string } {
  return JSON.parse(readFileSync(fixturePath(`${release}/settings.json`), 'utf8')) as ReturnType<typeof settingsOf>;
}
