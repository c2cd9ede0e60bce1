import { Page, PageHeader } from '@lading/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTitle } from '../remote/remote-context';
import { Form, type FormProps } from './Form';
import { keepsDraft } from './use-draft-form';
import { useUnsavedChanges } from './use-unsaved-changes';

interface FormPageProps<V extends FieldValues, O> extends FormProps<V, O> {
  /** Marks the page in the document for tests and measurements. */
  name: string;
  title: string;
  description?: ReactNode;
}

/** A page that is one form. It asks before unsaved changes are left, unless they are kept as a draft. */
export function FormPage<V extends FieldValues, O>({ name, title, description, ...props }: FormPageProps<V, O>) {
  const { isDirty, isSubmitting } = props.form.formState;
  useTitle(title);
  const question = useUnsavedChanges(isDirty && !isSubmitting && !keepsDraft(props.form));
  return (
    <Page name={name}>
      <PageHeader title={title} description={description} />
      <Form {...props} />
      {question}
    </Page>
  );
}
