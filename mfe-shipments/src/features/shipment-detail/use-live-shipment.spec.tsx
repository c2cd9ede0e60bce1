import type { MockRoutes } from '@lading/mfe-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { Shipment } from '../../shared/types';
import { shipment } from '../../shared/testing/fixtures';
import { showShipment } from '../../testing/open-shipment';

function statuses(...list: Shipment['status'][]): MockRoutes {
  let replies = 0;
  return {
    'GET /api/v1/shipments/{id}': () => ({
      body: { ...shipment, status: list[Math.min(replies++, list.length - 1)]! },
    }),
  };
}

const current = () => screen.getByRole('listitem', { current: 'step' });

test('an event of this shipment refreshes the page, and leaving it ends the subscription', async () => {
  const { host, api, unmount } = showShipment({ routes: statuses('booked', 'picked_up') });
  await screen.findByRole('heading', { level: 1, name: /^Shipment S-000317/ });
  act(() => host.sendLive({ resource: 'shipment', id: 'shp_01' }));
  await waitFor(() => expect(current()).toHaveTextContent('Picked up'));
  unmount();
  const before = api.requests.length;
  host.sendLive({ resource: 'shipment', id: 'shp_01' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(api.requests).toHaveLength(before);
});

test('events of other shipments are ignored, a restored connection refreshes', async () => {
  const { host, api } = showShipment({ routes: statuses('booked', 'in_transit') });
  await screen.findByRole('heading', { level: 1, name: /^Shipment S-000317/ });
  const details = () => api.sent('GET /api/v1/shipments/{id}').length;
  act(() => host.sendLive({ resource: 'shipment', id: 'shp_02' }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(details()).toBe(1);
  act(() => host.sendLive({ resource: 'shipment', id: null }));
  await waitFor(() => expect(current()).toHaveTextContent('In transit'));
});
