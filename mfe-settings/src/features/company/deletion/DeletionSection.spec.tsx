import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { address, type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../DataPage';
import remote from '../../../mfe';
import { ACCOUNT, REAUTHENTICATION_REQUIRED } from '../../../testing/account';
import { COMPANY } from '../../../testing/company';
import './DeleteDialog';

const DELETE = 'DELETE /api/v1/company';
const OWNER: FakeHostOptions = { company: { id: 'cmp_01', name: 'Riverside Tile', role: 'owner' } };
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options: FakeHostOptions = OWNER) =>
  renderPage(
    '/settings/company/data',
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

test('explains the deletion, and then opens the page where it can be undone', async () => {
  const { host, api } = open({
    [DELETE]: { body: { erasesAt: '2026-12-21T15:00:00.000Z' } },
    'GET /api/v1/me/associations': { body: { items: [], offers: [], nextCursor: null } },
  });
  const description = /After 30 days, its quotes, shipments/;
  expect(await screen.findByText(description)).toBeInTheDocument();
  await typeName('Riverside Tile');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(api.sent(DELETE).map(({ body }) => body)).toEqual([{ name: 'Riverside Tile' }]);
  await waitFor(() => expect(address()).toBe('/settings/user/association'));
  expect(host.seen.notices).toEqual([
    {
      kind: 'info',
      message: expect.stringMatching(/^Riverside Tile is deleted\. An owner can restore it until .*Dec 21/),
    },
  ]);
});

test('requires the exact name', async () => {
  const { api } = open();
  await typeName('Riverside');
  expect(await dialog().findByText('Type the name exactly: Riverside Tile')).toBeInTheDocument();
  expect(api.sent(DELETE)).toEqual([]);
});

test('is not deleted without reauthentication', async () => {
  const { host } = open({
    [DELETE]: REAUTHENTICATION_REQUIRED,
    ...ACCOUNT,
  });
  await typeName('Riverside Tile');
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
  await userEvent.click(proof.getByRole('button', { name: 'Close' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Nothing was changed');
  expect(host.seen.refreshes).toBe(0);
});

test('is offered to owners only', async () => {
  open({}, { ...OWNER, permissions: ['data.export'] });
  expect(await screen.findByRole('heading', { name: 'Data export' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete company' })).not.toBeInTheDocument();
});
