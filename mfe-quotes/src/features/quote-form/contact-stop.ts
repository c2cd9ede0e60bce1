import type { Contact, ContactFromStop } from '../../shared/api/types';
import type { StopValues } from './quote-form-values';
import { stopForm } from './quote-form-schema';

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
    taken: {
      postalCode: address.postalCode,
      contactId: id,
      forklift,
      instructions,
      contact: person?.phone
        ? {
            name: person.name,
            phone: person.phone,
            extension: person.extension ?? null,
            email: person.email ?? null,
          }
        : null,
    },
  };
}

/** The first field without which a stop cannot be a contact; null when nothing is missing. */
export const missingForContact = (stop: StopValues) =>
  (['name', 'postalCode', 'address1', 'city', 'state'] as const).find((field) => stop[field].trim() === '') ?? null;

/** The contact of a stop; null if its postal code is not valid. */
export function contactOf(stop: StopValues): ContactFromStop | null {
  const { data } = stopForm.safeParse(stop);
  if (!data) return null;
  const { type: _type, contactId: _contactId, unlisted: _unlisted, ...rest } = { contactId: null, ...data };
  return rest;
}
