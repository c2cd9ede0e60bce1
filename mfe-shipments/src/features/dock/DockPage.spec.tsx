import 'fake-indexeddb/auto';
import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import remote from '../../mfe';
import type { DockPickup } from '../../shared/api/dock';
// Loaded in advance, so that tests do not wait for lazy modules.
import './DockPage';

const LOADINGS = 'POST /api/v1/shipments/{id}/loadings';
const PICKUP: DockPickup = {
  shipmentId: 'shp_01',
  number: 'S-000301',
  status: 'accepted',
  scac: 'ZZPF',
  carrierName: 'Prairie Demo Freight',
  mode: 'LTL',
  bolNumber: '06141411234567890',
  proNumber: '1234567',
  pickupOn: '2026-11-24',
  readyFrom: '10:00',
  closeAt: '16:00',
  timeZone: 'America/Chicago',
  origin: { name: 'Acme DC', city: 'Chicago', state: 'IL' },
  destination: { name: 'Trinity Hardware', city: 'Dallas', state: 'TX' },
  units: [
    { line: 0, count: 2, type: 'PAT', pieces: 40, description: 'Tiles', weight: 900, weightUnit: 'lb', loaded: null },
  ],
  labels: [{ line: 0, sscc: '106141411234567897' }],
  recorded: { door: null, trailer: null, seal: null, signedBy: null, note: null, loadedAt: null },
};

const renderPage = pageRenderer(remote);
const show = (routes: MockRoutes = {}, items: DockPickup[] = [PICKUP]) =>
  renderPage(
    '/shipments/dock?date=2026-11-24',
    {
      'GET /api/v1/dock': { body: { date: '2026-11-24', items, nextCursor: null } },
      [LOADINGS]: ({ body }) => ({
        body: { id: 'ldg_01', key: (body as { key: string }).key, shipmentId: 'shp_01', loadedAt: '', recordedAt: '' },
      }),
      ...routes,
    } as MockRoutes,
    { permissions: ['shipment.read', 'shipment.edit', 'document.read'] },
  );

/** jsdom draws nothing. */
const drawing = new Proxy({}, { get: () => () => undefined, set: () => true });

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => drawing as never;
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

async function openPickup() {
  await userEvent.click(await screen.findByRole('button', { name: /S-000301/ }));
  await screen.findByRole('heading', { name: 'Load S-000301' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save entry' }));

test('records what was loaded, and shows it before the server has answered', async () => {
  const { api } = show();
  await openPickup();
  await save();
  expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'One more: Tiles' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Seal' }), '4711');
  await save();
  await waitFor(() => expect(api.sent(LOADINGS)).toHaveLength(1));
  expect(api.sent(LOADINGS)[0]?.body).toMatchObject({
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    seal: '4711',
    units: [{ line: 0, loaded: 1 }],
  });
  expect(await screen.findByRole('heading', { name: 'Dock' })).toBeVisible();
});

test('keeps entries without a connection, and sends each of them once when it is back', async () => {
  const { api } = show({ [LOADINGS]: problem(503, 'UNAVAILABLE', 'Try later.') } as MockRoutes);
  await openPickup();
  await userEvent.click(screen.getByRole('button', { name: 'All loaded: Tiles' }));
  await save();
  expect(await screen.findByText('1 entry waiting to be sent')).toBeVisible();
  expect(screen.getByText('2 of 2 loaded')).toBeVisible();
  const before = api.sent(LOADINGS);
  api.reply({
    [LOADINGS]: { body: { id: 'ldg_01', key: '', shipmentId: 'shp_01', loadedAt: '', recordedAt: '' } },
  } as MockRoutes);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 entry waiting to be sent')).toBeNull());
  const keys = api.sent(LOADINGS).map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBe(before.length + 1);
});

test('shows why an entry was refused; it can be corrected or discarded', async () => {
  const { api } = show({ [LOADINGS]: problem(409, 'SHIPMENT_CANCELED', 'This shipment was canceled.') } as MockRoutes);
  await openPickup();
  await userEvent.type(screen.getByRole('textbox', { name: 'Door' }), '7');
  await save();
  expect(await screen.findByText('The entry of S-000301 was refused')).toBeVisible();
  expect(screen.getByText('This shipment was canceled.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  const door = await screen.findByRole('textbox', { name: 'Door' });
  expect(door).toHaveValue('7');
  await userEvent.type(door, '1');
  await save();
  await waitFor(() => expect(api.sent(LOADINGS).at(-1)?.body).toMatchObject({ door: '71' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('The entry of S-000301 was refused')).toBeNull());
});

test('opens the shipment of a scanned label and counts it once', async () => {
  show();
  const field = await screen.findByRole('textbox', { name: 'Scan or enter a code' });
  await userEvent.type(field, 'nothing{Enter}');
  expect(await screen.findByText('No pickup of this day has the code nothing.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '(00)106141411234567897{Enter}');
  expect(await screen.findByText('1 of 2 loaded')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Scan or enter a code' }), '00106141411234567897{Enter}');
  expect(screen.getByText('1 of 2 loaded')).toBeVisible();
});

test('explains an empty day', async () => {
  show({}, []);
  expect(await screen.findByText('No pickups on this day')).toBeVisible();
});
