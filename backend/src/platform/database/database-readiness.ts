import { Injectable, type OnModuleInit } from '@nestjs/common';
import { migrations } from '../../migrations/index.js';
import { Readiness } from '../health/readiness.js';
import { Database } from './database.js';

/** Ready means that a real table can be read, which a node outside its cluster's primary component cannot, and that every migration has run. */
@Injectable()
export class DatabaseReadiness implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    this.readiness.add('database', () => this.problem());
  }

  private async problem(): Promise<string> {
    await this.database.query('SELECT id FROM company LIMIT 1');
    const rows = await this.database.query<{ name: string }>('SELECT name FROM migration');
    const done = new Set(rows.map((row) => row.name));
    const missing = migrations.filter((migration) => !done.has(migration.name));
    return missing.length === 0 ? '' : `${missing.length} migrations have not run`;
  }
}
