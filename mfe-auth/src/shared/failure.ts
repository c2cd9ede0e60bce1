import { ApiProblem } from '@lading/api-client';
import { formatTime } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** A failure that its maker has put into words for the person who reads it. */
export class SaidFailure extends Error {}

/** What to say about a request that failed. */
export function failureText(error: unknown, now = new Date()): string {
  if (error instanceof SaidFailure) return error.message;
  if (!(error instanceof ApiProblem)) return t`The server could not be reached. Check the connection and try again.`;
  const { retryAfterSeconds, unlockMailed } = error.params;
  if (error.code !== 'TOO_MANY_ATTEMPTS' || typeof retryAfterSeconds !== 'number') return error.detail;
  const wait = tooMany(retryAfterSeconds, now);
  return unlockMailed === true
    ? t`${wait} To sign in now, open the link in this browser that we mailed to the account's address, if it exists.`
    : wait;
}

/** Whether the API refused for one of these reasons. */
export const isProblem = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ApiProblem && codes.includes(error.code);

/** Shows refused fields at their fields, the first one focused. Returns false when the failure is not about any field of the form. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const refused = error instanceof ApiProblem ? error.errors : [];
  const known = fields.flatMap((field) =>
    refused.filter(({ pointer }) => pointer === `/${field}`).map(({ message }) => ({ field, message })),
  );
  known.forEach(({ field, message }, index) =>
    setError(field, { type: 'server', message: sentence(message) }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

/** Validation messages are the end of a sentence ("must be ..."). */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Rounded up to whole minutes, so that a try at the time that is shown counts again. */
function tooMany(seconds: number, now: Date): string {
  const minutes = Math.ceil(seconds / 60);
  const at = new Date(now.getTime() + seconds * 1000 + 59_999);
  const clock = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
  const time = formatTime(clock);
  return plural(minutes, {
    one: `Too many attempts. Try again at ${time}, in a minute.`,
    other: `Too many attempts. Try again at ${time}, in # minutes.`,
  });
}
