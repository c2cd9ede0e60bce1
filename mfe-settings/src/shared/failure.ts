import { ApiProblem } from '@lading/api-client';

/** What to say about a request that failed. */
export function failureText(error: unknown): string {
  return error instanceof ApiProblem ? error.detail : 'The server could not be reached. Check the connection and try again.';
}
