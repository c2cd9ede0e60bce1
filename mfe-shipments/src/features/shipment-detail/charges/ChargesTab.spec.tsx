import { problem } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../../shared/testing/fixtures';
import type { ChargeLedger, Money, ReceivedBill } from '../types';
import { showShipment } from '../../../testing/open-shipment';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const line = {
  code: 'LINEHAUL',
  description: 'Linehaul, class 70',
  amount: usd(60903),
  basis: 'cwt',
  quantity: '6.20',
  rate: '98.23',
  rule: 'ZZMW 2026 v1',
  inputs: { pounds: 620 },
};
const ledger: ChargeLedger = {
  received: [],
  entries: [],
  invoices: [],
  rerating: null,
  stages: [
    { stage: 'QUOTED', fixedAt: '2026-11-20T14:00:00.000Z', total: usd(60903), change: null, lines: [line] },
    {
      stage: 'BOOKED',
      fixedAt: '2026-11-20T15:00:00.000Z',
      total: usd(61903),
      change: usd(1000),
      lines: [
        line,
        {
          ...line,
          code: 'LFTD',
          description: 'Liftgate',
          amount: usd(1000),
          basis: 'flat',
          quantity: '1',
          rate: '10.00',
        },
      ],
    },
  ],
};

const REWEIGH = {
  source: 'preliminary' as const,
  message: 'Reweigh: 620 → 700 lb: +$20.00, of which fuel $4.00.',
  recomputed: true,
  currency: 'USD',
  total: 63_903,
  difference: 2_000,
  fuelDifference: 400,
};

test('every amount of quote and booking opens its explanation; nothing was received from the carrier yet', async () => {
  showShipment({ tab: 'charges', routes: { 'GET /api/v1/shipments/{id}/charges': () => ({ body: ledger }) } });
  expect(await screen.findByRole('table', { name: 'Booked charges' })).toHaveTextContent('$619.03');
  expect(screen.getByText(/\$10.00 more than quoted/)).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: '$609.03, explain Linehaul, class 70' })[0]!);
  expect(screen.getByText('6.2 × 100 lb at $98.23 = $609.026')).toBeInTheDocument();
  expect(screen.getByText('No preliminary charges or invoices yet.')).toBeInTheDocument();
});

test('charges of the tariff that may follow are listed', async () => {
  const terms = [{ code: 'DET', description: 'Detention: 120 minutes free, then $50.00 an hour' }];
  showShipment({
    tab: 'charges',
    routes: {
      'GET /api/v1/shipments/{id}': () => ({ body: { ...shipment, terms } }),
      'GET /api/v1/shipments/{id}/charges': () => ({ body: ledger }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Possible additional charges' })).toBeInTheDocument();
  expect(screen.getByText(/^Detention: 120 minutes free/)).toBeInTheDocument();
});

test('who sees no prices is told so without the server being asked', async () => {
  const { api } = showShipment({ tab: 'charges', permissions: ['shipment.read', 'document.read', 'document.upload'] });
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
  expect(api.sent('GET /api/v1/shipments/{id}/charges')).toEqual([]);
  expect(screen.queryByText('Documents of the charges')).not.toBeInTheDocument();
});

test('charges that cannot be loaded can be asked for again', async () => {
  let answers = 0;
  showShipment({
    tab: 'charges',
    routes: {
      'GET /api/v1/shipments/{id}/charges': () =>
        answers++ === 0 ? problem(400, 'BROKEN', 'It is broken.') : { body: ledger },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('table', { name: 'Quoted charges' })).toBeInTheDocument();
});

test('bills of the carrier are listed with date, total and a link to the original', async () => {
  const invoice: ReceivedBill = {
    id: 'cbl_2',
    kind: 'invoice',
    number: 'I-77',
    version: 2,
    withdrawn: false,
    billedOn: '2026-11-30',
    total: 64_210,
    currency: 'USD',
    receivedAt: '2026-11-30T15:00:00.000Z',
  };
  const charges: ReceivedBill = {
    ...invoice,
    id: 'cbl_1',
    kind: 'preliminary',
    number: '771000042',
    version: 1,
    billedOn: null,
    total: 1_000,
    currency: 'MXN',
  };
  const withdrawn = { ...invoice, id: 'cbl_3', version: 3, withdrawn: true };
  const received = [withdrawn, invoice, charges];
  showShipment({
    tab: 'charges',
    routes: { 'GET /api/v1/shipments/{id}/charges': () => ({ body: { ...ledger, received } }) },
  });
  const table = await screen.findByRole('table', { name: 'Received from the carrier' });
  expect(table).toHaveTextContent('Invoice I-77, version 2');
  expect(table).toHaveTextContent('$642.10');
  expect(table).toHaveTextContent('10.00 MXN');
  expect(table).toHaveTextContent('Invoice I-77, withdrawn');
  expect(screen.getByRole('link', { name: 'Download Preliminary charges 771000042' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/charges\/received\/cbl_1$/),
  );
});

test('an invoice adds a column to the ledger, says what differs and leads to its page', async () => {
  const entry = {
    id: 'chg_1',
    stage: 'INVOICED' as const,
    code: 'LINEHAUL',
    description: 'Linehaul',
    amount: 60_903,
    currency: 'USD',
    source: 'carrier' as const,
    invoiceId: 'civ_1',
    carrierBillId: null,
    recordedAt: '2026-12-01T15:00:00.000Z',
    paidOn: null,
    reference: null,
  };
  const body: ChargeLedger = {
    ...ledger,
    entries: [
      entry,
      { ...entry, id: 'chg_2', code: 'RES', description: 'Residential delivery', amount: 9_000 },
      {
        ...entry,
        id: 'chg_3',
        stage: 'CREDITED',
        code: 'CREDITED',
        description: 'Credit of invoice I-77',
        amount: -9_000,
      },
    ],
    invoices: [
      {
        id: 'civ_1',
        number: 'I-77',
        status: 'approved',
        verdict: 'over',
        currency: 'USD',
        total: 69_903,
        difference: 8_000,
        differences: ['Residential delivery: The booking has no such charge. It adds $90.00.'],
        rerating: { ...REWEIGH, source: 'invoice', unexplained: 0 },
        file: { id: 'ivf_1', fileName: 'I-77.pdf', contentType: 'application/pdf', size: 1_000 },
      },
    ],
  };
  showShipment({ tab: 'charges', routes: { 'GET /api/v1/shipments/{id}/charges': () => ({ body }) } });
  const table = await screen.findByRole('table', { name: 'Charges by stage' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Charge', 'Quoted', 'Booked', 'Invoiced', 'Credited']);
  expect(within(table).getByRole('row', { name: /Residential/ })).toHaveTextContent(
    /Residential delivery.*——\$90\.00—/,
  );
  expect(within(table).getByRole('row', { name: /Total/ })).toHaveTextContent('$609.03$619.03$699.03-$90.00');
  expect(screen.getByText('Booked $619.03 → Invoiced $699.03 → To pay $609.03')).toBeInTheDocument();
  const changes = screen.getByRole('table', { name: 'Changes since the booking' });
  expect(
    within(changes)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'ChargeInvoicedNot paid or credited',
    'Liftgate-$10.00—',
    'Residential delivery+$90.00—',
    'Credit of invoice I-77—-$90.00',
  ]);
  expect(screen.getByRole('link', { name: 'Original: I-77.pdf' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/invoices\/files\/ivf_1\?inline=true$/),
  );
  expect(screen.getByText('No certificate, photo or invoice was added yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Invoice I-77' })).toHaveAttribute('href', '/invoices/civ_1');
  expect(screen.getByText(/It adds \$90\.00/)).toBeInTheDocument();
  expect(screen.getByText('The invoice asks for exactly that.')).toBeInTheDocument();
});

test('a reported reweigh is priced in words before there is an invoice', async () => {
  const routes = { 'GET /api/v1/shipments/{id}/charges': () => ({ body: { ...ledger, rerating: REWEIGH } }) };
  showShipment({ tab: 'charges', routes });
  expect(await screen.findByText(REWEIGH.message)).toBeInTheDocument();
  expect(screen.getByText('The agreed tariff gives $639.03 for it.')).toBeInTheDocument();
});

test('preliminary charges are a column, of which the newest message counts', async () => {
  const entry = {
    id: 'chg_1',
    stage: 'PRELIMINARY' as const,
    code: 'LINEHAUL',
    description: 'Linehaul',
    amount: 60_903,
    currency: 'USD',
    source: 'carrier' as const,
    invoiceId: null,
    carrierBillId: 'cbl_1',
    recordedAt: '2026-11-28T15:00:00.000Z',
    paidOn: null,
    reference: null,
  };
  const entries = [entry, { ...entry, id: 'chg_2', carrierBillId: 'cbl_2', amount: 65_000 }];
  showShipment({
    tab: 'charges',
    routes: { 'GET /api/v1/shipments/{id}/charges': () => ({ body: { ...ledger, entries } }) },
  });
  const table = await screen.findByRole('table', { name: 'Charges by stage' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Charge', 'Quoted', 'Booked', 'Preliminary']);
  expect(within(table).getByRole('row', { name: /Total/ })).toHaveTextContent('$609.03$619.03$650.00');
  expect(screen.getByText(/reported preliminary charges 2 times/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Invoices' })).not.toBeInTheDocument();
});
