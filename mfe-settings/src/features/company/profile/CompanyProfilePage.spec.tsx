import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { Company, CompanyQuota } from '../../../shared/types';
import { COMPANY } from '../../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './CompanyProfilePage';

const GET = 'GET /api/v1/company';
const QUOTAS = 'GET /api/v1/company/quotas';
const SAVE = 'PATCH /api/v1/company';
const ADDRESS = {
  address1: '12 S Dock Pl',
  address2: null,
  city: 'Chicago',
  state: 'IL',
  postalCode: '60601',
  country: 'US' as const,
};
const STALE = problem(409, 'STALE_REVISION', 'The company was changed in the meantime.');
const OWN: FakeHostOptions = { company: { id: COMPANY.id, name: COMPANY.name, role: 'owner' } };
const SAVED = { kind: 'success', message: 'Company profile saved.' };

const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  renderPage(
    '/settings/company',
    { [GET]: { body: COMPANY }, [QUOTAS]: { body: { items: [] } }, ...routes },
    { ...OWN, ...options },
  );
const profile = () => within(screen.getByRole('region', { name: 'Company profile' }));
const field = async (label: string, region = 'Company profile') =>
  within(await screen.findByRole('region', { name: region })).findByLabelText(label);
const branding = () => within(screen.getByRole('region', { name: 'Branding' }));
const fillColor = async (color: string) =>
  fireEvent.change(await field('Brand color', 'Branding'), { target: { value: color } });
const fill = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const save = async () => userEvent.click(await profile().findByRole('button', { name: 'Save profile' }));

test('saves the profile; a new name refreshes the session', async () => {
  const { api, host } = open({ [SAVE]: { body: { ...COMPANY, name: 'Riverside Tile LLC', version: 5 } } });
  await fill('Legal name', 'Riverside Tile LLC');
  await fill('Phone', '(312) 555-0100');
  await fill('GS1 company prefix', '061-4141');
  await fill('Street', '12 S Dock Pl');
  await fill('City', 'Chicago');
  await fill('State or province', 'il');
  await fill('Postal code', '60601');
  await save();
  await waitFor(() => expect(host.seen.notices).toEqual([SAVED]));
  expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
    {
      version: 4,
      name: 'Riverside Tile LLC',
      phone: '+13125550100',
      gs1Prefix: '0614141',
      timeZone: null,
      address: ADDRESS,
      billing: null,
    },
  ]);
  expect(host.seen.refreshes).toBe(1);
  expect(host.seen.stored.size).toBe(0);
});

test('an incomplete address shows which fields are missing', async () => {
  const { api } = open();
  await fill('Street', '12 S Dock Pl');
  await save();
  expect(await profile().findByText('Enter the city.')).toBeInTheDocument();
  expect(profile().getByText('Enter the ZIP or postal code.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
});

test('freight bills can go to another company, and back', async () => {
  const billing = { name: 'Riverside Payables', address: ADDRESS, email: 'payables@riverside.test' };
  const { api, host } = open({
    [GET]: { body: { ...COMPANY, address: ADDRESS, billing: { ...billing, email: null } } },
    [SAVE]: { body: { ...COMPANY, address: ADDRESS, billing, version: 5 } },
  });
  await fill('Email for invoices', 'payables@riverside.test');
  await save();
  await waitFor(() => expect(host.seen.notices).toEqual([SAVED]));
  expect(api.sent(SAVE)[0]?.body).toMatchObject({ billing });
  await userEvent.click(profile().getByRole('switch', { name: 'Bill freight to another company or address' }));
  await save();
  await waitFor(() => expect(api.sent(SAVE)[1]?.body).toMatchObject({ version: 5, billing: null }));
});

test('rejected fields show why; the draft survives an expired session', async () => {
  const errors = [
    { pointer: '/phone', code: 'FORMAT', message: 'must be a phone number with country code' },
    { pointer: '/address/state', code: 'ZIP_STATE_MISMATCH', message: 'ZIP 60601 is in IL; you chose TX.' },
  ];
  const texas = { [GET]: { body: { ...COMPANY, address: { ...ADDRESS, state: 'TX' } } } };
  const first = open({ ...texas, [SAVE]: problem(422, 'VALIDATION_FAILED', 'Check the fields.', { errors }) });
  await fill('Phone', '312 555 0100');
  await save();
  expect(await profile().findByText('ZIP 60601 is in IL; you chose TX.')).toBeInTheDocument();
  expect(profile().getByText('Must be a phone number with country code')).toBeInTheDocument();
  expect(profile().getByLabelText('Phone')).toHaveFocus();
  first.unmount();
  const { host } = open(
    { ...texas, [SAVE]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') },
    { stored: first.host.seen.stored },
  );
  expect(await field('Phone')).toHaveValue('312 555 0100');
  await save();
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
  expect(profile().getByLabelText('Phone')).toHaveValue('312 555 0100');
});

test('a lost connection is reported near the button', async () => {
  open({ [SAVE]: 'connection lost' });
  await fill('Legal name', 'Riverside');
  await save();
  expect(await profile().findByRole('alert')).toHaveTextContent('The server could not be reached.');
});

describe('after a concurrent change', () => {
  /** The first save is refused, because someone else has saved `latest`. */
  const changedTo = (latest: Company, saved: Company = latest): MockRoutes => {
    let reads = 0;
    let saves = 0;
    return {
      [GET]: () => ({ body: (reads += 1) === 1 ? COMPANY : latest }),
      [SAVE]: () => ((saves += 1) === 1 ? STALE : { body: saved }),
    };
  };

  test('of other fields, both are saved', async () => {
    const latest: Company = { ...COMPANY, version: 5, defaults: { ...COMPANY.defaults, units: 'metric' } };
    const { api, host } = open(changedTo(latest, { ...latest, phone: '+13125550100', version: 6 }));
    await fill('Phone', '312 555 0100');
    await save();
    await waitFor(() => expect(host.seen.notices).toEqual([SAVED]));
    expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: 4 }),
      expect.objectContaining({ version: 5, phone: '+13125550100' }),
    ]);
  });

  test('of the same fields, the own changes can be saved', async () => {
    const latest = { ...COMPANY, version: 5, phone: '+13125550111' };
    const { api, host } = open(changedTo(latest, { ...latest, phone: '+13125550100', version: 6 }));
    await fill('Phone', '312 555 0100');
    await save();
    const alert = await profile().findByRole('alert');
    expect(alert).toHaveTextContent('Phonesaved: +13125550111; yours: 312 555 0100');
    expect(alert).not.toHaveTextContent('Legal name');
    expect(api.sent(SAVE)).toHaveLength(1);
    await userEvent.click(profile().getByRole('button', { name: 'Save my changes' }));
    await waitFor(() => expect(host.seen.notices).toEqual([SAVED]));
    expect(api.sent(SAVE)[1]?.body).toMatchObject({ version: 5, phone: '+13125550100' });
  });

  test('the saved version can be used instead', async () => {
    const { host } = open(changedTo({ ...COMPANY, version: 5, phone: '+13125550111' }));
    await fill('Phone', '312 555 0100');
    await save();
    await userEvent.click(await profile().findByRole('button', { name: 'Use the saved version' }));
    expect(profile().getByLabelText('Phone')).toHaveValue('+13125550111');
    expect(profile().queryByRole('alert')).not.toBeInTheDocument();
    expect(host.seen.stored.size).toBe(0);
  });

  test('that is older than the page, a draft is not saved over it', async () => {
    const draft = open();
    await fill('Phone', '312 555 0100');
    draft.unmount();
    const latest = { ...COMPANY, version: 5, phone: '+13125550111' };
    const { api } = open({ [GET]: { body: latest }, [SAVE]: STALE }, { stored: draft.host.seen.stored });
    expect(await field('Phone')).toHaveValue('312 555 0100');
    await save();
    expect(await profile().findByRole('alert')).toHaveTextContent('Phonesaved: +13125550111; yours: 312 555 0100');
    expect(api.sent(SAVE).map(({ body }) => body.version)).toEqual([4]);
  });
});

test('users who cannot manage the company see its profile', async () => {
  open({ [GET]: { body: { ...COMPANY, address: ADDRESS } } }, { permissions: ['quote.read'] });
  expect(await screen.findByText('12 S Dock Pl, Chicago, IL 60601')).toBeInTheDocument();
  expect(profile().queryByRole('button', { name: 'Save profile' })).not.toBeInTheDocument();
});

test('saves the brand color, and shows why a light one is refused', async () => {
  const message = 'is too light: its contrast with white is 1.4 to 1.';
  let color: string | null = null;
  const { api } = open({
    [SAVE]: () =>
      color === null
        ? problem(422, 'VALIDATION_FAILED', 'Invalid', {
            errors: [{ pointer: '/brandColor', code: 'CONTRAST', message }],
          })
        : { body: { ...COMPANY, brandColor: color } },
  });
  await fillColor('#FFD700');
  await userEvent.click(branding().getByRole('button', { name: 'Save color' }));
  expect(await field('Brand color', 'Branding')).toBeInvalid();
  color = '#7a1f1f';
  await fillColor(color);
  await userEvent.click(branding().getByRole('button', { name: 'Save color' }));
  await waitFor(() =>
    expect(api.sent(SAVE).map(({ body }) => body)).toEqual([
      { version: 4, brandColor: '#ffd700' },
      { version: 4, brandColor: color },
    ]),
  );
});

describe('the logo', () => {
  const PUT = 'PUT /api/v1/company/logo';
  const choose = async () =>
    userEvent.upload(await field('Logo file', 'Branding'), new File(['x'], 'logo.jpg', { type: 'image/jpeg' }));

  test('is saved when it is chosen', async () => {
    open({ [PUT]: { body: { ...COMPANY, hasLogo: true } } });
    await choose();
    expect(await branding().findByRole('img', { name: 'Logo of Riverside Tile' })).toHaveAttribute(
      'src',
      expect.stringContaining('/api/v1/company/logo'),
    );
    expect(branding().getByRole('button', { name: 'Replace logo' })).toBeInTheDocument();
  });

  test('shows why it was refused', async () => {
    open({ [PUT]: problem(415, 'UNSUPPORTED_MEDIA', 'Choose a JPEG file.') });
    await choose();
    expect(await branding().findByRole('alert')).toHaveTextContent('Choose a JPEG file.');
  });

  test('is removed', async () => {
    let hasLogo = true;
    open({
      [GET]: () => ({ body: { ...COMPANY, hasLogo } }),
      'DELETE /api/v1/company/logo': () => {
        hasLogo = false;
        return {};
      },
    });
    await screen.findByRole('region', { name: 'Branding' });
    await userEvent.click(await branding().findByRole('button', { name: 'Remove logo' }));
    expect(await branding().findByRole('button', { name: 'Choose logo' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

test('shows quotas and their usage only if the operator set some', async () => {
  const items: CompanyQuota[] = [
    { name: 'requests', limit: 1200, used: null },
    { name: 'imports', limit: 20, used: 3 },
    { name: 'storage', limit: 5_000_000_000, used: 1_250_400_000 },
  ];
  open({ [QUOTAS]: { body: { items } } });
  const quotas = within(await screen.findByRole('region', { name: 'Quotas' }));
  for (const text of ['At most 1,200', '3 of 20', '1,250 MB of 5,000 MB']) expect(quotas.getByText(text)).toBeVisible();
});

test('shows no quotas if there are none', async () => {
  const { api } = open();
  await waitFor(() => expect(api.sent(QUOTAS)).toHaveLength(1));
  await field('Legal name');
  expect(screen.queryByRole('region', { name: 'Quotas' })).toBeNull();
});
