import { accessorialPrices } from './accessorial-prices.js';
import type { TariffText } from './rate-sheet-text.js';

/** National cents per mile without fuel, by trailer (freight.md 2.10; step deck and tanker rates are fictional). */
const MILE_CENTS = { DRYVAN: 166, REEFER: 202, FLATBED: 203, STEPDECK: 214, TANKER: 248 };
/** Minimum linehaul in cents. */
const MINIMUM_CENTS = 65_000;

/** Terms of both carriers (freight.md 2.10). */
const TERMS = {
  currency: 'USD',
  modes: ['FTL'],
  basis: 'lane',
  fuel: { index: 'US', base: '1.20', milesPerGallon: '6.0' },
  stopOff: { first: 10_000, next: 17_500 },
  detention: { freeMinutes: 120, perHour: 5_000, maximumPerDay: 40_000 },
  layover: 25_000,
  orderNotUsed: 15_000,
  liabilityPerLoad: 10_000_000,
  accessorials: accessorialPrices(100, { network: true, border: true }),
};

/** A carrier, its rates as a percentage of the usual ones, and origin states with lower rates because its trucks are based there. */
const CARRIERS = [
  { scac: 'ZZIF', name: 'Demo Interstate Freight', level: 100, home: ['US-IL', 'US-IN', 'US-OH'] },
  { scac: 'ZZLS', name: 'Demo Lone Star Freight', level: 104, home: ['US-TX', 'US-OK', 'US-TN'] },
];
const HOME_PERCENT = 94;

/** Truckload tariffs of two demonstration carriers, from everywhere to everywhere. */
export function demonstrationTruckloads(year: number): TariffText[] {
  return CARRIERS.map(({ scac, name, level, home }) => ({
    terms: JSON.stringify({
      ...TERMS,
      carrier: { scac, name },
      name: `${year} demonstration truckload`,
      effectiveFrom: `${year}-01-01`,
      effectiveTo: `${year + 1}-12-31`,
    }),
    rates: [
      'origin,destination,equipment,rate_per_mile,minimum,transit_days',
      ...rowsFrom('*', level),
      ...home.flatMap((origin) => rowsFrom(origin, (level * HOME_PERCENT) / 100)),
    ].join('\n'),
  }));
}

function rowsFrom(origin: string, percent: number): string[] {
  return Object.entries(MILE_CENTS).map(
    ([equipment, cents]) =>
      `${origin},*,${equipment},${((cents * percent) / 10_000).toFixed(4)},${(MINIMUM_CENTS / 100).toFixed(2)},`,
  );
}
