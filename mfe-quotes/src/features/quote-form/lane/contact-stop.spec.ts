import { EMPTY_STOP_CONTACT } from '@lading/trade/schemas';
import type { Contact } from '../../../shared/api/types';
import { chicagoToNapa } from '../../../shared/testing/requests';
import { contactOf, missingForContact, stopOf } from './contact-stop';
import { fromRequest } from '../values/from-request';
import { quoteForm, ratingForm, stopForm } from '../values/quote-form-schema';
import { emptyStop, type QuoteFormValues, type StopValues } from '../values/quote-form-values';
import { toRatingRequest, toRequest } from '../values/to-request';

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

it('a stop has all data of a contact, also what the form does not show', async () => {
  expect(await stopForm.parseAsync(stopOf(CONTACT, 'destination'))).toEqual({
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

it('a stop with another postal code is no longer the contact', async () => {
  const moved = await stopForm.parseAsync({ ...stopOf(CONTACT, 'destination'), postalCode: '60601' });
  expect([moved.contactId, moved.instructions]).toEqual([undefined, undefined]);
});

it('the contact of a draft of an earlier version is sent', async () => {
  const contact = { name: 'Lee', phone: '+13125550100', extension: null, email: null };
  const { taken, ...stop } = { ...stopOf(CONTACT, 'destination'), contact: EMPTY_STOP_CONTACT };
  expect((await stopForm.parseAsync({ ...stop, taken: { ...taken!, contact } })).contact).toEqual(contact);
});

it('what comes from a contact replaces what is stored of the stop', async () => {
  const stored = chicagoToNapa();
  stored.stops[1] = { ...stored.stops[1]!, contact: { name: 'Lee', phone: '+13125550100' }, instructions: 'Ring' };
  const destination = async (stop: StopValues) => {
    const values = fromRequest(stored);
    const parsed = await quoteForm('2026-11-20').parseAsync({ ...values, stops: [values.stops[0], stop] });
    return toRequest(parsed, stored).stops[1];
  };
  const replaced = await destination(stopOf({ ...CONTACT, people: [], instructions: null }, 'destination'));
  expect([replaced!.contact, replaced!.instructions]).toEqual([undefined, undefined]);
  const unchanged = fromRequest(stored).stops[1];
  expect(await destination({ ...unchanged, name: 'Oak' })).toMatchObject({
    contact: { name: 'Lee' },
    instructions: 'Ring',
  });
  const moved = await destination({ ...unchanged, postalCode: '60601' });
  expect([moved!.contact?.name, moved!.instructions]).toEqual(['Lee', undefined]);
});

it('the rating request has the contact and the facts of a stored stop', async () => {
  const stored = chicagoToNapa();
  const facts = { forklift: true, appointmentNeeded: true, hours: [], timeZone: 'America/Denver' };
  stored.stops[0] = { ...stored.stops[0]!, ...facts };
  const values = fromRequest(stored);
  const stops: QuoteFormValues['stops'] = [values.stops[0], stopOf(CONTACT, 'destination')];
  const rated = toRatingRequest(await ratingForm('2026-11-20').parseAsync({ ...values, stops }));
  expect(rated.stops[0]).toMatchObject(facts);
  expect(rated.stops[1]).toEqual({
    type: 'destination',
    postalCode: '75201',
    country: 'US',
    placeType: 'Church',
    dock: false,
    contactId: 'ctc_1',
    forklift: true,
  });
});

it('a contact needs a name and a full address', async () => {
  expect(missingForContact(emptyStop('origin'))).toBe('name');
  expect(missingForContact({ ...stopOf(CONTACT, 'origin'), address1: ' ' })).toBe('address1');
  expect(missingForContact(stopOf(CONTACT, 'origin'))).toBeNull();
  const contact = await contactOf({ ...stopOf(CONTACT, 'origin'), unlisted: false });
  expect(['type', 'contactId', 'unlisted'].filter((field) => field in contact!)).toEqual([]);
});
