import type { IncomingMessage } from 'node:http';
import { FakeRlc } from './server.js';

const carrier = new FakeRlc('key', () => '2026-11-20');
const call = (path: string, body: object, apikey = 'key') =>
  carrier.answer(
    { method: 'POST', url: path, headers: { apikey } } as unknown as IncomingMessage,
    JSON.stringify(body),
  );

const PLACE = { City: 'Chicago', StateOrProvince: 'IL', ZipOrPostalCode: '60601', CountryCode: 'USA' };
const ITEM = { Class: '70', Weight: 500, Width: 40, Height: 48, Length: 48 };
const QUOTE = {
  PickupDate: '11/24/2026',
  Origin: PLACE,
  Destination: { ...PLACE, City: 'Dallas' },
  Items: [ITEM],
  AdditionalServices: ['DestinationLiftgate'],
};

it('answers a complete request', () => {
  expect(call('/RateQuote', { RateQuote: QUOTE }).status).toBe(200);
});

it('refuses a wrong key and unknown paths', () => {
  expect(call('/RateQuote', { RateQuote: QUOTE }, 'wrong').status).toBe(401);
  expect(call('/Rates', { RateQuote: QUOTE }).status).toBe(404);
});

it.each([
  ['no items', { Items: [] }, 'request.RateQuote.Items'],
  ['an unknown service', { AdditionalServices: ['NonStackable'] }, 'request.RateQuote.AdditionalServices[0]'],
  [
    'two kinds of place',
    { AdditionalServices: ['ResidentialDelivery', 'LimitedAccessDelivery'] },
    'request.RateQuote.AdditionalServices',
  ],
  ['an unknown class', { Items: [{ ...ITEM, Class: '71' }] }, 'request.RateQuote.Items[0].Class'],
  ['no weight', { Items: [{ ...ITEM, Weight: 0 }] }, 'request.RateQuote.Items[0].Weight'],
  ['an alpha-2 country', { Origin: { ...PLACE, CountryCode: 'US' } }, 'request.RateQuote.Origin.CountryCode'],
  ['a period in a city', { Origin: { ...PLACE, City: 'St. Louis' } }, 'request.RateQuote.Origin.City'],
  ['another date format', { PickupDate: '2026-11-24' }, 'request.RateQuote.PickupDate'],
  ['a pickup more than 30 days ahead', { PickupDate: '12/21/2026' }, 'request.RateQuote.PickupDate'],
  ['an unknown property', { Mode: 'LTL' }, 'request.RateQuote.Mode'],
])('refuses a quote with %s', (_, change, property) => {
  const { status, body } = call('/RateQuote', { RateQuote: { ...QUOTE, ...change } });
  expect([status, body]).toMatchObject([400, { Code: 400, RateQuote: null, Errors: [{ Property: property }] }]);
});
