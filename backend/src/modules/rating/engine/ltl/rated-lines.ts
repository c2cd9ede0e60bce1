import { msg } from '../../../../messages/message.js';
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

/** A commodity with its class, its rated class after FAK, and its tariff row. */
export interface RatedLine extends RatedWeight {
  readonly commodity: RatableLine;
  readonly freightClass: FreightClass;
  readonly ratedClass: FreightClass;
}

/** How to choose a commodity's class. */
export type ClassChoice = (line: RatableLine) => FreightClass;

/** For the offer: the declared class, else the density class. */
export const offeredClass: ClassChoice = (line) => line.declaredClass ?? line.densityClass;

/** After an inspection: the density class if it is above the declared class. */
export const inspectedClass: ClassChoice = (line) => Math.max(line.declaredClass ?? 0, line.densityClass);

/** One class above the offered one; the highest class stays as is. */
export const classAbove: ClassChoice = (line) =>
  FREIGHT_CLASSES[freightClassPosition(offeredClass(line)) + 1] ?? offeredClass(line);

/** The commodities with their rows on a lane, or a decline for the first class without a row (freight.md Annex H steps 1 and 8). */
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
        msg`${{ tariff: tariff.label }} has no rates for class ${{ ratedClass: freightClassName(ratedClass) }} on ${{ lane: lane.label }}. Add them to the tariff.`,
      );
    lines.push({ commodity, pounds: commodity.pounds, freightClass, ratedClass, row });
  }
  return lines;
}
