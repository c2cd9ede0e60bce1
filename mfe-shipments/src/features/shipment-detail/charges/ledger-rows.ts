import type { ChargeEntry, ChargeLedger } from '../types';

/** Stages of the ledger, in order. */
export const STAGES = ['QUOTED', 'BOOKED', 'PRELIMINARY', 'INVOICED', 'ADJUSTED', 'CREDITED', 'PAID'] as const;
export type Stage = (typeof STAGES)[number];

/** The amounts of one charge by stage, in minor units. */
export interface LedgerRow {
  id: string;
  description: string;
  currency: string;
  amounts: Partial<Record<Stage, number>>;
}

/** A row for each charge and currency, and a total for each currency. Reversed charges cancel out; of preliminary charges, the newest count. */
export function ledgerRows({ stages, entries }: ChargeLedger): { rows: LedgerRow[]; totals: LedgerRow[] } {
  const rows = new Map<string, LedgerRow>();
  const totals = new Map<string, LedgerRow>();
  const add = (map: Map<string, LedgerRow>, row: Omit<LedgerRow, 'amounts'>, stage: Stage, amount: number) => {
    const { amounts } = map.get(row.id) ?? map.set(row.id, { ...row, amounts: {} }).get(row.id)!;
    amounts[stage] = (amounts[stage] ?? 0) + amount;
  };
  const count = (stage: Stage, { code, description, amount, currency }: Counted) => {
    add(rows, { id: `${code} ${currency}`, description, currency }, stage, amount);
    add(totals, { id: currency, description: '', currency }, stage, amount);
  };
  for (const { stage, lines } of stages)
    for (const { code = '', description, amount } of lines)
      count(stage, { code, description, amount: amount.amount, currency: amount.currency });
  const newest = entries.findLast(({ stage }) => stage === 'PRELIMINARY')?.carrierBillId;
  for (const entry of entries)
    if (entry.stage !== 'PRELIMINARY' || entry.carrierBillId === newest) count(entry.stage, entry);
  return { rows: [...rows.values()], totals: [...totals.values()] };
}

type Counted = Pick<ChargeEntry, 'code' | 'description' | 'amount' | 'currency'>;

/** How many times the carrier reported preliminary charges. */
export const preliminaryReports = ({ entries }: Pick<ChargeLedger, 'entries'>): number =>
  new Set(entries.flatMap(({ stage, carrierBillId }) => (stage === 'PRELIMINARY' ? [carrierBillId] : []))).size;
