import { Page, PageHeader } from '@lading/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTitle } from '../remote/remote-context';
import { Form, type FormProps } from './Form';

interface FormPageProps<V extends FieldValues, O> extends FormProps<V, O> {
  /** Marks the page in the document for tests and measurements. */
  name: string;
  title: string;
  description?: ReactNode;
}

/** A page that is one form. */
export function FormPage<V extends FieldValues, O>({ name, title, description, ...props }: FormPageProps<V, O>) {
  useTitle(title);
  return (
    <Page name={name}>
      <PageHeader title={title} description={description} />
      <Form {...props} />
    </Page>
  );
}
