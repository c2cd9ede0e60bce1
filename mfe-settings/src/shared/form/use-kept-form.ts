import { useRemote } from '@lading/mfe-kit';
import { useCallback, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

type KeptForm<V extends FieldValues> = UseFormReturn<V> & {
  /** Call it once the form is saved: shows the given values and forgets what was typed. */
  saved(values: V): void;
};

/**
 * A form whose typed text survives a reload and a session that died: it stays in this tab until it is saved. Not for secrets.
 * `stored` is what the form shows before anything is typed.
 */
export function useKeptForm<V extends FieldValues>(name: string, stored: V): KeptForm<V> {
  const { host } = useRemote();
  const key = `lading.settings-form.${name}.${host.session.user?.id ?? ''}`;
  const [pristine, setPristine] = useState(stored);
  const [typed] = useState(() => ({ ...stored, ...read<V>(key) }));
  const form = useForm<V>({ defaultValues: typed as DefaultValues<V> });
  const { subscribe, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(key, JSON.stringify(values) === JSON.stringify(pristine) ? null : values),
      }),
    [subscribe, key, pristine],
  );

  const saved = useCallback(
    (values: V) => {
      setPristine(values);
      reset(values);
      keep(key, null);
    },
    [reset, key],
  );
  return { ...form, saved };
}

function read<V>(key: string): Partial<V> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<V>;
  } catch {
    return {};
  }
}

/** A browser that refuses storage only loses the safety net. */
function keep(key: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The form goes on without it.
  }
}
