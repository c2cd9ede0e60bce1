import { parseMoney } from '@lading/trade';
import { localDate, moneyText, multiLine, optionalText, requiredInput, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { amountText } from '../../../shared/amount';
import type { DecisionKind, DisputeReason, Invoice } from '../../../shared/api/invoices';
import { paymentShape, proposedPayment } from '../payment/payment-form';
import { DISPUTE_REASONS } from './decision-words';

/** Characters of a note. */
export const NOTE_MAX = 500;

const note = () => optionalText(multiLine({ max: NOTE_MAX }));
const requiredNote = () =>
  requiredText(multiLine({ max: NOTE_MAX }).check(z.minLength(1, { error: () => t`Enter why nothing is owed.` })));
const reason = () =>
  z.pipe(
    z.string().check(z.refine((chosen) => chosen !== '', { error: () => t`Choose a reason.`, abort: true })),
    z.enum(DISPUTE_REASONS),
  );
const amount = (least: number, most: number, message: () => string) =>
  requiredInput(
    parseMoney,
    z.number().check(z.refine((cents) => cents >= least && cents <= most, { error: message })),
    () => t`Enter the amount.`,
  );

/** Whether the decision opens a dispute. */
export const isDispute = (kind: DecisionKind): boolean => kind === 'dispute' || kind === 'reopen';

/** Which fields a decision has. */
export const hasAmount = (kind: DecisionKind): boolean =>
  isDispute(kind) || kind === 'short_pay' || kind === 'credit' || kind === 'pay';
export const hasReason = (kind: DecisionKind): boolean => isDispute(kind) || kind === 'short_pay';

/** The form of a decision; fields that it does not have are absent from its schema. */
export function decisionForm(kind: DecisionKind, { total, openBalance, currency }: Invoice) {
  const part = amount(0, total - 1, () => t`Enter less than the invoice.`);
  const disputed = amount(1, total, () => t`Enter at most the invoice.`);
  const paid = amount(1, openBalance, () => t`Enter at most the open balance of ${amountText(openBalance, currency)}.`);
  const payment = paymentShape();
  return z.object({
    reason: hasReason(kind) ? reason() : z.optional(z.undefined()),
    amount: hasAmount(kind) ? ({ short_pay: part, pay: paid }[kind as string] ?? disputed) : z.optional(z.undefined()),
    note: kind === 'reject' ? requiredNote() : note(),
    answerDueOn: optionalText(localDate()),
    emailCarrier: z.boolean(),
    paidOn: kind === 'pay' ? payment.paidOn : z.optional(z.undefined()),
    reference: payment.reference,
  });
}

/** Values that the comparison proposes: the reason of the largest difference that can be disputed, and its amount. */
export function proposedDecision(kind: DecisionKind, invoice: Invoice) {
  const { audit, total, decisions } = invoice;
  const over = Math.max(audit.difference ?? 0, 0);
  const disputed = decisions.findLast(({ kind: decided }) => isDispute(decided as DecisionKind))?.amount ?? 0;
  const cents =
    {
      short_pay: total - over,
      dispute: over || total,
      reopen: over || total,
      credit: disputed,
      pay: invoice.openBalance,
    }[kind as string] ?? 0;
  return {
    reason: hasReason(kind) ? proposedReason(invoice) : undefined,
    amount: hasAmount(kind) ? moneyText(cents) : undefined,
    note: kind === 'reject' ? duplicateOf(invoice) : '',
    answerDueOn: '',
    emailCarrier: false,
    paidOn: kind === 'pay' ? proposedPayment().paidOn : undefined,
    reference: '',
  };
}

/** The reason of the largest difference that can be disputed. */
function proposedReason({ audit }: Invoice): DisputeReason | '' {
  const [largest] = audit.lines
    .filter(({ finding, difference }) => finding?.reason != null && difference > 0)
    .sort((one, other) => other.difference - one.difference);
  return largest?.finding?.reason ?? audit.findings.find((one) => one.reason)?.reason ?? '';
}

/** What the audit says about the invoice that this one repeats; empty if it is no duplicate. */
const duplicateOf = ({ audit }: Invoice): string =>
  audit.findings.find((one) => one.class === 'DUPLICATE')?.message ?? '';
