import { t } from '@lingui/core/macro';
import { ACCESSORIAL_CODES } from '../accessorials';
import { LIMITS } from '../limits';
import { isPlaceType } from '../place-types';
import { isPostalCodeOf } from '../postal-code';
import { isTimeZone } from '../local-date';
import { e164 } from './hazmat';
import { email, localTime, multiLine, oneLine, trimmed } from './text';
import { ALWAYS, z } from './zod';

const PO_BOX = /^\W*p\W*o\W*box\b/i;
export const COUNTRIES = ['US', 'CA'] as const;
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const state = () => z.string().regex(/^[A-Z]{2}$/, { error: () => t`Enter the two letters of the state or province.` });
export const timeZone = () => z.string().refine(isTimeZone, { error: () => t`Choose a time zone from the list.` });
export const accessorials = () => z.array(z.enum(ACCESSORIAL_CODES)).max(LIMITS.accessorials);

/** Reports a postal code that does not exist in the country's format. */
export function checkPostalCode(
  address: { postalCode?: unknown; country?: unknown } | undefined,
  ctx: z.RefinementCtx,
): void {
  const { postalCode, country } = address ?? {};
  if (typeof postalCode !== 'string' || (country !== 'US' && country !== 'CA') || !postalCode) return;
  if (isPostalCodeOf(country, postalCode)) return;
  const message = country === 'US' ? t`Enter a ZIP like 60601 or 60601-1234.` : t`Enter a postal code like M5V 2T6.`;
  ctx.addIssue({ code: 'custom', path: ['postalCode'], message, input: address });
}

/** The fields of an address that receives mail, such as a PO box. */
export const MAILING_ADDRESS_FIELDS = {
  address1: oneLine({ min: 1, max: LIMITS.address, missing: () => t`Enter the street address.` }),
  address2: oneLine({ max: LIMITS.address }).nullish(),
  city: oneLine({ min: 1, max: LIMITS.city, missing: () => t`Enter the city.` }),
  state: state(),
  postalCode: oneLine({ min: 3, max: LIMITS.postalCode, missing: () => t`Enter the ZIP or postal code.` }),
  country: z.enum(COUNTRIES, { error: () => t`Choose the country.` }),
};

export const ADDRESS_FIELDS = {
  ...MAILING_ADDRESS_FIELDS,
  address1: MAILING_ADDRESS_FIELDS.address1.refine((text) => !PO_BOX.test(text), {
    error: () => t`Enter the street address of the dock. Trucks cannot serve a PO box.`,
  }),
};

/** A complete street address in the US or Canada. */
export const address = z.object(ADDRESS_FIELDS).superRefine(checkPostalCode, ALWAYS);

/** Contact of the driver at a stop. */
export const stopContact = z.object({
  name: oneLine({ min: 1, max: LIMITS.personName, missing: () => t`Enter the name.` }),
  phone: e164(),
  email: email().nullish(),
});

/** A stop of a quote. */
export const stop = z
  .object({
    type: z.enum(['origin', 'intermediate', 'destination']),
    contactId: z.string().nullish(),
    name: oneLine({ max: LIMITS.stopName }).nullish(),
    address1: oneLine({ max: LIMITS.address }).nullish(),
    address2: oneLine({ max: LIMITS.address }).nullish(),
    city: oneLine({ max: LIMITS.city }).nullish(),
    state: state().nullish(),
    postalCode: ADDRESS_FIELDS.postalCode,
    country: ADDRESS_FIELDS.country,
    placeType: z
      .string()
      .refine((type) => !type || isPlaceType(type), { error: () => t`Choose a location type from the list.` })
      .nullish(),
    dock: z.boolean().nullish(),
    forklift: z.boolean().nullish(),
    contact: stopContact.nullish(),
    instructions: multiLine({ max: LIMITS.notes }).nullish(),
  })
  .superRefine(checkPostalCode, ALWAYS);

export const PERSON_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.personName, missing: () => t`Enter the name.` }),
  phone: e164().nullish(),
  extension: z
    .string()
    .regex(/^\d{1,6}$/, { error: () => t`Enter one to six digits.` })
    .nullish(),
  email: email().nullish(),
  role: trimmed({ max: LIMITS.role }).nullish(),
};

/** Reports an extension without a phone number. */
export function checkExtension(person: { phone?: unknown; extension?: unknown } | null, ctx: z.RefinementCtx): void {
  if (!person?.extension || person.phone) return;
  ctx.addIssue({
    code: 'custom',
    path: ['phone'],
    message: t`Enter the phone number of the extension.`,
    input: person,
  });
}

export const HOURS_FIELDS = { day: z.enum(WEEKDAYS), from: localTime(), to: localTime() };

/** Reports a closing time that is not after the opening time. */
export function checkHours(hours: { from?: unknown; to?: unknown } | null, ctx: z.RefinementCtx): void {
  if (typeof hours?.from !== 'string' || typeof hours.to !== 'string' || hours.from < hours.to) return;
  ctx.addIssue({ code: 'custom', path: ['to'], message: t`Choose a time after the opening time.`, input: hours });
}

/** The fields of a contact, each on its own. */
export const CONTACT_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.stopName, missing: () => t`Enter the company or location name.` }),
  address,
  timeZone: timeZone().nullish(),
  placeType: z
    .string()
    .refine(isPlaceType, { error: () => t`Choose a location type from the list.` })
    .nullish(),
  dock: z.boolean().nullish(),
  forklift: z.boolean().nullish(),
  appointmentNeeded: z.boolean().optional(),
  accessorials: accessorials().optional(),
  instructions: multiLine({ max: LIMITS.notes }).nullish(),
};

/** A contact of the address book. */
export const contact = z.object({
  ...CONTACT_FIELDS,
  hours: z.array(z.object(HOURS_FIELDS).superRefine(checkHours)).max(WEEKDAYS.length).optional(),
  people: z.array(z.object(PERSON_FIELDS).superRefine(checkExtension)).max(LIMITS.people).optional(),
});
