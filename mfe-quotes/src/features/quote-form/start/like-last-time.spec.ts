import { chicagoToNapa } from '../../../shared/testing/requests';
import { emptyQuote } from '../values/quote-form-values';
import { laneOf, likeLastTime } from './like-last-time';

describe('laneOf', () => {
  it.each([
    ['60601', '75201-1234', '606>752'],
    ['60601', '', '606>'],
    ['chicago', 'M5V 2T6', '>M5V'],
    ['', '', undefined],
  ])('%j to %j is %j', (from, to, lane) => expect(laneOf(from, to)).toBe(lane));
});

describe('likeLastTime', () => {
  const current = () => {
    const values = emptyQuote('2026-12-07');
    values.references = [{ type: 'PO', value: '99' }];
    return values;
  };

  it('has freight, ends and services of the earlier quote, on the day and with the references of the form', () => {
    const values = likeLastTime(chicagoToNapa(), current());
    expect(values).toMatchObject({
      stops: [{ name: 'Acme DC', postalCode: '60601' }, { name: 'Oak Winery' }],
      pickup: { on: '2026-12-07', readyFrom: '10:00' },
      handlingUnits: [{ count: '2', weight: '1000' }],
      accessorials: ['LFTD'],
      references: [{ type: 'PO', value: '99' }],
      revision: null,
    });
  });

  it('keeps an end that was entered with another postal code', () => {
    const entered = current();
    entered.stops[1].postalCode = '94559';
    const [from, to] = likeLastTime(chicagoToNapa(), entered).stops;
    expect([from.name, to.name, to.postalCode]).toEqual(['Acme DC', '', '94559']);
  });

  it('leaves out days that have passed', () => {
    const request = {
      ...chicagoToNapa(),
      delivery: { type: 'by' as const, on: '2026-11-30', to: null },
      accessorials: [{ code: 'APTD' as const, date: '2026-11-30' }],
    };
    const { delivery, accessorialDetails } = likeLastTime(request, current());
    expect([delivery.type, accessorialDetails.APTD.date]).toEqual(['none', '']);
  });
});
