import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import type { CompanyExportEntity } from '../persistence/company-export.entity.js';
import { CompanyExportsRepository } from '../persistence/company-exports.repository.js';
import { CompanyRows } from '../persistence/company-tables.sql.js';
import { type CompanyTable, CompanyTables } from '../persistence/company-tables.sql.js';
import { writeExportZip } from './export-zip.js';

const EVERY_MS = 2_000;
const ATTEMPTS_MAX = 3;
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
const EXPIRED_AT_ONCE = 20;
/** Internal tables that contain no business data of their own. */
const LEFT_OUT = new Set([
  'company_export',
  'contact_word',
  'event_feed',
  'idempotency_record',
  'inbound_delivery',
  'outbox_message',
  'quote_word',
  'shipment_word',
  'user_session',
]);

/** Creates requested exports, one at a time per process, and deletes their files after a week. */
@Injectable()
export class CompanyExportJob {
  constructor(
    private readonly exports: CompanyExportsRepository,
    private readonly tables: CompanyTables,
    private readonly rows: CompanyRows,
    private readonly files: FileStore,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Creates all waiting exports. */
  @PeriodicJob({ name: 'make exports of companies', everyMs: EVERY_MS, inEachWorker: true })
  async run(): Promise<void> {
    await this.expire();
    for (let next = await this.exports.claim(); next !== null; next = await this.exports.claim()) await this.make(next);
  }

  private async make(row: CompanyExportEntity): Promise<void> {
    const path = join(this.config.storageDirectory, 'incoming', `${row.id}-${row.attempts}.zip`);
    try {
      await mkdir(dirname(path), { recursive: true });
      await this.write(row, path);
      const { size } = await stat(path);
      const key = `${row.companyId}/${row.id}-${row.attempts}.zip`;
      await this.files.adopt(key, path);
      await this.exports.finish(row, 'done', { key, byteSize: size }, this.clock.now());
    } catch (error) {
      await this.exports.finish(row, row.attempts < ATTEMPTS_MAX ? 'waiting' : 'failed', null, this.clock.now());
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  }

  private async write(row: CompanyExportEntity, path: string): Promise<void> {
    const tables = (await this.tables.list()).filter(({ name }) => !LEFT_OUT.has(name)).map(withoutHashes);
    let done = 0;
    const tableDone = async (): Promise<void> => {
      done += 1;
      if (!(await this.exports.progress(row, done, tables.length)))
        throw new Error('Another worker has taken the export over.');
    };
    await this.rows.asOfNow(row.companyId, (read) =>
      writeExportZip(path, { tables, read, file: (key) => this.files.stream(key), tableDone }),
    );
  }

  private async expire(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    for (const row of await this.exports.doneBefore(before, EXPIRED_AT_ONCE)) {
      if (row.fileKey !== null) await this.files.remove(row.fileKey);
      await this.exports.expire(row);
    }
  }
}

function withoutHashes({ columns, ...table }: CompanyTable): CompanyTable {
  return { ...table, columns: columns.filter(({ name }) => !/(^|_)hash$/.test(name)) };
}
