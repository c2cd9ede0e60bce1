import { ApiProblem } from '@lading/api-client';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { renderInRemote } from '../testing/render-in-remote';
import { ConflictAlert } from './ConflictAlert';
import { ConflictError } from './conflict-error';
import { FormTextarea, FormTextInput } from './fields';
import { FormDialog } from './FormDialog';
import { useDraftForm } from './use-draft-form';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: () => 'Enter a name' })),
  note: z.string(),
  people: z.array(z.object({ phone: z.string() })),
  version: z.number(),
});
type Values = z.input<typeof schema>;
const EMPTY: Values = { name: '', note: '', people: [{ phone: '' }], version: 1 };
const save = jest.fn<(values: Values) => Promise<void>>();
const onClose = jest.fn();

function Dialog({ error }: { error?: unknown }) {
  const form = useDraftForm({ name: 'contact', schema, defaults: EMPTY });
  const { fields } = useFieldArray({ control: form.control, name: 'people' });
  return (
    <FormDialog title="Add contact" submitLabel="Add contact" form={form} onSubmit={save} onClose={onClose}>
      <FormTextInput name="name" label="Name" />
      <FormTextarea name="note" label="Note" />
      {fields.map(({ id }, index) => (
        <FormTextInput key={id} name={`people.${index}.phone`} label={`Phone ${index + 1}`} />
      ))}
      <ConflictAlert error={error} valuesOf={(latest: Values) => latest} labels={{ name: { id: 'Name' } }} />
    </FormDialog>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const submit = () => press('Add contact');
const refused = (...pointers: string[]) =>
  new ApiProblem(
    422,
    'VALIDATION_FAILED',
    'Check the fields.',
    pointers.map((pointer) => ({ pointer, code: 'X', message: `wrong ${pointer}` })),
  );

beforeEach(() => {
  save.mockReset().mockResolvedValue();
  onClose.mockReset();
});

test('saves parsed values, deletes the draft and closes', async () => {
  const { host } = renderInRemote(<Dialog />);
  type('Name', ' Riverside ');
  await waitFor(() => expect(host.seen.stored.size).toBe(1));
  await submit();
  expect(save).toHaveBeenCalledWith({ ...EMPTY, name: 'Riverside' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(host.seen.stored.size).toBe(0);
});

test('focuses the first invalid field and does not save', async () => {
  renderInRemote(<Dialog />);
  await submit();
  expect(await screen.findByText('Enter a name')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('Enter submits from a line of text, Ctrl+Enter from any field', async () => {
  renderInRemote(<Dialog />);
  type('Name', 'A');
  await userEvent.type(screen.getByLabelText('Note'), 'x{Enter}y');
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Note'), '{Control>}{Enter}{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
});

test('shows refused fields at the fields, items of lists included, and the rest as an alert; everything is kept', async () => {
  save.mockRejectedValue(refused('/people/0/phone', '/name', '/unknown'));
  renderInRemote(<Dialog />);
  type('Name', 'A');
  await submit();
  expect(await screen.findByText('Wrong /people/0/phone')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Wrong /name');
  expect(screen.getByLabelText('Phone 1')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong /unknown');
  expect(screen.getByLabelText('Name')).toHaveValue('A');
  expect(onClose).not.toHaveBeenCalled();
});

test('shows any other failure near the button until the next attempt', async () => {
  save.mockRejectedValueOnce(new ApiProblem(409, 'TAKEN', 'The name is taken.'));
  renderInRemote(<Dialog />);
  type('Name', 'A');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('The name is taken.');
  await submit();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes without a question when nothing was changed', async () => {
  renderInRemote(<Dialog />);
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('asks before changes are discarded, by button and by Escape, and then deletes the draft', async () => {
  const { host } = renderInRemote(<Dialog />);
  type('Name', 'A');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(onClose).not.toHaveBeenCalled();
  await press('Cancel');
  await press('Discard changes');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(host.seen.stored.size).toBe(0);
});

test('a restored draft counts as changed', async () => {
  renderInRemote(<Dialog />, {
    stored: new Map([['contact', { ...EMPTY, name: 'Kept', people: [{ phone: '1' }, { phone: '2' }] }]]),
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Kept');
  expect(screen.getByLabelText('Phone 2')).toHaveValue('2');
  await press('Cancel');
  expect(await screen.findByText('Discard changes?')).toBeInTheDocument();
});

test('completes a draft of an earlier version of the form', () => {
  renderInRemote(<Dialog />, { stored: new Map([['contact', { name: 'Kept', people: [{ fax: '1' }] }]]) });
  expect(screen.getByLabelText('Name')).toHaveValue('Kept');
});

test('keeps the draft when the page is left before the pause in typing is over', () => {
  const { host, unmount } = renderInRemote(<Dialog />);
  type('Name', 'A');
  unmount();
  expect(host.seen.stored.get('contact')).toEqual({ ...EMPTY, name: 'A' });
});

describe('a conflict', () => {
  const conflict = new ConflictError({ ...EMPTY, name: 'Theirs', version: 2 });

  test('saves what was entered over the saved version', async () => {
    renderInRemote(<Dialog error={conflict} />);
    type('Name', 'Mine');
    expect(screen.getByText('saved: Theirs; yours: Mine')).toBeInTheDocument();
    await press('Save my changes');
    expect(save).toHaveBeenCalledWith({ ...EMPTY, name: 'Mine', version: 2 });
  });

  test('takes the saved version', async () => {
    renderInRemote(<Dialog error={conflict} />);
    type('Name', 'Mine');
    await press('Use the saved version');
    expect(screen.getByLabelText('Name')).toHaveValue('Theirs');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
