import { Button, Group, Stack } from '@lading/ui';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormFailure } from './FormFailure';
import { type Save, useSubmit } from './use-submit';
import { useUnsavedForm } from './use-unsaved-changes';

export interface FormProps<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  /** Verb and object, such as "Save profile". */
  submitLabel: string;
  onSubmit: Save<O>;
  /** The submit button is as wide as the form. */
  fullWidth?: boolean;
  /** What is entered needs no question when the page is left: codes, search terms, the forms before sign-in. */
  transient?: boolean;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Form of a section: fields, the error of the last save, and the submit button. It asks before unsaved changes are left. Fields find the form by `useFormContext`. */
export function Form<V extends FieldValues, O>(props: FormProps<V, O>) {
  const { form, submitLabel, fullWidth, transient, onSubmit, actions, children } = props;
  const formProps = useSubmit(form, onSubmit);
  return (
    <FormProvider {...form}>
      <form {...formProps}>
        <Stack>
          {children}
          <FormFailure />
          <Group>
            <Button type="submit" loading={form.formState.isSubmitting} fullWidth={fullWidth}>
              {submitLabel}
            </Button>
            {actions}
          </Group>
        </Stack>
      </form>
      {!transient && <Unsaved form={form} />}
    </FormProvider>
  );
}

/** Renders on each change of the form; the form itself need not. */
function Unsaved<V extends FieldValues, O>({ form }: { form: UseFormReturn<V, unknown, O> }) {
  return useUnsavedForm(form);
}
