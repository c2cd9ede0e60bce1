import { pallets, request } from '../../../../../test/fixtures/sample-request.js';
import type { OpeningHours, Weekday } from '../../../../kernel/places/opening-hours.js';
import type { RatingRequest } from '../freight/rating-request.js';
import { hoursWarnings } from './opening-hours.js';

const open = (day: Weekday, from = '08:00', to = '15:00'): OpeningHours => ({ day, from, to });
/** Open from Monday to Thursday. 2026-11-24 is a Tuesday. */
const HOURS = [open('mon'), open('tue'), open('wed', '09:00', '17:00'), open('thu')];

function warnings(pickup: RatingRequest['pickup'], hours = HOURS, rest: Partial<RatingRequest> = {}) {
  const base = request([pallets({ weight: 500 })], rest);
  const [origin, destination] = base.stops;
  return hoursWarnings({
    ...base,
    pickup,
    stops: [
      { ...origin!, hours },
      { ...destination!, hours },
    ],
  });
}
const proposals = (...parameters: Parameters<typeof warnings>) =>
  warnings(...parameters).map(({ proposedPickup }) => proposedPickup);

describe('hoursWarnings', () => {
  it('accepts a window within the hours, one without times and unknown hours', () => {
    expect(warnings({ on: '2026-11-24', readyFrom: '08:00', closeAt: '15:00' })).toEqual([]);
    expect(warnings({ on: '2026-11-24' })).toEqual([]);
    expect(warnings({ on: '2026-11-28', readyFrom: '01:00', closeAt: '03:00' }, [])).toEqual([]);
  });

  it('proposes the part of the window within the hours', () => {
    expect(warnings({ on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' })).toEqual([
      {
        code: 'PICKUP_OUTSIDE_HOURS',
        message:
          'The origin is open from 08:00 to 15:00 on Tue, Nov 24, 2026. The nearest pickup window is 10:00 to 15:00 on Tue, Nov 24, 2026.',
        pointer: '/pickup/closeAt',
        proposedPickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '15:00' },
      },
    ]);
    expect(warnings({ on: '2026-11-24', readyFrom: '07:00', closeAt: '12:00' })[0]).toMatchObject({
      pointer: '/pickup/readyFrom',
      proposedPickup: { readyFrom: '08:00', closeAt: '12:00' },
    });
  });

  it('proposes the hours of the day if the window leaves less than an hour of them', () => {
    const hours = { on: '2026-11-24', readyFrom: '08:00', closeAt: '15:00' };
    expect(proposals({ on: '2026-11-24', readyFrom: '14:30', closeAt: '18:00' })).toEqual([hours]);
    expect(proposals({ on: '2026-11-24', readyFrom: '16:00', closeAt: '18:00' })).toEqual([hours]);
  });

  it('checks a single time', () => {
    expect(proposals({ on: '2026-11-24', readyFrom: '06:00' })).toEqual([
      { on: '2026-11-24', readyFrom: '08:00', closeAt: '15:00' },
    ]);
    expect(warnings({ on: '2026-11-24', closeAt: '12:00' })).toEqual([]);
  });

  it('proposes the next open day', () => {
    expect(warnings({ on: '2026-11-27', readyFrom: '10:00', closeAt: '16:00' })).toEqual([
      {
        code: 'PICKUP_CLOSED',
        message:
          'The origin is closed on Fri, Nov 27, 2026. The nearest pickup window is 10:00 to 15:00 on Mon, Nov 30, 2026.',
        pointer: '/pickup/on',
        proposedPickup: { on: '2026-11-30', readyFrom: '10:00', closeAt: '15:00' },
      },
    ]);
  });

  it('warns about a delivery on a day that the destination is closed', () => {
    const window = { on: '2026-11-24', readyFrom: '10:00', closeAt: '14:00' };
    expect(warnings(window, HOURS, { delivery: { type: 'on', on: '2026-11-27' } })).toEqual([
      {
        code: 'DELIVERY_CLOSED',
        message: 'The destination is closed on Fri, Nov 27, 2026. Choose a day on which it is open.',
        pointer: '/delivery/on',
      },
    ]);
    expect(warnings(window, HOURS, { delivery: { type: 'by', on: '2026-11-27' } })).toEqual([]);
  });
});
