import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePasskeys, PASSKEY_ANSWER, PASSKEY_REQUEST } from '../../testing/fake-passkeys';
import { openPage, pending, SIGNED_IN } from '../../testing/open-page';

const OPTIONS = 'POST /api/v1/auth/passkey/options';
const PASSKEY = 'POST /api/v1/auth/passkey';
const ROUTES = { [OPTIONS]: { body: PASSKEY_REQUEST }, [PASSKEY]: SIGNED_IN };
const REFUSED = problem(401, 'PASSKEY_REFUSED', 'This passkey was not accepted.');

let browser: ReturnType<typeof fakePasskeys> | undefined;
afterEach(() => browser?.remove());

const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

test('a browser without passkeys is not offered one', () => {
  const { sent } = openPage('/login', ROUTES);
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  expect(sent(OPTIONS)).toEqual([]);
});

test('the button signs in', async () => {
  browser = fakePasskeys({ answers: ['use'] });
  const { host, sent } = openPage('/login', ROUTES);
  await userEvent.click(button());
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(PASSKEY)).toEqual([{ response: PASSKEY_ANSWER }]);
  expect(browser.asked).toHaveLength(1);
  expect(browser.asked[0]).not.toHaveProperty('mediation');
});

test('who cancels can try again', async () => {
  browser = fakePasskeys({ answers: ['cancel', 'use'] });
  const { host, sent } = openPage('/login', ROUTES);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
  expect(sent(PASSKEY)).toEqual([]);
  await userEvent.click(button());
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
});

test('a passkey that is not accepted says so', async () => {
  browser = fakePasskeys({ answers: ['use'] });
  const { host } = openPage('/login', { ...ROUTES, [PASSKEY]: REFUSED });
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey was not accepted.');
  expect(button()).toBeEnabled();
  expect(host.seen.refreshes).toBe(0);
});

test('a passkey chosen among the suggestions signs in without the button', async () => {
  browser = fakePasskeys({ suggestions: true, answers: ['use'] });
  const { host, sent } = openPage('/login', ROUTES);
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(browser.asked.map(({ mediation }) => mediation)).toEqual(['conditional']);
  expect(sent(PASSKEY)).toEqual([{ response: PASSKEY_ANSWER }]);
});

test('a refused suggestion says so, and is offered again', async () => {
  browser = fakePasskeys({ suggestions: true, answers: ['use', 'wait'] });
  const { asked } = browser;
  openPage('/login', { ...ROUTES, [PASSKEY]: REFUSED });
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey was not accepted.');
  await waitFor(() => expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional', 'conditional']));
});

test.each([
  ['no options come', { ...ROUTES, [OPTIONS]: problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts.') }],
  ['the offer ends', ROUTES],
])('that nothing can be suggested is no news: %s', async (_name, routes) => {
  browser = fakePasskeys({ suggestions: true, answers: ['cancel'] });
  const { sent } = openPage('/login', routes);
  await waitFor(() => expect(sent(OPTIONS)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the offer ends when the page is left', async () => {
  browser = fakePasskeys({ suggestions: true, answers: ['wait'] });
  const { asked } = browser;
  openPage('/login', ROUTES);
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test('the second step asks for the passkey where that is the only factor', async () => {
  browser = fakePasskeys({ answers: ['cancel', 'use'] });
  const answer = 'POST /api/v1/auth/mfa/passkey';
  const { host, sent } = openPage('/login', {
    ...ROUTES,
    'POST /api/v1/auth/login': pending('passkey'),
    [`${answer}/options`]: { body: PASSKEY_REQUEST },
    [answer]: SIGNED_IN,
  });
  await userEvent.type(screen.getByLabelText('Email'), 'rosa@riverside.test');
  await userEvent.type(screen.getByLabelText('Password'), 'seven-pallets-of-slate');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(answer)).toEqual([{ response: PASSKEY_ANSWER }]);
});
