import { problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THRESHOLDS } from '../testing/fixtures';
import { carriersAt, section } from '../../../testing/open-carriers';

const SAVE = 'PATCH /api/v1/company/rating-rules';
const open = carriersAt('/carriers/rating-rules');
const weight = async () =>
  (await screen.findByRole('region', { name: 'Mode thresholds' }), section('Mode thresholds')).findByRole('textbox', {
    name: 'Above, lb',
  });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save thresholds' }));

test('saves a threshold', async () => {
  const { api, host } = open({
    [SAVE]: {
      body: { thresholds: { ...THRESHOLDS, truckloadAboveWeight: 18000 }, laneMiles: [], laneMilesVersion: 1 },
    },
  });
  fireEvent.change(await weight(), { target: { value: '18000' } });
  await save();
  await waitFor(() => expect(host.seen.notices[0]?.message).toBe('The thresholds were saved.'));
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
    { thresholds: { ...THRESHOLDS, truckloadAboveWeight: 18000 } },
  ]);
  expect(host.seen.stored.size).toBe(0);
});

test('a refusal is shown at its field, and the entry is kept', async () => {
  open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
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

test('users without permission see the thresholds only', async () => {
  open({}, { permissions: ['tariff.read'] });
  expect(await screen.findByText(/^Above, lb: 15000; Or above, linear ft: 24/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save thresholds' })).not.toBeInTheDocument();
});
