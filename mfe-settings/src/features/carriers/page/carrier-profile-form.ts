import { LIMITS } from '@lading/trade';
import { oneLine, optionalPhone, optionalText, requiredText, z } from '@lading/trade/schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CarrierProfile } from '../../../shared/types';

type Contact = CarrierProfile['contacts'][number];
type Terminal = CarrierProfile['terminals'][number];
export type ContactPurpose = Contact['purpose'];

/** Purposes in the order of the form. */
export const PURPOSES: { purpose: ContactPurpose; name: MessageDescriptor; use: MessageDescriptor }[] = [
  { purpose: 'dispatch', name: msg`Dispatch`, use: msg`Pickups and drivers` },
  { purpose: 'tender', name: msg`Tenders`, use: msg`Load tenders and changes are emailed to this address.` },
  { purpose: 'billing', name: msg`Billing`, use: msg`Freight bills and disputes` },
  { purpose: 'claims', name: msg`Claims`, use: msg`Loss and damage` },
  { purpose: 'tracking', name: msg`Tracking`, use: msg`Status of shipments` },
];

export const MODES: { value: CarrierProfile['modes'][number]; label: MessageDescriptor }[] = [
  { value: 'LTL', label: msg`LTL` },
  { value: 'VLTL', label: msg`Volume LTL` },
  { value: 'FTL', label: msg`Truckload` },
];

const shortText = (max: number) => optionalText(z.string().check(z.maxLength(max)));

const contactForm = z
  .object({
    name: shortText(LIMITS.personName),
    email: optionalText(
      z.string().check(z.email({ error: () => t`Enter an email address like name@company.com.` }), z.maxLength(254)),
    ),
    phone: optionalPhone(),
    extension: optionalText(z.string().check(z.regex(/^\d{1,6}$/, { error: () => t`Enter one to six digits.` }))),
  })
  .check(
    z.superRefine(({ phone, extension }, ctx) => {
      if (extension !== null && phone === null)
        ctx.addIssue({
          code: 'custom',
          path: ['phone'],
          message: t`Enter the phone number of the extension.`,
          input: phone,
        });
    }),
  );

export const TERMINALS_MAX = 100;
export const TERMINAL_CODE_MAX = 20;
const ZIP_PREFIXES_MAX = 200;

export const EMPTY_TERMINAL = {
  code: '',
  name: '',
  address1: '',
  city: '',
  state: '',
  postalCode: '',
  phone: '',
  zipPrefixes: '',
};

/** A terminal as typed. */
export type TerminalValues = typeof EMPTY_TERMINAL;

/** Prefixes separated by commas, spaces or lines. */
const zipPrefixes = z.pipe(
  z.string(),
  z.transform((text, ctx) => {
    const prefixes = [
      ...new Set(
        text
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ];
    const wrong = prefixes.find((prefix) => !/^(\d{3}|[A-Z]\d[A-Z])$/.test(prefix));
    if (wrong !== undefined)
      ctx.issues.push({ code: 'custom', message: t`"${wrong}" is not a prefix like 606 or M5V.`, input: text });
    else if (prefixes.length > ZIP_PREFIXES_MAX)
      ctx.issues.push({ code: 'custom', message: t`Enter at most ${ZIP_PREFIXES_MAX} prefixes.`, input: text });
    else return prefixes;
    return z.NEVER;
  }),
);

const terminalForm = z.object({
  code: shortText(TERMINAL_CODE_MAX),
  name: requiredText(oneLine({ min: 1, max: LIMITS.stopName, missing: () => t`Enter the terminal’s name.` })),
  address1: shortText(LIMITS.address),
  city: shortText(LIMITS.city),
  state: optionalText(
    z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, { error: () => t`Enter two letters like IL.` })),
  ),
  postalCode: shortText(LIMITS.postalCode),
  phone: optionalPhone(),
  zipPrefixes,
});

/** Its output is the body of the API's request; contacts without any input are not sent. */
export const carrierProfileSchema = z.pipe(
  z.object({
    version: z.number(),
    modes: z.array(z.enum(['LTL', 'VLTL', 'FTL'])).check(z.minLength(1, { error: () => t`Choose at least one mode.` })),
    customerNumber: shortText(LIMITS.reference),
    contacts: z.object({
      dispatch: contactForm,
      tender: contactForm,
      billing: contactForm,
      claims: contactForm,
      tracking: contactForm,
    }),
    terminals: z.array(terminalForm),
  }),
  z.transform(({ contacts, ...rest }) => ({
    ...rest,
    contacts: PURPOSES.map(({ purpose }) => ({ purpose, ...contacts[purpose] })).filter(
      ({ name, email, phone }) => name !== null || email !== null || phone !== null,
    ),
  })),
);

/** Labels of the fields that a conflict compares. */
export const PROFILE_LABELS = {
  modes: msg`Modes`,
  customerNumber: msg`Your account number`,
  ...Object.fromEntries(PURPOSES.map(({ purpose, name }) => [`contacts.${purpose}`, name])),
  terminals: msg`Terminals`,
};

const valuesOf = (contact?: Contact) => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  extension: contact?.extension ?? '',
});

const terminalValues = ({ zipPrefixes: prefixes, name, ...rest }: Terminal): TerminalValues => ({
  name,
  code: rest.code ?? '',
  address1: rest.address1 ?? '',
  city: rest.city ?? '',
  state: rest.state ?? '',
  postalCode: rest.postalCode ?? '',
  phone: rest.phone ?? '',
  zipPrefixes: prefixes.join(', '),
});

/** A carrier as the form shows it. */
export function profileValues({ version, modes, customerNumber, contacts, terminals }: CarrierProfile) {
  const of = (purpose: ContactPurpose) => valuesOf(contacts.find((contact) => contact.purpose === purpose));
  return {
    version,
    modes,
    customerNumber: customerNumber ?? '',
    contacts: {
      dispatch: of('dispatch'),
      tender: of('tender'),
      billing: of('billing'),
      claims: of('claims'),
      tracking: of('tracking'),
    },
    terminals: terminals.map(terminalValues),
  };
}
