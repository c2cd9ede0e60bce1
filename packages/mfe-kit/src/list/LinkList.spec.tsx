import { unwrap } from '@lading/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { useRemote } from '../remote/remote-context';
import { mockApi, problem } from '../testing';
import { renderInRemote } from '../testing/render-in-remote';
import { LinkList } from './LinkList';

const COUNTS = { all: 6, needsAction: 0, pickupToday: 0, inTransit: 0, deliveryToday: 0, withoutPod: 0, archived: 0 };

/** As many links as the API counts shipments. */
function Shipments() {
  const { api } = useRemote();
  const counts = useQuery({ queryKey: ['counts'], queryFn: () => unwrap(api.GET('/api/v1/shipments/counts')) });
  const links = counts.data && Array.from({ length: counts.data.all }, (_, n) => ({ to: `/s/${n}`, label: `S-${n}` }));
  return <LinkList caption="Shipments" query={counts} links={links} empty="No shipments yet" />;
}

test('shows the first five links', async () => {
  mockApi({ 'GET /api/v1/shipments/counts': { body: COUNTS } });
  renderInRemote(<Shipments />);
  expect(screen.getByText('Loading')).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Shipments' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['S-0', 'S-1', 'S-2', 'S-3', 'S-4']);
  expect(list.getByRole('link', { name: 'S-1' })).toHaveAttribute('href', '/s/1');
});

test('says that there is none', async () => {
  mockApi({ 'GET /api/v1/shipments/counts': { body: { ...COUNTS, all: 0 } } });
  renderInRemote(<Shipments />);
  expect(await screen.findByText('No shipments yet')).toBeVisible();
});

test('shows the error, and loads again', async () => {
  const api = mockApi({
    'GET /api/v1/shipments/counts': problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.'),
  });
  renderInRemote(<Shipments />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Shipments could not be loaded');
  api.reply({ 'GET /api/v1/shipments/counts': { body: COUNTS } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'S-0' })).toBeVisible();
});
