import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import { instantAt } from '../../../kernel/time/local-time.js';
import type { TrackingTerms } from './arrival.js';
import { daysLate, etaOf, etaText } from './eta.js';
import { project } from './projection.js';
import type { EventDetails, LoggedEvent, ShipmentEventType } from './shipment-event.js';

const ZONE = 'America/Chicago';
/** Chicago to Dallas, 967 miles: pickup on Monday 2026-11-23, 3 business days over Thanksgiving to Monday 2026-11-30, sold as 3 to 4. */
const LTL: TrackingTerms = {
  promisedOn: '2026-12-01',
  estimatedOn: '2026-11-30',
  earliestOn: '2026-11-30',
  transitDays: 3,
  truckload: false,
  pickupOn: '2026-11-23',
  pickupClosesAt: instantAt('2026-11-23', '17:00', ZONE),
  originTimeZone: ZONE,
  destinationTimeZone: ZONE,
  bookedAt: instantAt('2026-11-20', '09:00', ZONE),
  operatingDays: carrierCalendar(['US']).ltl,
};
/** Pickup on Friday 2026-12-04, 2 days over the weekend to Sunday 2026-12-06. */
const TRUCKLOAD: TrackingTerms = {
  ...LTL,
  promisedOn: '2026-12-06',
  estimatedOn: '2026-12-06',
  earliestOn: '2026-12-06',
  transitDays: 2,
  truckload: true,
  pickupOn: '2026-12-04',
  operatingDays: carrierCalendar(['US']).truckload,
};

let count = 0;
function event(type: ShipmentEventType, local: string, details: EventDetails = {}): LoggedEvent {
  const [on = '', time = ''] = local.split(' ');
  count += 1;
  return {
    type,
    occurredAt: instantAt(on, time, ZONE),
    timeZone: ZONE,
    sourceKey: `e${count}`,
    sequence: null,
    place: { city: 'Memphis', state: 'TN' },
    details,
  };
}

const scan = (local: string, milesLeft: number, type: ShipmentEventType = 'arrived_terminal') =>
  event(type, local, { milesLeft, milesTotal: 967 });
const PICKED_UP = event('picked_up', '2026-11-23 15:00');

/** ETA of a log just after its last event, or at the start of a later day. */
function eta(log: readonly LoggedEvent[], terms = LTL, day?: string) {
  const newest = Math.max(terms.bookedAt.getTime(), ...log.map(({ occurredAt }) => occurredAt.getTime()));
  return etaOf(project(log), terms, day === undefined ? new Date(newest + 1) : instantAt(day, '00:00', ZONE));
}

describe('LTL', () => {
  it.each<[string, LoggedEvent[], string | undefined, string, string, number | null, number]>([
    ['is the expected date before pickup', [], undefined, '2026-11-30', 'promised', 3, 0],
    ['counts from the actual pickup', [PICKED_UP], undefined, '2026-11-30', 'pickup', 3, 0],
    // Tuesday + Wed 25, Mon 30, Tue 1: the last promised day.
    [
      'counts from a pickup a day late',
      [event('picked_up', '2026-11-24 15:00')],
      undefined,
      '2026-12-01',
      'pickup',
      3,
      0,
    ],
    // 450 of 967 miles are 1.4 of 3 days. Tuesday + Wed 25, Mon 30.
    [
      'counts from a terminal scan',
      [PICKED_UP, scan('2026-11-24 20:00', 450)],
      undefined,
      '2026-11-30',
      'terminal',
      2,
      0,
    ],
    // A scan in the morning belongs to the night before: Tuesday + Wed 25, Mon 30.
    [
      'counts a scan before 09:00 from the day before',
      [PICKED_UP, scan('2026-11-25 08:59', 450)],
      undefined,
      '2026-11-30',
      'terminal',
      2,
      0,
    ],
    // Wednesday + Mon 30, Tue 1.
    [
      'counts a scan at 09:00 from its day',
      [PICKED_UP, scan('2026-11-25 09:00', 450)],
      undefined,
      '2026-12-01',
      'terminal',
      2,
      0,
    ],
    // 967 of 967 miles on Wednesday: 3 days, Mon 30, Tue 1, Wed 2. One day after the promised range.
    [
      'is late when freight still waits at the origin terminal',
      [PICKED_UP, scan('2026-11-25 18:00', 967)],
      undefined,
      '2026-12-02',
      'terminal',
      3,
      1,
    ],
    // More miles than the route (the terminal lies behind the origin) are not more than the transit standard.
    [
      'never counts more than the transit standard',
      [PICKED_UP, scan('2026-11-23 21:00', 1_010)],
      undefined,
      '2026-11-30',
      'terminal',
      3,
      0,
    ],
    // Saturday 28 counts from Wednesday 25, the last open day.
    [
      'counts a scan on a weekend after a holiday from the last open day',
      [PICKED_UP, scan('2026-11-28 12:00', 40)],
      undefined,
      '2026-11-30',
      'terminal',
      1,
      0,
    ],
    [
      'is the same day for a scan in the morning at the destination terminal',
      [PICKED_UP, scan('2026-11-30 05:30', 12)],
      undefined,
      '2026-11-30',
      'terminal',
      1,
      0,
    ],
    [
      'is the next day for a scan at noon at the destination terminal',
      [PICKED_UP, scan('2026-11-30 12:00', 12)],
      undefined,
      '2026-12-01',
      'terminal',
      1,
      0,
    ],
    // Without miles: 3 days less the one since Monday. Tuesday + Wed 25, Mon 30.
    [
      'counts what is left of the transit standard without a location',
      [PICKED_UP, event('arrived_terminal', '2026-11-24 20:00')],
      undefined,
      '2026-11-30',
      'terminal',
      2,
      0,
    ],
    [
      'is the update of the carrier, also after a newer scan',
      [
        PICKED_UP,
        event('estimated_arrival', '2026-11-24 10:00', { etaOn: '2026-12-03' }),
        scan('2026-11-24 20:00', 450),
      ],
      undefined,
      '2026-12-03',
      'carrier',
      null,
      2,
    ],
    [
      'is the scan again once the update of the carrier has passed',
      [
        PICKED_UP,
        event('estimated_arrival', '2026-11-24 10:00', { etaOn: '2026-11-25' }),
        scan('2026-11-25 18:00', 450),
      ],
      '2026-11-26',
      '2026-12-01',
      'terminal',
      2,
      0,
    ],
    // On Thursday 3 every estimate has passed.
    [
      'is today at the earliest when every estimate has passed',
      [PICKED_UP, scan('2026-11-24 20:00', 450)],
      '2026-12-03',
      '2026-12-03',
      'overdue',
      null,
      2,
    ],
    [
      'is the next open day when every estimate has passed and today is Saturday',
      [PICKED_UP],
      '2026-12-05',
      '2026-12-07',
      'overdue',
      null,
      4,
    ],
    [
      'is after the promised range for a delay without a date',
      [PICKED_UP, scan('2026-11-24 20:00', 450), event('delayed', '2026-11-24 21:00', { late: true })],
      undefined,
      '2026-12-02',
      'delayed',
      null,
      1,
    ],
    [
      'is today when it is out for delivery, whatever was reported before',
      [PICKED_UP, event('delayed', '2026-11-24 21:00', { late: true }), event('out_for_delivery', '2026-11-30 07:00')],
      undefined,
      '2026-11-30',
      'delivery',
      null,
      0,
    ],
    [
      'is the next business day after a failed delivery',
      [PICKED_UP, event('out_for_delivery', '2026-11-30 07:00'), event('attempted', '2026-11-30 10:00')],
      undefined,
      '2026-12-01',
      'attempt',
      1,
      0,
    ],
    // Pickup on Tuesday 24 at the earliest: Wed 25, Mon 30, Tue 1.
    [
      'counts from the next business day after a failed pickup',
      [event('pickup_attempted', '2026-11-23 16:00')],
      undefined,
      '2026-12-01',
      'promised',
      3,
      0,
    ],
    // Pickup on Wednesday 25 at the earliest: Mon 30, Tue 1, Wed 2.
    ['moves on with every day without a pickup', [], '2026-11-25', '2026-12-02', 'promised', 3, 1],
  ])('%s', (_, log, day, on, basis, daysLeft, late) => {
    expect(eta(log, LTL, day)).toMatchObject({ on, basis, daysLeft, daysLate: late });
  });

  it('counts by the carrier’s calendar', () => {
    const log = [PICKED_UP, scan('2026-11-25 18:00', 450)];
    const days = (operatingDays: TrackingTerms['operatingDays']) => eta(log, { ...LTL, operatingDays })?.on;
    expect(days(carrierCalendar(['CA']).ltl)).toBe('2026-11-27');
    expect(days(carrierCalendar(['US', 'CA']).ltl)).toBe('2026-12-01');
    expect(days(carrierCalendar(['US'], { closedOn: ['2026-11-30'] }).ltl)).toBe('2026-12-02');
  });

  it('follows the transit standard of a slower carrier', () => {
    // 450 of 967 miles are 2.8 of 6 days. Tuesday + Wed 25, Mon 30, Tue 1.
    expect(eta([PICKED_UP, scan('2026-11-24 20:00', 450)], { ...LTL, transitDays: 6 })).toMatchObject({
      on: '2026-12-01',
      daysLeft: 3,
    });
  });

  it('is the day of pickup for a same-day service', () => {
    expect(eta([PICKED_UP, scan('2026-11-23 16:00', 20)], { ...LTL, transitDays: 0 })?.on).toBe('2026-11-23');
  });
});

describe('truckload', () => {
  const picked = event('picked_up', '2026-12-04 15:00');
  it.each([
    ['is the expected date before pickup', [], '2026-12-06', 'promised', 2],
    ['counts every day from pickup', [picked], '2026-12-06', 'pickup', 2],
    // 250 of 700 miles until 17:00 on Saturday, the rest on Sunday.
    ['counts 550 miles a day', [picked, scan('2026-12-05 12:00', 700, 'in_transit')], '2026-12-06', 'terminal', 1],
    [
      'is today when the miles left can be driven today',
      [picked, scan('2026-12-05 12:00', 200, 'in_transit')],
      '2026-12-05',
      'terminal',
      0,
    ],
    [
      'counts from pickup without a location',
      [picked, event('in_transit', '2026-12-05 12:00')],
      '2026-12-06',
      'pickup',
      2,
    ],
    // 1,300 miles from Saturday evening: Sunday, Monday, Tuesday.
    ['is late by two days', [picked, scan('2026-12-05 18:00', 1_300, 'in_transit')], '2026-12-08', 'terminal', 3],
  ] as const)('%s', (_, log, on, basis, daysLeft) => {
    expect(eta(log, TRUCKLOAD)).toMatchObject({ on, basis, daysLeft });
  });

  it('counts late days on the weekend too', () => {
    expect(eta([picked, scan('2026-12-05 18:00', 1_300, 'in_transit')], TRUCKLOAD)?.daysLate).toBe(2);
  });

  it('arrives after a holiday, when docks open again', () => {
    const terms = { ...TRUCKLOAD, pickupOn: '2026-11-24', estimatedOn: '2026-11-27', promisedOn: '2026-11-27' };
    const log = [event('picked_up', '2026-11-24 15:00'), scan('2026-11-25 18:00', 500, 'in_transit')];
    expect(eta(log, terms)).toMatchObject({ on: '2026-11-27', daysLeft: 1, daysLate: 0 });
  });
});

describe('the log', () => {
  const log = [
    PICKED_UP,
    scan('2026-11-23 19:00', 967, 'departed_terminal'),
    scan('2026-11-24 20:00', 450),
    scan('2026-11-25 18:00', 20),
    event('estimated_arrival', '2026-11-24 10:00', { etaOn: '2026-12-02' }),
  ];

  it('gives the same ETA in any order of arrival', () => {
    const expected = eta(log);
    expect(expected).toMatchObject({ on: '2026-12-02', basis: 'carrier' });
    for (let rotation = 1; rotation < log.length; rotation += 1) {
      const rotated = [...log.slice(rotation), ...log.slice(0, rotation)];
      expect([eta(rotated), eta(rotated.reverse())]).toEqual([expected, expected]);
    }
  });

  it('is not moved back by an older scan that arrives later', () => {
    const [late, ...known] = [scan('2026-11-23 23:00', 900), PICKED_UP, scan('2026-11-25 18:00', 20)];
    expect(eta([...known, late!])).toEqual(eta(known));
  });

  it('needs the carrier’s estimate after a reconsignment', () => {
    const reconsigned = [...log, event('reconsigned', '2026-11-25 20:00')];
    expect(eta(reconsigned)).toBeNull();
    const estimated = event('estimated_arrival', '2026-11-30 10:00', { etaOn: '2026-12-04' });
    expect(eta([...reconsigned, scan('2026-11-25 22:00', 300), estimated])).toMatchObject({ on: '2026-12-04' });
  });

  it.each(['refused', 'returned', 'lost'] as const)('has no arrival of %s freight', (type) => {
    expect(eta([...log, event('arrived_delivery', '2026-12-02 09:00'), event(type, '2026-12-02 10:00')])).toBeNull();
  });

  it('has no arrival without a promised date and an estimate', () => {
    expect(eta(log.slice(0, 4), { ...LTL, promisedOn: null, estimatedOn: null, transitDays: null })).toBeNull();
  });

  it('is not late after delivery', () => {
    const state = project([...log, event('delivered', '2026-12-03 10:00')]);
    expect(daysLate(state, LTL, instantAt('2026-12-10', '00:00', ZONE))).toBe(0);
  });
});

it.each([
  ['promised', null, 3, 'From planned pickup and transit standard, 3 business days'],
  ['pickup', null, 1, 'From pickup and transit standard, 1 business day'],
  ['terminal', 'Memphis, TN', 2, 'From terminal scan in Memphis, TN and 2 business days left'],
  ['terminal', null, 1, 'From terminal scan and 1 business day left'],
  ['terminal', 'Dallas, TX', 0, 'From terminal scan in Dallas, TX, delivery next'],
  ['attempt', 'Dallas, TX', 1, 'From delivery attempt, next business day'],
  ['carrier', null, null, 'Carrier’s update'],
  ['delivery', null, null, 'Out for delivery'],
  ['delayed', null, null, 'Carrier reports a delay without a new date'],
  ['overdue', null, null, 'Earlier estimate passed without delivery; earliest possible day'],
] as const)('says %s of %s and %s days as %s', (basis, place, daysLeft, text) => {
  expect(etaText({ basis, place, daysLeft }, false)).toBe(text);
});
