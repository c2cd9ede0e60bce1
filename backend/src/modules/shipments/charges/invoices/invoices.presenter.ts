import { readerStored, withReaderMessages } from '../../../../platform/request-context.js';
import type { Currency } from '../../../../kernel/codes.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { awaitsCertificate, DISPUTER_DECISIONS, possibleDecisions } from './domain/invoice-status.js';
import type { Evaluation } from './domain/evaluation.js';
import { presentInvoiceFile } from './files/invoice-files.presenter.js';
import type { InvoiceFileEntity } from './files/persistence/invoice-file.entity.js';
import type { InvoiceReratingDto } from './invoice-audit.dto.js';
import { openBalance, paidOf } from './domain/payments.js';
import type { InvoiceDto, InvoiceSummaryDto } from './invoices.dto.js';
import type { Suggestion } from './domain/suggest-shipments.js';
import type { SuggestedShipmentDto } from './suggestions.dto.js';
import type { AuditedInvoice } from './invoices.service.js';
import type { ListedInvoice } from './persistence/invoice-list.sql.js';
import type { NamedDecision } from './persistence/invoices.sql.js';

export function presentInvoiceSummary(invoice: ListedInvoice): InvoiceSummaryDto {
  const { id, status, verdict, number, scac, carrierName, billedOn, dueOn, proNumber, shipmentId, shipmentNumber } =
    invoice;
  const { currency, total, agreedTotal, approvedTotal, createdAt } = invoice;
  return {
    id,
    status,
    verdict,
    number,
    scac,
    carrierName,
    billedOn,
    dueOn,
    proNumber,
    shipmentId,
    shipmentNumber,
    currency,
    total,
    agreedTotal,
    approvedTotal,
    createdAt: createdAt.toISOString(),
  };
}

/** Without an agreed total, the invoice is in another currency. */
export function presentRerating({ invoice, evaluation, rerating }: AuditedInvoice): InvoiceReratingDto | null {
  if (rerating === null) return null;
  const isComparable = rerating.total !== null && evaluation.agreedTotal !== null;
  return { ...rerating, unexplained: isComparable ? invoice.total - rerating.total! : null };
}

/** With the decisions that the user may make. */
export function presentInvoice(
  {
    invoice,
    evaluation,
    rerating,
    decisions,
    file,
    shipmentNumber,
  }: AuditedInvoice & {
    decisions: readonly NamedDecision[];
    file: InvoiceFileEntity | null;
    shipmentNumber: string | null;
  },
  { permissions }: Pick<Actor, 'permissions'>,
): InvoiceDto {
  const { version, source, bolNumber, matchedBy, carrierBillId, shipmentId } = invoice;
  return {
    ...presentInvoiceSummary({ ...invoice, shipmentNumber }),
    verdict: evaluation.verdict,
    agreedTotal: evaluation.agreedTotal,
    version,
    source,
    bolNumber,
    matchedBy,
    carrierBillId,
    file: file && presentInvoiceFile(file),
    paidTotal: paidOf(invoice),
    openBalance: openBalance(invoice),
    audit: presentAudit(evaluation),
    rerating: presentRerating({ invoice, evaluation, rerating }),
    awaits: awaitsCertificate(invoice.status, decisions) ? 'WEIGHT_INSPECTION' : null,
    decisions: decisions.map(({ id, kind, reason, amount, note, actorName, decidedAt, paidOn, reference }) => {
      const cents = amount === null ? null : Number(amount);
      return {
        id,
        kind,
        reason,
        amount: cents,
        note,
        actorName,
        decidedAt: decidedAt.toISOString(),
        paidOn,
        reference,
      };
    }),
    possible: possibleDecisions(invoice, shipmentId !== null).filter((kind) =>
      permissions.has(DISPUTER_DECISIONS.includes(kind) ? 'invoice.dispute' : 'invoice.manage'),
    ),
  };
}

function presentAudit(evaluation: Evaluation): Evaluation {
  return {
    ...evaluation,
    lines: evaluation.lines.map(({ description, finding, ...line }) => ({
      ...line,
      description: readerStored(description),
      finding: finding && { ...finding, message: readerStored(finding.message) },
    })),
    findings: withReaderMessages(evaluation.findings),
  };
}

export function presentSuggestion({ shipment, reasons }: Suggestion): SuggestedShipmentDto {
  const { id, number, carrierName, pickupOn, total, currency } = shipment;
  return {
    id,
    number,
    carrierName,
    pickupOn,
    origin: `${shipment.originCity}, ${shipment.originState}`,
    destination: `${shipment.destinationCity}, ${shipment.destinationState}`,
    total: { amount: total, currency: currency as Currency },
    reasons,
  };
}
