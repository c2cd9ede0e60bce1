import { shipment } from '../../../shared/testing/fixtures';
import { lateException, timeline, timelineEvent } from '../../../testing/open-shipment';
import { mapOf } from './map-of';
import { areaOf } from './use-positions';

const CHICAGO = [-87.6, 41.9] as const;
const DALLAS = [-96.8, 32.8] as const;
const positions = { 60601: CHICAGO, 75201: DALLAS };
const place = (latitude: number, longitude: number) => ({
  name: null,
  city: 'Somewhere',
  state: 'MO',
  postalCode: null,
  country: 'US',
  latitude,
  longitude,
});

test('before any news the lane lies ahead, stop by stop', () => {
  const { points, lanes } = mapOf(shipment, { ...timeline, items: [] }, positions);
  expect(points.map(({ kind, label }) => [kind, label])).toEqual([
    ['origin', 'Chicago, IL: pickup'],
    ['destination', 'Dallas, TX: delivery'],
  ]);
  expect(lanes).toEqual([{ id: 'stop1', from: CHICAGO, to: DALLAS }]);
});

test('the way behind leads through the places where it was heard of, oldest first', () => {
  const items = [timelineEvent({ id: 'newest', place: place(38.6, -90.2) }), timelineEvent({ id: 'oldest' })];
  const { points, lanes, label } = mapOf(shipment, { ...timeline, items, exceptions: [lateException] }, positions);
  expect(points.at(-1)).toMatchObject({ id: 'newest', kind: 'last', needsAction: true });
  expect(lanes?.map(({ from, to, travelled }) => [from, to, travelled ?? false])).toEqual([
    [CHICAGO, CHICAGO, true],
    [CHICAGO, [-90.2, 38.6], true],
    [[-90.2, 38.6], DALLAS, false],
  ]);
  expect(label).toContain('last update: Somewhere, MO: Picked up');
});

test('places that nobody knows are left out', () => {
  expect(mapOf(shipment, timeline, {})).toMatchObject({ points: [], lanes: [] });
});

test.each([
  ['60601-1234', '60601'],
  ['m5v 2t6', 'M5V'],
])('%s is known by %s', (code, area) => {
  expect(areaOf(code)).toBe(area);
});
