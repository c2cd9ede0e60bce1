import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../../kernel/time/local-time.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainError, NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { DEADLINE_ZONE, InvoicesToCode } from '../../shipments/index.js';
import { nothingToExport, periodClosed, uncodedInvoices } from '../accounting.errors.js';
import { AccountingPeriodsRepository } from '../periods/persistence/accounting-periods.repository.js';
import { CodeExport, type CodedExport } from './code-export.js';
import type { ExportedInvoice, ExportFormat, ExportPart } from './domain/export-formats.js';
import type { AccountingExportLineEntity } from './persistence/accounting-export-line.entity.js';
import type { AccountingExportEntity, ExportFile, ExportTotals } from './persistence/accounting-export.entity.js';
import { AccountingExportsRepository } from './persistence/accounting-exports.repository.js';
import { writeExport, type WrittenFile } from './write-export.js';

/** Invoices in one export. The others of the month are in the next one. */
const INVOICES_MAX = 2_000;

/** What an export of a month would have. */
export interface PendingExport {
  invoices: number;
  /** Invoices for further exports. */
  remaining: number;
  totals: ExportTotals[];
  uncoded: CodedExport['uncoded'];
}

/** Hands approved invoices to accounting, each amount once. */
@Injectable()
export class AccountingExportsService {
  constructor(
    private readonly exports: AccountingExportsRepository,
    private readonly periods: AccountingPeriodsRepository,
    private readonly invoices: InvoicesToCode,
    private readonly coding: CodeExport,
    private readonly files: FileStore,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list({ companyId }: Actor): Promise<AccountingExportEntity[]> {
    return this.exports.list(companyId);
  }

  /** @throws NotFound */
  async get(
    { companyId }: Actor,
    id: string,
  ): Promise<{ row: AccountingExportEntity; lines: AccountingExportLineEntity[] }> {
    const row = await this.exports.find(companyId, id);
    if (row === null) throw new NotFound();
    return { row, lines: await this.exports.linesOf(companyId, id) };
  }

  /** A stored file of an export; without `part` the first. @throws NotFound */
  async file({ companyId }: Actor, id: string, part?: ExportPart): Promise<{ file: ExportFile; bytes: Buffer }> {
    const row = await this.exports.find(companyId, id);
    const file = row?.body.files.find((one) => part === undefined || one.part === part);
    if (file === undefined) throw new NotFound();
    return { file, bytes: await this.files.read(file.key) };
  }

  /** What an export of the month would have now. */
  async pending({ companyId }: Actor, month: string): Promise<PendingExport> {
    const closed = await this.periods.months(companyId);
    const ofMonth = await this.approvedIn(companyId, month, closed);
    const { invoices, uncoded } = await this.coding.code(companyId, ofMonth.slice(0, INVOICES_MAX));
    const remaining = Math.max(ofMonth.length - INVOICES_MAX, 0);
    return { invoices: invoices.length, remaining, totals: totalsOf(invoices), uncoded };
  }

  /**
   * Exports what was approved or credited in the month, or in an earlier month that is closed, and is not exported yet.
   * `createdAt` is in the past for demonstration data. @throws Conflict NOTHING_TO_EXPORT, UNCODED, PERIOD_CLOSED
   */
  async create(
    actor: Actor,
    month: string,
    format: ExportFormat,
    createdAt = this.clock.now(),
  ): Promise<AccountingExportEntity> {
    const { companyId, userId, fullName } = actor;
    const id = newId('axp');
    try {
      return await this.database.transaction(async (tx) => {
        const number = await this.exports.nextNumber(tx, companyId);
        const closed = await this.periods.months(companyId, tx);
        if (closed.has(month)) throw periodClosed();
        const ofMonth = await this.approvedIn(companyId, month, closed, tx);
        const { invoices, uncoded } = await this.coding.code(companyId, ofMonth.slice(0, INVOICES_MAX), tx);
        if (uncoded.length > 0) throw uncodedInvoices(uncoded.map((invoice) => invoice.number));
        if (invoices.length === 0) throw nothingToExport();
        const files = await this.store(companyId, id, writeExport(format, { number, invoices }));
        const row: AccountingExportEntity = {
          companyId,
          id,
          number,
          month,
          format,
          invoiceCount: invoices.length,
          body: { totals: totalsOf(invoices), files },
          createdBy: userId,
          createdByName: fullName,
          createdAt,
        };
        await this.exports.insert(tx, row, linesOf(companyId, id, invoices));
        const exported = invoices.map(({ invoiceId }) => invoiceId);
        await this.invoices.markExported(tx, companyId, exported);
        const details = { id, number, month, format, invoices: invoices.length };
        await this.audit.record(tx, { companyId, userId, action: 'accounting.exported', subject: id, details });
        return row;
      });
    } catch (error) {
      // Other errors can hide a commit; `lading files check` finds the files if nothing needs them.
      if (error instanceof DomainError) await this.files.remove(folderOf(companyId, id));
      throw error;
    }
  }

  /** Invoices that belong to an export of the month, oldest first; locked until `tx` ends. */
  private async approvedIn(
    companyId: string,
    month: string,
    closed: ReadonlySet<string>,
    tx?: Transaction,
  ): Promise<{ id: string; approvedOn: string }[]> {
    const found = await this.invoices.toExport(companyId, tx);
    return found
      .map(({ id, approvedAt }) => ({ id, approvedOn: localMoment(approvedAt, DEADLINE_ZONE).on }))
      .filter(({ approvedOn }) => isExportedIn(month, approvedOn.slice(0, MONTH_LENGTH), closed));
  }

  private async store(companyId: string, id: string, written: readonly WrittenFile[]): Promise<ExportFile[]> {
    const files: ExportFile[] = [];
    for (const { part, name, text } of written) {
      const bytes = Buffer.from(text, 'utf8');
      const key = `${folderOf(companyId, id)}/${name}`;
      await this.files.write(key, bytes);
      files.push({ part, name, key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
    return files;
  }
}

const MONTH_LENGTH = 7;

/** What was approved in a closed month is exported in the next open one that has an export. */
function isExportedIn(month: string, approvedIn: string, closed: ReadonlySet<string>): boolean {
  if (closed.has(month)) return false;
  return approvedIn === month || (approvedIn < month && closed.has(approvedIn));
}

const folderOf = (companyId: string, id: string): string => `${companyId}/accounting/${id}`;

function totalsOf(invoices: readonly ExportedInvoice[]): ExportTotals[] {
  const groups = Map.groupBy(invoices, ({ currency }) => currency);
  return [...groups].map(([currency, same]) => ({
    currency,
    bills: same.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
    credits: same.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0),
  }));
}

function linesOf(
  companyId: string,
  exportId: string,
  invoices: readonly ExportedInvoice[],
): AccountingExportLineEntity[] {
  return invoices
    .flatMap(({ invoiceId, number, carrierName, shipmentNumber, approvedOn, currency, lines }) =>
      lines.map((line) => ({
        ...line,
        invoiceId,
        invoiceNumber: number,
        carrierName,
        shipmentNumber,
        approvedOn,
        currency,
      })),
    )
    .map((line, index) => ({ companyId, exportId, position: index + 1, ...line }));
}
