import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import { COMPANY } from '../../../testing/company';
import { findSection, openSettings, section } from '../../../testing/open-settings';

const SAVE = 'PATCH /api/v1/company';
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  openSettings('/settings/company', { 'GET /api/v1/company': { body: COMPANY }, ...routes }, options);
const defaults = () => section('Defaults');
const text = async () => (await findSection('Defaults')).findByLabelText('Text on bills of lading');

test('units, services and the text are stored together', async () => {
  const stored = { units: 'metric' as const, accessorials: ['LFTD' as const], billOfLadingText: 'Seal intact.' };
  const { sent } = open({ [SAVE]: { body: { ...COMPANY, defaults: stored, version: 5 } } });
  fireEvent.change(await text(), { target: { value: 'Seal intact.' } });
  await userEvent.selectOptions(defaults().getByLabelText('Units'), 'Kilograms and centimeters');
  await userEvent.click(
    within(defaults().getByRole('group', { name: 'At delivery' })).getByRole('checkbox', { name: 'Liftgate' }),
  );
  await userEvent.click(defaults().getByRole('button', { name: 'Save defaults' }));
  expect(await defaults().findByText('Defaults saved.')).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([{ version: 4, defaults: stored }]);
});

test('a refused text says why and stays, also through a session that died', async () => {
  const errors = [{ pointer: '/defaults/billOfLadingText', code: 'MAX_LENGTH', message: 'must be shorter' }];
  const { unmount } = open({ [SAVE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
  fireEvent.change(await text(), { target: { value: 'Too long' } });
  await userEvent.click(defaults().getByRole('button', { name: 'Save defaults' }));
  expect(await defaults().findByText('Must be shorter')).toBeInTheDocument();
  unmount();
  open();
  expect(await text()).toHaveValue('Too long');
});

test('thresholds of the modes are one click away', async () => {
  open();
  expect(await defaults().findByRole('link', { name: 'Carriers and tariffs' })).toHaveAttribute(
    'href',
    '/settings/company?tab=carriers',
  );
});

test('who does not manage the company reads them', async () => {
  open(
    {
      'GET /api/v1/company': {
        body: { ...COMPANY, defaults: { units: 'imperial', accessorials: ['LFTD', 'APTD'], billOfLadingText: null } },
      },
    },
    { permissions: [] },
  );
  expect(await defaults().findByText('Liftgate at delivery, Appointment at delivery')).toBeInTheDocument();
  expect(defaults().queryByRole('button')).not.toBeInTheDocument();
});
