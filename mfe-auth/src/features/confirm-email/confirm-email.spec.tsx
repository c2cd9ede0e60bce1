import type { components } from '@lading/api-client';
import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage, ROSA } from '../../testing/open-page';

type EmailLink = components['schemas']['EmailLinkDto'];

const READ = 'POST /api/v1/auth/email';
const VERIFY = 'POST /api/v1/auth/email/verify';
const LINK = '/change-password?emailToken=abc';
const CHANGE: { body: EmailLink } = {
  body: { action: 'change', email: 'rosa@hilltop.test', account: 'rosa@riverside.test', needsSignIn: false },
};
const ELSEWHERE: { body: EmailLink } = { body: { ...CHANGE.body, needsSignIn: true } };
const UNDO: { body: EmailLink } = {
  body: { action: 'undo', email: 'rosa@riverside.test', account: null, needsSignIn: false },
};
const CHANGED = { body: { result: 'changed', email: 'rosa@hilltop.test' } } as const;
const RESTORED = { body: { result: 'restored', email: 'rosa@riverside.test' } } as const;

const change = async () => userEvent.click(await screen.findByRole('button', { name: 'Change address' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('opening the link only reads it, and takes the token out of the address', async () => {
  const { sent, host } = openPage(LINK, { [READ]: CHANGE, [VERIFY]: CHANGED }, { user: ROSA });
  expect(await heading('Change your email address?')).toBeInTheDocument();
  expect(screen.getByText('rosa@riverside.test')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/change-password'));
  expect(sent(READ)).toEqual([{ token: 'abc' }]);
  expect(sent(VERIFY)).toEqual([]);
  expect(host.seen.titles).toContain('Change your email address?');
});

test('changes the address in the account that asked, and has the shell read the session', async () => {
  const { sent, host } = openPage(LINK, { [READ]: CHANGE, [VERIFY]: CHANGED }, { user: ROSA });
  await change();
  expect(await heading('Email address changed')).toBeInTheDocument();
  expect(screen.getByText('rosa@hilltop.test')).toBeInTheDocument();
  expect(sent(VERIFY)).toEqual([{ token: 'abc' }]);
  expect(host.seen.refreshes).toBe(1);
});

test('without a session asks to sign in to the account that asked, and leads back', async () => {
  const { sent } = openPage(LINK, { [READ]: ELSEWHERE });
  expect(await heading('Sign in to confirm')).toBeInTheDocument();
  expect(screen.getByText('rosa@riverside.test')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fchange-password%23emailToken%3Dabc',
  );
  expect(screen.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument();
  expect(sent(VERIFY)).toEqual([]);
});

test('in a session of another account offers to sign out of that one', async () => {
  const { sent, host } = openPage(
    LINK,
    { [READ]: ELSEWHERE, 'POST /api/v1/auth/logout': { status: 204 } },
    { user: { ...ROSA, email: 'other@hilltop.test' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out of other@hilltop.test' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent('POST /api/v1/auth/logout')).toHaveLength(1);
  expect(sent(VERIFY)).toEqual([]);
});

test('a session that ended meanwhile leads to the same', async () => {
  openPage(LINK, {
    [READ]: CHANGE,
    [VERIFY]: problem(403, 'SIGN_IN_TO_CONFIRM', 'Sign in to the account that asked for this change, then confirm it.'),
  });
  await change();
  expect(await heading('Sign in to confirm')).toBeInTheDocument();
});

test('taking a change back says what that does, and where the new password comes from', async () => {
  openPage(LINK, { [READ]: UNDO, [VERIFY]: RESTORED });
  expect(await heading('Undo the address change?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore address' }));
  expect(await heading('Email address restored')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Request another link' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('rosa@riverside.test');
});

const DEAD = [['LINK_INVALID', 'This link was used, replaced or has expired.']] as const;

async function expectDead(detail: string): Promise<void> {
  expect(await heading('This link no longer works')).toBeInTheDocument();
  expect(screen.getByText(`${detail} Your address was not changed.`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/settings/user/profile');
}

test.each(DEAD)('%s says why, and where to see the present address', async (code, detail) => {
  openPage(LINK, { [READ]: problem(410, code, detail) });
  await expectDead(detail);
});

test.each(DEAD)('%s when it is confirmed says the same', async (code, detail) => {
  openPage(LINK, { [READ]: CHANGE, [VERIFY]: problem(410, code, detail) }, { user: ROSA });
  await change();
  await expectDead(detail);
});

test.each<[string, MockRoutes, string]>([
  ['reading', { [VERIFY]: CHANGED }, READ],
  ['confirming', { [READ]: CHANGE }, VERIFY],
])('another failure while %s can be tried again', async (_name, routes, failing) => {
  let tries = 0;
  const answer = failing === READ ? CHANGE : CHANGED;
  openPage(
    LINK,
    {
      ...routes,
      [failing]: () => ((tries += 1) === 1 ? problem(503, 'UNAVAILABLE', 'Try again in a moment.') : answer),
    },
    { user: ROSA },
  );
  if (failing === VERIFY) await change();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
  if (failing === READ) await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await change();
  expect(await heading('Email address changed')).toBeInTheDocument();
});
