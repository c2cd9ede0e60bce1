/** PRO numbers: a carrier's shipment numbers. */

/** Normalizes to uppercase letters and digits, without hyphens and spaces. */
export function normalisePro(text: string): string {
  return text.replace(/[-\s]/g, '').toUpperCase();
}

/** Whether the normalized number has the format of a PRO: 7 to 15 letters and digits. */
export function isProNumber(normalised: string): boolean {
  return /^[A-Z0-9]{7,15}$/.test(normalised);
}

/** Ninth digit of an XPO PRO, computed from the first eight: modulo 7 (XPO label guide). Throws `RangeError` unless given eight digits. */
export function xpoCheckDigit(firstEight: string): number {
  if (!/^\d{8}$/.test(firstEight)) throw new RangeError('An XPO PRO starts with eight digits');
  return Number(firstEight) % 7;
}
