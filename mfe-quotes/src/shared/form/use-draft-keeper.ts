import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { removeDraft, writeDraft } from './draft-storage';

/** Writing waits for a rest in typing, in milliseconds. */
const REST = 300;

export interface DraftKeeping<V extends FieldValues> {
  form: UseFormReturn<V>;
  key: string;
  /** The form without anything typed; as long as it looks like this there is no draft. */
  pristine: V;
  /** Revision of the stored quote that the form began with. */
  revision: number | null;
}

/** Keeps what is typed in the browser until it is saved: through a reload, a dead session and a failed save. Call the result once it is saved. */
export function useDraftKeeper<V extends FieldValues>({ form, key, pristine, revision }: DraftKeeping<V>): () => void {
  const { getValues, subscribe } = form;
  const saved = useRef(false);

  const keep = useCallback(() => {
    if (saved.current) return;
    const values = getValues();
    if (JSON.stringify(values) === JSON.stringify(pristine)) removeDraft(key);
    else writeDraft(key, { values, revision });
  }, [getValues, key, pristine, revision]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: later });
    window.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [subscribe, keep]);

  return useCallback(() => {
    saved.current = true;
    removeDraft(key);
  }, [key]);
}
