import { createFakeHost } from '@lading/mfe-contract/testing';
import { RemoteProvider } from '@lading/mfe-kit';
import { mockApi } from '@lading/mfe-kit/testing';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { act, render, screen } from '@testing-library/react';
import { HomeCard } from './HomeCard';

test('links to the views of the list with their counts, up to date', async () => {
  const counts = { all: 20, needsAction: 3, pickupToday: 1, inTransit: 7, withoutPod: 0 };
  mockApi({ 'GET /api/v1/shipments/counts': () => ({ body: counts }) });
  const host = createFakeHost();
  render(
    <LadingProvider env="test">
      <MemoryRouter>
        <RemoteProvider host={host}>
          <HomeCard />
        </RemoteProvider>
      </MemoryRouter>
    </LadingProvider>,
  );
  expect(await screen.findByRole('link', { name: '3 Needs action' })).toHaveAttribute(
    'href',
    '/shipments?view=needs_action',
  );
  counts.needsAction = 4;
  act(() => host.sendLive({ resource: 'shipment', id: 'shp_1' }));
  expect(await screen.findByRole('link', { name: '4 Needs action' })).toBeVisible();
});
