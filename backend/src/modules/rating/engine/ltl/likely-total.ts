import { freightClassName, freightClassPosition } from '../../../../kernel/measures/freight-class.js';
import type { LtlTariff } from './ltl-tariff.js';
import { linehaulOf, type Price, priceLinehaul } from './price-ltl.js';
import { classAbove, inspectedClass } from './rated-lines.js';
import type { RatableShipment } from '../freight/shipment.js';

/** Typical inspection fee for a reclass, cents (freight.md 2.6). */
const INSPECTION_FEE = 2_500;

/** Expected invoice total, with the reason if it exceeds the total. */
export interface LikelyTotal {
  readonly amount: number;
  readonly reason: string | null;
}

/**
 * If a declared class is below the density class, the carrier is likely to inspect the freight and rate it by density: that price plus the fee.
 * Equals the total if no class is understated, if FAK rates both classes alike, or if the tariff has no rates for the density class.
 */
export function likelyTotal(price: Price, shipment: RatableShipment, tariff: LtlTariff): LikelyTotal {
  const understated = shipment.lines.filter(
    (line) => line.declaredClass !== null && line.declaredClass < line.densityClass,
  );
  if (understated.length === 0) return { amount: price.total, reason: null };
  const linehaul = linehaulOf(shipment, tariff, price.lane, inspectedClass);
  if ('kind' in linehaul) return { amount: price.total, reason: null };
  const inspected = priceLinehaul(linehaul, shipment, tariff, price.fuel.week);
  if (inspected.total <= price.total) return { amount: price.total, reason: null };
  const classes = [...new Set(understated.map((line) => line.densityClass))]
    .sort((left, right) => left - right)
    .map(freightClassName);
  return { amount: inspected.total + INSPECTION_FEE, reason: `class ${classes.join(' and ')} + inspection` };
}

/**
 * Total in cents with every commodity one class higher, the usual result of a reclass (freight.md Annex B); null if the tariff has no rates for it.
 * Equals the total if FAK rates both classes alike.
 */
export function nextClassTotal(price: Price, shipment: RatableShipment, tariff: LtlTariff): number | null {
  const { ratedClasses } = tariff.terms;
  const alike = price.lines.every(
    (line) => ratedClasses[freightClassPosition(classAbove(line.commodity))] === line.ratedClass,
  );
  if (alike) return price.total;
  const linehaul = linehaulOf(shipment, tariff, price.lane, classAbove);
  return 'kind' in linehaul ? null : priceLinehaul(linehaul, shipment, tariff, price.fuel.week).total;
}
