import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import { staleAt, type TrackingTerms } from './arrival.js';
import { daysLate, etaOf } from './eta.js';
import { exceptionsOf, nextCheckAt } from './exceptions.js';
import { expectedNextOf } from './expected-next.js';
import { BOOKED, type Projection } from './projection.js';

/** Tuesday 2026-11-24, 16:00 in Chicago is 22:00 UTC; promised for Wednesday 2026-11-25 in Dallas. */
const TERMS: TrackingTerms = {
  promisedOn: '2026-11-25',
  estimatedOn: '2026-11-25',
  earliestOn: '2026-11-25',
  transitDays: 1,
  truckload: false,
  pickupOn: '2026-11-24',
  pickupClosesAt: new Date('2026-11-24T22:00:00Z'),
  originTimeZone: 'America/Chicago',
  destinationTimeZone: 'America/Chicago',
  bookedAt: new Date('2026-11-20T15:00:00Z'),
  operatingDays: carrierCalendar(['US']).ltl,
};
const state = (changes: Partial<Projection>): Projection => ({
  ...BOOKED,
  lastEventAt: '2026-11-24T21:00:00.000Z',
  ...changes,
});
const at = (instant: string) => new Date(instant);
const NOW = at('2026-11-20T15:00:00Z');

describe('exceptions', () => {
  it.each([
    ['two hours before the window ends', state({ execution: 'tendered' }), '2026-11-24T20:00:00Z', ['pickup_at_risk']],
    ['more than two hours before the window ends', state({ execution: 'tendered' }), '2026-11-24T19:59:59Z', []],
    ['at the same time, once the carrier has accepted', state({ execution: 'accepted' }), '2026-11-24T20:00:00Z', []],
    ['an hour after the window has ended', state({ execution: 'accepted' }), '2026-11-24T23:00:00Z', ['pickup_missed']],
    [
      'as soon as a pickup failed',
      state({ execution: 'accepted', pickupAttempted: true }),
      '2026-11-24T18:00:00Z',
      ['pickup_missed'],
    ],
    ['after a day without news', state({ execution: 'in_transit' }), '2026-11-25T21:00:00Z', ['stale_tracking']],
    ['before a day without news', state({ execution: 'in_transit' }), '2026-11-25T20:59:59Z', []],
    [
      'once the promised day is over',
      state({ execution: 'in_transit', lastEventAt: '2026-11-26T05:00:00.000Z' }),
      '2026-11-26T06:00:00Z',
      ['late'],
    ],
    [
      'not on the evening of the promised day',
      state({ execution: 'in_transit', lastEventAt: '2026-11-26T05:00:00.000Z' }),
      '2026-11-26T05:59:59Z',
      [],
    ],
    [
      'only for the missed pickup until the promised day has passed',
      state({ execution: 'accepted' }),
      '2026-11-26T05:59:59Z',
      ['pickup_missed'],
    ],
    ['for both after it', state({ execution: 'accepted' }), '2026-12-01T06:00:00Z', ['pickup_missed', 'late']],
    [
      'when the carrier expects it later',
      state({ execution: 'in_transit', eta: { at: null, on: '2026-11-30', since: '2026-11-24T21:00:00.000Z' } }),
      '2026-11-24T21:00:00Z',
      ['late'],
    ],
    [
      'when an appointment is due',
      state({ execution: 'at_terminal', appointmentDueAt: '2026-11-25T12:00:00.000Z' }),
      '2026-11-25T12:00:00Z',
      ['appointment_needed'],
    ],
    [
      'while customs holds it',
      state({ execution: 'in_transit', customs: 'hold' }),
      '2026-11-24T22:00:00Z',
      ['customs_hold'],
    ],
    [
      'two days after a delivery without proof',
      state({ execution: 'delivered', deliveredAt: '2026-11-26T16:00:00.000Z', pod: 'pending' }),
      '2026-11-28T16:00:00Z',
      ['pod_missing'],
    ],
    [
      'while the carrier is not notified of a change',
      state({ execution: 'accepted', changeUnsent: true }),
      '2026-11-24T18:00:00Z',
      ['change_not_sent'],
    ],
    [
      'after the carrier declined',
      state({ execution: 'tender_rejected' }),
      '2026-11-24T18:00:00Z',
      ['tender_rejected'],
    ],
    [
      'while an answer is overdue',
      state({ execution: 'tendered', tenderOverdue: true }),
      '2026-11-24T18:00:00Z',
      ['tender_unanswered'],
    ],
    [
      'no longer for an overdue answer, once the carrier has accepted',
      state({ execution: 'accepted', tenderOverdue: true }),
      '2026-11-24T18:00:00Z',
      [],
    ],
    [
      'for damage and shortage of what was delivered',
      state({ execution: 'delivered', damage: true, shortage: true, pod: 'available' }),
      '2026-12-28T16:00:00Z',
      ['damage', 'shortage'],
    ],
    ['for refused freight', state({ execution: 'refused' }), '2026-11-24T22:00:00Z', ['refused']],
    ['for nothing that was cancelled', state({ execution: 'cancelled', damage: true }), '2027-01-01T00:00:00Z', []],
  ])('are open %s', (_, given, instant, expected) => {
    expect(exceptionsOf(given, TERMS, at(instant))).toEqual(expected);
  });

  it('change with time only when the next check is due', () => {
    for (const given of [
      state({}),
      state({ execution: 'accepted' }),
      state({ execution: 'in_transit' }),
      state({ execution: 'delivered', deliveredAt: '2026-11-26T16:00:00.000Z' }),
    ]) {
      let now = at('2026-11-20T15:00:00Z');
      for (
        let next = nextCheckAt(given, TERMS, now);
        next !== null && next < at('2026-12-05T00:00:00Z');
        next = nextCheckAt(given, TERMS, now)
      ) {
        const justBefore = new Date(next.getTime() - 1);
        expect(exceptionsOf(given, TERMS, justBefore)).toEqual(exceptionsOf(given, TERMS, now));
        expect(etaOf(given, TERMS, justBefore)).toEqual(etaOf(given, TERMS, now));
        now = next;
      }
    }
  });
});

describe('arrival', () => {
  it('counts days late without the carrier’s holidays', () => {
    const late = (promisedOn: string, on: string, days = TERMS.operatingDays) =>
      etaOf(
        state({ eta: { at: null, on, since: '2026-11-24T21:00:00.000Z' } }),
        {
          ...TERMS,
          promisedOn,
          operatingDays: days,
        },
        NOW,
      )?.daysLate;
    expect(late('2026-11-25', '2026-11-30')).toBe(1);
    expect(late('2026-11-25', '2026-11-30', carrierCalendar(['CA']).ltl)).toBe(3);
    expect(late('2026-11-27', '2026-11-29')).toBe(0);
    expect(late('2026-11-27', '2026-11-30')).toBe(1);
    expect(late('2026-11-27', '2026-11-20')).toBe(0);
    expect(late('2026-12-04', '2026-12-06', carrierCalendar(['US']).truckload)).toBe(2);
    expect(daysLate(state({ execution: 'delivered' }), TERMS, at('2026-12-10T00:00:00Z'))).toBe(0);
  });

  it('becomes stale after twice the time around a weekend', () => {
    expect(
      staleAt(state({ execution: 'in_transit', lastEventAt: '2026-11-27T21:00:00.000Z' }), TERMS)?.toISOString(),
    ).toBe('2026-11-29T21:00:00.000Z');
    expect(staleAt(state({ execution: 'accepted' }), TERMS)).toBeNull();
  });
});

it.each([
  ['booked', 'tender_acknowledged'],
  ['accepted', 'picked_up'],
  ['in_transit', 'delivered'],
  ['refused', 'note'],
] as const)('after %s, %s is expected', (execution, event) => {
  expect(expectedNextOf(state({ execution }), TERMS)?.event).toBe(event);
});

it('expects no event after the end of the journey', () => {
  expect(expectedNextOf(state({ execution: 'cancelled' }), TERMS)).toBeNull();
  expect(expectedNextOf(state({ execution: 'delivered', pod: 'available' }), TERMS)).toBeNull();
});
