import { msg } from '../../../../messages/message.js';
import { type AccessorialCharge, chargeAccessorials } from '../charges/accessorials.js';
import { type CapacityCharge, capacityCharges } from './capacity-rules.js';
import { cheapestGross, type Gross } from './gross.js';
import type { FuelTable, LtlTariff } from './ltl-tariff.js';
import { type Decline, gap } from '../offer.js';
import type { LaneMatch } from '../tariff/rates/lane-table.js';
import { type ClassChoice, type RatedLine, rateLines } from './rated-lines.js';
import type { RatableShipment } from '../freight/shipment.js';
import { basisPointsOf } from '../../../../kernel/money/money.js';
import type { FuelWeek } from '../charges/fuel-index.js';

/** All amounts of one price, in cents, before the charge lines are written. */
export interface Price {
  readonly lane: LaneMatch;
  readonly lines: readonly RatedLine[];
  /** Gross by weight and class, without capacity rules. */
  readonly normal: Gross;
  /** Capacity rules that apply to the freight. */
  readonly rules: readonly CapacityCharge[];
  /** The most expensive rule, if it exceeds the normal gross; else null. */
  readonly winner: CapacityCharge | null;
  readonly gross: number;
  readonly discount: number;
  /** Minimum charge adjustment: minimum less net, at least 0. */
  readonly lift: number;
  /** Net linehaul after the minimum. */
  readonly net: number;
  readonly fuel: FuelCharge;
  readonly accessorials: readonly AccessorialCharge[];
  readonly total: number;
}

/** Gross charge of a shipment on its lane. */
export type Linehaul = Pick<Price, 'lane' | 'lines' | 'normal' | 'rules' | 'winner' | 'gross'>;

/** Steps 1, 3, 4 and 8 of freight.md Annex H: lines, breaks, capacity rules. */
export function linehaulOf(
  shipment: RatableShipment,
  tariff: LtlTariff,
  lane: LaneMatch,
  classOf: ClassChoice,
): Linehaul | Decline {
  const { measures } = shipment;
  const lines = rateLines(shipment, tariff, lane, classOf);
  if ('kind' in lines) return lines;
  const normal = cheapestGross(tariff.rates, lines, measures.pounds);
  if (!normal) {
    return gap(
      msg`${{ tariff: tariff.label }} has no weight break for ${{ pounds: { number: measures.pounds } }} lb or more on ${{ lane: lane.label }} that all classes of the shipment share.`,
    );
  }
  const highestClass = lines.reduce((highest, line) => Math.max(highest, line.ratedClass), 0);
  const rules = capacityCharges(measures, tariff, lane, highestClass);
  let winner: CapacityCharge | null = null;
  for (const rule of rules) {
    if (rule.gross.amount > (winner ?? { gross: normal }).gross.amount) winner = rule;
  }
  return { lane, lines, normal, rules, winner, gross: (winner?.gross ?? normal).amount };
}

/** Steps 5 to 7 of freight.md Annex H: discount, minimum, fuel, accessorials. */
export function priceLinehaul(
  linehaul: Linehaul,
  shipment: RatableShipment,
  { terms }: LtlTariff,
  week: FuelWeek,
): Price {
  const discount = basisPointsOf(linehaul.gross, terms.discountBps);
  const lift = Math.max(terms.minimumCharge - (linehaul.gross - discount), 0);
  const net = linehaul.gross - discount + lift;
  const fuel = fuelCharge(terms.fuelTable, week, net);
  const accessorials = chargeAccessorials(shipment, terms, net);
  const total = accessorials.reduce((sum, charge) => sum + charge.amount, net + fuel.amount);
  return { ...linehaul, discount, lift, net, fuel, accessorials, total };
}

/** The fuel surcharge and its inputs. */
export interface FuelCharge {
  /** Cents. */
  readonly amount: number;
  readonly bps: number;
  readonly week: FuelWeek;
}

/**
 * Basis points for a price in cents (freight.md Annex H step 6): the step that contains the price; above the last step, plus `beyond` per started step;
 * 0 below the first. A price between two steps uses the lower one.
 */
export function fuelBps(table: FuelTable, cents: number): number {
  const step = table.steps.findLast((candidate) => candidate.from <= cents);
  if (!step) return 0;
  const above = cents - step.to;
  if (above <= 0 || step !== table.steps.at(-1) || !table.beyond) return step.bps;
  return step.bps + Math.ceil(above / table.beyond.step) * table.beyond.bps;
}

/** Fuel surcharge on the net linehaul after the minimum, cents. */
export function fuelCharge(table: FuelTable, week: FuelWeek, net: number): FuelCharge {
  const bps = fuelBps(table, week.cents);
  return { amount: basisPointsOf(net, bps), bps, week };
}
