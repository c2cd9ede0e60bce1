import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import { COMPANY } from '../../../testing/company';
import { address, findSection, openSettings } from '../../../testing/open-settings';

const DELETE = 'DELETE /api/v1/company';
const OWNER: FakeHostOptions = { company: { id: 'cmp_01', name: 'Riverside Tile', role: 'owner' } };
const open = (routes: MockRoutes = {}, options: FakeHostOptions = OWNER) =>
  openSettings(
    '/settings/company?tab=data',
    {
      'GET /api/v1/company': { body: COMPANY },
      'GET /api/v1/company/exports': { body: { items: [], nextCursor: null } },
      ...routes,
    },
    options,
  );
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Riverside Tile?' }));
async function typeName(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete company' }));
  await screen.findByRole('dialog');
  await userEvent.type(dialog().getByLabelText('Legal name of the company'), name);
  await userEvent.click(dialog().getByRole('button', { name: 'Delete company' }));
}

test('says what happens, and then leads to where it can be taken back', async () => {
  const { host, sent } = open({
    [DELETE]: { body: { erasesAt: '2026-12-21T15:00:00.000Z' } },
    'GET /api/v1/me/associations': { body: { items: [], offers: [], nextCursor: null } },
  });
  const description = /After 30 days, its quotes, shipments/;
  expect((await findSection('Delete company')).getByText(description)).toBeInTheDocument();
  await typeName('Riverside Tile');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(sent(DELETE)).toEqual([{ name: 'Riverside Tile' }]);
  await waitFor(() => expect(address()).toBe('/settings/user/association'));
  expect(host.seen.notices).toEqual([
    {
      kind: 'info',
      message: expect.stringMatching(/^Riverside Tile is deleted\. An owner can restore it until .*Dec 21/),
    },
  ]);
});

test('another name deletes nothing', async () => {
  const { requested } = open();
  await typeName('Riverside');
  expect(await dialog().findByText('Type the name exactly: Riverside Tile')).toBeInTheDocument();
  expect(requested).not.toContain(DELETE);
});

test('asks who is there first; nothing is deleted without an answer', async () => {
  const { host } = open({
    [DELETE]: problem(403, 'REAUTHENTICATION_REQUIRED', 'Confirm your identity to continue.'),
    'GET /api/v1/me': { body: { hasPassword: true } },
    'GET /api/v1/me/factors': { body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
  });
  await typeName('Riverside Tile');
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
  await userEvent.click(proof.getByRole('button', { name: 'Close' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Nothing was changed');
  expect(host.seen.refreshes).toBe(0);
});

test('is left to owners', async () => {
  open({}, { ...OWNER, permissions: ['data.export'] });
  expect(await screen.findByRole('heading', { name: 'Data export' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete company' })).not.toBeInTheDocument();
});
