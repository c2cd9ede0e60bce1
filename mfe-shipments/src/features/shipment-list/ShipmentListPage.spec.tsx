import { address, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { shipment, shipmentSummary } from '../../shared/testing/fixtures';
import type { ShipmentSummary } from '../../shared/types';

const LIST = 'GET /api/v1/shipments';
const PRINT = 'POST /api/v1/shipments/print';
const counts = {
  all: 10_001,
  needsAction: 3,
  pickupToday: 0,
  inTransit: 12,
  deliveryToday: 0,
  withoutPod: 1,
  archived: 0,
};
const view = {
  id: 'svw_1',
  isShared: false,
  author: null,
  canChange: true,
  area: 'shipments',
  name: 'Texas',
  query: 'lane=%3ETX',
  createdAt: '2026-11-20T15:00:00.000Z',
} as const;
const second = { ...shipmentSummary, id: 'shp_02', number: 'S-000316' };
const page = (items: ShipmentSummary[], nextCursor: string | null = null, total: number | null = items.length) => ({
  body: { items, nextCursor, total },
});
const renderPage = pageRenderer(remote);

/** Opens the list; `lists()` are the requests for it. */
function open(path: string, routes: MockRoutes = {}, permissions?: string[]) {
  const rendered = renderPage(
    path,
    {
      [LIST]: page([shipmentSummary]),
      'GET /api/v1/shipments/counts': { body: counts },
      'GET /api/v1/company/carriers': { body: { items: [], nextCursor: null } },
      'GET /api/v1/me/saved-views': { body: { items: [] } },
      ...routes,
    },
    { permissions },
  );
  const lists = () =>
    rendered.api.sent(LIST).map(({ query: { limit: _limit, ...query } }): Record<string, string | undefined> => query);
  return { ...rendered, lists };
}

async function openFilter(label: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('button', { name: label }));
}

async function choose(label: string, option: string) {
  await openFilter(label);
  await userEvent.click(await screen.findByRole('button', { name: option }));
}

beforeEach(() => localStorage.clear());

test('lists shipments with numbers, status, exceptions, lane, carrier, next event and total', async () => {
  const late = {
    kind: 'late',
    severity: 'warning',
    text: 'The freight will arrive after the promised date. Tell the consignee.',
  } as const;
  const { host } = open('/shipments', {
    [LIST]: page([{ ...shipmentSummary, exceptions: [late] as ShipmentSummary['exceptions'] }]),
  });
  expect(await screen.findByRole('link', { name: 'S-000317' })).toHaveAttribute('href', '/shipments/shp_01');
  const row = screen.getByRole('row', { name: /S-000317/ });
  for (const text of [
    'PRO 123456782',
    'Booked',
    'Late',
    'Chicago, IL',
    'promised Nov 30 – Dec 1',
    'Prairie Demo Freight',
    'Carrier confirmation',
    '$265.84',
  ])
    expect(row).toHaveTextContent(text);
  expect(host.seen.titles).toContain('Shipments');
});

test('the tab of archived shipments is there if there are some', async () => {
  open('/shipments');
  expect(await screen.findByRole('link', { name: /Needs action 3/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Archived/ })).toBeNull();
});

test('archived shipments have a view', async () => {
  const { lists } = open('/shipments', { 'GET /api/v1/shipments/counts': { body: { ...counts, archived: 7 } } });
  await userEvent.click(await screen.findByRole('link', { name: /Archived/ }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'archived' }));
  expect(screen.getByRole('link', { name: /Archived/ })).toHaveTextContent('7');
});

test('views are tabs with capped counts', async () => {
  const { lists } = open('/shipments');
  expect(await screen.findByRole('link', { name: /^All ?10,000\+$/ })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: /In transit/ }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'in_transit' }));
});

test('filters reach the API and the export, and only orders that go with them are offered', async () => {
  const { lists } = open('/shipments');
  await screen.findByRole('link', { name: 'S-000317' });
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'delivery' } });
  await waitFor(() => expect(lists().at(-1)).toEqual({ sort: 'eta', order: 'asc' }));
  await choose('Mode', 'LTL');
  await choose('Booked by', 'me');
  await openFilter('Lane');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Lane' }), 'il to tx{Enter}');
  await waitFor(() => expect(lists().at(-1)).toEqual({ mode: 'LTL', owner: 'me', lane: 'IL>TX' }));
  expect(within(screen.getByLabelText('Sort by')).queryByText('Delivery soonest')).not.toBeInTheDocument();
  await choose('Carrier', 'Prairie Demo Freight');
  await openFilter('Pickup');
  fireEvent.change(await screen.findByLabelText('From', { selector: 'input' }), { target: { value: '2026-11-24' } });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await choose('Exception', 'Damage');
  const filter = {
    mode: 'LTL',
    owner: 'me',
    lane: 'IL>TX',
    carrier: 'ZZMW',
    pickupFrom: '2026-11-24',
    exception: 'damage',
  };
  await waitFor(() => expect(lists().at(-1)).toEqual(filter));
  const file = new URL(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')!);
  expect(file.pathname).toBe('/api/v1/shipments/export');
  expect(Object.fromEntries(file.searchParams)).toEqual(filter);
});

test('headers sort by what the server offers', async () => {
  const { lists } = open('/shipments');
  await screen.findByRole('link', { name: 'S-000317' });
  const pickup = screen.getByRole('columnheader', { name: 'Pickup' });
  await userEvent.click(within(pickup).getByRole('button'));
  await waitFor(() => expect(lists().at(-1)).toEqual({ sort: 'pickup', order: 'asc' }));
  expect(pickup).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(pickup).getByRole('button'));
  await waitFor(() => expect(lists().at(-1)).toEqual({ sort: 'pickup', order: 'desc' }));
  expect(within(screen.getByRole('columnheader', { name: 'Carrier' })).queryByRole('button')).not.toBeInTheDocument();
});

test('clearing the filters empties the search field and lists everything', async () => {
  const { lists } = open('/shipments?status=delivered&q=dallas', { [LIST]: page([]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(lists()).toEqual([{ status: 'delivered', q: 'dallas' }, {}]));
  expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveValue('');
});

test('a search without matches so far continues on the next page', async () => {
  open('/shipments?q=dallas', {
    [LIST]: ({ query }) => (query.cursor === 'next' ? page([shipmentSummary]) : page([], 'next', null)),
  });
  expect(await screen.findByText('No matches so far. Show the next rows to search on.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
});

test('leads to the next page and back', async () => {
  const { lists } = open('/shipments', {
    [LIST]: ({ query }) => (query.cursor === 'next' ? page([second]) : page([shipmentSummary], 'next')),
  });
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
  open('/shipments?after=next', { [LIST]: page([second]) });
  expect(await screen.findByRole('button', { name: 'First page' })).toBeInTheDocument();
});

test('the user chooses columns, which stay in this browser', async () => {
  const { unmount } = open('/shipments');
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'BOL number' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Carrier' }));
  unmount();
  open('/shipments');
  expect(await screen.findByText(shipmentSummary.bolNumber)).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Carrier' })).not.toBeInTheDocument();
});

test('a saved view keeps the filters without the page', async () => {
  const { api, lists } = open('/shipments?owner=me&after=next', {
    'GET /api/v1/me/saved-views': { body: { items: [view] } },
    'POST /api/v1/me/saved-views': ({ body }) => ({ status: 201, body: { ...view, id: 'svw_2', ...body } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View: Mine' }));
  expect(api.sent('POST /api/v1/me/saved-views')[0]!.body).toEqual({
    area: 'shipments',
    name: 'Mine',
    query: 'owner=me',
  });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Texas' }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ lane: '>TX' }));
  expect(address()).toBe('/shipments?lane=%3ETX');
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
    const { api } = open('/shipments', {
      [LIST]: page([shipmentSummary, second]),
      [PRINT]: () => new Response('pdf'),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print BOLs' }));
    await waitFor(() => expect(files).toEqual(['Bills-of-lading.pdf']));
    expect(api.sent(PRINT)[0]!.body).toEqual({ shipmentIds: ['shp_01', 'shp_02'], kind: 'bol' });
  });

  test('gives a CSV of the selected shipments', async () => {
    const { api } = open('/shipments', { 'POST /api/v1/shipments/export': () => new Response('number') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select S-000317' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Export selection' }));
    await waitFor(() => expect(files).toEqual(['shipments.csv']));
    expect(api.sent('POST /api/v1/shipments/export')[0]!.body).toEqual({ shipmentIds: ['shp_01'] });
  });

  test('that fails says why and keeps the selection', async () => {
    open('/shipments', { [PRINT]: problem(422, 'TOO_MANY_LABELS', 'One file can have at most 1000 labels.') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select S-000317' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Print labels' }));
    expect(await screen.findByText(/One file can have at most/)).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(files).toEqual([]);
  });

  test('accepts at most 100 shipments', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...shipmentSummary,
      id: `shp_${index}`,
      number: `S-${index}`,
    }));
    open('/shipments', { [LIST]: page(many) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('Select at most 100 shipments.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print labels' })).toBeDisabled();
  });
});

test('selected shipments are followed and no longer followed; without documents there is nothing to print', async () => {
  const FOLLOW = 'POST /api/v1/shipments/follow';
  const { api, host } = open('/shipments', { [LIST]: page([shipmentSummary, second]), [FOLLOW]: { status: 204 } }, [
    'shipment.read',
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  for (const item of ['Follow shipments', 'Unfollow shipments']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  }
  await waitFor(() => expect(api.sent(FOLLOW)).toHaveLength(2));
  expect(api.sent(FOLLOW).map(({ body }) => body)).toEqual([
    { shipmentIds: ['shp_01', 'shp_02'], mode: 'follow' },
    { shipmentIds: ['shp_01', 'shp_02'], mode: null },
  ]);
  expect(host.seen.notices.map(({ message }) => message)).toEqual([
    'You follow 2 shipments.',
    'You no longer follow 2 shipments.',
  ]);
  expect(screen.queryByRole('button', { name: 'Print BOLs' })).not.toBeInTheDocument();
});

test('the map displays active shipments, and the same as a list', async () => {
  const place = { city: 'Chicago', state: 'IL', latitude: 41.9, longitude: -87.6 };
  open('/shipments?show=map', {
    'GET /api/v1/shipments/map': {
      body: {
        items: [
          {
            id: 'shp_01',
            number: 'S-000317',
            status: 'in_transit',
            needsAction: true,
            carrier: 'Prairie Freight',
            etaOn: '2026-11-30',
            daysLate: 2,
            lastEventAt: '2026-11-26T18:00:00.000Z',
            origin: place,
            destination: { ...place, city: 'Dallas', state: 'TX' },
            last: { place: 'St. Louis, MO', latitude: 38.6, longitude: -90.2 },
          },
        ],
        more: false,
      },
    },
  });
  expect(await screen.findByRole('img', { name: 'Planned and active shipments' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Locations on the map'));
  expect(
    screen.getByRole('link', { name: 'S-000317, in transit: St. Louis, MO to Dallas, TX, needs action' }),
  ).toHaveAttribute('href', '/shipments/shp_01');
  expect(screen.getByText(/Prairie Freight. ETA Mon, Nov 30.*, late. Last update Thu, Nov 26/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Shipments by status' })).toHaveTextContent('In transit 1');
});

test('an empty list teaches the next step', async () => {
  open('/shipments', { [LIST]: page([]) });
  expect(await screen.findByRole('heading', { name: 'No shipments yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New quote' })).toHaveAttribute('href', '/quotes/new');
});

test('a list that fails can be loaded again', async () => {
  const { api } = open('/shipments', { [LIST]: problem(422, 'VALIDATION_FAILED', 'The cursor is unknown.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The cursor is unknown. Your filters are kept.');
  api.reply({ [LIST]: page([shipmentSummary]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
});

test('a role without prices, documents and quotes sees neither', async () => {
  open('/shipments', { [LIST]: page([{ ...shipmentSummary, total: null }]) }, ['shipment.read']);
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New quote' })).not.toBeInTheDocument();
});

test('a role without shipments gets an explanation', async () => {
  const forbidden = problem(403, 'FORBIDDEN', 'no');
  open('/shipments', { [LIST]: forbidden, 'GET /api/v1/shipments/counts': forbidden });
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('the host is notified of an expired session', async () => {
  const { host } = open('/shipments', { [LIST]: problem(401, 'UNAUTHENTICATED', 'no') });
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
});

test('the preview of a shipment has its stops and latest events', async () => {
  const { axes, freshness, expectedNext, eta } = shipment;
  open('/shipments', {
    'GET /api/v1/shipments/{id}': { body: shipment },
    'GET /api/v1/shipments/{id}/events': {
      body: { items: [], axes, freshness, expectedNext, eta, exceptions: [] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview S-000317' }));
  const preview = within(await screen.findByRole('complementary', { name: 'Preview of S-000317' }));
  const stops = within(await preview.findByRole('list', { name: 'Stops' })).getAllByRole('listitem');
  expect(stops[0]).toHaveTextContent(/Acme DC.*12 S Dock Pl, Chicago, IL 60601.*Pickup Tue, Nov 24/);
  expect(stops[1]).toHaveTextContent(/Lone Star Tools.*ETA Mon, Nov 30/);
  expect(await preview.findByRole('list', { name: 'Events' })).toBeInTheDocument();
});
