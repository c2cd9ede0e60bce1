import { basisPointsOf } from '../../../../kernel/money/money.js';
import type { FuelTable } from './compiled-terms.js';
import type { FuelWeek } from '../charges/fuel-index.js';

/** The fuel surcharge and what it follows from. */
export interface FuelCharge {
  /** Cents. */
  readonly amount: number;
  readonly bps: number;
  readonly week: FuelWeek;
}

/**
 * Basis points for a price in cents (freight.md Annex H step 6): the step that holds the price; above the last step `beyond` for each started step;
 * nothing below the first. A price between two steps takes the lower one.
 */
export function fuelBps(table: FuelTable, cents: number): number {
  const step = table.steps.findLast((candidate) => candidate.from <= cents);
  if (!step) return 0;
  const above = cents - step.to;
  if (above <= 0 || step !== table.steps.at(-1) || !table.beyond) return step.bps;
  return step.bps + Math.ceil(above / table.beyond.step) * table.beyond.bps;
}

/** Fuel on the net linehaul after the minimum, cents. */
export function fuelCharge(table: FuelTable, week: FuelWeek, net: number): FuelCharge {
  const bps = fuelBps(table, week.cents);
  return { amount: basisPointsOf(net, bps), bps, week };
}
