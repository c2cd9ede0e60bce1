import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import { invoice } from '../testing/invoice-fixtures';

const UPLOAD = 'POST /api/v1/invoices/files';
const ADD = 'POST /api/v1/invoices';
const file = { id: 'ivf_1', fileName: 'march.pdf', contentType: 'application/pdf', size: 1_000 };
const renderPage = pageRenderer(remote);

const open = (path: string, routes: MockRoutes = {}, permissions?: string[]) =>
  renderPage(
    path,
    {
      [UPLOAD]: { status: 201, body: file },
      'GET /api/v1/invoices/{id}': { body: { ...invoice, carrierBillId: null, file } },
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

const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText('File of the invoice'),
    new File(['%PDF-'], 'march.pdf', { type: 'application/pdf' }),
  );
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());

test('amounts are typed beside the preview; what was typed survives a refusal, and the invoice opens with its original', async () => {
  const { api } = open('/invoices?view=pdf', {
    [ADD]: problem(422, 'VALIDATION_FAILED', 'Check the marked fields.', {
      errors: [{ pointer: '/number', code: 'INVOICE_EXISTS', message: 'An invoice with this number is recorded.' }],
    }),
  });
  await choose();
  expect(await screen.findByTitle('Preview of the invoice')).toHaveAttribute(
    'src',
    expect.stringContaining('/api/v1/invoices/files/ivf_1?inline=true'),
  );
  fill(/^Invoice number/, 'I-77');
  fill(/^Invoice date/, '2026-11-30');
  fill(/^Invoice total/, '355.84');
  fill('Amount', '355.84');
  await userEvent.click(screen.getByRole('button', { name: 'Add invoice' }));
  expect(await screen.findByText('An invoice with this number is recorded.')).toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveValue('355.84');
  api.reply({ [ADD]: { status: 201, body: { id: 'civ_01' } } });
  fill(/^Invoice number/, 'I-78');
  await userEvent.click(screen.getByRole('button', { name: 'Add invoice' }));
  expect(await screen.findByRole('link', { name: 'march.pdf' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/v1/invoices/files/ivf_1'),
  );
  expect(api.sent(ADD).at(-1)!.body).toMatchObject({ number: 'I-78', total: 35_584, fileId: 'ivf_1' });
  await userEvent.click(screen.getByRole('button', { name: 'Show preview' }));
  expect(screen.getByTitle('Preview of the invoice')).toBeInTheDocument();
});

test('a file whose invoice is recorded leads to that invoice', async () => {
  open('/invoices?view=pdf', {
    [UPLOAD]: problem(409, 'INVOICE_FILE_EXISTS', 'This file was uploaded before.', {
      params: { invoiceId: 'civ_01' },
    }),
  });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('This file was uploaded before.');
  expect(screen.getByRole('link', { name: 'Open the invoice' })).toHaveAttribute('href', '/invoices/civ_01');
});

test('who may not manage invoices cannot upload one', async () => {
  const { api } = open('/invoices?view=pdf', {}, ['shipment.read', 'price.read']);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument(),
  );
  expect(api.requests).toEqual([]);
});
