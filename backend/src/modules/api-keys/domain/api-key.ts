/** Limits of API keys. */
export const API_KEY_LIMITS = {
  /** Maximum length of a name in characters. */
  name: 60,
  /** Maximum number of unrevoked keys per company. */
  keys: 50,
} as const;

/** Whether the key's last valid day (UTC, inclusive) has passed. */
export function isExpired(expiresOn: string | null, now: Date): boolean {
  return expiresOn !== null && expiresOn < now.toISOString().slice(0, 10);
}
