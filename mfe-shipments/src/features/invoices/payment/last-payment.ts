import type { InvoiceDecision } from '../../../shared/api/invoices';

/** The latest payment that is not voided: each `void` takes back the payment before it. */
export function lastPayment(decisions: readonly InvoiceDecision[]): InvoiceDecision | undefined {
  const inEffect: InvoiceDecision[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'pay') inEffect.push(decision);
    if (decision.kind === 'void') inEffect.pop();
  }
  return inEffect.at(-1);
}
