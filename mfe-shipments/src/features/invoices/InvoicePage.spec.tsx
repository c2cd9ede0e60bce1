import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { InvoiceCoding } from '../../shared/api/coding';
import type { DisputeThread, Invoice } from '../../shared/api/invoices';
import { invoice } from './testing/invoice-fixtures';

const DECIDE = 'POST /api/v1/invoices/{id}/decisions';
const MATCH = 'POST /api/v1/invoices/{id}/match';
const ADD_MESSAGE = 'POST /api/v1/invoices/{id}/disputes/messages';
const NO_DISPUTES: DisputeThread = { disputes: [], messages: [], deadlines: [], carrierEmail: null };
const NO_CODING: InvoiceCoding = {
  source: 'none',
  ruleName: null,
  explanation: null,
  currency: 'USD',
  amount: 35_584,
  lines: [],
  changes: [],
};
const renderPage = pageRenderer(remote);

const open = (change: Partial<Invoice> = {}, routes: MockRoutes = {}, permissions?: string[]) =>
  renderPage(
    '/invoices/civ_01',
    {
      'GET /api/v1/invoices/{id}': { body: { ...invoice, ...change } },
      'GET /api/v1/invoices/{id}/disputes': { body: NO_DISPUTES },
      'GET /api/v1/invoices/{id}/suggestions': { body: { items: [] } },
      'GET /api/v1/invoices/{id}/coding': { body: NO_CODING },
      ...routes,
    },
    { permissions },
  );

/** Opens the dialog of a decision. */
async function openDecision(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Opens the dialog of a decision that is in the menu. */
async function openRareDecision(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

test('agreed and invoiced are side by side, with the reason of the difference and the original', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Agreed and invoiced' });
  expect(within(table).getByRole('row', { name: /Residential/ })).toHaveTextContent(
    /—\$90\.00\+\$90\.00The booking has no such charge\./,
  );
  expect(within(table).getByRole('row', { name: /Total/ })).toHaveTextContent('$265.84$355.84+$90.00');
  expect(screen.getByText('Difference +$90.00, tolerance $5.32.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'S-000317' })).toHaveAttribute('href', '/shipments/shp_01/charges');
  expect(screen.getByRole('link', { name: 'Download message' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/shipments\/shp_01\/charges\/received\/cbl_1$/),
  );
  expect(screen.getByText('No decision yet.')).toBeInTheDocument();
});

test('a dispute proposes reason and amount of the difference, and is sent with the version', async () => {
  const decided: Invoice = {
    ...invoice,
    status: 'disputed',
    version: 4,
    possible: ['approve', 'short_pay', 'credit'],
    decisions: [
      {
        id: 'dcs_1',
        kind: 'dispute',
        reason: 'ACCESSORIAL_NOT_APPLICABLE',
        amount: 9_000,
        note: 'Commercial address',
        actorName: 'Kim Park',
        decidedAt: '2026-12-02T15:00:00.000Z',
        paidOn: null,
        reference: null,
      },
    ],
  };
  const { api } = open({}, { [DECIDE]: { body: decided } });
  const dialog = await openDecision('Dispute invoice');
  expect(dialog.getByLabelText('Reason')).toHaveValue('ACCESSORIAL_NOT_APPLICABLE');
  expect(dialog.getByLabelText('Disputed amount (USD)')).toHaveValue('90');
  await userEvent.type(dialog.getByLabelText('Note'), 'Commercial address');
  api.reply({ 'GET /api/v1/invoices/{id}': { body: decided } });
  await userEvent.click(dialog.getByRole('button', { name: 'Dispute invoice' }));
  const history = await screen.findByRole('list', { name: 'History' });
  expect(history).toHaveTextContent('Disputed, $90.00, Accessorial not applicable');
  expect(history).toHaveTextContent('Kim Park');
  expect(api.sent(DECIDE)[0]!.body).toEqual({
    version: 3,
    kind: 'dispute',
    reason: 'ACCESSORIAL_NOT_APPLICABLE',
    amount: 9_000,
    note: 'Commercial address',
    emailCarrier: false,
  });
});

test('a dispute is emailed to the billing contact with the date of the answer', async () => {
  const { api } = open(
    {},
    {
      [DECIDE]: { body: invoice },
      'GET /api/v1/invoices/{id}/disputes': { body: { ...NO_DISPUTES, carrierEmail: 'ap@carrier.test' } },
    },
  );
  const dialog = await openDecision('Dispute invoice');
  expect(await dialog.findByText('To ap@carrier.test')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('switch', { name: /^Email the carrier/ }));
  fireEvent.change(dialog.getByLabelText('Answer due'), { target: { value: '2026-12-15' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Dispute invoice' }));
  await waitFor(() => expect(api.sent(DECIDE)).toHaveLength(1));
  expect(api.sent(DECIDE)[0]!.body).toMatchObject({ emailCarrier: true, answerDueOn: '2026-12-15' });
});

test('a disputed invoice has its deadline, messages and evidence pack; an answer is added', async () => {
  const thread: DisputeThread = {
    disputes: [
      {
        id: 'dsp_1',
        reason: 'ACCESSORIAL_NOT_APPLICABLE',
        amount: 9_000,
        note: null,
        answerDueOn: '2026-12-15',
        openedAt: '2026-12-01T15:00:00.000Z',
        outcome: null,
        recovered: null,
        closedAt: null,
      },
    ],
    messages: [
      {
        id: 'cms_1',
        direction: 'sent',
        state: 'uncertain',
        address: 'ap@carrier.test',
        text: 'Reason: Accessorial not applicable.',
        authorName: 'Kim Park',
        createdAt: '2026-12-01T15:00:00.000Z',
      },
    ],
    deadlines: [{ kind: 'answer', dueAt: '2026-12-16T05:59:59.000Z' }],
    carrierEmail: 'ap@carrier.test',
  };
  const { api } = open(
    { status: 'disputed' },
    { 'GET /api/v1/invoices/{id}/disputes': { body: thread }, [ADD_MESSAGE]: { body: thread } },
  );
  expect(await screen.findByText('$90.00, Accessorial not applicable')).toBeInTheDocument();
  expect(screen.getByText(/^Carrier’s answer due: /)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Messages' })).toHaveTextContent(
    'Email to the carrier, ap@carrier.test, may not have been sent',
  );
  expect(screen.getByRole('link', { name: 'Download evidence pack' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/v1\/invoices\/civ_01\/evidence$/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add answer' }));
  await userEvent.type(dialog.getByLabelText(/Message/), 'Credit follows.');
  await userEvent.click(dialog.getByRole('button', { name: 'Add answer' }));
  await waitFor(() => expect(api.sent(ADD_MESSAGE)).toHaveLength(1));
  expect(api.sent(ADD_MESSAGE)[0]!.body).toEqual({ direction: 'received', text: 'Credit follows.' });
});

test('an approved invoice is paid with date and reference', async () => {
  const approved: Partial<Invoice> = {
    status: 'approved',
    approvedTotal: 26_584,
    openBalance: 26_584,
    possible: ['pay', 'reopen'],
  };
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    approvedTotal: 26_584,
    paidTotal: 26_584,
    possible: ['void'],
    decisions: [
      {
        id: 'dcs_2',
        kind: 'pay',
        reason: null,
        amount: 26_584,
        note: null,
        actorName: 'Kim Park',
        decidedAt: '2026-12-04T15:00:00.000Z',
        paidOn: '2026-12-03',
        reference: 'ACH 4711',
      },
    ],
  };
  const { api } = open(approved, { [DECIDE]: { body: paid } });
  const dialog = await openDecision('Record payment');
  expect(dialog.getByText('Invoice I-77: $265.84')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/^Payment date/), { target: { value: '' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(api.sent(DECIDE)).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Payment date/), { target: { value: '2026-12-03' } });
  fireEvent.change(dialog.getByLabelText('Reference'), { target: { value: 'ACH 4711' } });
  api.reply({ 'GET /api/v1/invoices/{id}': { body: paid } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  const history = await screen.findByRole('list', { name: 'History' });
  expect(history).toHaveTextContent(/Payment recorded, \$265\.84, .*Dec 3.*, ACH 4711/);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Void payment' })).toBeInTheDocument();
  expect(api.sent(DECIDE)[0]!.body).toEqual({
    version: 3,
    kind: 'pay',
    amount: 26_584,
    paidOn: '2026-12-03',
    reference: 'ACH 4711',
  });
});

test('a part is paid, at most the open balance, which the page shows', async () => {
  const part: Partial<Invoice> = {
    status: 'approved',
    approvedTotal: 26_584,
    paidTotal: 6_584,
    openBalance: 20_000,
    possible: ['pay', 'void'],
    decisions: [
      {
        id: 'dcs_2',
        kind: 'pay',
        reason: null,
        amount: 6_584,
        note: null,
        actorName: 'Kim Park',
        decidedAt: '2026-12-04T15:00:00.000Z',
        paidOn: '2026-12-03',
        reference: 'ACH 1',
      },
    ],
  };
  const { api } = open(part, { [DECIDE]: { body: { ...invoice, ...part } } });
  expect(await screen.findByText(/^\$65\.84, .*Dec 3.*, ACH 1$/)).toBeInTheDocument();
  expect(screen.getByText('Open balance').parentElement).toHaveTextContent('$200.00');
  const dialog = await openDecision('Record payment');
  expect(dialog.getByLabelText('Paid amount (USD)')).toHaveValue('200');
  fireEvent.change(dialog.getByLabelText('Paid amount (USD)'), { target: { value: '200.01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(dialog.getByText('Enter at most the open balance of $200.00.')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Paid amount (USD)'), { target: { value: '50' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(api.sent(DECIDE)).toHaveLength(1));
  expect(api.sent(DECIDE)[0]!.body).toMatchObject({ kind: 'pay', amount: 5_000 });
});

test('a part to pay must be less than the invoice', async () => {
  const { api } = open({}, { [DECIDE]: { body: invoice } });
  const dialog = await openRareDecision('Approve a part');
  expect(dialog.getByLabelText('Amount to pay (USD)')).toHaveValue('265.84');
  fireEvent.change(dialog.getByLabelText('Amount to pay (USD)'), { target: { value: '355.84' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Approve a part' }));
  expect(await dialog.findByText('Enter less than the invoice.')).toBeInTheDocument();
  expect(api.sent(DECIDE)).toEqual([]);
});

test('a duplicate is rejected with the reason that the audit found', async () => {
  const message = 'Invoice I-76 asks for the same amount, or has the same number.';
  const duplicate: Partial<Invoice> = {
    status: 'held',
    possible: ['approve', 'short_pay', 'dispute', 'reject'],
    audit: { ...invoice.audit, verdict: 'duplicate', findings: [{ class: 'DUPLICATE', message, reason: null }] },
  };
  const { api } = open(duplicate, { [DECIDE]: { body: { ...invoice, ...duplicate, status: 'rejected' } } });
  const dialog = await openDecision('Reject invoice');
  const why = dialog.getByLabelText(/^Why nothing is owed/);
  expect(why).toHaveValue(message);
  await userEvent.clear(why);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject invoice' }));
  expect(await dialog.findByText('Enter why nothing is owed.')).toBeInTheDocument();
  expect(api.sent(DECIDE)).toEqual([]);
  await userEvent.type(why, 'Sent twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject invoice' }));
  await waitFor(() => expect(api.sent(DECIDE)).toHaveLength(1));
  expect(api.sent(DECIDE)[0]!.body).toEqual({ version: 3, kind: 'reject', note: 'Sent twice' });
});

test('a decision that someone else made first is refused with the reason', async () => {
  open({}, { [DECIDE]: problem(409, 'STALE', 'This invoice was changed in the meantime.') });
  const dialog = await openDecision('Approve invoice');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve invoice' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This invoice was changed in the meantime.');
});

test('an unmatched invoice is assigned by a number', async () => {
  const unmatched: Partial<Invoice> = {
    status: 'unmatched',
    shipmentId: null,
    shipmentNumber: null,
    carrierBillId: null,
    possible: ['dispute', 'hold'],
    audit: { ...invoice.audit, verdict: 'unmatched', agreedTotal: null, difference: null, tolerance: null, lines: [] },
  };
  const { api, host } = open(unmatched, { [MATCH]: { body: invoice } });
  expect(await screen.findByText(/Nothing was compared yet/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Shipment, BOL or PRO number'), 'S-000317');
  await userEvent.click(screen.getByRole('button', { name: 'Assign invoice' }));
  await waitFor(() => expect(host.seen.notices.map(({ message }) => message)).toEqual(['Assigned to S-000317.']));
  expect(api.sent(MATCH)[0]!.body).toEqual({ reference: 'S-000317', version: 3 });
});

test('who sees prices but does not manage invoices has no decisions; without prices there is no page', async () => {
  const { unmount } = open({ possible: [] }, {}, ['shipment.read', 'price.read']);
  await screen.findByRole('table', { name: 'Agreed and invoiced' });
  expect(screen.queryByRole('button', { name: 'Approve invoice' })).not.toBeInTheDocument();
  unmount();
  const { api } = open({}, {}, ['shipment.read']);
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

test('disputes that cannot be loaded say so, and the invoice stays readable', async () => {
  open(
    { status: 'disputed' },
    { 'GET /api/v1/invoices/{id}/disputes': problem(500, 'INTERNAL', 'The service cannot do this right now.') },
  );
  expect(await screen.findByText('The disputes could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Agreed and invoiced' })).toBeInTheDocument();
});

test('the agreed price for the billed freight is beside the comparison, with what is left', async () => {
  const rerating: Invoice['rerating'] = {
    source: 'invoice',
    message: 'Reweigh: 1,000 → 1,180 lb, class 70 → 85: +$76.85, of which fuel $16.57.',
    recomputed: true,
    currency: 'USD',
    total: 34_269,
    difference: 7_685,
    fuelDifference: 1_657,
    unexplained: 1_315,
  };
  open({ rerating });
  expect(await screen.findByText(rerating.message)).toBeInTheDocument();
  expect(screen.getByText('The agreed tariff gives $342.69 for it.')).toBeInTheDocument();
  expect(screen.getByText('The invoice asks for $13.15 more.')).toBeInTheDocument();
});

test('why a price cannot be recomputed is said without amounts', async () => {
  const message = 'Reweigh: 1,000 → 1,180 lb. The price cannot be recomputed, because the carrier quoted it.';
  const none = { total: null, difference: null, fuelDifference: null, unexplained: null };
  open({ rerating: { source: 'preliminary', message, recomputed: false, currency: 'USD', ...none } });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText(/The invoice asks/)).not.toBeInTheDocument();
});

test('an unknown code of the carrier is remembered for it', async () => {
  const remembered = { id: 'ccc_1', scac: 'ZZMW', carrierCode: 'CBD', code: 'MNC', name: 'Must notify consignee' };
  const line = { ...invoice.audit.lines[1]!, code: 'OTHR', carrierCode: 'CBD', description: 'Call before delivery' };
  const { api } = open(
    { audit: { ...invoice.audit, lines: [invoice.audit.lines[0]!, line] } },
    { 'POST /api/v1/company/charge-codes': { status: 201, body: remembered } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remember code CBD' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remember code CBD' }));
  await userEvent.selectOptions(dialog.getByLabelText('Charge'), 'MNC');
  await userEvent.click(dialog.getByRole('button', { name: 'Remember code' }));
  await waitFor(() => expect(api.sent('POST /api/v1/company/charge-codes')).toHaveLength(1));
  expect(api.sent('POST /api/v1/company/charge-codes')[0]!.body).toEqual({
    scac: 'ZZMW',
    carrierCode: 'CBD',
    code: 'MNC',
  });
});

test('an unmatched invoice lists shipments that fit, with reasons, and is assigned to one', async () => {
  const items = [
    {
      id: 'shp_07',
      number: 'S-000318',
      carrierName: 'Prairie Demo Freight',
      pickupOn: '2026-11-24',
      origin: 'Chicago, IL',
      destination: 'Dallas, TX',
      total: { amount: 35_584, currency: 'USD' as const },
      reasons: ['Same amount', 'Same carrier'],
    },
  ];
  const unmatched = { status: 'unmatched' as const, shipmentId: null, shipmentNumber: null };
  const { api } = open(unmatched, {
    'GET /api/v1/invoices/{id}/suggestions': { body: { items } },
    [MATCH]: { body: invoice },
  });
  const list = await screen.findByRole('list', { name: 'Suggested shipments' });
  expect(list).toHaveTextContent('Same amount · Same carrier');
  expect(list).toHaveTextContent('Chicago, IL → Dallas, TX, $355.84');
  await userEvent.click(within(list).getByRole('button', { name: 'Assign to S-000318' }));
  await waitFor(() => expect(api.sent(MATCH)[0]?.body).toEqual({ reference: 'S-000318', version: 3 }));
});
