import { accessorialPrices } from './accessorial-prices.js';
import { EQUIPMENT } from '../../../kernel/codes.js';
import type { TruckloadRow } from '../../rating/index.js';
import type { DemonstrationUpload } from './demonstration-rates.js';

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
export function demonstrationTruckloads(year: number): DemonstrationUpload[] {
  return CARRIERS.map(({ scac, name, level, home }) => ({
    terms: {
      ...TERMS,
      carrier: { scac, name },
      name: `${year} demonstration truckload`,
      effectiveFrom: `${year}-01-01`,
      effectiveTo: `${year + 1}-12-31`,
    },
    rates: ['*', ...home].flatMap((origin) => rowsFrom(origin, origin === '*' ? level : (level * HOME_PERCENT) / 100)),
  }));
}

function rowsFrom(origin: string, percent: number): TruckloadRow[] {
  return EQUIPMENT.map((equipment) => ({
    origin,
    destination: '*',
    equipment,
    ratePerMile: Math.round(MILE_CENTS[equipment] * percent),
    minimum: MINIMUM_CENTS,
    transitDays: null,
  }));
}
