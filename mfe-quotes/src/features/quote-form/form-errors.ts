import { ApiProblem } from '@lading/api-client';
import { today } from '@lading/trade';
import { useEffect } from 'react';
import { type FieldErrors, type Resolver, set, type UseFormReturn } from 'react-hook-form';
import { checkQuoteForm } from './check-quote-form';
import type { FieldIssue } from './field-issue';
import { fieldPathOf } from './field-path';
import type { QuoteFormValues } from './quote-form-values';

/** Hands the issues of the form to the form library. */
export const quoteFormResolver: Resolver<QuoteFormValues> = (values) => {
  const issues = checkQuoteForm(values, today(new Date()));
  if (issues.length === 0) return { values, errors: {} };
  const errors: FieldErrors<QuoteFormValues> = {};
  for (const { path, message } of issues) set(errors, path, { type: 'check', message });
  return { values: {}, errors };
};

/** All messages of a tree of errors with the fields they belong to. */
export function listErrors(errors: object, path = ''): (FieldIssue & { type: unknown })[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const here = path ? `${path}.${key}` : key;
    return 'message' in error && typeof error.message === 'string'
      ? [{ path: here, message: error.message, type: 'type' in error ? error.type : null }]
      : listErrors(error, here);
  });
}

/** Takes away what the checks found once it no longer holds, also when another field was changed; what the server said stays until its field changes. */
export function useClearedErrors({ subscribe, clearErrors }: UseFormReturn<QuoteFormValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, errors = {} }) => {
          const open = checkQuoteForm(values, today(new Date())).map(({ path }) => path);
          const settled = listErrors(errors).filter(({ path, type }) => type === 'check' && !open.includes(path));
          for (const { path } of settled) clearErrors(path as 'pickup.on');
        },
      }),
    [subscribe, clearErrors],
  );
}

/** Fields that the server refused: those of the form by name, the others as plain messages. */
export function refusedFields(
  error: unknown,
  values: QuoteFormValues,
): { placed: FieldIssue[]; others: string[] } | null {
  if (!(error instanceof ApiProblem) || error.errors.length === 0) return null;
  const placed: FieldIssue[] = [];
  const others: string[] = [];
  for (const { pointer, message } of error.errors) {
    const path = fieldPathOf(pointer, values);
    if (path) placed.push({ path, message });
    else others.push(message);
  }
  return { placed, others };
}
