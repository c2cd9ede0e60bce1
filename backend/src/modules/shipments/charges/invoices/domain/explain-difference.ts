import { english } from '../../../../../messages/translate.js';
import { type Message, msg, sentences } from '../../../../../messages/message.js';
import type { Money } from '../../../../../kernel/money/money.js';
import type { ReclassCode } from '../../../../../kernel/freight-item.js';
import { FREIGHT_CODES, OTHER_CODE } from './charge-codes.js';
import type { DisputeReason } from './dispute-reasons.js';
import type { Finding } from './evaluation.js';

interface Amount {
  code: string;
  amount: number;
}
type Format = (amount: number) => Money;

/** Reasons for charges that were not agreed, unless the reason is that an accessorial does not apply. */
const REASONS: Readonly<Partial<Record<string, DisputeReason>>> = {
  RCL: 'RECLASS',
  RWE: 'REWEIGH',
  RCC: 'RECONSIGNMENT',
  DET: 'DETENTION',
  LUM: 'LUMPER',
  UNL: 'UNLOADING',
  INBC: 'IN_BOND',
  INBD: 'IN_BOND',
  VOR: 'VEHICLE_NOT_USED',
  RDL: 'REDELIVERY',
  DMIN: 'MINIMUM',
  CMIN: 'MINIMUM',
  MINIMUM: 'MINIMUM',
  FUEL: 'FUEL',
  LINEHAUL: 'RATE_BASE',
  DEFICIT: 'REWEIGH',
};

/** A charge that the booking does not have. */
export function notAgreedFinding({ code, amount }: Amount & { count: number }, money: Format): Finding {
  const isUnknown = code.startsWith(`${OTHER_CODE} `);
  const size = money(Math.abs(amount));
  if (amount < 0)
    return { class: 'FREIGHT', message: english(msg`A deduction of ${{ size }} that was not agreed.`), reason: null };
  if (isUnknown) {
    const message = msg`The booking has no such charge of ${{ size }}, and its code is unknown.`;
    return { class: 'UNKNOWN_CHARGE', message: english(message), reason: 'ACCESSORIAL_DOCUMENTS' };
  }
  return {
    class: classOf(code),
    message: english(msg`The booking has no such charge. It adds ${{ size }}.`),
    reason: REASONS[code] ?? 'ACCESSORIAL_NOT_APPLICABLE',
  };
}

function classOf(code: string): Finding['class'] {
  if (code === 'RWE' || code === 'RCL') return code;
  if (code === 'FUEL' || code === 'MINIMUM') return code;
  return FREIGHT_CODES.includes(code) ? 'FREIGHT' : 'ACCESSORIAL';
}

/** An agreed charge that the invoice does not have. */
export function missingFinding({ code, amount }: Amount, money: Format): Finding {
  const size = money(Math.abs(amount));
  if (code === 'DISCOUNT')
    return {
      class: 'DISCOUNT',
      message: english(msg`The agreed discount of ${{ size }} is missing.`),
      reason: 'DISCOUNT',
    };
  return { class: 'NOT_INVOICED', message: english(msg`Agreed at ${{ size }}, not invoiced.`), reason: null };
}

/** A freight charge with another amount. A reweigh or reclass is only named if the carrier reported it. */
export function freightFinding(
  mine: Amount,
  other: Amount,
  code: string,
  reclasses: readonly ReclassCode[],
  money: Format,
): Finding {
  const change = changeText(other.amount - mine.amount, money);
  if (code === 'DISCOUNT' || code === 'FUEL' || code === 'MINIMUM')
    return { class: code, message: english(change), reason: code };
  const [reported] = reclasses;
  if (reported !== undefined) {
    const cause = reported === 'RWE' ? msg`The carrier reported a reweigh.` : msg`The carrier reported a reclass.`;
    return {
      class: reported,
      message: english(sentences(change, cause)),
      reason: reported === 'RWE' ? 'REWEIGH' : 'RECLASS',
    };
  }
  const message = sentences(change, msg`Preliminary charges report no reweigh or reclass.`);
  return { class: 'FREIGHT', message: english(message), reason: 'RATE_BASE' };
}

/** An agreed accessorial with another amount. */
export function accessorialFinding(mine: Amount, other: Amount & { count: number }, money: Format): Finding {
  const change = changeText(other.amount - mine.amount, money);
  const { count } = other;
  const message = count > 1 ? sentences(change, msg`It is listed ${{ count }} times.`) : change;
  return { class: 'ACCESSORIAL', message: english(message), reason: 'ACCESSORIAL_AMOUNT' };
}

function changeText(difference: number, money: Format): Message {
  const size = money(Math.abs(difference));
  return difference > 0 ? msg`${{ size }} more than agreed.` : msg`${{ size }} less than agreed.`;
}
