import { createFakeHost } from '@lading/mfe-contract/testing';
import { RemoteProvider } from '@lading/mfe-kit';
import { mockApi, problem } from '@lading/mfe-kit/testing';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type Home, HomeOverview } from './HomeOverview';

const HOME: Home = {
  today: '2026-11-20',
  needsAction: { shipments: 3, approvals: 1, expiringQuotes: 0, invoices: 2, disputes: 0 },
  exceptions: {
    items: [
      {
        id: 'exc_1',
        kind: 'pickup_missed',
        severity: 'high',
        text: 'The carrier missed the pickup.',
        reason: null,
        shipmentId: 'shp_1',
        shipmentNumber: 'S-000317',
        lane: 'Chicago, IL to Dallas, TX',
        carrierName: 'Prairie Freight',
        openedAt: '2020-01-01T10:00:00.000Z',
        dueAt: '2020-01-01T18:00:00.000Z',
        endedAt: null,
        ownerId: null,
        ownerName: null,
        snoozedUntil: null,
        resolution: null,
        resolvedAt: null,
      },
    ],
    more: true,
  },
  shipments: {
    all: 10_001,
    needsAction: 3,
    pickupToday: 4,
    inTransit: 10_001,
    deliveryToday: 2,
    withoutPod: 0,
  },
  spend: [{ currency: 'USD', thisMonth: 1_200_000, quotedThisMonth: 1_190_000, lastMonth: 1_000_000 }],
  onTime: {
    from: '2026-10-22',
    to: '2026-11-20',
    pickups: 40,
    pickupsOnTime: 39,
    deliveries: 32,
    deliveriesOnTime: 30,
  },
  carriers: [
    { scac: 'ZZAA', name: 'Prairie Freight', deliveries: 9, lateDeliveries: 2, latePickups: 1, rejectedTenders: 0 },
  ],
};

function show(answer: () => unknown) {
  const host = createFakeHost();
  const api = mockApi({
    'GET /api/v1/home': answer as never,
    'GET /api/v1/shipments/map': () => ({ body: { items: [], more: false } }),
  });
  render(
    <LadingProvider env="test">
      <MemoryRouter>
        <RemoteProvider host={host}>
          <HomeOverview />
        </RemoteProvider>
      </MemoryRouter>
    </LadingProvider>,
  );
  return { host, api };
}

const expectLink = (name: string | RegExp, href: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);

test('each number leads to the list with the same filter', async () => {
  show(() => ({ body: HOME }));
  expect(await screen.findByRole('region', { name: 'Needs action' })).toBeVisible();
  expectLink('3 Shipments', '/shipments?view=needs_action');
  expectLink('1 Approvals', '/approvals');
  expectLink('0 Expiring quotes', '/quotes?expiring=true');
  expectLink('2 Invoices to review', '/invoices?view=review');
  expectLink('0 Disputes', '/invoices?view=disputed');
  expectLink('4 Pickups', '/shipments?view=pickup_today');
  expectLink('2 Deliveries', '/shipments?view=delivery_today');
  expectLink('10,000+ In transit', '/shipments?view=in_transit');
  expectLink('S-000317', '/shipments/shp_1');
  expectLink('Show all exceptions', '/shipments?view=needs_action');
  expectLink('$12,000.00', '/shipments?counted=shipment&pickupFrom=2026-11-01&pickupTo=2026-11-20&currency=USD');
  expectLink('93.8%', '/shipments?counted=delivery&pickupFrom=2026-10-22&pickupTo=2026-11-20');
  expectLink('97.5%', '/shipments?counted=pickup&pickupFrom=2026-10-22&pickupTo=2026-11-20');
  expectLink('Prairie Freight', '/shipments?carrier=ZZAA&pickupFrom=2026-10-22&pickupTo=2026-11-20');
  const spend = within(screen.getByRole('region', { name: 'Spend this month' }));
  expect(spend.getByText('Last month to the same day $10,000.00 (up 20%)')).toBeVisible();
  expect(spend.getByText('Quoted $11,900.00, difference +$100.00')).toBeVisible();
  expect(screen.getByText('2 of 9 deliveries late, 1 late pickup')).toBeVisible();
});

test('omits what the user may not see, and follows the shipments', async () => {
  let count = 3;
  const { host } = show(() => ({
    body: {
      ...HOME,
      spend: null,
      needsAction: { shipments: count, approvals: null, expiringQuotes: null, invoices: null, disputes: null },
    },
  }));
  expect(await screen.findByRole('link', { name: '3 Shipments' })).toBeVisible();
  for (const name of ['Spend this month', 'Invoices to review', 'Approvals'])
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  count = 4;
  act(() => host.sendLive({ resource: 'shipment', id: 'shp_1' }));
  expect(await screen.findByRole('link', { name: '4 Shipments' })).toBeVisible();
});

test('is empty in an empty company, whose first steps are above', async () => {
  const none = { all: 0, needsAction: 0, pickupToday: 0, inTransit: 0, deliveryToday: 0, withoutPod: 0 };
  const { api } = show(() => ({
    body: {
      ...HOME,
      shipments: none,
      needsAction: { shipments: 0, approvals: 0, expiringQuotes: 0, invoices: 0, disputes: null },
    },
  }));
  await waitFor(() => expect(api.sent('GET /api/v1/home')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('says that the numbers could not be loaded', async () => {
  show(() => problem(400, 'BROKEN', 'It is broken.'));
  expect(await screen.findByText('Your day could not be loaded')).toBeVisible();
});
