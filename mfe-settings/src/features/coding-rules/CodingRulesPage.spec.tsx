import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { CodingRule } from '../../shared/types';
import { COMPANY } from '../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './CodingRuleDialog';
import './CodingRulesPage';

const LIST = 'GET /api/v1/accounting/coding-rules';
const ADD = 'POST /api/v1/accounting/coding-rules';
const CHANGE = 'PATCH /api/v1/accounting/coding-rules/{id}';
const DELETE = 'DELETE /api/v1/accounting/coding-rules/{id}';
const ORDER = 'PUT /api/v1/accounting/coding-rules/order';

const ACCOUNTS = { other: '5190', linehaul: '5100', fuel: null, accessorial: null, tax: null };
const INBOUND: CodingRule = {
  id: 'cdr_1',
  name: 'Inbound LTL',
  on: true,
  conditions: [
    { field: 'mode', values: ['LTL'] },
    { field: 'direction', values: ['inbound'] },
    { field: 'consignee', values: ['Peachtree', 'Harbor, Inc.'] },
    { field: 'origin_postal_code', values: ['606', 'M5V 2'] },
  ],
  accounts: ACCOUNTS,
  split: {
    by: 'fixed',
    shares: [
      { costCenter: 'East', basisPoints: 3_333 },
      { costCenter: 'West', basisPoints: 6_667 },
    ],
  },
  version: 3,
};
const DEFAULT: CodingRule = {
  ...INBOUND,
  id: 'cdr_2',
  name: 'Default',
  conditions: [],
  split: {
    by: 'weight',
    shares: [
      { costCenter: 'Tile', products: ['tile'] },
      { costCenter: 'Rest', products: [] },
    ],
  },
};

const renderPage = pageRenderer(remote);
const open = (items: CodingRule[], routes: MockRoutes = {}) =>
  renderPage('/settings/company/coding-rules', {
    'GET /api/v1/company': { body: COMPANY },
    [LIST]: { body: { items } },
    ...routes,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const save = () => userEvent.click(inDialog().getByRole('button', { name: 'Save rule' }));

test('lists rules in their order with conditions, accounts and cost centers', async () => {
  open([INBOUND, DEFAULT]);
  const rows = within(await screen.findByRole('table', { name: 'Coding rules' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent('Inbound LTL');
  expect(rows[0]).toHaveTextContent('Direction: Inbound (collect)');
  expect(rows[0]).toHaveTextContent('Consignee contains: Peachtree or Harbor, Inc.');
  expect(rows[0]).toHaveTextContent('5190; Linehaul: 5100');
  expect(rows[0]).toHaveTextContent('East 33.33%, West 66.67%');
  expect(rows[1]).toHaveTextContent('Every other invoice');
  expect(rows[1]).toHaveTextContent('By weight: Tile (tile), Rest (all other items)');
});

test('adds a rule that is on', async () => {
  const { api } = open([], { [ADD]: { status: 201, body: INBOUND } });
  await press('Add rule');
  await screen.findByRole('dialog', { name: 'Add coding rule' });
  enter('Name', 'LTL');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'LTL' }));
  enter('GL account', '5190');
  enter('Fuel surcharge', '5110');
  enter('Cost center 1', 'East');
  enter('Share 1', '33.33');
  await userEvent.click(inDialog().getByRole('button', { name: 'Add cost center' }));
  enter('Cost center 2', 'West');
  enter('Share 2', '66.67');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(ADD).map(({ body }) => body)).toEqual([
    {
      name: 'LTL',
      on: true,
      conditions: [{ field: 'mode', values: ['LTL'] }],
      accounts: { ...ACCOUNTS, linehaul: null, fuel: '5110' },
      split: INBOUND.split,
    },
  ]);
});

test('shows what is missing', async () => {
  const { api } = open([]);
  await press('Add rule');
  await screen.findByRole('dialog', { name: 'Add coding rule' });
  enter('Share 1', '90');
  await save();
  for (const message of [
    'Enter a name.',
    'Choose at least one.',
    'Enter a GL account.',
    'Enter a cost center.',
    'The shares add up to 90%. Make it 100%.',
  ])
    expect(await inDialog().findByText(message)).toBeInTheDocument();
  expect(api.sent(ADD)).toEqual([]);
});

test('a split by weight needs one cost center for all other items', async () => {
  const { api } = open([], { [ADD]: { status: 201, body: DEFAULT } });
  await press('Add rule');
  await screen.findByRole('dialog', { name: 'Add coding rule' });
  enter('Name', 'Default');
  await userEvent.click(inDialog().getByRole('button', { name: 'Remove condition 1' }));
  enter('GL account', '5190');
  enter('Cost center 1', 'Tile');
  fireEvent.change(inDialog().getByLabelText('Split over cost centers'), { target: { value: 'weight' } });
  enter('Items 1 contain', 'tile\nstone');
  await save();
  expect(await inDialog().findByText(/Leave the items of exactly one cost center empty/)).toBeInTheDocument();
  await userEvent.click(inDialog().getByRole('button', { name: 'Add cost center' }));
  enter('Cost center 2', 'Rest');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(ADD)[0]!.body).toMatchObject({
    conditions: [],
    split: {
      by: 'weight',
      shares: [
        { costCenter: 'Tile', products: ['tile', 'stone'] },
        { costCenter: 'Rest', products: [] },
      ],
    },
  });
});

test.each([INBOUND, DEFAULT])('an edited rule keeps everything else and its version: $name', async (rule) => {
  const { api } = open([rule], { [CHANGE]: { body: rule } });
  await press(`Edit ${rule.name}`);
  await screen.findByRole('dialog', { name: 'Edit coding rule' });
  enter('Name', 'Renamed');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { id: _id, ...stored } = rule;
  expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([{ ...stored, name: 'Renamed' }]);
});

test('moves, switches off and deletes rules', async () => {
  const { api } = open([INBOUND, DEFAULT], {
    [ORDER]: { body: { items: [DEFAULT, INBOUND] } },
    [CHANGE]: problem(409, 'STALE_REVISION', 'The rules were changed in the meantime.'),
    [DELETE]: { status: 204 },
  });
  await press('Move Default up');
  await waitFor(() => expect(api.sent(ORDER).map(({ body }) => body)).toEqual([{ ids: ['cdr_2', 'cdr_1'] }]));
  const off = await screen.findByRole('switch', { name: 'On: Default' });
  await waitFor(() => expect(off).toBeEnabled());
  await userEvent.click(off);
  expect(await screen.findByText('The rules were changed in the meantime.')).toBeInTheDocument();
  await press('Delete Default');
  await userEvent.click(inDialog().getByRole('button', { name: 'Delete rule' }));
  await waitFor(() => expect(api.sent(DELETE)).toHaveLength(1));
});
