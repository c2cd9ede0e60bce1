import type { Response } from 'express';
import type { Allowance, ThrottleRule } from './throttle.js';

const POLICY = 'RateLimit-Policy';
const STATE = 'RateLimit';

/** Adds `RateLimit` headers to the response (draft-ietf-httpapi-ratelimit-headers-10). */
export function addRateLimit(
  response: Response,
  { name, points, seconds }: Omit<ThrottleRule, 'key'>,
  { remaining, resetSeconds }: Allowance,
): void {
  add(response, POLICY, `"${name}";q=${points};w=${seconds}`);
  add(response, STATE, `"${name}";r=${Math.max(0, remaining)};t=${resetSeconds}`);
}

function add(response: Response, header: string, item: string): void {
  const present = response.getHeader(header);
  response.setHeader(header, present === undefined ? item : `${String(present)}, ${item}`);
}
