import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { address, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { Association, AssociationList, InvitationPreview } from '../../shared/types';
import { SESSION } from '../../testing/account';
// Loaded in advance, so that tests do not wait for lazy modules.
import './AssociationPage';

const HILLTOP: Association = {
  companyId: 'cmp_hill',
  companyName: 'Hilltop Supply',
  role: 'owner',
  status: 'active',
  active: true,
  since: '2026-11-01T15:00:00.000Z',
  expiresAt: null,
  erasesAt: null,
  companySuspended: false,
  movedTo: null,
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
const ACTIVATE = 'POST /api/v1/me/associations/{companyId}/activate';
const LEAVE = 'DELETE /api/v1/me/associations/{companyId}';
const RESTORE = 'POST /api/v1/me/associations/{companyId}/restore';

const SOURCES = 'GET /api/v1/auth/sources';
const sources = (signUp: 'open' | 'invitation' | 'closed') => ({
  body: { items: [], nextCursor: null, demonstration: false, signUp },
});

const list = (items: Association[], offers: AssociationList['offers'] = []) => ({
  body: { items, offers, nextCursor: null },
});
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options?: FakeHostOptions, hash = '') =>
  renderPage(
    `/settings/user/association${hash}`,
    { [LIST]: list([HILLTOP, RIVERSIDE, ASKED, INVITED]), [SOURCES]: sources('open'), ...routes },
    options,
  );
const WITHOUT_COMPANY: FakeHostOptions = { company: null, permissions: [] };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.findByLabelText(label);
const inDialog = () => within(screen.getByRole('dialog'));

test('lists companies with role and status', async () => {
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

test('offers no new company where only the operator creates companies', async () => {
  open({ [SOURCES]: sources('invitation') });
  await screen.findByRole('table', { name: 'Companies' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Create company' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Request to join' })).toBeVisible();
});

test('switches the session to another company', async () => {
  const { host, api } = open({ [ACTIVATE]: { body: SESSION } });
  await press('Switch to Riverside Tile');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(api.sent(ACTIVATE).map(({ params }) => params.companyId)).toEqual(['cmp_river']);
  expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Switched to Riverside Tile.' }]);
});

test('a failed switch is explained and keeps the session', async () => {
  const { host } = open({ [ACTIVATE]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  await press('Switch to Riverside Tile');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found, or you do not have access.');
  expect(host.seen.refreshes).toBe(0);
});

test('leaving is confirmed; the session is refreshed if the company was active', async () => {
  const { host, api } = open({ [LEAVE]: {} });
  await press('Leave: Hilltop Supply');
  expect(api.sent(LEAVE)).toEqual([]);
  await userEvent.click(inDialog().getByRole('button', { name: 'Leave company' }));
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the last owner sees what to do first', async () => {
  const detail = 'A company needs an owner. Make somebody else the owner first.';
  open({ [LEAVE]: problem(409, 'LAST_OWNER', detail) });
  await press('Leave: Hilltop Supply');
  await userEvent.click(inDialog().getByRole('button', { name: 'Leave company' }));
  expect(await inDialog().findByRole('alert')).toHaveTextContent(detail);
});

test.each([
  ['Withdraw: Asked Castings', 'Withdraw request', 'cmp_ask'],
  ['Decline: Inviting Mills', 'Decline invitation', 'cmp_inv'],
])('%s', async (act, confirm, id) => {
  const { api, host } = open({ [LEAVE]: {} });
  await press(act);
  await userEvent.click(inDialog().getByRole('button', { name: confirm }));
  await waitFor(() => expect(api.sent(LIST)).toHaveLength(2));
  expect(api.sent(LEAVE).map(({ params }) => params.companyId)).toEqual([id]);
  expect(host.seen.refreshes).toBe(0);
});

describe('a deleted company', () => {
  const DELETED: Association = { ...HILLTOP, active: false, erasesAt: '2026-12-21T15:00:00.000Z' };

  test('shows when it is erased; its owner can restore it and is switched to it', async () => {
    const { host, api } = open(
      { [LIST]: list([DELETED]), [RESTORE]: {}, [ACTIVATE]: { body: SESSION } },
      WITHOUT_COMPANY,
    );
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    expect(screen.getByText(/Erased on/)).toHaveTextContent(/Dec 21/);
    expect(screen.queryByRole('button', { name: 'Leave: Hilltop Supply' })).not.toBeInTheDocument();
    await press('Restore Hilltop Supply');
    await waitFor(() => expect(host.seen.refreshes).toBe(1));
    expect(api.sent(RESTORE)).toHaveLength(1);
    expect(api.sent(ACTIVATE).map(({ params }) => params.companyId)).toEqual(['cmp_hill']);
  });

  test('a failed restoration is explained', async () => {
    open(
      { [LIST]: list([DELETED]), [RESTORE]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') },
      WITHOUT_COMPANY,
    );
    await press('Restore Hilltop Supply');
    const companies = within(screen.getByRole('region', { name: 'Companies' }));
    expect(await companies.findByRole('alert')).toHaveTextContent('Not found, or you do not have access.');
  });

  test('can be restored by owners only', async () => {
    open({ [LIST]: list([{ ...DELETED, role: 'admin' }]) }, WITHOUT_COMPANY);
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Restore Hilltop Supply' })).not.toBeInTheDocument();
  });
});

test('without a company, the page explains how to get one', async () => {
  open({ [LIST]: list([]) }, WITHOUT_COMPANY);
  expect(await screen.findByText('No active company')).toBeInTheDocument();
  expect(await screen.findByText('No companies')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Company profile' })).not.toBeInTheDocument();
});

test('a request waits for approval', async () => {
  const { api, host } = open({ [REQUEST]: { status: 201, body: ASKED } });
  await userEvent.type(await field('Company code'), ' qk7m2pxd ');
  await press('Request to join');
  await waitFor(() =>
    expect(host.seen.notices).toMatchObject([
      { kind: 'success', message: expect.stringMatching(/^Request sent to Asked Castings/) },
    ]),
  );
  expect(api.sent(REQUEST).map(({ body }) => body)).toEqual([{ companyCode: 'qk7m2pxd' }]);
  expect(await field('Company code')).toHaveValue('');
});

test('a wrong code stays in the form; the draft survives an expired session', async () => {
  const detail = 'No company has this code. Check it with somebody who works there.';
  const { unmount, host } = open({ [REQUEST]: problem(404, 'NOT_FOUND', detail) });
  await userEvent.type(await field('Company code'), 'WRONG');
  await press('Request to join');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  unmount();
  open({}, { stored: host.seen.stored });
  expect(await field('Company code')).toHaveValue('WRONG');
});

test('a rejected field shows why', async () => {
  const errors = [{ pointer: '/companyCode', code: 'FORMAT', message: 'must have eight characters' }];
  open({ [REQUEST]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
  await userEvent.type(await field('Company code'), 'x');
  await press('Request to join');
  expect(await screen.findByText('Must have eight characters')).toBeInTheDocument();
  expect(await field('Company code')).toHaveFocus();
});

test("a company with the person's mail domain is asked by its code", async () => {
  const { api } = open({
    [LIST]: list(
      [],
      [{ companyName: 'Riverside Tile', companyCode: 'QK7M2PXD', domain: 'riverside.test', autoJoin: false }],
    ),
    [REQUEST]: { status: 201, body: ASKED },
  });
  await press('Request to join Riverside Tile');
  await waitFor(() => expect(api.sent(REQUEST)[0]?.body).toEqual({ companyCode: 'QK7M2PXD' }));
});

test('a user without a company is switched to the one they create', async () => {
  const { host, api } = open(
    { [LIST]: list([]), [CREATE]: { status: 201, body: RIVERSIDE }, [ACTIVATE]: { body: SESSION } },
    WITHOUT_COMPANY,
  );
  await userEvent.type(await field('Legal name'), 'Riverside Tile');
  await press('Create company');
  await waitFor(() => expect(host.seen.refreshes).toBe(1));
  expect(api.sent(ACTIVATE).map(({ params }) => params.companyId)).toEqual(['cmp_river']);
});

test('an invitation is shown, removed from the URL and accepted', async () => {
  const { api, host } = open(
    { [PREVIEW_ROUTE]: { body: PREVIEW }, [ACCEPT]: { body: { ...INVITED, status: 'active' } } },
    undefined,
    '#invitation=abc',
  );
  expect(await screen.findByText('Rosa Delgado')).toBeInTheDocument();
  expect(address()).toBe('/settings/user/association');
  await press('Join Inviting Mills');
  expect(await screen.findByText(/You joined Inviting Mills/)).toBeInTheDocument();
  expect(api.sent(ACCEPT).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(host.seen.refreshes).toBe(0);
});

test('an invitation for another address says so before it is accepted', async () => {
  open(
    {
      [PREVIEW_ROUTE]: { body: { ...PREVIEW, email: 'rosa@riverside.test' } },
      [ACCEPT]: problem(
        403,
        'INVITATION_FOR_OTHER',
        'This invitation is for another email address. Sign in with that address.',
      ),
    },
    undefined,
    '#invitation=abc',
  );
  expect(await screen.findByText(/Sign in as rosa@riverside.test to accept it/)).toBeInTheDocument();
  await press('Join Inviting Mills');
  expect(
    await screen.findByText('This invitation is for another email address. Sign in with that address.'),
  ).toBeInTheDocument();
});

test('an invalid invitation is explained', async () => {
  open(
    {
      [PREVIEW_ROUTE]: problem(
        404,
        'INVITATION_INVALID',
        'This invitation is no longer valid. Ask the company for a new one.',
      ),
    },
    undefined,
    '#invitation=abc',
  );
  expect(
    await screen.findByText('This invitation is no longer valid. Ask the company for a new one.'),
  ).toBeInTheDocument();
});

test('a list that failed to load can be reloaded', async () => {
  let answers = 0;
  open({ [LIST]: () => ((answers += 1) === 1 ? problem(422, 'BROKEN', 'Not now.') : list([HILLTOP])) });
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('Hilltop Supply')).toBeInTheDocument();
});

test('a company that has moved links to its address, and cannot be entered', async () => {
  const moved = { ...HILLTOP, active: false, companySuspended: true, movedTo: 'https://freight.example' };
  open({ [LIST]: list([moved]) }, WITHOUT_COMPANY);
  expect(await screen.findByRole('link', { name: 'https://freight.example' })).toHaveAttribute(
    'href',
    'https://freight.example',
  );
  expect(screen.queryByText('Company suspended')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Switch to Hilltop Supply' })).not.toBeInTheDocument();
});

test('a suspended company says whom to ask, and cannot be entered', async () => {
  open({ [LIST]: list([{ ...HILLTOP, active: false, companySuspended: true }]) }, WITHOUT_COMPANY);
  expect(await screen.findByText('Company suspended')).toBeInTheDocument();
  expect(screen.getByText('Contact the operator of this installation.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Switch to Hilltop Supply' })).not.toBeInTheDocument();
});
