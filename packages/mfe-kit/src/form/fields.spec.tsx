import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { renderInRemote } from '../testing/render-in-remote';
import { FormCheckbox, FormSwitch, FormTextInput } from './fields';
import { Form } from './Form';
import { useDraftForm } from './use-draft-form';

const schema = z.object({ name: z.string(), dock: z.boolean(), active: z.boolean() });
const saved: z.output<typeof schema>[] = [];
beforeEach(() => {
  saved.length = 0;
});

function Edit() {
  const form = useDraftForm({ name: 'place', schema, defaults: { name: '', dock: true, active: true } });
  const save = (values: z.output<typeof schema>) => {
    saved.push(values);
    form.reset(values);
  };
  return (
    <Form form={form} submitLabel="Save place" onSubmit={save}>
      <FormTextInput name="name" label="Name" />
      <FormCheckbox name="dock" label="Loading dock" />
      <FormSwitch name="active" label="Active" />
    </Form>
  );
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save place' }));
const rename = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });

test.each([
  ['checkbox', 'Loading dock'],
  ['switch', 'Active'],
])('a %s shows its value after saving, and can be changed and saved again', async (role, name) => {
  renderInRemote(<Edit />);
  expect(screen.getByRole(role, { name })).toBeChecked();
  rename('Dallas');
  expect(screen.getByRole(role, { name })).toBeChecked();
  await save();
  await waitFor(() => expect(saved).toEqual([{ name: 'Dallas', dock: true, active: true }]));
  expect(screen.getByRole(role, { name })).toBeChecked();
  await userEvent.click(screen.getByRole(role, { name }));
  await save();
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(Object.values(saved[1]!).filter((value) => value === false)).toHaveLength(1);
});
