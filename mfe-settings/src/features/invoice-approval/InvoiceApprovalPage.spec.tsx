import { type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
// Loaded in advance, so that tests do not wait for lazy modules.
import './InvoiceApprovalPage';

const GET = 'GET /api/v1/company/invoice-settings';
const SAVE = 'PUT /api/v1/company/invoice-settings';
const DEFAULTS = { toleranceAmount: 500, toleranceBasisPoints: 200, autoApprove: false };
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, permissions?: string[]) =>
  renderPage('/settings/company/invoices', { [GET]: { body: DEFAULTS }, ...routes }, { permissions });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save invoice approval' }));

async function enter(label: string, value: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

test('saves both tolerances and the automatic approval', async () => {
  const saved = { toleranceAmount: 750, toleranceBasisPoints: 150, autoApprove: true };
  const { api, host } = open({ [SAVE]: { body: saved } });
  expect(await screen.findByLabelText('Tolerance, amount')).toHaveValue('5');
  await enter('Tolerance, amount', '7.50');
  await enter('Tolerance, percent of the agreed total', '1.5');
  await userEvent.click(screen.getByRole('switch', { name: /Approve invoices within tolerance/ }));
  await save();
  await waitFor(() => expect(api.sent(SAVE)[0]?.body).toEqual(saved));
  await waitFor(() => expect(host.seen.notices[0]?.message).toBe('The invoice approval was saved.'));
});

test('reports what is out of range, both at once', async () => {
  const { api } = open();
  await enter('Tolerance, amount', '1000.01');
  await enter('Tolerance, percent of the agreed total', '26');
  await save();
  expect(await screen.findByText('Enter an amount from 0 to 1,000.')).toBeInTheDocument();
  expect(screen.getByText('Enter a percentage from 0 to 25.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
});

test('is of owners and finance', async () => {
  const { api } = open({}, ['price.read']);
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
  expect(api.sent(GET)).toEqual([]);
});
