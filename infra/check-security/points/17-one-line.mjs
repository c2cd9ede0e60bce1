import { business } from '../business-day.mjs';

export const number = '17';
export const title = 'Text on one line refuses line breaks and control characters';

const FORGED = 'Acme DC\r\nPRO: 123456789';
const address = { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };
const contact = { name: 'Pat Doe', phone: '+13125550100' };

export async function check({ product, expect }) {
  const { client } = await product.person();
  const stops = (change) => [
    { type: 'origin', ...address, ...change },
    { type: 'destination', postalCode: '75201', country: 'US' },
  ];
  const unit = {
    count: 1,
    type: 'PAT',
    length: 48,
    width: 40,
    height: 48,
    weight: 500,
    commodities: [{ description: 'Tile', weight: 500, freightClass: '70' }],
  };
  const quote = (change) => ({ pickup: { on: business(3) }, stops: stops({}), handlingUnits: [unit], ...change });
  const cases = [
    ['/stops/0/name', 'quotes', quote({ stops: stops({ name: FORGED }) })],
    ['/stops/0/address1', 'quotes', quote({ stops: stops({ address1: FORGED }) })],
    ['/stops/0/city', 'quotes', quote({ stops: stops({ city: FORGED }) })],
    ['/stops/0/contact/name', 'quotes', quote({ stops: stops({ contact: { ...contact, name: FORGED } }) })],
    ['/references/0/value', 'quotes', quote({ references: [{ type: 'PO', value: FORGED }] })],
    [
      '/handlingUnits/0/commodities/0/description',
      'quotes',
      quote({ handlingUnits: [{ ...unit, commodities: [{ ...unit.commodities[0], description: FORGED }] }] }),
    ],
    ['/name', 'contacts', { name: FORGED, address }],
    ['/address/city', 'contacts', { name: 'Acme', address: { ...address, city: 'a\u2028b' } }],
    ['/people/0/name', 'contacts', { name: 'Acme', address, people: [{ name: 'a\tb' }] }],
    ['/description', 'company/products', { description: FORGED }],
    ['/name', 'company/templates', { name: FORGED, freight: { handlingUnits: [unit] } }],
    ['/name', 'company/carriers', { scac: 'ZZZZ', name: FORGED, endpoint: 'https://api.carrier.example/' }],
    [
      '/customerNumber',
      'company/carriers',
      { scac: 'ZZZZ', name: 'Lines', endpoint: 'https://api.carrier.example/', customerNumber: FORGED },
    ],
    ['/name', 'company/api-keys', { name: FORGED, permissions: ['quote.read'] }],
    ['/name', 'me/saved-views', { area: 'quotes', name: FORGED, query: '' }],
  ];
  for (const [pointer, path, body] of cases) {
    const { status, json, text } = await client.post(`/api/v1/${path}`, body);
    expect(
      status === 422 && json.errors.some((error) => error.pointer === pointer),
      `${path} ${pointer}: ${status} ${text}`,
    );
  }
  const several = await client.post('/api/v1/contacts', {
    name: 'Acme',
    address,
    instructions: 'Gate 4\r\nRing the bell',
  });
  expect(several.status === 201, `instructions of two lines were answered ${several.status} ${several.text}`);
}
