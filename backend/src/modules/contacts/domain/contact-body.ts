import type { ContactDto, SaveContactDto } from '../contacts.dto.js';

/** People of one contact at most; a file has columns for all of them. */
export const PEOPLE_MAX = 5;

/** Days of the week, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** All that people say of a contact. */
export type ContactBody = Omit<ContactDto, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** A contact as it is stored: everything is there, and nothing is an empty text. */
export function toBody(contact: SaveContactDto, timeZone: string | null): ContactBody {
  const { address } = contact;
  return {
    name: contact.name,
    address: {
      ...address,
      address1: address.address1.trim(),
      address2: textOrNull(address.address2),
      city: address.city.trim(),
      postalCode: address.postalCode.toUpperCase(),
    },
    timeZone,
    placeType: contact.placeType ?? null,
    dock: contact.dock ?? null,
    forklift: contact.forklift ?? null,
    appointmentNeeded: contact.appointmentNeeded ?? false,
    hours: contact.hours ?? [],
    accessorials: contact.accessorials ?? [],
    instructions: textOrNull(contact.instructions),
    people: (contact.people ?? []).map(({ name, phone, extension, email, role }) => ({
      name,
      phone: phone ?? null,
      extension: extension ?? null,
      email: email ?? null,
      role: textOrNull(role),
    })),
  };
}

function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
