import { dedupeKey } from './dedupe-key.js';

const place = (
  name: string,
  address1: string,
  postalCode = '60601',
  address2: string | null = null,
  country: 'US' | 'CA' = 'US',
) => dedupeKey({ name, address: { address1, address2, city: 'Chicago', state: 'IL', postalCode, country } });

describe('dedupeKey', () => {
  it.each([
    [
      'legal forms and case',
      place('Trinity Fixture Supply, Inc.', '700 Commerce St'),
      place('TRINITY FIXTURE SUPPLY', '700 Commerce St'),
    ],
    ['abbreviated streets', place('Trinity', '700 North Commerce Street'), place('Trinity', '700 N. Commerce St.')],
    ['accents and punctuation', place('Café “Süd”', '1 Lake St'), place('Cafe Sud', '1 Lake St')],
    ['ZIP and ZIP+4', place('Trinity', '1 Lake St', '60601'), place('Trinity', '1 Lake St', '60601-1234')],
    ['a suite in either line', place('Trinity', '1 Lake St Suite 4'), place('Trinity', '1 Lake St', '60601', 'Ste 4')],
    [
      'Canadian codes with and without space',
      place('Trinity', '1 Lake St', 'M5A 1A6', null, 'CA'),
      place('Trinity', '1 Lake St', 'm5a1a6', null, 'CA'),
    ],
  ])('ignores %s', (_what, one, other) => expect(one).toBe(other));

  it.each([
    ['another name', place('Trinity', '1 Lake St'), place('Trinidad', '1 Lake St')],
    ['another house', place('Trinity', '1 Lake St'), place('Trinity', '11 Lake St')],
    ['another suite', place('Trinity', '1 Lake St', '60601', 'Ste 4'), place('Trinity', '1 Lake St', '60601', 'Ste 5')],
    ['another ZIP', place('Trinity', '1 Lake St'), place('Trinity', '1 Lake St', '60602')],
    ['names of legal forms only', place('The Company', '1 Lake St'), place('Limited', '1 Lake St')],
  ])('differs with %s', (_what, one, other) => expect(one).not.toBe(other));
});
