import type { DecisionKind, Invoice, InvoiceVerdict } from '../../../shared/api/invoices';

/** Results of the comparison after which an invoice can be approved as it is. */
const PAYABLE: readonly InvoiceVerdict[] = ['agreed', 'within_tolerance', 'under'];

/** The decision to propose, if it is possible: of a duplicate to reject it; a dispute or a credit instead of an approval if the carrier asks for too much. */
export function mainDecision({ audit, possible }: Pick<Invoice, 'audit' | 'possible'>): DecisionKind | undefined {
  const proposed: DecisionKind[] = PAYABLE.includes(audit.verdict)
    ? ['approve', 'pay']
    : [...(audit.verdict === 'duplicate' ? (['reject'] as const) : []), 'dispute', 'credit', 'short_pay', 'pay'];
  return proposed.find((kind) => possible.includes(kind));
}
