import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../shared/testing/fixtures';
import type { Shipment } from '../../shared/types';
import { lateException, showShipment, timeline } from '../../testing/open-shipment';

test('the bare address shows the overview with parties, booking and freight', async () => {
  const { host } = showShipment();
  expect(await screen.findByRole('heading', { level: 1, name: /^Shipment S-000317/ })).toBeInTheDocument();
  expect(screen.getByText('06141411234567890')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy PRO number' })).toBeInTheDocument();
  expect(screen.getByText('$265.84')).toBeInTheDocument();
  expect(screen.getByText(/12 S Dock Pl/)).toBeInTheDocument();
  expect(screen.getByText('Aluminium fittings', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Liftgate at delivery')).toBeInTheDocument();
  expect(host.seen.titles).toContain('S-000317 Overview');
});

test('the rail marks the station that is reached and says what comes next, when it arrives and why', async () => {
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({
        body: {
          ...shipment,
          status: 'in_transit',
          expectedNext: { ...timeline.expectedNext!, overdue: true },
          freshness: { ...shipment.freshness, state: 'stale' },
          eta: { ...shipment.eta!, on: '2026-12-02', basis: 'carrier', text: 'Carrier’s update', daysLate: 2 },
        },
      }),
    },
  });
  const rail = await screen.findByRole('region', { name: 'Progress' });
  expect(within(rail).getByRole('listitem', { current: 'step' })).toHaveTextContent('In transit');
  expect(within(rail).getAllByRole('listitem').at(-1)).toHaveTextContent('DeliveredExpected Wed, Dec 2');
  expect(rail).toHaveTextContent('Next: Delivery by');
  expect(rail).toHaveTextContent('2 business days late');
  expect(rail).toHaveTextContent('Carrier’s update');
  expect(rail).toHaveTextContent('Promised: Mon, Nov 30 – Tue, Dec 1');
  expect(rail).toHaveTextContent('Tracking is overdue');
});

test('without the permission to see prices there is no amount and no way to accept one', async () => {
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({
        body: {
          ...shipment,
          status: 'tender_rejected',
          total: null,
          lines: null,
          tender: { ...shipment.tender, state: 'rejected' },
        },
      }),
    },
    permissions: ['shipment.read', 'shipment.edit', 'document.read'],
  });
  await screen.findByRole('heading', { name: 'Booking' });
  expect(screen.queryByText('Booked total')).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Shipment' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Tracking', 'Documents', 'Activity']);
  expect(screen.queryByRole('button', { name: /another carrier/ })).not.toBeInTheDocument();
});

test('the next expected event is left out when it is the delivery that the arrival already tells', async () => {
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': {
        body: { ...shipment, status: 'in_transit', expectedNext: timeline.expectedNext },
      },
    },
  });
  const rail = await screen.findByRole('region', { name: 'Progress' });
  expect(rail).toHaveTextContent('ETA: Mon, Nov 30');
  expect(rail).not.toHaveTextContent('Next:');
});

test.each<[string, Partial<Shipment>, string]>([
  ['before pickup', {}, 'Print BOL'],
  [
    'after a rejected tender',
    { status: 'tender_rejected', tender: { ...shipment.tender, state: 'rejected' } },
    'Choose another carrier',
  ],
  ['in transit', { status: 'in_transit' }, 'Share tracking link'],
  ['after delivery without a POD', { status: 'delivered', pod: 'pending' }, 'Add POD'],
  ['after delivery with a POD', { status: 'delivered', pod: 'available' }, 'Copy to a new quote'],
])('the main action %s', async (_stage, change, label) => {
  showShipment({ routes: { 'GET /api/v1/shipments/{id}': { body: { ...shipment, ...change } } } });
  const header = (await screen.findByRole('heading', { level: 1, name: /S-000317/ })).closest('header')!;
  expect(within(header).getByText(label)).toBeInTheDocument();
  expect(within(header).getByText(label).closest('a, button')).toBeEnabled();
});

test('exceptions are ordered by severity and age; the most urgent is shown, the others on request', async () => {
  const exceptions = [
    { ...lateException, id: 'exc_info', kind: 'pod_missing', severity: 'info', openedAt: '2026-11-20T12:00:00.000Z' },
    { ...lateException, id: 'exc_new', openedAt: '2026-11-26T12:00:00.000Z' },
    { ...lateException, id: 'exc_damage', kind: 'damage', severity: 'high', openedAt: '2026-11-26T12:00:00.000Z' },
    { ...lateException, id: 'exc_old', kind: 'appointment_needed' },
  ] as const;
  showShipment({
    routes: { 'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [...exceptions] } }) },
  });
  const panel = within(await screen.findByRole('region', { name: 'Exceptions' }));
  expect(panel.getAllByRole('button', { name: /^Resolve/ }).map((button) => button.getAttribute('aria-label'))).toEqual(
    [
      'Resolve: Damage, S-000317',
      'Resolve: Appointment needed, S-000317',
      'Resolve: Late, S-000317',
      'Resolve: POD missing, S-000317',
    ],
  );
  const toggle = panel.getByRole('button', { name: 'Show all exceptions' });
  expect(toggle).toHaveTextContent('+3 more');
  await userEvent.click(toggle);
  expect(panel.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('a user who may only read has no actions on exceptions', async () => {
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () => ({
        body: { ...shipment, cancellation: { ...shipment.cancellation, allowed: false } },
      }),
      'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [lateException] } }),
    },
    permissions: ['shipment.read'],
  });
  expect(await screen.findByRole('region', { name: 'Exceptions' })).toHaveTextContent('Unassigned');
  expect(screen.queryByRole('button', { name: /Resolve|Snooze|Assign/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Print this page' });
  expect(screen.queryByRole('menuitem', { name: /^(Edit|Cancel|Copy|Share|Add)/ })).not.toBeInTheDocument();
});

test('an exception is assigned, snoozed and resolved, each with undo', async () => {
  const sent: unknown[] = [];
  const { host } = showShipment({
    routes: {
      'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [lateException] } }),
      'PATCH /api/v1/shipments/{id}/exceptions/{exceptionId}': ({ body }) => {
        sent.push(body);
        return { body: lateException };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Assign: Late, S-000317' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
  await userEvent.click(screen.getByRole('button', { name: 'Snooze: Late, S-000317' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Monday, 8:00 AM' }));
  await userEvent.click(screen.getByRole('button', { name: 'Resolve: Late, S-000317' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Consignee told');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve exception' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { ownerId: 'usr_test' },
    { snoozedUntil: expect.any(String) },
    { resolution: 'Consignee told' },
  ]);
  expect(host.seen.notices.map(({ action }) => action?.label)).toEqual(['Undo', 'Undo', 'Undo']);
});

test('the consignee is emailed with a prepared text that can be changed, and the carrier can be called', async () => {
  const sent: unknown[] = [];
  const { host } = showShipment({
    routes: {
      'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [lateException] } }),
      'GET /api/v1/shipments/{id}/contacts': {
        body: {
          carrierPhones: [{ purpose: 'dispatch', name: 'Dispatch', phone: '+13125550100', extension: '7' }],
          consigneeEmail: 'dock@lonestar.test',
          subject: 'Shipment S-000317 is delayed',
          text: 'Hello Pat Doe,',
        },
      },
      'POST /api/v1/shipments/{id}/consignee-notices': ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? problem(429, 'TOO_MANY_ATTEMPTS', 'Too many emails to this address today.')
          : { status: 202 };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Contact: Late, S-000317' }));
  expect(await screen.findByRole('menuitem', { name: 'Call Dispatch: (312) 555-0100 ext. 7' })).toHaveAttribute(
    'href',
    'tel:+13125550100;ext=7',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Email consignee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email the consignee of S-000317' }));
  await userEvent.type(dialog.getByLabelText('Text'), ' it is Wednesday.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  expect(await dialog.findByText(/Too many emails to this address today/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)).toEqual({
    to: 'dock@lonestar.test',
    subject: 'Shipment S-000317 is delayed',
    text: 'Hello Pat Doe, it is Wednesday.',
  });
  expect(host.seen.notices.at(-1)).toMatchObject({
    kind: 'success',
    message: 'Email to dock@lonestar.test is being sent.',
  });
});

test('an exception says when it is due, and that it is overdue', async () => {
  const overdue = { ...lateException, id: 'exc_02', kind: 'damage' as const, dueAt: '2020-01-01T00:00:00.000Z' };
  const due = { ...lateException, dueAt: new Date(Date.now() + 3.5 * 3_600_000).toISOString() };
  showShipment({
    routes: { 'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [due, overdue] } }) },
  });
  const panel = await screen.findByRole('region', { name: 'Exceptions' });
  expect(panel).toHaveTextContent('Due in 3 hours');
  expect(panel).toHaveTextContent(/Overdue, was due [\d,]+ days ago/);
});

test('other members are offered as owners', async () => {
  const member = {
    userId: 'usr_sam',
    fullName: 'Sam Roe',
    email: 'sam@test.example',
    role: 'booker',
    status: 'active',
    seesPrices: true,
    pricesCanBeChosen: true,
    bookingLimit: null,
    invoiceLimit: null,
    limitCurrency: 'USD',
    you: false,
    since: '2026-01-05T00:00:00.000Z',
    expiresAt: null,
  } as const;
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [lateException] } }),
      'GET /api/v1/company/members': () => ({ body: { items: [member], nextCursor: null } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Assign: Late, S-000317' }));
  expect(await screen.findByRole('menuitem', { name: 'Assign to Sam Roe' })).toBeInTheDocument();
});

test('following is chosen, and its failure is told', async () => {
  let answers = 0;
  const { host } = showShipment({
    routes: {
      'PUT /api/v1/shipments/{id}/follow': () =>
        answers++ === 0
          ? problem(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Nothing was changed.')
          : { body: { mode: 'follow' } },
    },
  });
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Follow: notify me of every event' });
    await waitFor(() => expect(item).toBeEnabled());
    await userEvent.click(item);
  };
  await choose();
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({
      kind: 'error',
      message: expect.stringContaining('Something went wrong on our side.'),
    }),
  );
  await choose();
  await waitFor(() => expect(answers).toBe(2));
});

test('a shipment that cannot be loaded can be asked for again', async () => {
  let answers = 0;
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': () =>
        answers++ === 0 ? problem(400, 'BROKEN', 'no', { digest: '1a2b' }) : { body: shipment },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Shipment S-000317/ })).toBeInTheDocument();
});

test('an unknown tab and an unknown shipment are not found', async () => {
  const routes: MockRoutes = { 'GET /api/v1/shipments/{id}': problem(404, 'NOT_FOUND', 'no') };
  const first = showShipment({ tab: 'pictures', routes });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  first.unmount();
  showShipment({ routes });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('a role without shipments is told so', async () => {
  showShipment({ routes: { 'GET /api/v1/shipments/{id}': () => problem(403, 'FORBIDDEN', 'no') } });
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('an archived shipment is marked', async () => {
  showShipment({ routes: { 'GET /api/v1/shipments/{id}': { body: { ...shipment, archived: true } } } });
  expect(await screen.findByText('Archived')).toBeVisible();
});
