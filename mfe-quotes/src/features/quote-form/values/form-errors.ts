import { ApiProblem } from '@lading/api-client';
import type { z } from '@lading/trade/schemas';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FoldId, foldOf } from '../folds/fold-of';
import { fieldPathOf } from './field-path';
import type { ParsedQuote } from './quote-form-schema';
import type { QuoteFormValues } from './quote-form-values';

/** Error with one field; `path` is its name in the form. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** Fields that are always shown, then the folds, in the order of the page. */
const ESSENTIALS = ['stops', 'pickup', 'handlingUnits', 'accessorials', 'accessorialDetails'];
const FOLDS: FoldId[] = ['address', 'times', 'mode', 'payment', 'value', 'customs', 'references'];

/** In the order of the page: a schema reports the fields that it transforms after the others. */
export function inPageOrder<T extends FieldIssue>(issues: T[]): T[] {
  const place = ({ path }: FieldIssue) => {
    const [field = '', row] = path.split('.');
    const fold = foldOf(path);
    const isFolded = fold !== null && FOLDS.includes(fold);
    return {
      field: isFolded ? ESSENTIALS.length + FOLDS.indexOf(fold) : ESSENTIALS.indexOf(field),
      row: Number(row) || 0,
    };
  };
  return issues
    .map((issue) => ({ issue, ...place(issue) }))
    .sort((one, other) => one.field - other.field || one.row - other.row)
    .map(({ issue }) => issue);
}

/** The issues of a schema by field, the first of each. */
export function issuesOf(error: z.core.$ZodError | undefined): FieldIssue[] {
  const issues = (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
  return inPageOrder(issues.filter(({ path }, index) => issues.findIndex((other) => other.path === path) === index));
}

/** All messages of a tree of errors with their fields. */
export function listErrors(errors: object, path = ''): (FieldIssue & { type: unknown })[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref' || key === 'root') return [];
    const here = path ? `${path}.${key}` : key;
    return 'message' in error && typeof error.message === 'string'
      ? [{ path: here, message: error.message, type: 'type' in error ? error.type : null }]
      : listErrors(error, here);
  });
}

/** Clears an error of the schema when a change of another field has resolved it. Errors of the server stay until their field changes. */
export function useClearedErrors(
  { subscribe, clearErrors }: UseFormReturn<QuoteFormValues, unknown, ParsedQuote>,
  schema: z.ZodMiniType<ParsedQuote, QuoteFormValues>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, errors = {} }) => {
          const shown = listErrors(errors).filter(({ type }) => type !== 'server');
          if (shown.length === 0) return;
          void schema.safeParseAsync(values).then(({ error }) => {
            const open = issuesOf(error).map(({ path }) => path);
            for (const { path } of shown) if (!open.includes(path)) clearErrors(path as 'pickup.on');
          });
        },
      }),
    [subscribe, clearErrors, schema],
  );
}

/** The API refused single fields. */
export const refusesFields = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.errors.length > 0;

/** Shows messages of the API at their fields and leads to the first one; messages without a field are in `errors.root.server`. */
export function showRefusedFields(
  error: unknown,
  form: UseFormReturn<QuoteFormValues, unknown, ParsedQuote>,
  show: (path: string) => void,
): void {
  if (!refusesFields(error)) return;
  const values = form.getValues();
  const rest: string[] = [];
  const refused: FieldIssue[] = [];
  for (const { pointer, message } of error.errors) {
    const path = fieldPathOf(pointer, values);
    if (path === null) rest.push(message);
    else {
      form.setError(path as 'pickup.on', { type: 'server', message });
      refused.push({ path, message });
    }
  }
  if (rest.length > 0) form.setError('root.server', { message: rest.join(' ') });
  const [first] = inPageOrder(refused);
  if (first) show(first.path);
}
