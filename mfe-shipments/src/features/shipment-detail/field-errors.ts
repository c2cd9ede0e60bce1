import { ApiProblem } from '@lading/api-client';

/** Messages of a refusal by the pointer of their field, such as `/pickup/on`. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiProblem
    ? Object.fromEntries(error.errors.map(({ pointer, message }) => [pointer, message]))
    : {};
}

/** Whether the server refused with this code. */
export const hasCode = (error: unknown, code: string): error is ApiProblem =>
  error instanceof ApiProblem && error.code === code;
