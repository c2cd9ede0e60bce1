import { act, screen, waitFor } from '@testing-library/react';
import { shipment } from '../../shared/testing/mock-api';
import { SHIPMENT, showShipment } from './testing/fixtures';

function statuses(...list: string[]) {
  let replies = 0;
  return { [`GET ${SHIPMENT}`]: () => ({ body: { ...shipment, status: list[Math.min(replies++, list.length - 1)] } }) };
}

const current = () => screen.getByRole('listitem', { current: 'step' });

test('an event of this shipment refreshes the page, and leaving it ends the subscription', async () => {
  const { host, requested, unmount } = showShipment({ routes: statuses('booked', 'picked_up') });
  await screen.findByRole('heading', { level: 1, name: /^Shipment S-000317/ });
  act(() => host.sendLive({ resource: 'shipment', id: 'shp_01' }));
  await waitFor(() => expect(current()).toHaveTextContent('Picked up'));
  unmount();
  const before = requested.length;
  host.sendLive({ resource: 'shipment', id: 'shp_01' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(requested).toHaveLength(before);
});

test('events of other shipments are ignored, a restored connection refreshes', async () => {
  const { host, requested } = showShipment({ routes: statuses('booked', 'in_transit') });
  await screen.findByRole('heading', { level: 1, name: /^Shipment S-000317/ });
  const details = () => requested.filter(({ pathname }) => pathname === SHIPMENT).length;
  act(() => host.sendLive({ resource: 'shipment', id: 'shp_02' }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(details()).toBe(1);
  act(() => host.sendLive({ resource: 'shipment', id: null }));
  await waitFor(() => expect(current()).toHaveTextContent('In transit'));
});
