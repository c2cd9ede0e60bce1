import { CONTACT_COLUMNS, toCells, toRequest } from './contact-cells.js';
import type { ContactBody } from './domain/contact-body.js';

const PLACE = { name: 'Trinity', address1: '1 Lake St', city: 'Dallas', state: 'tx', postal_code: '75201' };
const CONTACT: ContactBody = {
  name: 'Trinity',
  address: {
    address1: '1 Lake St',
    address2: 'Dock 2',
    city: 'Newark',
    state: 'NJ',
    postalCode: '07114',
    country: 'US',
  },
  timeZone: 'America/New_York',
  placeType: 'Church',
  dock: true,
  forklift: false,
  appointmentNeeded: true,
  hours: [{ day: 'mon', from: '08:00', to: '16:30' }],
  accessorials: ['APTD', 'LFTD'],
  instructions: 'Gate 4',
  people: [{ name: 'Ada Park', phone: '+12145550199', extension: '12', email: 'ada@trinity.test', role: 'receiving' }],
};

describe('a row of a contact file', () => {
  it('is unchanged after export and import', () => {
    const cells = Object.fromEntries(
      toCells(CONTACT).map((cell, index) => [CONTACT_COLUMNS[index], String(cell ?? '')]),
    );
    expect(toRequest(cells)).toEqual(CONTACT);
  });

  it('restores leading zeros that spreadsheets drop', () => {
    expect(toRequest({ ...PLACE, postal_code: '7114', hours_fri: '8:00–9:30' })).toMatchObject({
      address: { state: 'TX', postalCode: '07114', country: 'US' },
      hours: [{ day: 'fri', from: '08:00', to: '09:30' }],
    });
  });

  it('infers the country from the postal code if it is missing', () => {
    expect([
      toRequest({ ...PLACE, postal_code: 'm5v 2t6' }),
      toRequest({ ...PLACE, postal_code: 'M5V 2T6', country: 'USA' }),
    ]).toMatchObject([{ address: { country: 'CA' } }, { address: { country: 'US' } }]);
  });

  it('gives a person without a name the name of the contact', () => {
    expect(toRequest({ ...PLACE, person1_phone: '214-555-0199 ext 7' })).toMatchObject({
      people: [{ name: 'Trinity', phone: '+12145550199', extension: '7' }],
    });
  });

  it('keeps invalid values, so that validation rejects them', () => {
    expect(toRequest({ ...PLACE, dock: 'perhaps', hours_mon: 'all day', person1_phone: 'call me' })).toMatchObject({
      dock: 'perhaps',
      hours: [{ day: 'mon', from: 'all day', to: '00000' }],
      people: [{ phone: 'call me' }],
    });
  });
});
