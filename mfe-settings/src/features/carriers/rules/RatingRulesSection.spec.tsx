import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import type { ModeThresholds } from '../../../shared/types';
import { openSettings, section } from '../../../testing/open-settings';
import { COMPANY, page } from '../testing/fixtures';

const RULES = 'GET /api/v1/company/rating-rules';
const SAVE = 'PATCH /api/v1/company/rating-rules';
const THRESHOLDS: ModeThresholds = {
  ltlMaxWeight: 10000,
  ltlBelowLinearFeet: 12,
  ltlMaxPallets: 6,
  volumeFromPallets: 7,
  volumeAboveWeight: 5000,
  volumeFromLinearFeet: 12,
  volumeMaxWeight: 20000,
  truckloadAboveWeight: 15000,
  truckloadAboveLinearFeet: 24,
  truckloadAbovePallets: 12,
};

beforeEach(() => sessionStorage.clear());

function open(routes: MockRoutes = {}, options?: FakeHostOptions) {
  const known = {
    'GET /api/v1/company': { body: COMPANY },
    'GET /api/v1/company/carriers': page([]),
    'GET /api/v1/company/tariffs': page([]),
    'GET /api/v1/company/fuel-prices': page([]),
    [RULES]: { body: { thresholds: THRESHOLDS, laneMiles: [] } },
  };
  return openSettings('/settings/company?tab=carriers', { ...known, ...routes }, options);
}
const weight = () => section('Modes').findByRole('textbox', { name: 'Above, lb' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save the thresholds' }));

test('changes a threshold', async () => {
  const { sent } = open({
    [SAVE]: { body: { thresholds: { ...THRESHOLDS, truckloadAboveWeight: 18000 }, laneMiles: [] } },
  });
  fireEvent.change(await weight(), { target: { value: '18000' } });
  await save();
  expect(await screen.findByText('The thresholds are saved.')).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([{ thresholds: { ...THRESHOLDS, truckloadAboveWeight: 18000 } }]);
  expect(sessionStorage).toHaveLength(0);
});

test('what is refused stands at its field and stays typed', async () => {
  open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'Some fields are wrong.', {
      errors: [
        { pointer: '/thresholds/truckloadAboveWeight', code: 'MAX', message: 'must not be greater than 100000' },
      ],
    }),
  });
  fireEvent.change(await weight(), { target: { value: '200000' } });
  await save();
  expect(await screen.findByText('Must not be greater than 100000')).toBeInTheDocument();
  expect(await weight()).toHaveValue('200000');
});

test('who does not manage the company reads them only', async () => {
  open({}, { permissions: ['tariff.read'] });
  expect(await weight()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Save the thresholds' })).not.toBeInTheDocument();
});
