import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../../../platform/audit/audit-log.js';
import { Clock } from '../../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import { PeriodicJob } from '../../../../../platform/jobs/periodic-jobs.js';
import { PurgeMetrics } from '../../../../../platform/retention/purge-metrics.js';
import { DAY_MS } from '../../../../../platform/retention/retention-rules.js';
import { FileStore } from '../../../../../platform/storage/file-store.js';
import { retentionEnd } from '../../../../documents/index.js';
import { DocumentHoldsRepository } from '../../../documents/persistence/document-holds.repository.js';
import { ExpiredDocumentsQueries } from '../../../documents/persistence/expired-documents.sql.js';
import {
  type ExpiredFile,
  ExpiredInvoiceFiles,
  type ExpiredOriginal,
} from './persistence/expired-invoice-files.sql.js';

const EVERY_MS = 60 * 60_000;
const AT_ONCE = 100;
/** Files whose invoice was not entered. */
const ABANDONED_MS = 7 * DAY_MS;

/** Deletes files of invoices past the retention of invoices, like `PurgeDocumentsJob`, and uploads whose invoice was not entered. */
@Injectable()
export class PurgeInvoiceFilesJob {
  constructor(
    private readonly expired: ExpiredInvoiceFiles,
    private readonly shipments: ExpiredDocumentsQueries,
    private readonly holds: DocumentHoldsRepository,
    private readonly files: FileStore,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly metrics: PurgeMetrics,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'purge invoice files', everyMs: EVERY_MS })
  async run(signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const before = retentionEnd('INVOICE', now);
    const uploaded = new Date(now.getTime() - ABANDONED_MS);
    await this.purge(
      'invoice_file',
      () => this.expired.abandoned(uploaded, AT_ONCE),
      (tx, file) => this.expired.deleteAbandoned(tx, file),
      signal,
    );
    await this.purge(
      'invoice_file',
      () => this.expired.originals(before, AT_ONCE),
      (tx, file) => this.deleteOriginal(tx, file, before),
      signal,
    );
    await this.purge(
      'invoice_import',
      () => this.expired.imports(before, AT_ONCE),
      (tx, file) => this.deleteImport(tx, file, before),
      signal,
    );
  }

  /** A file is deleted before its row is: if the transaction fails, the next run deletes the row. */
  private async purge<File extends ExpiredFile>(
    table: string,
    read: () => Promise<File[]>,
    deleteRow: (tx: Transaction, file: File) => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<void> {
    for (let due = AT_ONCE, purged = 1; due === AT_ONCE && purged > 0;) {
      const files = await read();
      due = files.length;
      purged = 0;
      for (const file of files) {
        if (signal?.aborted === true) return;
        const isDeleted = await this.database.transaction(async (tx) => {
          const deleted = await deleteRow(tx, file);
          if (deleted) await this.files.remove(file.fileKey);
          return deleted;
        });
        if (isDeleted) purged += 1;
      }
      this.metrics.count(table, purged);
    }
  }

  private async deleteOriginal(tx: Transaction, file: ExpiredOriginal, before: Date): Promise<boolean> {
    const { companyId, shipmentId, invoiceId } = file;
    if (shipmentId !== null) {
      const since = await this.shipments.lockShipment(tx, { companyId, shipmentId });
      if (since === null || since >= before || (await this.holds.exists(tx, companyId, shipmentId))) return false;
    }
    if (!(await this.expired.deleteOriginal(tx, file))) return false;
    await this.record(tx, companyId, shipmentId ?? invoiceId);
    return true;
  }

  private async deleteImport(tx: Transaction, file: ExpiredFile, before: Date): Promise<boolean> {
    if (!(await this.expired.deleteImport(tx, file, before))) return false;
    await this.record(tx, file.companyId, file.id);
    return true;
  }

  private record(tx: Transaction, companyId: string, subject: string): Promise<void> {
    const details = { documents: 1, kinds: 'INVOICE' };
    return this.audit.record(tx, { companyId, userId: null, action: 'document.purged', subject, details });
  }
}
