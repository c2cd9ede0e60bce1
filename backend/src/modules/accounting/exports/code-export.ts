import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { InvoicesToCode, type InvoiceToCode } from '../../shipments/index.js';
import { CodingRulesService } from '../coding/coding-rules.service.js';
import { codedLine, type CodedLine, merge, rescale } from '../coding/domain/code-invoice.js';
import { codeInvoice } from '../coding/invoice-coding.service.js';
import { InvoiceCodingsRepository } from '../coding/persistence/invoice-codings.sql.js';
import type { ExportedInvoice } from './domain/export-formats.js';
import { AccountingExportsRepository } from './persistence/accounting-exports.repository.js';

/** Invoices with their coded amounts, and those that no rule codes. */
export interface CodedExport {
  invoices: ExportedInvoice[];
  uncoded: { id: string; number: string }[];
}

/** Codes what is to be exported of invoices: the amount to pay without what was exported before. */
@Injectable()
export class CodeExport {
  constructor(
    private readonly invoices: InvoicesToCode,
    private readonly rules: CodingRulesService,
    private readonly codings: InvoiceCodingsRepository,
    private readonly exports: AccountingExportsRepository,
  ) {}

  async code(
    companyId: string,
    approved: readonly { id: string; approvedOn: string }[],
    tx?: Transaction,
  ): Promise<CodedExport> {
    if (approved.length === 0) return { invoices: [], uncoded: [] };
    const ids = approved.map(({ id }) => id);
    const found = new Map((await this.invoices.findAll(companyId, ids, tx)).map((invoice) => [invoice.id, invoice]));
    const rules = await this.rules.of(companyId, tx);
    const byHand = await this.codings.newest(companyId, ids, tx);
    const earlier = Map.groupBy(await this.exports.linesOfInvoices(companyId, ids, tx), ({ invoiceId }) => invoiceId);
    const result: CodedExport = { invoices: [], uncoded: [] };
    for (const { id, approvedOn } of approved) {
      const invoice = found.get(id)!;
      // A credit has the coding of what was exported before.
      const exported = merge((earlier.get(id) ?? []).map(codedLine));
      const basis = exported.length > 0 ? exported : codeInvoice(invoice, rules, byHand.get(id)).lines;
      if (basis.length === 0) result.uncoded.push({ id, number: invoice.number });
      else result.invoices.push(toExport(invoice, approvedOn, sumOf(exported), basis));
    }
    return result;
  }
}

const sumOf = (lines: readonly CodedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

function toExport(
  invoice: InvoiceToCode,
  approvedOn: string,
  exported: number,
  basis: readonly CodedLine[],
): ExportedInvoice {
  const { id, number, scac, carrierName, billedOn, dueOn, proNumber, currency, shipment } = invoice;
  const amount = (invoice.approvedTotal ?? 0) - exported;
  return {
    invoiceId: id,
    number,
    carrierName: carrierName ?? scac ?? 'Unknown carrier',
    scac,
    billedOn,
    dueOn,
    approvedOn,
    proNumber,
    shipmentNumber: shipment?.number ?? null,
    bolNumber: shipment?.bolNumber ?? null,
    currency,
    amount,
    lines: rescale(basis, amount),
  };
}
