import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import {
  createFormControl,
  type FieldValues,
  type Mode,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { useRemote } from '../remote/remote-context';
import { readDraft } from './draft-shape';

/** Schema of a form, from zod or zod/mini: its input is what the fields contain, its output what the form submits. */
export type FormSchema = z.$ZodType<FieldValues, FieldValues>;

export type SchemaForm<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

interface ZodFormOptions<S extends FormSchema> {
  schema: S;
  /** Values of the unchanged form; later changes of this option have no effect, `form.reset(values)` has. */
  defaults: z.input<S>;
}

interface DraftFormOptions<S extends FormSchema> extends ZodFormOptions<S> {
  /** Key of the draft: name of the form and id of what it edits, such as `contact.cnt_1`. */
  name: string;
  /** 24 hours by default. */
  maxAgeMs?: number;
  /** When a field is first validated; at submission by default. */
  mode?: Mode;
  /** Whether a failed submission focuses the first invalid field; false for forms that lead to it themselves. */
  shouldFocusError?: boolean;
}

/** Drafts are stored after this pause in typing. */
const PAUSE_MS = 300;

const drafting = new WeakSet<object>();

/** The changes of this form are stored in this browser: leaving its page loses nothing. */
export const keepsDraft = ({ control }: { control: object }): boolean => drafting.has(control);

/** A form without a draft, for secrets and single fields. Dialogs and pages ask before its changes are left. */
export function useZodForm<S extends FormSchema>({ schema, defaults }: ZodFormOptions<S>): SchemaForm<S> {
  return useForm({ resolver: resolverOf(schema), defaultValues: defaults as never });
}

/**
 * A form whose changes are stored in this browser until it is saved: through a reload, a failed save and an expired session.
 * `form.reset(values)` after saving, or `form.reset()`, deletes the draft. Not for secrets.
 */
export function useDraftForm<S extends FormSchema>(options: DraftFormOptions<S>): SchemaForm<S> {
  const { name, maxAgeMs } = options;
  const { storage } = useRemote().host;
  const [{ formControl }] = useState(() => createDraftForm(options, storage.get(name)));
  const form: SchemaForm<S> = useForm({ formControl, resolver: formControl.control._options.resolver });
  const { subscribe } = form;

  useEffect(() => {
    let pending: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      pending?.();
      pending = null;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        clearTimeout(timer);
        const changed = JSON.stringify(values) !== JSON.stringify(defaultValues);
        pending = changed ? () => storage.set(name, values, maxAgeMs) : () => storage.remove(name);
        if (changed) timer = setTimeout(flush, PAUSE_MS);
        else flush();
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [subscribe, storage, name, maxAgeMs]);
  return form;
}

/** The draft is applied before the first render, as a change of the defaults. */
function createDraftForm<S extends FormSchema>(
  { schema, defaults, mode, shouldFocusError }: DraftFormOptions<S>,
  draft: unknown,
) {
  const form = createFormControl<z.input<S>, unknown, z.output<S>>({
    resolver: resolverOf(schema),
    defaultValues: defaults as never,
    mode,
    shouldFocusError,
  });
  drafting.add(form.control);
  const restored = readDraft(draft, defaults);
  if (restored) form.reset(restored, { keepDefaultValues: true });
  return form;
}

const resolverOf = <S extends FormSchema>(schema: S) =>
  zodResolver(schema) as unknown as Resolver<z.input<S>, unknown, z.output<S>>;
