/** Bounds of connections over HTTP (freight.md Annex E: 8 s soft, 20 s hard). */
export const CONNECTION_LIMITS = {
  endpoint: 500,
  timeoutSeconds: 8,
  timeoutSecondsMax: 20,
} as const;
