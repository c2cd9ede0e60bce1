import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { ApiKey, Invitation, Member } from '../../shared/types';
import { ACCOUNT, REAUTHENTICATION_REQUIRED, REAUTHENTICATED } from '../../testing/account';
import { COMPANY } from '../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './members/MembersPage';

const OWNER: Member = {
  userId: 'usr_owner',
  fullName: 'Olga Owens',
  email: 'olga@hilltop.test',
  role: 'owner',
  status: 'active',
  seesPrices: true,
  pricesCanBeChosen: false,
  bookingLimit: null,
  invoiceLimit: null,
  limitCurrency: 'USD',
  you: true,
  since: '2026-11-01T15:00:00.000Z',
  expiresAt: null,
};
const BOOKER: Member = {
  ...OWNER,
  userId: 'usr_bo',
  fullName: 'Bo Bell',
  email: 'bo@hilltop.test',
  role: 'booker',
  pricesCanBeChosen: true,
  you: false,
};
const ADMIN: Member = {
  ...OWNER,
  userId: 'usr_ada',
  fullName: 'Ada Adler',
  email: 'ada@hilltop.test',
  role: 'admin',
  you: false,
};
const ASKING: Member = {
  ...BOOKER,
  userId: 'usr_ask',
  fullName: 'Asa Asker',
  email: 'asa@hilltop.test',
  role: 'viewer',
  status: 'requested',
  expiresAt: '2026-12-01T15:00:00.000Z',
};
const INVITATION: Invitation = {
  id: 'inv_1',
  email: 'new@hilltop.test',
  role: 'dock',
  invitedBy: 'Olga Owens',
  createdAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-27T15:00:00.000Z',
  expired: false,
};

const MEMBERS = 'GET /api/v1/company/members';
const CHANGE = 'PATCH /api/v1/company/members/{userId}';
const REMOVE = 'DELETE /api/v1/company/members/{userId}';
const APPROVE = 'POST /api/v1/company/members/{userId}/approve';
const DECLINE = 'POST /api/v1/company/members/{userId}/decline';
const INVITATIONS = 'GET /api/v1/company/invitations';
const INVITE = 'POST /api/v1/company/invitations';
const RESEND = 'POST /api/v1/company/invitations/{id}/resend';
const REVOKE = 'DELETE /api/v1/company/invitations/{id}';
const KEYS = 'GET /api/v1/company/api-keys';
const OWNERSHIP = 'POST /api/v1/company/ownership';

const page = <T,>(items: T[], nextCursor: string | null = null) => ({ body: { items, nextCursor } });
/** Members, and users who request to join. */
const members = (items: Member[], requests: Member[] = []): MockRoutes => ({
  [MEMBERS]: ({ query }) => page(query.status === 'requested' ? requests : items),
});
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  renderPage(
    '/settings/company/members',
    {
      'GET /api/v1/company': { body: COMPANY },
      ...members([OWNER, BOOKER, ADMIN, ASKING]),
      [INVITATIONS]: page<Invitation>([]),
      [KEYS]: page<ApiKey>([]),
      ...routes,
    },
    options,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a role without this permission gets no members', async () => {
  const { api } = open({}, { permissions: ['quote.read'] });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your role does not include this page' }),
  ).toBeInTheDocument();
  expect(api.sent(MEMBERS)).toEqual([]);
});

describe('members', () => {
  test('have a role and a status; users do not change their own membership', async () => {
    open();
    const rows = within(await screen.findByRole('table', { name: 'Members' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Olga OwensYou.*OwnerYesNoneActive/),
      expect.stringMatching(/^Bo Bell.*Booker.*Active.*Change roleSet limitsSuspendRemove$/),
      expect.stringMatching(/^Ada Adler/),
    ]);
    expect(screen.queryByRole('button', { name: 'Remove Olga Owens' })).not.toBeInTheDocument();
  });

  test('an admin manages neither owners nor admins', async () => {
    open({}, { company: { id: 'cmp_1', name: 'Hilltop Supply', role: 'admin' } });
    expect(await screen.findByRole('button', { name: 'Remove Bo Bell' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Ada Adler' })).not.toBeInTheDocument();
    await press('Change role of Bo Bell');
    const roles = within(screen.getByRole('dialog'))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(roles).toEqual(['Logistics manager', 'Booker', 'Dock', 'Finance', 'Approver', 'Viewer']);
  });

  test('a role is chosen, then confirmed', async () => {
    const { api } = open({ [CHANGE]: { body: { ...BOOKER, role: 'finance' } } });
    await press('Change role of Bo Bell');
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' }),
      'Finance',
    );
    await confirm('Change role');
    await closed();
    expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([{ role: 'finance' }]);
  });

  test('a refused change says why and keeps the dialog', async () => {
    open({ [CHANGE]: problem(409, 'LAST_OWNER', 'A company needs an owner.') });
    await press('Suspend Bo Bell');
    await confirm('Suspend Bo Bell');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('A company needs an owner.');
  });

  test.each<[string, Member, object]>([
    ['Suspend', BOOKER, { status: 'suspended', keepApiKeys: [] }],
    ['Resume', { ...BOOKER, status: 'suspended' }, { status: 'active' }],
  ])('%s', async (act, member, change) => {
    const { api } = open({ ...members([OWNER, member]), [CHANGE]: { body: member } });
    await press(`${act} Bo Bell`);
    await confirm(`${act} Bo Bell`);
    await closed();
    expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([change]);
  });

  test('get limits, which the list shows; an empty field is no limit', async () => {
    const limited = { ...BOOKER, bookingLimit: 250_000 };
    const { api } = open({ ...members([OWNER, limited]), [CHANGE]: { body: limited } });
    expect(await screen.findByText('Bookings $2,500.00')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set limits of Olga Owens' })).not.toBeInTheDocument();
    await press('Set limits of Bo Bell');
    const dialog = within(await screen.findByRole('dialog', { name: 'Limits of Bo Bell' }));
    const bookings = dialog.getByLabelText('Bookings up to');
    expect(bookings).toHaveValue('2500');
    await userEvent.clear(bookings);
    await userEvent.type(dialog.getByLabelText('Invoices up to'), '1,000.50');
    await confirm('Save limits');
    await closed();
    expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([
      { bookingLimit: null, invoiceLimit: 100_050, limitCurrency: 'USD' },
    ]);
  });

  test('are removed after a question; then the list is reloaded', async () => {
    const { api } = open({ [REMOVE]: {} });
    await press('Remove Bo Bell');
    expect(api.sent(REMOVE)).toEqual([]);
    await confirm('Remove Bo Bell');
    await closed();
    await waitFor(() => expect(api.sent(MEMBERS).filter(({ query }) => query.status === undefined)).toHaveLength(2));
  });

  describe('of whom API keys were created', () => {
    const KEY: ApiKey = {
      id: 'key_1',
      name: 'ERP',
      tokenStart: 'ldk_abcdef',
      permissions: ['quote.read'],
      state: 'active',
      expiresOn: null,
      lastUsedAt: null,
      createdBy: { userId: 'usr_bo', name: 'Bo Bell', isMember: true },
      createdAt: '2026-11-20T15:00:00.000Z',
    };
    const keys = page([
      KEY,
      { ...KEY, id: 'key_2', name: 'WMS' },
      { ...KEY, id: 'key_3', name: 'Of somebody else', createdBy: { ...KEY.createdBy, userId: 'usr_ada' } },
    ]);
    const listed = async () =>
      (await within(screen.getByRole('dialog')).findAllByRole('checkbox')).map(
        (box) => (box as HTMLInputElement).checked,
      );

    test('are removed with all of them unless one is unchecked', async () => {
      const { api } = open({ [KEYS]: keys, [REMOVE]: {} });
      await press('Remove Bo Bell');
      expect(await listed()).toEqual([true, true]);
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'WMS' }));
      await confirm('Remove Bo Bell');
      await closed();
      expect(api.sent(REMOVE)[0]?.query).toEqual({ keepApiKeys: 'key_2' });
    });

    test('are suspended with all of them', async () => {
      const { api } = open({ [KEYS]: keys, [CHANGE]: { body: BOOKER } });
      await press('Suspend Bo Bell');
      expect(await listed()).toEqual([true, true]);
      await confirm('Suspend Bo Bell');
      await closed();
      expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([{ status: 'suspended', keepApiKeys: [] }]);
    });
  });

  test('see prices or not if the role leaves the choice', async () => {
    const { api } = open({ [CHANGE]: { body: { ...BOOKER, seesPrices: false } } });
    await userEvent.click(await screen.findByRole('switch', { name: 'Bo Bell sees prices' }));
    await waitFor(() => expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([{ seesPrices: false }]));
    expect(screen.queryByRole('switch', { name: 'Ada Adler sees prices' })).not.toBeInTheDocument();
  });

  test('are paged', async () => {
    open({
      [MEMBERS]: ({ query }) =>
        query.status === 'requested' ? page([]) : query.cursor === 'next' ? page([BOOKER]) : page([OWNER], 'next'),
    });
    await press('Show more');
    expect((await screen.findAllByText('Bo Bell')).length).toBeGreaterThan(0);
  });
});

describe('requests', () => {
  test('are approved with a role', async () => {
    const { api } = open({ ...members([OWNER], [ASKING]), [APPROVE]: { body: ASKING } });
    await press('Approve Asa Asker');
    await userEvent.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' }), 'Booker');
    await confirm('Approve');
    await closed();
    expect(api.sent(APPROVE).map(({ body }) => body)).toEqual([{ role: 'booker' }]);
  });

  test('are declined; a refusal is explained', async () => {
    open({
      ...members([OWNER], [ASKING]),
      [DECLINE]: problem(
        409,
        'MEMBERSHIP_CHANGED',
        'The status of this membership does not allow this. Reload the page and check it.',
      ),
    });
    await press('Decline Asa Asker');
    expect(await section('Requests to join').findByRole('alert')).toHaveTextContent(
      'The status of this membership does not allow this. Reload the page and check it.',
    );
  });
});

describe('invitations', () => {
  test('are emailed', async () => {
    const { api, host } = open({ [INVITE]: { status: 201, body: INVITATION } });
    await userEvent.type(screen.getByLabelText('Email'), 'new@hilltop.test');
    await userEvent.selectOptions(section('Invitations').getByRole('combobox', { name: 'Role' }), 'Dock');
    await press('Send invitation');
    await waitFor(() =>
      expect(host.seen.notices).toMatchObject([
        { kind: 'success', message: expect.stringMatching(/^Invitation created for new@hilltop.test/) },
      ]),
    );
    expect(api.sent(INVITE).map(({ body }) => body)).toEqual([{ email: 'new@hilltop.test', role: 'dock' }]);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  test('a rejected field shows why; the draft survives an expired session', async () => {
    const errors = [{ pointer: '/email', code: 'EMAIL', message: 'must be an address that can get mail' }];
    const { unmount, host } = open({
      [INVITE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }),
    });
    await userEvent.type(screen.getByLabelText('Email'), 'new@hilltop.test');
    await press('Send invitation');
    expect(await screen.findByText('Must be an address that can get mail')).toBeInTheDocument();
    unmount();
    open({}, { stored: host.seen.stored });
    expect(screen.getByLabelText('Email')).toHaveValue('new@hilltop.test');
  });

  test('an invalid address is not sent', async () => {
    const { api } = open();
    await userEvent.type(screen.getByLabelText('Email'), 'nobody');
    await press('Send invitation');
    expect(await screen.findByText('Enter an email address like name@company.com.')).toBeInTheDocument();
    expect(api.sent(INVITE)).toEqual([]);
  });

  test('are resent and revoked', async () => {
    const { api, host } = open({
      [INVITATIONS]: page([INVITATION]),
      [RESEND]: { body: INVITATION },
      [REVOKE]: {},
    });
    await press('Resend invitation to new@hilltop.test');
    await waitFor(() =>
      expect(host.seen.notices).toEqual([{ kind: 'success', message: 'New link sent to new@hilltop.test.' }]),
    );
    await press('Revoke invitation to new@hilltop.test');
    await waitFor(() => expect(api.sent(REVOKE)).toHaveLength(1));
  });
});

describe('ownership', () => {
  const choose = async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'New owner' }), 'Bo Bell, Booker');
    await press('Transfer ownership');
    await confirm('Transfer ownership');
  };

  test('is transferred after reauthentication, and the session is refreshed', async () => {
    let proven = false;
    const { host, api } = open({
      [OWNERSHIP]: () => (proven ? {} : REAUTHENTICATION_REQUIRED),
      ...ACCOUNT,
      'POST /api/v1/auth/reauthenticate': () => {
        proven = true;
        return REAUTHENTICATED;
      },
    });
    await choose();
    await userEvent.type(await screen.findByLabelText('Password'), 'seven calm otters drift');
    await press('Confirm');
    await waitFor(() => expect(host.seen.refreshes).toBe(1));
    expect(api.sent(OWNERSHIP).map(({ body }) => body)).toEqual([{ userId: 'usr_bo' }, { userId: 'usr_bo' }]);
  });

  test('is not transferred without reauthentication', async () => {
    const { host, api } = open({
      [OWNERSHIP]: REAUTHENTICATION_REQUIRED,
      ...ACCOUNT,
    });
    await choose();
    const proof = await screen.findByRole('dialog', { name: 'Confirm your identity' });
    await userEvent.click(within(proof).getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByText('Nothing was changed because you did not confirm your identity.'),
    ).toBeInTheDocument();
    expect(api.sent(OWNERSHIP)).toHaveLength(1);
    expect(host.seen.refreshes).toBe(0);
  });
});
