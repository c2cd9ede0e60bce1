import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Takes over what a form starts from where that comes later than the form: for the fields that nobody has touched since. */
export function useLatePristine<V extends FieldValues>({ getValues, setValue }: UseFormReturn<V>, pristine: V): void {
  const shown = useRef(pristine);
  useEffect(() => {
    const before = shown.current;
    shown.current = pristine;
    const values = getValues();
    for (const name of Object.keys(pristine) as Path<V>[]) {
      if (!same(before[name], pristine[name]) && same(values[name], before[name])) setValue(name, pristine[name]);
    }
  }, [pristine, getValues, setValue]);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
