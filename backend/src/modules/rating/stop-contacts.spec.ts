import type { QuoteRequest } from './domain/quote-request.js';
import { ContactDirectory, type DirectoryContact, StopContacts } from './stop-contacts.js';

const CONTACT: DirectoryContact = {
  name: 'Acme DC',
  address: { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' },
  placeType: null,
  dock: true,
  forklift: null,
  appointmentNeeded: true,
  hours: [{ day: 'mon', from: '08:00', to: '15:00' }],
  accessorials: ['LFTP'],
  timeZone: 'America/Chicago',
  instructions: 'Gate 4',
  people: [
    { name: 'No Phone', phone: null },
    { name: 'Pat Doe', phone: '+13125550100', extension: '12', email: null },
  ],
};
const FACTS = {
  appointmentNeeded: true,
  hours: CONTACT.hours,
  accessorials: ['LFTP'],
  timeZone: 'America/Chicago',
};
const DESTINATION = { type: 'destination', postalCode: '75201', country: 'US' };

class Directory extends ContactDirectory {
  override ofCompany(): Promise<ReadonlyMap<string, DirectoryContact>> {
    return Promise.resolve(new Map([['ctc_1', CONTACT]]));
  }
}

const resolve = (part: object) =>
  new StopContacts(new Directory()).resolve('cmp_1', { stops: [DESTINATION], ...part } as unknown as QuoteRequest);

it('fills a stop from its contact, and keeps what the stop has', async () => {
  const sent = { type: 'origin', contactId: 'ctc_1', instructions: 'Ring', dock: false };
  expect((await resolve({ stops: [sent, DESTINATION] })).stops).toEqual([
    {
      ...sent,
      name: 'Acme DC',
      ...CONTACT.address,
      placeType: null,
      forklift: null,
      ...FACTS,
      contact: { name: 'Pat Doe', phone: '+13125550100', extension: '12', email: null },
    },
    DESTINATION,
  ]);
});

it('fills facts of the contact that a stop at its postal code does not have', async () => {
  const sent = { type: 'origin', contactId: 'ctc_1', postalCode: '60601-1234', country: 'US', name: 'Acme' };
  const own = { dock: null, appointmentNeeded: false, accessorials: [] };
  const { dock: _dock, people: _people, address: _address, name: _name, ...facts } = CONTACT;
  const contact = { name: 'Pat Doe', phone: '+13125550100', extension: '12', email: null };
  expect((await resolve({ stops: [{ ...sent, ...own }] })).stops).toEqual([{ ...facts, contact, ...sent, ...own }]);
});

it('leaves a stop with its own address as it is', async () => {
  const sent = { type: 'origin', contactId: 'ctc_1', postalCode: '44308', country: 'US' };
  expect((await resolve({ stops: [sent] })).stops).toEqual([sent]);
});

it('fills the payer from its contact', async () => {
  const payment = { terms: 'third_party', billToContactId: 'ctc_1' };
  expect((await resolve({ payment })).payment).toEqual({
    ...payment,
    billTo: { name: 'Acme DC', ...CONTACT.address, contact: expect.objectContaining({ name: 'Pat Doe' }) },
  });
});

it('refuses contacts that the company does not have', async () => {
  await expect(
    resolve({
      stops: [{ ...DESTINATION, contactId: 'ctc_2' }],
      payment: { terms: 'prepaid', billToContactId: 'ctc_3' },
    }),
  ).rejects.toMatchObject({
    errors: [
      { pointer: '/stops/0/contactId', code: 'CONTACT_UNKNOWN' },
      { pointer: '/payment/billToContactId', code: 'CONTACT_UNKNOWN' },
    ],
  });
});
