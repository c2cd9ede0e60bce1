import type { Country } from './region.js';

const ZIP = /^(\d{5})(?:-?(\d{4}))?$/;
/** No D, F, I, O, Q or U, and no W or Z as first letter (Canada Post). */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;
const FSA = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/;

/** A parsed postal code. */
export interface PostalCode {
  readonly country: Country;
  /** `60601` or `M5V2T6`: sent to carriers, without ZIP+4. */
  readonly code: string;
  /** ZIP5 or forward sortation area, the key of location data. */
  readonly area: string;
  /** `60601-1234` or `M5V 2T6`: for display. */
  readonly display: string;
}

/** Parses a US ZIP, ZIP+4 or Canadian postal code in upper or lower case; null if it is not valid for the country. */
export function parsePostalCode(country: Country, text: string): PostalCode | null {
  const trimmed = text.trim().toUpperCase();
  if (country === 'US') {
    const match = ZIP.exec(trimmed);
    if (!match) return null;
    const zip = match[1]!;
    return { country, code: zip, area: zip, display: match[2] ? `${zip}-${match[2]}` : zip };
  }
  const match = CANADIAN.exec(trimmed);
  if (!match) return null;
  return { country, code: match[1]! + match[2]!, area: match[1]!, display: `${match[1]} ${match[2]}` };
}

/** A postal code for people: `60601-1234`, `H3B 4W5`; unchanged if it is not valid for the country. */
export function displayedPostalCode({ country, postalCode }: { country: Country; postalCode: string }): string {
  return parsePostalCode(country, postalCode)?.display ?? postalCode;
}

/** Infers the country of a postal code, for input without a country: Canada for Canadian codes, else the US. */
export function countryOfPostalCode(text: string): Country {
  return parsePostalCode('CA', text) === null ? 'US' : 'CA';
}

/** Whether the text is a Canadian forward sortation area such as M5V. */
export function isForwardSortationArea(text: string): boolean {
  return FSA.test(text);
}
