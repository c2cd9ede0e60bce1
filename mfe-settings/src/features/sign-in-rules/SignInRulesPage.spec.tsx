import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { FactorRule } from '../../shared/types';
import { ACCOUNT, REAUTHENTICATED, REAUTHENTICATION_REQUIRED } from '../../testing/account';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../../shared/reauthentication/ReauthenticationDialog';
import './SignInRulesPage';

const GET = 'GET /api/v1/company/factor-rule';
const SAVE = 'PUT /api/v1/company/factor-rule';
const REAUTHENTICATE = 'POST /api/v1/auth/reauthenticate';
const RULE: FactorRule = {
  roles: ['owner'],
  withoutFactor: [
    { userId: 'usr_ada', fullName: 'Ada Adler', email: 'ada@hilltop.test', role: 'admin', hasSignInSource: true },
    { userId: 'usr_bo', fullName: 'Bo Bell', email: 'bo@hilltop.test', role: 'booker', hasSignInSource: false },
    { userId: 'usr_cy', fullName: 'Cy Cole', email: 'cy@hilltop.test', role: 'booker', hasSignInSource: false },
  ],
};
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, permissions?: string[]) =>
  renderPage('/settings/company/sign-in', { [GET]: { body: RULE }, ...ACCOUNT, ...routes }, { permissions });
const choose = async (role: string) => userEvent.click(await screen.findByRole('checkbox', { name: role }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save sign-in rules' }));

test('shows who has no second factor for the chosen roles, before they are saved', async () => {
  open();
  expect(await screen.findByText('All members with these roles have a second factor.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Owner' })).toBeChecked();
  await choose('Booker');
  expect(screen.getByText('2 members have no second factor yet.')).toBeInTheDocument();
  await choose('Admin');
  await choose('Booker');
  expect(screen.getByText('1 member has no second factor yet.')).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /Ada Adler/ }));
  expect(row.getByText('Linked: exempt when used')).toBeInTheDocument();
  await choose('Admin');
  await choose('Owner');
  expect(screen.getByText(/^No role needs a second factor/)).toBeInTheDocument();
});

test('saves the roles after reauthentication', async () => {
  let proven = false;
  const { api, host } = open({
    [SAVE]: () => (proven ? { body: { ...RULE, roles: ['owner', 'finance'] } } : REAUTHENTICATION_REQUIRED),
    [REAUTHENTICATE]: () => {
      proven = true;
      return REAUTHENTICATED;
    },
  });
  await choose('Finance');
  await save();
  await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'seven calm otters drift');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(host.seen.notices[0]?.message).toMatch(/^The sign-in rules were saved/));
  expect(api.sent(SAVE).at(-1)?.body).toEqual({ roles: ['owner', 'finance'] });
  expect(screen.getByRole('checkbox', { name: 'Finance' })).toBeChecked();
});

test('a user without a second factor is told to add one, and the choice is kept', async () => {
  open({ [SAVE]: problem(409, 'NO_FACTOR', 'Add an authenticator app or a passkey first.') });
  await choose('Dock');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Add an authenticator app or a passkey first.');
  expect(screen.getByRole('checkbox', { name: 'Dock' })).toBeChecked();
  const ways = screen.getAllByRole('link', { name: 'Security' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/settings/user/security', '/settings/user/security']);
});

test('is of owners and admins', async () => {
  const { api } = open({}, ['price.read']);
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
  expect(api.sent(GET)).toEqual([]);
});
