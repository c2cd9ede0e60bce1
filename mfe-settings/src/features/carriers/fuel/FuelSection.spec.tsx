import { problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FuelPrice } from '../../../shared/types';
import { carriersAt, section } from '../../../testing/open-carriers';

const PRICES = 'GET /api/v1/company/fuel-prices';
const SAVE = 'POST /api/v1/company/fuel-prices';
const KNOWN: FuelPrice[] = [
  { index: 'US', effectiveOn: '2026-11-16', price: '3.768', source: 'fetched' },
  { index: 'US', effectiveOn: '2026-11-09', price: '3.781', source: 'entered' },
];
const listOf = (...items: FuelPrice[]) => ({ body: { items, fetchedIndexes: [], nextCursor: null } });

const open: ReturnType<typeof carriersAt> = (routes, options) =>
  carriersAt('/carriers/fuel-prices')({ [PRICES]: listOf(...KNOWN), ...routes }, options);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });

test('lists weeks with their change, and the price of later pickups', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Fuel prices' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Mon, Nov 16US3.768−0.013EIA',
    'Mon, Nov 9US3.781–Entered',
  ]);
  expect(
    section('Fuel prices').getByText(/US from Mon, Nov 16. Later pickups use the latest price/),
  ).toBeInTheDocument();
});

test('draws the weeks of one index, the national one first', async () => {
  const regional = KNOWN.map((week) => ({ ...week, index: 'PADD1' }));
  open({ [PRICES]: listOf(...regional, ...KNOWN, { ...KNOWN[0]!, index: 'CA' }) });
  expect(await screen.findByRole('figure', { name: 'Chart: Diesel, US' })).toBeInTheDocument();
  expect(within(screen.getByRole('radiogroup', { name: 'Index in the chart' })).getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: 'PADD1' }));
  expect(await screen.findByRole('figure', { name: 'Chart: Diesel, PADD1' })).toBeInTheDocument();
});

test('says which indexes are fetched', async () => {
  open({ [PRICES]: { body: { items: KNOWN, fetchedIndexes: ['US', 'PADD1'], nextCursor: null } } });
  expect(await screen.findByText(/New weeks of US, PADD1 come from the U.S. Energy Information/)).toBeInTheDocument();
});

test('without prices it says that carriers make no offers', async () => {
  open({ [PRICES]: listOf() });
  expect(await screen.findByText(/make no offers until you add a price/)).toBeInTheDocument();
});

test('adds a week and shows it at once', async () => {
  const week = { index: 'US', effectiveOn: '2026-11-23', price: '3.8' };
  const { api, host } = open({ [SAVE]: listOf({ ...week, source: 'entered' }, ...KNOWN) });
  await screen.findByRole('table', { name: 'Fuel prices' });
  await screen.findByLabelText('Effective date', { selector: 'input' });
  fill('Effective date', week.effectiveOn);
  fill('$ per gallon', week.price);
  await press('Add price');
  await waitFor(() => expect(host.seen.notices[0]?.message).toBe('US is $3.8 from Mon, Nov 23.'));
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([{ prices: [week] }]);
  expect(screen.getByText('+0.032')).toBeInTheDocument();
  expect(host.seen.stored.size).toBe(0);
});

test('a refused price is shown at its field, and the entry is kept', async () => {
  open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
      errors: [{ pointer: '/prices/0/price', code: 'RANGE', message: 'A fuel price is above 0.' }],
    }),
  });
  await screen.findByLabelText('Effective date', { selector: 'input' });
  fill('Effective date', '2026-11-23');
  fill('$ per gallon', '0');
  await press('Add price');
  expect(await screen.findByText('A fuel price is above 0.')).toBeInTheDocument();
  expect(screen.getByLabelText('$ per gallon', { selector: 'input' })).toHaveValue('0');
});

test('adds pasted weeks, and names the line of an invalid or refused week', async () => {
  const refusal = problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
    errors: [
      { pointer: '/prices/1/effectiveOn', code: 'DATE_INVALID', message: '2026-02-30 is not a day of the calendar.' },
    ],
  });
  const { api } = open({ [SAVE]: refusal });
  await userEvent.click(await screen.findByRole('radio', { name: 'Paste weeks' }));
  await screen.findByLabelText('Weeks');
  fill('Weeks', '2026-11-23 3.8\nnext week 3.9');
  await press('Add prices');
  expect(await screen.findByText(/^Line 2 needs a date and a price/)).toBeInTheDocument();
  fill('Weeks', '11/23/2026\t$3.8\n\nCA, 2026-02-30, 4.1');
  await press('Add prices');
  expect(await screen.findByText('Line 3: 2026-02-30 is not a day of the calendar.')).toBeInTheDocument();
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
    {
      prices: [
        { index: 'US', effectiveOn: '2026-11-23', price: '3.8' },
        { index: 'CA', effectiveOn: '2026-02-30', price: '4.1' },
      ],
    },
  ]);
});

test('users without permission add nothing', async () => {
  open({}, { permissions: ['tariff.read'] });
  await screen.findByRole('table', { name: 'Fuel prices' });
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});
