import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quote } from '../../shared/api/types';
import { derived, offers, quote } from '../../shared/testing/quotes';
import { shipment } from '../../shared/testing/shipments';
import { openQuotes } from '../../testing/open-quotes';

async function open(
  change: Partial<Quote> = {},
  { path = '/quotes/qte_1', routes = {} as MockRoutes, permissions = undefined as string[] | undefined } = {},
) {
  const page = openQuotes(
    path,
    {
      'GET /api/v1/quotes/{id}': { body: quote(change) },
      'GET /api/v1/shipments/{id}': { body: shipment() },
      ...routes,
    },
    { permissions },
  );
  await screen.findByRole('heading', { level: 1, name: /^Q-/ });
  return page;
}

/** Chooses an action of the menu. */
async function choose(action: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const names = () =>
  within(screen.getByRole('table', { name: 'Offers' }))
    .getAllByRole('button', { name: /Freight|Lines/, expanded: false })
    .map((button) => button.textContent);

test('shows number, status, lane, pickup in local time and who made it', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Q-001042Quoted');
  expect(await screen.findByText(/^Pickup Tue, \w+ \d+(, \d{4})?, 10:00 AM–4:00 PM C[SD]T$/)).toBeInTheDocument();
  expect(screen.getByText(/by Test Booker/)).toBeInTheDocument();
});

test('offers are sorted by price and marked', async () => {
  await open();
  expect(names()).toEqual(['Example Freight Lines', 'Green Demo Freight', 'Quick Demo Freight']);
  const rows = within(screen.getByRole('table', { name: 'Offers' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent!.match(/cheapest|fastest|lowest carbon/)?.[0])).toEqual([
    'cheapest',
    'lowest carbon',
    'fastest',
  ]);
  expect(rows[0]).toHaveTextContent('$306.71class 100 after inspection');
});

test('an unknown likely total says why and is sorted last by likely total', async () => {
  const likelyReason = 'the carrier’s rules for a reclass are not known';
  const cheapest = { ...offers[0]!, likelyTotal: null, likelyReason };
  await open({ offers: [cheapest, ...offers.slice(1)] }, { path: '/quotes/qte_1?sort=likely' });
  expect(names().at(-1)).toBe('Example Freight Lines');
  const row = within(screen.getByRole('table', { name: 'Offers' })).getByRole('row', { name: /Example Freight Lines/ });
  expect(row).toHaveTextContent(`unknown${likelyReason}`);
  expect(row).not.toHaveTextContent('as quoted');
});

test.each([
  ['co2e', 'Green Demo Freight'],
  ['transit', 'Quick Demo Freight'],
  ['likely', 'Green Demo Freight'],
  ['nonsense', 'Example Freight Lines'],
])('sort=%s in the address puts %s first', async (sort, first) => {
  await open({}, { path: `/quotes/qte_1?sort=${sort}` });
  expect(names()[0]).toBe(first);
});

test('the order is chosen by hand too', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Transit' }));
  await waitFor(() => expect(names()[0]).toBe('Quick Demo Freight'));
});

test('an offer opens to its bill, and each amount to its explanation', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Example Freight Lines' }));
  const bill = screen.getByRole('table', { name: 'Charges of Example Freight Lines' });
  expect(
    within(bill)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'Linehaul, class 70$609.03',
    'Discount 78%-$475.04',
    'Fuel surcharge 27.5%$36.85',
    'Liftgate at delivery$95.00',
    'Total$265.84',
  ]);
  await userEvent.click(within(bill).getByRole('button', { name: '$36.85, explain Fuel surcharge 27.5%' }));
  expect(within(bill).getByText('27.5% of $133.99 = $36.84725')).toBeInTheDocument();
  expect(within(bill).getByText('Rounded once to the cent, half away from zero: $36.85.')).toBeInTheDocument();
  expect(within(bill).getByText('ZZAA 2026 contract v1 · fuel index US')).toBeInTheDocument();
});

test('up to three offers are compared charge by charge', async () => {
  const fourth = {
    ...offers[0]!,
    id: 'ofr_4',
    carrier: { scac: 'ZZ4', name: 'Fourth Demo Lines', demo: true },
    lines: offers[0]!.lines.slice(0, 3),
  };
  await open({ offers: [...offers, fourth] });
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  for (const name of ['Example Freight Lines', 'Green Demo Freight', 'Fourth Demo Lines'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
  expect(screen.getByRole('checkbox', { name: 'Compare Quick Demo Freight' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Compare 3 offers' }));
  const table = await screen.findByRole('table', { name: 'Comparison of offers' });
  expect(within(table).getByRole('row', { name: /^Liftgate at delivery/ })).toHaveTextContent(
    'Liftgate at delivery$95.00not charged$95.00',
  );
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('Total$265.84$265.84cheapest$280.00');
  expect(within(table).getAllByText('cheapest')).toHaveLength(1);
  await userEvent.click(within(table).getByRole('button', { name: 'Book Green Demo Freight' }));
  expect(await screen.findByRole('dialog', { name: 'Book Green Demo Freight' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Comparison of offers' })).not.toBeInTheDocument();
});

test('a service that a carrier charges within one amount is not shown as free', async () => {
  const [linehaul] = offers[1]!.lines;
  const lump = { ...linehaul!, code: 'ACCESSORIAL', description: 'Additional services' };
  await open({ offers: [offers[0]!, { ...offers[1]!, lines: [linehaul!, lump] }] });
  for (const { carrier } of offers.slice(0, 2))
    await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${carrier.name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2 offers' }));
  const table = await screen.findByRole('table', { name: 'Comparison of offers' });
  const row = (name: RegExp) => within(table).getByRole('row', { name });
  expect(row(/^Liftgate at delivery/)).toHaveTextContent('in additional services');
  expect(row(/^Discount/)).toHaveTextContent('not charged');
});

test('a saved quote shows its reclass risk with the reasons', async () => {
  const message = 'A class is declared without an NMFC item.';
  const risk = { score: 65, level: 'high' as const, reasons: [{ code: 'NO_NMFC_ITEM', message, points: 10 }] };
  await open({ derived: { ...derived, risk } });
  const region = within(screen.getByRole('region', { name: 'Risk of a reclass or reweigh' }));
  expect(region.getByText('High, 65 of 100')).toBeInTheDocument();
  expect(region.getByText(message)).toBeInTheDocument();
});

test('carriers without an offer show their reasons', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '1 carrier without an offer' }));
  expect(screen.getByText(/No rates from 606 to 945/)).toBeInTheDocument();
});

test('earlier revisions keep their offers', async () => {
  await open({ revision: 2, revisions: [{ revision: 1, ratedAt: '2026-11-20T15:00:00.000Z', offers: [offers[2]!] }] });
  await userEvent.click(screen.getByRole('button', { name: /^Revision 1, rated .*, best \$310.00$/ }));
  expect(
    within(screen.getByRole('table', { name: 'Offers of revision 1' })).getByText('Quick Demo Freight'),
  ).toBeInTheDocument();
});

test('cancelling requires a reason', async () => {
  const { api, host } = await open(
    {},
    { routes: { 'POST /api/v1/quotes/{id}/cancel': { body: quote({ status: 'cancelled' }) } } },
  );
  await choose('Cancel quote');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Q-001042?' });
  expect(within(dialog).getByRole('button', { name: 'Keep quote' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel quote' }));
  expect(within(dialog).getByText('Enter the reason.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Reason for cancellation/), 'order withdrawn');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel quote' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Canceled'));
  expect(api.sent('POST /api/v1/quotes/{id}/cancel')[0]!.body).toEqual({ reason: 'order withdrawn' });
  expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Q-001042 is canceled.' }]);
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
});

test('an expired quote is rated again', async () => {
  const { api } = await open(
    { status: 'expired' },
    { routes: { 'POST /api/v1/quotes/{id}/rate': { body: quote({ revision: 2 }) } } },
  );
  expect(screen.getByText('The offers have expired')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Re-rate quote' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Book/ })).toHaveLength(4));
  expect(api.sent('POST /api/v1/quotes/{id}/rate')).toHaveLength(1);
});

test('a copy of a quote whose pickup day has passed is for a day to come, and opens', async () => {
  const booked = quote({ status: 'booked', pickupOn: '2020-01-06' });
  const copy = quote({ id: 'qte_2', number: 'Q-001043' });
  const { api, host } = await open(
    {},
    {
      routes: {
        'GET /api/v1/quotes/{id}': ({ params }) => ({ body: params.id === copy.id ? copy : booked }),
        'POST /api/v1/quotes/{id}/copy': { status: 201, body: copy },
      },
    },
  );
  await choose('Copy quote');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Q-001043'));
  const { pickupOn } = api.sent('POST /api/v1/quotes/{id}/copy')[0]!.body;
  expect(new Date(`${pickupOn}T23:59:59`).getTime()).toBeGreaterThan(Date.now());
  expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Q-001043 is a copy of Q-001042.' }]);
});

test('a refused copy is reported', async () => {
  const { host } = await open(
    {},
    {
      routes: {
        'POST /api/v1/quotes/{id}/copy': problem(422, 'PICKUP_DATE', 'That day has passed.'),
      },
    },
  );
  await choose('Copy quote');
  await waitFor(() =>
    expect(host.seen.notices).toEqual([{ kind: 'error', message: 'Q-001042 was not copied. That day has passed.' }]),
  );
});

test('the offer that was booked is marked', async () => {
  await open({ status: 'booked', shipmentId: 'shp_1', bookedOfferId: 'ofr_quick' });
  const rows = within(screen.getByRole('table', { name: 'Offers' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).queryByText('Booked') !== null)).toEqual([false, false, true]);
});

test('a booked quote is read-only and leads to its shipment', async () => {
  await open({ status: 'booked', shipmentId: 'shp_1' });
  expect(screen.getByRole('link', { name: 'Open shipment' })).toHaveAttribute('href', '/shipments/shp_1');
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Copy quote',
    'Download PDF',
  ]);
});

test('a role without prices and booking sees the freight only', async () => {
  await open({ offers: [] }, { permissions: ['quote.read'] });
  expect(screen.getByText('Your role cannot see prices.')).toBeInTheDocument();
  expect(screen.getByText('9.38 lb/cu ft')).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Edit quote' })).not.toBeInTheDocument();
});

test('the main action books the cheapest offer; all others are in the menu', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Edit quote',
    'Re-rate quote',
    'Copy quote',
    'Download PDF',
    'Cancel quote',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Book cheapest for $265.84' }));
  expect(await screen.findByRole('dialog', { name: 'Book Example Freight Lines' })).toBeInTheDocument();
});

test('an offer that has expired before the others is not booked', async () => {
  const [first, ...others] = offers;
  await open({ offers: [{ ...first!, validUntil: '2020-01-01T00:00:00.000Z' }, ...others] });
  const row = screen.getByRole('button', { name: first!.carrier.name }).closest<HTMLElement>('[role=row]')!;
  expect(within(row).getByText('Expired')).toBeInTheDocument();
  expect(within(row).queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book cheapest for $280.00' })).toBeInTheDocument();
});
