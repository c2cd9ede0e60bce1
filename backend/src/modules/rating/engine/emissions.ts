import { kilograms } from '../../../kernel/weight.js';
import { KILOMETRES_PER_MILE } from './distance.js';
import type { Emissions } from './offer.js';

/** Grams of CO2e per tonne-kilometre, tank to wheel: middle of the SmartWay 2018 bins of LTL dry vans (freight.md 8.1). */
const LTL_GRAMS_PER_TONNE_KILOMETRE = 92.5;

/** CO2e of an LTL move by gross weight and road miles (freight.md 8.2). */
export function ltlEmissions(pounds: number, miles: number): Emissions {
  const tonneKilometres = (kilograms(pounds) / 1_000) * miles * KILOMETRES_PER_MILE;
  const kg = Math.round((tonneKilometres * LTL_GRAMS_PER_TONNE_KILOMETRE) / 10) / 100;
  return { kg, factor: 'SW2018-LTL', scope: 'TTW' };
}
