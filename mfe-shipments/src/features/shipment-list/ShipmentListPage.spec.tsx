import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../../Root';
import { mockApi, shipmentSummary } from '../../shared/mock-api';

const LIST = 'GET /api/v1/shipments';
const page = (items: unknown[], nextCursor: string | null = null) => () => ({ body: { items, nextCursor } });

test('lists shipments with status, lane, carrier and total', async () => {
  mockApi({ [LIST]: page([shipmentSummary]) });
  const { host } = renderWithHost(Root, '/shipments');
  expect(await screen.findByRole('link', { name: 'S-000317' })).toHaveAttribute('href', '/shipments/shp_01');
  expect(screen.getByText('Chicago, IL 60601')).toBeInTheDocument();
  expect(screen.getByText('$265.84')).toBeInTheDocument();
  expect(screen.getByText('demo')).toBeInTheDocument();
  expect(host.seen.titles).toContain('Shipments');
});

test('an empty list teaches the next step', async () => {
  mockApi({ [LIST]: page([]) });
  renderWithHost(Root, '/shipments');
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quotes/new');
});

test('filters of the URL reach the API, and clearing them asks for everything', async () => {
  const requested = mockApi({ [LIST]: page([]) });
  renderWithHost(Root, '/shipments?status=delivered&q=dallas');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(requested.map((url) => url.search)).toEqual(['?status=delivered&q=dallas', '']);
});

test('shows the next page under the first', async () => {
  mockApi({
    [LIST]: (url) =>
      url.searchParams.get('cursor') === 'next'
        ? { body: { items: [{ ...shipmentSummary, id: 'shp_02', number: 'S-000316' }], nextCursor: null } }
        : { body: { items: [shipmentSummary], nextCursor: 'next' } },
  });
  renderWithHost(Root, '/shipments');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'S-000316' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'S-000317' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a role without shipments is told so', async () => {
  mockApi({ [LIST]: () => ({ status: 403, body: { code: 'FORBIDDEN', detail: 'no' } }) });
  renderWithHost(Root, '/shipments');
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('a dead session is told to the host', async () => {
  mockApi({ [LIST]: () => ({ status: 401, body: { code: 'UNAUTHENTICATED', detail: 'no' } }) });
  const { host } = renderWithHost(Root, '/shipments', createFakeHost());
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
});

test('clearing the filters empties the search field', async () => {
  mockApi({ [LIST]: page([]) });
  renderWithHost(Root, '/shipments?q=dallas');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveValue('');
});
