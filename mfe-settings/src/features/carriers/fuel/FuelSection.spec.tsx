import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import { openSettings, section } from '../../../testing/open-settings';
import { COMPANY, page } from '../testing/fixtures';

const PRICES = 'GET /api/v1/company/fuel-prices';
const SAVE = 'POST /api/v1/company/fuel-prices';
const KNOWN = [
  { index: 'US', effectiveOn: '2026-11-16', price: '3.768' },
  { index: 'US', effectiveOn: '2026-11-09', price: '3.781' },
];

beforeEach(() => sessionStorage.clear());

function open(routes: MockRoutes = {}, options?: FakeHostOptions) {
  const known = {
    'GET /api/v1/company': { body: COMPANY },
    'GET /api/v1/company/carriers': page([]),
    'GET /api/v1/company/tariffs': page([]),
    [PRICES]: page(KNOWN),
  };
  return openSettings('/settings/company?tab=carriers', { ...known, ...routes }, options);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows weeks with their change, and what later pickups go by', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Fuel prices' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['Mon, Nov 16US3.768−0.013', 'Mon, Nov 9US3.781–']);
  expect(
    section('Fuel index').getByText(/US from Mon, Nov 16. A pickup after that week is rated with it/),
  ).toBeInTheDocument();
});

test('without a week it says that carriers cannot offer', async () => {
  open({ [PRICES]: page([]) });
  expect(await screen.findByText(/make no offer until one is entered/)).toBeInTheDocument();
});

test('enters a week, and shows it at once', async () => {
  const week = { index: 'US', effectiveOn: '2026-11-23', price: '3.8' };
  const { sent } = open({ [SAVE]: page([week, ...KNOWN]) });
  await screen.findByRole('table', { name: 'Fuel prices' });
  fill('Counts from', week.effectiveOn);
  fill('$ per gallon', week.price);
  await press('Enter the week');
  expect(await screen.findByText('US counts $3.8 from Mon, Nov 23 on.')).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([{ prices: [week] }]);
  expect(screen.getByText('+0.032')).toBeInTheDocument();
});

test('a refused price is told at its field, and stays typed', async () => {
  open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'Some fields are wrong.', {
      errors: [{ pointer: '/prices/0/price', code: 'RANGE', message: 'A fuel price is above 0.' }],
    }),
  });
  await screen.findByRole('table', { name: 'Fuel prices' });
  fill('Counts from', '2026-11-23');
  fill('$ per gallon', '0');
  await press('Enter the week');
  expect(await screen.findByText('A fuel price is above 0.')).toBeInTheDocument();
  expect(screen.getByLabelText('$ per gallon')).toHaveValue('0');
});

test('several weeks are pasted; a line that is none is named, as is one that the API refuses', async () => {
  const refusal = problem(422, 'VALIDATION_FAILED', 'Some fields are wrong.', {
    errors: [
      { pointer: '/prices/1/effectiveOn', code: 'DATE_INVALID', message: '2026-02-30 is not a day of the calendar.' },
    ],
  });
  const { sent } = open({ [SAVE]: refusal });
  await userEvent.click(await screen.findByRole('radio', { name: 'Paste several' }));
  fill('Weeks', '2026-11-23 3.8\nnext week 3.9');
  await press('Enter the weeks');
  expect(await screen.findByText(/^Line 2 is not a date and a price/)).toBeInTheDocument();
  fill('Weeks', '11/23/2026\t$3.8\n\nCA, 2026-02-30, 4.1');
  await press('Enter the weeks');
  expect(await screen.findByText('Line 3: 2026-02-30 is not a day of the calendar.')).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([
    {
      prices: [
        { index: 'US', effectiveOn: '2026-11-23', price: '3.8' },
        { index: 'CA', effectiveOn: '2026-02-30', price: '4.1' },
      ],
    },
  ]);
});

test('who only reads tariffs enters nothing', async () => {
  open({}, { permissions: ['tariff.read'] });
  await screen.findByRole('table', { name: 'Fuel prices' });
  expect(screen.queryByRole('button', { name: /^Enter/ })).not.toBeInTheDocument();
});
