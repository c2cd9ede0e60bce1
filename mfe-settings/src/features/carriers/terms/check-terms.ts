import { checkTyped } from './term-units';

interface TermIssue {
  path: (string | number)[];
  message: string;
}

/** Problems of all typed terms. */
export function checkTerms(value: unknown, path: (string | number)[]): TermIssue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => checkTerms(item, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => checkTerms(item, [...path, key]));
  const message = checkTyped(String(path.at(-1)), String(value ?? ''));
  return message === null ? [] : [{ path, message }];
}
