import { formatDate } from '@lading/ui';
import { offer } from '../testing/offers';
import { describeDelivery, describeTransit } from './describe-transit';

describe('transit in words', () => {
  it.each([
    ['LTL', { businessDays: 1, basis: 'lane' }, '1 business day'],
    ['LTL', { businessDays: 3, basis: 'lane' }, '3 business days'],
    ['VLTL', { businessDays: 4, minimumDays: 3, maximumDays: 4, basis: 'miles' }, '3–4 business days'],
    ['LTL', { businessDays: 2, minimumDays: 2, maximumDays: 2, basis: 'lane' }, '2 business days'],
    ['FTL', { businessDays: 1, basis: 'lane' }, '1 day'],
    ['FTL', { businessDays: 3, minimumDays: 2, maximumDays: 3, basis: 'miles' }, '2–3 days'],
  ])('%s, %j is %s', (mode, transit, words) => expect(describeTransit({ mode, transit })).toBe(words));

  it('gives one day, or the first and the last', () => {
    expect(describeDelivery(offer({ id: 'a' }))).toBe(formatDate('2026-11-30'));
    const range = offer({ id: 'b', earliestDeliveryOn: '2026-11-30', latestDeliveryOn: '2026-12-01' });
    expect(describeDelivery(range)).toBe(`${formatDate('2026-11-30')} – ${formatDate('2026-12-01')}`);
  });
});
