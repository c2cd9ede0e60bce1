import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../shared/testing/mock-api';
import type { ApiKey } from '../../shared/types';
import { COMPANY } from '../../testing/company';
import { openSettings } from '../../testing/open-settings';

const LIST = 'GET /api/v1/company/api-keys';
const MAKE = 'POST /api/v1/company/api-keys';
const REVOKE = 'DELETE /api/v1/company/api-keys/key_1';
const ERP: ApiKey = {
  id: 'key_1',
  name: 'ERP',
  tokenStart: 'ldk_abcd',
  permissions: ['quote.read', 'price.read'],
  state: 'active',
  expiresOn: '2036-03-31',
  lastUsedAt: '2026-11-20T15:00:00.000Z',
  createdBy: { userId: 'usr_olga', name: 'Olga Owens', isMember: true },
  createdAt: '2026-11-01T15:00:00.000Z',
};
const TOKEN = 'ldk_wXyz0123456789wXyz0123456789wXyz';

const list = (...items: ApiKey[]) => ({ body: { items, nextCursor: null } });
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  openSettings(
    '/settings/company?tab=api-keys',
    { 'GET /api/v1/company': { body: COMPANY }, [LIST]: list(ERP), ...routes },
    options,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const confirm = async (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const choose = async (label: string) => userEvent.click(inDialog().getByRole('checkbox', { name: label }));
const nameIt = (name: string) => fireEvent.change(inDialog().getByLabelText('Name'), { target: { value: name } });

test('shows what each may do, until when, and who made it', async () => {
  open({
    [LIST]: list(ERP, {
      ...ERP,
      id: 'key_2',
      name: 'Old',
      state: 'expired',
      expiresOn: '2026-01-31',
      lastUsedAt: null,
      createdBy: { userId: 'usr_gone', name: 'Gone Gray', isMember: false },
    }),
  });
  const [, erp, old] = within(await screen.findByRole('table', { name: 'API keys' })).getAllByRole('row');
  expect(erp).toHaveTextContent(/ERPldk_abcd…View quotes; View prices.*2036.*Olga Owens/);
  expect(old).toHaveTextContent(/OldldK?_abcd….*Expired.*Never.*Gone GrayNo longer a member/i);
});

test.each([
  [200, 1],
  [404, 0],
])('the pages over the API are linked where they are served (%d)', async (status, links) => {
  const { sent } = open({ 'HEAD /api/v1/docs': { status } });
  await screen.findByRole('table', { name: 'API keys' });
  await waitFor(() => expect(sent('HEAD /api/v1/docs')).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'API documentation' })).toHaveLength(links));
});

test('a made key is shown once, with a request that works', async () => {
  const { sent, host } = open({ [LIST]: list(), [MAKE]: { status: 201, body: { ...ERP, token: TOKEN } } });
  await press('Create API key');
  await screen.findByRole('dialog');
  nameIt('ERP');
  await choose('View quotes');
  await choose('View prices');
  fireEvent.change(inDialog().getByLabelText('Expiration date'), { target: { value: '2036-03-31' } });
  await confirm('Create key');
  const shown = within(await screen.findByRole('dialog', { name: 'Token for ERP' }));
  expect(shown.getByText(TOKEN)).toBeInTheDocument();
  expect(
    shown.getByText(`curl -H 'Authorization: Bearer ${TOKEN}' 'http://localhost/api/v1/quotes?limit=5'`),
  ).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Copy token' }));
  await userEvent.click(shown.getByRole('button', { name: 'I saved it' }));
  await waitFor(() => expect(screen.queryByText(TOKEN)).not.toBeInTheDocument());
  expect(sent(MAKE)).toEqual([{ name: 'ERP', permissions: ['quote.read', 'price.read'], expiresOn: '2036-03-31' }]);
  expect(JSON.stringify([...host.seen.stored])).not.toContain(TOKEN);
});

test('offers no permission that the maker has not', async () => {
  open({}, { permissions: ['key.manage', 'quote.read'] });
  await press('Create API key');
  await screen.findByRole('dialog');
  expect(
    inDialog()
      .getAllByRole('checkbox')
      .map((box) => box.closest('div')?.parentElement?.textContent),
  ).toEqual(['View quotes']);
});

test('wants a name and a permission before anything is sent', async () => {
  const { sent } = open();
  await press('Create API key');
  await screen.findByRole('dialog');
  await confirm('Create key');
  expect(await inDialog().findByText('Enter a name')).toBeInTheDocument();
  expect(inDialog().getByText('Choose at least one permission')).toBeInTheDocument();
  expect(sent(MAKE)).toEqual([]);
});

test('a refusal says why; what was typed stays, also through a session that died', async () => {
  const { unmount } = open({ [MAKE]: problem(422, 'TOO_MANY', 'A company can keep 50 keys. Revoke one first.') });
  await press('Create API key');
  await screen.findByRole('dialog');
  nameIt('ERP');
  await choose('View quotes');
  await confirm('Create key');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('A company can keep 50 keys.');
  unmount();
  const dead = open({ [MAKE]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') });
  await press('Create API key');
  await screen.findByRole('dialog');
  expect(inDialog().getByLabelText('Name')).toHaveValue('ERP');
  expect(inDialog().getByRole('checkbox', { name: 'View quotes' })).toBeChecked();
  await confirm('Create key');
  await waitFor(() => expect(dead.host.seen.unauthorized).toBe(1));
});

test('is revoked once it is confirmed', async () => {
  let there = true;
  const { requested } = open({
    [LIST]: () => (there ? list(ERP) : list()),
    [REVOKE]: () => {
      there = false;
      return {};
    },
  });
  await press('Revoke ERP');
  expect(requested).not.toContain(REVOKE);
  await confirm('Revoke key');
  expect(await screen.findByText('No API keys')).toBeInTheDocument();
});

test('a revocation that fails says so and stays asked', async () => {
  open();
  await press('Revoke ERP');
  await confirm('Revoke key');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('The server could not be reached.');
});
