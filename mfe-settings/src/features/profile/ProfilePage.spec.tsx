import type { Host } from '@lading/mfe-contract';
import { renderWithHost } from '@lading/mfe-contract/testing';
import { RemoteProvider } from '@lading/mfe-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, type MockRoutes, problem } from '../../shared/testing/mock-api';
import type { Profile } from '../../shared/types';
import { openSettings, section } from '../../testing/open-settings';
import { ProfileForm } from './ProfileForm';

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

const open = (routes: MockRoutes = {}) =>
  openSettings('/settings/user/profile', { [ME]: { body: PROFILE }, ...routes });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('saves what was typed, in the way of the API, and the frame hears of it', async () => {
  const { sent, host } = open({ [SAVE]: { body: { ...PROFILE, fullName: 'Rosa Diaz', theme: 'dark' } } });
  await retype('Name', 'Rosa Diaz');
  await retype('Phone', '(312) 555-0199');
  await userEvent.clear(screen.getByLabelText('Extension'));
  await userEvent.selectOptions(screen.getByLabelText('Color scheme'), 'Dark');
  await press('Save profile');
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([
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
  { locale: 'en-US' as const, label: 'English (United States)', reloads: 0 },
])('saved in $label, the page is read anew $reloads times', async ({ locale, label, reloads }) => {
  mockApi({ [SAVE]: { body: { ...PROFILE, locale } } });
  let count = 0;
  const Form = ({ host }: { host: Host }) => (
    <RemoteProvider host={host}>
      <ProfileForm profile={PROFILE} reload={() => count++} />
    </RemoteProvider>
  );
  renderWithHost(Form, '/settings/user/profile');
  await userEvent.selectOptions(screen.getByLabelText('Language and formats'), label);
  await press('Save profile');
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
  expect(count).toBe(reloads);
});

test('the time zone is found by a part of its name', async () => {
  const { sent } = open({ [SAVE]: { body: PROFILE } });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'winn');
  await userEvent.click(await screen.findByRole('option', { name: 'America/Winnipeg' }));
  await press('Save profile');
  await waitFor(() => expect(sent(SAVE)).toEqual([expect.objectContaining({ timeZone: 'America/Winnipeg' })]));
});

test('every refused field says why; what was typed stays, also through a session that died', async () => {
  const errors = [
    { pointer: '/phone/number', code: 'FORMAT', message: 'must be a phone number with country code' },
    { pointer: '/fullName', code: 'FORMAT', message: 'must be on one line' },
  ];
  const { unmount } = open({ [SAVE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
  await retype('Phone', '555');
  await press('Save profile');
  expect(await screen.findByText('Must be a phone number with country code')).toBeInTheDocument();
  expect(screen.getByText('Must be on one line')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  unmount();
  open();
  expect(await screen.findByLabelText('Phone')).toHaveValue('555');
});

test('a lost connection says so near the button', async () => {
  open();
  await press('Save profile');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
});

test('a new address needs a proof and then the link in its mail', async () => {
  let proven = false;
  const { sent } = open({
    [EMAIL]: () =>
      proven
        ? { status: 202, body: { message: 'On its way.' } }
        : problem(403, 'REAUTHENTICATION_REQUIRED', 'Confirm your identity to continue.'),
    'GET /api/v1/me/factors': {
      body: { totp: { addedAt: '2026-11-01T15:00:00.000Z' }, passkeys: [], recoveryCodesLeft: 10 },
    },
    'POST /api/v1/auth/reauthenticate/totp': () => {
      proven = true;
      return { body: {} };
    },
  });
  await retype('New email address', 'rosa@new.test');
  await press('Send link');
  await press('Use authenticator app');
  await userEvent.type(screen.getByLabelText('Authenticator code'), '123456');
  await press('Confirm');
  expect(await section('Email address').findByText(/Open the link in the email to rosa@new.test/)).toBeInTheDocument();
  expect(sent(EMAIL)).toEqual([{ email: 'rosa@new.test' }, { email: 'rosa@new.test' }]);
  expect(sent('POST /api/v1/auth/reauthenticate/totp')).toEqual([{ code: '123456' }]);
});

test('a profile that cannot be loaded says why', async () => {
  open({ [ME]: problem(403, 'FORBIDDEN', 'Not now.') });
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
});
