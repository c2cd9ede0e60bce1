import type { AccessorialCode } from '@lading/trade';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addressValues, type AddressValues, toAddress } from '../../shared/address/address-values';
import { toE164 } from '../../shared/phone';
import type { Contact, SaveContact } from '../../shared/types';
import { BUSINESS } from './place-type-options';

type Hours = NonNullable<SaveContact['hours']>[number];
type Known = '' | 'yes' | 'no';

/** Days of the week, Monday first. */
export const WEEKDAYS: readonly { day: Hours['day']; name: MessageDescriptor }[] = [
  { day: 'mon', name: msg`Monday` },
  { day: 'tue', name: msg`Tuesday` },
  { day: 'wed', name: msg`Wednesday` },
  { day: 'thu', name: msg`Thursday` },
  { day: 'fri', name: msg`Friday` },
  { day: 'sat', name: msg`Saturday` },
  { day: 'sun', name: msg`Sunday` },
];
/** People that a contact can have. */
export const PEOPLE_MAX = 5;

/** Somebody as typed. */
export interface PersonValues {
  name: string;
  phone: string;
  extension: string;
  email: string;
  role: string;
}

/** A contact as it is typed; fields are named as the API's pointers are. */
export interface ContactValues {
  name: string;
  address: AddressValues;
  /** Empty: that of the postal code. */
  timeZone: string;
  placeType: string;
  dock: Known;
  forklift: Known;
  appointmentNeeded: boolean;
  /** One for each day of the week. */
  hours: { open: boolean; from: string; to: string }[];
  accessorials: AccessorialCode[];
  instructions: string;
  people: PersonValues[];
  /** Of the contact that is changed; 0 for a new one. */
  version: number;
}

const PERSON_FIELDS = ['name', 'phone', 'extension', 'email', 'role'] as const;

/** Every field with its name. */
export const CONTACT_LABELS = {
  name: msg`Name of the place`,
  'address.address1': msg`Street`,
  'address.address2': msg`Suite or building`,
  'address.city': msg`City`,
  'address.state': msg`State or province`,
  'address.postalCode': msg`Postal code`,
  'address.country': msg`Country`,
  timeZone: msg`Time zone`,
  placeType: msg`Kind of place`,
  dock: msg`Loading dock`,
  forklift: msg`Forklift`,
  appointmentNeeded: msg`Appointment needed`,
  accessorials: msg`Services`,
  instructions: msg`Instructions`,
} as const;

/** Fields that the API may refuse. */
export const CONTACT_FIELDS = [
  ...(Object.keys(CONTACT_LABELS) as (keyof typeof CONTACT_LABELS)[]),
  ...Array.from({ length: PEOPLE_MAX }, (_, index) =>
    PERSON_FIELDS.map((field) => `people.${index}.${field}` as const),
  ).flat(),
];

export const NO_PERSON: PersonValues = { name: '', phone: '', extension: '', email: '', role: '' };

const CLOSED = { open: false, from: '08:00', to: '17:00' };
const known = (value: boolean | null): Known => (value === null ? '' : value ? 'yes' : 'no');
const toKnown = (value: Known): boolean | null => (value === '' ? null : value === 'yes');
const isEmpty = (person: PersonValues): boolean => PERSON_FIELDS.every((field) => person[field].trim() === '');

/** An empty form. */
export const newContact = (): ContactValues => ({
  name: '',
  address: addressValues(null),
  timeZone: '',
  placeType: BUSINESS,
  dock: '',
  forklift: '',
  appointmentNeeded: false,
  hours: WEEKDAYS.map(() => CLOSED),
  accessorials: [],
  instructions: '',
  people: [NO_PERSON],
  version: 0,
});

/** A contact as the form shows it. */
export function contactValues({ address, hours, people, ...contact }: Contact): ContactValues {
  const of = new Map(hours.map(({ day, from, to }) => [day, { open: true, from, to }]));
  return {
    name: contact.name,
    address: addressValues(address),
    timeZone: contact.timeZone ?? '',
    placeType: contact.placeType ?? BUSINESS,
    dock: known(contact.dock),
    forklift: known(contact.forklift),
    appointmentNeeded: contact.appointmentNeeded,
    hours: WEEKDAYS.map(({ day }) => of.get(day) ?? CLOSED),
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

/** What was typed, for the API. */
export function toContact({
  name,
  address,
  timeZone,
  placeType,
  dock,
  forklift,
  appointmentNeeded,
  hours,
  accessorials,
  instructions,
  people,
}: ContactValues): SaveContact {
  return {
    name: name.trim(),
    address: toAddress(address),
    timeZone: timeZone || null,
    placeType: placeType === BUSINESS ? null : placeType,
    dock: toKnown(dock),
    forklift: toKnown(forklift),
    appointmentNeeded,
    accessorials,
    instructions: instructions.trim() || null,
    hours: hours.flatMap(({ open, from, to }, index) =>
      open && WEEKDAYS[index] ? [{ day: WEEKDAYS[index].day, from, to }] : [],
    ),
    people: people.filter((person) => !isEmpty(person)).map(toPerson),
  };
}

function toPerson({ name, phone, extension, email, role }: PersonValues) {
  return {
    name: name.trim(),
    phone: phone.trim() === '' ? null : toE164(phone),
    extension: extension.trim() || null,
    email: email.trim() || null,
    role: role.trim() || null,
  };
}

/** Whether a row of a person needs a name: something else stands in it. */
export const needsName = (person: PersonValues | undefined): boolean => person !== undefined && !isEmpty(person);
