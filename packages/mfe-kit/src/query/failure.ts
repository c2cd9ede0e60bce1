import { ApiProblem } from '@lading/api-client';
import { formatTime } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';

/** An error whose message is written for the user. */
export class UserFacingError extends Error {}

/** What to tell the user about a request that failed. */
export function failureMessage(error: unknown, now = new Date()): string {
  if (error instanceof UserFacingError) return error.message;
  if (!(error instanceof ApiProblem)) return t`The server could not be reached. Check the connection and try again.`;
  const { retryAfterSeconds, unlockMailed } = error.params;
  if (error.code !== 'TOO_MANY_ATTEMPTS' || typeof retryAfterSeconds !== 'number') return error.detail;
  const wait = tooManyAttempts(retryAfterSeconds, now);
  return unlockMailed === true
    ? t`${wait} To sign in now, open the link that we emailed to the account's address in this browser.`
    : wait;
}

/** Identifies a server error in the server's log. */
export const failureDigest = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.digest : undefined;

/** Whether the API refused with one of these codes. */
export const isProblem = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ApiProblem && codes.includes(error.code);

/** Whether the API refused: the same request would be refused again. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiProblem && error.status < 500;

export const isForbidden = (error: unknown): boolean => error instanceof ApiProblem && error.status === 403;
export const isNotFound = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

/** Rounded up to whole minutes, so that an attempt at the displayed time is accepted. */
function tooManyAttempts(seconds: number, now: Date): string {
  const minutes = Math.ceil(seconds / 60);
  const at = new Date(now.getTime() + seconds * 1000 + 59_999);
  const clock = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
  const time = formatTime(clock);
  return plural(minutes, {
    one: `Too many attempts. Try again at ${time}, in a minute.`,
    other: `Too many attempts. Try again at ${time}, in # minutes.`,
  });
}
