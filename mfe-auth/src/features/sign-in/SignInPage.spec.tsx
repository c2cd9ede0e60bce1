import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../../Root';
import { mockApi, type MockRoutes, problem } from '../../shared/testing/mock-api';

const SOURCES = 'GET /api/v1/auth/sources';
const LOGIN = 'POST /api/v1/auth/login';
const CREDENTIALS = { email: 'rosa@riverside.test', password: 'seven-pallets-of-slate' };

function open(routes: MockRoutes, { demonstration = false, path = '/login' } = {}) {
  const requests = mockApi({ [SOURCES]: { body: { items: [], nextCursor: null, demonstration } }, ...routes });
  const { host } = renderWithHost(Root, path, createFakeHost({ user: null, company: null }));
  const sent = () => requests.filter(({ route }) => route === LOGIN).map(({ body }) => body);
  return { host, sent };
}

async function typeAndSend({ email, password }: typeof CREDENTIALS) {
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signs in and has the shell read the new session', async () => {
  const { host, sent } = open({ [LOGIN]: { body: {} } });
  await typeAndSend(CREDENTIALS);
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent()).toEqual([CREDENTIALS]);
  expect(host.seen.titles).toContain('Sign in');
  expect(screen.queryByText('This is a demonstration')).not.toBeInTheDocument();
});

test('says near the button why it did not work, keeps what was typed, and takes no 401 for a dead session', async () => {
  const { host } = open({ [LOGIN]: problem(401, 'INVALID_CREDENTIALS', 'The e-mail address or the password is not right.') });
  await typeAndSend(CREDENTIALS);
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is not right.');
  expect(screen.getByLabelText('E-mail')).toHaveValue(CREDENTIALS.email);
  expect(screen.getByLabelText('Password')).toHaveValue(CREDENTIALS.password);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(host.seen).toMatchObject({ unauthorized: 0, refreshes: 0 });
});

test('a lost connection is said in words, and a second try works', async () => {
  let tries = 0;
  const { host } = open({
    [LOGIN]: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return { body: {} };
    },
  });
  await typeAndSend(CREDENTIALS);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('asks for what is missing at its field and sends nothing', async () => {
  const { sent } = open({});
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your e-mail address')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('a password can be pasted and shown', async () => {
  open({});
  const password = screen.getByLabelText('Password');
  await userEvent.click(password);
  await userEvent.paste('seven-pallets-of-slate');
  expect(password).toHaveValue('seven-pallets-of-slate');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('helps password managers', () => {
  open({});
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('a demonstration fills its sign-in with one click', async () => {
  const { sent, host } = open({ [LOGIN]: { body: {} } }, { demonstration: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in for me' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent()).toEqual([{ email: 'demo@lading.test', password: 'lading-demo-2026' }]);
});
