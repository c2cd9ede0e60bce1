import { fieldPathOf } from './field-path';

const form = {
  mode: 'auto' as const,
  accessorials: ['LFTD' as const, 'COD' as const],
  intermediates: [{}],
  handlingUnits: [{ commodities: [{}] }, { commodities: [{}, {}] }],
};

describe('fieldPathOf', () => {
  it.each([
    ['/stops/0/postalCode', 'stops.0.postalCode'],
    ['/stops/1/state', 'stops.1.postalCode'],
    ['/stops/1', 'stops.1.postalCode'],
    ['/pickup', 'pickup.on'],
    ['/pickup/closeAt', 'pickup.closeAt'],
    ['/handlingUnits', 'handlingUnits.0.count'],
    ['/handlingUnits/1', 'handlingUnits.1.count'],
    ['/handlingUnits/0/length', 'handlingUnits.0.length'],
    ['/handlingUnits/0/height', 'handlingUnits.0.length'],
    ['/handlingUnits/0/commodities/0/weight', 'handlingUnits.0.weight'],
    ['/handlingUnits/1/commodities/0/weight', 'handlingUnits.1.commodities.0.weight'],
    ['/handlingUnits/0/commodities/0', 'handlingUnits.0.commodities.0.description'],
    ['/handlingUnits/0/commodities/0/hazmat', 'handlingUnits.0.commodities.0.hazmat.unNumber'],
    ['/accessorials/3', 'accessorials'],
    ['/accessorials/1', 'accessorials'],
    ['/accessorials/1/amount', 'accessorialDetails.COD.amount.amount'],
    ['/accessorials/1/remitTo/city', 'accessorialDetails.COD.remitTo.city'],
    ['/payment/billTo', 'payment.billTo.name'],
    ['/payment/billTo/city', 'payment.billTo.city'],
    ['/waivedAccessorials/0/reason', 'accessorials'],
    ['', null],
  ])('%s is the field %s', (pointer, path) => expect(fieldPathOf(pointer, form)).toBe(path));

  it.each([
    ['/stops/0/postalCode', 'stops.0.postalCode'],
    ['/stops/1/postalCode', 'intermediates.0.postalCode'],
    ['/stops/2/state', 'stops.1.postalCode'],
  ])('%s of a truckload with a stop between is the field %s', (pointer, path) =>
    expect(fieldPathOf(pointer, { ...form, mode: 'FTL' })).toBe(path),
  );
});
