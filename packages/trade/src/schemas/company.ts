import { t } from '@lingui/core/macro';
import { LANGUAGES } from '../languages';
import { LIMITS, UNIT_SYSTEMS } from '../limits';
import { e164 } from './hazmat';
import { accessorials, checkPostalCode, MAILING_ADDRESS_FIELDS, timeZone } from './places';
import { email, multiLine, trimmed } from './text';
import { ALWAYS, z } from './zod';

const mailingAddress = z
  .object({ ...MAILING_ADDRESS_FIELDS, address2: z.nullish(MAILING_ADDRESS_FIELDS.address2) })
  .check(z.superRefine(checkPostalCode, ALWAYS));

/** The fields of a company, each on its own. */
export const COMPANY_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.companyName, missing: () => t`Enter the legal name.` }),
  gs1Prefix: z
    .string()
    .check(z.regex(/^\d{7,10}$/, { error: () => t`Enter the seven to ten digits that GS1 assigned.` })),
  timeZone: timeZone(),
};

/** Recipient of freight bills. */
export const BILLING_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.companyName, missing: () => t`Enter the company to bill.` }),
  email: email(),
};

/** Defaults of new quotes and documents. */
export const DEFAULTS_FIELDS = {
  units: z.enum(UNIT_SYSTEMS),
  accessorials: accessorials(),
  billOfLadingText: multiLine({ max: LIMITS.notes }),
  language: z.optional(z.enum(LANGUAGES)),
};

/** A change of a company; everything is optional. */
export const company = z.object({
  name: z.optional(COMPANY_FIELDS.name),
  gs1Prefix: z.nullish(COMPANY_FIELDS.gs1Prefix),
  phone: z.nullish(e164()),
  timeZone: z.nullish(COMPANY_FIELDS.timeZone),
  address: z.nullish(mailingAddress),
  billing: z.nullish(z.object({ ...BILLING_FIELDS, email: z.nullish(BILLING_FIELDS.email), address: mailingAddress })),
  defaults: z.optional(
    z.object({ ...DEFAULTS_FIELDS, billOfLadingText: z.nullable(DEFAULTS_FIELDS.billOfLadingText) }),
  ),
});
