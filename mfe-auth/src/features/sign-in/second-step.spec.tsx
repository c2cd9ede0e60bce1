import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePasskeys } from '../../testing/fake-passkeys';
import { openPage, pending, SIGNED_IN } from '../../testing/open-page';

const LOGIN = 'POST /api/v1/auth/login';
const VERIFY = 'POST /api/v1/auth/mfa/verify';
const REFUSED = problem(401, 'FACTOR_REFUSED', 'This code is not right, or was used already.');

async function open(factors: Parameters<typeof pending>, routes: MockRoutes = {}) {
  const page = openPage('/login', { [LOGIN]: pending(...factors), ...routes });
  await userEvent.type(screen.getByLabelText('Email'), 'rosa@riverside.test');
  await userEvent.type(screen.getByLabelText('Password'), 'seven-pallets-of-slate');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Verify your identity' });
  return page;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('a pasted code of the app passes', async () => {
  const { host, sent } = await open(['totp', 'recovery_code'], { [VERIFY]: SIGNED_IN });
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.paste('123 456');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(VERIFY)).toEqual([{ method: 'totp', code: '123456' }]);
  expect(host.seen.titles.at(-1)).toBe('Verify your identity');
});

test('a code that is too short is not sent', async () => {
  const { sent } = await open(['totp']);
  await userEvent.type(screen.getByLabelText('Code'), '12345');
  await send();
  expect(await screen.findByText('Enter the six digits')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  expect(sent(VERIFY)).toEqual([]);
});

test('a refused code stays, selected, and another one passes', async () => {
  let tries = 0;
  const { host } = await open(['totp'], { [VERIFY]: () => ((tries += 1) === 1 ? REFUSED : SIGNED_IN) });
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  await userEvent.type(code, '111111');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right, or was used already.');
  expect(code).toHaveFocus();
  expect([code.value, code.selectionStart, code.selectionEnd]).toEqual(['111111', 0, 6]);
  await userEvent.keyboard('222222{Enter}');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(host.seen.unauthorized).toBe(0);
});

test('without the app a recovery code passes, and there is a way back', async () => {
  const { host, sent } = await open(['totp', 'recovery_code'], { [VERIFY]: SIGNED_IN });
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByRole('button', { name: 'Use the authenticator app' })).toBeInTheDocument();
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await userEvent.keyboard('k7qm-2xwd-9rta-h4zp');
  await send();
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(VERIFY)).toEqual([{ method: 'recovery_code', code: 'k7qm-2xwd-9rta-h4zp' }]);
});

test('offers only what the account has', async () => {
  await open(['totp']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue', 'Start again']);
});

test('with app and passkey, the app comes first', async () => {
  const { remove } = fakePasskeys({ answers: ['use'] });
  await open(['passkey', 'recovery_code', 'totp']);
  expect(screen.getByLabelText('Code')).toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Continue',
    'Use a passkey',
    'Use a recovery code',
    'Start again',
  ]);
  remove();
});

test.each([
  ['the first step has lapsed', problem(401, 'UNAUTHENTICATED', 'Sign in to continue.'), /took too long.*Start again/],
  ['too many tries', problem(429, 'TOO_MANY_ATTEMPTS', 'x', { params: { retryAfterSeconds: 60 } }), /in a minute/],
  ['the server failed', problem(500, 'INTERNAL_ERROR', 'Something went wrong on our side.'), /went wrong on our side/],
])('says so when %s', async (_name, answer, text) => {
  await open(['totp'], { [VERIFY]: answer });
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});
