import { chicagoToNapa } from '../../shared/testing/requests';
import { blocksRating, checkQuoteForm } from './check-quote-form';
import { fromRequest } from './from-request';
import { emptyCommodity, emptyQuote, emptyStop } from './quote-form-values';

const TODAY = '2026-11-20';
const whole = () => fromRequest(chicagoToNapa());
const paths = (values = whole()) => checkQuoteForm(values, TODAY).map(({ path }) => path);

describe('checkQuoteForm', () => {
  it('accepts a whole request', () => expect(paths()).toEqual([]));

  it('names everything an empty form lacks, in the order of its fields', () => {
    const row = ['length', 'width', 'height', 'weight'].map((field) => `handlingUnits.0.${field}`);
    expect(paths(emptyQuote('2026-11-23'))).toEqual(['stops.0.postalCode', 'stops.1.postalCode', ...row]);
  });

  it.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2027-01-19', false],
    ['2027-01-20', true],
  ])('pickup on %s is refused: %s', (on, refused) => {
    const values = whole();
    values.pickup.on = on;
    expect(paths(values)).toEqual(refused ? ['pickup.on'] : []);
  });

  it.each([
    ['15:00', '16:00', false],
    ['15:01', '16:00', true],
    ['16:00', '10:00', true],
    ['', '16:00', false],
  ])('a window from %s to %s is refused: %s', (readyFrom, closeAt, refused) => {
    const values = whole();
    Object.assign(values.pickup, { readyFrom, closeAt });
    expect(paths(values)).toEqual(refused ? ['pickup.closeAt'] : []);
  });

  it.each(['0', '-1', 'x', '1701', '48.123'])('refuses a length of %j', (length) => {
    const values = whole();
    values.handlingUnits[0]!.length = length;
    expect(paths(values)).toEqual(['handlingUnits.0.length']);
  });

  it.each(['0', '1.5', '1000'])('refuses a count of %j', (count) => {
    const values = whole();
    values.handlingUnits[0]!.count = count;
    expect(paths(values)).toEqual(['handlingUnits.0.count']);
  });

  it.each([
    ['999', []],
    ['1001', []],
    ['998', ['handlingUnits.0.weight']],
    ['1002', ['handlingUnits.0.weight']],
  ])('commodities of %s lb on a row of 1,000 lb', (sum, issues) => {
    const values = whole();
    const unit = values.handlingUnits[0]!;
    unit.commodities = [
      { ...emptyCommodity(), weight: '400' },
      { ...emptyCommodity(), weight: String(Number(sum) - 400) },
    ];
    expect(paths(values)).toEqual(issues);
  });

  it('asks what a hazardous commodity needs, and only then', () => {
    const values = whole();
    values.handlingUnits[0]!.commodities[0]!.hazardous = true;
    expect(paths(values)).toEqual(
      ['unNumber', 'properShippingName', 'hazardClass', 'emergencyPhone'].map(
        (field) => `handlingUnits.0.commodities.0.hazmat.${field}`,
      ),
    );
  });

  it('asks for the postal code of a stop between, and only of a truckload', () => {
    const values = { ...whole(), intermediates: [emptyStop('intermediate')] };
    expect(paths(values)).toEqual([]);
    expect(paths({ ...values, mode: 'FTL' })).toEqual(['intermediates.0.postalCode']);
  });

  it('checks the days of a delivery window', () => {
    const values = whole();
    values.delivery = { type: 'window', on: '2026-11-23', to: '' };
    expect(paths(values)).toEqual(['delivery.on']);
    values.delivery = { type: 'window', on: '2026-11-30', to: '2026-11-29' };
    expect(paths(values)).toEqual(['delivery.to']);
  });
});

describe('blocksRating', () => {
  it.each([
    ['stops.1.postalCode', true],
    ['pickup.on', true],
    ['handlingUnits.0.weight', true],
    ['delivery.on', false],
  ])('%s: %s', (path, blocks) => {
    expect(blocksRating({ path, message: '' })).toBe(blocks);
  });
});
