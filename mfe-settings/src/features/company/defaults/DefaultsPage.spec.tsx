import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import { COMPANY } from '../../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './DefaultsPage';

const GET = 'GET /api/v1/company';
const SAVE = 'PATCH /api/v1/company';

const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  renderPage('/settings/company/defaults', { [GET]: { body: COMPANY }, ...routes }, options);
const findDefaults = async () => within(await screen.findByRole('region', { name: 'Defaults' }));
const text = async () => (await findDefaults()).findByLabelText('Text on bills of lading');
const save = async () => userEvent.click((await findDefaults()).getByRole('button', { name: 'Save defaults' }));

test('saves units, language, services and the text together', async () => {
  const changed = {
    units: 'metric' as const,
    accessorials: ['LFTD' as const],
    billOfLadingText: 'Seal intact.',
    language: 'fr-CA' as const,
  };
  const { api, host } = open({ [SAVE]: { body: { ...COMPANY, defaults: changed, version: 5 } } });
  fireEvent.change(await text(), { target: { value: 'Seal intact.' } });
  const defaults = await findDefaults();
  await userEvent.selectOptions(defaults.getByLabelText('Units'), 'Kilograms and centimeters');
  await userEvent.selectOptions(defaults.getByLabelText('Language of documents'), 'Français (Canada)');
  await userEvent.click(
    within(defaults.getByRole('group', { name: 'At delivery' })).getByRole('checkbox', { name: 'Liftgate' }),
  );
  await save();
  await waitFor(() => expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Defaults saved.' }]));
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([{ version: 4, defaults: changed }]);
  expect(host.seen.stored.size).toBe(0);
});

test('a rejected text shows why; the draft survives an expired session', async () => {
  const errors = [{ pointer: '/defaults/billOfLadingText', code: 'MAX_LENGTH', message: 'must be shorter' }];
  const { unmount, host } = open({ [SAVE]: problem(422, 'VALIDATION_FAILED', 'Check the fields.', { errors }) });
  fireEvent.change(await text(), { target: { value: 'Too long' } });
  await save();
  expect(await (await findDefaults()).findByText('Must be shorter')).toBeInTheDocument();
  unmount();
  open({}, { stored: host.seen.stored });
  expect(await text()).toHaveValue('Too long');
});

test('links to the mode thresholds', async () => {
  open();
  expect(await (await findDefaults()).findByRole('link', { name: 'Rating rules' })).toHaveAttribute(
    'href',
    '/carriers/rating-rules',
  );
});

test('users who cannot manage the company see its defaults', async () => {
  const defaults = {
    units: 'imperial' as const,
    accessorials: ['LFTD' as const, 'APTD' as const],
    billOfLadingText: null,
  };
  open({ [GET]: { body: { ...COMPANY, defaults } } }, { permissions: [] });
  expect(await screen.findByText('Liftgate at delivery, Appointment at delivery')).toBeInTheDocument();
  expect((await findDefaults()).queryByRole('button')).not.toBeInTheDocument();
});
