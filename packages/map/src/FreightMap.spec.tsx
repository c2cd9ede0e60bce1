import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FreightMap, type FreightMapProps } from './FreightMap';
import type { MapPoint } from './map-types';

const points: MapPoint[] = [
  { id: 'origin', kind: 'origin', position: [-87.6, 41.9], label: 'Chicago, IL: origin', name: 'Chicago' },
  {
    id: 'last',
    kind: 'last',
    position: [-90.2, 38.6],
    label: 'S-000317, last heard of in St. Louis, MO',
    to: '/shipments/shp_01',
    needsAction: true,
    status: { label: 'In transit', tone: 'active' },
    card: { title: 'S-000317, In transit', lines: ['Prairie Freight', 'ETA Fri, Nov 27'], action: 'Open shipment' },
  },
];
const inCity = (id: string, position: MapPoint['position']): MapPoint => ({
  id,
  kind: 'last',
  position,
  label: `Shipment ${id}`,
  to: `/shipments/${id}`,
  status: { label: 'In transit', tone: 'active' },
  card: { title: id, lines: [] },
});

const show = (props: Partial<FreightMapProps> = {}) =>
  render(
    <LadingProvider env="test">
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <FreightMap
            label="From Chicago to Dallas"
            points={points}
            lanes={[{ id: 'lane', from: [-87.6, 41.9], to: [-96.8, 32.8] }]}
            {...props}
          />
        </QueryClientProvider>
      </MemoryRouter>
    </LadingProvider>,
  );
/** Markers are not in the accessibility tree, because the list has the same. */
const marker = (container: HTMLElement, kind: string) => container.querySelector(`[data-kind="${kind}"]`)!;
const clusters = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.cluster')];

test('draws the land and the lane under one name, and names the cities and states', async () => {
  const { container } = show();
  const map = screen.getByRole('img', { name: 'From Chicago to Dallas' });
  await waitFor(() => expect(map.querySelectorAll('path')).toHaveLength(3));
  expect(map.querySelector('.states')!.getAttribute('d')!.length).toBeGreaterThan(1_000);
  expect(container.querySelector('.name')).toHaveTextContent('Chicago');
  await waitFor(() =>
    expect([...container.querySelectorAll('.state')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['KS', 'AR', 'OK']),
    ),
  );
});

test('every point is in the list, with its page and what its card says', async () => {
  show();
  await userEvent.click(screen.getByText('Locations on the map'));
  const items = screen.getAllByRole('listitem').filter((item) => item.closest('details'));
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Chicago, IL: origin',
    'S-000317, last heard of in St. Louis, MO. Prairie Freight. ETA Fri, Nov 27',
  ]);
  expect(screen.getByRole('link', { name: /St. Louis/ })).toHaveAttribute('href', '/shipments/shp_01');
});

test('the pointer on a point shows its card, a click keeps it with a link, Escape closes it', async () => {
  const { container } = show();
  const last = marker(container, 'last');
  await userEvent.hover(last);
  expect(screen.getByText('Prairie Freight')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open shipment' })).not.toBeInTheDocument();
  await userEvent.unhover(last);
  expect(screen.queryByText('Prairie Freight')).not.toBeInTheDocument();
  await userEvent.click(last);
  await userEvent.unhover(last);
  expect(screen.getByRole('link', { name: 'Open shipment' })).toHaveAttribute('href', '/shipments/shp_01');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Prairie Freight')).not.toBeInTheDocument();
});

test('counts the points of each status', () => {
  show({ points: [...points, inCity('a', [-90, 39])] });
  expect(within(screen.getByRole('list', { name: 'Shipments by status' })).getByRole('listitem')).toHaveTextContent(
    'In transit 2',
  );
});

test('near points are one marker with their number; it opens to the points, and back', async () => {
  const { container } = show({
    clustered: true,
    points: [inCity('a', [-87.6, 41.9]), inCity('b', [-88.1, 41.7]), inCity('c', [-118.2, 34.1])],
  });
  expect(clusters(container).map(({ textContent }) => textContent)).toEqual(['2']);
  await userEvent.click(clusters(container)[0]!);
  expect(clusters(container)).toEqual([]);
  expect(container.querySelectorAll('[data-kind="last"]')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(clusters(container).map(({ textContent }) => textContent)).toEqual(['2']);
});

test('points at one place, which no map can tell apart, open as a list of their pages', async () => {
  const chicago = Array.from({ length: 10 }, (_, index) => inCity(`S-${index}`, [-87.6, 41.9]));
  const { container } = show({ clustered: true, points: [...chicago, inCity('c', [-118.2, 34.1])] });
  await userEvent.click(clusters(container)[0]!);
  expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'S-0' })).toHaveAttribute('href', '/shipments/S-0');
  expect(screen.getByText('And 2 more in the list below.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link', { name: 'S-0' })).not.toBeInTheDocument();
});
