import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShipmentClaims } from '../../../shared/api/claims';
import { claim, claimSummary } from '../../../shared/testing/claims';
import { shipment } from '../../../shared/testing/fixtures';
import type { ShipmentException } from '../../../shared/types';
import { lateException, showShipment, timeline } from '../../../testing/open-shipment';

const ADD = 'POST /api/v1/shipments/{id}/claims';
const delivered = { ...shipment, status: 'delivered' as const };
const claims: ShipmentClaims = {
  claims: [],
  possible: true,
  deliveredOn: '2026-11-20',
  fileBy: '2027-08-20',
  noticeBy: '2026-11-27',
  liability: null,
};
const ROUTES = {
  'GET /api/v1/shipments/{id}': { body: delivered },
  'GET /api/v1/shipments/{id}/charges': {
    body: { received: [], entries: [], invoices: [], rerating: null, stages: [] },
  },
  'GET /api/v1/shipments/{id}/claims': {
    body: { ...claims, claims: [{ ...claimSummary, kind: 'concealed' as const }] },
  },
};

test('claims of the shipment are beside its charges', async () => {
  showShipment({ tab: 'charges', routes: ROUTES });
  const item = within(await screen.findByRole('list', { name: 'Claims' })).getByRole('listitem');
  expect(item).toHaveTextContent(
    /Claim C-000012: Concealed damage, Filed, \$1,000\.00 claimed.*Acknowledgment due .*Dec 23/,
  );
  expect(screen.getByRole('link', { name: 'Claim C-000012' })).toHaveAttribute('href', '/claims/clm_01');
});

test('users who may not manage claims cannot file one', async () => {
  showShipment({ tab: 'charges', routes: ROUTES, permissions: ['shipment.read', 'price.read'] });
  expect(await screen.findByRole('list', { name: 'Claims' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'File claim' })).not.toBeInTheDocument();
});

test('a shortage leads to a claim for what was shipped, reduced to what is missing', async () => {
  const shortage: ShipmentException = {
    ...lateException,
    kind: 'shortage',
    text: 'Pieces are missing. Count what arrived against the bill of lading.',
  };
  const { api } = showShipment({
    routes: {
      ...ROUTES,
      'GET /api/v1/shipments/{id}/events': { body: { ...timeline, exceptions: [shortage] } },
      [ADD]: { status: 201, body: { ...claim, kind: 'shortage', status: 'draft' } },
      'GET /api/v1/claims/{id}': { body: claim },
      'GET /api/v1/claims/{id}/messages': { body: { messages: [], carrierEmail: null } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'File claim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim for S-000317' }));
  expect(dialog.getByLabelText('Type')).toHaveValue('shortage');
  expect(dialog.getByLabelText('Item 1')).toHaveValue('Aluminium fittings');
  expect(dialog.getByLabelText('Weight (lb)')).toHaveValue('1000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  expect(dialog.getByText('Describe what happened.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^What happened/), 'One carton is missing.');
  await userEvent.clear(dialog.getByLabelText('Pieces'));
  await userEvent.type(dialog.getByLabelText('Pieces'), '1');
  await userEvent.type(dialog.getByLabelText('Value of goods (USD)'), '640');
  await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.getByRole('note', { name: 'Address' })).toHaveTextContent('/claims/clm_01'));
  expect(api.sent(ADD)[0]!.body).toEqual({
    kind: 'shortage',
    items: [{ description: 'Aluminium fittings', pieces: 1, weight: 1000 }],
    goodsAmount: 64_000,
    freightAmount: 0,
    otherAmount: 0,
    description: 'One carton is missing.',
    reference: null,
    documentIds: [],
  });
});
