/** Attempts before a message becomes a dead letter for operators to check: about 24 hours, longer than outages of other servers last. */
export const MAX_ATTEMPTS = 34;
/** Attempts of a message whose result a user waits for: about ten minutes. */
export const AWAITED_ATTEMPTS = 8;
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 3_600;

/** Seconds to wait after the n-th failed attempt: 5, doubling up to one hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LONGEST_SECONDS);
}
