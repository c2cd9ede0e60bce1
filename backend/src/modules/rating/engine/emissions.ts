import { kilograms } from '../../../kernel/weight.js';
import { KILOMETRES_PER_MILE } from './distance.js';
import type { Emissions } from './offer.js';

/** Grams of CO2e per tonne-kilometre, tank to wheel: middle of the SmartWay 2018 bins of LTL dry vans (freight.md 8.1). */
const LTL_GRAMS_PER_TONNE_KILOMETRE = 92.5;

/** CO2e of an LTL move by gross weight and road miles; the distance counts in tenths of a kilometre (freight.md 8.2, example X1). */
export function ltlEmissions(pounds: number, miles: number): Emissions {
  const kilometres = Math.round(miles * KILOMETRES_PER_MILE * 10) / 10;
  const grams = (kilograms(pounds) / 1_000) * kilometres * LTL_GRAMS_PER_TONNE_KILOMETRE;
  return { kg: Math.round(grams / 10) / 100, factor: 'SW2018-LTL', scope: 'TTW' };
}
