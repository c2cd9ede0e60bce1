import { chicagoToNapa } from '../../shared/testing/requests';
import { fromRequest } from './from-request';
import { emptyCommodity, emptyQuote } from './quote-form-values';
import { toRequest } from './to-request';

/** The least that can be rated, as typed. */
function typed() {
  const values = emptyQuote('2026-11-23');
  values.stops[0].postalCode = ' 60601 ';
  values.stops[1].postalCode = 'm5v2t6';
  Object.assign(values.handlingUnits[0]!, { count: '2', length: '48', width: '40', height: '48.5', weight: '1,000' });
  return values;
}

describe('form and request', () => {
  it('gives back a stored request unchanged, with what the form does not show', () => {
    const stored = chicagoToNapa();
    expect(toRequest(fromRequest(stored), stored)).toEqual(stored);
  });

  it('gives back a truckload with stops between, and leaves them out of another mode', () => {
    const [origin, destination] = chicagoToNapa().stops;
    const stored = {
      ...chicagoToNapa(),
      mode: 'FTL' as const,
      equipment: 'REEFER' as const,
      temperature: { minimum: -20, maximum: -10.5, unit: 'F' as const },
      stops: [origin!, { ...destination!, type: 'intermediate' as const, postalCode: '75201' }, destination!],
    };
    const values = fromRequest(stored);
    expect(toRequest(values, stored)).toEqual(stored);
    expect(toRequest({ ...values, mode: 'LTL' }, stored)).toMatchObject({
      equipment: null,
      stops: [{ type: 'origin' }, { type: 'destination' }],
    });
  });

  it('keeps declared value and insurance, in cents there and in dollars here', () => {
    const stored = {
      ...chicagoToNapa(),
      declaredValue: { amount: 250_050, currency: 'CAD' as const },
      insurance: true,
    };
    expect(fromRequest(stored)).toMatchObject({
      declaredValue: { amount: '2500.50', currency: 'CAD' },
      insurance: true,
    });
    expect(toRequest(fromRequest(stored), stored)).toEqual(stored);
    const without = toRequest(
      { ...fromRequest(stored), declaredValue: { amount: ' ', currency: 'CAD' }, insurance: false },
      stored,
    );
    expect([without.declaredValue, without.insurance]).toEqual([null, undefined]);
  });

  it('keeps a hazardous commodity through the form', () => {
    const stored = chicagoToNapa();
    stored.handlingUnits[0]!.commodities[0]!.hazmat = {
      unNumber: 'UN2744',
      properShippingName: 'Cyclobutyl chloroformate',
      technicalName: null,
      hazardClass: '6.1',
      subsidiary: ['8', '3'],
      packingGroup: 'II',
      emergencyPhone: '+18005551234',
      contractNumber: null,
    };
    expect(toRequest(fromRequest(stored), stored)).toEqual(stored);
  });

  it('reads numbers, postal codes and countries from text', () => {
    const request = toRequest(typed());
    expect(request.stops.map(({ postalCode, country }) => ({ postalCode, country }))).toEqual([
      { postalCode: '60601', country: 'US' },
      { postalCode: 'M5V 2T6', country: 'CA' },
    ]);
    expect(request.handlingUnits[0]).toMatchObject({ count: 2, length: 48, width: 40, height: 48.5, weight: 1000 });
  });

  it("gives an only commodity its row's weight", () => {
    const values = typed();
    values.handlingUnits[0]!.commodities[0]!.weight = '7';
    expect(toRequest(values).handlingUnits[0]!.commodities[0]!.weight).toBe(1000);
    values.handlingUnits[0]!.commodities.push({ ...emptyCommodity(), weight: '993' });
    expect(toRequest(values).handlingUnits[0]!.commodities.map(({ weight }) => weight)).toEqual([7, 993]);
  });

  it('asks for the density class by leaving the class out', () => {
    expect(toRequest(typed()).handlingUnits[0]!.commodities[0]!.freightClass).toBeNull();
  });

  it('drops a reference without a number and an unticked hazard', () => {
    const values = typed();
    values.handlingUnits[0]!.commodities[0]!.hazmat.unNumber = 'UN1090';
    expect(toRequest(values)).toMatchObject({ references: [], handlingUnits: [{ commodities: [{ hazmat: null }] }] });
  });

  it('writes the emergency phone as E.164', () => {
    const values = typed();
    const commodity = values.handlingUnits[0]!.commodities[0]!;
    commodity.hazardous = true;
    Object.assign(commodity.hazmat, {
      unNumber: 'un 1090',
      properShippingName: 'Acetone',
      hazardClass: '3',
      emergencyPhone: '800 555 1234',
    });
    expect(toRequest(values).handlingUnits[0]!.commodities[0]!.hazmat).toMatchObject({
      unNumber: 'UN1090',
      emergencyPhone: '+18005551234',
      subsidiary: [],
    });
  });

  it('sends the days of the delivery wish only when there is one', () => {
    const values = { ...typed(), delivery: { type: 'none' as const, on: '2026-11-30', to: '2026-12-01' } };
    expect(toRequest(values).delivery).toEqual({ type: 'none', on: null, to: null });
    expect(toRequest({ ...values, delivery: { ...values.delivery, type: 'by' } }).delivery).toEqual({
      type: 'by',
      on: '2026-11-30',
      to: null,
    });
  });
});
