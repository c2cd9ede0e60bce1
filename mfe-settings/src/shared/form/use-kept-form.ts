import { useRemote } from '@lading/mfe-kit';
import { useCallback, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

type KeptForm<V extends FieldValues> = UseFormReturn<V> & {
  /** After saving: resets the form to these values and deletes the draft. */
  saved(values: V): void;
};

/** A form with a draft in `host.storage`, kept through a reload and an expired session until the form is saved. Not for secrets. */
export function useKeptForm<V extends FieldValues>(name: string, stored: V): KeptForm<V> {
  const { storage } = useRemote().host;
  const [pristine, setPristine] = useState(stored);
  const [draft] = useState(() => ({ ...stored, ...(storage.get(name) as Partial<V> | undefined) }));
  const form = useForm<V>({ defaultValues: draft as DefaultValues<V> });
  const { subscribe, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          JSON.stringify(values) === JSON.stringify(pristine) ? storage.remove(name) : storage.set(name, values),
      }),
    [subscribe, storage, name, pristine],
  );

  const saved = useCallback(
    (values: V) => {
      setPristine(values);
      reset(values);
      storage.remove(name);
    },
    [reset, storage, name],
  );
  return { ...form, saved };
}
