import { type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { InvoiceCoding } from '../../../shared/api/coding';
import { invoice } from '../testing/invoice-fixtures';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../InvoicePage';
import './CodingDialog';

const CODE = 'POST /api/v1/invoices/{id}/coding';
const CODING: InvoiceCoding = {
  source: 'rule',
  ruleName: 'Inbound LTL',
  explanation: 'Mode is LTL; direction is inbound (collect).',
  currency: 'USD',
  amount: 35_584,
  lines: [
    { glAccount: '5100', costCenter: 'East', amount: 26_584 },
    { glAccount: '5120', costCenter: 'East', amount: 9_000 },
  ],
  changes: [],
};

const renderPage = pageRenderer(remote);
const open = (change: Partial<InvoiceCoding> = {}, routes: MockRoutes = {}, permissions?: string[]) =>
  renderPage(
    '/invoices/civ_01',
    {
      'GET /api/v1/invoices/{id}': { body: invoice },
      'GET /api/v1/invoices/{id}/disputes': { body: { disputes: [], messages: [], deadlines: [], carrierEmail: null } },
      'GET /api/v1/invoices/{id}/coding': { body: { ...CODING, ...change } },
      ...routes,
    },
    { permissions },
  );

const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows accounts, cost centers and the rule in words', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Coding' });
  expect(within(table).getByRole('row', { name: /5120/ })).toHaveTextContent('East$90.00');
  expect(screen.getByText(/Mode is LTL; direction is inbound/)).toHaveTextContent('Inbound LTL:');
  expect(screen.getByText('Not approved yet: coded from the total of the invoice.')).toBeInTheDocument();
});

test('without a rule, leads to the rules those who may edit them', async () => {
  open({ source: 'none', ruleName: null, explanation: null, lines: [] });
  expect(await screen.findByText('No coding rule applies.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit rules' })).toHaveAttribute('href', '/settings/company/coding-rules');
});

test('is changed by hand with a reason, and must add up', async () => {
  const { api } = open({}, { [CODE]: { body: { ...CODING, source: 'member' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Change coding' }));
  await screen.findByRole('dialog', { name: 'Change coding' });
  enter('Cost center 2', 'West');
  enter('Amount 2 (USD)', '80');
  await userEvent.click(screen.getByRole('button', { name: 'Save coding' }));
  expect(await screen.findByText('Enter the reason.')).toBeInTheDocument();
  expect(screen.getByText('$10.00 is not assigned yet.')).toBeInTheDocument();
  enter('Amount 2 (USD)', '100.01');
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Project A' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save coding' }));
  expect(await screen.findByText('$10.01 too much is assigned.')).toBeInTheDocument();
  enter('Amount 2 (USD)', '90');
  await userEvent.click(screen.getByRole('button', { name: 'Save coding' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(CODE).map(({ body }) => body)).toEqual([
    { lines: [CODING.lines[0], { glAccount: '5120', costCenter: 'West', amount: 9_000 }], reason: 'Project A' },
  ]);
});

test('of an exported invoice cannot be changed', async () => {
  open({ source: 'exported', ruleName: null, explanation: null });
  expect(await screen.findByText('Exported to accounting. Correct it there if necessary.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change coding' })).not.toBeInTheDocument();
});

test('shows who changed it and why; those who may not change it see no button', async () => {
  const change = {
    id: 'icd_1',
    lines: CODING.lines,
    reason: 'Project A',
    actorName: 'Kim Park',
    codedAt: '2026-12-01T15:00:00.000Z',
  };
  open({ source: 'member', ruleName: null, explanation: null, changes: [change] }, {}, ['price.read']);
  expect(await screen.findByText('Coded by hand.')).toBeInTheDocument();
  const changes = within(screen.getByRole('list', { name: 'Changes of the coding' }));
  expect(changes.getByRole('listitem')).toHaveTextContent(/Project AKim Park/);
  expect(screen.queryByRole('button', { name: 'Change coding' })).not.toBeInTheDocument();
});
