import type { components } from '@lading/api-client';
import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage } from '../../testing/open-page';

const READ = 'POST /api/v1/auth/invitation';
const REGISTER = 'POST /api/v1/auth/register';
const INVITATION: components['schemas']['InvitationPreviewDto'] = {
  companyName: 'Riverside Tile',
  email: 'ines@riverside.test',
  role: 'booker',
  invitedBy: 'Rosa Delgado',
  expiresAt: '2026-11-28T00:00:00.000Z',
};

const open = (routes: MockRoutes = {}, path = '/register?invitation=t0ken') =>
  openPage(path, { [READ]: { body: INVITATION }, ...routes });

test('shows who invites to what, with the address given, and takes the token out of the address', async () => {
  const { sent } = open();
  expect(await screen.findByText('Loading the invitation')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Riverside Tile' })).toBeInTheDocument();
  expect(screen.getByText(/^Rosa Delgado invites you/)).toHaveTextContent('Your role will be booker.');
  expect(screen.getByLabelText('Email')).toHaveValue('ines@riverside.test');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.queryByLabelText("Company's legal name")).not.toBeInTheDocument();
  expect(sent(READ)).toEqual([{ token: 't0ken' }]);
  await waitFor(() => expect(address()).toBe('/register'));
});

test('registers with the invitation, and says where the mail goes', async () => {
  const { sent } = open(
    { [REGISTER]: { status: 202, body: { message: 'Check your email' } } },
    '/register#invitation=t0ken',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeInTheDocument();
  expect(sent(REGISTER)).toEqual([{ email: 'ines@riverside.test', invitationToken: 't0ken' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ines@riverside.test');
});

test('who has an account signs in and accepts it there', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Sign in to accept' })).toHaveAttribute(
    'href',
    '/login?next=%2Fsettings%2Fuser%2Fassociation%23invitation%3Dt0ken',
  );
});

test.each(['INVITATION_INVALID', 'INVITATION_EXPIRED'])('%s says what to do', async (code) => {
  open({ [READ]: problem(410, code, 'x') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This invitation is no longer valid' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('an invitation that could not be read can be read again', async () => {
  let tries = 0;
  open({
    [READ]: () => ((tries += 1) === 1 ? problem(503, 'UNAVAILABLE', 'Try again in a moment.') : { body: INVITATION }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Join Riverside Tile' })).toBeInTheDocument(),
  );
});
