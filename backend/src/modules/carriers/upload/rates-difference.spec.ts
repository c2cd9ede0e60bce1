import type { SheetRow } from '../../rating/index.js';
import { RatesDifference } from './rates-difference.js';

const lane = (origin: string, freightClass: number, rate: number, rest = {}): SheetRow => ({
  origin,
  destination: '752',
  milesFrom: 0,
  milesTo: 0,
  freightClass,
  rates: [rate, null, null, null, null, null, null, null, null],
  service: 'direct',
  transitDays: null,
  ...rest,
});
const band = (milesFrom: number, milesTo: number, rate: number): SheetRow =>
  lane('*', 700, rate, { destination: '*', milesFrom, milesTo });
const truckload = (origin: string, minimum: number | null): SheetRow => ({
  origin,
  destination: '752',
  equipment: 'DRYVAN',
  ratePerMile: 21_500,
  minimum,
  transitDays: 2,
});

function compare(before: readonly SheetRow[], after: readonly SheetRow[]): RatesDifference {
  const difference = new RatesDifference(before.length);
  for (const row of before) difference.addOld(row);
  for (const row of after) difference.addNew(row);
  for (const row of before) difference.showRemoved(row);
  return difference;
}
const cells = ({ examples }: RatesDifference) =>
  examples.map(({ change, row, cells: changed }) => [
    change,
    row.origin,
    ...changed.map(({ column, before, after }) => `${column} ${before} ${after}`),
  ]);

it('counts added, removed, changed and unchanged rates in any order, and lists the changed cells', () => {
  const difference = compare(
    [lane('606', 700, 300_000), lane('606', 850, 400_000), lane('750', 700, 100_000)],
    [
      lane('750', 700, 100_000),
      lane('606', 850, 405_000, { service: 'interline', transitDays: 3 }),
      lane('606', 1_000, 500_000),
    ],
  );
  expect(difference).toMatchObject({ added: 1, removed: 1, changed: 1, same: 1 });
  expect(cells(difference)).toEqual([
    ['changed', '606', 'L5C 40.00 40.50', 'service direct interline', 'transit_days null 3'],
    ['added', '606', 'L5C null 50.00', 'service null direct'],
    ['removed', '606', 'L5C 30.00 null', 'service direct null'],
  ]);
});

it('treats a band with a different end as a different rate', () => {
  const difference = compare(
    [band(1, 100, 10_000), band(101, 200, 20_000)],
    [band(1, 100, 11_000), band(101, 250, 20_000)],
  );
  expect(difference).toMatchObject({ added: 1, removed: 1, changed: 1, same: 0 });
});

it('compares rates per mile, minimum and transit of truckloads', () => {
  expect(cells(compare([truckload('606', null)], [truckload('606', 45_000)]))).toEqual([
    ['changed', '606', 'minimum null 450.00'],
  ]);
});

it('lists five examples of each kind and counts all', () => {
  const origins = Array.from({ length: 40 }, (_, index) => String(100 + index));
  const difference = compare(
    origins.map((origin) => lane(origin, 700, 10_000)),
    origins.map((origin) => lane(origin, 700, 10_001)),
  );
  expect(difference).toMatchObject({ added: 0, removed: 0, changed: 40, same: 0 });
  expect(difference.examples).toHaveLength(5);
  expect(cells(difference)[0]).toEqual(['changed', '100', 'L5C 1.00 1.0001']);
});
