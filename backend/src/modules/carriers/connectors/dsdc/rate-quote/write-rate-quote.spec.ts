import type { QuoteRequest } from '../../../../rating/index.js';
import { dsdcSchema } from '../../../../../../test/support/dsdc-standard.js';
import { rateRequest } from '../../../../../../test/support/rate-request.js';
import { isRateQuoteRequest } from './rate-quote.schemas.js';
import { askedModes, writeRateQuote } from './write-rate-quote.js';

const isStandard = dsdcSchema('ftl-rate-quote/schemas/schemas.yaml', 'RateQuoteRequest');

const write = (change: Partial<QuoteRequest> = {}) =>
  writeRateQuote(rateRequest(change), askedModes(rateRequest(change)), 'CRN12345');

it('writes a message valid by the standard', () => {
  const message = write();
  expect(isRateQuoteRequest(message)).toBe(true);
  expect(message).toMatchObject({
    customerId: 'CRN12345',
    pickupDate: { type: 'FLEXIBLE', startDate: '2026-11-24', endDate: '2026-11-24' },
    deliveryDate: { type: 'FIXED', startDate: '2026-11-30' },
    mode: ['LTL'],
    referenceNumbers: { uniqueQuoteReferenceId: 'Q-001042' },
  });
  expect(message.equipment).toBeUndefined();
});

it('writes resolved city names, alpha-3 countries and postal codes without spaces', () => {
  expect(write().address).toMatchObject([
    {
      stopType: 'Origin',
      sequenceNumber: 1,
      name: 'Acme DC',
      city: 'Chicago',
      state: 'IL',
      country: 'USA',
      postalCode: '60601',
    },
    { stopType: 'Destination', sequenceNumber: 2, city: 'Toronto', state: 'ON', country: 'CAN', postalCode: 'M5V2T6' },
  ]);
});

it('writes the freight once for pickup and once for drop-off, with handling units on the first line', () => {
  const [origin, destination] = write().address;
  expect(origin?.commodities).toEqual([
    {
      operation: 'PICKUP',
      classification: '70',
      description: 'Aluminium fittings, boxed',
      quantity: 2,
      weight: 600,
      weightUnit: 'Pounds',
      height: 50.5,
      length: 48,
      width: 40,
      dimensionsUnit: 'Inches',
      stackable: true,
      hazardous: false,
    },
    {
      operation: 'PICKUP',
      classification: '100',
      description: 'Acetone',
      quantity: 4,
      weight: 400,
      weightUnit: 'Pounds',
      dimensionsUnit: 'Inches',
      stackable: true,
      hazardous: true,
    },
  ]);
  expect(destination?.commodities.map(({ operation }) => operation)).toEqual(['DROP', 'DROP']);
});

it('writes each service with the key of the standard, or its code if there is no key', () => {
  expect(write().ratingContextAdditionalServices.map(({ key, context }) => [key, context])).toEqual([
    ['HAZMAT', 'Hazardous material'],
    ['LIFTGATE', 'Liftgate at delivery'],
    ['LIFTGATE', 'Liftgate at pickup'],
    ['SRT', 'Sort and segregate'],
  ]);
});

it('writes appointments and liftgates at both ends as two services each', () => {
  const message = write({ accessorials: ['APTP', 'APTD', 'LFTP', 'LFTD'] });
  expect(isRateQuoteRequest(message)).toBe(true);
  expect(message.ratingContextAdditionalServices.map(({ key, context }) => [key, context])).toEqual([
    ['APPOINTMENT', 'Appointment at delivery'],
    ['APPOINTMENT', 'Appointment at pickup'],
    ['HAZMAT', 'Hazardous material'],
    ['LIFTGATE', 'Liftgate at delivery'],
    ['LIFTGATE', 'Liftgate at pickup'],
  ]);
});

it('keeps metric units', () => {
  expect(write({ units: 'metric' }).address[0]?.commodities[0]).toMatchObject({
    weightUnit: 'Kilograms',
    dimensionsUnit: 'Centimeters',
    weight: 600,
  });
});

it('requests a trailer with temperatures in Fahrenheit', () => {
  const message = write({ mode: 'FTL', equipment: 'REEFER', temperature: { min: 2, max: 5, unit: 'C' } });
  expect(isRateQuoteRequest(message)).toBe(true);
  expect(message).toMatchObject({
    mode: ['FTL'],
    equipment: { type: ['REEFER'], temperatureControlled: true, temperatureMin: 36, temperatureMax: 41 },
  });
});

it('writes what is loaded and unloaded at each stop', () => {
  const { stops, handlingUnits } = rateRequest().request;
  const at = (postalCode: string, operation: 'pickup' | 'drop', items: number[]) =>
    ({ type: 'intermediate', postalCode, country: 'US', operation, handlingUnits: items }) as const;
  const unit = (description: string) => ({ ...handlingUnits[0]!, commodities: [{ description, weight: 500 }] });
  const message = write({
    mode: 'FTL',
    handlingUnits: [unit('first'), unit('second'), unit('third')],
    stops: [stops[0]!, at('46201', 'pickup', [1]), at('48201', 'drop', [0]), at('48202', 'drop', []), stops[1]!],
  });
  expect(isRateQuoteRequest(message)).toBe(true);
  expect(
    message.address.map(({ stopType, commodities }) => [
      stopType,
      ...commodities.map(({ operation, description }) => `${operation} ${description}`),
    ]),
  ).toEqual([
    ['Origin', 'PICKUP first', 'PICKUP third'],
    ['Intermediate', 'PICKUP second'],
    ['Intermediate', 'DROP first'],
    ['Intermediate'],
    ['Destination', 'DROP second', 'DROP third'],
  ]);
});

it.each([
  [undefined, { terms: 'Prepaid', payers: 'Shipper' }],
  ['prepaid', { terms: 'Prepaid', payers: 'Shipper' }],
  ['collect', { terms: 'Collect', payers: 'Consignee' }],
  ['third_party', { terms: 'Third Party', payers: 'Third Party' }],
] as const)('says who pays: %s', (terms, payment) => {
  const message = write(terms && { payment: { terms } });
  expect([isRateQuoteRequest(message), isStandard(message), message.payment]).toEqual([true, true, payment]);
});

it('requests the modes that fit the freight and exist in the standard', () => {
  expect(askedModes(rateRequest({ mode: 'auto' }))).toEqual(['LTL']);
  expect(askedModes(rateRequest({ mode: 'FTL' }))).toEqual(['FTL']);
  expect(askedModes(rateRequest({ mode: 'VLTL' }))).toEqual([]);
});

it('rejects a message that is invalid by the standard', () => {
  const place = { ...rateRequest().destination, postalCode: 'M5V' };
  const message = writeRateQuote({ ...rateRequest(), destination: place }, ['LTL'], null);
  expect(isRateQuoteRequest(message)).toBe(false);
  expect(isRateQuoteRequest.errors?.[0]?.instancePath).toBe('/address/1/postalCode');
});
