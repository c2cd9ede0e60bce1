import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { Currency } from '../../../../../kernel/codes.js';
import { basisPointsOf, type Money } from '../../../../../kernel/money/money.js';
import { OTHER_CODE } from './charge-codes.js';
import { compareLines, sumOf } from './compare-lines.js';
import type { AgreedCharges, AuditFacts, EvaluatedInvoice, Evaluation, Finding, InvoiceVerdict } from './evaluation.js';

/** Accepted difference: the larger of an amount in minor units and a part of the agreed total. */
export interface Tolerance {
  amount: number;
  basisPoints: number;
}

/** Default of freight.md Annex A, step 5. */
export const TOLERANCE: Tolerance = { amount: 500, basisPoints: 200 };

/** Steps 2 to 6 of the audit (freight.md Annex A): compares an invoice with what was booked. `agreed` is null for an unmatched invoice. */
export function evaluateInvoice(
  invoice: EvaluatedInvoice,
  agreed: AgreedCharges | null,
  facts: AuditFacts,
  accepted: Tolerance = TOLERANCE,
): Evaluation {
  const findings = wholeFindings(invoice, facts);
  if (agreed === null || agreed.currency !== invoice.currency) {
    const isForeign = agreed !== null;
    const lines = invoice.lines.map(({ code, carrierCode: written, description, amount }) => {
      const carrierCode = code === OTHER_CODE ? written : null;
      return { code, carrierCode, description, agreed: null, invoiced: amount, difference: amount, finding: null };
    });
    const verdict = facts.duplicateOf ? 'duplicate' : isForeign ? 'currency_differs' : 'unmatched';
    if (isForeign) findings.push(foreignCurrency(invoice.currency, agreed.currency));
    return { verdict, agreedTotal: null, difference: null, tolerance: null, lines, findings };
  }
  const lines = compareLines(invoice.lines, agreed.lines, agreed.currency as Currency, facts.reclasses);
  const difference = invoice.total - agreed.total;
  const tolerance = Math.max(accepted.amount, basisPointsOf(agreed.total, accepted.basisPoints));
  const isIncomplete = findings.length > 0 || lines.some(({ agreed: amount }) => amount === null);
  const verdict = verdictOf(
    difference,
    tolerance,
    isIncomplete,
    lines.every(({ finding }) => finding === null),
    facts,
  );
  return { verdict, agreedTotal: agreed.total, difference, tolerance, lines, findings };
}

function verdictOf(
  difference: number,
  tolerance: number,
  isIncomplete: boolean,
  isEqual: boolean,
  { duplicateOf }: AuditFacts,
): InvoiceVerdict {
  if (duplicateOf !== null) return 'duplicate';
  if (difference < 0) return 'under';
  if (difference > tolerance) return 'over';
  if (isIncomplete) return 'new_charges';
  return difference === 0 && isEqual ? 'agreed' : 'within_tolerance';
}

function wholeFindings({ total, lines, currency }: EvaluatedInvoice, { duplicateOf, others }: AuditFacts): Finding[] {
  const money = moneyText(currency);
  const findings: Finding[] = [];
  if (duplicateOf !== null) {
    const message = msg`Invoice ${{ number: duplicateOf.number }} asks for the same amount, or has the same number.`;
    findings.push({ class: 'DUPLICATE', message: english(message), reason: null });
  }
  for (const other of others.filter(({ number }) => number !== duplicateOf?.number)) {
    const message = msg`Invoice ${{ number: other.number }} over ${{ total: money(other.total) }} also bills this shipment.`;
    findings.push({ class: 'OTHER_INVOICE', message: english(message), reason: 'QUOTE' });
  }
  const sum = sumOf(lines);
  if (sum !== total) {
    const message = msg`The lines add up to ${{ sum: money(sum) }}, the invoice asks for ${{ total: money(total) }}.`;
    findings.push({ class: 'DATA', message: english(message), reason: null });
  }
  return findings;
}

function foreignCurrency(invoiced: string, agreed: string): Finding {
  const message = msg`The invoice is in ${{ invoiced }}; ${{ agreed }} was agreed. The amounts cannot be compared.`;
  return { class: 'DATA', message: english(message), reason: 'QUOTE' };
}

/** Formats amounts in a currency that need not be one of ours. */
function moneyText(currency: string): (amount: number) => Money | string {
  return (amount) =>
    currency === 'USD' || currency === 'CAD' ? { amount, currency } : `${(amount / 100).toFixed(2)} ${currency}`;
}
