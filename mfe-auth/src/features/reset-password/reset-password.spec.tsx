import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage } from '../../testing/open-page';

const RESET = 'POST /api/v1/auth/password-reset';
const ACCEPTED = { status: 202, body: { message: 'Check your email.' } } as const;

async function ask(routes: MockRoutes, path = '/reset-password', options?: Parameters<typeof openPage>[2]) {
  const page = openPage(path, routes, options);
  await userEvent.type(await screen.findByLabelText('Email'), ' rosa@riverside.test ');
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  return page;
}

test('asks for a link and says what comes next, without telling whether there is an account', async () => {
  const { sent, host } = await ask({ [RESET]: ACCEPTED }, '/reset-password?next=%2Fquotes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeInTheDocument();
  expect(screen.getByText(/^If/)).toHaveTextContent('If rosa@riverside.test has an account, we sent a link.');
  expect(sent(RESET)).toEqual([{ email: 'rosa@riverside.test' }]);
  expect(address()).toBe('/reset-password/success?next=%2Fquotes');
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login?next=%2Fquotes');
  expect(host.seen.titles).toEqual(expect.arrayContaining(['Reset your password', 'Check your email']));
});

test('when no mail comes it can be asked for again, or for another address', async () => {
  const { sent } = await ask({ [RESET]: ACCEPTED });
  expect(await screen.findByRole('heading', { level: 2, name: 'No email after a few minutes?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
  expect(await screen.findByText(/sent again/)).toBeInTheDocument();
  expect(sent(RESET)).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('rosa@riverside.test');
});

test('a second mail too soon says when', async () => {
  let asked = 0;
  await ask({
    [RESET]: () =>
      (asked += 1) === 1 ? ACCEPTED : problem(429, 'TOO_MANY_ATTEMPTS', 'x', { params: { retryAfterSeconds: 120 } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('in 2 minutes');
});

test('opened by itself, the second page leads to the first', () => {
  openPage('/reset-password/success', {});
  expect(screen.getByText(/^If that address/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resend email' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Use another address' })).toHaveAttribute('href', '/reset-password');
});

test('a demonstration leads to its mailbox', async () => {
  openPage('/reset-password/success', {}, { demonstration: true });
  expect(await screen.findByRole('link', { name: 'Open demo mailbox' })).toHaveAttribute('href', '/dev/mailbox');
});

test('checks the address before it sends anything', async () => {
  const { sent } = openPage('/reset-password', {});
  await userEvent.type(screen.getByLabelText('Email'), 'rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Enter an email address like name@company.com')).toBeInTheDocument();
  expect(sent(RESET)).toEqual([]);
});

test('shows at the field what the API refused', async () => {
  const refused = {
    pointer: '/email',
    code: 'INVALID',
    message: 'must be a plain address without quotes or accented letters',
  };
  await ask({ [RESET]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', { errors: [refused] }) });
  expect(await screen.findByText('Must be a plain address without quotes or accented letters')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lost connection keeps what was typed', async () => {
  await ask({ [RESET]: 'connection lost' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(screen.getByLabelText('Email')).toHaveValue('rosa@riverside.test');
});
