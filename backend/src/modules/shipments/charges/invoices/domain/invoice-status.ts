/** States of an invoice. `rejected`: not owed, such as a duplicate; `replaced`: the carrier sent a newer version. */
export const INVOICE_STATUSES = [
  'unmatched',
  'review',
  'held',
  'disputed',
  'approved',
  'paid',
  'rejected',
  'replaced',
  'withdrawn',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/**
 * What a user decides about an invoice; `credit` is the carrier's credit note, which ends a dispute, `pay` records a payment, `void` reverses it, and `reopen` disputes
 * an invoice again that was approved but not paid. `reject`: nothing is owed; `hold` takes that back. `request_wi` asks the carrier for the weight and inspection
 * certificate; the invoice is on hold until it arrives.
 */
export const INVOICE_DECISIONS = [
  'approve',
  'short_pay',
  'dispute',
  'hold',
  'request_wi',
  'reject',
  'credit',
  'pay',
  'void',
  'reopen',
] as const;
export type InvoiceDecision = (typeof INVOICE_DECISIONS)[number];

interface Rule {
  readonly from: readonly InvoiceStatus[];
  readonly to: InvoiceStatus;
  /** Only an invoice that is matched to a shipment has something to compare with. */
  readonly needsShipment: boolean;
}

const OPEN: readonly InvoiceStatus[] = ['review', 'held', 'disputed'];

/** The transition of each decision. */
export const DECISION_RULES: Readonly<Record<InvoiceDecision, Rule>> = {
  approve: { from: OPEN, to: 'approved', needsShipment: true },
  short_pay: { from: OPEN, to: 'approved', needsShipment: true },
  dispute: { from: ['unmatched', 'review', 'held'], to: 'disputed', needsShipment: false },
  hold: { from: ['unmatched', 'review', 'rejected'], to: 'held', needsShipment: false },
  // On hold already: asks again.
  request_wi: { from: ['review', 'held'], to: 'held', needsShipment: true },
  reject: { from: ['unmatched', 'review', 'held'], to: 'rejected', needsShipment: false },
  credit: { from: ['disputed'], to: 'approved', needsShipment: true },
  // A payment of a part leaves the invoice approved.
  pay: { from: ['approved'], to: 'paid', needsShipment: true },
  void: { from: ['paid', 'approved'], to: 'approved', needsShipment: true },
  reopen: { from: ['approved'], to: 'disputed', needsShipment: true },
};

/** Decisions that open a dispute. */
export const DISPUTE_DECISIONS: readonly InvoiceDecision[] = ['dispute', 'reopen'];

/** Decisions that need only the permission to dispute. */
export const DISPUTER_DECISIONS: readonly InvoiceDecision[] = [...DISPUTE_DECISIONS, 'request_wi'];

/** Whether an invoice is on hold until the carrier's weight and inspection certificate arrives. `decisions`: oldest first. */
export function awaitsCertificate(status: InvoiceStatus, decisions: readonly { kind: string }[]): boolean {
  return status === 'held' && decisions.at(-1)?.kind === 'request_wi';
}

/**
 * Decisions that are possible now, in the order of `INVOICE_DECISIONS`. An invoice that was credited in full needs no payment. One that is paid in part
 * is not disputed again before its payments are voided.
 */
export function possibleDecisions(
  { status, approvedTotal, paidTotal = 0 }: { status: InvoiceStatus; approvedTotal: number | null; paidTotal?: number },
  isMatched: boolean,
): InvoiceDecision[] {
  return INVOICE_DECISIONS.filter((kind) => {
    const { from, needsShipment } = DECISION_RULES[kind];
    if (kind === 'pay' && approvedTotal === 0) return false;
    if (status === 'approved' && kind === (paidTotal > 0 ? 'reopen' : 'void')) return false;
    return from.includes(status) && (isMatched || !needsShipment);
  });
}

/** Whether the invoice is still to be decided, so that a new version of the carrier takes its place. */
export function isOpen(status: InvoiceStatus): boolean {
  return status === 'unmatched' || OPEN.includes(status);
}
