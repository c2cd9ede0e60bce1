import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ParsedQuote } from './quote-form-schema';
import type { QuoteFormValues } from './quote-form-values';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Applies defaults that are loaded after the form was opened to the fields that the user has not changed. */
export function useLaterDefaults(
  { getValues, resetField }: UseFormReturn<QuoteFormValues, unknown, ParsedQuote>,
  defaults: QuoteFormValues,
): void {
  const applied = useRef(defaults);
  useEffect(() => {
    const before = applied.current;
    applied.current = defaults;
    for (const name of Object.keys(defaults) as (keyof QuoteFormValues)[]) {
      const isChanged = !isSame(before[name], defaults[name]);
      if (isChanged && isSame(getValues(name), before[name])) resetField(name, { defaultValue: defaults[name] });
    }
  }, [defaults, getValues, resetField]);
}
