import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockAnswer, type MockRoutes, problem } from '../../shared/testing/mock-api';
import { address, openSettings, section } from '../../testing/open-settings';
import type { Association, AssociationList, InvitationPreview } from '../../shared/types';

const HILLTOP: Association = {
  companyId: 'cmp_hill',
  companyName: 'Hilltop Supply',
  role: 'owner',
  status: 'active',
  active: true,
  since: '2026-11-01T15:00:00.000Z',
  expiresAt: null,
  erasesAt: null,
};
const RIVERSIDE: Association = {
  ...HILLTOP,
  companyId: 'cmp_river',
  companyName: 'Riverside Tile',
  role: 'booker',
  active: false,
};
const ASKED: Association = { ...RIVERSIDE, companyId: 'cmp_ask', companyName: 'Asked Castings', status: 'requested' };
const INVITED: Association = { ...RIVERSIDE, companyId: 'cmp_inv', companyName: 'Inviting Mills', status: 'invited' };
const PREVIEW: InvitationPreview = {
  companyName: 'Inviting Mills',
  email: 'booker@example.com',
  role: 'viewer',
  invitedBy: 'Rosa Delgado',
  expiresAt: '2026-11-28T15:00:00.000Z',
};

const LIST = 'GET /api/v1/me/associations';
const REQUEST = 'POST /api/v1/me/associations';
const CREATE = 'POST /api/v1/me/associations/company';
const PREVIEW_ROUTE = 'POST /api/v1/auth/invitation';
const ACCEPT = 'POST /api/v1/me/associations/invitation';
const switchTo = (id: string) => `POST /api/v1/me/associations/${id}/activate`;
const leave = (id: string) => `DELETE /api/v1/me/associations/${id}`;

const list = (items: Association[], offers: AssociationList['offers'] = []): MockAnswer => ({
  body: { items, offers, nextCursor: null } satisfies AssociationList,
});
const open = (routes: MockRoutes = {}, options?: FakeHostOptions, hash = '') =>
  openSettings(
    `/settings/user/association${hash}`,
    { [LIST]: list([HILLTOP, RIVERSIDE, ASKED, INVITED]), ...routes },
    options,
  );
const WITHOUT_COMPANY: FakeHostOptions = { company: null, permissions: [] };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

test('shows every company with role and state', async () => {
  const { host } = open();
  const rows = within(await screen.findByRole('table', { name: 'Companies' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Hilltop SupplyActiveOwnerMember.*Leave$/),
    expect.stringMatching(/^Riverside TileBookerMember.*SwitchLeave$/),
    expect.stringMatching(/^Asked CastingsSet on approvalPending approval.*Withdraw$/),
    expect.stringMatching(/^Inviting MillsBookerInvited: open the link in the email.*Decline$/),
  ]);
  expect(host.seen.titles).toEqual(['Your companies']);
});

test('switching makes the other company the one of the session', async () => {
  const { host, requested } = open({ [switchTo('cmp_river')]: { body: {} } });
  await press('Switch to Riverside Tile');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(requested).toContain(switchTo('cmp_river'));
  expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Switched to Riverside Tile.' }]);
});

test('a switch that fails says so and leaves the session', async () => {
  const { host } = open({ [switchTo('cmp_river')]: problem(404, 'NOT_FOUND', 'There is no such company.') });
  await press('Switch to Riverside Tile');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such company.');
  expect(host.seen.refreshes).toBe(0);
});

test('leaving is confirmed once and reads the session when it is the active company', async () => {
  const { host, requested } = open({ [leave('cmp_hill')]: {} });
  await press('Leave: Hilltop Supply');
  expect(requested).not.toContain(leave('cmp_hill'));
  await userEvent.click(inDialog().getByRole('button', { name: 'Leave company' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the last owner is told what to do first', async () => {
  const detail = 'A company needs an owner. Make somebody else the owner first.';
  open({ [leave('cmp_hill')]: problem(409, 'LAST_OWNER', detail) });
  await press('Leave: Hilltop Supply');
  await userEvent.click(inDialog().getByRole('button', { name: 'Leave company' }));
  expect(await inDialog().findByRole('alert')).toHaveTextContent(detail);
});

test.each([
  ['Withdraw: Asked Castings', 'Withdraw request', 'cmp_ask'],
  ['Decline: Inviting Mills', 'Decline invitation', 'cmp_inv'],
])('%s', async (act, confirm, id) => {
  const { requested, host } = open({ [leave(id)]: {} });
  await press(act);
  await userEvent.click(inDialog().getByRole('button', { name: confirm }));
  await waitFor(() => expect(requested.filter((route) => route === LIST)).toHaveLength(2));
  expect(host.seen.refreshes).toBe(0);
});

describe('a deleted company', () => {
  const DELETED: Association = { ...HILLTOP, active: false, erasesAt: '2026-12-21T15:00:00.000Z' };
  const RESTORE = 'POST /api/v1/me/associations/cmp_hill/restore';

  test('says when it is erased, and its owner restores it and works in it', async () => {
    const { host, requested } = open(
      { [LIST]: list([DELETED]), [RESTORE]: {}, [switchTo('cmp_hill')]: { body: {} } },
      WITHOUT_COMPANY,
    );
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    expect(screen.getByText(/Erased on/)).toHaveTextContent(/Dec 21/);
    expect(screen.queryByRole('button', { name: 'Leave: Hilltop Supply' })).not.toBeInTheDocument();
    await press('Restore Hilltop Supply');
    await waitFor(() => expect(host.seen.refreshes).toBe(1));
    expect(requested).toEqual(expect.arrayContaining([RESTORE, switchTo('cmp_hill')]));
  });

  test('a restoration that fails says why', async () => {
    open({ [LIST]: list([DELETED]), [RESTORE]: problem(404, 'NOT_FOUND', 'There is nothing here.') }, WITHOUT_COMPANY);
    await press('Restore Hilltop Supply');
    expect(await section('Companies').findByRole('alert')).toHaveTextContent('There is nothing here.');
  });

  test('is left to its owners', async () => {
    open({ [LIST]: list([{ ...DELETED, role: 'admin' }]) }, WITHOUT_COMPANY);
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Restore Hilltop Supply' })).not.toBeInTheDocument();
  });
});

test('without a company it teaches the ways in', async () => {
  open({ [LIST]: list([]) }, WITHOUT_COMPANY);
  expect(await screen.findByText('No active company')).toBeInTheDocument();
  expect(await screen.findByText('No companies')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Company' })).not.toBeInTheDocument();
});

test('a request waits for approval', async () => {
  const { sent } = open({ [REQUEST]: { status: 201, body: ASKED } });
  await userEvent.type(screen.getByLabelText('Company code'), ' qk7m2pxd ');
  await press('Request to join');
  expect(await screen.findByText(/Request sent to Asked Castings/)).toBeInTheDocument();
  expect(sent(REQUEST)).toEqual([{ companyCode: 'qk7m2pxd' }]);
  expect(screen.getByLabelText('Company code')).toHaveValue('');
});

test('a wrong code stays to be corrected, also through a session that died', async () => {
  const detail = 'No company has this code. Check it with somebody who works there.';
  const { unmount } = open({ [REQUEST]: problem(404, 'NOT_FOUND', detail) });
  await userEvent.type(screen.getByLabelText('Company code'), 'WRONG');
  await press('Request to join');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  unmount();
  open();
  expect(screen.getByLabelText('Company code')).toHaveValue('WRONG');
});

test('a refused field says why at the field', async () => {
  const errors = [{ pointer: '/companyCode', code: 'FORMAT', message: 'must have eight characters' }];
  open({ [REQUEST]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
  await userEvent.type(screen.getByLabelText('Company code'), 'x');
  await press('Request to join');
  expect(await screen.findByText('Must have eight characters')).toBeInTheDocument();
  expect(screen.getByLabelText('Company code')).toHaveFocus();
});

test("a company with the person's mail domain is asked by its code", async () => {
  const { sent } = open({
    [LIST]: list(
      [],
      [{ companyName: 'Riverside Tile', companyCode: 'QK7M2PXD', domain: 'riverside.test', autoJoin: false }],
    ),
    [REQUEST]: { status: 201, body: ASKED },
  });
  await press('Request to join Riverside Tile');
  await waitFor(() => expect(sent(REQUEST)).toEqual([{ companyCode: 'QK7M2PXD' }]));
});

test('who has no company works at once in the one they create', async () => {
  const { host, requested } = open(
    { [LIST]: list([]), [CREATE]: { status: 201, body: RIVERSIDE }, [switchTo('cmp_river')]: { body: {} } },
    WITHOUT_COMPANY,
  );
  await userEvent.type(screen.getByLabelText('Legal name'), 'Riverside Tile');
  await press('Create company');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(requested).toContain(switchTo('cmp_river'));
});

test('an invitation is shown, leaves the address and is accepted', async () => {
  const { sent, host } = open(
    { [PREVIEW_ROUTE]: { body: PREVIEW }, [ACCEPT]: { body: { ...INVITED, status: 'active' } } },
    undefined,
    '#invitation=abc',
  );
  expect(await section('Invitation').findByText('Rosa Delgado')).toBeInTheDocument();
  expect(address()).toBe('/settings/user/association');
  await press('Join Inviting Mills');
  expect(await screen.findByText(/You joined Inviting Mills/)).toBeInTheDocument();
  expect(sent(ACCEPT)).toEqual([{ token: 'abc' }]);
  expect(host.seen.refreshes).toBe(0);
});

test('an invitation for another address says so before it is tried', async () => {
  open(
    {
      [PREVIEW_ROUTE]: { body: { ...PREVIEW, email: 'rosa@riverside.test' } },
      [ACCEPT]: problem(403, 'INVITATION_FOR_OTHER', 'Sign in with that one.'),
    },
    undefined,
    '#invitation=abc',
  );
  expect(await screen.findByText(/Sign in as rosa@riverside.test to accept it/)).toBeInTheDocument();
  await press('Join Inviting Mills');
  expect(await screen.findByText('Sign in with that one.')).toBeInTheDocument();
});

test('an invitation that is void says so', async () => {
  open(
    { [PREVIEW_ROUTE]: problem(404, 'INVITATION_INVALID', 'This invitation is not valid any more.') },
    undefined,
    '#invitation=abc',
  );
  expect(await screen.findByText('This invitation is not valid any more.')).toBeInTheDocument();
});

test('a list that cannot be loaded can be tried again', async () => {
  let answers = 0;
  open({ [LIST]: () => ((answers += 1) === 1 ? problem(422, 'BROKEN', 'Not now.') : list([HILLTOP])) });
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('Hilltop Supply')).toBeInTheDocument();
});
