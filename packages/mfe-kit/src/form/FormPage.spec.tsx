import { jest } from '@jest/globals';
import { createFakeHost } from '@lading/mfe-contract/testing';
import { LadingProvider } from '@lading/ui';
import { BrowserRouter, leavePage, Link, Route, Routes, useNavigate } from '@lading/ui/router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { RemoteProvider } from '../remote/remote-context';
import { FormTextInput } from './fields';
import { FormPage } from './FormPage';
import { useDraftForm, useZodForm } from './use-draft-form';

const options = { name: 'profile', schema: z.object({ name: z.string() }), defaults: { name: 'Ann' } };

function Edit({ useForm }: { useForm: typeof useDraftForm }) {
  const form = useForm(options);
  return (
    <FormPage
      name="profile"
      title="Profile"
      form={form}
      submitLabel="Save profile"
      onSubmit={(values) => form.reset(values)}
    >
      <FormTextInput name="name" label="Name" />
    </FormPage>
  );
}

function Go() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/list')}>Go</button>;
}

/** Opens the list, and from there the form. */
async function open(useForm: typeof useDraftForm) {
  history.pushState({ idx: 0 }, '', '/list');
  const host = createFakeHost();
  render(
    <LadingProvider env="test">
      <BrowserRouter>
        <RemoteProvider host={host}>
          <Link to="/edit">Edit</Link>
          <Link to="/list">List</Link>
          <Go />
          <Routes>
            <Route path="/list" element="The list" />
            <Route path="/edit" element={<Edit useForm={useForm} />} />
          </Routes>
        </RemoteProvider>
      </BrowserRouter>
    </LadingProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
  return host;
}
const change = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = () => userEvent.click(screen.getByRole('link', { name: 'List', hidden: true }));
/** As a browser does: the event can stop the navigation. */
const back = async () => {
  const destination = { url: 'http://localhost/list', key: 'list' };
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse', destination });
  let goes = true;
  act(() => {
    goes = navigation.dispatchEvent(event);
  });
  if (goes) await act(async () => history.back());
};
// jsdom has no Navigation API.
beforeEach(() =>
  Object.assign(window, { navigation: Object.assign(new EventTarget(), { traverseTo: () => history.back() }) }),
);
const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' });

test('has a heading and a document title', async () => {
  const host = await open(useDraftForm);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  expect(host.seen.titles).toEqual(['Profile']);
});

test.each([
  ['a link', follow],
  ['the back button', back],
])('%s asks before it leaves changes without a draft', async (_, leave) => {
  await open(useZodForm);
  change('Anna');
  await leave();
  await press('Keep editing');
  expect(screen.getByLabelText('Name')).toHaveValue('Anna');
  expect(location.pathname).toBe('/edit');
  await leave();
  await press('Discard changes');
  expect(await screen.findByText('The list')).toBeVisible();
  expect(location.pathname).toBe('/list');
});

test.each([
  ['a link', follow],
  ['the back button', back],
])('%s asks before it leaves changes with a draft, and the draft stays', async (_, leave) => {
  const host = await open(useDraftForm);
  change('Anna');
  await leave();
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toHaveTextContent(/stays on this device/);
  await press('Keep editing');
  expect(location.pathname).toBe('/edit');
  await leave();
  await press('Leave page');
  expect(await screen.findByText('The list')).toBeVisible();
  expect(host.seen.stored.get('profile')).toEqual({ name: 'Anna' });
});

test('navigation by code and whatever uses leavePage ask too', async () => {
  await open(useZodForm);
  change('Anna');
  const leave = jest.fn();
  act(() => leavePage(leave));
  await press('Keep editing');
  expect(leave).not.toHaveBeenCalled();
  act(() => leavePage(leave));
  await press('Discard changes');
  expect(leave).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(question()).toBeVisible();
  expect(location.pathname).toBe('/edit');
});

test.each([
  ['useZodForm', useZodForm, true],
  ['useDraftForm', useDraftForm, false],
])('with %s a reload asks: %s', async (_, hook, asks) => {
  await open(hook as typeof useZodForm);
  const reload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(reload()).toBe(false);
  change('Anna');
  expect(reload()).toBe(asks);
});

test.each([
  ['a link', follow],
  ['the back button', back],
])('%s asks nothing after saving', async (_, leave) => {
  await open(useZodForm);
  change('Anna');
  await press('Save profile');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toBeEnabled());
  await leave();
  expect(await screen.findByText('The list')).toBeVisible();
  expect(question()).not.toBeInTheDocument();
});
