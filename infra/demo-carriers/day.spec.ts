import { createDay } from './day.mjs';

const PARTY = { city: 'Chicago', stateProvince: 'IL', postalCode: '60601', country: 'USA' };
const BOL = {
  referenceNumbers: { bol: ['0400000'] },
  origin: PARTY,
  destination: { ...PARTY, city: 'Dallas', stateProvince: 'TX' },
};

function dayOf(shipmentId: string) {
  let instant = 0;
  const day = createDay({ scac: 'ZZQC', dayMs: 1_000, now: () => instant });
  day.pickup({ shipmentId, pro: '700000001', bol: BOL, message: { readyDate: '1970-01-01T09:00:00-06:00' } });
  const types = (at: number, search = '') => {
    instant = at;
    return day.page(new URLSearchParams(search)).data.map(({ type }: { type: string }) => type);
  };
  return { day, types };
}

const DAY = 86_400_000;
const FRIDAY = Date.parse('2026-11-20T15:00:00Z');

/** Local dates, in the week after `FRIDAY`, of the events of a shipment that is ready on that day. */
function datesOf(shipmentId: string, now = FRIDAY + 7 * DAY) {
  let instant = FRIDAY;
  let stored: object[] = [];
  const options = { scac: 'ZZQC', now: () => instant, keep: (shipments: object[]) => void (stored = shipments) };
  createDay(options).pickup({
    shipmentId,
    pro: '700000001',
    bol: BOL,
    message: { readyDate: '2026-11-20T09:00:00-06:00' },
  });
  instant = now;
  const { data } = createDay({ ...options, kept: JSON.parse(JSON.stringify(stored)) }).page(new URLSearchParams());
  return data.map(({ type, occurredAt }) => `${type} ${occurredAt.slice(0, 10)}`);
}

it('moves a shipment in real time from its pickup day over the weekend, after a restart too', () => {
  expect(datesOf('S-000300', FRIDAY + 4 * 3_600_000)).toEqual([]);
  expect(datesOf('S-000300')).toEqual([
    'PICKED_UP 2026-11-20',
    'DEPARTED_TERMINAL 2026-11-21',
    'ARRIVED_AT_TERMINAL 2026-11-24',
    'OUT_FOR_DELIVERY 2026-11-24',
    'DELIVERED 2026-11-24',
    'PROOF_OF_DELIVERY 2026-11-24',
  ]);
});

it('delivers a delayed shipment and one with a missed pickup a business day later', () => {
  expect(datesOf('S-000301').at(-1)).toBe('DELIVERED 2026-11-25');
  expect(datesOf('S-000302').filter((event) => event.includes('PICK'))).toEqual([
    'PICKUP_ATTEMPTED 2026-11-20',
    'PICKED_UP 2026-11-23',
  ]);
  expect(datesOf('S-000302').at(-1)).toBe('DELIVERED 2026-11-25');
});

it('moves a shipment along its accelerated day', () => {
  const { types } = dayOf('S-000300');
  expect(types(0)).toEqual([]);
  expect(types(300)).toEqual(['PICKED_UP', 'DEPARTED_TERMINAL']);
  expect(types(2_000).slice(-2)).toEqual(['DELIVERED', 'PROOF_OF_DELIVERY']);
});

it.each([
  ['S-000301', 'DELAY'],
  ['S-000302', 'PICKUP_ATTEMPTED'],
])('has for %s a day with %s', (shipmentId, type) => {
  expect(dayOf(shipmentId).types(2_000)).toContain(type);
});

it('delivers one in four damaged', () => {
  const { day, types } = dayOf('S-000303');
  types(2_000);
  expect(day.page(new URLSearchParams()).data.at(-1)).toMatchObject({
    type: 'DELIVERED',
    status: '200-2',
    notes: expect.stringContaining('Demonstration'),
  });
});

it('answers by pages and times, with the same ids every time, and forgets what is cancelled', () => {
  const { day, types } = dayOf('S-000300');
  expect(types(2_000, 'pageSize=2&page=2')).toEqual(['ARRIVED_AT_TERMINAL', 'OUT_FOR_DELIVERY']);
  expect(types(2_000, 'occurredFrom=1970-01-01T00:00:00.700Z&occurredTo=1970-01-01T00:00:01.000Z')).toEqual([
    'OUT_FOR_DELIVERY',
  ]);
  const ids = () => day.page(new URLSearchParams()).data.map(({ eventId }: { eventId: string }) => eventId);
  expect(ids()).toEqual(ids());
  expect(new Set(ids()).size).toBe(6);
  day.cancel('700000001');
  expect(ids()).toEqual([]);
});
