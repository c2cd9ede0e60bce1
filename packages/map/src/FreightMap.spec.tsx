import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MapPoint, FreightMap } from './FreightMap';

const points: MapPoint[] = [
  { id: 'origin', kind: 'origin', position: [-87.6, 41.9], label: 'Chicago, IL: origin', name: 'Chicago' },
  {
    id: 'last',
    kind: 'last',
    position: [-90.2, 38.6],
    label: 'S-000317, last heard of in St. Louis, MO',
    to: '/shipments/shp_01',
    needsAction: true,
  },
];

const show = () =>
  render(
    <LadingProvider>
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <FreightMap
            label="From Chicago to Dallas"
            points={points}
            lanes={[{ id: 'lane', from: [-87.6, 41.9], to: [-96.8, 32.8] }]}
          />
        </QueryClientProvider>
      </MemoryRouter>
    </LadingProvider>,
  );

test('draws the land and the lane under one name', async () => {
  show();
  const map = screen.getByRole('img', { name: 'From Chicago to Dallas' });
  await waitFor(() => expect(map.querySelectorAll('path')).toHaveLength(3));
  expect(map.querySelector('.states')!.getAttribute('d')!.length).toBeGreaterThan(1_000);
});

test('every point stands in the list, with its page', async () => {
  show();
  await userEvent.click(screen.getByText('Locations on the map'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    points.map(({ label }) => label),
  );
  expect(screen.getByRole('link', { name: /St. Louis/ })).toHaveAttribute('href', '/shipments/shp_01');
});
