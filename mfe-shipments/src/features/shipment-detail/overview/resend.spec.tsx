import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../../shared/testing/fixtures';
import { showShipment } from '../../../testing/open-shipment';

const RESEND = 'POST /api/v1/shipments/{id}/tender/resend';
const BUTTON = { name: 'Resend tender' };

test('an emailed tender without an answer is sent again', async () => {
  let sent = 0;
  showShipment({
    routes: {
      [RESEND]: () => {
        sent += 1;
        return { body: { ...shipment.tender, state: 'pending', attempts: [], nextOffers: [] } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', BUTTON));
  await waitFor(() => expect(sent).toBe(1));
});

test('a refusal is shown at the button', async () => {
  showShipment({ routes: { [RESEND]: problem(409, 'NOT_TENDERABLE', 'A carrier has accepted the shipment.') } });
  await userEvent.click(await screen.findByRole('button', BUTTON));
  expect(await screen.findByText(/A carrier has accepted the shipment/)).toBeInTheDocument();
});

test('an accepted tender is not sent again', async () => {
  const accepted = { ...shipment, tender: { ...shipment.tender, state: 'accepted' as const } };
  showShipment({ routes: { 'GET /api/v1/shipments/{id}': { body: accepted } } });
  expect(await screen.findByText('The carrier was written to.')).toBeInTheDocument();
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
});

test('a change that did not reach the carrier can be sent again', async () => {
  const unsent = {
    kind: 'change_not_sent' as const,
    severity: 'high' as const,
    text: 'The carrier was not notified of a change. Send the change again or call the carrier.',
  };
  const accepted = { ...shipment, tender: { ...shipment.tender, state: 'accepted' as const }, exceptions: [unsent] };
  showShipment({ routes: { 'GET /api/v1/shipments/{id}': { body: accepted } } });
  expect(await screen.findByRole('button', BUTTON)).toBeInTheDocument();
});
