import { msg } from '@lingui/core/macro';
import { addressValues, type AddressValues, isEmptyAddress, toAddress } from '../../../shared/address/address-values';
import { toE164 } from '../../../shared/phone';
import type { CompanyPart } from '../saving/use-company-form';

/** The company's profile as it is typed. */
export interface CompanyProfileValues {
  name: string;
  gs1Prefix: string;
  phone: string;
  /** Empty: every reader's own. */
  timeZone: string;
  address: AddressValues;
  /** Whether somebody else pays freight bills, or at another address. */
  billedElsewhere: boolean;
  billing: { name: string; email: string; address: AddressValues };
}

/** Every field with its name. */
export const PROFILE_LABELS = {
  name: msg`Legal name`,
  phone: msg`Phone`,
  gs1Prefix: msg`GS1 company prefix`,
  timeZone: msg`Time zone`,
  'address.address1': msg`Address: street`,
  'address.address2': msg`Address: suite or building`,
  'address.city': msg`Address: city`,
  'address.state': msg`Address: state or province`,
  'address.postalCode': msg`Address: postal code`,
  'address.country': msg`Address: country`,
  billedElsewhere: msg`Separate bill-to`,
  'billing.name': msg`Bill to`,
  'billing.email': msg`Email for invoices`,
  'billing.address.address1': msg`Billing address: street`,
  'billing.address.address2': msg`Billing address: suite or building`,
  'billing.address.city': msg`Billing address: city`,
  'billing.address.state': msg`Billing address: state or province`,
  'billing.address.postalCode': msg`Billing address: postal code`,
  'billing.address.country': msg`Billing address: country`,
};

export const PROFILE_PART: CompanyPart<CompanyProfileValues> = {
  name: 'company-profile',
  fields: Object.keys(PROFILE_LABELS) as (keyof typeof PROFILE_LABELS)[],
  toValues: ({ name, gs1Prefix, phone, timeZone, address, billing }) => ({
    name,
    gs1Prefix: gs1Prefix ?? '',
    phone: phone ?? '',
    timeZone: timeZone ?? '',
    address: addressValues(address),
    billedElsewhere: billing !== null,
    billing: { name: billing?.name ?? '', email: billing?.email ?? '', address: addressValues(billing?.address) },
  }),
  toChange: ({ name, gs1Prefix, phone, timeZone, address, billedElsewhere, billing }) => ({
    name: name.trim(),
    gs1Prefix: gs1Prefix.replace(/[\s-]/g, '') || null,
    phone: phone.trim() === '' ? null : toE164(phone),
    timeZone: timeZone || null,
    address: isEmptyAddress(address) ? null : toAddress(address),
    billing: billedElsewhere
      ? { name: billing.name.trim(), email: billing.email.trim() || null, address: toAddress(billing.address) }
      : null,
  }),
};
