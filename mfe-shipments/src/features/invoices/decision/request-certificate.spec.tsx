import { pageRenderer } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { Invoice } from '../../../shared/api/invoices';
import { invoice } from '../testing/invoice-fixtures';

const DECIDE = 'POST /api/v1/invoices/{id}/decisions';
const DISPUTES = { disputes: [], messages: [], deadlines: [], carrierEmail: 'billing@carrier.test' };
const CODING = {
  source: 'none' as const,
  ruleName: null,
  explanation: null,
  currency: 'USD',
  amount: 0,
  lines: [],
  changes: [],
};
const renderPage = pageRenderer(remote);

test('the weight and inspection certificate is requested from the billing contact; the page says what the hold waits for', async () => {
  const request = {
    id: 'dcs_1',
    kind: 'request_wi' as const,
    reason: null,
    amount: null,
    note: null,
    actorName: 'Rosa Delgado',
    decidedAt: '2026-12-02T15:00:00.000Z',
    paidOn: null,
    reference: null,
  };
  const held = { ...invoice, status: 'held' as const, awaits: 'WEIGHT_INSPECTION' as const, decisions: [request] };
  let current: Invoice = { ...invoice, possible: ['approve', 'dispute', 'request_wi'] };
  const { api } = renderPage('/invoices/civ_01', {
    'GET /api/v1/invoices/{id}': () => ({ body: current }),
    'GET /api/v1/invoices/{id}/disputes': { body: DISPUTES },
    'GET /api/v1/invoices/{id}/coding': { body: CODING },
    [DECIDE]: () => ({ body: (current = held) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Request W&I certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request W&I certificate' }));
  expect(await dialog.findByText(/^An email to billing@carrier\.test asks/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Message to the carrier'), 'Which terminal?');
  await userEvent.click(dialog.getByRole('button', { name: 'Request W&I certificate' }));
  await waitFor(() => expect(api.sent(DECIDE)).toHaveLength(1));
  expect(api.sent(DECIDE)[0]!.body).toEqual({ version: 3, kind: 'request_wi', note: 'Which terminal?' });
  expect(await screen.findByText('On hold until the weight and inspection certificate arrives')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add the certificate' })).toHaveAttribute(
    'href',
    '/shipments/shp_01/charges',
  );
});
