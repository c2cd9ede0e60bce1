import type { Country } from '../../../kernel/places/region.js';
import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import { carrierNotice, closedNotice, pickupNotice } from './pickup-notice.js';

const at = (minutes: number, on = '2026-11-24') => ({ on, minutes });
const pickup = { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' };

describe('pickupNotice', () => {
  it.each([
    ['before the usual cut-off', at(13 * 60 + 59), []],
    ['from the usual cut-off', at(14 * 60), ['CUTOFF_PASSED']],
    ['on another day', at(14 * 60, '2026-11-23'), []],
  ])('%s', (_, now, codes) => expect(pickupNotice(pickup, now).map(({ code }) => code)).toEqual(codes));

  it('warns about a dock that closes in less than two hours', () => {
    expect(pickupNotice({ ...pickup, closeAt: '13:00' }, at(11 * 60 + 1)).map(({ code }) => code)).toEqual([
      'PICKUP_SOON',
    ]);
  });
});

describe('carrierNotice', () => {
  it.each([
    ['without terms', null, at(15 * 60), []],
    ['before its own cut-off', { cutoff: '15:30' }, at(15 * 60), []],
    ['from its own cut-off', { cutoff: '11:00' }, at(11 * 60), ['CUTOFF_PASSED']],
    ['with too little lead time', { pickupLeadMinutes: 240 }, at(12 * 60 + 1), ['PICKUP_SOON']],
    ['with enough lead time', { pickupLeadMinutes: 240 }, at(12 * 60), []],
    ['on another day', { cutoff: '11:00' }, at(12 * 60, '2026-11-23'), []],
  ])('%s', (_, terms, now, codes) => expect(carrierNotice(terms, pickup, now).map(({ code }) => code)).toEqual(codes));
});

describe('closedNotice', () => {
  const usual = carrierCalendar(['US']).ltl;
  it.each([
    ['an own closing day', { closedOn: ['2026-12-23'] }, '2026-12-23', ['PICKUP_HOLIDAY']],
    ['a holiday of another country', { holidays: ['US', 'CA'] satisfies Country[] }, '2026-10-12', ['PICKUP_HOLIDAY']],
    ['a day on which most carriers are closed too', { closedOn: ['2026-12-25'] }, '2026-12-25', []],
    ['an open day', { closedOn: ['2026-12-23'] }, '2026-12-22', []],
  ])('%s', (_, settings, on, codes) =>
    expect(closedNotice(carrierCalendar(['US'], settings).ltl, usual, on).map(({ code }) => code)).toEqual(codes),
  );

  it('names the next open day', () => {
    const days = carrierCalendar(['US'], { closedOn: ['2026-12-23', '2026-12-24'] }).ltl;
    expect(closedNotice(days, usual, '2026-12-23')[0]!.message).toContain('moves to Mon, Dec 28, 2026');
  });
});
