import { type MockReply, type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteSummary } from '../../shared/api/types';
import { quote } from '../../shared/testing/quotes';
import { openQuotes } from '../../testing/open-quotes';

const LIST = 'GET /api/v1/quotes';
const VIEWS = 'GET /api/v1/me/saved-views';
const view = {
  id: 'svw_1',
  isShared: false,
  author: null,
  canChange: true,
  area: 'quotes' as const,
  name: 'Texas',
  query: 'lane=%3ETX&order=ending',
  createdAt: '2026-11-20T15:00:00.000Z',
};
const page = (items: QuoteSummary[], nextCursor: string | null = null): MockReply<typeof LIST> => ({
  body: { items, nextCursor, total: null },
});

/** Opens the list; `queries` are those of its requests. */
function open(search: string, routes: MockRoutes, permissions?: string[]) {
  const { api, host } = openQuotes(`/quotes${search}`, routes, { permissions });
  return { api, host, queries: () => api.sent(LIST).map(({ query }) => query) };
}

async function openFilter(label: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('button', { name: label }));
}

async function choose(label: string, option: string) {
  await openFilter(label);
  await userEvent.click(await screen.findByRole('button', { name: option }));
}

test('lists quotes with status, lane, freight and best price', async () => {
  const { host } = open('', { [LIST]: page([quote()]) });
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toHaveAttribute('href', '/quotes/qte_1');
  const row = screen.getByRole('row', { name: /Q-001042/ });
  expect(row).toHaveTextContent('Quoted');
  expect(row).toHaveTextContent('Chicago, IL 60601toNapa, CA 94558');
  expect(row).toHaveTextContent('2 units, 1,000 lb');
  expect(row).toHaveTextContent('3$265.84Demo Freight Lines');
  expect(host.seen.titles).toContain('Quotes');
});

test('counts down in the last day of an offer', async () => {
  open('', { [LIST]: page([quote({ validUntil: new Date(Date.now() + 5.5 * 3_600_000).toISOString() })]) });
  expect(await screen.findByText('ends in 5 hours')).toBeInTheDocument();
});

test('an empty list teaches the next step', async () => {
  open('', { [LIST]: page([]) });
  expect(await screen.findByRole('heading', { name: 'No quotes yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New quote' })).toHaveAttribute('href', '/quotes/new');
});

test('filters of the URL reach the API, and clearing them lists everything', async () => {
  const { queries } = open('?status=booked&q=dallas', { [LIST]: page([]) });
  expect(await screen.findByLabelText('Search quotes')).toHaveValue('dallas');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(queries()).toHaveLength(2));
  expect(queries()).toEqual([{ status: 'booked', q: 'dallas' }, {}]);
  expect(screen.getByLabelText('Search quotes')).toHaveValue('');
});

test('typing searches after a pause', async () => {
  const { queries } = open('', { [LIST]: page([]) });
  await userEvent.type(await screen.findByLabelText('Search quotes'), 'dallas');
  await waitFor(() => expect(queries().at(-1)).toEqual({ q: 'dallas' }));
  expect(queries().length).toBeLessThan(6);
});

test('mode, lane, owner, expiry and order reach the API and the export', async () => {
  const { queries } = open('', { [LIST]: { body: { items: [quote()], nextCursor: null, total: 1 } } });
  expect(await screen.findByText('1 quote')).toBeInTheDocument();
  await choose('Mode', 'Full truckload');
  await openFilter('Lane');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Lane' }), 'il to tx{Enter}');
  await choose('Created by', 'me');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'oldest' } });
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({
      mode: 'FTL',
      lane: 'IL>TX',
      owner: 'me',
      sort: 'created',
      order: 'asc',
    }),
  );
  await choose('Expires', 'within 24 hours');
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({
      mode: 'FTL',
      lane: 'IL>TX',
      owner: 'me',
      expiring: 'true',
      sort: 'validUntil',
    }),
  );
  const address = new URL((await screen.findByRole('link', { name: 'Export CSV' })).getAttribute('href')!);
  expect(address.pathname).toBe('/api/v1/quotes/export');
  expect(Object.fromEntries(address.searchParams)).toEqual(queries().at(-1));
});

test('an invalid lane is not sent and explains the format', async () => {
  const { queries } = open('', { [LIST]: page([quote()]) });
  await screen.findByRole('link', { name: 'Q-001042' });
  await openFilter('Lane');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Lane' }), 'Illinois{Enter}');
  expect(screen.getByText('Enter a lane such as IL>TX, 606>752, IL> or >TX.')).toBeInTheDocument();
  expect(queries().every(({ lane }) => lane === undefined)).toBe(true);
});

test('a saved view is opened and deleted', async () => {
  let views = [view];
  const { queries } = open('', {
    [LIST]: page([quote()]),
    [VIEWS]: () => ({ body: { items: views } }),
    'DELETE /api/v1/me/saved-views/{id}': () => {
      views = [];
      return {};
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Texas' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ lane: '>TX' }));
  await userEvent.click(screen.getByRole('button', { name: 'View: Texas' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “Texas”' }));
  expect(await screen.findByRole('button', { name: 'Views' })).toBeInTheDocument();
});

test('filters are saved under a name; a taken name is an error and kept', async () => {
  let taken = true;
  const { api } = open('?owner=me', {
    [LIST]: page([quote()]),
    'POST /api/v1/me/saved-views': () =>
      taken
        ? problem(409, 'NAME_TAKEN', 'You already have a view with this name. Choose another name.')
        : { status: 201, body: { ...view, name: 'Mine', query: 'owner=me' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(dialog.getByText('Enter a name.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Name'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText(/You already have a view with this name/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Name')).toHaveValue('Mine');
  taken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('button', { name: 'View: Mine' })).toBeInTheDocument();
  expect(api.sent('POST /api/v1/me/saved-views')[0]!.body).toEqual({
    area: 'quotes',
    name: 'Mine',
    query: 'owner=me',
  });
});

test('a search without matches so far continues', async () => {
  open('?q=dallas', { [LIST]: ({ query }) => (query.cursor === 'next' ? page([quote()]) : page([], 'next')) });
  expect(await screen.findByText('No matches so far. Show the next rows to search on.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
});

test('turns pages', async () => {
  const older = quote({ id: 'qte_2', number: 'Q-001041' });
  open('', { [LIST]: ({ query }) => (query.cursor === 'next' ? page([older]) : page([quote()], 'next')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Q-001041' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Q-001042' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
});

test('a role without prices sees no price column and no way to create', async () => {
  open('', { [LIST]: page([quote({ bestTotal: null, bestCarrier: null })]) }, ['quote.read']);
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Best offer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New quote' })).not.toBeInTheDocument();
});

test('a role without quotes gets an explanation', async () => {
  open('', { [LIST]: problem(403, 'FORBIDDEN', 'no') });
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('the host is notified of an expired session', async () => {
  const { host } = open('', { [LIST]: problem(401, 'UNAUTHENTICATED', 'no') });
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
});

test('views have counts, open without filters, and reach the API and the export', async () => {
  const { queries } = open('?mode=LTL', { [LIST]: page([quote()]) });
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  expect(await views.findByRole('link', { name: 'Needs action 2' })).toBeInTheDocument();
  expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Needs action2',
    'Ready to book3',
    'Booked and closed7',
    'All12',
  ]);
  await userEvent.click(views.getByRole('link', { name: 'Needs action 2' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ view: 'needs_action', sort: 'validUntil' }));
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
  const exported = await screen.findByRole('link', { name: 'Export CSV' });
  expect(exported.getAttribute('href')).toContain('view=needs_action');
});

test('an empty view says what it lists', async () => {
  open('?view=closed', { [LIST]: page([]) });
  expect(await screen.findByText('Booked, canceled and expired quotes are listed here.')).toBeInTheDocument();
});

describe('selected quotes', () => {
  const booked = quote({ id: 'qte_2', number: 'Q-001043', status: 'booked', pickupOn: '2020-01-06' });
  const list = { [LIST]: page([quote(), booked]) };
  const CANCEL = 'POST /api/v1/quotes/cancel';
  const COPY = 'POST /api/v1/quotes/copy';
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let files: string[];
  beforeEach(() => {
    files = [];
    URL.createObjectURL = () => 'blob:quotes';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      files.push(this.download);
    };
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });
  const selectAll = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    return within(await screen.findByRole('region', { name: 'Selected quotes' }));
  };

  test('are canceled with one reason; those that cannot be stay selected with why', async () => {
    const { api, host } = open('', {
      ...list,
      [CANCEL]: {
        body: {
          done: [{ id: 'qte_1', number: 'Q-001042' }],
          refused: [{ id: 'qte_2', number: 'Q-001043', code: 'QUOTE_READ_ONLY', message: 'This quote is booked.' }],
        },
      },
    });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Cancel quotes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel quotes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel quotes' }));
    expect(dialog.getByText('Enter the reason.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/Reason for cancellation/), 'Postponed');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel quotes' }));
    expect(await bar.findByText('1 quote could not be canceled')).toBeInTheDocument();
    expect(bar.getByRole('listitem')).toHaveTextContent('Q-001043 This quote is booked.');
    expect(bar.getByText('1 selected')).toBeInTheDocument();
    expect(api.sent(CANCEL)[0]!.body).toEqual({ quoteIds: ['qte_1', 'qte_2'], reason: 'Postponed' });
    expect(host.seen.notices.map(({ message }) => message)).toEqual(['1 quote canceled.']);
  });

  test('are copied, for the next business day if a pickup date has passed; a retry has the same key', async () => {
    let fails = true;
    const { api, host } = open('', {
      ...list,
      [COPY]: () =>
        fails
          ? problem(503, 'UNAVAILABLE', 'Try again in a moment.')
          : {
              body: {
                done: [
                  { id: 'qte_3', number: 'Q-001044' },
                  { id: 'qte_4', number: 'Q-001045' },
                ],
                refused: [],
              },
            },
    });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Copy quotes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy quotes' }));
    const pickupOn = (dialog.getByLabelText('Pickup date of the copies') as HTMLInputElement).value;
    expect(pickupOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy quotes' }));
    expect(await dialog.findByText(/Try again in a moment/)).toBeInTheDocument();
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Copy quotes' }));
    await waitFor(() => expect(host.seen.notices.map(({ message }) => message)).toEqual(['2 quotes copied.']));
    const [first, second] = api.sent(COPY);
    expect(first!.body).toEqual({ quoteIds: ['qte_1', 'qte_2'], pickupOn });
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
    expect(screen.queryByRole('region', { name: 'Selected quotes' })).not.toBeInTheDocument();
  });

  test('are exported and printed as one file', async () => {
    const { api } = open('', {
      ...list,
      'POST /api/v1/quotes/export': () => new Response('number'),
      'POST /api/v1/quotes/print': () => new Response('pdf'),
    });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Export selection' }));
    await waitFor(() => expect(files).toEqual(['quotes.csv']));
    await userEvent.click(bar.getByRole('button', { name: 'Print quotes' }));
    await waitFor(() => expect(files).toEqual(['quotes.csv', 'Quotes.pdf']));
    expect(api.sent('POST /api/v1/quotes/print')[0]!.body).toEqual({ quoteIds: ['qte_1', 'qte_2'] });
  });

  test('are only exported and printed by a role that cannot create quotes', async () => {
    open('', list, ['quote.read']);
    const bar = await selectAll();
    expect(bar.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Export selection',
      'Print quotes',
      'Clear selection',
    ]);
  });
});

test('the preview of a quote lists its offers, which can be booked', async () => {
  open('', { [LIST]: page([quote()]), 'GET /api/v1/quotes/{id}': { body: quote() } });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview Q-001042' }));
  const preview = within(await screen.findByRole('complementary', { name: 'Preview of Q-001042' }));
  const offers = await preview.findByRole('list', { name: 'Offers' });
  expect(within(offers).getAllByRole('listitem')).toHaveLength(3);
  expect(within(offers).getByRole('link', { name: 'Book Quick Demo Freight' })).toHaveAttribute(
    'href',
    '/quotes/qte_1?book=ofr_quick',
  );
  expect(preview.getByText('Northern Demo Lines: No rates from 606 to 945.')).toBeInTheDocument();
});
