import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { mockApi as mockRoutes, type MockRoutes, shipmentSummary } from '../../shared/testing/mock-api';

const LIST = 'GET /api/v1/shipments';
const VIEWS = 'GET /api/v1/me/saved-views';
const PRINT = 'POST /api/v1/shipments/print';
const counts = { all: 10_001, needsAction: 3, pickupToday: 0, inTransit: 12, withoutPod: 1 };
const view = {
  id: 'svw_1',
  area: 'shipments',
  name: 'Texas',
  query: 'lane=%3ETX',
  createdAt: '2026-11-20T15:00:00.000Z',
};
const second = { ...shipmentSummary, id: 'shp_02', number: 'S-000316' };
const page =
  (items: unknown[], nextCursor: string | null = null, total: number | null = items.length) =>
  () => ({ body: { items, nextCursor, total } });

/** What the page always asks for; a test adds its own answers. Gives the queries of the list. */
function mockApi(routes: MockRoutes) {
  const requested = mockRoutes({
    'GET /api/v1/shipments/counts': () => ({ body: counts }),
    'GET /api/v1/company/carriers': () => ({ body: { items: [] } }),
    [VIEWS]: () => ({ body: { items: [] } }),
    ...routes,
  });
  return () =>
    requested
      .filter(({ pathname }) => pathname === '/api/v1/shipments')
      .map(({ searchParams }) => Object.fromEntries([...searchParams].filter(([name]) => name !== 'limit')));
}

beforeEach(() => localStorage.clear());

test('lists shipments with numbers, status, exceptions, lane, carrier, what is expected and total', async () => {
  mockApi({
    [LIST]: page([
      { ...shipmentSummary, exceptions: [{ kind: 'late', severity: 'warning', text: 'It will be late.' }] },
    ]),
  });
  const { host } = renderWithHost(remote.Root, '/shipments');
  expect(await screen.findByRole('link', { name: 'S-000317' })).toHaveAttribute('href', '/shipments/shp_01');
  const row = screen.getByRole('row', { name: /S-000317/ });
  for (const text of [
    'PRO 123456782',
    'Booked',
    'Late',
    'Chicago, IL 60601',
    'Prairie Demo Freight',
    'The carrier confirms',
    '$265.84',
  ])
    expect(row).toHaveTextContent(text);
  expect(host.seen.titles).toContain('Shipments');
});

test('views are tabs with counts, and big ones are capped', async () => {
  const lists = mockApi({ [LIST]: page([shipmentSummary]) });
  renderWithHost(remote.Root, '/shipments');
  expect(await screen.findByRole('link', { name: /^All ?10,000\+$/ })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: /In transit/ }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'in_transit' }));
});

test('filters reach the API and the file, and only orders that go with them are offered', async () => {
  const lists = mockApi({ [LIST]: page([shipmentSummary]) });
  renderWithHost(remote.Root, '/shipments');
  await screen.findByRole('link', { name: 'S-000317' });
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'delivery' } });
  await waitFor(() => expect(lists().at(-1)).toEqual({ sort: 'eta', order: 'asc' }));
  fireEvent.change(screen.getByLabelText('Mode'), { target: { value: 'LTL' } });
  fireEvent.change(screen.getByLabelText('Booked by'), { target: { value: 'me' } });
  await userEvent.type(screen.getByLabelText('Lane'), 'il to tx{Enter}');
  await waitFor(() => expect(lists().at(-1)).toEqual({ mode: 'LTL', owner: 'me', lane: 'IL>TX' }));
  expect(within(screen.getByLabelText('Order')).queryByText('Delivery soonest')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  fireEvent.change(screen.getByLabelText('Carrier'), { target: { value: 'ZZMW' } });
  fireEvent.change(screen.getByLabelText('Pickup from'), { target: { value: '2026-11-24' } });
  fireEvent.change(screen.getByLabelText('Exception'), { target: { value: 'damage' } });
  await waitFor(() =>
    expect(lists().at(-1)).toEqual({
      mode: 'LTL',
      owner: 'me',
      lane: 'IL>TX',
      carrier: 'ZZMW',
      pickupFrom: '2026-11-24',
      exception: 'damage',
    }),
  );
  const file = new URL(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')!);
  expect(file.pathname).toBe('/api/v1/shipments/export');
  expect(Object.fromEntries(file.searchParams)).toEqual(lists().at(-1));
});

test('clearing the filters empties the search field and asks for everything', async () => {
  const lists = mockApi({ [LIST]: page([]) });
  renderWithHost(remote.Root, '/shipments?status=delivered&q=dallas');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(lists()).toEqual([{ status: 'delivered', q: 'dallas' }, {}]));
  expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveValue('');
});

test('a search that found nothing yet goes on when asked', async () => {
  mockApi({
    [LIST]: (url) => (url.searchParams.get('cursor') === 'next' ? page([shipmentSummary])() : page([], 'next', null)()),
  });
  renderWithHost(remote.Root, '/shipments?q=dallas');
  expect(await screen.findByText('No shipment matches among those looked through so far.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
});

test('leads to the next page and back', async () => {
  const lists = mockApi({
    [LIST]: (url) => (url.searchParams.get('cursor') === 'next' ? page([second])() : page([shipmentSummary], 'next')()),
  });
  renderWithHost(remote.Root, '/shipments');
  await screen.findByRole('link', { name: 'S-000317' });
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'S-000316' })).toBeInTheDocument();
  expect(screen.getByText('Page 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
  expect(lists()[1]).toEqual({ cursor: 'next' });
});

test('an address in the middle of the list leads to its beginning', async () => {
  mockApi({ [LIST]: page([second]) });
  renderWithHost(remote.Root, '/shipments?after=next');
  expect(await screen.findByRole('button', { name: 'First page' })).toBeInTheDocument();
});

test('columns are chosen, and the choice stays in this browser', async () => {
  mockApi({ [LIST]: page([shipmentSummary]) });
  const { unmount } = renderWithHost(remote.Root, '/shipments');
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'BOL number' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Carrier' }));
  expect(screen.getByRole('columnheader', { name: 'BOL number' })).toBeInTheDocument();
  unmount();
  renderWithHost(remote.Root, '/shipments');
  expect(await screen.findByText(shipmentSummary.bolNumber)).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Carrier' })).not.toBeInTheDocument();
});

test('a saved view is opened, and filters are saved without the page', async () => {
  let saved: unknown;
  const lists = mockApi({
    [LIST]: page([shipmentSummary]),
    [VIEWS]: () => ({ body: { items: [view] } }),
    'POST /api/v1/me/saved-views': (_, { body }) => {
      saved = body;
      return { status: 201, body: { ...view, id: 'svw_2', name: 'Mine', query: 'owner=me' } };
    },
  });
  renderWithHost(remote.Root, '/shipments?owner=me&after=next');
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View: Mine' }));
  expect(saved).toEqual({ area: 'shipments', name: 'Mine', query: 'owner=me' });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Texas' }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ lane: '>TX' }));
});

describe('printing', () => {
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let files: string[];
  beforeEach(() => {
    files = [];
    URL.createObjectURL = () => 'blob:print';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      files.push(this.download);
    };
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });

  test('gives one file for the selected shipments', async () => {
    let sent: unknown;
    mockApi({ [LIST]: page([shipmentSummary, second]), [PRINT]: (_, { body }) => ({ body: (sent = body) && 'pdf' }) });
    renderWithHost(remote.Root, '/shipments');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print BOLs' }));
    await waitFor(() => expect(files).toEqual(['Bills-of-lading.pdf']));
    expect(sent).toEqual({ shipmentIds: ['shp_01', 'shp_02'], kind: 'bol' });
  });

  test('that fails says why and keeps the selection', async () => {
    mockApi({
      [LIST]: page([shipmentSummary]),
      [PRINT]: () => ({ status: 422, body: { code: 'TOO_MANY_LABELS', detail: 'Too many labels.' } }),
    });
    renderWithHost(remote.Root, '/shipments');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select S-000317' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print labels' }));
    expect(await screen.findByText(/Too many labels/)).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(files).toEqual([]);
  });

  test('takes at most 100 shipments', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...shipmentSummary,
      id: `shp_${index}`,
      number: `S-${index}`,
    }));
    mockApi({ [LIST]: page(many) });
    renderWithHost(remote.Root, '/shipments');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('One print takes at most 100 shipments. Take some out.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print labels' })).toBeDisabled();
  });
});

test('the map shows what is under way, and the same as a list', async () => {
  const place = { city: 'Chicago', state: 'IL', latitude: 41.9, longitude: -87.6 };
  const last = { place: 'St. Louis, MO', latitude: 38.6, longitude: -90.2 };
  mockApi({
    'GET /api/v1/shipments/map': () => ({
      body: {
        items: [
          {
            id: 'shp_01',
            number: 'S-000317',
            status: 'in_transit',
            needsAction: true,
            origin: place,
            destination: { ...place, city: 'Dallas', state: 'TX' },
            last,
          },
        ],
        more: false,
      },
    }),
  });
  renderWithHost(remote.Root, '/shipments?show=map');
  expect(await screen.findByRole('img', { name: 'Shipments that are planned or under way' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Places on this map as a list'));
  expect(
    screen.getByRole('link', { name: 'S-000317, in transit: St. Louis, MO to Dallas, TX, needs action' }),
  ).toHaveAttribute('href', '/shipments/shp_01');
});

test('an empty list teaches the next step', async () => {
  mockApi({ [LIST]: page([]) });
  renderWithHost(remote.Root, '/shipments');
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quotes/new');
});

test('a list that fails says so, and is tried again', async () => {
  let isDown = true;
  mockApi({
    [LIST]: () =>
      isDown
        ? { status: 422, body: { code: 'VALIDATION_FAILED', detail: 'The cursor is unknown.' } }
        : page([shipmentSummary])(),
  });
  renderWithHost(remote.Root, '/shipments');
  expect(await screen.findByRole('alert')).toHaveTextContent('The cursor is unknown. Your filters are kept.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
});

test('a role without prices, papers and quotes sees neither', async () => {
  mockApi({ [LIST]: page([{ ...shipmentSummary, total: null }]) });
  renderWithHost(remote.Root, '/shipments', createFakeHost({ permissions: ['shipment.read'] }));
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New quote' })).not.toBeInTheDocument();
});

test('a role without shipments is told so', async () => {
  const forbidden = () => ({ status: 403, body: { code: 'FORBIDDEN', detail: 'no' } });
  mockApi({ [LIST]: forbidden, 'GET /api/v1/shipments/counts': forbidden });
  renderWithHost(remote.Root, '/shipments');
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('a dead session is told to the host', async () => {
  const dead = () => ({ status: 401, body: { code: 'UNAUTHENTICATED', detail: 'no' } });
  mockApi({ [LIST]: dead, 'GET /api/v1/shipments/counts': () => ({ body: counts }) });
  const { host } = renderWithHost(remote.Root, '/shipments');
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
});
