import { t } from '@lingui/core/macro';
import { LIMITS } from '../../limits';
import { ADDRESS_FIELDS, checkPostalCode, MAILING_ADDRESS_FIELDS } from '../places';
import { oneLine } from '../text';
import { optionalText, requiredText } from '../typed';
import { ALWAYS, z } from '../zod';

/** A street address as typed. */
export interface AddressValues {
  address1: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  country: 'US' | 'CA';
}

const upperCase = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(z.string().check(z.trim(), z.toUpperCase()), schema);

const inputsOf = (fields: typeof MAILING_ADDRESS_FIELDS) => ({
  address1: requiredText(fields.address1),
  address2: optionalText(fields.address2),
  city: requiredText(fields.city),
  state: upperCase(fields.state),
  postalCode: upperCase(fields.postalCode),
  country: fields.country,
});

const formOf = (fields: typeof MAILING_ADDRESS_FIELDS) =>
  z.object(inputsOf(fields)).check(z.superRefine(checkPostalCode, ALWAYS));

/** A complete street address. */
export const addressForm = formOf(ADDRESS_FIELDS);

/** A complete address that receives mail. */
export const mailingAddressForm = formOf(MAILING_ADDRESS_FIELDS);

/** Name and mailing address of a company, such as the payer of a freight bill. */
export interface PartyValues extends AddressValues {
  name: string;
}

export const EMPTY_PARTY: PartyValues = {
  name: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'US',
};

/** Inputs of a party; check with `checkPostalCode`. */
export const PARTY_INPUTS = {
  name: requiredText(oneLine({ min: 1, max: LIMITS.stopName, missing: () => t`Enter the company name.` })),
  ...inputsOf(MAILING_ADDRESS_FIELDS),
};

/** Whether nothing of an address is filled in. */
export const isEmptyAddress = ({ address1, address2, city, state, postalCode }: AddressValues): boolean =>
  [address1, address2, city, state, postalCode].every((text) => text.trim() === '');
