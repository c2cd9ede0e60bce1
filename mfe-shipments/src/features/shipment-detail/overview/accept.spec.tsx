import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shipment } from '../../../shared/types';
import { shipment } from '../../../shared/testing/fixtures';
import { showShipment } from '../../../testing/open-shipment';

const BUTTON = { name: 'Accepted with PRO 123456782' };
const accepted: Shipment = {
  ...shipment,
  status: 'accepted',
  tender: { ...shipment.tender, state: 'accepted', text: 'The carrier has accepted the shipment.' },
};

test('a carrier that was written to has accepted once its PRO number is confirmed', async () => {
  const sent: unknown[] = [];
  const { host } = showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({ body: sent.length > 0 ? accepted : shipment }),
      'PATCH /api/v1/shipments/{id}': ({ body }) => {
        sent.push(body);
        return { body: { version: 1, warnings: [] } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', BUTTON));
  expect(await screen.findByText('The carrier has accepted the shipment.')).toBeInTheDocument();
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  expect(sent).toEqual([{ version: 1, proNumber: '123456782' }]);
  expect(host.seen.notices).toContainEqual({ kind: 'success', message: 'S-000317 accepted.' });
});

test('a refused confirmation says why', async () => {
  const { host } = showShipment({
    routes: {
      'PATCH /api/v1/shipments/{id}': () =>
        problem(409, 'STALE', 'This shipment was changed in the meantime. Reload it and make your change again.'),
    },
  });
  await userEvent.click(await screen.findByRole('button', BUTTON));
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({
      kind: 'error',
      message: expect.stringContaining('This shipment was changed in the meantime.'),
    }),
  );
});

test('without a PRO number there is nothing to confirm', async () => {
  showShipment({ routes: { 'GET /api/v1/shipments/{id}': () => ({ body: { ...shipment, proNumber: null } }) } });
  expect(await screen.findByText('The carrier was written to.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Accepted with PRO/ })).not.toBeInTheDocument();
});
