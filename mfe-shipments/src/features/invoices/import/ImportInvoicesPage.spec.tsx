import { address, type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { InvoiceImport } from '../../../shared/api/invoice-imports';

const UPLOAD = 'POST /api/v1/invoices/imports';
const FILE = 'Inv,Bill date,Charge,Amt,Fax\nI-1,11/30/2026,LINEHAUL,100.00,1\n';
const ERROR = { row: 3, column: 'Amt', ref: 'I-2', code: 'TYPE', message: '"ten" is not an amount.' };
const CHECK = {
  header: ['Inv', 'Bill date', 'Charge', 'Amt'],
  samples: [],
  rows: 3,
  invoices: 2,
  faulty: 1,
  errorCount: 1,
  errors: [ERROR],
};
const running: InvoiceImport = {
  id: 'iim_1',
  status: 'running',
  fileName: 'march.csv',
  rows: 3,
  invoices: 2,
  done: 0,
  failed: 1,
  createdBy: 'Ada Park',
  createdAt: '2026-11-20T15:00:00.000Z',
  finishedAt: null,
};
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, permissions?: string[]) =>
  renderPage('/invoices?view=import', routes, { permissions });
const choose = async (content: BlobPart) =>
  userEvent.upload(await screen.findByLabelText('File of invoices'), new File([content], 'march.csv'));

test('maps columns, lists the errors, and records the other invoices', async () => {
  const { api } = open({
    [UPLOAD]: ({ query }) => (query.dryRun ? { body: CHECK } : { status: 201, body: running }),
    'GET /api/v1/invoices/imports/{id}': { body: { ...running, status: 'done', done: 1, errors: [ERROR] } },
  });
  await choose(FILE);
  expect(await screen.findByLabelText('Inv')).toHaveValue('invoice_number');
  expect(screen.getByLabelText('Fax')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Check march.csv' }));
  expect(await screen.findByText('1 error found')).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Errors in the file' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('3AmtI-2"ten" is not an amount.');
  expect(screen.getByRole('button', { name: 'Record 1 invoice' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skip 1 invoice with errors' }));
  await userEvent.click(screen.getByRole('button', { name: 'Record 1 invoice' }));
  expect(await screen.findByText('march.csv: 1 of 2 invoices recorded, 1 skipped.')).toBeInTheDocument();
  expect(address()).toBe('/invoices?view=import&import=iim_1');
  expect(api.sent(UPLOAD).map(({ query }) => query)).toEqual([{ dryRun: 'true' }, { partial: 'true' }]);
});

test('the server reads the columns of a workbook', async () => {
  const { api } = open({ [UPLOAD]: { body: CHECK } });
  await choose('PK\u0003\u0004 workbook');
  expect(await screen.findByLabelText('Bill date')).toHaveValue('invoice_date');
  expect(api.sent(UPLOAD).map(({ query }) => query)).toEqual([{ dryRun: 'true' }]);
});

test('is not offered without the permission', async () => {
  open({}, ['shipment.read', 'price.read']);
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});
