import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { mockApi as mockRoutes, type MockRoute } from '../../shared/testing/mock-api';
import { quote } from '../../shared/testing/quotes';

const LIST = 'GET /api/v1/quotes';
const VIEWS = 'GET /api/v1/me/saved-views';
const view = {
  id: 'svw_1',
  area: 'quotes',
  name: 'Texas',
  query: 'lane=%3ETX&order=ending',
  createdAt: '2026-11-20T15:00:00.000Z',
};
/** Requests of the list alone; nobody has saved a view unless the test says so. */
function mockApi(routes: Record<string, MockRoute>) {
  const requests = mockRoutes({ [VIEWS]: () => ({ body: { items: [] } }), ...routes });
  return {
    all: requests,
    get lists() {
      return requests.filter(({ path }) => path === '/api/v1/quotes');
    },
  };
}
const page =
  (items: unknown[], nextCursor: string | null = null): MockRoute =>
  () => ({ body: { items, nextCursor } });

test('lists quotes with status, lane, freight and best price', async () => {
  mockApi({ [LIST]: page([quote()]) });
  const { host } = renderWithHost(remote.Root, '/quotes');
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toHaveAttribute('href', '/quotes/qte_1');
  const row = screen.getByRole('row', { name: /Q-001042/ });
  expect(row).toHaveTextContent('Quoted');
  expect(row).toHaveTextContent('Chicago, IL 60601toNapa, CA 94558');
  expect(row).toHaveTextContent('2 units, 1,000 lb');
  expect(row).toHaveTextContent('$265.84');
  expect(host.seen.titles).toContain('Quotes');
});

test('counts down in the last day of an offer', async () => {
  mockApi({ [LIST]: page([quote({ validUntil: new Date(Date.now() + 5.5 * 3_600_000).toISOString() })]) });
  renderWithHost(remote.Root, '/quotes');
  expect(await screen.findByText('ends in 5 hours')).toBeInTheDocument();
});

test('an empty list teaches the next step', async () => {
  mockApi({ [LIST]: page([]) });
  renderWithHost(remote.Root, '/quotes');
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quotes/new');
});

test('filters of the URL reach the API, and clearing them lists everything', async () => {
  const requests = mockApi({ [LIST]: page([]) });
  renderWithHost(remote.Root, '/quotes?status=booked&q=dallas');
  expect(await screen.findByLabelText('Search quotes')).toHaveValue('dallas');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(requests.lists).toHaveLength(2));
  expect(requests.lists.map(({ query }) => query)).toEqual([{ status: 'booked', q: 'dallas' }, {}]);
  expect(screen.getByLabelText('Search quotes')).toHaveValue('');
});

test('typing searches after a pause', async () => {
  const requests = mockApi({ [LIST]: page([]) });
  renderWithHost(remote.Root, '/quotes');
  await userEvent.type(await screen.findByLabelText('Search quotes'), 'dallas');
  await waitFor(() => expect(requests.lists.at(-1)!.query).toEqual({ q: 'dallas' }));
  expect(requests.lists.length).toBeLessThan(6);
});

test('mode, lane, owner, expiry and order reach the API and the export', async () => {
  const requests = mockApi({ [LIST]: () => ({ body: { items: [quote()], nextCursor: null, total: 1 } }) });
  renderWithHost(remote.Root, '/quotes');
  expect(await screen.findByText('1 quote')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Mode'), { target: { value: 'FTL' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Lane' }), 'il to tx{Enter}');
  fireEvent.change(screen.getByLabelText('Created by'), { target: { value: 'me' } });
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'oldest' } });
  await waitFor(() =>
    expect(requests.lists.at(-1)!.query).toEqual({
      mode: 'FTL',
      lane: 'IL>TX',
      owner: 'me',
      sort: 'created',
      order: 'asc',
    }),
  );
  await userEvent.click(screen.getByLabelText('Expires within 24 hours'));
  await waitFor(() =>
    expect(requests.lists.at(-1)!.query).toEqual({
      mode: 'FTL',
      lane: 'IL>TX',
      owner: 'me',
      expiring: 'true',
      sort: 'validUntil',
    }),
  );
  const address = new URL((await screen.findByRole('link', { name: 'Export CSV' })).getAttribute('href')!);
  expect(address.pathname).toBe('/api/v1/quotes/export');
  expect(Object.fromEntries(address.searchParams)).toEqual(requests.lists.at(-1)!.query);
});

test('an invalid lane is not sent and explains the format', async () => {
  const requests = mockApi({ [LIST]: page([quote()]) });
  renderWithHost(remote.Root, '/quotes');
  await userEvent.type(await screen.findByLabelText('Lane'), 'Illinois{Enter}');
  expect(screen.getByText('Enter a lane such as IL>TX, 606>752, IL> or >TX.')).toBeInTheDocument();
  expect(requests.lists.every(({ query }) => query.lane === undefined)).toBe(true);
});

test('a saved view is opened and deleted', async () => {
  let views = [view];
  const requests = mockApi({
    [LIST]: page([quote()]),
    [VIEWS]: () => ({ body: { items: views } }),
    'DELETE /api/v1/me/saved-views/svw_1': () => {
      views = [];
      return { body: null };
    },
  });
  renderWithHost(remote.Root, '/quotes');
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Texas' }));
  await waitFor(() => expect(requests.lists.at(-1)!.query).toEqual({ lane: '>TX' }));
  await userEvent.click(screen.getByRole('button', { name: 'View: Texas' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “Texas”' }));
  expect(await screen.findByRole('button', { name: 'Views' })).toBeInTheDocument();
});

test('filters are saved under a name; a taken name is an error and kept', async () => {
  let taken = true;
  const requests = mockApi({
    [LIST]: page([quote()]),
    'POST /api/v1/me/saved-views': () =>
      taken
        ? { status: 409, body: { code: 'NAME_TAKEN', detail: 'There is a view of this name.' } }
        : { status: 201, body: { ...view, name: 'Mine', query: 'owner=me' } },
  });
  renderWithHost(remote.Root, '/quotes?owner=me');
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(dialog.getByText('Enter a name.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Name'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText(/There is a view of this name/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Name')).toHaveValue('Mine');
  taken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('button', { name: 'View: Mine' })).toBeInTheDocument();
  expect(requests.all.find(({ method }) => method === 'POST')!.body).toEqual({
    area: 'quotes',
    name: 'Mine',
    query: 'owner=me',
  });
});

test('a search without matches so far continues', async () => {
  mockApi({
    [LIST]: ({ query }) => ({
      body:
        query.cursor === 'next'
          ? { items: [quote()], nextCursor: null }
          : { items: [], nextCursor: 'next', total: null },
    }),
  });
  renderWithHost(remote.Root, '/quotes?q=dallas');
  expect(await screen.findByText('No matches so far. Show the next rows to search on.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
});

test('shows the next page under the first', async () => {
  mockApi({
    [LIST]: ({ query }) => ({
      body:
        query.cursor === 'next'
          ? { items: [quote({ id: 'qte_2', number: 'Q-001041' })], nextCursor: null }
          : { items: [quote()], nextCursor: 'next' },
    }),
  });
  renderWithHost(remote.Root, '/quotes');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Q-001041' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a role without prices sees no price column and no way to create', async () => {
  mockApi({ [LIST]: page([quote({ bestTotal: null })]) });
  renderWithHost(remote.Root, '/quotes', createFakeHost({ permissions: ['quote.read'] }));
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Best price' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New quote' })).not.toBeInTheDocument();
});

test('a role without quotes gets an explanation', async () => {
  mockApi({ [LIST]: () => ({ status: 403, body: { code: 'FORBIDDEN', detail: 'no' } }) });
  renderWithHost(remote.Root, '/quotes');
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('the host is notified of an expired session', async () => {
  mockApi({ [LIST]: () => ({ status: 401, body: { code: 'UNAUTHENTICATED', detail: 'no' } }) });
  const { host } = renderWithHost(remote.Root, '/quotes');
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
});
