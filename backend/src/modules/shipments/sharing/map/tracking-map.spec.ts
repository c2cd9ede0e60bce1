import { type MappedJourney, trackingMap } from './tracking-map.js';

const chicago = { name: 'Chicago, IL', position: [-87.63, 41.88] } as const;
const dallas = { name: 'Dallas, TX', position: [-96.8, 32.78] } as const;
const stLouis = { name: 'St. Louis, MO', position: [-90.2, 38.63] } as const;
const journey = (changes: Partial<MappedJourney> = {}): MappedJourney => ({
  origin: chicago,
  destination: dallas,
  passed: [],
  isEnded: false,
  ...changes,
});
const paths = (svg: string, kind: string) =>
  [...svg.matchAll(new RegExp(`class="${kind}" d="([^"]*)"`, 'g'))].map(([, path]) => path);

it('before the pickup, all of the way lies ahead', () => {
  const svg = trackingMap(journey());
  expect(paths(svg, 'way')).toEqual([]);
  expect(paths(svg, 'way ahead')).toEqual(['M151 -102L-16 129']);
  expect(svg).toContain('aria-label="Map from Chicago, IL to Dallas, TX"');
});

it('on the way, it says where the last update is from', () => {
  const svg = trackingMap(journey({ passed: [chicago, stLouis] }));
  expect(paths(svg, 'way')).toHaveLength(1);
  expect(paths(svg, 'way ahead')).toHaveLength(1);
  expect(svg).toContain('last update in St. Louis, MO"');
  expect(svg).toContain('>St. Louis, MO</text>');
});

it('after the delivery, nothing lies ahead', () => {
  const svg = trackingMap(journey({ passed: [chicago, dallas], isEnded: true }));
  expect(paths(svg, 'way ahead')).toEqual([]);
  expect(svg).not.toContain('last update');
});

it('shows the states around the lane only, within 30 KB', () => {
  const svg = trackingMap(journey());
  expect(paths(svg, 'land').length).toBeGreaterThan(8);
  expect(paths(svg, 'land').length).toBeLessThan(40);
  expect(svg.length).toBeLessThan(30_000);
});

it('names a city at the place of a stop once', () => {
  const svg = trackingMap(journey({ passed: [{ ...dallas, name: 'Dallas, TX' }] }));
  expect(svg.match(/Dallas, TX<\/text>/g)).toHaveLength(1);
});

it('escapes names', () => {
  const svg = trackingMap(journey({ destination: { ...dallas, name: '<b>"X"</b>' } }));
  expect(svg).not.toContain('<b>');
  expect(svg).not.toContain('"X"');
});
