import type { Address } from '../../../kernel/places/address.js';
import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';

/** Profile of a company. Stored as JSON, because it is read and written as a whole. */
export interface CompanyProfile {
  /** E.164; null if none. */
  readonly phone: string | null;
  readonly address: Address | null;
  /** Payer of freight bills, if different from the company and its address. */
  readonly billing: { readonly name: string; readonly address: Address; readonly email: string | null } | null;
  /** IANA name; null for each reader's own time zone. */
  readonly timeZone: string | null;
  readonly defaults: CompanyDefaults;
}

/** Defaults of quotes and documents. */
export interface CompanyDefaults {
  readonly units: 'imperial' | 'metric';
  /** Codes of accessorials preselected in every new quote. */
  readonly accessorials: readonly string[];
  /** Printed with the special instructions of every bill of lading; null if none. */
  readonly billOfLadingText: string | null;
  /** Of documents. Absent in profiles of earlier versions: English. */
  readonly language?: Locale;
}

/** Language of documents. */
export const languageOf = ({ defaults }: CompanyProfile): Locale => defaults.language ?? SOURCE_LOCALE;

/** Profile of a new company. */
export const EMPTY_PROFILE: CompanyProfile = {
  phone: null,
  address: null,
  billing: null,
  timeZone: null,
  defaults: { units: 'imperial', accessorials: [], billOfLadingText: null },
};
