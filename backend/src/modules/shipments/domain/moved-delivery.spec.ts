import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import { movedDelivery } from './moved-delivery.js';

const { ltl, truckload } = carrierCalendar(['US']);

it.each([
  ['a day later, over Thanksgiving and a weekend', ltl, '2026-11-24', '2026-11-30', '2026-11-25', '2026-12-01'],
  ['a day earlier', ltl, '2026-11-24', '2026-11-30', '2026-11-23', '2026-11-25'],
  ['to a Saturday, which counts as the next Monday', ltl, '2026-12-01', '2026-12-02', '2026-12-05', '2026-12-08'],
  [
    'of a truckload, which also drives on holidays and weekends',
    truckload,
    '2026-11-25',
    '2026-11-28',
    '2026-12-04',
    '2026-12-07',
  ],
  ['to the same day', ltl, '2026-11-24', '2026-11-30', '2026-11-24', '2026-11-30'],
])('a pickup %s keeps the transit days', (_, days, from, promisedOn, to, expected) => {
  expect(movedDelivery(promisedOn, from, to, days)).toBe(expected);
});
