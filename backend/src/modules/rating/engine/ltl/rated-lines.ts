import {
  FREIGHT_CLASSES,
  type FreightClass,
  freightClassName,
  freightClassPosition,
} from '../../../../kernel/measures/freight-class.js';
import type { RatedWeight } from './gross.js';
import type { LtlTariff } from './ltl-tariff.js';
import { type Decline, gap } from '../offer.js';
import type { LaneMatch } from '../tariff/rates/lane-table.js';
import type { RatableLine, RatableShipment } from '../freight/shipment.js';

/** A commodity with the class of the freight, the class it is rated as after FAK, and its row in the tariff. */
export interface RatedLine extends RatedWeight {
  readonly commodity: RatableLine;
  readonly freightClass: FreightClass;
  readonly ratedClass: FreightClass;
}

/** Which class a commodity counts as. */
export type ClassChoice = (line: RatableLine) => FreightClass;

/** As offered: the declared class, else the density class. */
export const offeredClass: ClassChoice = (line) => line.declaredClass ?? line.densityClass;

/** As a carrier finds it when it measures the freight: the density class where it is above the declared one. */
export const inspectedClass: ClassChoice = (line) => Math.max(line.declaredClass ?? 0, line.densityClass);

/** One class above the offered one; the highest class stays. */
export const classAbove: ClassChoice = (line) =>
  FREIGHT_CLASSES[freightClassPosition(offeredClass(line)) + 1] ?? offeredClass(line);

/** The commodities with their rows on a lane, or the first class that the lane has no row for (freight.md Annex H steps 1 and 8). */
export function rateLines(
  shipment: RatableShipment,
  tariff: LtlTariff,
  lane: LaneMatch,
  classOf: ClassChoice,
): RatedLine[] | Decline {
  const lines: RatedLine[] = [];
  for (const commodity of shipment.lines) {
    const freightClass = classOf(commodity);
    const ratedClass = tariff.terms.ratedClasses[freightClassPosition(freightClass)]!;
    const row = tariff.rates.rowOf(lane.index, freightClassPosition(ratedClass));
    if (row < 0)
      return gap(
        `${tariff.label} has no rates for class ${freightClassName(ratedClass)} on ${lane.label}. Add them to the tariff.`,
      );
    lines.push({ commodity, pounds: commodity.pounds, freightClass, ratedClass, row });
  }
  return lines;
}
