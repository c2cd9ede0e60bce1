import { SHIPMENT_STATUS } from '../../shared/shipment-status';
import { shipment } from '../../shared/testing/fixtures';
import type { Shipment, ShipmentStatus } from '../../shared/types';
import { stationOf, stepsOf } from './journey';

const statuses = Object.keys(SHIPMENT_STATUS) as ShipmentStatus[];
const event = (type: string, occurredAt: string, timeZone = 'America/Chicago') => ({
  id: `sev_${type}_${occurredAt}`,
  type,
  occurredAt,
  timeZone,
  receivedAt: occurredAt,
  source: 'carrier',
});
const datesOf = (change: Partial<Shipment>) => stepsOf({ ...shipment, ...change })?.map(({ date }) => date);

test('stations never go back along the journey', () => {
  const reached = statuses.map(stationOf).filter((station) => station !== null);
  expect(reached).toEqual([...reached].sort((a, b) => a - b));
  expect(Math.max(...reached)).toBe(stepsOf(shipment)!.length - 1);
});

test.each(['cancelled', 'refused', 'returned', 'lost'] as const)('a %s shipment is off the rail', (status) => {
  expect(stationOf(status)).toBeNull();
  expect(stepsOf({ ...shipment, status })).toBeNull();
});

test('stations ahead have the planned pickup and the expected delivery', () => {
  expect(datesOf({ status: 'booked' })).toEqual([
    'Fri, Nov 20',
    null,
    'Planned Tue, Nov 24',
    null,
    null,
    'Expected Mon, Nov 30',
  ]);
});

test('reached stations have the day of their first event on the clock of its place', () => {
  const events = [
    event('arrived_terminal', '2026-11-26T09:00:00.000Z'),
    event('in_transit', '2026-11-25T09:00:00.000Z'),
    // 11 in the evening of the 24th in Chicago.
    event('picked_up', '2026-11-25T05:00:00.000Z'),
  ];
  expect(datesOf({ status: 'at_terminal', events })).toEqual([
    'Fri, Nov 20',
    null,
    'Tue, Nov 24',
    'Wed, Nov 25',
    null,
    'Expected Mon, Nov 30',
  ]);
});

test('the delivery has its corrected day at the destination', () => {
  const delivered = datesOf({
    status: 'delivered',
    deliveredAt: '2026-12-01T03:00:00.000Z',
    timeZones: ['America/Chicago', 'America/Los_Angeles'],
    eta: null,
    events: [event('delivered', '2026-12-02T20:00:00.000Z')],
  });
  expect(delivered?.at(-1)).toBe('Mon, Nov 30');
});
