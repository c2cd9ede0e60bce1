/** Bounds of API keys. */
export const API_KEY_LIMITS = {
  /** Characters of a name. */
  name: 60,
  /** Keys of a company that are not revoked. */
  keys: 50,
} as const;

/** Whether the last day on which a key works, in UTC, has passed. */
export function isExpired(expiresOn: string | null, now: Date): boolean {
  return expiresOn !== null && expiresOn < now.toISOString().slice(0, 10);
}
