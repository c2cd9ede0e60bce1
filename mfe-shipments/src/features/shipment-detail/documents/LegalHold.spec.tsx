import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../../shared/testing/fixtures';
import { showShipment } from '../../../testing/open-shipment';

const HOLD = 'GET /api/v1/shipments/{id}/legal-hold';
const PLACE = 'PUT /api/v1/shipments/{id}/legal-hold';
const RELEASE = 'DELETE /api/v1/shipments/{id}/legal-hold';
const NONE = { reason: null, placedAt: null };
const HELD = { reason: 'Acme v. Oak', placedAt: '2026-11-20T15:00:00.000Z' };

test('is placed with a reason and released', async () => {
  const sent: unknown[] = [];
  showShipment({
    tab: 'documents',
    routes: {
      [HOLD]: { body: NONE },
      [PLACE]: ({ body }) => {
        sent.push(body);
        return { body: HELD };
      },
      [RELEASE]: { body: NONE },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Place legal hold' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Place legal hold' }));
  expect(await dialog.findByText('Enter the reason.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Acme v. Oak');
  await userEvent.click(dialog.getByRole('button', { name: 'Place legal hold' }));
  expect(await screen.findByText(/^On legal hold since .*Nov 20.*: Acme v. Oak$/)).toBeInTheDocument();
  expect(sent).toEqual([{ reason: 'Acme v. Oak' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Release legal hold' }));
  expect(await screen.findByText(/deleted 3 years after delivery/)).toBeInTheDocument();
});

test('a refused release says so', async () => {
  const { host } = showShipment({
    tab: 'documents',
    routes: { [HOLD]: { body: HELD }, [RELEASE]: problem(503, 'UNAVAILABLE', 'Try again in a moment.') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Release legal hold' }));
  await waitFor(() => expect(host.seen.notices[0]?.message).toContain('The legal hold was not released.'));
});

test('purged documents are not waited for', async () => {
  showShipment({
    tab: 'documents',
    routes: {
      'GET /api/v1/shipments/{id}': { body: { ...shipment, status: 'closed', documents: [] } },
      [HOLD]: { body: NONE },
    },
  });
  expect(await screen.findByText('No documents')).toBeInTheDocument();
});
