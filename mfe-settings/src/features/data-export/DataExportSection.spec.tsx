import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../DataPage';
import remote from '../../mfe';
import type { CompanyExport } from '../../shared/types';
import { ACCOUNT, REAUTHENTICATED, REAUTHENTICATION_REQUIRED } from '../../testing/account';
import { COMPANY } from '../../testing/company';

const LIST = 'GET /api/v1/company/exports';
const REQUEST = 'POST /api/v1/company/exports';
const RUNNING: CompanyExport = {
  id: 'cex_2',
  status: 'running',
  done: 12,
  total: 48,
  byteSize: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  finishedAt: null,
};
const DONE: CompanyExport = {
  ...RUNNING,
  id: 'cex_1',
  status: 'done',
  done: 48,
  byteSize: 2_340_000,
  finishedAt: '2026-11-20T15:01:00.000Z',
};

const page = (...items: CompanyExport[]) => ({ body: { items, nextCursor: null } });
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes) =>
  renderPage(
    '/settings/company/data',
    { 'GET /api/v1/company': { body: COMPANY }, ...routes },
    { permissions: ['data.export'] },
  );
const request = async () => userEvent.click(await screen.findByRole('button', { name: 'Create export' }));

test('is requested, shows its progress, and can be downloaded when ready', async () => {
  let state: CompanyExport[] = [];
  const { api } = open({
    [LIST]: () => page(...state),
    [REQUEST]: () => {
      state = [RUNNING];
      return { status: 202, body: RUNNING };
    },
  });
  expect(await screen.findByText('No exports.')).toBeInTheDocument();
  await request();
  expect(await screen.findByText('12 of 48 data types')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create export' })).toBeDisabled();
  state = [{ ...DONE, id: 'cex_2' }];
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', 'http://localhost/api/v1/company/exports/cex_2/file');
  expect(screen.getByText('2.3 MB')).toBeInTheDocument();
  expect(api.sent(REQUEST)).toHaveLength(1);
});

test('requires reauthentication', async () => {
  let proven = false;
  const { api } = open({
    [LIST]: page(),
    [REQUEST]: () => (proven ? { status: 202, body: RUNNING } : REAUTHENTICATION_REQUIRED),
    ...ACCOUNT,
    'POST /api/v1/auth/reauthenticate': () => {
      proven = true;
      return REAUTHENTICATED;
    },
  });
  await request();
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
  await userEvent.type(await proof.findByLabelText('Password'), 'seven calm otters');
  await userEvent.click(proof.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.sent(REQUEST)).toHaveLength(2));
});

test('expired and failed exports cannot be downloaded', async () => {
  open({ [LIST]: page({ ...DONE, status: 'expired' }, { ...DONE, id: 'cex_0', status: 'failed', byteSize: null }) });
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  expect(screen.getByText('Failed, try again')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
});

test('a refusal is explained; an expired session is reported', async () => {
  const { unmount } = open({
    [LIST]: page(),
    [REQUEST]: problem(409, 'EXPORT_RUNNING', 'An export is being made already. Wait until it is done.'),
  });
  await request();
  expect(await screen.findByRole('alert')).toHaveTextContent('An export is being made already.');
  unmount();
  const { host } = open({ [LIST]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') });
  await waitFor(() => expect(host.seen.unauthorized).toBeGreaterThan(0));
});
