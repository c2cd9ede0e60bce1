import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../kernel/codes.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { FREIGHT_CODES, type InvoiceToCode, InvoicesToCode, markReportDayOfInvoice } from '../../shipments/index.js';
import { alreadyExported, wrongSum } from '../accounting.errors.js';
import { CodingRulesService } from './coding-rules.service.js';
import { amountsByKind, codeAmounts, codedLine, type CodedLine, merge, rescale } from './domain/code-invoice.js';
import { codingFacts } from './domain/coding-facts.js';
import { type ChargeKind, type CodingRule, ruleFor } from './domain/coding-rule.js';
import { AccountingExportsRepository } from '../exports/persistence/accounting-exports.repository.js';
import { InvoiceCodingsRepository, type NamedCoding } from './persistence/invoice-codings.sql.js';

/** How an invoice is coded. */
export interface InvoiceCoding {
  source: 'rule' | 'member' | 'none' | 'exported';
  /** Null unless a rule applied. */
  rule: CodingRule | null;
  lines: CodedLine[];
}

/** An invoice with its coding and the codings by hand, newest first. */
export interface CodedInvoice extends InvoiceCoding {
  invoice: InvoiceToCode;
  changes: NamedCoding[];
}

/** What is coded: the amount to pay; before the approval, the total. */
export const codedAmount = ({ approvedTotal, total }: Pick<InvoiceToCode, 'approvedTotal' | 'total'>): number =>
  approvedTotal ?? total;

/** Accounts and cost centers of invoices: by hand, else by the first rule that applies. */
@Injectable()
export class InvoiceCodingService {
  constructor(
    private readonly invoices: InvoicesToCode,
    private readonly codings: InvoiceCodingsRepository,
    private readonly rules: CodingRulesService,
    private readonly exports: AccountingExportsRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async get(companyId: string, id: string): Promise<CodedInvoice> {
    const invoice = await this.invoices.find(companyId, id);
    if (invoice === null) throw new NotFound();
    const changes = await this.codings.list(companyId, id);
    if (invoice.exportedTotal !== null) {
      const lines = merge((await this.exports.linesOfInvoices(companyId, [id])).map(codedLine));
      return { invoice, changes, source: 'exported', rule: null, lines: rescale(lines, codedAmount(invoice)) };
    }
    const rules = await this.rules.of(companyId);
    return { invoice, changes, ...codeInvoice(invoice, rules, changes[0]?.body.lines) };
  }

  /** Codes an invoice by hand. @throws NotFound; Conflict EXPORTED; ValidationFailed SUM */
  async code({ companyId, userId }: Actor, id: string, lines: readonly CodedLine[], reason: string): Promise<void> {
    const invoice = await this.invoices.find(companyId, id);
    if (invoice === null) throw new NotFound();
    if (invoice.exportedTotal !== null) throw alreadyExported();
    const { currency, number, shipment } = invoice;
    const amount = codedAmount(invoice);
    if (lines.reduce((sum, line) => sum + line.amount, 0) !== amount)
      throw wrongSum({ amount, currency: currency as Currency });
    await this.database.transaction(async (tx) => {
      const body = { lines: [...lines] };
      const codedAt = this.clock.now();
      await this.codings.insert(tx, {
        companyId,
        id: newId('icd'),
        invoiceId: id,
        body,
        reason,
        actorId: userId,
        codedAt,
      });
      await markReportDayOfInvoice(tx, companyId, id);
      const details = { id, number, reason };
      const subject = shipment?.id ?? id;
      await this.audit.record(tx, { companyId, userId, action: 'invoice.coded', subject, details });
    });
  }
}

/** Codes an invoice: by hand in proportion to the entered amounts, else by rule. */
export function codeInvoice(
  invoice: InvoiceToCode,
  rules: readonly CodingRule[],
  byHand: readonly CodedLine[] | undefined,
): InvoiceCoding {
  const amount = codedAmount(invoice);
  if (byHand !== undefined) return { source: 'member', rule: null, lines: rescale(byHand, amount) };
  const { shipment, scac, lines, total } = invoice;
  const facts = codingFacts(shipment, scac);
  const rule = ruleFor(rules, facts);
  if (rule === null) return { source: 'none', rule: null, lines: [] };
  const charges = lines.map((line) => ({ kind: chargeKind(line.code), amount: line.amount }));
  return { source: 'rule', rule, lines: codeAmounts(amountsByKind(charges, total, amount), rule, facts.items) };
}

/** The kind of a charge by its code. */
export function chargeKind(code: string): ChargeKind {
  if (FREIGHT_CODES.includes(code)) return 'linehaul';
  if (code === 'FUEL') return 'fuel';
  return code === 'TAX' ? 'tax' : 'accessorial';
}
