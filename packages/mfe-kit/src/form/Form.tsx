import { Button, Group, Stack } from '@lading/ui';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormFailure } from './FormFailure';
import { type Save, useSubmit } from './use-submit';

export interface FormProps<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  /** Verb and object, such as "Save profile". */
  submitLabel: string;
  onSubmit: Save<O>;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Form of a section: fields, the error of the last save, and the submit button. Fields find the form by `useFormContext`. */
export function Form<V extends FieldValues, O>({ form, submitLabel, onSubmit, actions, children }: FormProps<V, O>) {
  const props = useSubmit(form, onSubmit);
  return (
    <FormProvider {...form}>
      <form {...props}>
        <Stack>
          {children}
          <FormFailure />
          <Group>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {submitLabel}
            </Button>
            {actions}
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
