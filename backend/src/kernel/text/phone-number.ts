import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';

/** A telephone number as it is stored. */
export interface PhoneNumber {
  /** E.164, such as +13125550100. */
  number: string;
  /** Digits to dial afterwards; null when there are none. */
  extension: string | null;
}

/** Reads a number as people write it, with or without extension; without a country code it is one of North America. Null: not a possible number. */
export function parsePhoneNumber(text: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, metadata);
  return parsed?.isPossible() ? { number: parsed.number, extension: parsed.ext ?? null } : null;
}
