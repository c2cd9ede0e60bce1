const ZIP = /^(\d{5})(?:-?(\d{4}))?$/;
const FSA = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/;
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** A postal code as the request carries it. */
export interface PostalCode {
  postalCode: string;
  country: 'US' | 'CA';
}

/** Reads a US ZIP, ZIP+4, Canadian postal code or its first three characters as typed; null when it is none of them. */
export function readPostalCode(text: string): PostalCode | null {
  const code = text.trim().toUpperCase();
  const zip = ZIP.exec(code);
  if (zip) return { postalCode: zip[2] ? `${zip[1]}-${zip[2]}` : code, country: 'US' };
  if (FSA.test(code)) return { postalCode: code, country: 'CA' };
  const parts = CANADIAN.exec(code);
  return parts ? { postalCode: `${parts[1]} ${parts[2]}`, country: 'CA' } : null;
}

/** An address in one line: street, then any city and state, then the postal code. */
const ADDRESS = /^\s*(\d[^,]*[^,\s]),.*?(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\s*$/i;

/** Reads street and postal code of an address in one line, such as `12 S Dock Pl, Chicago, IL 60601`; null when it is anything else. */
export function readAddress(text: string): { address1: string; postalCode: string } | null {
  const [, address1, code = ''] = ADDRESS.exec(text) ?? [];
  const postalCode = readPostalCode(code)?.postalCode;
  return address1 && postalCode ? { address1, postalCode } : null;
}

/** The area that the location data knows: ZIP5 or forward sortation area. */
export function areaOf({ postalCode, country }: PostalCode): string {
  return postalCode.slice(0, country === 'US' ? 5 : 3);
}

/** Whether the text is a ZIP, ZIP+4 or Canadian postal code of the country. */
export const isPostalCodeOf = (country: PostalCode['country'], text: string): boolean =>
  readPostalCode(text)?.country === country;
