import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '../../testing/mock-api';
import { address, openArea } from '../../testing/open-area';

const UNLOCK = 'POST /api/v1/auth/unlock';
const LINK = '/login?unlock=abc';
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Allow this browser' }));

test('nothing happens before the press, which then leads to the sign-in page', async () => {
  const { host, sent } = openArea(LINK, { [UNLOCK]: { status: 204 } });
  expect(address()).toBe('/login');
  expect(sent(UNLOCK)).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(sent(UNLOCK)).toEqual([{ token: 'abc' }]);
  expect(host.seen.notices).toEqual([
    { kind: 'success', message: 'This browser can sign in now. Enter your password.' },
  ]);
});

test('a dead link says so and leads to the sign-in page', async () => {
  openArea(LINK, { [UNLOCK]: problem(404, 'LINK_INVALID', 'x') });
  await press();
  expect(await screen.findByText('This link cannot be used')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
});

test('a lost connection can be tried again', async () => {
  let attempts = 0;
  openArea(LINK, {
    [UNLOCK]: () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return { status: 204 };
    },
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await press();
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInTheDocument());
});
