import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../../shared/testing/mock-api';
import { problem, SHIPMENT, showShipment } from '../testing/fixtures';

const BUTTON = { name: 'Accepted with PRO 123456782' };
const accepted = {
  ...shipment,
  status: 'accepted',
  tender: { ...shipment.tender, state: 'accepted', text: 'The carrier has accepted the shipment.' },
};

test('a carrier that was written to has accepted once its PRO number is confirmed', async () => {
  const sent: unknown[] = [];
  const { host } = showShipment({
    routes: {
      [`GET ${SHIPMENT}`]: () => ({ body: sent.length > 0 ? accepted : shipment }),
      [`PATCH ${SHIPMENT}`]: (_url, { body }) => {
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
    routes: { [`PATCH ${SHIPMENT}`]: () => problem(409, 'STALE', 'This shipment has been changed meanwhile.') },
  });
  await userEvent.click(await screen.findByRole('button', BUTTON));
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({
      kind: 'error',
      message: expect.stringContaining('This shipment has been changed meanwhile.'),
    }),
  );
});

test('without a PRO number there is nothing to confirm', async () => {
  showShipment({ routes: { [`GET ${SHIPMENT}`]: () => ({ body: { ...shipment, proNumber: null } }) } });
  expect(await screen.findByText('The carrier was written to.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Accepted with PRO/ })).not.toBeInTheDocument();
});
