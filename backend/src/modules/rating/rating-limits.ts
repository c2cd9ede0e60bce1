import type { RequestLimit } from '../../platform/throttle/request-limits.js';

/** Limits of requests that rate with every connected carrier. The form requests a preview at most once per pause in typing. */
export const RATING_LIMITS: readonly RequestLimit[] = [
  { name: 'rating-session', per: 'session', points: 300, seconds: 60 },
  { name: 'rating-company', per: 'company', points: 6_000, seconds: 60 },
];
