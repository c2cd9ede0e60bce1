import { BILLING_FIELDS, COMPANY_FIELDS, DEFAULTS_FIELDS } from '../company';
import { optionalPhone, optionalText, requiredText } from '../typed';
import { z } from '../zod';
import { type AddressValues, isEmptyAddress, mailingAddressForm } from './address-form';

/** The profile of a company as typed. Fields are named as in the API's pointers. */
export interface CompanyProfileValues {
  name: string;
  /** Spaces and dashes are not sent. */
  gs1Prefix: string;
  phone: string;
  /** Empty: the time zone of each user. */
  timeZone: string;
  /** Not sent if nothing of it is filled in. */
  address: AddressValues;
  billedElsewhere: boolean;
  /** Not sent unless `billedElsewhere`. */
  billing: { name: string; email: string; address: AddressValues };
}

/** Parts that the user left out are not checked. */
const filledIn = ({ gs1Prefix, address, billedElsewhere, billing, ...rest }: CompanyProfileValues) => ({
  ...rest,
  gs1Prefix: gs1Prefix.replaceAll(/[\s-]/g, ''),
  address: isEmptyAddress(address) ? null : address,
  billing: billedElsewhere ? billing : null,
});

/** The form of a company's profile; its output is the body of the API's request. */
export const companyProfileForm = z.pipe(
  z.transform(filledIn),
  z.object({
    name: requiredText(COMPANY_FIELDS.name),
    gs1Prefix: optionalText(COMPANY_FIELDS.gs1Prefix),
    phone: optionalPhone(),
    timeZone: optionalText(COMPANY_FIELDS.timeZone),
    address: z.nullable(mailingAddressForm),
    billing: z.nullable(
      z.object({
        name: requiredText(BILLING_FIELDS.name),
        email: optionalText(BILLING_FIELDS.email),
        address: mailingAddressForm,
      }),
    ),
  }),
);

/** The form of a company's defaults; its output is the body of the API's request. */
export const companyDefaultsForm = z.object({
  defaults: z.object({
    ...DEFAULTS_FIELDS,
    billOfLadingText: optionalText(DEFAULTS_FIELDS.billOfLadingText),
  }),
});
