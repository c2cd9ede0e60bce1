import type { ContactBody } from './domain/contact-body.js';
import { mergeContacts } from './contact-duplicates.js';

const person = (name: string, rest: Partial<ContactBody['people'][number]> = {}) => ({
  name,
  phone: null,
  extension: null,
  email: null,
  role: null,
  ...rest,
});
const contact = (changes: Partial<ContactBody> = {}): ContactBody => ({
  name: 'Trinity',
  address: { address1: '1 Lake St', address2: null, city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' },
  timeZone: 'America/Chicago',
  placeType: null,
  dock: null,
  forklift: null,
  appointmentNeeded: false,
  hours: [],
  accessorials: [],
  instructions: null,
  people: [],
  ...changes,
});

describe('mergeContacts', () => {
  it('fills only empty fields of the kept contact', () => {
    const other = contact({
      name: 'Trinity Inc',
      dock: true,
      forklift: true,
      placeType: 'Church',
      instructions: 'Ring twice',
      appointmentNeeded: true,
      accessorials: ['LFTD', 'APTD'],
    });
    expect(mergeContacts(contact({ dock: false, instructions: 'Gate 2', accessorials: ['APTD'] }), other)).toEqual(
      contact({
        dock: false,
        forklift: true,
        placeType: 'Church',
        instructions: 'Gate 2',
        appointmentNeeded: true,
        accessorials: ['APTD', 'LFTD'],
      }),
    );
  });

  it('copies hours completely or not at all', () => {
    const monday = [{ day: 'mon' as const, from: '08:00', to: '16:00' }];
    const friday = [{ day: 'fri' as const, from: '08:00', to: '12:00' }];
    expect(mergeContacts(contact({ hours: monday }), contact({ hours: friday })).hours).toEqual(monday);
    expect(mergeContacts(contact(), contact({ hours: friday })).hours).toEqual(friday);
  });

  it('merges people with the same name or email address, and keeps each phone number with its extension', () => {
    const merged = mergeContacts(
      contact({
        people: [person('Ada Park', { phone: '+13125550100' }), person('Receiving', { email: 'dock@trinity.test' })],
      }),
      contact({
        people: [
          person('ADA PARK', { phone: '+13125550111', extension: '9', email: 'ada@trinity.test' }),
          person('Dock', { email: 'DOCK@trinity.test', role: 'receiving' }),
          person('Lee'),
        ],
      }),
    );
    expect(merged.people).toEqual([
      person('Ada Park', { phone: '+13125550100', email: 'ada@trinity.test' }),
      person('Receiving', { email: 'dock@trinity.test', role: 'receiving' }),
      person('Lee'),
    ]);
  });

  it('keeps at most the maximum number of people', () => {
    const crowd = (prefix: string) => Array.from({ length: 4 }, (_, index) => person(`${prefix} ${index}`));
    expect(
      mergeContacts(contact({ people: crowd('A') }), contact({ people: crowd('B') })).people.map(({ name }) => name),
    ).toEqual(['A 0', 'A 1', 'A 2', 'A 3', 'B 0']);
  });
});
