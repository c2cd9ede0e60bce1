import { MIGRATION_CHECKSUMS } from '../../../migrations/checksums.js';
import { migrations } from '../../../migrations/index.js';
import { isMissingTable } from '../errors.js';

/** Checksums of migrations by name; null for those of releases without checksums. */
export type RanMigrations = ReadonlyMap<string, string | null>;

/** A migration that ran. */
export interface RanMigration {
  name: string;
  checksum: string | null;
}

/** Runs one read statement. */
type Query = (sql: string) => Promise<RanMigration[]>;

const WITH_CHECKSUMS =
  'SELECT m.name, c.checksum FROM migration m LEFT JOIN migration_checksum c ON c.name = m.name ORDER BY m.id';
const WITHOUT_CHECKSUMS = 'SELECT name, NULL AS checksum FROM migration ORDER BY id';

/** Migrations that ran, in order; empty on an empty database. */
export async function readMigrations(query: Query): Promise<RanMigrations> {
  const rows = (await rowsOf(query(WITH_CHECKSUMS))) ?? (await rowsOf(query(WITHOUT_CHECKSUMS))) ?? [];
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Null if a table is missing. */
async function rowsOf(reading: Promise<RanMigration[]>): Promise<RanMigration[] | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissingTable(error)) return null;
    throw error;
  }
}

/** Names of migrations by which a schema differs from that of this release. */
export interface UnfitMigrations {
  /** They have not run. */
  pending: string[];
  /** They ran in another version. */
  changed: string[];
  /** They ran, and a later release has them. */
  later: string[];
}

export function unfitMigrations(ran: RanMigrations): UnfitMigrations {
  const names = migrations.map(({ name }) => name);
  return {
    pending: names.filter((name) => !ran.has(name)),
    changed: names.filter((name) => ran.get(name) != null && ran.get(name) !== MIGRATION_CHECKSUMS[name]),
    later: [...ran.keys()].filter((name) => !names.includes(name)),
  };
}
