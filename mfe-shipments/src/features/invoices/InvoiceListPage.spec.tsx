import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { invoice, invoiceSummary } from './testing/invoice-fixtures';

const LIST = 'GET /api/v1/invoices';
const ADD = 'POST /api/v1/invoices';
const counts = { review: 1, over: 1, unmatched: 2, held: 0, disputed: 0, approved: 4, due: 1, paid: 0, all: 7 };
const totals = [{ currency: 'USD', count: 1, invoiced: 35_584, difference: 9_000 }];
const renderPage = pageRenderer(remote);

function open(path: string, routes: MockRoutes = {}, permissions?: string[]) {
  const rendered = renderPage(
    path,
    {
      [LIST]: { body: { items: [invoiceSummary], nextCursor: null, totals } },
      'GET /api/v1/invoices/counts': { body: counts },
      'GET /api/v1/company/carriers': { body: { items: [], nextCursor: null } },
      'GET /api/v1/me/saved-views': { body: { items: [] } },
      'GET /api/v1/invoices/{id}': { body: invoice },
      'GET /api/v1/invoices/{id}/coding': {
        body: {
          source: 'none',
          ruleName: null,
          explanation: null,
          currency: 'USD',
          amount: 0,
          lines: [],
          changes: [],
        },
      },
      'GET /api/v1/invoices/{id}/disputes': { body: { disputes: [], messages: [], deadlines: [], carrierEmail: null } },
      ...routes,
    },
    { permissions },
  );
  const lists = () => rendered.api.sent(LIST).map(({ query: { limit: _limit, ...query } }) => query);
  return { ...rendered, lists };
}

beforeEach(() => localStorage.clear());

test('lists invoices with carrier, shipment, result and difference', async () => {
  open('/invoices');
  expect(await screen.findByRole('link', { name: 'I-77' })).toHaveAttribute('href', '/invoices/civ_01?view=all');
  const row = screen.getByRole('row', { name: /I-77/ });
  for (const text of ['To review', 'Prairie Demo Freight', 'S-000317', 'Over tolerance', '$355.84', '+$90.00'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByText('1 invoice, $355.84, difference +$90.00')).toBeInTheDocument();
});

test('views and search reach the API', async () => {
  const { lists } = open('/invoices');
  await screen.findByRole('link', { name: 'I-77' });
  await userEvent.click(screen.getByRole('link', { name: /Unmatched/ }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'unmatched' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search invoices' }), 'I-7');
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'unmatched', q: 'I-7' }));
});

test('a saved view keeps tab, carrier and sums, without the page', async () => {
  const view = {
    id: 'svw_1',
    area: 'invoices' as const,
    name: 'Prairie, disputed',
    query: 'view=disputed&carrier=ZZMW',
    isShared: false,
    author: null,
    canChange: true,
    createdAt: '2026-11-20T14:00:00.000Z',
  };
  const { api, lists } = open('/invoices?view=over&carrier=ZZMW&after=next', {
    'GET /api/v1/me/saved-views': { body: { items: [view] } },
    'POST /api/v1/me/saved-views': ({ body }) => ({ status: 201, body: { ...view, id: 'svw_2', ...body } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Prairie, over');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View: Prairie, over' }));
  expect(api.sent('POST /api/v1/me/saved-views')[0]!.body).toEqual({
    area: 'invoices',
    name: 'Prairie, over',
    query: 'view=over&carrier=ZZMW',
  });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Prairie, disputed' }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'disputed', carrier: 'ZZMW' }));
});

test('sums by carrier lead to the list of the carrier', async () => {
  const sums = { count: 2, invoiced: 71_168, overAgreed: 18_000, openBalance: 26_584, currency: 'USD' };
  const { api, lists } = open('/invoices?view=review&q=I-7', {
    'GET /api/v1/invoices/carriers': {
      body: {
        items: [
          { ...sums, scac: 'ZZMW', carrierName: 'Prairie Demo Freight' },
          { ...sums, scac: null, carrierName: null, currency: 'CAD' },
        ],
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'By carrier' }));
  const table = within(await screen.findByRole('table', { name: 'Totals by carrier' }));
  const row = table.getByRole('row', { name: /Prairie Demo Freight, ZZMW/ });
  for (const text of ['2', '$711.68', '$180.00', '$265.84']) expect(row).toHaveTextContent(text);
  expect(api.sent('GET /api/v1/invoices/carriers')[0]!.query).toEqual({ view: 'review', q: 'I-7' });
  expect(table.getByRole('link', { name: 'Unknown carrier' })).toHaveAttribute(
    'href',
    '/invoices?view=review&q=I-7&totals=carrier&carrier=none',
  );
  await userEvent.click(table.getByRole('link', { name: 'Prairie Demo Freight, ZZMW' }));
  await waitFor(() => expect(lists().at(-1)).toEqual({ view: 'review', q: 'I-7', carrier: 'ZZMW' }));
  await userEvent.click(screen.getByRole('button', { name: 'By carrier' }));
  expect(screen.queryByRole('table', { name: 'Totals by carrier' })).not.toBeInTheDocument();
});

test('an empty view explains what it lists', async () => {
  open('/invoices?view=disputed', { [LIST]: { body: { items: [], nextCursor: null, totals: [] } } });
  expect(await screen.findByRole('heading', { name: 'No disputed invoices' })).toBeInTheDocument();
});

test('an invoice is added with its charges and opened', async () => {
  const { api } = open('/invoices', { [ADD]: { status: 201, body: { id: 'civ_01' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add invoice' }));
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add invoice' }));
  expect(await dialog.findByText('Enter the invoice number.')).toBeInTheDocument();
  fill(/^Invoice number/, ' I-78 ');
  fill(/^Invoice date/, '2026-11-30');
  fill('SCAC', 'zzmw');
  fill('Shipment number', 'S-000317');
  fill(/^Invoice total/, '1,000.50');
  fill('Amount', '1,200');
  await userEvent.click(dialog.getByRole('button', { name: 'Add charge' }));
  fill('Charge 2', 'DISCOUNT');
  fireEvent.change(dialog.getAllByLabelText('Amount')[1]!, { target: { value: '-199.50' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add invoice' }));
  expect(await screen.findByRole('heading', { level: 1, name: /I-77/ })).toBeInTheDocument();
  expect(api.sent(ADD)[0]!.body).toEqual({
    number: 'I-78',
    billedOn: '2026-11-30',
    dueOn: null,
    scac: 'ZZMW',
    proNumber: null,
    bolNumber: null,
    shipmentNumber: 'S-000317',
    weight: null,
    freightClass: null,
    currency: 'USD',
    total: 100_050,
    lines: [
      { code: 'LINEHAUL', amount: 120_000 },
      { code: 'DISCOUNT', amount: -19_950 },
    ],
  });
});

test('who may not manage invoices cannot add one; without prices nothing is asked for', async () => {
  const { unmount } = open('/invoices', {}, ['shipment.read', 'price.read']);
  await screen.findByRole('link', { name: 'I-77' });
  expect(screen.queryByRole('button', { name: 'Add invoice' })).not.toBeInTheDocument();
  unmount();
  const { api } = open('/invoices', {}, ['shipment.read']);
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

test('selected invoices are approved together; those over tolerance stay selected with the reason', async () => {
  const other = { ...invoiceSummary, id: 'civ_02', number: 'I-78' };
  const refused = [{ id: 'civ_01', number: 'I-77', code: 'REVIEW_NEEDED', message: 'Open it and decide.' }];
  const { api } = open('/invoices', {
    [LIST]: { body: { items: [invoiceSummary, other], nextCursor: null, totals } },
    'POST /api/v1/invoices/approvals': { body: { approved: ['civ_02'], refused } },
  });
  await screen.findByRole('link', { name: 'I-77' });
  for (const row of screen.getAllByRole('row').slice(1)) await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve within tolerance' }));
  expect(await screen.findByText('I-77: Open it and decide.')).toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(api.sent('POST /api/v1/invoices/approvals')[0]!.body).toEqual({ invoiceIds: ['civ_01', 'civ_02'] });
});

test('selected invoices are paid together; what was not approved stays selected with the reason', async () => {
  const other = { ...invoiceSummary, id: 'civ_02', number: 'I-78', status: 'approved' as const };
  const refused = [
    { id: 'civ_01', number: 'I-77', code: 'NOT_PAYABLE', message: 'Only approved invoices can be paid.' },
  ];
  const { api, host } = open('/invoices', {
    [LIST]: { body: { items: [invoiceSummary, other], nextCursor: null, totals } },
    'POST /api/v1/invoices/payments': { body: { paid: ['civ_02'], refused } },
  });
  await screen.findByRole('link', { name: 'I-77' });
  for (const row of screen.getAllByRole('row').slice(1)) await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  expect(dialog.getByText('The open balances of 2 selected invoices are paid.')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/^Payment date/), { target: { value: '2026-12-03' } });
  fireEvent.change(dialog.getByLabelText('Reference'), { target: { value: ' ACH 4711 ' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('I-77: Only approved invoices can be paid.')).toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(host.seen.notices.map(({ message }) => message)).toEqual(['1 invoice paid.']);
  expect(api.sent('POST /api/v1/invoices/payments')[0]!.body).toEqual({
    invoiceIds: ['civ_01', 'civ_02'],
    paidOn: '2026-12-03',
    reference: 'ACH 4711',
  });
});

test('a list that fails can be loaded again', async () => {
  open('/invoices', { [LIST]: problem(422, 'VALIDATION_FAILED', 'The cursor is unknown.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The cursor is unknown.');
});
