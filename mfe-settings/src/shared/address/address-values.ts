import { t } from '@lingui/core/macro';
import type { Address } from '../types';

/** A street address as typed. */
export interface AddressValues {
  address1: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  country: Address['country'];
}

/** An address as the form shows it; empty fields without one. */
export const addressValues = (address: Address | null | undefined): AddressValues => ({
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postalCode: address?.postalCode ?? '',
  country: address?.country ?? 'US',
});

/** Whether all fields of an address are empty. */
export const isEmptyAddress = ({ address1, address2, city, state, postalCode }: AddressValues): boolean =>
  [address1, address2, city, state, postalCode].every((text) => text.trim() === '');

/** The typed address for the API. */
export const toAddress = ({ address1, address2, city, state, postalCode, country }: AddressValues): Address => ({
  address1: address1.trim(),
  address2: address2.trim() || null,
  city: city.trim(),
  state: state.trim().toUpperCase(),
  postalCode: postalCode.trim().toUpperCase(),
  country,
});

/** An address on one line. */
export const addressLine = ({ address1, address2, city, state, postalCode, country }: Address): string =>
  [address1, address2, city, `${state} ${postalCode}`, country === 'CA' ? t`Canada` : t`United States`]
    .filter(Boolean)
    .join(', ');
