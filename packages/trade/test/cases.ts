/** Values that rules distinguish: limits and their neighbors, characters, formats, wrong types. */
const POOL: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'a\nb',
  'a\u2028b',
  'a\tb',
  'a\u0007b',
  ...[10, 11, 50, 51, 60, 61, 100, 101, 200, 201, 500, 501].map((length) => 'a'.repeat(length)),
  ...[-101, -20.5, -20, -1, 0, 0.001, 0.01, 0.5, 1, 1.005, 1.5, 12.345, 1e-9, 21.1, 70, 70.5, 201],
  ...[999, 1000, 1700, 1700.01, 99_999, 100_000, 100_000.01, 1e21, Number.MAX_SAFE_INTEGER],
  true,
  false,
  {},
  [],
  ['8'],
  ['8', '3', '2.1', '9', '4.1'],
  ['12'],
  ...['UN1090', 'un1090', 'UN109', 'NA1993', 'ID8000', 'UN10900', 'UN 1090'],
  ...['Acetone, UN1090', 'Paint class 3', 'Paint PG II', 'Liquid, n.o.s.', 'Liquid, N. O. S.', 'Nostoc'],
  ...['1.1', '2.1', '3', '5.2', '6.2', '7', '9', '1', '10'],
  ...['I', 'II', 'IV', 'measured', 'spec', 'guess'],
  ...['50', '77.5', '77', '500', '501'],
  ...['PAT', 'PAL', 'pallet', 'DRM'],
  ...['123456', '1234567', '12', '123', '12a'],
  ...['+13125550100', '+1', '+0123456789', '3125550100', '+49301234567', '+12345678901234567'],
  ...['60601', '60601-1234', '606011234', '6060', 'K1A 0B1', 'k1a0b1', 'K1A', 'D1A 0B1', 'K1A 0B'],
  ...['US', 'CA', 'MX', 'IL', 'il', 'Illinois'],
  ...['P.O. Box 7', 'po box', '1 Box St', 'PO Boxwood Ln'],
  ...['Residence', 'Farm', 'Farm-87 - Winery', 'Moon-1 - Base'],
  ...['America/Chicago', 'UTC', 'Chicago', '+05:00', 'America/Atlantis'],
  ...[
    'a@b.co',
    'a@b',
    'a.b+c@d-e.example',
    'a..b@c.co',
    '"a"@b.co',
    'ü@b.co',
    'a@b.c0',
    'a@-b.co',
    '@b.co',
    'a@1.2.3.4',
  ],
  ...['2026-11-23', '2026-02-30', '2026-1-1', '2020-01-01', '2027-12-31', '2026-12-15'],
  ...['00:00', '23:59', '24:00', '9:00', '09:60', '10:30', '16:00'],
  ...['none', 'by', 'on', 'window', 'F', 'C', 'USD', 'CAD', 'EUR', 'PO', 'SO', 'VIN', 'mon', 'sun', 'Monday'],
  ...['LFTD', 'APTP', 'XXX', 'imperial', 'metric', 'stone', 'origin', 'middle'],
  ['LFTD', 'APTP'],
  ['XXX'],
];

type Path = readonly (string | number)[];

/** Paths of all values inside a JSON value, objects and arrays included. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    pathsOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? inside : [path, ...inside];
}

/** A copy with another value at the path; undefined removes a property. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return structuredClone(by);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof key === 'number')) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  if (copy[key] === undefined) Reflect.deleteProperty(copy, key);
  return copy;
}

/** Mulberry32: a small generator with a seed, so that a failing case can be repeated. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The value itself, every value of the pool at every path, and `more` cases with two to four changes at random paths. */
export function* casesOf(value: unknown, more: number, seed = 20_261_123): Generator<unknown> {
  yield value;
  const paths = pathsOf(value);
  for (const path of paths) for (const other of POOL) if (isUsable(path, other)) yield replaced(value, path, other);
  const random = generator(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  for (let index = 0; index < more; index += 1) {
    let changed = value;
    for (let changes = 2 + Math.floor(random() * 3); changes > 0; changes -= 1) {
      const [path, other] = [pick(paths), pick(POOL)];
      if (isUsable(path, other)) changed = replaced(changed, path, other);
    }
    yield changed;
  }
}

/** A list with a hole is not JSON. */
const isUsable = (path: Path, other: unknown): boolean => !(other === undefined && typeof path.at(-1) === 'number');
