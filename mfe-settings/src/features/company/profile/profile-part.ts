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

const ADDRESS_LABELS = { address1: 'street', address2: 'suite or building', city: 'city', state: 'state or province', postalCode: 'postal code', country: 'country' } as const;
type AddressField = keyof typeof ADDRESS_LABELS;
const addressLabels = <P extends string>(path: P, name: string) =>
  Object.fromEntries(Object.entries(ADDRESS_LABELS).map(([field, label]) => [`${path}.${field}`, `${name}: ${label}`])) as Record<`${P}.${AddressField}`, string>;

/** Every field with its name. */
export const PROFILE_LABELS = {
  name: 'Legal name',
  phone: 'Phone',
  gs1Prefix: 'GS1 company prefix',
  timeZone: 'Time zone',
  ...addressLabels('address', 'Address'),
  billedElsewhere: 'Billed elsewhere',
  'billing.name': 'Billed to',
  'billing.email': 'E-mail for invoices',
  ...addressLabels('billing.address', 'Billing address'),
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
    billing: billedElsewhere ? { name: billing.name.trim(), email: billing.email.trim() || null, address: toAddress(billing.address) } : null,
  }),
};
