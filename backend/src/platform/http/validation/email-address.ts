/**
 * What an address may be made of, beside being well-formed: printable ASCII without quotation marks. A quoted local part can hold a second
 * address, which mail software has delivered to (CVE-2025-13033), and letters that look alike would make two accounts look like one.
 */
export const EMAIL_CHARACTERS = /^[!#-~]*$/;

/** The one spelling under which an address is stored and compared: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
