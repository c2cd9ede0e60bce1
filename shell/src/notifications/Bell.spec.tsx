import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '@lading/ui';
import { session } from '../testing/fixtures';
import { inboxPage, notification } from '../testing/notifications';
import { fakeServices, renderInShell } from '../testing/services';
import { Bell } from './Bell';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  window.history.replaceState(null, '', '/');
});

/** The bell on a page that can be used, with a stream that the test writes. */
function open(who = session()) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const requested: string[] = [];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const path = new URL(url, window.location.origin).pathname;
    requested.push(path);
    if (path.endsWith('/auth/session')) return Response.json(who);
    if (!path.endsWith('/stream')) return Response.json(inboxPage([notification(4)], 12).body);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body);
  };
  const { services, seen } = fakeServices(who);
  const heard: string[] = [];
  const live: (string | null)[] = [];
  services.events.live('shipment', ({ id }) => live.push(id));
  services.events.on('shipment.delayed', ({ id }) => heard.push(id));
  const view = renderInShell(
    <Page name="shipments">
      <Bell services={services} session={who} />
    </Page>,
  );
  const emit = async (id: number, type: string, data: object) => {
    await waitFor(() => expect(streams).not.toHaveLength(0));
    await act(async () =>
      streams
        .at(-1)!
        .enqueue(
          new TextEncoder().encode(`${id === 0 ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
        ),
    );
  };
  return { ...view, seen, heard, live, requested, emit };
}

const bell = (name: string) => screen.findByRole('button', { name });

test('counts what is unread as the server says it', async () => {
  const { emit } = open();
  await emit(1, 'unread', { unread: 3 });
  expect(await bell('Notifications, 3 unread')).toHaveTextContent('3');
  await emit(2, 'unread', { unread: 120 });
  expect(await bell('Notifications, 120 unread')).toHaveTextContent('99+');
  await emit(3, 'unread', { unread: 0 });
  expect(await bell('Notifications')).toHaveTextContent('');
});

test('remotes hear a fact; a notice comes only for what is looked at', async () => {
  const { emit, heard, seen } = open();
  await emit(1, 'notification', { unread: 1, notification: notification(1) });
  await bell('Notifications, 1 unread');
  window.history.replaceState(null, '', '/shipments/shp_2/tracking');
  await emit(2, 'notification', { unread: 2, notification: notification(2) });
  await bell('Notifications, 2 unread');
  await waitFor(() => expect(heard).toEqual(['shp_1', 'shp_2']));
  expect(seen.notices.map(({ message }) => message)).toEqual(['S-000002: Delayed']);
});

test('remotes learn what changed, and that anything may have changed after a connection was opened', async () => {
  const { emit, live } = open();
  await emit(0, 'changed', { resource: 'shipment', id: 'shp_1' });
  await emit(0, 'changed', { resource: 'quote', id: 'qte_1' });
  await waitFor(() => expect(live).toEqual([null, 'shp_1']));
});

test('a hidden tab passes on no changes until it is shown', async () => {
  const { emit, live } = open();
  await emit(1, 'unread', { unread: 1 });
  await waitFor(() => expect(live).toEqual([null]));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (const id of ['shp_1', 'shp_2']) await emit(0, 'changed', { resource: 'shipment', id });
  await emit(2, 'unread', { unread: 2 });
  await bell('Notifications, 2 unread');
  expect(live).toEqual([null]);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(live).toEqual([null, null]));
});

test('its menu has the latest and the way to all; its answer counts too', async () => {
  open();
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByRole('menuitem', { name: /S-000004: Delayed/ })).toHaveAttribute(
    'href',
    '/shipments/shp_4',
  );
  expect(screen.getByRole('menuitem', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
  expect(screen.getByText('12')).toBeInTheDocument();
});

test('without a company nothing is asked for', async () => {
  const { requested } = open(session({ company: null }));
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByRole('menuitem', { name: 'All notifications' })).toBeVisible();
  expect(requested).toEqual([]);
});
