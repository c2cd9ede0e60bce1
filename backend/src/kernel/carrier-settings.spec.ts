import { feeOf, inspectionFeeIn, ratedSettings } from './carrier-settings.js';

const RATE = { cadPerUsd: '1.4', effectiveOn: '2026-11-20', source: 'Bank of Canada' };

describe('a fee', () => {
  it('has the default amount in the currency of the tariff or shipment', () => {
    expect(feeOf({}, 'attemptedPickupFee', 'CAD')).toEqual({ amount: 4_991, currency: 'CAD' });
    expect(feeOf({ attemptedPickupFee: null, feeCurrency: null }, 'attemptedPickupFee', 'USD').currency).toBe('USD');
  });

  it('has the currency of the settings', () =>
    expect(feeOf({ truckNotUsedFee: 0, feeCurrency: 'USD' }, 'truckNotUsedFee', 'CAD')).toEqual({
      amount: 0,
      currency: 'USD',
    }));
});

describe('the inspection fee in the currency of an offer', () => {
  const settings = { inspectionFee: 3_000, feeCurrency: 'USD' } as const;

  it('is converted at the recorded rate: 30.00 USD are 42.00 CAD', () => {
    expect(inspectionFeeIn('CAD', ratedSettings(settings, 'CAD', RATE))).toBe(4_200);
    expect(inspectionFeeIn('USD', ratedSettings({ ...settings, feeCurrency: 'CAD' }, 'USD', RATE))).toBe(2_143);
  });

  it('is unknown without a rate', () =>
    expect(inspectionFeeIn('CAD', ratedSettings(settings, 'CAD', null))).toBeNull());

  it('records no rate that is not needed', () => {
    expect(ratedSettings(settings, 'USD', RATE)).toEqual(settings);
    expect(ratedSettings({}, 'CAD', RATE)).toEqual({});
    expect(ratedSettings(settings, 'CAD', RATE)).toEqual({ ...settings, exchangeRate: RATE });
  });
});
