import { companyProfileForm, type CompanyProfileValues, z } from '@lading/trade/schemas';
import { msg } from '@lingui/core/macro';
import { addressValues } from '../../../shared/address/address-values';
import type { Company } from '../../../shared/types';
import type { Versioned } from '../use-company-form';

/** Labels of the fields that a conflict compares. */
export const COMPANY_LABELS = {
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

export const companySchema = z.intersection(companyProfileForm, z.object({ version: z.number() }));

/** The profile of a company as the form shows it. */
export const companyValues = (company: Company): Versioned<CompanyProfileValues> => ({
  name: company.name,
  gs1Prefix: company.gs1Prefix ?? '',
  phone: company.phone ?? '',
  timeZone: company.timeZone ?? '',
  address: addressValues(company.address),
  billedElsewhere: company.billing !== null,
  billing: {
    name: company.billing?.name ?? '',
    email: company.billing?.email ?? '',
    address: addressValues(company.billing?.address),
  },
  version: company.version,
});
