import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { AccountingExport, PendingExport } from '../../shared/api/accounting';
import type { AccountingPeriod, Accruals } from '../../shared/api/accounting-periods';
// Loaded in advance, so that tests do not wait for lazy modules.
import './ExportLinesDialog';
import './ExportsPage';

const CREATE = 'POST /api/v1/accounting/exports';
const PENDING = 'GET /api/v1/accounting/exports/pending';
const MADE: AccountingExport = {
  id: 'axp_1',
  number: 12,
  month: '2026-11',
  format: 'quickbooks',
  invoices: 2,
  totals: [{ currency: 'USD', bills: 120_000, credits: -3_000 }],
  files: [
    { part: 'bills', name: 'lading-export-0012-quickbooks-bills.csv', size: 900, sha256: 'aa' },
    { part: 'credits', name: 'lading-export-0012-quickbooks-credits.csv', size: 300, sha256: 'bb' },
  ],
  createdBy: 'Kim Park',
  createdAt: '2026-12-01T15:00:00.000Z',
};
const READY: PendingExport = {
  invoices: 2,
  remaining: 0,
  totals: [{ currency: 'USD', bills: 50_000, credits: 0 }],
  uncoded: [],
};

const ACCRUALS: Accruals = { totals: [{ currency: 'USD', shipments: 3, amount: 90_050 }], uncoded: 0 };
const CLOSED: AccountingPeriod = {
  month: '2026-10',
  accruals: ACCRUALS,
  closedBy: 'Kim Park',
  closedAt: '2026-11-02T15:00:00.000Z',
};

const renderPage = pageRenderer(remote);
const open = (
  pending: PendingExport,
  items: AccountingExport[] = [],
  routes: MockRoutes = {},
  permissions?: string[],
) =>
  renderPage(
    '/invoices/accounting',
    {
      'GET /api/v1/accounting/exports': { body: { items } },
      [PENDING]: { body: pending },
      'GET /api/v1/accounting/periods': { body: { items: [CLOSED] } },
      'GET /api/v1/accounting/accruals': { body: ACCRUALS },
      ...routes,
    },
    { permissions },
  );

test('lists exports with their files and lines', async () => {
  const line = {
    invoiceId: 'civ_01',
    invoiceNumber: 'I-77',
    carrierName: 'Prairie Demo Freight',
    shipmentNumber: 'S-000317',
    approvedOn: '2026-11-30',
    glAccount: '5100',
    costCenter: 'East',
    amount: 120_000,
    currency: 'USD',
  };
  open(READY, [MADE], { 'GET /api/v1/accounting/exports/{id}': { body: { ...MADE, lines: [line] } } });
  const row = within(await screen.findByRole('table', { name: 'Accounting exports' })).getByRole('row', { name: /12/ });
  expect(row).toHaveTextContent('November 2026');
  expect(row).toHaveTextContent('QuickBooks Online');
  expect(row).toHaveTextContent('$1,200.00, credits -$30.00');
  expect(within(row).getByRole('link', { name: 'Download credits' })).toHaveAttribute(
    'href',
    expect.stringMatching(/accounting\/exports\/axp_1\/file\?part=credits$/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show lines of export 12' }));
  const lines = await screen.findByRole('table', { name: 'Lines of export 12' });
  expect(within(lines).getByRole('row', { name: /I-77/ })).toHaveTextContent('5100East$1,200.00');
});

test('creates an export of the chosen month and format', async () => {
  const { api } = open(READY, [], { [CREATE]: { status: 201, body: MADE } });
  expect(await screen.findByText('To export: 2 invoices, $500.00')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Month of approval'), { target: { value: '2026-11' } });
  await userEvent.selectOptions(screen.getByLabelText('Format'), 'NetSuite');
  const button = screen.getByRole('button', { name: 'Create export' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() =>
    expect(api.sent(CREATE).map(({ body }) => body)).toEqual([{ month: '2026-11', format: 'netsuite' }]),
  );
});

test('says how many invoices an export leaves for the next one', async () => {
  open({ ...READY, invoices: 2_000, remaining: 345 });
  expect(
    await screen.findByText('Left for the next export: 345 invoices. An export has at most 2,000 invoices.'),
  ).toBeInTheDocument();
});

test('shows invoices without coding, which prevent the export', async () => {
  open({ ...READY, uncoded: [{ id: 'civ_01', number: 'I-77' }] });
  expect(await screen.findByText('1 invoice without coding')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Add a default coding rule/ })).toHaveAttribute(
    'href',
    '/settings/company/coding-rules',
  );
  expect(screen.getByRole('link', { name: 'I-77' })).toHaveAttribute('href', '/invoices/civ_01');
  expect(screen.getByRole('button', { name: 'Create export' })).toBeDisabled();
});

test('says that a closed month has no further exports', async () => {
  open({ ...READY, invoices: 0, totals: [] });
  fireEvent.change(await screen.findByLabelText('Month of approval'), { target: { value: '2026-10' } });
  expect(await screen.findByText(/^October 2026 is closed. Its invoices/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create export' })).toBeDisabled();
});

test('shows why an export was refused', async () => {
  open(READY, [], { [CREATE]: problem(409, 'NOTHING_TO_EXPORT', 'No invoice of this month is left to export.') });
  const button = await screen.findByRole('button', { name: 'Create export' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(await screen.findByText('No invoice of this month is left to export.')).toBeInTheDocument();
});

describe('month end', () => {
  const CLOSE = 'POST /api/v1/accounting/periods';
  const choose = async (month: string) =>
    fireEvent.change(await screen.findByLabelText('Month to close'), { target: { value: month } });

  test('shows the accruals of a month, with those that no rule codes', async () => {
    open(READY, [], { 'GET /api/v1/accounting/accruals': { body: { ...ACCRUALS, uncoded: 1 } } });
    await choose('2026-11');
    expect(
      await screen.findByText(
        'To accrue: 3 shipments, $900.50. Without a coding rule: 1 shipment; the account is empty in the file.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download accruals' })).toHaveAttribute(
      'href',
      expect.stringMatching(/accounting\/accruals\/export\?month=2026-11$/),
    );
  });

  test('is closed after confirmation, which says what is not exported yet', async () => {
    const { api } = open(READY, [], { [CLOSE]: { status: 201, body: { ...CLOSED, month: '2026-11' } } });
    await choose('2026-11');
    await userEvent.click(screen.getByRole('button', { name: 'Close November 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close November 2026?' }));
    expect(await dialog.findByText(/will be in the export of the next open month/)).toBeInTheDocument();
    expect(api.sent(CLOSE)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close month' }));
    await waitFor(() => expect(api.sent(CLOSE).map(({ body }) => body)).toEqual([{ month: '2026-11' }]));
  });

  test('shows why a month was not closed', async () => {
    open(READY, [], { [CLOSE]: problem(409, 'NOT_OVER', 'This month is not over yet.') });
    await choose('2026-11');
    await userEvent.click(screen.getByRole('button', { name: 'Close November 2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close month' }));
    expect(await screen.findByText('This month is not over yet.')).toBeInTheDocument();
  });

  test('lists closed months, which can be opened again', async () => {
    const { api } = open(READY, [], { 'DELETE /api/v1/accounting/periods/{month}': { status: 204 } });
    const table = within(await screen.findByRole('table', { name: 'Closed months' }));
    expect(table.getByRole('row', { name: /October 2026/ })).toHaveTextContent('3 shipments, $900.50');
    expect(table.getByRole('link', { name: 'Download accruals of October 2026' })).toHaveAttribute(
      'href',
      expect.stringMatching(/accounting\/periods\/2026-10\/accruals$/),
    );
    await choose('2026-10');
    expect(screen.getByRole('button', { name: 'October 2026 is closed' })).toBeDisabled();
    await userEvent.click(table.getByRole('button', { name: 'Reopen October 2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen month' }));
    await waitFor(() => expect(api.sent('DELETE /api/v1/accounting/periods/{month}')).toHaveLength(1));
  });
});

test('is closed to members who may not manage invoices', async () => {
  const { api } = open(READY, [], {}, ['price.read']);
  expect(await screen.findByText('Your role does not include this page')).toBeInTheDocument();
  expect(api.sent(PENDING)).toEqual([]);
});
