import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { ApprovalRule } from '../../shared/types';
import { COMPANY } from '../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './ApprovalRulesPage';
import './RuleDialog';

const LIST = 'GET /api/v1/company/approval-rules';
const ADD = 'POST /api/v1/company/approval-rules';
const CHANGE = 'PATCH /api/v1/company/approval-rules/{id}';
const DELETE = 'DELETE /api/v1/company/approval-rules/{id}';
const ORDER = 'PUT /api/v1/company/approval-rules/order';
const SIMULATE = 'GET /api/v1/company/approval-rules/simulation';
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const LIMIT: ApprovalRule = {
  id: 'apr_1',
  name: 'Booker limit',
  on: true,
  conditions: [
    { field: 'requester_role', values: ['booker'] },
    { field: 'total', amount: usd(250_000) },
  ],
  approvers: { roles: ['manager'], userIds: ['usr_1'] },
  secondStep: { above: usd(5_000_000), approvers: { roles: ['owner'], userIds: [] } },
  stop: true,
  version: 3,
};
const HAZMAT: ApprovalRule = { ...LIMIT, id: 'apr_2', name: 'Hazmat', conditions: [{ field: 'hazmat' }], stop: false };
const MEMBERS = [{ userId: 'usr_1', fullName: 'Ann Approver', role: 'approver' as const }];

const renderPage = pageRenderer(remote);
const open = (rules: ApprovalRule[], routes: MockRoutes = {}) =>
  renderPage('/settings/company/approval-rules', {
    'GET /api/v1/company': { body: COMPANY },
    [LIST]: { body: { items: rules, members: MEMBERS } },
    ...routes,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(new RegExp(`^${label}`)), { target: { value } });

test('lists rules in their order with conditions and approvers', async () => {
  open([LIMIT, HAZMAT]);
  const rows = within(await screen.findByRole('table', { name: 'Approval rules' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent('Booker limit');
  expect(rows[0]).toHaveTextContent('Booked by role: Booker');
  expect(rows[0]).toHaveTextContent('Total above $2,500.00');
  expect(rows[0]).toHaveTextContent('Logistics manager or Ann Approver');
  expect(rows[0]).toHaveTextContent('Above $50,000.00 also Owner');
  expect(rows[0]).toHaveTextContent('Stops here if it applies');
  expect(rows[1]).toHaveTextContent('Hazardous material');
});

test('adds a rule that is on', async () => {
  const { api } = open([], { [ADD]: { status: 201, body: HAZMAT } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }));
  await screen.findByRole('dialog', { name: 'Add approval rule' });
  enter('Name', 'Large bookings');
  enter('Total above', '2,500');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Ann Approver' }));
  await userEvent.click(inDialog().getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(ADD).map(({ body }) => body)).toEqual([
    {
      name: 'Large bookings',
      on: true,
      conditions: [{ field: 'total', amount: usd(250_000) }],
      approvers: { roles: ['manager'], userIds: ['usr_1'] },
      secondStep: null,
      stop: false,
    },
  ]);
});

test('adds a rule for a branch by words of the location name, which have to be entered', async () => {
  const { api } = open([], { [ADD]: { status: 201, body: HAZMAT } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }));
  await screen.findByRole('dialog', { name: 'Add approval rule' });
  enter('Name', 'Branches');
  await userEvent.selectOptions(inDialog().getByLabelText('Condition 1'), 'pickup_location');
  await userEvent.click(inDialog().getByRole('button', { name: 'Save rule' }));
  expect(await inDialog().findByText('Enter at least one word.')).toBeInTheDocument();
  enter('Name of the pickup location contains', 'Dallas\n Chicago ');
  await userEvent.click(inDialog().getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(ADD)[0]!.body).toMatchObject({
    conditions: [{ field: 'pickup_location', words: ['Dallas', 'Chicago'] }],
  });
});

test('shows what is missing', async () => {
  const { api } = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }));
  await screen.findByRole('dialog', { name: 'Add approval rule' });
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Logistics manager' }));
  await userEvent.click(inDialog().getByRole('button', { name: 'Save rule' }));
  expect(await inDialog().findByText('Enter a name.')).toBeInTheDocument();
  expect(inDialog().getByText('Choose who approves.')).toBeInTheDocument();
  expect(inDialog().getByText(/Enter a number/)).toBeInTheDocument();
  expect(api.sent(ADD)).toEqual([]);
});

test('an edited rule keeps everything else and its version', async () => {
  const { api } = open([LIMIT], { [CHANGE]: { body: LIMIT } });
  await press('Edit Booker limit');
  await screen.findByRole('dialog', { name: 'Edit approval rule' });
  enter('Name', 'Limit');
  await userEvent.click(inDialog().getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { id: _id, ...stored } = LIMIT;
  expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([{ ...stored, name: 'Limit' }]);
});

test('moves, switches off and deletes rules', async () => {
  const { api } = open([LIMIT, HAZMAT], {
    [ORDER]: { body: { items: [HAZMAT, LIMIT], members: MEMBERS } },
    [CHANGE]: problem(409, 'STALE_REVISION', 'The rules were changed in the meantime.'),
    [DELETE]: { status: 204 },
  });
  await press('Move Hazmat up');
  await waitFor(() => expect(api.sent(ORDER).map(({ body }) => body)).toEqual([{ ids: ['apr_2', 'apr_1'] }]));
  const off = await screen.findByRole('switch', { name: 'On: Hazmat' });
  await waitFor(() => expect(off).toBeEnabled());
  await userEvent.click(off);
  expect(await screen.findByText('The rules were changed in the meantime.')).toBeInTheDocument();
  expect(api.sent(CHANGE)[0]!.body).toMatchObject({ on: false, version: 3 });
  await press('Delete Hazmat');
  await userEvent.click(inDialog().getByRole('button', { name: 'Delete rule' }));
  await waitFor(() => expect(api.sent(DELETE)).toHaveLength(1));
});

test('simulates the rules over recent quotes', async () => {
  open([LIMIT], {
    [SIMULATE]: {
      body: {
        examined: 12,
        needApproval: 1,
        rules: [{ id: 'apr_1', name: 'Booker limit', quotes: 1 }],
        quotes: [{ id: 'qte_1', number: 'Q-001042', total: usd(312_000), rules: ['Booker limit'], steps: 1 }],
      },
    },
  });
  await press('Run simulation');
  expect(await screen.findByRole('status')).toHaveTextContent('1 of 12 quotes would have needed approval.');
  expect(screen.getByRole('link', { name: 'Q-001042' })).toHaveAttribute('href', '/quotes/qte_1');
});
