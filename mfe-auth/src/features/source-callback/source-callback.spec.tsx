import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage, pending, ROSA, SIGNED_IN } from '../../testing/open-page';

const FINISH = 'GET /api/v1/auth/shippers/{source}/callback';
const PATH = '/auth/shippers/acme/callback';
const ANSWER = `${PATH}?code=c0de&state=st4te&iss=https%3A%2F%2Facme.example&session_state=x`;
const ACME = { name: 'acme', label: 'Acme' };

const open = (path: string, routes: MockRoutes, user?: typeof ROSA) =>
  openPage(path, routes, { sources: [ACME], user });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const finished = (result: typeof SIGNED_IN.body | null, next: string | null = null) => ({
  body: { result, next, linked: result === null },
});

test('signs in with what the source sent, once, and leads to where the person wanted to go', async () => {
  let finish = () => {};
  const { host, api } = open(ANSWER, {
    [FINISH]: () =>
      new Promise((resolve) => {
        finish = () => resolve(finished(SIGNED_IN.body, '/quotes/qte_1'));
      }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Signing you in' })).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(PATH));
  await waitFor(() => expect(api.sent(FINISH)).toHaveLength(1));
  finish();
  await waitFor(() => expect(address()).toBe('/quotes/qte_1'));
  expect(api.sent(FINISH)).toMatchObject([
    { params: { source: 'acme' }, query: { state: 'st4te', code: 'c0de', iss: 'https://acme.example' } },
  ]);
  expect(host.seen.refreshes).toBe(1);
});

test.each([[null], ['https://elsewhere.example/'], ['//elsewhere.example']])(
  'without a page of ours to go to (%s) it leads to the home page',
  async (next) => {
    open(ANSWER, { [FINISH]: finished(SIGNED_IN.body, next) });
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test('a second factor is still asked for, and then leads on', async () => {
  open(ANSWER, { [FINISH]: finished(pending('totp').body, '/quotes'), 'POST /api/v1/auth/mfa/verify': SIGNED_IN });
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/quotes'));
});

test('a linked account leads back to the security page and says so', async () => {
  const { host } = open(ANSWER, { [FINISH]: finished(null) }, ROSA);
  await waitFor(() => expect(address()).toBe('/settings/user/security'));
  expect(host.seen.notices).toEqual([
    { kind: 'success', message: 'Acme is linked. You can sign in with it from now on.' },
  ]);
});

test('an account that is not linked says how to link it', async () => {
  open(ANSWER, { [FINISH]: problem(403, 'IDENTITY_NOT_LINKED', 'x') });
  expect(await heading('Your account at Acme is not linked yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in with your password' })).toHaveAttribute(
    'href',
    '/login?next=%2Fsettings%2Fuser%2Fsecurity',
  );
});

test('a cancelled sign-in leads back to the sign-in page, and keeps where to go', async () => {
  const { api } = open(`${PATH}?error=access_denied&error_description=%3Cb%3Edenied%3C/b%3E&state=st4te`, {
    [FINISH]: problem(403, 'SIGN_IN_DENIED', 'x', { params: { next: '/quotes', intent: 'sign-in' } }),
  });
  expect(await heading('Sign-in canceled')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login?next=%2Fquotes');
  expect(api.sent(FINISH)[0]?.query).toEqual({ state: 'st4te', error: 'access_denied' });
});

test('a cancelled link leads back to the security page', async () => {
  open(
    `${PATH}?error=access_denied&state=st4te`,
    { [FINISH]: problem(403, 'SIGN_IN_DENIED', 'x', { params: { next: '/settings/user/security', intent: 'link' } }) },
    ROSA,
  );
  expect(await screen.findByRole('link', { name: 'Back to security' })).toHaveAttribute(
    'href',
    '/settings/user/security',
  );
});

test('a link that took too long says what it needs', async () => {
  open(ANSWER, { [FINISH]: problem(403, 'REAUTHENTICATION_REQUIRED', 'x') }, ROSA);
  expect(await heading('Verify your identity first')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to security' })).toBeInTheDocument();
});

test.each([
  [
    'forged or used up',
    problem(400, 'SIGN_IN_STATE_INVALID', 'This sign-in could not be confirmed, or took too long. Start again.'),
    /could not be confirmed/,
  ],
  [
    'source down',
    problem(504, 'SIGN_IN_SOURCE_UNAVAILABLE', 'The sign-in service is not responding correctly.'),
    /not responding correctly/,
  ],
  [
    'another account has it',
    problem(409, 'IDENTITY_TAKEN', 'This sign-in is linked to another account.'),
    /linked to another account/,
  ],
  ['too many', problem(429, 'TOO_MANY_ATTEMPTS', 'x', { params: { retryAfterSeconds: 60 } }), /in a minute/],
  ['no network', 'connection lost' as const, /could not be reached/],
])('says what went wrong and nothing of what came in the address: %s', async (_name, answer, text) => {
  const echo = 'BREWED-BY-AN-ATTACKER';
  open(`${PATH}?code=${echo}&state=${echo}&error_description=${echo}`, { [FINISH]: answer });
  expect(await heading('Sign-in failed')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(document.body).not.toHaveTextContent(echo);
});

test('a failure of ours shows its digest', async () => {
  open(ANSWER, {
    [FINISH]: problem(500, 'INTERNAL_ERROR', 'Something went wrong on our side.', { digest: '0123456789ab' }),
  });
  expect(await screen.findByText('Digest: 0123456789ab')).toBeInTheDocument();
});

test('an unknown source is an unknown page, and its answer goes nowhere', async () => {
  const { api } = open('/auth/shippers/unknown/callback?code=c0de&state=st4te', {});
  expect(await heading('Page not found')).toBeInTheDocument();
  expect(api.requests.map(({ route }) => route)).toEqual(['GET /api/v1/auth/sources']);
});

test('opened by itself there is nothing to finish', async () => {
  open(PATH, {});
  expect(await heading('No sign-in in progress')).toBeInTheDocument();
});

test('when the sources cannot be read it can be tried again, with what the source sent', async () => {
  let tries = 0;
  open(ANSWER, {
    'GET /api/v1/auth/sources': () =>
      (tries += 1) === 1
        ? problem(503, 'UNAVAILABLE', 'Try again in a moment.')
        : { body: { items: [ACME], nextCursor: null, demonstration: false, signUp: 'open' } },
    [FINISH]: finished(SIGNED_IN.body),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/'));
});
