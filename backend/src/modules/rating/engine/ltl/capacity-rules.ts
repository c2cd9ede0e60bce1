import { TERM_DECIMALS } from '../charges/accessorial-prices.js';
import { comparePcf, CUBIC_FOOT, MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import { divideUp, divideUpBig, multiplyExact, requireSafe } from '../../../../kernel/money/exact.js';
import { type FreightClass, freightClassPosition } from '../../../../kernel/measures/freight-class.js';
import { type CubicRule, type LinearFootRule, type LtlTariff, THRESHOLD_SCALE } from './ltl-tariff.js';
import { cheapestGross, type Gross } from './gross.js';
import type { LaneMatch } from '../tariff/rates/lane-table.js';
import type { FreightMeasures } from '../freight/shipment.js';

/** Charge under a capacity rule: one line of `pounds` at `ratedClass`. */
export interface CapacityCharge {
  readonly code: 'CUBIC' | 'LINEAR_FOOT';
  readonly pounds: number;
  readonly ratedClass: FreightClass;
  readonly gross: Gross;
}

/**
 * The rules that apply to the freight (freight.md Annex H step 4). A class specified by the rule is not mapped by FAK;
 * a rule does not apply if its class has no row on the lane, or no break for its weight.
 */
export function capacityCharges(
  freight: FreightMeasures,
  tariff: LtlTariff,
  lane: LaneMatch,
  highestClass: FreightClass,
): CapacityCharge[] {
  const { cubic, linearFoot } = tariff.terms;
  const charges: (CapacityCharge | null)[] = [];
  if (cubic && cubicApplies(cubic, freight))
    charges.push(charge('CUBIC', cubicPounds(cubic, freight), cubic.asClass, tariff, lane));
  if (linearFoot && linearFootApplies(linearFoot, freight)) {
    charges.push(
      charge('LINEAR_FOOT', linearFootPounds(linearFoot, freight), linearFoot.asClass ?? highestClass, tariff, lane),
    );
  }
  return charges.filter((found) => found !== null);
}

function cubicApplies(rule: CubicRule, freight: FreightMeasures): boolean {
  return (
    freight.occupiedCube > rule.over &&
    comparePcf(freight.pounds, freight.occupiedCube, rule.underPcf, TERM_DECIMALS) < 0
  );
}

function cubicPounds(rule: CubicRule, freight: FreightMeasures): number {
  return requireSafe(Number(divideUpBig(BigInt(rule.asPcf) * freight.occupiedCube, CUBIC_FOOT * THRESHOLD_SCALE)));
}

function linearFootApplies(rule: LinearFootRule, freight: FreightMeasures): boolean {
  return (
    freight.linearLength > rule.over &&
    comparePcf(freight.pounds, freight.occupiedCube, rule.underPcf, TERM_DECIMALS) < 0
  );
}

/** Whole linear feet that the linear-foot rule counts. */
export function startedFeet(freight: FreightMeasures): number {
  return divideUp(freight.linearLength, MICROMETRES_PER_FOOT);
}

function linearFootPounds(rule: LinearFootRule, freight: FreightMeasures): number {
  return multiplyExact(startedFeet(freight), rule.poundsPerFoot);
}

function charge(
  code: CapacityCharge['code'],
  pounds: number,
  ratedClass: FreightClass,
  tariff: LtlTariff,
  lane: LaneMatch,
): CapacityCharge | null {
  const row = tariff.rates.rowOf(lane.index, freightClassPosition(ratedClass));
  const gross = row < 0 ? null : cheapestGross(tariff.rates, [{ pounds, row }], pounds);
  return gross && { code, pounds, ratedClass, gross };
}
