import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CompanyTable } from './company-tables.js';

/** Reads one table of a company, row by row. */
export type ReadRows = (table: CompanyTable) => AsyncIterable<Record<string, unknown>>;

/** Rows of any table of a company, as they are at one moment, without holding them in memory. */
@Injectable()
export class CompanyRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` with a reader that sees every table as of now, however long it takes. Tables are read one after the other. */
  async asOfNow<T>(companyId: string, work: (read: ReadRows) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      return await work(async function* ({ name, owner, columns }) {
        const selected = columns.map((column) => `\`${column.name}\``).join(', ');
        yield* (await runner.stream(`SELECT ${selected} FROM \`${name}\` WHERE \`${owner}\` = ?`, [
          companyId,
        ])) as AsyncIterable<Record<string, unknown>>;
      });
    } finally {
      await runner.query('ROLLBACK').finally(() => runner.release());
    }
  }
}
