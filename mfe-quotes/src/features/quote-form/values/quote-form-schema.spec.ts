import type { z } from '@lading/trade/schemas';
import { chicagoToNapa } from '../../../shared/testing/requests';
import { inPageOrder, issuesOf, listErrors } from './form-errors';
import { fromRequest } from './from-request';
import { quoteForm, ratingForm } from './quote-form-schema';
import { emptyCommodity, emptyQuote, emptyStop } from './quote-form-values';

const TODAY = '2026-11-20';
const whole = () => fromRequest(chicagoToNapa());
const paths = async (values = whole(), schema: z.ZodMiniType = quoteForm(TODAY)) =>
  issuesOf((await schema.safeParseAsync(values)).error).map(({ path }) => path);

describe('quoteForm', () => {
  it('accepts a whole request', async () => expect(await paths()).toEqual([]));

  it('reports everything missing in an empty form, in the order of its fields', async () => {
    const row = ['length', 'weight'].map((field) => `handlingUnits.0.${field}`);
    expect(await paths(emptyQuote('2026-11-23'))).toEqual(['stops.0.postalCode', 'stops.1.postalCode', ...row]);
  });

  it.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2027-01-19', false],
    ['2027-01-20', true],
  ])('pickup on %s is refused: %s', async (on, refused) => {
    const values = whole();
    values.pickup.on = on;
    expect(await paths(values)).toEqual(refused ? ['pickup.on'] : []);
  });

  it.each([
    ['15:00', '16:00', false],
    ['15:01', '16:00', true],
    ['16:00', '10:00', true],
    ['', '16:00', false],
  ])('a window from %s to %s is refused: %s', async (readyFrom, closeAt, refused) => {
    const values = whole();
    Object.assign(values.pickup, { readyFrom, closeAt });
    expect(await paths(values)).toEqual(refused ? ['pickup.closeAt'] : []);
  });

  it.each(['0', '-1', 'x', '1701', '48.123', '48x40', ''])('refuses a length of %j', async (length) => {
    const values = whole();
    values.handlingUnits[0]!.length = length;
    expect(await paths(values)).toEqual(['handlingUnits.0.length']);
  });

  it('reports dimensions that are not complete at the one input that they have', async () => {
    const values = whole();
    Object.assign(values.handlingUnits[0]!, { length: '48x40', width: '', height: '' });
    expect(await paths(values)).toEqual(['handlingUnits.0.length']);
  });

  it.each(['0', '1.5', '1000'])('refuses a count of %j', async (count) => {
    const values = whole();
    values.handlingUnits[0]!.count = count;
    expect(await paths(values)).toEqual(['handlingUnits.0.count']);
  });

  it.each([
    ['999', []],
    ['1001', []],
    ['998', ['handlingUnits.0.weight']],
    ['1002', ['handlingUnits.0.weight']],
  ])('commodities of %s lb on a row of 1,000 lb', async (sum, issues) => {
    const values = whole();
    const unit = values.handlingUnits[0]!;
    unit.commodities = [
      { ...emptyCommodity(), weight: '400' },
      { ...emptyCommodity(), weight: String(Number(sum) - 400) },
    ];
    expect(await paths(values)).toEqual(issues);
  });

  it('validates hazardous material only if it is switched on', async () => {
    const values = whole();
    values.handlingUnits[0]!.commodities[0]!.hazardous = true;
    expect(await paths(values)).toEqual(
      ['unNumber', 'properShippingName', 'hazardClass', 'emergencyPhone'].map(
        (field) => `handlingUnits.0.commodities.0.hazmat.${field}`,
      ),
    );
  });

  it('requires the postal code of an intermediate stop only for a truckload', async () => {
    const values = { ...whole(), intermediates: [emptyStop('intermediate')] };
    expect(await paths(values)).toEqual([]);
    expect(await paths({ ...values, mode: 'FTL' })).toEqual(['intermediates.0.postalCode']);
  });

  it.each([
    ['0', 'declaredValue.amount'],
    ['1.005', 'declaredValue.amount'],
    ['10000000.01', 'declaredValue.amount'],
    ['10,000,000', null],
    ['', null],
  ])('a declared value of %j', async (amount, path) => {
    const values = { ...whole(), declaredValue: { amount, currency: 'USD' as const } };
    expect(await paths(values)).toEqual(path ? [path] : []);
  });

  it.each<['F' | 'C', string, string, string[]]>([
    ['F', '-20', '70', []],
    ['C', '-28', '21', []],
    ['F', '-21', '70.5', ['temperature.min', 'temperature.max']],
    ['F', '40', '34', ['temperature.max']],
    ['F', '', 'cold', ['temperature.min', 'temperature.max']],
  ])('a reefer at %s from %j to %j', async (unit, min, max, issues) => {
    const reefer = {
      ...whole(),
      mode: 'FTL' as const,
      equipment: 'REEFER' as const,
      temperature: { ...whole().temperature, min, max, unit },
    };
    expect(await paths(reefer)).toEqual(issues);
    expect(await paths({ ...reefer, equipment: 'DRYVAN' })).toEqual([]);
  });

  it('checks the days of a delivery window', async () => {
    const values = whole();
    values.delivery = { type: 'window', on: '2026-11-23', to: '' };
    expect(await paths(values)).toEqual(['delivery.on']);
    values.delivery = { type: 'window', on: '2026-11-30', to: '2026-11-29' };
    expect(await paths(values)).toEqual(['delivery.to']);
  });
});

test('errors of the form are listed in the order of the page', () => {
  const error = { type: 'custom', message: 'Wrong' };
  const errors = {
    instructions: error,
    handlingUnits: [undefined, { count: error }],
    mode: error,
    stops: [{ city: error }],
  };
  expect(inPageOrder(listErrors(errors)).map(({ path }) => path)).toEqual([
    'stops.0.city',
    'handlingUnits.1.count',
    'mode',
    'instructions',
  ]);
});

describe('ratingForm', () => {
  it('rates hazardous material without emergency phone', async () => {
    const values = whole();
    const [commodity] = values.handlingUnits[0]!.commodities;
    commodity!.hazardous = true;
    Object.assign(commodity!.hazmat, { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3' });
    const { handlingUnits } = await ratingForm(TODAY).parseAsync(values);
    expect(handlingUnits[0]!.commodities[0]!.hazmat).toMatchObject({ unNumber: 'UN1090', emergencyPhone: null });
    expect(await paths(values)).toEqual(['handlingUnits.0.commodities.0.hazmat.emergencyPhone']);
  });

  it('needs what a price depends on', async () => {
    const values = { ...whole(), delivery: { type: 'by' as const, on: '', to: '' } };
    expect(await paths(values, ratingForm(TODAY))).toEqual([]);
    expect((await ratingForm(TODAY).parseAsync(values)).delivery).toBeNull();
    values.stops[1].postalCode = '';
    values.pickup.on = '';
    values.handlingUnits[0]!.weight = '1,5';
    expect(await paths(values, ratingForm(TODAY))).toEqual([
      'stops.1.postalCode',
      'pickup.on',
      'handlingUnits.0.weight',
    ]);
  });
});
