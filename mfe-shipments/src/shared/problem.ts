import { ApiProblem } from '@lading/api-client';
import { t } from '@lingui/core/macro';

/** A failure in words for people. */
export interface Failure {
  message: string;
  /** Joins it with the server's log line; on server errors only. */
  digest?: string;
}

/** What to say about an error of a request. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof ApiProblem) return { message: error.detail, digest: error.digest };
  return { message: t`The server could not be reached. Check the connection and try again.` };
}

export const isForbidden = (error: unknown): boolean => error instanceof ApiProblem && error.status === 403;
