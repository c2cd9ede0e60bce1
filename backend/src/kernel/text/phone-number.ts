import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';

/** A phone number as stored. */
export interface PhoneNumber {
  /** E.164, such as +13125550100. */
  number: string;
  /** Extension digits, or null. */
  extension: string | null;
}

/** Parses a phone number in common formats, with or without extension; without a country code it is North American. Null if it is not a possible number. */
export function parsePhoneNumber(text: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, metadata);
  return parsed?.isPossible() ? { number: parsed.number, extension: parsed.ext ?? null } : null;
}
