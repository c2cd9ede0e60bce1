import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import { shipment } from '../../../shared/testing/fixtures';
import type { QueuedException } from '../../../shared/api/shipment-lists';

const QUEUE = 'GET /api/v1/shipments/exceptions';
const PATCH = 'PATCH /api/v1/shipments/{id}/exceptions/{exceptionId}';
const damage: QueuedException = {
  id: 'exc_01',
  kind: 'damage',
  severity: 'high',
  text: 'Damage was reported. Keep the goods and their packaging for inspection, and take photographs.',
  openedAt: '2026-11-20T15:00:00.000Z',
  dueAt: '2026-11-20T23:00:00.000Z',
  endedAt: null,
  ownerId: null,
  ownerName: null,
  snoozedUntil: null,
  resolution: null,
  resolvedAt: null,
  reason: null,
  shipmentId: 'shp_01',
  shipmentNumber: 'S-000317',
  carrierName: 'Prairie Demo Freight',
  lane: 'Chicago, IL – Dallas, TX',
};
const renderPage = pageRenderer(remote);

function open(routes: MockRoutes = {}, permissions?: string[]) {
  const rendered = renderPage(
    '/shipments?view=needs_action',
    {
      'GET /api/v1/shipments/counts': {
        body: { all: 1, needsAction: 1, pickupToday: 0, inTransit: 0, deliveryToday: 0, withoutPod: 0, archived: 0 },
      },
      'GET /api/v1/shipments': { body: { items: [], nextCursor: null, total: 2 } },
      [QUEUE]: { body: { items: [damage], nextCursor: null } },
      'GET /api/v1/company/members': {
        body: { items: [{ userId: 'usr_sam', fullName: 'Sam Roe' }], nextCursor: null } as never,
      },
      [PATCH]: { body: damage },
      ...routes,
    },
    { permissions },
  );
  return { ...rendered, sent: () => rendered.api.sent(PATCH).map(({ body }) => body) };
}

const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${menu}: Damage, S-000317` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('lists exceptions with severity, shipment and owner, and rejected tenders', async () => {
  open();
  const row = await screen.findByRole('row', { name: /S-000317/ });
  for (const text of [
    'Damage',
    'Damage was reported. Keep the goods and their packaging for inspection, and take photographs.',
    'High',
    'Chicago, IL – Dallas, TX',
    'Unassigned',
  ])
    expect(row).toHaveTextContent(text);
  expect(await screen.findByRole('link', { name: 'Choose other carriers' })).toHaveAttribute(
    'href',
    '/shipments?status=tender_rejected',
  );
});

test('an exception is assigned, and the notice undoes it', async () => {
  const { sent, host } = open();
  await choose('Assign', 'Assign to me');
  await waitFor(() => expect(host.seen.notices[0]?.message).toBe('Damage, S-000317: assigned to you.'));
  act(() => host.seen.notices[0]!.action!.run());
  await waitFor(() => expect(sent()).toEqual([{ ownerId: 'usr_test' }, { ownerId: null }]));
});

test('an exception is assigned to another member', async () => {
  const { sent } = open();
  await choose('Assign', 'Assign to Sam Roe');
  await waitFor(() => expect(sent()).toEqual([{ ownerId: 'usr_sam' }]));
});

test('members of the queue are also those of the shipment', async () => {
  const { axes, freshness, expectedNext, eta } = shipment;
  open({
    'GET /api/v1/shipments/{id}': { body: shipment },
    'GET /api/v1/shipments/{id}/events': {
      body: { items: [], axes, freshness, expectedNext, eta, exceptions: [damage] },
    },
    'GET /api/v1/shipments/{id}/follow': { body: { mode: null } },
    'GET /api/v1/locations': { body: { items: [], nextCursor: null } as never },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Assign: Damage, S-000317' }));
  await screen.findByRole('menuitem', { name: 'Assign to Sam Roe' });
  await userEvent.click(screen.getByRole('link', { name: 'S-000317' }));
  await screen.findByRole('heading', { level: 1, name: /^Shipment S-000317/ });
  await choose('Assign', 'Assign to Sam Roe');
});

test('a resolution needs a few words and can be undone', async () => {
  const { sent, host } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Damage, S-000317' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve: Damage, S-000317' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve exception' }));
  expect(await dialog.findByText('Describe the resolution in a few words.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Resolution'), 'Claim filed');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve exception' }));
  await waitFor(() => expect(host.seen.notices).toHaveLength(1));
  act(() => host.seen.notices[0]!.action!.run());
  await waitFor(() => expect(sent()).toEqual([{ resolution: 'Claim filed' }, { resolution: null }]));
});

test('an exception is snoozed until an offered or another time', async () => {
  const { sent } = open();
  await choose('Snooze', 'Monday, 8:00 AM');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await choose('Snooze', 'Choose a time…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze: Damage, S-000317' }));
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2020-01-01T08:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Snooze exception' }));
  expect(await dialog.findByText('Choose a time in the future.')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2099-01-01T08:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Snooze exception' }));
  await waitFor(() => expect(sent()[1]).toEqual({ snoozedUntil: new Date(2099, 0, 1, 8).toISOString() }));
});

test('several exceptions are changed at once; those that were closed meanwhile are named', async () => {
  const BULK = 'POST /api/v1/shipments/exceptions/changes';
  let fails = true;
  const { api, host } = open({
    [QUEUE]: { body: { items: [damage, { ...damage, id: 'exc_02', kind: 'late' }], nextCursor: null } },
    [BULK]: () =>
      fails
        ? problem(422, 'VALIDATION_FAILED', 'Choose a member of the company.')
        : { body: { changed: [damage], closedIds: ['exc_02'] } },
  });
  for (const name of ['Damage, S-000317', 'Late, S-000317'])
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  const bar = within(await screen.findByRole('region', { name: 'Selected exceptions' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
  await waitFor(() =>
    expect(host.seen.notices.at(-1)).toMatchObject({
      kind: 'error',
      message: 'The exceptions were not changed. Choose a member of the company.',
    }),
  );
  fails = false;
  await userEvent.click(bar.getByRole('button', { name: 'Resolve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve 2 exceptions' }));
  await userEvent.type(dialog.getByLabelText('Resolution'), 'Claim filed');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve exceptions' }));
  await waitFor(() =>
    expect(host.seen.notices.at(-1)).toMatchObject({
      kind: 'success',
      message: '1 exception changed. 1 was closed already.',
    }),
  );
  expect(api.sent(BULK).map(({ body }) => body)).toEqual([
    { exceptionIds: ['exc_01', 'exc_02'], ownerId: 'usr_test' },
    { exceptionIds: ['exc_01', 'exc_02'], resolution: 'Claim filed' },
  ]);
  expect(screen.queryByRole('region', { name: 'Selected exceptions' })).not.toBeInTheDocument();
});

test('a refused change says why', async () => {
  const { host } = open({ [PATCH]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  await choose('Assign', 'Assign to me');
  await waitFor(() =>
    expect(host.seen.notices).toEqual([
      { kind: 'error', message: 'Damage, S-000317 was not changed. Not found, or you do not have access.' },
    ]),
  );
});

test('filters reach the API', async () => {
  const { api } = open();
  for (const [label, option] of [
    ['Type', 'Damage'],
    ['Owner', 'me'],
    ['Status', 'Snoozed'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await userEvent.click(await screen.findByRole('button', { name: option }));
  }
  await waitFor(() =>
    expect(api.sent(QUEUE).at(-1)!.query).toEqual({ kind: 'damage', owner: 'me', state: 'snoozed', limit: '50' }),
  );
});

test('without the permission to change shipments there are no actions', async () => {
  open({}, ['shipment.read']);
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Resolve/ })).not.toBeInTheDocument();
});

test('an empty queue says so', async () => {
  open({ [QUEUE]: { body: { items: [], nextCursor: null } } });
  expect(await screen.findByText('No open exceptions')).toBeInTheDocument();
});
