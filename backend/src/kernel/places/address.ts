import type { Country } from './region.js';

/** A complete street address in the US or Canada. */
export interface Address {
  readonly address1: string;
  readonly address2?: string | null;
  readonly city: string;
  /** Two-letter state or province. */
  readonly state: string;
  /** US ZIP or ZIP+4, or Canadian postal code. */
  readonly postalCode: string;
  readonly country: Country;
}
