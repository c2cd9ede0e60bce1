import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Approval, Quote } from '../../../shared/api/types';
import { approval } from '../../../shared/testing/approvals';
import { quote } from '../../../shared/testing/quotes';
import { openQuotes } from '../../../testing/open-quotes';
import './RejectDialog';

const APPROVE = 'POST /api/v1/approvals/{id}/approve';
const REJECT = 'POST /api/v1/approvals/{id}/reject';
const WITHDRAW = 'POST /api/v1/approvals/{id}/withdraw';
const DECISION = { userId: 'usr_1', fullName: 'Max Manager', onBehalfOf: null, at: '2026-11-20T16:00:00.000Z' };

async function open(change: Partial<Approval>, routes: MockRoutes = {}, status: Quote['status'] = 'approval_pending') {
  const page = openQuotes('/quotes/qte_1', {
    'GET /api/v1/quotes/{id}': { body: quote({ status, approval: approval(change) }) },
    ...routes,
  });
  const panel = within(await screen.findByRole('region', { name: 'Approval' }));
  return { ...page, panel };
}

test('shows what is booked, the rule and who decides, and offers no booking', async () => {
  const { panel } = await open({ canDecide: false, own: true });
  expect(panel.getByText('Example Freight Lines, LTL, $265.84')).toBeInTheDocument();
  expect(panel.getByRole('listitem')).toHaveTextContent('Booker limit: waiting for Max Manager or Mia Manager');
  expect(panel.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
});

test('approves at the total that is shown', async () => {
  const done = approval({ status: 'approved', canDecide: false, shipmentId: 'shp_1' });
  const { api, host, panel } = await open({}, { [APPROVE]: { body: done } });
  await userEvent.click(panel.getByRole('button', { name: 'Approve for $265.84' }));
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({ kind: 'success', message: 'Q-001042 is approved and booked.' }),
  );
  expect(api.sent(APPROVE).map(({ body }) => body)).toEqual([{ acceptedTotal: { amount: 26584, currency: 'USD' } }]);
});

test('says that the total changed, and loads the quote again', async () => {
  const changed = 'The total is now $300.00, you accepted $265.84.';
  const { api, panel } = await open({}, { [APPROVE]: problem(409, 'PRICE_CHANGED', changed) });
  await userEvent.click(panel.getByRole('button', { name: 'Approve for $265.84' }));
  expect(await panel.findByText(changed)).toBeInTheDocument();
  await waitFor(() => expect(api.sent('GET /api/v1/quotes/{id}').length).toBeGreaterThan(1));
});

test.each([
  ['expired', 'expired', 'Expired'],
  ['withdrawn', 'quoted', 'Withdrawn'],
  ['rejected', 'expired', 'Rejected'],
] as const)(
  'a link to a request that is %s leads to what became of it, without decisions',
  async (state, status, label) => {
    const { panel } = await open({ status: state, canDecide: false }, {}, status);
    expect(panel.getByText(label)).toBeInTheDocument();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  },
);

test('rejects with a reason', async () => {
  const { api, panel } = await open({}, { [REJECT]: { body: approval({ status: 'rejected' }) } });
  await userEvent.click(panel.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject booking' }));
  expect(await dialog.findByText('Enter the reason.')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Use the cheaper carrier.' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Reject booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(REJECT).map(({ body }) => body)).toEqual([{ reason: 'Use the cheaper carrier.' }]);
});

test('the requester withdraws the request', async () => {
  const own = { canDecide: false, own: true };
  const { api, panel } = await open(own, { [WITHDRAW]: { body: approval({ ...own, status: 'withdrawn' }) } });
  await userEvent.click(panel.getByRole('button', { name: 'Withdraw request' }));
  await waitFor(() => expect(api.sent(WITHDRAW)).toHaveLength(1));
});

test('a rejected request shows who rejected it and why', async () => {
  const rejected = { status: 'rejected' as const, canDecide: false, reason: 'Too expensive.', rejectedBy: DECISION };
  const { panel } = await open(rejected, {}, 'quoted');
  expect(panel.getByText(/^Max Manager, /)).toBeInTheDocument();
  expect(panel.getByText('Too expensive.')).toBeInTheDocument();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('a step shows who approved it, and for whom', async () => {
  const decision = { ...DECISION, onBehalfOf: 'Olga Owner' };
  const { panel } = await open({
    steps: [
      { rules: ['Limit'], approvers: [], decision },
      { rules: ['Limit'], approvers: ['Mia Manager'], decision: null },
    ],
  });
  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent('approved by Max Manager for Olga Owner');
  expect(second).toHaveTextContent('waiting for Mia Manager');
});
