import type { Notice } from '@lading/mfe-contract';
import { mockApi, type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../testing/fixtures';
import { inboxPage, notification } from '../testing/notifications';
import { fakeServices, renderInShell } from '../testing/services';
import { InboxPage } from './InboxPage';

const LIST = 'GET /api/v1/notifications';
const READ = 'POST /api/v1/notifications/read';
const UNREAD = 'POST /api/v1/notifications/unread';
const READ_ALL = 'POST /api/v1/notifications/read-all';
const PREFERENCES = 'GET /api/v1/me/notification-preferences';
const PATCH = 'PATCH /api/v1/me/notification-preferences';
const KIND = {
  kind: 'shipment.delayed',
  title: 'Delayed',
  inApp: true,
  email: 'immediate',
  critical: false,
  fixed: false,
} as const;
const preferences = {
  body: { kinds: [KIND], quietHours: null, digestAt: '08:00', weeklySummary: null, timeZone: 'America/Chicago' },
};
const marked = { body: { changed: 1, unread: 0, readAt: '2026-11-21T10:00:00.000Z' } };

const FAILED = problem(503, 'UNAVAILABLE', 'The service cannot do this right now. Try again in a moment.');
const bodiesOf = <B,>(requests: { body: B }[]): B[] => requests.map(({ body }) => body);

function open(routes: MockRoutes = {}, path = '/notifications', who = session()) {
  const api = mockApi({
    [LIST]: inboxPage([notification(2), notification(1, { readAt: '2026-11-20T16:00:00.000Z' })], 1),
    [PREFERENCES]: preferences,
    ...routes,
  });
  const { services, seen } = fakeServices(who);
  renderInShell(<InboxPage services={services} />, path);
  return { api, seen };
}

/** Runs the action of the latest notice. */
const undo = async (seen: { notices: Notice[] }) => {
  await waitFor(() => expect(seen.notices.at(-1)?.action?.label).toBe('Undo'));
  act(() => seen.notices.at(-1)!.action!.run());
};

const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));
async function choose(label: string, action: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${label}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('lists unread first, each leading to its thing', async () => {
  open();
  expect((await part(/^Unread/)).getByRole('link', { name: 'Unread: S-000002: Delayed' })).toHaveAttribute(
    'href',
    '/shipments/shp_2',
  );
  expect((await part(/^Read/)).getByRole('link', { name: 'S-000001: Delayed' })).toBeVisible();
});

test('opening one marks it as read', async () => {
  const { api } = open({ [READ]: marked });
  await userEvent.click(await screen.findByRole('link', { name: /S-000002/ }));
  await waitFor(() => expect(bodiesOf(api.sent(READ))).toEqual([{ ids: [notification(2).id] }]));
});

test('marking shows at once, leaves the row in its place and can be taken back', async () => {
  const { api, seen } = open({
    [READ]: marked,
    [UNREAD]: marked,
  });
  await choose('S-000002: Delayed', 'Mark as read');
  expect((await part(/^Unread/)).getByRole('link', { name: 'S-000002: Delayed' })).toBeVisible();
  await undo(seen);
  expect(await screen.findByRole('link', { name: 'Unread: S-000002: Delayed' })).toBeVisible();
  await waitFor(() => expect(bodiesOf(api.sent(UNREAD))).toEqual([{ ids: [notification(2).id] }]));
});

test('a mark that is not stored is taken back and said', async () => {
  const { seen } = open({ [READ]: FAILED });
  await choose('S-000002: Delayed', 'Mark as read');
  await waitFor(() =>
    expect(seen.notices.map(({ message }) => message)).toEqual([expect.stringMatching(/were not changed/)]),
  );
  expect(await screen.findByRole('link', { name: 'Unread: S-000002: Delayed' })).toBeVisible();
});

test('all are marked until the newest that is on the screen, and undone by that instant', async () => {
  const { api, seen } = open({
    [READ_ALL]: { body: { ...marked.body, changed: 3 } },
    [UNREAD]: marked,
  });
  await screen.findByRole('link', { name: /S-000002/ });
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(seen.notices.at(-1)?.message).toBe('3 marked as read.'));
  expect(bodiesOf(api.sent(READ_ALL))).toEqual([{ until: '2026-11-20T15:00:00.000Z' }]);
  await undo(seen);
  await waitFor(() => expect(bodiesOf(api.sent(UNREAD))).toEqual([{ readAt: marked.body.readAt }]));
});

test('a kind is muted in both ways, and undone to what it was', async () => {
  const { api, seen } = open({ [PATCH]: preferences });
  await choose('S-000002: Delayed', 'Turn off "Delayed"');
  await undo(seen);
  await waitFor(() => expect(api.sent(PATCH)).toHaveLength(2));
  expect(bodiesOf(api.sent(PATCH))).toEqual([
    { kinds: [{ kind: KIND.kind, inApp: false, email: 'off' }] },
    { kinds: [{ kind: KIND.kind, inApp: true, email: 'immediate' }] },
  ]);
});

test('what is told of the account leads to its security and cannot be muted', async () => {
  const notice = notification(4, {
    kind: 'security.new_device',
    subject: { type: 'account', id: 'usr_1', label: 'Your account' },
    title: 'Signed in on a new device',
    fixed: true,
  });
  open({ [LIST]: inboxPage([notice], 1) });
  expect(await screen.findByRole('link', { name: /Your account/ })).toHaveAttribute('href', '/settings/user/security');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Your account: Signed in on a new device' }));
  expect(await screen.findByRole('menuitem', { name: 'Mark as read' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Turn off/ })).toBeNull();
});

test('filters stand in the address, and nothing found leads back to all', async () => {
  const { api } = open(
    {
      [LIST]: ({ query }) =>
        query.unread === 'true' && query.kind === 'shipment.delayed'
          ? inboxPage([], 0)
          : inboxPage([notification(2)], 1),
    },
    '/notifications?unread=true&kind=shipment.delayed',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: /S-000002/ })).toBeVisible();
  expect(api.sent(LIST).at(-1)!.query).toEqual({ limit: '50' });
});

test('the next page follows by its cursor, without repeats', async () => {
  open({
    [LIST]: ({ query }) =>
      query.cursor === 'next'
        ? inboxPage([notification(2), notification(1)], 3)
        : inboxPage([notification(3), notification(2)], 3, 'next'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /S-000001/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /S-000002/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty inbox teaches the next step', async () => {
  open({ [LIST]: inboxPage([], 0) });
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quotes/new');
});

test('an inbox that cannot be read says so and tries again', async () => {
  let away = true;
  open({ [LIST]: () => (away ? FAILED : inboxPage([notification(2)], 1)) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  away = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /S-000002/ })).toBeVisible();
});

test('without a company there is the way to one', () => {
  open({}, '/notifications', session({ company: null }));
  expect(screen.getByRole('link', { name: 'Choose a company' })).toHaveAttribute('href', '/settings/user/association');
});
