import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { ApiKey } from '../../shared/types';
import { COMPANY } from '../../testing/company';
import { mockApiDocs } from '../../testing/mock-api-docs';
// Loaded in advance, so that tests do not wait for lazy modules.
import './ApiKeysPage';
import './CreateKeyDialog';

const LIST = 'GET /api/v1/company/api-keys';
const CREATE = 'POST /api/v1/company/api-keys';
const REVOKE = 'DELETE /api/v1/company/api-keys/{id}';
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

const docs = mockApiDocs();
const list = (...items: ApiKey[]) => ({ body: { items, nextCursor: null } });
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  renderPage(
    '/settings/company/api-keys',
    { 'GET /api/v1/company': { body: COMPANY }, [LIST]: list(ERP), ...routes },
    options,
  );
const openDialog = async () => {
  await press('Create API key');
  await screen.findByRole('dialog');
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const confirm = async (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const choose = async (label: string) => userEvent.click(inDialog().getByRole('checkbox', { name: label }));
const enterName = (name: string) => fireEvent.change(inDialog().getByLabelText('Name'), { target: { value: name } });

test('lists permissions, expiration and creator', async () => {
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
  [200, true],
  [404, false],
])('links the API documentation if it is served (%d)', async (status, isLinked) => {
  docs.status = status;
  open();
  await screen.findByRole('table', { name: 'API keys' });
  if (isLinked) expect(await screen.findByRole('link', { name: 'API documentation' })).toBeInTheDocument();
  else expect(screen.queryByRole('link', { name: 'API documentation' })).not.toBeInTheDocument();
});

test('the token of a new key is shown once, with a working request', async () => {
  const { api, host } = open({ [LIST]: list(), [CREATE]: { status: 201, body: { ...ERP, token: TOKEN } } });
  await openDialog();
  enterName('ERP');
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
  expect(api.sent(CREATE).map(({ body }) => body)).toEqual([
    { name: 'ERP', permissions: ['quote.read', 'price.read'], expiresOn: '2036-03-31' },
  ]);
  expect(JSON.stringify([...host.seen.stored])).not.toContain(TOKEN);
});

test('offers only permissions that the creator has', async () => {
  open({}, { permissions: ['key.manage', 'quote.read'] });
  await openDialog();
  expect(
    inDialog()
      .getAllByRole('checkbox')
      .map((box) => box.closest('div')?.parentElement?.textContent),
  ).toEqual(['View quotes']);
});

test('requires a name and a permission', async () => {
  const { api } = open();
  await openDialog();
  await confirm('Create key');
  expect(await inDialog().findByText('Enter a name.')).toBeInTheDocument();
  expect(inDialog().getByText('Choose at least one permission.')).toBeInTheDocument();
  expect(api.sent(CREATE)).toEqual([]);
});

test('shows why a key was not created; the draft survives an expired session', async () => {
  const { unmount, host } = open({
    [CREATE]: problem(422, 'TOO_MANY', 'A company can keep 50 keys. Revoke one first.'),
  });
  await openDialog();
  enterName('ERP');
  await choose('View quotes');
  await confirm('Create key');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('A company can keep 50 keys.');
  unmount();
  const expired = open(
    { [CREATE]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') },
    { stored: host.seen.stored },
  );
  await openDialog();
  expect(inDialog().getByLabelText('Name')).toHaveValue('ERP');
  expect(inDialog().getByRole('checkbox', { name: 'View quotes' })).toBeChecked();
  await confirm('Create key');
  await waitFor(() => expect(expired.host.seen.unauthorized).toBe(1));
});

test('is revoked after a question', async () => {
  const { api } = open();
  await press('Revoke ERP');
  expect(api.sent(REVOKE)).toEqual([]);
  api.reply({ [LIST]: list(), [REVOKE]: {} });
  await confirm('Revoke key');
  expect(await screen.findByText('No API keys yet')).toBeInTheDocument();
  expect(api.sent(REVOKE).map(({ params }) => params.id)).toEqual(['key_1']);
});

test('shows why a key was not revoked', async () => {
  open({ [REVOKE]: 'connection lost' });
  await press('Revoke ERP');
  await confirm('Revoke key');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('The server could not be reached.');
});
