/** GS1 identification numbers with their modulo-10 check digit (GS1 General Specifications, section 7.9). */

/**
 * For companies without a GS1 company prefix. GS1 reserves the prefixes 040 to 049 for numbers used inside a
 * company, so these never collide with numbers under a company's own prefix.
 */
export const RESTRICTED_PREFIX = '0400000';

/** Check digit of a digit string: weights 3, 1, 3, 1 and so on, from the right. Throws `RangeError` for non-digits. */
export function gs1CheckDigit(digits: string): number {
  if (!/^\d+$/.test(digits)) throw new RangeError('A GS1 number has digits only');
  let sum = 0;
  for (let index = digits.length - 1, weight = 3; index >= 0; index--, weight = 4 - weight)
    sum += Number(digits[index]) * weight;
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit is a valid check digit. */
export function isGs1Number(number: string): boolean {
  return /^\d{2,}$/.test(number) && gs1CheckDigit(number.slice(0, -1)) === Number(number.at(-1));
}

/** Bill of lading number: 17-digit GS1 shipment identification number (GSIN) from company prefix and serial, application identifier (402). */
export function bolNumber(companyPrefix: string, serial: number): string {
  return withCheckDigit(companyPrefix, serial, 16);
}

/** 18-digit serial shipping container code from extension digit, company prefix and serial, application identifier (00). */
export function serialShippingContainerCode(extension: number, companyPrefix: string, serial: number): string {
  return withCheckDigit(`${extension}${companyPrefix}`, serial, 17);
}

function withCheckDigit(prefix: string, serial: number, length: number): string {
  const number = String(serial).padStart(length - prefix.length, '0');
  const body = prefix + number;
  if (!Number.isSafeInteger(serial) || serial < 0 || body.length !== length)
    throw new RangeError(`Serial ${serial} does not fit after prefix ${prefix}`);
  return body + String(gs1CheckDigit(body));
}
