import { renderWithHost } from '@lading/mfe-contract/testing';
import { screen, within } from '@testing-library/react';
import { Root } from '../../Root';
import { mockApi, shipment } from '../../shared/mock-api';

const DETAIL = 'GET /api/v1/shipments/shp_01';

test('the bare address shows the overview with parties, booking and freight', async () => {
  mockApi({ [DETAIL]: () => ({ body: shipment }) });
  const { host } = renderWithHost(Root, '/shipments/shp_01');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipment S-000317' })).toBeInTheDocument();
  expect(screen.getByText('06141411234567890')).toBeInTheDocument();
  expect(screen.getByText('$265.84')).toBeInTheDocument();
  expect(screen.getByText(/12 S Dock Pl/)).toBeInTheDocument();
  expect(screen.getByText('Aluminium fittings', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Liftgate at delivery')).toBeInTheDocument();
  expect(host.seen.titles).toContain('S-000317 Overview');
});

test('the rail marks the station that is reached and says what comes next', async () => {
  mockApi({ [DETAIL]: () => ({ body: { ...shipment, status: 'in_transit' } }) });
  renderWithHost(Root, '/shipments/shp_01');
  const rail = await screen.findByRole('region', { name: 'Progress' });
  expect(within(rail).getByText('In transit')).toHaveAttribute('aria-current', 'step');
  expect(within(rail).getByText(/delivery terminal/)).toBeInTheDocument();
});

test('without the permission to see prices there is no total', async () => {
  mockApi({ [DETAIL]: () => ({ body: { ...shipment, total: null, lines: null } }) });
  renderWithHost(Root, '/shipments/shp_01');
  await screen.findByRole('heading', { name: 'Booking' });
  expect(screen.queryByText('Booked total')).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('documents offer the bill of lading as a download', async () => {
  mockApi({ [DETAIL]: () => ({ body: shipment }) });
  renderWithHost(Root, '/shipments/shp_01/documents');
  const link = await screen.findByRole('link', { name: 'Download Bill of lading, version 1' });
  expect(link).toHaveAttribute('href', 'http://localhost/api/v1/shipments/shp_01/documents/doc_01');
  expect(link).toHaveAttribute('download', 'BOL-06141411234567890.pdf');
});

test('asks again until the bill of lading is drawn', async () => {
  let answers = 0;
  mockApi({ [DETAIL]: () => ({ body: answers++ === 0 ? { ...shipment, documents: [] } : shipment }) });
  renderWithHost(Root, '/shipments/shp_01/documents');
  expect(await screen.findByText('The bill of lading is being drawn')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Download/ }, { timeout: 4_000 })).toBeInTheDocument();
});

test.each(['tracking', 'charges', 'activity'])('the %s tab says that it is not built yet', async (tab) => {
  mockApi({ [DETAIL]: () => ({ body: shipment }) });
  renderWithHost(Root, `/shipments/shp_01/${tab}`);
  expect(await screen.findByRole('heading', { name: 'Not built yet' })).toBeInTheDocument();
});

test('an unknown tab and an unknown shipment are not found', async () => {
  mockApi({ [DETAIL]: () => ({ status: 404, body: { code: 'NOT_FOUND', detail: 'no' } }) });
  const first = renderWithHost(Root, '/shipments/shp_01/pictures');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  first.unmount();
  renderWithHost(Root, '/shipments/shp_01');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
