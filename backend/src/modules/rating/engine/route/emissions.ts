import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { kilograms } from '../../../../kernel/measures/measures.js';
import { KILOMETRES_PER_MILE } from './distance.js';
import type { Emissions } from '../offer.js';
import type { Equipment } from '../tariff/rates/rate-row.js';

/** An emission factor, grams of CO2e per tonne-kilometer from well to wheel, with its source. */
type EmissionFactor = Pick<Emissions, 'factor' | 'scope' | 'edition'> & { readonly grams: number };

/** Well to wheel from the tank-to-wheel factors of SmartWay, with the fuel's upstream share (freight.md 8.1: x 1.2). */
const smartWay = (factor: string, grams: number): EmissionFactor => ({
  factor,
  grams,
  scope: 'WTW',
  edition: 'SmartWay 2018 × 1.2 upstream, table 2026-11',
});
const FLATBED = smartWay('SW2018-FLATBED-WTW', 63.7);

/** Middle of the SmartWay 2018 bins of LTL dry vans: 92.5 tank to wheel (freight.md 8.1). */
const LTL_FACTOR = smartWay('SW2018-LTL-WTW', 111);

/**
 * Factors by trailer, all well to wheel, so that offers can be compared. Middle of the SmartWay 2018 bins: 60.3, 58.2 and 53.1 tank to wheel;
 * SmartWay has none for tankers, so GLEC's is used (freight.md 8.1). A new table gets new factor names: stored offers keep theirs.
 */
const TRUCKLOAD_FACTORS: Readonly<Record<Equipment, EmissionFactor>> = {
  DRYVAN: smartWay('SW2018-TL-WTW', 72.4),
  REEFER: smartWay('SW2018-REEFER-WTW', 69.8),
  FLATBED,
  STEPDECK: FLATBED,
  TANKER: { factor: 'GLEC32-TANKER', grams: 71, scope: 'WTW', edition: 'GLEC v3.2, table 2026-11' },
};

/** CO2e of an LTL shipment by gross weight and road miles (freight.md 8.2, example X1). */
export function ltlEmissions(pounds: number, miles: number): Emissions {
  return emissions(pounds, miles, LTL_FACTOR);
}

/** CO2e of a truckload by freight weight, not per truck (freight.md 8.2, example X2). */
export function truckloadEmissions(pounds: number, miles: number, equipment: Equipment): Emissions {
  return emissions(pounds, miles, TRUCKLOAD_FACTORS[equipment]);
}

/** The distance is in tenths of a kilometer. */
function emissions(pounds: number, miles: number, { grams, ...factor }: EmissionFactor): Emissions {
  const kilometres = Math.round(miles * KILOMETRES_PER_MILE * 10) / 10;
  const total = (kilograms(pounds) / 1_000) * kilometres * grams;
  return {
    kg: Math.round(total / 10) / 100,
    ...factor,
    basis: english(msg`${{ pounds: { number: pounds } }} lb over ${{ miles: { number: miles } }} road miles`),
  };
}
