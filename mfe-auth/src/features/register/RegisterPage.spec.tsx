import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';

const REGISTER = 'POST /api/v1/auth/register';
const ACCEPTED = { status: 202, body: { message: 'Check your email' } } as const;
const EMAIL = 'rosa@riverside.test';

const open = (routes: MockRoutes, { demonstration = false } = {}) => openPage('/register', routes, { demonstration });
const send = async (email = EMAIL) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
};

test('asks for an address alone, then tells to check the mail', async () => {
  const { sent, host } = open({ [REGISTER]: ACCEPTED });
  expect(await screen.findAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await send(` ${EMAIL} `);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeInTheDocument();
  expect(host.seen.titles.at(-1)).toBe('Check your email');
  expect(screen.getByText(EMAIL)).toBeInTheDocument();
  expect(sent(REGISTER)).toEqual([{ email: EMAIL }]);
  expect(screen.queryByRole('link', { name: /mailbox/ })).not.toBeInTheDocument();
});

test('a demonstration leads to its mailbox', async () => {
  open({ [REGISTER]: ACCEPTED }, { demonstration: true });
  await send();
  expect(await screen.findByRole('link', { name: 'Open demo mailbox' })).toHaveAttribute('href', '/dev/mailbox');
});

test('the mail can be sent again, and the address changed without typing it anew', async () => {
  const { sent } = open({ [REGISTER]: ACCEPTED });
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }));
  expect(await screen.findByText('Email sent again. Use the newest one.')).toBeInTheDocument();
  expect(sent(REGISTER)).toEqual([{ email: EMAIL }, { email: EMAIL }]);
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
});

test('shows at the field what the API refused and keeps what was typed', async () => {
  const refused = { pointer: '/email', code: 'FORMAT', message: 'must be a plain address' };
  open({ [REGISTER]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', { errors: [refused] }) });
  await send();
  expect(await screen.findByText('Must be a plain address')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lost connection keeps what was typed', async () => {
  open({ [REGISTER]: 'connection lost' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
});

test('checks the address before it sends anything', async () => {
  const { sent } = open({});
  await send('rosa');
  expect(await screen.findByText('Enter an email address like name@company.com')).toBeInTheDocument();
  expect(sent(REGISTER)).toEqual([]);
});

test.each([
  ['invitation', 'Registration is by invitation'],
  ['closed', 'Registration is closed'],
] as const)('says that registration is %s, instead of the form', async (signUp, title) => {
  const { host } = openPage('/register', {}, { signUp });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(host.seen.titles.at(-1)).toBe(title);
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
});
