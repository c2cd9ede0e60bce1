import type { components } from '@lading/api-client';
import { address, pageRenderer } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { type ReportRow, sumOf } from './report-figures';

const REPORT = 'GET /api/v1/reports';
const renderPage = pageRenderer(remote);
const OWN = { isShared: false, author: null, canChange: true, createdAt: '' };
const row = (changes: Partial<ReportRow>): ReportRow => ({
  code: 'ZZAA',
  name: 'Prairie Freight',
  currency: 'USD',
  shipments: 4,
  booked: 400_000,
  quoted: 400_000,
  compared: 3,
  comparedBooked: 300_000,
  highestOffers: 390_000,
  medianOffers: 330_000,
  invoices: 2,
  accurateInvoices: 1,
  invoicedBooked: 200_000,
  invoiced: 209_000,
  pickups: 4,
  pickupsOnTime: 3,
  deliveries: 3,
  deliveriesOnTime: 3,
  tenders: 5,
  tendersAccepted: 4,
  answers: 2,
  answerSeconds: 10_800,
  co2eGrams: 812_400,
  claims: 1,
  claimed: 120_000,
  recovered: 90_000,
  reclassed: 1,
  reweighed: 2,
  exceptions: 5,
  ...changes,
});
const OTHER = row({ code: 'ZZAB', name: 'Lakes Motor', shipments: 9, booked: 900_000 });

const byMonth = (rows: ReportRow[]) =>
  rows.map((one, index) => ({ ...one, code: one.code.replace(/^Z.*|.*>.*/, `2026-0${index + 3}`) }));

const totalsOf = (rows: ReportRow[]) =>
  [...Map.groupBy(rows, ({ currency }) => currency).values()].map((same) => sumOf(same)!);

function open(
  path: string,
  rows: ReportRow[] = [row({}), OTHER],
  permissions?: string[],
  views: components['schemas']['SavedViewDto'][] = [],
  rowCount = rows.length,
) {
  const previous = [row({ booked: 123_400 })];
  const rendered = renderPage(
    path,
    {
      'GET /api/v1/me/saved-views': { body: { items: views } },
      'GET /api/v1/company/fuel-prices': {
        body: {
          items: [
            week('2026-04-15', '4.2'),
            week('2026-04-01', '4', 'PADD1'),
            week('2026-03-11', '4.1'),
            week('2026-03-04', '3.9'),
          ],
          fetchedIndexes: [],
          nextCursor: null,
        },
      },
      'POST /api/v1/me/saved-views': ({ body }) => ({
        status: 201,
        body: { ...body, ...OWN, id: 'svw_2' },
      }),
      // The filter of carriers is a report too.
      [REPORT]: ({ query: { by } }) => ({
        body: {
          rows: by === 'month' ? byMonth(rows) : rows,
          totals: totalsOf(rows),
          rowCount,
          previousTotals: totalsOf(previous),
          previous: by === 'month' ? byMonth(previous) : previous,
          previousFrom: '2026-01-01',
          previousTo: '2026-02-28',
        },
      }),
    },
    { permissions },
  );
  const queries = () => rendered.api.sent(REPORT).map(({ query }) => query);
  return { ...rendered, queries };
}

const week = (effectiveOn: string, price: string, index = 'US') => ({
  effectiveOn,
  price,
  index,
  source: 'fetched' as const,
});
const DATES = 'from=2026-03-01&to=2026-04-30';

test('spend by carrier, the largest first, with the period before and the list of each', async () => {
  const { queries } = open(`/reports/spend?by=carrier&${DATES}&mode=LTL`);
  const table = within(await screen.findByRole('table', { name: 'Spend' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('Lakes Motor$9,000.009$1,000.0069.2%–');
  expect(second).toHaveTextContent('Prairie Freight$4,000.004$1,000.0030.8%$1,234.00+224.1%');
  expect(table.getByRole('link', { name: 'Prairie Freight' })).toHaveAttribute(
    'href',
    '/shipments?counted=shipment&pickupFrom=2026-03-01&pickupTo=2026-04-30&carrier=ZZAA&mode=LTL',
  );
  expect(queries()).toContainEqual({ by: 'carrier', from: '2026-03-01', to: '2026-04-30', mode: 'LTL' });
  expect(screen.getByText(/Spend: booked totals by pickup date/)).toBeVisible();
  expect(screen.getByText('before: $1,234.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const address = '/api/v1/reports/export?by=carrier&from=2026-03-01&to=2026-04-30&mode=LTL';
  const link = (name: string) => screen.findByRole('menuitem', { name });
  expect(await link('Export CSV')).toHaveAttribute('href', expect.stringMatching(/mode=LTL$/));
  expect(await link('Export XLSX')).toHaveAttribute('href', expect.stringContaining(`${address}&format=xlsx`));
});

test('spend by cost center leads to the shipments of each, and to those without one', async () => {
  const rows = [row({ code: 'R&D "Côté"', name: 'R&D "Côté"' }), row({ code: '', name: 'Not coded' })];
  open(`/reports/spend?by=cost_center&${DATES}`, rows);
  const table = within(await screen.findByRole('table', { name: 'Spend' }));
  const href = (name: string) =>
    new URL(table.getByRole('link', { name }).getAttribute('href')!, 'http://x').searchParams;
  expect(Object.fromEntries(href('R&D "Côté"'))).toEqual({
    counted: 'cost_center',
    countedCode: 'R&D "Côté"',
    pickupFrom: '2026-03-01',
    pickupTo: '2026-04-30',
  });
  expect(href('Not coded').get('counted')).toBe('uncoded');
  expect(href('Not coded').has('countedCode')).toBe(false);
  // A shipment can have several cost centers, so their numbers of shipments have no sum.
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Spend']);
});

test('a column sorts the rows', async () => {
  open(`/reports/spend?${DATES}`);
  const table = within(await screen.findByRole('table', { name: 'Spend' }));
  await userEvent.click(table.getByRole('button', { name: /Shipments/ }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('Prairie Freight');
});

test('filters are kept in the address and reach the API', async () => {
  const { queries } = open('/reports/spend');
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByLabelText('Group by'), 'month');
  await waitFor(() => expect(queries()).toContainEqual(expect.objectContaining({ by: 'month' })));
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Own dates');
  const from = await screen.findByLabelText(/^From/);
  fireEvent.change(from, { target: { value: '2026-03-15' } });
  fireEvent.blur(from);
  await waitFor(() => expect(queries()).toContainEqual(expect.objectContaining({ by: 'month', from: '2026-03-15' })));
  await userEvent.selectOptions(screen.getByLabelText('Carrier'), 'Prairie Freight');
  await waitFor(() => expect(queries()).toContainEqual(expect.objectContaining({ by: 'month', carrier: 'ZZAA' })));
  expect(address()).toMatch(/by=month.*from=2026-03-15.*carrier=ZZAA/);
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 30 days');
  await waitFor(() => expect(address()).not.toContain('from='));
});

test.each([
  ['savings', '$900.00$300.0023.1%$3,000.003'],
  ['invoiced', '$2,090.00$2,000.00$90.00250%'],
  ['on-time', '100%375%4'],
  ['carriers', '100%75%80%1.550%4'],
  ['emissions', '812.44203.1'],
  ['claims', '25%1$1,200.00$900.004'],
  ['reclasses', '25%50%124'],
])('the report %s computes its figures', async (name, text) => {
  open(`/reports/${name}?by=carrier&${DATES}`, [row({})]);
  expect(await screen.findByRole('row', { name: /Prairie Freight/ })).toHaveTextContent(text);
});

test.each([
  ['month', '2026-03', 'pickupFrom=2026-03-05&pickupTo=2026-03-31'],
  ['lane', 'IL>TX', 'pickupFrom=2026-03-05&pickupTo=2026-04-30&lane=IL%3ETX'],
  ['location', 'Chicago, IL 60601', 'pickupFrom=2026-03-05&pickupTo=2026-04-30&lane=60601%3E'],
  ['location', 'Toronto, ON M5V 1A1', 'pickupFrom=2026-03-05&pickupTo=2026-04-30&lane=M5V1A1%3E'],
])('a %s leads to its deliveries', async (by, code, filter) => {
  open(`/reports/on-time?from=2026-03-05&to=2026-04-30&by=${by}`, [row({ code, name: code })]);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('link')[0]).toHaveAttribute('href', `/shipments?counted=delivery&${filter}`);
});

test('a lane leads to its months, where it can be removed', async () => {
  const { queries } = open(`/reports/spend?${DATES}&by=lane`, [row({ code: 'IL>TX', name: 'IL>TX' })]);
  await userEvent.click(await screen.findByRole('link', { name: 'IL → TX by month' }));
  await waitFor(() => expect(queries()).toContainEqual(expect.objectContaining({ by: 'month', lane: 'IL>TX' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter IL → TX' }));
  await waitFor(() => expect(address()).not.toContain('lane='));
});

test('bookings are listed by member, with the list of each', async () => {
  const members = [
    row({ code: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAA', name: 'Nora Field' }),
    row({ code: 'key_01ARZ3NDEKTSV4RRFFQ69G5FAA', name: 'key_01ARZ3NDEKTSV4RRFFQ69G5FAA' }),
  ];
  open(`/reports/members?${DATES}`, members);
  expect(await screen.findByRole('row', { name: /Nora Field/ })).toHaveTextContent('4$4,000.00$900.0023.1%');
  expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Nora Field' })).toHaveAttribute(
    'href',
    expect.stringContaining('owner=usr_01ARZ3NDEKTSV4RRFFQ69G5FAA'),
  );
});

test('a report is saved with its filters, and opened from another report', async () => {
  const views = [
    { ...OWN, id: 'svw_1', area: 'reports' as const, name: 'Late lanes', query: 'report=on-time&by=lane' },
  ];
  const { api } = open(`/reports/spend?by=month&period=12-months`, undefined, undefined, views);
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Save/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Spend by month');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() =>
    expect(api.sent('POST /api/v1/me/saved-views')[0]!.body).toEqual({
      area: 'reports',
      name: 'Spend by month',
      query: 'by=month&period=12-months&report=spend',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Late lanes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'On time' })).toBeVisible();
  expect(address()).toBe('/reports/on-time?report=on-time&by=lane');
});

test('a report is narrowed to a pickup location', async () => {
  const { queries } = open(`/reports/spend?${DATES}&lane=IL>TX`, [row({ code: 'Chicago, IL 60601' })]);
  await screen.findByRole('option', { name: 'Chicago, IL 60601' });
  await userEvent.selectOptions(screen.getByLabelText('Pickup location'), 'Chicago, IL 60601');
  await waitFor(() => expect(queries()).toContainEqual(expect.objectContaining({ location: 'Chicago, IL 60601' })));
  expect(queries().at(-1)).not.toHaveProperty('lane');
});

test('causes are named, and lead to their shipments', async () => {
  open(`/reports/exceptions?${DATES}`, [row({ code: 'pickup_missed', name: 'pickup_missed' })]);
  expect(await screen.findByRole('rowheader', { name: 'Pickup missed' })).toBeVisible();
  expect(within(screen.getByRole('table')).getByRole('link')).toHaveAttribute(
    'href',
    '/shipments?counted=exception&pickupFrom=2026-03-01&pickupTo=2026-04-30&countedCode=pickup_missed',
  );
});

test.each([
  ['transit', 'transit', '3', 'counted=transit&', 'countedCode=3'],
  ['spend', 'accessorial', 'LGDEL', 'counted=accessorial&', 'countedCode=LGDEL'],
  ['savings', 'carrier', 'ZZAA', 'counted=compared&', 'carrier=ZZAA'],
])('a row of %s by %s leads to its shipments', async (name, by, code, ...parts) => {
  open(`/reports/${name}?${DATES}&by=${by}`, [row({ code, name: code })]);
  const [link] = within(await screen.findByRole('table')).getAllByRole('link');
  for (const part of parts) expect(link).toHaveAttribute('href', expect.stringContaining(part));
});

test('a figure of other shipments than the row leads to them', async () => {
  open(`/reports/reclasses?by=carrier&${DATES}`, [row({})]);
  expect(await screen.findByRole('link', { name: 'Prairie Freight, Reclasses: 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('counted=reclass'),
  );
});

test('money is shown in one currency at a time, and counts over all', async () => {
  const canadian = row({ currency: 'CAD', shipments: 1, booked: 50_000 });
  open(`/reports/spend?by=carrier&${DATES}`, [row({}), canadian]);
  const table = await screen.findByRole('table', { name: 'Spend' });
  expect(within(table).getByRole('link', { name: 'Prairie Freight' })).toHaveAttribute(
    'href',
    expect.stringContaining('currency=USD'),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'CAD' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /Prairie Freight/ })).toHaveTextContent('CA$500.00'));
});

test('without permission to see spend, reports without money are listed', async () => {
  open('/reports', undefined, ['shipment.read']);
  expect(await screen.findByRole('link', { name: 'Carrier scorecard' })).toHaveAttribute('href', '/reports/carriers');
  expect(screen.getByRole('link', { name: 'On time' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Spend' })).not.toBeInTheDocument();
});

test('the overview has the headline of each report', async () => {
  open('/reports', [row({ code: '2026-03' }), row({ code: '2026-04' })]);
  const spend = (await screen.findByRole('link', { name: 'Spend' })).closest('li')!;
  await waitFor(() => expect(spend).toHaveTextContent('$8,000.00'));
});

test('the address of a report with money is refused without permission', async () => {
  const { queries } = open('/reports/spend', undefined, ['shipment.read']);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your role does not include this page');
  expect(queries()).toEqual([]);
});

test('says that a period is empty, and what to do', async () => {
  open(`/reports/transit?${DATES}`, []);
  expect(await screen.findByText('No shipments in this period')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the last 12 months' })).toHaveAttribute(
    'href',
    '/reports/transit?period=12-months',
  );
});

test('the chart is named and is of the same figures as the table', async () => {
  open(`/reports/spend?by=carrier&${DATES}`);
  expect(await screen.findByRole('figure', { name: 'Chart: Spend' })).toBeVisible();
});

test('of more groups than rows, the totals have all, and the table says so', async () => {
  open(`/reports/on-time?by=lane&${DATES}`, [row({}), OTHER], undefined, [], 2_134);
  expect(await screen.findByText(/The table has the 2 rows with the most shipments, of 2,134\./)).toBeVisible();
});

test('a chart has the largest twelve, and says so', async () => {
  open(
    `/reports/spend?by=carrier&${DATES}`,
    Array.from({ length: 14 }, (_, index) => row({ code: `ZZ${String.fromCharCode(65 + index)}A` })),
  );
  expect(await screen.findByText('The first 12 of 14. All are in the table.')).toBeVisible();
});

test('spend by month: the price of a shipment beside the diesel price of the same month', async () => {
  open(`/reports/spend?by=month&${DATES}`);
  const table = within(await screen.findByRole('table', { name: 'Price trend against diesel' }));
  expect(table.getAllByRole('row').map((one) => one.textContent)).toEqual([
    'MonthPer shipmentChangeDiesel, $ per gallonChange of dieselShipments',
    'Mar 2026$1,000.00–4.000–4',
    'Apr 2026$1,000.000%4.200+5%9',
  ]);
  expect(screen.getByRole('figure', { name: 'Chart: Price trend against diesel' })).toBeInTheDocument();
  expect(screen.getByText(/average price of the diesel index US/)).toBeInTheDocument();
});

test.each([
  ['without permission to see tariffs', 'by=month', ['shipment.read', 'spend.read']],
  ['in other groups', 'by=carrier', undefined],
])('there is no price trend %s', async (_when, by, permissions) => {
  open(`/reports/spend?${by}&${DATES}`, undefined, permissions);
  await screen.findByRole('table', { name: 'Spend' });
  expect(screen.queryByText('Price trend against diesel')).not.toBeInTheDocument();
});
