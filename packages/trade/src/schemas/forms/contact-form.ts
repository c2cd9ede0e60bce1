import { LIMITS } from '../../limits';
import {
  accessorials,
  checkExtension,
  checkHours,
  CONTACT_FIELDS,
  HOURS_FIELDS,
  PERSON_FIELDS,
  WEEKDAYS,
} from '../places';
import { optionalPhone, optionalText, requiredText } from '../typed';
import { ALWAYS, z } from '../zod';
import { addressForm, type AddressValues } from './address-form';
import type { AccessorialCode } from '../../accessorials';

/** A person at a location as typed. */
export interface PersonValues {
  name: string;
  phone: string;
  extension: string;
  email: string;
  role: string;
}

/** A contact as typed. Fields are named as in the API's pointers. */
export interface ContactValues {
  name: string;
  address: AddressValues;
  /** Empty: the time zone of the postal code. */
  timeZone: string;
  /** Empty: a business. */
  placeType: string;
  dock: '' | 'yes' | 'no';
  forklift: '' | 'yes' | 'no';
  appointmentNeeded: boolean;
  /** One for each weekday, from Monday. */
  hours: { open: boolean; from: string; to: string }[];
  accessorials: AccessorialCode[];
  instructions: string;
  /** People without any input are not sent. */
  people: PersonValues[];
}

export const EMPTY_PERSON: PersonValues = { name: '', phone: '', extension: '', email: '', role: '' };

/** Whether nothing of a person is filled in. */
export const isEmptyPerson = (person: PersonValues): boolean =>
  Object.values(person).every((text) => String(text).trim() === '');

const filledIn = ({ hours, people, ...rest }: ContactValues) => ({
  ...rest,
  hours: hours.map(({ open, from, to }, index) => (open ? { day: WEEKDAYS[index], from, to } : null)),
  people: people.map((person) => (isEmptyPerson(person) ? null : person)),
});

const yesOrNo = () =>
  z.pipe(
    z.enum(['', 'yes', 'no']),
    z.transform((choice) => (choice === '' ? null : choice === 'yes')),
  );
const present = <T>(items: (T | null)[]): T[] => items.filter((item) => item !== null);

const personForm = z
  .object({
    name: requiredText(PERSON_FIELDS.name),
    phone: optionalPhone(),
    extension: optionalText(PERSON_FIELDS.extension),
    email: optionalText(PERSON_FIELDS.email),
    role: optionalText(PERSON_FIELDS.role),
  })
  .check(z.superRefine(checkExtension, ALWAYS));

/** The contact form; its output is the body of the API's request. */
export const contactForm = z.pipe(
  z.transform(filledIn),
  z.object({
    name: requiredText(CONTACT_FIELDS.name),
    address: addressForm,
    timeZone: optionalText(CONTACT_FIELDS.timeZone),
    placeType: optionalText(CONTACT_FIELDS.placeType),
    dock: yesOrNo(),
    forklift: yesOrNo(),
    appointmentNeeded: z.boolean(),
    accessorials: accessorials(),
    instructions: optionalText(CONTACT_FIELDS.instructions),
    hours: z.pipe(
      z.array(z.nullable(z.object(HOURS_FIELDS).check(z.superRefine(checkHours, ALWAYS)))),
      z.transform(present),
    ),
    people: z.pipe(z.array(z.nullable(personForm)).check(z.maxLength(LIMITS.people)), z.transform(present)),
  }),
);
