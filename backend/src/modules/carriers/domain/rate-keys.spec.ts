import { FREIGHT_CLASSES } from '../../../kernel/measures/freight-class.js';
import type { RateRow } from '../../rating/index.js';
import { LaneKeys, MileageKeys, type RateKeys } from './rate-keys.js';

const row = (part: Partial<RateRow>): RateRow => ({
  origin: '*',
  destination: '*',
  milesFrom: 0,
  milesTo: 0,
  freightClass: 700,
  rates: [],
  service: 'direct',
  transitDays: null,
  ...part,
});
const lane = (origin: string, destination: string, freightClass = 700): RateRow =>
  row({ origin, destination, freightClass });
const band = (milesFrom: number, milesTo: number, freightClass = 700): RateRow =>
  row({ milesFrom, milesTo, freightClass });

/** For each row in order, the line that it duplicates. */
function claims(keys: RateKeys, rows: readonly RateRow[]): (number | null)[] {
  return rows.map((each, index) => keys.claim(each, index + 2));
}

it('finds the first line with the same lane and class', () => {
  const rows = [
    lane('606', '752'),
    lane('752', '606'),
    lane('606', '752', 850),
    lane('606', '752'),
    lane('752', '606'),
  ];
  expect(claims(new LaneKeys(), rows)).toEqual([null, null, null, 2, 3]);
});

it('distinguishes 200,000 lanes and finds every duplicate', () => {
  const keys = new LaneKeys();
  const rows = Array.from({ length: 200_000 }, (_, index) =>
    lane(String(index % 300), `US-${Math.floor(index / 300) % 48}`, FREIGHT_CLASSES[Math.floor(index / 14_400) % 18]),
  );
  expect(rows.filter((each, index) => keys.claim(each, index + 2) !== null)).toEqual([]);
  expect(rows.every((each, index) => keys.claim(each, 1) === index + 2)).toBe(true);
});

it('rejects mileage bands that overlap within a class, both bounds inclusive', () => {
  const rows = [band(0, 100), band(101, 200), band(200, 300), band(50, 60), band(201, 300), band(0, 100, 850)];
  expect(claims(new MileageKeys(), rows)).toEqual([null, null, 3, 2, null, null]);
});
