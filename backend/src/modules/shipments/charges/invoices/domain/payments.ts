import type { InvoiceStatus } from './invoice-status.js';

/** What decides how much of an invoice is open. Amounts are in minor units. */
export interface PayableInvoice {
  status: InvoiceStatus;
  total: number;
  approvedTotal: number | null;
  /** Missing, or 0 for invoices that an earlier release recorded as paid. */
  paidTotal?: number;
}

/** A decision of the history, oldest first. */
export interface PaymentDecision {
  kind: string;
  amount: number | null;
  paidOn: string | null;
  reference: string | null;
}

/** What is paid of an invoice. */
export function paidOf({ status, total, approvedTotal, paidTotal = 0 }: PayableInvoice): number {
  return status === 'paid' ? (approvedTotal ?? total) : paidTotal;
}

/** What is left to pay of an approved invoice; 0 before the approval. */
export function openBalance(invoice: PayableInvoice): number {
  if (invoice.status !== 'approved') return 0;
  return Math.max(0, (invoice.approvedTotal ?? 0) - paidOf(invoice));
}

/** The latest payment that is not voided: each `void` takes back the payment before it. Null without one. */
export function lastPayment<Decision extends PaymentDecision>(decisions: readonly Decision[]): Decision | null {
  const inEffect: Decision[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'pay') inEffect.push(decision);
    if (decision.kind === 'void') inEffect.pop();
  }
  return inEffect.at(-1) ?? null;
}
