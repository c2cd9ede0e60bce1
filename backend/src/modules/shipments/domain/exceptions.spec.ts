import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import { daysLate, etaOf, staleAt, type TrackingTerms } from './arrival.js';
import { exceptionsOf, nextCheckAt } from './exceptions.js';
import { expectedNextOf } from './expected-next.js';
import { BOOKED, type Projection } from './projection.js';

/** Tuesday 2026-11-24, 16:00 in Chicago is 22:00 UTC; promised for Friday 2026-11-27 in Dallas. */
const TERMS: TrackingTerms = {
  promisedOn: '2026-11-27',
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
      state({ execution: 'in_transit', lastEventAt: '2026-11-30T12:00:00.000Z' }),
      '2026-11-30T13:00:00Z',
      ['late'],
    ],
    [
      'not on the weekend after it',
      state({ execution: 'in_transit', lastEventAt: '2026-11-28T12:00:00.000Z' }),
      '2026-11-28T13:00:00Z',
      [],
    ],
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
        now = next;
      }
    }
  });
});

describe('arrival', () => {
  it("is the promised date, then the carrier's estimate, then today", () => {
    const carrier = { at: '2026-12-01T18:00:00.000Z', on: null, since: '2026-11-25T10:00:00.000Z' };
    expect(etaOf(state({}), TERMS)).toMatchObject({ on: '2026-11-27', basis: 'promised', daysLate: 0 });
    expect(etaOf(state({ execution: 'in_transit', eta: carrier }), TERMS)).toMatchObject({
      on: '2026-12-01',
      basis: 'carrier',
      daysLate: 2,
    });
    expect(
      etaOf(state({ execution: 'out_for_delivery', executionSince: '2026-11-27T13:00:00.000Z', eta: carrier }), TERMS),
    ).toMatchObject({ on: '2026-11-27', basis: 'delivery' });
    expect(etaOf(state({}), { ...TERMS, promisedOn: null })).toBeNull();
  });

  it('counts days late without the carrier’s holidays', () => {
    const late = (promisedOn: string, on: string, days = TERMS.operatingDays) =>
      etaOf(state({ eta: { at: null, on, since: '2026-11-24T21:00:00.000Z' } }), {
        ...TERMS,
        promisedOn,
        operatingDays: days,
      })?.daysLate;
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
