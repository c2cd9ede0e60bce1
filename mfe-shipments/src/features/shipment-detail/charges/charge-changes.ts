import { type LedgerRow, STAGES, type Stage } from './ledger-rows';

/** A charge that differs from the booking. Amounts are in minor units. */
export interface ChargeChange {
  id: string;
  description: string;
  /** Preliminary minus booked; null without preliminary charges. */
  preliminary: number | null;
  /** Invoiced minus booked; null without invoices. */
  invoiced: number | null;
  /** What is not paid or was credited; null for other charges. */
  settled: number | null;
}

/** Whether a row is about an invoice as a whole, not about a charge. */
const isWhole = ({ amounts }: Pick<LedgerRow, 'amounts'>) =>
  (['ADJUSTED', 'CREDITED', 'PAID'] as const).some((stage) => amounts[stage] !== undefined);

/** Stages with an amount that is not reversed. */
const stagesOf = (rows: readonly LedgerRow[]): Stage[] =>
  STAGES.filter((stage) => rows.some(({ amounts }) => (amounts[stage] ?? 0) !== 0));

/** The charges of one currency that are not as booked, by cause. */
export function chargeChanges(rows: readonly LedgerRow[], currency: string): ChargeChange[] {
  const same = rows.filter((row) => row.currency === currency);
  const stages = stagesOf(same);
  const change = ({ amounts }: LedgerRow, stage: 'PRELIMINARY' | 'INVOICED') =>
    stages.includes(stage) ? (amounts[stage] ?? 0) - (amounts.BOOKED ?? 0) : null;
  return same
    .map((row) => ({
      id: row.id,
      description: row.description,
      ...(isWhole(row)
        ? { preliminary: null, invoiced: null, settled: (row.amounts.ADJUSTED ?? 0) + (row.amounts.CREDITED ?? 0) }
        : { preliminary: change(row, 'PRELIMINARY'), invoiced: change(row, 'INVOICED'), settled: null }),
    }))
    .filter(({ preliminary, invoiced, settled }) => [preliminary, invoiced, settled].some((one) => one));
}

/** The totals on the way from the booking to the payment; `TO_PAY` is invoiced less what is not paid or was credited. */
export function chargePath({ amounts }: LedgerRow): { stage: Stage | 'TO_PAY'; amount: number }[] {
  const { INVOICED: invoiced, ADJUSTED: adjusted = 0, CREDITED: credited = 0 } = amounts;
  const steps = (['BOOKED', 'PRELIMINARY', 'INVOICED', 'PAID'] as const).flatMap((stage) => {
    const amount = amounts[stage];
    return amount === undefined ? [] : [{ stage, amount }];
  });
  if (invoiced === undefined || adjusted + credited === 0) return steps;
  const toPay = { stage: 'TO_PAY' as const, amount: invoiced + adjusted + credited };
  return [...steps.filter(({ stage }) => stage !== 'PAID'), toPay, ...steps.filter(({ stage }) => stage === 'PAID')];
}
