import { formatDate } from '@lading/ui';
import { offer } from '../testing/offers';
import { describeDelivery, describeTransit } from './describe-transit';

describe('transit in words', () => {
  it.each([
    [{ businessDays: 1, basis: 'lane' }, '1 business day'],
    [{ businessDays: 3, basis: 'lane' }, '3 business days'],
    [{ businessDays: 4, minimumDays: 3, maximumDays: 4, basis: 'miles' }, '3–4 business days'],
    [{ businessDays: 2, minimumDays: 2, maximumDays: 2, basis: 'lane' }, '2 business days'],
  ])('%j is %s', (transit, words) => expect(describeTransit(transit)).toBe(words));

  it('gives one day, or the first and the last', () => {
    expect(describeDelivery(offer({ id: 'a' }))).toBe(formatDate('2026-11-30'));
    const range = offer({ id: 'b', earliestDeliveryOn: '2026-11-30', latestDeliveryOn: '2026-12-01' });
    expect(describeDelivery(range)).toBe(`${formatDate('2026-11-30')} – ${formatDate('2026-12-01')}`);
  });
});
