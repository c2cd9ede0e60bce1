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

/** How a carrier computes the last character of its PRO numbers. */
export const CHECK_RULES = ['none', 'mod7', 'mod10', 'mod11'] as const;
export type CheckRule = (typeof CHECK_RULES)[number];

const MODULO: Readonly<Record<CheckRule, (digits: string) => string>> = {
  none: () => '',
  // XPO label guide: the remainder.
  mod7: (digits) => String(BigInt(digits) % 7n),
  // ISO/IEC 7812-1 Annex B (Luhn).
  mod10: (digits) => String(luhn(digits)),
  // YRC: 11 minus the remainder; 11 is written 0, and 10 is written X.
  mod11: (digits) => ['0', ...'X987654321'][Number(BigInt(digits) % 11n)] ?? '',
};

/** The check character after these digits; empty for carriers without one. */
export function checkCharacter(rule: CheckRule, digits: string): string {
  return MODULO[rule](digits);
}

/** Whether the normalized number ends with the check character of the rule, after any letters at its start. */
export function hasCheckCharacter(rule: CheckRule, normalised: string): boolean {
  if (rule === 'none') return true;
  const [, digits = '', check] = /^[A-Z]*(\d+)([\dX])$/.exec(normalised) ?? [];
  return digits !== '' && checkCharacter(rule, digits) === check;
}

function luhn(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
