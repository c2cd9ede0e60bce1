import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../testing/mock-api';
import { address, openArea, SIGNED_IN } from '../../testing/open-area';

const REGISTER = 'POST /api/v1/auth/register';
const VERIFY = 'POST /api/v1/auth/register/verify';
const ACCEPTED = { status: 202, body: { message: 'Check your mail' } };
const APPLICATION = {
  fullName: 'Rosa Delgado',
  companyName: 'Riverside Tile',
  email: 'rosa@riverside.test',
  password: 'seven-pallets-of-slate',
};

const open = (routes: MockRoutes, { path = '/register', demonstration = false } = {}) =>
  openArea(path, routes, { demonstration });

async function fillIn(change: Partial<typeof APPLICATION> = {}) {
  const { fullName, companyName, email, password } = { ...APPLICATION, ...change };
  await userEvent.type(screen.getByLabelText('Your name'), fullName);
  await userEvent.type(screen.getByLabelText("Company's legal name"), companyName);
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

test('asks for an account, then tells to check the mail', async () => {
  const { sent, host } = open({ [REGISTER]: ACCEPTED });
  await fillIn();
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeInTheDocument();
  expect(host.seen.titles.at(-1)).toBe('Check your mail');
  expect(screen.getByText('rosa@riverside.test')).toBeInTheDocument();
  expect(sent(REGISTER)).toEqual([APPLICATION]);
  expect(screen.queryByRole('link', { name: /mailbox/ })).not.toBeInTheDocument();
});

test('a demonstration leads to its mailbox', async () => {
  open({ [REGISTER]: ACCEPTED }, { demonstration: true });
  await fillIn();
  await send();
  expect(await screen.findByRole('link', { name: "Open the demonstration's mailbox" })).toHaveAttribute(
    'href',
    '/dev/mailbox',
  );
});

test('the mail can be sent again, and the address changed without typing everything anew', async () => {
  const { sent } = open({ [REGISTER]: ACCEPTED });
  await fillIn();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText('Sent again. The newest mail is the one to use.')).toBeInTheDocument();
  expect(sent(REGISTER)).toEqual([APPLICATION, APPLICATION]);
  await userEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue(APPLICATION.email);
  expect(screen.getByLabelText('Password')).toHaveValue(APPLICATION.password);
});

test('shows at the field what the API refused and keeps what was typed', async () => {
  const weak = {
    pointer: '/password',
    code: 'PASSWORD_WEAK',
    message: 'this password is easy to guess.',
  };
  open({ [REGISTER]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', { errors: [weak] }) });
  await fillIn({ password: 'qwerty123456' });
  await send();
  expect(await screen.findByText('This password is easy to guess.')).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('qwerty123456');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lost connection keeps what was typed', async () => {
  open({});
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(screen.getByLabelText("Company's legal name")).toHaveValue(APPLICATION.companyName);
});

test('checks the fields before it sends anything', async () => {
  const { sent } = open({});
  await fillIn({ email: 'rosa', password: 'riverside-on-a-hill' });
  await send();
  expect(await screen.findByText('Enter an e-mail address like name@company.com')).toBeInTheDocument();
  expect(screen.getByText('Leave your name, e-mail and company out of the password')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(sent(REGISTER)).toEqual([]);
});

test('the rules of the password follow the typing', async () => {
  open({});
  const length = screen.getByText('At least 12 characters of any kind');
  expect(length).not.toHaveTextContent('met');
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  expect(length).toHaveTextContent('Not met: ');
  await userEvent.type(screen.getByLabelText('Password'), ' no longer');
  expect(length).toHaveTextContent(/^Met: /);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Met: At least 12 characters/);
});

test('a long password that contains the own name breaks a rule', async () => {
  open({});
  await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Delgado');
  await userEvent.type(screen.getByLabelText('Password'), 'delgado-and-seven-pallets-of-slate');
  expect(screen.getByText('Nothing of your name, e-mail or company')).toHaveTextContent('Not met: ');
});

test('redeems the mailed link once and has the shell read the new session', async () => {
  const { host, sent } = open({ [VERIFY]: SIGNED_IN }, { path: '/register?token=abc' });
  expect(screen.getByRole('heading', { level: 1, name: 'Finishing your registration' })).toBeInTheDocument();
  expect(address()).toBe('/register');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(VERIFY)).toEqual([{ token: 'abc' }]);
});

test('an expired link leads back to the form', async () => {
  open({ [VERIFY]: problem(410, 'LINK_EXPIRED', 'This link has expired.') }, { path: '/register?token=abc' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Register again' }));
  expect(screen.getByLabelText('Your name')).toBeInTheDocument();
});

test('a used or broken link leads to the sign-in page or the form', async () => {
  open({ [VERIFY]: problem(404, 'LINK_INVALID', 'This link is not valid.') }, { path: '/register?token=abc' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link cannot be used' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Register again' }));
  expect(screen.getByLabelText('Your name')).toBeInTheDocument();
});

test('a link that could not be redeemed for another reason can be tried again', async () => {
  let tries = 0;
  const { host } = open(
    {
      [VERIFY]: () => {
        tries += 1;
        return tries === 1 ? { ...problem(500, 'INTERNAL_ERROR', 'Something went wrong on our side.') } : SIGNED_IN;
      },
    },
    { path: '/register?token=abc' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
});
