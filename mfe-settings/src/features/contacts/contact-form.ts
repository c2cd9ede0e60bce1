import { contactForm, type ContactValues, EMPTY_PERSON, z } from '@lading/trade/schemas';
import { msg } from '@lingui/core/macro';
import { addressValues } from '../../shared/address/address-values';
import type { Contact } from '../../shared/types';

/** Days of the week, Monday first. */
export const WEEKDAYS = [
  { day: 'mon', name: msg`Monday` },
  { day: 'tue', name: msg`Tuesday` },
  { day: 'wed', name: msg`Wednesday` },
  { day: 'thu', name: msg`Thursday` },
  { day: 'fri', name: msg`Friday` },
  { day: 'sat', name: msg`Saturday` },
  { day: 'sun', name: msg`Sunday` },
] as const;

/** Labels of the fields that a conflict compares. */
export const CONTACT_LABELS = {
  name: msg`Company or location name`,
  'address.address1': msg`Street`,
  'address.address2': msg`Suite or building`,
  'address.city': msg`City`,
  'address.state': msg`State or province`,
  'address.postalCode': msg`Postal code`,
  'address.country': msg`Country`,
  timeZone: msg`Time zone`,
  placeType: msg`Location type`,
  dock: msg`Loading dock`,
  forklift: msg`Forklift`,
  appointmentNeeded: msg`Appointment required`,
  accessorials: msg`Services`,
  instructions: msg`Instructions`,
};

/** The version of the contact when it was opened; 0 for a new one. */
type Versioned = { version: number };

export const contactSchema = z.intersection(contactForm, z.object({ version: z.number() }));

const CLOSED = { open: false, from: '08:00', to: '17:00' };
const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

export const newContact = (): ContactValues & Versioned => ({
  name: '',
  address: addressValues(null),
  timeZone: '',
  placeType: '',
  dock: '',
  forklift: '',
  appointmentNeeded: false,
  hours: WEEKDAYS.map(() => CLOSED),
  accessorials: [],
  instructions: '',
  people: [EMPTY_PERSON],
  version: 0,
});

/** A contact as the form shows it. */
export function contactValues({ address, hours, people, ...contact }: Contact): ContactValues & Versioned {
  const open = new Map(hours.map(({ day, from, to }) => [day, { open: true, from, to }]));
  return {
    name: contact.name,
    address: addressValues(address),
    timeZone: contact.timeZone ?? '',
    placeType: contact.placeType ?? '',
    dock: yesOrNo(contact.dock),
    forklift: yesOrNo(contact.forklift),
    appointmentNeeded: contact.appointmentNeeded,
    hours: WEEKDAYS.map(({ day }) => open.get(day) ?? CLOSED),
    accessorials: contact.accessorials,
    instructions: contact.instructions ?? '',
    people: people.map(({ name, phone, extension, email, role }) => ({
      name,
      phone: phone ?? '',
      extension: extension ?? '',
      email: email ?? '',
      role: role ?? '',
    })),
    version: contact.version,
  };
}
