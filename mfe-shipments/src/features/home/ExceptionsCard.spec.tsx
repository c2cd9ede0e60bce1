import { createFakeHost } from '@lading/mfe-contract/testing';
import { RemoteProvider } from '@lading/mfe-kit';
import { mockApi, problem } from '@lading/mfe-kit/testing';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { act, render, screen } from '@testing-library/react';
import { ExceptionsCard } from './ExceptionsCard';

const exception = {
  id: 'exc_1',
  kind: 'pickup_missed',
  severity: 'high',
  text: 'The carrier missed the pickup.',
  shipmentId: 'shp_1',
  shipmentNumber: 'S-000317',
  lane: 'Chicago, IL to Dallas, TX',
  carrierName: 'Prairie Freight',
  openedAt: '2020-01-01T10:00:00.000Z',
  dueAt: '2020-01-01T18:00:00.000Z',
} as const;

function show(answer: () => unknown) {
  const host = createFakeHost();
  const api = mockApi({ 'GET /api/v1/shipments/exceptions': answer as never });
  render(
    <LadingProvider env="test">
      <MemoryRouter>
        <RemoteProvider host={host}>
          <ExceptionsCard />
        </RemoteProvider>
      </MemoryRouter>
    </LadingProvider>,
  );
  return { host, api };
}

test('lists the most urgent exceptions with their shipments, and leads to the queue', async () => {
  const items: unknown[] = [exception];
  const { host } = show(() => ({ body: { items, nextCursor: null } }));
  expect(await screen.findByText('Pickup missed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'S-000317' })).toHaveAttribute('href', '/shipments/shp_1');
  expect(screen.getByText(/Chicago, IL to Dallas, TX, overdue, was due/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all exceptions' })).toHaveAttribute(
    'href',
    '/shipments?view=needs_action',
  );
  items.length = 0;
  act(() => host.sendLive({ resource: 'shipment', id: 'shp_1' }));
  expect(await screen.findByText('No open exceptions.')).toBeVisible();
});

test('says that the exceptions could not be loaded', async () => {
  show(() => problem(400, 'BROKEN', 'It is broken.'));
  expect(await screen.findByText('Exceptions could not be loaded')).toBeVisible();
});
