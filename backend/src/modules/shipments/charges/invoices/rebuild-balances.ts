import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { RebuildStep, RebuiltBatch } from '../../../../platform/rebuild/rebuild.js';
import { balancesOf, differsFromLedger } from './domain/ledger-balances.js';
import type { ChargeEntryStage } from './persistence/charge-entry.entity.js';
import { InvoiceBalancesQueries } from './persistence/invoice-balances.sql.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';

/** Recomputes what is approved and paid of invoices from their ledger rows. */
@Injectable()
export class RebuildInvoiceBalances implements RebuildStep {
  readonly name = 'balances of invoices from the ledger';

  constructor(
    private readonly balances: InvoiceBalancesQueries,
    private readonly invoices: InvoicesRepository,
    private readonly database: Database,
  ) {}

  async rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    const rows = await this.balances.next(companyId, after, limit);
    let changed = 0;
    for (const { id } of rows.filter(differsFromLedger))
      changed += await this.database.transaction((tx) => this.correct(tx, companyId, id));
    return { last: rows.at(-1)?.id ?? null, rows: rows.length, changed };
  }

  /** Under the lock of the invoice, because a decision may have been made meanwhile. */
  private async correct(tx: Transaction, companyId: string, id: string): Promise<0 | 1> {
    const invoice = await this.invoices.lock(tx, companyId, id);
    if (invoice === null || invoice.shipmentId === null) return 0;
    const entries = await this.invoices.entriesOfInvoice(tx, companyId, id);
    const sum = (wanted: ChargeEntryStage) =>
      entries.reduce((total, { stage, amount }) => total + (stage === wanted ? amount : 0), 0);
    const { approvedTotal, paidTotal = 0 } = invoice;
    const sums = { invoiced: sum('INVOICED'), adjusted: sum('ADJUSTED'), credited: sum('CREDITED'), paid: sum('PAID') };
    const stored = { ...invoice, approvedTotal, paidTotal, ...sums };
    if (!differsFromLedger(stored)) return 0;
    await this.invoices.change(tx, invoice, balancesOf(invoice, sums));
    return 1;
  }
}
