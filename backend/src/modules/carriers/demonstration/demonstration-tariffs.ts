import { FREIGHT_CLASS_NAMES } from '../../../kernel/codes.js';
import { DEMONSTRATION_TARIFFS, type DemonstrationTariff, LANE_CLASSES } from './demonstration-terms.js';
import type { RateRow } from '../../rating/index.js';
import type { LaneBlock } from './demonstration-network.js';
import { demonstrationTruckloads } from './demonstration-truckloads.js';
import { demonstrationRates, type DemonstrationUpload, type Leg } from './demonstration-rates.js';

/** Estimated road miles between two places of `HUBS`. */
export type MilesBetween = (origin: string, destination: string) => number;

/** Miles within one place: half a day's drive from its hub. */
const LOCAL_MILES = 120;

/** Upper bounds of the mileage bands. */
const BAND_ENDS = [
  50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_500, 3_000, 3_500,
  4_500,
];

/** The LTL column of the MME fuel table (freight.md 2.4) from 3.00 to 3.89; above, half a percent per started 5 cents matches the rest of the table. */
const FUEL_BPS = [
  2_280, 2_320, 2_360, 2_390, 2_430, 2_460, 2_500, 2_530, 2_560, 2_590, 2_620, 2_650, 2_680, 2_700, 2_730, 2_750, 2_780,
  2_800,
];
const FUEL = {
  index: 'US',
  steps: FUEL_BPS.map((bps, step) => ({ from: dollars(300 + step * 5), to: dollars(304 + step * 5), bps })),
  beyond: { step: '0.05', bps: 50 },
};

/** Demonstration tariffs for two years from January 1. All carriers and prices are fictional. */
export function demonstrationTariffs(year: number, miles: MilesBetween): DemonstrationUpload[] {
  return [
    ...DEMONSTRATION_TARIFFS.map((tariff) => ({
      terms: termsOf(tariff, year),
      rates: ratesOf(tariff, miles),
    })),
    ...demonstrationTruckloads(year),
  ];
}

function termsOf({ scac, name, mode, network, terms }: DemonstrationTariff, year: number): object {
  return {
    carrier: { scac, name },
    name: `${year} demonstration`,
    currency: 'USD',
    effectiveFrom: `${year}-01-01`,
    effectiveTo: `${year + 1}-12-31`,
    modes: [mode ?? 'LTL'],
    basis: network ? 'lane' : 'mileage',
    fuel: FUEL,
    transit: { fallback: 'distance' },
    ...terms,
  };
}

function ratesOf({ network, level }: DemonstrationTariff, miles: MilesBetween): RateRow[] {
  if (network === null) return demonstrationRates(bands(), FREIGHT_CLASS_NAMES, level);
  return demonstrationRates(
    network.flatMap((block) => legsOf(block, miles)),
    LANE_CLASSES,
    level,
  );
}

function legsOf({ origins, destinations, service }: LaneBlock, miles: MilesBetween): Leg[] {
  return origins.flatMap((origin) =>
    destinations.map((destination) => ({
      where: { origin, destination, milesFrom: 0, milesTo: 0 },
      miles: Math.max(LOCAL_MILES, miles(origin, destination)),
      service,
    })),
  );
}

function bands(): Leg[] {
  const starts = [0, ...BAND_ENDS.map((end) => end + 1)];
  return BAND_ENDS.map((end, index) => {
    const start = starts[index] ?? 0;
    return {
      where: { origin: '*', destination: '*', milesFrom: start, milesTo: end },
      miles: Math.round((start + end) / 2),
      service: 'direct',
    };
  });
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
