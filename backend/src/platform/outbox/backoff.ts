/** Attempts before a message becomes a dead letter for operators to check. */
export const MAX_ATTEMPTS = 8;
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 3_600;

/** Seconds to wait after the n-th failed attempt: 5, doubling up to one hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LONGEST_SECONDS);
}
