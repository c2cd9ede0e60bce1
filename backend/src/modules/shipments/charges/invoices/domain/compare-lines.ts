import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { Currency } from '../../../../../kernel/codes.js';
import type { ReclassCode } from '../../../../../kernel/freight-item.js';
import type { Money } from '../../../../../kernel/money/money.js';
import type { ChargeLine } from '../../../../rating/index.js';
import { FREIGHT_CODES, GROSS_CODES, OTHER_CODE } from './charge-codes.js';
import type { ComparedLine, Finding } from './evaluation.js';
import { accessorialFinding, freightFinding, missingFinding, notAgreedFinding } from './explain-difference.js';
import type { InvoiceLine } from './invoice-body.js';
import { expectedDiscount, expectedFuel, type Expected } from './recompute.js';

/** The charges of one code. */
interface Charge {
  code: string;
  carrierCode?: string;
  description: string;
  amount: number;
  /** Times that it is listed. */
  count: number;
}

/** One side of the comparison, by code. */
type Side = Map<string, Charge>;

export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Step 4 of the audit: every charge as agreed and as invoiced, in the order of the booking, then what is only on the invoice. */
export function compareLines(
  invoiced: readonly InvoiceLine[],
  agreed: readonly ChargeLine[],
  currency: Currency,
  reclasses: readonly ReclassCode[],
): ComparedLine[] {
  const ours = sideOf(agreed.map(({ code, description, amount: { amount } }) => ({ code, description, amount })));
  const theirs = sideOf(invoiced.map((line) => ({ ...line, code: keyOf(line) })));
  if (isNet(ours, theirs)) mergeFreight(ours, theirs);
  const explain = explainer(ours, theirs, agreed, currency, reclasses);
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((key) => {
    const [mine, other] = [ours.get(key), theirs.get(key)];
    const { code, description, carrierCode = null } = mine ?? other!;
    const difference = (other?.amount ?? 0) - (mine?.amount ?? 0);
    return {
      code: code.startsWith(`${OTHER_CODE} `) ? OTHER_CODE : code,
      carrierCode: code.startsWith(`${OTHER_CODE} `) ? carrierCode : null,
      description,
      agreed: mine?.amount ?? null,
      invoiced: other?.amount ?? null,
      difference,
      finding: explain(key, mine, other),
    };
  });
}

/** Unknown charges stay apart from each other. */
function keyOf({ code, carrierCode, description }: InvoiceLine): string {
  return code === OTHER_CODE ? `${OTHER_CODE} ${carrierCode} ${description}` : code;
}

function sideOf(lines: readonly Omit<Charge, 'count'>[]): Side {
  const side: Side = new Map();
  for (const { code, carrierCode, description, amount } of lines) {
    const known = side.get(code);
    if (known === undefined) side.set(code, { code, carrierCode, description, amount, count: 1 });
    else side.set(code, { ...known, amount: known.amount + amount, count: known.count + 1 });
  }
  return side;
}

/** Whether the carrier invoices the freight after its discount, in one line, although gross and discount were agreed. */
function isNet(ours: Side, theirs: Side): boolean {
  if (theirs.has('DISCOUNT') || !ours.has('DISCOUNT')) return false;
  return partOf(theirs, FREIGHT_CODES) < partOf(ours, GROSS_CODES);
}

function mergeFreight(ours: Side, theirs: Side): void {
  for (const side of [ours, theirs]) {
    const amount = partOf(side, FREIGHT_CODES);
    for (const code of FREIGHT_CODES) side.delete(code);
    side.set('LINEHAUL', {
      code: 'LINEHAUL',
      description: english(msg`Freight, net of the discount`),
      amount,
      count: 1,
    });
  }
}

const partOf = (side: Side, codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + (side.get(code)?.amount ?? 0), 0);

function explainer(
  ours: Side,
  theirs: Side,
  agreed: readonly ChargeLine[],
  currency: Currency,
  reclasses: readonly ReclassCode[],
) {
  const money = (amount: number): Money => ({ amount, currency });
  const expected: Record<string, Expected | null> = {
    DISCOUNT: expectedDiscount(agreed, partOf(theirs, GROSS_CODES)),
    FUEL: expectedFuel(agreed, partOf(theirs, FREIGHT_CODES)),
  };
  return (key: string, mine: Charge | undefined, other: Charge | undefined): Finding | null => {
    const recomputed = expected[key] ?? null;
    if (mine === undefined) return notAgreedFinding(other!, money);
    if (other === undefined) return missingFinding(mine, money);
    if (recomputed !== null) return recomputedFinding(mine, other, recomputed, money);
    if (mine.amount === other.amount) return null;
    return FREIGHT_CODES.includes(key) || key === 'FUEL' || key === 'STOP_OFF'
      ? freightFinding(mine, other, key, reclasses, money)
      : accessorialFinding(mine, other, money);
  };
}

/** A percentage can be checked by itself: a wrong one, or a right one of another amount. */
function recomputedFinding(
  mine: Charge,
  { amount }: Charge,
  { code, amount: right, explanation }: Expected,
  money: (amount: number) => Money,
): Finding | null {
  if (amount !== right) {
    const message = msg`Invoiced ${{ invoiced: money(amount) }}; the agreed ${{ explanation }} is ${{ right: money(right) }}.`;
    return { class: code, message: english(message), reason: code };
  }
  if (amount === mine.amount) return null;
  return {
    class: 'FREIGHT',
    message: english(msg`Follows from the freight charge: ${{ explanation }}.`),
    reason: null,
  };
}
