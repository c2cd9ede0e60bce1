import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage } from '../../testing/open-page';

const UNLOCK = 'POST /api/v1/auth/unlock';
const LINK = '/login?unlock=abc';
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Allow this browser' }));

test('nothing happens before the press, which then leads to the sign-in page', async () => {
  const { host, sent } = openPage(LINK, { [UNLOCK]: { status: 204 } });
  expect(address()).toBe('/login');
  expect(sent(UNLOCK)).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(sent(UNLOCK)).toEqual([{ token: 'abc' }]);
  expect(host.seen.notices).toEqual([{ kind: 'success', message: 'This browser is allowed. Enter your password.' }]);
});

test('a dead link says so and leads to the sign-in page', async () => {
  openPage(LINK, { [UNLOCK]: problem(404, 'LINK_INVALID', 'x') });
  await press();
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
});

test('a lost connection can be tried again', async () => {
  let attempts = 0;
  openPage(LINK, {
    [UNLOCK]: () => {
      attempts += 1;
      return attempts === 1 ? 'connection lost' : { status: 204 };
    },
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await press();
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInTheDocument());
});
