import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';

/** At most `points` requests in windows of `seconds`, counted across all replicas. */
export interface RequestLimit {
  /** Name in the `RateLimit` header. */
  name: string;
  /** Scope of the count. Requests with an API key have no session: the key's own limit applies (`KEY_RATE`). */
  per: 'session' | 'company';
  points: number;
  seconds: number;
}

/**
 * Limits of expensive requests that several modules share; a module passes its own limits to `@Metered`. Each is several times what an office of
 * 50 people needs in its busiest minute; they stop a runaway script or a stolen session. `REQUEST_LIMIT_FACTOR` multiplies them.
 */
export const REQUEST_LIMITS = {
  /** Rendering documents as PDF. */
  document: [
    { name: 'document-session', per: 'session', points: 120, seconds: 60 },
    { name: 'document-company', per: 'company', points: 1_200, seconds: 60 },
  ],
  /** CSV or ZIP exports of up to all data of the company. */
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
  /** Webhook deliveries that users request: tests and replays. */
  'webhook-send': [{ name: 'webhook-send', per: 'company', points: 120, seconds: 60 }],
} as const satisfies Record<string, readonly RequestLimit[]>;

/**
 * Requests that one process works on at the same time, beyond which it refuses more with 503: of everyone, and of one company, so that its
 * requests leave room for those of others. Streams and requests whose body is still arriving do not count. A process answers 50 to 200 requests a
 * second. The proxy lets fewer requests through (infra/nginx), so the first limit is for arrangements without it.
 */
export const OPEN_REQUESTS = { process: 100, company: 40 } as const;

/** Maximum open event streams per process: of a session or API key, and of a company. `REQUEST_LIMIT_FACTOR` multiplies them. */
export const STREAM_LIMITS = { reader: 32, company: 2_000 } as const;

/** Counts of the quotas of a company, whose points the operator sets. */
export const QUOTA_RULES = {
  requests: { name: 'company', per: 'company', seconds: 10 },
  imports: { name: 'imports-of-day', per: 'company', seconds: 86_400 },
} as const;

/** Metadata of `@Metered()`, for the meter guard. */
export const MeteredRoute = Reflector.createDecorator<readonly RequestLimit[]>();

/** Limits the request rate per session and company: 429 with `Retry-After` beyond that. The API document lists the limits. */
export function Metered(limits: keyof typeof REQUEST_LIMITS | readonly RequestLimit[]): MethodDecorator {
  const list = typeof limits === 'string' ? REQUEST_LIMITS[limits] : limits;
  return applyDecorators(MeteredRoute(list), ApiExtension('x-rate-limits', list));
}
