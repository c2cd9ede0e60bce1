import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  AsyncSelect,
  ConflictAlert,
  ConflictError,
  FormCheckbox,
  FormDialog,
  FormNumberInput,
  FormPage,
  FormSelect,
  FormSwitch,
  FormTextarea,
  FormTextInput,
  useDraftForm,
} from '../index';
import { InRemote } from './in-remote';

export default { title: 'Kit/Forms' };

const schema = z.object({
  name: z.string(),
  note: z.string(),
  kind: z.string(),
  weight: z.number(),
  stackable: z.boolean(),
  version: z.number(),
});
const CARTONS = { name: 'Cartons', note: '', kind: 'pallet', weight: 120, stackable: true, version: 1 };
const save = () => Promise.resolve();

function Fields() {
  return (
    <>
      <FormTextInput name="name" label="Name" />
      <FormTextarea name="note" label="Note" />
      <FormSelect name="kind" label="Packaging" data={['pallet', 'crate']} />
      <FormNumberInput name="weight" label="Weight" />
      <FormCheckbox name="stackable" label="Stackable" />
      <FormSwitch name="stackable" label="Enabled" />
    </>
  );
}

function Product({ error }: { error?: unknown }) {
  const form = useDraftForm({ name: 'story', schema, defaults: CARTONS });
  return (
    <FormPage name="product" title="Product" form={form} submitLabel="Save product" onSubmit={save}>
      <Fields />
      <ConflictAlert error={error} valuesOf={(latest: typeof CARTONS) => latest} labels={{ name: { id: 'Name' } }} />
    </FormPage>
  );
}

function Dialog() {
  const form = useDraftForm({ name: 'story', schema, defaults: CARTONS });
  return (
    <FormDialog title="Add product" form={form} submitLabel="Add product" onSubmit={save} onClose={() => undefined}>
      <Fields />
    </FormDialog>
  );
}

const search = (text: string) =>
  queryOptions({ queryKey: ['story', 'contacts', text], queryFn: () => Promise.resolve(['Acme', 'Riverside']) });

function Contact() {
  const [value, setValue] = useState<string | null>('Acme');
  const text = (option: string) => option;
  return <AsyncSelect label="Contact" value={value} onChange={setValue} search={search} keyOf={text} labelOf={text} />;
}

const story = (content: React.ReactNode) => () => <InRemote>{content}</InRemote>;

export const Page = story(<Product />);
export const PageWithConflict = story(
  <Product error={new ConflictError({ ...CARTONS, name: 'Crates', version: 2 })} />,
);
export const OpenDialog = story(<Dialog />);
export const SearchField = story(<Contact />);
