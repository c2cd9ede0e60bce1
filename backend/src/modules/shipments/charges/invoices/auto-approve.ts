import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../../kernel/codes.js';
import { formatMoney } from '../../../../kernel/money/money.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { AuditInvoice } from './audit-invoice.js';
import { DecideInvoice } from './decide-invoice.service.js';
import { type Evaluation, isUndoubted } from './domain/evaluation.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import { InvoiceSettingsRepository } from './settings/persistence/invoice-settings.repository.js';

/** Approves invoices within the company's tolerance when they are recorded, if the company wants it. */
@Injectable()
export class AutoApprove {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly settings: InvoiceSettingsRepository,
    private readonly audits: AuditInvoice,
    private readonly decisions: DecideInvoice,
  ) {}

  /** Only matched invoices to review, compared again as they are stored. Call it in the transaction that recorded or matched the invoices, after their billing has moved. */
  async approve(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || !(await this.settings.get(companyId, tx)).autoApprove) return;
    for (const id of ids) await this.approveOne(tx, companyId, id);
  }

  private async approveOne(tx: Transaction, companyId: string, id: string): Promise<void> {
    const invoice = await this.invoices.lock(tx, companyId, id);
    if (invoice?.status !== 'review' || invoice.shipmentId === null) return;
    const evaluation = await this.audits.evaluate(invoice, tx);
    if (isUndoubted(evaluation)) await this.decisions.approveByRule(tx, invoice, noteOf(evaluation, invoice.currency));
  }
}

function noteOf({ difference, tolerance }: Evaluation, currency: string): string {
  if (difference === null || difference === 0) return 'As agreed. Approved by the rule of the company.';
  const money = (amount: number) => formatMoney({ amount: Math.abs(amount), currency: currency as Currency });
  const size = `${money(difference)} ${difference < 0 ? 'below' : 'above'} the agreed total`;
  return `${size}, tolerance ${money(tolerance ?? 0)}. Approved by the rule of the company.`;
}
