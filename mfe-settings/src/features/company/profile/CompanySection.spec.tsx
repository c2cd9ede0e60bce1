import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import { COMPANY } from '../../../testing/company';
import { findSection, openSettings, section } from '../../../testing/open-settings';

const GET = 'GET /api/v1/company';
const SAVE = 'PATCH /api/v1/company';
const ADDRESS = {
  address1: '12 S Dock Pl',
  address2: null,
  city: 'Chicago',
  state: 'IL',
  postalCode: '60601',
  country: 'US' as const,
};
const STALE = problem(409, 'STALE_REVISION', 'Somebody has changed the company meanwhile.');
const OWN: FakeHostOptions = { company: { id: COMPANY.id, name: COMPANY.name, role: 'owner' } };

const open = (routes: MockRoutes = {}, options: FakeHostOptions = OWN) =>
  openSettings('/settings/company', { [GET]: { body: COMPANY }, ...routes }, options);
const profile = () => section('Company profile');
const fill = async (label: string, value: string) =>
  fireEvent.change(await (await findSection('Company profile')).findByLabelText(label), { target: { value } });
const save = async () => userEvent.click(await profile().findByRole('button', { name: 'Save profile' }));

test('stores what was typed in the way of the API; a new name is heard of by the frame', async () => {
  const { sent, host } = open({ [SAVE]: { body: { ...COMPANY, name: 'Riverside Tile LLC', version: 5 } } });
  await fill('Legal name', 'Riverside Tile LLC');
  await fill('Phone', '(312) 555-0100');
  await fill('GS1 company prefix', '061-4141');
  await fill('Street', '12 S Dock Pl');
  await fill('City', 'Chicago');
  await fill('State or province', 'il');
  await fill('Postal code', '60601');
  await save();
  expect(await profile().findByText('Company profile saved.')).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([
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

test('an address that was begun wants the rest; without any it is left out', async () => {
  const { sent } = open();
  await fill('Street', '12 S Dock Pl');
  await save();
  expect(await profile().findByText('Enter the city')).toBeInTheDocument();
  expect(profile().getByText('Enter the postal code')).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([]);
});

test('bills may go elsewhere', async () => {
  const { sent } = open({
    [GET]: {
      body: { ...COMPANY, address: ADDRESS, billing: { name: 'Riverside Payables', address: ADDRESS, email: null } },
    },
    [SAVE]: { body: COMPANY },
  });
  await fill('Email for invoices', 'payables@riverside.test');
  await save();
  await waitFor(() =>
    expect(sent(SAVE)).toEqual([
      expect.objectContaining({
        billing: { name: 'Riverside Payables', address: ADDRESS, email: 'payables@riverside.test' },
      }),
    ]),
  );
  await userEvent.click(profile().getByRole('switch', { name: 'Bill freight to another company or address' }));
  await save();
});

test('refused fields say why; what was typed stays, also through a session that died', async () => {
  const errors = [
    { pointer: '/address/state', code: 'ZIP_STATE_MISMATCH', message: 'ZIP 60601 is in IL; you chose TX.' },
    { pointer: '/phone', code: 'FORMAT', message: 'must be a phone number with country code' },
  ];
  const { unmount } = open({
    [GET]: { body: { ...COMPANY, address: { ...ADDRESS, state: 'TX' } } },
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }),
  });
  await fill('Phone', '555');
  await save();
  expect(await profile().findByText('ZIP 60601 is in IL; you chose TX.')).toBeInTheDocument();
  expect(profile().getByLabelText('Phone')).toHaveFocus();
  unmount();
  const dead = open({ [SAVE]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') });
  expect(await profile().findByLabelText('Phone')).toHaveValue('555');
  await fill('State or province', 'IL');
  await save();
  await waitFor(() => expect(dead.host.seen.unauthorized).toBe(1));
  expect(profile().getByLabelText('Phone')).toHaveValue('555');
});

test('a lost connection is told near the button', async () => {
  open();
  await fill('Legal name', 'Riverside');
  await save();
  expect(await profile().findByRole('alert')).toHaveTextContent('The server could not be reached.');
});

describe('somebody else has changed the company meanwhile', () => {
  const answers = (latest: object, stored: object): MockRoutes => {
    let reads = 0;
    let saves = 0;
    return {
      [GET]: () => ({ body: (reads += 1) === 1 ? COMPANY : latest }),
      [SAVE]: () => ((saves += 1) === 1 ? STALE : { body: stored }),
    };
  };

  test('other fields: both changes stand', async () => {
    const latest = { ...COMPANY, version: 5, defaults: { ...COMPANY.defaults, units: 'metric' } };
    const { sent } = open(answers(latest, { ...latest, phone: '+13125550100', version: 6 }));
    await fill('Phone', '312 555 0100');
    await save();
    expect(await profile().findByText('Company profile saved.')).toBeInTheDocument();
    expect(sent(SAVE)).toEqual([
      expect.objectContaining({ version: 4 }),
      expect.objectContaining({ version: 5, phone: '+13125550100' }),
    ]);
  });

  test('the same fields: both are shown and the person chooses theirs', async () => {
    const latest = { ...COMPANY, version: 5, phone: '+13125550111' };
    const { sent } = open(answers(latest, { ...latest, phone: '+13125550100', version: 6 }));
    await fill('Phone', '312 555 0100');
    await save();
    const alert = await profile().findByRole('alert');
    expect(alert).toHaveTextContent('Phonestored: +13125550111; you typed: 312 555 0100');
    expect(alert).not.toHaveTextContent('Legal name');
    expect(sent(SAVE)).toHaveLength(1);
    await userEvent.click(profile().getByRole('button', { name: 'Store what I typed' }));
    expect(await profile().findByText('Company profile saved.')).toBeInTheDocument();
    expect(sent(SAVE)[1]).toMatchObject({ version: 5, phone: '+13125550100' });
  });

  test('or what is stored', async () => {
    const { host } = open(answers({ ...COMPANY, version: 5, phone: '+13125550111' }, COMPANY));
    await fill('Phone', '312 555 0100');
    await save();
    await userEvent.click(await profile().findByRole('button', { name: 'Take what is stored' }));
    expect(profile().getByLabelText('Phone')).toHaveValue('+13125550111');
    expect(profile().queryByRole('alert')).not.toBeInTheDocument();
    expect(host.seen.stored.size).toBe(0);
  });
});

test('who does not manage the company reads its profile', async () => {
  open({ [GET]: { body: { ...COMPANY, address: ADDRESS } } }, { permissions: ['quote.read'] });
  expect(await profile().findByText('12 S Dock Pl, Chicago, IL 60601, United States')).toBeInTheDocument();
  expect(profile().queryByRole('button', { name: 'Save profile' })).not.toBeInTheDocument();
});

describe('the logo', () => {
  const PUT = 'PUT /api/v1/company/logo';
  const choose = async () =>
    userEvent.upload(await profile().findByLabelText('Logo file'), new File(['x'], 'logo.jpg', { type: 'image/jpeg' }));

  test('is stored when it is chosen', async () => {
    open({ [PUT]: { body: { ...COMPANY, hasLogo: true } } });
    await choose();
    expect(await profile().findByRole('img', { name: 'Logo of Riverside Tile' })).toHaveAttribute(
      'src',
      expect.stringContaining('/api/v1/company/logo'),
    );
    expect(profile().getByRole('button', { name: 'Replace logo' })).toBeInTheDocument();
  });

  test('that is refused says why', async () => {
    open({ [PUT]: problem(415, 'UNSUPPORTED_MEDIA', 'The logo has to be a JPEG file.') });
    await choose();
    expect(await profile().findByRole('alert')).toHaveTextContent('The logo has to be a JPEG file.');
  });

  test('is removed', async () => {
    let has = true;
    open({
      [GET]: () => ({ body: { ...COMPANY, hasLogo: has } }),
      'DELETE /api/v1/company/logo': () => {
        has = false;
        return {};
      },
    });
    await userEvent.click(await profile().findByRole('button', { name: 'Remove logo' }));
    expect(await profile().findByRole('button', { name: 'Choose logo' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
