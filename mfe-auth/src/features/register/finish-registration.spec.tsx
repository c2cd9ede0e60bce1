import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage, SIGNED_IN } from '../../testing/open-page';

const READ = 'POST /api/v1/auth/registration';
const FINISH = 'POST /api/v1/auth/register/verify';
const OWN_COMPANY = { body: { email: 'rosa@riverside.test', companyName: null } };
const INVITED = { body: { email: 'rosa@riverside.test', companyName: 'Riverside Tile' } };
const DETAILS = { fullName: 'Rosa Delgado', companyName: 'Riverside Tile', password: 'seven-crates-of-slate' };
const DEAD = [['dead', problem(404, 'LINK_INVALID', 'This link was used, replaced or has expired.')]] as const;

const open = (routes: MockRoutes, path = '/register?token=abc') => openPage(path, { [READ]: OWN_COMPANY, ...routes });
const field = (label: string) => screen.getByLabelText(label);

async function fillIn(change: Partial<typeof DETAILS> = {}) {
  const { fullName, companyName, password } = { ...DETAILS, ...change };
  await userEvent.type(await screen.findByLabelText('Your name'), fullName);
  if (screen.queryByLabelText("Company's legal name")) await userEvent.type(field("Company's legal name"), companyName);
  await userEvent.type(field('Password'), password);
}
const send = (name = 'Create account') => userEvent.click(screen.getByRole('button', { name }));

test('opening the link only reads it, and takes the token out of the address', async () => {
  const { api, sent, host } = open({ [FINISH]: SIGNED_IN });
  expect(await screen.findByLabelText('Your name')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/register'));
  expect(field('Email')).toHaveValue('rosa@riverside.test');
  expect(field('Email')).toHaveAttribute('readonly');
  expect(sent(READ)).toEqual([{ token: 'abc' }]);
  expect(api.requests.filter(({ route }) => route !== READ && route.startsWith('POST'))).toEqual([]);
  expect(host.seen.refreshes).toBe(0);
});

test('sends what was typed with the token, and has the shell read the new session', async () => {
  const { host, sent } = open({ [FINISH]: SIGNED_IN });
  await fillIn();
  await send();
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(FINISH)).toEqual([{ token: 'abc', ...DETAILS }]);
});

test('a new company starts on the home page, who joins one where everybody starts', async () => {
  open({ [FINISH]: SIGNED_IN });
  await fillIn();
  await send();
  await waitFor(() => expect(address()).toBe('/register?next=%2Fhome'));
  cleanup();
  const { host } = open({ [READ]: INVITED, [FINISH]: SIGNED_IN });
  await fillIn();
  await send('Join Riverside Tile');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(address()).toBe('/register');
});

test('by invitation asks for no company', async () => {
  const { sent } = open({ [READ]: INVITED, [FINISH]: SIGNED_IN });
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Riverside Tile' })).toBeInTheDocument();
  expect(screen.queryByLabelText("Company's legal name")).not.toBeInTheDocument();
  await fillIn();
  await send('Join Riverside Tile');
  await waitFor(() => expect(sent(FINISH)).toHaveLength(1));
  expect(sent(FINISH)).toEqual([{ token: 'abc', fullName: DETAILS.fullName, password: DETAILS.password }]);
});

test('by invitation the password may not contain the name of the company', async () => {
  const { sent } = open({ [READ]: INVITED });
  await fillIn({ password: 'riverside-in-the-sun' });
  await send('Join Riverside Tile');
  expect(await screen.findByText('Do not use your name, email or company in the password')).toBeInTheDocument();
  expect(sent(FINISH)).toEqual([]);
});

test('names all problems of the fields at once before it sends anything', async () => {
  const { sent } = open({});
  await screen.findByLabelText('Your name');
  await send();
  expect(await screen.findByText('Enter your name')).toBeInTheDocument();
  expect(screen.getByText("Enter your company's legal name")).toBeInTheDocument();
  expect(screen.getByText('Use 12 to 128 characters')).toBeInTheDocument();
  expect(field('Your name')).toHaveFocus();
  expect(sent(FINISH)).toEqual([]);
});

test('shows at the fields what the API refused, all at once, and keeps what was typed', async () => {
  const errors = [
    { pointer: '/companyName', code: 'FORMAT', message: 'must be one line of text' },
    { pointer: '/password', code: 'PASSWORD_WEAK', message: 'This password is easy to guess.' },
  ];
  open({ [FINISH]: problem(422, 'VALIDATION_FAILED', 'Two fields need attention.', { errors }) });
  await fillIn();
  await send();
  expect(await screen.findByText('Must be one line of text')).toBeInTheDocument();
  expect(screen.getByText('This password is easy to guess.')).toBeInTheDocument();
  expect(field("Company's legal name")).toHaveFocus();
  expect(field('Your name')).toHaveValue(DETAILS.fullName);
  expect(field('Password')).toHaveValue(DETAILS.password);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lost connection keeps what was typed, and sending again works', async () => {
  let tries = 0;
  const { host } = open({
    [FINISH]: () =>
      (tries += 1) === 1
        ? problem(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Nothing was changed.')
        : SIGNED_IN,
  });
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side. Nothing was changed.');
  expect(field('Password')).toHaveValue(DETAILS.password);
  await send();
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
});

test.each(DEAD)('a link that is %s leads to a new registration or the sign-in page', async (_name, answer) => {
  open({ [READ]: answer });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Register again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeInTheDocument();
});

test.each(DEAD)('a link that is %s by the time the form is sent says the same', async (_name, answer) => {
  open({ [FINISH]: answer });
  await fillIn();
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeInTheDocument();
});

test('an invitation that was revoked meanwhile is named as the reason', async () => {
  open({ [READ]: problem(404, 'INVITATION_INVALID', 'x') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The invitation is no longer valid' }),
  ).toBeInTheDocument();
});

test('a link that could not be read can be read again', async () => {
  let tries = 0;
  open({ [READ]: () => ((tries += 1) === 1 ? problem(503, 'UNAVAILABLE', 'Try again in a moment.') : OWN_COMPANY) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Your name')).toBeInTheDocument();
});

test('the rules of the password follow the typing', async () => {
  open({});
  await userEvent.type(await screen.findByLabelText('Your name'), 'Rosa Delgado');
  const length = screen.getByText('At least 12 characters of any kind');
  expect(length).not.toHaveTextContent('met');
  await userEvent.type(field('Password'), 'delgado');
  expect(length).toHaveTextContent('Not met: ');
  await userEvent.type(field('Password'), '-and-slate');
  expect(length).toHaveTextContent(/^Met: /);
  expect(screen.getByText('No part of your name, email or company')).toHaveTextContent('Not met: ');
});
