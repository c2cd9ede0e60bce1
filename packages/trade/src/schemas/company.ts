import { t } from '@lingui/core/macro';
import { LIMITS, UNIT_SYSTEMS } from '../limits';
import { e164 } from './hazmat';
import { accessorials, checkPostalCode, MAILING_ADDRESS_FIELDS, timeZone } from './places';
import { email, multiLine, trimmed } from './text';
import { ALWAYS, z } from './zod';

const mailingAddress = z.object(MAILING_ADDRESS_FIELDS).superRefine(checkPostalCode, ALWAYS);

/** The fields of a company, each on its own. */
export const COMPANY_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.companyName, missing: () => t`Enter the legal name.` }),
  gs1Prefix: z
    .string()
    .regex(/^\d{7,10}$/, { error: () => t`Enter the seven to ten digits that GS1 assigned.` })
    .nullish(),
  phone: e164().nullish(),
  timeZone: timeZone().nullish(),
};

/** Recipient of freight bills. */
export const BILLING_FIELDS = {
  name: trimmed({ min: 1, max: LIMITS.companyName, missing: () => t`Enter the company to bill.` }),
  email: email().nullish(),
};

/** Defaults of new quotes and documents. */
export const DEFAULTS_FIELDS = {
  units: z.enum(UNIT_SYSTEMS),
  accessorials: accessorials(),
  billOfLadingText: multiLine({ max: LIMITS.notes }).nullable(),
};

/** A change of a company; everything is optional. */
export const company = z.object({
  ...COMPANY_FIELDS,
  name: COMPANY_FIELDS.name.optional(),
  address: mailingAddress.nullish(),
  billing: z.object({ ...BILLING_FIELDS, address: mailingAddress }).nullish(),
  defaults: z.object(DEFAULTS_FIELDS).optional(),
});
