import type { AddressValues } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Address } from '../types';

/** An address as the form shows it; empty fields without one. */
export const addressValues = (address: Address | null | undefined): AddressValues => ({
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postalCode: address?.postalCode ?? '',
  country: address?.country ?? 'US',
});

/** An address on one line. */
export const addressLine = ({ address1, address2, city, state, postalCode, country }: Address): string =>
  [address1, address2, city, `${state} ${postalCode}`, country === 'CA' && t`Canada`].filter(Boolean).join(', ');
