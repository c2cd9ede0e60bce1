/** Bounds of API keys. */
export const API_KEY_LIMITS = {
  /** Characters of a name. */
  name: 60,
  /** Keys of a company that are not revoked. */
  keys: 50,
} as const;
