import type { QuoteRequest } from '../../../shared/api/types';
import { chicagoToNapa } from '../../../shared/testing/requests';
import { fromRequest } from './from-request';
import { emptyCommodity, emptyQuote, type QuoteFormValues } from './quote-form-values';
import { quoteForm } from './quote-form-schema';
import { toRequest } from './to-request';

const requestOf = async (values: QuoteFormValues, stored?: QuoteRequest) =>
  toRequest(await quoteForm('2026-11-20').parseAsync(values), stored);

/** The least that can be rated, as typed. */
function typed() {
  const values = emptyQuote('2026-11-23');
  values.stops[0].postalCode = ' 60601 ';
  values.stops[1].postalCode = 'm5v2t6';
  Object.assign(values.handlingUnits[0]!, { count: '2', length: '48', width: '40', height: '48.5', weight: '1,000' });
  return values;
}

describe('form and request', () => {
  it('returns a stored request unchanged, with data that the form does not show', async () => {
    const stored = chicagoToNapa();
    expect(await requestOf(fromRequest(stored), stored)).toEqual(stored);
  });

  it('returns a truckload with intermediate stops, and omits them for another mode', async () => {
    const [origin, destination] = chicagoToNapa().stops;
    const stored = {
      ...chicagoToNapa(),
      mode: 'FTL' as const,
      equipment: 'REEFER' as const,
      temperature: { min: -20, max: -10.5, unit: 'F' as const, mode: 'continuous' as const, preCool: false },
      stops: [origin!, { ...destination!, type: 'intermediate' as const, postalCode: '75201' }, destination!],
    };
    const values = fromRequest(stored);
    expect(await requestOf(values, stored)).toEqual(stored);
    expect(await requestOf({ ...values, mode: 'LTL' }, stored)).toMatchObject({
      equipment: null,
      stops: [{ type: 'origin' }, { type: 'destination' }],
    });
  });

  it('keeps the customs declaration across the border, and sends none inside one country', async () => {
    const party = {
      name: 'Pine Customs',
      address1: '5 Quai Rd',
      address2: null,
      city: 'Windsor',
      state: 'ON',
      postalCode: 'N9A 1A1',
      country: 'CA' as const,
      number: 'F12',
      contact: { name: 'Ana Roy', phone: '+15195550123', extension: '4', email: null },
    };
    const [origin, destination] = chicagoToNapa().stops;
    const [item] = chicagoToNapa().handlingUnits;
    const goods = {
      hsCode: '760900',
      countryOfOrigin: 'US',
      customsValue: { amount: 250_050, currency: 'USD' as const },
    };
    const stored: QuoteRequest = {
      ...chicagoToNapa(),
      stops: [origin!, { ...destination!, postalCode: 'M5V2T6', country: 'CA' }],
      handlingUnits: [{ ...item!, commodities: [{ ...item!.commodities[0]!, ...goods }] }],
      customs: {
        incoterm: 'DAP',
        incotermPlace: 'Toronto',
        reasonForExport: 'Sale',
        exporterTaxNumber: null,
        netWeight: 941.5,
        marks: 'OAK 1-2',
        importer: null,
        broker: party,
      },
    };
    const values = fromRequest(stored);
    const { customs, handlingUnits } = await requestOf(values, stored);
    expect({ customs, handlingUnits }).toEqual({ customs: stored.customs, handlingUnits: stored.handlingUnits });
    values.stops[1].postalCode = '94558';
    expect((await requestOf(values, stored)).customs).toBeUndefined();
  });

  it('keeps details of services, payer and operations of stops', async () => {
    const party = {
      name: 'Acme AP Dept',
      address1: 'PO Box 12',
      address2: null,
      city: 'Akron',
      state: 'OH',
      postalCode: '44301',
      country: 'US' as const,
    };
    const contact = { name: 'Pat Doe', phone: '+13125550100', extension: '204', email: null };
    const [origin, destination] = chicagoToNapa().stops;
    const stored: QuoteRequest = {
      ...chicagoToNapa(),
      mode: 'FTL',
      equipment: 'REEFER',
      temperature: { min: -20, max: -18, unit: 'C', mode: 'cycle', preCool: true },
      stops: [
        origin!,
        { ...destination!, type: 'intermediate', postalCode: '75201', operation: 'drop', handlingUnits: [0] },
        destination!,
      ],
      accessorials: [
        'LFTD',
        {
          code: 'COD',
          amount: { amount: 250_050, currency: 'USD' },
          feeTerms: 'collect',
          remitTo: party,
          checkAccepted: true,
        },
        { code: 'APTD', date: '2026-11-30', from: '08:00', to: '10:00', contact, confirmationNumber: 'A-77' },
        { code: 'TCS', type: 'window', date: '2026-11-30', endDate: '2026-12-01' },
        { code: 'SRT', pieces: 12 },
      ],
      payment: { terms: 'third_party', billTo: { ...party, accountNumber: '4711', contact } },
    };
    expect(await requestOf(fromRequest(stored), stored)).toEqual(stored);
  });

  it('keeps the declared value, in cents in the request and dollars in the form', async () => {
    const stored = {
      ...chicagoToNapa(),
      declaredValue: { amount: 250_050, currency: 'CAD' as const },
    };
    expect(fromRequest(stored)).toMatchObject({ declaredValue: { amount: '2500.50', currency: 'CAD' } });
    expect(await requestOf(fromRequest(stored), stored)).toEqual(stored);
    const without = await requestOf(
      { ...fromRequest(stored), declaredValue: { amount: ' ', currency: 'CAD' } },
      stored,
    );
    expect(without.declaredValue).toBeNull();
  });

  it('keeps a hazardous commodity', async () => {
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
    expect(await requestOf(fromRequest(stored), stored)).toEqual(stored);
  });

  it('reads numbers, postal codes and countries from text', async () => {
    const request = await requestOf(typed());
    expect(request.stops.map(({ postalCode, country }) => ({ postalCode, country }))).toEqual([
      { postalCode: '60601', country: 'US' },
      { postalCode: 'M5V 2T6', country: 'CA' },
    ]);
    expect(request.handlingUnits[0]).toMatchObject({ count: 2, length: 48, width: 40, height: 48.5, weight: 1000 });
  });

  it('gives an only commodity the weight of its item', async () => {
    const values = typed();
    values.handlingUnits[0]!.commodities[0]!.weight = '7';
    expect((await requestOf(values)).handlingUnits[0]!.commodities[0]!.weight).toBe(1000);
    values.handlingUnits[0]!.commodities.push({ ...emptyCommodity(), weight: '993' });
    expect((await requestOf(values)).handlingUnits[0]!.commodities.map(({ weight }) => weight)).toEqual([7, 993]);
  });

  it('requests the density class by omitting the class', async () => {
    expect((await requestOf(typed())).handlingUnits[0]!.commodities[0]!.freightClass).toBeNull();
  });

  it('omits a reference without number and a hazard that is switched off', async () => {
    const values = typed();
    values.handlingUnits[0]!.commodities[0]!.hazmat.unNumber = 'UN1090';
    expect(await requestOf(values)).toMatchObject({
      references: [],
      handlingUnits: [{ commodities: [{ hazmat: null }] }],
    });
  });

  it('writes the emergency phone as E.164', async () => {
    const values = typed();
    const commodity = values.handlingUnits[0]!.commodities[0]!;
    commodity.hazardous = true;
    Object.assign(commodity.hazmat, {
      unNumber: 'un 1090',
      properShippingName: 'Acetone',
      hazardClass: '3',
      emergencyPhone: '800 555 1234',
      answeredAtAnyHour: true,
    });
    expect((await requestOf(values)).handlingUnits[0]!.commodities[0]!.hazmat).toMatchObject({
      unNumber: 'UN1090',
      emergencyPhone: '+18005551234',
      subsidiary: [],
    });
  });

  it('sends delivery days only if there is a delivery requirement', async () => {
    const values = { ...typed(), delivery: { type: 'none' as const, on: '2026-11-30', to: '2026-12-01' } };
    expect((await requestOf(values)).delivery).toEqual({ type: 'none', on: null, to: null });
    expect((await requestOf({ ...values, delivery: { ...values.delivery, type: 'by' } })).delivery).toEqual({
      type: 'by',
      on: '2026-11-30',
      to: null,
    });
  });
});
