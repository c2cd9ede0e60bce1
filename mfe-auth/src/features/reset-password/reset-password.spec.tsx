import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../testing/mock-api';
import { address, openArea } from '../../testing/open-area';

const RESET = 'POST /api/v1/auth/password-reset';
const ACCEPTED = { status: 202, body: { message: 'Check your mail.' } };

async function ask(routes: MockRoutes, path = '/reset-password', options?: Parameters<typeof openArea>[2]) {
  const area = openArea(path, routes, options);
  await userEvent.type(screen.getByLabelText('E-mail'), ' rosa@riverside.test ');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  return area;
}

test('asks for a link and says what comes next, without telling whether there is an account', async () => {
  const { sent, host } = await ask({ [RESET]: ACCEPTED }, '/reset-password?next=%2Fquotes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeInTheDocument();
  expect(screen.getByText(/^If/)).toHaveTextContent('If rosa@riverside.test has an account, a link is on its way.');
  expect(sent(RESET)).toEqual([{ email: 'rosa@riverside.test' }]);
  expect(address()).toBe('/reset-password/success?next=%2Fquotes');
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login?next=%2Fquotes');
  expect(host.seen.titles).toEqual(expect.arrayContaining(['Reset your password', 'Check your mail']));
});

test('when no mail comes it can be asked for again, or for another address', async () => {
  const { sent } = await ask({ [RESET]: ACCEPTED });
  expect(await screen.findByRole('heading', { level: 2, name: 'No mail after a few minutes?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/Asked for again/)).toBeInTheDocument();
  expect(sent(RESET)).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Use another address' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa@riverside.test');
});

test('a second mail too soon says when', async () => {
  let asked = 0;
  await ask({
    [RESET]: () =>
      (asked += 1) === 1 ? ACCEPTED : problem(429, 'TOO_MANY_ATTEMPTS', 'x', { params: { retryAfterSeconds: 120 } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('in 2 minutes');
});

test('opened by itself, the second page leads to the first', () => {
  openArea('/reset-password/success', {});
  expect(screen.getByText(/^If that address/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Use another address' })).toHaveAttribute('href', '/reset-password');
});

test('a demonstration leads to its mailbox', async () => {
  openArea('/reset-password/success', {}, { demonstration: true });
  expect(await screen.findByRole('link', { name: "Open the demonstration's mailbox" })).toHaveAttribute(
    'href',
    '/dev/mailbox',
  );
});

test('checks the address before it sends anything', async () => {
  const { sent } = openArea('/reset-password', {});
  await userEvent.type(screen.getByLabelText('E-mail'), 'rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Enter an e-mail address like name@company.com')).toBeInTheDocument();
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
  await ask({});
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa@riverside.test');
});
