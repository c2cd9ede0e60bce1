import type { KeyboardEvent, SubmitEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyFieldErrors } from './apply-field-errors';

/** Saves the submitted values; a rejected promise is shown in the form. */
export type Save<O> = (values: O) => unknown;

/** Props of a `<form>`: Enter and Ctrl+Enter submit, invalid fields get the focus, and errors of the save are shown in the form. */
export function useSubmit<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  save: Save<O>,
  onSaved?: () => void,
) {
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      applyFieldErrors(error, form);
      return;
    }
    onSaved?.();
  });
  return {
    noValidate: true,
    autoComplete: 'off',
    onSubmit: (event: SubmitEvent) => {
      // A dialog inside a form is inside it for React's events too.
      event.stopPropagation();
      void submit(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.requestSubmit();
    },
  } as const;
}
