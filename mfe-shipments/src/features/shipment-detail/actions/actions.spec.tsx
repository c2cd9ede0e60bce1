import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../../shared/testing/fixtures';
import { lateException, showShipment, timeline } from '../../../testing/open-shipment';
import type { Shipment } from '../../../shared/types';
import type { Money, Share, ShipmentTender } from '../types';

async function open(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}

test('a change sends only what was changed, with the version that was read', async () => {
  const sent: unknown[] = [];
  const { host } = showShipment({
    routes: {
      'PATCH /api/v1/shipments/{id}': ({ body }) => {
        sent.push(body);
        return {
          body: { version: 2, warnings: [{ code: 'PRO_CHECK_DIGIT', message: 'The check digit does not fit.' }] },
        };
      },
    },
  });
  const dialog = await open('Edit shipment');
  await userEvent.clear(dialog.getByLabelText('PRO number'));
  await userEvent.type(dialog.getByLabelText('PRO number'), '123-4567890');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ version: 1, proNumber: '123-4567890' }]);
  expect(host.seen.notices).toContainEqual({
    kind: 'info',
    message: 'S-000317 saved. The check digit does not fit.',
  });
});

test('when somebody was faster, what was typed stays, their change is shown, and saving goes on top of it', async () => {
  const sent: unknown[] = [];
  let version = 1;
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({
        body:
          version === 1
            ? shipment
            : { ...shipment, version, pickup: { on: '2026-11-25', readyFrom: '08:00', closeAt: '15:00' } },
      }),
      'PATCH /api/v1/shipments/{id}': ({ body }) => {
        sent.push(body);
        if (version === 2) return { body: { version: 3, warnings: [] } };
        version = 2;
        return problem(
          409,
          'STALE',
          'This shipment was changed in the meantime. Reload it and make your change again.',
        );
      },
    },
  });
  const dialog = await open('Edit shipment');
  await userEvent.type(dialog.getByLabelText('Instructions'), 'Dock 4');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText(/The pickup is now Wed, Nov 25, 08:00 to 15:00/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Instructions')).toHaveValue('Dock 4');
  expect(dialog.getByLabelText(/Pickup date/)).toHaveValue('2026-11-25');
  await userEvent.click(dialog.getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { version: 1, instructions: 'Dock 4' },
    { version: 2, instructions: 'Dock 4' },
  ]);
});

test('a refused field says so at the field, and nothing typed is lost', async () => {
  showShipment({
    routes: {
      'PATCH /api/v1/shipments/{id}': () =>
        problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
          errors: [
            { pointer: '/proNumber', code: 'PRO_INVALID', message: 'A PRO number has 7 to 15 letters and digits.' },
          ],
        }),
    },
  });
  const dialog = await open('Edit shipment');
  await userEvent.type(dialog.getByLabelText('PRO number'), '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('A PRO number has 7 to 15 letters and digits.')).toBeInTheDocument();
  expect(dialog.getByLabelText('PRO number')).toHaveValue('1234567820');
});

const rejectedTender: ShipmentTender = {
  state: 'rejected',
  text: 'The carrier rejected the shipment.',
  carrierConfirmation: null,
  pickupNumber: null,
  attempts: [
    {
      id: 'tnd_01',
      number: 1,
      offerId: 'off_01',
      carrier: shipment.carrier,
      connector: 'dsdc',
      state: 'rejected',
      tries: 1,
      proNumber: null,
      carrierConfirmation: null,
      pickupNumber: null,
      code: 'CAPACITY',
      message: 'No capacity on that day.',
      createdAt: '2026-11-20T15:00:00.000Z',
      sentAt: '2026-11-20T15:00:01.000Z',
      endedAt: '2026-11-20T15:00:02.000Z',
      respondBy: null,
      driverName: null,
      driverPhone: null,
    },
  ],
  nextOffers: [
    {
      offerId: 'off_02',
      carrier: { scac: 'ZZHC', name: 'High Country Demo', demo: true },
      mode: 'LTL',
      service: 'direct',
      total: { amount: 30510, currency: 'USD' },
      difference: { amount: 3926, currency: 'USD' },
      estimatedDeliveryOn: '2026-12-01',
      earliestDeliveryOn: '2026-12-01',
      latestDeliveryOn: '2026-12-03',
      validUntil: '2026-12-08T05:59:59.000Z',
      expired: false,
      rejectedBefore: false,
    },
  ],
};
const rejected: Shipment = {
  ...shipment,
  status: 'tender_rejected',
  tender: { state: 'rejected', text: rejectedTender.text, carrierConfirmation: null, pickupNumber: null },
};

test('a rejected tender goes to the next offer in two clicks, at the total on the button', async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({ body: rejected }),
      'GET /api/v1/shipments/{id}/tender': () => ({ body: rejectedTender }),
      'POST /api/v1/shipments/{id}/tender': ({ headers, body }) => {
        sent.push({ key: headers.get('Idempotency-Key'), body });
        return sent.length === 1
          ? problem(503, 'UNAVAILABLE', 'Try again.')
          : { body: { ...rejectedTender, state: 'pending' } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another carrier' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('No capacity on that day.')).toBeInTheDocument();
  expect(dialog.getByText('$39.26 more')).toBeInTheDocument();
  expect(dialog.getByText(/, delivery Tue, Dec 1.* – Thu, Dec 3/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Tender to High Country Demo for $305.10' }));
  expect(await dialog.findByText('The shipment was not tendered')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Tender to High Country Demo for $305.10' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent[0]?.body).toEqual({ offerId: 'off_02', acceptedTotal: { amount: 30510, currency: 'USD' } });
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('the dialog of a failed tender does not say that the carrier declined it', async () => {
  const [attempt] = rejectedTender.attempts;
  const attempts = [
    { ...attempt!, id: 'tnd_02', number: 2, state: 'failed' as const, message: 'No address for tenders.' },
    attempt!,
  ];
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({ body: { ...rejected, tender: { ...rejected.tender, state: 'failed' } } }),
      'GET /api/v1/shipments/{id}/tender': () => ({ body: { ...rejectedTender, state: 'failed' as const, attempts } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another carrier' }));
  const { name } = shipment.carrier;
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert', { name: `The tender to ${name} failed` })).toHaveTextContent('No address');
  expect(dialog.getByRole('alert', { name: `${name} declined the tender` })).toHaveTextContent('No capacity');
});

test('the exception of a declined tender leads to the next offer, for users who may tender', async () => {
  const declined = {
    ...lateException,
    kind: 'tender_rejected' as const,
    text: 'The carrier declined the tender. Tender to the next offer.',
    reason: 'No trucks on Tuesday',
  };
  const routes = {
    'GET /api/v1/shipments/{id}': () => ({ body: rejected }),
    'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [declined] } }),
    'GET /api/v1/shipments/{id}/tender': () => ({ body: rejectedTender }),
  };
  const { unmount } = showShipment({ routes });
  const panel = within(await screen.findByRole('region', { name: 'Exceptions' }));
  expect(panel.getByText('Reason: No trucks on Tuesday')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Tender to next offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('No capacity on that day.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Tender to High Country Demo for $305.10' })).toBeEnabled();
  unmount();
  showShipment({ routes, permissions: ['shipment.read'] });
  expect(await screen.findByText('The carrier declined the tender. Tender to the next offer.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tender to next offer' })).not.toBeInTheDocument();
});

test('a fee has to be accepted and a reason given before anything is cancelled', async () => {
  const sent: unknown[] = [];
  const fee: Money = { amount: 15000, currency: 'USD' };
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({
        body: {
          ...shipment,
          cancellation: {
            allowed: true,
            stage: 'before_pickup',
            fee,
            text: 'The carrier may charge for a truck that was ordered and not used.',
          },
        },
      }),
      'POST /api/v1/shipments/{id}/cancel': ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? problem(409, 'CANCEL_FEE', 'The fee has changed.', { params: { fee: { amount: 20000, currency: 'USD' } } })
          : { body: { ...shipment.cancellation, allowed: false, stage: 'ended' } };
      },
    },
  });
  const dialog = await open('Cancel shipment');
  expect(dialog.getByRole('button', { name: 'Keep shipment' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel shipment' }));
  expect(dialog.getByText('Enter the reason.')).toBeInTheDocument();
  expect(dialog.getByText('Accept the charge, or keep the shipment.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Order withdrawn');
  await userEvent.click(dialog.getByRole('checkbox', { name: /\$150.00/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel shipment' }));
  // The fee rose meanwhile, so it has to be accepted anew.
  await userEvent.click(await dialog.findByRole('checkbox', { name: /\$200.00/ }));
  expect(dialog.getByRole('textbox')).toHaveValue('Order withdrawn');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel shipment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { reason: 'Order withdrawn', acceptedFee: fee },
    { reason: 'Order withdrawn', acceptedFee: { amount: 20000, currency: 'USD' } },
  ]);
});

test('a link is shown once, listed with its views, and revoked', async () => {
  const link: Share = {
    id: 'shr_01',
    scope: 'tracking',
    state: 'open',
    expiresOn: '2026-12-31',
    createdBy: 'Test Booker',
    createdAt: '2026-11-24T10:00:00.000Z',
    revokedAt: null,
    viewCount: 1,
    subscribers: 2,
    views: [{ viewedAt: '2026-11-24T11:00:00.000Z', visitor: 'abcdef0123', userAgent: 'Phone', documentId: null }],
  };
  let links = [link];
  const sent: unknown[] = [];
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}/shares': () => ({ body: { items: links, nextCursor: null } }),
      'POST /api/v1/shipments/{id}/share': ({ body }) => {
        sent.push(body);
        return { status: 201, body: { id: 'shr_02', url: 'http://localhost/track/secret', qrCode: '<svg />' } };
      },
      'DELETE /api/v1/shipments/{id}/shares/{shareId}': () => {
        links = [{ ...link, state: 'revoked' }];
        return { status: 204 };
      },
    },
  });
  const dialog = await open('Share tracking link');
  await userEvent.click(dialog.getByRole('radio', { name: /Tracking and documents/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('http://localhost/track/secret')).toBeInTheDocument();
  expect(sent).toEqual([{ scope: 'tracking_and_documents', expiresOn: null }]);
  expect(dialog.getByText('Opened once')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await dialog.findByText('Revoked')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
});

test('an event is sent as the instant of the chosen time zone, with its reason', async () => {
  const sent: Record<string, unknown>[] = [];
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({
        body: { ...shipment, timeZones: ['America/Chicago', 'America/New_York'] },
      }),
      'POST /api/v1/shipments/{id}/events': ({ body }) => {
        sent.push(body as Record<string, unknown>);
        return { body: timeline };
      },
    },
  });
  const dialog = await open('Add event');
  await userEvent.selectOptions(dialog.getByLabelText('Event'), 'Picked up');
  const when = dialog.getByLabelText(/Local time/);
  await userEvent.clear(when);
  await userEvent.type(when, '2026-11-20T10:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Add event' }));
  expect(dialog.getByText('Enter the reason.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Reported by the driver');
  await userEvent.click(dialog.getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      type: 'picked_up',
      occurredAt: '2026-11-20T16:30:00.000Z',
      reason: 'Reported by the driver',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test.each([
  ['manager', 1],
  ['booker', 0],
])('a %s is offered to take a delivery back %i times', async (role, times) => {
  showShipment({ role });
  const dialog = await open('Add event');
  expect(dialog.queryAllByRole('option', { name: 'Undo delivery' })).toHaveLength(times);
});

test('a copy leads to the new quote', async () => {
  const { host } = showShipment({
    routes: {
      'POST /api/v1/shipments/{id}/copy': () => ({ status: 201, body: { quoteId: 'qte_77', quoteNumber: 'Q-001077' } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to a new quote' }));
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({
      kind: 'success',
      message: 'S-000317 copied to quote Q-001077.',
    }),
  );
});
