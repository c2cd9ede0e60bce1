import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage, pending, SIGNED_IN } from '../../testing/open-page';

const LOGIN = 'POST /api/v1/auth/login';
const CREDENTIALS = { email: 'rosa@riverside.test', password: 'seven-pallets-of-slate' };
const REFUSED = problem(401, 'INVALID_CREDENTIALS', 'The email address or password is incorrect.');

const open = (routes: MockRoutes, path = '/login', options?: Parameters<typeof openPage>[2]) =>
  openPage(path, routes, options);

async function typeAndSend({ email, password } = CREDENTIALS) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signs in and has the shell read the new session', async () => {
  const { host, sent } = open({ [LOGIN]: SIGNED_IN });
  await typeAndSend();
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(LOGIN)).toEqual([CREDENTIALS]);
  expect(host.seen.titles).toContain('Sign in');
  expect(screen.queryByText('Demo installation')).not.toBeInTheDocument();
});

test('says near the button why it did not work, keeps what was typed, and takes no 401 for a dead session', async () => {
  const { host } = open({ [LOGIN]: REFUSED });
  await typeAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent('The email address or password is incorrect.');
  expect(screen.getByLabelText('Email')).toHaveValue(CREDENTIALS.email);
  expect(screen.getByLabelText('Password')).toHaveValue(CREDENTIALS.password);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(host.seen).toMatchObject({ unauthorized: 0, refreshes: 0 });
});

test('after too many tries it says when to try again', async () => {
  open({ [LOGIN]: problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts.', { params: { retryAfterSeconds: 540 } }) });
  await typeAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again at \d{1,2}:\d{2} [AP]M, in 9 minutes\./);
});

test('while the account is limited it points to the mailed link', async () => {
  const params = { retryAfterSeconds: 540, unlockMailed: true };
  open({ [LOGIN]: problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts.', { params }) });
  await typeAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent(/in 9 minutes\. To sign in now, open the link/);
});

test('a lost connection is said in words, and a second try works', async () => {
  let tries = 0;
  const { host } = open({
    [LOGIN]: () => {
      tries += 1;
      return tries === 1 ? 'connection lost' : SIGNED_IN;
    },
  });
  await typeAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('asks for what is missing at its field and sends nothing', async () => {
  const { sent } = open({});
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your email address')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(sent(LOGIN)).toEqual([]);
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

test('helps password managers and passkeys', () => {
  open({});
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('an account with a second factor goes on to it, and can start again', async () => {
  const { host } = open({ [LOGIN]: pending('totp') }, '/login?next=%2Fquotes');
  await typeAndSend();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify your identity' })).toBeInTheDocument();
  expect(host.seen.refreshes).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(address()).toBe('/login?next=%2Fquotes');
});

test('every other way in keeps where the person wanted to go', async () => {
  open({}, '/login?next=%2Fquotes%2Fqte_1', { sources: [{ name: 'acme', label: 'Acme' }] });
  expect(screen.getByText('Sign in to continue where you left off.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Continue with Acme' })).toHaveAttribute(
    'href',
    'http://localhost/api/v1/auth/shippers/acme/start?intent=sign-in&next=%2Fquotes%2Fqte_1',
  );
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register?next=%2Fquotes%2Fqte_1',
  );
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/reset-password?next=%2Fquotes%2Fqte_1',
  );
});

test.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
  'never passes on an address of another site: %s',
  async (next) => {
    open({}, `/login?next=${encodeURIComponent(next)}`, { sources: [{ name: 'acme', label: 'Acme' }] });
    expect(await screen.findByRole('link', { name: 'Continue with Acme' })).toHaveAttribute(
      'href',
      expect.stringMatching(/next=%2F$/),
    );
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  },
);

test('takes the typed address along to the page for a forgotten password', async () => {
  open({});
  await userEvent.type(screen.getByLabelText('Email'), CREDENTIALS.email);
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue(CREDENTIALS.email);
});

test('a demonstration fills its sign-in with one click', async () => {
  const { sent, host } = open({ [LOGIN]: SIGNED_IN }, '/login', { demonstration: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Use demo account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(LOGIN)).toEqual([{ email: 'demo@lading.test', password: 'lading-demo-2026' }]);
});
