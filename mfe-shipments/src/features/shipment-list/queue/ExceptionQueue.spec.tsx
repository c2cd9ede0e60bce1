import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import { mockApi, type MockRoutes } from '../../../shared/testing/mock-api';
import type { QueuedException } from '../api';

const PATCH = 'PATCH /api/v1/shipments/shp_01/exceptions/exc_01';
const damage: QueuedException = {
  id: 'exc_01',
  kind: 'damage',
  severity: 'high',
  text: 'Damage was reported.',
  openedAt: '2026-11-20T15:00:00.000Z',
  endedAt: null,
  ownerId: null,
  ownerName: null,
  snoozedUntil: null,
  resolution: null,
  resolvedAt: null,
  shipmentId: 'shp_01',
  shipmentNumber: 'S-000317',
  carrierName: 'Prairie Demo Freight',
  lane: 'Chicago, IL – Dallas, TX',
};

/** Opens the queue; gives what was sent to change the exception. */
function open(routes: MockRoutes = {}, permissions?: string[]) {
  const sent: unknown[] = [];
  const requested = mockApi({
    'GET /api/v1/shipments/counts': () => ({
      body: { all: 1, needsAction: 1, pickupToday: 0, inTransit: 0, withoutPod: 0 },
    }),
    'GET /api/v1/shipments': () => ({ body: { items: [], nextCursor: null, total: 2 } }),
    'GET /api/v1/shipments/exceptions': () => ({ body: { items: [damage], nextCursor: null } }),
    'GET /api/v1/company/members': () => ({
      body: { items: [{ userId: 'usr_sam', fullName: 'Sam Roe' }], nextCursor: null },
    }),
    [PATCH]: (_, { body }) => {
      sent.push(body);
      return { body: damage };
    },
    ...routes,
  });
  renderWithHost(remote.Root, '/shipments?view=needs_action', createFakeHost({ permissions }));
  return { sent, requested };
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for exception of S-000317' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('lists exceptions with what to do, and rejected tenders beside them', async () => {
  open();
  const row = await screen.findByRole('row', { name: /S-000317/ });
  for (const text of ['Damage', 'Damage was reported.', 'High', 'Chicago, IL – Dallas, TX', 'nobody'])
    expect(row).toHaveTextContent(text);
  expect(await screen.findByRole('link', { name: 'Choose other carriers for them' })).toHaveAttribute(
    'href',
    '/shipments?status=tender_rejected',
  );
});

test('an exception is taken, and that is undone', async () => {
  const { sent } = open();
  await choose('Take it');
  expect(await screen.findByText('You took the exception of S-000317.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual([{ ownerId: 'usr_test' }, { ownerId: null }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('an exception is given to a colleague', async () => {
  const { sent } = open();
  await choose('Give to Sam Roe');
  await waitFor(() => expect(sent).toEqual([{ ownerId: 'usr_sam' }]));
});

test('resolving needs words, and can be undone', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve exception of S-000317' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve: damage, S-000317' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(dialog.getByText('Say in a few words what was done.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('What was done'), 'Claim filed');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual([{ resolution: 'Claim filed' }, { resolution: null }]));
});

test('an exception is put off until a time to come', async () => {
  const { sent } = open();
  await choose('Put off…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Put off the exception of S-000317' }));
  const until = dialog.getByLabelText('Until');
  await userEvent.clear(until);
  await userEvent.click(dialog.getByRole('button', { name: 'Put off' }));
  expect(dialog.getByText('Choose a time to come.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Tomorrow morning' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Put off' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Date.parse((sent[0] as { snoozedUntil: string }).snoozedUntil)).toBeGreaterThan(Date.now());
});

test('a refused change says why', async () => {
  open({ [PATCH]: () => ({ status: 404, body: { code: 'NOT_FOUND', detail: 'There is no such exception.' } }) });
  await choose('Take it');
  expect(await screen.findByText(/There is no such exception/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('filters reach the API', async () => {
  const { requested } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'damage');
  await userEvent.selectOptions(screen.getByLabelText('Owner'), 'me');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'snoozed');
  await waitFor(() => {
    const latest = requested.filter(({ pathname }) => pathname.endsWith('/exceptions')).at(-1)!;
    expect(Object.fromEntries(latest.searchParams)).toEqual({
      kind: 'damage',
      owner: 'me',
      state: 'snoozed',
      limit: '50',
    });
  });
});

test('who may not change shipments sees the queue without acts', async () => {
  open({}, ['shipment.read']);
  expect(await screen.findByRole('link', { name: 'S-000317' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /exception of/ })).not.toBeInTheDocument();
});

test('an empty queue says so', async () => {
  open({ 'GET /api/v1/shipments/exceptions': () => ({ body: { items: [], nextCursor: null } }) });
  expect(await screen.findByText('No open exceptions')).toBeInTheDocument();
});
