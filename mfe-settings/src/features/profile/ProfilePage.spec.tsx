import type { Host } from '@lading/mfe-contract';
import { type FakeHostOptions, renderWithHost } from '@lading/mfe-contract/testing';
import { RemoteProvider } from '@lading/mfe-kit';
import { mockApi, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../../shared/reauthentication/ReauthenticationDialog';
import type { Profile } from '../../shared/types';
import { REAUTHENTICATED, REAUTHENTICATION_REQUIRED } from '../../testing/account';
import { ProfileForm } from './ProfileForm';
import './ProfilePage';

const PROFILE: Profile = {
  id: 'usr_1',
  email: 'rosa@hilltop.test',
  fullName: 'Rosa Delgado',
  phone: { number: '+13125550100', extension: '7' },
  locale: 'en-US',
  units: 'imperial',
  timeZone: null,
  theme: 'system',
  hasPassword: true,
  createdAt: '2026-11-01T15:00:00.000Z',
};
const ME = 'GET /api/v1/me';
const SAVE = 'PATCH /api/v1/me';
const EMAIL = 'POST /api/v1/me/email';

const TOTP = 'POST /api/v1/auth/reauthenticate/totp';

const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  renderPage('/settings/user/profile', { [ME]: { body: PROFILE }, ...routes }, options);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('saves the profile and refreshes the session', async () => {
  const { api, host } = open({ [SAVE]: { body: { ...PROFILE, fullName: 'Rosa Diaz', theme: 'dark' } } });
  await retype('Name', 'Rosa Diaz');
  await retype('Phone', '(312) 555-0199');
  await userEvent.clear(screen.getByLabelText('Extension'));
  await userEvent.selectOptions(screen.getByLabelText('Color scheme'), 'Dark');
  await press('Save profile');
  await waitFor(() => expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Profile saved.' }]));
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
    {
      fullName: 'Rosa Diaz',
      phone: { number: '+13125550199', extension: null },
      locale: 'en-US',
      units: 'imperial',
      timeZone: null,
      theme: 'dark',
    },
  ]);
  expect(host.seen.refreshes).toBe(1);
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test.each([
  { locale: 'en-CA' as const, label: 'English (Canada)', reloads: 1 },
  { locale: 'fr-CA' as const, label: 'Français (Canada)', reloads: 1 },
  { locale: 'en-US' as const, label: 'English (United States)', reloads: 0 },
])('saved in $label, the page is reloaded $reloads times', async ({ locale, label, reloads }) => {
  mockApi({ [SAVE]: { body: { ...PROFILE, locale } } });
  let count = 0;
  const Form = ({ host }: { host: Host }) => (
    <RemoteProvider host={host}>
      <ProfileForm profile={PROFILE} reload={() => count++} />
    </RemoteProvider>
  );
  const { host } = renderWithHost(Form, '/settings/user/profile');
  await userEvent.selectOptions(screen.getByLabelText('Language and formats'), label);
  await press('Save profile');
  await waitFor(() => expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Profile saved.' }]));
  expect(count).toBe(reloads);
});

test('the time zone is found by a part of its name', async () => {
  const { api } = open({ [SAVE]: { body: PROFILE } });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'winn');
  await userEvent.click(await screen.findByRole('option', { name: 'America/Winnipeg' }));
  await press('Save profile');
  await waitFor(() => expect(api.sent(SAVE)[0]?.body).toMatchObject({ timeZone: 'America/Winnipeg' }));
});

test('every rejected field shows why; the draft survives an expired session', async () => {
  const errors = [
    { pointer: '/fullName', code: 'FORMAT', message: 'must be on one line' },
    { pointer: '/phone/number', code: 'FORMAT', message: 'must be a phone number with country code' },
  ];
  const { unmount, host } = open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }),
  });
  await retype('Phone', '312 555 0199');
  await press('Save profile');
  expect(await screen.findByText('Must be a phone number with country code')).toBeInTheDocument();
  expect(screen.getByText('Must be on one line')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  unmount();
  open({}, { stored: host.seen.stored });
  expect(await screen.findByLabelText('Phone')).toHaveValue('312 555 0199');
});

test('requires a valid phone number', async () => {
  const { api } = open();
  await retype('Phone', '555');
  await press('Save profile');
  expect(await screen.findByText('Enter a phone number like +1 312 555 0100.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
});

test('a lost connection is reported near the button', async () => {
  open({ [SAVE]: 'connection lost' });
  await press('Save profile');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
});

test('a new email address requires reauthentication and the emailed link', async () => {
  let proven = false;
  const { api } = open({
    [EMAIL]: () => (proven ? { status: 202, body: { message: 'On its way.' } } : REAUTHENTICATION_REQUIRED),
    'GET /api/v1/me/factors': {
      body: { totp: { addedAt: '2026-11-01T15:00:00.000Z' }, passkeys: [], recoveryCodesLeft: 10 },
    },
    [TOTP]: () => {
      proven = true;
      return REAUTHENTICATED;
    },
  });
  await retype('New email address', 'rosa@new.test');
  await press('Send link');
  await press('Use authenticator app');
  await userEvent.type(screen.getByLabelText('Authenticator code'), '123456');
  await press('Confirm');
  expect(
    await within(screen.getByRole('region', { name: 'Email address' })).findByText(
      /Open the link in the email to rosa@new.test/,
    ),
  ).toBeInTheDocument();
  expect(api.sent(EMAIL).map(({ body }) => body)).toEqual([{ email: 'rosa@new.test' }, { email: 'rosa@new.test' }]);
  expect(api.sent(TOTP).map(({ body }) => body)).toEqual([{ code: '123456' }]);
});

test('a profile that cannot be loaded is explained', async () => {
  open({ [ME]: problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.') });
  expect(await screen.findByText('Your role in this company does not allow this.')).toBeInTheDocument();
});
