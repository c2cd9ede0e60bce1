import { Link } from '@lading/ui/router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { renderInRemote } from '../testing/render-in-remote';
import { FormTextInput } from './fields';
import { FormPage } from './FormPage';
import { useDraftForm } from './use-draft-form';

const schema = z.object({ name: z.string() });

function Edit() {
  const form = useDraftForm({ name: 'profile', schema, defaults: { name: 'Ann' } });
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <FormPage
        name="profile"
        title="Profile"
        form={form}
        submitLabel="Save profile"
        onSubmit={(values) => form.reset(values)}
      >
        <FormTextInput name="name" label="Name" />
      </FormPage>
    </>
  );
}
const change = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

test('has a heading and a document title', () => {
  const { host } = renderInRemote(<Edit />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  expect(host.seen.titles).toEqual(['Profile']);
});

test('asks before a link leaves changes, and keeps them either way', async () => {
  const { host } = renderInRemote(<Edit />);
  change('Anna');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay on page' }));
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(host.seen.stored.get('profile')).toEqual({ name: 'Anna' }));
});

test('asks nothing without changes and after saving', async () => {
  const { host } = renderInRemote(<Edit />);
  await leave();
  change('Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(host.seen.stored.size).toBe(0));
  await leave();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
