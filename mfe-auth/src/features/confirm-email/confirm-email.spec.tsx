import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../testing/mock-api';
import { address, openArea, ROSA } from '../../testing/open-area';

const VERIFY = 'POST /api/v1/auth/email/verify';
const LINK = '/change-password?emailToken=abc';
const CHANGED = { body: { result: 'changed', email: 'rosa@hilltop.test' } };
const RESTORED = { body: { result: 'restored', email: 'rosa@riverside.test' } };

async function confirm(routes: MockRoutes, user?: typeof ROSA) {
  const area = openArea(LINK, routes, { user });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  return area;
}

test('opening the link alone changes nothing, and takes the token out of the address', () => {
  const { sent, host } = openArea(LINK, { [VERIFY]: CHANGED });
  expect(screen.getByRole('heading', { level: 1, name: 'Your e-mail address' })).toBeInTheDocument();
  expect(address()).toBe('/change-password');
  expect(sent(VERIFY)).toEqual([]);
  expect(host.seen.titles).toContain('Your e-mail address');
});

test.each([
  ['signed in, the session is read again', ROSA, 1],
  ['signed out, there is none to read', undefined, 0],
])('a new address holds; %s', async (_name, user, refreshes) => {
  const { sent, host } = await confirm({ [VERIFY]: CHANGED }, user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your new address holds' })).toBeInTheDocument();
  expect(screen.getByText('rosa@hilltop.test')).toBeInTheDocument();
  expect(sent(VERIFY)).toEqual([{ token: 'abc' }]);
  expect(host.seen.refreshes).toBe(refreshes);
});

test('taken back, it says that a new password is needed and where it comes from', async () => {
  await confirm({ [VERIFY]: RESTORED });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your address is restored' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Get another link' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa@riverside.test');
});

test.each([
  ['LINK_INVALID', 'This link is not valid, or was used already.'],
  ['LINK_EXPIRED', 'This link has expired.'],
])('%s says why, and where to see what holds', async (code, detail) => {
  await confirm({ [VERIFY]: problem(410, code, detail) });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link cannot be used' })).toBeInTheDocument();
  expect(screen.getByText(`${detail} Your address stays as it is.`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your profile' })).toHaveAttribute('href', '/settings/user/profile');
});

test('another failure can be tried again', async () => {
  let tries = 0;
  await confirm({
    [VERIFY]: () => ((tries += 1) === 1 ? problem(503, 'UNAVAILABLE', 'Try again in a moment.') : CHANGED),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your new address holds' })).toBeInTheDocument();
});
