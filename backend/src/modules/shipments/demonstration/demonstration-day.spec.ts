import { addBusinessHours, timesOfBooking, timesOfPast } from './demonstration-day.js';

const CHICAGO = 'America/Chicago';
const at = (text: string) => new Date(text);

it.each([
  ['within a day', '2026-11-16T15:00:00Z', 3, '2026-11-16T18:00:00.000Z'],
  ['over a weekend', '2026-11-20T23:00:00Z', 8, '2026-11-23T07:00:00.000Z'],
  ['back over a weekend', '2026-11-23T07:00:00Z', -8, '2026-11-20T23:00:00.000Z'],
  ['to the end of a Friday', '2026-11-20T23:00:00Z', 7, '2026-11-23T06:00:00.000Z'],
  ['from a Sunday', '2026-11-22T15:00:00Z', 1, '2026-11-23T07:00:00.000Z'],
  ['back from a Sunday', '2026-11-22T15:00:00Z', -1, '2026-11-21T05:00:00.000Z'],
  ['over the change of clocks', '2026-10-30T20:00:00Z', 24, '2026-11-02T21:00:00.000Z'],
])('adds business hours %s', (_, from, hours, expected) => {
  expect(addBusinessHours(at(from), hours, CHICAGO).toISOString()).toBe(expected);
});

it('plans a past journey forward as it was planned back', () => {
  const { tenderedAt, pickupAt, deliveryAt } = timesOfPast(at('2026-11-23T15:00:00Z'), 23, CHICAGO);
  expect(pickupAt).toEqual(at('2026-11-23T15:00:00Z'));
  expect(tenderedAt).toEqual(at('2026-11-20T16:00:00Z'));
  expect(deliveryAt).toEqual(at('2026-11-25T14:00:00Z'));
});

describe('a booked journey', () => {
  const zones = [CHICAGO, 'America/Los_Angeles'] as const;
  const dates = { pickupOn: '2026-11-23', readyFrom: '09:00', deliveryOn: '2026-11-27' };

  it('has its pickup and delivery on their days', () => {
    const times = timesOfBooking(at('2026-11-18T15:00:00Z'), dates, zones);
    expect(times.pickupAt).toEqual(at('2026-11-23T17:00:00Z'));
    expect(times.deliveryAt).toEqual(at('2026-11-27T22:00:00Z'));
  });

  it('that was tendered again after its pickup day has its pickup on the next business day, and delivery after it', () => {
    const times = timesOfBooking(at('2026-11-28T15:00:00Z'), dates, zones);
    expect(times.pickupAt).toEqual(at('2026-11-30T17:00:00Z'));
    expect(times.deliveryAt.getTime()).toBeGreaterThan(times.pickupAt.getTime());
  });
});
