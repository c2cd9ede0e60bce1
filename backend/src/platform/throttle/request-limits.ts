/** At most `points` requests in windows of `seconds`, counted over all replicas. */
export interface RequestLimit {
  /** As the `RateLimit` header names it. */
  name: string;
  /** Whose requests are counted together. Requests with an API key have no session: the key's own limit applies (`KEY_RATE`). */
  per: 'session' | 'company';
  points: number;
  seconds: number;
}

/**
 * Limits of expensive requests that several modules have; a module with a limit of its own passes it to `@Metered`. Each is several times what an office of 50 people needs in its busiest minute; they stop a
 * runaway script or a stolen session. `REQUEST_LIMIT_FACTOR` multiplies them.
 */
export const REQUEST_LIMITS = {
  /** Drawing documents as PDF. */
  document: [
    { name: 'document-session', per: 'session', points: 120, seconds: 60 },
    { name: 'document-company', per: 'company', points: 1_200, seconds: 60 },
  ],
  /** Exports as CSV or ZIP, of up to everything that the company has. */
  export: [
    { name: 'export-session', per: 'session', points: 30, seconds: 60 },
    { name: 'export-company', per: 'company', points: 300, seconds: 60 },
  ],
  /** Imports of up to 10,000 rows. */
  import: [
    { name: 'import-session', per: 'session', points: 60, seconds: 60 },
    { name: 'import-company', per: 'company', points: 300, seconds: 60 },
  ],
  /** Uploaded files, each of which is inspected. */
  upload: [
    { name: 'upload-session', per: 'session', points: 120, seconds: 60 },
    { name: 'upload-company', per: 'company', points: 1_200, seconds: 60 },
  ],
  /** Webhook deliveries that people ask for: tests and replays. */
  'webhook-send': [{ name: 'webhook-send', per: 'company', points: 120, seconds: 60 }],
} as const satisfies Record<string, readonly RequestLimit[]>;

/** Event streams that one process keeps open at once: of a session or API key, and of a company. `REQUEST_LIMIT_FACTOR` multiplies them. */
export const STREAM_LIMITS = { reader: 32, company: 2_000 } as const;
