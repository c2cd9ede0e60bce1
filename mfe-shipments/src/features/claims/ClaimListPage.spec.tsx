import { type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { claimSummary } from '../../shared/testing/claims';

const LIST = 'GET /api/v1/claims';
const renderPage = pageRenderer(remote);

function open(path: string, routes: MockRoutes = {}, permissions?: string[]) {
  const { api } = renderPage(
    path,
    {
      [LIST]: { body: { items: [claimSummary], nextCursor: null } },
      'GET /api/v1/claims/counts': { body: { open: 3, due: 1, settled: 0, ended: 2, all: 5 } },
      'GET /api/v1/me/saved-views': { body: { items: [] } },
      ...routes,
    },
    { permissions },
  );
  return { lists: () => api.sent(LIST).map(({ query: { limit: _limit, ...query } }) => query) };
}

beforeEach(() => localStorage.clear());

test('lists claims with type, carrier, next deadline and amount', async () => {
  open('/claims');
  expect(await screen.findByRole('link', { name: 'C-000012' })).toHaveAttribute('href', '/claims/clm_01');
  const row = screen.getByRole('row', { name: /C-000012/ });
  for (const text of ['Filed', 'Damage', 'Prairie Demo Freight', 'S-000317', 'Acknowledgment due', '$1,000.00'])
    expect(row).toHaveTextContent(text);
});

test('a deadline that has passed is marked', async () => {
  const overdue = { ...claimSummary, overdue: true };
  open('/claims', { [LIST]: { body: { items: [overdue], nextCursor: null } } });
  expect(await screen.findByText(/^Overdue, .*Dec 23/)).toBeInTheDocument();
});

test('views and search reach the API', async () => {
  const { lists } = open('/claims');
  await screen.findByRole('link', { name: 'C-000012' });
  await userEvent.click(screen.getByRole('link', { name: /Due soon/ }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'due' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search claims' }), 'RMA');
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'due', q: 'RMA' }));
  const file = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Export CSV' })).href);
  expect([file.pathname, Object.fromEntries(file.searchParams)]).toEqual([
    '/api/v1/claims/export',
    { view: 'due', q: 'RMA' },
  ]);
});

test('without claims the page says how to file one', async () => {
  open('/claims', { [LIST]: { body: { items: [], nextCursor: null } } });
  expect(await screen.findByText(/choose File claim in its menu/)).toBeInTheDocument();
});

test('users without prices see no claims', async () => {
  const { lists } = open('/claims', {}, ['shipment.read']);
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
  expect(lists()).toEqual([]);
});
