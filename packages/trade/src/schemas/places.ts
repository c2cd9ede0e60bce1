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

const state = () =>
  z.string().check(z.regex(/^[A-Z]{2}$/, { error: () => t`Enter the two letters of the state or province.` }));
export const timeZone = () =>
  z.string().check(z.refine(isTimeZone, { error: () => t`Choose a time zone from the list.` }));
export const accessorials = () => z.array(z.enum(ACCESSORIAL_CODES)).check(z.maxLength(LIMITS.accessorials));

/** Reports a postal code that does not exist in the country's format. */
export function checkPostalCode(
  address: { postalCode?: unknown; country?: unknown } | undefined,
  ctx: z.core.$RefinementCtx,
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
  address2: oneLine({ max: LIMITS.address }),
  city: oneLine({ min: 1, max: LIMITS.city, missing: () => t`Enter the city.` }),
  state: state(),
  postalCode: oneLine({ min: 3, max: LIMITS.postalCode, missing: () => t`Enter the ZIP or postal code.` }),
  country: z.enum(COUNTRIES, { error: () => t`Choose the country.` }),
};

export const ADDRESS_FIELDS = {
  ...MAILING_ADDRESS_FIELDS,
  address1: MAILING_ADDRESS_FIELDS.address1.check(
    z.refine((text) => !PO_BOX.test(text), {
      error: () => t`Enter the street address of the dock. Trucks cannot serve a PO box.`,
    }),
  ),
};

/** A complete street address in the US or Canada. */
export const address = z
  .object({ ...ADDRESS_FIELDS, address2: z.nullish(ADDRESS_FIELDS.address2) })
  .check(z.superRefine(checkPostalCode, ALWAYS));

/** Contact of the driver at a stop. */
export const stopContact = z.object({
  name: oneLine({ min: 1, max: LIMITS.personName, missing: () => t`Enter the name.` }),
  phone: e164(),
  email: z.nullish(email()),
});

/** A stop of a quote. */
export const stop = z
  .object({
    type: z.enum(['origin', 'intermediate', 'destination']),
    contactId: z.nullish(z.string()),
    name: z.nullish(oneLine({ max: LIMITS.stopName })),
    address1: z.nullish(oneLine({ max: LIMITS.address })),
    address2: z.nullish(oneLine({ max: LIMITS.address })),
    city: z.nullish(oneLine({ max: LIMITS.city })),
    state: z.nullish(state()),
    postalCode: ADDRESS_FIELDS.postalCode,
    country: ADDRESS_FIELDS.country,
    placeType: z.nullish(
      z
        .string()
        .check(
          z.refine((type) => !type || isPlaceType(type), { error: () => t`Choose a location type from the list.` }),
        ),
    ),
    dock: z.nullish(z.boolean()),
    forklift: z.nullish(z.boolean()),
    contact: z.nullish(stopContact),
    instructions: z.nullish(multiLine({ max: LIMITS.notes })),
  })
  .check(z.superRefine(checkPostalCode, ALWAYS));

export const PERSON_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.personName, missing: () => t`Enter the name.` }),
  phone: e164(),
  extension: z.string().check(z.regex(/^\d{1,6}$/, { error: () => t`Enter one to six digits.` })),
  email: email(),
  role: trimmed({ max: LIMITS.role }),
};

/** Reports an extension without a phone number. */
export function checkExtension(
  person: { phone?: unknown; extension?: unknown } | null,
  ctx: z.core.$RefinementCtx,
): void {
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
export function checkHours(hours: { from?: unknown; to?: unknown } | null, ctx: z.core.$RefinementCtx): void {
  if (typeof hours?.from !== 'string' || typeof hours.to !== 'string' || hours.from < hours.to) return;
  ctx.addIssue({ code: 'custom', path: ['to'], message: t`Choose a time after the opening time.`, input: hours });
}

/** The fields of a contact, each on its own. */
export const CONTACT_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.stopName, missing: () => t`Enter the company or location name.` }),
  timeZone: timeZone(),
  placeType: z.string().check(z.refine(isPlaceType, { error: () => t`Choose a location type from the list.` })),
  accessorials: accessorials(),
  instructions: multiLine({ max: LIMITS.notes }),
};

const person = z
  .object({
    ...PERSON_FIELDS,
    phone: z.nullish(PERSON_FIELDS.phone),
    extension: z.nullish(PERSON_FIELDS.extension),
    email: z.nullish(PERSON_FIELDS.email),
    role: z.nullish(PERSON_FIELDS.role),
  })
  .check(z.superRefine(checkExtension));

/** A contact of the address book. */
export const contact = z.object({
  ...CONTACT_FIELDS,
  address,
  timeZone: z.nullish(CONTACT_FIELDS.timeZone),
  placeType: z.nullish(CONTACT_FIELDS.placeType),
  dock: z.nullish(z.boolean()),
  forklift: z.nullish(z.boolean()),
  appointmentNeeded: z.optional(z.boolean()),
  accessorials: z.optional(CONTACT_FIELDS.accessorials),
  instructions: z.nullish(CONTACT_FIELDS.instructions),
  hours: z.optional(
    z.array(z.object(HOURS_FIELDS).check(z.superRefine(checkHours))).check(z.maxLength(WEEKDAYS.length)),
  ),
  people: z.optional(z.array(person).check(z.maxLength(LIMITS.people))),
});
