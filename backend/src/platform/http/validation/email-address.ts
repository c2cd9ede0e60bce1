/**
 * Characters of an email address, in addition to its syntax: printable ASCII without quotation marks. A quoted local part can contain a second
 * address, to which mail software has delivered (CVE-2025-13033), and look-alike letters would make two accounts look the same.
 */
export const EMAIL_CHARACTERS = /^[!#-~]*$/;

/** Normalized form of an address for storage and comparison: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
