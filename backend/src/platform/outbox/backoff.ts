/** Attempts before a message is given up and kept for people to look at. */
export const MAX_ATTEMPTS = 8;
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 3_600;

/** Seconds to wait after the n-th failed attempt: 5, doubling, at most an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LONGEST_SECONDS);
}
