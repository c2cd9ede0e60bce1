import type { DocumentSettings } from '../../companies/index.js';
import type { BillTo, Stop } from '../../rating/index.js';
import { paymentOfBooking } from './payment-of-booking.js';

const AKRON = { address1: '9 Payables Way', city: 'Akron', state: 'OH', postalCode: '44308', country: 'US' } as const;
const SETTINGS: DocumentSettings = {
  gs1Prefix: null,
  billOfLadingText: null,
  companyName: 'Acme Tile Inc.',
  payer: { name: 'Acme AP Dept', address: AKRON, email: 'ap@acme.test', phone: '+13305550100' },
};
const SUPPLIER: Stop = { type: 'origin', name: 'Lake Supply', address1: '1 Pier', postalCode: '60601', country: 'US' };
const CUSTOMER: Stop = {
  type: 'destination',
  name: 'Oak Winery',
  address1: '1 Oak Rd',
  postalCode: '94558',
  country: 'US',
};
const OTHER: BillTo = { name: 'Payer LLC', ...AKRON, accountNumber: 'A-1' };

it('bills the company as a third party if it neither ships nor receives', () => {
  expect(paymentOfBooking({ stops: [SUPPLIER, CUSTOMER] }, SETTINGS)).toEqual({
    terms: 'third_party',
    byCompany: true,
    billTo: {
      name: 'Acme AP Dept',
      ...AKRON,
      contact: { name: 'Acme AP Dept', phone: '+13305550100', email: 'ap@acme.test' },
    },
  });
});

it.each<[string, Partial<Stop>, Partial<Stop>, string]>([
  ['its name', { name: 'ACME Tile Inc., Plant 1' }, {}, 'prepaid'],
  ['its address', { address1: '9 payables way', postalCode: '44308-1234' }, {}, 'prepaid'],
  ['its name at the destination', {}, { name: 'Acme Tile Inc' }, 'collect'],
  ['its name at both ends', { name: 'Acme Tile Inc.' }, { name: 'Acme Tile Inc.' }, 'prepaid'],
  ['only its street', { address1: '9 Payables Way' }, {}, 'third_party'],
])('recognizes the company by %s', (_, origin, destination, terms) => {
  const stops = [
    { ...SUPPLIER, ...origin },
    { ...CUSTOMER, ...destination },
  ];
  expect(paymentOfBooking({ stops }, SETTINGS)).toMatchObject({ terms, billTo: { city: 'Akron' } });
});

it('keeps the terms and the payer of the request', () => {
  const stops = [SUPPLIER, CUSTOMER];
  const pay = (payment: Parameters<typeof paymentOfBooking>[0]['payment']) =>
    paymentOfBooking({ stops, payment }, SETTINGS);
  expect(pay({ terms: 'third_party', billTo: OTHER })).toEqual({
    terms: 'third_party',
    billTo: OTHER,
    byCompany: false,
  });
  expect(pay({ terms: 'prepaid' })).toMatchObject({ terms: 'prepaid', billTo: { name: 'Acme AP Dept' } });
  expect(pay({ terms: 'collect' })).toMatchObject({ terms: 'collect', billTo: { name: 'Oak Winery' } });
});

it('has no payer without an address of the company', () =>
  expect(paymentOfBooking({ stops: [SUPPLIER, CUSTOMER] }, { ...SETTINGS, payer: null })).toEqual({
    terms: 'prepaid',
    billTo: null,
    byCompany: true,
  }));
