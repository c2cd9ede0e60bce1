import type { Address } from '../../../kernel/places/address.js';

/** What a company says about itself. Kept as JSON, because it is read and written as a whole. */
export interface CompanyProfile {
  /** E.164; null: none. */
  readonly phone: string | null;
  readonly address: Address | null;
  /** Who pays freight bills, where that is not the company at its address. */
  readonly billing: { readonly name: string; readonly address: Address; readonly email: string | null } | null;
  /** IANA name; null: every reader's own. */
  readonly timeZone: string | null;
  readonly defaults: CompanyDefaults;
}

/** What quotes and documents start from. */
export interface CompanyDefaults {
  readonly units: 'imperial' | 'metric';
  /** Codes of services that every quote asks for unless they are taken out. */
  readonly accessorials: readonly string[];
  /** Printed with the special instructions of every bill of lading; null: none. */
  readonly billOfLadingText: string | null;
}

/** The profile of a company that has said nothing yet. */
export const EMPTY_PROFILE: CompanyProfile = {
  phone: null,
  address: null,
  billing: null,
  timeZone: null,
  defaults: { units: 'imperial', accessorials: [], billOfLadingText: null },
};
