import { readPostalCode } from '@lading/trade';
import { EMPTY_STOP_CONTACT } from '@lading/trade/schemas';
import type { Contact, ContactFromStop } from '../../../shared/api/types';
import type { StopValues } from '../values/quote-form-values';
import { stopForm } from '../values/quote-form-schema';

/** The stop at a contact. */
export function stopOf(
  { id, name, address, placeType, dock, forklift, instructions, people }: Contact,
  type: StopValues['type'],
): StopValues {
  const person = people.find(({ phone }) => phone);
  return {
    type,
    postalCode: address.postalCode,
    city: address.city,
    state: address.state,
    placeType: placeType ?? '',
    dock: dock === null ? '' : dock ? 'yes' : 'no',
    operation: '',
    handlingUnits: [],
    name,
    address1: address.address1,
    address2: address.address2 ?? '',
    contact: person?.phone
      ? { name: person.name, phone: person.phone, extension: person.extension ?? '', email: person.email ?? '' }
      : EMPTY_STOP_CONTACT,
    taken: { postalCode: address.postalCode, contactId: id, forklift, instructions },
  };
}

/** Whether the stop is the contact that was chosen for it, at the contact's postal code. */
export const isAtContact = ({ taken, postalCode }: Pick<StopValues, 'taken' | 'postalCode'>): boolean =>
  Boolean(taken?.contactId) &&
  readPostalCode(taken?.postalCode ?? '')?.postalCode === readPostalCode(postalCode)?.postalCode;

/** The first field without which a stop cannot be a contact; null when nothing is missing. */
export const missingForContact = (stop: StopValues) =>
  (['name', 'postalCode', 'address1', 'city', 'state'] as const).find((field) => stop[field].trim() === '') ?? null;

/** The contact of a stop; null if its postal code or person is not valid. */
export async function contactOf(stop: StopValues): Promise<ContactFromStop | null> {
  const { data } = await stopForm.safeParseAsync(stop);
  if (!data) return null;
  const { type: _type, contactId: _contactId, unlisted: _unlisted, ...rest } = { contactId: null, ...data };
  return rest;
}
