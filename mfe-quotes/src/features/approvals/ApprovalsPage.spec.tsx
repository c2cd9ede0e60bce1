import { type MockRoutes } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approval } from '../../shared/testing/approvals';
import { openQuotes } from '../../testing/open-quotes';
import './ApprovalsPage';

const LIST = 'GET /api/v1/approvals';
const DELEGATIONS = 'GET /api/v1/approval-delegations';
const ADD = 'POST /api/v1/approval-delegations';
const END = 'DELETE /api/v1/approval-delegations/{id}';
const MAX = { userId: 'usr_1', fullName: 'Max Manager' };
const DELEGATION = {
  id: 'apd_1',
  from: { userId: 'usr_test', fullName: 'Test User' },
  to: MAX,
  startsAt: '2026-11-23T06:00:00.000Z',
  endsAt: '2026-11-28T06:00:00.000Z',
  own: true,
};

const open = (path: string, routes: MockRoutes) => openQuotes(path, routes);

test('lists pending requests, and which of them the user decides', async () => {
  const validUntil = new Date(Date.now() + 3.5 * 3_600_000).toISOString();
  const other = approval({
    validUntil,
    id: 'apq_2',
    quoteId: 'qte_2',
    quoteNumber: 'Q-001043',
    canDecide: false,
    own: true,
  });
  const { api } = open('/approvals', { [LIST]: { body: { items: [approval(), other], nextCursor: null } } });
  const table = within(await screen.findByRole('table', { name: 'Approvals' }));
  const link = await table.findByRole('link', { name: 'Q-001042' });
  expect(link).toHaveAttribute('href', '/quotes/qte_1');
  const rows = table.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('Chicago, IL to Napa, CA');
  expect(rows[0]).toHaveTextContent('Booker limit');
  expect(rows[0]).toHaveTextContent('Decide');
  expect(rows[1]).toHaveTextContent('Your request');
  expect(within(rows[1]!).getByText(/^ends in 3 hours/)).toBeInTheDocument();
  expect(api.sent(LIST)[0]!.query.view).toBe('pending');
});

test('lists decided requests with their status', async () => {
  const decided = approval({ status: 'rejected', canDecide: false });
  const { api } = open('/approvals?view=decided', { [LIST]: { body: { items: [decided], nextCursor: null } } });
  expect(await screen.findByText('Rejected')).toBeInTheDocument();
  expect(api.sent(LIST)[0]!.query.view).toBe('decided');
});

test('says what is listed when nothing waits', async () => {
  open('/approvals', { [LIST]: { body: { items: [], nextCursor: null } } });
  expect(await screen.findByText('Nothing to approve')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit approval rules' })).toHaveAttribute(
    'href',
    '/settings/company/approval-rules',
  );
});

test('delegates whole days, and ends a delegation', async () => {
  const { api } = open('/approvals', {
    [LIST]: { body: { items: [], nextCursor: null } },
    [DELEGATIONS]: { body: { items: [DELEGATION], members: [{ ...MAX, role: 'manager' }] } },
    [ADD]: { status: 201, body: DELEGATION },
    [END]: { status: 204 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delegate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delegation' }));
  expect(await dialog.findByText(/^Max Manager decides for you/)).toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText('Approver'), 'Max Manager');
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-12-21' } });
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-12-22' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add delegation' }));
  await waitFor(() => expect(api.sent(ADD)).toHaveLength(1));
  const { toUserId, startsAt, endsAt } = api.sent(ADD)[0]!.body as Record<string, string>;
  expect([toUserId, Date.parse(endsAt!) - Date.parse(startsAt!)]).toEqual(['usr_1', 2 * 86_400_000]);
  await userEvent.click(dialog.getByRole('button', { name: 'End delegation to Max Manager' }));
  await waitFor(() => expect(api.sent(END)).toHaveLength(1));
});
