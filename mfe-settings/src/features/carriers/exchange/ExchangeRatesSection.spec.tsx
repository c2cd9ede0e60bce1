import { problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carriersAt, section } from '../../../testing/open-carriers';
import { page } from '../testing/fixtures';
// Loaded in advance, so that tests do not wait for lazy modules.
import './RateForm';
import './RateImport';

const RATES = 'GET /api/v1/company/exchange-rates';
const SAVE = 'POST /api/v1/company/exchange-rates';
const KNOWN = [
  { effectiveOn: '2026-11-20', cadPerUsd: '1.3712', source: 'Bank of Canada' },
  { effectiveOn: '2026-11-19', cadPerUsd: '1.3698', source: 'Bank of Canada' },
];

const open: ReturnType<typeof carriersAt> = (routes, options) =>
  carriersAt('/carriers/exchange-rates')({ [RATES]: page(...KNOWN), ...routes }, options);
const inSection = async () => {
  await screen.findByRole('region', { name: 'Exchange rates' });
  return section('Exchange rates');
};
const fill = async (label: string, value: string) =>
  fireEvent.change(await (await inSection()).findByLabelText(label, { selector: 'input' }), { target: { value } });
const press = async (name: string) => userEvent.click(await (await inSection()).findByRole('button', { name }));
const choose = async (text: string) => {
  await userEvent.click((await inSection()).getByRole('radio', { name: 'Import CSV' }));
  await userEvent.upload(
    await screen.findByLabelText('Exchange rates file'),
    new File([text], 'boc.csv', { type: 'text/csv' }),
  );
};

test('lists rates with date and source', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Exchange rates' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Fri, Nov 201.3712Bank of Canada',
    'Thu, Nov 191.3698Bank of Canada',
  ]);
});

test('without rates it says that nothing is compared', async () => {
  open({ [RATES]: page() });
  expect(await screen.findByText(/no offer is marked as the cheapest across currencies/)).toBeInTheDocument();
});

test('adds a rate, and refuses one that is not a number', async () => {
  const rate = { effectiveOn: '2026-11-23', cadPerUsd: '1.38', source: 'Bank of Canada' };
  const { api, host } = open({ [SAVE]: page(rate, ...KNOWN) });
  await fill('Date', rate.effectiveOn);
  await fill('CAD per USD', '1,38');
  await fill('Source', rate.source);
  await press('Add rate');
  expect(await screen.findByText('Enter a rate like 1.3712.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
  await fill('CAD per USD', rate.cadPerUsd);
  await press('Add rate');
  await waitFor(() => expect(host.seen.notices[0]?.message).toBe('US$1 is CA$1.38 on Mon, Nov 23.'));
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([{ rates: [rate] }]);
  expect((await inSection()).getByText('1.38')).toBeInTheDocument();
});

test('a file is checked row by row before it is saved', async () => {
  const { api } = open({ [SAVE]: page(...KNOWN) });
  await choose('date,rate\n11/23/2026,1.38\n2026-11-20,0\n2026-11-19,1.36\n2026-11-19,1.37\n');
  const errors = within(await screen.findByRole('table', { name: 'Errors' })).getAllByRole('row');
  expect(errors.slice(1).map((row) => row.textContent)).toEqual([
    '2Enter the date like 2026-11-20.',
    '3Enter a rate like 1.3712.',
    '52026-11-19 is already in the file.',
  ]);
  expect(screen.queryByRole('button', { name: /^Save \d/ })).not.toBeInTheDocument();
  await choose('Rate;Date;Source\n1.38;2026-11-23;OANDA\n\n1.3712;2026-11-20;\n');
  await press('Save 2 rates');
  await waitFor(() =>
    expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
      {
        rates: [
          { effectiveOn: '2026-11-23', cadPerUsd: '1.38', source: 'OANDA' },
          { effectiveOn: '2026-11-20', cadPerUsd: '1.3712', source: 'boc' },
        ],
      },
    ]),
  );
});

test('a refused day of a file is named', async () => {
  open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
      errors: [{ pointer: '/rates/1/effectiveOn', code: 'DATE_FUTURE', message: 'This day is in the future.' }],
    }),
  });
  await choose('date,rate,source\n2026-11-20,1.38,BoC\n2036-11-20,1.38,BoC\n');
  await press('Save 2 rates');
  expect(await screen.findByText('2036-11-20: This day is in the future.')).toBeInTheDocument();
});

test('users without permission add nothing', async () => {
  open({}, { permissions: ['tariff.read'] });
  expect(await screen.findByText('1.3712')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add rate' })).not.toBeInTheDocument();
});
