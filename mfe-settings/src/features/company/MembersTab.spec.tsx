import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockAnswer, type MockRoutes, problem } from '../../shared/testing/mock-api';
import { openSettings, section } from '../../testing/open-settings';
import type { ApiKey, Invitation, MailDomain, Member } from '../../shared/types';

const OWNER: Member = {
  userId: 'usr_owner',
  fullName: 'Olga Owens',
  email: 'olga@hilltop.test',
  role: 'owner',
  status: 'active',
  seesPrices: true,
  pricesCanBeChosen: false,
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
const CLAIM: MailDomain = {
  id: 'dom_1',
  domain: 'hilltop.test',
  proof: 'dns',
  record: { name: '_lading.hilltop.test', value: 'lading-verification=abc' },
  verifiedAt: null,
  autoJoin: false,
  createdAt: '2026-11-20T15:00:00.000Z',
};

const MEMBERS = 'GET /api/v1/company/members';
const REQUESTS = 'GET /api/v1/company/members?status=requested';
const BO = '/api/v1/company/members/usr_bo';
const ASA = '/api/v1/company/members/usr_ask';
const INVITATIONS = 'GET /api/v1/company/invitations';
const INVITE = 'POST /api/v1/company/invitations';
const DOMAINS = 'GET /api/v1/company/domains';
const CLAIM_ROUTE = 'POST /api/v1/company/domains';
const VERIFY = 'POST /api/v1/company/domains/dom_1/verify';
const KEYS = 'GET /api/v1/company/api-keys';
const OWNERSHIP = 'POST /api/v1/company/ownership';

const page = (items: unknown[], nextCursor: string | null = null): MockAnswer => ({ body: { items, nextCursor } });
const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  openSettings(
    '/settings/company?tab=members',
    {
      'GET /api/v1/company': {
        body: {
          id: 'cmp_1',
          code: 'QK7M2PXD',
          name: 'Hilltop Supply',
          demo: false,
          createdAt: '2026-11-01T15:00:00.000Z',
        },
      },
      [MEMBERS]: page([OWNER, BOOKER, ADMIN, ASKING]),
      [REQUESTS]: page([]),
      [INVITATIONS]: page([]),
      [DOMAINS]: page([]),
      [KEYS]: page([]),
      ...routes,
    },
    options,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a role without members is told so, and asks for nothing about them', async () => {
  const { requested } = open({}, { permissions: ['quote.read'] });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your role does not include this page' }),
  ).toBeInTheDocument();
  expect(requested.filter((route) => route.includes('members'))).toEqual([]);
});

describe('members', () => {
  test('stand with role and state; nobody changes their own membership', async () => {
    open();
    const rows = within(await screen.findByRole('table', { name: 'Members' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Olga OwensYou.*OwnerYesActive/),
      expect.stringMatching(/^Bo Bell.*Booker.*Active.*Change roleSuspendRemove$/),
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
    const { sent } = open({ [`PATCH ${BO}`]: { body: { ...BOOKER, role: 'finance' } } });
    await press('Change role of Bo Bell');
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' }),
      'Finance',
    );
    await confirm('Change role');
    await closed();
    expect(sent(`PATCH ${BO}`)).toEqual([{ role: 'finance' }]);
  });

  test('a refused change says why and keeps the dialog', async () => {
    open({ [`PATCH ${BO}`]: problem(409, 'LAST_OWNER', 'A company needs an owner.') });
    await press('Suspend Bo Bell');
    await confirm('Suspend Bo Bell');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('A company needs an owner.');
  });

  test.each([
    ['Suspend', BOOKER, { status: 'suspended', keepApiKeys: [] }],
    ['Resume', { ...BOOKER, status: 'suspended' }, { status: 'active' }],
  ])('%s', async (act, member, change) => {
    const { sent } = open({ [MEMBERS]: page([OWNER, member]), [`PATCH ${BO}`]: { body: member } });
    await press(`${act} Bo Bell`);
    await confirm(`${act} Bo Bell`);
    await closed();
    expect(sent(`PATCH ${BO}`)).toEqual([change]);
  });

  test('removing is confirmed once, then the list is read again', async () => {
    const { requested } = open({ [`DELETE ${BO}`]: {} });
    await press('Remove Bo Bell');
    expect(requested).not.toContain(`DELETE ${BO}`);
    await confirm('Remove Bo Bell');
    await closed();
    await waitFor(() => expect(requested.filter((route) => route === MEMBERS)).toHaveLength(2));
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
      const { requested } = open({ [KEYS]: keys, [`DELETE ${BO}`]: {}, [`DELETE ${BO}?keepApiKeys=key_2`]: {} });
      await press('Remove Bo Bell');
      expect(await listed()).toEqual([true, true]);
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'WMS' }));
      await confirm('Remove Bo Bell');
      await closed();
      expect(requested).toContain(`DELETE ${BO}?keepApiKeys=key_2`);
    });

    test('are suspended with all of them', async () => {
      const { sent } = open({ [KEYS]: keys, [`PATCH ${BO}`]: { body: BOOKER } });
      await press('Suspend Bo Bell');
      expect(await listed()).toEqual([true, true]);
      await confirm('Suspend Bo Bell');
      await closed();
      expect(sent(`PATCH ${BO}`)).toEqual([{ status: 'suspended', keepApiKeys: [] }]);
    });
  });

  test('prices are switched where the role leaves the choice', async () => {
    const { sent } = open({ [`PATCH ${BO}`]: { body: { ...BOOKER, seesPrices: false } } });
    await userEvent.click(await screen.findByRole('switch', { name: 'Bo Bell sees prices' }));
    await waitFor(() => expect(sent(`PATCH ${BO}`)).toEqual([{ seesPrices: false }]));
    expect(screen.queryByRole('switch', { name: 'Ada Adler sees prices' })).not.toBeInTheDocument();
  });

  test('more come page by page', async () => {
    open({ [MEMBERS]: page([OWNER], 'next'), [`${MEMBERS}?cursor=next`]: page([BOOKER]) });
    await press('Show more members');
    expect((await screen.findAllByText('Bo Bell')).length).toBeGreaterThan(0);
  });
});

describe('requests', () => {
  test('are approved with a role', async () => {
    const { sent } = open({ [REQUESTS]: page([ASKING]), [`POST ${ASA}/approve`]: { body: ASKING } });
    await press('Approve Asa Asker');
    await userEvent.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' }), 'Booker');
    await confirm('Approve');
    await closed();
    expect(sent(`POST ${ASA}/approve`)).toEqual([{ role: 'booker' }]);
  });

  test('are declined; one that lapsed meanwhile says so', async () => {
    open({
      [REQUESTS]: page([ASKING]),
      [`POST ${ASA}/decline`]: problem(409, 'MEMBERSHIP_CHANGED', 'Look at it again.'),
    });
    await press('Decline Asa Asker');
    expect(await section('Requests to join').findByRole('alert')).toHaveTextContent('Look at it again.');
  });
});

describe('invitations', () => {
  test('are mailed', async () => {
    const { sent } = open({ [INVITE]: { status: 201, body: INVITATION } });
    await userEvent.type(screen.getByLabelText('Email'), 'new@hilltop.test');
    await userEvent.selectOptions(section('Invitations').getByRole('combobox', { name: 'Role' }), 'Dock');
    await press('Send invitation');
    expect(await screen.findByText(/^Invitation created for new@hilltop.test/)).toBeInTheDocument();
    expect(sent(INVITE)).toEqual([{ email: 'new@hilltop.test', role: 'dock' }]);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  test('a refused field says why at the field and keeps what was typed, also after a session that died', async () => {
    const errors = [{ pointer: '/email', code: 'EMAIL', message: 'must be an address that can get mail' }];
    const { unmount } = open({ [INVITE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
    await userEvent.type(screen.getByLabelText('Email'), 'new@hilltop.test');
    await press('Send invitation');
    expect(await screen.findByText('Must be an address that can get mail')).toBeInTheDocument();
    unmount();
    open();
    expect(screen.getByLabelText('Email')).toHaveValue('new@hilltop.test');
  });

  test('something that is no address is not sent', async () => {
    const { requested } = open();
    await userEvent.type(screen.getByLabelText('Email'), 'nobody');
    await press('Send invitation');
    expect(await screen.findByText('Enter an email address such as name@company.com')).toBeInTheDocument();
    expect(requested).not.toContain(INVITE);
  });

  test('are sent again and revoked', async () => {
    const { requested, host } = open({
      [INVITATIONS]: page([INVITATION]),
      [`${INVITE}/inv_1/resend`]: { body: INVITATION },
      'DELETE /api/v1/company/invitations/inv_1': {},
    });
    await press('Resend invitation to new@hilltop.test');
    await waitFor(() =>
      expect(host.seen.notices).toEqual([{ kind: 'success', message: 'New link sent to new@hilltop.test.' }]),
    );
    await press('Revoke invitation to new@hilltop.test');
    await waitFor(() => expect(requested).toContain('DELETE /api/v1/company/invitations/inv_1'));
  });
});

describe('mail domains', () => {
  test('a claim by record shows what to publish and checks it', async () => {
    open({ [DOMAINS]: page([CLAIM]), [VERIFY]: problem(409, 'DOMAIN_UNPROVEN', 'The record is not there yet.') });
    expect(await screen.findByText('lading-verification=abc')).toBeInTheDocument();
    await press('Verify record');
    expect(await section('Mail domains').findByRole('alert')).toHaveTextContent('The record is not there yet.');
  });

  test('a claim by mail is proven by its code', async () => {
    const { sent } = open({ [DOMAINS]: page([{ ...CLAIM, proof: 'mail', record: null }]), [VERIFY]: { body: CLAIM } });
    await userEvent.type(await screen.findByLabelText('Code'), ' 123-abc ');
    await press('Verify code');
    await waitFor(() => expect(sent(VERIFY)).toEqual([{ code: '123-abc' }]));
  });

  test('a proven domain lets people in at once when asked to', async () => {
    const { sent } = open({
      [DOMAINS]: page([{ ...CLAIM, verifiedAt: '2026-11-20T16:00:00.000Z' }]),
      'PATCH /api/v1/company/domains/dom_1': { body: CLAIM },
    });
    await userEvent.click(await screen.findByRole('switch', { name: /Let people join without approval/ }));
    await waitFor(() => expect(sent('PATCH /api/v1/company/domains/dom_1')).toEqual([{ autoJoin: true }]));
  });

  test('a public domain is refused at its field', async () => {
    const errors = [
      { pointer: '/domain', code: 'PUBLIC_MAIL_DOMAIN', message: 'Addresses of this domain are open to everybody.' },
    ];
    open({ [CLAIM_ROUTE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
    await userEvent.type(screen.getByLabelText('Domain'), 'gmail.com');
    await press('Add domain');
    expect(await screen.findByText('Addresses of this domain are open to everybody.')).toBeInTheDocument();
    expect(screen.getByLabelText('Domain')).toHaveValue('gmail.com');
  });

  test('is removed after a question', async () => {
    const { requested } = open({ [DOMAINS]: page([CLAIM]), 'DELETE /api/v1/company/domains/dom_1': {} });
    await press('Remove hilltop.test');
    await confirm('Remove domain');
    await closed();
    expect(requested).toContain('DELETE /api/v1/company/domains/dom_1');
  });
});

describe('ownership', () => {
  const choose = async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'New owner' }), 'Bo Bell, Booker');
    await press('Transfer ownership');
    await confirm('Transfer ownership');
  };

  test('is handed over after a proof of who asks, and the session is read again', async () => {
    let proven = false;
    const { host, sent } = open({
      [OWNERSHIP]: () =>
        proven ? {} : problem(403, 'REAUTHENTICATION_REQUIRED', 'Confirm your identity to continue.'),
      'GET /api/v1/me': { body: { hasPassword: true } },
      'GET /api/v1/me/factors': { body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
      'POST /api/v1/auth/reauthenticate': () => {
        proven = true;
        return { body: {} };
      },
    });
    await choose();
    await userEvent.type(await screen.findByLabelText('Password'), 'seven calm otters drift');
    await press('Confirm');
    await waitFor(() => expect(host.seen.refreshes).toBe(1));
    expect(sent(OWNERSHIP)).toEqual([{ userId: 'usr_bo' }, { userId: 'usr_bo' }]);
  });

  test('who gives up proving hands nothing over', async () => {
    const { host, sent } = open({
      [OWNERSHIP]: problem(403, 'REAUTHENTICATION_REQUIRED', 'Confirm your identity to continue.'),
      'GET /api/v1/me': { body: { hasPassword: true } },
      'GET /api/v1/me/factors': { body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
    });
    await choose();
    const proof = await screen.findByRole('dialog', { name: 'Confirm your identity' });
    await userEvent.click(within(proof).getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByText('Nothing was changed because you did not confirm your identity.'),
    ).toBeInTheDocument();
    expect(sent(OWNERSHIP)).toHaveLength(1);
    expect(host.seen.refreshes).toBe(0);
  });
});
