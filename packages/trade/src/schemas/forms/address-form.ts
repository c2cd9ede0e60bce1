import { ADDRESS_FIELDS, checkPostalCode } from '../places';
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

const upperCase = (schema: z.ZodType<string, string>) => z.string().trim().toUpperCase().pipe(schema);

/** A complete street address. */
export const addressForm = z
  .object({
    address1: requiredText(ADDRESS_FIELDS.address1),
    address2: optionalText(ADDRESS_FIELDS.address2.unwrap().unwrap()),
    city: requiredText(ADDRESS_FIELDS.city),
    state: upperCase(ADDRESS_FIELDS.state),
    postalCode: upperCase(ADDRESS_FIELDS.postalCode),
    country: ADDRESS_FIELDS.country,
  })
  .superRefine(checkPostalCode, ALWAYS);

/** Whether nothing of an address is filled in. */
export const isEmptyAddress = ({ address1, address2, city, state, postalCode }: AddressValues): boolean =>
  [address1, address2, city, state, postalCode].every((text) => text.trim() === '');

/** An address that can be left out: null if nothing of it is filled in. */
export const optionalAddressForm = z
  .custom<AddressValues>()
  .transform((address) => (isEmptyAddress(address) ? null : address))
  .pipe(addressForm.nullable());
