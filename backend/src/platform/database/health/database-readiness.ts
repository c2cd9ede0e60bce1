import { Injectable } from '@nestjs/common';
import { MIGRATION_CHECKSUMS } from '../../../migrations/checksums.js';
import { migrations } from '../../../migrations/index.js';
import { ReadinessCheck } from '../../health/readiness.js';
import { Database } from '../database.js';

/**
 * Ready if a real table can be read, which fails on a node outside its cluster's primary component, and if every migration of this version has
 * run with the same checksum.
 */
@Injectable()
export class DatabaseReadiness {
  constructor(private readonly database: Database) {}

  @ReadinessCheck('database')
  async problem(): Promise<string> {
    await this.database.query('SELECT id FROM company LIMIT 1');
    const rows = await this.database.query<{ name: string; checksum: string | null }>(
      'SELECT m.name, c.checksum FROM migration m LEFT JOIN migration_checksum c ON c.name = m.name',
    );
    const ran = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const missing = migrations.filter(({ name }) => !ran.has(name));
    if (missing.length > 0) return `${missing.length} migrations have not run`;
    const other = migrations.filter(({ name }) => ran.get(name) !== MIGRATION_CHECKSUMS[name]);
    return other.length === 0 ? '' : `${other.length} migrations ran in another version than this one has`;
  }
}
