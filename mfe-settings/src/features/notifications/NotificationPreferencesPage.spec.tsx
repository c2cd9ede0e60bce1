import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
// Loaded in advance, so that tests do not wait for lazy modules.
import './NotificationPreferencesPage';
import type { FollowedShipment, Preferences } from './use-preferences';

const READ = 'GET /api/v1/me/notification-preferences';
const SAVE = 'PATCH /api/v1/me/notification-preferences';
const FOLLOWS = 'GET /api/v1/me/followed-shipments';
const TEST = 'POST /api/v1/me/notification-preferences/test';
const SET_FOLLOW = 'PUT /api/v1/shipments/{id}/follow';
const END_FOLLOW = 'DELETE /api/v1/shipments/{id}/follow';

const PREFERENCES: Preferences = {
  kinds: [
    { kind: 'quote.ready', title: 'Offers ready', inApp: true, email: 'immediate', critical: false, fixed: false },
    {
      kind: 'tender.rejected',
      title: 'The carrier has refused it',
      inApp: true,
      email: 'immediate',
      critical: true,
      fixed: false,
    },
    { kind: 'user.invited', title: 'Was invited', inApp: true, email: null, critical: false, fixed: false },
    {
      kind: 'security.new_device',
      title: 'Signed in on a new device',
      inApp: true,
      email: null,
      critical: false,
      fixed: true,
    },
  ],
  quietHours: null,
  digestAt: '07:00',
  weeklySummary: false,
  timeZone: 'America/Chicago',
};
const MUTED: FollowedShipment = {
  shipmentId: 'shp_1',
  number: 'S-000317',
  mode: 'mute',
  since: '2026-11-20T15:00:00.000Z',
};

const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  renderPage(
    '/settings/user/notifications',
    {
      [READ]: { body: PREFERENCES },
      [FOLLOWS]: { body: { items: [MUTED], nextCursor: null } },
      ...routes,
    },
    options,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const saved = (host: ReturnType<typeof open>['host'], message: string) =>
  waitFor(() => expect(host.seen.notices).toEqual([{ kind: 'success', message }]));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('saves only what was changed', async () => {
  const { api, host } = open({ [SAVE]: { body: PREFERENCES } });
  await userEvent.selectOptions(await screen.findByLabelText('Offers ready: email'), 'Daily summary');
  await userEvent.click(screen.getByLabelText('Was invited: inbox'));
  await press('Save notifications');
  await saved(host, 'Notifications saved.');
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
    {
      kinds: [
        { kind: 'quote.ready', inApp: true, email: 'daily' },
        { kind: 'user.invited', inApp: false },
      ],
    },
  ]);
  expect(host.seen.stored.size).toBe(0);
});

test('groups what can happen, and shows what cannot be chosen as fixed', async () => {
  open();
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Quotes',
    'Booking',
    'People and connections',
  ]);
  expect(section('Notifications').getByText('Sent in quiet hours too')).toBeInTheDocument();
  expect(screen.queryByLabelText('Was invited: email')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Signed in on a new device: inbox')).not.toBeInTheDocument();
  expect(
    section('Account security').getByRole('row', { name: /Signed in on a new device Always Always immediately/ }),
  ).toBeInTheDocument();
});

test('what was chosen stays through a failure and a session that died', async () => {
  const { unmount, host } = open({
    [SAVE]: problem(503, 'UNAVAILABLE', 'The service cannot do this right now. Try again in a moment.'),
  });
  await userEvent.selectOptions(await screen.findByLabelText('Offers ready: email'), 'Never');
  await press('Save notifications');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The service cannot do this right now. Try again in a moment.',
  );
  unmount();
  open({}, { stored: host.seen.stored });
  expect(await screen.findByLabelText('Offers ready: email')).toHaveValue('off');
});

test('quiet hours and the time of the daily mail', async () => {
  const { api, host } = open({
    [SAVE]: { body: { ...PREFERENCES, quietHours: { from: '20:00', to: '07:00' }, digestAt: '08:30' } },
  });
  await userEvent.click(await screen.findByLabelText('Quiet hours'));
  expect(await screen.findByLabelText('From')).toHaveValue('20:00');
  const daily = screen.getByLabelText('Daily summary at');
  await userEvent.clear(daily);
  await userEvent.type(daily, '08:30');
  await press('Save times');
  await saved(host, 'Times saved.');
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
    { quietHours: { from: '20:00', to: '07:00' }, digestAt: '08:30' },
  ]);
  expect(screen.getByText(/America\/Chicago/)).toBeInTheDocument();
});

test('the summary of the week is asked for, and one that cannot be stored is not shown as wanted', async () => {
  let away = true;
  const { api } = open({
    [SAVE]: () =>
      away
        ? problem(503, 'UNAVAILABLE', 'The service cannot do this right now. Try again in a moment.')
        : { body: { ...PREFERENCES, weeklySummary: true } },
  });
  const wish = await screen.findByLabelText('Email me the weekly summary');
  await userEvent.click(wish);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The service cannot do this right now. Try again in a moment.',
  );
  expect(wish).not.toBeChecked();
  away = false;
  await userEvent.click(wish);
  await waitFor(() => expect(wish).toBeChecked());
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([{ weeklySummary: true }, { weeklySummary: true }]);
});

test('roles that have no summary are not offered one', async () => {
  open({ [READ]: { body: { ...PREFERENCES, weeklySummary: null } } });
  expect(await screen.findByLabelText('Quiet hours')).toBeInTheDocument();
  expect(screen.queryByLabelText('Email me the weekly summary')).not.toBeInTheDocument();
});

test('a rejected time is reported at its field', async () => {
  open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
      errors: [{ pointer: '/digestAt', code: 'FORMAT', message: 'must be a time like 07:00' }],
    }),
  });
  await press('Save times');
  expect(await screen.findByText('Must be a time like 07:00')).toBeInTheDocument();
});

test('a muted shipment is unmuted, which can be undone', async () => {
  const { api, host } = open({ [END_FOLLOW]: {}, [SET_FOLLOW]: { body: { mode: 'mute' } } });
  await press('Unmute S-000317');
  await waitFor(() => expect(host.seen.notices).toHaveLength(1));
  expect(api.sent(END_FOLLOW)).toHaveLength(1);
  act(() => host.seen.notices[0]!.action!.run());
  await waitFor(() => expect(api.sent(SET_FOLLOW).map(({ body }) => body)).toEqual([{ mode: 'mute' }]));
});

test('a change to a shipment that fails says so', async () => {
  const { host } = open({ [END_FOLLOW]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  await press('Unmute S-000317');
  await waitFor(() =>
    expect(host.seen.notices).toEqual([
      { kind: 'error', message: 'S-000317 was not changed. Not found, or you do not have access.' },
    ]),
  );
});

test('sends a test; too many are said', async () => {
  let times = 0;
  open({
    [TEST]: () =>
      times++ === 0
        ? { status: 202 }
        : problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Wait a while and try again.', {
            params: { retryAfterSeconds: 60 },
          }),
  });
  await press('Send test email');
  expect(await screen.findByText(/Email sent to booker@example.com/)).toBeInTheDocument();
  await press('Send test email');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Too many attempts/);
});

test('preferences that cannot be loaded say why', async () => {
  open({ [READ]: problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.') });
  expect(await screen.findByText('Your role in this company does not allow this.')).toBeInTheDocument();
});

test('without a company there is the way to one', () => {
  open({}, { company: null });
  expect(screen.getByRole('link', { name: 'Choose a company' })).toHaveAttribute('href', '/settings/user/association');
});
