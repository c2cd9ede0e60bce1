import type { Contact } from '../../shared/api/types';
import { contactOf, missingForContact, stopOf, withServicesOf } from './contact-stop';
import { emptyStop } from './quote-form-values';
import { toStop } from './to-request';

const CONTACT: Contact = {
  id: 'ctc_1',
  version: 1,
  createdAt: '',
  updatedAt: '',
  name: 'Trinity',
  address: {
    address1: '700 Commerce St',
    address2: null,
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
  },
  timeZone: 'America/Chicago',
  placeType: 'Church',
  dock: false,
  forklift: true,
  appointmentNeeded: true,
  hours: [],
  accessorials: ['LFTP', 'LFTD', 'PSC'],
  instructions: 'Gate 4',
  people: [{ name: 'Office' }, { name: 'Ada Park', phone: '+12145550199', email: 'ada@trinity.test' }],
};

it('a stop takes all of a contact, also what the form does not show', () => {
  expect(toStop(stopOf(CONTACT, 'destination'), undefined)).toEqual({
    type: 'destination',
    contactId: 'ctc_1',
    name: 'Trinity',
    address1: '700 Commerce St',
    address2: null,
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
    placeType: 'Church',
    dock: false,
    forklift: true,
    instructions: 'Gate 4',
    contact: { name: 'Ada Park', phone: '+12145550199', email: 'ada@trinity.test' },
  });
});

it('a stop that was moved to another postal code is not at the contact any more', () => {
  const moved = toStop({ ...stopOf(CONTACT, 'destination'), postalCode: '60601' }, undefined);
  expect([moved.contactId, moved.contact, moved.instructions]).toEqual([undefined, undefined, undefined]);
});

it('what was taken replaces what is stored of the stop', () => {
  const stored = {
    type: 'destination' as const,
    postalCode: '60601',
    country: 'US' as const,
    contact: { name: 'Lee', phone: '+13125550100' },
    instructions: 'Ring',
  };
  expect(toStop(stopOf({ ...CONTACT, people: [], instructions: null }, 'destination'), stored)).toMatchObject({
    contact: null,
    instructions: null,
  });
  expect(toStop({ ...emptyStop('destination'), postalCode: '60601' }, stored)).toMatchObject({
    contact: { name: 'Lee' },
    instructions: 'Ring',
  });
});

it('services of the other end stay away, an appointment is made at this one', () => {
  expect(withServicesOf(CONTACT, 'destination', ['PSC'])).toEqual(['PSC', 'LFTD', 'APTD']);
  expect(withServicesOf(CONTACT, 'origin', [])).toEqual(['LFTP', 'PSC', 'APTP']);
  expect(withServicesOf(CONTACT, 'intermediate', ['RES'])).toEqual(['RES']);
});

it('a stop is kept with its name and whole address only', () => {
  expect(missingForContact(emptyStop('origin'))).toBe('name');
  expect(missingForContact({ ...stopOf(CONTACT, 'origin'), address1: ' ' })).toBe('address1');
  expect(missingForContact(stopOf(CONTACT, 'origin'))).toBeNull();
  expect(contactOf(stopOf(CONTACT, 'origin'))).not.toHaveProperty('type');
});
