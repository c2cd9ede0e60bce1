import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../shared/testing/mock-api';
import type { CompanyExport } from '../../shared/types';
import { COMPANY } from '../../testing/company';
import { openSettings, section } from '../../testing/open-settings';

const LIST = 'GET /api/v1/company/exports';
const ASK = 'POST /api/v1/company/exports';
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
const open = (routes: MockRoutes) =>
  openSettings(
    '/settings/company?tab=data',
    { 'GET /api/v1/company': { body: COMPANY }, ...routes },
    { permissions: ['data.export'] },
  );
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Create export' }));

test('is asked for, shows how far it is, and is downloaded when it is ready', async () => {
  let state: CompanyExport[] = [];
  const { requested } = open({
    [LIST]: () => page(...state),
    [ASK]: () => {
      state = [RUNNING];
      return { status: 202, body: RUNNING };
    },
  });
  expect(await screen.findByText('No exports.')).toBeInTheDocument();
  await ask();
  expect(await screen.findByText('12 of 48 data types')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create export' })).toBeDisabled();
  state = [{ ...DONE, id: 'cex_2' }];
  const link = await screen.findByRole('link', { name: 'Download' }, { timeout: 4_000 });
  expect(link).toHaveAttribute('href', 'http://localhost/api/v1/company/exports/cex_2/file');
  expect(screen.getByText('2.3 MB')).toBeInTheDocument();
  expect(requested.filter((route) => route === ASK)).toHaveLength(1);
});

test('needs a proof of who asks', async () => {
  let proven = false;
  const { sent } = open({
    [LIST]: page(),
    [ASK]: () =>
      proven
        ? { status: 202, body: RUNNING }
        : problem(403, 'REAUTHENTICATION_REQUIRED', 'Confirm your identity to continue.'),
    'GET /api/v1/me': { body: { hasPassword: true } },
    'GET /api/v1/me/factors': { body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
    'POST /api/v1/auth/reauthenticate': () => {
      proven = true;
      return { body: {} };
    },
  });
  await ask();
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
  await userEvent.type(await proof.findByLabelText('Password'), 'seven calm otters');
  await userEvent.click(proof.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent(ASK)).toHaveLength(2));
});

test('files that are gone or failed cannot be downloaded', async () => {
  open({ [LIST]: page({ ...DONE, status: 'expired' }, { ...DONE, id: 'cex_0', status: 'failed', byteSize: null }) });
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  expect(screen.getByText('Failed, try again')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
});

test('a refusal says why; a dead session goes to the sign-in', async () => {
  const { unmount } = open({
    [LIST]: page(),
    [ASK]: problem(409, 'EXPORT_RUNNING', 'An export is being made already. Wait until it is done.'),
  });
  await ask();
  expect(await section('Data export').findByRole('alert')).toHaveTextContent('An export is being made already.');
  unmount();
  const { host } = open({ [LIST]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') });
  await waitFor(() => expect(host.seen.unauthorized).toBeGreaterThan(0));
});
